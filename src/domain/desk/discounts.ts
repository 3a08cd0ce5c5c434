import { fraction, hundredths, inWhole, type Coin } from '../finance/reckoning.ts';
import type { DiscountKind } from './price-words.ts';

/** A discount for booking early, late, or many nights. */
export type CompanyDiscount = { label: string; kind: DiscountKind; days: number; percent: string };

/** A discount given by hand: a percentage of what is left, or an amount. */
export type GivenDiscount = { label: string; percent?: string | null | undefined; amount?: string | null | undefined };

/** The company's discounts that fit, in its order. `daysAhead` are the calendar days to the start. */
export function fittingDiscounts(
  discounts: readonly CompanyDiscount[],
  { daysAhead, nights }: { daysAhead: number; nights: number },
): GivenDiscount[] {
  const fits = {
    early: (days: number) => daysAhead >= days,
    last_minute: (days: number) => daysAhead <= days,
    long: (days: number) => nights >= days,
  };
  return discounts.filter(({ kind, days }) => fits[kind](days)).map(({ label, percent }) => ({ label, percent }));
}

/**
 * What each discount takes off, one after the other (R11): a percentage is of what the ones before left. Together they never take more than
 * `maxDiscount` percent of the base, nor more than the base: the one that would is cut, and those after it take nothing.
 */
export function discountAmounts(base: bigint, discounts: readonly GivenDiscount[], maxDiscount: string, coin: Coin): bigint[] {
  const share = hundredths(maxDiscount);
  // Rounded down: a cap holds to the coin.
  const cap = share >= inWhole ? base : ((base * share) / (inWhole * coin)) * coin;
  let discounted = 0n;
  return discounts.map(({ percent, amount }) => {
    const uncapped = amount
      ? fraction(hundredths(amount), 1n, coin)
      : fraction((base - discounted) * hundredths(percent ?? 0), inWhole, coin);
    const left = cap - discounted;
    const given = uncapped < left ? uncapped : left;
    discounted += given > 0n ? given : 0n;
    return given > 0n ? given : 0n;
  });
}
