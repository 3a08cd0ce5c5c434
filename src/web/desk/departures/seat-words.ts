import type { Departure } from '#domain/desk/departure.ts';
import { centsOf, decimalOf, moneyInWords } from '#domain/shared/money.ts';

type Party = { adults: number; children: number };

/** What a party's seats cost before discounts, in words for a currency. */
export function priceOf({ seatPrice, childPrice }: Pick<Departure, 'seatPrice' | 'childPrice'>, { adults, children }: Party) {
  const [seat, child] = [centsOf(seatPrice) ?? 0, centsOf(childPrice ?? seatPrice) ?? 0];
  return (currency: string) => moneyInWords(decimalOf(adults * seat + children * child), currency);
}
