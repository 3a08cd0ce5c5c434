import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { Client } from 'pg';
import type { EmbeddedPostgres } from '#server/platform/embedded-postgres.ts';
import { migrate } from '#server/platform/migrate.ts';

export type World = { database: string; companies: number };

export const largeWorld: World = { database: 'fairlead_bench_large', companies: 1_000 };
export const smallWorld: World = { database: 'fairlead_bench_small', companies: 10 };

const yachtsPerCompany = 20;
const eventsPerYacht = 50;
// One more company in each world has a fleet as large as any: sixty yachts with 1,500 events in ninety days.
const fleetYachts = 60;
const eventsPerFleetYacht = 304;
// Raise it when the generation below changes: worlds that were made before are then made anew.
const version = 2;

/** The session token of a company's person in these worlds. */
export function tokenOf(company: number): string {
  return `bench-token-of-company-${company}`;
}

/** The company with the large fleet. */
export function fleetOf({ companies }: World): number {
  return companies + 1;
}

/** Makes the world in its own database, unless an earlier run left it there. Answers its address. */
export async function prepareWorld(server: EmbeddedPostgres, world: World, say: (text: string) => void): Promise<string> {
  const url = server.url('postgres', world.database);
  const made = `bench world ${version} ${migrationsDigest()}`;
  if ((await worldThere(server, world)) === made) return url;
  const began = performance.now();
  say(`Making ${world.database}: ${number(fleetOf(world))} companies, ${number(world.companies * yachtsPerCompany + fleetYachts)} yachts, ${number(world.companies * yachtsPerCompany * eventsPerYacht + fleetYachts * eventsPerFleetYacht)} events …`);
  await inDatabase(server.url('postgres'), async (client) => {
    await client.query(`drop database if exists ${world.database} with (force)`);
    await client.query(`create database ${world.database}`);
  });
  await migrate(url, 'migrations');
  await inDatabase(url, async (client) => {
    await fill(client, world.companies);
    await client.query('vacuum (analyze)');
    await client.query('checkpoint');
    await client.query(`comment on database ${world.database} is '${made}'`);
  });
  say(`Made in ${Math.round((performance.now() - began) / 1000)} s; later runs use it again.`);
  return url;
}

async function worldThere(server: EmbeddedPostgres, { database }: World): Promise<string | null> {
  let comment: string | null = null;
  await inDatabase(server.url('postgres'), async (client) => {
    const { rows } = await client.query<{ comment: string | null }>(`select shobj_description(oid, 'pg_database') as comment from pg_database where datname = $1`, [database]);
    comment = rows[0]?.comment ?? null;
  });
  return comment;
}

async function fill(client: Client, companies: number): Promise<void> {
  // The rows are right by construction; looking each reference up again would take most of the time.
  await client.query(`set session_replication_role = replica; set maintenance_work_mem = '512MB'; set synchronous_commit = off`);
  for (const statement of beforeEvents) await client.query(statement.replaceAll('$companies', String(companies)));
  const putBack = await takeIndexesOff(client);
  await client.query(events.replaceAll('$companies', String(companies)));
  for (const statement of putBack) await client.query(statement);
}

// Ids are given, so that what belongs to a company can be reckoned: yacht y belongs to company (y - 1) / 20 + 1, those after them to the last.
const beforeEvents = [
  `insert into companies (id, name, time_zone, subscription_tier) overriding system value
   select c, 'Company ' || c, 'Europe/Paris', 'enterprise' from generate_series(1, $companies + 1) c`,
  `insert into users (id, company_id, email, password_hash, first_name, last_name, role) overriding system value
   select c, c, 'person' || c || '@bench.example', 'nobody signs in with a password here', 'Robin', 'Bench', 'manager' from generate_series(1, $companies + 1) c`,
  `insert into sessions (token_hash, user_id, expires_at)
   select sha256(convert_to('bench-token-of-company-' || c, 'UTF8')), c, now() + interval '10 years' from generate_series(1, $companies + 1) c`,
  `insert into yachts (id, company_id, name, type, length, status, flag_country, location, year, captain_id) overriding system value
   select y, least((y - 1) / ${yachtsPerCompany}, $companies) + 1, 'Yacht ' || md5(y::text), (array['Motor Yacht', 'Sailing Yacht', 'Mega Yacht', 'Super Yacht', 'Catamaran'])[y % 5 + 1], 12 + y % 60 || 'm',
     (array['active', 'active', 'active', 'maintenance', 'docked'])[y % 5 + 1], 'Malta', 'Port ' || y % 300, 1990 + y % 36, y * 2 from generate_series(1, $companies * ${yachtsPerCompany} + ${fleetYachts}) y`,
  `insert into crew (id, company_id, name, role, email, yacht_id) overriding system value
   select m, least((m - 1) / ${2 * yachtsPerCompany}, $companies) + 1, 'Crew member ' || m, case m % 2 when 0 then 'Captain' else 'Deckhand' end, 'crew' || m || '@bench.example', (m - 1) / 2 + 1
   from generate_series(1, ($companies * ${yachtsPerCompany} + ${fleetYachts}) * 2) m`,
  `insert into customers (id, company_id, first_name, last_name, email) overriding system value
   select c, (c - 1) / 30 + 1, 'First' || c, 'Last' || c, 'customer' || c || '@bench.example' from generate_series(1, ($companies + 1) * 30) c`,
  // Every tenth event is yard work and has its record here.
  `insert into maintenance (id, company_id, yacht_id, title, type, status, scheduled_date, estimated_cost) overriding system value
   select (y - 1) * 5 + k, (y - 1) / ${yachtsPerCompany} + 1, y, 'Work ' || k, 'engine', case when k < 3 then 'completed' else 'pending' end, start, 1200
   from generate_series(1, $companies * ${yachtsPerCompany}) y, generate_series(1, 5) k, lateral (select ${startOf('k * 10 - 1')}) s(start)`,
];

// Fifty slots of 21.9 days are three years around today; an event begins in the first ten days of its slot and lasts
// at most eight, so none meets the next. The large fleet's slots are of 3.6 days; there, an event begins on the first day and
// lasts two at most. They are stored as time would have brought them, all companies mixed.
const events = `
  insert into schedule_events (company_id, title, description, yacht_id, type, customer_id, maintenance_id, start_date, end_date, price, currency)
  select company, 'Event ' || k || ' of yacht ' || y, 'Half board, tender included.', y, type,
    case when type in ('charter', 'day_rent') then (company - 1) * 30 + (y * 7 + k) % 30 + 1 end,
    maintenance, start, start + make_interval(hours => hours), 250000 + k * 1000, 'EUR'
  from (
    select company, y, k, case when k % 10 = 9 then 'maintenance' else (array['charter', 'day_rent', 'charter', 'charter', 'inspection', 'charter', 'crew_change', 'day_rent', 'other'])[k % 10 + 1] end as type,
      case when k % 10 = 9 then (y - 1) * 5 + (k + 1) / 10 end as maintenance, start, 8 + (y * 13 + k * 29)::int % 180 as hours
    from generate_series(0, ${eventsPerYacht - 1}) k cross join (select id as y, company_id as company from yachts where company_id <= $companies) yacht, lateral (select ${startOf('k')}) s(start)
    union all
    select company, y, k, (array['charter', 'day_rent', 'charter', 'inspection', 'crew_change', 'day_rent'])[k % 6 + 1], null,
      date_trunc('day', now()) - interval '547 days' + make_interval(hours => (k * 3.6 * 24)::int + (y * 7 + k * 5)::int % 24), 6 + (y * 13 + k * 29)::int % 42
    from generate_series(0, ${eventsPerFleetYacht - 1}) k cross join (select id as y, company_id as company from yachts where company_id > $companies) yacht
  ) event
  order by date_trunc('month', start), md5(y::text || k)`;

function startOf(slot: string): string {
  return `date_trunc('day', now()) - interval '547 days' + make_interval(hours => ((${slot}) * 21.9 * 24)::int + (y * 31 + (${slot}) * 17)::int % 240)`;
}

/** Takes the indexes that no key needs off the events, and answers the statements that put them back: building them at once is faster. */
async function takeIndexesOff(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string; excludes: boolean }>(`
    select i.indexrelid::regclass::text as name, c.oid is not null as excludes, coalesce(pg_get_constraintdef(c.oid), pg_get_indexdef(i.indexrelid)) as definition
    from pg_index i left join pg_constraint c on c.conindid = i.indexrelid and c.contype = 'x'
    where i.indrelid = 'schedule_events'::regclass and not i.indisunique`);
  for (const { name, excludes } of rows) await client.query(excludes ? `alter table schedule_events drop constraint ${name}` : `drop index ${name}`);
  return rows.map(({ name, excludes, definition }) => (excludes ? `alter table schedule_events add constraint ${name} ${definition}` : definition));
}

function migrationsDigest(): string {
  const digest = createHash('sha256');
  for (const name of readdirSync('migrations').toSorted()) digest.update(readFileSync(`migrations/${name}`));
  return digest.digest('hex').slice(0, 16);
}

async function inDatabase(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function number(value: number): string {
  return value.toLocaleString('en');
}
