import { dayIn, type Day } from '#domain/shared/calendar-days.ts';
import type { Person } from './sign-in.ts';

/**
 * The day of a moment where somebody's company is: months begin with it, and files are named after it. Whoever belongs to no company has
 * that of UTC.
 */
export function dayFor({ timeZone }: Pick<Person, 'timeZone'>, at = new Date().toISOString()): Day {
  return dayIn(timeZone ?? 'UTC', at);
}
