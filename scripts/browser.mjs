// The browser for tests and benchmarks.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
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
