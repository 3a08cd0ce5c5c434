import type { Locator, Page } from '@playwright/test';
import { inDays } from './clock.ts';
import { faults } from './faults.ts';
import { aCustomer, anExpense, anInvoice } from './given.ts';
import { newCompany, signedIn } from './people.ts';
import { dayIn, expect, expectText, field, goOn, test } from './walk.ts';

const dialog = (page: Page) => page.getByRole('alertdialog');
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });

test('an expense is repeated, skipped once, and ended', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const expense = await anExpense(manager, { description: 'Berth 14', amount: '900' });
  await page.goto('/finance/expenses');
  await expect(button(page, 'Recurring')).toHaveCount(0);
  await button(page, `Repeat ${expense.description}`).click();
  await expect(dialog(page)).toContainText('It is logged automatically on the morning of each of its days.');
  await field(dialog(page), 'Every').fill('2');
  await field(dialog(page), 'Last day').fill(inDays(-400));
  await button(dialog(page), 'Repeat').click();
  await expect(dialog(page)).toContainText("The last day can't be before the first");
  await field(dialog(page), 'Last day').fill('');
  expect(await faults(page)).toEqual([]);
  const first = await dayIn(field(dialog(page), 'First day'));
  await button(dialog(page), 'Repeat').click();
  await expectText(page, 'It will repeat');
  await button(page, 'Recurring').click();
  const row = dialog(page).getByRole('listitem');
  await expect(row).toContainText('€900.00 · every 2 months · next on');
  const [recurring] = await manager.get<{ nextOn: string }[]>('/api/recurring');
  expect(recurring?.nextOn).toBe(first);
  const rhythm = row.getByText(/every 2 months/);
  const before = await rhythm.textContent();
  await button(row, 'Skip the next of Berth 14').click();
  await expect(rhythm).not.toHaveText(before ?? '');
  expect(await faults(page)).toEqual([]);
  await button(row, 'End Berth 14').click();
  await button(page, 'End it').click();
  await expect(dialog(page)).toContainText('Nothing repeats.');
});

test('an invoice is repeated from its page, and is listed among the recurring ones with its customer', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const customer = await aCustomer(manager, { firstName: 'Ada', lastName: 'Lund' });
  const invoice = await anInvoice(manager, { customerId: customer.id });
  await page.goto(`/finance/invoices/${invoice.id}`);
  await button(page, `More about ${invoice.invoiceNumber}`).click();
  await page.getByRole('menuitem', { name: 'Repeat', exact: true }).click();
  await expect(dialog(page)).toContainText('You send it yourself.');
  await button(dialog(page), 'Repeat').click();
  await expectText(page, 'It will repeat');
  await goOn(page, '/finance/invoices');
  await button(page, 'Recurring').click();
  await expect(dialog(page).getByRole('listitem')).toContainText('Ada Lund');
  await expect(dialog(page).getByRole('listitem')).toContainText('every month · next on');
});
