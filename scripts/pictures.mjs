// npm run pictures: retakes the public site's screenshots, from a production build with fresh demo data.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ready } from './ready.mjs';

const executablePath = await ready({ tools: true, build: true, browser: true });
const [{ chromium }, { default: sharp }] = await Promise.all([import('@playwright/test'), import('sharp')]);

const folder = 'src/web/landing/pictures';
const wide = { width: 1024, height: 592 };
const narrow = { width: 760, height: 520 };
const screens = [
  { name: 'timeline', address: '/schedule?view=timeline', size: wide, from: '[role=grid]' },
  { name: 'fleet', address: '/yachts', size: narrow },
  { name: 'maintenance', address: '/maintenance', size: narrow },
  { name: 'crew', address: '/crew/assignments', size: narrow },
  { name: 'finance', address: '/finance/overview', size: narrow, from: 'dl' },
  { name: 'dashboard', address: '/dashboard', size: narrow },
  { name: 'trips', address: '/routes/{trip}/edit', size: narrow, whole: '[role=img][aria-label^=Chart]' },
];
/** The height of the frame at the top of every page. */
const header = 64;

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
    for (const screen of screens) await take(browser, token, theme, screen);
  }
  await takeCard(browser);
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

async function longTrip(token) {
  const trips = await fetch(`${origin}/api/trips?q=Genoa&limit=1`, { headers: { authorization: `Bearer ${token}` } });
  return String((await trips.json())[0].id);
}

async function take(browser, token, theme, { name, address, size, from, whole }) {
  const context = await browser.newContext({
    viewport: { width: size.width, height: whole || from ? 1000 : size.height + header },
    deviceScaleFactor: 1.5,
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
  await page.goto(origin + address.replace('{trip}', await longTrip(token)), { waitUntil: 'networkidle' });
  await page.waitForFunction(isWhole);
  const top = from ? (await page.locator(from).first().boundingBox()).y - 1 : header;
  const shot = whole ? await page.locator(whole).first().screenshot() : await page.screenshot({ clip: { x: 0, y: top, ...size } });
  const picture = await sharp(shot)
    .resize(size.width * 1.5, size.height * 1.5, { fit: 'cover' })
    .toBuffer();
  await context.close();
  const { size: bytes } = await sharp(picture)
    .avif({ quality: 55, effort: 7, chromaSubsampling: '4:4:4' })
    .toFile(`${folder}/${name}-${theme}.avif`);
  process.stdout.write(`${name}-${theme}: ${Math.round(bytes / 1024)} KB\n`);
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

/** The preview image for links to us: the top of the landing page. */
async function takeCard(browser) {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, reducedMotion: 'reduce' });
  await page.goto(origin, { waitUntil: 'networkidle' });
  const picture = await page.screenshot();
  await sharp(picture).png({ palette: true, quality: 90, effort: 9 }).toFile('src/web/public/og.png');
}
