// A picture's way from a phone to the page that shows it.
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { newCompany, signedIn } from './people.ts';
import { expect, test, aPicture } from './walk.ts';

test('a large photo is scaled down and turned upright before it is sent; a small one is sent unchanged', async ({ page }) => {
  await signedIn(page, await (await newCompany()).person('manager'));
  await page.goto('/yachts/new');
  // Noise, so that the file is as large as a photo's; it was taken with the camera on its side.
  const noise = { width: 375, height: 250, channels: 3 } as const;
  const photo = await sharp(randomBytes(noise.width * noise.height * 3), { raw: noise })
    .resize(6000, 4000, { kernel: 'cubic' })
    .jpeg({ quality: 98 })
    .withMetadata({ orientation: 6 })
    .toBuffer();

  async function send(name: string, mimeType: string, buffer: Buffer) {
    const sending = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/api/files'));
    await page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
    const request = await sending;
    const answer = await request.response();
    expect(answer?.status()).toBe(201);
    return { bytes: Number((await request.allHeaders())['content-length']), file: (await answer?.json()) as { url: string; name: string } };
  }

  const large = await send('photo.jpg', 'image/jpeg', photo);
  expect(large.bytes).toBeGreaterThan(0);
  expect(large.bytes).toBeLessThan(photo.length / 2);
  expect(large.file.name).toBe('photo.jpg');
  const preview = page.getByRole('img', { name: 'Preview', exact: true });
  await expect(preview).toBeVisible();
  await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalHeight > image.naturalWidth)).toBe(true);

  const small = await send('yacht.png', 'image/png', aPicture());
  expect(small.bytes).toBeGreaterThan(aPicture().length);
});
