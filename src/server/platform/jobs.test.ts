import pino from 'pino';
import { afterEach, expect, test } from 'vitest';
import { aCompany, aWorld } from '../testing/given.ts';
import { openDatabase, type Database } from './database.ts';
import { asCompany, scopeOf } from './scope.ts';
import { addJob, Hopeless, openJobs, type Job, type JobData, type Jobs, type Work } from './jobs.ts';
import { until } from '../testing/until.ts';

const world = aWorld();
const platform = scopeOf({ id: 0, role: 'admin', companyId: null }, 'run-platform');
const silent = pino({ level: 'silent' });
const quick = { hold: 1_500, look: 20, wait: 20 };

const opened: { jobs: Jobs; db: Database }[] = [];

/** A server process as far as jobs are concerned: it has its own connections and its own queue. */
function aProcess(
  works: Record<string, Work>,
  how: Parameters<Jobs['run']>[2] = {},
  more: Record<string, Work> = {},
): { jobs: Jobs; db: Database } {
  const db = openDatabase(world.appUrl, { max: 3 });
  const jobs = openJobs(db, silent, quick);
  for (const [name, work] of Object.entries(works)) jobs.run(name, work, how);
  for (const [name, work] of Object.entries(more)) jobs.run(name, work);
  jobs.start();
  opened.push({ jobs, db });
  return { jobs, db };
}

afterEach(async () => {
  for (const { jobs, db } of opened.splice(0)) {
    await jobs.close();
    await db.close().catch(() => {});
  }
  await world.owner.query('delete from jobs');
});

const add = (name: string, data: JobData, how?: { key?: string; at?: string }) =>
  world.db.transaction(platform, (t) => addJob(t, name, data, how));
const left = async () => (await world.owner.query('select name, attempts, last_error, failed_at, holder from jobs order by id')).rows;

test('many jobs are each done once, by several processes', async () => {
  const done: number[] = [];
  const by: [number, number] = [0, 0];
  for (let number = 0; number < 40; number++) await add('count', { number });
  const count =
    (process: 0 | 1) =>
    async ({ data }: Job) => {
      by[process]++;
      await until(() => Math.min(...by) > 0);
      done.push(Number(data['number']));
    };
  aProcess({ count: count(0) });
  aProcess({ count: count(1) });
  await until(async () => done.length >= 40 && (await left()).length === 0);
  expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, number) => number));
});

test('a job that fails is tried again until it succeeds, and knows the number of the try', async () => {
  const tries: number[] = [];
  await add('stumble', { id: 7 });
  aProcess({
    stumble: async ({ attempt }) => {
      tries.push(attempt);
      if (attempt < 3) throw new Error('not yet');
    },
  });
  await until(async () => (await left()).length === 0);
  expect(tries).toEqual([1, 2, 3]);
});

test('a job waits longer after each failure, and is finally given up, with the reason stored', async () => {
  await add('hopeless', { id: 7 });
  await world.owner.query('update jobs set attempts = 10');
  const ahead: number[] = [];
  aProcess({ hopeless: () => Promise.reject(new Error('the world is down')) });
  await until(async () => {
    const {
      rows: [row],
    } = await world.owner.query(
      'select attempts, failed_at, holder, run_at - now() as wait, extract(epoch from run_at - now()) as seconds from jobs',
    );
    // A try that would be minutes ahead is brought forward, so that the last one happens within the test.
    if (row.attempts === 11 && row.holder === null && row.failed_at === null) {
      ahead.push(Number(row.seconds));
      await world.owner.query('update jobs set run_at = now() where attempts = 11 and holder is null');
    }
    return row.failed_at !== null;
  });
  // The eleventh failure waits 20 ms doubled ten times.
  expect(ahead[0]).toBeGreaterThan(10);
  expect(await left()).toMatchObject([{ attempts: 12, last_error: 'Error: the world is down', holder: null }]);
});

test('a hopeless job is given up at once, and its handler is called', async () => {
  const givenUp: [JobData, string][] = [];
  await add('refused for good', { id: 7 });
  aProcess(
    { 'refused for good': () => Promise.reject(new Hopeless('there is no such address')) },
    { givenUp: async ({ data }, error) => void givenUp.push([data, String(error)]) },
  );
  await until(async () => (await left())[0]?.failed_at !== null);
  expect(await left()).toMatchObject([{ attempts: 1, last_error: 'Error: there is no such address' }]);
  expect(givenUp).toEqual([[{ id: 7 }, 'Error: there is no such address']]);
});

test('a job whose giving up can’t be reported is reported later', async () => {
  let tries = 0;
  const given = openDatabase(world.appUrl, { max: 3 });
  const jobs = openJobs(given, silent, { hold: 200, look: 20, wait: 20 });
  jobs.run('refused for good', () => Promise.reject(new Hopeless('no')), {
    givenUp: () => (++tries < 2 ? Promise.reject(new Error('the feed is away')) : Promise.resolve()),
  });
  opened.push({ jobs, db: given });
  await add('refused for good', { id: 7 });
  jobs.start();
  await until(async () => (await left())[0]?.failed_at !== null);
  expect(tries).toBe(2);
});

test('a full lane doesn’t delay another', async () => {
  let [making, sent, held] = [0, 0, true];
  for (let number = 0; number < 5; number++) await add('export', { number });
  aProcess(
    { letter: async () => void sent++ },
    { lane: 'letters' },
    {
      export: async () => {
        making++;
        await until(() => !held);
      },
    },
  );
  await until(() => making === 2);
  for (let number = 0; number < 20; number++) await add('letter', { number });
  await until(() => sent === 20);
  expect(making).toBe(2);
  held = false;
  await until(async () => (await left()).length === 0);
});

test('a job that kills every process that claims it is given up as well', async () => {
  await add('deadly', {});
  await world.owner.query('update jobs set attempts = 12');
  let starts = 0;
  aProcess({ deadly: async () => void starts++ });
  await until(async () => (await left())[0].failed_at !== null);
  expect(starts).toBe(0);
});

test('work whose process loses its connections is taken over by another, and the first is told to stop', async () => {
  const { rows: before } = await world.owner.query(`select pid from pg_stat_activity where datname = current_database()`);
  let stopped = false;
  let isTaken = false;
  await add('carry on', { id: 1 });
  const first = aProcess({
    'carry on': ({ signal }) =>
      new Promise((_, reject) => {
        isTaken = true;
        signal.addEventListener('abort', () => {
          stopped = true;
          reject(signal.reason as Error);
        });
      }),
  });
  await until(() => isTaken);
  await first.db.close();
  await world.owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and application_name = '' and not pid = any($1)`,
    [before.map(({ pid }) => pid)],
  );
  const tries: number[] = [];
  aProcess({ 'carry on': async ({ attempt }) => void tries.push(attempt) });
  await until(async () => (await left()).length === 0);
  expect(tries).toEqual([2]);
  await until(() => stopped);
});

test('a long job is held until it ends', async () => {
  let starts = 0;
  let end: (() => void) | undefined;
  await add('last', {});
  const work = () =>
    new Promise<void>((resolve) => {
      starts++;
      end = resolve;
    });
  aProcess({ last: work });
  aProcess({ last: work });
  await until(() => starts > 0);
  const {
    rows: [held],
  } = await world.owner.query('select run_at, holder from jobs');
  await until(
    async () => (await world.owner.query('select run_at from jobs')).rows[0].run_at.getTime() > held.run_at.getTime() + quick.hold,
  );
  expect([starts, (await left())[0].holder]).toEqual([1, held.holder]);
  end?.();
  await until(async () => (await left()).length === 0);
  expect(starts).toBe(1);
});

test('there is one job per key; added while it runs, it runs once more', async () => {
  const seen: JobData[] = [];
  const ends: (() => void)[] = [];
  await add('reconcile', { round: 1 }, { key: 'company 5' });
  await add('reconcile', { round: 2 }, { key: 'company 5' });
  expect((await left()).length).toBe(1);
  aProcess({
    reconcile: ({ data }) =>
      new Promise((resolve) => {
        seen.push(data);
        ends.push(resolve);
      }),
  });
  await until(() => ends.length === 1);
  await add('reconcile', { round: 3 }, { key: 'company 5' });
  await add('reconcile', { round: 4 }, { key: 'company 5' });
  ends[0]?.();
  await until(() => ends.length === 2);
  ends[1]?.();
  await until(async () => (await left()).length === 0);
  expect(seen).toEqual([{ round: 2 }, { round: 4 }]);
});

test('a recurring job exists once for all processes and runs again, also after a failure', async () => {
  const starts: number[] = [];
  let atOnce = 0;
  const tick = async () => {
    expect(++atOnce).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 10));
    atOnce--;
    if (starts.push(starts.length) === 2) throw new Error('once it fails');
  };
  aProcess({ tick }, { every: 30 });
  aProcess({ tick }, { every: 30 });
  await until(() => starts.length >= 5);
  expect((await left()).length).toBe(1);
});

test('a job waits for its time, and for a process that knows its name', async () => {
  const seen: string[] = [];
  await add('later', {}, { at: new Date(Date.now() + 3_600_000).toISOString() });
  await add('unknown here', {});
  await add('now', {});
  aProcess({ later: async () => void seen.push('later'), now: async () => void seen.push('now') });
  await until(async () => (await left()).length === 2);
  expect(seen).toEqual(['now']);
});

test('a change that is rolled back leaves no job behind, whatever its scope', async () => {
  const company = await aCompany(world);
  for (const scope of [platform, asCompany(company.id)]) {
    await expect(
      world.db.transaction(scope, async (t) => {
        await addJob(t, 'never', {});
        throw new Error('taken back');
      }),
    ).rejects.toThrow('taken back');
    await world.db.transaction(scope, (t) => addJob(t, 'kept', {}));
  }
  expect((await left()).map(({ name }) => name)).toEqual(['kept', 'kept']);
});

test('a process that ends queries the database no more', async () => {
  const complaints: string[] = [];
  for (let times = 0; times < 10; times++) {
    const db = openDatabase(world.appUrl, { max: 1 });
    const jobs = openJobs(db, pino({}, { write: (line: string) => void complaints.push(line) }), quick);
    jobs.run('tick', () => Promise.resolve(), { every: 60_000 });
    jobs.start();
    if (times % 2 === 1) await new Promise((resolve) => setTimeout(resolve, times * 2));
    await jobs.close();
    await db.close();
  }
  expect(complaints).toEqual([]);
});

test('a process that ends finishes what is nearly done and leaves the rest to others, uncounted', async () => {
  let release: (() => void) | undefined;
  const ended: string[] = [];
  await add('short', {});
  await add('long', {});
  const first = aProcess({
    short: () =>
      new Promise<void>((resolve) => {
        release = resolve;
      }).then(() => void ended.push('short')),
    long: ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  });
  await until(async () => (await left()).every(({ holder }) => holder !== null));
  const closing = first.jobs.close();
  release?.();
  await closing;
  expect(ended).toEqual(['short']);
  expect(await left()).toMatchObject([{ name: 'long', attempts: 0, holder: null, last_error: null }]);
  let attempt = 0;
  aProcess({
    long: async (job) => {
      attempt = job.attempt;
    },
  });
  await until(async () => (await left()).length === 0);
  expect(attempt).toBe(1);
});
