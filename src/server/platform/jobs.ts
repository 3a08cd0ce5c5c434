// Work in the background, kept in PostgreSQL and shared by all server processes (decision 013). Each job is done by one of
// them; one that fails is tried again later, and one whose process dies is taken over by another.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Transaction } from './database.ts';

/** Ids alone: what stands behind a company's wall is read by the work itself, inside that company's scope. */
export type JobData = Record<string, number | string>;

/** A job at hand. It may come twice, so each step is safe to repeat. Once the signal says so, somebody else may have it: throw, and write nothing more. */
export type Job = { data: JobData; /** 1 at the first try */ attempt: number; signal: AbortSignal };
export type Work = (job: Job) => Promise<void>;

/** Milliseconds: how long a job is held without a sign of life, how often is looked for one, and the wait after a first failure. */
type Pace = { hold: number; look: number; wait: number };
const usualPace: Pace = { hold: 30_000, look: 1_000, wait: 5_000 };

const atOnce = 2;
const mostTries = 12;
const longestWait = 60 * 60_000;
// A server that is told to end has little time, and what it leaves unfinished another goes on with.
const longestEnd = 5_000;

type Asked = { data: JobData; /** there is one of each key at most */ key?: string; at?: string };

/** Puts work into the queue, within the transaction of the change that asks for it: both are kept, or neither. */
export function addJob(t: Transaction, name: string, data: JobData, how: Omit<Asked, 'data'> = {}): Promise<void> {
  return addJobs(t, name, [{ data, ...how }]);
}

/** The same for many at once. */
export async function addJobs(t: Transaction, name: string, asked: Asked[]): Promise<void> {
  if (asked.length === 0) return;
  await t
    .insertInto('jobs')
    .values(asked.map(({ data, key = randomUUID(), at }) => ({ name, key, data: JSON.stringify(data), runAt: at ?? sql<string>`now()` })))
    .onConflict((conflict) =>
      conflict.columns(['name', 'key']).doUpdateSet({
        again: sql`jobs.holder is not null`,
        data: sql`excluded.data`,
        runAt: sql`case when jobs.holder is null then least(jobs.run_at, excluded.run_at) else jobs.run_at end`,
        attempts: sql`case when jobs.holder is null then 0 else jobs.attempts end`,
        failedAt: null,
      }),
    )
    .execute();
}

export type Jobs = ReturnType<typeof openJobs>;
type Taken = { id: number; name: string; data: JobData; attempts: number; holder: string };

/** The jobs of this process. Nothing is done before `start`. */
export function openJobs(db: Database, log: FastifyBaseLogger, { hold, look, wait }: Pace = usualPace) {
  const works = new Map<string, { work: Work; every: number | undefined }>();
  const running = new Map<Promise<void>, AbortController>();
  const ending = new AbortController();
  let wake = nothing;
  let looking: Promise<void> = Promise.resolve();

  return {
    /** Says how jobs of this name are done; with `every` (milliseconds) there is one that comes again and again. */
    run(name: string, work: Work, { every }: { every?: number } = {}): void {
      if (works.has(name)) throw new Error(`two say how ${name} is done`);
      works.set(name, { work, every });
    },

    start(): void {
      looking = keepLooking();
    },

    /** Takes no more, waits a while for what is running, and leaves the rest to others. */
    async close(): Promise<void> {
      ending.abort();
      wake();
      for (const controller of running.values()) controller.abort(new Error('the server is ending'));
      const patience = new Promise((resolve) => setTimeout(resolve, longestEnd).unref());
      await Promise.race([Promise.all([looking, ...running.keys()]), patience]);
    },
  };

  async function keepLooking(): Promise<void> {
    let planned = false;
    while (!ending.signal.aborted) {
      try {
        if (!planned) await plan();
        planned = true;
        const job = running.size < atOnce ? await take() : undefined;
        if (job) carryOut(job);
        else await aWhile();
      } catch (error) {
        if (ending.signal.aborted) return;
        log.error({ err: error }, 'looking for work in the background failed');
        await aWhile();
      }
    }
  }

  /** Until it is time to look again, or a job has ended. Processes that were started together don't look together. */
  function aWhile(): Promise<void> {
    return new Promise((resolve) => {
      wake = resolve;
      setTimeout(resolve, look * (0.75 + Math.random() / 2)).unref();
    });
  }

  /** Puts recurring work into the queue. One whose interval has become shorter comes sooner. */
  async function plan(): Promise<void> {
    for (const [name, { every }] of works) {
      if (every === undefined) continue;
      await db.outside
        .insertInto('jobs')
        .values({ name, key: 'again and again' })
        .onConflict((conflict) =>
          conflict
            .columns(['name', 'key'])
            .doUpdateSet({ runAt: sql`least(jobs.run_at, ${ahead(every)})` })
            .where('jobs.holder', 'is', null),
        )
        .execute();
    }
  }

  async function take(): Promise<Taken | undefined> {
    const holder = randomUUID();
    const { rows } = await sql<Taken>`
      update jobs set holder = ${holder}, run_at = ${ahead(hold)}, attempts = attempts + 1, again = false
      where id = (select id from jobs where name = any(${[...works.keys()]}) and run_at <= now() and failed_at is null order by run_at, id limit 1 for update skip locked)
      returning id, name, data, attempts, holder`.execute(db.outside);
    return rows[0];
  }

  function carryOut(job: Taken): void {
    const controller = new AbortController();
    // What is taken while the server ends goes back at once.
    if (ending.signal.aborted) controller.abort(new Error('the server is ending'));
    const done = workOn(job, controller).finally(() => {
      running.delete(done);
      wake();
    });
    running.set(done, controller);
  }

  async function workOn(job: Taken, controller: AbortController): Promise<void> {
    const { work, every } = works.get(job.name) as { work: Work; every: number | undefined };
    const beating = keepHolding(job, controller);
    try {
      // Whoever took it last time died before they could say so.
      if (job.attempts > mostTries && every === undefined) throw new Error('it never came to an end');
      controller.signal.throwIfAborted();
      await work({ data: job.data, attempt: job.attempts, signal: controller.signal });
      clearInterval(beating);
      await finish(job, every);
    } catch (error) {
      clearInterval(beating);
      await putBack(job, error, { every, uncounted: controller.signal.aborted }).catch((failure) =>
        log.error({ err: failure }, 'a job could not be put back'),
      );
    }
  }

  /** A job is held by being pushed ahead of now. Who can't do that any more has lost it. */
  function keepHolding(job: Taken, controller: AbortController): NodeJS.Timeout {
    let heldUntil = Date.now() + hold;
    return setInterval(async () => {
      const from = Date.now();
      try {
        const { numUpdatedRows } = await ours(job)
          .set({ runAt: ahead(hold) })
          .executeTakeFirst();
        if (numUpdatedRows === 1n) heldUntil = from + hold;
        else controller.abort(new Error('somebody else has this job by now'));
      } catch {
        if (Date.now() > heldUntil) controller.abort(new Error('the database is out of reach'));
      }
    }, hold / 3);
  }

  async function finish(job: Taken, every: number | undefined): Promise<void> {
    const done = { holder: null, attempts: 0, again: false, lastError: null };
    if (every !== undefined)
      return void (await ours(job)
        .set({ ...done, runAt: sql`case when again then now() else ${ahead(every)} end` })
        .execute());
    const { numDeletedRows } = await db.outside
      .deleteFrom('jobs')
      .where('id', '=', job.id)
      .where('holder', '=', job.holder)
      .where('again', '=', false)
      .executeTakeFirst();
    if (numDeletedRows === 0n)
      await ours(job)
        .set({ ...done, runAt: sql`now()` })
        .execute();
  }

  async function putBack(
    job: Taken,
    error: unknown,
    { every, uncounted }: { every: number | undefined; uncounted: boolean },
  ): Promise<void> {
    if (uncounted)
      return void (await ours(job)
        .set({ holder: null, attempts: job.attempts - 1, runAt: sql`now()` })
        .execute());
    const givenUp = every === undefined && job.attempts >= mostTries;
    log.error({ err: error, job: job.name, data: job.data, attempt: job.attempts, givenUp }, 'a job failed');
    const pause = Math.min(longestWait, every ?? longestWait, wait * 2 ** (job.attempts - 1));
    await ours(job)
      .set({ holder: null, runAt: ahead(pause), lastError: String(error).slice(0, 500), failedAt: givenUp ? sql`now()` : null })
      .execute();
  }

  /** This job, as long as it is ours. */
  function ours({ id, holder }: Taken) {
    return db.outside.updateTable('jobs').where('id', '=', id).where('holder', '=', holder);
  }
}

function ahead(milliseconds: number) {
  return sql<string>`now() + make_interval(secs => ${milliseconds / 1000})`;
}

function nothing(): void {}
