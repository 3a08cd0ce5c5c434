import type { Locator, Page } from '@playwright/test';
import { faults } from './faults.ts';
import { aCustomer, anInvoice } from './given.ts';
import { signedIn } from './people.ts';
import { expect, expectText, field, goOn, test } from './walk.ts';

const dialog = (page: Page) => page.getByRole('alertdialog');
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const payments = (page: Page) => page.getByRole('region', { name: 'Payments', exact: true });

test('what a customer pays beyond an invoice becomes their credit, which is used for the next one in one click', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const customer = await aCustomer(manager);
  const name = `${customer.firstName} ${customer.lastName}`;
  const invoice = (unitPrice: string) =>
    anInvoice(manager, {
      customerId: customer.id,
      taxRate: '0',
      status: 'sent',
      items: [{ description: 'A day at sea', quantity: '1', unitPrice }],
    });
  const [first, second] = [await invoice('500'), await invoice('300')];

  await page.goto(`/finance/invoices/${first.id}`);
  await button(page, 'Record payment').click();
  await expect(field(dialog(page), 'Amount')).toHaveValue('500');
  expect(await faults(page)).toEqual([]);
  await field(dialog(page), 'Amount').fill('620,50');
  await expect(dialog(page)).toContainText(`€120.50 is more than is outstanding. It stays as credit for ${name}.`);
  await field(dialog(page), 'Reference').fill('Transfer 0107');
  await button(dialog(page), 'Record payment').click();
  await expectText(page, 'Payment recorded');
  await expect(payments(page)).toContainText('Transfer 0107, of €620.50');
  await expect(page.getByRole('combobox', { name: `Status of ${first.invoiceNumber}`, exact: true })).toContainText('Paid');

  await goOn(page, `/finance/invoices/${second.id}`);
  await expect(payments(page)).toContainText(`${name} has €120.50 in credit.`);
  await button(payments(page), 'Use €120.50').click();
  await expectText(page, 'Credit used');
  await expect(page.getByLabel('Totals', { exact: true })).toContainText(/Paid\s*€120.50\s*Open\s*€179.50/);
  await expect(payments(page)).not.toContainText('in credit');
  await expect(page.getByRole('region', { name: 'History', exact: true })).toContainText(
    `Allocated €120.50 from ${name}’s credit to ${second.invoiceNumber}`,
  );
  expect(await faults(page)).toEqual([]);
});

test('a payment that was a mistake is deleted on the invoice or in the books, and the invoice is open again', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const customer = await aCustomer(manager);
  const items = [{ description: 'A day at sea', quantity: '1', unitPrice: '500' }];
  const invoice = await anInvoice(manager, { customerId: customer.id, taxRate: '0', status: 'sent', items });
  const status = page.getByRole('combobox', { name: `Status of ${invoice.invoiceNumber}`, exact: true });
  const pay = async () => {
    await page.goto(`/finance/invoices/${invoice.id}`);
    await button(page, 'Record payment').click();
    await button(dialog(page), 'Record payment').click();
    await expect(status).toContainText('Paid');
  };

  await pay();
  await button(payments(page), 'Delete the payment of €500.00').click();
  await expect(dialog(page)).toContainText(`becomes outstanding again on ${invoice.invoiceNumber}`);
  await button(dialog(page), 'Delete payment').click();
  await expectText(page, 'Payment deleted');
  await expect(status).toContainText('Sent');
  await expect(payments(page)).toContainText('No payment yet.');

  // In the books it is income, which is deleted with its payment.
  await pay();
  await goOn(page, `/finance/income?customerId=${customer.id}&period=all`);
  await button(page.getByRole('main'), `Delete Invoice ${invoice.invoiceNumber}`).click();
  await expect(dialog(page).getByRole('heading')).toHaveText('Delete this payment?');
  await button(dialog(page), 'Delete payment').click();
  await expectText(page, 'Payment deleted');
  await goOn(page, `/finance/invoices/${invoice.id}`);
  await expect(status).toContainText('Sent');
});
