import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // One more than the cores the house counts on: a test that waits leaves its core to another.
    maxWorkers: 3,
    projects: [
      { test: { name: 'domain', include: ['src/domain/**/*.test.ts'], testTimeout: 30_000 } },
      { test: { name: 'web', include: ['src/web/**/*.test.ts'], setupFiles: ['src/web/testing/browser.ts'], testTimeout: 30_000 } },
      { test: { name: 'scripts', include: ['scripts/**/*.test.mjs'], testTimeout: 30_000 } },
      {
        test: {
          name: 'server',
          // The files of a worker share the modules they load: the application is imported twice, not once a file. What a test
          // changes is in its own database and its own application, so the files know nothing of each other all the same.
          isolate: false,
          include: ['src/server/**/*.test.ts'],
          globalSetup: ['src/server/testing/global-setup.ts'],
          // A machine busy with other things takes several times as long as a quiet one.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
