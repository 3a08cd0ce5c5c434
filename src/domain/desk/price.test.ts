import { array, assert, boolean, constantFrom, integer, option, property, record, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { invoiceTotals, plainTax } from '../finance/invoice-totals.ts';
import { addDays, dayIn } from '../shared/calendar-days.ts';
import { decimalOf } from '../shared/money.ts';
import { instantIn } from '../shared/zoned-time.ts';
import { nightsOf, type Hire, type SeasonPrices } from './base-price.ts';
import { discountAmounts } from './discounts.ts';
import { extraUnits, payables } from './price-words.ts';
import {
  charterPrice,
  invoiceItemsOf,
  priceTotals,
  stretchFees,
  withExtras,
  writtenByHand,
  type ExtraPrice,
  type PriceLine,
  type PriceLists,
} from './price.ts';

const timeZone = 'Europe/Paris';
const season = (fromDay: string, toDay: string, prices: Partial<SeasonPrices>): SeasonPrices => ({
  fromDay,
  toDay,
  week: null,
  night: null,
  day: null,
  halfDay: null,
  seat: null,
  childSeat: null,
  ...prices,
});
const summer = [
  season('2027-06-05', '2027-07-02', { week: '3500.00', night: '600.00', day: '900.00', halfDay: '500.00', seat: '80.00' }),
  season('2027-07-03', '2027-08-27', { week: '4900.00', seat: '95.00', childSeat: '50.00' }),
];
const lists: PriceLists = {
  timeZone,
  dateOrder: 'mdy',
  currency: 'EUR',
  prices: 'net',
  taxRate: '0',
  seasons: summer,
  extras: [],
  discounts: [],
  maxDiscount: '30',
};
const local = (day: string, time = '17:00') => instantIn(timeZone, { day, time }) ?? '';
const aHire = (from: string, to: string) => ({
  type: 'charter' as const,
  yachtId: 1,
  startDate: local(from),
  endDate: local(to, '09:00'),
  adults: 6,
  children: 0,
  today: '2027-01-10',
});
/** The same stretch in calendar terms. */
const byDays = ({ type, startDate, endDate, today }: Pick<Hire, 'type' | 'startDate' | 'endDate'> & { today: string }) => {
  const day = dayIn(timeZone, startDate);
  return type === 'charter'
    ? { type, day, nights: nightsOf({ startDate, endDate }, timeZone), today }
    : { type: 'day_rent' as const, day, long: Date.parse(endDate) - Date.parse(startDate), today };
};
const dayRent = (end: string, day = '2027-06-12') => ({
  ...aHire(day, day),
  type: 'day_rent' as const,
  startDate: local(day, '10:00'),
  endDate: local(day, end),
});
const seats = (day: string) => ({ ...aHire(day, day), type: 'seats' as const, adults: 3, children: 2 });
const extra = (more: Partial<ExtraPrice>): ExtraPrice => ({
  id: 1,
  name: 'Extra',
  unit: 'booking',
  price: '10.00',
  currency: 'EUR',
  obligatory: true,
  payable: 'invoice',
  taxExempt: false,
  yachtId: null,
  ...more,
});

describe('the yacht', () => {
  test.each([
    ['2027-06-30', '2027-07-07', [1_500_00, 2_800_00]],
    ['2027-06-12', '2027-06-16', [2_400_00]],
    ['2027-06-12', '2027-06-18', [3_500_00]],
    ['2027-07-10', '2027-07-14', [2_800_00]],
    ['2027-06-30', '2027-07-04', [1_800_00, 700_00]],
    ['2027-06-12', '2027-06-26', [7_000_00]],
    ['2027-06-12', '2027-06-13', [600_00]],
    // The first and the last priced night.
    ['2027-06-05', '2027-06-06', [600_00]],
    ['2027-08-27', '2027-08-28', [700_00]],
  ])('from %s to %s costs %j', (from, to, totals) => {
    const price = charterPrice(aHire(from, to), lists);
    expect(price.totals).toEqual(totals);
    expect(price).toMatchObject({ unpriced: false, fee: totals.reduce((all, each) => all + each, 0) });
  });

  test.each([
    ['2027-08-25', '2027-09-01'],
    ['2027-06-04', '2027-06-05'],
    ['2027-06-12', '2027-06-12'],
  ])('from %s to %s has no price', (from, to) => {
    expect(charterPrice(aHire(from, to), lists)).toMatchObject({ unpriced: true, lines: [], fee: 0, total: 0 });
    expect(stretchFees(lists)(byDays(aHire(from, to)))).toBeNull();
  });

  test('names the nights of each line', () => {
    expect(charterPrice(aHire('2027-06-30', '2027-07-04'), lists).lines.map(({ label }) => label)).toEqual([
      '3 nights, Jun 30 – Jul 3, 2027',
      '1 night, Jul 3 – 4, 2027',
    ]);
  });

  test('costs a week by its nights if there is no weekly price', () => {
    const byNight = [season('2027-06-01', '2027-06-30', { night: '100.00' })];
    expect(charterPrice(aHire('2027-06-12', '2027-06-19'), { ...lists, seasons: byNight }).fee).toBe(700_00);
  });

  test('costs whole yen, and a seventh of a week is rounded half away from zero', () => {
    const seasons = [season('2027-06-01', '2027-06-30', { week: '100.00' })];
    expect(charterPrice(aHire('2027-06-12', '2027-06-14'), { ...lists, seasons }).fee).toBe(28_57);
    expect(charterPrice(aHire('2027-06-12', '2027-06-14'), { ...lists, seasons, currency: 'JPY' }).fee).toBe(29_00);
  });

  test('counts nights by local days, even across a daylight saving change', () => {
    const seasons = [season('2027-03-01', '2027-03-31', { night: '10.00' })];
    const night = { ...aHire('2027-03-27', '2027-03-29'), startDate: '2027-03-26T23:00:00.000Z', endDate: '2027-03-28T22:00:00.000Z' };
    expect(charterPrice(night, { ...lists, seasons }).fee).toBe(20_00);
  });
});

describe('a day', () => {
  test.each([
    ['14:00', 500_00],
    ['15:00', 500_00],
    ['15:01', 900_00],
    ['18:00', 900_00],
  ])('from 10:00 to %s costs %i', (end, fee) => {
    expect(charterPrice(dayRent(end), lists).fee).toBe(fee);
  });

  test('has no price if the season has none, and costs a full day if there is no half-day price', () => {
    expect(charterPrice(dayRent('14:00', '2027-07-10'), lists).unpriced).toBe(true);
    const seasons = [season('2027-06-01', '2027-06-30', { day: '900.00' })];
    expect(charterPrice(dayRent('11:00'), { ...lists, seasons }).fee).toBe(900_00);
  });

  test('has no nights, so nightly extras cost nothing', () => {
    const extras = [
      extra({ id: 1, name: 'Fuel' }),
      extra({ id: 2, unit: 'night' }),
      extra({ id: 3, unit: 'week' }),
      extra({ id: 4, unit: 'person_night' }),
    ];
    const { lines } = charterPrice(dayRent('18:00'), { ...lists, extras });
    expect(lines.map(({ label }) => label)).toEqual(['Day trip, Jun 12, 2027', 'Fuel']);
  });
});

test('seats cost the adults’ or the children’s price, the adults’ if there is no other, and have no extras', () => {
  expect(charterPrice(seats('2027-06-12'), { ...lists, extras: [extra({})] }).totals).toEqual([240_00, 160_00]);
  expect(charterPrice(seats('2027-07-12'), lists).totals).toEqual([285_00, 100_00]);
});

describe('discounts', () => {
  const given = [
    { label: 'Friend', percent: '10' },
    { label: 'Repeat', percent: '5' },
  ];

  test('take a percentage of the remaining price', () => {
    const price = charterPrice({ ...aHire('2027-07-03', '2027-07-10'), given }, lists);
    expect(price.totals).toEqual([4_900_00, -490_00, -220_50]);
    expect(price.fee).toBe(4_189_50);
  });

  test('are cut if together they exceed the company’s maximum', () => {
    const more = [given[0] ?? { label: '' }, { label: 'Late', amount: '300.00' }, { label: 'Repeat', percent: '5' }];
    const price = charterPrice({ ...aHire('2027-07-03', '2027-07-10'), given: more }, { ...lists, maxDiscount: '15' });
    expect(price.totals).toEqual([4_900_00, -490_00, -245_00, 0]);
  });

  test.each([
    ['early', 174, '2027-01-10', true],
    ['early', 175, '2027-01-10', false],
    ['last_minute', 10, '2027-06-23', true],
    ['last_minute', 10, '2027-06-22', false],
    ['long', 7, '2027-01-10', true],
    ['long', 8, '2027-01-10', false],
  ] as const)('%s of %i days, asked on %s for a week from July 3, fits: %s', (kind, days, today, fits) => {
    const discounts = [{ label: 'Ours', kind, days, percent: '10' }];
    const week = { ...aHire('2027-07-03', '2027-07-10'), today };
    expect(charterPrice(week, { ...lists, discounts }).fee).toBe(fits ? 4_410_00 : 4_900_00);
    expect(stretchFees({ ...lists, discounts })(byDays(week))).toBe(fits ? 4_410_00 : 4_900_00);
  });
});

describe('the whole', () => {
  const extras = [
    extra({ id: 1, name: 'Skipper', unit: 'night', price: '170.00', obligatory: false }),
    extra({ id: 2, name: 'Cleaning', price: '180.00' }),
    extra({ id: 3, name: 'Tourist tax', unit: 'person_night', price: '1.35', taxExempt: true }),
    extra({ id: 4, name: 'Transit log', price: '165.00', payable: 'base' }),
    extra({ id: 5, name: 'In dollars', currency: 'USD' }),
    extra({ id: 6, name: 'Of another yacht', yachtId: 2 }),
    extra({ id: 7, name: 'Not chosen', obligatory: false }),
  ];
  const terms = {
    ...lists,
    extras,
    discounts: [{ label: 'Early', kind: 'early' as const, days: 90, percent: '10' }],
    taxRate: '13',
    commissionPercent: '15',
  };

  test('matches the design to the cent', () => {
    const price = charterPrice({ ...aHire('2027-06-30', '2027-07-07'), extraIds: [1] }, terms);
    expect(price).toMatchObject({
      fee: 3_870_00,
      taxable: 5_240_00,
      exempt: 56_70,
      subtotal: 5_296_70,
      taxAmount: 681_20,
      total: 5_977_90,
      atBase: 165_00,
      commission: 580_50,
    });
    expect(price.lines.map(({ label }) => label).slice(3)).toEqual(['Skipper', 'Cleaning', 'Tourist tax', 'Transit log']);
  });

  test('includes its tax if prices are gross', () => {
    const price = charterPrice({ ...aHire('2027-07-03', '2027-07-10') }, { ...lists, prices: 'gross', taxRate: '20' });
    expect(price).toMatchObject({ fee: 4_900_00, subtotal: 4_083_33, taxAmount: 816_67, total: 4_900_00 });
  });

  test('stays the same if lines are added by hand', () => {
    const line = { kind: 'base', label: 'By hand', quantity: '1.50', unitPrice: '33.33', taxExempt: false, payable: 'invoice' } as const;
    expect(priceTotals([line], { ...lists, taxRate: '10' })).toMatchObject({
      totals: [50_00],
      subtotal: 50_00,
      taxAmount: 5_00,
      total: 55_00,
    });
    expect(priceTotals([], lists)).toMatchObject({ totals: [], total: 0 });
  });
});

const money = (max: number) => integer({ min: 0, max }).map(decimalOf);
const aSeason = record({ week: option(money(2_000_000)), night: option(money(400_000)), length: integer({ min: 1, max: 40 }) });
const anExtra = record({
  unit: constantFrom(...extraUnits),
  price: money(100_000),
  obligatory: boolean(),
  payable: constantFrom(...payables),
  taxExempt: boolean(),
});
const aPrice = record({
  seasons: array(aSeason, { minLength: 1, maxLength: 4 }),
  extras: array(anExtra, { maxLength: 5 }),
  given: array(record({ percent: option(money(10_000)), amount: option(money(500_000)) }), { maxLength: 4 }),
  from: integer({ min: 0, max: 40 }),
  nights: integer({ min: 1, max: 30 }),
  adults: integer({ min: 0, max: 20 }),
  maxDiscount: money(10_000),
  taxRate: money(3_000),
  prices: constantFrom('net' as const, 'gross' as const),
  currency: constantFrom('EUR', 'JPY'),
});

/** Consecutive seasons from June on, and a stretch somewhere in them. */
function random({ seasons, extras, given, from, nights, adults, ...terms }: Parameters<Parameters<typeof aPrice.map>[0]>[0]) {
  let next = '2027-06-01';
  const apart = seasons.map(({ week, night, length }) => {
    const [fromDay, toDay] = [next, addDays(next, length - 1)];
    next = addDays(next, length);
    return season(fromDay, toDay, { week, night });
  });
  const start = addDays('2027-06-01', from);
  const all: PriceLists = {
    ...lists,
    ...terms,
    seasons: apart,
    extras: extras.map((each, id) => extra({ ...each, id, name: `Extra ${id}`, currency: terms.currency })),
  };
  const wish = { ...aHire(start, addDays(start, nights)), adults, given: given.map((each) => ({ label: 'Given', ...each })) };
  return { wish, all, price: charterPrice(wish, all) };
}

describe('on any prices', () => {
  test('only discounts are below 0, lines add up to the totals, and the cap holds', () => {
    assert(
      property(aPrice, (drawn) => {
        const { price, all } = random(drawn);
        const of = (kind: string) => price.totals.filter((_, at) => price.lines[at]?.kind === kind).reduce((sum, each) => sum + each, 0);
        expect(price.totals.every((total, at) => (price.lines[at]?.kind === 'discount' ? total <= 0 : total >= 0))).toBe(true);
        expect(price.fee).toBe(of('base') + of('discount'));
        expect(price.totals.reduce((sum, each) => sum + each, 0)).toBe(
          (all.prices === 'net' ? price.subtotal : price.total) + price.atBase,
        );
        expect(price.subtotal + price.taxAmount).toBe(price.total);
        expect(price.taxable + price.exempt).toBe(price.subtotal);
        expect(Math.min(price.fee, price.subtotal, price.taxAmount, price.total, price.atBase)).toBeGreaterThanOrEqual(0);
        expect(-of('discount') * 10_000).toBeLessThanOrEqual(of('base') * Math.round(Number(all.maxDiscount) * 100));
        expect(price.totals.every((total) => total % (all.currency === 'JPY' ? 100 : 1) === 0)).toBe(true);
        expect(price.unpriced && of('base') !== 0).toBe(false);
      }),
    );
  });

  test('a single stretch costs the fee without manual discounts, whatever was calculated before', () => {
    assert(
      property(aPrice, array(tuple(integer({ min: 0, max: 60 }), integer({ min: 1, max: 16 })), { maxLength: 12 }), (drawn, others) => {
        const { wish, all } = random({ ...drawn, given: [] });
        const fee = stretchFees(all);
        const start = addDays('2027-06-01', drawn.from);
        const wishes = [
          wish,
          ...others.map(([from, nights]) => ({ ...wish, ...aHire(addDays(start, from), addDays(start, from + nights)) })),
          wish,
        ];
        for (const each of wishes) {
          const price = charterPrice(each, all);
          expect(fee(byDays(each))).toBe(price.unpriced ? null : price.fee);
        }
      }),
    );
  });

  test('an invoice for it has the same tax and total', () => {
    assert(
      property(aPrice, (drawn) => {
        const { price, all } = random(drawn);
        const items = invoiceItemsOf('Charter', price.lines, all).map(({ taxExempt, ...item }) => ({
          ...item,
          tax: plainTax(taxExempt, all.taxRate),
        }));
        const { subtotal, taxAmount, total } = invoiceTotals(items, all);
        expect([subtotal, taxAmount, total]).toEqual([price.subtotal, price.taxAmount, price.total]);
      }),
    );
  });

  test('discounts in any order never exceed the cap', () => {
    assert(
      property(integer({ min: 0, max: 10_000_000 }), array(money(10_000), { maxLength: 6 }), money(10_000), (base, percents, cap) => {
        const amounts = discountAmounts(
          BigInt(base),
          percents.map((percent) => ({ label: 'Given', percent })),
          cap,
          1n,
        );
        const discount = amounts.reduce((sum, each) => sum + each, 0n);
        expect(discount <= BigInt(base) && discount * 10_000n <= BigInt(base) * BigInt(Math.round(Number(cap) * 100))).toBe(true);
      }),
    );
  });
});

const aLine = (kind: PriceLine['kind'], label: string, extraId?: number | null): PriceLine => ({
  kind,
  label,
  quantity: '1.00',
  unitPrice: '10.00',
  taxExempt: false,
  payable: 'invoice',
  ...(extraId !== undefined && { extraId }),
});

describe('lines entered by hand', () => {
  const before = [aLine('base', '7 nights'), aLine('extra', 'Cleaning', 4), aLine('extra', 'Cleaning', 5), aLine('extra', 'Skipper', 6)];
  const idsOf = (lines: PriceLine[]) => withExtras(lines, before).map(({ extraId }) => extraId ?? null);

  test('keep their extras, by id or by name, each once', () => {
    expect(
      idsOf([aLine('extra', 'Cleaning'), aLine('extra', 'Cleaning'), aLine('extra', 'Cleaning'), aLine('extra', 'Skipper, half a day', 6)]),
    ).toEqual([4, 5, null, 6]);
    // A line without an extra stays without one, and so does one whose extra no longer exists.
    expect(idsOf([aLine('extra', 'Skipper', null), aLine('other', 'Skipper', 6), aLine('base', 'Cleaning')])).toEqual([null, null, null]);
  });

  test('that aren’t in any price list stay when the price is recalculated', () => {
    const lines = [
      aLine('base', '7 nights'),
      aLine('extra', 'Cleaning', 4),
      aLine('extra', 'Kayak'),
      aLine('other', 'Berth'),
      aLine('discount', 'Friends'),
    ];
    expect(writtenByHand(lines).map(({ label }) => label)).toEqual(['Kayak', 'Berth']);
  });
});
