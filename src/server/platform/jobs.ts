// Background work, stored in PostgreSQL and shared by all server processes (decision 013). Each job is done by one of them; one that fails
// is tried again later, and one whose process dies is taken over by another.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Transaction } from './database.ts';

/** Only ids: the work itself reads a company's data, inside that company's scope. */
export type JobData = Record<string, number | string>;

/**
 * A job to do. It may run twice, so each step must be safe to repeat. Once the signal aborts, another process may have it: throw and write
 * nothing more.
 */
export type Job = { data: JobData; /** 1 on the first try */ attempt: number; signal: AbortSignal };
export type Work = (job: Job) => Promise<void>;

/** In milliseconds: how long a job is held without a sign of life, how often the queue is checked, and the wait after a first failure. */
type Pace = { hold: number; look: number; wait: number };
const usualPace: Pace = { hold: 30_000, look: 1_000, wait: 5_000 };

/**
 * The lanes that run side by side, and how many jobs of each run at once in one process: so an export doesn't delay an email, thousands of
 * morning jobs don't delay one that somebody is waiting for, and a slow payment provider delays nothing else.
 */
const lanes = { letters: 4, mornings: 4, files: 2, outward: 2, calendars: 3 } as const;
type Lane = keyof typeof lanes;

const usualTries = 12;
const maxDelay = 60 * 60_000;
// A server that is shutting down has little time; another one picks up what it leaves unfinished.
const maxShutdown = 5_000;

type NewJob = { data: JobData; /** at most one job exists for each key */ key?: string; at?: string };

/** Queues work within the transaction of the change that requires it: both are stored, or neither. */
export function addJob(t: Transaction, name: string, data: JobData, how: Omit<NewJob, 'data'> = {}): Promise<void> {
  return addJobs(t, name, [{ data, ...how }]);
}

/** The same for many at once. */
export async function addJobs(t: Transaction, name: string, jobs: NewJob[]): Promise<void> {
  if (jobs.length === 0) return;
  await t
    .insertInto('jobs')
    .values(jobs.map(({ data, key = randomUUID(), at }) => ({ name, key, data: JSON.stringify(data), runAt: at ?? sql<string>`now()` })))
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

/** Thrown by work that would fail again on every retry. */
export class Hopeless extends Error {}

/** How a job is done. */
type How = {
  work: Work;
  /** The interval of recurring work, in milliseconds. */ every?: number;
  lane: Lane;
  maxTries: number;
  /** Runs once the job is given up. It may also run twice. */ givenUp?: (job: Pick<Job, 'data'>, error: unknown) => Promise<void>;
};

export type Jobs = ReturnType<typeof openJobs>;
type HeldJob = { id: number; name: string; data: JobData; attempts: number; holder: string };

/** The jobs of this process. None runs before `start`. */
export function openJobs(db: Database, log: FastifyBaseLogger, { hold, look, wait }: Pace = usualPace) {
  const works = new Map<string, How>();
  const running = new Map<Promise<void>, { lane: Lane; controller: AbortController }>();
  const ending = new AbortController();
  const wakes = new Set<() => void>();
  const wake = () => [...wakes].forEach((each) => each());
  let looking: Promise<unknown> = Promise.resolve();

  return {
    /** Registers how jobs of this name are done; with `every` (milliseconds) there is one that recurs. */
    run(name: string, work: Work, how: Partial<Omit<How, 'work'>> = {}): void {
      if (works.has(name)) throw new Error(`two say how ${name} is done`);
      works.set(name, { lane: 'outward', maxTries: usualTries, ...how, work });
    },

    start(): void {
      looking = Promise.all((Object.keys(lanes) as Lane[]).map(keepLooking));
    },

    /** Does whatever is due in this lane right now, and no more. */
    async doWhatIsDue(lane: Lane): Promise<void> {
      for (let job = await claim(lane); job; job = await claim(lane)) await workOn(job, new AbortController());
    },

    /** Stops claiming jobs, waits a while for running ones, and leaves the rest to other processes. */
    async close(): Promise<void> {
      ending.abort();
      wake();
      for (const { controller } of running.values()) controller.abort(new Error('the server is ending'));
      const patience = new Promise((resolve) => setTimeout(resolve, maxShutdown).unref());
      await Promise.race([Promise.all([looking, ...running.keys()]), patience]);
    },
  };

  async function keepLooking(lane: Lane): Promise<void> {
    let planned = false;
    while (!ending.signal.aborted) {
      try {
        if (!planned) await plan(lane);
        planned = true;
        const job = runningIn(lane) < lanes[lane] ? await claim(lane) : undefined;
        if (job) carryOut(job);
        else await untilNextCheck();
      } catch (error) {
        if (ending.signal.aborted) return;
        log.error({ err: error }, 'could not poll for background jobs');
        await untilNextCheck();
      }
    }
  }

  function runningIn(lane: Lane): number {
    return [...running.values()].filter((each) => each.lane === lane).length;
  }

  /**
   * Waits until it is time to check again, or a job has ended. The wait varies, so that processes that were started together don't check
   * together.
   */
  function untilNextCheck(): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        wakes.delete(done);
        resolve();
      };
      wakes.add(done);
      setTimeout(done, look * (0.75 + Math.random() / 2)).unref();
    });
  }

  /** Queues recurring work. If its interval has become shorter, it runs sooner. */
  async function plan(lane: Lane): Promise<void> {
    for (const [name, { every, lane: itsLane }] of works) {
      if (every === undefined || itsLane !== lane) continue;
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

  async function claim(lane: Lane): Promise<HeldJob | undefined> {
    const holder = randomUUID();
    const names = [...works].filter(([, how]) => how.lane === lane).map(([name]) => name);
    if (names.length === 0) return undefined;
    const { rows } = await sql<HeldJob>`
      update jobs set holder = ${holder}, run_at = ${ahead(hold)}, attempts = attempts + 1, again = false
      where id = (select id from jobs where name = any(${names}) and run_at <= now()::timestamptz(3) and failed_at is null order by run_at, id limit 1 for update skip locked)
      returning id, name, data, attempts, holder`.execute(db.outside);
    return rows[0];
  }

  function carryOut(job: HeldJob): void {
    const controller = new AbortController();
    // A job claimed while the server is ending goes back at once.
    if (ending.signal.aborted) controller.abort(new Error('the server is ending'));
    const done = workOn(job, controller).finally(() => {
      running.delete(done);
      wake();
    });
    running.set(done, { lane: howOf(job).lane, controller });
  }

  async function workOn(job: HeldJob, controller: AbortController): Promise<void> {
    const { work, every, maxTries } = howOf(job);
    const beating = keepHolding(job, controller);
    try {
      // The process that last claimed it died before it could report the failure.
      if (job.attempts > maxTries && every === undefined) throw new Error('it never came to an end');
      controller.signal.throwIfAborted();
      await work({ data: job.data, attempt: job.attempts, signal: controller.signal });
      clearInterval(beating);
      await finish(job, every);
    } catch (error) {
      clearInterval(beating);
      await putBack(job, error, controller.signal.aborted).catch((failure) => log.error({ err: failure }, 'could not reschedule a job'));
    }
  }

  /** A job is held by moving its run time into the future. A process that can no longer do so has lost it. */
  function keepHolding(job: HeldJob, controller: AbortController): NodeJS.Timeout {
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

  async function finish(job: HeldJob, every: number | undefined): Promise<void> {
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

  async function putBack(job: HeldJob, error: unknown, uncounted: boolean): Promise<void> {
    if (uncounted)
      return void (await ours(job)
        .set({ holder: null, attempts: job.attempts - 1, runAt: sql`now()` })
        .execute());
    const { every, maxTries, givenUp: whenGivenUp } = howOf(job);
    const givenUp = every === undefined && (job.attempts >= maxTries || error instanceof Hopeless);
    log.error({ err: error, job: job.name, data: job.data, attempt: job.attempts, givenUp }, 'a job failed');
    // Reported before it is stored: if the process dies in between, it is reported again.
    if (givenUp) await whenGivenUp?.({ data: job.data }, error);
    const pause = Math.min(maxDelay, every ?? maxDelay, wait * 2 ** (job.attempts - 1));
    await ours(job)
      .set({ holder: null, runAt: ahead(pause), lastError: String(error).slice(0, 500), failedAt: givenUp ? sql`now()` : null })
      .execute();
  }

  function howOf({ name }: HeldJob): How {
    return works.get(name) as How;
  }

  /** This job, as long as this process holds it. */
  function ours({ id, holder }: HeldJob) {
    return db.outside.updateTable('jobs').where('id', '=', id).where('holder', '=', holder);
  }
}

function ahead(milliseconds: number) {
  return sql<string>`now() + make_interval(secs => ${milliseconds / 1000})`;
}
