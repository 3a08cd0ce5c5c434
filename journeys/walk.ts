// What all journeys share: failing on what the browser complains about, and helpers for pages, dates and requests.
import { deflateSync } from 'node:zlib';
import {
  test as base,
  expect as baseExpect,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  type Locator,
  type Page,
  type Request,
  type WebError,
} from '@playwright/test';
import { datesIn, dayWords, timeWords } from '#domain/shared/date-words.ts';
import { usualFormats } from '#domain/shared/formats.ts';
import { dayTyped } from '#domain/shared/typed-day.ts';
import { inDays, moveClock, timeZone, waitIfDayEndsWithin } from './clock.ts';
import { withLender, type Lender, type Lent } from './kept-browser.ts';
import { quietFor, describeRequests, watchRequests } from './requests.ts';

/**
 * Playwright's, except that an address counts only once its page has replaced the one before, and the focus once it stays: a refused form
 * focuses its first invalid field at once, and again a moment later.
 */
export const expect = baseExpect.extend({
  async toHaveURL(page: Page, ...wanted: Parameters<ReturnType<typeof baseExpect<Page>>['toHaveURL']>) {
    const expected = baseExpect(page);
    await (this.isNot ? expected.not : expected).toHaveURL(...wanted);
    await baseExpect(page.locator('html[data-navigating]')).toHaveCount(0);
    return { pass: !this.isNot, message: () => '' };
  },
  async toBeFocused(locator: Locator, ...wanted: Parameters<ReturnType<typeof baseExpect<Locator>>['toBeFocused']>) {
    const expected = this.isNot ? baseExpect(locator).not : baseExpect(locator);
    await expected.toBeFocused(...wanted);
    await locator.page().evaluate(() => new Promise((passed) => setTimeout(passed)));
    await expected.toBeFocused(...wanted);
    return { pass: !this.isNot, message: () => '' };
  },
});

type Elsewhere = (options?: BrowserContextOptions) => Promise<Page>;

/** A journey fails on any uncaught error and on anything the content security policy blocks, in any of its browsers. */
export const test = base.extend<{ wholeDay: void; complaints: string[]; lent: Lent; elsewhere: Elsewhere }, { lend: Lender }>({
  lend: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed: none.
    async ({}, use) => withLender(use),
    { scope: 'worker' },
  ],
  // A journey counts its days from the one on which it starts. If the day might end before the journey does, it waits for the next day.
  wholeDay: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed: none.
    async ({}, use, { timeout }) => {
      await waitIfDayEndsWithin(timeout);
      await use();
    },
    { auto: true, timeout: 120_000 },
  ],
  complaints: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed: none.
    async ({}, use) => {
      const complaints: string[] = [];
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  lent: async ({ lend, complaints, launchOptions, baseURL, viewport, hasTouch, isMobile, locale, timezoneId, contextOptions }, use) => {
    const lent = await lend(launchOptions, {
      ...contextOptions,
      baseURL,
      viewport,
      hasTouch,
      isMobile,
      locale,
      timezoneId,
    });
    const stop = listen(lent.context, complaints);
    await use(lent);
    stop();
    await lent.giveBack();
  },
  context: ({ lent }, use) => use(lent.context),
  page: async ({ lent }, use, info) => {
    const page = await lent.openPage();
    await use(page);
    if (info.status !== info.expectedStatus) await info.attach('requests', { body: await describeRequests(page) });
  },
  /** Opens a page in another browser, such as a colleague's or the user's phone. It is closed when the journey ends. */
  elsewhere: async ({ browser, complaints }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      await moveClock(context);
      context.on('page', watchRequests);
      listen(context, complaints);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

/** Collects what the pages of a browser complain about, until the returned function is called. */
function listen(context: BrowserContext, complaints: string[]): () => void {
  const onError = (error: WebError) => complaints.push(error.error().message);
  const onMessage = (message: ConsoleMessage) => {
    if (/content security policy|trusted ?type/i.test(message.text())) complaints.push(message.text());
  };
  context.on('weberror', onError).on('console', onMessage);
  return () => context.off('weberror', onError).off('console', onMessage);
}

/** A day or a time as a field shows it to a user who has chosen no format: Nov 28, 2026, 5:30 PM. */
export function asShown(value: string): string {
  if (value.includes(':')) return timeWords(value, usualFormats).replace('\u00a0', ' ');
  return dayWords(value, { month: 'short', day: 'numeric', year: 'numeric' }, usualFormats);
}

type Dates = ReturnType<typeof datesIn>;

/** Dates as a page shows them to a user who has chosen no format. The current year is left out, and is determined at each use. */
export const dateText = new Proxy({} as Dates, {
  get: (_, name: keyof Dates) => datesIn(timeZone, usualFormats, inDays(0).slice(0, 4))[name],
});

/** The day that a field shows. */
export async function dayIn(input: Locator): Promise<string> {
  return dayTyped(await input.inputValue(), { today: inDays(0), ...usualFormats }) ?? '';
}

/** Expects exactly this text on a page, once. */
export function expectText(page: Page, text: string): Promise<void> {
  return baseExpect(page.getByText(text, { exact: true })).toBeVisible();
}

/** Expects exactly this text on a page, where it may be shown in several places: the first of them. */
export function expectFirstText(page: Page, text: string): Promise<void> {
  return baseExpect(page.getByText(text, { exact: true }).first()).toBeVisible();
}

/** The control with exactly this label, whether it has to be filled in or not. */
export function field(within: Page | Locator, label: string): Locator {
  return within.getByLabel(new RegExp(`^${label.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}( \\*)?$`));
}

/** Holds a page's requests to these addresses, by one method or by any, until they are released. Later requests aren't held. */
export async function hold(page: Page, addresses: string, method?: string): Promise<{ requests: Request[]; release: () => void }> {
  let resolveHeld: (() => void) | undefined;
  const held = new Promise<void>((resolve) => (resolveHeld = resolve));
  const requests: Request[] = [];
  await page.route(addresses, async (route) => {
    if (method && route.request().method() !== method) return route.fallback();
    requests.push(route.request());
    await held;
    await route.continue();
  });
  return { requests, release: () => resolveHeld?.() };
}

/**
 * Opens an address, and stays at the frame that is painted before the session is known until that is released. The frame is there once its
 * style sheets have loaded: before, nothing is painted, and nothing is in its place.
 */
export async function openFirstFrame(page: Page, address: string): Promise<() => void> {
  const { release } = await hold(page, '**/api/auth/session*');
  await page.goto(address, { waitUntil: 'commit' });
  await baseExpect.poll(() => page.evaluate(isStyled), { intervals: [20] }).toBe(true);
  return release;
}

function isStyled(): boolean {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  return document.body !== null && [...links].every(({ sheet }) => sheet !== null);
}

/** Waits until everything that the page has received so far has been drawn: until a later answer has arrived, and two frames after it. */
export async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await fetch('/readyz')).text();
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  });
}

/** Counts a user's actions on a page from now on: each click or tap, and each Enter. The count restarts with each document. */
export async function countActions(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counter = Object.assign(globalThis, { actions: 0 });
    addEventListener('click', ({ detail }) => void (counter.actions += Number(detail > 0)), true);
    addEventListener('keydown', ({ key }) => void (counter.actions += Number(key === 'Enter')), true);
  });
  return () => page.evaluate(() => (globalThis as unknown as { actions: number }).actions);
}

/** Measures from now on the layout shifts of a page that no input caused. The returned function reads the sum for the open document. */
export async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = globalThis as unknown as { shifted: number };
    seen.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) seen.shifted += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);
}

/** Opens an address as a new document, and waits until the page has made no requests for a moment. */
export function goTo(page: Page, address: string): Promise<void> {
  return arrive(page, () => page.goto(address));
}

/** Opens an address as a link within the product would, in less than half the time of a document. The first is a document. */
export function goOn(page: Page, address: string): Promise<void> {
  if (page.url() === 'about:blank') return goTo(page, address);
  return arrive(page, () => page.evaluate((to) => history.pushState({}, '', to), address));
}

async function arrive(page: Page, go: () => Promise<unknown>): Promise<void> {
  await go();
  const began = Date.now();
  await baseExpect(page.locator('html[data-navigating]')).toHaveCount(0);
  await baseExpect.poll(() => Math.min(quietFor(page), Date.now() - began), { intervals: [50] }).toBeGreaterThanOrEqual(quietMilliseconds);
}

// Longer than a page's script takes from its arrival to its first request.
const quietMilliseconds = 150;

/** A small PNG: a teal square. */
export function aPicture(side = 64): Buffer {
  const crcTable = Array.from(
    { length: 256 },
    (_, n) => Array.from({ length: 8 }).reduce<number>((c) => (c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1), n) >>> 0,
  );
  const crc = (bytes: Buffer) =>
    (bytes.reduce((c, byte) => (crcTable[(c ^ byte) & 0xff] as number) ^ (c >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0;
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(side * 3, Buffer.from([14, 138, 157]))]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: side }, () => row)));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
