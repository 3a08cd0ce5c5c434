// Prometheus metrics: the number and duration of requests, the database, background work, open pages, and the process. They reveal no
// company or record: labels are route patterns, never addresses.
import { timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Gauge, MetricObjectWithValues, MetricValue, PrometheusContentType, Registry } from 'prom-client';
import type { Database } from './database.ts';
import { notSignedIn } from './errors.ts';
import type { Live } from './live.ts';
import type { App } from './parts.ts';
import { reached } from './scope.ts';
import { hashToken, tokenHash } from './sign-in.ts';
import type { Workshop } from './workshop.ts';

type Client = typeof import('prom-client');
type Watched = { db: Database; live: Live; workshops: Record<string, Workshop> };

/** All metrics of one process, in the library's format. */
export type Counts = MetricObjectWithValues<MetricValue<string>>[];
/** The metrics of all processes that serve this port. */
export type Tally = { counts: Counts[]; workers: number; /** how many have crashed since the start */ deaths: number };

/** The other processes that serve this port: whichever one is asked reports for all. */
export type Peers = {
  /** The number of this process. */
  number: number;
  /** Registers how to read this process's metrics. */
  offer: (read: () => Promise<Counts>) => void;
  /** Reads the metrics of all. */
  tally: () => Promise<Tally>;
};

/** Counts every request from now on and serves the counts at `/metrics` to anyone who has the token. The library is loaded only if used. */
export async function metricsRoutes(
  app: App,
  { db, live, workshops }: Watched,
  { token, peers }: { token: string; peers: Peers | undefined },
): Promise<void> {
  const client = await import('prom-client');
  const own = new client.Registry();
  if (peers) own.setDefaultLabels({ worker: String(peers.number) });
  client.collectDefaultMetrics({ register: own });
  countRequests(app, client, own);
  watchProcess({ db, live }, client, own);
  watchWorkshops(workshops, client, own);
  peers?.offer(() => own.getMetricsAsJSON());
  const shared = new client.Registry();
  const look = watchWhatIsShared({ db, peers }, client, shared);
  const expectedHash = hashToken(token);
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!timingSafeEqual(tokenHash(request), expectedHash)) throw notSignedIn();
    const all = merged(await look(), client) ?? own;
    const text = `${await all.metrics()}\n${await shared.metrics()}`;
    return reply.headers({ 'content-type': own.contentType, 'cache-control': 'no-store' }).send(text);
  });
}

/** The metrics of several processes in one registry. Their labels differ, so nothing is added up and a restart of one is visible. */
function merged(tally: Tally | undefined, { AggregatorRegistry }: Client): Registry | undefined {
  return (
    tally &&
    AggregatorRegistry.aggregate<PrometheusContentType>(
      tally.counts.map((counts) => counts.map((metric) => ({ ...metric, aggregator: 'sum' }))),
    )
  );
}

function countRequests(app: App, { Histogram }: Client, register: Registry): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests answered, by route, and how long they took. Open-ended streams are left out',
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

function watchProcess({ db, live }: Omit<Watched, 'workshops'>, { Gauge }: Client, register: Registry): void {
  const gauge = (name: string, help: string, look: (gauge: Gauge) => void, labelNames: string[] = []) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [register],
      collect() {
        look(this);
      },
    });
  gauge(
    'fairlead_database_connections',
    'Connections of this process to the database: in use, or idle',
    (pool) => {
      const { total, idle } = db.connections();
      pool.set({ state: 'used' }, total - idle);
      pool.set({ state: 'idle' }, idle);
    },
    ['state'],
  );
  gauge('fairlead_database_waiting', 'Requests of this process that wait for a connection to the database', (waiting) =>
    waiting.set(db.connections().waiting),
  );
  gauge('fairlead_live_connections', 'Open pages that receive changes from this process', (open) => open.set(live.connections()));
  gauge(
    'fairlead_platform_scopes',
    'How often this process accessed all companies outside a platform admin’s request, by reason',
    (everyCompany) => {
      for (const [why, times] of reached) everyCompany.set({ why }, times);
    },
    ['why'],
  );
}

function watchWorkshops(workshops: Watched['workshops'], { Gauge, Counter }: Client, register: Registry): void {
  const every = Object.entries(workshops);
  const registers = [register];
  const work = new Gauge({
    name: 'fairlead_workshop_work',
    help: 'Pictures and files processed in a separate process: running, or waiting',
    labelNames: ['workshop', 'state'],
    registers,
    collect() {
      for (const [workshop, { counts }] of every)
        for (const state of ['running', 'waiting'] as const) work.set({ workshop, state }, counts()[state]);
    },
  });
  const deaths = new Counter({
    name: 'fairlead_workshop_deaths_total',
    help: 'Helper processes that crashed or took too long',
    labelNames: ['workshop'],
    registers,
    collect() {
      deaths.reset();
      for (const [workshop, { counts }] of every) deaths.inc({ workshop }, counts().deaths);
    },
  });
}

/** Metrics common to all processes, read on request. If the database is down, the rest is still reported. */
function watchWhatIsShared(
  { db, peers }: { db: Database; peers: Peers | undefined },
  { Gauge, Counter }: Client,
  register: Registry,
): () => Promise<Tally | undefined> {
  const gauge = (name: string, help: string, labelNames: string[] = []) => new Gauge({ name, help, labelNames, registers: [register] });
  const up = gauge('fairlead_database_up', 'Whether the database answered just now');
  const jobs = gauge('fairlead_jobs', 'Work in the background, of all processes together: due and waiting, running, or given up', [
    'state',
  ]);
  const oldest = gauge('fairlead_jobs_oldest_seconds', 'How long the oldest waiting job has been due');
  const workers = peers && gauge('fairlead_workers', 'Workers that serve this port');
  const deaths =
    peers && new Counter({ name: 'fairlead_worker_deaths_total', help: 'Workers that ended unexpectedly', registers: [register] });
  return async () => {
    const [counts, tally] = await Promise.all([countJobs(db), peers?.tally()]);
    workers?.set(tally?.workers ?? 0);
    deaths?.reset();
    deaths?.inc(tally?.deaths ?? 0);
    up.set(counts ? 1 : 0);
    jobs.reset();
    oldest.remove();
    if (counts) {
      for (const state of ['waiting', 'running', 'failed'] as const) jobs.set({ state }, counts[state]);
      oldest.set(counts.oldest);
    }
    return tally;
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
