// npm run deploy:check: follows the first day in docs/running.md on a machine without Docker, as closely as possible, and ends signed in as
// the new administrator in a browser. Each step prints the documented command and what was done instead.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { stagesOf } from './dockerfile.mjs';
import { firstDay } from './first-day.mjs';
import { buildImage, copyContext } from './image.mjs';
import { nodeOf } from './nodes.mjs';
import { startProxy } from './plain-proxy.mjs';
import { accountOf, installedPostgres, startPrivatePostgres } from './private-postgres.mjs';
import { ready } from './ready.mjs';
import { aptInstall } from './system-programs.mjs';

const cantProve = `
What this can't prove, for want of Docker:
  that Docker builds the image and Compose reads compose.yaml (npm run check reads both);
  the base images: Debian 13 with its own Node and npm, and PostgreSQL 18. Here it was this machine's system, npm and PostgreSQL, and the Node
  of that version that npm's package "node" holds;
  what a container keeps apart: its own file system, read-only, its network and its rights. Here the server ran in a folder; where root
  starts this, as an account that can write to nothing but its data folder;
  restarts after a crash or a reboot, volumes that outlive their container, the certificate and the proxy that speaks HTTPS.
`;

const browser = await ready({ tools: true, browser: true });
const folder = mkdtempSync(join(tmpdir(), 'fairlead-first-day-'));
chmodSync(folder, 0o755);
const day = { closing: [] };
const walk = [getCode, writeSettings, buildIt, migrate, start, askWhetherReady, putProxyInFront, makeAdmin, backUp, signIn];
try {
  const steps = firstDay();
  if (steps.length !== walk.length) throw new Error(`docs/running.md has ${steps.length} steps, and this walk ${walk.length}.`);
  for (const [index, { number, title, commands }] of steps.entries()) {
    if (number !== index + 1) throw new Error(`Step ${index + 1} of docs/running.md is numbered ${number}.`);
    process.stdout.write(`\n${number}. ${title}\n${commands.map((command) => `   $ ${command}\n`).join('')}`);
    const began = Date.now();
    await walk[index](commands);
    process.stdout.write(`   ok, ${((Date.now() - began) / 1000).toFixed(1)} s\n`);
  }
  process.stdout.write(`${cantProve}\nThe first day went well: 10 of 10 steps.\n`);
} catch (error) {
  process.stdout.write(`   FAILED: ${error.stack}\n`);
  process.exitCode = 1;
} finally {
  for (const close of day.closing.toReversed()) await close();
  rmSync(folder, { recursive: true, force: true });
}

function getCode([command]) {
  expectCommand(command, /^git clone .+ fairlead && cd fairlead$/);
  day.context = join(folder, 'fairlead');
  copyContext(day.context);
  say('an empty folder with the files of this checkout that .dockerignore lets through');
}

async function writeSettings([copy, secret]) {
  expectCommand(copy, /^cp deploy\/example\.env \.env && chmod 600 \.env$/);
  expectCommand(secret, /^openssl rand -hex 24$/);
  const password = spawnSync('openssl', ['rand', '-hex', '24'], { encoding: 'utf8' }).stdout.trim();
  day.port = await freePort();
  day.proxyPort = await freePort();
  const env = readFileSync('deploy/example.env', 'utf8')
    .replace('POSTGRES_PASSWORD=', `POSTGRES_PASSWORD=${password}`)
    .replace(/PUBLIC_URL=.*/, `PUBLIC_URL=http://127.0.0.1:${day.proxyPort}`)
    .replace('#LETTERS=files', 'LETTERS=files');
  writeFileSync(join(folder, '.env'), env, { mode: 0o600 });
  day.env = parseEnv(env);
  say('the example with a password of its own and the address of step 7, with LETTERS=files in place of a mail server');
}

async function buildIt([command]) {
  expectCommand(command, /^docker compose build$/);
  const [, version] = /^node:([\d.]+)-/.exec(stagesOf()[0].base);
  const node = nodeOf(version);
  if (!node) throw new Error(`npm has no Node ${version} for this machine.`);
  day.account = accountOf('nobody');
  day.image = buildImage({ context: day.context, folder: join(folder, 'stages'), node, account: day.account, tell: tellStep });
  // Packages that may just have been installed are imported only when needed.
  const { parse } = await import('yaml');
  const { DATABASE_URL, ...settings } = parse(readFileSync('compose.yaml', 'utf8')).services.fairlead.environment;
  const { POSTGRES_PASSWORD: password } = day.env;
  day.databaseUrl = DATABASE_URL.replace('${POSTGRES_PASSWORD}', password);
  // Our server listens only on this machine, on a free port.
  day.settings = { ...day.env, ...settings, HOST: '127.0.0.1', PORT: String(day.port) };
  say(`every stage in a folder, with Node ${spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim()}`);
}

async function migrate([command]) {
  const args = inImage(command, /^docker compose run --rm fairlead (.+)$/);
  const programs = installedPostgres() ?? (aptInstall('postgresql') && installedPostgres());
  if (!programs) throw new Error('There is no PostgreSQL 15 or newer here. Install one (on Debian: sudo apt-get install postgresql).');
  const { username: user, password, pathname } = new URL(day.databaseUrl);
  const port = await freePort();
  const postgres = await startPrivatePostgres(programs, join(folder, 'postgres'), { port, user, password, database: pathname.slice(1) });
  day.closing.push(postgres.stop);
  day.settings.DATABASE_URL = postgres.url;
  say(
    `PostgreSQL ${postgres.version} of this machine, on 127.0.0.1, with the user, password and database of compose.yaml; the user is no superuser`,
  );
  expectSaid(await runInImage(args), /^The database is on the newest migration\.$/m);
}

async function start([command]) {
  expectCommand(command, /^docker compose up --detach --wait$/);
  const server = day.image.start(day.image.command, day.settings);
  const ended = new Promise((tell) => server.on('exit', tell));
  const output = listenTo(server);
  day.closing.push(async () => {
    server.kill('SIGTERM');
    const code = await ended;
    if (code !== 0) process.stdout.write(`The server ended with ${code}:\n${output()}`);
  });
  while (!/running at/.test(output())) {
    if (server.exitCode !== null) throw new Error(`The server ended: ${output()}`);
    await new Promise((resume) => setTimeout(resume, 50));
  }
  const check = day.image.start(day.image.healthCheck, day.settings);
  const code = await new Promise((tell) => check.on('exit', tell));
  if (code !== 0) throw new Error(`The health check of the image ended with ${code}.`);
  say(`${day.image.command.join(' ')} in the folder of the last stage; the health check of the image says it is well`);
}

async function askWhetherReady([command]) {
  const [, path] = expectCommand(command, /^curl http:\/\/127\.0\.0\.1:3000(\/readyz)$/);
  const answer = await fetch(`http://127.0.0.1:${day.port}${path}`);
  expectSaid(await answer.text(), /^\{"status":"ok"\}$/);
}

async function putProxyInFront([command]) {
  expectCommand(command, /^caddy reverse-proxy --from fleet\.example\.com --to 127\.0\.0\.1:3000$/);
  day.closing.push(await startProxy({ from: day.proxyPort, to: day.port }));
  const landing = await (await fetch(day.env.PUBLIC_URL)).text();
  say('a proxy of a few lines, without a certificate');
  expectSaid(landing, /Run the fleet, not the paperwork/);
}

async function makeAdmin([command]) {
  const args = inImage(command, /^docker compose exec fairlead (.+)$/);
  const output = await runInImage(args);
  expectSaid(output, /^Made an account for Ada Administrator \(ada@example\.com\)/m);
  day.link = /^ {2}(http\S+\/reset-password#\S+)$/m.exec(output)?.[1];
  const again = await runInImage(args, 1);
  expectSaid(again, /^ada@example\.com is an administrator already\. Nothing was changed\./m);
}

async function backUp([command, copy]) {
  const args = inImage(command, /^docker compose exec fairlead (.+)$/);
  expectSaid(await runInImage(args), /^Backed up \d+ tables with \d+ rows, .* It was read back and is sound\.$/m);
  const [, path] = expectCommand(copy, /^docker compose cp fairlead:\/data(\/backups) \.$/);
  if (!existsSync(join(day.image.volume, path))) throw new Error(`There is no ${path} in the volume.`);
}

async function signIn() {
  if (!browser) throw new Error('There is no browser to sign in with.');
  const { signInFirst } = await import('./first-sign-in.mjs');
  await signInFirst(browser, { address: day.env.PUBLIC_URL, link: day.link, email: 'ada@example.com' });
  say('Chromium opened the link, set a password, signed in as ada@example.com and saw the dashboard, Companies and User Management');
}

/** Runs a command of the image next to the server and returns its output. */
async function runInImage(args, expected = 0) {
  const program = day.image.start(args, day.settings);
  const output = listenTo(program);
  const code = await new Promise((tell) => program.on('close', tell));
  process.stdout.write(output().replaceAll(/^(?=.)/gm, '   > '));
  if (code !== expected) throw new Error(`${args.join(' ')} ended with ${code}.`);
  return output();
}

function listenTo(program) {
  let output = '';
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (chunk) => (output += chunk));
  return () => output;
}

/** The exact command that a documented one runs in the image. */
function inImage(command, pattern) {
  return expectCommand(command, pattern)[1].split(' ');
}

function expectCommand(command, pattern) {
  const match = pattern.exec(command ?? '');
  if (!match) throw new Error(`docs/running.md says "${command}" where this walk knows ${pattern}.`);
  return match;
}

function expectSaid(text, words) {
  if (!words.test(text)) throw new Error(`Expected ${words}, and it said: ${text.slice(0, 500)}`);
}

function tellStep(line) {
  process.stdout.write(`   ${line.length > 120 ? `${line.slice(0, 119)}…` : line}\n`);
}

function say(what) {
  process.stdout.write(`   here: ${what}\n`);
}

function freePort() {
  return new Promise((tell) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => tell(port));
    });
  });
}
