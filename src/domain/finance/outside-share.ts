import { decimalOf } from '../shared/money.ts';

/** How much of a charter was outside EU waters, in percent with two decimals, where so many of its days were; null where that can't be. */
export function outsideShareOf(daysOutside: number, days: number): string | null {
  if (!(daysOutside > 0) || !(days > 0) || daysOutside > days) return null;
  return decimalOf(Math.round((daysOutside / days) * 100_00));
}
