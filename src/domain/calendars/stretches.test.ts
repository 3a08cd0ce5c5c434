import { describe, expect, test } from 'vitest';
import { stretchesOf, windowAround, type Moment, type CalendarEntry } from './stretches.ts';

const local = { timeZone: 'Europe/Paris', checkOutTime: '09:00', now: '2027-06-01T10:00:00.000Z' };
const entry = (start: Moment, end: Moment | null = null, key = 'a'): CalendarEntry => ({ key, summary: ' Reserved ', start, end });
const read = (...entries: CalendarEntry[]) => stretchesOf(entries, local);

describe('an entry of a calendar', () => {
  test.each<[string, Moment, Moment | null, string, string]>([
    [
      'instants',
      { at: '2027-07-03T15:00:00.000Z' },
      { at: '2027-07-10T07:00:00.000Z' },
      '2027-07-03T15:00:00.000Z',
      '2027-07-10T07:00:00.000Z',
    ],
    [
      'whole days, from check-out to check-out',
      { day: '2027-07-03' },
      { day: '2027-07-10' },
      '2027-07-03T07:00:00.000Z',
      '2027-07-10T07:00:00.000Z',
    ],
    [
      'whole days over the change of the clocks',
      { day: '2027-10-30' },
      { day: '2027-11-01' },
      '2027-10-30T07:00:00.000Z',
      '2027-11-01T08:00:00.000Z',
    ],
    ['a whole day without an end: one day', { day: '2027-07-03' }, null, '2027-07-03T07:00:00.000Z', '2027-07-04T07:00:00.000Z'],
    [
      'a whole day that ends as it begins: one day',
      { day: '2027-07-03' },
      { day: '2027-07-03' },
      '2027-07-03T07:00:00.000Z',
      '2027-07-04T07:00:00.000Z',
    ],
    [
      'clocks where the company is',
      { day: '2027-07-03', time: '10:00', zone: null },
      { day: '2027-07-03', time: '18:30', zone: null },
      '2027-07-03T08:00:00.000Z',
      '2027-07-03T16:30:00.000Z',
    ],
    [
      'clocks of a zone',
      { day: '2027-07-03', time: '10:00', zone: 'America/New_York' },
      { day: '2027-07-03', time: '18:00', zone: 'America/New_York' },
      '2027-07-03T14:00:00.000Z',
      '2027-07-03T22:00:00.000Z',
    ],
    [
      'clocks of a zone that nobody knows: those of the company',
      { day: '2027-07-03', time: '10:00', zone: 'Middle-earth' },
      { day: '2027-07-03', time: '11:00', zone: 'Middle-earth' },
      '2027-07-03T08:00:00.000Z',
      '2027-07-03T09:00:00.000Z',
    ],
  ])('as %s', (_, start, end, startDate, endDate) => {
    expect(read(entry(start, end))).toEqual({ stretches: [{ key: 'a', summary: 'Reserved', startDate, endDate }], skipped: 0 });
  });

  test('is skipped and counted if it has no length or ends before it begins', () => {
    const at = { at: '2027-07-03T15:00:00.000Z' };
    expect(read(entry(at), entry(at, at, 'b'), entry(at, { at: '2027-07-02T15:00:00.000Z' }, 'c'))).toEqual({ stretches: [], skipped: 3 });
  });

  test('is merged with overlapping ones under the first one’s name, but not with one that begins when it ends', () => {
    const { stretches } = read(
      entry({ day: '2027-07-17' }, { day: '2027-07-24' }, 'd'),
      entry({ day: '2027-07-08' }, { day: '2027-07-12' }, 'b'),
      entry({ day: '2027-07-03' }, { day: '2027-07-10' }, 'a'),
      entry({ day: '2027-07-12' }, { day: '2027-07-13' }, 'c'),
    );
    expect(stretches.map(({ key, startDate, endDate }) => [key, startDate.slice(5, 10), endDate.slice(5, 10)])).toEqual([
      ['a', '07-03', '07-12'],
      ['c', '07-12', '07-13'],
      ['d', '07-17', '07-24'],
    ]);
  });

  test('is cut off 30 days back and 730 days ahead, at midnight in the company’s time zone', () => {
    const { from, to } = windowAround(local);
    expect([from, to]).toEqual(['2027-05-01T22:00:00.000Z', '2029-05-30T22:00:00.000Z']);
    const { stretches, skipped } = read(
      entry({ day: '2027-01-01' }, { day: '2027-05-01' }, 'over'),
      entry({ day: '2027-04-01' }, { day: '2027-05-09' }, 'begun'),
      entry({ day: '2029-05-01' }, { day: '2099-01-01' }, 'for good'),
      entry({ day: '2029-06-01' }, { day: '2029-06-02' }, 'far ahead'),
    );
    expect(skipped).toBe(0);
    expect(stretches.map(({ key, startDate, endDate }) => [key, startDate, endDate])).toEqual([
      ['begun', from, '2027-05-09T07:00:00.000Z'],
      ['for good', '2029-05-01T07:00:00.000Z', to],
    ]);
  });
});
