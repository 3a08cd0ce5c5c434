// Keeps several workers on one port (decision 016). It answers no requests itself, so that hardly anything can end it.
import cluster from 'node:cluster';
import type pino from 'pino';
import type { Tally } from '../platform/metrics.ts';
import type { Settings } from '../platform/settings.ts';
import { drainingTime, type Serving } from '../serve.ts';
import { forkWorker, type Ended, type WorkerProcess } from './worker-process.ts';

// A worker that lived this long didn't die of its start.
const calm = 60_000;
const maxPause = 30_000;
// In addition to the draining time: for the longest request, the jobs and the database to end in order.
const timeToEnd = 15_000;

type Options = { settings: Settings; count: number; program: string; log: pino.Logger; databaseUrl: string };
type Slot = {
  number: number;
  worker?: WorkerProcess;
  /** how often in a row its worker died early */
  deaths: number;
  restart?: NodeJS.Timeout;
  /** the last task for this place: one runs after the other */
  line: Promise<unknown>;
};
type Supervised = Serving & {
  /** Replaces every worker, one after another, each by one that is ready. */ roll: () => Promise<void>;
};

/** Starts the workers and keeps them running. If one can't start, none does, and the reason is thrown. */
export async function supervise({ settings, count, program, log, databaseUrl }: Options): Promise<Supervised> {
  cluster.setupPrimary({ exec: program, serialization: 'advanced' });
  const places = Array.from({ length: count }, (_, at): Slot => ({ number: at + 1, deaths: 0, line: Promise.resolve() }));
  const living = new Set<WorkerProcess>();
  let inBackground: WorkerProcess | undefined;
  let deaths = 0;
  let isEnding = false;
  let rolling: Promise<void> | undefined;
  let rollAgain = false;
  process.on('exit', () => living.forEach((worker) => worker.kill()));

  try {
    const [first, ...others] = places;
    // The same reason prevents all of them, so it is reported once.
    const address = await fill(first as Slot);
    await Promise.all(others.map(fill));
    return { address, end, roll };
  } catch (error) {
    isEnding = true;
    living.forEach((worker) => worker.kill());
    await Promise.all([...living].map(({ ended }) => ended));
    throw error;
  }

  /** Puts a new worker into this place. The previous one leaves once the new one is ready. */
  function fill(place: Slot): Promise<string> {
    const filled = place.line.then(async () => {
      if (isEnding) throw new Error('the service is ending');
      clearTimeout(place.restart);
      const before = place.worker;
      const worker = fork(place);
      const address = await worker.ready;
      place.worker = worker;
      giveBackgroundWork();
      if (before) await before.leave('replaced', shutdownTimeout('replaced'));
      return address;
    });
    place.line = filled.catch(() => {});
    return filled;
  }

  function fork(place: Slot): WorkerProcess {
    const worker = forkWorker(place.number, databaseUrl, tally);
    living.add(worker);
    void worker.ended.then((how) => noteEnd(place, worker, how));
    return worker;
  }

  function noteEnd(place: Slot, worker: WorkerProcess, how: Ended): void {
    living.delete(worker);
    giveBackgroundWork();
    if (place.worker !== worker) return;
    delete place.worker;
    if (isEnding) return;
    deaths++;
    if (how.lived > calm) place.deaths = 0;
    restart(place, { workerPid: worker.pid, ...how });
  }

  /** At once the first time, then with a delay that doubles each time. */
  function restart(place: Slot, how: (Ended & { workerPid: number | undefined }) | { why: string }): void {
    if (isEnding) return;
    const pause = place.deaths === 0 ? 0 : Math.min(maxPause, 1_000 * 2 ** (place.deaths - 1));
    place.deaths++;
    log.error({ worker: place.number, ...how, restartInSeconds: pause / 1_000 }, 'a worker died');
    place.restart = setTimeout(async () => {
      await place.line;
      if (isEnding || place.worker) return;
      await fill(place).catch((error: Error) => restart(place, { why: error.message }));
    }, pause);
  }

  /** Jobs and sweeping run in one worker at a time; if it is gone, the youngest takes over. */
  function giveBackgroundWork(): void {
    if (isEnding || (inBackground && living.has(inBackground))) return;
    inBackground = [...living].findLast((worker) => !worker.isLeaving() && places.some((place) => place.worker === worker));
    inBackground?.workInBackground();
  }

  async function tally(): Promise<Tally> {
    const workers = places.flatMap(({ worker }) => worker ?? []);
    return { counts: await Promise.all(workers.map((worker) => worker.count())), workers: workers.length, deaths };
  }

  function shutdownTimeout(why: 'ending' | 'replaced'): number {
    return drainingTime(settings, why) + timeToEnd;
  }

  async function end(): Promise<void> {
    isEnding = true;
    for (const place of places) clearTimeout(place.restart);
    await Promise.all([...living].map((worker) => worker.leave('ending', shutdownTimeout('ending'))));
  }

  /** If requested again while it runs, it runs once more: the first round may use what has been replaced meanwhile. */
  function roll(): Promise<void> {
    rollAgain = rolling !== undefined;
    rolling ??= rollOnce().finally(() => {
      rolling = undefined;
      if (rollAgain && !isEnding) return roll();
    });
    return rolling;
  }

  async function rollOnce(): Promise<void> {
    log.info({ workers: count }, 'replacing workers one by one');
    for (const place of places) {
      if (isEnding) return;
      try {
        await fill(place);
      } catch (error) {
        if (!isEnding)
          log.error({ worker: place.number, why: (error as Error).message }, 'stopped replacing workers: the new worker could not start');
        return;
      }
    }
    log.info({ workers: count }, 'all workers replaced');
  }
}
