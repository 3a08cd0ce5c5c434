import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { Client } from 'pg';
import type { EmbeddedPostgres } from '#server/platform/embedded-postgres.ts';
import { migrate } from '#server/platform/migrate.ts';
import { booksRows } from './books-rows.ts';
import { roomRows } from './rooms-rows.ts';
import {
  beforeEvents,
  eventsAndMore,
  eventsPerFleetYacht,
  eventsPerYacht,
  fleetPeople,
  fleetYachts,
  yachtsPerCompany,
} from './world-rows.ts';

export type World = { database: string; companies: number };

export const smallWorld: World = { database: 'fairlead_bench_small', companies: 10 };
export const largeWorld: World = { database: 'fairlead_bench_large', companies: 1_000 };
/** Ten, a hundred, a thousand and five thousand companies of a thousand events each. */
export const worlds: World[] = [
  smallWorld,
  { database: 'fairlead_bench_medium', companies: 100 },
  largeWorld,
  { database: 'fairlead_bench_huge', companies: 5_000 },
];

// Increase this when the contents of a world change: existing worlds are then regenerated.
const version = 7;

/**
 * The books of sixty yachts in three years, in addition to those of an ordinary company: fifty invoices and a hundred expenses per yacht
 * and year.
 */
const fleetBooks = booksRows(
  { customers: 600, invoices: 9_000, expenses: 18_000, payments: 13_500 },
  {
    company: '($companies + 1)',
    base: 1_000_000_000,
    lastDay: 'current_date',
    yachtOf: (row) => `$companies * ${yachtsPerCompany} + 1 + ${row} % ${fleetYachts}`,
  },
);

/** The session token of a person in a company. */
export function tokenOf(company: number): string {
  return `bench-token-of-company-${company}`;
}

/** The company with the large fleet. */
export function fleetOf({ companies }: World): number {
  return companies + 1;
}

/** The tokens of everyone in that fleet's company. */
export function fleetTokens({ companies }: World): string[] {
  return Array.from({ length: fleetPeople }, (_, place) => tokenOf(companies + 1 + place));
}

/** The tokens of one person of each other company. */
export function tokensOf({ companies }: World): string[] {
  return Array.from({ length: companies }, (_, place) => tokenOf(place + 1));
}

/** How many events a world has, roughly. */
export function eventsOf({ companies }: World): number {
  return companies * yachtsPerCompany * eventsPerYacht;
}

/** Generates the world in its own database, unless an earlier run left it there. Returns the database's address. */
export async function prepareWorld(server: EmbeddedPostgres, world: World, say: (text: string) => void): Promise<string> {
  const url = server.url('postgres', world.database);
  const made = `bench world ${version} ${migrationsDigest()}`;
  if ((await worldThere(server, world)) === made) return url;
  const began = performance.now();
  say(
    `Making ${world.database}: ${number(fleetOf(world))} companies, ${number(world.companies * yachtsPerCompany + fleetYachts)} yachts, ${number(eventsOf(world) + fleetYachts * eventsPerFleetYacht)} events …`,
  );
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
    const { rows } = await client.query<{ comment: string | null }>(
      `select shobj_description(oid, 'pg_database') as comment from pg_database where datname = $1`,
      [database],
    );
    comment = rows[0]?.comment ?? null;
  });
  return comment;
}

async function fill(client: Client, companies: number): Promise<void> {
  // The rows are right by construction; checking every reference would take most of the time.
  await client.query(
    `set session_replication_role = replica; set maintenance_work_mem = '512MB'; set work_mem = '256MB'; set synchronous_commit = off`,
  );
  const putBack = await takeIndexesOff(client);
  for (const statement of [...beforeEvents, ...eventsAndMore, ...roomRows, ...fleetBooks])
    await client.query(statement.replaceAll('$companies', String(companies)));
  for (const statement of putBack) await client.query(statement);
}

/** Drops the indexes that no key needs and returns the statements that restore them: building each in one go is faster. */
async function takeIndexesOff(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ of: string; name: string; definition: string; excludes: boolean }>(`
    select i.indrelid::regclass::text as of, i.indexrelid::regclass::text as name, c.oid is not null as excludes, coalesce(pg_get_constraintdef(c.oid), pg_get_indexdef(i.indexrelid)) as definition
    from pg_index i join pg_class t on t.oid = i.indrelid left join pg_constraint c on c.conindid = i.indexrelid and c.contype = 'x'
    where t.relrowsecurity and t.relnamespace = 'public'::regnamespace and not i.indisunique`);
  for (const { of, name, excludes } of rows)
    await client.query(excludes ? `alter table ${of} drop constraint ${name}` : `drop index ${name}`);
  return rows.map(({ of, name, excludes, definition }) =>
    excludes ? `alter table ${of} add constraint ${name} ${definition}` : definition,
  );
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
