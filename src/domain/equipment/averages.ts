// How much a meter runs, from what it showed and when. Times are instants, hours whole tenths.
import type { Day } from '../shared/calendar-days.ts';

/** What a meter stood at, at a moment: as it showed, moved by what meters before it had counted. */
export type Reading = { id: number; at: string; total: number };

const day = 86_400_000;

/** Earlier first; of two at one moment the one that was entered first. */
export function inTime(readings: readonly Reading[]): Reading[] {
  return readings.toSorted((a, b) => (a.at === b.at ? a.id - b.id : a.at < b.at ? -1 : 1));
}

/** What a meter stood at, at this moment; null before its first reading. */
export function totalAt(readings: readonly Reading[], at: string): number | null {
  return inTime(readings).findLast((each) => each.at <= at)?.total ?? null;
}

/** The last reading, and the one that an average of so many days before it begins with: the last at or before, else the first. */
function spanOf(readings: readonly Reading[], days: number): { last: Reading; base: Reading } | null {
  const sorted = inTime(readings);
  const last = sorted.at(-1);
  if (!last) return null;
  const begin = new Date(Date.parse(last.at) - days * day).toISOString();
  return { last, base: sorted.findLast((each) => each.at <= begin) ?? (sorted[0] as Reading) };
}

/** Hours a day of the last 90 days, from a week on; before that what is usual for it, and null where nobody said. */
export function averageADay(readings: readonly Reading[], usualTenths: number | null): number | null {
  const span = spanOf(readings, 90);
  const days = span ? (Date.parse(span.last.at) - Date.parse(span.base.at)) / day : 0;
  if (span && days >= 7) return (span.last.total - span.base.total) / 10 / days;
  return usualTenths === null ? null : usualTenths / 10;
}

/** Hours a booked day of the last year, where bookings touched five days or more; never fewer than on any day. `touched` are the days of bookings, each once. */
export function averageABookedDay(
  readings: readonly Reading[],
  usualTenths: number | null,
  { touched, dayOf }: { touched: readonly Day[]; dayOf: (at: string) => Day },
): number | null {
  const aDay = averageADay(readings, usualTenths);
  const span = spanOf(readings, 365);
  if (!span) return aDay;
  const [from, to] = [dayOf(span.base.at), dayOf(span.last.at)];
  const days = touched.filter((each) => from <= each && each <= to).length;
  if (days < 5) return aDay;
  return Math.max((span.last.total - span.base.total) / 10 / days, aDay ?? 0);
}

const staleAfter = 30 * day;

/** Whether what a meter stands at is no longer known: it runs, and nobody has looked for a month. */
export function isStale({ readAt, perDay, now }: { readAt: string | null; perDay: number | null; now: Date }): boolean {
  return readAt !== null && perDay !== null && perDay > 0 && now.getTime() - Date.parse(readAt) > staleAfter;
}
