import { addDays, startOfDay, type Day } from '../shared/calendar-days.ts';
import { whatIsInTheWay, type Slot } from './in-the-way.ts';

/** The nights on which a yacht can't be booked, by the day they begin, because a conflicting entry lasts past midnight. */
export function busyNights(
  timeZone: string,
  wish: Pick<Slot, 'id' | 'yachtId' | 'type'>,
  entries: readonly Slot[],
  days: readonly Day[],
): Set<Day> {
  const isBusy = (day: Day) => {
    const midnight = startOfDay(timeZone, addDays(day, 1));
    const over = entries.filter(({ startDate, endDate }) => startDate < midnight && midnight < endDate);
    return over.some((each) => whatIsInTheWay({ ...wish, startDate: each.startDate, endDate: each.endDate }, [each]).length > 0);
  };
  return new Set(days.filter(isBusy));
}
