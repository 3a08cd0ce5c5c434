// Proves a backup by restoring it next to the source and comparing everything: each row of each table, the tables themselves with their
// policies and grants, the sequences, and each byte of each file. Nothing is compared with what the backup says about itself.
import { createHash } from 'node:crypto';
import { finished } from 'node:stream/promises';
import type { Client } from 'pg';
import type { FileStore } from '../platform/file-store.ts';
import { connectAsOwner, contentOf, quoted, structureOf } from './catalogue.ts';
import type { Installation } from './place.ts';
import { restoreBackup } from './restore.ts';
import { takeBackup } from './take.ts';

type Finding = { ok: boolean; line: string; differences: string[] };
type Options = { /** called once the snapshot is taken, while the backup continues */ whileTaken?: () => Promise<void> };

/** Backs the source up to this path, restores it next to the source, and returns what was compared and what differs. */
export async function drill(source: Installation, beside: Installation, path: string, { whileTaken }: Options = {}): Promise<Finding[]> {
  let before: Seen | undefined;
  const backup = await takeBackup(source, path, {
    async inSnapshot(client) {
      before = await look(client);
      await whileTaken?.();
    },
  });
  await restoreBackup(path, beside);
  const client = await connectAsOwner(beside.ownerUrl);
  const after = await look(client).finally(() => client.end());
  const lost = backup.missing.map((name) => `${name} was lost before`);
  return [
    ...compare(before as unknown as Seen, after),
    finding(`${backup.files} files`, [...lost, ...(await unequalFiles(source.files, beside.files))]),
  ];
}

type Seen = { content: Record<string, string>; structure: string[]; behind: string[] };

/** Everything to compare in a database. */
export async function look(client: Client): Promise<Seen> {
  return { content: await contentOf(client), structure: await structureOf(client), behind: await sequencesBehind(client) };
}

export function compare(before: Seen, after: Seen): Finding[] {
  const rows = Object.entries(before.content);
  return [
    finding(
      `${rows.length} tables, every row`,
      rows
        .filter(([table, content]) => after.content[table] !== content)
        .map(([table, content]) => `${table}: ${content} became ${after.content[table] ?? 'nothing'}`),
    ),
    finding(
      `${before.structure.length} columns, constraints, indexes, policies, grants, triggers and functions`,
      unequal(before.structure, after.structure),
    ),
    finding('the next number of every sequence', after.behind),
  ];
}

function finding(line: string, differences: string[]): Finding {
  return { ok: differences.length === 0, line, differences };
}

function unequal(before: string[], after: string[]): string[] {
  return [
    ...before.filter((line) => !after.includes(line)).map((line) => `missing: ${line}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `new: ${line}`),
  ];
}

/** Sequences whose next number is already in use. */
async function sequencesBehind(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ sequence: string; schema: string; name: string; column: string }>(`
    select s.oid::regclass::text as sequence, n.nspname as schema, c.relname as name, quote_ident(a.attname) as column
    from pg_depend d join pg_class s on s.oid = d.objid and s.relkind = 'S' join pg_class c on c.oid = d.refobjid join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum = d.refobjsubid where d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')`);
  const behind: string[] = [];
  for (const { sequence, column, ...table } of rows) {
    const {
      rows: [sequenceState],
    } = await client.query<{ behind: boolean }>(
      `select coalesce((select max(${column}) from ${quoted(table)}), 0) > (select case when is_called then last_value else last_value - 1 end from ${sequence}) as behind`,
    );
    if (sequenceState?.behind) behind.push(sequence);
  }
  return behind;
}

/** Files that differ. Files deleted from or added to the source since then don't count. */
async function unequalFiles(source: FileStore, beside: FileStore): Promise<string[]> {
  const differences: string[] = [];
  for await (const name of beside.list()) {
    const before = await sumOf(source, name);
    if (before !== undefined && before !== (await sumOf(beside, name))) differences.push(`${name} is another`);
  }
  return differences;
}

async function sumOf(files: FileStore, name: string): Promise<string | undefined> {
  const content = await files.open(name);
  if (!content) return undefined;
  const sum = createHash('sha256');
  await finished(content.on('data', (chunk: Buffer) => sum.update(chunk)));
  return sum.digest('hex');
}
