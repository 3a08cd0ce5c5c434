// What one is told of: by colleagues' changes as they happen, and by what becomes due.
import type { Browser, Page } from '@playwright/test';
import { aCompany, authorized, expect, test, unique, type Somebody } from './walk.ts';

/** Somebody's browser with this page open, listening. */
async function browserOf(
  browser: Browser,
  { token }: Somebody,
  address: string,
  options: { viewport?: { width: number; height: number } } = {},
): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  await page.addInitScript((stored) => localStorage.setItem('authToken', stored), token);
  const listening = page.waitForResponse('**/api/live');
  await page.goto(address);
  await listening;
  return page;
}

const bell = (page: Page) => page.getByRole('button', { name: 'Notifications', exact: true });
const litBell = (page: Page) => page.getByRole('button', { name: 'Notifications, new' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

test('a colleague’s change lights the mark wherever one is signed in, and opening the panel puts it out everywhere', async ({
  page,
  browser,
}) => {
  const { manager, staff } = await aCompany(page);
  // That the staff was added is nothing new any more.
  await page.request.patch('/api/notifications', { data: { until: new Date().toISOString() }, headers: authorized(manager) });
  const desk = await browserOf(browser, manager, '/dashboard');
  const phone = await browserOf(browser, manager, '/yachts', { viewport: { width: 390, height: 844 } });
  await expect(bell(desk)).toBeVisible();
  await expect(bell(phone)).toBeVisible();
  const name = unique('Pilot');
  const added = await page.request.post('/api/crew', { data: { name, role: 'Captain' }, headers: authorized(staff) });
  expect(added.status()).toBe(201);
  await expect(litBell(desk)).toBeVisible();
  await expect(litBell(phone)).toBeVisible();

  await litBell(desk).click();
  await expect(panel(desk).getByText(name)).toBeVisible();
  await expect(bell(desk)).toBeVisible();
  await expect(bell(phone)).toBeVisible();
  // What comes while the panel is open has been seen as well.
  const second = unique('Pilot');
  await page.request.post('/api/crew', { data: { name: second, role: 'Captain' }, headers: authorized(staff) });
  await expect(panel(desk).getByText(second)).toBeVisible();
  await expect(bell(desk)).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole('button', { name: /^Notifications/ })).toBeEnabled();
  await expect(bell(phone)).toBeVisible();
  for (const each of [desk, phone]) await each.context().close();
});

test('what is due stands above the activity and leads to where it is seen to; which kinds do, one chooses by keys in the profile', async ({
  page,
  browser,
}) => {
  const { manager, staff } = await aCompany(page);
  const holder = await (
    await page.request.post('/api/crew', { data: { name: 'Ana Ferrer', role: 'Captain' }, headers: authorized(manager) })
  ).json();
  const soon = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  expect(
    (
      await page.request.post(`/api/crew/${holder.id}/certificates`, {
        data: { type: 'ENG1 Medical', expiryDate: soon },
        headers: authorized(manager),
      })
    ).status(),
  ).toBe(201);

  const desk = await browserOf(browser, manager, '/dashboard');
  await desk.getByRole('button', { name: /^Notifications/ }).click();
  await expect(panel(desk).getByRole('heading', { name: 'One thing is due' })).toBeVisible();
  const line = panel(desk)
    .getByRole('listitem')
    .filter({ hasText: /Ana Ferrer · Expires in (19|20) days/ });
  await line.getByRole('link', { name: 'ENG1 Medical' }).click();
  await expect(desk).toHaveURL(`/crew/${holder.id}/edit`);
  await expect(panel(desk)).toHaveCount(0);

  await desk.goto('/profile#reminders');
  const box = desk.getByRole('checkbox', { name: 'Certificates in the panel' });
  await expect(box).toBeChecked();
  await expect(desk.getByRole('heading', { name: 'Reminders' })).toBeInViewport();
  await expect(desk.getByRole('checkbox', { name: 'End of the free trial by mail' })).toBeChecked();
  await box.focus();
  const kept = desk.waitForResponse(
    (response) => response.url().endsWith('/api/profile/reminders') && response.request().method() === 'PATCH',
  );
  await desk.keyboard.press('Space');
  await expect(box).not.toBeChecked();
  expect((await kept).status()).toBe(200);
  await desk.reload();
  await expect(box).not.toBeChecked();
  await expect(desk.getByRole('checkbox', { name: 'Certificates by mail' })).toBeChecked();
  const read = desk.waitForResponse('**/api/reminders');
  await desk.getByRole('button', { name: /^Notifications/ }).click();
  await read;
  await expect(panel(desk).getByText('Added certificate', { exact: false }).or(panel(desk).getByText('Ana Ferrer')).first()).toBeVisible();
  await expect(panel(desk).getByText('due', { exact: false })).toHaveCount(0);

  // What only those who run the company may know isn't offered to the staff. A choice that couldn't be kept goes back, and says so.
  const phone = await browserOf(browser, staff, '/profile', { viewport: { width: 390, height: 844 } });
  const mail = phone.getByRole('checkbox', { name: 'Departures by mail' });
  await expect(mail).toBeChecked();
  await expect(phone.getByRole('checkbox', { name: /free trial/ })).toHaveCount(0);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await phone.route('**/api/profile/reminders', (route) => (route.request().method() === 'PATCH' ? route.abort() : route.fallback()));
  await mail.click();
  await expect(phone.getByText("Your reminders weren't changed", { exact: true })).toBeVisible();
  await expect(mail).toBeChecked();
  for (const each of [desk, phone]) await each.context().close();
});
