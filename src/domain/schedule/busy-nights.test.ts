import { expect, test } from 'vitest';
import { daysFrom } from '../shared/calendar-days.ts';
import { busyNights } from './busy-nights.ts';
import type { Slot } from './in-the-way.ts';

const paris = 'Europe/Paris';
const wish = { yachtId: 1, type: 'charter' } as const;
const anEntry = (startDate: string, endDate: string, more: Partial<Slot> = {}): Slot => ({
  id: 7,
  yachtId: 1,
  type: 'charter',
  startDate: `${startDate}:00.000Z`,
  endDate: `${endDate}:00.000Z`,
  ...more,
});

test.each([
  ['a charter takes the nights aboard, not the day of its return', anEntry('2026-07-18T15:00', '2026-07-21T07:00'), ['18', '19', '20']],
  ['a day trip takes none', anEntry('2026-07-19T08:00', '2026-07-19T16:00', { type: 'day_rent' }), []],
  ['what ends at midnight leaves that night free', anEntry('2026-07-18T15:00', '2026-07-19T22:00'), ['18']],
  ['what begins at midnight leaves the one before free', anEntry('2026-07-18T22:00', '2026-07-20T07:00'), ['19']],
  ['work over night takes it', anEntry('2026-07-19T06:00', '2026-07-20T15:00', { type: 'maintenance' }), ['19']],
  [
    'work that is done takes none',
    anEntry('2026-07-19T06:00', '2026-07-20T15:00', { type: 'maintenance', maintenanceStatus: 'completed' }),
    [],
  ],
  ['a change of the crew takes none', anEntry('2026-07-19T06:00', '2026-07-20T15:00', { type: 'crew_change' }), []],
  ['another yacht’s charter takes none', anEntry('2026-07-18T15:00', '2026-07-21T07:00', { yachtId: 2 }), []],
])('%s', (_, entry, nights) => {
  const busy = busyNights(paris, wish, [entry], daysFrom('2026-07-17', 6));
  expect([...busy]).toEqual(nights.map((day) => `2026-07-${day}`));
});

test('an entry isn’t in its own way', () => {
  const own = anEntry('2026-07-18T15:00', '2026-07-21T07:00');
  expect(busyNights(paris, { ...wish, id: 7 }, [own], daysFrom('2026-07-17', 6)).size).toBe(0);
});

test.each([
  ['Asia/Tokyo', '2026-12-30T08:00', '2027-01-01T00:00', ['2026-12-30', '2026-12-31']],
  ['America/Los_Angeles', '2026-12-31T01:00', '2027-01-02T17:00', ['2026-12-30', '2026-12-31', '2027-01-01']],
  ['Europe/Paris', '2026-10-24T15:00', '2026-10-25T08:00', ['2026-10-24']],
  ['Europe/Paris', '2026-03-28T16:00', '2026-03-29T07:00', ['2026-03-28']],
])('nights follow the calendar in %s, across the new year and daylight saving changes', (zone, from, to, nights) => {
  const days = [...daysFrom('2026-03-25', 6), ...daysFrom('2026-10-22', 5), ...daysFrom('2026-12-28', 8)];
  expect([...busyNights(zone, wish, [anEntry(from, to)], days)]).toEqual(nights);
});
