// Each journey has its own company, so that it can be deleted, and its export contains only what the journey added.
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import type { Yacht } from '#domain/yachts/yacht.ts';
import { inHours } from './clock.ts';
import { faults } from './faults.ts';
import { aYacht } from './given.ts';
import { waitForEmail } from './outbox.ts';
import { authorized, newCompany, signedIn } from './people.ts';
import { aPicture, expect, goOn, test } from './walk.ts';

const exactly = { exact: true } as const;
const card = (page: Page, name: 'Export everything' | 'Delete company') => page.getByRole('region', { name, exact: true });
const banner = (page: Page) => page.getByRole('region', { name: 'Company deletion', exact: true });

async function unzipped(archive: Buffer): Promise<Map<string, Buffer>> {
  const zip = await promisify<Buffer, object, ZipFile>(fromBuffer)(archive, {});
  const entries: Entry[] = [];
  zip.on('entry', (entry: Entry) => entries.push(entry));
  await once(zip, 'end');
  const open = promisify<Entry, Readable>(zip.openReadStream.bind(zip));
  return new Map(await Promise.all(entries.map(async (entry) => [entry.fileName, await buffer(await open(entry))] as const)));
}

test('a manager exports everything, sees its progress, and finds in it what the product shows', async ({ page }) => {
  const { company, person } = await newCompany();
  const manager = await signedIn(page, await person('manager'));
  const imageUrl = await manager.upload('boat.png', 'image/png', aPicture());
  for (const name of ['Aurelia', '=cmd()', 'Zoë']) await aYacht(manager, { name, imageUrl });
  await page.goto('/settings');
  const exports = card(page, 'Export everything');
  await expect(exports.getByText('There are no exports.', exactly)).toBeVisible();
  await exports.getByRole('button', { name: 'Start export', exact: true }).click();
  await expect(exports.getByRole('listitem')).toHaveCount(1);
  await expect(exports.getByText(new RegExp(`^Started by ${manager.name}`))).toBeVisible();
  const save = exports.getByRole('button', { name: /^Download the export of / });
  await expect(save).toBeVisible({ timeout: 30_000 });
  await expect(exports.getByRole('status')).toHaveText('The export is ready.');
  expect(await faults(page)).toEqual([]);

  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(download.suggestedFilename()).toMatch(new RegExp(`^${company.name} \\d\\d-\\d\\d-\\d{4}\\.zip$`));
  const files = await unzipped(await readFile(await download.path()));
  const yachts = String(files.get('yachts.csv'));
  const listedYachts = await manager.get<Yacht[]>('/api/yachts');
  expect(listedYachts).toHaveLength(3);
  for (const { id, name, createdAt } of listedYachts) {
    expect(yachts).toContain(name.startsWith('=') ? `${id},"'${name}",` : `${id},${name},`);
    expect(yachts).toContain(createdAt);
  }
  expect(yachts.trim().split('\r\n')).toHaveLength(4);
  const image = await page.request.get(imageUrl, { headers: authorized(manager) });
  expect(files.get(`pictures/${imageUrl.split('/').at(-1)}.webp`)?.equals(await image.body())).toBe(true);
});

test('exports that can’t be loaded can be retried, one in progress shows how far it is, and a second one has to wait', async ({ page }) => {
  await signedIn(page, 'manager');
  const underway = {
    id: 1,
    companyId: 1,
    status: 'running',
    progress: 42,
    size: null,
    failure: null,
    requestedByName: 'Robin Quay',
    createdAt: inHours(-1),
    finishedAt: null,
    expiresAt: null,
  };
  let readable = false;
  // An export that is half done: on a fast machine a real one never shows it.
  await page.route('**/api/exports?**', (route) =>
    readable
      ? route.fulfill({
          json: [underway, { ...underway, id: 2, status: 'failed', failure: 'There is no space left to store the export.' }],
        })
      : route.fulfill({ status: 500, json: { message: 'Something went wrong.', code: 'internal' } }),
  );
  await page.goto('/settings');
  const exports = card(page, 'Export everything');
  await expect(exports.getByText("Exports couldn't be loaded", exactly)).toBeVisible();
  readable = true;
  await exports.getByRole('button', { name: 'Retry', exact: true }).click();
  await expect(exports.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42');
  await expect(exports.getByText(/\b42% done$/)).toBeVisible();
  await expect(exports.getByText('There is no space left to store the export.', { exact: true })).toBeVisible();
  await expect(exports.getByRole('button', { name: 'Start export', exact: true })).toBeDisabled();
  expect(await faults(page)).toEqual([]);
});

test('a company’s deletion is confirmed by typing its name: everybody sees the day, its managers get an email, and it can be undone', async ({
  page,
  elsewhere,
}) => {
  const { company, person } = await newCompany();
  const manager = await signedIn(page, await person('manager'));
  const theirs = await elsewhere();
  await signedIn(theirs, await person('staff'));
  const listening = theirs.waitForResponse('**/api/live');
  await theirs.goto('/dashboard');
  await listening;
  await page.goto('/settings');
  await card(page, 'Delete company').getByRole('button', { name: 'Delete company', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  const confirm = dialog.getByRole('button', { name: 'Delete company', exact: true });
  await expect(dialog.getByText('every uploaded document and picture', { exact: true })).toBeVisible();
  await confirm.click();
  await expect(dialog.getByText("Please type your company's name", { exact: true })).toBeVisible();
  await dialog.getByRole('textbox').fill('Something else');
  await confirm.click();
  await expect(dialog.getByText("This isn't your company's name. Please type it exactly as shown above.", { exact: true })).toBeVisible();
  await expect(dialog.getByRole('textbox')).toBeFocused();
  expect(await faults(page)).toEqual([]);
  await dialog.getByRole('textbox').fill(company.name);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Company will be deleted', exactly)).toBeVisible();

  await expect(banner(page)).toContainText(`${company.name} will be deleted on`);
  // Everybody sees it at once; only those who run the company can undo it.
  await expect(banner(theirs)).toContainText(`${company.name} will be deleted on`);
  await expect(banner(theirs).getByRole('button')).toHaveCount(0);
  expect(await faults(page)).toEqual([]);
  await waitForEmail(manager.email, `${company.name} will be deleted on`);
  await goOn(page, '/yachts');
  await banner(page).getByRole('button', { name: 'Keep the company', exact: true }).click();
  await expect(page.getByText('Company kept', exactly)).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await expect(banner(theirs)).toHaveCount(0);
  await goOn(page, '/settings');
  await expect(card(page, 'Delete company').getByRole('button', { name: 'Delete company', exact: true })).toBeVisible();
});

test('on a phone and with the keyboard, a deletion is requested, shown and undone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { company, person } = await newCompany();
  await signedIn(page, await person('manager'));
  await page.goto('/settings');
  await card(page, 'Delete company').getByRole('button').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('textbox').focus();
  await page.keyboard.type(company.name);
  await page.keyboard.press('Enter');
  const keep = card(page, 'Delete company').getByRole('button', { name: 'Keep the company', exact: true });
  await expect(keep).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await faults(page)).toEqual([]);
  await keep.focus();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toHaveCount(0);
});
