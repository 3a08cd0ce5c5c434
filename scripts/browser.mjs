// The browser that tests and benches drive.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

// The same engine without the browser around it walks a fifth faster.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of a Chromium that runs here, if there is one: the one CHROME_BIN names, else the system's, else Playwright's own. */
export function findBrowser() {
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [process.env.CHROME_BIN, ...onPath].find((path) => path && existsSync(path) && runs(path)) ?? playwrightsOwn();
}

function runs(path) {
  return spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}

/** Asked in a process of its own, because this one may run before anything is installed. */
function playwrightsOwn() {
  const { stdout } = spawnSync(
    process.execPath,
    ['-e', `import('playwright-core').then((m) => process.stdout.write(m.chromium.executablePath()))`],
    { encoding: 'utf8' },
  );
  return stdout && existsSync(stdout) ? stdout : undefined;
}
