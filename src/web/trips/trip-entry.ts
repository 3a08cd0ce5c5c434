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

/** The form values of a trip. Days and times are in the company's time zone. */
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
  /** The readings of the yacht's meters at the arrival. */ readings: TypedHours;
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

/** The current place of a yacht: the arrival of the latest of these trips that has begun and wasn't cancelled. */
export function lastArrival(trips: Trip[], now: Date): NamedPlace | null {
  const started = trips.filter(({ departureDate, status }) => departureDate <= now.toISOString() && status !== 'cancelled');
  const [last] = started.toSorted((a, b) => (a.departureDate < b.departureDate ? 1 : -1));
  return last ? { name: last.arrivalLocation, position: last.arrivalPosition ? positionInWords(last.arrivalPosition) : '' } : null;
}

/** The arrival day if only a time was entered: the first on which that is after the departure. Empty if it can't be determined. */
export function arrivalDayOf({ departureDay, departureTime, arrivalTime }: TripEntry): string {
  const [from, to] = [timeTyped(departureTime), timeTyped(arrivalTime)];
  if (!isDay(departureDay) || from === null || to === null) return '';
  return to > from ? departureDay : addDays(departureDay, 1);
}

/** Whether the entered trip has arrived. */
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
    readings: hoursOf(trip, trip.yachtId),
  };
}

/** The hours with which the form of this trip begins for this yacht: none if the trip is stored with another one. */
export function hoursOf(stored: Trip | null, yachtId: number | null): TypedHours {
  const readings = stored?.yachtId === yachtId ? stored?.readings : [];
  return Object.fromEntries((readings ?? []).map(({ meterId, hours }) => [meterId, hoursText(hours).replace(' h', '')]));
}

/** The typed hours. They are read at the arrival, and not shown without one. */
function hoursAtArrival({ arrivalDay, readings }: TripEntry) {
  return hoursEntered(arrivalDay === '' ? {} : readings);
}

/** The typed position, or null. An unchanged one keeps the precision that its text omits. */
export function positionEntered(typed: string, stored: Position | null | undefined): Position | null {
  return stored && typed === positionInWords(stored) ? stored : (readPosition(typed).position ?? null);
}

/** The entered values as the server expects them. */
export function tripOf(entry: TripEntry, timeZone: string, stored: Trip | null) {
  const { departureDay, departureTime, arrivalDay, arrivalTime, readings: _typed, ...rest } = entry;
  const { readings } = hoursAtArrival(entry);
  const replaces = arrivalDay !== '' && (stored?.readings.length ?? 0) > 0;
  return {
    ...rest,
    ...((readings.length > 0 || replaces) && { readings }),
    departureDate: instantEntered(timeZone, departureDay, departureTime, stored?.departureDate),
    arrivalDate: instantEntered(timeZone, arrivalDay, arrivalTime, stored?.arrivalDate),
    departurePosition: positionEntered(entry.departurePosition, stored?.departurePosition),
    arrivalPosition: positionEntered(entry.arrivalPosition, stored?.arrivalPosition),
  };
}

/** Only the touched fields, so that what somebody else changed meanwhile is kept. Date and time are entered separately. */
export function changesOf(values: NewTrip, touched: Touched<TripEntry>): TripChanges {
  return changesIn(values, {
    ...touched,
    departureDate: touched.departureDay || touched.departureTime,
    arrivalDate: touched.arrivalDay || touched.arrivalTime,
  });
}

/** The form fields in which fields of another name are entered. */
export const enteredIn: Record<string, Field> = { departureDate: 'departureDay', arrivalDate: 'arrivalDay' };

const resolveTrip = standardSchemaResolver(NewTrip) as unknown as Resolver<Record<string, unknown>, unknown, NewTrip>;

/** Validates the form by the rules of the domain, with each error at the field it was entered in. */
export function entryResolver(timeZone: string, stored: Trip | null): Resolver<TripEntry, unknown, NewTrip> {
  return async (entry, context, options) => {
    const trip = tripOf(entry, timeZone, stored);
    const { values, errors } = await resolveTrip(trip, context, options as never);
    const found: FieldErrors<TripEntry> = {};
    const blame = (field: Field, message: string) => (found[field] ??= { type: 'rule', message, ref: options.fields[field]?.ref as never });

    const blameTime = (field: Field, fault: string | null) => fault && blame(field, fault);

    const [unreadHours] = Object.values(hoursAtArrival(entry).faults);
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
    // A day that is too early is refused even before its time is entered.
    const [from, to] = arrivalDate ? [departureDate, arrivalDate] : [entry.departureDay, entry.arrivalDay];
    const fault = from && arrivalFault({ departureDate: from, arrivalDate: to });
    if (fault) blame('arrivalDay', fault);
    return Object.keys(found).length > 0 ? { values: {}, errors: found } : { values: values as NewTrip, errors: {} };
  };
}

/** The fields of a trip that its track fills in. Entered places and positions stay. */
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
