import type { Locator, Page } from '@playwright/test';
import { faults } from './faults.ts';
import { aCustomer, anInvoice } from './given.ts';
import { signedIn, type Person } from './people.ts';
import { expect, expectText, field, goOn, test } from './walk.ts';

const dialog = (page: Page) => page.getByRole('alertdialog');
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const notes = (page: Page) => page.getByRole('region', { name: 'Credit notes', exact: true });
const totals = (page: Page) => page.getByLabel('Totals', { exact: true });

async function aSentInvoice(by: Person, customerId: number) {
  const items = [
    { description: 'A week at sea', quantity: '1', unitPrice: '1000' },
    { description: 'Lunch ashore', quantity: '1', unitPrice: '200' },
  ];
  return anInvoice(by, { customerId, taxRate: '20', status: 'sent', items });
}

test('a part of an invoice is credited, and the open amount updates while typing', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const customer = await aCustomer(manager);
  const invoice = await aSentInvoice(manager, customer.id);

  await page.goto(`/finance/invoices/${invoice.id}`);
  await button(page, 'Credit note').click();
  await expect(field(dialog(page), 'A week at sea')).toHaveValue('1000');
  await expect(dialog(page).getByRole('status')).toContainText('€1,440.00 less is outstanding.');
  await field(dialog(page), 'A week at sea').fill('0');
  await field(dialog(page), 'Lunch ashore').fill('250');
  await button(dialog(page), 'Create credit note').click();
  await expect(dialog(page)).toContainText('Reason is required');
  await expect(dialog(page)).toContainText('€200.00 of this line is left to credit.');
  await field(dialog(page), 'Lunch ashore').fill('50');
  await field(dialog(page), 'Reason').fill('Two guests stayed aboard');
  await expect(dialog(page).getByRole('status')).toContainText(/Credited with €10.00 of tax\s*€60.00/);
  expect(await faults(page)).toEqual([]);
  await button(dialog(page), 'Create credit note').click();
  await expectText(page, 'Credit note created');

  await expect(totals(page)).toContainText(/Paid\s*€0.00\s*Credited\s*€60.00\s*Open\s*€1,380.00/);
  await expect(notes(page)).toContainText('Two guests stayed aboard');
  const number = /CN-\d{4}-\d{4}/.exec((await notes(page).textContent()) ?? '')?.[0] ?? '';
  const saved = page.waitForEvent('download');
  await button(notes(page), `Download ${number} as PDF`).click();
  expect((await saved).suggestedFilename()).toBe(`${number}.pdf`);
  await expect(page.getByRole('region', { name: 'History', exact: true })).toContainText(
    `Credited €60.00 of ${invoice.invoiceNumber} with ${number}`,
  );
  expect(await faults(page)).toEqual([]);

  await button(notes(page), `Send ${number} by email`).click();
  await expect(field(dialog(page), 'To')).toHaveValue(customer.email ?? '');
  await expect(field(dialog(page), 'Message')).toHaveValue(
    new RegExp(`attached credit note ${number} for €60.00 of invoice ${invoice.invoiceNumber}`),
  );
  await field(dialog(page), 'To').fill('credited@guests.example');
  await button(dialog(page), 'Send credit note').click();
  await expectText(page, 'Credit note on its way');
  await expect(notes(page)).toContainText('credited@guests.example');
});

test('credit notes are listed among the invoices, open with what they credit, and are found by number', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const customer = await aCustomer(manager);
  const [one, other] = [await aSentInvoice(manager, customer.id), await aSentInvoice(manager, customer.id)];
  await manager.post('/api/payments', {
    direction: 'in',
    customerId: customer.id,
    day: one.issueDate,
    amount: '1440',
    currency: 'EUR',
    allocations: [{ invoiceId: one.id, amount: '1440' }],
  });
  const lunch = { reason: 'Lunch was refused', items: [{ itemId: one.items[1]?.id ?? 0, amount: '100' }] };
  const note = await manager.post<{ number: string }>(`/api/invoices/${one.id}/credit-notes`, lunch);
  const week = { reason: 'A day of rain', items: [{ itemId: other.items[0]?.id ?? 0, amount: '100' }] };
  const setOff = await manager.post<{ number: string }>(`/api/invoices/${other.id}/credit-notes`, week);

  await page.goto(`/finance/invoices?customerId=${customer.id}`);
  await page.getByRole('combobox', { name: 'Kind', exact: true }).click();
  await page.getByRole('option', { name: 'Credit notes', exact: true }).click();
  await expect(page).toHaveURL(`/finance/credit-notes?customerId=${customer.id}`);
  await expect(page.getByRole('tab', { name: 'Invoices', exact: true, selected: true })).toBeVisible();
  const row = (number: string) => page.getByRole('row').filter({ hasText: number });
  await expect(row(note.number)).toContainText(/Lunch was refused.*€120.00.*€120.00/);
  await expect(row(setOff.number)).toContainText(/A day of rain.*€120.00.*None/);
  await page.getByRole('combobox', { name: 'Credit', exact: true }).click();
  await page.getByRole('option', { name: 'With credit left', exact: true }).click();
  await expect(row(setOff.number)).toHaveCount(0);
  expect(await faults(page)).toEqual([]);

  await row(note.number).getByRole('link', { name: note.number, exact: true }).click();
  const noteDialog = page.getByRole('dialog', { name: note.number, exact: true });
  await expect(noteDialog.getByLabel('What is credited', { exact: true })).toContainText(
    /Lunch ashore€100.00Without tax€100.00.*€20.00Total€120.00/,
  );
  await expect(noteDialog.getByLabel('Where it went', { exact: true })).toContainText('The customer’s credit€120.00');
  expect(await faults(page)).toEqual([]);
  await noteDialog.getByRole('link', { name: one.invoiceNumber, exact: true }).click();
  await expect(page).toHaveURL(`/finance/invoices/${one.id}`);

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search', exact: true }).fill(setOff.number);
  await page.getByRole('option', { name: new RegExp(setOff.number) }).click();
  await expect(page.getByRole('dialog', { name: setOff.number, exact: true })).toContainText(`Set off against ${other.invoiceNumber}`);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/finance/credit-notes');
});

test('a cancelled invoice is credited, and what was paid for it pays another one', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const customer = await aCustomer(manager);
  const name = `${customer.firstName} ${customer.lastName}`;
  const [first, second] = [await aSentInvoice(manager, customer.id), await aSentInvoice(manager, customer.id)];

  await page.goto(`/finance/invoices/${first.id}`);
  await button(page, 'Record payment').click();
  await field(dialog(page), 'Amount').fill('400');
  await button(dialog(page), 'Record payment').click();
  await expectText(page, 'Payment recorded');
  await button(page, 'Cancel invoice').click();
  await expect(dialog(page)).toContainText('A credit note is created for what isn’t credited yet');
  await field(dialog(page), 'Reason').fill('Called off');
  await button(dialog(page), 'Cancel invoice').click();
  await expect(page.getByRole('combobox', { name: `Status of ${first.invoiceNumber}`, exact: true })).toContainText('Cancelled');
  await expect(totals(page)).toContainText(/Paid\s*€400.00\s*Credited\s*€1,040.00\s*Open\s*€0.00/);
  await expect(notes(page)).toContainText('Called off');
  await expect(notes(page)).toContainText('€400.00 of it is credit');

  await goOn(page, `/finance/invoices/${second.id}`);
  await expect(page.getByRole('region', { name: 'Payments', exact: true })).toContainText(`${name} has €400.00 in credit.`);
  await button(page, 'Use €400.00').click();
  await expectText(page, 'Credit used');
  await expect(totals(page)).toContainText(/Paid\s*€0.00\s*Credited\s*€400.00\s*Open\s*€1,040.00/);
});

test('a customer’s account shows the balance after each entry, and credit is refunded', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const customer = await aCustomer(manager);
  const name = `${customer.firstName} ${customer.lastName}`;
  await page.goto(`/customers/${customer.id}?tab=account`);
  await expect(page.getByText('Nothing on the account yet', { exact: true })).toBeVisible();

  const invoice = await aSentInvoice(manager, customer.id);
  const paid = { direction: 'in', customerId: customer.id, day: invoice.issueDate, amount: '1440', currency: 'EUR' };
  await manager.post('/api/payments', { ...paid, allocations: [{ invoiceId: invoice.id, amount: '1440' }] });
  const credited = { reason: 'Rain', items: [{ itemId: invoice.items[1]?.id ?? 0, amount: '100' }] };
  await manager.post(`/api/invoices/${invoice.id}/credit-notes`, credited);
  const rows = page.getByRole('tabpanel').getByRole('listitem');
  await expect(rows).toHaveText([
    /Payment.*−€1,440.00.*€120.00 credit/,
    /Credit note CN-.*−€120.00.*€1,320.00 owed/,
    /Invoice INV-.*€1,440.00.*€1,440.00 owed/,
  ]);

  await expect(page.getByText(`${name} has €120.00 in credit.`, { exact: true })).toBeVisible();
  await button(page, 'Record refund').click();
  await field(dialog(page), 'Amount').fill('150');
  await button(dialog(page), 'Record refund').click();
  await expect(dialog(page)).toContainText('There is €120.00 in credit');
  await field(dialog(page), 'Amount').fill('120');
  expect(await faults(page)).toEqual([]);
  await button(dialog(page), 'Record refund').click();
  await expectText(page, 'Refund recorded');
  await expect(rows.first()).toHaveText(/Refund.*€120.00.*Settled/);
  await expect(button(page, 'Record refund')).toHaveCount(0);
  await rows
    .nth(2)
    .getByRole('link', { name: /^Credit note CN-/ })
    .click();
  await expect(page).toHaveURL(`/finance/invoices/${invoice.id}`);
});

test('the credit notes lead back to the invoices with their search and filters', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const customer = await aCustomer(manager);
  const invoice = await aSentInvoice(manager, customer.id);
  const list = `/finance/invoices?customerId=${customer.id}&status=sent&q=${invoice.invoiceNumber}`;
  await page.goto(list);
  await expect(page.getByRole('link', { name: invoice.invoiceNumber, exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Kind', exact: true }).click();
  await page.getByRole('option', { name: 'Credit notes', exact: true }).click();
  await expect(page).toHaveURL(/\/finance\/credit-notes\?/);
  await page.getByRole('link', { name: 'All invoices', exact: true }).first().click();
  await expect(page).toHaveURL((url) => {
    const params = Object.fromEntries(url.searchParams);
    return params['customerId'] === String(customer.id) && params['status'] === 'sent' && params['q'] === invoice.invoiceNumber;
  });
});
