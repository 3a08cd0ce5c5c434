import { array, assert, boolean, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centsOf, decimalOf } from '../shared/money.ts';
import { maxCents } from './currency.ts';
import { invoiceTotals, totalsFault } from './invoice-totals.ts';

const line = (quantity: string | number, unitPrice: string | number, taxExempt = false) => ({ quantity, unitPrice, taxExempt });

describe('the totals of an invoice', () => {
  test.each([
    ['of two days and a catered lunch', [line(2, 100), line('1', '100.00')], 20, { subtotal: 300_00, taxAmount: 60_00, total: 360_00 }],
    ['of three times a third of nothing much', [line(3, 0.1)], 0, { subtotal: 30, taxAmount: 0, total: 30 }],
    ['of a price that floating point can’t hold', [line(1, 0.1 + 0.2)], 0, { subtotal: 30, taxAmount: 0, total: 30 }],
    ['of half a cent, which goes up', [line('0.5', '0.01')], 0, { subtotal: 1, taxAmount: 0, total: 1 }],
    ['of less than half a cent, which is nothing', [line('0.49', '0.01')], 0, { subtotal: 0, taxAmount: 0, total: 0 }],
    ['of 1.005, which floating point takes for less', [line(1, 1.005)], 0, { subtotal: 101, taxAmount: 0, total: 101 }],
    ['of 1.5 times 0.67 by its exact product', [line('1.5', '0.67')], 0, { subtotal: 101, taxAmount: 0, total: 101 }],
    [
      'of lines rounded one by one, not together',
      [line('0.5', '0.01'), line('0.5', '0.01'), line('0.5', '0.01')],
      0,
      { subtotal: 3, taxAmount: 0, total: 3 },
    ],
    ['with tax of half a cent, which goes up', [line(1, '0.10')], 5, { subtotal: 10, taxAmount: 1, total: 11 }],
    ['with a tax of 7.7 percent', [line(1, '99.99')], '7.7', { subtotal: 99_99, taxAmount: 7_70, total: 107_69 }],
    ['with nothing but exempt lines', [line(1, 100, true)], 20, { subtotal: 100_00, taxAmount: 0, total: 100_00 }],
    [
      'with tax on the lines that bear it alone',
      [line(1, 100), line(1, 50, true)],
      20,
      { subtotal: 150_00, taxAmount: 20_00, total: 170_00 },
    ],
    ['of the largest there is', [line(1, '99999999.99')], 0, { subtotal: 9_999_999_999, taxAmount: 0, total: 9_999_999_999 }],
    ['while a price is being typed', [line('', ''), line(1, '12.')], '', { subtotal: 0, taxAmount: 0, total: 0 }],
  ])('%s', (_what, items, taxRate, totals) => {
    expect(invoiceTotals(items, taxRate)).toMatchObject(totals);
  });

  test('in yen are whole yen, with tax and without', () => {
    expect(invoiceTotals([line(3, '333.50'), line('1.5', '333')], 10, 'JPY')).toEqual({
      lines: [1001_00, 500_00],
      subtotal: 1501_00,
      taxable: 1501_00,
      taxAmount: 150_00,
      total: 1651_00,
    });
  });

  const item = record({
    quantity: integer({ min: 1, max: 99_999_999 }),
    unitPrice: integer({ min: 1, max: maxCents }),
    taxExempt: boolean(),
  });
  const written = ({ quantity, unitPrice, taxExempt }: { quantity: number; unitPrice: number; taxExempt: boolean }) =>
    line(decimalOf(quantity), decimalOf(unitPrice), taxExempt);

  test('are the sum of their lines, each the exact product rounded half away from zero, and tax at most a halfpenny off', () => {
    assert(
      property(array(item, { minLength: 1, maxLength: 20 }), integer({ min: 0, max: 10_000 }), (items, rate) => {
        const totals = invoiceTotals(items.map(written), decimalOf(rate));
        if (totalsFault(totals)) return;
        items.forEach(({ quantity, unitPrice }, place) => {
          // In hundredths of a cent: how far the line is from what it should be.
          const off = BigInt(totals.lines[place] ?? 0) * 100n - BigInt(quantity) * BigInt(unitPrice);
          expect(off > -50n && off <= 50n).toBe(true);
        });
        expect(totals.subtotal).toBe(totals.lines.reduce((sum, each) => sum + each, 0));
        expect(totals.taxable).toBe(totals.lines.reduce((sum, each, place) => sum + (items[place]?.taxExempt ? 0 : each), 0));
        const off = BigInt(totals.taxAmount) * 10_000n - BigInt(totals.taxable) * BigInt(rate);
        expect(off > -5_000n && off <= 5_000n).toBe(true);
        expect(totals.total).toBe(totals.subtotal + totals.taxAmount);
      }),
    );
  });

  test('say the same of numbers and of texts, and read back as what they are', () => {
    assert(
      property(integer({ min: 1, max: 999_999 }), integer({ min: 1, max: 999_999 }), (quantity, unitPrice) => {
        const [asText, asNumber] = [
          invoiceTotals([line(decimalOf(quantity), decimalOf(unitPrice))], 20),
          invoiceTotals([line(quantity / 100, unitPrice / 100)], 20),
        ];
        expect(asNumber).toEqual(asText);
        expect(centsOf(decimalOf(asText.total))).toBe(asText.total);
      }),
    );
  });

  test.each([
    [[line(1, '99999999.99')], 0, null],
    [[line(1, '99999999.99')], '0.01', 'items'],
    [[line(1, '50000000'), line(1, '50000000')], 0, 'items'],
    [[line(1, 1), line('999999.99', '99999999.99')], 0, 'items.1.unitPrice'],
  ])('that no column holds are refused at their place', (items, taxRate, path) => {
    expect(totalsFault(invoiceTotals(items, taxRate))?.path ?? null).toBe(path);
  });
});
