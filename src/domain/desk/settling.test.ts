import { array, assert, constantFrom, integer, option, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hoursAfter, type OptionTerms } from './option.ts';
import { settled, type Queued } from './settling.ts';

const terms: OptionTerms = { optionDays: 5, optionTime: '18:00', shortNoticeDays: 14, shortNoticeHours: 24, timeZone: 'Europe/Paris' };
const zero = '2027-03-01T10:00:00.000Z';
const at = (hours: number) => hoursAfter(zero, hours);
const week = { startDate: '2027-07-03T15:00:00.000Z', endDate: '2027-07-10T07:00:00.000Z' };
const onOption = (id: number, until: number, more: Partial<Queued> = {}): Queued => ({
  id,
  state: 'option',
  ...week,
  optionUntil: at(until),
  optionHours: null,
  queuedAt: at(id - 100),
  ...more,
});
const waits = (id: number, more: Partial<Queued> = {}): Queued => ({
  id,
  state: 'waiting',
  ...week,
  optionUntil: null,
  optionHours: null,
  queuedAt: at(id - 100),
  ...more,
});

describe('settling options', () => {
  test('ends the first, puts the second on option until it ends, then the third, even if nothing ran in between', () => {
    expect(settled({ now: at(40), queue: [onOption(1, 0), waits(2, { optionHours: 30 }), waits(3)], taken: [] }, terms)).toEqual([
      { id: 1, at: at(0), state: 'expired' },
      { id: 2, at: at(0), state: 'option', optionUntil: at(30) },
      { id: 2, at: at(30), state: 'expired' },
      // An option from March 2, 17:00 in Paris ends five days later at 18:00 there.
      { id: 3, at: at(30), state: 'option', optionUntil: '2027-03-07T17:00:00.000Z' },
    ]);
  });

  test('does nothing before the first has ended, and ends it at that very moment', () => {
    expect(settled({ now: hoursAfter(at(5), -1 / 3_600_000), queue: [onOption(1, 5), waits(2)], taken: [] }, terms)).toEqual([]);
    expect(settled({ now: at(5), queue: [onOption(1, 5)], taken: [] }, terms)).toEqual([{ id: 1, at: at(5), state: 'expired' }]);
  });

  test('prefers the longest waiting, together with others that fit beside it', () => {
    const late = { startDate: '2027-07-10T07:00:00.000Z', endDate: '2027-07-17T07:00:00.000Z' };
    const both = { startDate: week.startDate, endDate: late.endDate };
    const queue = [onOption(1, 0, both), waits(4, { queuedAt: at(-9) }), waits(2, { queuedAt: at(-5) }), waits(3, late)];
    expect(settled({ now: at(1), queue, taken: [] }, terms).map(({ id, state }) => [id, state])).toEqual([
      [1, 'expired'],
      [3, 'option'],
      [4, 'option'],
    ]);
  });

  test('keeps charters waiting if a booking came in between, but not if it ends where they begin', () => {
    expect(settled({ now: at(1), queue: [onOption(1, 0), waits(2)], taken: [week] }, terms)).toHaveLength(1);
    const before = { startDate: '2027-06-26T15:00:00.000Z', endDate: week.startDate };
    expect(settled({ now: at(1), queue: [onOption(1, 0), waits(2)], taken: [before] }, terms)).toHaveLength(2);
  });

  test('holds dates freed by a user from now on', () => {
    expect(settled({ now: at(1), queue: [waits(2, { optionHours: 2 })], taken: [] }, terms)).toEqual([
      { id: 2, at: at(1), state: 'option', optionUntil: at(3) },
    ]);
  });

  test('expires charters that wait until their own start', () => {
    const soon = { startDate: at(3), endDate: at(50) };
    expect(settled({ now: at(3), queue: [onOption(1, 60), waits(2, soon)], taken: [soon] }, terms)).toEqual([
      { id: 2, at: at(3), state: 'expired' },
    ]);
  });
});

test('gives the same outcome and times however often it runs in between', () => {
  const stretch = constantFrom(
    { startDate: at(20), endDate: at(60) },
    { startDate: at(50), endDate: at(90) },
    { startDate: at(80), endDate: at(200) },
    { startDate: at(40), endDate: at(120) },
  );
  const someone = record({ stretch, optionHours: option(integer({ min: 1, max: 40 }), { nil: null }), end: integer({ min: -5, max: 20 }) });
  const moments = array(integer({ min: 0, max: 230 }), { maxLength: 12 });
  assert(
    property(array(someone, { minLength: 1, maxLength: 8 }), moments, integer({ min: 0, max: 230 }), (people, between, last) => {
      // The first two are on option, apart from each other; the rest came later and wait.
      const queue = people.map(({ stretch: dates, optionHours, end }, id) =>
        id === 0
          ? onOption(id, end, { startDate: at(20), endDate: at(60) })
          : id === 1
            ? onOption(id, end + 10, { startDate: at(60), endDate: at(200) })
            : waits(id, { ...dates, optionHours }),
      );
      const begun = play(queue, [-50]);
      const moved = [...between.filter((moment) => moment < last).toSorted((a, b) => a - b), last];
      expect(play(begun, moved)).toEqual(play(begun, [last]));
    }),
    { numRuns: 3_000 },
  );
});

/** The rest of the queue after settling it at these moments, without the expired ones. */
function play(queue: readonly Queued[], hours: readonly number[]): Queued[] {
  let left = [...queue];
  for (const hour of hours)
    for (const step of settled({ now: at(hour), queue: left, taken: [] }, terms))
      left =
        step.state === 'expired'
          ? left.filter(({ id }) => id !== step.id)
          : left.map((each) =>
              each.id === step.id ? { ...each, state: 'option', optionUntil: step.optionUntil, optionHours: null } : each,
            );
  return left;
}
