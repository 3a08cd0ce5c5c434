// The browser for tests and benchmarks.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statfsSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';

const shells = ['chromium-headless-shell', 'chrome-headless-shell', 'headless_shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The path of a Chromium that runs here, if there is one: the one in CHROME_BIN, else the shell, the same engine without the browser
 * around it, which is a fifth faster, else a whole browser; the system's before Playwright's.
 */
export function findBrowser() {
  return process.env.CHROME_BIN && runs(process.env.CHROME_BIN) ? process.env.CHROME_BIN : (findShell() ?? onPath(browsers) ?? whole());
}

/** The path of a Chromium without the browser around it, if there is one. */
export function findShell() {
  return onPath(shells) ?? playwrightsShell();
}

/**
 * What of Playwright's own arguments isn't for this machine. It has a browser's processes share their memory by files in the folder for temporary files,
 * because a container's /dev/shm may be too small for it; where there is room, a tenth of the browser’s work is saved without it.
 */
export function needlessArguments() {
  return roomIn('/dev/shm') > 2 ** 30 ? ['--disable-dev-shm-usage'] : [];
}

/** The free bytes of a file system; none where there is no such place. */
export function roomIn(place) {
  try {
    const { bavail, bsize } = statfsSync(place);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path) && runs(path));
}

function runs(path) {
  return spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}

function whole() {
  const path = playwrightsBrowser();
  return path && existsSync(path) ? path : undefined;
}

/** Playwright keeps its shell beside its browser, in a folder of the same number. */
function playwrightsShell() {
  const folder = playwrightsBrowser()?.replace(/([\\/])chromium-(\d+)[\\/].*$/, '$1chromium_headless_shell-$2');
  if (!folder || !existsSync(folder)) return undefined;
  const files = readdirSync(folder, { recursive: true });
  const file = files.find((path) => shells.includes(basename(path, '.exe')));
  return file && join(folder, file);
}

let playwrights;

/** Where Playwright would keep its browser. Asked in a separate process, because this one may run before anything is installed. */
function playwrightsBrowser() {
  playwrights ??= spawnSync(
    process.execPath,
    ['-e', `import('playwright-core').then((m) => process.stdout.write(m.chromium.executablePath()))`],
    { encoding: 'utf8' },
  ).stdout;
  return playwrights;
}
