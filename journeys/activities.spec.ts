import { aCharter, aCrewMember, anEngine, anExpense, aTrip, aYacht } from './given.ts';
import { newCompany, person, signedIn } from './people.ts';
import { expect, field, test } from './walk.ts';

test('a manager sees what somebody changed, with old and new values', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  const { id: captainId } = await aCrewMember(manager);
  await manager.patch(`/api/yachts/${yacht.id}`, { year: 2011, flagCountry: 'Greece', status: 'docked', captainId });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('link', { name: 'View all notifications', exact: true }).click();
  await expect(page).toHaveURL('/activities');
  await page.getByRole('searchbox').fill(yacht.name);
  await expect(page).toHaveURL(/q=/);
  await page.getByRole('combobox', { name: 'Action', exact: true }).click();
  await page.getByRole('option', { name: 'Changed', exact: true }).click();
  const row = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: `Updated yacht ${yacht.name}` });
  await expect(row).toHaveCount(1);
  await row.getByText('What changed', { exact: true }).click();
  await expect(row.getByRole('row', { name: /^Year / })).toContainText('2011');
  await expect(row.getByRole('row', { name: /^Flag country / })).toContainText('Greece');
  await expect(row.getByRole('row', { name: 'Status Active Docked', exact: true })).toBeVisible();
  await expect(row.getByRole('row', { name: 'Captain Changed', exact: true })).toBeVisible();
  // The address holds the whole view: opened again, it shows the same.
  await page.reload();
  await expect(row).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Period', exact: true }).click();
  await page.getByRole('option', { name: 'Custom', exact: true }).click();
  await field(page, 'To').fill('1 Jan 2020');
  await field(page, 'To').press('Enter');
  await expect(page).toHaveURL(/to=2020-01-01/);
  await expect(page.getByText('Nothing found', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters', exact: true }).click();
  await expect(page).toHaveURL('/activities');
  await expect(field(page, 'To')).toHaveCount(0);
});

test('the feed of one person on a phone, in which staff see that something changed but not what', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const [manager, staff] = [await person('manager'), await signedIn(page, 'staff')];
  const { id } = await aYacht(staff);
  await manager.patch(`/api/yachts/${id}`, { year: 2012 });
  const entries = page.getByRole('main').getByRole('listitem');
  await page.goto('/activities');
  await expect(entries.filter({ hasText: staff.name }).first()).toBeVisible();
  await expect(page.getByText('What changed', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('combobox', { name: 'Person', exact: true }).fill('Robin');
  await page.getByRole('option', { name: manager.name, exact: true }).click();
  await expect(page).toHaveURL(/person=\d+/);
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Filters 1 set', exact: true })).toBeVisible();
  await expect(entries.first()).toContainText(manager.name);
  await expect(entries.filter({ hasText: staff.name })).toHaveCount(0);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('typing a name and pressing Enter at once picks that person, not the first of the previous list', async ({ page }) => {
  const company = await newCompany();
  const manager = await signedIn(page, await company.person('manager'));
  await company.person('staff');
  const people = await manager.get<{ id: number; name: string }[]>('/api/activities/people');
  const [first, last] = [people[0], people.at(-1)];
  await page.goto('/activities');
  const filter = page.getByRole('combobox', { name: 'Person', exact: true });
  await filter.click();
  await expect(page.getByRole('option', { name: first?.name, exact: true })).toBeVisible();
  await page.keyboard.type(last?.name ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`person=${last?.id}\\b`));
});

test('lines of the feed link to records that still exist, an expense among them, and to none that were deleted', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const [sold, remaining] = [await aYacht(manager), await aYacht(manager)];
  await aTrip(manager, { yachtId: sold.id, departureLocation: 'Nice', arrivalLocation: 'Calvi' });
  const expense = await anExpense(manager, { description: 'Diesel in Calvi' });
  const [charter, engine] = [await aCharter(manager), await anEngine(manager, { yachtId: remaining.id })];
  await manager.delete(`/api/yachts/${sold.id}`);
  await page.goto('/activities');
  const line = (words: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: words });
  await expect(line(`Added yacht ${remaining.name}`).getByRole('link')).toHaveAttribute('href', `/yachts/${remaining.id}`);
  for (const address of [`/desk/${charter.id}`, `/maintenance/equipment?item=${engine.id}`])
    await expect(page.getByRole('main').locator(`li a[href="${address}"]`)).toHaveCount(1);
  for (const deleted of [`Added yacht ${sold.name}`, `Deleted yacht ${sold.name}`, 'Nice']) {
    await expect(line(deleted)).toHaveCount(1);
    await expect(line(deleted).getByRole('link')).toHaveCount(0);
  }
  await line('Diesel in Calvi').getByRole('link').click();
  await expect(page).toHaveURL(`/finance/expenses/${expense.id}/edit`);
  await expect(field(page.getByRole('alertdialog'), 'Description')).toHaveValue('Diesel in Calvi');
});
