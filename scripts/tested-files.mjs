// The test files, and the result of each in a runner's JSON report.
import { readdirSync } from 'node:fs';

/** The test files of a part, as its runner names them. */
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

/** The files that Vitest ran, and how many of their tests failed. A file that couldn't be loaded counts as one failure. */
export function filesOfVitest({ testResults = [] }, root = process.cwd()) {
  return testResults.map(({ name, status, assertionResults = [] }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed').length;
    const passed = assertionResults.filter((test) => test.status === 'passed').length;
    return { file: name.replace(`${root}/`, ''), passed, failed: status === 'failed' ? Math.max(1, failed) : failed };
  });
}

/** The same for Playwright. After an error outside of any journey, no file counts as passed. */
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
