import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { folderOfRuns, runFolders } from '../../../scripts/run-folders.mjs';
import { enableAppLogin } from '../platform/database-server.ts';
import { startEmbeddedPostgres } from '../platform/embedded-postgres.ts';
import { migrate } from '../platform/migrate.ts';

const template = 'template_of_tests';

export type TestServer = {
  /** The migrated, empty database that the others are copied from. */
  template: string;
  /** Creates a migrated, empty database and answers its name. */
  newDatabase: () => Promise<string>;
  ownerUrl: (database: string) => string;
  appUrl: (database: string) => string;
  stop: () => Promise<void>;
};

/** A PostgreSQL for this test run, real except that it doesn't wait for the disk, with a migrated template to copy databases from. */
export async function startTestServer(purpose = 'tests'): Promise<TestServer> {
  clearAfterDeadRuns();
  const folder = join(folderOfRuns(), `${process.pid}-${purpose}`);
  const server = await startEmbeddedPostgres(join(folder, 'postgres'), {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '200',
    // No database lives long enough to need vacuuming, and each of the many would be visited once a minute.
    autovacuum: 'off',
    // Nobody reads its log, and nothing is ever recovered from it.
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_wal_size: '256MB',
  });
  const ownerUrl = (database: string) => server.url('postgres', database);
  await administer(ownerUrl('postgres'), `create database ${template}`);
  await migrate(ownerUrl(template), 'migrations');
  await enableAppLogin(ownerUrl('postgres'));
  return {
    template,
    newDatabase: () => copyDatabase(ownerUrl('postgres'), template),
    ownerUrl,
    appUrl: (database) => server.url('fairlead_app', database),
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Copies that database and answers the name of the copy. */
export async function copyDatabase(ownerUrl: string, original: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copying files costs half as much as writing pages through the log, and includes what each connection would otherwise compute again.
  await administer(ownerUrl, `create database ${name} template ${original} strategy file_copy`);
  return name;
}

const inUse = '55006';

/**
 * Removes a database. PostgreSQL waits for connections that are just closing; if one stays open, the database is removed along with the
 * whole server.
 */
export async function dropDatabase(ownerUrl: string, name: string): Promise<void> {
  await administer(ownerUrl, `drop database ${name}`).catch((error: { code?: string }) => {
    if (error.code !== inUse) throw error;
  });
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A run that was killed leaves its folder behind, with a server that nobody needs. */
function clearAfterDeadRuns(): void {
  const left = runFolders.flatMap((root) => (existsSync(root) ? readdirSync(root).map((name) => ({ root, name })) : []));
  for (const { root, name } of left) {
    if (isAlive(Number.parseInt(name, 10))) continue;
    const lock = join(root, name, 'postgres', 'postmaster.pid');
    const server = existsSync(lock) ? Number.parseInt(readFileSync(lock, 'utf8'), 10) : 0;
    if (isAlive(server)) process.kill(server, 'SIGQUIT');
    rmSync(join(root, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}
