// The failures in the JSON report of a test run: name, location and the first lines of the reason.

/** How Vitest's JSON report starts the message of a test that ran out of time. */
const timeUp = 'Error: STACK_TRACE_ERROR';

/** The failed tests in a Vitest report, including test files that couldn't be loaded. */
export function failuresOfVitest({ testResults = [] }, root = process.cwd()) {
  return testResults.flatMap(({ name, status, message, assertionResults = [] }) => {
    const file = name.replace(`${root}/`, '');
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [inWords(file, 'ended before its tests had', message)];
    return failed.map(({ fullName, failureMessages = [] }) =>
      inWords(file, fullName, failureMessages[0]?.replace(timeUp, 'Its time limit ran out')),
    );
  });
}

/** The failed tests in a Playwright report, and errors outside of any test. */
export function failuresOfPlaywright({ suites = [], errors = [] }) {
  return [...suites.flatMap(failuresOfSuite), ...errors.map(({ message }) => inWords('playwright', 'outside of any journey', message))];
}

function failuresOfSuite({ specs = [], suites = [] }) {
  const failed = specs.filter(({ ok }) => !ok);
  return [...failed.map(failureOfSpec), ...suites.flatMap(failuresOfSuite)];
}

function failureOfSpec({ file, line, title, tests }) {
  const results = tests.flatMap((test) => test.results);
  const errors = results.flatMap((result) => result.errors ?? []);
  const attached = results.flatMap((result) => result.attachments ?? []).find(({ name }) => name === 'requests');
  const lastRequests = attached?.body
    ? `       What its page asked for last\n${indented(Buffer.from(attached.body, 'base64').toString())}\n`
    : '';
  return inWords(`${file}:${line}`, title, errors[0]?.message) + lastRequests;
}

function inWords(where, title, message = '') {
  // oxlint-disable-next-line no-control-regex -- the colors of a terminal
  const plain = message.replaceAll(/\u001b\[[0-9;]*m/g, '').trim();
  const why = indented(plain.split('\n').slice(0, 8).join('\n'));
  return `FAILED ${where} › ${title}\n${why}\n`;
}

function indented(lines) {
  return lines.replaceAll(/^/gm, '       ');
}
