import { faultsInBothThemes } from './faults.ts';
import { aBankAccount, aCustomer, anInvoice } from './given.ts';
import { newCompany, signedIn, unique } from './people.ts';
import { expect, field, goOn, test } from './walk.ts';

test('a draft in dollars has the rate of the day until somebody enters another, and one in euros has none', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  await manager.patch('/api/books/settings', { reportingCurrency: 'EUR' });
  const { id: customerId } = await aCustomer(manager);
  const dollars = await anInvoice(manager, { customerId, currency: 'USD' });
  await page.goto(`/finance/invoices/${dollars.id}/edit`);
  await expect(field(page, 'Exchange rate')).toHaveAttribute('placeholder', 'Rate of the day');
  await field(page, 'Exchange rate').fill('a lot');
  await page.getByRole('button', { name: 'Save changes', exact: true }).click();
  await expect(page.getByText('A rate is a number above 0 with up to 8 decimals', { exact: true })).toBeVisible();
  await field(page, 'Exchange rate').fill('0,9');
  await expect(field(page, 'Exchange rate')).toHaveAccessibleDescription('EUR for one USD. Read as 0.9');
  expect(await faultsInBothThemes(page, 'an invoice with a rate of its own')).toEqual([]);
  await page.getByRole('button', { name: 'Save changes', exact: true }).click();
  await expect(page).toHaveURL(`/finance/invoices/${dollars.id}`);
  expect(await manager.get(`/api/invoices/${dollars.id}`)).toMatchObject({ exchangeRate: '0.90000000' });

  const euros = await anInvoice(manager, { customerId });
  await goOn(page, `/finance/invoices/${euros.id}/edit`);
  await expect(field(page, 'Issue date')).toBeVisible();
  await expect(field(page, 'Exchange rate')).toHaveCount(0);
});

test('an expense from a bank line shows the tax it includes', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  await manager.post('/api/tax-rates', { name: 'Standard', category: 'S', percent: '20', validFrom: '2020-01-01' });
  const account = await aBankAccount(manager);
  const marina = unique('Marina');
  const content = `Date;Amount;Name;Text\n2026-06-02;-120,00;${marina};Berth`;
  await manager.post(`/api/bank-accounts/${account.id}/statements`, { name: 'june.csv', content });
  await page.goto(`/finance/bank?account=${account.id}`);
  await page.getByRole('link', { name: `Expense for ${marina}, €120.00`, exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await field(dialog, 'Category').click();
  await page.getByRole('option', { name: 'Docking', exact: true }).click();
  await dialog.getByRole('combobox', { name: 'Tax rate', exact: true }).click();
  await page.getByRole('option', { name: 'Standard, 20%', exact: true }).click();
  await expect(field(dialog, 'Tax included')).toHaveAttribute('placeholder', '20.00');
  expect(await faultsInBothThemes(page, 'an expense from the bank with its tax')).toEqual([]);
  await dialog.getByRole('button', { name: 'Log the expense', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  expect(await manager.get(`/api/expenses?q=${encodeURIComponent('Berth')}`)).toMatchObject([{ taxPercent: '20.00', taxAmount: '20.00' }]);
});

test('a rate is typed with a comma or a point, and the field shows how it is read', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  await manager.patch('/api/books/settings', { reportingCurrency: 'EUR' });
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Edit exchange rates', exact: true }).click();
  const rate = page.getByRole('form', { name: 'New rate', exact: true });
  await field(rate, 'For one euro').fill('1,0850');
  await expect(field(rate, 'For one euro')).toHaveAccessibleDescription('Read as 1.0850');
  await rate.getByRole('button', { name: 'Save rate', exact: true }).click();
  await expect(page.getByText('1 EUR = 1.0850 USD', { exact: true }).first()).toBeVisible();
  await expect(field(rate, 'For one euro')).toHaveValue('');
});

test('another reporting currency is asked about first, because rates entered by hand are lost', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  await manager.patch('/api/books/settings', { reportingCurrency: 'EUR' });
  const { id: customerId } = await aCustomer(manager);
  const dollars = await anInvoice(manager, { customerId, currency: 'USD', exchangeRate: '0.9' });
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Edit exchange rates', exact: true }).click();
  const reported = page.getByRole('combobox', { name: 'Your books are reported in', exact: true });
  const question = page.getByRole('alertdialog', { name: 'Report your books in GBP?', exact: true });
  const choosePounds = async () => {
    await reported.click();
    await page.getByRole('option', { name: 'GBP', exact: true }).click();
    await expect(question).toContainText('Every document gets the rate of its day. Rates entered by hand are lost.');
  };
  await choosePounds();
  expect(await faultsInBothThemes(page, 'the question about another reporting currency')).toEqual([]);
  await question.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(question).toHaveCount(0);
  await expect(reported).toContainText('EUR');
  expect(await manager.get(`/api/invoices/${dollars.id}`)).toMatchObject({ exchangeRate: '0.90000000' });

  await choosePounds();
  await question.getByRole('button', { name: 'Report in GBP', exact: true }).click();
  await expect(page.getByText('Your books are reported in GBP.', { exact: true })).toBeVisible();
  await expect(question).toHaveCount(0);
  await expect(reported).toContainText('GBP');
  expect(await manager.get(`/api/invoices/${dollars.id}`)).toMatchObject({ exchangeRate: null });
});
