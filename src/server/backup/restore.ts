// Restores a backup. The archive is read completely before anything is touched, and the database is changed in one transaction: afterwards
// it holds all of the backup, or what it held before.
import { pipeline } from 'node:stream/promises';
import { escapeIdentifier, type Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { several } from '#domain/shared/words.ts';
import type { FileStore } from '../platform/file-store.ts';
import { makeNotes, migrate, readMigrations, type Migration } from '../platform/migrate.ts';
import { BackupRefused, readArchive, verify, type ArchiveReader, type Manifest } from './archive.ts';
import { connectAsOwner, forcedTables, foreignKeysOf, quoted, tablesOf } from './catalogue.ts';
import type { Installation } from './place.ts';

type Options = {
  /** overwrite the existing data */ replace?: boolean;
  /** leave out sessions, links and tokens, since some may have been revoked after the backup was taken */ withoutAccess?: boolean;
  /** the folder of the migrations */ migrations?: string;
};
export type Restored = { takenAt: string; tables: number; rows: number; files: number };

const access = ['sessions', 'known_browsers', 'sign_in_tickets', 'password_resets', 'api_tokens'];

/** Restores the database and the file store to their state at the backup. A backup of an older version is migrated to this one. */
export async function restoreBackup(
  from: string,
  { ownerUrl, files }: Installation,
  { replace = false, withoutAccess = false, migrations: folder = 'migrations' }: Options = {},
): Promise<Restored> {
  const archive = await readArchive(from);
  try {
    const { manifest } = archive;
    const tables = manifest.tables.filter(({ name }) => !withoutAccess || !access.includes(name));
    const migrations = migrationsOf(manifest, readMigrations(folder));
    await verify(archive);
    const client = await connectAsOwner(ownerUrl);
    try {
      await refuseInUse(client);
      if (!replace) await refuseUnlessEmpty(client, files);
      await client.query('begin');
      await clear(client);
      await build(client, migrations);
      await fill(client, archive, tables);
      const stored = await putFiles(archive, files);
      await client.query('commit');
      await client.query('analyze');
      if (replace) await removeOthers(files, stored);
      await migrate(ownerUrl, folder);
      return {
        takenAt: manifest.takenAt,
        tables: tables.length,
        rows: tables.reduce((sum, { rows }) => sum + rows, 0),
        files: stored.size,
      };
    } finally {
      // A transaction that wasn't committed is rolled back when its connection ends.
      await client.end().catch(() => {});
    }
  } finally {
    archive.close();
  }
}

/** The migrations in the backup, as this version knows them. */
function migrationsOf({ migrations, version }: Manifest, known: Migration[]): Migration[] {
  return migrations.map(({ name, checksum }) => {
    const found = known.find((each) => each.name === name);
    if (!found)
      throw new BackupRefused(
        `This backup was made by a newer version of Fairlead (${version}): it has the migration ${name}. Please restore it with that one.`,
      );
    if (found.checksum !== checksum)
      throw new BackupRefused(`This backup was made by a different build of Fairlead: its migration ${name} differs from ours.`);
    return found;
  });
}

async function refuseInUse(client: Client): Promise<void> {
  const {
    rows: [others],
  } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  if (others && others.count > 0)
    throw new BackupRefused(
      `The database is in use by ${several(others.count, 'other connection')}. Please stop Fairlead before you restore into it.`,
    );
}

async function refuseUnlessEmpty(client: Client, files: FileStore): Promise<void> {
  for (const table of await tablesOf(client)) {
    const name = `${table.schema}.${table.name}`;
    if (name === 'public.schema_migrations') continue;
    // A database that was only started once contains just the reserved company 0.
    const { rows } = await client.query(`select from ${quoted(table)} ${name === 'public.companies' ? 'where id <> 0' : ''} limit 1`);
    if (rows.length > 0)
      throw new BackupRefused(
        `The database isn't empty: ${table.name} has rows. Nothing was changed. To discard what is there, add --replace.`,
      );
  }
  for await (const name of files.list())
    throw new BackupRefused(`The file store isn't empty: it has ${name}. Nothing was changed. To discard what is there, add --replace.`);
}

/** Drops our schemas with everything in them. */
async function clear(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select nspname as name from pg_namespace where nspname = 'public' or (nspowner = current_user::regrole and nspname !~ '^pg_' and nspname <> 'information_schema')`,
  );
  for (const { name } of rows) await client.query(`drop schema ${escapeIdentifier(name)} cascade`);
  // As PostgreSQL creates it.
  await client.query('create schema public authorization pg_database_owner; grant usage on schema public to public');
}

async function build(client: Client, migrations: Migration[]): Promise<void> {
  await client.query(makeNotes);
  for (const { text } of migrations) await client.query(text);
}

/**
 * Copies the rows in. Foreign keys are dropped meanwhile and checked all at once when they are added again, because tables refer to each
 * other in circles.
 */
async function fill(client: Client, { manifest, open }: ArchiveReader, filled: Manifest['tables']): Promise<void> {
  const tables = manifest.tables.map(quoted);
  const foreignKeys = await foreignKeysOf(client);
  const forced = await forcedTables(client);
  for (const { table, name } of foreignKeys) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const table of forced) await client.query(`alter table ${table} no force row level security`);
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  await client.query(`truncate ${tables.join(', ')}`);
  for (const table of filled) {
    const part = await open(table.part);
    const rows = client.query(
      copyFrom(`copy ${quoted(table)} (${table.columns.map((column) => escapeIdentifier(column)).join(', ')}) from stdin`),
    );
    await pipeline(part, rows);
    if (rows.rowCount !== table.rows)
      throw new BackupRefused(`${table.name} took ${rows.rowCount} of ${several(table.rows, 'row') ?? 'no rows'}. Nothing was changed.`);
  }
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
  for (const { table, name, definition } of foreignKeys) await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  for (const table of forced) await client.query(`alter table ${table} force row level security`);
  for (const sequence of manifest.sequences)
    await client.query('select setval($1::regclass, $2, $3)', [quoted(sequence), sequence.lastValue, sequence.isCalled]);
}

async function putFiles({ manifest, open }: ArchiveReader, files: FileStore): Promise<Set<string>> {
  const stored = new Set<string>();
  for (const part of Object.keys(manifest.parts)) {
    if (!part.startsWith('files/')) continue;
    const name = part.slice('files/'.length);
    await files.putStream(name, await open(part), name.endsWith('.webp') ? 'image/webp' : 'application/octet-stream');
    stored.add(name);
  }
  return stored;
}

/** Removes files that aren't in the backup. This comes last, when nothing can fail anymore. */
async function removeOthers(files: FileStore, stored: Set<string>): Promise<void> {
  const others: string[] = [];
  for await (const name of files.list()) if (!stored.has(name)) others.push(name);
  for (const name of others) await files.remove(name);
}
