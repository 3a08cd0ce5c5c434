import { decimalOf, smallestCoin } from '../../shared/money.ts';
import { fraction, hundredths } from '../reckoning.ts';

const places = 8;

/** An amount converted at a rate with up to eight places, rounded to the target currency's smallest coin. */
export function inReportingCurrency(amount: string, rate: string, currency: string): string {
  const [whole = '0', part = ''] = rate.split('.');
  const scaled = BigInt(whole + part.slice(0, places).padEnd(places, '0'));
  return decimalOf(Number(fraction(hundredths(amount) * scaled, 10n ** BigInt(places), BigInt(smallestCoin(currency)))));
}
