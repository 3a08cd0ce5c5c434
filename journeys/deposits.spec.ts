import type { Page } from '@playwright/test';
import type { Invoice } from '#domain/finance/invoice.ts';
import { faults, faultsInBothThemes } from './faults.ts';
import { aCustomer, anEvent, aYacht } from './given.ts';
import { signedIn, type Person } from './people.ts';
import { expect, expectText, field, test } from './walk.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const totals = (page: Page) => page.getByLabel('Totals', { exact: true });
const deposits = (page: Page) => page.getByRole('group', { name: 'Deposits to deduct', exact: true });

async function aCharter(by: Person) {
  const customer = await aCustomer(by);
  const { id: yachtId } = await aYacht(by);
  return anEvent(by, { yachtId, customerId: customer.id, price: 4_000_000, currency: 'EUR' });
}

/** A deposit invoice of a booking, sent to its customer. */
async function aSentDeposit(by: Person, { id: eventId, customerId }: { id: number; customerId: number | null }) {
  const items = [{ description: 'Deposit of 50%', unitPrice: '20000' }];
  const deposit = { kind: 'deposit', status: 'sent', customerId, eventId, currency: 'EUR', issueDate: '2026-03-02', taxRate: '20', items };
  return by.post<Invoice>('/api/invoices', deposit);
}

test('a deposit on a booking is invoiced in two clicks, and deducted on its final invoice', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const event = await aCharter(manager);

  await page.goto(`/schedule/${event.id}`);
  await link(page, `Deposit invoice : ${event.title}`).click();
  await expect(page.getByRole('heading', { name: 'New deposit invoice', exact: true })).toBeVisible();
  await expect(totals(page)).toContainText('€20,000.00');
  await button(page, 'Create invoice').click();
  await expectText(page, 'Invoice created');
  const [deposit] = await manager.get<Invoice[]>(`/api/invoices?eventId=${event.id}`);
  expect(deposit).toMatchObject({ kind: 'deposit', subtotal: '20000.00', customerId: event.customerId });
  const { id, invoiceNumber } = deposit!;
  await expect(page.getByText('Deposit invoice', { exact: true })).toBeVisible();
  await manager.patch(`/api/invoices/${id}/status`, { status: 'sent' });

  await link(page, 'Final invoice').click();
  await expect(deposits(page).getByRole('checkbox')).toBeChecked();
  await field(page, 'Tax rate (%)').fill('20');
  await expect(totals(page)).toContainText(/Subtotal\s*€20,000.00/);
  await deposits(page).getByRole('checkbox').uncheck();
  await expect(totals(page)).toContainText(/Subtotal\s*€40,000.00\s*Tax\s*€8,000.00\s*Total\s*€48,000.00/);
  await deposits(page).getByRole('checkbox').check();
  expect(await faults(page)).toEqual([]);
  await button(page, 'Create invoice').click();
  await expectText(page, 'Invoice created');

  // Each page links to the other.
  const less = page.getByRole('link', { name: new RegExp(`^Less deposit ${invoiceNumber} of `) });
  await less.click();
  await expect(page.getByRole('heading', { name: invoiceNumber, exact: true })).toBeVisible();
  const [final] = await manager.get<Invoice[]>(`/api/invoices?eventId=${event.id}&kind=invoice`);
  expect(final?.items.map(({ total, depositInvoiceId }) => [total, depositInvoiceId])).toEqual([
    ['40000.00', null],
    ['-20000.00', id],
  ]);
  await expect(link(page, 'Final invoice')).toHaveCount(0);
  await expect(button(page, 'Credit note')).toHaveCount(0);
  await link(page, final!.invoiceNumber).click();
  await expect(less).toBeVisible();
});

test('a draft can release a deposit, and deducting more than it comes to is refused beside it', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const event = await aCharter(manager);
  const deposit = await aSentDeposit(manager, event);
  const items = [{ description: 'A week', unitPrice: '40000' }];
  const draft = { customerId: event.customerId, currency: 'EUR', issueDate: '2026-06-01', taxRate: '20', items, depositIds: [deposit.id] };
  const { id } = await manager.post<Invoice>('/api/invoices', draft);

  await page.goto(`/finance/invoices/${id}/edit`);
  await expect(deposits(page).getByRole('checkbox')).toBeChecked();
  await field(page.getByRole('group', { name: 'Item 1', exact: true }), 'Unit price').fill('15000');
  await button(page, 'Save changes').click();
  await expect(deposits(page).getByRole('alert')).toHaveText('The deposits are €6,000.00 more than this invoice comes to.');
  await deposits(page).getByRole('checkbox').uncheck();
  await button(page, 'Save changes').click();
  await expectText(page, 'Invoice updated');
  expect(await manager.get<Invoice>(`/api/invoices/${deposit.id}`)).toMatchObject({ deductedOn: null });
  expect(await manager.get<Invoice>(`/api/invoices/${id}`)).toMatchObject({ total: '18000.00' });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('deposits can be checked off by touch, fit, and axe finds nothing', async ({ page }) => {
    const manager = await signedIn(page, 'manager');
    const event = await aCharter(manager);
    await aSentDeposit(manager, event);
    await page.goto(`/finance/invoices/new?eventId=${event.id}`);
    await expect(deposits(page).getByRole('checkbox')).toBeChecked();
    const row = deposits(page).getByRole('listitem');
    expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await row.tap();
    await expect(deposits(page).getByRole('checkbox')).not.toBeChecked();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await faultsInBothThemes(page, 'an invoice with deposits')).toEqual([]);
  });
});

test('a second deposit of a booking asks first, and so does an invoice beside a draft deposit', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const event = await aCharter(manager);
  const items = [{ description: 'Deposit of 50%', unitPrice: '20000' }];
  const deposit = { kind: 'deposit', customerId: event.customerId, eventId: event.id, currency: 'EUR', issueDate: '2026-03-02', items };
  const { invoiceNumber } = await manager.post<Invoice>('/api/invoices', deposit);
  const asks = (name: string) => page.getByRole('alertdialog', { name, exact: true });

  await page.goto(`/finance/invoices/new?eventId=${event.id}&kind=deposit`);
  await expect(asks('Create another deposit invoice for this booking?')).toContainText(invoiceNumber);
  expect(await faultsInBothThemes(page, 'a second deposit')).toEqual([]);
  await button(page, 'Create another').click();
  await expect(page.getByRole('heading', { name: 'New deposit invoice', exact: true })).toBeVisible();

  await page.goto(`/finance/invoices/new?eventId=${event.id}`);
  await expect(asks('Create another invoice for this booking?')).toContainText('A draft deposit isn’t deducted: send it first.');
  await button(page, 'Create another').click();
  await expect(page.getByRole('heading', { name: 'New invoice', exact: true })).toBeVisible();
});

test('a booking whose invoices couldn’t be read is never invoiced as if it had none', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const event = await aCharter(manager);
  await aSentDeposit(manager, event);
  let isDown = true;
  await page.route(`**/api/invoices?eventId=${event.id}&*`, (route) =>
    isDown
      ? route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"Something went wrong.","code":"internal"}' })
      : route.continue(),
  );
  await page.goto(`/finance/invoices/new?eventId=${event.id}`);
  await expect(page.getByText("The booking and its invoices couldn't be loaded", { exact: true })).toBeVisible();
  expect(await faultsInBothThemes(page, 'a booking whose invoices couldn’t be read')).toEqual([]);
  isDown = false;
  await button(page, 'Retry').click();
  await expect(deposits(page).getByRole('checkbox')).toBeChecked();
});
