// npm run bench:photo: how long a phone user waits when reporting a defect with a picture of 4 MB over a 1.6 Mbit/s uplink. Opens the form
// in Chromium on the production build, with a processor four times slower, and prints the time from taking the picture to the toast. See
// README.md.
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts';
import { findBrowser } from '../scripts/browser.mjs';
import { say } from './figures.ts';
import { startProduct, type Running } from './servers.ts';
import { fleetOf, prepareWorld, smallWorld, tokenOf } from './world.ts';

const rounds = 3;
const megabitsUp = 1.6;
const slower = 4;
const bytesOfPicture = 4_000_000;

await measure();

async function measure(): Promise<void> {
  const postgres = await startEmbeddedPostgres('data/bench/postgres');
  let product: Running | null = null;
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    product = await startProduct(await prepareWorld(postgres, smallWorld, say));
    const picture = await aPhoto();
    say(`A picture of ${(picture.length / 1e6).toFixed(2)} MB, ${megabitsUp} Mbit/s up, a processor ${slower} times slower.`);
    for (let round = 1; round <= rounds; round++) {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
      await page.addInitScript((token) => localStorage.setItem('authToken', token), tokenOf(fleetOf(smallWorld)));
      const { waited, all } = await report(page, product.address, picture);
      await page.close();
      say(`Round ${round}: ${(all / 1000).toFixed(1)} s from the picture to the toast, ${(waited / 1000).toFixed(1)} s of it after Send.`);
    }
  } finally {
    await browser.close();
    await product?.stop();
    await postgres.stop();
  }
}

/** Reports a defect as fast as a person can: the picture, two words, Send. */
async function report(page: Page, address: string, picture: Buffer): Promise<{ waited: number; all: number }> {
  await page.goto(`${address}/maintenance/defects/new`);
  await page.getByRole('combobox', { name: 'Yacht', exact: true }).click();
  await page.getByRole('option').first().click();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 80,
    downloadThroughput: (8 * 1e6) / 8,
    uploadThroughput: (megabitsUp * 1e6) / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const from = performance.now();
  await page.locator('input[type=file]').setInputFiles({ name: 'hose.jpg', mimeType: 'image/jpeg', buffer: picture });
  await page.getByLabel('What is wrong?').fill('Steering hose leaks');
  const tapped = performance.now();
  await page.getByRole('button', { name: 'Send report', exact: true }).tap();
  await page.getByText('Defect reported', { exact: true }).waitFor({ timeout: 120_000 });
  const done = performance.now();
  return { waited: done - tapped, all: done - from };
}

/** Twelve megapixels as from a phone: a sky, and grain that compresses badly. */
async function aPhoto(): Promise<Buffer> {
  const [width, height] = [4000, 3000];
  const grain = await sharp({
    create: { width, height, channels: 3, background: '#7f9fb5', noise: { type: 'gaussian', mean: 128, sigma: 12 } },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
  for (let quality = 95; quality > 20; quality -= 5) {
    const photo = await sharp(grain).jpeg({ quality }).toBuffer();
    if (photo.length <= bytesOfPicture) return photo;
  }
  throw new Error('No quality makes a picture of 4 MB.');
}
