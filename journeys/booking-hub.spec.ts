import { inDays } from './clock.ts';
import { faults } from './faults.ts';
import { aCrewMember, aCustomer, aCertificate, anEvent, anInvoice, aTrip, aYacht } from './given.ts';
import { signedIn, type Person } from './people.ts';
import { expect, field, test } from './walk.ts';

/** A half-invoiced charter in three days, between two others of its yacht, with a captain whose medical expires during it. */
async function aCharter(by: Person) {
  const customer = await aCustomer(by, { firstName: 'Willem', phone: '+31 6 9900 2010', notes: 'Small life jackets' });
  const yacht = await aYacht(by);
  const captain = await aCrewMember(by, { role: 'Captain', yachtId: yacht.id });
  await by.patch(`/api/yachts/${yacht.id}`, { captainId: captain.id });
  await aCertificate(by, captain.id, { type: 'ENG1 Medical', expiryDate: inDays(5) });
  const book = (title: string, from: number, to: number, more: object = {}) =>
    anEvent(by, { title, yachtId: yacht.id, startDate: `${inDays(from)}T15:00:00Z`, endDate: `${inDays(to)}T07:00:00Z`, ...more });
  const before = await book('Charter before', -8, -1);
  const charter = await book('Charter to Capri', 3, 10, {
    customerId: customer.id,
    price: 1_000_000,
    currency: 'EUR',
    description: 'Half board',
  });
  const after = await book('Charter after', 12, 19);
  const items = [{ description: 'Charter', quantity: '1', unitPrice: '5000' }];
  const invoice = await anInvoice(by, { customerId: customer.id, eventId: charter.id, items, status: 'sent', dueDate: inDays(20) });
  await aTrip(by, { yachtId: yacht.id, departureLocation: 'Antibes', arrivalLocation: 'Capri', departureDate: `${inDays(4)}T08:00:00Z` });
  return { customer, yacht, captain, before, charter, after, invoice, name: `${customer.firstName} ${customer.lastName}` };
}

test('a charter’s page shows its customer, stage and next step, and its money, tasks, party, crew, trips and history', async ({ page }) => {
  const { yacht, captain, charter, after, invoice, name } = await aCharter(await signedIn(page, 'manager'));
  await page.goto(`/charters?yachtId=${yacht.id}`);
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Open booking', exact: true }).click();
  await expect(page).toHaveURL(`/schedule/${charter.id}`);
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Stages', exact: true }).getByRole('listitem')).toHaveText([
    /^Booked, done/,
    /^Invoiced, now/,
    /^Paid, to come/,
    /^Aboard, to come/,
    /^Back, to come/,
    /^Closed, to come/,
  ]);
  await expect(page.locator('[aria-current=step]')).toContainText('Invoiced');
  const part = (title: string) => page.getByRole('region', { name: title, exact: true });
  for (const text of ['€10,000.00', '0% paid', 'Open €5,000.00', invoice.invoiceNumber, '€5,000.00 not invoiced yet'])
    await expect(part('Money')).toContainText(text);
  const tasks = part('To do before she sails');
  await expect(tasks.getByRole('listitem').first()).toContainText(/ENG1 Medical expires in 5 days/);
  await expect(tasks).toContainText('4 of 6 done');
  for (const text of ['First booking', '+31 6 9900 2010', 'Small life jackets']) await expect(part('Customer')).toContainText(text);
  await expect(part('Crew and certificates')).toContainText(captain.name);
  await expect(part('Trips')).toContainText('Antibes → Capri');
  await expect(part('Details')).toContainText(/7 nights\s*6 days and 16 hours/);
  await expect(part('History')).toContainText(/Scheduled: Charter to Capri/);
  await expect(part('History')).toContainText(invoice.invoiceNumber);
  await expect(part(`${yacht.name} around these days`).getByRole('link', { name: /^Charter: Charter after/ })).toHaveAttribute(
    'href',
    `/schedule/${after.id}`,
  );
  // There is one primary action: what keeps the yacht from sailing this week comes before invoicing the rest.
  await expect(page.getByRole('main').locator('.bg-primary:visible')).toHaveText(['Find relief']);
  expect(await faults(page)).toEqual([]);

  // After moving to the yacht's next booking, the back link still returns to where the user came from.
  await page
    .getByRole('navigation', { name: `Bookings of ${yacht.name}`, exact: true })
    .getByRole('link', { name: /^Next: / })
    .click();
  await expect(page).toHaveURL(`/schedule/${after.id}`);
  await page.getByRole('link', { name: 'Charters', exact: true }).last().click();
  await expect(page).toHaveURL(new RegExp(`/charters\\?.*yachtId=${yacht.id}`));
});

test('a booking’s page updates when others change it, and offers only the way back once it is deleted', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const { charter } = await aCharter(manager);
  await page.goto(`/schedule/${charter.id}`);
  await expect(page.getByText('Half board', { exact: true })).toBeVisible();
  await manager.patch(`/api/schedule/${charter.id}`, { description: 'Full board' });
  await expect(page.getByText('Full board', { exact: true })).toBeVisible();
  await page.goto('/schedule/999999');
  await expect(page.getByText('Event not found', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry', exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to schedule', exact: true }).click();
  await expect(page).toHaveURL(/\/schedule/);
});

test('an inspection has neither money nor stages, and a booking that can’t be loaded offers a retry', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  const survey = await anEvent(manager, { yachtId: yacht.id, type: 'inspection', title: 'Flag survey' });
  const address = `**/api/schedule/${survey.id}/dossier`;
  await page.route(address, (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"Something went wrong.","code":"internal"}' }),
  );
  await page.goto(`/schedule/${survey.id}`);
  await expect(page.getByText('Failed to load schedule event. Please try again later.', { exact: true })).toBeVisible();
  await page.unroute(address);
  await page.getByRole('button', { name: 'Retry', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Flag survey', exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([
    `${yacht.name} around these days`,
    'History',
    'Details',
  ]);
  await expect(page.getByRole('list', { name: 'Stages', exact: true })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the next action of a booking is above the toolbar, within reach of a thumb', async ({ page }) => {
    const { charter, captain } = await aCharter(await signedIn(page, 'manager'));
    await page.goto(`/schedule/${charter.id}`);
    const act = page.getByRole('link', { name: 'Find relief', exact: true });
    await expect(act).toBeVisible();
    const box = await act.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.y).toBeGreaterThan(844 / 2);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844 - 56);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByRole('link', { name: captain.name, exact: true }).first().tap();
    await expect(page).toHaveURL(`/crew/${captain.id}`);
  });
});

test('the printed page has the guests, the crew and the plan, without buttons and history', async ({ page }) => {
  const { charter, captain, name } = await aCharter(await signedIn(page, 'manager'));
  await page.goto(`/schedule/${charter.id}`);
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const text of [name, '+31 6 9900 2010', 'Small life jackets', captain.name, 'Antibes → Capri', 'Half board'])
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'History', exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
});

test('a customer is reminded of an overdue invoice without leaving the booking’s page', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const [customer, yacht] = [await aCustomer(manager, { email: 'guest@lund.example' }), await aYacht(manager)];
  const on = { startDate: `${inDays(30)}T15:00:00Z`, endDate: `${inDays(37)}T07:00:00Z` };
  const charter = await anEvent(manager, { yachtId: yacht.id, customerId: customer.id, price: 500_000, currency: 'EUR', ...on });
  const items = [{ description: 'Charter', quantity: '1', unitPrice: '5000' }];
  const { invoiceNumber } = await anInvoice(manager, {
    customerId: customer.id,
    eventId: charter.id,
    items,
    status: 'sent',
    issueDate: inDays(-40),
    dueDate: inDays(-10),
  });
  await page.goto(`/schedule/${charter.id}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Remind/ })
    .first()
    .click();
  const letter = page.getByRole('alertdialog', { name: `Remind about ${invoiceNumber}`, exact: true });
  await expect(field(letter, 'Message')).toHaveValue(new RegExp(`reminder that €5,000\\.00 of invoice ${invoiceNumber} was due on`));
  expect(await faults(page)).toEqual([]);
  await letter.getByRole('button', { name: 'Send reminder', exact: true }).click();
  await expect(page.getByText('Reminder on its way', { exact: true })).toBeVisible();
  await expect(letter).toHaveCount(0);
  await expect(page).toHaveURL(`/schedule/${charter.id}`);
});
