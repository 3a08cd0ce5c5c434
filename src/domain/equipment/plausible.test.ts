import { assert, array, integer, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { usualFormats } from '../shared/formats.ts';
import { inTime, type Reading } from './averages.ts';
import { readingDoubt, readingFault } from './plausible.ts';

const context = { meter: 'Port engine', timeZone: 'Europe/Paris', formats: usualFormats, now: new Date('2026-11-06T10:00:00Z') };
const before = { id: 1, at: '2026-11-03T10:00:00.000Z', total: 12_405 };
const after = { id: 2, at: '2026-11-05T10:00:00.000Z', total: 12_500 };

function at(hours: number, moment = '2026-11-05T10:00:00.000Z', later: Reading | null = null) {
  const entered = { at: moment, total: Math.round(hours * 10) };
  const neighbours = { before, after: later };
  return {
    fault: readingFault(entered, neighbours, context)?.message,
    doubt: readingDoubt(entered, neighbours, { meter: 'Port engine', perDay: null }),
  };
}

describe('a reading after 1,240.5 h on Nov 3', () => {
  test.each([
    ['is refused where it shows less', at(1240.4), 'Port engine stood at 1,240.5 h on Nov 3, 2026 already. Was the meter replaced?'],
    ['is refused where it shows more than can be', at(1312.6), 'Port engine can’t have run 72.1 h in 48 hours.'],
    [
      'is refused where the next one shows less',
      at(1250.1, '2026-11-04T10:00:00.000Z', after),
      'Port engine stood at only 1,250.0 h on Nov 5, 2026, which is later.',
    ],
    ['is refused in the future', at(1241, '2026-11-06T10:05:00.001Z'), 'Hours can’t be read in the future'],
    ['may be by a clock that is a little fast', at(1241, '2026-11-06T10:05:00.000Z'), undefined],
    ['may show the same', at(1240.5), undefined],
    ['may show a day more than passed', at(1312.5), undefined],
    [
      'is refused where the next one couldn’t be by then',
      at(1240.5, '2026-11-05T09:00:00.000Z', { ...after, total: 12_900 }),
      'Port engine can’t have run 49.5 h in 1 hour.',
    ],
  ])('%s', (_, { fault }, message) => {
    expect(fault).toBe(message);
  });

  test('must be confirmed if it shows more hours than have passed', () => {
    expect(at(1300).doubt).toBe('Port engine would have run 59.5 h in 48 hours.');
    expect(at(1288.5).doubt).toBeNull();
  });

  test('must be confirmed if it shows far more than the usual hours', () => {
    const doubt = (hours: number, perDay: number | null) =>
      readingDoubt({ at: '2026-11-05T10:00:00.000Z', total: hours * 10 }, { before, after: null }, { meter: 'Port engine', perDay });
    expect(doubt(1262.5, 2)).toBeNull();
    expect(doubt(1262.6, 2)).toBe('Port engine would have run 22.1 h in 48 hours.');
    expect(doubt(1262.6, null)).toBeNull();
    expect(
      readingDoubt({ at: '2026-12-23T10:00:00.000Z', total: 16_000 }, { before, after: null }, { meter: 'Port engine', perDay: 1 }),
    ).toBe('Port engine would have run 359.5 h in 50 days.');
  });
});

test('accepted readings, in any order of entry, never fall and never exceed the time passed', () => {
  assert(
    property(array(tuple(integer({ min: 0, max: 60 }), integer({ min: 0, max: 3000 })), { maxLength: 30 }), (entries) => {
      const accepted: Reading[] = [];
      entries.forEach(([days, total], id) => {
        const entered = { id, at: new Date(Date.UTC(2026, 8, 1 + days)).toISOString(), total };
        const sorted = inTime(accepted);
        const neighbours = {
          before: sorted.findLast((each) => each.at <= entered.at) ?? null,
          after: sorted.find((each) => each.at > entered.at) ?? null,
        };
        if (!readingFault(entered, neighbours, context)) accepted.push(entered);
      });
      const sorted = inTime(accepted);
      for (const [index, each] of sorted.slice(1).entries()) {
        const last = sorted[index] as Reading;
        expect(each.total).toBeGreaterThanOrEqual(last.total);
        expect(each.total - last.total).toBeLessThanOrEqual((Date.parse(each.at) - Date.parse(last.at)) / 360_000 + 240);
      }
    }),
  );
});
