import { describe, expect, test } from 'vitest';
import type { Trip } from '#domain/trips/trip.ts';
import { aTrip } from '../testing/given.ts';
import { trackRefusal } from './track-query.ts';
import {
  arrivalDayOf,
  blankEntry,
  changesOf,
  entryFromTrack,
  entryOf,
  entryResolver,
  hasArrived,
  hoursOf,
  lastArrival,
  positionEntered,
  tripOf,
  type TripEntry,
} from './trip-entry.ts';
import { tripsQuery, tripsSearch } from './trip-query.ts';

const paris = 'Europe/Paris';
const antibes = { latitude: 43.585612345, longitude: 7.128787654 };
const entry = (more: Partial<TripEntry> = {}): TripEntry => ({ ...entryOf(aTrip(), paris), ...more });
const send = (more: Partial<TripEntry>, stored: Trip | null = null) => tripOf(entry(more), paris, stored);
const arrived = (arrivalDay: string, arrivalTime: string, now: string) =>
  hasArrived(entry({ arrivalDay, arrivalTime }), paris, new Date(now));
const defined = <Search extends object>(search: Search) =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));

async function messages(more: Partial<TripEntry>) {
  const { errors } = await entryResolver(paris, null)(entry(more), undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error?.message]));
}

describe('the form of a trip', () => {
  test('begins today in the company’s time zone, at nine', () => {
    const now = new Date('2026-12-31T23:10:00.000Z');
    expect(blankEntry(paris, now, 7)).toMatchObject({
      yachtId: 7,
      departureDay: '2027-01-01',
      departureTime: '09:00',
      arrivalDay: '',
      status: 'planned',
      type: 'relocation',
    });
    expect(blankEntry('America/New_York', now, null).departureDay).toBe('2026-12-31');
  });

  test('leaves from where its yacht last arrived, whatever is planned or cancelled', () => {
    const now = new Date('2026-06-10T12:00:00.000Z');
    const trips = [
      aTrip({ departureDate: '2026-06-12T07:00:00.000Z', arrivalLocation: 'Capri', status: 'planned' }),
      aTrip({ departureDate: '2026-06-09T07:00:00.000Z', arrivalLocation: 'Elba', status: 'cancelled' }),
      aTrip({ departureDate: '2026-06-01T07:00:00.000Z', arrivalLocation: 'Nice', arrivalPosition: null }),
      aTrip({ departureDate: '2026-06-08T07:00:00.000Z', arrivalLocation: 'Antibes', arrivalPosition: antibes }),
    ];
    expect(lastArrival(trips, now)).toEqual({ name: 'Antibes', position: "43°35.137'N 7°07.727'E" });
    expect(blankEntry(paris, now, 7, lastArrival(trips, now))).toMatchObject({ departureLocation: 'Antibes', arrivalLocation: '' });
    expect(lastArrival(trips.slice(0, 2), now)).toBeNull();
  });

  test.each([
    ['the same day, later', '2026-06-06', '09:00', '16:30', '2026-06-06'],
    ['the small hours of the next day', '2026-12-31', '22:00', '04:15', '2027-01-01'],
    ['the same minute, a day later', '2026-02-28', '09:00', '09:00', '2026-03-01'],
    ['a time still being typed', '2026-06-06', '09:00', '1x', ''],
    ['no departure', '', '09:00', '16:30', ''],
  ])('completes an arrival with only a time for %s', (_case, departureDay, departureTime, arrivalTime, day) => {
    expect(arrivalDayOf(entry({ departureDay, departureTime, arrivalDay: '', arrivalTime }))).toBe(day);
  });

  test('determines to the minute, in the company’s time zone, whether it has arrived', () => {
    expect(arrived('2026-06-06', '18:00', '2026-06-06T16:00:00.000Z')).toBe(true);
    expect(arrived('2026-06-06', '18:00', '2026-06-06T15:59:59.999Z')).toBe(false);
    expect(arrived('2026-10-25', '02:30', '2026-10-25T00:30:00.000Z')).toBe(true);
    expect(arrived('', '18:00', '2026-06-06T16:00:00.000Z')).toBe(false);
  });

  test('shows a stored trip, and an unknown status or type as the default one', () => {
    const stored = aTrip({
      arrivalDate: '2026-06-06T22:15:00.000Z',
      departurePosition: antibes,
      status: 'lost' as never,
      type: 'cruise' as never,
    });
    expect(entryOf(stored, paris)).toMatchObject({
      departureDay: '2026-06-06',
      departureTime: '09:00',
      arrivalDay: '2026-06-07',
      arrivalTime: '00:15',
      status: 'planned',
      type: 'relocation',
      departurePosition: "43°35.137'N 7°07.727'E",
      arrivalPosition: '',
    });
  });

  test('returns an untouched trip unchanged, to the second and to the last decimal', () => {
    const stored = aTrip({ departureDate: '2026-06-06T07:00:42.000Z', departurePosition: antibes });
    expect(tripOf(entryOf(stored, paris), paris, stored)).toMatchObject({
      departureDate: stored.departureDate,
      departurePosition: antibes,
      arrivalDate: null,
      arrivalPosition: null,
    });
  });

  test('reads a typed position, and has none if it is unreadable', () => {
    expect(positionEntered('43.5, 7.25', antibes)).toEqual({ latitude: 43.5, longitude: 7.25 });
    expect(positionEntered('somewhere', antibes)).toBeNull();
    expect(positionEntered('', antibes)).toBeNull();
    expect(positionEntered('', null)).toBeNull();
  });

  test.each([
    [{}, {}],
    [{ yachtId: null }, { yachtId: 'Please select a yacht' }],
    [{ departureLocation: ' ' }, { departureLocation: 'Departure location is required' }],
    [{ departureDay: '' }, { departureDay: 'Departure date is required' }],
    [{ departureTime: '' }, { departureTime: 'Departure time is required' }],
    [{ arrivalDay: '2026-06-06', arrivalTime: '09:00' }, {}],
    [{ arrivalDay: '2026-06-06', arrivalTime: '08:59' }, { arrivalDay: 'Arrival must be after departure' }],
    [{ arrivalDay: '2026-06-06' }, { arrivalTime: 'Arrival time is required' }],
    [{ arrivalDay: '2026-06-05' }, { arrivalTime: 'Arrival time is required', arrivalDay: 'Arrival must be after departure' }],
    [{ departureDay: '6 Jnu' }, { departureDay: 'Please enter a date' }],
    [{ departureTime: 'early' }, { departureTime: 'Please enter a time' }],
    [
      { arrivalDay: '6 Jnu' },
      { arrivalDay: 'Please complete the arrival date, or clear date and time', arrivalTime: 'Arrival time is required' },
    ],
    [{ arrivalDay: '2026-06-06', arrivalTime: 'late' }, { arrivalTime: 'Please enter a time' }],
    [{ arrivalTime: '10:00' }, { arrivalDay: 'Please complete the arrival date, or clear date and time' }],
    [{ departurePosition: '95 N 7 E' }, { departurePosition: 'Latitude goes from 90° south to 90° north' }],
    [{ arrivalPosition: 'here' }, { arrivalPosition: "We can't read this position. Write it like 43°33.2'N 7°1.1'E or 43.553, 7.018" }],
  ] as [Partial<TripEntry>, object][])('shows the errors of %j: %j', async (wrong, found) => {
    expect(await messages(wrong)).toEqual(found);
  });

  test('sends hours while there is an arrival they are read at, and otherwise ignores what was typed', async () => {
    const arrival = { arrivalDay: '2026-06-06', arrivalTime: '16:00' };
    const stored = aTrip({ readings: [{ meterId: 7, hours: 1240.5 }] });
    expect(send({ ...arrival, readings: { 7: '1,241' } })).toMatchObject({ readings: [{ meterId: 7, hours: 1241 }] });
    expect(send({ ...arrival, readings: {} }, stored)).toMatchObject({ readings: [] });
    expect(send({ readings: { 7: '1,241' } })).not.toHaveProperty('readings');
    expect(send({ readings: { 7: '1,241' } }, stored)).not.toHaveProperty('readings');
    expect(await messages({ ...arrival, readings: { 7: 'many' } })).toEqual({ readings: 'Please enter hours such as 1,240.5' });
    expect(await messages({ readings: { 7: 'many' } })).toEqual({});
  });

  test('has the hours of the chosen yacht only: those of the stored trip if it is hers', () => {
    const stored = aTrip({ yachtId: 1, readings: [{ meterId: 7, hours: 1240.5 }] });
    expect(hoursOf(stored, 1)).toEqual({ 7: '1,240.5' });
    expect([hoursOf(stored, 2), hoursOf(stored, null), hoursOf(null, 1)]).toEqual([{}, {}, {}]);
  });

  test('changes a date whose day or time was touched', () => {
    const values = { yachtId: 1, departureDate: 'leaves', arrivalDate: 'arrives' } as never;
    expect(changesOf(values, { departureTime: true })).toEqual({ departureDate: 'leaves' });
    expect(changesOf(values, { arrivalDay: true, yachtId: true })).toEqual({ arrivalDate: 'arrives', yachtId: 1 });
    expect(changesOf(values, {})).toEqual({});
  });
});

const nameOf = ({ latitude }: { latitude: number }) => `Harbor at ${latitude}`;

describe('a track', () => {
  const track = {
    id: 1,
    pointCount: 3,
    sailedMiles: 80,
    startedAt: '2026-06-06T22:30:00.000Z',
    endedAt: '2026-06-07T09:00:00.000Z',
    line: [
      [[43.5, 7.25]],
      [
        [43, 8],
        [42.5, 8.75],
      ],
    ],
  };

  test('fills in when and where a trip began and ended', () => {
    expect(entryFromTrack(entry({ departureLocation: '', arrivalLocation: 'Calvi' }), track, paris, nameOf)).toEqual({
      departureDay: '2026-06-07',
      departureTime: '00:30',
      arrivalDay: '2026-06-07',
      arrivalTime: '11:00',
      departurePosition: "43°30.000'N 7°15.000'E",
      departureLocation: 'Harbor at 43.5',
      arrivalPosition: "42°30.000'N 8°45.000'E",
      // The user entered it.
      arrivalLocation: 'Calvi',
    });
  });

  test('keeps an entered position and its place', () => {
    const filledIn = entryFromTrack(entry({ departurePosition: '43, 7', departureLocation: '' }), track, paris, nameOf);
    expect(filledIn).not.toHaveProperty('departurePosition');
    expect(filledIn).not.toHaveProperty('departureLocation');
  });

  test('without times and points fills in nothing', () => {
    expect(entryFromTrack(entry(), { ...track, startedAt: null, endedAt: null, line: [] }, paris, nameOf)).toEqual({});
  });

  test.each([
    ['day.gpx', 100, null],
    ['DAY.GPX', 10 * 1024 * 1024, null],
    ['day.kml', 100, 'Please choose a GPX file'],
    ['gpx', 100, 'Please choose a GPX file'],
    ['day.gpx', 10 * 1024 * 1024 + 1, 'This file is larger than 10 MB'],
  ])('%s of %i bytes is refused with %j', (name, size, refusal) => {
    expect(trackRefusal({ name, size } as File)).toBe(refusal);
  });
});

test('the address of the trips has their filter, and leads to the page of twelve that it names', () => {
  expect(defined(tripsSearch({ q: 'Calvi', status: 'planned', type: 'charter', yachtId: '7', page: '2' }))).toEqual({
    q: 'Calvi',
    status: 'planned',
    type: 'charter',
    yachtId: 7,
    page: 2,
  });
  expect(defined(tripsSearch({ status: 'sunk', type: 'cruise', yachtId: '0', page: '1' }))).toEqual({});
  expect(tripsQuery({ q: 'Calvi', page: 3 }).queryKey[3]).toEqual({ q: 'Calvi', limit: 12, offset: 24 });
});
