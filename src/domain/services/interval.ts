import { addDays, addMonths, type Day } from '../shared/calendar-days.ts';

/** How often something is done: by the calendar, by hours (in tenths), or both, whichever comes first. With none it is done once. */
export type Interval = { everyMonths: number | null; everyDays: number | null; everyTenths: number | null };

const daysOfMonth = 30;
const maxNoticeDays = 60;
const onceNotice = { days: 30, tenths: 100 };

/** How long an interval of the calendar is, a month being 30 days; null without one. */
export function daysOf({ everyMonths, everyDays }: Interval): number | null {
  return everyDays ?? (everyMonths === null ? null : everyMonths * daysOfMonth);
}

/** So many intervals of the calendar after this day; null without one. */
export function daysLater({ everyMonths, everyDays }: Interval, day: Day, times = 1): Day | null {
  if (everyDays !== null) return addDays(day, everyDays * times);
  return everyMonths === null ? null : addMonths(day, everyMonths * times);
}

/** How many days before its day a service is due soon. */
export function noticeDays(interval: Interval): number {
  const days = daysOf(interval);
  return days === null ? onceNotice.days : Math.min(maxNoticeDays, Math.ceil(days / 10));
}

/** How many tenths of an hour before its hours a service is due soon: a tenth of the interval, in whole hours. */
export function noticeTenths({ everyTenths }: Interval): number {
  return everyTenths === null ? onceNotice.tenths : Math.ceil(everyTenths / 100) * 10;
}
