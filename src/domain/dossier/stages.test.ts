import { describe, expect, test } from 'vitest';
import { stagesOf } from './stages.ts';

const hours = { startDate: '2026-07-18T15:00:00.000Z', endDate: '2026-07-25T07:00:00.000Z' };
const charter = { type: 'charter', ...hours, moneyState: 'not_invoiced', isUnderWay: false } as const;
const [before, during, after] = ['2026-07-01T00:00Z', '2026-07-20T00:00Z', '2026-07-26T00:00Z'];
const stagesInWords = (booking: Parameters<typeof stagesOf>[0], now: string) =>
  stagesOf(booking, new Date(now))
    .map(({ stage, state }) => `${stage} ${state}`)
    .join(', ');

describe('how far a booking has come', () => {
  test.each([
    ['not invoiced', before, {}, 'booked now, invoiced open, paid open, aboard open, back open, closed open'],
    ['invoiced', before, { moneyState: 'due' }, 'booked done, invoiced now, paid open, aboard open, back open, closed open'],
    ['late with its money', before, { moneyState: 'overdue' }, 'booked done, invoiced now, paid open, aboard open, back open, closed open'],
    ['paid', before, { moneyState: 'paid' }, 'booked done, invoiced done, paid now, aboard open, back open, closed open'],
    ['aboard and paid', during, { moneyState: 'paid' }, 'booked done, invoiced done, paid done, aboard now, back open, closed open'],
    ['aboard and not paid', during, { moneyState: 'due' }, 'booked done, invoiced done, paid missed, aboard now, back open, closed open'],
    ['back and never invoiced', after, {}, 'booked done, invoiced missed, paid missed, aboard done, back now, closed open'],
    ['back and paid', after, { moneyState: 'paid' }, 'booked done, invoiced done, paid done, aboard done, back done, closed now'],
    ['late', after, { moneyState: 'paid', isUnderWay: true }, 'booked done, invoiced done, paid done, aboard now, back open, closed open'],
  ] as const)('%s', (_how, now, more, stages) => {
    expect(stagesInWords({ ...charter, ...more }, now)).toBe(stages);
  });

  test('hides its money from those without access, and doesn’t exist for other events', () => {
    const { moneyState: _, ...unknown } = charter;
    for (const booking of [unknown, { ...unknown, moneyState: null }])
      expect([before, during, after].map((now) => stagesInWords(booking, now))).toEqual([
        'booked now, aboard open, back open',
        'booked done, aboard now, back open',
        'booked done, aboard done, back now',
      ]);
    expect(stagesInWords({ ...charter, type: 'inspection' }, before)).toBe('');
  });

  test('is under way at the exact moments at which it begins and ends', () => {
    expect(
      [hours.startDate, hours.endDate, '2026-07-25T07:00:00.001Z'].map((now) => stagesInWords({ ...charter, moneyState: null }, now)),
    ).toEqual(['booked done, aboard now, back open', 'booked done, aboard now, back open', 'booked done, aboard done, back now']);
  });
});
