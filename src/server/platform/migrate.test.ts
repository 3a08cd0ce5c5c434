import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { migrate } from './migrate.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer('migrations');
});
afterAll(() => server.stop());

async function anEmptyDatabase(): Promise<string> {
  const name = `empty_${Math.random().toString(36).slice(2)}`;
  await query('postgres', `create database ${name}`);
  return name;
}

async function query(database: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: server.ownerUrl(database) });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

function aFolder(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'fairlead-migrations-'));
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

const one = { '0001_one.sql': 'create table one (id int);' };
const two = { ...one, '0002_two.sql': 'create table two (id int);' };

test('of several processes that start at once, one applies the migrations and the others wait', async () => {
  const database = await anEmptyDatabase();
  const folder = aFolder(two);
  const applied = await Promise.all(Array.from({ length: 4 }, () => migrate(server.ownerUrl(database), folder)));
  expect(applied.flat().toSorted()).toEqual(['0001_one.sql', '0002_two.sql']);
  expect(await migrate(server.ownerUrl(database), folder)).toEqual([]);
});

test('a migration that fails leaves nothing behind, and those before it stay', async () => {
  const database = await anEmptyDatabase();
  const folder = aFolder({ ...one, '0002_bad.sql': 'create table half (id int); select nonsense;' });
  await expect(migrate(server.ownerUrl(database), folder)).rejects.toThrow('The migration 0002_bad.sql failed');
  expect(await query(database, `select tablename from pg_tables where schemaname = 'public' order by 1`)).toEqual([
    { tablename: 'one' },
    { tablename: 'schema_migrations' },
  ]);
});

test('a database that is newer than the code is refused', async () => {
  const database = await anEmptyDatabase();
  await migrate(server.ownerUrl(database), aFolder(two));
  await expect(migrate(server.ownerUrl(database), aFolder(one))).rejects.toThrow(
    'The database is newer than this version of Fairlead: it has the migration 0002_two.sql.',
  );
});

test('an applied migration that was changed is refused', async () => {
  const database = await anEmptyDatabase();
  await migrate(server.ownerUrl(database), aFolder(one));
  await expect(migrate(server.ownerUrl(database), aFolder({ '0001_one.sql': 'create table other (id int);' }))).rejects.toThrow(
    '0001_one.sql was changed after it was applied',
  );
});

test('an owner without the right to create roles gets a message about what is missing', async () => {
  const database = await anEmptyDatabase();
  await query('postgres', `create role poor_${database} login`);
  await query('postgres', `alter database ${database} owner to poor_${database}`);
  const url = server.ownerUrl(database).replace('postgres@', `poor_${database}@`);
  await expect(migrate(url, 'migrations')).rejects.toThrow(
    /^The user of DATABASE_URL lacks the rights that .* needs \(permission denied .*\)\. It must own the database and be allowed to create roles\.$/,
  );
});

test('an owner who isn’t a superuser can apply all migrations, and the walls hold for the application', async () => {
  const database = await anEmptyDatabase();
  const owner = `owner_${database}`;
  await query('postgres', `create role ${owner} login createrole; `);
  await query('postgres', `grant fairlead_app, fairlead_platform, fairlead_signin, fairlead_yacht_owner to ${owner} with admin option`);
  await query('postgres', `alter database ${database} owner to ${owner}`);
  const url = server.ownerUrl(database).replace('postgres@', `${owner}@`);
  await migrate(url, 'migrations');
  const client = new Client({ connectionString: url, options: '-c role=fairlead_app' });
  await client.connect();
  try {
    expect((await client.query('select count(*)::int as seen from companies')).rows).toEqual([{ seen: 0 }]);
    await expect(client.query(`select enter('\\x00')`)).rejects.toMatchObject({ code: '28000' });
  } finally {
    await client.end();
  }
});
