// A browser whose caches outlive a journey. In Playwright each journey gets a new context, which has to load and compile every script
// again: half the work of a page. Here a worker keeps a browser for each set of options, such as a desktop's or a phone's, and clears
// between journeys everything that a user could notice: pages, cookies, storage, permissions.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  chromium,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  type LaunchOptions,
  type Page,
} from '@playwright/test';
import { folderOfRuns } from '../scripts/run-folders.mjs';
import { moveClock } from './clock.ts';
import { watchRequests } from './requests.ts';

/** Lends each journey in turn the browser for its options, cleared like a new one. */
export type Lender = (launch: LaunchOptions, options: BrowserContextOptions) => Promise<Lent>;
export type Lent = { context: BrowserContext; openPage: () => Promise<Page>; giveBack: () => Promise<void> };

type PooledBrowser = { kind: string; context: BrowserContext; resident: Page; devtools: CDPSession; folder: string };

// One for the desk, one for the phone. A browser with other options replaces the one that has been idle longest.
const maxIdle = 2;

/** Provides a worker with its lender, and closes the browsers at the end. */
export async function withLender(use: (lend: Lender) => Promise<void>): Promise<void> {
  const idle: PooledBrowser[] = [];
  try {
    await use(async (launch, options) => {
      const kind = JSON.stringify(options);
      const index = idle.findIndex((each) => each.kind === kind);
      const lent = idle.splice(index, index < 0 ? 0 : 1)[0] ?? (await open(kind, launch, options));
      return {
        context: lent.context,
        openPage: () => openPage(lent, options.baseURL),
        async giveBack() {
          await makeNew(lent, options.baseURL);
          idle.push(lent);
          if (idle.length > maxIdle) await close(idle.shift());
        },
      };
    });
  } finally {
    await Promise.all(idle.map(close));
  }
}

async function open(kind: string, launch: LaunchOptions, options: BrowserContextOptions): Promise<PooledBrowser> {
  const folder = await mkdtemp(join(folderOfRuns(tmpdir()), `${process.pid}-fairlead-browser-`));
  const context = await chromium.launchPersistentContext(folder, { ...launch, ...options });
  await moveClock(context);
  context.on('page', watchRequests);
  // The first page stays open, because the browser would end with its last page.
  const resident = context.pages()[0] ?? (await context.newPage());
  return { kind, context, resident, devtools: await context.newCDPSession(resident), folder };
}

/**
 * A new page, opened by the one that stays, so that it runs in the same process, which has already compiled the product's scripts. A
 * process of its own would add a fifth to the work of a journey. The new page can't access its opener.
 */
async function openPage({ context, resident }: PooledBrowser, origin = ''): Promise<Page> {
  if (!resident.url().startsWith(origin)) await resident.goto(`${origin}/healthz`);
  const [page] = await Promise.all([
    context.waitForEvent('page'),
    resident.evaluate(() => {
      const opened = window.open('about:blank');
      if (opened) opened.opener = null;
    }),
  ]);
  // Only the page in front may write to the clipboard.
  await page.bringToFront();
  return page;
}

async function makeNew({ context, devtools }: PooledBrowser, origin: string | undefined): Promise<void> {
  await Promise.all(
    context
      .pages()
      .slice(1)
      .map((page) => page.close()),
  );
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
  await devtools.send('Storage.clearDataForOrigin', {
    origin: origin ?? '*',
    storageTypes: 'local_storage,indexeddb,cache_storage,service_workers',
  });
}

async function close(browser: PooledBrowser | undefined): Promise<void> {
  await browser?.context.close();
  if (browser) await rm(browser.folder, { recursive: true, force: true, maxRetries: 3 });
}
