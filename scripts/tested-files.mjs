// Which files of tests there are, and how each did, as a runner's JSON file has it.
import { readdirSync } from 'node:fs';

/** The files of a part, as they are named to its runner. */
export const filesOf = {
  rooms: () =>
    readdirSync('src/server', { recursive: true })
      .map((path) => `src/server/${path.replaceAll('\\', '/')}`)
      .filter((path) => path.endsWith('.test.ts'))
      .toSorted(),
  journeys: () =>
    readdirSync('journeys')
      .filter((path) => path.endsWith('.spec.ts'))
      .map((path) => `journeys/${path}`)
      .toSorted(),
};

/** The files that vitest ran, and how many of their tests failed; one that couldn't be read counts as one that failed. */
export function filesOfVitest({ testResults = [] }, root = process.cwd()) {
  return testResults.map(({ name, status, assertionResults = [] }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed').length;
    const passed = assertionResults.filter((test) => test.status === 'passed').length;
    return { file: name.replace(`${root}/`, ''), passed, failed: status === 'failed' ? Math.max(1, failed) : failed };
  });
}

/** The same of Playwright. Where something went wrong outside of any journey, none is known to have passed. */
export function filesOfPlaywright({ suites = [], errors = [] }) {
  if (errors.length > 0) return [];
  return suites.map((suite) => {
    const specs = specsOf(suite);
    const failed = specs.filter(({ ok }) => !ok).length;
    return { file: `journeys/${suite.file}`, passed: specs.length - failed, failed };
  });
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}
