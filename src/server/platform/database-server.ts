import { Client } from 'pg';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrate } from './migrate.ts';
import type { Settings } from './settings.ts';

export type DatabaseServer = {
  /** For migrations: owns the tables. */
  ownerUrl: string;
  /** For the application: owns nothing. */
  appUrl: string;
  embedded: boolean;
  stop: () => Promise<void>;
};

/** The database the settings ask for, running and on the newest migration. */
export async function prepareDatabase({ databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>): Promise<DatabaseServer> {
  const server = databaseUrl
    ? { ownerUrl: databaseUrl, appUrl: databaseUrl, embedded: false, stop: async () => {} }
    : await embedded(dataDir);
  try {
    await migrate(server.ownerUrl, `${process.cwd()}/migrations`);
    if (server.embedded) await letAppLogIn(server.ownerUrl);
    return server;
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function embedded(dataDir: string): Promise<DatabaseServer> {
  const server = await startEmbeddedPostgres(`${dataDir}/postgres`);
  return { ownerUrl: server.url('postgres'), appUrl: server.url('fairlead_app'), embedded: true, stop: server.stop };
}

/** Behind the socket's folder no password is needed, so the application logs in as the role that owns nothing. */
export async function letAppLogIn(ownerUrl: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query(`select from pg_roles where rolname = 'fairlead_app' and rolcanlogin`);
    if (rows.length === 0) await client.query('alter role fairlead_app login');
  } finally {
    await client.end();
  }
}
