import { isDay } from '#domain/shared/is-day.ts';
import type { Day } from '#domain/shared/calendar-days.ts';

/** What is wrong with the entered day of a completion, or null. */
export function doneOnFault(day: string, today: Day): string | null {
  if (!isDay(day)) return 'Date is required';
  return day > today ? 'This date is in the future' : null;
}
