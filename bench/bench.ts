// npm run bench: how much the product costs over bare Fastify, and what a hundred times more data costs it. See README.md.
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts';
import { timeInvoicePdf } from './invoice-pdf.ts';
import { load, type Round } from './load.ts';
import { report, type Series } from './report.ts';
import { startBare, startProduct, type Running } from './servers.ts';
import { fleetOf, largeWorld, prepareWorld, smallWorld, tokenOf, type World } from './world.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 6);
const secondsPerRound = Number(process.env['BENCH_SECONDS'] ?? 4);

const thisMonth = new Date(new Date().toISOString().slice(0, 7));
const monthsOn = (months: number) => new Date(Date.UTC(thisMonth.getUTCFullYear(), thisMonth.getUTCMonth() + months));
const between = (from: Date, to: Date) => `/api/schedule?from=${from.toISOString()}&to=${to.toISOString()}`;
const daysFrom = (from: Date, days: number) => new Date(from.getTime() + days * 86_400_000);

// What people with twenty yachts wait for, and what the calendar of a fleet of sixty asks for: a month as it is drawn, six
// weeks long, and the quarter of the timeline, which is read by months.
const calls = { yachts: ['/api/yachts?limit=8'], month: [between(thisMonth, monthsOn(1))] };
const fleetCalls = {
  'fleet month': [`${between(daysFrom(thisMonth, -6), daysFrom(thisMonth, 36))}&limit=500`],
  'fleet timeline': [0, 1, 2].map((month) => `${between(monthsOn(month), monthsOn(month + 1))}&limit=500`),
};

await bench();

async function bench(): Promise<void> {
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
    const series = Object.entries(calls).flatMap(([call, paths]): Series[] => [
      { call, paths, what: 'product, large world', address: product.address, tokens: tokensOf(largeWorld), rounds: [] },
      { call, paths, what: 'bare Fastify, large', address: bare.address, tokens: tokensOf(largeWorld), rounds: [] },
      { call, paths, what: 'product, small world', address: productSmall.address, tokens: tokensOf(smallWorld), rounds: [] },
    ]);
    const ofFleet = Object.entries(fleetCalls).flatMap(([call, paths]): Series[] => [
      { call, paths, what: 'product, large world', address: product.address, tokens: [tokenOf(fleetOf(largeWorld))], rounds: [] },
      { call, paths, what: 'product, small world', address: productSmall.address, tokens: [tokenOf(fleetOf(smallWorld))], rounds: [] },
    ]);
    for (const path of Object.values(calls).flat()) await compareAnswers(product, bare, path);
    for (const path of Object.values(fleetCalls).flat()) await refuseSparse(product, path);
    await measure([...series, ...ofFleet]);
    process.stdout.write(report([...series, ...ofFleet]));
    process.stdout.write(await timeInvoicePdf(productSmall.address, tokensOf(smallWorld)[0] ?? ''));
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await postgres.stop();
  }
}

/** Round after round over all series, each round in another order, so that whatever else the machine does hits all alike. */
async function measure(series: Series[]): Promise<void> {
  say('Warming up …');
  for (const each of series) await run(each, 3);
  for (let round = 0; round < rounds; round++) {
    say(`Round ${round + 1} of ${rounds} …`);
    const order = series.map((_, place) => series[(place + round) % series.length] as Series);
    for (const each of round % 2 === 0 ? order : order.toReversed()) each.rounds.push(await run(each, secondsPerRound));
  }
}

function run({ address, paths, tokens }: Series, seconds: number): Promise<Round> {
  return load(address, paths, tokens, seconds);
}

function tokensOf({ companies }: World): string[] {
  return Array.from({ length: companies }, (_, place) => tokenOf(place + 1));
}

/** Both must answer the same records, or the figures compare nothing. */
async function compareAnswers(product: Running, bare: Running, path: string): Promise<void> {
  for (const company of [1, largeWorld.companies / 2, largeWorld.companies]) {
    const [ours, theirs] = await Promise.all([product, bare].map(async ({ address }) => {
      const answer = await fetch(`${address}${path}`, { headers: { authorization: `Bearer ${tokenOf(company)}` } });
      const rows = (await answer.json()) as { id: number }[];
      return rows.map(({ id }) => id).join();
    }));
    if (!ours || ours !== theirs) throw new Error(`The product and bare Fastify answer different records to ${path}`);
  }
}

/** A calendar that is all but empty would be quick for no reason. */
async function refuseSparse(product: Running, path: string): Promise<void> {
  const answer = await fetch(`${product.address}${path}`, { headers: { authorization: `Bearer ${tokenOf(fleetOf(largeWorld))}` } });
  const rows = (await answer.json()) as unknown[];
  if (rows.length < 400) throw new Error(`The fleet of sixty has ${rows.length} events only at ${path}`);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
