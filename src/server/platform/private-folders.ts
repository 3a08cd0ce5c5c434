import { accessSync, chmodSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from './settings.ts';

/** What the data directory holds: files and letters of people, and backups of everything. */
const folders = ['postgres', 'postgres.users', 'files', 'coming', 'outbox', 'backups'];

/**
 * Closes the folders of the data directory to other accounts of this machine, those too that an earlier version made. Answers those that it
 * may not close.
 */
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

/**
 * Makes the data directory where there is none, and refuses one that can't be written: pictures, letters and backups lie there, and the
 * first who stored one would find it out.
 */
export function makeWritable(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw new CannotStart(unwritable((error as NodeJS.ErrnoException).path ?? dataDir));
  }
}

/** What is said of a data directory in which this can't be written. */
export function unwritable(path: string): string {
  return `The data directory can't be written (${path}). Set DATA_DIR to a folder that can.`;
}
