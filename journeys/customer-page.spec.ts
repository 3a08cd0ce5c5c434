import type { APIRequestContext } from '@playwright/test';
import { aCustomer, aYacht, expect, faults, signedIn, test } from './walk.ts';

/** A customer who booked in two currencies, was sent an invoice, and paid part of it. */
async function aGoodCustomer(request: APIRequestContext, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const customer = await aCustomer(request, token, { email: 'guest@people.example', notes: 'Pays late\nlikes the bow' });
  const yacht = await aYacht(request, token);
  const send = async (path: string, data: object) => {
    const answer = await request.post(path, { data, headers });
    expect(answer.status()).toBe(201);
    return answer.json();
  };
  const book = (month: number, price: number, currency: string) =>
    send('/api/schedule', {
      title: `Charter ${month}`,
      type: 'charter',
      yachtId: yacht.id,
      customerId: customer.id,
      price,
      currency,
      startDate: `2026-${String(month).padStart(2, '0')}-01T09:00:00Z`,
      endDate: `2026-${String(month).padStart(2, '0')}-08T09:00:00Z`,
    });
  for (let month = 1; month <= 11; month++) await book(month, 100_050, month === 11 ? 'GBP' : 'EUR');
  const invoice = await send('/api/invoices', {
    customerId: customer.id,
    issueDate: '2026-06-01',
    dueDate: '2031-07-01',
    currency: 'EUR',
    status: 'sent',
    items: [{ description: 'Charter', quantity: 1, unitPrice: 500 }],
  });
  await send('/api/income', {
    customerId: customer.id,
    invoiceId: invoice.id,
    category: 'charter',
    description: 'First half',
    amount: 200,
    currency: 'EUR',
    incomeDate: '2026-06-10',
    paymentStatus: 'paid',
  });
  return { customer, yacht, invoice, name: `${customer.firstName} ${customer.lastName}` };
}

test('a customer’s card leads to their page: what they booked and owe by currency, and each list behind its tab', async ({ page }) => {
  const token = await signedIn(page, 'maya');
  const { customer, yacht, invoice, name } = await aGoodCustomer(page.request, token);
  await page.goto(`/customers?q=${encodeURIComponent(customer.lastName)}`);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(`/customers/${customer.id}`);
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  const figure = (heading: string) =>
    page
      .getByRole('region', { name: 'Totals' })
      .locator('.card')
      .filter({ has: page.getByRole('heading', { name: heading }) })
      .getByRole('listitem');
  await expect(figure('Booked')).toHaveText(['€10,005.00', '£1,000.50']);
  await expect(figure('Invoiced')).toHaveText(['€500.00']);
  await expect(figure('Open')).toHaveText(['€300.00']);
  await expect(figure('Received')).toHaveText(['€200.00']);
  const rows = page.getByRole('tabpanel').getByRole('listitem');
  await expect(page.getByRole('tab', { name: 'Bookings (11)' })).toHaveAttribute('aria-selected', 'true');
  await expect(rows).toHaveCount(10);
  await expect(rows.first()).toContainText('Charter 11');
  await expect(rows.first()).toContainText(yacht.name);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(`/customers/${customer.id}?page=2`);
  await expect(rows).toHaveCount(1);
  await page.getByRole('tab', { name: 'Invoices (1)' }).click();
  await expect(page).toHaveURL(`/customers/${customer.id}?tab=invoices`);
  await expect(rows).toContainText([invoice.invoiceNumber]);
  await expect(rows).toContainText(['Issued Jun 1, 2026 · due Jul 1, 2031']);
  await page.reload();
  await expect(rows).toContainText(['Sent']);
  await page.getByRole('tab', { name: 'Income (1)' }).click();
  await expect(rows).toContainText([`Jun 10, 2026 · ${invoice.invoiceNumber}`]);
});

test('booking and invoicing begin with the customer, and editing returns to their page', async ({ page }) => {
  const token = await signedIn(page, 'maya');
  const customer = await aCustomer(page.request, token);
  await page.goto(`/customers/${customer.id}`);
  await expect(page.getByRole('tabpanel')).toContainText('No bookings yet');
  const actions = page.getByRole('region', { name: `${customer.firstName} ${customer.lastName}` });
  await expect(actions.getByRole('link', { name: 'Invoice' })).toHaveAttribute(
    'href',
    `/finance/invoices?new=true&customerId=${customer.id}`,
  );
  await actions.getByRole('link', { name: 'Edit' }).click();
  await expect(page).toHaveURL(`/customers/${customer.id}?edit=true`);
  await page.getByLabel('Phone').fill('+44 20 7946 0000');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Customer updated', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`/customers/${customer.id}`);
  await expect(page.getByRole('link', { name: '+44 20 7946 0000' })).toBeVisible();
  await actions.getByRole('link', { name: 'Book' }).click();
  await expect(page).toHaveURL(`/schedule/new?customerId=${customer.id}&type=charter&duration=charter`);
  await expect(page.getByLabel('Customer')).toHaveValue(`${customer.firstName} ${customer.lastName}`);
});

test('a customer is deleted from their page, unless their books hold them', async ({ page }) => {
  const token = await signedIn(page, 'maya');
  const { customer: held } = await aGoodCustomer(page.request, token);
  await page.goto(`/customers/${held.id}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete customer' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('11 bookings, 1 invoice and 1 income record');
  const free = await aCustomer(page.request, token);
  await page.goto(`/customers/${free.id}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete customer' }).click();
  await expect(page.getByText('Customer deleted', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/customers');
});

test('a customer who isn’t there leads back, and totals that fail are tried again', async ({ page }) => {
  const token = await signedIn(page, 'maya');
  const customer = await aCustomer(page.request, token);
  await page.goto('/customers/999999');
  await expect(page.getByText('Error loading customer', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the customers' }).click();
  await expect(page).toHaveURL('/customers');
  await page.route('**/summary', (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"Something went wrong.","code":"internal"}' }),
  );
  await page.goto(`/customers/${customer.id}`);
  await expect(page.getByText("Error loading the customer's totals")).toBeVisible();
  await page.unroute('**/summary');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('region', { name: 'Totals' })).toContainText('None');
});

test('the platform’s admin sees whose customer it is', async ({ page }) => {
  const maya = await signedIn(page, 'maya');
  const customer = await aCustomer(page.request, maya);
  await signedIn(page, 'admin');
  await page.goto(`/customers/${customer.id}`);
  await expect(page.getByRole('region', { name: `${customer.firstName} ${customer.lastName}` })).toContainText('Azure Charters');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a customer’s page fits, and its tabs open by touch', async ({ page }) => {
    const token = await signedIn(page, 'maya');
    const { customer } = await aGoodCustomer(page.request, token);
    await page.goto(`/customers/${customer.id}`);
    await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(10);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole('tab', { name: 'Invoices (1)' }).tap();
    await expect(page.getByRole('tabpanel')).toContainText('€500.00');
    expect(await faults(page)).toEqual([]);
  });
});
