import { fraction, hundredths, inWhole, type Coin } from '../finance/reckoning.ts';
import type { DiscountKind } from './price-words.ts';

/** A discount for booking early, late, or many nights. */
export type CompanyDiscount = { label: string; kind: DiscountKind; days: number; percent: string };

/** A discount entered by hand: a percentage of the remaining price, or an amount. */
export type GivenDiscount = { label: string; percent?: string | null | undefined; amount?: string | null | undefined };

/** The company's discounts that apply, in its order. `daysAhead` are the calendar days to the start. */
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
 * The amount of each discount, one after the other (R11): a percentage applies to the price after the previous ones. Together they never
 * exceed `maxDiscount` percent of the base, nor the base itself: the one that would is cut, and later ones are 0.
 */
export function discountAmounts(base: bigint, discounts: readonly GivenDiscount[], maxDiscount: string, coin: Coin): bigint[] {
  const share = hundredths(maxDiscount);
  // Rounded down, so that the cap is never exceeded.
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
