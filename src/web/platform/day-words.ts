import type { Day } from '#domain/shared/calendar-days.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

// A day belongs to no zone: it is said as UTC has it. Slow to make, quick to ask, and a month asks a hundred times.
function formatOf(parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(parts);
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { ...parts, timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}

/** A day of the calendar in words. */
export function sayDay(day: Day, parts: Intl.DateTimeFormatOptions): string {
  return formatOf(parts).format(Date.parse(`${day}T00:00:00Z`));
}

/** November 2026 */
export function sayMonth(day: Day): string {
  return sayDay(day, { month: 'long', year: 'numeric' });
}

/** Saturday, November 21, 2026 */
export function sayWholeDay(day: Day): string {
  return sayDay(day, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
}

/** Nov 30 – Dec 6, 2026 */
export function sayDays(first: Day, last: Day): string {
  return formatOf({ month: 'short', day: 'numeric', year: 'numeric' })
    .formatRange(Date.parse(`${first}T00:00:00Z`), Date.parse(`${last}T00:00:00Z`))
    .replaceAll('\u2009', ' ');
}
