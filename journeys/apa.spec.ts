import type { Charter } from '#domain/desk/charter.ts';
import { inDays } from './clock.ts';
import { faultsInBothThemes } from './faults.ts';
import { aCharter, aYacht } from './given.ts';
import { newCompany, signedIn } from './people.ts';
import { aPicture, expect, field, goOn, hold, test } from './walk.ts';

test('aboard, an APA receipt is a photo, an amount and a category, stored once despite a lost answer, and closing refunds the rest', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const { id: yachtId } = await aYacht(manager, { name: 'Mistral' });
  await manager.patch(`/api/yachts/${yachtId}/charter-terms`, { currency: 'EUR', checkInDays: [] });
  const dates = { startDate: `${inDays(-9)}T15:00:00Z`, endDate: `${inDays(-2)}T07:00:00Z` };
  const { id } = await aCharter(manager, { yachtId, ...dates, contactLastName: 'Lind' });
  await manager.patch(`/api/charters/${id}`, { lines: [{ kind: 'base', label: 'A week', unitPrice: '40000' }] });
  const { number, plan } = await manager.post<Charter>(`/api/charters/${id}/book`, { offTerms: true });
  expect(plan.some(({ kind }) => kind === 'apa')).toBe(false);

  // The APA is opened beside the payments, and received with its line of the payment plan.
  await goOn(page, `/desk/${id}?tab=payments`);
  await page.getByRole('button', { name: 'Open APA', exact: true }).click();
  await field(page.getByRole('alertdialog'), 'Amount').fill('12000');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Open APA', exact: true }).click();
  await expect(page.getByText('APA opened', { exact: true })).toBeVisible();
  const { customerId, apa } = await manager.get<Charter>(`/api/charters/${id}`);
  const paid = { direction: 'in', customerId, day: inDays(-10), amount: '12000', currency: 'EUR', method: 'bank_transfer' };
  await manager.post('/api/payments', { ...paid, allocations: [{ apaId: apa?.id, amount: '12000' }] });
  expect(await faultsInBothThemes(page, 'the payments of a charter with an APA')).toEqual([]);

  await page.getByRole('link', { name: 'Receipts', exact: true }).click();
  await page.locator('input[type=file]').first().setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: aPicture() });
  await expect(page.getByRole('button', { name: 'Remove receipt', exact: true })).toBeVisible();
  const save = page.getByRole('button', { name: 'Save receipt', exact: true });
  await save.click();
  await expect(page.getByText('Category is required', { exact: true })).toBeVisible();
  await field(page, 'Amount').fill('10700');
  await page.getByRole('radio', { name: 'Fuel', exact: true }).check();
  expect(await faultsInBothThemes(page, 'a receipt of an APA on a phone')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  // The entry is stored but its answer is lost: sent again, it is still stored once.
  await page.route('**/api/apa/*/entries', (route) => route.fetch().then(() => route.abort()), { times: 1 });
  await save.click();
  await expect(page.getByText('Receipt not saved', { exact: true })).toBeVisible();
  await expect(field(page, 'Amount')).toHaveValue('10700');
  await save.click();
  await expect(page.getByText('€10,700.00 spent, €1,300.00 left.', { exact: true })).toBeVisible();
  const receipts = page.getByRole('region', { name: 'Receipts', exact: true }).getByRole('listitem');
  await expect(receipts).toHaveCount(1);
  await expect(page.getByText('Low', { exact: true })).toBeVisible();

  // Somebody else adds a receipt, of which the page hears nothing: closing it is asked again, for what is left now.
  const accounts = await hold(page, '**/api/apa*', 'GET');
  await page.getByRole('button', { name: 'Close APA', exact: true }).click();
  const closing = page.getByRole('alertdialog', { name: `Close the APA of ${number}?`, exact: true });
  await expect(closing).toContainText('€1,300.00 goes back to');
  expect(await faultsInBothThemes(page, 'an APA that is closed')).toEqual([]);
  await manager.post(`/api/apa/${apa?.id}/entries`, { day: inDays(-3), category: 'berths', amount: '300', method: 'cash' });
  await closing.getByRole('button', { name: 'Close APA', exact: true }).click();
  await expect(closing).toContainText('€1,000.00 goes back to');
  expect(await manager.get(`/api/apa/${apa?.id}`)).toMatchObject({ state: 'open', balance: '1000.00' });
  accounts.release();
  await closing.getByRole('button', { name: 'Close APA', exact: true }).click();
  await expect(page.getByText('APA closed', { exact: true })).toBeVisible();
  await expect(save).toBeHidden();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download ${number}-apa.pdf`, exact: true }).click();
  expect((await download).suggestedFilename()).toBe(`${number}-apa.pdf`);
});
