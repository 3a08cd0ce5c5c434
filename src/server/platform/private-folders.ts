import { accessSync, chmodSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from './settings.ts';

/** The contents of the data directory: people's files and emails, and backups of everything. */
const folders = ['postgres', 'postgres.users', 'files', 'coming', 'outbox', 'backups'];

/**
 * Closes the folders of the data directory to other accounts of this machine, including those that an earlier version made. Answers the
 * folders it could not close.
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
 * Creates the data directory if it is missing, and refuses one that isn't writable: otherwise the first picture, email or backup to be
 * stored there would fail.
 */
export function makeWritable(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw new CannotStart(unwritable((error as NodeJS.ErrnoException).path ?? dataDir));
  }
}

/** The message for a data directory in which this path can't be written. */
export function unwritable(path: string): string {
  return `The data directory can't be written (${path}). Set DATA_DIR to a folder that can.`;
}
