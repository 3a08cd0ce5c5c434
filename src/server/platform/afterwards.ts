import type { FastifyInstance } from 'fastify';
import { logged } from './errors.ts';

const running = new Set<Promise<unknown>>();

/** Runs this after the response is sent, so that its duration reveals nothing. Shutdown waits for it. */
export function afterwards(app: FastifyInstance, what: string, work: () => Promise<unknown>): void {
  const done = new Promise((resolve) => setImmediate(resolve)).then(work).catch(logged(app.log, `${what} failed`));
  running.add(done);
  void done.finally(() => running.delete(done));
}

/** Resolves when everything deferred until after a response is done. */
export async function awaitDeferred(): Promise<void> {
  while (running.size > 0) await Promise.all(running);
}
