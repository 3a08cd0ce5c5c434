// A browser whose caches outlive a journey. To Playwright each journey's context is a browser that has never seen the product: it fetches and compiles
// every script anew, which is half the work of a page. Here a worker keeps a browser for each kind of desk or phone, and between journeys
// everything goes that a person could tell: pages, cookies, storage, permissions.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type BrowserContextOptions, type CDPSession, type LaunchOptions } from '@playwright/test';
import { moveClock } from './clock.ts';

/** Lends one journey after the other the kept browser of its kind, as new. */
export type Lender = (
  launch: LaunchOptions,
  options: BrowserContextOptions,
) => Promise<{ context: BrowserContext; giveBack: () => Promise<void> }>;

type Kept = { kind: string; context: BrowserContext; devtools: CDPSession; folder: string };

// One for the desk, one for the phone: what is asked for besides is opened in place of the one that rested longest.
const most = 2;

/** The lender of a worker, which closes its browsers when all is done. */
export async function withLender(use: (lend: Lender) => Promise<void>): Promise<void> {
  const kept: Kept[] = [];
  try {
    await use(async (launch, options) => {
      const kind = JSON.stringify(options);
      const at = kept.findIndex((each) => each.kind === kind);
      const lent = kept.splice(at, at < 0 ? 0 : 1)[0] ?? (await open(kind, launch, options));
      return {
        context: lent.context,
        async giveBack() {
          await makeNew(lent, options.baseURL);
          kept.push(lent);
          if (kept.length > most) await close(kept.shift());
        },
      };
    });
  } finally {
    await Promise.all(kept.map(close));
  }
}

async function open(kind: string, launch: LaunchOptions, options: BrowserContextOptions): Promise<Kept> {
  const folder = await mkdtemp(join(tmpdir(), 'fairlead-browser-'));
  const context = await chromium.launchPersistentContext(folder, { ...launch, ...options });
  await moveClock(context);
  // The page it opens with stays for as long as the browser, which would end with its last one.
  const page = context.pages()[0] ?? (await context.newPage());
  return { kind, context, devtools: await context.newCDPSession(page), folder };
}

async function makeNew({ context, devtools }: Kept, origin: string | undefined): Promise<void> {
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

async function close(kept: Kept | undefined): Promise<void> {
  await kept?.context.close();
  if (kept) await rm(kept.folder, { recursive: true, force: true, maxRetries: 3 });
}
