// The yardstick: the same session check and the same SQL through bare Fastify and a plain pool, with nothing of ours.
// It connects as the tables' owner, whom row level security doesn't restrict, to BENCH_DATABASE_URL.
import Fastify from 'fastify';
import type { CompiledQuery } from 'kysely';
import { createHash } from 'node:crypto';
import { Pool } from 'pg';
import { asCompany } from '#server/platform/scope.ts';
import { eventPage } from '#server/schedule/store.ts';
import { fleetPage } from '#server/yachts/store.ts';

const pool = new Pool({
  connectionString: process.env['BENCH_DATABASE_URL'],
  max: 10,
  idleTimeoutMillis: 0,
  options: '-c TimeZone=UTC',
  types: { getTypeParser },
});

const session = `
  select sessions.last_used_at, u.id, u.email, u.first_name, u.last_name, u.role, u.image_url, u.company_id, u.created_at, u.last_login,
    u.stripe_subscription_id, c.name as company_name, c.owner_id, c.time_zone, c.default_currency, c.subscription_tier
  from sessions join users u on u.id = sessions.user_id left join companies c on c.id = u.company_id
  where sessions.token_hash = $1 and sessions.expires_at > now() and u.deactivated_at is null`;

// The product's own SQL, compiled once; the values that differ from call to call are substituted.
const anyCompany = -1;
const scope = asCompany(anyCompany);
const fleet = fleetPage(scope, { limit: 8 });
const month = eventPage(scope, { from: 'from', to: 'to' });

const app = Fastify();

app.get('/api/yachts', async (request) => {
  const company = await companyOf(request.headers.authorization);
  return run('fleet', fleet, (value) => (value === anyCompany ? company : value));
});

app.get<{ Querystring: { from: string; to: string } }>('/api/schedule', async (request) => {
  const company = await companyOf(request.headers.authorization);
  const { from, to } = request.query;
  return run('month', month, (value) => (value === anyCompany ? company : value === 'from' ? from : value === 'to' ? to : value));
});

async function companyOf(authorization = ''): Promise<number> {
  const hash = createHash('sha256').update(authorization.slice('Bearer '.length)).digest();
  const { rows } = await pool.query<{ company_id: number }>({ name: 'session', text: session, values: [hash] });
  if (!rows[0]) throw new Error('not signed in');
  return rows[0].company_id;
}

async function run(name: string, { sql, parameters }: CompiledQuery<unknown>, given: (value: unknown) => unknown): Promise<unknown[]> {
  const { rows } = await pool.query({ name, text: sql, values: parameters.map(given) });
  return rows;
}

// Text stays text: converting instants to Date and back would only slow the yardstick down.
function getTypeParser(oid: number) {
  const [int8, int4, bool] = [20, 23, 16];
  if (oid === int8 || oid === int4) return Number;
  return oid === bool ? (value: string) => value === 't' : (value: string) => value;
}

const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`bare Fastify is running at ${address}\n`);
process.on('SIGTERM', () => void app.close().then(() => pool.end()));
