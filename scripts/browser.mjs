// The browser for tests and benchmarks.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statfsSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';

const shells = ['chromium-headless-shell', 'chrome-headless-shell', 'headless_shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The path of a Chromium that runs here, if there is one: the one in CHROME_BIN, else a headless shell, which is a fifth faster than a full
 * browser, else a full browser; the system's before Playwright's.
 */
export function findBrowser() {
  return process.env.CHROME_BIN && runs(process.env.CHROME_BIN) ? process.env.CHROME_BIN : (findShell() ?? onPath(browsers) ?? whole());
}

/** The path of a Chromium headless shell, if there is one. */
export function findShell() {
  return onPath(shells) ?? playwrightsShell();
}

/**
 * Playwright's default arguments to drop on this machine. It makes the browser's processes share memory through temporary files, because a
 * container's /dev/shm may be too small; if there is enough room, leaving that out saves a tenth of the browser’s work.
 */
export function needlessArguments() {
  return roomIn('/dev/shm') > 2 ** 30 ? ['--disable-dev-shm-usage'] : [];
}

/** The free bytes of a file system; 0 if the path doesn't exist. */
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

/** Playwright keeps its headless shell next to its browser, in a folder with the same number. */
function playwrightsShell() {
  const folder = playwrightsBrowser()?.replace(/([\\/])chromium-(\d+)[\\/].*$/, '$1chromium_headless_shell-$2');
  if (!folder || !existsSync(folder)) return undefined;
  const files = readdirSync(folder, { recursive: true });
  const file = files.find((path) => shells.includes(basename(path, '.exe')));
  return file && join(folder, file);
}

let playwrights;

/** Where Playwright keeps its browser. Runs in a separate process, because this one may start before anything is installed. */
function playwrightsBrowser() {
  playwrights ??= spawnSync(
    process.execPath,
    ['-e', `import('playwright-core').then((m) => process.stdout.write(m.chromium.executablePath()))`],
    { encoding: 'utf8' },
  ).stdout;
  return playwrights;
}
