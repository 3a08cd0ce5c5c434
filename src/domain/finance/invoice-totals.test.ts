import { array, assert, boolean, constantFrom, integer, option, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centsOf, decimalOf } from '../shared/money.ts';
import { maxCents } from './currency.ts';
import { invoiceTotals, plainTax, totalsFault, type InvoiceLine } from './invoice-totals.ts';
import { priceModes, type TaxCategory } from './tax-words.ts';

const line = (quantity: string | number, unitPrice: string | number, taxExempt = false) => ({ quantity, unitPrice, taxExempt });

/** The totals of an invoice with one percentage, and lines that are exempt. */
function plainTotals(items: ReturnType<typeof line>[], taxRate: string | number, currency = 'USD') {
  return invoiceTotals(
    items.map(({ taxExempt, ...item }) => ({ ...item, tax: plainTax(taxExempt, taxRate) })),
    { currency },
  );
}

const half = (numerator: bigint, denominator: bigint) => (2n * numerator + denominator) / (2n * denominator);
const add = (amounts: number[]) => amounts.reduce((sum, each) => sum + each, 0);

describe('the totals of an invoice with one percentage', () => {
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
    expect(plainTotals(items, taxRate)).toMatchObject(totals);
  });

  test('in yen are whole yen, gross and net', () => {
    expect(plainTotals([line(3, '333.50'), line('1.5', '333')], 10, 'JPY')).toMatchObject({
      lines: [{ total: 1001_00 }, { total: 500_00 }],
      subtotal: 1501_00,
      taxAmount: 150_00,
      total: 1651_00,
    });
  });

  const item = record({
    quantity: integer({ min: 1, max: 99_999_999 }),
    unitPrice: integer({ min: 1, max: maxCents }),
    taxExempt: boolean(),
  });

  // The calculation before tax rates existed, repeated in exact fractions.
  test('are the same to the cent as before lines had their own taxes', () => {
    assert(
      property(array(item, { minLength: 1, maxLength: 20 }), integer({ min: 0, max: 10_000 }), (items, rate) => {
        const totals = plainTotals(
          items.map(({ quantity, unitPrice, taxExempt }) => line(decimalOf(quantity), decimalOf(unitPrice), taxExempt)),
          decimalOf(rate),
        );
        if (totalsFault(totals)) return;
        const lines = items.map(({ quantity, unitPrice }) => half(BigInt(quantity) * BigInt(unitPrice), 100n));
        const subtotal = lines.reduce((sum, each) => sum + each, 0n);
        const taxable = lines.reduce((sum, each, place) => sum + (items[place]?.taxExempt ? 0n : each), 0n);
        const taxAmount = half(taxable * BigInt(rate), 10_000n);
        expect(totals).toMatchObject({
          lines: lines.map((total) => ({ total: Number(total), net: Number(total), outside: 0 })),
          lineTotal: Number(subtotal),
          discountTotal: 0,
          subtotal: Number(subtotal),
          taxAmount: Number(taxAmount),
          total: Number(subtotal + taxAmount),
        });
      }),
      { numRuns: 2000 },
    );
  });

  test('are the same for numbers and texts, and read back unchanged', () => {
    assert(
      property(integer({ min: 1, max: 999_999 }), integer({ min: 1, max: 999_999 }), (quantity, unitPrice) => {
        const [asText, asNumber] = [
          plainTotals([line(decimalOf(quantity), decimalOf(unitPrice))], 20),
          plainTotals([line(quantity / 100, unitPrice / 100)], 20),
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
  ])('that exceed their column are refused at their field', (items, taxRate, path) => {
    expect(totalsFault(plainTotals(items, taxRate))?.path ?? null).toBe(path);
  });
});

const taxed = (percent: string | number) => ({ category: 'S' as const, percent });
const standard = taxed(20);
const exempt = { category: 'E' as const, percent: 0, reason: 'Outside EU waters' };

function categoriesOutside(unitPrice: number, share: number) {
  const item = { quantity: 1, unitPrice, tax: standard, outside: { share, tax: exempt } };
  return invoiceTotals([item], { currency: 'EUR' }).taxes.map(({ category }) => category);
}

describe('the totals of an invoice with a tax on each line', () => {
  test('net: a line less 10 %, two rates, and 5 % off all of it', () => {
    const items = [
      { quantity: 7, unitPrice: 1850, discountPercent: 10, tax: standard },
      { quantity: 1, unitPrice: '333.33', tax: taxed(10) },
      { quantity: 3, unitPrice: '19.99', tax: taxed(10) },
    ];
    expect(invoiceTotals(items, { currency: 'EUR', discountPercent: 5 })).toEqual({
      lines: [
        { total: 11_655_00, net: 11_655_00, outside: 0 },
        { total: 333_33, net: 333_33, outside: 0 },
        { total: 59_97, net: 59_97, outside: 0 },
      ],
      taxes: [
        { category: 'S', percent: 20_00, reason: null, taxable: 11_072_25, tax: 2_214_45 },
        { category: 'S', percent: 10_00, reason: null, taxable: 373_63, tax: 37_36 },
      ],
      lineTotal: 12_048_30,
      discountTotal: 602_42,
      subtotal: 11_445_88,
      taxAmount: 2_251_81,
      total: 13_697_69,
      basis: 12_048_30,
    });
  });

  test('net: a discount amount is split over three rates in proportion', () => {
    const items = [
      { quantity: 1, unitPrice: 1000, tax: standard },
      { quantity: 1, unitPrice: 200, tax: taxed(10) },
      { quantity: 1, unitPrice: 0.99, tax: taxed(5.5) },
    ];
    expect(invoiceTotals(items, { currency: 'EUR', discountAmount: '100.00' })).toMatchObject({
      taxes: [
        { taxable: 916_74, tax: 183_35 },
        { taxable: 183_34, tax: 18_33 },
        { taxable: 91, tax: 5 },
      ],
      lineTotal: 1_200_99,
      discountTotal: 100_00,
      subtotal: 1_100_99,
      taxAmount: 201_73,
      total: 1_302_72,
    });
  });

  test('gross: customers pay exactly the price', () => {
    expect(invoiceTotals([{ quantity: 1, unitPrice: '79.20', tax: taxed(19) }], { currency: 'EUR', prices: 'gross' })).toMatchObject({
      lines: [{ total: 79_20, net: 66_55 }],
      taxes: [{ taxable: 66_55, tax: 12_65 }],
      lineTotal: 66_55,
      discountTotal: 0,
      total: 79_20,
    });
  });

  test('gross: two lines of one rate less 10 %', () => {
    const items = [
      { quantity: 3, unitPrice: '19.99', tax: standard },
      { quantity: 1, unitPrice: '35.55', tax: standard },
    ];
    expect(invoiceTotals(items, { currency: 'EUR', prices: 'gross', discountPercent: 10 })).toMatchObject({
      taxes: [{ taxable: 71_64, tax: 14_33 }],
      lineTotal: 79_60,
      discountTotal: 7_96,
      total: 85_97,
    });
  });

  test('a part of a charter outside EU waters is exempt, and shown as a part of its own', () => {
    const items = [
      { quantity: 1, unitPrice: 40_000, tax: standard, outside: { share: '42.86', tax: exempt } },
      { quantity: 1, unitPrice: 1_500, tax: standard },
    ];
    expect(invoiceTotals(items, { currency: 'EUR' })).toMatchObject({
      lines: [
        { total: 40_000_00, net: 40_000_00, outside: 17_144_00 },
        { total: 1_500_00, outside: 0 },
      ],
      taxes: [
        { category: 'S', taxable: 24_356_00, tax: 4_871_20, reason: null },
        { category: 'E', taxable: 17_144_00, tax: 0, reason: 'Outside EU waters' },
      ],
      lineTotal: 41_500_00,
      discountTotal: 0,
      subtotal: 41_500_00,
      taxAmount: 4_871_20,
      total: 46_371_20,
    });
  });

  test('less a deposit, which isn’t discounted', () => {
    const items = [
      { quantity: 1, unitPrice: 40_000, tax: standard },
      { quantity: 1, unitPrice: 1_500, tax: taxed(10) },
      { quantity: -1, unitPrice: 20_000, tax: standard, isDeposit: true },
    ];
    expect(invoiceTotals(items, { currency: 'EUR' })).toMatchObject({
      taxes: [
        { taxable: 20_000_00, tax: 4_000_00 },
        { taxable: 1_500_00, tax: 150_00 },
      ],
      lineTotal: 21_500_00,
      discountTotal: 0,
      subtotal: 21_500_00,
      taxAmount: 4_150_00,
      total: 25_650_00,
    });
    expect(invoiceTotals(items, { currency: 'EUR', discountPercent: 10 })).toMatchObject({ basis: 41_500_00, discountTotal: 4_150_00 });
  });

  test('a line wholly outside has no taxed part, and with a share below a cent no exempt part', () => {
    expect(categoriesOutside(100, 100)).toEqual(['E']);
    expect(categoriesOutside(0.01, 1)).toEqual(['S']);
    expect(categoriesOutside(100, 50)).toEqual(['S', 'E']);
  });

  test('the reasons of one category are joined, each once', () => {
    const reasons = ['Outside EU waters', 'Training', 'Outside EU waters'];
    const items = reasons.map((reason) => ({ quantity: 1, unitPrice: 1, tax: { ...exempt, reason } }));
    expect(invoiceTotals(items, { currency: 'EUR' }).taxes).toMatchObject([{ reason: 'Outside EU waters; Training', taxable: 3_00 }]);
  });

  test('a discount above the items is refused, and one equal to them leaves nothing', () => {
    const items = [{ quantity: 1, unitPrice: 100, tax: standard }];
    const fault = (discountAmount: string) => totalsFault(invoiceTotals(items, { currency: 'EUR', discountAmount }), { discountAmount });
    expect(fault('100.01')).toMatchObject({ path: 'discountAmount' });
    expect(fault('100.00')).toBeNull();
    expect(invoiceTotals(items, { currency: 'EUR', discountAmount: 100 })).toMatchObject({ subtotal: 0, taxAmount: 0, total: 0 });
  });
});

describe('on any invoice', () => {
  const percents: [TaxCategory, number][] = [
    ['S', 20_00],
    ['S', 10_00],
    ['S', 5_50],
    ['S', 19_00],
    ['S', 21_00],
    ['E', 0],
    ['Z', 0],
  ];
  const item = record({
    quantity: integer({ min: 1, max: 9_999 }),
    unitPrice: integer({ min: 1, max: 9_999_999 }),
    discountPercent: option(integer({ min: 0, max: 10_000 }), { nil: 0 }),
    tax: constantFrom(...percents),
    share: option(integer({ min: 1, max: 10_000 }), { nil: 0 }),
  });
  const terms = record({
    prices: constantFrom(...priceModes),
    currency: constantFrom('EUR', 'JPY'),
    discountPercent: option(integer({ min: 0, max: 10_000 }), { nil: 0 }),
    discountShare: option(integer({ min: 0, max: 10_000 }), { nil: 0 }),
  });
  const lineOf = ({ quantity, unitPrice, discountPercent, tax: [category, percent], share }: Drawn): InvoiceLine => ({
    quantity: decimalOf(quantity),
    unitPrice: decimalOf(unitPrice),
    discountPercent: decimalOf(discountPercent),
    tax: { category, percent: decimalOf(percent) },
    outside: share ? { share: decimalOf(share), tax: exempt } : null,
  });
  type Drawn = { quantity: number; unitPrice: number; discountPercent: number; tax: [TaxCategory, number]; share: number };

  test('groups add up to totals, lines less discount to the taxable amount, net tax is exact, and gross prices are paid exactly', () => {
    assert(
      property(array(item, { minLength: 1, maxLength: 12 }), terms, (drawn, { prices, currency, discountPercent, discountShare }) => {
        const items = drawn.map(lineOf);
        const coin = currency === 'JPY' ? 100 : 1;
        const { basis } = invoiceTotals(items, { currency, prices });
        const amount = Math.floor((basis * discountShare) / 10_000 / coin) * coin;
        const discount = discountPercent ? { discountPercent: decimalOf(discountPercent) } : { discountAmount: decimalOf(amount) };
        const totals = invoiceTotals(items, { currency, prices, ...discount });
        const { taxes, lines, lineTotal, discountTotal, subtotal, taxAmount, total } = totals;
        expect(add(taxes.map(({ taxable }) => taxable))).toBe(subtotal);
        expect(add(taxes.map(({ tax }) => tax))).toBe(taxAmount);
        expect(add(lines.map(({ net }) => net))).toBe(lineTotal);
        expect(lineTotal - discountTotal).toBe(subtotal);
        expect(subtotal + taxAmount).toBe(total);
        expect(
          [...taxes.flatMap(({ taxable, tax }) => [taxable, tax]), lineTotal, total].every((each) => each >= 0 && each % coin === 0),
        ).toBe(true);
        for (const { taxable, tax, percent } of taxes) {
          // The difference between the tax and BR-CO-17, in hundredths of a percent of a cent.
          const off = BigInt(tax) * 10_000n - BigInt(taxable) * BigInt(percent);
          const allowed = BigInt(coin) * (prices === 'net' ? 5_000n : 15_000n);
          expect(off > -allowed && off <= allowed).toBe(true);
        }
        const lineSum = add(lines.map((each) => each.total));
        const off = Math.abs(total - (lineSum - (lineSum * discountPercent) / 10_000));
        const grossHolds = discountPercent ? off <= (taxes.length * coin) / 2 + 1e-4 : total === lineSum - amount;
        expect(prices === 'net' ? lineTotal === lineSum : grossHolds).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
