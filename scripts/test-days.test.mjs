import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

function testDays(...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/test-days.mjs', ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

test('a word that names no part, moment or test file is refused before anything runs', () => {
  const refused = { status: 1, stdout: '', stderr: 'No part, moment or test file is called scedule.\n' };
  expect(testDays('journeys', '2027-03-28', 'scedule')).toEqual(refused);
  expect(testDays('journeys', 'scedule', '-t', 'a longer name')).toEqual(refused);
});

test('with --standing nothing runs, and the named moments are listed with how far each part is', () => {
  const { status, stdout } = testDays('--standing', 'journeys', '2027-03-28', 'fleet');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^2027-03-28 00:30, [^\n]*journeys +(green, \d+ files|\d+ of \d+ files green)/m);
  expect(stdout).toContain('0 passed, 0 failed');
});
