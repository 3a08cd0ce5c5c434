import { refuseWithoutDatabase } from '../platform/database-server.ts';
import { startEmbeddedPostgres } from '../platform/embedded-postgres.ts';
import { openFileStore, type FileStore } from '../platform/file-store.ts';
import type { Settings } from '../platform/settings.ts';

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
  if (mustExist) refuseWithoutDatabase(settings.dataDir);
  const server = await startEmbeddedPostgres(`${settings.dataDir}/postgres`);
  try {
    await work({ ownerUrl: server.url('postgres'), files });
  } finally {
    await server.stop();
  }
}
