import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

// A separate project, because the record is in the program's working directory.
const folder = mkdtempSync(join(tmpdir(), 'fairlead-days-'));
const room = 'src/server/yachts/routes.test.ts';
const started = 'src/server/start.test.ts';
const journey = 'journeys/fleet.spec.ts';
const all = [room, started, journey];

beforeAll(() => {
  run('git', ['init', '--quiet']);
  put('src/server/yachts/store.ts', 'the product');
  put(room, 'a test');
  put(started, 'await bundleServer(folder)');
  put(journey, 'a journey');
  run('git', ['add', '.']);
  run('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', 'commit', '--quiet', '-m', 'Begin']);
});
beforeEach(() => {
  rmSync(join(folder, 'test-results'), { recursive: true, force: true });
  put('test-results/.gitignore', '*');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function put(file, text) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

function run(program, args) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

/** The value of an expression on a newly opened record. */
function ask(expression) {
  const program = `
    import { openRecord } from ${JSON.stringify(resolve('scripts/days-record.mjs'))};
    const [record, moment] = [openRecord(), { name: 'a leap day' }];
    console.log(JSON.stringify(${expression} ?? null));`;
  return JSON.parse(run(process.execPath, ['--input-type=module', '-e', program]));
}

const part = (file) => (file === journey ? 'journeys' : 'rooms');
const note = (file, failed = 0) => `record.note(moment, '${part(file)}', [{ file: '${file}', passed: 3, failed: ${failed} }])`;
const isGreen = (file) => `record.isGreen(moment, '${part(file)}', '${file}')`;
const noteAll = () => ask(`[${all.map((file) => note(file))}]`);
const greenFiles = () => {
  const answers = ask(`[${all.map(isGreen)}]`);
  return all.filter((_, at) => answers[at]);
};

test('a file is green once it passed, only at that moment, and red once it failed', () => {
  noteAll();
  expect(greenFiles()).toEqual(all);
  expect(ask(`record.isGreen({ name: 'a Monday' }, 'rooms', '${room}')`)).toBe(false);
  ask(note(room, 1));
  expect(greenFiles()).toEqual([started, journey]);
  expect(ask(`record.standing(moment, 'rooms')`)).toBe(`1 of 2 files green; red: ${room}`);
});

test.each([
  ['the product', 'src/server/yachts/store.ts', []],
  ['a migration that isn’t committed', 'migrations/0002_more.sql', []],
  ['the pages: what was green without them stays so', 'src/web/yachts/page.tsx', [room]],
  ['what journeys are walked with', 'journeys/walk.ts', [room]],
  ['a test of the rooms, of itself alone', room, [started, journey]],
  ['a journey, of itself alone', journey, [room, started]],
  ['nothing that is written beside the product', 'docs/house.md', all],
  ['nothing of the benchmarks', 'bench/bench.ts', all],
  ['nothing if it is a test of scripts', 'scripts/moved-clock.test.mjs', all],
])('a change voids the results it may affect: %s', (_what, file, left) => {
  noteAll();
  put(file, `changed: ${file}`);
  expect(greenFiles()).toEqual(left);
});
