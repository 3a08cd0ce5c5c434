import type { Round } from './load.ts';

export type Series = { call: string; paths: string[]; what: string; address: string; tokens: string[]; rounds: Round[] };

type Figures = { perSecond: number; p50: number; p99: number };

// What the product aims at: its p99 in the large world against the small, and its requests per second against bare Fastify's.
const aims: Record<string, { small: number; bare?: number }> = { yachts: { bare: 0.8, small: 1.3 }, month: { bare: 0.6, small: 1.3 }, 'fleet month': { small: 1.3 }, 'fleet timeline': { small: 1.3 } };

/** The figures of each series and the ratios that count, as text. */
export function report(series: Series[]): string {
  const lines = [`\n${'call'.padEnd(16)}${'series'.padEnd(24)}${'req/s'.padStart(8)}${'p50 ms'.padStart(9)}${'p99 ms'.padStart(9)}`];
  for (const each of series) {
    const { perSecond, p50, p99 } = figuresOf(each);
    lines.push(`${each.call.padEnd(16)}${each.what.padEnd(24)}${perSecond.toFixed(0).padStart(8)}${p50.toFixed(2).padStart(9)}${p99.toFixed(2).padStart(9)}`);
  }
  lines.push('');
  for (const [call, aim] of Object.entries(aims)) {
    const of = (what: string) => series.find((each) => each.call === call && each.what.startsWith(what));
    const [product, bare, small] = [of('product, large'), of('bare'), of('product, small')];
    if (!product || !small) continue;
    if (bare && aim.bare !== undefined) {
      const speed = median(ratios(product, bare, perSecondOf));
      lines.push(verdict(`${call}: requests/s, product / bare Fastify`, speed, speed >= aim.bare, `at least ${aim.bare}`));
    }
    const tail = median(ratios(product, small, (round) => percentile(round.times, 0.99)));
    lines.push(verdict(`${call}: p99, large world / small world`, tail, tail <= aim.small, `at most ${aim.small}`));
  }
  return `${lines.join('\n')}\n`;
}

function verdict(what: string, ratio: number, isMet: boolean, aim: string): string {
  return `${what.padEnd(52)}${ratio.toFixed(2)}   aim ${aim}: ${isMet ? 'met' : 'MISSED'}`;
}

function figuresOf({ rounds }: Series): Figures {
  const times = rounds.flatMap((round) => round.times);
  return { perSecond: median(rounds.map(perSecondOf)), p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

function percentile(times: number[], share: number): number {
  const sorted = Float64Array.from(times).toSorted();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** Round against the same round, which ran within the same half minute. */
function ratios(one: Series, other: Series, of: (round: Round) => number): number[] {
  return one.rounds.flatMap((round, place) => {
    const beside = other.rounds[place];
    return beside ? [of(round) / of(beside)] : [];
  });
}

function perSecondOf({ times, seconds }: Round): number {
  return times.length / seconds;
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? NaN) : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
}
