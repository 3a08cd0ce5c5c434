import { decimalOf } from '#domain/shared/money.ts';
import { daysAfter, saturdayOnOrBefore, type Day } from './calendar.ts';
import { chanceFrom } from './chance.ts';
import type { DemoCompany } from './demo-company.ts';

type PastIncome = {
  yacht: string;
  customer: number;
  day: Day;
  category: 'charter' | 'day_trip';
  description: string;
  amount: string;
  paymentMethod: string;
};

const weeksBack = { from: 51, to: 7 };

// How full the book of each month was, from January to December.
const season = [0.02, 0.03, 0.06, 0.14, 0.26, 0.38, 0.46, 0.48, 0.36, 0.2, 0.06, 0.04];

// The largest yachts, by what a week costs in hundredths, sail for their owners most of the time.
const large = 100_000_00;

/** What came in over the year before the calendar of the demo begins. */
export function placeYearBefore({ yachts, customers, seed, yearBefore }: DemoCompany, today: Day): PastIncome[] {
  if (!yearBefore) return [];
  // Dice of its own, so that the calendar falls as it always did.
  const chance = chanceFrom(seed + 1);
  const someone = customers.map((_, place) => place);
  const income: PastIncome[] = [];
  for (let week = weeksBack.from; week >= weeksBack.to; week--) {
    const day = daysAfter(saturdayOnOrBefore(today), -7 * week);
    const likely = season[Number(day.slice(5, 7)) - 1] ?? 0;
    for (const yacht of yachts) {
      if (yacht.week && chance.is(yacht.week > large ? likely / 2 : likely))
        income.push({
          yacht: yacht.name,
          customer: chance.of(someone),
          day,
          category: 'charter',
          description: `Charter to ${chance.of(yacht.waters)}`,
          amount: decimalOf(yacht.week),
          paymentMethod: 'bank_transfer',
        });
      if (yacht.day && chance.is(likely))
        income.push({
          yacht: yacht.name,
          customer: chance.of(someone),
          day: daysAfter(day, 3),
          category: 'day_trip',
          description: `Day trip to ${chance.of(yacht.waters)}`,
          amount: decimalOf(yacht.day),
          paymentMethod: chance.of(['credit_card', 'cash', 'bank_transfer']),
        });
    }
  }
  return income;
}
