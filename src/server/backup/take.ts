// Takes a backup of the database and the files together, next to a running server. All tables are read in one snapshot by COPY rather than
// by pg_dump, which doesn't come with the embedded PostgreSQL and refuses servers newer than itself. The migrations describe the tables.
import { readFileSync } from 'node:fs';
import { escapeIdentifier, type Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { documentName, pictureName } from '../files/store.ts';
import { pictureSizes, type PictureSize } from '../files/picture-sizes.ts';
import { holdFiles, releaseFiles } from '../platform/file-hold.ts';
import type { FileStore } from '../platform/file-store.ts';
import { BackupRefused, writeArchive, type ArchiveWriter, type Manifest } from './archive.ts';
import { connectAsOwner, hiddenFrom, quoted, sequencesOf, tablesOf } from './catalogue.ts';
import type { Installation } from './place.ts';

type BackupResult = {
  tables: number;
  rows: number;
  files: number;
  /** files that records refer to but that were already lost */ missing: string[];
};
type More = { /** Looks into the database in the very snapshot that is backed up. */ inSnapshot?: (client: Client) => Promise<void> };

/** Backs up everything into one archive and succeeds only after reading it back. */
export async function takeBackup({ ownerUrl, files }: Installation, to: string, { inSnapshot }: More = {}): Promise<BackupResult> {
  const client = await connectAsOwner(ownerUrl);
  const archive = writeArchive(to);
  try {
    // From here on no file is removed, so everything the snapshot refers to still exists when it is copied.
    if (!(await holdFiles(client)))
      throw new BackupRefused('Another backup is running, or files have been cleaned up for more than a minute. Please try again later.');
    const { summary, named } = await copyDatabase(client, archive, inSnapshot);
    const stored = await copyFiles(files, archive);
    if (!(await releaseFiles(client)))
      throw new BackupRefused('The database connection was lost during the backup, so files may be missing. Please try again.');
    await archive.finish(summary);
    return {
      tables: summary.tables.length,
      rows: summary.tables.reduce((sum, { rows }) => sum + rows, 0),
      files: stored.size,
      missing: named.filter((name) => !stored.has(name)),
    };
  } catch (error) {
    await archive.giveUp(error);
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Copies every table in one snapshot, even during writes, and returns the files that its rows refer to. */
async function copyDatabase(
  client: Client,
  archive: ArchiveWriter,
  inSnapshot: More['inSnapshot'],
): Promise<{ summary: Omit<Manifest, 'parts' | 'format'>; named: string[] }> {
  await client.query('begin isolation level repeatable read read only');
  const stored = await tablesOf(client);
  if (!stored.some(({ schema, name }) => schema === 'public' && name === 'schema_migrations'))
    throw new BackupRefused('This isn’t a Fairlead database.');
  const hidden = await hiddenFrom(client);
  if (hidden.length > 0)
    throw new BackupRefused(
      `The user of DATABASE_URL doesn't see every row of ${hidden.join(', ')}. It must be the one that owns the tables, or a superuser.`,
    );
  // The tables must not be altered until they are read.
  await client.query(`lock table ${stored.map(quoted).join(', ')} in access share mode`);
  const tables: Manifest['tables'] = [];
  for (const table of stored) {
    const part = `tables/${table.schema}.${table.name}.copy`;
    const rows = client.query(
      copyTo(`copy ${quoted(table)} (${table.columns.map((column) => escapeIdentifier(column)).join(', ')}) to stdout`),
    );
    // If it fails, `add` reports the error, even before the archive gets to it.
    rows.on('error', () => {});
    await archive.add(part, rows);
    tables.push({ ...table, rows: rows.rowCount, part });
  }
  const {
    rows: [server],
  } = await client.query<{ postgres: string; takenAt: string }>(
    `select current_setting('server_version') as postgres, to_char(now(), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "takenAt"`,
  );
  const { rows: migrations } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name',
  );
  const sequences = await sequencesOf(client);
  const named = await namedFiles(client);
  await inSnapshot?.(client);
  await client.query('commit');
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  return { summary: { version, postgres: '', takenAt: '', ...server, migrations, tables, sequences }, named };
}

/** The files that records of the snapshot refer to. An upload is recorded before it is stored, so the latest may not be there yet. */
async function namedFiles(client: Client): Promise<string[]> {
  const { rows: uploads } = await client.query<{ id: string; kind: string }>(
    `select id, kind from files where created_at < now() - interval '2 minutes'`,
  );
  const { rows: exports } = await client.query<{ name: string }>(
    `select stored_as as name from exports where status = 'ready' and stored_as is not null`,
  );
  const sizes = Object.keys(pictureSizes) as PictureSize[];
  return [
    ...uploads.flatMap(({ id, kind }) => (kind === 'document' ? [documentName(id)] : sizes.map((size) => pictureName(id, size)))),
    ...exports.map(({ name }) => name),
  ];
}

/** Copies the whole file store. Files added after the snapshot are included too, which does no harm. */
async function copyFiles(files: FileStore, archive: ArchiveWriter): Promise<Set<string>> {
  const stored = new Set<string>();
  for await (const name of files.list()) {
    const content = await files.open(name);
    if (!content) continue;
    // Pictures and PDFs don't compress further.
    await archive.add(`files/${name}`, content, { compress: false });
    stored.add(name);
  }
  return stored;
}
