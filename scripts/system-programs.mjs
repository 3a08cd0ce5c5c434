// System programs that tests need besides Node: a browser, PDF readers, and faketime.
import { spawnSync } from 'node:child_process';
import { findBrowser, findShell } from './browser.mjs';
import { canMoveClocks } from './moved-clock.mjs';

/** The path of a Chromium, installed if there is none; null, with a printed reason, if that fails. */
export function browserOrInstall() {
  const found = process.env.CHROME_BIN ? findBrowser() : findShell();
  if (found) return found;
  process.stdout.write('Installing Chromium for the journeys …\n');
  // A full browser also works, but is slower.
  const got = aptInstall('chromium-headless-shell') || playwrightInstall() || findBrowser() || aptInstall('chromium');
  const installed = got ? findBrowser() : null;
  if (installed) return installed;
  process.stderr.write(
    'There is no Chromium here and it could not be installed. Install one (on Debian: sudo apt-get install chromium-headless-shell), or name it in CHROME_BIN.\n',
  );
  return null;
}

/** The independent programs that the tests check invoices with. */
export function pdfReadersOrInstall() {
  if (readsPdf()) return;
  if (mayInstall()) process.stdout.write('Installing qpdf, pdftotext and pdftoppm …\n');
  if (aptInstall('qpdf', 'poppler-utils') && readsPdf()) return;
  process.stderr.write(
    '\nThere is no qpdf, pdftotext or pdftoppm here: the tests that read invoices with them ARE LEFT OUT.\n' +
      'Install them (on Debian: sudo apt-get install qpdf poppler-utils; on macOS: brew install qpdf poppler).\n\n',
  );
}

function readsPdf() {
  return works('qpdf', ['--version']) && works('pdftotext', ['-v']) && works('pdftoppm', ['-v']);
}

/** The program that moves the clock of servers and databases. */
export function clockOrInstall() {
  if (canMoveClocks()) return;
  if (mayInstall()) process.stdout.write('Installing faketime …\n');
  if (aptInstall('faketime') && canMoveClocks()) return;
  process.stderr.write('\nThere is no faketime here to move the clock with. Install it (on Debian: sudo apt-get install faketime).\n\n');
}

/** Never asks for more privileges: users who aren't root are told what to install. */
function mayInstall() {
  return process.getuid?.() === 0 && works('apt-get', ['--version']);
}

/** Installs Debian packages if running as root. Returns whether that worked. */
export function aptInstall(...packages) {
  if (!mayInstall()) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => spawnSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=120', ...args], { stdio: 'ignore', env }).status === 0;
  const get = () => apt('install', '-y', '--no-install-recommends', ...packages);
  return get() || (apt('update') && get());
}

/** Downloads Playwright's headless shell. Returns whether that worked; where its host can't be reached, it soon gives up. */
function playwrightInstall() {
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '3000' };
  return works('npx', ['playwright', 'install', 'chromium-headless-shell'], { env });
}

function works(program, args, options = {}) {
  return spawnSync(program, args, { stdio: 'ignore', ...options }).status === 0;
}
