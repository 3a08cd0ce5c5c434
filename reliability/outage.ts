// npm run reliability:outage: PostgreSQL is stopped, crashed and slowed down under load. Meanwhile requests get a 503 with a sentence;
// afterwards service resumes by itself, and nothing that was acknowledged is lost.
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts';
import {
  aCompany,
  ask,
  call,
  compare,
  conclude,
  crashPostgres,
  freshFolder,
  isReady,
  percentile,
  say,
  startServer,
  tally,
  verdict,
  writeCustomer,
  type Answer,
} from './lab.ts';

const port = Number(process.env['PORT'] ?? 3970);
const perSecond = 60;
const maxRecovery = 3_000;
const maxAnswer = 10_000;
const maxWait = 5_000;

const data = await freshFolder('outage');
const start = () => startEmbeddedPostgres(`${data}/postgres`);
let postgres = await start();
const url = postgres.url('postgres');
const server = await startServer(port, { DATABASE_URL: url, DATA_DIR: `${data}/files` });
const company = await aCompany(url, 20);
const acknowledged = new Set<string>();
const connections = async () =>
  (await ask<{ count: number }>(url, `select count(*)::int from pg_stat_activity where datname is not null and pid <> pg_backend_pid()`))[0]
    ?.count as number;

await underLoad('stopped for 4 s', async () => {
  await postgres.stop();
  await pause(4_000);
  postgres = await start();
});
await underLoad('crashed and started', async () => {
  await crashPostgres(`${data}/postgres`);
  await pause(500);
  postgres = await start();
});
await slow();

const { lost, twice, half } = await compare(url, company.id, acknowledged);
verdict(lost === 0, `of ${acknowledged.size} acknowledged writes, lost`, lost);
verdict(twice === 0, 'stored twice', twice);
verdict(half === 0, 'stored without its activity or its stored response', half);
const open = await connections();
// Ten for requests, and one that listens for changes.
verdict(open <= 11, 'connections to the database at the end (11 at most)', open);
await server.end('SIGTERM');
await postgres.stop();
conclude();

/** Steady load, a third of it writes; in the middle of it the database breaks and is repaired. */
async function underLoad(what: string, breakIt: () => Promise<void>): Promise<void> {
  const answers: (Answer & { at: number })[] = [];
  const running: Promise<void>[] = [];
  let sent = 0;
  const load = setInterval(() => {
    const at = performance.now();
    const token = company.tokens[sent % company.tokens.length] as string;
    const name = `${what} ${sent}`;
    const done = (async () => {
      const answer = await (sent++ % 3 === 0
        ? writeCustomer(server.address, token, name)
        : call(server.address, 'GET', '/api/yachts?limit=8', { token }));
      answers.push({ ...answer, at });
      if (answer.status === 201) acknowledged.add(name);
    })();
    running.push(done);
  }, 1_000 / perSecond);
  await pause(2_000);
  await breakIt();
  const mended = performance.now();
  while (!(await isReady(server.address))) await pause(20);
  await pause(maxRecovery + 1_000);
  clearInterval(load);
  await Promise.all(running);
  const failed = answers.filter(({ status }) => status >= 300 || status === 0);
  const others = failed.filter(({ status }) => status !== 503);
  const speechless = failed.filter(
    ({ body, headers }) => !/\w.*\.$/.test((body as { message?: string } | null)?.message ?? '') || !headers.get('retry-after'),
  );
  const last = Math.max(0, ...failed.map(({ at }) => at - mended));
  say(`\nPostgreSQL ${what}: ${answers.length} requests, ${tally(answers.map(({ status, failed: why }) => why ?? status))}`);
  verdict(failed.length > 0 && others.length === 0, 'refusals other than 503', others.length);
  verdict(speechless.length === 0, 'refused without a message or a Retry-After', speechless.length);
  verdict(last <= maxRecovery, 'last refused request after the database was back', `${Math.round(last)} ms`);
  verdict(
    answers.every(({ ms }) => ms <= maxAnswer),
    'slowest answer',
    `${Math.round(Math.max(...answers.map(({ ms }) => ms)))} ms`,
  );
}

/** Locks a table for twelve seconds, so that every request for it waits, and sends many at once. */
async function slow(): Promise<void> {
  const holder = new Client({ connectionString: url });
  await holder.connect();
  await holder.query('begin');
  await holder.query('lock table yachts in access exclusive mode');
  const crowd = Array.from({ length: 600 }, (_, place) =>
    call(server.address, 'GET', '/api/yachts?limit=8', { token: company.tokens[place % company.tokens.length] }),
  );
  const alive = await call(server.address, 'GET', '/healthz');
  await pause(12_000);
  await holder.query('rollback');
  await holder.end();
  const answers = await Promise.all(crowd);
  const began = performance.now();
  const next = await call(server.address, 'GET', '/api/yachts?limit=8', { token: company.tokens[0] });
  const early = answers.filter(({ status, ms }) => status === 503 && ms < maxWait);
  say(`\nA slow database and a crowd of ${answers.length}: ${tally(answers.map(({ status, failed }) => failed ?? status))}`);
  verdict(
    answers.every(({ status }) => status === 503 || status === 200),
    'answers other than 200 or 503',
    answers.filter(({ status }) => status !== 503 && status !== 200).length,
  );
  verdict(
    early.length >= 250,
    'refused at once, before the 5 s wait for a connection',
    `${early.length}, median ${percentile(
      early.map(({ ms }) => ms),
      0.5,
    )} ms`,
  );
  verdict(
    answers.every(({ ms }) => ms <= maxAnswer + 2_000),
    'slowest answer',
    `${Math.round(Math.max(...answers.map(({ ms }) => ms)))} ms`,
  );
  verdict(alive.status === 200, '/healthz answers meanwhile, after', `${Math.round(alive.ms)} ms`);
  verdict(
    next.status === 200,
    'the first request once the database is fast again',
    `${next.status}, ${Math.round(performance.now() - began)} ms`,
  );
}
