// npm run bench:growth: what each call costs in worlds of ten thousand to five million events. Prints a table for docs/performance.md
// and draws docs/pictures/growth.svg. See README.md.
import { writeFileSync } from 'node:fs';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts';
import { dashboard, fleetMonth, fleetTimeline, invoices, month, searches, yachts } from './calls.ts';
import { figuresOf, say, short, table } from './figures.ts';
import { timeInvoicePdf } from './invoice-pdf.ts';
import { createInvoices, takeInvoicesAway } from './invoices.ts';
import { fanOut } from './live.ts';
import { measure, seriesOf } from './load.ts';
import { plot } from './plot.ts';
import { startProduct, type Running } from './servers.ts';
import { eventsOf, fleetOf, fleetTokens, prepareWorld, tokenOf, tokensOf, worlds, type World } from './world.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 4);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 4);
// The maximum number of companies: 1000 leaves out the largest world.
const largest = Number(process.env['BENCH_LARGEST'] ?? Infinity);
const drawing = 'docs/pictures/growth.svg';

const calls = { 'yacht list': yachts, 'calendar month': month, dashboard, search: searches, 'invoice list': invoices };
const fleetCalls = { 'month of sixty yachts': fleetMonth, 'timeline of sixty yachts': fleetTimeline };

/** What something costs in one world: milliseconds, and the 99th percentile if it is measured separately. */
type Cost = { ms: number; p99?: number; note?: string };

await growth();

async function growth(): Promise<void> {
  const began = new Date();
  const postgres = await startEmbeddedPostgres('data/bench/postgres');
  const running: { world: World; url: string; product: Running }[] = [];
  try {
    for (const world of worlds.filter(({ companies }) => companies <= largest).toSorted((a, b) => a.companies - b.companies)) {
      const url = await prepareWorld(postgres, world, say);
      running.push({ world, url, product: await startProduct(url) });
    }
    const series = running.flatMap(({ world, product: { address } }) => [
      ...seriesOf(calls, world.database, address, tokensOf(world)),
      ...seriesOf(fleetCalls, world.database, address, [tokenOf(fleetOf(world))]),
    ]);
    await measure(series, { rounds, seconds }, say);
    const costs = new Map<string, Cost[]>();
    const note = (what: string, cost: Cost) => costs.set(what, [...(costs.get(what) ?? []), cost]);
    for (const each of series) {
      const { perSecond, p99 } = figuresOf(each);
      note(each.call, { ms: 1000 / perSecond, p99 });
    }
    for (const { world, url, product } of running) {
      say(`Invoices and live updates in ${world.database} …`);
      const { p50, p99, memory } = await fanOut(url, fleetTokens(world));
      const [ofOne, ofMany, pdf] = [
        await createInvoices(product.address, fleetTokens(world), seconds),
        await createInvoices(product.address, tokensOf(world).slice(0, 50), seconds),
        await timeInvoicePdf(product.address, tokenOf(1)),
      ];
      note('new invoice, all of one company', { ms: 1000 / ofOne.perSecond, p99: ofOne.p99 });
      note('new invoice, of many companies', { ms: 1000 / ofMany.perSecond, p99: ofMany.p99 });
      note('PDF of an invoice', { ms: pdf.p50, note: `p95 ${short(pdf.p95)}` });
      note('live: a change reaches 1,000 pages', { ms: p50, p99, note: `${memory.map((each) => each.toFixed(0)).join(' → ')} MB` });
      await takeInvoicesAway(url, began);
    }
    say(
      asTable(
        costs,
        running.map(({ world }) => eventsOf(world)),
      ),
    );
    writeFileSync(
      drawing,
      plot(
        [...costs].map(([name, of]) => ({ name, values: of.map(({ ms }) => ms) })),
        running.map(({ world }) => eventsOf(world)),
      ),
    );
    say(`Drawn in ${drawing}.`);
  } finally {
    await Promise.all(running.map(({ product }) => product.stop()));
    await postgres.stop();
  }
}

function asTable(costs: Map<string, Cost[]>, sizes: number[]): string {
  const rows = [...costs].map(([what, of]) => {
    const cells = of.map(
      ({ ms, p99, note }) => `${short(ms)} (${[p99 === undefined ? '' : short(p99), note ?? ''].filter(Boolean).join(', ')})`,
    );
    return [what, ...cells, short((of.at(-1)?.ms ?? NaN) / (of[0]?.ms ?? NaN))];
  });
  return table(['ms (p99)', ...sizes.map((size) => size.toLocaleString('en')), 'last / first'], rows);
}
