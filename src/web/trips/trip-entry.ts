import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { wallClockIn } from '#domain/shared/zoned-time.ts';
import { arrivalFault, NewTrip, type Trip, type TripStatus, type TripType } from '#domain/trips/trip.ts';
import { instantEntered, isHalfTyped } from '../platform/entered-time.ts';
import { oneOfIn } from '../platform/search-params.ts';
import { tripStatusList, tripTypeList } from './trip-words.tsx';

/** What a form shows of a trip. Days and times are what the calendar and the clock say in the company's time zone. */
export type TripEntry = {
  yachtId: number | null;
  departureLocation: string; arrivalLocation: string;
  departureDay: string; departureTime: string;
  arrivalDay: string; arrivalTime: string;
  status: TripStatus; type: TripType;
};

type Field = keyof TripEntry;

/** A new trip leaves today. */
export function blankEntry(timeZone: string, now: Date, yachtId: number | null): TripEntry {
  const { day } = wallClockIn(timeZone, now.toISOString());
  return { yachtId, departureLocation: '', arrivalLocation: '', departureDay: day, departureTime: '09:00', arrivalDay: '', arrivalTime: '', status: 'planned', type: 'relocation' };
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
    status: oneOfIn(tripStatusList, trip.status) ?? 'planned',
    type: oneOfIn(tripTypeList, trip.type) ?? 'relocation',
  };
}

/** What was entered, as the server takes it. */
export function tripOf(entry: TripEntry, timeZone: string, stored: Trip | null) {
  const { departureDay, departureTime, arrivalDay, arrivalTime, ...rest } = entry;
  return {
    ...rest,
    departureDate: instantEntered(timeZone, departureDay, departureTime, stored?.departureDate),
    arrivalDate: instantEntered(timeZone, arrivalDay, arrivalTime, stored?.arrivalDate),
  };
}

const fieldOf: Record<string, Field> = { departureDate: 'departureDay', arrivalDate: 'arrivalDay' };

/** The field of the form that a field of the record is entered in. */
export function entryField(path: string, entry: TripEntry): Field | null {
  return fieldOf[path] ?? (path in entry ? (path as Field) : null);
}

const resolveTrip = standardSchemaResolver(NewTrip) as unknown as Resolver<Record<string, unknown>, unknown, NewTrip>;

/** Checks what was entered by the rules of the domain, and says what is wrong where it was entered. */
export function entryResolver(timeZone: string, stored: Trip | null): Resolver<TripEntry, unknown, NewTrip> {
  return async (entry, context, options) => {
    const trip = tripOf(entry, timeZone, stored);
    const { values, errors } = await resolveTrip(trip, context, options as never);
    const found: FieldErrors<TripEntry> = {};
    const blame = (field: Field, message: string) => (found[field] ??= { type: 'rule', message, ref: options.fields[field]?.ref as never });

    if (entry.departureDay && !entry.departureTime) blame('departureTime', 'Departure time is required');
    if (isHalfTyped(options.fields.arrivalDay) || (!entry.arrivalDay && entry.arrivalTime)) blame('arrivalDay', 'Please complete the arrival date, or clear date and time');
    if (isHalfTyped(options.fields.arrivalTime) || (entry.arrivalDay && !entry.arrivalTime)) blame('arrivalTime', 'Arrival time is required');
    for (const [path, error] of Object.entries(errors)) {
      if (path === 'departureDate' && found.departureTime) continue;
      const field = entryField(path, entry);
      if (field) blame(field, String(error?.message));
    }
    const { departureDate, arrivalDate } = trip;
    // A day too early is told before its time is entered.
    const [from, to] = arrivalDate ? [departureDate, arrivalDate] : [entry.departureDay, entry.arrivalDay];
    const fault = from && arrivalFault({ departureDate: from, arrivalDate: to });
    if (fault) blame('arrivalDay', fault);
    return Object.keys(found).length > 0 ? { values: {}, errors: found } : { values: values as NewTrip, errors: {} };
  };
}
