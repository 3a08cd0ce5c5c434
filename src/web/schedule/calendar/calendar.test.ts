import { expect, test } from 'vitest';
import { placedOnDays } from '#domain/schedule/week-bars.ts';
import { anEvent } from '../../testing/given.ts';
import type { EventType } from '#domain/schedule/words.ts';
import { stepOf, titleOf } from '../schedule-days.ts';
import { sayShortDay, sayDays, sayMonth, sayWholeDay } from '../../platform/day-words.ts';
import { toneOf } from '../../words/event-words.tsx';
import { partsOn } from './event-days.ts';
import { weekHeightIn, weekLanesIn } from './lanes-layout.ts';
import { movementsOn } from './movement-days.ts';
import { parted } from './week-layout.ts';

const paris = 'Europe/Paris';
const placed = (...events: ReturnType<typeof anEvent>[]) => events.map((event) => ({ event, ...placedOnDays(paris, event) }));

test('a day has its calendar name, whatever time zone the machine is in', () => {
  expect(sayMonth('2026-11-01')).toBe('November 2026');
  expect(sayMonth('2026-11-30')).toBe('November 2026');
  expect(sayWholeDay('2026-11-21')).toBe('Saturday, November 21, 2026');
  expect(sayShortDay('2028-02-29')).toBe('Feb 29');
  expect(sayDays('2026-11-30', '2026-12-06')).toBe('Nov 30 – Dec 6, 2026');
  expect(sayDays('2026-11-16', '2026-11-22')).toBe('Nov 16 – 22, 2026');
  expect(sayDays('2026-12-28', '2027-01-03')).toBe('Dec 28, 2026 – Jan 3, 2027');
});

test.each([
  ['day', 'month', 'day', '2026-11-23', '2026-11-21'],
  ['week', 'month', 'week', '2026-11-29', '2026-11-15'],
  ['month', 'week', 'month', '2026-12-01', '2026-10-01'],
  ['timeline', 'week', 'week', '2026-11-29', '2026-11-15'],
  ['timeline', 'two-weeks', 'two weeks', '2026-12-06', '2026-11-08'],
  ['timeline', 'month', 'month', '2026-12-01', '2026-10-01'],
  ['timeline', 'quarter', 'quarter', '2027-02-01', '2026-08-01'],
] as const)('from 22 November, the %s by %s moves by a %s to %s, and back to %s', (view, zoom, name, next, previous) => {
  const step = stepOf(view, zoom);
  expect([step.name, step.from('2026-11-22', 1), step.from('2026-11-22', -1)]).toEqual([name, next, previous]);
});

test('a month moves to the next one from its 31st as well', () => {
  expect(stepOf('month', 'month').from('2027-01-31', 1)).toBe('2027-02-01');
});

test.each([
  ['list', 'All events'],
  ['day', 'Sun, Nov 22, 2026'],
  ['week', 'Nov 16 – 22, 2026'],
  ['month', 'November 2026'],
  ['timeline', 'November 2026'],
] as const)('the %s of 22 November 2026 is headed "%s"', (view, title) => {
  expect(titleOf(view, '2026-11-22')).toBe(title);
});

test('a day has the events that touch it, but not those that ended at its midnight', () => {
  const overnight = anEvent({ id: 1, startDate: '2026-06-05T20:00:00.000Z', endDate: '2026-06-06T06:00:00.000Z' });
  const untilMidnight = anEvent({ id: 2, startDate: '2026-06-05T08:00:00.000Z', endDate: '2026-06-05T22:00:00.000Z' });
  const on = (day: string) => partsOn(placed(overnight, untilMidnight), day).flatMap(({ events }) => events.map(({ id }) => id));
  expect([on('2026-06-04'), on('2026-06-05'), on('2026-06-06'), on('2026-06-07')]).toEqual([[], [1, 2], [1], []]);
});

const inJune = (id: number, type: EventType, startDate: string, endDate: string) =>
  anEvent({ id, type, startDate: `2026-06-${startDate}:00.000Z`, endDate: `2026-06-${endDate}:00.000Z` });

test('a day has departures and returns in order, yachts at sea, and work', () => {
  const events = placed(
    inJune(1, 'charter', '01T15:00', '06T12:00'),
    inJune(2, 'charter', '01T15:00', '06T07:00'),
    inJune(3, 'charter', '04T15:00', '09T07:00'),
    inJune(4, 'inspection', '06T06:00', '06T09:00'),
    inJune(5, 'other', '06T06:00', '06T09:00'),
    inJune(6, 'day_rent', '06T08:00', '06T16:00'),
    inJune(7, 'charter', '06T15:00', '13T07:00'),
    inJune(8, 'crew_change', '06T15:00', '06T16:00'),
  );
  expect(partsOn(events, '2026-06-06').map(({ part, events: of }) => [part, of.map(({ id }) => id)])).toEqual([
    ['departing', [6, 7]],
    ['returning', [2, 1]],
    ['out', [3]],
    ['work', [4, 8]],
    ['other', [5]],
  ]);
  expect(partsOn(events, '2026-06-07').map(({ part }) => part)).toEqual(['out']);
  expect(partsOn(events, '2026-06-20')).toEqual([]);
});

test.each([
  [600, 5, 120],
  [900, 5, 126],
  [900, 4, 157],
  [1200, 5, 186],
  [4000, 5, 240],
])('in a window %i px high each of %i weeks is %i px high', (height, weeks, high) => expect(weekHeightIn(height, weeks)).toBe(high));

const of = (yachtId: number, event: ReturnType<typeof anEvent>) => ({ ...event, yachtId });

test('a day of a month has its returns, departures, trips by the hour, jobs, and free yachts', () => {
  const events = placed(
    of(1, inJune(1, 'charter', '01T15:00', '06T12:00')),
    of(1, inJune(2, 'charter', '06T15:00', '13T07:00')),
    of(2, inJune(3, 'charter', '04T15:00', '09T07:00')),
    of(3, inJune(4, 'day_rent', '06T13:00', '06T16:00')),
    of(3, inJune(5, 'day_rent', '06T08:00', '06T12:00')),
    of(4, inJune(6, 'inspection', '06T06:00', '06T09:00')),
    of(5, { ...inJune(7, 'maintenance', '06T06:00', '06T09:00'), maintenanceStatus: 'completed' }),
    of(6, inJune(8, 'crew_change', '06T06:00', '06T09:00')),
    of(7, inJune(9, 'other', '06T06:00', '06T09:00')),
  );
  const { trips, jobs, busy, ...counts } = movementsOn(events, '2026-06-06');
  expect(counts).toEqual({ touching: 9, returning: 1, departing: 3 });
  expect(trips.map(({ id }) => id)).toEqual([5, 4]);
  expect(jobs.map(({ id }) => id)).toEqual([6, 7, 8, 9]);
  expect([...busy].toSorted()).toEqual([1, 2, 3, 4]);
  expect(movementsOn(events, '2026-06-20')).toMatchObject({ touching: 0, trips: [], jobs: [] });
});

test.each([
  [120, 3],
  [720, 10],
  [900, 13],
  [2000, 14],
])('above the hours of a week a window %i px high has %i lanes', (height, lanes) => expect(weekLanesIn(height)).toBe(lanes));

test('in a week, events of several days are above, and those of hours in each day they touch', () => {
  const charter = anEvent({ id: 1, startDate: '2026-06-06T15:00:00.000Z', endDate: '2026-06-13T07:00:00.000Z' });
  const wholeDay = anEvent({ id: 2, startDate: '2026-06-05T22:00:00.000Z', endDate: '2026-06-06T22:00:00.000Z' });
  const overnight = anEvent({ id: 3, startDate: '2026-06-05T20:00:00.000Z', endDate: '2026-06-06T06:00:00.000Z' });
  const { long, blocks } = parted(paris, ['2026-06-04', '2026-06-05', '2026-06-06'], placed(charter, wholeDay, overnight));
  expect(long.map(({ event }) => event.id)).toEqual([1, 2]);
  expect([...blocks].map(([day, on]) => [day, on.map(({ event, from, to }) => [event.id, from, to])])).toEqual([
    ['2026-06-04', []],
    ['2026-06-05', [[3, 22 * 60, 24 * 60]]],
    ['2026-06-06', [[3, 0, 8 * 60]]],
  ]);
});

test.each([
  [{ type: 'charter' }, 'teal'],
  [{ type: 'charter', color: 'violet' }, 'violet'],
  [{ type: 'charter', color: 'no color of ours' }, 'grey'],
  [{ type: 'maintenance', maintenanceStatus: 'pending' }, 'amber'],
  [{ type: 'maintenance', color: 'red', maintenanceStatus: 'completed' }, 'grey'],
  [{ type: 'maintenance', maintenanceStatus: 'cancelled' }, 'grey'],
  [{ type: 'maintenance', color: 'violet', maintenanceStatus: 'pending', endDate: '2026-06-06T11:00:00.000Z' }, 'red'],
] as const)('%j is drawn in %s', (more, tone) => {
  expect(toneOf(anEvent(more), new Date('2026-06-06T12:00:00Z'))).toBe(tone);
});
