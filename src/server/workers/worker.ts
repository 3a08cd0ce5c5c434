// One of several processes that serve a port. It obeys its supervisor and ends with it: Node ends a worker whose supervisor is gone.
import type { Leaving } from '../platform/health.ts';
import type { Counts, Peers, Tally } from '../platform/metrics.ts';
import { readSettings } from '../platform/settings.ts';
import { openLog, serve, type Serving } from '../serve.ts';
import { inOneSentence } from '../start-failure.ts';
import { workerVariable, type Order, type Report } from './messages.ts';

/** Serves on a database that the supervisor has prepared, until the supervisor says otherwise. */
export async function work(environment: Record<string, string | undefined>): Promise<void> {
  // A terminal sends these to all processes at once; only the supervisor decides what they mean.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, nothing);
  // Identifies its connections in pg_stat_activity.
  process.env['PGAPPNAME'] ??= `fairlead worker ${environment[workerVariable]}, process ${process.pid}`;
  let serving: Serving | undefined;
  const peers = askSupervisor(Number(environment[workerVariable]));
  const background = new Promise<void>((resolve) => on('work in background', () => resolve()));
  on('leave', ({ why }) => void leave(serving, why));
  try {
    const settings = readSettings(environment);
    serving = await serve(settings, settings.databaseUrl ?? '', { log: openLog(settings), background, peers });
    report({ kind: 'ready', address: serving.address });
  } catch (error) {
    report({ kind: 'unable', why: inOneSentence(error) }, () => process.exit(1));
  }
}

/** Reports this process's counts to the supervisor, and requests those of all. */
function askSupervisor(number: number): Peers {
  let nextId = 0;
  let read: () => Promise<Counts> = noCounts;
  const wanted = new Map<number, (tally: Tally) => void>();
  on('count', async ({ id }) => report({ kind: 'counts', id, counts: await read() }));
  on('tally', ({ id, tally }) => {
    wanted.get(id)?.(tally);
    wanted.delete(id);
  });
  return {
    number,
    offer: (given) => {
      read = given;
    },
    tally: () =>
      new Promise((resolve) => {
        wanted.set(++nextId, resolve);
        report({ kind: 'tally wanted', id: nextId });
      }),
  };
}

/**
 * Ends once the supervisor knows that this worker no longer serves. Any connection handed over before then has arrived and is handed back,
 * to be served by another worker.
 */
async function leave(serving: Serving | undefined, why: Leaving): Promise<void> {
  if (!serving) process.exit(0);
  const code = await serving.end(why).then(
    () => 0,
    () => 1,
  );
  on('go', () => report({ kind: 'gone' }, () => process.exit(code)));
  report({ kind: 'closed' });
}

function on<Kind extends Order['kind']>(kind: Kind, handle: (order: Extract<Order, { kind: Kind }>) => void): void {
  process.on('message', (order: Order) => {
    if (order.kind === kind) handle(order as Extract<Order, { kind: Kind }>);
  });
}

function report(what: Report, sent: () => void = nothing): void {
  process.send?.(what, undefined, undefined, sent);
}

const noCounts = async () => [];
function nothing(): void {}
