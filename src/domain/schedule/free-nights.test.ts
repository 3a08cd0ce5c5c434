import { expect, test } from 'vitest';
import { freeOver, spanOfNights } from './free-nights.ts';
import type { Slot } from './in-the-way.ts';

const paris = 'Europe/Paris';
const week = { from: '2026-07-18', nights: 7 };
const anEntry = (startDate: string, endDate: string, more: Partial<Slot> = {}): Slot => ({
  id: 1,
  yachtId: 1,
  type: 'charter',
  startDate: `2026-07-${startDate}:00.000Z`,
  endDate: `2026-07-${endDate}:00.000Z`,
  ...more,
});

test('nights last from noon to noon, even across a daylight saving change', () => {
  expect(spanOfNights(paris, week)).toEqual({ startDate: '2026-07-18T10:00:00.000Z', endDate: '2026-07-25T10:00:00.000Z' });
  expect(spanOfNights(paris, { from: '2026-10-24', nights: 2 }).endDate).toBe('2026-10-26T11:00:00.000Z');
});

test.each([
  ['who is back that morning', anEntry('11T15:00', '18T07:00'), true],
  ['who leaves that evening a week later', anEntry('25T15:00', '30T07:00'), true],
  ['a day trip on the last day but one', anEntry('24T08:00', '24T16:00', { type: 'day_rent' }), false],
  ['work in between', anEntry('20T08:00', '21T16:00', { type: 'maintenance' }), false],
  ['work that is done', anEntry('20T08:00', '21T16:00', { type: 'maintenance', maintenanceStatus: 'completed' }), true],
  ['a change of the crew', anEntry('20T08:00', '21T16:00', { type: 'crew_change' }), true],
  ['another yacht’s charter', anEntry('20T08:00', '21T16:00', { yachtId: 2 }), true],
])('%s leaves a yacht free or not', (_, entry, isFree) => {
  expect(freeOver(paris, [{ id: 1 }], [entry], week)).toEqual(isFree ? [{ id: 1 }] : []);
});
