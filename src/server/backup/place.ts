import { existsSync } from 'node:fs';
import { startEmbeddedPostgres } from '../platform/embedded-postgres.ts';
import { openFileStore, type FileStore } from '../platform/file-store.ts';
import { CannotStart, type Settings } from '../platform/settings.ts';

export type Installation = { ownerUrl: string; files: FileStore };
type Options = { /** refuses a data directory without a database, rather than making one */ mustExist?: boolean };

/** Works with the database and the files from the settings. If our own PostgreSQL isn't running, it is started for the duration. */
export async function withPlace(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir' | 's3'>,
  { mustExist = false }: Options,
  work: (place: Installation) => Promise<void>,
): Promise<void> {
  const files = await openFileStore(settings);
  if (settings.databaseUrl) return work({ ownerUrl: settings.databaseUrl, files });
  const folder = `${settings.dataDir}/postgres`;
  if (mustExist && !existsSync(`${folder}/PG_VERSION`))
    throw new CannotStart(`There is no database under ${settings.dataDir}. Set DATA_DIR or DATABASE_URL to those of the server.`);
  const server = await startEmbeddedPostgres(folder);
  try {
    await work({ ownerUrl: server.url('postgres'), files });
  } finally {
    await server.stop();
  }
}
