import { defineConfig } from '@playwright/test';
import { findBrowser, needlessArguments } from './scripts/browser.mjs';
import { folderOfRuns } from './scripts/run-folders.mjs';

// A server with fresh demo data for the whole run. Its folder is named after this process, so that the next run can clear what a killed run
// leaves behind.
process.env['JOURNEYS_DIR'] ??= `${folderOfRuns()}/${process.pid}-journeys`;
const port = Number((process.env['JOURNEYS_PORT'] ??= String(4200 + (process.pid % 700))));

// To run on another day: how far the clocks of the pages, and of what is written through the API, are from this machine's.
const now = process.env['JOURNEYS_NOW'];
if (now) process.env['JOURNEYS_SHIFT'] ??= String(Date.parse(now) - Date.now());
// The environment that moves the clock of the server and its database by the same amount: see scripts/moved-clock.mjs.
const movedClock = JSON.parse(process.env['JOURNEYS_CLOCK'] ?? '{}') as Record<string, string>;

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results/journeys',
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  fullyParallel: true,
  // One more than the cores of most machines, because a journey spends half of its time waiting.
  workers: 3,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Europe/Paris',
    // Only motion.spec.ts tests animations: elsewhere their frames would be drawn and waited for to no purpose.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace makes a journey half as long again: turn it on with --trace on.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROME_BIN'] || findBrowser(),
      ignoreDefaultArgs: needlessArguments(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-gpu-compositing',
        '--disable-software-rasterizer',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Files come from the cache of one process less: an eighth of a page's work.
        '--enable-features=NetworkServiceInProcess2',
        // A page lives only for seconds, so optimizing its scripts, a sixth of its work, never pays off.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
  webServer: {
    command: 'node dist/server/main.js',
    url: `http://127.0.0.1:${port}/readyz`,
    env: {
      PORT: String(port),
      DATA_DIR: process.env['JOURNEYS_DIR'],
      LOG_LEVEL: 'warn',
      DATABASE_URL: '',
      NODE_ENV: '',
      SANDBOX_CLOCK: '1',
      ...movedClock,
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'pipe',
    timeout: 60_000,
  },
});
