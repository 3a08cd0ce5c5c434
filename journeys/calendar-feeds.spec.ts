import { aYacht, expect, faults, signedIn, test } from './walk.ts';

test('a manager makes a calendar address for a yacht, it is read, shows so, and opens nothing once it is revoked', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const token = await signedIn(page, 'maya');
  const { id, name } = await aYacht(page.request, token);
  const booked = await page.request.post('/api/schedule', {
    data: {
      title: 'Family, with; commas',
      type: 'charter',
      yachtId: id,
      startDate: '2031-06-07T10:00:00Z',
      endDate: '2031-06-14T10:00:00Z',
    },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(booked.status()).toBe(201);
  await page.goto('/schedule');
  await page.getByRole('button', { name: 'Calendar feeds' }).click();
  const dialog = page.getByRole('dialog', { name: 'Calendar feeds' });
  await dialog.getByRole('combobox', { name: 'Calendar of' }).click();
  await page.getByRole('option', { name: 'One yacht' }).click();
  await expect(dialog.getByRole('button', { name: 'Create address' })).toBeDisabled();
  await dialog.getByRole('combobox', { name: 'Yacht' }).fill(name);
  await page.getByRole('option', { name }).click();
  await dialog.getByRole('button', { name: 'Create address' }).click();
  await dialog.getByRole('button', { name: 'Copy address' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(await dialog.getByLabel('Calendar address').inputValue()).toBe(address);
  await expect(dialog.getByRole('link', { name: 'Open in a calendar' })).toHaveAttribute('href', address.replace('http:', 'webcal:'));
  const row = dialog.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Never read yet');
  expect(await faults(page)).toEqual([]);

  const calendar = await fetch(address);
  expect(calendar.status).toBe(200);
  expect(await calendar.text()).toContain('SUMMARY:Family\\, with\\; commas');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.reload();
  await page.getByRole('button', { name: 'Calendar feeds' }).click();
  await expect(row).toContainText('Last read just now');
  await expect(dialog.getByLabel('Calendar address')).toHaveCount(0);

  await row.getByRole('button', { name: /^Revoke/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  expect((await fetch(address)).status).toBe(200);
  await row.getByRole('button', { name: /^Revoke/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke address' }).click();
  await expect(page.getByText('Address revoked', { exact: true })).toBeVisible();
  await expect(row).toHaveCount(0);
  expect((await fetch(address)).status).toBe(404);
});

test('staff without the right to it see no calendar feeds', async ({ page }) => {
  await signedIn(page, 'tom');
  await page.goto('/schedule');
  await expect(page.getByRole('link', { name: 'Add Event' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Calendar feeds' })).toHaveCount(0);
});

test('a platform admin chooses whose whole fleet the calendar shows', async ({ page }) => {
  await signedIn(page, 'admin');
  await page.goto('/schedule');
  await page.getByRole('button', { name: 'Calendar feeds' }).click();
  const dialog = page.getByRole('dialog', { name: 'Calendar feeds' });
  await expect(dialog.getByRole('combobox', { name: 'Calendar of' })).toContainText('Whole fleet');
  await expect(dialog.getByRole('button', { name: 'Create address' })).toBeDisabled();
  await dialog.getByRole('combobox', { name: 'Company' }).fill('Azure');
  await page.getByRole('option', { name: 'Azure Charters', exact: true }).click();
  await dialog.getByRole('button', { name: 'Create address' }).click();
  await expect(dialog.getByLabel('Calendar address')).toBeVisible();
  const rows = dialog.getByRole('listitem').filter({ hasText: 'Azure Charters' }).filter({ hasText: 'Whole fleet' });
  await expect(rows).toHaveCount(1);
  await expect(dialog.getByRole('button', { name: 'New address', exact: true })).toBeVisible();
});

test('on a phone, in the dark, the dialog fits and axe finds nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem('ui-theme', 'dark'));
  await signedIn(page, 'nora');
  await page.goto('/schedule');
  await page.getByRole('button', { name: 'Calendar feeds' }).click();
  const dialog = page.getByRole('dialog', { name: 'Calendar feeds' });
  await dialog
    .getByRole('button', { name: /address$/ })
    .last()
    .click();
  await expect(dialog.getByLabel('Calendar address')).toBeVisible();
  expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  expect(await faults(page)).toEqual([]);
});
