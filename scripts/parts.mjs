// The parts that npm test consists of: what each needs before it can run, and how it counts what passed and failed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { runChecks } from './checks.mjs';
import { failuresOfPlaywright, failuresOfVitest } from './failures.mjs';
import { canMoveClocks, environmentsAt, momentOfTheDay, shareOfTheDay } from './moved-clock.mjs';
import { folderOfRuns } from './run-folders.mjs';
import { pageSizes } from './sizes.mjs';
import { filesOf, filesOfPlaywright, filesOfVitest } from './tested-files.mjs';

const folder = 'test-results';

/** In the order in which npm test runs them: the quickest to fail first. */
export const parts = [
  { name: 'checks', title: 'Checks', needs: ['build'], run: runChecksAndSizes },
  // Everything vitest runs but the server's: a project that is added belongs to the rules.
  { name: 'rules', title: 'Rules', needs: [], run: ({ patterns }) => runVitest('rules', ['--project=!server', ...patterns]) },
  {
    name: 'rooms',
    title: 'Rooms',
    needs: ['build', 'pdfReaders'],
    run: ({ patterns }) => runVitest('rooms', ['--project=server', ...patterns]),
  },
  { name: 'journeys', title: 'Journeys', needs: ['build', 'browser'], run: runJourneys },
];

const momentOfToday = momentOfTheDay();

/** What CI does beyond npm test, so that a fault of the calendar can't hide until its day. */
const calendarPart = {
  name: 'calendar',
  title: `A seventh of the journeys, at ${momentOfToday.name}`,
  needs: ['build', 'browser', 'clock'],
  run: ({ browser }) =>
    runJourneysAt(momentOfToday, {
      browser,
      patterns: [...shareOfTheDay(filesOf.journeys()), '--output=test-results/calendar'],
    }),
};

/** All parts; CI's, which are one more; or the one of that name. Ends the program with the names there are where there is none. */
export function partsNamed(name) {
  if (!name) return parts;
  const all = [...parts, calendarPart];
  const chosen = name === 'ci' ? all : all.filter((each) => each.name === name);
  if (chosen.length > 0) return chosen;
  process.stderr.write(`There is no part "${name}". The parts are ${all.map((each) => each.name).join(', ')}.\n`);
  process.exit(1);
}

/** The rooms' tests with server and database at another moment. */
export function runRoomsAt(moment, { patterns }) {
  if (!canMoveClocks()) return noMovedClock();
  return runVitest('rooms', ['--project=server', ...patterns], environmentsAt(moment).inside);
}

/** The journeys with server, database and pages at another moment. */
export function runJourneysAt(moment, { browser, patterns }) {
  if (!canMoveClocks()) return noMovedClock();
  return runJourneys({ browser, patterns }, environmentsAt(moment).journeys);
}

function noMovedClock() {
  return failedAtOnce('There is no faketime to move the clock with');
}

async function runChecksAndSizes() {
  const found = [];
  await runChecks(({ name, ok, output }) => {
    report(ok, name, output);
    found.push({ ok, failure: `FAILED ${name}\n${output}` });
  });
  for (const { ok, line } of pageSizes()) {
    report(ok, line);
    found.push({ ok, failure: `FAILED ${line}\n` });
  }
  const failures = found.filter(({ ok }) => !ok).map(({ failure }) => failure);
  return { passed: found.length - failures.length, failed: failures.length, failures };
}

function report(ok, what, output = '') {
  process.stdout.write(`${ok ? 'ok    ' : 'FAILED'} ${what}\n${ok ? '' : output}`);
}

function failedAtOnce(why) {
  report(false, why);
  return { passed: 0, failed: 1, failures: [`FAILED ${why}\n`], files: [] };
}

function runVitest(name, args, env = {}) {
  const file = `${folder}/${name}.json`;
  const command = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...args];
  return runTests(name, command, file, countedByVitest, env);
}

/** A file whose tests were never begun counts as one that failed. */
function countedByVitest(results) {
  const failures = failuresOfVitest(results);
  return { passed: results.numPassedTests ?? 0, failed: failures.length, failures, files: filesOfVitest(results) };
}

function runJourneys({ browser, patterns }, env = {}) {
  if (!browser) return failedAtOnce('There is no browser to walk the journeys in');
  // A test is named with -t here as it is in the other parts.
  const command = ['node_modules/@playwright/test/cli.js', 'test', ...patterns.map((each) => (each === '-t' ? '--grep' : each))];
  const data = `${folderOfRuns()}/${process.pid}-journeys`;
  try {
    return runTests('journeys', command, `${folder}/journeys.json`, countedByPlaywright, {
      ...env,
      CHROME_BIN: browser,
      JOURNEYS_DIR: data,
    });
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

function countedByPlaywright(results) {
  const { expected = 0, unexpected = 0, flaky = 0 } = results.stats ?? {};
  return { passed: expected, failed: unexpected + flaky, failures: failuresOfPlaywright(results), files: filesOfPlaywright(results) };
}

function runTests(name, command, file, count, env = {}) {
  mkdirSync(folder, { recursive: true });
  rmSync(file, { force: true });
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit', env: { ...process.env, ...env } });
  const counted = count(readJson(file));
  // A runner that fails without a failed test (a broken configuration, no test found) has failed all the same.
  if (counted.failed > 0 || (status === 0 && counted.passed > 0)) return counted;
  const { failures } = failedAtOnce(`${name}: ended with ${status}`);
  return { ...counted, failed: 1, failures: [...counted.failures, ...failures] };
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}
