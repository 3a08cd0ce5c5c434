// npm run reliability:crash: the server is killed at random moments under load, and every fifth time its PostgreSQL too. What was
// acknowledged is stored exactly once, nothing is stored incompletely, and what was in flight can be repeated.
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts';
import {
  aCompany,
  compare,
  conclude,
  crashPostgres,
  freshFolder,
  percentile,
  say,
  startServer,
  verdict,
  writeCustomer,
  type Server,
} from './lab.ts';

const rounds = Number(process.env['ROUNDS'] ?? 20);
// The number of writes to acknowledge over all rounds; without it, as many as the rounds' time allows.
const writes = Number(process.env['WRITES'] ?? 0);
const port = Number(process.env['PORT'] ?? 3970);
const writers = 48;
const maxStart = 10_000;

await trial('embedded PostgreSQL', async (data) => ({
  settings: { DATA_DIR: data },
  url: `postgres://postgres@/postgres?host=${encodeURIComponent(`${data}/postgres`)}`,
  revive: async () => {},
}));
await trial('external PostgreSQL', async (data) => {
  const start = () => startEmbeddedPostgres(`${data}/postgres`);
  const url = (await start()).url('postgres');
  return { settings: { DATA_DIR: `${data}/files`, DATABASE_URL: url }, url, revive: async () => void (await start()) };
});
conclude();

type Installation = {
  settings: Record<string, string>;
  url: string;
  /** restarts a PostgreSQL that the server doesn't start by itself */ revive: () => Promise<void>;
};

async function trial(what: string, prepare: (data: string) => Promise<Installation>): Promise<void> {
  const data = await freshFolder('crash');
  const { settings, url, revive } = await prepare(data);
  let server = await startServer(port, settings);
  const company = await aCompany(url, writers);
  const acknowledged = new Set<string>();
  const starts: number[] = [];
  let repeated = 0;
  let refused = 0;
  for (let round = 1; round <= rounds; round++) {
    const inTheAir = await writeUntilKilled(server, company.tokens, `round ${round}`, acknowledged, (round * writes) / rounds);
    if (round % 5 === 0) {
      await crashPostgres(`${data}/postgres`);
      await revive();
    }
    server = await startServer(port, settings);
    starts.push(server.readyAfter);
    for (const [place, name] of inTheAir.entries()) {
      const { status } = await writeCustomer(server.address, company.tokens[place % writers] as string, name);
      if (status === 201) acknowledged.add(name);
      else refused++;
      repeated++;
    }
    say(
      `${what}, round ${round}: ${acknowledged.size} acknowledged so far, ${inTheAir.length} sent again, ready after ${Math.round(server.readyAfter)} ms`,
    );
  }
  const { lost, twice, half } = await compare(url, company.id, acknowledged);
  await server.end('SIGTERM');
  if (settings['DATABASE_URL']) await (await startEmbeddedPostgres(`${data}/postgres`)).stop();
  say('');
  verdict(acknowledged.size >= rounds * 10, `${what}: writes acknowledged over ${rounds} kills`, acknowledged.size);
  verdict(lost === 0, `${what}: acknowledged and lost`, lost);
  verdict(twice === 0, `${what}: stored twice`, twice);
  verdict(half === 0, `${what}: stored without its activity or its stored response`, half);
  verdict(refused === 0, `${what}: of ${repeated} sent again with their keys, refused`, refused);
  verdict(
    Math.max(...starts) <= maxStart,
    `${what}: ready again, median and longest`,
    `${percentile(starts, 0.5)} and ${Math.round(Math.max(...starts))} ms`,
  );
}

/**
 * All clients write without pause until the server is killed at a random moment after `target` acknowledged writes in total. Returns the
 * requests that got no response, by sender.
 */
async function writeUntilKilled(
  server: Server,
  tokens: string[],
  round: string,
  acknowledged: Set<string>,
  target: number,
): Promise<string[]> {
  let killed = false;
  const working = tokens.map(async (token, place) => {
    for (let count = 1; ; count++) {
      const name = `${round} writer ${place} customer ${count}`;
      const { status } = await writeCustomer(server.address, token, name);
      if (status === 201) acknowledged.add(name);
      else if (status === 0) return name;
      else if (killed) return name;
      else if (status !== 503) throw new Error(`a write was answered with ${status}`);
    }
  });
  while (acknowledged.size < target) await pause(20);
  await pause(200 + Math.random() * 1_500);
  killed = true;
  await server.end('SIGKILL');
  return Promise.all(working);
}
