import { expect, test } from 'vitest';
import { dayLineOf } from './day-line.ts';
import { fleetDaysOf } from './fleet-days.ts';
import type { EventType } from './words.ts';

const july = dayLineOf('Europe/Paris', '2026-07-01');
let id = 0;
const entry = (startDate: string, endDate: string, type: EventType = 'charter') => ({
  id: ++id,
  type,
  startDate: `2026-07-${startDate}:00Z`,
  endDate: `2026-07-${endDate}:00Z`,
});

test('a day shows who leaves, who is back and how many yachts are out, like that day’s departures', () => {
  const fleet = [
    { events: [entry('03T15:00', '04T07:00'), entry('04T15:00', '06T07:00')] },
    { events: [entry('04T08:00', '04T16:00', 'day_rent'), entry('05T08:00', '05T16:00', 'maintenance')] },
  ];
  expect(Object.fromEntries(fleetDaysOf(july, fleet))).toEqual({
    2: { out: 1, back: 0, atSea: 1, isTight: false },
    3: { out: 2, back: 2, atSea: 2, isTight: false },
    4: { out: 0, back: 0, atSea: 1, isTight: false },
    5: { out: 0, back: 1, atSea: 1, isTight: false },
  });
});

test('a day is tight if a yacht leaves too soon after coming back', () => {
  const events = [entry('03T15:00', '04T07:00'), entry('04T12:00', '05T07:00')];
  expect(fleetDaysOf(july, [{ events }]).get(3)).toMatchObject({ isTight: true });
  expect(fleetDaysOf(july, [{ events }]).get(4)).toMatchObject({ isTight: false });
});

test('the yacht’s turnaround decides what is too soon', () => {
  const events = [entry('03T15:00', '04T07:00'), entry('04T12:00', '05T07:00')];
  expect(fleetDaysOf(july, [{ events, turnaroundHours: 5 }]).get(3)).toMatchObject({ isTight: false });
});

test('a booking that ends at midnight is back on the day that ends', () => {
  expect([...fleetDaysOf(july, [{ events: [entry('03T15:00', '04T22:00')] }]).keys()]).toEqual([2, 3]);
});

test('days without movements are left out', () => {
  expect(fleetDaysOf(july, [{ events: [] }, { events: [entry('05T08:00', '05T16:00', 'other')] }]).size).toBe(0);
});
