// Makes a fresh clone runnable: dependencies, build, and for tests a browser and programs that read PDFs. Uses nothing but Node.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findBrowser } from './browser.mjs';

export const root = resolve(import.meta.dirname, '..');
process.chdir(root);

/** Installs what is missing and builds what is out of date. Two that start at once wait for each other. */
export async function ready({ build = false, browser = false, pdfReaders = false } = {}) {
  refuseOldNode();
  await lock();
  try {
    install();
    if (build) buildIfChanged();
    if (pdfReaders) pdfReadersOrInstall();
    return browser ? browserOrInstall() : undefined;
  } finally {
    rmSync(lockFile, { force: true });
  }
}

/** Runs a program in the project and ends with its exit code where it fails. */
export function run(program, args, options = {}) {
  const { status, signal, error } = spawnSync(program, args, { stdio: 'inherit', ...options });
  if (status === 0) return;
  if (error) process.stderr.write(`${program} ${args.join(' ')}: ${error.message}\n`);
  process.exit(signal ? 1 : status || 1);
}

const lockFile = join(root, '.ready.lock');

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  process.stderr.write(`Fairlead needs Node 20.19 or newer; this is ${process.version}.\n`);
  process.exit(1);
}

async function lock() {
  for (;;) {
    try {
      writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (!isAlive(Number(read(lockFile)))) rmSync(lockFile, { force: true });
      else await new Promise((resume) => setTimeout(resume, 200));
    }
  }
}

function isAlive(pid) {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** By the lock file's content rather than its date: a checkout has no dates that mean anything. */
function install() {
  const stamp = 'node_modules/.ready';
  const wanted = hash([read('package-lock.json'), process.version, process.platform, process.arch]);
  if (read(stamp) === wanted) return;
  process.stdout.write('Installing what Fairlead needs …\n');
  const [program, ...first] = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  // A production environment would leave the build tools out.
  run(program, [...first, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], { env: { ...process.env, NODE_ENV: '' } });
  writeFileSync(stamp, wanted);
}

function buildIfChanged() {
  const sources = [
    'package-lock.json',
    'vite.config.ts',
    'scripts/build.mjs',
    'scripts/coast.mjs',
    'scripts/bill-of-materials.mjs',
    'scripts/licences.mjs',
    'scripts/backup.ts',
    'scripts/restore.ts',
    'scripts/command.ts',
    ...filesIn('src'),
  ].filter((path) => !path.endsWith('.test.ts'));
  const wanted = hash(sources.flatMap((path) => [path, readFileSync(path)]));
  const stamp = 'dist/.built';
  if (read(stamp) === wanted) return;
  process.stdout.write('Building …\n');
  run(process.execPath, ['scripts/build.mjs']);
  mkdirSync('dist', { recursive: true });
  writeFileSync(stamp, wanted);
}

/** The path of a Chromium, installed if there is none; null (and why) if that can't be. */
function browserOrInstall() {
  const found = findBrowser();
  if (found) return found;
  process.stdout.write('Installing Chromium for the journeys …\n');
  if (!aptInstall('chromium-headless-shell') && !aptInstall('chromium'))
    works('npx', ['playwright', 'install', 'chromium-headless-shell'], 'inherit');
  const installed = findBrowser();
  if (installed) return installed;
  process.stderr.write('There is no Chromium here and it could not be installed. Install one, or name it in CHROME_BIN.\n');
  return null;
}

/** The independent programs that the tests check invoices with. */
function pdfReadersOrInstall() {
  if (readsPdf()) return;
  process.stdout.write('Installing qpdf and pdftotext …\n');
  if (aptInstall('qpdf', 'poppler-utils') && readsPdf()) return;
  process.stderr.write(
    '\nThere is no qpdf and pdftotext here and they could not be installed: the tests that read invoices with them ARE LEFT OUT.\n\n',
  );
}

function readsPdf() {
  return works('qpdf', ['--version']) && works('pdftotext', ['-v']);
}

function aptInstall(...packages) {
  const rights = process.getuid?.() === 0 ? [] : works('sudo', ['-n', 'true']) ? ['sudo', '-n'] : null;
  if (!rights || !works('apt-get', ['--version'])) return false;
  const apt = (...args) => {
    const [program, ...rest] = [
      ...rights,
      'env',
      'DEBIAN_FRONTEND=noninteractive',
      'apt-get',
      '-qq',
      '-o',
      'DPkg::Lock::Timeout=120',
      ...args,
    ];
    return works(program, rest);
  };
  const get = () => apt('install', '-y', '--no-install-recommends', ...packages);
  return get() || (apt('update') && get());
}

function works(program, args, stdio = 'ignore') {
  return spawnSync(program, args, { stdio }).status === 0;
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)]))
    .toSorted();
}

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function hash(parts) {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('hex');
}
