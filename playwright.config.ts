import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.mjs';

// A server of its own, with fresh demo data, for the whole walk. The folder is named after this process, so that what a
// killed run leaves behind is cleared by the next one.
process.env['JOURNEYS_DIR'] ??= `data/test/${process.pid}-journeys`;
const port = Number((process.env['JOURNEYS_PORT'] ??= String(4100 + (process.pid % 800))));

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results/journeys',
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Europe/Paris',
    // A trace makes a journey half as long again: ask for it with --trace on.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROME_BIN'] || findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
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
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'pipe',
    timeout: 60_000,
  },
});
