// Statistics over measured times, and how they are printed.
import type { Round, Series } from './load.ts';

export type Figures = { perSecond: number; p50: number; p99: number };

/** Requests per second are the median of the rounds; percentiles are over all responses together. */
export function figuresOf({ rounds }: Pick<Series, 'rounds'>): Figures {
  const times = rounds.flatMap((round) => round.times);
  return { perSecond: median(rounds.map(perSecondOf)), p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

/** The median of the ratios between rounds that ran within the same minute. */
export function ratio(one: Series, other: Series, of: (round: Round) => number): number {
  return median(
    one.rounds.flatMap((round, place) => {
      const beside = other.rounds[place];
      return beside ? [of(round) / of(beside)] : [];
    }),
  );
}

export function perSecondOf({ times, seconds }: Round): number {
  return times.length / seconds;
}

export function percentile(times: number[], share: number): number {
  const sorted = Float64Array.from(times).toSorted();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? NaN) : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
}

/** Three significant digits. */
export function short(value: number): string {
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}

/** A Markdown table, ready for docs/performance.md. */
export function table(head: string[], rows: string[][]): string {
  return `\n${[head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`;
}

export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
