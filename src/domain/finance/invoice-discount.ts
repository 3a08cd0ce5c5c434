import { fraction, hundredths, inWhole, sum, type Coin } from './reckoning.ts';

/** What is taken off a whole invoice: a percentage, or an amount in its prices, never both. */
export type Discount = { discountPercent?: string | number | null; discountAmount?: string | number | null };

/**
 * What is taken off each of these amounts, in hundredths rounded to the coin: a percentage of each by itself; of an amount what falls to
 * all so far less what was given already, so that together they are the amount.
 */
export function discountsOf(bases: readonly bigint[], { discountPercent, discountAmount }: Discount, coin: Coin): bigint[] {
  const percent = hundredths(discountPercent ?? 0);
  if (percent > 0n) return bases.map((basis) => fraction(basis * percent, inWhole, coin));
  const amount = hundredths(discountAmount ?? 0);
  const whole = sum(bases);
  if (amount === 0n || whole === 0n) return bases.map(() => 0n);
  let [reached, given] = [0n, 0n];
  return bases.map((basis) => {
    reached += basis;
    const part = fraction(amount * reached, whole, coin) - given;
    given += part;
    return part;
  });
}
