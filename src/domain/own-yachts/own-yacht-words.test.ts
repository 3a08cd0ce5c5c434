import { expect, test } from 'vitest';
import { usualFormats } from '../shared/formats.ts';
import { nowInWords } from './own-yacht-words.ts';

const yachtId = 1;
const nine = { now: new Date('2026-11-25T08:00:00.000Z'), timeZone: 'Europe/Paris', formats: usualFormats };
const whole = { percent: '100', from: '2026-01-01', to: null };
const sold = { ...whole, to: '2026-11-24' };
const yesterday = { type: 'charter', from: '2026-11-20T16:00:00.000Z', to: '2026-11-24T08:00:00.000Z' } as const;
const out = { type: 'charter', from: '2026-11-20T16:00:00.000Z', to: '2026-11-28T08:00:00.000Z' } as const;
const thisEvening = { type: 'charter', from: '2026-11-25T16:00:00.000Z', to: '2026-11-28T08:00:00.000Z' } as const;
const tomorrow = { type: 'maintenance', from: '2026-11-25T23:00:00.000Z', to: '2026-11-28T08:00:00.000Z' } as const;

test.each([
  ['nothing', [], 'Free today'],
  ['a charter that is over and work from midnight', [yesterday, tomorrow], 'Free today'],
  ['a charter this evening', [yesterday, thisEvening], 'Free until 5:00\u00a0PM'],
  ['a charter under way', [out], 'Charter until Sat, Nov 28, 9:00\u00a0AM'],
])('with %s, an owner’s yacht is described by her calendar', (_what, entries, words) => {
  const hers = entries.map((each) => ({ ...each, yachtId }));
  expect(nowInWords({ shares: [whole] }, hers, nine)).toBe(words);
});

test('on a day without a share, nothing is said of a yacht, because her owner’s calendar doesn’t show that day', () => {
  expect(nowInWords({ shares: [{ ...whole, from: '2026-12-01' }] }, [], nine)).toBeNull();
  expect(nowInWords({ shares: [sold, { ...whole, from: '2026-11-26' }] }, [], nine)).toBeNull();
  expect(nowInWords({ shares: [{ ...whole, to: '2026-11-25' }] }, [], nine)).toBe('Free today');
});
