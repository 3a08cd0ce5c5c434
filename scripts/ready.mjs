// Makes a fresh clone runnable: dependencies, build, and for tests a browser and programs that read PDFs. Uses nothing but Node.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { programs } from './programs.mjs';
import { browserOrInstall, clockOrInstall, pdfReadersOrInstall } from './system-programs.mjs';

export const root = resolve(import.meta.dirname, '..');
process.chdir(root);

/** Installs what is missing and builds what is out of date. Two that start at once wait for each other. In production it does neither. */
export async function ready({ tools = false, build = false, browser = false, pdfReaders = false, clock = false } = {}) {
  refuseOldNode();
  if (isProduction) return refuseUnbuilt();
  await lock();
  try {
    install(tools);
    if (build) buildIfChanged();
    if (pdfReaders) pdfReadersOrInstall();
    if (clock) clockOrInstall();
    return browser ? browserOrInstall() : undefined;
  } finally {
    rmSync(lockFile, { force: true });
  }
}

/** Runs a program in the project; if it fails, exits with its code. */
export function run(program, args, options = {}) {
  const { status, signal, error } = spawnSync(program, args, { stdio: 'inherit', ...options });
  if (status === 0) return;
  if (error) process.stderr.write(`${program} ${args.join(' ')}: ${error.message}\n`);
  process.exit(signal ? 1 : status || 1);
}

/** In production, only the documented install step installs and builds. */
export const isProduction = process.env.NODE_ENV === 'production';

/** Whether any packages are installed. */
export function hasPackages() {
  return existsSync('node_modules');
}

/** Whether the installed packages match package-lock.json for this Node and this machine; optionally those of `tools` too. */
export function isReady(tools = false) {
  const note = read(installNote);
  if (!note) return isWhollyInstalled();
  const { packages, hasTools } = JSON.parse(note);
  return packages === wantedPackages() && (hasTools || !tools);
}

/** Whether a plain `npm ci` was run, which includes the tools. npm keeps its own list of installed packages. */
function isWhollyInstalled() {
  const { packages: installed = {} } = JSON.parse(read('node_modules/.package-lock.json') || '{}');
  const wanted = Object.entries(JSON.parse(read('package-lock.json')).packages).filter(([place]) => place.startsWith('node_modules/'));
  // Optional packages may be for other platforms.
  return wanted.every(([place, { version, optional }]) => (installed[place] ? installed[place].version === version : optional));
}

function refuseUnbuilt() {
  if (hasPackages() && existsSync('dist/server/main.js')) return;
  process.stderr.write(
    'Fairlead is not built here, and in production it builds nothing by itself. Run: npm ci --workspaces=false --include=dev && npm run build\n',
  );
  process.exit(1);
}

const installNote = 'node_modules/.ready.json';
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

/**
 * Installs what running and building need, and optionally what tests, checks and benchmarks need (the workspace `tools`). Decided by the
 * lock file's content rather than its date, because dates mean nothing in a checkout.
 */
function install(tools) {
  if (isReady(tools)) return;
  // Adding the tools doesn't touch the packages that a server may be running from.
  const adds = isReady();
  if (!adds) refuseUnderServer();
  process.stdout.write(adds ? 'Installing what tests and checks need …\n' : 'Installing what Fairlead needs …\n');
  const [program, ...first] = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const which = adds ? ['install', '--no-save'] : tools ? ['ci'] : ['ci', '--workspaces=false'];
  // npm may be configured to leave out the build tools.
  run(program, [...first, ...which, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(installNote, JSON.stringify({ packages: wantedPackages(), hasTools: tools }));
}

function wantedPackages() {
  return hash([read('package-lock.json'), process.version, process.platform, process.arch]);
}

/** A running server reads from node_modules. Linux shows the working directory of each process. */
function refuseUnderServer() {
  const server = hasPackages() && existsSync('/proc') && readdirSync('/proc').find((pid) => /^\d+$/.test(pid) && isServerHere(pid));
  if (!server) return;
  process.stderr.write(`The packages must be reinstalled, but a server runs from them (process ${server}). Stop it first.\n`);
  process.exit(1);
}

function isServerHere(pid) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === root && /^fairlead|(dist|src)\/server\/main\.[jt]s/.test(read(`/proc/${pid}/cmdline`));
  } catch {
    return false; // it has ended, or is somebody else's
  }
}

function buildIfChanged() {
  const sources = [
    'package-lock.json',
    'vite.config.ts',
    'scripts/book-page.ts',
    'scripts/build.mjs',
    'scripts/bundled.ts',
    'scripts/coast.mjs',
    'scripts/docs-script.ts',
    'scripts/first-frames.ts',
    'scripts/small-scripts.ts',
    'scripts/whole-parts.ts',
    'scripts/bill-of-materials.mjs',
    'scripts/licenses.mjs',
    'scripts/command.ts',
    'scripts/server-bundle.mjs',
    'scripts/programs.mjs',
    ...Object.values(programs),
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
