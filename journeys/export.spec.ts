// A company of one's own each time: to let it go, and to see in an export nothing but what was put in.
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { letterThatSays } from './outbox.ts';
import { accounts, aPicture, aYacht, expect, faults, password, test, unique } from './walk.ts';

type Someone = { email: string; token: string };

async function bearer(page: Page, email: string): Promise<string> {
  const answer = await page.request.post('/api/auth/login', { data: { email, password } });
  expect(answer.status()).toBe(200);
  return (await answer.json()).token;
}

/** A company, with its manager and somebody of its staff. */
async function aCompany(page: Page): Promise<{ company: { id: number; name: string }; manager: Someone; user: Someone }> {
  const headers = { authorization: `Bearer ${await bearer(page, accounts.admin)}` };
  const company = await (
    await page.request.post('/api/companies', { headers, data: { name: unique('Harbour'), timeZone: 'Europe/Paris' } })
  ).json();
  const people: Someone[] = [];
  for (const role of ['manager', 'user']) {
    const email = `${unique(role).replace(' ', '.')}@harbour.example`;
    const made = await page.request.post('/api/users', {
      headers,
      data: { firstName: 'Lou', lastName: 'Martin', email, password, role, companyName: company.name },
    });
    expect(made.status()).toBe(201);
    people.push({ email, token: await bearer(page, email) });
  }
  const [manager, user] = people as [Someone, Someone];
  return { company, manager, user };
}

const enters = (page: Page, { token }: Someone) => page.addInitScript((stored) => localStorage.setItem('authToken', stored), token);

const banner = (page: Page) => page.getByRole('region', { name: 'Company deletion' });

async function unzipped(archive: Buffer): Promise<Map<string, Buffer>> {
  const zip = await promisify<Buffer, object, ZipFile>(fromBuffer)(archive, {});
  const entries: Entry[] = [];
  zip.on('entry', (entry: Entry) => entries.push(entry));
  await once(zip, 'end');
  const open = promisify<Entry, Readable>(zip.openReadStream.bind(zip));
  return new Map(await Promise.all(entries.map(async (entry) => [entry.fileName, await buffer(await open(entry))] as const)));
}

test('a manager exports everything, sees it being made, and finds in it what the product shows', async ({ page }) => {
  const { company, manager } = await aCompany(page);
  const headers = { authorization: `Bearer ${manager.token}` };
  const picture = await (
    await page.request.post('/api/files', { headers, multipart: { file: { name: 'boat.png', mimeType: 'image/png', buffer: aPicture() } } })
  ).json();
  for (const name of ['Aurelia', '=cmd()', 'Zoë']) await aYacht(page.request, manager.token, { name, imageUrl: picture.url });
  await enters(page, manager);
  await page.goto('/settings');
  const card = page.getByRole('region', { name: 'Export everything' });
  await expect(card.getByText('There is no export at the moment.')).toBeVisible();
  await card.getByRole('button', { name: 'Start export' }).click();
  await expect(card.getByRole('listitem')).toHaveCount(1);
  await expect(card.getByText('Started by Lou Martin')).toBeVisible();
  const save = card.getByRole('button', { name: /^Download the export of / });
  await expect(save).toBeVisible({ timeout: 30_000 });
  await expect(card.getByRole('status')).toHaveText('The export is ready.');
  expect(await faults(page)).toEqual([]);

  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(download.suggestedFilename()).toMatch(new RegExp(`^${company.name} \\d{4}-\\d\\d-\\d\\d\\.zip$`));
  const files = await unzipped(await readFile(await download.path()));
  const yachts = String(files.get('yachts.csv'));
  const shown = await (await page.request.get('/api/yachts', { headers })).json();
  expect(shown).toHaveLength(3);
  for (const { id, name, createdAt } of shown) {
    expect(yachts).toContain(name.startsWith('=') ? `${id},"'${name}",` : `${id},${name},`);
    expect(yachts).toContain(createdAt);
  }
  expect(yachts.trim().split('\r\n')).toHaveLength(4);
  const kept = await page.request.get(picture.url, { headers });
  expect(files.get(`pictures/${picture.url.split('/').at(-1)}.webp`)?.equals(await kept.body())).toBe(true);
});

test('progress is shown while an export is made, and a second one has to wait', async ({ page }) => {
  const { manager } = await aCompany(page);
  await enters(page, manager);
  const underway = {
    id: 1,
    companyId: 1,
    status: 'running',
    progress: 42,
    size: null,
    failure: null,
    requestedByName: 'Lou Martin',
    createdAt: '2026-11-21T09:00:00.000Z',
    finishedAt: null,
    expiresAt: null,
  };
  // One that is caught half way, which on a quick machine no real one would be.
  await page.route('**/api/exports?**', (route) =>
    route.fulfill({ json: [underway, { ...underway, id: 2, status: 'failed', failure: 'There was no room left to store it.' }] }),
  );
  await page.goto('/settings');
  const card = page.getByRole('region', { name: 'Export everything' });
  await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42');
  await expect(card.getByText('42 % done')).toBeVisible();
  await expect(card.getByText('There was no room left to store it.')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Start export' })).toBeDisabled();
  expect(await faults(page)).toEqual([]);
});

test('exports that can not be read say so, and are read again on request', async ({ page }) => {
  const { manager } = await aCompany(page);
  await enters(page, manager);
  await page.route('**/api/exports?**', (route) =>
    route.fulfill({ status: 500, json: { message: 'Something went wrong.', code: 'internal' } }),
  );
  await page.goto('/settings');
  const card = page.getByRole('region', { name: 'Export everything' });
  await expect(card.getByText("Exports can't be shown")).toBeVisible();
  await page.unroute('**/api/exports?**');
  await card.getByRole('button', { name: 'Retry' }).click();
  await expect(card.getByText('There is no export at the moment.')).toBeVisible();
});

test('a company is deleted by its typed name: everybody sees the day, its managers get a letter, and it is kept', async ({
  page,
  browser,
}) => {
  const { company, manager, user } = await aCompany(page);
  const theirs = await (await browser.newContext()).newPage();
  await enters(theirs, user);
  await theirs.goto('/dashboard');
  await enters(page, manager);
  await page.goto('/settings');
  await page.getByRole('region', { name: 'Delete company' }).getByRole('button', { name: 'Delete company' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('every uploaded document and picture')).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete company' }).click();
  await expect(dialog.getByText("Please type your company's name")).toBeVisible();
  await dialog.getByRole('textbox').fill('Something else');
  await dialog.getByRole('button', { name: 'Delete company' }).click();
  await expect(dialog.getByText("This isn't your company's name.", { exact: false })).toBeVisible();
  await expect(dialog.getByRole('textbox')).toBeFocused();
  expect(await faults(page)).toEqual([]);
  await dialog.getByRole('textbox').fill(company.name);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Company will be deleted', { exact: true })).toBeVisible();

  await expect(banner(page)).toContainText(`${company.name} will be deleted on`);
  // Everybody sees it as it happens; the way back is for those who run the company.
  await expect(banner(theirs)).toContainText(`${company.name} will be deleted on`);
  await expect(banner(theirs).getByRole('button')).toHaveCount(0);
  expect(await faults(page)).toEqual([]);
  await letterThatSays(manager.email, `${company.name} will be deleted on`);
  await page.goto('/fleet');
  await banner(page).getByRole('button', { name: 'Keep the company' }).click();
  await expect(page.getByText('Company kept', { exact: true })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await expect(banner(theirs)).toHaveCount(0);
  await page.goto('/settings');
  await expect(page.getByRole('region', { name: 'Delete company' }).getByRole('button', { name: 'Delete company' })).toBeVisible();
  await theirs.context().close();
});

test('on a phone and by keyboard: asked for, shown, and taken back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { company, manager } = await aCompany(page);
  await enters(page, manager);
  await page.goto('/settings');
  await page.getByRole('region', { name: 'Delete company' }).getByRole('button').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('textbox').focus();
  await page.keyboard.type(company.name);
  await page.keyboard.press('Enter');
  const keep = page.getByRole('region', { name: 'Delete company' }).getByRole('button', { name: 'Keep the company' });
  await expect(keep).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await faults(page)).toEqual([]);
  await keep.focus();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toHaveCount(0);
});
