import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addDays, addMonths, firstOfMonth, type Day } from '#domain/shared/calendar-days.ts';
import { inDays } from './clock.ts';
import { faultsInBothThemes } from './faults.ts';
import { aCustomer, anExpense, anInvoice, aYacht } from './given.ts';
import { newCompany, signedIn, unique, type Person } from './people.ts';
import { expect, goOn, test } from './walk.ts';

/** The last day of the month before this one. */
const monthEnd = (): Day => addDays(firstOfMonth(inDays(0)), -1);

/** A yacht that was chartered for 10,000 and refueled for 1,200, both with 20 % of tax, last month. */
async function aMonth(by: Person) {
  const rate = { name: unique('Standard'), category: 'S', percent: '20', validFrom: '2020-01-01' };
  const { id: taxRateId } = await by.post<{ id: number }>('/api/tax-rates', rate);
  const yacht = await aYacht(by);
  const customer = await aCustomer(by, { organisation: unique('Baltic Events') });
  const end = monthEnd();
  const invoice = await anInvoice(by, {
    customerId: customer.id,
    yachtId: yacht.id,
    issueDate: end,
    dueDate: end,
    status: 'sent',
    items: [{ description: 'Charter', unitPrice: '10000', taxRateId }],
  });
  const expense = await anExpense(by, { amount: '1200.00', expenseDate: end, yachtId: yacht.id, taxRateId });
  return { yacht, customer, invoice, expense };
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });

test('profit and loss of last month links to the journal’s lines, and these to the document', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const { yacht, invoice } = await aMonth(manager);
  await page.goto('/finance/books');
  const row = rowOf(page, yacht.name);
  await expect(row.getByRole('cell')).toHaveText([/€10,000\.00$/, /€1,000\.00$/, /€0\.00$/, /€9,000\.00$/]);
  expect(await faultsInBothThemes(page, 'profit and loss')).toEqual([]);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV', exact: true }).click();
  expect(await readFile(await (await saved).path(), 'utf8')).toContain(`${yacht.name},Costs,,Expense: Fuel,1000.00,EUR`);

  await row.getByRole('link', { name: '€10,000.00', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Journal', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('combobox', { name: 'Account', exact: true })).toHaveText('Revenue');
  await expect(page.getByRole('button', { name: `${yacht.name}: show all`, exact: true })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  expect(await faultsInBothThemes(page, 'the lines of revenue')).toEqual([]);
  await page.getByRole('button', { name: `${yacht.name}: show all`, exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: `${yacht.name}: show all`, exact: true })).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Period', exact: true })).toBeFocused();
  await page.getByRole('link', { name: invoice.invoiceNumber, exact: true }).click();
  await expect(page).toHaveURL(`/finance/invoices/${invoice.id}`);
});

test('the tax report of a quarter has sales and purchases at each rate, and goes back month by month', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const { expense } = await aMonth(manager);
  await page.goto('/finance/books?tab=tax');
  await expect(rowOf(page, '20%').first().getByRole('cell')).toHaveText([/€10,000\.00$/, /€2,000\.00$/]);
  await expect(page.getByRole('definition').filter({ hasText: /^€1,800\.00$/ })).toBeVisible();
  expect(await faultsInBothThemes(page, 'tax')).toEqual([]);
  await page.getByRole('combobox', { name: 'Period', exact: true }).click();
  await page.getByRole('option', { name: 'Quarter', exact: true }).click();
  await expect(page.getByRole('definition').filter({ hasText: /^€1,800\.00$/ })).toBeVisible();
  await page.getByRole('region', { name: 'Purchases', exact: true }).getByRole('link', { name: '€200.00', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: `E-${expense.id}` })).toContainText('Input tax');
  await expect(page.getByRole('button', { name: 'Purchases, 20%: show all', exact: true })).toBeVisible();

  await goOn(page, '/finance/books?tab=tax');
  await page.getByRole('button', { name: 'Previous month', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`from=${firstOfMonth(addMonths(monthEnd(), -1))}`));
  await expect(page.getByText('Nothing in this period', { exact: true })).toBeVisible();
});

test('a customer’s receivables expand into their invoices, and a report that can’t be loaded says so', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const { customer, invoice } = await aMonth(manager);
  await page.goto('/finance/books?tab=receivables');
  const name = customer.organisation ?? '';
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
  await expect(row.getByRole('link', { name: '€12,000.00', exact: true })).toBeVisible();
  await row.getByRole('button', { name: `1 invoice of ${name}`, exact: true }).click();
  const unfolded = page.getByRole('list', { name: `Open invoices of ${name}`, exact: true });
  await expect(unfolded.getByRole('link', { name: invoice.invoiceNumber, exact: true })).toBeVisible();
  expect(await faultsInBothThemes(page, 'receivables')).toEqual([]);
  await row.getByRole('link', { name: '€12,000.00', exact: true }).click();
  await expect(page.getByRole('button', { name: `${name}: show all`, exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: invoice.invoiceNumber, exact: true })).toBeVisible();

  await page.route('**/api/books/receivables?**', (route) => route.abort());
  await page.goto('/finance/books?tab=receivables');
  await expect(page.getByText('Error loading the report', { exact: true })).toBeVisible();
  await page.unroute('**/api/books/receivables?**');
  await page.getByRole('button', { name: 'Retry', exact: true }).click();
  await expect(row.getByRole('link', { name: '€12,000.00', exact: true })).toBeVisible();
});

test('entries without an exchange rate are counted above the report', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  await anExpense(manager, { currency: 'USD', expenseDate: monthEnd() });
  await page.goto('/finance/books');
  await expect(page.getByRole('status').filter({ hasText: /^1 document isn’t in the books / })).toBeVisible();
  await expect(page.getByText('Nothing in this period', { exact: true })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('profit and loss and receivables fit, each figure beside its name', async ({ page }) => {
    const manager = await signedIn(page, await (await newCompany()).person('manager'));
    const { yacht } = await aMonth(manager);
    await page.goto('/finance/books');
    const card = page.getByRole('listitem').filter({ has: page.getByText(yacht.name, { exact: true }) });
    await expect(card).toContainText('Result€9,000.00');
    for (const [name, heading] of [
      ['Tax', 'Tax on sales'],
      ['Receivables', 'Over 90 days'],
      ['Profit and loss', 'Revenue by account'],
    ] as const) {
      await page.getByRole('navigation', { name: 'Books', exact: true }).getByRole('link', { name, exact: true }).tap();
      await expect(page.getByText(heading, { exact: true }).filter({ visible: true }).first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      expect(await faultsInBothThemes(page, `${name} on a phone`)).toEqual([]);
    }
  });
});
