import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { hoursText } from '#domain/equipment/hours.ts';
import { addDays } from '#domain/shared/calendar-days.ts';
import { placeOf } from '#domain/shared/geo.ts';
import { isDay } from '#domain/shared/is-day.ts';
import { positionInWords, readPosition } from '#domain/shared/position-text.ts';
import type { Position } from '#domain/shared/position.ts';
import { timeTyped } from '#domain/shared/typed-time.ts';
import { instantIn, wallClockIn } from '#domain/shared/zoned-time.ts';
import type { Track } from '#domain/trips/track.ts';
import { arrivalFault, NewTrip, type Trip, type TripChanges } from '#domain/trips/trip.ts';
import { tripStatuses, tripTypes, type TripStatus, type TripType } from '#domain/trips/words.ts';
import { hoursEntered, type TypedHours } from '../equipment/hours-entry.ts';
import { instantEntered, isUnreadDay, timeFault } from '../platform/entered-time.ts';
import { changesIn, type Touched } from '../platform/saving.ts';
import { oneOfIn } from '../platform/search-params.ts';

/** What a form shows of a trip. Days and times are what the calendar and the clock say in the company's time zone. */
export type TripEntry = {
  yachtId: number | null;
  departureLocation: string;
  arrivalLocation: string;
  departureDay: string;
  departureTime: string;
  arrivalDay: string;
  arrivalTime: string;
  status: TripStatus;
  type: TripType;
  /** As they were typed. */
  departurePosition: string;
  arrivalPosition: string;
  trackId: number | null;
  /** What the yacht's meters show at the arrival. */ readings: TypedHours;
};

type Field = keyof TripEntry;

/** A place by its name and position, as a form shows them. */
export type NamedPlace = { name: string; position: string };

/** A new trip leaves today, from where its yacht last arrived if that is known. */
export function blankEntry(timeZone: string, now: Date, yachtId: number | null, from: NamedPlace | null = null): TripEntry {
  const { day } = wallClockIn(timeZone, now.toISOString());
  return {
    yachtId,
    departureLocation: from?.name ?? '',
    arrivalLocation: '',
    departureDay: day,
    departureTime: '09:00',
    arrivalDay: '',
    arrivalTime: '',
    status: 'planned',
    type: 'relocation',
    departurePosition: from?.position ?? '',
    arrivalPosition: '',
    trackId: null,
    readings: {},
  };
}

/** Where a yacht is: the arrival of the latest of these trips that has begun and wasn't cancelled. */
export function lastArrival(trips: Trip[], now: Date): NamedPlace | null {
  const started = trips.filter(({ departureDate, status }) => departureDate <= now.toISOString() && status !== 'cancelled');
  const [last] = started.toSorted((a, b) => (a.departureDate < b.departureDate ? 1 : -1));
  return last ? { name: last.arrivalLocation, position: last.arrivalPosition ? positionInWords(last.arrivalPosition) : '' } : null;
}

/** The arrival day when only its time was entered: the first on which it is after the departure. Empty if that can't be known. */
export function arrivalDayOf({ departureDay, departureTime, arrivalTime }: TripEntry): string {
  const [from, to] = [timeTyped(departureTime), timeTyped(arrivalTime)];
  if (!isDay(departureDay) || from === null || to === null) return '';
  return to > from ? departureDay : addDays(departureDay, 1);
}

/** Whether what was entered is a trip that has arrived. */
export function hasArrived({ arrivalDay, arrivalTime }: TripEntry, timeZone: string, now: Date): boolean {
  const arrival = instantIn(timeZone, { day: arrivalDay, time: arrivalTime });
  return arrival !== null && arrival <= now.toISOString();
}

export function entryOf(trip: Trip, timeZone: string): TripEntry {
  const departure = wallClockIn(timeZone, trip.departureDate);
  const arrival = trip.arrivalDate ? wallClockIn(timeZone, trip.arrivalDate) : { day: '', time: '' };
  return {
    yachtId: trip.yachtId,
    departureLocation: trip.departureLocation,
    arrivalLocation: trip.arrivalLocation,
    departureDay: departure.day,
    departureTime: departure.time,
    arrivalDay: arrival.day,
    arrivalTime: arrival.time,
    status: oneOfIn(tripStatuses, trip.status) ?? 'planned',
    type: oneOfIn(tripTypes, trip.type) ?? 'relocation',
    departurePosition: trip.departurePosition ? positionInWords(trip.departurePosition) : '',
    arrivalPosition: trip.arrivalPosition ? positionInWords(trip.arrivalPosition) : '',
    trackId: trip.trackId,
    readings: Object.fromEntries(trip.readings.map(({ meterId, hours }) => [meterId, hoursText(hours).replace(' h', '')])),
  };
}

/** The position that was typed, or none yet. One that nobody changed keeps what its words leave out. */
export function positionEntered(typed: string, stored: Position | null | undefined): Position | null {
  return stored && typed === positionInWords(stored) ? stored : (readPosition(typed).position ?? null);
}

/** What was entered, as the server takes it. */
export function tripOf(entry: TripEntry, timeZone: string, stored: Trip | null) {
  const { departureDay, departureTime, arrivalDay, arrivalTime, readings: typed, ...rest } = entry;
  const { readings } = hoursEntered(typed);
  return {
    ...rest,
    ...((readings.length > 0 || (stored?.readings.length ?? 0) > 0) && { readings }),
    departureDate: instantEntered(timeZone, departureDay, departureTime, stored?.departureDate),
    arrivalDate: instantEntered(timeZone, arrivalDay, arrivalTime, stored?.arrivalDate),
    departurePosition: positionEntered(entry.departurePosition, stored?.departurePosition),
    arrivalPosition: positionEntered(entry.arrivalPosition, stored?.arrivalPosition),
  };
}

/** The fields that were touched, and no others: what somebody else changed meanwhile is left alone. Date and time are entered apart. */
export function changesOf(values: NewTrip, touched: Touched<TripEntry>): TripChanges {
  return changesIn(values, {
    ...touched,
    departureDate: touched.departureDay || touched.departureTime,
    arrivalDate: touched.arrivalDay || touched.arrivalTime,
  });
}

/** The fields of a trip that are entered in fields of another name. */
export const enteredIn: Record<string, Field> = { departureDate: 'departureDay', arrivalDate: 'arrivalDay' };

const resolveTrip = standardSchemaResolver(NewTrip) as unknown as Resolver<Record<string, unknown>, unknown, NewTrip>;

/** Checks what was entered by the rules of the domain, and says what is wrong where it was entered. */
export function entryResolver(timeZone: string, stored: Trip | null): Resolver<TripEntry, unknown, NewTrip> {
  return async (entry, context, options) => {
    const trip = tripOf(entry, timeZone, stored);
    const { values, errors } = await resolveTrip(trip, context, options as never);
    const found: FieldErrors<TripEntry> = {};
    const blame = (field: Field, message: string) => (found[field] ??= { type: 'rule', message, ref: options.fields[field]?.ref as never });

    const blameTime = (field: Field, fault: string | null) => fault && blame(field, fault);

    const [unreadHours] = Object.values(hoursEntered(entry.readings).faults);
    if (unreadHours) blame('readings', unreadHours);
    if (isUnreadDay(entry.departureDay)) blame('departureDay', 'Please enter a date');
    if (entry.departureDay) blameTime('departureTime', timeFault(entry.departureTime, 'Departure time is required'));
    if (isUnreadDay(entry.arrivalDay) || (!entry.arrivalDay && entry.arrivalTime))
      blame('arrivalDay', 'Please complete the arrival date, or clear date and time');
    if (entry.arrivalDay || entry.arrivalTime) blameTime('arrivalTime', timeFault(entry.arrivalTime, 'Arrival time is required'));
    for (const field of ['departurePosition', 'arrivalPosition'] as const) {
      const unread = entry[field].trim() && readPosition(entry[field]).fault;
      if (unread) blame(field, unread);
    }
    for (const [path, error] of Object.entries(errors)) {
      if (path === 'departureDate' && found.departureTime) continue;
      blame(enteredIn[path] ?? (path as Field), String(error?.message));
    }
    const { departureDate, arrivalDate } = trip;
    // A day too early is refused before its time is entered.
    const [from, to] = arrivalDate ? [departureDate, arrivalDate] : [entry.departureDay, entry.arrivalDay];
    const fault = from && arrivalFault({ departureDate: from, arrivalDate: to });
    if (fault) blame('arrivalDay', fault);
    return Object.keys(found).length > 0 ? { values: {}, errors: found } : { values: values as NewTrip, errors: {} };
  };
}

/** What a track fills in of its trip. Places and positions that were entered stay as they are. */
export function entryFromTrack(
  entry: TripEntry,
  { startedAt, endedAt, line }: Track,
  timeZone: string,
  placeAt: (position: Position) => string,
): Partial<TripEntry> {
  const [first, last] = [line[0]?.[0], line.at(-1)?.at(-1)];
  const departure = startedAt ? wallClockIn(timeZone, startedAt) : null;
  const arrival = endedAt ? wallClockIn(timeZone, endedAt) : null;
  return {
    ...(departure && { departureDay: departure.day, departureTime: departure.time }),
    ...(arrival && { arrivalDay: arrival.day, arrivalTime: arrival.time }),
    ...(first &&
      !entry.departurePosition && {
        departurePosition: positionInWords(placeOf(first)),
        departureLocation: entry.departureLocation || placeAt(placeOf(first)),
      }),
    ...(last &&
      !entry.arrivalPosition && {
        arrivalPosition: positionInWords(placeOf(last)),
        arrivalLocation: entry.arrivalLocation || placeAt(placeOf(last)),
      }),
  };
}
