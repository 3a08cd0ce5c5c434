import { dayIn, daysBetween } from '#domain/shared/calendar-days.ts';
import { several } from '#domain/shared/words.ts';

const dayLong = 86_400_000;

/**
 * How many days of a free trial are left, by the company's calendar. On the evening before the clocks go forward, a trial of three days
 * ends on the fourth day from then: it still has three days left.
 */
export function trialWords(now: Date, end: string, timeZone: string): string {
  const byCalendar = daysBetween(dayIn(timeZone, now.toISOString()), dayIn(timeZone, end));
  const days = Math.min(byCalendar, Math.ceil((Date.parse(end) - now.getTime()) / dayLong));
  return days > 0 ? `${several(days, 'day')} left in your free trial.` : 'Your free trial ends today.';
}
