// npm test: checks, rules and rooms against a real PostgreSQL, sizes of the pages, journeys in a real browser. It goes on
// after a failure, so that one run tells all, and ends with one line that adds everything up.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { checks } from './checks.mjs';
import { ready } from './ready.mjs';
import { pageSizes } from './sizes.mjs';

const began = Date.now();
const browser = await ready({ build: true, browser: true, pdfReaders: true });
const results = 'test-results';
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
let passed = 0;
let failed = 0;

function tell(ok, what, output = '') {
  if (ok) passed++;
  else failed++;
  process.stdout.write(`${ok ? 'ok    ' : 'FAILED'} ${what}\n${ok ? '' : output}`);
}

function runner(what, args, count, env = {}) {
  process.stdout.write(`\n${what}\n`);
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  const counted = count();
  passed += counted.passed;
  failed += counted.failed;
  // A runner that fails without a failed test (a broken configuration, no test found) has failed all the same.
  if ((status !== 0 && counted.failed === 0) || counted.passed + counted.failed === 0) tell(false, `${what}: ended with ${status}`);
}

process.stdout.write('\nChecks\n');
for (const { name, run } of checks) {
  const { ok, output } = run();
  tell(ok, name, output);
}
for (const { ok, line } of pageSizes()) tell(ok, line);

runner(
  'Rules and rooms',
  ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${results}/vitest.json`],
  () => {
    const { numPassedTests = 0, numFailedTests = 0 } = read(`${results}/vitest.json`);
    return { passed: numPassedTests, failed: numFailedTests };
  },
);

if (browser) {
  runner(
    'Journeys',
    ['node_modules/@playwright/test/cli.js', 'test'],
    () => {
      const { expected = 0, unexpected = 0, flaky = 0 } = read(`${results}/journeys.json`).stats ?? {};
      return { passed: expected, failed: unexpected + flaky };
    },
    { CHROME_BIN: browser },
  );
} else {
  tell(false, 'Journeys: there is no browser to walk them in\n');
}

process.stdout.write(`\nTook ${Math.round((Date.now() - began) / 1000)} s\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;

function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}
