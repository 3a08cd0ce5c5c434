import { addMonths, firstOfMonth, lastOfMonth, type Day } from '../shared/calendar-days.ts';

/** The periods to choose from in the books. */
export const periodNames = ['this_month', 'last_month', 'this_quarter', 'this_year', 'last_year', 'last_12_months'] as const;
export type PeriodName = (typeof periodNames)[number];

/** From one day to another, both included. */
export type Period = { from: Day; to: Day };

export const periodInWords: Record<PeriodName, string> = {
  this_month: 'This month',
  last_month: 'Last month',
  this_quarter: 'This quarter',
  this_year: 'This year',
  last_year: 'Last year',
  last_12_months: 'Last 12 months',
};

/** The days of a named period as of today. It covers whole months, including days still to come. */
export function periodOf(name: PeriodName, today: Day): Period {
  const month = firstOfMonth(today);
  switch (name) {
    case 'this_month':
      return monthsFrom(month, 1);
    case 'last_month':
      return monthsFrom(addMonths(month, -1), 1);
    case 'this_quarter':
      return monthsFrom(addMonths(month, -(monthOf(today) % 3)), 3);
    case 'this_year':
      return monthsFrom(addMonths(month, -monthOf(today)), 12);
    case 'last_year':
      return monthsFrom(addMonths(month, -monthOf(today) - 12), 12);
    case 'last_12_months':
      return monthsFrom(addMonths(month, -11), 12);
  }
}

/** The name of a period as of today, or null if it has none. */
export function periodNamed({ from, to }: Partial<Period>, today: Day): PeriodName | null {
  const isIt = (name: PeriodName) => {
    const period = periodOf(name, today);
    return period.from === from && period.to === to;
  };
  return periodNames.find(isIt) ?? null;
}

/** The lengths of whole periods in months. */
const spans = ['month', 'quarter', 'year'] as const;
export type Span = (typeof spans)[number];

const monthsIn: Record<Span, number> = { month: 1, quarter: 3, year: 12 };

/** The month, quarter or year of a day, or one this many later. */
export function spanAt(span: Span, day: Day, steps = 0): Period {
  const months = monthsIn[span];
  const first = addMonths(firstOfMonth(day), -(monthOf(day) % months));
  return monthsFrom(addMonths(first, steps * months), months);
}

/** The kind of period these days cover in full: month, quarter or year; null if none. */
export function spanOf({ from, to }: Period): Span | null {
  return spans.find((span) => spanAt(span, from).from === from && spanAt(span, from).to === to) ?? null;
}

/** January is 0. */
function monthOf(day: Day): number {
  return Number(day.slice(5, 7)) - 1;
}

function monthsFrom(first: Day, count: number): Period {
  return { from: first, to: lastOfMonth(addMonths(first, count - 1)) };
}
