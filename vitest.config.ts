import { defineConfig } from 'vitest/config';

// The files of a worker share its process, because a process for each takes longer to start than most files take to run. What a test of the
// server changes is in its own database and its own application; the other tests leave nothing behind.
const isolate = false;
const testTimeout = 30_000;

export default defineConfig({
  test: {
    // One more than the cores the house counts on: a test that waits leaves its core to another.
    maxWorkers: 3,
    projects: [
      { test: { name: 'domain', include: ['src/domain/**/*.test.ts'], isolate, testTimeout } },
      { test: { name: 'web', include: ['src/web/**/*.test.ts'], setupFiles: ['src/web/testing/browser.ts'], isolate, testTimeout } },
      { test: { name: 'scripts', include: ['scripts/**/*.test.mjs'], isolate, testTimeout } },
      {
        test: {
          name: 'server',
          include: ['src/server/**/*.test.ts'],
          globalSetup: ['src/server/testing/global-setup.ts'],
          isolate,
          // A machine busy with other things takes several times as long as a quiet one.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
