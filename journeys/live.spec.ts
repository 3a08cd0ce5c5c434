// What one person changes appears in front of the others, by itself.
import type { Browser, Page } from '@playwright/test';
import { accounts, aCrewMember, aYacht, expect, password, signedIn, test, unique, type Account } from './walk.ts';

/** Somebody else, in a browser of their own, with a page open. */
async function another(browser: Browser, account: Account, address: string): Promise<{ page: Page; token: string }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const token = await signedIn(page, account);
  const listening = page.waitForResponse('**/api/live');
  await page.goto(address);
  await listening;
  return { page, token };
}

test('a yacht that Tom renames has its new name in front of Maya, who touched nothing', async ({ page, browser }) => {
  const token = await signedIn(page, 'maya');
  const { id, name } = await aYacht(page.request, token);
  const listening = page.waitForResponse('**/api/live');
  await page.goto(`/yachts?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('article')).toHaveCount(1);
  await listening;

  const tom = await another(browser, 'tom', `/yachts/${id}?edit=true`);
  const renamed = `${name} II`;
  await tom.page.getByLabel('Name').fill(renamed);
  await tom.page.getByRole('button', { name: 'Save changes' }).click();
  await expect(tom.page.getByText('Yacht updated', { exact: true })).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: renamed })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notifications, new' })).toBeVisible();

  await tom.page.getByRole('button', { name: 'Delete' }).click();
  await tom.page
    .getByRole('alertdialog')
    .or(tom.page.getByRole('dialog'))
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(page.getByText('No yachts found')).toBeVisible();
  await tom.page.context().close();
});

test('what somebody types stays as it is while others change the same record, and saving asks whose version it is to be', async ({
  page,
}) => {
  const token = await signedIn(page, 'maya');
  const { id, name } = await aCrewMember(page.request, token, { phone: '+33 6 00 00 00 01' });
  const listening = page.waitForResponse('**/api/live');
  await page.goto(`/crew/${id}/edit`);
  await page.getByLabel('Phone').fill('+33 6 12 34 56 78');
  await listening;
  const reread = page.waitForResponse((response) => response.url().endsWith(`/api/crew/${id}`) && response.request().method() === 'GET');
  const changed = await page.request.patch(`/api/crew/${id}`, {
    data: { name: `${name} Jr` },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(changed.status()).toBe(200);
  await reread;
  await expect(page.getByLabel('Phone')).toHaveValue('+33 6 12 34 56 78');
  await expect(page.getByLabel('Name')).toHaveValue(name);
  await page.getByRole('button', { name: /save/i }).click();
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toContainText(`${name} Jr`);
});

test('a page that lost its connection shows afterwards what it missed', async ({ page, context }) => {
  const token = await signedIn(page, 'maya');
  const { id, name } = await aYacht(page.request, token);
  const listening = page.waitForResponse('**/api/live');
  await page.goto(`/yachts/${id}`);
  await expect(page.getByRole('heading', { name }).first()).toBeVisible();
  await listening;
  await context.setOffline(true);
  const away = unique('Renamed');
  // The call comes from outside the page, whose network is gone.
  const changed = await fetch(`${new URL(page.url()).origin}/api/yachts/${id}`, {
    method: 'PATCH',
    body: JSON.stringify({ name: away }),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  });
  expect(changed.status).toBe(200);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: away }).first()).toBeVisible({ timeout: 20_000 });
});

test('a question that is read again because something changed can be answered all the while', async ({ page }) => {
  const token = await signedIn(page, 'maya');
  const { id } = await aYacht(page.request, token);
  const listening = page.waitForResponse('**/api/live');
  await page.goto(`/yachts/${id}`);
  await listening;
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Delete yacht' })).toBeEnabled();
  const reread = page.waitForRequest(`**/api/yachts/${id}/deletion`);
  // The answer is long in coming.
  await page.route(`**/api/yachts/${id}/deletion`, () => {});
  await aCrewMember(page.request, token);
  await reread;
  await page.getByRole('button', { name: 'Delete yacht' }).click();
  await expect(page.getByText('Yacht deleted', { exact: true })).toBeVisible();
});

test("one's own change is read again once, not once more when it is announced", async ({ page }) => {
  const token = await signedIn(page, 'nora');
  const { id } = await aYacht(page.request, token);
  const listening = page.waitForResponse('**/api/live');
  await page.goto(`/yachts/${id}?edit=true`);
  await listening;
  await page.getByLabel('Location').fill('Porto Cervo');
  const read: string[] = [];
  page.on('request', (request) => request.url().includes('/api/notifications') && read.push(request.url()));
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Porto Cervo').first()).toBeVisible();
  await expect.poll(() => read.length).toBe(1);
  // Somebody else's change comes after it in the stream, so that the own one would have been heard by now.
  const listed = page.waitForResponse('**/api/notifications');
  await page.request.patch(`/api/yachts/${id}`, { data: { location: 'Calvi' }, headers: { authorization: `Bearer ${token}` } });
  await listed;
  await expect(page.getByText('Calvi').first()).toBeVisible();
  expect(read.length).toBe(2);
  await page.request.delete(`/api/yachts/${id}`, { headers: { authorization: `Bearer ${token}` } });
});

test('a session that is ended elsewhere leads to the sign-in page, but takes nothing from whoever types', async ({ page }) => {
  const token = await signedIn(page, 'tom');
  const listening = page.waitForResponse('**/api/live');
  await page.goto('/crew/new');
  await listening;
  await page.getByLabel('Name').fill('Not saved yet');
  const refused = page.waitForResponse((response) => response.url().endsWith('/api/live') && response.status() === 401, {
    timeout: 20_000,
  });
  await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  await refused;
  await expect(page.getByLabel('Name')).toHaveValue('Not saved yet');
  const answer = await page.request.post('/api/auth/login', { data: { email: accounts.tom, password } });
  const { token: next } = await answer.json();
  const again = page.waitForResponse((response) => response.url().endsWith('/api/live') && response.ok(), { timeout: 20_000 });
  await page.evaluate((stored) => localStorage.setItem('authToken', stored), next);
  await again;
  await expect(page.getByLabel('Name')).toHaveValue('Not saved yet');
});

test('a tab that nobody looks at holds no connection, and is up to date when it is looked at again', async ({ page }) => {
  const token = await signedIn(page, 'maya');
  const { id, name } = await aYacht(page.request, token);
  const listening = page.waitForResponse('**/api/live');
  await page.goto(`/yachts/${id}`);
  await expect(page.getByRole('heading', { name }).first()).toBeVisible();
  await listening;
  const look = (state: string) =>
    page.evaluate((shown) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: shown });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  const cut = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/live'));
  await look('hidden');
  await cut;
  const renamed = unique('Renamed');
  await page.request.patch(`/api/yachts/${id}`, { data: { name: renamed }, headers: { authorization: `Bearer ${token}` } });
  await look('visible');
  await expect(page.getByRole('heading', { name: renamed }).first()).toBeVisible();
});

test('an event that Tom moves stands on its new day on the calendar in front of Maya', async ({ page, browser }) => {
  const token = await signedIn(page, 'maya');
  const { id: yachtId } = await aYacht(page.request, token);
  const headers = { authorization: `Bearer ${token}` };
  const title = unique('Inspection');
  const answer = await page.request.post('/api/schedule', {
    data: { title, type: 'inspection', yachtId, startDate: '2031-06-07T10:00:00Z', endDate: '2031-06-07T14:00:00Z' },
    headers,
  });
  const { id } = await answer.json();
  const listening = page.waitForResponse('**/api/live');
  await page.goto(`/schedule?view=day&date=2031-06-09&yachtId=${yachtId}`);
  await listening;
  await expect(page.getByText(title)).toHaveCount(0);

  const tom = await another(browser, 'tom', '/dashboard');
  const moved = await tom.page.request.patch(`/api/schedule/${id}`, {
    data: { startDate: '2031-06-09T10:00:00Z', endDate: '2031-06-09T14:00:00Z' },
    headers: { authorization: `Bearer ${tom.token}` },
  });
  expect(moved.status()).toBe(200);
  await expect(page.getByText(title).first()).toBeVisible();
  await tom.page.context().close();
});
