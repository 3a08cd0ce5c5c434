import { aCustomer, expect, signedIn, test, unique } from './walk.ts';

test('somebody adds a customer, finds, edits and deletes them', async ({ page }) => {
  const lastName = unique('Moreau');
  await signedIn(page, 'maya');
  await page.goto('/customers');
  await page.getByRole('link', { name: 'Add Customer' }).click();
  await expect(page).toHaveURL('/customers?add=true');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('First name').fill('Claire');
  await dialog.getByLabel('Last name').fill(lastName);
  await dialog.getByLabel('Email').fill('claire@people.example');
  await dialog.getByRole('button', { name: 'Add customer' }).click();
  await expect(page.getByText('Customer added', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/customers');

  await page.getByRole('searchbox').fill(lastName);
  const card = page.getByRole('article').filter({ hasText: lastName });
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(card).toContainText('claire@people.example');

  await card.getByRole('link', { name: `Edit Claire ${lastName}` }).click();
  await expect(page).toHaveURL(/edit=\d+/);
  await expect(dialog.getByLabel('Email')).toHaveValue('claire@people.example');
  await dialog.getByLabel('Notes').fill('Prefers the stern berth');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Customer updated', { exact: true })).toBeVisible();
  await expect(page).not.toHaveURL(/edit=/);
  await expect(card).toContainText('Prefers the stern berth');

  await card.getByRole('button', { name: `Delete Claire ${lastName}` }).click();
  await dialog.getByRole('button', { name: 'Delete customer' }).click();
  await expect(page.getByText('Customer deleted', { exact: true })).toBeVisible();
  await expect(page.getByText('No customers found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).last().click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a customer form that is wrong says where, and asks before what was typed is left behind', async ({ page }) => {
  await signedIn(page, 'maya');
  await page.goto('/customers?add=true');
  await page.getByLabel('Email').fill('not an address');
  await page.getByRole('button', { name: 'Add customer' }).click();
  for (const message of ['First name is required', 'Last name is required', 'Invalid email address'])
    await expect(page.getByText(message)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('not an address');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL('/customers');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('two people edit one customer: the second sees what changed, and chooses', async ({ page }) => {
  const token = await signedIn(page, 'maya');
  const customer = await aCustomer(page.request, token);
  const authorization = `Bearer ${token}`;
  const changeBehindTheBack = (phone: string) =>
    page.request.patch(`/api/customers/${customer.id}`, { data: { phone }, headers: { authorization } });

  await page.goto(`/customers?edit=${customer.id}`);
  await page.getByLabel('Address').fill('Quai de la Douane, Nice');
  await changeBehindTheBack('+33 1 11 11 11 11');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('row', { name: 'Phone' })).toHaveText('Phone+33 1 11 11 11 11Not changed by you');
  await expect(page.getByRole('row', { name: 'Address' })).toHaveText('AddressEmptyQuai de la Douane, Nice');
  await page.getByRole('button', { name: 'Save mine' }).click();
  await expect(page.getByText('Customer updated', { exact: true })).toBeVisible();
  const stored = await (await page.request.get(`/api/customers/${customer.id}`, { headers: { authorization } })).json();
  expect(stored).toMatchObject({ address: 'Quai de la Douane, Nice', phone: '+33 1 11 11 11 11' });

  await page.goto(`/customers?edit=${customer.id}`);
  await page.getByLabel('Address').fill('Somewhere else');
  await changeBehindTheBack('+33 2 22 22 22 22');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('button', { name: 'Load their version' }).click();
  await expect(page.getByLabel('Phone')).toHaveValue('+33 2 22 22 22 22');
  await expect(page.getByLabel('Address')).toHaveValue('Quai de la Douane, Nice');
});

test('a save that fails says why and keeps what was typed, and the next try adds one customer', async ({ page }) => {
  const lastName = unique('Twice');
  const token = await signedIn(page, 'maya');
  await page.goto('/customers?add=true');
  await page.getByLabel('First name').fill('Once');
  await page.getByLabel('Last name').fill(lastName);
  let lost = false;
  await page.route('**/api/customers', async (route) => {
    if (lost || route.request().method() !== 'POST') return route.fallback();
    lost = true;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Add customer' }).click();
  await expect(page.getByText('Failed to create customer', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Last name')).toHaveValue(lastName);
  await page.getByRole('button', { name: 'Add customer' }).click();
  await expect(page.getByText('Customer added', { exact: true })).toBeVisible();
  const found = await page.request.get(`/api/customers?q=${encodeURIComponent(lastName)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await found.json()).toHaveLength(1);
});

test('a customer with bookings stays, and the dialog says why', async ({ page }) => {
  await signedIn(page, 'maya');
  await page.goto('/customers?q=Lindqvist');
  await page.getByRole('button', { name: 'Delete Björn Lindqvist' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Delete customer' }).click();
  await expect(dialog).toContainText('Failed to delete customer');
  await expect(dialog).toContainText(/Björn Lindqvist can't be deleted: this customer has \d+ /);
  await expect(dialog.getByRole('button', { name: 'Delete customer' })).toHaveCount(0);
});

test('a platform admin sees the company on each customer, and chooses it for a new one', async ({ page }) => {
  const lastName = unique('Jansen');
  await signedIn(page, 'admin');
  await page.goto('/customers');
  await expect(page.getByRole('article').first()).toContainText(/Azure Charters|Northwind Sailing/);
  await page.getByRole('link', { name: 'Add Customer' }).click();
  await page.getByLabel('First name').fill('Pieter');
  await page.getByLabel('Last name').fill(lastName);
  await page.getByRole('button', { name: 'Add customer' }).click();
  await expect(page.getByLabel('Company')).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('combobox', { name: 'Company' }).click();
  await page.getByRole('option', { name: 'Northwind Sailing' }).click();
  await page.getByRole('button', { name: 'Add customer' }).click();
  await expect(page.getByText('Customer added', { exact: true })).toBeVisible();
  await page.goto(`/customers?q=${encodeURIComponent(lastName)}`);
  await expect(page.getByRole('article')).toContainText('Northwind Sailing');
});

test('customers that can’t be read say why and offer another try', async ({ page }) => {
  await signedIn(page, 'maya');
  await page.route('**/api/customers?*', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/json',
      body: '{"message":"We can\'t reach the database at the moment.","code":"database_unavailable"}',
    }),
  );
  await page.goto('/customers');
  await expect(page.getByText("Error loading customers: We can't reach the database at the moment.")).toBeVisible();
  await page.unroute('**/api/customers?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});
