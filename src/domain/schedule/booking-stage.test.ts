import { expect, test } from 'vitest';
import { stageAt } from './booking-stage.ts';

const week = { startDate: '2026-07-18T15:00:00.000Z', endDate: '2026-07-25T07:00:00.000Z' };

test.each([
  ['2026-07-18T14:59:59.999Z', 'paid', 'booked'],
  ['2026-07-18T15:00:00.000Z', 'overdue', 'aboard'],
  ['2026-07-25T07:00:00.000Z', 'paid', 'aboard'],
  ['2026-07-25T07:00:00.001Z', 'paid', 'closed'],
  ['2026-07-25T07:00:00.001Z', 'due', 'back'],
  ['2026-07-25T07:00:00.001Z', 'not_invoiced', 'back'],
  ['2026-07-25T07:00:00.001Z', null, 'back'],
] as const)('at %s, its money being %s, it is %s', (now, moneyState, stage) => {
  expect(stageAt({ ...week, moneyState }, new Date(now))).toBe(stage);
});
