import { dayIn, type Day } from '#domain/shared/calendar-days.ts';
import { dayInName } from '#domain/shared/date-words.ts';
import { formatsOf } from '#domain/shared/formats.ts';
import type { Person } from './sign-in.ts';

/**
 * The day of a moment where somebody's company is: months begin with it, and files are named after it. Whoever belongs to no company has
 * that of UTC.
 */
export function dayFor({ timeZone }: Pick<Person, 'timeZone'>, at = new Date().toISOString()): Day {
  return dayIn(timeZone ?? 'UTC', at);
}

/** A day in the name of a file for somebody, in the order of dates that they chose. */
export function dayInNameFor({ ownFormats, formats }: Pick<Person, 'ownFormats' | 'formats'>, day: Day): string {
  return dayInName(day, formatsOf(ownFormats, formats));
}
