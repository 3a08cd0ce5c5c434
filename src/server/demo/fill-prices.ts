import { addDays, firstOfWeek } from '#domain/shared/calendar-days.ts';
import { decimalOf, type Cents } from '#domain/shared/money.ts';
import type { Transaction } from '../platform/database.ts';
import type { Day } from './calendar.ts';
import type { DemoCompany } from './demo-company.ts';
import { of, type Stored } from './stored.ts';

/**
 * Each season's starting Saturday of the year, its length, and its price as a percentage of the high season. The last season ends when the
 * next year's first one starts.
 */
const seasons = [
  { weeks: [1, 13], percent: 50 },
  { weeks: [14, 21], percent: 60 },
  { weeks: [22, 26], percent: 80 },
  { weeks: [27, 34], percent: 100 },
  { weeks: [35, 42], percent: 75 },
  { weeks: [43, 53], percent: 50 },
] as const;

/** Stores the yachts' prices for two years of seasons, the extras, and the agencies with their commissions. */
export async function fillPrices(
  t: Transaction,
  { yachts: fleet, currency, page }: DemoCompany,
  { companyId, yachts }: Stored,
  today: Day,
): Promise<void> {
  const year = Number(today.slice(0, 4));
  const priced = fleet.filter(({ week, day }) => week ?? day);
  const rows = priced.flatMap(({ name, week, day }) =>
    [year, year + 1].flatMap((inYear) =>
      seasons.map((season) => ({
        companyId,
        yachtId: of(yachts, name),
        ...daysOf(inYear, season.weeks),
        ...pricesOf(week, day, season.percent),
      })),
    ),
  );
  await t.insertInto('yachtSeasons').values(rows).execute();
  const terms = priced.map(({ name, week = 0 }) => ({
    companyId,
    yachtId: of(yachts, name),
    checkInDays: week ? [5] : [],
    minNights: week ? 7 : 1,
    maxGuests: 12,
    deposit: decimalOf(whole(week, 10)),
    isPublic: page !== undefined && name in page.yachts,
    blurb: page?.yachts[name] ?? null,
  }));
  await t.insertInto('yachtTerms').values(terms).execute();
  const extra = { companyId, currency };
  await t
    .insertInto('extras')
    .values([
      { ...extra, name: 'Final cleaning', unit: 'booking', price: '350.00', obligatory: true },
      { ...extra, name: 'Chef', unit: 'week', price: '2100.00' },
      { ...extra, name: 'Water toys', unit: 'week', price: '900.00' },
      { ...extra, name: 'Airport transfer', unit: 'person', price: '45.00' },
      { ...extra, name: 'Tourist tax', unit: 'person_night', price: '1.50', obligatory: true, taxExempt: true, payable: 'base' },
    ])
    .execute();
  await t
    .insertInto('agencies')
    .values([
      { companyId, name: 'Blue Meridian', email: 'desk@blue-meridian.example', phone: '+44 20 7946 0412', commissionPercent: '15.00' },
      { companyId, name: 'Sail & Stay', email: 'bookings@sail-and-stay.example', commissionPercent: '12.50' },
    ])
    .execute();
  const discounts = [
    { label: 'Early booking', kind: 'early', days: 180, percent: '10.00' },
    { label: 'Two weeks or more', kind: 'long', days: 14, percent: '5.00' },
  ];
  await t
    .insertInto('charterTerms')
    .values({
      companyId,
      taxRate: '20.00',
      maxDiscount: '20.00',
      handovers: true,
      discounts: JSON.stringify(discounts),
      ...(page && { publicOpen: true, publicOptions: true, publicWords: page.words }),
    })
    .execute();
  if (page) await t.updateTable('companies').set({ publicSlug: page.slug }).where('id', '=', companyId).execute();
}

/** The days of these weeks, from a Saturday to a Friday. */
function daysOf(year: number, [first, last]: readonly [number, number]) {
  const [start, next] = [firstSaturday(year), firstSaturday(year + 1)];
  const [fromDay, toDay, yearEnd] = [addDays(start, (first - 1) * 7), addDays(start, last * 7 - 1), addDays(next, -1)];
  return { fromDay, toDay: toDay < yearEnd ? toDay : yearEnd };
}

function firstSaturday(year: number): Day {
  return firstOfWeek(`${year}-01-07`, 'saturday');
}

function pricesOf(week: Cents | undefined, day: Cents | undefined, percent: number) {
  return {
    week: week ? decimalOf(whole(week, percent)) : null,
    night: week ? decimalOf(whole(week / 6, percent)) : null,
    day: day ? decimalOf(whole(day, percent)) : null,
    halfDay: day ? decimalOf(whole(day * 0.6, percent)) : null,
  };
}

/** This percentage of the price, rounded to tens. */
function whole(amount: Cents, percent: number): Cents {
  return Math.round((amount * percent) / 100 / 1000) * 1000;
}
