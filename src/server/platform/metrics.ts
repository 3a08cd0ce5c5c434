// What a Prometheus asks for: how many requests there are and how long they take, the database, work in the background, open
// pages, and the process. Nothing in it tells of a company or a record: labels are patterns of addresses, never addresses.
import { timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import type { Database } from './database.ts';
import { notSignedIn } from './errors.ts';
import type { Live } from './live.ts';
import type { App } from './parts.ts';
import { hashToken, tokenHash } from './sign-in.ts';

type Client = typeof import('prom-client');
type Watched = { db: Database; live: Live };

/** Counts every request from now on, and tells whoever holds the token at `/metrics`. The library is loaded only by those who use it. */
export async function metricsRoutes(app: App, { db, live }: Watched, token: string): Promise<void> {
  const client = await import('prom-client');
  const register = new client.Registry();
  client.collectDefaultMetrics({ register });
  countRequests(app, client, register);
  const look = lookAt({ db, live }, client, register);
  const wanted = hashToken(token);
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!timingSafeEqual(tokenHash(request), wanted)) throw notSignedIn();
    await look();
    return reply.headers({ 'content-type': register.contentType, 'cache-control': 'no-store' }).send(await register.metrics());
  });
}

function countRequests(app: App, { Histogram }: Client, register: Registry): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests that were answered, by route, and how long they took. Streams that go on are left out',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [register],
  });
  app.addHook('onResponse', (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    const { url: route = 'none', config } = request.routeOptions;
    if (!config.lasts) duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
}

type JobCounts = { waiting: number; running: number; failed: number; oldest: number };

/** What is known at the moment of being asked. With the database gone the rest is told all the same. */
function lookAt({ db, live }: Watched, { Gauge }: Client, register: Registry): () => Promise<void> {
  const gauge = (name: string, help: string, labelNames: string[] = []) => new Gauge({ name, help, labelNames, registers: [register] });
  const pool = gauge('fairlead_database_connections', 'Connections of this process to the database: in use, or idle', ['state']);
  const waiting = gauge('fairlead_database_waiting', 'Requests of this process that wait for a connection to the database');
  const up = gauge('fairlead_database_up', 'Whether the database answered just now');
  const jobs = gauge('fairlead_jobs', 'Work in the background, of all processes together: due and waiting, running, or given up', [
    'state',
  ]);
  const oldest = gauge('fairlead_jobs_oldest_seconds', 'For how long the work that has waited longest has been due');
  const connections = gauge('fairlead_live_connections', 'Open pages that hear of changes from this process');
  return async () => {
    const { total, idle, waiting: queued } = db.connections();
    pool.set({ state: 'used' }, total - idle);
    pool.set({ state: 'idle' }, idle);
    waiting.set(queued);
    connections.set(live.connections());
    const counts = await countJobs(db);
    up.set(counts ? 1 : 0);
    jobs.reset();
    oldest.remove();
    if (!counts) return;
    for (const state of ['waiting', 'running', 'failed'] as const) jobs.set({ state }, counts[state]);
    oldest.set(counts.oldest);
  };
}

async function countJobs(db: Database): Promise<JobCounts | undefined> {
  try {
    const { rows } = await sql<JobCounts>`
      select count(*) filter (where run_at <= now() and failed_at is null) as waiting, count(*) filter (where run_at > now() and holder is not null) as running,
        count(*) filter (where failed_at is not null) as failed, coalesce(extract(epoch from now() - min(run_at) filter (where run_at <= now() and failed_at is null)), 0)::float as oldest
      from jobs`.execute(db.outside);
    return rows[0];
  } catch {
    return undefined;
  }
}
