import { addDays, addMonths, type Day } from '../shared/calendar-days.ts';

/** An interval: by date, by hours (in tenths), or both, whichever comes first. Without either it is done once. */
export type Interval = { everyMonths: number | null; everyDays: number | null; everyTenths: number | null };

const daysOfMonth = 30;
const maxNoticeDays = 60;
const onceNotice = { days: 30, tenths: 100 };

/** The length of a date interval in days, with 30 days a month; null without one. */
export function daysOf({ everyMonths, everyDays }: Interval): number | null {
  return everyDays ?? (everyMonths === null ? null : everyMonths * daysOfMonth);
}

/** The day this many date intervals after this one; null without an interval. */
export function daysLater({ everyMonths, everyDays }: Interval, day: Day, times = 1): Day | null {
  if (everyDays !== null) return addDays(day, everyDays * times);
  return everyMonths === null ? null : addMonths(day, everyMonths * times);
}

/** How many days before its due day a service counts as due. */
export function noticeDays(interval: Interval): number {
  const days = daysOf(interval);
  return days === null ? onceNotice.days : Math.min(maxNoticeDays, Math.ceil(days / 10));
}

/** How many tenths of an hour before its due hours a service counts as due: a tenth of the interval, in whole hours. */
export function noticeTenths({ everyTenths }: Interval): number {
  return everyTenths === null ? onceNotice.tenths : Math.ceil(everyTenths / 100) * 10;
}
