import { array, assert, constantFrom, integer, property, record, uniqueArray } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { invoiceTotals, plainTax } from '../finance/invoice-totals.ts';
import { decimalOf } from '../shared/money.ts';
import { usualTerms, type CharterTerms } from './charter-terms.ts';
import { paymentPlan, splitTotal } from './payment-plan.ts';
import { priceTotals } from './price.ts';

type Line = CharterTerms['plan'][number];
const percents = (...shares: number[]) => shares.map((share) => BigInt(share * 100));
const euros = { currency: 'EUR', prices: 'net' as const, taxRate: '13' };
const charterLine = { quantity: '1.00', kind: 'base' as const, label: 'Charter', payable: 'invoice' as const };

/** The totals of a taxable and an exempt line with these amounts. */
function totalsOf(taxed: number, exempt: number, terms: typeof euros | { currency: string; prices: 'net' | 'gross'; taxRate: string }) {
  const lines = [
    { ...charterLine, unitPrice: decimalOf(taxed), taxExempt: false },
    { ...charterLine, unitPrice: decimalOf(exempt), taxExempt: true },
  ];
  return priceTotals(lines, terms);
}

describe('a total in parts', () => {
  test.each([
    [
      '13',
      'EUR',
      4_710_50,
      30_00,
      [50, 50],
      [
        [2_355_00, 15_00, 2_676_15],
        [2_355_50, 15_00, 2_676_72],
      ],
    ],
    [
      '21',
      'EUR',
      3_333_33,
      0,
      [30, 30, 40],
      [
        [1_000_00, 0, 1_210_00],
        [1_000_00, 0, 1_210_00],
        [1_333_33, 0, 1_613_33],
      ],
    ],
    [
      '0',
      'EUR',
      10_000_01,
      0,
      [50, 50],
      [
        [5_000_01, 0, 5_000_01],
        [5_000_00, 0, 5_000_00],
      ],
    ],
    [
      '10',
      'JPY',
      3_333_00,
      0,
      [30, 70],
      [
        [1_000_00, 0, 1_100_00],
        [2_333_00, 0, 2_566_00],
      ],
    ],
    // Exempt amounts are split to the coin, and a single part is everything.
    [
      '13',
      'EUR',
      0,
      10_01,
      [50, 50],
      [
        [0, 5_01, 5_01],
        [0, 5_00, 5_00],
      ],
    ],
    ['13', 'EUR', 4_710_50, 30_00, [100], [[4_710_50, 30_00, 5_352_87]]],
    // Four quarters would round up to four euros, but the total is two.
    [
      '13',
      'EUR',
      2_00,
      0,
      [25, 25, 25, 25],
      [
        [1_00, 0, 1_13],
        [1_00, 0, 1_13],
        [0, 0, 0],
        [0, 0, 0],
      ],
    ],
    ['13', 'EUR', 0, 0, [], []],
  ])('at %s percent in %s, %i and %i by %j is %j', (taxRate, currency, taxed, exempt, shares, parts) => {
    const terms = { currency, prices: 'net' as const, taxRate };
    const split = splitTotal(totalsOf(taxed, exempt, terms), percents(...shares), terms);
    expect(split.map((part) => [part.taxable, part.exempt, part.amount])).toEqual(parts);
  });

  test('in gross prices, has parts with tax whose tax is whole coins', () => {
    const terms = { ...euros, prices: 'gross' as const, taxRate: '20' };
    const split = splitTotal(totalsOf(1_000_01, 10_00, terms), percents(50, 50), terms);
    expect(split).toEqual([
      { taxable: 499_98, exempt: 5_00, amount: 504_98 },
      { taxable: 500_03, exempt: 5_00, amount: 505_03 },
    ]);
  });

  test('is invoiced to the coin, part by part, for any total', () => {
    const aCase = record({
      taxed: integer({ min: 0, max: 50_000_00 }),
      exempt: constantFrom(0, 1, 30_00, 777_77),
      taxRate: integer({ min: 0, max: 10_000 }),
      cuts: uniqueArray(integer({ min: 1, max: 9_999 }), { maxLength: 5 }),
      currency: constantFrom('EUR', 'JPY'),
      prices: constantFrom('net' as const, 'gross' as const),
    });
    const run = property(aCase, ({ taxed, exempt, taxRate, cuts, currency, prices }) => {
      const terms = { currency, prices, taxRate: decimalOf(taxRate) };
      const coin = currency === 'JPY' ? 100 : 1;
      const all = totalsOf(taxed * coin, exempt * coin, terms);
      const ends = [...cuts.toSorted((a, b) => a - b), 10_000];
      const parts = splitTotal(
        all,
        ends.map((end, at) => BigInt(end - (ends[at - 1] ?? 0))),
        terms,
      );
      const sums = { subtotal: 0, taxAmount: 0, total: 0 };
      for (const part of parts) {
        const invoice = invoiceTotals(
          [
            { quantity: 1, unitPrice: decimalOf(part.taxable), tax: plainTax(false, terms.taxRate) },
            { quantity: 1, unitPrice: decimalOf(part.exempt), tax: plainTax(true, terms.taxRate) },
          ],
          terms,
        );
        if (invoice.total !== part.amount || part.taxable < 0 || part.exempt < 0 || part.amount % coin !== 0) return false;
        sums.subtotal += invoice.subtotal;
        sums.taxAmount += invoice.taxAmount;
        sums.total += invoice.total;
      }
      return sums.subtotal === all.subtotal && sums.taxAmount === all.taxAmount && sums.total === all.total;
    });
    assert(run, { numRuns: 100_000, seed: 20 });
  }, 300_000);
});

const charter = {
  type: 'charter' as const,
  startDate: '2027-07-03T15:00:00.000Z',
  bookedOn: '2026-11-25',
  deposit: '800.00',
  ...totalsOf(4_710_50, 30_00, euros),
};
const terms = { ...euros, plan: usualTerms.plan, timeZone: 'Europe/Paris' };
const line = (percent: string, anchor: Line['anchor'], days: number, more: Partial<Line> = {}): Line => ({
  kind: 'fee',
  label: `${percent} %`,
  percent,
  anchor,
  days,
  ...more,
});
const installmentsOf = (plan: ReturnType<typeof paymentPlan>) => plan.map(({ label, amount, dueDate }) => [label, amount, dueDate]);

describe('a plan', () => {
  test('by default is half a week after booking, half four weeks ahead, and the deposit then', () => {
    expect(paymentPlan(charter, terms)).toEqual([
      {
        kind: 'fee',
        label: 'First installment',
        share: '50.00',
        taxable: 2_355_00,
        exempt: 15_00,
        amount: 2_676_15,
        dueDate: '2026-12-02',
      },
      {
        kind: 'fee',
        label: 'Second installment',
        share: '50.00',
        taxable: 2_355_50,
        exempt: 15_00,
        amount: 2_676_72,
        dueDate: '2027-06-05',
      },
      { kind: 'deposit', label: 'Security deposit', share: null, taxable: 0, exempt: 800_00, amount: 800_00, dueDate: '2027-06-05' },
    ]);
  });

  test('booked two weeks ahead is one payment, due that day', () => {
    expect(installmentsOf(paymentPlan({ ...charter, bookedOn: '2027-06-20' }, terms))).toEqual([
      ['Full payment', 5_352_87, '2027-06-20'],
      ['Security deposit', 800_00, '2027-06-20'],
    ]);
  });

  test.each([
    // At 22:30 it is still the 3rd in Paris, at 00:30 the 4th.
    [
      'is due on the day of the start at the latest',
      { startDate: '2027-07-03T20:30:00.000Z' },
      [line('100', 'booking', 400)],
      [['100 %', 5_352_87, '2027-07-03']],
    ],
    [
      'knows that day where the company is',
      { startDate: '2027-07-03T22:30:00.000Z' },
      [line('100', 'start', 3)],
      [['100 %', 5_352_87, '2027-07-04']],
    ],
    ['is due on the day of booking at the earliest', {}, [line('100', 'booking', -3)], [['100 %', 5_352_87, '2026-11-25']]],
    [
      'is due when it is booked, where the charter has begun',
      { bookedOn: '2027-07-05' },
      [line('100', 'start', 0)],
      [['100 %', 5_352_87, '2027-07-05']],
    ],
    [
      'is due no later than its later lines, and those of one day are one',
      {},
      [line('30', 'start', -10), line('30', 'start', -28), line('40', 'start', 0)],
      [
        ['30 %', 3_211_38, '2027-06-05'],
        ['40 %', 2_141_49, '2027-07-03'],
      ],
    ],
    [
      'may have an APA, of the fee alone',
      { fee: 4_000_00 },
      [line('100', 'start', -7), line('25', 'start', -14, { kind: 'apa', label: 'APA' })],
      [
        ['100 %', 5_352_87, '2027-06-19'],
        ['APA', 1_000_00, '2027-06-19'],
      ],
    ],
    ['leaves out a deposit that nobody asks for', { deposit: '0.00' }, usualTerms.plan.slice(2), []],
    ['leaves out the fee where there is none', { ...totalsOf(0, 0, euros) }, usualTerms.plan, [['Security deposit', 800_00, '2027-06-05']]],
    ['of seats is all at booking', { type: 'seats' as const }, usualTerms.plan, [['Full payment', 5_352_87, '2026-11-25']]],
  ])('%s', (_, more, plan, expected) => {
    expect(installmentsOf(paymentPlan({ ...charter, ...more }, { ...terms, plan }))).toEqual(expected);
  });

  test('adds up to the total, in order of its days, whatever the company entered', () => {
    const aLine = record({
      anchor: constantFrom('booking' as const, 'start' as const),
      days: integer({ min: -400, max: 400 }),
      share: integer({ min: 1, max: 100 }),
    });
    assert(
      property(array(aLine, { minLength: 1, maxLength: 6 }), integer({ min: 0, max: 20_000_00 }), (lines, taxed) => {
        const inAll = lines.reduce((sum, { share }) => sum + share, 0);
        const cents = lines.map(({ share }) => Math.floor((share * 10_000) / inAll));
        cents[0] = (cents[0] ?? 0) + 10_000 - cents.reduce((sum, each) => sum + each, 0);
        const plan = lines.map(({ anchor, days }, at) => line(decimalOf(cents[at] ?? 0), anchor, days));
        const priced = { ...charter, ...totalsOf(taxed, 30_00, euros) };
        const made = paymentPlan(priced, { ...terms, plan });
        const days = made.map(({ dueDate }) => dueDate);
        expect(made.reduce((sum, { amount }) => sum + amount, 0)).toBe(priced.total);
        expect([days.toSorted(), new Set(days).size]).toEqual([days, days.length]);
        expect(days.every((day) => day >= '2026-11-25' && day <= '2027-07-03')).toBe(true);
      }),
    );
  });
});
