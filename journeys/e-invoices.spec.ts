import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { faults } from './faults.ts';
import { aCustomer, anInvoice } from './given.ts';
import { newCompany, signedIn } from './people.ts';
import { expect, field, goOn, test } from './walk.ts';

const dialog = (page: Page) => page.getByRole('alertdialog');
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const profile = (page: Page, name: string) => dialog(page).getByRole('listitem', { name, exact: true });

test('an invoice shows what is missing for an e-invoice, links there, and can then be downloaded as XML', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const customer = await aCustomer(manager, { country: 'DE' });
  const items = [{ description: 'A week at sea', quantity: '1', unitPrice: '1000' }];
  const invoice = await anInvoice(manager, { customerId: customer.id, taxRate: '20', status: 'sent', items });

  await page.goto(`/finance/invoices/${invoice.id}`);
  await button(page, 'XML').click();
  await expect(profile(page, 'EN 16931')).toContainText('Enter your VAT number (Settings, Books, Seller)');
  expect(await faults(page)).toEqual([]);
  await profile(page, 'EN 16931').getByRole('link', { name: 'Enter your country (Settings, Books, Seller).', exact: true }).click();

  await field(dialog(page), 'Country').fill('fr');
  await field(dialog(page), 'VAT number').fill('FR123');
  await button(dialog(page), 'Save details').click();
  await expect(dialog(page)).toContainText('A French VAT number looks like FR12345678901.');
  await field(dialog(page), 'VAT number').fill('FR 40 123456789');
  expect(await faults(page)).toEqual([]);
  await button(dialog(page), 'Save details').click();
  await expect(page.getByText('Seller details saved', { exact: true })).toBeVisible();
  await expect(page.getByText('FR40123456789', { exact: true })).toBeVisible();

  await goOn(page, `/finance/invoices/${invoice.id}`);
  await button(page, 'XML').click();
  const saved = page.waitForEvent('download');
  await button(profile(page, 'EN 16931'), 'Download EN 16931 as UBL').click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe(`${invoice.invoiceNumber}-en16931-ubl.xml`);
  expect(await readFile(await file.path(), 'utf8')).toContain('<cbc:CompanyID>FR40123456789</cbc:CompanyID>');
  await expect(profile(page, 'Peppol BIS 3')).toContainText('Enter the customer’s electronic address');
  expect(await faults(page)).toEqual([]);
});

test('when two people correct the seller’s details at once, the second is warned, and both changes are kept', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  await page.goto('/settings#seller');
  await field(dialog(page), 'Street').fill('Quai 7');
  await manager.patch('/api/books/settings', { bic: 'AGRIFRPP' });
  await button(dialog(page), 'Save details').click();
  await expect(page.getByText(/Save again to keep yours\.$/)).toBeVisible();
  await expect(field(dialog(page), 'Street')).toHaveValue('Quai 7');
  await button(dialog(page), 'Save details').click();
  await expect(page.getByText('Seller details saved', { exact: true })).toBeVisible();
  expect(await manager.get('/api/books/settings')).toMatchObject({ street: 'Quai 7', bic: 'AGRIFRPP' });
});
