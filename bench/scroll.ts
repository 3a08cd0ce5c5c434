// npm run bench:scroll: whether the timeline of sixty yachts with 1,500 events in ninety days scrolls without stutter. Opens it in Chromium
// on the production build, scrolls along both axes and prints the gaps between frames. See README.md.
import { chromium, type Locator, type Page } from '@playwright/test';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts';
import { findBrowser } from '../scripts/browser.mjs';
import { percentile, say, short } from './figures.ts';
import { startProduct, type Running } from './servers.ts';
import { fleetOf, prepareWorld, smallWorld, tokenOf } from './world.ts';

const seconds = Number(process.env['BENCH_SECONDS'] ?? 12);
/** A gap of three frames is visible as a stutter. */
const aim = 50;
const turnOfWheel = 60;
const perTurn = 16;
// Along the days and back, down the fleet and back, then diagonally.
const legs = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 1],
  [-1, -1],
] as const;

await scroll();

async function scroll(): Promise<void> {
  const postgres = await startEmbeddedPostgres('data/bench/postgres');
  let product: Running | null = null;
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
  try {
    product = await startProduct(await prepareWorld(postgres, smallWorld, say));
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const grid = await openTimeline(page, product.address);
    // The first round loads what is near and compiles what runs.
    await turnTheWheel(page, 3);
    report(await gapsWhile(page, () => turnTheWheel(page, seconds)), await grid.locator('[data-event]').count());
  } finally {
    await browser.close();
    await product?.stop();
    await postgres.stop();
  }
}

async function openTimeline(page: Page, address: string): Promise<Locator> {
  await page.addInitScript((token) => localStorage.setItem('authToken', token), tokenOf(fleetOf(smallWorld)));
  await page.goto(`${address}/schedule?view=timeline`);
  const grid = page.locator('[role=grid][aria-busy=false]');
  await grid.locator('[data-event]').first().waitFor();
  await grid.hover();
  return grid;
}

/** Real wheel events, leg after leg. A timeline that stands still would count as smooth, so each leg must have moved it. */
async function turnTheWheel(page: Page, lasting: number): Promise<void> {
  const grid = page.getByRole('grid');
  const place = () => grid.evaluate(({ scrollLeft, scrollTop }) => `${scrollLeft} ${scrollTop}`);
  for (const [across, down] of legs) {
    const before = await place();
    const until = performance.now() + (lasting * 1000) / legs.length;
    while (performance.now() < until) {
      await page.mouse.wheel(across * turnOfWheel, down * turnOfWheel);
      await page.waitForTimeout(perTurn);
    }
    if ((await place()) === before) throw new Error(`The timeline didn't move by (${across}, ${down}).`);
  }
}

/** The milliseconds between the frames drawn during this work. */
async function gapsWhile(page: Page, work: () => Promise<void>): Promise<number[]> {
  // As text: the compiler would add a helper to the inner function that the page doesn't know.
  const frames = await page.evaluateHandle<number[]>(
    '{ const at = []; const frame = (now) => { at.push(now); requestAnimationFrame(frame); }; requestAnimationFrame(frame); at }',
  );
  await work();
  const at = await frames.evaluate((all) => [...all]);
  return at.slice(1).map((now, place) => now - (at[place] ?? now));
}

function report(gaps: number[], bars: number): void {
  const long = gaps.filter((gap) => gap > aim).length;
  const p95 = percentile(gaps, 0.95);
  say(
    `Timeline of sixty yachts, 1,500 events in ninety days, ${bars} of them drawn: ${gaps.length.toLocaleString('en')} frames in ${Math.round(gaps.reduce((sum, gap) => sum + gap, 0) / 1000)} s of wheel.`,
  );
  say(
    `Between frames: median ${short(percentile(gaps, 0.5))} ms, p95 ${short(p95)} ms, longest ${short(percentile(gaps, 1))} ms; ${((100 * long) / gaps.length).toFixed(1)} % above ${aim} ms.`,
  );
  if (p95 <= aim) return;
  say(`Too slow: p95 must be at most ${aim} ms.`);
  process.exitCode = 1;
}
