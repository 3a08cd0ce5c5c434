// A temporary PostgreSQL from the machine's packages: on 127.0.0.1, with a password, in a folder that is deleted with it.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder with the programs of the newest installed PostgreSQL, or undefined if there is none from 15 on. */
export function installedPostgres() {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).filter((version) => Number(version) >= 15) : [];
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0];
  return newest && join(root, newest, 'bin');
}

/** Starts it with an empty database owned by `user`, who may create roles but isn't a superuser. Returns its URL and how to stop it. */
export async function startPrivatePostgres(programs, folder, { port, user, password, database }) {
  const account = accountOf('postgres');
  const cluster = join(folder, 'cluster');
  mkdirSync(folder, { recursive: true });
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid);
  const env = { ...process.env, LC_ALL: 'C.UTF-8', PGPASSWORD: password };
  const secret = join(folder, 'password');
  writeFileSync(secret, password);
  const run = (program, ...args) => {
    const { status, stderr } = spawnSync(join(programs, program), args, { ...account, cwd: folder, env, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${program}: ${stderr}`);
  };
  run('initdb', '-D', cluster, '-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${secret}`, '--encoding=UTF8', '--no-instructions');
  const log = openSync(join(folder, 'log'), 'a');
  const settings = { listen_addresses: '127.0.0.1', port, unix_socket_directories: folder };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(programs, 'postgres'), ['-D', cluster, ...flags], {
    ...account,
    cwd: folder,
    env,
    stdio: ['ignore', log, log],
  });
  const ended = new Promise((tell) => server.on('exit', tell));
  const stop = () => {
    server.kill('SIGINT');
    return ended;
  };
  try {
    await untilReady(join(cluster, 'postmaster.pid'), server, join(folder, 'log'));
    const ask = (statement) => run('psql', '-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-c', statement, 'postgres');
    ask(`create role ${user} login createrole password '${password}'`);
    ask(`create database ${database} owner ${user}`);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `postgres://${user}:${password}@127.0.0.1:${port}/${database}`, version: programs.split('/').at(-2), stop };
}

/** The user and group of that account if we are root, for programs that refuse to run as root; else none, to keep the current account. */
export function accountOf(name) {
  if (process.getuid?.() !== 0) return {};
  const [, , uid, gid] =
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((line) => line.startsWith(`${name}:`))
      ?.split(':') ?? [];
  if (uid === undefined) throw new Error(`This machine has no account ${name}.`);
  return { uid: Number(uid), gid: Number(gid) };
}

async function untilReady(lock, server, log) {
  while (!(existsSync(lock) && /\nready\s*$/.test(readFileSync(lock, 'utf8')))) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended: ${readFileSync(log, 'utf8')}`);
    await new Promise((resume) => setTimeout(resume, 50));
  }
}
