import { addDays, dayIn, type Day } from '../shared/calendar-days.ts';
import { isDay } from '../shared/is-day.ts';
import { hoursInField } from './hours.ts';
import type { Meter } from './meter.ts';

const freshDays = 7;

/** The meter readings from the week up to a day, formatted for a form's fields. */
export function freshHours(meters: readonly Pick<Meter, 'id' | 'shown' | 'readAt'>[], day: Day, timeZone: string): Record<number, string> {
  if (!isDay(day)) return {};
  return Object.fromEntries(
    meters.flatMap(({ id, shown, readAt }) => {
      if (shown === null || readAt === null) return [];
      const on = dayIn(timeZone, readAt);
      return on <= day && on >= addDays(day, -freshDays) ? [[id, hoursInField(shown)]] : [];
    }),
  );
}
