import cluster, { type Worker } from 'node:cluster';
import type { Leaving } from '../platform/health.ts';
import type { Counts, Tally } from '../platform/metrics.ts';
import { CannotStart } from '../platform/settings.ts';
import { workerVariable, type Order, type Report } from './messages.ts';

const maxStart = 60_000;
const maxCount = 1_000;

export type Ended = { code: number | null; signal: string | null; /** milliseconds */ lived: number };

/** A worker as seen by its supervisor. */
export type WorkerProcess = ReturnType<typeof forkWorker>;

/** Starts a worker with this number. `tally` collects the counts of all workers when it requests them. */
export function forkWorker(number: number, databaseUrl: string, tally: () => Promise<Tally>) {
  const began = Date.now();
  const forked = cluster.fork({ DATABASE_URL: databaseUrl, [workerVariable]: String(number) });
  const { pid } = forked.process;
  if (pid !== undefined) closeHandedOverConnections(forked);
  const counting = new Map<number, (counts: Counts) => void>();
  let nextId = 0;
  let leaving = false;
  const sendOrder = (order: Order) => void (forked.isConnected() && forked.send(order));
  const kill = () => void (pid !== undefined && forked.process.kill('SIGKILL'));

  const ended = new Promise<Ended>((resolve) => {
    forked.on('exit', (code, signal) => resolve({ code, signal, lived: Date.now() - began }));
    // One that couldn't be started never exits. Other errors are of messages to one that has just died, which will exit.
    forked.on('error', () => {
      if (pid === undefined) resolve({ code: null, signal: null, lived: 0 });
    });
  });
  const ready = new Promise<string>((resolve, reject) => {
    const startTimeout = setTimeout(() => {
      kill();
      reject(new CannotStart('A worker did not become ready within a minute.'));
    }, maxStart);
    forked.on('message', (report: Report) => {
      if (report.kind === 'ready') resolve(report.address);
      else if (report.kind === 'unable') reject(new CannotStart(report.why));
      else if (report.kind === 'closed') sendOrder({ kind: 'go' });
      else if (report.kind === 'counts') counting.get(report.id)?.(report.counts);
      else if (report.kind === 'tally wanted') void tally().then((all) => sendOrder({ kind: 'tally', id: report.id, tally: all }));
      if (report.kind === 'ready' || report.kind === 'unable') clearTimeout(startTimeout);
    });
    forked.on('exit', (code, signal) => {
      clearTimeout(startTimeout);
      reject(new CannotStart(`A worker ended with ${signal ?? code} before it was ready.`));
    });
    forked.on('error', ({ message }) => {
      if (pid !== undefined) return;
      clearTimeout(startTimeout);
      reject(new CannotStart(`A worker could not be started (${message}).`));
    });
  });
  ready.catch(() => {});

  return {
    number,
    pid,
    ready,
    ended,
    kill,
    isLeaving: () => leaving,

    workInBackground: () => sendOrder({ kind: 'work in background' }),

    /** Lets it finish its work; after `killAfter` milliseconds it is killed. */
    async leave(why: Leaving, killAfter: number): Promise<void> {
      leaving = true;
      sendOrder({ kind: 'leave', why });
      const enough = setTimeout(kill, killAfter);
      await ended;
      clearTimeout(enough);
    },

    /** What it has counted, or nothing if it has no time to answer. */
    async count(): Promise<Counts> {
      const id = ++nextId;
      const counts = await new Promise<Counts>((resolve) => {
        counting.set(id, resolve);
        setTimeout(resolve, maxCount, []).unref();
        sendOrder({ kind: 'count', id });
      });
      counting.delete(id);
      return counts;
    },
  };
}

type Handle = { close(): void };

/**
 * Node hands a worker one connection at a time and forgets it if the worker dies before accepting it: the client would wait forever.
 * Closing an accepted connection does no harm, because it is closed here by then.
 */
function closeHandedOverConnections(forked: Worker): void {
  const child = forked.process;
  const send = child.send.bind(child) as (message: object, handle?: Handle, ...more: unknown[]) => boolean;
  let handed: Handle | undefined;
  child.send = ((message: object, handle?: Handle, ...more: unknown[]) => {
    handed = handle ?? handed;
    return send(message, handle, ...more);
  }) as typeof child.send;
  // A worker that ends in order has accepted it, or handed it back.
  forked.on('message', ({ kind }: Report) => {
    if (kind === 'gone') handed = undefined;
  });
  forked.on('exit', () => handed?.close());
}
