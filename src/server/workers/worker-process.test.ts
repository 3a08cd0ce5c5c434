import cluster from 'node:cluster';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { forkWorker, type WorkerProcess } from './worker-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairlead-worker-'));
const program = join(folder, 'idle.cjs');
writeFileSync(program, 'setInterval(() => {}, 1_000);');

let worker: WorkerProcess | undefined;
afterEach(() => worker?.kill());

function fork(settings: { cwd?: string } = {}): WorkerProcess {
  cluster.setupPrimary({ exec: program, serialization: 'advanced', cwd: folder, ...settings });
  worker = forkWorker(1, 'postgres://nowhere', () => Promise.reject(new Error('nobody counts here')));
  return worker;
}

test('an order to a worker that has just died is no loss', async () => {
  const { pid, workInBackground, ended } = fork();
  process.kill(Number(pid), 'SIGKILL');
  // Nothing else runs here meanwhile, so nobody has heard of the death yet.
  while (readFileSync(`/proc/${pid}/cmdline`).length > 0);
  workInBackground();
  expect(await ended).toMatchObject({ code: null, signal: 'SIGKILL' });
});

test('a worker that can’t be started counts as ended, and says why', async () => {
  const { pid, ready, ended, kill } = fork({ cwd: join(folder, 'nowhere') });
  kill();
  await expect(ready).rejects.toThrow(/^A worker could not be started \(.*ENOENT.*\)\.$/);
  expect([pid, await ended]).toEqual([undefined, { code: null, signal: null, lived: 0 }]);
});
