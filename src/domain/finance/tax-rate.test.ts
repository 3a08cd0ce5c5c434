import { describe, expect, test } from 'vitest';
import { categoriesFault, isValidOn, NewTaxRate, rateInUse, reasonOf, taxRateFault } from './tax-rate.ts';
import { taxCategories, type TaxCategory } from './tax-words.ts';

const rate = { name: 'France standard', category: 'S' as TaxCategory, percent: '20.00', validFrom: '2026-01-01' };

describe('a tax rate', () => {
  test.each([
    ['that is charged has a percentage', { percent: '0.00' }, 'percent'],
    ['that is charged needs no reason', { reason: 'Because' }, 'reason'],
    ['of an exemption says why', { category: 'E', percent: '0.00' }, 'reason'],
    ['of zero has no percentage', { category: 'Z' }, 'percent'],
    ['of zero needs no reason', { category: 'Z', percent: '0.00', reason: 'Because' }, 'reason'],
    ['of a reverse charge has no percentage', { category: 'AE' }, 'percent'],
    ['ends no sooner than it begins', { validTo: '2025-12-31' }, 'validTo'],
  ] as [string, Partial<typeof rate & { reason: string; validTo: string }>, string][])('%s', (_what, changes, path) => {
    expect(taxRateFault({ ...rate, ...changes })?.path).toBe(path);
  });

  test.each([
    [{}],
    [{ validTo: '2026-01-01' }],
    [{ category: 'E', percent: '0.00', reason: 'Outside EU waters' }],
    [{ category: 'Z', percent: '0.00' }],
    ...(['AE', 'K', 'G', 'O'] as const).map((category) => [{ category, percent: '0.00' }]),
  ] as [Partial<typeof rate>][])('like %j can be', (changes) => {
    expect(taxRateFault({ ...rate, ...changes })).toBeNull();
  });

  test('has the standard reason and its code unless one is entered', () => {
    expect(taxCategories.map((category) => reasonOf(category, null))).toEqual([
      { reason: null, reasonCode: null },
      { reason: null, reasonCode: null },
      { reason: null, reasonCode: null },
      { reason: 'Reverse charge', reasonCode: 'VATEX-EU-AE' },
      { reason: 'Intra-community supply', reasonCode: 'VATEX-EU-IC' },
      { reason: 'Export outside the EU', reasonCode: 'VATEX-EU-G' },
      { reason: 'Not subject to VAT', reasonCode: 'VATEX-EU-O' },
    ]);
    expect(reasonOf('AE', 'Art. 196')).toEqual({ reason: 'Art. 196', reasonCode: 'VATEX-EU-AE' });
  });

  test('is valid on its first and on its last day', () => {
    const ended = { validFrom: '2026-01-01', validTo: '2026-06-30' };
    expect(['2025-12-31', '2026-01-01', '2026-06-30', '2026-07-01'].map((day) => isValidOn(ended, day))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isValidOn({ ...ended, validTo: null }, '2099-01-01')).toBe(true);
  });

  test('is written with a percentage from 0 to 100, and a country of two letters', () => {
    expect(NewTaxRate.parse({ ...rate, country: 'fr' })).toMatchObject({ percent: '20.00', country: 'FR' });
    const wrong = NewTaxRate.safeParse({ ...rate, percent: '100.01', country: 'France', name: ' ' });
    expect(wrong.error?.issues.map(({ path }) => path.join('.'))).toEqual(['name', 'percent', 'country']);
  });

  test('on issued invoices can only be ended', () => {
    expect(rateInUse('France standard')).toBe('France standard is on issued invoices. End it, and add the new one.');
  });
});

describe('the taxes of one invoice', () => {
  test.each([
    [['O', 'O'], false],
    [['S', 'E', 'Z', null], false],
    [['O', 'S'], true],
    [['E', 'O'], true],
    [['O', null], true],
    [[], false],
  ] as [(TaxCategory | null)[], boolean][])('%j: what isn’t subject to VAT can’t be combined', (categories, isRefused) => {
    expect(categoriesFault(categories) !== null).toBe(isRefused);
  });
});
