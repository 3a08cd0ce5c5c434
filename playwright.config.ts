import { defineConfig } from '@playwright/test';
import { findBrowser, needlessArguments } from './scripts/browser.mjs';
import { folderOfRuns } from './scripts/run-folders.mjs';

// A server of its own, with fresh demo data, for the whole walk. The folder is named after this process, so that what a
// killed run leaves behind is cleared by the next one.
process.env['JOURNEYS_DIR'] ??= `${folderOfRuns()}/${process.pid}-journeys`;
const port = Number((process.env['JOURNEYS_PORT'] ??= String(4200 + (process.pid % 700))));

// Another day to walk on: how far the clocks of the pages, and of what is written through the API, are from this machine's.
const now = process.env['JOURNEYS_NOW'];
if (now) process.env['JOURNEYS_SHIFT'] ??= String(Date.parse(now) - Date.now());
// What moves the clock of the server and its database as far: see scripts/moved-clock.mjs.
const movedClock = JSON.parse(process.env['JOURNEYS_CLOCK'] ?? '{}') as Record<string, string>;

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results/journeys',
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  fullyParallel: true,
  // One more than most machines have cores: a journey waits half of its time.
  workers: 3,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Europe/Paris',
    // What glides and fades is the matter of motion.spec.ts alone: elsewhere each frame of it is drawn for nobody, and waited for.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace makes a journey half as long again: ask for it with --trace on.
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
        // A page lives for seconds here: what is spent on making its scripts fast is never earned back, and is a sixth of its work.
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
