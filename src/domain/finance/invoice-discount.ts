import { fraction, hundredths, inWhole, sum, type Coin } from './reckoning.ts';

/** The discount on a whole invoice: a percentage, or an amount in its price mode, never both. */
export type Discount = { discountPercent?: string | number | null; discountAmount?: string | number | null };

/**
 * The discount on each of these amounts, in hundredths rounded to the coin. A percentage applies to each separately; an amount is split
 * cumulatively, so that the parts add up to it.
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
