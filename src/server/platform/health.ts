import { sql } from 'kysely';
import type { App, Parts } from './parts.ts';

const freshFor = 1_000;

/** Why a process ends: the service shuts down, or another process has already taken its place. */
export type Leaving = 'ending' | 'replaced';

/**
 * `/healthz`: the process is running. `/readyz`: it can reach the database and the service isn't about to end; the database is asked once a
 * second at most. A process that is about to end still serves, but closes each connection after its answer, so that no client sends over a
 * connection that is gone.
 */
export function healthRoutes(app: App, { db }: Parts, leaving?: AbortSignal): void {
  let closing = false;
  const serviceEnds = () => closing && leaving?.reason !== ('replaced' satisfies Leaving);
  let checkedAt = 0;
  let reachable: Promise<boolean> = Promise.resolve(false);
  leaving?.addEventListener('abort', () => {
    closing = true;
  });
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });

  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    if (Date.now() - checkedAt > freshFor) {
      checkedAt = Date.now();
      reachable = sql`select 1`.execute(db.outside).then(
        () => true,
        () => false,
      );
    }
    const ready = !serviceEnds() && (await reachable);
    return reply.code(ready ? 200 : 503).send({ status: serviceEnds() ? 'closing' : ready ? 'ok' : 'database unavailable' });
  });
}
