// One user's changes appear for the others without a reload.
import type { Page, Response } from '@playwright/test';
import { inDays, now } from './clock.ts';
import { aCharter, aCrewMember, anEvent, aYacht } from './given.ts';
import { harbor, newCompany, signedIn, signIn, unique } from './people.ts';
import { expect, field, hold, test } from './walk.ts';

const exactly = { exact: true } as const;

const on = (day: string) => ({ startDate: `${day}T10:00:00Z`, endDate: `${day}T14:00:00Z` });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name: name, exact: true });

/** Opens a page, and waits until it listens for changes. */
async function openAndListen(page: Page, address: string): Promise<void> {
  const listening = page.waitForResponse('**/api/live');
  await page.goto(address);
  await listening;
}

test('a yacht that a colleague renames shows its new name to a manager who touched nothing', async ({ page, elsewhere }) => {
  const { id, name } = await aYacht(await signedIn(page, 'manager'));
  await openAndListen(page, `/yachts?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('article')).toHaveCount(1);

  const desk = await elsewhere();
  await signedIn(desk, 'staff');
  await desk.goto(`/yachts/${id}?edit=true`);
  const renamed = `${name} II`;
  await field(desk, 'Name').fill(renamed);
  await desk.getByRole('button', { name: 'Save changes', exact: true }).click();
  await expect(desk.getByText('Yacht updated', exactly)).toBeVisible();
  await expect(page.getByRole('article').getByRole('link', { name: renamed, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notifications, new', exact: true })).toBeVisible();

  await desk.getByRole('button', { name: 'Delete', exact: true }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Delete yacht', exact: true }).click();
  await expect(page.getByText('No yachts found', exactly)).toBeVisible();
});

test('what a user types stays as it is while others change the same record, and saving asks whose version to keep', async ({ page }) => {
  const { id, name } = await aCrewMember(await signedIn(page, 'manager'), { phone: '+33 6 00 00 00 01' });
  await openAndListen(page, `/crew/${id}/edit`);
  await field(page, 'Phone').fill('+33 6 12 34 56 78');
  const reread = page.waitForResponse((response) => response.url().endsWith(`/api/crew/${id}`) && response.request().method() === 'GET');
  await (await (await harbor()).person('staff')).patch(`/api/crew/${id}`, { name: `${name} Jr` });
  await reread;
  await expect(field(page, 'Phone')).toHaveValue('+33 6 12 34 56 78');
  await expect(field(page, 'Name')).toHaveValue(name);
  await page.getByRole('button', { name: 'Save changes', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toContainText(`${name} Jr`);
});

const isOfList = (answer: Response) => new URL(answer.url()).pathname === '/api/invoices' && answer.request().method() === 'GET';

test('a list that stays open is read again in the next hour, though nothing changes', async ({ page }) => {
  await page.clock.install({ time: now() });
  await signedIn(page, 'manager');
  const read = page.waitForResponse(isOfList);
  await openAndListen(page, '/finance/invoices');
  await read;
  const reread = page.waitForResponse(isOfList);
  await page.clock.fastForward('01:01:00');
  await reread;
});

test('a page that lost its connection shows afterwards what it missed', async ({ page, context }) => {
  const manager = await signedIn(page, 'manager');
  const { id, name } = await aYacht(manager);
  await openAndListen(page, `/yachts/${id}`);
  await expect(heading(page, name)).toBeVisible();
  await context.setOffline(true);
  const away = unique('Renamed');
  await manager.patch(`/api/yachts/${id}`, { name: away });
  await context.setOffline(false);
  await expect(heading(page, away)).toBeVisible({ timeout: 20_000 });
});

test('a hidden tab holds no connection, and is up to date once it is shown again', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const { id, name } = await aYacht(manager);
  await openAndListen(page, `/yachts/${id}`);
  await expect(heading(page, name)).toBeVisible();
  const look = (state: string) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  const cut = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/live'));
  await look('hidden');
  await cut;
  const renamed = unique('Renamed');
  await manager.patch(`/api/yachts/${id}`, { name: renamed });
  await look('visible');
  await expect(heading(page, renamed)).toBeVisible();
});

test('a dialog that reloads its data because something changed can be confirmed meanwhile', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const { id } = await aYacht(manager);
  await openAndListen(page, `/yachts/${id}`);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete yacht', exact: true });
  await expect(confirm).toBeEnabled();
  const reread = page.waitForRequest(`**/api/yachts/${id}/deletion`);
  // The answer never comes.
  await page.route(`**/api/yachts/${id}/deletion`, () => {});
  await aCrewMember(manager);
  await reread;
  await confirm.click();
  await expect(page.getByText('Yacht deleted', exactly)).toBeVisible();
});

test('a change to the company made while the page has loaded only the session appears without a reload', async ({ page }) => {
  const { company, person } = await newCompany();
  const manager = await signedIn(page, await person('manager'));
  const { release } = await hold(page, '**/assets/*.js');
  const session = page.waitForResponse('**/api/auth/session*');
  await page.goto('/yachts', { waitUntil: 'commit' });
  await session;
  const renamed = unique('Renamed Charters');
  await manager.patch(`/api/companies/${company.id}`, { name: renamed });
  release();
  await expect(page.locator('header[data-company]')).toHaveAttribute('data-company', renamed);
});

test("a user's own change is reloaded once, not once more when it is announced", async ({ page }) => {
  // In a company of its own, because other changes would be reloaded too.
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const { id, name } = await aYacht(manager);
  await openAndListen(page, `/yachts/${id}?edit=true`);
  const place = (text: string) => page.getByRole('region', { name, exact: true }).getByText(text, exactly);
  await field(page, 'Location').fill('Porto Cervo');
  const reads: string[] = [];
  page.on('request', (request) => request.url().includes('/api/notifications') && reads.push(request.url()));
  await page.getByRole('button', { name: 'Save changes', exact: true }).click();
  await expect(place('Porto Cervo')).toBeVisible();
  await expect.poll(() => reads.length).toBe(1);
  // A later change follows in the stream, so by then the announcement of the first would have arrived.
  const listed = page.waitForResponse('**/api/notifications');
  await manager.patch(`/api/yachts/${id}`, { location: 'Calvi' });
  await listed;
  await expect(place('Calvi')).toBeVisible();
  expect(reads.length).toBe(2);
});

test('a session that is ended elsewhere leads to the sign-in page, but a user who is typing loses nothing', async ({ page }) => {
  const somebody = await signedIn(page, await (await newCompany()).person('staff'));
  await openAndListen(page, '/crew/new');
  await field(page, 'Name').fill('Not saved yet');
  const refused = page.waitForResponse((response) => response.url().endsWith('/api/live') && response.status() === 401, {
    timeout: 20_000,
  });
  await somebody.post('/api/auth/logout', {});
  await refused;
  await expect(field(page, 'Name')).toHaveValue('Not saved yet');
  const { token } = await signIn(somebody);
  const again = page.waitForResponse((response) => response.url().endsWith('/api/live') && response.ok(), { timeout: 20_000 });
  await page.evaluate((stored) => localStorage.setItem('authToken', stored), token);
  await again;
  await expect(field(page, 'Name')).toHaveValue('Not saved yet');
});

test('an event that a colleague moves appears on its new day in a manager’s open calendar', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const colleague = await (await harbor()).person('staff');
  const { id: yachtId } = await aYacht(manager);
  const { id, title } = await anEvent(manager, { yachtId, title: unique('Inspection'), type: 'inspection', ...on(inDays(10)) });
  await openAndListen(page, `/schedule?view=day&date=${inDays(12)}&yachtId=${yachtId}`);
  const block = page.getByRole('main').getByRole('link').filter({ hasText: title });
  await expect(block).toHaveCount(0);
  await colleague.patch(`/api/schedule/${id}`, on(inDays(12)));
  await expect(block).toBeVisible();
});

test('a charter that a colleague shortens at the charter desk ends earlier in a manager’s open calendar', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const colleague = await (await harbor()).person('staff');
  const { id: yachtId } = await aYacht(manager);
  const contactLastName = unique('Lind');
  const { id } = await aCharter(manager, { yachtId, contactLastName, state: 'option' });
  await openAndListen(page, `/schedule?view=day&date=${inDays(66)}&yachtId=${yachtId}`);
  const block = page.getByRole('main').getByRole('link').filter({ hasText: contactLastName });
  await expect(block).toBeVisible();
  await colleague.patch(`/api/charters/${id}`, { endDate: `${inDays(63)}T07:00:00Z` });
  await expect(block).toHaveCount(0);
});
