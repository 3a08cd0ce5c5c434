import { centsOf, decimalOf } from '../shared/money.ts';

/** The share of a charter outside EU waters, in percent with two decimals, from its days outside; null if that is impossible. */
export function outsideShareOf(daysOutside: number, days: number): string | null {
  if (!(daysOutside > 0) || !(days > 0) || daysOutside > days) return null;
  return decimalOf(Math.round((daysOutside / days) * 100_00));
}

/** The days entered for it, as decimal texts; `daysInAll` may be empty if the days of service are known. */
type OutsideDays = { daysOutside: string; daysInAll: string };

/** Why no share can be calculated from these days, by field; null if one can, or none is entered. */
export function outsideDaysFault(
  { daysOutside, daysInAll }: OutsideDays,
  serviceDays: number | null,
): { path: keyof OutsideDays; message: string } | null {
  const outside = centsOf(daysOutside.trim() || '0');
  const all = daysInAll.trim() === '' ? (serviceDays ?? 0) * 100 : centsOf(daysInAll);
  if (outside === null || outside < 0) return { path: 'daysOutside', message: 'Days must be a number' };
  if (all === null || all < 0) return { path: 'daysInAll', message: 'Days must be a number' };
  if (outside > 0 && all === 0) return { path: 'daysInAll', message: 'Enter the total days' };
  return outside > all ? { path: 'daysOutside', message: "Can't be more than the total days" } : null;
}
