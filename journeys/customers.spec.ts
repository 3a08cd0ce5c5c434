import { aCustomer, anEvent, aYacht } from './given.ts';
import { harbor, person, signedIn, unique } from './people.ts';
import { expect, field, goOn, test } from './walk.ts';

test('somebody adds a customer, finds, edits and deletes them', async ({ page }) => {
  const lastName = unique('Moreau');
  await aCustomer(await signedIn(page, 'manager'));
  await page.goto('/customers');
  await page.getByRole('link', { name: 'Add Customer', exact: true }).click();
  await expect(page).toHaveURL('/customers/new');
  const dialog = page.getByRole('alertdialog');
  await field(dialog, 'First name').fill('Claire');
  await field(dialog, 'Last name').fill(lastName);
  await field(dialog, 'Email').fill('claire@people.example');
  await dialog.getByRole('button', { name: 'Add customer', exact: true }).click();
  await expect(page.getByText('Customer added', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/customers');

  await page.getByRole('searchbox').fill(lastName);
  const card = page.getByRole('article').filter({ hasText: lastName });
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(card).toContainText('claire@people.example');

  await card.getByRole('link', { name: `Edit Claire ${lastName}`, exact: true }).click();
  await expect(page).toHaveURL(/\/customers\/\d+\/edit\?q=.*over=list/);
  await expect(field(dialog, 'Email')).toHaveValue('claire@people.example');
  await field(dialog, 'Notes').fill('Prefers the stern berth');
  await dialog.getByRole('button', { name: 'Save changes', exact: true }).click();
  await expect(page.getByText('Customer updated', { exact: true })).toBeVisible();
  await expect(page).not.toHaveURL(/edit/);
  await expect(card).toContainText('Prefers the stern berth');

  await card.getByRole('button', { name: `Delete Claire ${lastName}`, exact: true }).click();
  await dialog.getByRole('button', { name: 'Delete customer', exact: true }).click();
  await expect(page.getByText('Customer deleted', { exact: true })).toBeVisible();
  await expect(page.getByText('No customers found', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear search', exact: true }).last().click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a customer form shows errors at their fields, and asks before discarding what was typed', async ({ page }) => {
  await signedIn(page, 'manager');
  await page.goto('/customers?add=true');
  await field(page, 'Email').fill('not an address');
  await page.getByRole('button', { name: 'Add customer', exact: true }).click();
  for (const message of ['First name is required', 'Last name is required', 'Invalid email address'])
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing', exact: true }).click();
  await expect(field(page, 'Email')).toHaveValue('not an address');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Leave without saving', exact: true }).click();
  await expect(page).toHaveURL('/customers');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('two people edit one customer: the second sees what changed, and chooses', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const customer = await aCustomer(manager);
  const changeBehindTheBack = (phone: string) => manager.patch(`/api/customers/${customer.id}`, { phone });

  await page.goto(`/customers?edit=${customer.id}`);
  await field(page, 'Address').fill('Quai de la Douane, Nice');
  await changeBehindTheBack('+33 1 11 11 11 11');
  await page.getByRole('button', { name: 'Save changes', exact: true }).click();
  await expect(page.getByRole('row', { name: /^Phone / })).toHaveText('Phone+33 1 11 11 11 11Not changed by you');
  await expect(page.getByRole('row', { name: /^Address / })).toHaveText('AddressEmptyQuai de la Douane, Nice');
  await page.getByRole('button', { name: 'Save mine', exact: true }).click();
  await expect(page.getByText('Customer updated', { exact: true })).toBeVisible();
  expect(await manager.get(`/api/customers/${customer.id}`)).toMatchObject({
    address: 'Quai de la Douane, Nice',
    phone: '+33 1 11 11 11 11',
  });

  await goOn(page, `/customers?edit=${customer.id}`);
  await field(page, 'Address').fill('Somewhere else');
  await changeBehindTheBack('+33 2 22 22 22 22');
  await page.getByRole('button', { name: 'Save changes', exact: true }).click();
  await page.getByRole('button', { name: 'Load their version', exact: true }).click();
  await expect(field(page, 'Phone')).toHaveValue('+33 2 22 22 22 22');
  await expect(field(page, 'Address')).toHaveValue('Quai de la Douane, Nice');
});

test('a save that fails says why and keeps what was typed, and the next try adds one customer', async ({ page }) => {
  const lastName = unique('Twice');
  const manager = await signedIn(page, 'manager');
  await page.goto('/customers?add=true');
  await field(page, 'First name').fill('Once');
  await field(page, 'Last name').fill(lastName);
  let lost = false;
  await page.route('**/api/customers', async (route) => {
    if (lost || route.request().method() !== 'POST') return route.fallback();
    lost = true;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Add customer', exact: true }).click();
  await expect(page.getByText('Failed to create customer', { exact: true })).toBeVisible();
  await expect(field(page, 'Last name')).toHaveValue(lastName);
  await page.getByRole('button', { name: 'Add customer', exact: true }).click();
  await expect(page.getByText('Customer added', { exact: true })).toBeVisible();
  expect(await manager.get(`/api/customers?q=${encodeURIComponent(lastName)}`)).toHaveLength(1);
});

test('a customer with bookings can’t be deleted, and the dialog says why', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const { id, firstName, lastName } = await aCustomer(manager);
  await anEvent(manager, { yachtId: (await aYacht(manager)).id, customerId: id });
  await page.goto(`/customers?q=${encodeURIComponent(lastName)}`);
  await page.getByRole('button', { name: `Delete ${firstName} ${lastName}`, exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Delete customer', exact: true }).click();
  await expect(dialog).toContainText('Failed to delete customer');
  await expect(dialog).toContainText(`${firstName} ${lastName} can't be deleted: this customer has 1 booking`);
  await expect(dialog.getByRole('button', { name: 'Delete customer', exact: true })).toHaveCount(0);
});

test('a platform admin sees the company on each customer, and chooses it for a new one', async ({ page }) => {
  const lastName = unique('Jansen');
  const { company } = await harbor();
  const there = await aCustomer(await person('manager'));
  await signedIn(page, 'admin');
  await page.goto(`/customers?q=${encodeURIComponent(there.lastName)}`);
  await expect(page.getByRole('article')).toContainText(company.name);
  await page.getByRole('link', { name: 'Add Customer', exact: true }).click();
  await field(page, 'First name').fill('Pieter');
  await field(page, 'Last name').fill(lastName);
  await page.getByRole('button', { name: 'Add customer', exact: true }).click();
  await expect(field(page, 'Company')).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('combobox', { name: 'Company', exact: true }).fill(company.name);
  await page.getByRole('option', { name: company.name, exact: true }).click();
  await page.getByRole('button', { name: 'Add customer', exact: true }).click();
  await expect(page.getByText('Customer added', { exact: true })).toBeVisible();
  await goOn(page, `/customers?q=${encodeURIComponent(lastName)}`);
  await expect(page.getByRole('article')).toContainText(company.name);
});

test('customers that can’t be loaded say why and offer a retry', async ({ page }) => {
  await aCustomer(await signedIn(page, 'manager'));
  await page.route('**/api/customers?*', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/json',
      body: '{"message":"We can\'t reach the database at the moment.","code":"database_unavailable"}',
    }),
  );
  await page.goto('/customers');
  await expect(page.getByText("Error loading customers: We can't reach the database at the moment.", { exact: true })).toBeVisible();
  await page.unroute('**/api/customers?*');
  await page.getByRole('button', { name: 'Retry', exact: true }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});
