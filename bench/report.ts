import { figuresOf, percentile, perSecondOf, ratio, short, table } from './figures.ts';
import type { Created } from './invoices.ts';
import type { FanOut } from './live.ts';
import type { Round, Series } from './load.ts';
import type { Timing } from './strangers.ts';

// The targets: requests per second against bare Fastify, and p99 in the large world against the small one.
const bareAims: Record<string, number> = { yachts: 0.8, month: 0.6 };
const largestTail = 1.3;
// The maximum milliseconds at p99 for one person, where it isn't 200.
const oneWaits: Record<string, number> = { search: 100 };

/** The figures of each series, and the ratios that matter. */
export function report(series: Series[]): string {
  const figures = series.map((each) => {
    const { perSecond, p50, p99 } = figuresOf(each);
    return [each.call, each.what, perSecond.toFixed(0), short(p50), short(p99)];
  });
  return (
    table(['call', 'series', 'requests/s', 'p50 ms', 'p99 ms'], figures) +
    table(
      ['ratio', 'aim', 'measured', ''],
      [...new Set(series.map(({ call }) => call))].flatMap((call) => ratiosOf(call, series)),
    )
  );
}

function ratiosOf(call: string, series: Series[]): string[][] {
  const of = (what: string) => series.find((each) => each.call === call && each.what.startsWith(what));
  const [product, bare, small] = [of('product, large'), of('bare'), of('product, small')];
  if (!product || !small) return [];
  const aim = bareAims[call];
  const speed =
    bare && aim !== undefined
      ? [verdict(`${call}: requests/s, product / bare Fastify`, ratio(product, bare, perSecondOf), 'at least', aim)]
      : [];
  return [
    ...speed,
    verdict(
      `${call}: p99, large world / small world`,
      ratio(product, small, (round) => percentile(round.times, 0.99)),
      'at most',
      largestTail,
    ),
  ];
}

/** How long one person waits without other load, and how much many people do at once, both in the large world. */
export function alone(
  waitedFor: Record<string, Round>,
  { pdf, ofOne, ofMany, live }: { pdf: { p50: number; p95: number }; ofOne: Created; ofMany: Created; live: FanOut },
): string {
  const waits = Object.entries(waitedFor).map(([call, { times }]) =>
    verdict(
      `${call}, one person: p99 ms (p50 ${short(percentile(times, 0.5))})`,
      percentile(times, 0.99),
      'at most',
      oneWaits[call.replace('fleet ', '')] ?? 200,
    ),
  );
  return table(
    ['in the large world', 'aim', 'measured', ''],
    [
      ...waits,
      verdict(`PDF of an invoice with 30 items: p50 ms (p95 ${short(pdf.p95)})`, pdf.p50, 'at most', 150),
      [
        `invoices made by 50 at once, one company, numbers without a gap`,
        '',
        `${ofOne.perSecond.toFixed(0)}/s, p99 ${short(ofOne.p99)} ms`,
        '',
      ],
      [
        `invoices made by 50 at once, each of a company of their own`,
        '',
        `${ofMany.perSecond.toFixed(0)}/s, p99 ${short(ofMany.p99)} ms`,
        '',
      ],
      verdict(
        `a change reaches 1,000 open pages: p99 ms (p50 ${short(live.p50)}, slowest ${short(live.slowest)})`,
        live.p99,
        'at most',
        500,
      ),
      [`the server's memory, without and with 1,000 open pages`, '', `${live.memory.map((each) => each.toFixed(0)).join(' → ')} MB`, ''],
    ],
  );
}

/** How long one person waits for something, and the limit at p99. */
export type Wait = { what: string; p50: number; p99: number; maxMs: number };

export function waitsOf(all: Wait[], whose = 'a fleet of sixty in the large world, one person'): string {
  const rows = all.map(({ what, p50, p99, maxMs }) => verdict(`${what}: p99 ms (p50 ${short(p50)})`, p99, 'at most', maxMs));
  return table([whose, 'aim', 'measured', ''], rows);
}

/** Whether response times reveal that an address has an account. */
export function strangers({ signIn, reset }: { signIn: Timing; reset: Timing }): string {
  return table(
    ['known address / unknown address, medians', 'aim', 'measured', ''],
    [alike('sign-in with a wrong password', signIn), alike('a letter for a new password', reset)],
  );
}

function alike(what: string, { known, unknown }: Timing): string[] {
  const quotient = known / unknown;
  return [
    `${what}: ${short(known)} ms, ${short(unknown)} ms`,
    '0.85 to 1.15, or 15 ms apart',
    short(quotient),
    (quotient >= 0.85 && quotient <= 1.15) || Math.abs(known - unknown) <= 15 ? 'met' : 'MISSED',
  ];
}

function verdict(what: string, measured: number, bound: 'at least' | 'at most', aim: number): string[] {
  return [what, `${bound} ${aim}`, short(measured), (bound === 'at least' ? measured >= aim : measured <= aim) ? 'met' : 'MISSED'];
}
