import { isDay } from '#domain/shared/is-day.ts';
import type { Day } from '#domain/shared/calendar-days.ts';
import { instantIn } from '#domain/shared/zoned-time.ts';

/** What is wrong with the entered day of a completion, or null. */
export function doneOnFault(day: string, today: Day): string | null {
  if (!isDay(day)) return 'Date is required';
  return day > today ? 'This date is in the future' : null;
}

/** When work completed late on this day was done: at the end of a working day, or now if that is earlier. */
export function doneAt(timeZone: string, day: Day, now = new Date()): string | null {
  const evening = instantIn(timeZone, { day, time: '17:00' });
  return evening !== null && evening > now.toISOString() ? now.toISOString() : evening;
}
