import { decimalOf, type Cents } from '#domain/shared/money.ts';

/** An amount in words: €12,500 or €99.95, and ¥10,000 for the same hundredths of a yen. */
export function sayMoney(cents: Cents, currency: string): string {
  return sayDecimal(decimalOf(cents), currency);
}

/** The same for an amount that is told as a decimal. */
export function sayDecimal(amount: string, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
  // As text, because a decimal as a number may not be the decimal that is meant.
  return format.format(amount as Intl.StringNumericLiteral);
}
