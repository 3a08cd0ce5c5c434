import type { Cents } from '#domain/shared/money.ts';

/** The income, the expenses and the result of a period. */
export type Sums = { income: Cents; expenses: Cents; result: Cents };

/** A month, with the same days a year before if anything was booked then. */
export type ReadMonth = Sums & { month: string; before: Sums | null };

/** The bounds of the chart and round ticks between them. */
export function scaleFor(months: Sums[]): { ticks: Cents[]; low: Cents; high: Cents } {
  const max = Math.max(100, ...months.flatMap(({ income, expenses }) => [income, expenses]));
  const min = Math.min(0, ...months.map(({ result }) => result));
  const step = niceStep((max - min) / 4);
  const low = Math.floor(min / step) * step;
  const high = Math.ceil(max / step) * step;
  return { low, high, ticks: Array.from({ length: Math.round((high - low) / step) + 1 }, (_, index) => low + index * step) };
}

/** The next larger step of 1, 2 or 5 times a power of ten. */
function niceStep(rough: number): Cents {
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10);
}

/** A short form of an amount where space is tight: $1.5K. */
export function shortMoney(cents: Cents, currency: string): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    notation: 'compact',
    maximumFractionDigits: 1,
    minimumFractionDigits: 0,
  }).format(cents / 100);
}
