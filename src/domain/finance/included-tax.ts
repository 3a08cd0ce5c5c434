import { decimalOf, smallestCoin } from '../shared/money.ts';
import { fraction, hundredths, inWhole } from './reckoning.ts';

/** The tax in an amount that includes it, to the currency's smallest coin. */
export function includedTax(amount: string, percent: string, currency: string): string {
  const rate = hundredths(percent);
  return decimalOf(Number(fraction(hundredths(amount) * rate, inWhole + rate, BigInt(smallestCoin(currency)))));
}

type Taxed = { amount: string; currency: string; taxPercent: string | null; taxAmount: string | null };

/** The tax entered by hand, because the receipt differs from the rate. */
export function enteredTax({ amount, currency, taxPercent, taxAmount }: Taxed): string | null {
  return taxPercent !== null && taxAmount === includedTax(amount, taxPercent, currency) ? null : taxAmount;
}

/** The tax in a stored amount: as entered, else by its rate, else none. */
export function taxIncluded({ amount, currency, taxPercent, taxAmount }: Taxed): string | null {
  return taxAmount ?? (taxPercent === null ? null : includedTax(amount, taxPercent, currency));
}

/** Why this can't be the tax in an amount, or null if it can be. */
export function taxAmountFault({ amount, taxAmount }: Pick<Taxed, 'amount' | 'taxAmount'>): string | null {
  return taxAmount !== null && hundredths(taxAmount) > hundredths(amount) ? "The tax can't be more than the amount" : null;
}
