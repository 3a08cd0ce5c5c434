import { expect, test } from 'vitest';
import { formatsOf } from '../shared/formats.ts';
import { bookingLine } from './booking-line.ts';

const week = { title: 'Charter de Graaf', yachtName: 'Aurelia', startDate: '2026-07-18T15:00:00Z', endDate: '2026-07-25T07:00:00Z' };
const say = (more: Partial<typeof week>, zone = 'Europe/Paris', formats = formatsOf({})) =>
  bookingLine({ ...week, ...more }, zone, formats);

test.each([
  ['a week', {}, 'Charter de Graaf\nAurelia, Jul 18 – 25, 2026, 7 nights'],
  ['one night', { endDate: '2026-07-19T07:00:00Z' }, 'Charter de Graaf\nAurelia, Jul 18 – 19, 2026, 1 night'],
  ['a day', { startDate: '2026-07-18T08:00:00Z', endDate: '2026-07-18T16:00:00Z' }, 'Charter de Graaf\nAurelia, Jul 18, 2026'],
  [
    'a day that ends at midnight',
    { startDate: '2026-07-18T08:00:00Z', endDate: '2026-07-18T22:00:00Z' },
    'Charter de Graaf\nAurelia, Jul 18, 2026',
  ],
])('%s has the yacht and her nights on a line of their own, without hours', (_what, more, text) => {
  expect(say(more)).toBe(text);
});

test('the days are in the company’s time zone and format', () => {
  expect(say({}, 'Pacific/Auckland', formatsOf({ dateOrder: 'dmy' }))).toBe('Charter de Graaf\nAurelia, 19 – 25 Jul 2026, 6 nights');
});

test('an overlong title is cut to leave room for yacht and days', () => {
  const text = say({ title: 'x'.repeat(600) });
  expect(text).toHaveLength(500);
  expect(text).toMatch(/x\nAurelia, Jul 18 – 25, 2026, 7 nights$/);
});
