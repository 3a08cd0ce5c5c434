import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { invoiceTotals, plainTax } from '../finance/invoice-totals.ts';
import { formatsOf } from '../shared/formats.ts';
import { decimalOf } from '../shared/money.ts';
import { splitTotal, type PlannedTerms } from './payment-plan.ts';
import { instalmentWords, partsOfAmounts, planFault, splitAgain, type Part } from './plan.ts';
import { priceTotals } from './price.ts';

const euros = { currency: 'EUR', prices: 'net' as const, taxRate: '13.00' };
const totalsOf = (taxed: number, exempt: number, terms: PlannedTerms) =>
  priceTotals(
    [
      { kind: 'base', label: '', quantity: '1.00', unitPrice: decimalOf(taxed), taxExempt: false, payable: 'invoice' },
      { kind: 'extra', label: '', quantity: '1.00', unitPrice: decimalOf(exempt), taxExempt: true, payable: 'invoice' },
    ],
    terms,
  );
/** The totals of the invoices for these parts, each calculated separately. */
function invoiced(parts: readonly Part[], terms: PlannedTerms) {
  const sums = { subtotal: 0, taxAmount: 0, total: 0 };
  for (const part of parts) {
    const { subtotal, taxAmount, total } = invoiceTotals(
      [
        { quantity: 1, unitPrice: decimalOf(part.taxable), tax: plainTax(false, terms.taxRate) },
        { quantity: 1, unitPrice: decimalOf(part.exempt), tax: plainTax(true, terms.taxRate) },
      ],
      terms,
    );
    expect(total).toBe(part.amount);
    sums.subtotal += subtotal;
    sums.taxAmount += taxAmount;
    sums.total += total;
  }
  return sums;
}

const line = (amount: string, kind: 'fee' | 'deposit' = 'fee') => ({ kind, label: 'Part', amount, dueDate: '2027-06-05' });

describe('an entered plan', () => {
  const charter = { total: '5977.90', currency: 'EUR' };

  test('must add up to the charter, with the parts that stay', () => {
    expect(planFault([line('2900'), line('3000')], [], charter)).toBe('The plan comes to €5,900.00, the charter to €5,977.90.');
    expect(planFault([line('3000')], [line('2977.90')], charter)).toBe(null);
    expect(planFault([line('5977.90'), line('800', 'deposit')], [line('800', 'deposit')], charter)).toBe(
      'A charter has one security deposit',
    );
  });

  test('stays as entered if its invoices add up to the charter for each tax', () => {
    const totals = totalsOf(4_710_50, 30_00, euros);
    const parts = partsOfAmounts(totals, [], [2_000_00, 3_352_87], euros);
    expect(parts?.map(({ amount }) => amount)).toEqual([2_000_00, 3_352_87]);
    expect(invoiced(parts ?? [], euros)).toEqual({ subtotal: totals.subtotal, taxAmount: totals.taxAmount, total: totals.total });
  });

  test('adds up to the charter for any amounts, which change by a few coins at most', () => {
    const aCase = record({
      taxed: integer({ min: 100_00, max: 50_000_00 }),
      exempt: integer({ min: 0, max: 2_000_00 }),
      taxRate: constantFrom(0, 5_50, 7_70, 8_10, 10_00, 13_00, 19_00, 20_00, 21_00, 25_50),
      weights: array(integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 }),
      prices: constantFrom('net' as const, 'gross' as const),
      currency: constantFrom('EUR', 'JPY'),
    });
    let furthest = 0;
    assert(
      property(aCase, ({ taxed, exempt, taxRate, weights, prices, currency }) => {
        const terms = { currency, prices, taxRate: decimalOf(taxRate) };
        const coin = currency === 'JPY' ? 100 : 1;
        const totals = totalsOf(taxed * coin, exempt * coin, terms);
        const inAll = weights.reduce((sum, each) => sum + each, 0);
        const amounts = weights.map((weight) => Math.floor((totals.total * weight) / inAll / coin) * coin);
        amounts[0] = (amounts[0] ?? 0) + totals.total - amounts.reduce((sum, each) => sum + each, 0);
        const parts = partsOfAmounts(totals, [], amounts, terms) ?? [];
        expect(invoiced(parts, terms)).toEqual({ subtotal: totals.subtotal, taxAmount: totals.taxAmount, total: totals.total });
        for (const [at, { amount }] of parts.entries())
          if (at < parts.length - 1) furthest = Math.max(furthest, Math.abs(amount - (amounts[at] ?? 0)) / coin);
      }),
      { numRuns: 5_000, seed: 21 },
    );
    expect(furthest).toBeLessThanOrEqual(10);
  });
});

describe('a new price', () => {
  const before = totalsOf(4_710_50, 30_00, euros);
  const [first] = splitTotal(before, [5_000n, 5_000n], euros);

  test('is split over what isn’t invoiced, by the shares', () => {
    const after = totalsOf(5_240_00, 56_70, euros);
    const rest = splitAgain(after, [first as Part], ['20.00', '30.00'], euros) ?? [];
    expect(invoiced([first as Part, ...rest], euros)).toEqual({ subtotal: 5_296_70, taxAmount: 681_20, total: 5_977_90 });
    expect(rest.map(({ taxable }) => taxable)).toEqual([1_154_00, 1_731_00]);
  });

  test('is refused below what is invoiced, or with no part left to absorb it', () => {
    expect(splitAgain(totalsOf(1_000_00, 0, euros), [first as Part], ['50.00'], euros)).toBe(null);
    expect(splitAgain(totalsOf(9_000_00, 30_00, euros), [first as Part], [], euros)).toBe(null);
  });
});

test('an invoice names the charter it belongs to', () => {
  const charter = {
    number: 'C-2026-0012',
    yachtName: 'Aurelia',
    startDate: '2027-07-03T15:00:00.000Z',
    endDate: '2027-07-10T07:00:00.000Z',
    timeZone: 'Europe/Paris',
    formats: formatsOf({ dateOrder: 'dmy' }),
  };
  expect(instalmentWords(charter, '50.00')).toBe('Charter C-2026-0012, Aurelia, 3 – 10 Jul 2027: 50%');
  expect(instalmentWords(charter, '33.30')).toBe('Charter C-2026-0012, Aurelia, 3 – 10 Jul 2027: 33.3%');
  expect(instalmentWords(charter, null)).toBe('Charter C-2026-0012, Aurelia, 3 – 10 Jul 2027');
});
