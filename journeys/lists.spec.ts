import { aCrewMember, aCustomer, aMaintenanceRecord, anEvent, aTrip, aYacht } from './given.ts';
import { newCompany, person, signedIn } from './people.ts';
import { expect, test } from './walk.ts';

test('every list begins in the upper 250 pixels, under one bar that says what is set and how much is left', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const yacht = await aYacht(manager, { name: 'Morgane' });
  await aCustomer(manager);
  await aCrewMember(manager);
  await aTrip(manager, { yachtId: yacht.id });
  await aMaintenanceRecord(manager, { yachtId: yacht.id });
  await anEvent(manager, { yachtId: yacht.id });
  await page.setViewportSize({ width: 1440, height: 900 });
  const bar = page.getByRole('group', { name: 'Filters', exact: true });
  const lists = [
    ['/charters', '1 charter'],
    ['/maintenance', '1 record'],
    ['/customers', '1 customer'],
    ['/routes', '1 trip'],
    ['/crew', '1 crew member'],
    ['/yachts?view=table', '1 yacht'],
    ['/activities', /^\d+ activities$/],
  ] as const;
  for (const [path, count] of lists) {
    await page.goto(path);
    await expect(bar.getByText(count, typeof count === 'string' ? { exact: true } : {})).toBeVisible();
    const row = page.getByRole('main').locator('li:not([role]), tbody tr, article').filter({ visible: true }).first();
    const { y } = (await row.boundingBox())!;
    expect(y, path).toBeLessThanOrEqual(250);
  }
});

test('a filter that is set says so in its chip and is taken off there, on a phone in a sheet that says how many are', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const yacht = await aYacht(manager, { name: 'Morgane' });
  await aTrip(manager, { yachtId: yacht.id, type: 'relocation' });
  await page.goto('/routes');
  const type = page.getByRole('combobox', { name: 'Type', exact: true });
  await expect(type).toHaveText('Type');
  await type.click();
  await page.getByRole('option', { name: 'Charter', exact: true }).click();
  await expect(type).toHaveText('Charter');
  const bar = page.getByRole('group', { name: 'Filters', exact: true });
  await expect(bar.getByText('No trips', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear type', exact: true }).click();
  await expect(page).toHaveURL('/routes');
  await expect(bar.getByText('1 trip', { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/routes?type=relocation&yachtId=${yacht.id}`);
  await page.getByRole('button', { name: 'Filters 2 set', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters', exact: true });
  await expect(sheet.getByRole('combobox', { name: 'Type', exact: true })).toHaveText('Relocation');
  await expect(sheet.getByRole('combobox', { name: 'Yacht', exact: true })).toHaveValue('Morgane');
  await sheet.getByRole('button', { name: 'Clear filters', exact: true }).click();
  await expect(page).toHaveURL('/routes');
  await sheet.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeFocused();
});

test('the lists of the platform have the same bar', async ({ page }) => {
  await signedIn(page, await person('admin'));
  for (const [path, count] of [
    ['/users', /^\d+ users$/],
    ['/companies', /^\d+ companies$/],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('group', { name: 'Filters', exact: true }).getByText(count)).toBeVisible();
  }
});
