// npm run pictures: retakes the public site's screenshots, from a production build with fresh demo data; with names as arguments, only
// those.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ready } from './ready.mjs';

const executablePath = await ready({ tools: true, build: true, browser: true });
const [{ chromium }, { default: sharp }] = await Promise.all([import('@playwright/test'), import('sharp')]);

const folder = 'src/web/landing/pictures';
const small = { width: 522, height: 300 };
/** The screenshots, all at full size: the screen, the part to start at, and an interaction to perform. */
const screens = [
  {
    name: 'timeline',
    address: '/schedule?view=timeline',
    screen: { width: 1120, height: 1000 },
    size: { width: 800, height: 448 },
    from: '[role=grid]',
    hand: carryOntoAnother,
  },
  {
    name: 'yacht',
    address: '/yachts/{yacht}',
    screen: { width: 1370, height: 900 },
    size: { width: 1089, height: 316 },
    from: 'main .card',
  },
  { name: 'today', address: '/dashboard', screen: { width: 554, height: 1600 }, size: small, from: 'section[aria-label="Needs you"]' },
  { name: 'crew', address: '/crew/assignments', screen: { width: 1180, height: 700 }, size: small, from: 'main section', hand: carryCard },
  {
    name: 'trips',
    address: '/routes/{trip}/edit',
    screen: { width: 700, height: 2600 },
    size: small,
    from: '[role=img][aria-label^=Chart]',
    isMiddle: true,
  },
  {
    name: 'finance',
    address: '/finance/overview',
    screen: { width: 1180, height: 1000 },
    size: small,
    from: 'main .card:has([role=img])',
    hand: pointAtMonth,
  },
];

const names = process.argv.slice(2);
const chosenScreens = names.length > 0 ? screens.filter(({ name }) => names.includes(name)) : screens;

const data = mkdtempSync(join(tmpdir(), 'fairlead-pictures-'));
const port = 4900 + (process.pid % 90);
const origin = `http://127.0.0.1:${port}`;
const server = spawn(process.execPath, ['dist/server/main.js'], {
  env: { ...process.env, PORT: String(port), DATA_DIR: data, DATABASE_URL: '', LOG_LEVEL: 'warn', NODE_ENV: '' },
  stdio: 'inherit',
});
try {
  await listening();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const token = await signedIn();
  for (const theme of ['light', 'dark']) {
    for (const screen of chosenScreens) await takePicture(browser, token, theme, screen);
  }
  if (chosenScreens === screens) {
    await takeCard(browser);
    await takeFleet(browser, token);
  }
  await browser.close();
} finally {
  const ended = new Promise((done) => server.once('exit', done));
  server.kill('SIGTERM');
  await ended;
  rmSync(data, { recursive: true, force: true });
}

async function listening() {
  for (let tries = 0; tries < 240; tries++) {
    const isUp = await fetch(`${origin}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((done) => setTimeout(done, 250));
  }
  throw new Error('The server did not start.');
}

async function signedIn() {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'maya@azure-charters.example', password: 'fairlead-demo' }),
  });
  return (await answer.json()).token;
}

/** The first record of a list with these words. */
async function idOf(token, list) {
  const answer = await fetch(`${origin}/api/${list}&limit=1`, { headers: { authorization: `Bearer ${token}` } });
  return String((await answer.json())[0].id);
}

async function open(browser, token, theme, address, screen, scale) {
  const context = await browser.newContext({
    viewport: screen,
    deviceScaleFactor: scale,
    timezoneId: 'Europe/Paris',
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(
    ([stored, chosen]) => {
      localStorage.setItem('authToken', stored);
      localStorage.setItem('ui-theme', chosen);
    },
    [token, theme],
  );
  const page = await context.newPage();
  await page.mouse.move(screen.width / 2, 1);
  await page.goto(origin + address, { waitUntil: 'networkidle' });
  await page.waitForFunction(isWhole);
  return page;
}

async function takePicture(browser, token, theme, { name, address, screen, size, from, isMiddle, hand }) {
  const ids = { trip: await idOf(token, 'trips?q=Santorini'), yacht: await idOf(token, 'yachts?q=Aurelia') };
  const there = address.replace(/\{(\w+)\}/, (_, record) => ids[record]);
  const page = await open(browser, token, theme, there, screen, 2);
  const part = await page.locator(from).first().boundingBox();
  const clip = isMiddle
    ? { x: part.x + (part.width - size.width) / 2, y: part.y + (part.height - size.height) / 2, ...size }
    : { x: part.x + 1, y: part.y + 1, ...size };
  await hand?.(page);
  await page.waitForFunction(isWhole);
  const picture = await page.screenshot({ clip });
  await page.context().close();
  const { size: bytes } = await sharp(picture)
    .avif({ quality: 55, effort: 7, chromaSubsampling: '4:4:4' })
    .toFile(`${folder}/${name}-${theme}.avif`);
  process.stdout.write(`${name}-${theme}: ${Math.round(bytes / 1024)} KB\n`);
}

/** Drags a booking over one of another yacht, which refuses it. */
async function carryOntoAnother(page) {
  const frame = await page.locator('[role=grid]').boundingBox();
  for (const bar of await page.locator('[data-event][data-form=ahead]').all()) {
    const { x, y, width } = await bar.boundingBox();
    if (width < 200 || x < frame.x + 300 || x > frame.x + 560 || y > frame.y + 260) continue;
    await page.mouse.move(x + 60, y + 20);
    await page.mouse.down();
    for (const rows of [2, 1, 3]) {
      await page.mouse.move(x + 18, y + 20 + rows * 56, { steps: 6 });
      if (
        await page
          .getByText(/ is already booked: /)
          .first()
          .isVisible()
      )
        return;
    }
    await page.keyboard.press('Escape');
    await page.mouse.up();
  }
  throw new Error('There is no booking to be carried over another.');
}

/** Drags a card from the first column of the board toward the next. */
async function carryCard(page) {
  const card = await page.locator('main section li').first().boundingBox();
  await page.mouse.move(card.x + 120, card.y + 20);
  await page.mouse.down();
  await page.mouse.move(card.x + 300, card.y + 150, { steps: 8 });
}

/** Points at a month of the chart. */
async function pointAtMonth(page) {
  const chart = await page.locator('main [role=img]').first().boundingBox();
  await page.mouse.move(chart.x + chart.width * 0.21, chart.y + chart.height / 2, { steps: 3 });
}

/** Whether the page has settled: no skeleton, no loading picture or font, no animation. Runs in the browser. */
function isWhole() {
  return (
    document.querySelector('.animate-skeleton') === null &&
    document.fonts.status === 'loaded' &&
    [...document.images].every((image) => image.complete) &&
    document.getAnimations().length === 0
  );
}

/** The fleet's weeks, the first picture in the README. */
async function takeFleet(browser, token) {
  const page = await open(browser, token, 'light', '/schedule?view=timeline', { width: 1440, height: 900 }, 1);
  await sharp(await page.screenshot())
    .png({ palette: true, quality: 90, effort: 9 })
    .toFile('docs/pictures/fleet.png');
  await page.context().close();
}

/** The preview image for links to us: the top of the landing page. */
async function takeCard(browser) {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, reducedMotion: 'reduce' });
  await page.goto(origin, { waitUntil: 'networkidle' });
  const picture = await page.screenshot();
  await sharp(picture).png({ palette: true, quality: 90, effort: 9 }).toFile('src/web/public/og.png');
}
