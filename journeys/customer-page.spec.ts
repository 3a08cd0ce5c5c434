import { faults } from './faults.ts';
import { aCustomer, anEvent, anIncome, anInvoice, aYacht } from './given.ts';
import { harbor, person, signedIn, type Person } from './people.ts';
import { expect, field, goOn, test, dateText } from './walk.ts';

/** A customer who booked in two currencies, was sent an invoice, and paid part of it. */
async function aGoodCustomer(by: Person) {
  const customer = await aCustomer(by, { email: 'guest@people.example', notes: 'Pays late\nlikes the bow' });
  const yacht = await aYacht(by);
  for (let nth = 1; nth <= 11; nth++) {
    const month = `2026-${String(nth).padStart(2, '0')}`;
    await anEvent(by, {
      title: `Charter ${nth}`,
      yachtId: yacht.id,
      customerId: customer.id,
      price: 100_050,
      currency: nth === 11 ? 'GBP' : 'EUR',
      startDate: `${month}-01T09:00:00Z`,
      endDate: `${month}-08T09:00:00Z`,
    });
  }
  const { id, invoiceNumber } = await anInvoice(by, {
    customerId: customer.id,
    issueDate: '2026-06-01',
    dueDate: '2031-07-01',
    status: 'sent',
  });
  await anIncome(by, { customerId: customer.id, invoiceId: id, amount: '200.00', incomeDate: '2026-06-10' });
  return { customer, yacht, invoiceNumber, name: `${customer.firstName} ${customer.lastName}` };
}

test('each total of a customer links to the records it counts', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const { customer, invoiceNumber } = await aGoodCustomer(manager);
  await page.goto(`/customers/${customer.id}?tab=account`);
  const totals = page.getByRole('region', { name: 'Totals', exact: true });
  await totals.getByRole('link', { name: '€10,005.00', exact: true }).click();
  await expect(page.getByRole('tab', { name: 'Bookings (11)', exact: true })).toHaveAttribute('aria-selected', 'true');
  await totals.getByRole('link', { name: '€300.00', exact: true }).click();
  await expect(page).toHaveURL(/\/finance\/invoices\?.*status=open/);
  await expect(page.getByRole('link', { name: invoiceNumber, exact: true })).toBeVisible();
  await page.goBack();
  await totals.getByRole('link', { name: '€200.00', exact: true }).click();
  await expect(page).toHaveURL(/\/finance\/income\?.*paymentStatus=paid/);
});

test('a customer’s card links to their page: what they booked and owe by currency, and each list behind its tab', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const { customer, yacht, invoiceNumber, name } = await aGoodCustomer(manager);
  await page.goto(`/customers?q=${encodeURIComponent(customer.lastName)}`);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(`/customers/${customer.id}`);
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  const figure = (heading: string) =>
    page
      .getByRole('region', { name: 'Totals', exact: true })
      .locator('.card')
      .filter({ has: page.getByRole('heading', { name: heading, exact: true }) })
      .getByRole('listitem');
  await expect(figure('Booked')).toHaveText(['€10,005.00', '£1,000.50']);
  await expect(figure('Invoiced')).toHaveText(['€500.00']);
  await expect(figure('Open')).toHaveText(['€300.00']);
  await expect(figure('Received')).toHaveText(['€200.00']);
  const rows = page.getByRole('tabpanel').getByRole('listitem');
  await expect(page.getByRole('tab', { name: 'Bookings (11)', exact: true })).toHaveAttribute('aria-selected', 'true');
  await expect(rows).toHaveCount(10);
  await expect(rows.first()).toContainText('Charter 11');
  await expect(rows.first()).toContainText(yacht.name);
  await page.getByRole('button', { name: 'Next page', exact: true }).click();
  await expect(page).toHaveURL(`/customers/${customer.id}?page=2`);
  await expect(rows).toHaveCount(1);
  await page.getByRole('tab', { name: 'Invoices (1)', exact: true }).click();
  await expect(page).toHaveURL(`/customers/${customer.id}?tab=invoices`);
  await expect(rows).toContainText([invoiceNumber]);
  await expect(rows).toContainText([`Issued ${dateText.calendarDay('2026-06-01')} · due Jul 1, 2031`]);
  await page.reload();
  await expect(rows).toContainText(['Sent']);
  await page.getByRole('tab', { name: 'Income (1)', exact: true }).click();
  await expect(rows).toContainText([`${dateText.calendarDay('2026-06-10')} · ${invoiceNumber}`]);
});

test('booking and invoicing start with the customer filled in, and editing returns to their page', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const customer = await aCustomer(manager);
  await page.goto(`/customers/${customer.id}`);
  await expect(page.getByRole('tabpanel')).toContainText('No bookings yet');
  const actions = page.getByRole('region', { name: `${customer.firstName} ${customer.lastName}`, exact: true });
  await expect(actions.getByRole('link', { name: 'Invoice', exact: true })).toHaveAttribute(
    'href',
    `/finance/invoices/new?customerId=${customer.id}`,
  );
  await actions.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page).toHaveURL(`/customers/${customer.id}/edit`);
  await field(page, 'Phone').fill('+44 20 7946 0000');
  await page.getByRole('button', { name: 'Save changes', exact: true }).click();
  await expect(page.getByText('Customer updated', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`/customers/${customer.id}`);
  await expect(page.getByRole('link', { name: '+44 20 7946 0000', exact: true })).toBeVisible();
  await actions.getByRole('link', { name: 'Book', exact: true }).click();
  await expect(page).toHaveURL(`/schedule/new?customerId=${customer.id}&type=charter&duration=charter`);
  await expect(page.getByRole('combobox', { name: 'Customer', exact: true })).toHaveValue(`${customer.firstName} ${customer.lastName}`);
});

test('a customer is deleted from their page, unless they have bookings, invoices or payments', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const { customer: billedCustomer } = await aGoodCustomer(manager);
  await page.goto(`/customers/${billedCustomer.id}`);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete customer', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toContainText('11 bookings, 1 invoice and 1 payment');
  const newCustomer = await aCustomer(manager);
  await goOn(page, `/customers/${newCustomer.id}`);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete customer', exact: true }).click();
  await expect(page.getByText('Customer deleted', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/customers');
});

test('a customer who doesn’t exist leads back, and totals that fail can be retried', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const customer = await aCustomer(manager);
  await page.goto('/customers/999999');
  await expect(page.getByText('Error loading customer', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry', exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to the customers', exact: true }).click();
  await expect(page).toHaveURL('/customers');
  await page.route('**/summary', (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"Something went wrong.","code":"internal"}' }),
  );
  await page.goto(`/customers/${customer.id}`);
  await expect(page.getByText("Error loading the customer's totals", { exact: true })).toBeVisible();
  await page.unroute('**/summary');
  await page.getByRole('button', { name: 'Retry', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Totals', exact: true })).toContainText('None');
});

test('the platform’s admin sees the customer’s company', async ({ page }) => {
  const customer = await aCustomer(await person('manager'));
  await signedIn(page, 'admin');
  await page.goto(`/customers/${customer.id}`);
  await expect(page.getByRole('region', { name: `${customer.firstName} ${customer.lastName}`, exact: true })).toContainText(
    (await harbor()).company.name,
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a customer’s page fits, and its tabs open by touch', async ({ page }) => {
    const manager = await signedIn(page, 'manager');
    const { customer } = await aGoodCustomer(manager);
    await page.goto(`/customers/${customer.id}`);
    await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(10);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole('tab', { name: 'Invoices (1)', exact: true }).tap();
    await expect(page.getByRole('tabpanel')).toContainText('€500.00');
    expect(await faults(page)).toEqual([]);
  });
});
