// npm run bench:workers: how many more yacht lists several workers serve than one, and whether a request fails while the workers are
// replaced. See README.md.
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts';
import { yachts } from './calls.ts';
import { limitToShare } from './core-share.ts';
import { figuresOf, median, perSecondOf, ratio, say, short, table } from './figures.ts';
import { load, seriesOf, type Series } from './load.ts';
import { startProduct, type Running } from './servers.ts';
import { prepareWorld, smallWorld, tokensOf } from './world.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 4);
const workers = Number(process.env['BENCH_WORKERS'] ?? 2);
// Each worker gets this share of a core, so that load and PostgreSQL have the rest of the machine.
const share = Number(process.env['BENCH_SHARE'] ?? 1);
// The unit of CPU times in Linux's /proc.
const ticksPerSecond = 100;

/** In cores, on average over a round: what the server's processes used, and what was left idle. */
type Use = { server: number; idle: number };

await bench();

async function bench(): Promise<void> {
  const postgres = await startEmbeddedPostgres('data/bench/postgres');
  const servers: Running[] = [];
  let unlimit: (() => void)[] = [];
  try {
    const url = await prepareWorld(postgres, smallWorld, say);
    const one = await startProduct(url);
    servers.push(one);
    const several = await startProduct(url, { WORKERS: String(workers) });
    servers.push(several);
    if (share < 1) unlimit = [one.pid, ...childrenOf(several.pid)].map((pid) => limitToShare(pid, share));
    const series = [one, several].map(({ address }) => seriesOf({ yachts }, '', address, tokensOf(smallWorld))[0] as Series);
    const used: Use[][] = [[], []];
    say('Warming up …');
    for (const { address, paths, tokens } of series) await load(address, paths, tokens, Math.min(3, seconds));
    for (let round = 0; round < rounds; round++) {
      say(`Round ${round + 1} of ${rounds} …`);
      for (const place of round % 2 ? [1, 0] : [0, 1]) {
        const { address, paths, tokens, rounds: done } = series[place] as Series;
        const look = watch(servers[place] as Running);
        done.push(await load(address, paths, tokens, seconds));
        used[place]?.push(look());
      }
    }
    const [first, second] = series as [Series, Series];
    say(
      table(
        ['yacht list', 'requests/s', 'p50 ms', 'p99 ms', 'cores the server used', 'cores left idle'],
        [row('1 worker', first, used[0]), row(`${workers} workers`, second, used[1])],
      ),
    );
    say(
      `requests/s, ${workers} workers / 1: ${short(ratio(second, first, perSecondOf))} on ${availableParallelism()} cores, which load and PostgreSQL share${share < 1 ? `; each worker has ${share} of a core` : ''}`,
    );
    say(await roll(several));
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    for (const each of unlimit) each();
    await postgres.stop();
  }
}

function row(what: string, series: Series, used: Use[] = []): string[] {
  const { perSecond, p50, p99 } = figuresOf(series);
  return [
    what,
    perSecond.toFixed(0),
    short(p50),
    short(p99),
    ...[used.map((each) => each.server), used.map((each) => each.idle)].map((each) => short(median(each))),
  ];
}

/** Replaces the workers under load. Throws at the first request that fails. */
async function roll({ pid, address }: Running): Promise<string> {
  const before = childrenOf(pid);
  const began = performance.now();
  let answered = 0;
  process.kill(pid, 'SIGHUP');
  do {
    answered += (await load(address, yachts, tokensOf(smallWorld), seconds)).times.length;
    if (performance.now() - began > 120_000) throw new Error('the workers were not replaced within two minutes');
  } while (childrenOf(pid).length !== before.length || childrenOf(pid).some((child) => before.includes(child)));
  await pause(500);
  return `requests while ${workers} workers were replaced: ${answered}, none failed`;
}

/** Starts measuring CPU time; the function it returns ends the measurement. */
function watch({ pid }: Running): () => Use {
  const began = performance.now();
  const before = { server: ticksOf(pid), idle: idleTicks() };
  return () => {
    const ticks = ((performance.now() - began) / 1_000) * ticksPerSecond;
    return { server: (ticksOf(pid) - before.server) / ticks, idle: (idleTicks() - before.idle) / ticks };
  };
}

function ticksOf(pid: number): number {
  return [pid, ...childrenOf(pid)].reduce((sum, each) => {
    const [user, system] = readFileSync(`/proc/${each}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? [];
    return sum + (user ?? 0) + (system ?? 0);
  }, 0);
}

function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number),
  );
}

function idleTicks(): number {
  return Number(readFileSync('/proc/stat', 'utf8').split('\n')[0]?.split(/\s+/)[4]);
}
