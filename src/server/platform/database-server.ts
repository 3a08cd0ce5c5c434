import { existsSync } from 'node:fs';
import { Client } from 'pg';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';
import { migrate } from './migrate.ts';
import { CannotStart, type Settings } from './settings.ts';

export type DatabaseServer = {
  /** For migrations: owns the tables. */
  ownerUrl: string;
  /** For the application: owns nothing. */
  appUrl: string;
  embedded: boolean;
  /** Restarts an embedded database when it dies; an external one is the operator's. */
  keepRunning: EmbeddedPostgres['keepRunning'];
  stop: () => Promise<void>;
};

type Options = { connections?: number; /** refuses a data directory without a database, rather than making one */ mustExist?: boolean };

// PostgreSQL's own default, which the embedded one also has unless more are needed.
const usualConnections = 100;

/**
 * Prepares the database of the settings: running, and migrated to the latest version. An embedded one that is started here allows this many
 * connections.
 */
export async function prepareDatabase(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  { connections = usualConnections, mustExist = false }: Options = {},
): Promise<DatabaseServer> {
  if (mustExist && !databaseUrl) refuseWithoutDatabase(dataDir);
  const server = databaseUrl
    ? { ownerUrl: databaseUrl, appUrl: databaseUrl, embedded: false, keepRunning: () => {}, stop: async () => {} }
    : await embedded(dataDir, Math.max(usualConnections, connections));
  try {
    await applyMigrations(server.ownerUrl);
    if (server.embedded) await enableAppLogin(server.ownerUrl);
    return server;
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Refuses a data directory that has no embedded database: a command was probably started without the server's settings. */
export function refuseWithoutDatabase(dataDir: string): void {
  if (!existsSync(`${dataDir}/postgres/PG_VERSION`))
    throw new CannotStart(`There is no database under ${dataDir}. Set DATA_DIR or DATABASE_URL to those of the server.`);
}

/** Applies the migrations that come with the program. */
export async function applyMigrations(ownerUrl: string): Promise<void> {
  await migrate(ownerUrl, `${process.cwd()}/migrations`);
}

async function embedded(dataDir: string, connections: number): Promise<DatabaseServer> {
  const server = await startEmbeddedPostgres(`${dataDir}/postgres`, { max_connections: String(connections) });
  return {
    ownerUrl: server.url('postgres'),
    appUrl: server.url('fairlead_app'),
    embedded: true,
    keepRunning: server.keepRunning,
    stop: server.stop,
  };
}

/** The socket's folder is private, so no password is needed: the application logs in as the role that owns nothing. */
export async function enableAppLogin(ownerUrl: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query(`select from pg_roles where rolname = 'fairlead_app' and rolcanlogin`);
    if (rows.length === 0) await client.query('alter role fairlead_app login');
  } finally {
    await client.end();
  }
}
