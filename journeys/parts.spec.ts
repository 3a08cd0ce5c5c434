import type { Part, PartStock } from '#domain/parts/part.ts';
import { aYacht } from './given.ts';
import { newCompany, signedIn, unique } from './people.ts';
import { expect, field, test } from './walk.ts';

test('how many there have to be is changed without counting anew what somebody else has just used', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const yacht = await aYacht(manager);
  const part = await manager.post<Part>('/api/parts', { name: unique('Impeller') });
  const stock = await manager.post<PartStock>(`/api/parts/${part.id}/stocks`, { yachtId: yacht.id, quantity: 5 });
  await page.goto('/maintenance/parts');
  await page.getByRole('button', { name: `Count ${part.name}, ${yacht.name}`, exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await field(dialog, 'There have to be').fill('4');
  await manager.post(`/api/stocks/${stock.id}/movements`, { kind: 'used', quantity: 2 });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Stock counted', { exact: true })).toBeVisible();
  expect(await manager.get(`/api/stocks/${stock.id}`)).toMatchObject({ quantity: 3, minimum: 4 });
});
