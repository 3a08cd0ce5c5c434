import { addMonths, firstOfMonth, lastOfMonth, type Day } from '../shared/calendar-days.ts';

/** The periods that books are looked at in. */
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

/** The days of a period as it is called today. It is whole months: also those of which some days are still to come. */
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

/** What a period is called today, or null where it has no name. */
export function periodNamed({ from, to }: Partial<Period>, today: Day): PeriodName | null {
  const isIt = (name: PeriodName) => {
    const period = periodOf(name, today);
    return period.from === from && period.to === to;
  };
  return periodNames.find(isIt) ?? null;
}

/** How long what is looked at is, where it is whole: the months of a quarter, or of a year. */
const spans = ['month', 'quarter', 'year'] as const;
export type Span = (typeof spans)[number];

const monthsIn: Record<Span, number> = { month: 1, quarter: 3, year: 12 };

/** The month, quarter or year that a day is in, or one so many after it. */
export function spanAt(span: Span, day: Day, steps = 0): Period {
  const months = monthsIn[span];
  const first = addMonths(firstOfMonth(day), -(monthOf(day) % months));
  return monthsFrom(addMonths(first, steps * months), months);
}

/** Whether these days are a whole month, quarter or year, and which; null where they are none. */
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
