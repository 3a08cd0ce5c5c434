import { describe, expect, test } from 'vitest';
import type { DecimalMark } from '#domain/shared/formats.ts';
import { blankPlan, planResolver, type PlanEntry } from './plan-entry.ts';

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
