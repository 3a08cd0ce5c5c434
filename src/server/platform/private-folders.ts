import { accessSync, chmodSync, constants, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
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

/** The accounts of this machine, as /etc/passwd lists them. */
export function machineAccounts(): { name: string; uid: number; gid: number }[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}

/**
 * Refuses to work as root in an existing folder of another account, except of these: that account's server couldn't use what root makes
 * there.
 */
export function refuseAsRoot(folder: string, except: readonly string[] = []): void {
  if (process.getuid?.() !== 0 || !existsSync(folder)) return;
  const { uid } = statSync(folder);
  const owner = machineAccounts().find((account) => account.uid === uid)?.name ?? String(uid);
  if (uid !== 0 && !except.includes(owner))
    throw new CannotStart(`${folder} belongs to another account: run this with \`runuser -u ${owner} -- …\`.`);
}

/** The message for a data directory in which this path can't be written. */
export function unwritable(path: string): string {
  return `The data directory can't be written (${path}). Set DATA_DIR to a folder that can.`;
}
