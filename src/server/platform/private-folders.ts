import { chmodSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What the data directory holds: files and letters of people, and backups of everything. */
const folders = ['postgres', 'postgres.users', 'files', 'coming', 'outbox', 'backups'];

/** Closes the folders of the data directory to other accounts of this machine, those too that an earlier version made. Answers those that it may not close. */
export function keepPrivate(dataDir: string): string[] {
  return folders
    .map((name) => join(dataDir, name))
    .filter((path) => existsSync(path) && (statSync(path).mode & 0o077) !== 0)
    .filter((path) => {
      try {
        chmodSync(path, 0o700);
        return false;
      } catch {
        return true;
      }
    });
}
