import { array, assert, bigInt, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, lastOfMonth } from '../shared/calendar-days.ts';
import { decimalOf } from '../shared/money.ts';
import {
  changeWithin,
  issuedFault,
  monthlyFee,
  nextStatementDays,
  ownersParts,
  shareParts,
  shareText,
  statementFault,
  yachtFigures,
} from './owner-statement-reckoning.ts';

const march = { from: '2026-03-01', to: '2026-03-31' };
const coin = 1n;
const text = (cents: bigint) => decimalOf(Number(cents));

test('a month of a yacht: the owners share what is left after the fee, its tax and the costs passed on', () => {
  const figures = yachtFigures(
    { revenue: 4_150_000n, costs: 625_040n },
    { feePercent: '20.00', feeMonthly: '0.00' },
    { ...march, taxPercent: '20.00', coin },
  );
  expect([figures.fee, figures.feeTax, figures.result].map(text)).toEqual(['8300.00', '1660.00', '25289.60']);
  const parts = ownersParts(figures, ['66.67', '33.33'], coin);
  expect(parts.map(({ amount }) => text(amount))).toEqual(['16860.58', '8429.02']);
  expect(parts.map(({ fee, feeTax, costs }) => [fee, feeTax, costs].map(text))).toEqual([
    ['5533.61', '1106.72', '4167.14'],
    ['2766.39', '553.28', '2083.26'],
  ]);
});

test('a month without revenue costs its monthly fee, and the owners owe it', () => {
  const figures = yachtFigures(
    { revenue: 0n, costs: 0n },
    { feePercent: '20', feeMonthly: '1500.00' },
    { ...march, taxPercent: '19', coin },
  );
  expect([figures.fee, figures.feeTax, figures.result].map(text)).toEqual(['1500.00', '285.00', '-1785.00']);
  expect(ownersParts(figures, ['50', '25', '25'], coin).map(({ amount }) => text(amount))).toEqual(['-892.50', '-446.25', '-446.25']);
});

test('credited revenue reduces the fee', () => {
  const figures = yachtFigures(
    { revenue: -100_000n, costs: 0n },
    { feePercent: '20', feeMonthly: '0' },
    { ...march, taxPercent: '20', coin },
  );
  expect([figures.fee, figures.feeTax, figures.result].map(text)).toEqual(['-200.00', '-40.00', '-760.00']);
});

test.each([
  ['2026-03-01', '2026-03-31', '1000.00'],
  ['2026-03-01', '2026-05-31', '3000.00'],
  ['2026-03-01', '2026-03-14', '451.61'],
  ['2026-03-15', '2026-03-31', '548.39'],
  ['2026-01-15', '2026-02-28', '1548.39'],
])('a monthly fee of 1,000.00 from %s to %s is %s', (from, to, fee) => {
  expect(text(monthlyFee('1000.00', { from, to }, coin))).toBe(fee);
});

test('yen amounts have no decimals', () => {
  const figures = yachtFigures(
    { revenue: 100_100n, costs: 0n },
    { feePercent: '12.5', feeMonthly: '0' },
    { ...march, taxPercent: '10', coin: 100n },
  );
  expect([figures.fee, figures.feeTax, figures.result]).toEqual([12_500n, 1_300n, 86_300n]);
  expect(ownersParts(figures, ['50', '50'], 100n).map(({ amount }) => amount)).toEqual([43_200n, 43_100n]);
});

const shares = array(integer({ min: 1, max: 999_999 }), { maxLength: 8 })
  .map((cuts) => [...new Set(cuts), 1_000_000].toSorted((a, b) => a - b))
  .map((cuts) => cuts.map((cut, at) => shareText(BigInt(cut - (cuts[at - 1] ?? 0)))));
const amounts = bigInt({ min: -10_000_000_000n, max: 10_000_000_000n });
const percent = integer({ min: 0, max: 10_000 }).map(decimalOf);

test('the owners’ parts add up to the whole, however the yacht is divided', () => {
  assert(
    property(amounts, amounts, percent, percent, shares, (revenue, costs, feePercent, taxPercent, divided) => {
      const figures = yachtFigures({ revenue, costs }, { feePercent, feeMonthly: '99.99' }, { ...march, taxPercent, coin });
      const parts = ownersParts(figures, divided, coin);
      for (const part of parts) expect(part.revenue - part.fee - part.feeTax - part.costs).toBe(part.amount);
      for (const [name, whole] of [
        ['amount', figures.result],
        ['revenue', figures.revenue],
        ['fee', figures.fee],
        ['feeTax', figures.feeTax],
        ['costs', figures.costs],
      ] as const)
        expect(parts.reduce((total, part) => total + part[name], 0n)).toBe(whole);
    }),
  );
});

test('nobody’s part is off by more than a coin', () => {
  assert(
    property(amounts, shares, (result, divided) => {
      ownersParts({ revenue: result, fee: 0n, feeTax: 0n, costs: 0n, result }, divided, coin).forEach(({ amount }, at) => {
        const exact = (Number(result) * Number(shareParts(divided[at] as string))) / 1_000_000;
        expect(Math.abs(Number(amount) - exact)).toBeLessThanOrEqual(1.001);
      });
    }),
  );
});

test('parts of a month add up to its fee, wherever it is split', () => {
  assert(
    property(integer({ min: 0, max: 99_999_999 }), integer({ min: 0, max: 120 }), integer({ min: 0, max: 26 }), (cents, month, cut) => {
      const from = addMonths('2020-01-01', month);
      const to = lastOfMonth(from);
      const at = addDays(from, cut);
      const fee = decimalOf(cents);
      expect(monthlyFee(fee, { from, to: at }, coin) + monthlyFee(fee, { from: addDays(at, 1), to }, coin)).toBe(BigInt(cents));
    }),
  );
});

const always = { validFrom: '2026-01-01', validTo: null };
const request = {
  yachtName: 'Aurelia',
  ...march,
  issuedUntil: null,
  today: '2026-06-10',
  formats: { dateOrder: 'dmy' as const },
  shares: [{ ...always, share: '100.0000' }],
  agreements: [always],
};

describe('a statement', () => {
  test('of a whole month, or of several, can be made', () => {
    expect(statementFault(request)).toBeNull();
    expect(statementFault({ ...request, to: '2026-05-31' })).toBeNull();
  });

  test('begins on the day after the last one', () => {
    const issuedUntil = '2026-03-31';
    expect(statementFault({ ...request, issuedUntil, from: '2026-04-01', to: '2026-04-30' })).toBeNull();
    for (const from of ['2026-03-01', '2026-05-01'])
      expect(statementFault({ ...request, issuedUntil, from, to: lastOfMonth(from) })).toEqual({
        code: 'statement_gap',
        message: 'The last statement of Aurelia ends on 31 March, so this one begins on 1 April.',
      });
  });

  test('is refused with days in the reader’s order, and with their year once it is over', () => {
    const [formats, wanted] = [{ dateOrder: 'mdy' as const }, { ...request, issuedUntil: '2026-03-31' }];
    const faultOn = (today: string) => statementFault({ ...wanted, formats, today })?.message;
    expect([faultOn('2026-06-10'), faultOn('2027-01-10')]).toEqual([
      'The last statement of Aurelia ends on March 31, so this one begins on April 1.',
      'The last statement of Aurelia ends on March 31, 2026, so this one begins on April 1, 2026.',
    ]);
    expect(issuedFault('Aurelia', '2026-03-31', { isDeletion: false, today: '2027-01-10', formats: { dateOrder: 'dmy' } })).toBe(
      'The statements for Aurelia until 31 March 2026 are already issued. Choose a later day.',
    );
  });

  test('ends the day before the shares change, and the next begins with them', () => {
    const changing = [
      { share: '100', validFrom: '2026-01-01', validTo: '2026-03-14' },
      { share: '60', validFrom: '2026-03-15', validTo: null },
      { share: '40', validFrom: '2026-03-15', validTo: null },
    ];
    expect(statementFault({ ...request, shares: changing })).toEqual({
      code: 'shares_change',
      message: 'The shares of Aurelia change on 15 March. End the statement the day before.',
    });
    expect(statementFault({ ...request, shares: changing, to: '2026-03-14' })).toBeNull();
    expect(statementFault({ ...request, shares: changing, issuedUntil: '2026-03-14', from: '2026-03-15' })).toBeNull();
    expect(nextStatementDays('2026-02-28', changing, [always])).toEqual({ from: '2026-03-01', to: '2026-03-14' });
    expect(nextStatementDays('2026-03-14', changing, [always])).toEqual({ from: '2026-03-15', to: '2026-03-31' });
  });

  test('ends the day before the agreement changes', () => {
    const agreements = [
      { ...always, validTo: '2026-03-19' },
      { validFrom: '2026-03-20', validTo: null },
    ];
    expect(statementFault({ ...request, agreements })).toEqual({
      code: 'shares_change',
      message: 'The agreement of Aurelia changes on 20 March. End the statement the day before.',
    });
    expect(statementFault({ ...request, agreements, to: '2026-03-19' })).toBeNull();
  });

  test.each([
    [['90'], '90%'],
    [['60', '50.5'], '110.5%'],
    [[], '0%'],
  ])('needs shares of 100%: %j', (parts, words) => {
    expect(statementFault({ ...request, shares: parts.map((share) => ({ ...always, share })) })).toEqual({
      code: 'shares_incomplete',
      message: `The shares of Aurelia come to ${words} on 1 March.`,
    });
  });

  test('needs an agreement', () => {
    expect(statementFault({ ...request, agreements: [] })).toEqual({
      code: 'agreement_missing',
      message: 'Aurelia has no management agreement on 1 March.',
    });
  });

  test.each([
    [{ from: '2026-03-02' }, 'from'],
    [{ to: '2026-03-30' }, 'to'],
    [{ to: '2026-02-28' }, 'to'],
    [{ today: '2026-03-31' }, 'to'],
  ])('of other days is refused: %j', (other, path) => {
    expect(statementFault({ ...request, ...other })).toMatchObject({ code: 'wrong', path });
  });

  test('begins with the first share, and there is none without shares', () => {
    expect(nextStatementDays(null, [{ validFrom: '2026-02-10', validTo: null }], [])).toEqual({ from: '2026-02-10', to: '2026-02-28' });
    expect(nextStatementDays(null, [], [])).toBeNull();
  });
});

test('changes before and after a period don’t affect it', () => {
  expect(changeWithin([{ validFrom: '2026-03-01', validTo: '2026-03-31' }], march)).toBeNull();
  expect(changeWithin([{ validFrom: '2026-03-31', validTo: null }], march)).toBe('2026-03-31');
});
