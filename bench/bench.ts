// npm run bench: how much the product costs over bare Fastify, and what a hundred times more data costs it. See README.md.
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts';
import { load, type Round } from './load.ts';
import { report, type Series } from './report.ts';
import { startBare, startProduct, type Running } from './servers.ts';
import { largeWorld, prepareWorld, smallWorld, tokenOf, type World } from './world.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 6);
const secondsPerRound = Number(process.env['BENCH_SECONDS'] ?? 4);

const thisMonth = new Date(new Date().toISOString().slice(0, 7));
const nextMonth = new Date(Date.UTC(thisMonth.getUTCFullYear(), thisMonth.getUTCMonth() + 1));
const calls = {
  yachts: '/api/yachts?limit=8',
  month: `/api/schedule?from=${thisMonth.toISOString()}&to=${nextMonth.toISOString()}`,
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
    const series = Object.entries(calls).flatMap(([call, path]): Series[] => [
      { call, path, what: 'product, large world', address: product.address, tokens: tokensOf(largeWorld), rounds: [] },
      { call, path, what: 'bare Fastify, large', address: bare.address, tokens: tokensOf(largeWorld), rounds: [] },
      { call, path, what: 'product, small world', address: productSmall.address, tokens: tokensOf(smallWorld), rounds: [] },
    ]);
    for (const path of Object.values(calls)) await compareAnswers(product, bare, path);
    await measure(series);
    process.stdout.write(report(series));
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

function run({ address, path, tokens }: Series, seconds: number): Promise<Round> {
  return load(address, path, tokens, seconds);
}

function tokensOf({ companies }: World): string[] {
  return Array.from({ length: companies }, (_, place) => tokenOf(place + 1));
}

/** Both must answer the same records, or the figures compare nothing. */
async function compareAnswers(product: Running, bare: Running, path: string): Promise<void> {
  for (const company of [1, 500, 1_000]) {
    const [ours, theirs] = await Promise.all([product, bare].map(async ({ address }) => {
      const answer = await fetch(`${address}${path}`, { headers: { authorization: `Bearer ${tokenOf(company)}` } });
      const rows = (await answer.json()) as { id: number }[];
      return rows.map(({ id }) => id).join();
    }));
    if (!ours || ours !== theirs) throw new Error(`The product and bare Fastify answer different records to ${path}`);
  }
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
