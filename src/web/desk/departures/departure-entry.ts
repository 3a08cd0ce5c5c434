import { NewDeparture, type Departure, type DepartureChanges } from '#domain/desk/departure.ts';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { addDays } from '#domain/shared/calendar-days.ts';
import { wallClockIn } from '#domain/shared/zoned-time.ts';
import { instantEntered, isUnreadDay, timeFault } from '../../platform/entered-time.ts';
import { changesIn, type Touched } from '../../platform/saving.ts';

/** The form values of a departure: a day and two local times where the company is. */
type DepartureEntry = {
  title: string;
  yachtId: number | null;
  day: string;
  startTime: string;
  endTime: string;
  capacity: string;
  seatPrice: string;
  childPrice: string;
  minimum: string;
  isPublic: boolean;
};
type Field = keyof DepartureEntry;

export const entryLabels: Record<Field, string> = {
  title: 'Title',
  yachtId: 'Yacht',
  day: 'Day',
  startTime: 'Leaves at',
  endTime: 'Back at',
  capacity: 'Seats',
  seatPrice: 'Price of a seat',
  childPrice: 'Price for a child (empty: as adults)',
  minimum: 'Minimum seats to sail',
  isPublic: 'Show it on your public page',
};

export const blankEntry: DepartureEntry = {
  title: '',
  yachtId: null,
  day: '',
  startTime: '10:00',
  endTime: '17:00',
  capacity: '12',
  seatPrice: '',
  childPrice: '',
  minimum: '1',
  isPublic: false,
};

const plain = (price: string | null) => price?.replace(/\.00$/, '') ?? '';

export function entryOf(
  { title, yachtId, startDate, endDate, capacity, seatPrice, childPrice, minimum, isPublic }: Departure,
  timeZone: string,
): DepartureEntry {
  const [start, end] = [wallClockIn(timeZone, startDate), wallClockIn(timeZone, endDate)];
  return {
    title,
    yachtId,
    day: start.day,
    startTime: start.time,
    endTime: end.time,
    capacity: String(capacity),
    seatPrice: plain(seatPrice),
    childPrice: plain(childPrice),
    minimum: String(minimum),
    isPublic,
  };
}

/** The entered values as the server expects them. A departure that comes back earlier than it leaves does so on the next day. */
export function departureOf(
  { day, startTime, endTime, capacity, minimum, childPrice, ...rest }: DepartureEntry,
  timeZone: string,
  stored: Departure | null,
) {
  const startDate = instantEntered(timeZone, day, startTime, stored?.startDate);
  const sameDay = instantEntered(timeZone, day, endTime, stored?.endDate);
  const isNextDay = startDate && sameDay && sameDay <= startDate;
  const endDate = isNextDay ? instantEntered(timeZone, addDays(day, 1), endTime, stored?.endDate) : sameDay;
  return { ...rest, startDate, endDate, capacity: wholeOf(capacity), minimum: wholeOf(minimum), childPrice: childPrice.trim() || null };
}

function wholeOf(typed: string): number {
  return typed.trim() === '' ? Number.NaN : Number(typed);
}

/** The form field in which a field of the departure is entered, if its name differs. */
export const enteredIn: Record<string, Field> = { startDate: 'day', endDate: 'endTime' };

/** The changes to send, from the fields that were touched. */
export function changesOf(values: NewDeparture, touched: Touched<DepartureEntry>): DepartureChanges {
  const moved = touched.day || touched.startTime || touched.endTime;
  return changesIn(values, { ...touched, startDate: moved, endDate: moved } as Touched<NewDeparture>);
}

/** Checks the entered values by the rules of the domain, with each error at the field it was entered in. */
export function entryResolver(timeZone: string, stored: Departure | null): Resolver<DepartureEntry, unknown, NewDeparture> {
  return (entry, _context, options) => {
    const faults: FieldErrors<DepartureEntry> = {};
    const blame = (field: Field, message: string) =>
      (faults[field] ??= { type: 'rule', message, ref: options.fields[field]?.ref as never });
    if (entry.day === '') blame('day', 'Day is required');
    else if (isUnreadDay(entry.day)) blame('day', 'Please complete the date, or clear it');
    for (const [time, missing] of [
      ['startTime', 'Start time is required'],
      ['endTime', 'End time is required'],
    ] as const) {
      const fault = timeFault(entry[time], missing);
      if (fault) blame(time, fault);
    }
    const read = NewDeparture.safeParse(departureOf(entry, timeZone, stored));
    for (const { path, message } of read.error?.issues ?? []) blame(enteredIn[String(path[0])] ?? (String(path[0]) as Field), message);
    return read.success && Object.keys(faults).length === 0 ? { values: read.data, errors: {} } : { values: {}, errors: faults };
  };
}
