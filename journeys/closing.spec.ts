import { readFile } from 'node:fs/promises';
import { addDays, type Day } from '#domain/shared/calendar-days.ts';
import { inDays } from './clock.ts';
import { faultsInBothThemes } from './faults.ts';
import { aCustomer, anExpense, anInvoice } from './given.ts';
import { newCompany, signedIn } from './people.ts';
import { expect, field, goOn, test, dateText } from './walk.ts';

/** The last day of the month before this one. */
const monthEnd = (): Day => addDays(`${inDays(0).slice(0, 7)}-01`, -1);

test('the journal of last month is read and closed in two clicks, and its entries can’t be changed', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const end = monthEnd();
  const expense = await anExpense(manager, { description: 'Diesel, "red"', amount: '120.00', expenseDate: end, paymentMethod: 'cash' });
  await page.goto('/finance/books?tab=journal');
  const row = (account: string) => page.getByRole('row').filter({ has: page.getByText(account, { exact: true }) });
  await expect(page.getByRole('row').filter({ hasText: `E-${expense.id}` })).toContainText(dateText.calendarDay(end));
  await expect(row('Cash')).toContainText('€120.00');
  expect(await faultsInBothThemes(page, 'the journal')).toEqual([]);

  await page.getByRole('link', { name: 'Closing', exact: true }).click();
  await expect(page.getByText('Nothing is closed yet', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Close books', exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Close the books', exact: true });
  await expect(dialog).toContainText('Nothing is in the way.');
  expect(await faultsInBothThemes(page, 'closing')).toEqual([]);
  await dialog.getByRole('button', { name: `Close until ${dateText.calendarDay(end)}`, exact: true }).click();
  await expect(page.getByText('Books closed', { exact: true })).toBeVisible();

  await goOn(page, `/finance/expenses?edit=${expense.id}`);
  await field(page, 'Amount').fill('121');
  await page.getByRole('button', { name: 'Save changes', exact: true }).click();
  await expect(page.getByText(/^The books are closed until/).first()).toBeVisible();
  await expect(field(page, 'Amount')).toHaveValue('121');
  expect(await manager.get(`/api/expenses/${expense.id}`)).toMatchObject({ amount: '120.00' });

  await page.goto('/finance/books?tab=closing');
  await page.getByRole('button', { name: 'Close books', exact: true }).click();
  await expect(dialog).toContainText('Every past month is closed.');
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  expect(await faultsInBothThemes(page, 'what is closed')).toEqual([]);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: `Journal until ${dateText.calendarDay(end)}`, exact: true }).click();
  expect(await readFile(await (await saved).path(), 'utf8')).toContain('"Diesel, ""red"""');
});

test('a draft prevents closing, and the dialog says so', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const { id: customerId } = await aCustomer(manager);
  await anInvoice(manager, { customerId, issueDate: monthEnd(), dueDate: inDays(20), status: 'draft' });
  await page.goto('/finance/books?tab=journal');
  await expect(page.getByText('Nothing in this period', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Closing', exact: true }).click();
  await page.getByRole('button', { name: 'Close books', exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Close the books', exact: true });
  await expect(dialog).toContainText('1 invoice is still a draft. Send or delete drafts, or change their date.');
  await expect(dialog.getByRole('button', { name: /^Close until/ })).toBeDisabled();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the journal is read entry by entry, and fits', async ({ page }) => {
    const manager = await signedIn(page, await (await newCompany()).person('manager'));
    const expense = await anExpense(manager, { amount: '120.00', expenseDate: monthEnd(), paymentMethod: 'cash' });
    await page.goto('/finance/books?tab=journal');
    const entry = page.getByRole('listitem').filter({ hasText: `E-${expense.id}` });
    await expect(entry).toContainText('Credit €120.00');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await faultsInBothThemes(page, 'the journal on a phone')).toEqual([]);
    await entry.getByRole('link', { name: `E-${expense.id}`, exact: true }).tap();
    await expect(field(page, 'Amount')).toHaveValue('120.00');
  });
});
