import type { FastifyInstance } from 'fastify';
import { logged } from './errors.ts';

const running = new Set<Promise<unknown>>();

/** Does this once the answer is on its way, so that how long it takes tells nobody anything. The server's end waits for it. */
export function afterwards(app: FastifyInstance, what: string, work: () => Promise<unknown>): void {
  const done = new Promise((resolve) => setImmediate(resolve)).then(work).catch(logged(app.log, `${what} failed`));
  running.add(done);
  void done.finally(() => running.delete(done));
}

/** Everything that was put off until after an answer. */
export async function putOffIsDone(): Promise<void> {
  while (running.size > 0) await Promise.all(running);
}
