import { fraction, hundredths, sum, type Coin } from '../finance/reckoning.ts';
import { addDays, dayIn, daysBetween, type Day } from '../shared/calendar-days.ts';
import { dayWords, daysWords, shortDate } from '../shared/date-words.ts';
import type { Formats } from '../shared/formats.ts';
import { decimalOf, smallestCoin } from '../shared/money.ts';

/** The prices of a season, first and last day included: decimal texts, null if not set. */
export type SeasonPrices = {
  fromDay: Day;
  toDay: Day;
  week: string | null;
  night: string | null;
  day: string | null;
  halfDay: string | null;
  seat: string | null;
  childSeat: string | null;
};

/** What is hired: a yacht by nights or for a day, or seats on a departure. */
export type Hire = {
  type: 'charter' | 'day_rent' | 'seats';
  startDate: string;
  endDate: string;
  adults: number;
  children: number;
};

/** A line for the yacht or the seats, before discounts and extras. */
type BaseLine = { label: string; quantity: string; unitPrice: string; total: bigint };

export type BaseTerms = { timeZone: string; currency: string; dateOrder: Formats['dateOrder'] };

/** The maximum length of a half day. */
const halfDayLong = 5 * 3_600_000;

/** The local days from start to end. A night belongs to the season in which it begins. */
export function nightsOf({ startDate, endDate }: Pick<Hire, 'startDate' | 'endDate'>, timeZone: string): number {
  return Math.max(0, daysBetween(dayIn(timeZone, startDate), dayIn(timeZone, endDate)));
}

/**
 * What the yacht or the seats cost by the seasons (R10): a line for each run of nights in one season, one for a day, one for adults and one
 * for children on a departure. Null if any part has no price: the price is then entered by hand, never guessed. Amounts are whole coins,
 * never below 0, and no run of nights shorter than a week costs more than that season's week.
 */
export function baseLines(hire: Hire, seasons: readonly SeasonPrices[], terms: BaseTerms): BaseLine[] | null {
  const coin = BigInt(smallestCoin(terms.currency));
  if (hire.type === 'charter') return nightLines(hire, seasons, terms, coin);
  const day = dayIn(terms.timeZone, hire.startDate);
  const season = seasonOf(seasons, day);
  if (!season) return null;
  if (hire.type === 'seats') return seatLines(hire, season, coin);
  const { price, isHalf } = dayPrice(season, Date.parse(hire.endDate) - Date.parse(hire.startDate));
  return price === null ? null : [lineOf(`${isHalf ? 'Half day' : 'Day trip'}, ${dayWords(day, shortDate, terms)}`, 1, price, coin)];
}

/** The total of all lines. */
export function baseTotal(lines: readonly BaseLine[]): bigint {
  return sum(lines.map(({ total }) => total));
}

/** A stretch in calendar terms: nights from a day on, or a number of milliseconds on a day. */
export type DayStretch = { day: Day } & ({ type: 'charter'; nights: number } | { type: 'day_rent'; long: number });

/** The sum of `baseLines`, fast enough for many stretches: without time zones and labels, and cached. */
export function baseAmounts(seasons: readonly SeasonPrices[], currency: string): (stretch: DayStretch) => bigint | null {
  const coin = BigInt(smallestCoin(currency));
  const known = new Map<string, bigint | null>();
  const remembered = (key: string, calculate: () => bigint | null) => {
    const amount = known.get(key);
    if (amount !== undefined) return amount;
    const price = calculate();
    known.set(key, price);
    return price;
  };
  return (stretch) => {
    if (stretch.type === 'charter') {
      const runs = runsOf(stretch.day, stretch.nights, seasons);
      return runs && remembered(runs.map(({ season, count }) => `${season.fromDay} ${count}`).join(), () => runsPrice(runs, coin));
    }
    const season = seasonOf(seasons, stretch.day);
    if (!season) return null;
    const { price, isHalf } = dayPrice(season, stretch.long);
    return price === null ? null : remembered(`${season.fromDay} ${isHalf}`, () => fraction(hundredths(price), 1n, coin));
  };
}

function runsPrice(runs: readonly Run[], coin: Coin): bigint | null {
  const nights = runs.reduce((all, { count }) => all + count, 0);
  const prices = runs.map(({ season, count }) => nightsPrice(count, season, nights >= 7, coin));
  return prices.every((price) => price !== null) ? sum(prices) : null;
}

function dayPrice({ day, halfDay }: SeasonPrices, long: number): { price: string | null; isHalf: boolean } {
  const isHalf = halfDay !== null && long <= halfDayLong;
  return { price: isHalf ? halfDay : day, isHalf };
}

function nightLines(hire: Hire, seasons: readonly SeasonPrices[], terms: BaseTerms, coin: Coin): BaseLine[] | null {
  const nights = nightsOf(hire, terms.timeZone);
  const runs = runsOf(dayIn(terms.timeZone, hire.startDate), nights, seasons);
  if (!runs) return null;
  const lines = runs.map(({ season, first, count }) => {
    const price = nightsPrice(count, season, nights >= 7, coin);
    if (price === null) return null;
    const label = `${count} ${count === 1 ? 'night' : 'nights'}, ${daysWords(first, addDays(first, count), terms)}`;
    return { label, quantity: '1.00', unitPrice: decimalOf(Number(price)), total: price };
  });
  return lines.every((line) => line !== null) ? lines : null;
}

type Run = { season: SeasonPrices; first: Day; count: number };

/** Runs of consecutive nights in one season; null if a night has no season, or there is no night. */
function runsOf(start: Day, nights: number, seasons: readonly SeasonPrices[]): Run[] | null {
  const runs: Run[] = [];
  for (let done = 0; done < nights;) {
    const first = done === 0 ? start : addDays(start, done);
    const season = seasonOf(seasons, first);
    if (!season) return null;
    const count = Math.min(nights - done, daysBetween(first, season.toDay) + 1);
    runs.push({ season, first, count });
    done += count;
  }
  return runs.length > 0 ? runs : null;
}

/**
 * Priced by the week if the whole hire is a week or longer, else by the night and at most the price of a week. If one price is missing, the
 * other is used.
 */
function nightsPrice(count: number, { week, night }: SeasonPrices, isByWeek: boolean, coin: Coin): bigint | null {
  const nights = BigInt(count);
  const byWeek = week === null ? null : fraction(nights * hundredths(week), 7n, coin);
  const byNight = night === null ? null : fraction(nights * hundredths(night), 1n, coin);
  if (isByWeek) return byWeek ?? byNight;
  if (byNight === null || week === null) return byNight ?? byWeek;
  const maxPrice = fraction(hundredths(week), 1n, coin);
  return byNight < maxPrice ? byNight : maxPrice;
}

function seatLines({ adults, children }: Hire, { seat, childSeat }: SeasonPrices, coin: Coin): BaseLine[] | null {
  if (seat === null) return null;
  const lines = [
    { label: 'Adults', count: adults, price: seat },
    { label: 'Children', count: children, price: childSeat ?? seat },
  ];
  return lines.filter(({ count }) => count > 0).map(({ label, count, price }) => lineOf(label, count, price, coin));
}

function lineOf(label: string, count: number, unitPrice: string, coin: Coin): BaseLine {
  return { label, quantity: `${count}.00`, unitPrice, total: fraction(BigInt(count) * hundredths(unitPrice), 1n, coin) };
}

function seasonOf(seasons: readonly SeasonPrices[], day: Day): SeasonPrices | undefined {
  return seasons.find(({ fromDay, toDay }) => fromDay <= day && day <= toDay);
}
