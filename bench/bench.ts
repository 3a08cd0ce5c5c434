// npm run bench: what the product costs over bare Fastify, what a hundred times more data costs, and how long a person waits in the
// large world. See README.md.
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts';
import { booksWaits } from './books-waits.ts';
import { dashboard, fleetMonth, fleetTimeline, invoices, month, searches, yachts } from './calls.ts';
import { say } from './figures.ts';
import { timeInvoicePdf } from './invoice-pdf.ts';
import { createInvoices, takeInvoicesAway } from './invoices.ts';
import { fanOut } from './live.ts';
import { load, measure, seriesOf } from './load.ts';
import { alone, report, strangers, waitsOf } from './report.ts';
import { roomWaits } from './room-waits.ts';
import { startBare, startProduct, type Running } from './servers.ts';
import { timeStrangers } from './strangers.ts';
import { fleetOf, fleetTokens, largeWorld, prepareWorld, smallWorld, tokenOf, tokensOf } from './world.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 4);

const besideBare = { yachts, month };
const calls = { ...besideBare, dashboard, search: searches, invoices };
const fleetCalls = { 'fleet month': fleetMonth, 'fleet timeline': fleetTimeline };

await bench();

async function bench(): Promise<void> {
  const began = new Date();
  const postgres = await startEmbeddedPostgres('data/bench/postgres');
  const servers: Running[] = [];
  try {
    const small = await prepareWorld(postgres, smallWorld, say);
    const large = await prepareWorld(postgres, largeWorld, say);
    const product = await startProduct(large);
    servers.push(product);
    const productSmall = await startProduct(small);
    servers.push(productSmall);
    const bare = await startBare(large);
    servers.push(bare);
    const all = [
      ...seriesOf(calls, 'product, large world', product.address, tokensOf(largeWorld)),
      ...seriesOf(calls, 'product, small world', productSmall.address, tokensOf(smallWorld)),
      ...seriesOf(besideBare, 'bare Fastify, large world', bare.address, tokensOf(largeWorld)),
      ...seriesOf(fleetCalls, 'product, large world', product.address, [tokenOf(fleetOf(largeWorld))]),
      ...seriesOf(fleetCalls, 'product, small world', productSmall.address, [tokenOf(fleetOf(smallWorld))]),
    ];
    for (const path of Object.values(besideBare).flat()) await compareAnswers(product, bare, path);
    for (const path of Object.values(fleetCalls).flat()) await refuseSparse(product, path);
    await measure(all, { rounds, seconds }, say);
    say(report(all));
    const onlyOne = (paths: string[], tokens: string[]) => load(product.address, paths, tokens, seconds, 1);
    const fleet = [tokenOf(fleetOf(largeWorld))];
    const waitedFor = {
      search: await onlyOne(searches, tokensOf(largeWorld)),
      'fleet search': await onlyOne(searches, fleet),
      dashboard: await onlyOne(dashboard, tokensOf(largeWorld)),
      'fleet dashboard': await onlyOne(dashboard, fleet),
    };
    const live = await fanOut(large, fleetTokens(largeWorld));
    const ofOne = await createInvoices(product.address, fleetTokens(largeWorld), seconds);
    const ofMany = await createInvoices(product.address, tokensOf(largeWorld).slice(0, 50), seconds);
    say(alone(waitedFor, { live, ofOne, ofMany, pdf: await timeInvoicePdf(product.address, tokenOf(1)) }));
    say(waitsOf(await roomWaits(product.address, large, largeWorld, seconds)));
    say(waitsOf(await booksWaits(product.address, largeWorld, seconds), 'the books in the large world, one person'));
    say(strangers(await timeStrangers(product.address, large)));
    await takeInvoicesAway(large, began);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await postgres.stop();
  }
}

/** Both must return the same records, or the comparison means nothing. */
async function compareAnswers(product: Running, bare: Running, path: string): Promise<void> {
  for (const company of [1, largeWorld.companies / 2, largeWorld.companies]) {
    const [ours, theirs] = await Promise.all(
      [product, bare].map(async ({ address }) => {
        const answer = await fetch(`${address}${path}`, { headers: { authorization: `Bearer ${tokenOf(company)}` } });
        const rows = (await answer.json()) as { id: number }[];
        return rows.map(({ id }) => id).join();
      }),
    );
    if (!ours || ours !== theirs) throw new Error(`The product and bare Fastify answer different records to ${path}`);
  }
}

/** An almost empty calendar would be fast for the wrong reason. */
async function refuseSparse(product: Running, path: string): Promise<void> {
  const answer = await fetch(`${product.address}${path}`, { headers: { authorization: `Bearer ${tokenOf(fleetOf(largeWorld))}` } });
  const rows = (await answer.json()) as unknown[];
  if (rows.length < 400) throw new Error(`The fleet of sixty has ${rows.length} events only at ${path}`);
}
