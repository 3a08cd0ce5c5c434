import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { letAppLogIn } from '../platform/database-server.ts';
import { startEmbeddedPostgres } from '../platform/embedded-postgres.ts';
import { migrate } from '../platform/migrate.ts';

const root = 'data/test';
const template = 'template_of_tests';

export type TestServer = {
  /** The migrated, empty database that the others are copies of. */
  template: string;
  /** Makes a migrated, empty database and answers its name. */
  newDatabase: () => Promise<string>;
  ownerUrl: (database: string) => string;
  appUrl: (database: string) => string;
  stop: () => Promise<void>;
};

/** A PostgreSQL of this test run's own, real in all but the wait for the disk, with a migrated template to copy databases from. */
export async function startTestServer(purpose = 'tests'): Promise<TestServer> {
  clearAfterDeadRuns();
  const folder = join(root, `${process.pid}-${purpose}`);
  const server = await startEmbeddedPostgres(join(folder, 'postgres'), {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '200',
  });
  const ownerUrl = (database: string) => server.url('postgres', database);
  await administer(ownerUrl('postgres'), `create database ${template}`);
  await migrate(ownerUrl(template), 'migrations');
  await letAppLogIn(ownerUrl('postgres'));
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

/** Makes a copy of that database and answers its name. */
export async function copyDatabase(ownerUrl: string, original: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(ownerUrl, `create database ${name} template ${original}`);
  return name;
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

/** A run that was killed leaves its folder, and in it a server that nobody needs. */
function clearAfterDeadRuns(): void {
  for (const folder of existsSync(root) ? readdirSync(root) : []) {
    if (isAlive(Number.parseInt(folder, 10))) continue;
    const lock = join(root, folder, 'postgres', 'postmaster.pid');
    const server = existsSync(lock) ? Number.parseInt(readFileSync(lock, 'utf8'), 10) : 0;
    if (isAlive(server)) process.kill(server, 'SIGQUIT');
    rmSync(join(root, folder), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}
