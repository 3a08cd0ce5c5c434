import type { Locator, Page } from '@playwright/test';
import { inDays } from './clock.ts';
import { faults } from './faults.ts';
import { aCustomer, anInvoice } from './given.ts';
import { newCompany, signedIn } from './people.ts';
import { expect, field, goOn, test, dateText } from './walk.ts';

const dialog = (page: Page) => page.getByRole('alertdialog');
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const reminders = (page: Page) => page.getByRole('region', { name: 'Reminders', exact: true });

test('an invoice due for a reminder is found, reminded of with the text of its level, and waits for the next one', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const customer = await aCustomer(manager, { email: 'ada@guests.example' });
  const due = inDays(-10);
  const late = await anInvoice(manager, { customerId: customer.id, status: 'sent', issueDate: inDays(-40), dueDate: due });
  const early = await anInvoice(manager, { customerId: customer.id, status: 'sent', issueDate: inDays(-40), dueDate: inDays(-2) });
  await page.goto('/finance/invoices');
  await page.getByRole('link', { name: '1 to remind', exact: true }).click();
  await expect(page.getByRole('link', { name: late.invoiceNumber, exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: early.invoiceNumber, exact: true })).toHaveCount(0);
  await button(page, `Remind ${late.invoiceNumber}`).click();
  await expect(dialog(page)).toContainText('Reminder 1 of 3. The same PDF is sent again.');
  await expect(field(dialog(page), 'Message')).toHaveValue(new RegExp(`of invoice ${late.invoiceNumber} was due on`));
  expect(await faults(page)).toEqual([]);
  await button(dialog(page), 'Send reminder').click();
  await expect(page.getByText('Reminder on its way', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: '1 to remind', exact: true })).toHaveCount(0);

  await goOn(page, `/finance/invoices/${late.id}`);
  await expect(reminders(page)).toContainText('Reminder 1 of 3');
  await expect(reminders(page)).toContainText('to ada@guests.example');
  await expect(reminders(page)).toContainText(`Reminder 2 of 3 can go out on ${dateText.calendarDay(inDays(11))}.`);
  await button(reminders(page), 'Pause reminders').click();
  await expect(reminders(page)).toContainText('Reminders for this invoice are stopped.');
  await button(reminders(page), 'Resume reminders').click();
  await expect(button(reminders(page), 'Pause reminders')).toBeVisible();
  expect(await faults(page)).toEqual([]);
});

test('a reminder that the platform’s admin writes is signed by the company of the invoice', async ({ page }) => {
  const { company, person } = await newCompany();
  const manager = await person('manager');
  const customer = await aCustomer(manager, { email: 'ada@guests.example' });
  const { id } = await anInvoice(manager, { customerId: customer.id, status: 'sent', issueDate: inDays(-9), dueDate: inDays(-2) });
  await signedIn(page, 'admin');
  await page.goto(`/finance/invoices/${id}`);
  await button(page, 'Send again').click();
  await expect(field(dialog(page), 'Message')).toHaveValue(new RegExp(`\\n${company.name}$`));
});

test('a company edits its reminders, and each has to be later than the one before', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const customer = await aCustomer(manager, { firstName: 'Ada', lastName: 'Lund' });
  const { id } = await anInvoice(manager, { customerId: customer.id, status: 'sent', issueDate: inDays(-40), dueDate: inDays(-4) });
  await page.goto('/settings');
  await expect(page.getByText('7, 21 and 35 days after an invoice was due', { exact: true })).toBeVisible();
  await button(page, 'Edit reminders').click();
  await button(dialog(page), 'Remove reminder 3').click();
  await field(dialog(page), 'Reminder 2: days after the due date').fill('3');
  await button(dialog(page), 'Save reminders').click();
  await expect(dialog(page)).toContainText('Each reminder is later than the one before');
  await field(dialog(page), 'Reminder 1: days after the due date').fill('2');
  await field(dialog(page), 'Text of reminder 1').fill('{customer}, you are {late} late.');
  expect(await faults(page)).toEqual([]);
  // Neither Escape nor Cancel discards what was typed without asking.
  for (const leave of [() => page.keyboard.press('Escape'), () => button(dialog(page), 'Cancel').click()]) {
    await leave();
    await button(page, 'Keep editing').click();
    await expect(field(dialog(page), 'Text of reminder 1')).toHaveValue('{customer}, you are {late} late.');
  }
  await button(dialog(page), 'Save reminders').click();
  await expect(page.getByText('2 and 3 days after an invoice was due', { exact: true })).toBeVisible();
  expect(await manager.get(`/api/invoices/${id}/payment-reminders`)).toMatchObject({
    levels: 2,
    next: { isDue: true, message: 'Ada Lund, you are 4 days late.' },
  });
});

test('an email’s text follows its invoice, and an edited one isn’t sent after a change that its sender hasn’t seen', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const customer = await aCustomer(manager, { email: 'ada@guests.example' });
  const late = await anInvoice(manager, { customerId: customer.id, status: 'sent', issueDate: inDays(-40), dueDate: inDays(-10) });
  const draft = await anInvoice(manager, { customerId: customer.id });
  const message = field(dialog(page), 'Message');
  await page.goto('/finance/invoices');
  await page.getByRole('link', { name: '1 to remind', exact: true }).click();
  // The draft was above it, so it moves once the draft is gone.
  await expect(page.getByRole('link', { name: /^INV-/ })).toHaveText([late.invoiceNumber]);
  await button(page, `Remind ${late.invoiceNumber}`).click();
  await expect(message).toHaveValue(/€500\.00/);
  await manager.post(`/api/payments`, {
    direction: 'in',
    customerId: customer.id,
    day: inDays(0),
    amount: '200.00',
    currency: 'EUR',
    method: 'bank_transfer',
    allocations: [{ invoiceId: late.id, amount: '200.00' }],
  });
  await expect(message).toHaveValue(/€300\.00/);
  await button(dialog(page), 'Cancel').click();

  const costs = (unitPrice: string) =>
    manager.patch(`/api/invoices/${draft.id}`, { items: [{ description: 'Charter', quantity: '1', unitPrice }] });
  await goOn(page, `/finance/invoices/${draft.id}`);
  await button(page, 'Send by email').click();
  await expect(message).toHaveValue(/€500\.00/);
  await costs('600.00');
  await expect(message).toHaveValue(/€600\.00/);
  await message.fill('Six hundred euros, please');
  await costs('700.00');
  await expect(page.getByText('€700.00', { exact: true }).first()).toBeAttached();
  await button(dialog(page), 'Send invoice').click();
  await expect(page.getByText(/Check your message, and send it again\.$/)).toBeVisible();
  expect(await manager.get(`/api/invoices/${draft.id}`)).toMatchObject({ status: 'draft' });
  await expect(message).toHaveValue('Six hundred euros, please');
  await message.fill('Seven hundred euros, please');
  await button(dialog(page), 'Send invoice').click();
  await expect(page.getByText('Invoice on its way', { exact: true })).toBeVisible();
});
