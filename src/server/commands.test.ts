// The commands for running a server, as built, in a folder like a server's: packages and the build, without any source.
import { spawn, type ChildProcess } from 'node:child_process';
import {
  chownSync,
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bundleServer } from '../../scripts/server-bundle.mjs';
import { aPerson, aWorld, aYacht } from './testing/given.ts';
import { aPdf, upload } from './testing/uploads.ts';

const world = aWorld();
const folder = resolve(`data/test/${process.pid}-commands`);
const packages = join(folder, 'node_modules');

beforeAll(async () => {
  await bundleServer(join(folder, 'dist/server'));
  for (const each of ['scripts', 'migrations']) cpSync(each, join(folder, each), { recursive: true });
  for (const each of ['package.json', 'package-lock.json']) copyFileSync(each, join(folder, each));
  symlinkSync(resolve('dist/web'), join(folder, 'dist/web'));
});
beforeEach(async () => {
  rmSync(packages, { recursive: true, force: true });
  mkdirSync(packages);
  // If they were installed again, these links would be replaced, not what they point to.
  for (const name of readdirSync('node_modules').filter((each) => !each.startsWith('.'))) {
    const inScope = name.startsWith('@') ? readdirSync(join('node_modules', name)).map((each) => join(name, each)) : [name];
    if (name.startsWith('@')) mkdirSync(join(packages, name));
    for (const each of inScope) symlinkSync(resolve('node_modules', each), join(packages, each));
  }
  await world.owner.query(`delete from users where role = 'admin'`);
});
// A failing test must leave nothing running, which would find its packages missing and fetch them.
const started: ChildProcess[] = [];
afterEach(() => {
  for (const { pid, exitCode, signalCode } of started.splice(0))
    if (pid && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Ended = { code: number | null; output: string };
type Running = { pid: number | undefined; ended: Promise<Ended>; says: (words: RegExp) => Promise<void>; stop: () => Promise<Ended> };

/** Runs a program in the folder, with these settings and nothing else from the environment. */
function running(program: string, args: string[], settings: Record<string, string> = {}): Running {
  const child = spawn(program, args, {
    cwd: folder,
    detached: true,
    env: {
      PATH: `${resolve(process.execPath, '..')}:${process.env['PATH']}`,
      HOME: folder,
      DATABASE_URL: world.appUrl.replace('fairlead_app@', 'postgres@'),
      DATA_DIR: join(folder, 'data'),
      // Nothing can be fetched: a command that tried to install would fail.
      npm_config_registry: 'http://127.0.0.1:1',
      npm_config_fetch_retries: '0',
      npm_config_update_notifier: 'false',
      ...settings,
    },
  });
  started.push(child);
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += String(chunk);
      for (const listener of listeners) listener();
    });
  const ended = new Promise<Ended>((settle) => child.on('close', (code) => settle({ code, output })));
  const says = (words: RegExp) =>
    new Promise<void>((settle, fail) => {
      const checkOutput = () => words.test(output) && settle();
      listeners.add(checkOutput);
      checkOutput();
      void ended.then(() => fail(new Error(`it ended: ${output}`)));
    });
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { pid: child.pid, ended, says, stop };
}

const npm = (args: string[], settings?: Record<string, string>) => running('npm', ['run', '--silent', ...args], settings).ended;
const command = (name: string, args: string[], settings?: Record<string, string>) =>
  running(process.execPath, [`dist/server/${name}.js`, ...args], settings).ended;

/** Every package with the time it was installed, and the time anything was last added to its folder. */
const listPackages = () =>
  ['.', ...readdirSync(packages)].map((name) => {
    const { mtimeMs, ino } = lstatSync(join(packages, name));
    return `${name} ${ino} ${mtimeMs}`;
  });

// Each test starts several processes, which takes a while on a busy machine.
const options = { timeout: 120_000 };

describe('a command doesn’t touch the packages that a server may be using', options, () => {
  test.each([
    ['in production', { NODE_ENV: 'production' }],
    ['where somebody installed them by hand', {}],
  ])('%s, and runs the build', async (_where, settings: Record<string, string>) => {
    const before = listPackages();
    const to = join(folder, `${settings['NODE_ENV'] ?? 'by-hand'}.zip`);
    const [backup, migrate, secondStep] = await Promise.all([
      npm(['backup', '--', to], settings),
      npm(['migrate'], settings),
      npm(['second-step:off', '--', 'nobody@people.example'], settings),
    ]);
    expect(backup).toEqual({ code: 0, output: expect.stringMatching(/^Backed up \d+ tables .* It was read back and is sound\.\n$/) });
    expect(existsSync(to)).toBe(true);
    expect(migrate).toEqual({ code: 0, output: 'The database is on the newest migration.\n' });
    expect(secondStep).toEqual({ code: 1, output: 'Nobody has the address nobody@people.example.\n' });
    expect(listPackages()).toEqual(before);
  });

  test('in production without installed packages, it says what to run', async () => {
    rmSync(packages, { recursive: true });
    const results = await Promise.all([['backup'], ['migrate'], ['start']].map((args) => npm(args, { NODE_ENV: 'production' })));
    for (const each of results)
      expect(each).toEqual({
        code: 1,
        output:
          'Fairlead is not built here, and in production it builds nothing by itself. Run: npm ci --workspaces=false --include=dev && npm run build\n',
      });
    expect(existsSync(packages)).toBe(false);
  });

  test.runIf(process.platform === 'linux')('while a server runs from them, also outside production', async () => {
    const server = running(process.execPath, ['dist/server/main.js'], { PORT: '0' });
    await server.says(/running at/);
    const before = listPackages();
    expect(await npm(['start'])).toEqual({
      code: 1,
      output: `The packages must be reinstalled, but a server runs from them (process ${server.pid}). Stop it first.\n`,
    });
    expect(listPackages()).toEqual(before);
    expect((await server.stop()).code).toBe(0);
  });
});

test('a command for what a server holds refuses an empty data directory instead of making a database there', options, async () => {
  const nowhere = { DATABASE_URL: '', DATA_DIR: join(folder, 'nowhere') };
  for (const [name, ...args] of [['demo-off'], ['second-step-off', 'ada@example.com']] as const) {
    const { code, output } = await command(name, args, nowhere);
    expect([code, output.trim()]).toEqual([1, expect.stringContaining(`There is no database under ${nowhere.DATA_DIR}.`)]);
  }
  expect(existsSync(nowhere.DATA_DIR)).toBe(false);
});

test('a backup without a destination says so', options, async () => {
  const inAFile = { DATA_DIR: join(folder, 'package.json/data'), NODE_ENV: 'production' };
  expect(await npm(['backup'], inAFile)).toEqual({
    code: 1,
    output: expect.stringMatching(/^The data directory can't be written \(.*\)\. Set DATA_DIR to a folder that can\.\n$/),
  });
});

test('the built restore fills an empty database and file store from a built backup, and refuses any other', options, async () => {
  const maya = await aPerson(world);
  const { body: paper } = await upload(maya, aPdf(), { kind: 'document', name: 'Insurance.pdf' });
  const yacht = await aYacht(maya, { name: 'Restored Aurelia' });
  const archive = join(folder, 'everything.zip');
  expect((await command('backup', [archive], { DATA_DIR: world.folder })).code).toBe(0);

  const name = `restored_${process.pid}`;
  await world.owner.query(`create database ${name} template template0`);
  try {
    const ownerUrl = world.appUrl.replace(/fairlead_app@\/\w+/, `postgres@/${name}`);
    const beside = { DATABASE_URL: ownerUrl, DATA_DIR: join(folder, 'restored') };
    expect(await command('restore', [archive], beside)).toEqual({
      code: 0,
      output: expect.stringMatching(/^Restored \d+ tables with \d+ rows, and \d+ files, as they were at .+\.\nSessions, .+\n$/),
    });
    const client = new Client({ connectionString: ownerUrl });
    await client.connect();
    const { rows } = await client.query('select id::int, name from yachts where company_id = $1', [maya.companyId]);
    await client.end();
    expect(rows).toEqual([{ id: yacht.id, name: 'Restored Aurelia' }]);
    const id = paper.url.split('/').at(-1) as string;
    const file = `files/documents/${id.slice(0, 2)}/${id}`;
    expect(readFileSync(join(folder, 'restored', file))).toEqual(readFileSync(join(world.folder, file)));
    const again = await command('restore', [archive], beside);
    expect([again.code, again.output]).toEqual([
      1,
      expect.stringMatching(/^The database isn't empty: \w+ has rows\. Nothing was changed\./),
    ]);
  } finally {
    await world.owner.query(`drop database ${name} with (force)`);
  }
});

const refusalOf = (path: string) => ({
  code: 1,
  output: expect.stringMatching(`^${path} belongs to another account: run this with \`runuser -u \\w+ -- …\`\\.\n$`),
});

// Any account but root; Debian has this one everywhere.
const daemon = 1;

test.runIf(process.getuid?.() === 0)('as root, no command takes the data of another account’s server away from it', options, async () => {
  const [data, withoutData] = [join(folder, 'of-daemon'), join(folder, 'of-daemon-too')];
  const cluster = join(data, 'postgres');
  for (const each of [cluster, withoutData]) mkdirSync(each, { recursive: true });
  writeFileSync(join(cluster, 'PG_VERSION'), '17');
  for (const each of [data, cluster, join(cluster, 'PG_VERSION'), withoutData]) chownSync(each, daemon, daemon);
  const embedded = { DATABASE_URL: '', DATA_DIR: data };
  expect(await command('backup', [join(folder, 'none.zip')], embedded)).toEqual(refusalOf(cluster));
  expect(await command('admin', ['ada@example.com'], embedded)).toEqual(refusalOf(cluster));
  expect(await command('restore', ['none.zip'], embedded)).toEqual(refusalOf(data));
  expect(await command('restore', ['none.zip'], { DATA_DIR: withoutData })).toEqual(refusalOf(withoutData));
  expect([cluster, join(cluster, 'PG_VERSION')].map((path) => statSync(path).uid)).toEqual([daemon, daemon]);
  expect([data, withoutData].map((path) => readdirSync(path))).toEqual([['postgres'], []]);
});

describe('the built admin', options, () => {
  test('makes an administrator, prints a link, and refuses to do so twice', async () => {
    const first = await command('admin', ['ada.lovelace@example.com'], { PUBLIC_URL: 'https://fleet.example/' });
    expect(first.code).toBe(0);
    expect(first.output).toMatch(
      /^Made an account for Ada Lovelace \(ada\.lovelace@example\.com\), who runs the platform and belongs to no company\.\n\nSet a password here, once, within 60 minutes:\n\n {2}https:\/\/fleet\.example\/reset-password#[\w-]{43}\n\n$/,
    );
    const { rows } = await world.owner.query(`select role from users where email = 'ada.lovelace@example.com'`);
    expect(rows).toEqual([{ role: 'admin' }]);
    expect(await command('admin', ['ada.lovelace@example.com'])).toEqual({
      code: 1,
      output:
        'ada.lovelace@example.com is an administrator already. Nothing was changed. For a new link to set a password, add --new-link.\n',
    });
    const again = await command('admin', ['ada.lovelace@example.com', '--new-link'], { HOST: '0.0.0.0', PORT: '3100' });
    expect(again.output).toMatch(/Nothing was changed but the link[^]* http:\/\/localhost:3100\/reset-password#/);
  });

  test('has the server email the link if there is a mail server, and prints it nowhere', async () => {
    const letters: string[] = [];
    const mailbox = new SMTPServer({
      authOptional: true,
      closeTimeout: 100,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, done) {
        let letter = '';
        stream.on('data', (chunk) => (letter += String(chunk)));
        stream.on('end', () => done(void letters.push(letter) as unknown as null));
      },
    });
    const port = await new Promise<number>((settle) => {
      const listening = mailbox.listen(0, '127.0.0.1', () => settle((listening.address() as { port: number }).port));
    });
    const mail = { SMTP_URL: `smtp://127.0.0.1:${port}` };
    const server = running(process.execPath, ['dist/server/main.js'], { PORT: '0', ...mail });
    await server.says(/running at/);
    const { code, output } = await command('admin', ['grace@example.com'], mail);
    await server.stop();
    await new Promise<void>((closed) => mailbox.close(closed));
    expect(code).toBe(0);
    expect(output).toContain('An email with a link to set a password was sent to grace@example.com.');
    expect(output).not.toContain('reset-password');
    expect(letters).toHaveLength(1);
    expect(letters[0]).toMatch(/^To: grace@example\.com/m);
    expect(letters[0]).toContain('reset-password#');
  });

  test('queues the email if no server is running, says so and prints the link', async () => {
    const { code, output } = await command('admin', ['grace@example.com'], { SMTP_URL: 'smtp://127.0.0.1:1' });
    expect(code).toBe(0);
    expect(output).toContain('An email with a link is queued for grace@example.com: the server sends it once it runs');
    expect(output).toContain('/reset-password#');
    const { rows } = await world.owner.query(
      `select sent_at from letters where kind = 'administrator' and recipient = 'grace@example.com' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ sent_at: null }]);
  });

  test('prints its usage when called in any other way', async () => {
    const wrongArgs = [[], ['ada@example.com', 'grace@example.com'], ['ada@example.com', '--force']];
    const usage = { code: 1, output: 'Say whose account: npm run admin -- ada@example.com [--another | --new-link]\n' };
    expect(await Promise.all(wrongArgs.map((args) => command('admin', args)))).toEqual(wrongArgs.map(() => usage));
  });
});
