import { array, assert, integer, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../shared/calendar-days.ts';
import { overlap } from '../schedule/in-the-way.ts';
import { groupsOf, slotsFor, stretchOfWork, targetOf, tenthsOfWork, type ToPlan } from './proposals.ts';
import { includes } from './series.ts';

const timeZone = 'Europe/Paris';
const plan = (id: number, expectedOn: string, more: Partial<ToPlan> = {}): ToPlan => ({
  id,
  equipmentId: 1,
  series: null,
  title: 'Service',
  equipmentName: 'Port engine',
  expectedOn,
  latestOn: addDays(expectedOn, 10),
  estimatedTenths: null,
  everyMonths: null,
  everyDays: null,
  everyTenths: null,
  ...more,
});

describe('services to do together', () => {
  test('are the earliest and all within 21 days of it, and so on', () => {
    const groups = groupsOf([plan(4, '2027-07-10'), plan(1, '2027-06-01'), plan(3, '2027-06-23'), plan(2, '2027-06-22')]);
    expect(groups.map(({ plans }) => plans.map(({ id }) => id))).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(groups.map(({ deadline }) => deadline)).toEqual(['2027-06-11', '2027-07-03']);
  });

  test('leave out the shorter one of a series, whose deadline still counts', () => {
    const short = plan(1, '2027-06-01', { series: 'service', everyTenths: 2500 });
    const long = plan(2, '2027-06-20', { series: 'service', everyTenths: 5000 });
    expect(groupsOf([short, long, plan(3, '2027-06-02')])).toMatchObject([{ plans: [{ id: 3 }, { id: 2 }], deadline: '2027-06-11' }]);
    expect(groupsOf([short, { ...long, expectedOn: '2027-07-20' }])).toMatchObject([{ plans: [{ id: 1 }] }, { plans: [{ id: 2 }] }]);
  });

  test('have no deadline if none is known', () => {
    expect(groupsOf([plan(1, '2027-06-01', { latestOn: null })])[0]?.deadline).toBeNull();
  });
});

const of = (id: number, more: Partial<ToPlan>) => plan(id, '2027-06-01', { series: 'service', ...more });

test('are compared by hours within a series if both have them, else by days', () => {
  expect(includes(of(1, { everyTenths: 5000, everyMonths: 6 }), of(2, { everyTenths: 2500, everyMonths: 12 }))).toBe(true);
  expect(includes(of(1, { everyMonths: 12 }), of(2, { everyTenths: 2500, everyDays: 359 }))).toBe(true);
  expect(includes(of(1, { everyMonths: 12 }), of(2, { everyDays: 360 }))).toBe(false);
  expect(includes(of(1, { everyMonths: 12 }), of(2, { everyTenths: 2500 }))).toBe(false);
  expect(includes(of(1, { everyMonths: 12 }), of(2, { everyMonths: 6, series: 'other' }))).toBe(false);
  expect(includes(of(1, { everyMonths: 12 }), of(2, { everyMonths: 6, equipmentId: 2 }))).toBe(false);
});

describe('how long work takes', () => {
  test.each([
    [40, '2027-06-03T06:00:00.000Z', '2027-06-03T10:00:00.000Z'],
    [80, '2027-06-03T06:00:00.000Z', '2027-06-03T14:00:00.000Z'],
    [81, '2027-06-03T06:00:00.000Z', '2027-06-04T07:00:00.000Z'],
    [125, '2027-06-03T06:00:00.000Z', '2027-06-04T11:00:00.000Z'],
  ])('%s tenths of an hour', (tenths, startDate, endDate) => {
    expect(stretchOfWork('2027-06-03', tenths, timeZone)).toEqual({ startDate, endDate });
  });

  test.each([
    ['2027-03-28', '2027-03-28T06:00:00.000Z', '2027-03-28T14:00:00.000Z'],
    ['2027-03-27', '2027-03-27T07:00:00.000Z', '2027-03-27T15:00:00.000Z'],
    ['2027-10-31', '2027-10-31T07:00:00.000Z', '2027-10-31T15:00:00.000Z'],
    ['2027-10-30', '2027-10-30T06:00:00.000Z', '2027-10-30T14:00:00.000Z'],
  ])('from 08:00 on, also on %s', (day, startDate, endDate) => {
    expect(stretchOfWork(day, 80, timeZone)).toEqual({ startDate, endDate });
  });

  test('is four hours per service without an estimate', () => {
    expect(tenthsOfWork([{ estimatedTenths: null }, { estimatedTenths: 25 }])).toBe(65);
  });
});

test('is targeted a week before its deadline, but not before tomorrow', () => {
  expect(targetOf('2027-06-20', '2027-06-01')).toBe('2027-06-13');
  expect(targetOf('2027-06-05', '2027-06-01')).toBe('2027-06-02');
  expect(targetOf('2027-05-01', '2027-06-01')).toBe('2027-06-02');
  expect(targetOf(null, '2027-06-01')).toBe('2027-06-02');
});

describe('free slots for the work', () => {
  const calendar = { timeZone, today: '2027-06-01', now: '2027-06-01T09:00:00.000Z' };
  const work = { deadline: '2027-06-10', tenths: 80 };

  test('begin with the target, then the nearest, late ones last', () => {
    const free = slotsFor(work, { ...calendar, busy: [] });
    expect(free.map(({ startDate, late }) => [startDate, late])).toEqual([
      ['2027-06-03T06:00:00.000Z', false],
      ['2027-06-02T06:00:00.000Z', false],
      ['2027-06-04T06:00:00.000Z', false],
    ]);
  });

  test('come after a charter if there is nothing before it, and are marked late', () => {
    const busy = [{ startDate: '2027-06-01T08:00:00.000Z', endDate: '2027-06-12T07:00:00.000Z' }];
    const slots = slotsFor(work, { ...calendar, busy });
    expect(slots[0]).toEqual({ startDate: '2027-06-12T07:00:00.000Z', endDate: '2027-06-12T15:00:00.000Z', late: true });
    expect(slots).toHaveLength(3);
  });

  test('never overlap a booking', () => {
    const stretch = tuple(integer({ min: 0, max: 24 * 120 }), integer({ min: 1, max: 24 * 14 })).map(([from, hours]) => ({
      startDate: hoursAfter(from),
      endDate: hoursAfter(from + hours),
    }));
    assert(
      property(array(stretch, { maxLength: 12 }), integer({ min: -10, max: 60 }), integer({ min: 1, max: 400 }), (busy, days, tenths) => {
        const deadline = addDays(calendar.today, days);
        for (const slot of slotsFor({ deadline, tenths }, { ...calendar, busy })) {
          expect(busy.some((each) => overlap(each, slot))).toBe(false);
          expect(slot.startDate >= calendar.now && slot.startDate < slot.endDate).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });
});

function hoursAfter(hours: number): string {
  return new Date(Date.parse('2027-05-25T00:00:00.000Z') + hours * 3_600_000).toISOString();
}
