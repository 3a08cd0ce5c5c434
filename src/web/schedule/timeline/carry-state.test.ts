import { assert, double, property } from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { dayLineOf } from '#domain/schedule/day-line.ts';
import { anEvent, aYacht } from '../../testing/given.ts';
import { proposalOf } from './carry-state.ts';
import { monthsBetween, together } from './fleet-query.ts';
import { freed, pull } from './gestures.ts';
import { seenDays } from './timeline-actions.ts';
import { titleOf } from './moves.ts';
import { reveal } from './focus-state.ts';
import { rowsOf } from './row-layout.ts';
import { spanWords } from './span-words.ts';
import { covers, viewOf } from './scroll-state.ts';

const paris = 'Europe/Paris';
const line = dayLineOf(paris, '2026-06-01');
const charter = anEvent({ id: 11, yachtId: 1, startDate: '2026-06-03T07:00:00.000Z', endDate: '2026-06-05T14:00:00.000Z' });
const booked = anEvent({ id: 21, yachtId: 2, startDate: '2026-06-04T07:00:00.000Z', endDate: '2026-06-04T14:00:00.000Z' });
const rows = rowsOf(line, [aYacht({ id: 1 }), aYacht({ id: 2 })], [charter, booked], undefined);
const carried = (shift: { start: number; end: number }, yachtId = 1) =>
  proposalOf(paris, rows, { event: charter, shift, yachtId, by: 'keys' });

describe('an event being carried', () => {
  test('in its old place differs in nothing and has no conflicts', () => {
    expect(carried({ start: 0, end: 0 })).toMatchObject({
      startDate: charter.startDate,
      endDate: charter.endDate,
      differs: false,
      obstacles: [],
    });
  });

  test('moves by days at the same time of day', () => {
    expect(carried({ start: 2, end: 2 })).toMatchObject({
      startDate: '2026-06-05T07:00:00.000Z',
      endDate: '2026-06-07T14:00:00.000Z',
      differs: true,
    });
    expect(carried({ start: 0, end: -1 })).toMatchObject({
      startDate: charter.startDate,
      endDate: '2026-06-04T14:00:00.000Z',
      differs: true,
    });
  });

  test('keeps its local time when the clocks change', () => {
    const late = { ...charter, startDate: '2026-10-24T07:00:00.000Z', endDate: '2026-10-24T14:00:00.000Z' };
    expect(proposalOf(paris, rows, { event: late, shift: { start: 1, end: 1 }, yachtId: 1, by: 'pointer' })).toMatchObject({
      startDate: '2026-10-25T08:00:00.000Z',
      endDate: '2026-10-25T15:00:00.000Z',
    });
  });

  test('has the conflicts on another yacht, and differs even if its times don’t', () => {
    expect(carried({ start: 0, end: 0 }, 2)).toMatchObject({
      yachtId: 2,
      differs: true,
      obstacles: [{ kind: 'conflict', taken: { id: 21 } }],
    });
    expect(carried({ start: 7, end: 7 }, 2)).toMatchObject({ differs: true, obstacles: [] });
  });

  test('has no place if nothing would be left of it, or without a yacht', () => {
    expect(carried({ start: 3, end: 0 })).toBeNull();
    expect(carried({ start: 0, end: 0 }, 99)).toBeNull();
  });
});

test.each([
  [{ yachtId: 1, startDate: 'a', endDate: 'c' }, 'Booking changed'],
  [{ yachtId: 1, startDate: 'c', endDate: 'b' }, 'Booking changed'],
  [{ yachtId: 1, startDate: 'c', endDate: 'd' }, 'Booking moved'],
  [{ yachtId: 2, startDate: 'a', endDate: 'b' }, 'Booking moved'],
])('a move from yacht 1, a to b, to %j is announced as "%s"', (to, title) => {
  const event = { ...charter, startDate: 'a', endDate: 'b' };
  expect(titleOf({ event, to })).toBe(title);
  expect(titleOf({ event: { ...event, type: 'maintenance' }, to })).toBe(title.replace('Booking', 'Event'));
  expect(titleOf({ event, to, undoes: true })).toBe('Booking back where it was');
});

describe('the pull of the edges', () => {
  test.each([
    [100, -1],
    [50, -1],
    [124, -0.5],
    [148, 0],
    [500, 0],
    [952, 0],
    [976, 0.5],
    [1000, 1],
    [5000, 1],
  ])('between 100 and 1000, at %i, is %d', (place, strength) => {
    expect(pull(place, 100, 1000)).toBeCloseTo(strength, 10);
  });

  test('is never stronger than one, grows towards an edge, and is the same at both', () => {
    const places = double({ min: -2000, max: 3000, noNaN: true });
    assert(
      property(places, places, (one, other) => {
        expect(Math.abs(pull(one, 100, 1000))).toBeLessThanOrEqual(1);
        expect(pull(one, 100, 1000)).toBeCloseTo(-pull(1100 - one, 100, 1000), 9);
        const [first, second] = [Math.min(one, other), Math.max(one, other)];
        expect(pull(first, 100, 1000)).toBeLessThanOrEqual(pull(second, 100, 1000));
      }),
    );
  });
});

describe('of the edges at 100 and 1000', () => {
  test.each([
    ['both may pull what is taken up between their margins', 500, [], { first: true, last: true }],
    ['the last one leaves alone what stays in its margin', 980, [985, 991, 970], { first: true, last: false }],
    ['the last one pulls what was out of its margin', 980, [940, 985], { first: true, last: true }],
    ['the last one pulls what goes 12 pixels towards it', 980, [985, 992], { first: true, last: true }],
    ['the first one leaves alone what stays in its margin', 120, [109, 147], { first: false, last: true }],
    ['the first one pulls what goes 12 pixels towards it', 120, [108], { first: true, last: true }],
  ])('%s', (_, from, path, may) => {
    const neither = { first: false, last: false };
    expect([from, ...path].reduce((before, at) => freed(before, from, at, 100, 1000), neither)).toEqual(may);
  });
});

const frame = (scrollLeft: number, scrollTop = 0) => ({ scrollLeft, scrollTop, clientWidth: 984, clientHeight: 600 });

describe('the visible part', () => {
  const measures = { day: 40, side: 184, lead: 4, dense: false };

  test.each([
    [0, 0, 19],
    [400, 10, 29],
    [401, 11, 30],
    [439, 11, 30],
  ])('scrolled by %i pixels has the whole days from %i to %i', (left, first, last) => {
    expect(seenDays(frame(left), measures)).toEqual({ first, last });
  });

  test('has at least one day, even before there is a frame', () => {
    expect(seenDays({ scrollLeft: 0, clientWidth: 190 }, { ...measures, day: 72 })).toEqual({ first: 0, last: 0 });
    expect(seenDays(null, measures)).toEqual({ first: 0, last: 0 });
  });

  test('is drawn with as much around it as a short scroll reveals', () => {
    const view = viewOf(frame(4000, 500), 40, 184);
    expect(view).toEqual({ from: 89, to: 131, top: 180, bottom: 1420 });
    expect(covers(view, frame(4000, 500), 40, 184)).toBe(true);
    expect(covers(view, frame(4440, 820), 40, 184)).toBe(true);
    for (const beyond of [frame(4481, 500), frame(3559, 500), frame(4000, 821), frame(4000, 179)])
      expect(covers(view, beyond, 40, 184)).toBe(false);
  });

  test('is scrolled just far enough to show a day of a row', () => {
    const [first, second] = rows;
    if (!first || !second) throw new Error('There are no rows.');
    const seen = (row: typeof first, day: number, from = frame(400, 0)) => {
      reveal(from, row, day, measures);
      return [from.scrollLeft, from.scrollTop];
    };
    expect(seen(first, 12)).toEqual([400, 0]);
    expect(seen(first, 5)).toEqual([200 - 80, 0]);
    expect(seen(first, 40)).toEqual([41 * 40 - 800 + 80, 0]);
    expect(seen(first, 12, frame(400, 30))).toEqual([400, 0]);
    expect(seen(second, 12, { ...frame(400, 0), clientHeight: 100 })).toEqual([400, 52 + 52 + 68 - 100]);
  });
});

const month = (more: object) => ({ data: undefined, isError: false, isPending: false, refetch: vi.fn<() => void>(), ...more }) as never;

describe('months', () => {
  test.each([
    ['2026-06-10', '2026-06-20', ['2026-06-01']],
    ['2026-06-30', '2026-07-01', ['2026-06-01', '2026-07-01']],
    ['2026-11-15', '2027-02-01', ['2026-11-01', '2026-12-01', '2027-01-01', '2027-02-01']],
  ])('from %s to %s are %j', (first, last, months) => {
    expect(monthsBetween(first, last)).toEqual(months);
  });

  test('have an event that extends over their edge once, in its newest version', () => {
    const newer = { ...charter, title: 'Newer', updatedAt: '2026-02-01T00:00:00.000Z' };
    const { events } = together([month({ data: [charter, booked] }), month({ data: [newer] })]);
    expect(events.map(({ id, title }) => [id, title])).toEqual([
      [11, 'Newer'],
      [21, booked.title],
    ]);
    expect(together([month({ data: [newer] }), month({ data: [charter] })]).events).toEqual([newer]);
  });

  test('report which of them are loading, and as failed only those that can’t be shown', () => {
    const [failed, stale] = [
      { isError: true, refetch: vi.fn<() => void>() },
      { isError: true, data: [booked], refetch: vi.fn<() => void>() },
    ];
    const read = together([month({ isPending: true }), month(failed), month(stale)]);
    expect(read).toMatchObject({ waiting: [true, false, false], failed: true, events: [booked] });
    read.retry();
    expect(failed.refetch).toHaveBeenCalledOnce();
    expect(stale.refetch).not.toHaveBeenCalled();
    expect(together([month(stale)]).failed).toBe(false);
  });
});

test.each([
  ['2026-06-03T07:00:00.000Z', '2026-06-03T14:00:00.000Z', 'Jun 3'],
  ['2026-06-03T07:00:00.000Z', '2026-06-10T14:00:00.000Z', 'Jun 3 – Jun 10'],
  // From midnight to midnight in Paris.
  ['2026-06-02T22:00:00.000Z', '2026-06-03T22:00:00.000Z', 'Jun 3'],
  ['2026-06-02T22:00:00.000Z', '2026-06-03T22:01:00.000Z', 'Jun 3 – Jun 4'],
])('from %s to %s is "%s"', (startDate, endDate, words) => {
  expect(spanWords(line, { startDate, endDate })).toBe(words);
  expect(spanWords(line, { startDate, endDate }, 'to')).toBe(words.replace('–', 'to'));
});
