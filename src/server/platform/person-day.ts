import { dayIn, type Day } from '#domain/shared/calendar-days.ts';
import { dayInName } from '#domain/shared/date-words.ts';
import { formatsOf } from '#domain/shared/formats.ts';
import type { Person } from './sign-in.ts';

/**
 * The date of a moment in the time zone of somebody's company: months begin by it, and files are named after it. People without a company
 * use UTC.
 */
export function dayFor({ timeZone }: Pick<Person, 'timeZone'>, at = new Date().toISOString()): Day {
  return dayIn(timeZone ?? 'UTC', at);
}

/** A date in a file name, in the date order that this person chose. */
export function dayInNameFor({ ownFormats, formats }: Pick<Person, 'ownFormats' | 'formats'>, day: Day): string {
  return dayInName(day, formatsOf(ownFormats, formats));
}
