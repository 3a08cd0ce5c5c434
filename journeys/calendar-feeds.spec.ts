import { faults } from './faults.ts';
import { anEvent, aYacht } from './given.ts';
import { harbor, signedIn } from './people.ts';
import { expect, field, test } from './walk.ts';

test('a manager creates a calendar address for a yacht, which shows when it was read and stops working once it is revoked', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const manager = await signedIn(page, 'manager');
  const { id, name } = await aYacht(manager);
  await anEvent(manager, { yachtId: id, title: 'Family, with; commas' });
  await page.goto('/schedule');
  await page.getByRole('button', { name: 'Calendar feeds', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Calendar feeds', exact: true });
  await dialog.getByRole('combobox', { name: 'Calendar of', exact: true }).click();
  await page.getByRole('option', { name: 'One yacht', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Create address', exact: true })).toBeDisabled();
  await dialog.getByRole('combobox', { name: 'Yacht', exact: true }).fill(name);
  await page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
  await dialog.getByRole('button', { name: 'Create address', exact: true }).click();
  await dialog.getByRole('button', { name: 'Copy address', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Copied', exact: true })).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(await field(dialog, 'Calendar address').inputValue()).toBe(address);
  await expect(dialog.getByRole('link', { name: 'Open in a calendar', exact: true })).toHaveAttribute(
    'href',
    address.replace('http:', 'webcal:'),
  );
  const row = dialog.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Not read yet');
  expect(await faults(page)).toEqual([]);

  const calendar = await fetch(address);
  expect(calendar.status).toBe(200);
  expect(await calendar.text()).toContain('SUMMARY:Family\\, with\\; commas');
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await page.reload();
  await page.getByRole('button', { name: 'Calendar feeds', exact: true }).click();
  await expect(row).toContainText('Last read just now');
  await expect(field(dialog, 'Calendar address')).toHaveCount(0);

  await row.getByRole('button', { name: /^Revoke/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel', exact: true }).click();
  expect((await fetch(address)).status).toBe(200);
  await row.getByRole('button', { name: /^Revoke/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke address', exact: true }).click();
  await expect(page.getByText('Address revoked', { exact: true })).toBeVisible();
  await expect(row).toHaveCount(0);
  expect((await fetch(address)).status).toBe(404);
});

test('staff without the right see no calendar feeds', async ({ page }) => {
  await signedIn(page, 'staff');
  await page.goto('/schedule');
  // Located by its address, because an empty day has an Add Event link of its own.
  await expect(page.locator('a[href="/schedule/new"]', { hasText: /^Add Event$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Calendar feeds', exact: true })).toHaveCount(0);
});

test('a platform admin chooses the company whose fleet the calendar shows', async ({ page }) => {
  const { company } = await harbor();
  await signedIn(page, 'admin');
  await page.goto('/schedule');
  await page.getByRole('button', { name: 'Calendar feeds', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Calendar feeds', exact: true });
  await expect(dialog.getByRole('combobox', { name: 'Calendar of', exact: true })).toContainText('Whole fleet');
  await expect(dialog.getByRole('button', { name: 'Create address', exact: true })).toBeDisabled();
  await dialog.getByRole('combobox', { name: 'Company', exact: true }).fill(company.name);
  await page.getByRole('option', { name: company.name, exact: true }).click();
  await dialog.getByRole('button', { name: 'Create address', exact: true }).click();
  await expect(field(dialog, 'Calendar address')).toBeVisible();
  const rows = dialog
    .getByRole('listitem')
    .filter({ hasText: company.name })
    .filter({ has: page.getByText('Whole fleet', { exact: true }) });
  await expect(rows).toHaveCount(1);
  await expect(dialog.getByRole('button', { name: 'New address', exact: true })).toBeVisible();
});

test('on a phone, in the dark, the dialog fits and axe finds nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem('ui-theme', 'dark'));
  await signedIn(page, 'manager');
  await page.goto('/schedule');
  await page.getByRole('button', { name: 'Calendar feeds', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Calendar feeds', exact: true });
  await dialog
    .getByRole('button', { name: /address$/ })
    .last()
    .click();
  await expect(field(dialog, 'Calendar address')).toBeVisible();
  expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  expect(await faults(page)).toEqual([]);
});
