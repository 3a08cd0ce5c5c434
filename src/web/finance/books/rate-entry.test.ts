import { expect, test } from 'vitest';
import type { NewTaxRate, TaxRate } from '#domain/finance/tax-rate.ts';
import { blankRate, formOf, rateResolver, type RateForm } from './rate-entry.ts';

const vat: RateForm = { ...blankRate('2026-11-28', 1), name: 'VAT 20 %', percent: '20' };

async function read(form: Partial<RateForm>) {
  const options = { fields: {}, shouldUseNativeValidation: false } as never;
  const { values, errors } = await rateResolver({ ...vat, ...form }, undefined, options);
  const messages = Object.entries(errors).map(([field, error]) => [field, (error as { message?: string }).message]);
  return { values: values as Partial<NewTaxRate>, messages };
}

test('a new rate is a standard one, valid from the first day of this year', () => {
  expect([blankRate('2026-12-31', 1), blankRate('2027-01-01', 1)]).toMatchObject([
    { category: 'S', validFrom: '2026-01-01', validTo: '', companyId: 1 },
    { category: 'S', validFrom: '2027-01-01' },
  ]);
});

test.each([
  ['20', '20.00'],
  ['5.5', '5.50'],
  ['0.01', '0.01'],
  ['100', '100.00'],
])('%s percent is sent as %s', async (percent, sent) => {
  const { values, messages } = await read({ percent });
  expect([Number(values.percent), messages]).toEqual([Number(sent), []]);
});

test.each([
  [{ percent: '0' }, 'percent'],
  [{ percent: '' }, 'percent'],
  [{ percent: '100.01' }, 'percent'],
  [{ percent: '-1' }, 'percent'],
  [{ percent: 'a fifth' }, 'percent'],
  [{ name: ' ' }, 'name'],
  [{ validFrom: '2026-02-30' }, 'validFrom'],
  [{ validTo: '2025-12-31' }, 'validTo'],
  [{ category: 'E' as const }, 'reason'],
])('%j is refused at %s', async (form, field) => {
  expect((await read(form)).messages.map(([at]) => at)).toEqual([field]);
});

test('a rate may end on its first day, or be open', async () => {
  expect((await read({ validTo: '2026-01-01' })).values.validTo).toBe('2026-01-01');
  expect((await read({ validTo: '' })).values).toMatchObject({ validTo: null, reason: null, country: null });
});

test.each([
  // What was typed before the category was changed is no longer on the screen.
  ['S', { percent: '20', reason: null }],
  ['Z', { percent: '0', reason: null }],
  ['E', { percent: '0', reason: 'Article 148' }],
  ['O', { percent: '0', reason: 'Article 148' }],
] as const)('in category %s, %j of the fields counts', async (category, counted) => {
  const { values, messages } = await read({ category, percent: '20', reason: 'Article 148' });
  expect([messages, Number(values.percent), values.reason]).toEqual([[], Number(counted.percent), counted.reason]);
});

test('what is stored comes back from the form unchanged', async () => {
  const stored = {
    name: 'VAT',
    category: 'S',
    percent: '5.50',
    reason: null,
    country: 'FR',
    validFrom: '2024-02-29',
    validTo: '2026-12-31',
  };
  const form = formOf({ ...stored, companyId: 1 } as TaxRate);
  expect(form).toMatchObject({ percent: '5.50', reason: '', validTo: '2026-12-31' });
  expect(formOf({ ...stored, percent: '20.00', validTo: null, country: null } as TaxRate)).toMatchObject({
    percent: '20',
    validTo: '',
    country: '',
  });
  const { values } = await read(form);
  expect({ ...values, percent: Number(values.percent) }).toEqual({ ...stored, percent: 5.5, companyId: 1 });
});
