import { describe, expect, test } from 'vitest';
import type { DecimalMark } from '#domain/shared/formats.ts';
import { blankPlan, meterAfter, planResolver, type PlanEntry } from './plan-entry.ts';

const entry: PlanEntry = { ...blankPlan, equipmentId: 7, title: 'Anodes', every: '12' };
const check = (more: Partial<PlanEntry>, mark: DecimalMark = 'comma') =>
  planResolver(mark)({ ...entry, ...more }, undefined, { fields: {}, shouldUseNativeValidation: false });

describe('the form of a service plan', () => {
  test('reads the quantities of its parts as the company writes numbers', async () => {
    const parts = [{ partId: 3, name: 'Cable ties', quantity: '1.250' }];
    expect((await check({ parts })).values).toMatchObject({ everyMonths: 12, parts: [{ partId: 3, quantity: 1250 }] });
    expect((await check({ parts }, 'point')).values).toMatchObject({ parts: [{ partId: 3, quantity: 1.25 }] });
  });

  test.each(['1.000', '1,000', '1.5', 'often'])('refuses an interval of %s days', async (every) => {
    expect((await check({ unit: 'days', every })).errors).toMatchObject({
      every: { message: 'Days must be a whole number from 1 to 36,500' },
    });
  });
});

const [port, starboard, pump] = [7, 8, 9];
const meters = [
  { id: 71, equipmentId: port },
  { id: 81, equipmentId: starboard },
];

test.each([
  ['becomes that of the new equipment', { everyHours: '250', meterId: 71 }, starboard, 81],
  ['has to be chosen if that has none', { everyHours: '250', meterId: 71 }, pump, null],
  ['stays if another was chosen', { everyHours: '250', meterId: 81 }, pump, 81],
  ['is filled in if hours count', { dueHours: '250', equipmentId: null }, port, 71],
  ['stays empty if no hours count', {}, starboard, null],
  ['changes even if the hours are empty again', { meterId: 71 }, starboard, 81],
] as const)('when other equipment is chosen, the meter of a plan %s', (_how, more, equipmentId, meterId) => {
  expect(meterAfter(meters, { ...entry, ...more }, equipmentId)).toBe(meterId);
});

test('the only meter on board counts for equipment without one', () => {
  expect(meterAfter(meters.slice(0, 1), { ...entry, everyHours: '250', meterId: 71 }, pump)).toBe(71);
});
