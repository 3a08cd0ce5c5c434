import type { Part, PartStock } from '#domain/parts/part.ts';
import { aYacht } from './given.ts';
import { newCompany, signedIn, unique } from './people.ts';
import { expect, field, test } from './walk.ts';

test('the minimum is changed without overwriting the stock that somebody else has just used', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const yacht = await aYacht(manager);
  const part = await manager.post<Part>('/api/parts', { name: unique('Impeller') });
  const stock = await manager.post<PartStock>(`/api/parts/${part.id}/stocks`, { yachtId: yacht.id, quantity: 5 });
  await page.goto('/maintenance/parts');
  await page.getByRole('button', { name: `Count ${part.name}, ${yacht.name}`, exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await field(dialog, 'Minimum').fill('4');
  await manager.post(`/api/stocks/${stock.id}/movements`, { kind: 'used', quantity: 2 });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Stock counted', { exact: true })).toBeVisible();
  expect(await manager.get(`/api/stocks/${stock.id}`)).toMatchObject({ quantity: 3, minimum: 4 });
});

test('quantities and costs are read as the company writes numbers, and their fields say how', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany({ defaultCurrency: 'EUR' })).person('manager'));
  const yacht = await aYacht(manager);
  const part = await manager.post<Part>('/api/parts', { name: unique('Cable ties') });
  const stock = await manager.post<PartStock>(`/api/parts/${part.id}/stocks`, { yachtId: yacht.id, quantity: 5 });
  const dialog = page.getByRole('alertdialog');
  await page.goto('/maintenance/parts');
  await page.getByRole('button', { name: `Count ${part.name}, ${yacht.name}`, exact: true }).click();
  await field(dialog, 'In stock').fill('1.250');
  await expect(dialog.getByText('Read as 1,250', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Stock counted', { exact: true })).toBeVisible();
  expect(await manager.get(`/api/stocks/${stock.id}`)).toMatchObject({ quantity: 1250 });

  await page.getByRole('button', { name: `Receive, use or move ${part.name}, ${yacht.name}`, exact: true }).click();
  await dialog.getByRole('combobox', { name: 'What happened', exact: true }).click();
  await page.getByRole('option', { name: 'Received', exact: true }).click();
  await field(dialog, 'Quantity').fill('1,250');
  await expect(dialog.getByText('Read as 1.25', { exact: true })).toBeVisible();
  await field(dialog, 'Unit cost').fill('2.400');
  await expect(dialog.getByText('Read as €2,400.00', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Received 1.25', { exact: true })).toBeVisible();
  expect(await manager.get(`/api/stocks/${stock.id}`)).toMatchObject({ quantity: 1251.25, unitCost: '2400.00' });
});

test('once the only part of the last page is deleted, the page before it is shown', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  for (let nth = 1; nth <= 21; nth++) await manager.post<Part>('/api/parts', { name: `Part ${String(nth).padStart(2, '0')}` });
  await page.goto('/maintenance/parts?page=2');
  await page.getByRole('button', { name: 'More about Part 21', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete part', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete part', exact: true }).click();
  await expect(page.getByText('Part 20', { exact: true })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pages of parts', exact: true })).toContainText('20 parts');
});
