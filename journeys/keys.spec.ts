import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { inHours } from './clock.ts';
import { faults } from './faults.ts';
import { aCustomer, anEvent, aYacht } from './given.ts';
import { newCompany, signedIn } from './people.ts';
import { expect, field, goOn, test } from './walk.ts';

test('single keys open pages, add, move through rows and edit, but never while typing', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const yacht = await aYacht(manager, { name: 'Morgane' });
  await aCustomer(manager, { firstName: 'Ada', lastName: 'Aubert' });
  await aCustomer(manager, { firstName: 'Bo', lastName: 'Berg' });
  await anEvent(manager, { yachtId: yacht.id, title: 'Islands' });
  await page.goto('/dashboard');
  await expect(page.locator('html[data-keys]')).toHaveCount(1);
  await page.keyboard.press('g');
  await page.keyboard.press('u');
  await expect(page).toHaveURL('/customers');
  await expect(page.getByRole('link', { name: 'Ada Aubert', exact: true })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: 'Ada Aubert', exact: true })).toBeFocused();
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: 'Bo Berg', exact: true })).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('e');
  await expect(page.getByRole('alertdialog').getByLabel(/^First name/i)).toHaveValue('Ada');
  await page.getByLabel(/^First name/i).press('End');
  await page.keyboard.type('gs? c');
  await expect(page.getByLabel(/^First name/i)).toHaveValue('Adags? c');
  await expect(page).toHaveURL(/\/customers\/\d+\/edit/);
  await page.getByLabel(/^First name/i).fill('Ada');
  await page.goto('/customers');
  await expect(page.locator('html[data-keys]')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Ada Aubert', exact: true })).toBeVisible();
  await page.getByRole('searchbox').fill('gsc?');
  await expect(page).toHaveURL(/q=gsc/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await expect(page).toHaveURL('/charters');
  await expect(page.getByRole('link', { name: 'Islands', exact: true })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByRole('menuitem', { name: 'Create invoice', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  const more = page.getByRole('button', { name: 'More about Islands', exact: true });
  await expect(more).toBeFocused();
  for (const [key, item] of [
    ['ArrowUp', 'Delete'],
    ['ArrowDown', 'View'],
    ['c', 'Create invoice'],
    ['Home', 'View'],
    ['End', 'Delete'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('menuitem', { name: item, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel', exact: true }).press('Enter');
  await expect(more).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(more).toBeFocused();
  await page.keyboard.press('e');
  await expect(page).toHaveURL(/\/schedule\/\d+\/edit$/);
});

test('? shows all keyboard shortcuts, and the profile turns single keys off', async ({ page }) => {
  await signedIn(page, await (await newCompany()).person('manager'));
  await page.goto('/dashboard');
  await expect(page.locator('html[data-keys]')).toHaveCount(1);
  await page.keyboard.press('c');
  await expect(page.getByRole('dialog', { name: 'Add', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts', exact: true });
  await expect(sheet).toContainText('Schedule');
  await expect(sheet).toContainText('Next part of the dashboardF6');
  expect(await faults(page)).toEqual([]);
  await sheet.getByRole('link', { name: 'your profile', exact: true }).press('Enter');
  await expect(page).toHaveURL('/profile#shortcuts');
  // The cards around it load one by one, and it stays in view until all are there.
  await expect(page.getByRole('checkbox', { name: 'End of the free trial by email', exact: true })).toBeVisible();
  await expect(page.getByText('You don’t have a passkey yet.', { exact: true })).toBeVisible();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: /^Single-key shortcuts/ }).uncheck();
  await page.getByRole('heading', { name: 'Keyboard shortcuts', exact: true }).click();
  for (const key of ['?', 'c', 'g', 's']) await page.keyboard.press(key);
  await expect(page).toHaveURL('/profile#shortcuts');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('checkbox', { name: /^Single-key shortcuts/ }).check();
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await expect(page).toHaveURL('/dashboard');
});

test('C and a second key add something new, / searches, and the menus show the keys', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  await aYacht(manager);
  await page.goto('/dashboard');
  await expect(page.locator('html[data-keys]')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'New', exact: true })).toHaveAttribute('title', 'New (C)');
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'New day trip', exact: true })).toContainText('CD');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.keyboard.press('c');
  const sheet = page.getByRole('dialog', { name: 'Add', exact: true });
  await expect(sheet.getByRole('link', { name: 'New day trip', exact: true })).toContainText('D');
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('d');
  await expect(page).toHaveURL('/schedule/new?type=day_rent&duration=day');
  await goOn(page, '/customers');
  await expect(page.locator('html[data-keys]')).toHaveCount(1);
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await goOn(page, '/schedule/new?type=other');
  await expect(page.locator('html[data-keys]')).toHaveCount(1);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog', { name: 'Search', exact: true }).getByRole('combobox')).toBeFocused();
});

test('Ctrl Z undoes a booking that was just added, also if it was deleted since, but never one that somebody changed', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const yacht = await aYacht(manager, { name: 'Morgane' });
  const add = async (title: string) => {
    await page.goto(`/schedule/new?type=charter&yachtId=${yacht.id}`);
    await field(page, 'Title').fill(title);
    await page.getByRole('button', { name: 'Add event', exact: true }).click();
    await expect(page.getByText('Event created', { exact: true })).toBeVisible();
    await expect(page).not.toHaveURL(/schedule\/new/);
  };
  const titled = (title: string) => manager.get<ScheduleEvent[]>(`/api/schedule?yachtId=${yacht.id}&q=${title}`);
  await add('Corsica');
  expect(await titled('Corsica')).toHaveLength(1);
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Event removed', { exact: true })).toBeVisible();
  expect(await titled('Corsica')).toEqual([]);
  await expect(page.getByText('Event removed', { exact: true })).toHaveCount(0);
  await add('Elba');
  const [elba] = await titled('Elba');
  await manager.delete(`/api/schedule/${elba?.id}`);
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Event removed', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Failed to delete event/)).toHaveCount(0);
  await add('Sardinia');
  const [{ id } = { id: 0 }] = await titled('Sardinia');
  await manager.patch(`/api/schedule/${id}`, { description: 'With the bicycles' });
  await page.keyboard.press('Control+z');
  await expect(page.getByText(/^Failed to delete event/)).toBeVisible();
  expect(await titled('Sardinia')).toHaveLength(1);
});

test('leaving a form without saving returns the focus to the menu of the row it was opened from', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const { id: yachtId } = await aYacht(manager);
  await anEvent(manager, { yachtId, title: 'Islands' });
  // With the same title, but on other days.
  const { id } = await anEvent(manager, { yachtId, title: 'Islands', startDate: inHours(2000), endDate: inHours(2100) });
  await page.goto('/charters');
  const row = page.getByRole('listitem').filter({ has: page.locator(`a[href^="/schedule/${id}"]`) });
  const more = row.getByRole('button', { name: 'More about Islands', exact: true });
  const others = page.getByRole('button', { name: 'More about Islands', exact: true });
  await expect(others).toHaveCount(2);
  await more.focus();
  await page.keyboard.press('ArrowDown');
  const edit = page.getByRole('menuitem', { name: /^Edit/ });
  await expect(page.getByRole('menuitem', { name: 'View', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(edit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`^[^?]*/schedule/${id}/edit`));
  await page
    .getByRole('button', { name: 'Cancel', exact: true })
    .or(page.getByRole('link', { name: 'Cancel', exact: true }))
    .click();
  await expect(page).toHaveURL('/charters');
  await expect(more).toBeFocused();
});
