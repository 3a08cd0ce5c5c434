import { expect, password, signedIn, signInByForm, test, unique } from './walk.ts';

test('an admin adds a company and a user of it, who signs in', async ({ page, browser }) => {
  const company = unique('Harbour');
  const email = `${unique('sam').replace(' ', '.')}@people.example`.toLowerCase();
  await signedIn(page, 'admin');
  await page.goto('/companies');
  await page.getByRole('link', { name: 'Add Company' }).first().click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Add company' }).click();
  await expect(dialog.getByText('Company name must be at least 2 characters.')).toBeVisible();
  await dialog.getByLabel('Company name').fill(company);
  await dialog.getByLabel('Website').fill('harbour.example');
  await dialog.getByRole('button', { name: 'Add company' }).click();
  await expect(dialog.getByText('Please enter a valid URL starting with http:// or https://')).toBeVisible();
  await dialog.getByLabel('Website').fill('https://harbour.example');
  await dialog.getByRole('combobox', { name: 'Subscription tier' }).click();
  await expect(page.getByRole('option')).toHaveText(['Starter (£8/month)', 'Professional (£23/month)', 'Enterprise (custom)']);
  await page.getByRole('option', { name: 'Professional' }).click();
  await dialog.getByRole('button', { name: 'Add company' }).click();
  await expect(page.getByText('Company created', { exact: true })).toBeVisible();
  await page.getByRole('searchbox').fill(company);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('harbour.example');

  // All of its settings are open to an admin, with an export of that company alone.
  await page.getByRole('link', { name: `Settings of ${company}` }).click();
  await expect(page.getByLabel('Company name')).toHaveValue(company);
  const exports = page.getByRole('region', { name: 'Export everything' });
  await expect(exports.getByText('There is no export at the moment.')).toBeVisible();
  await exports.getByRole('button', { name: 'Start export' }).click();
  await expect(exports.getByRole('button', { name: /^Download the export of / })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'New token' })).toHaveCount(0);

  await page.goto('/users?add=true');
  await dialog.getByRole('button', { name: 'Add user' }).click();
  for (const message of [
    'First name is required',
    'Last name is required',
    'Please enter a valid email address',
    'Password must be at least 8 characters',
    'Please choose the company of this user',
  ])
    await expect(dialog.getByText(message)).toBeVisible();
  await dialog.getByLabel('First name').fill('Sam');
  await dialog.getByLabel('Last name').fill('Seaworthy');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password').fill('password123');
  await dialog.getByRole('combobox', { name: 'Company' }).click();
  await page.keyboard.type(company);
  await page.getByRole('option', { name: company }).click();
  await dialog.getByRole('button', { name: 'Add user' }).click();
  await expect(dialog.getByText('This password is one of the most common ones. Please choose another.')).toBeVisible();
  await dialog.getByLabel('Password').fill('four dolphins at noon');
  await dialog.getByRole('button', { name: 'Add user' }).click();
  await expect(page.getByText('User created', { exact: true })).toBeVisible();

  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto('/signin');
  await theirs.getByLabel('Email').fill(email);
  await theirs.getByLabel('Password').fill('four dolphins at noon');
  await theirs.getByRole('button', { name: 'Sign in' }).click();
  await expect(theirs).toHaveURL('/dashboard');
  await expect(theirs.getByRole('link', { name: 'Profile of Sam Seaworthy' })).toBeVisible();
  await theirs.context().close();

  // With somebody in it the company stays; without them it goes.
  await page.goto(`/companies?q=${encodeURIComponent(company)}`);
  await page.getByRole('button', { name: `Delete ${company}` }).click();
  await dialog.getByRole('button', { name: 'Delete company' }).click();
  await expect(
    page.getByText('Failed to delete company. This may be because there are users or yachts associated with this company.').first(),
  ).toBeVisible();
  await page.goto(`/users?q=${encodeURIComponent(email)}`);
  await page.getByRole('button', { name: 'Delete Sam Seaworthy' }).click();
  await dialog.getByRole('button', { name: 'Delete user' }).click();
  await expect(page.getByText('User deleted', { exact: true })).toBeVisible();
  await expect(page.getByText('No users found.')).toBeVisible();
  await page.goto(`/companies?q=${encodeURIComponent(company)}`);
  await page.getByRole('button', { name: `Delete ${company}` }).click();
  await dialog.getByRole('button', { name: 'Delete company' }).click();
  await expect(page.getByText('Company deleted', { exact: true })).toBeVisible();
});

test('an admin edits a user on a phone; a password left empty stays', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const token = await signedIn(page, 'admin');
  const authorization = `Bearer ${token}`;
  const email = `${unique('edit').replace(' ', '.')}@people.example`.toLowerCase();
  const made = await (
    await page.request.post('/api/users', {
      data: { email, firstName: 'Kim', lastName: 'Keel', password: 'a lasting secret', companyName: 'Azure Charters' },
      headers: { authorization },
    })
  ).json();
  await page.goto(`/users?q=${encodeURIComponent(email)}`);
  const card = page.getByRole('article');
  await card.getByRole('link', { name: 'Edit Kim Keel' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Last name').fill('Keelson');
  await dialog.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'Manager' }).click();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('User updated', { exact: true })).toBeVisible();
  await expect(card).toContainText('Manager');
  const again = await page.request.post('/api/auth/login', { data: { email, password: 'a lasting secret' } });
  expect(again.status()).toBe(200);
  await page.request.delete(`/api/users/${made.id}`, { headers: { authorization } });
});

test('who runs no platform is turned away from users and companies, with a word', async ({ page }) => {
  await signedIn(page, 'maya');
  for (const address of ['/users', '/companies']) {
    await page.goto(address);
    await expect(page.getByText('You do not have permission to view this page').first()).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
  }
});

test('companies that can’t be read say so, and are read again on demand', async ({ page }) => {
  await signedIn(page, 'admin');
  await page.route('**/api/companies?*', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/json',
      body: '{"message":"We can\'t reach the database at the moment.","code":"database_unavailable"}',
    }),
  );
  await page.goto('/companies');
  await expect(page.getByRole('alert')).toContainText('Failed to load companies');
  await page.unroute('**/api/companies?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Azure Charters' })).toBeVisible();
});

test('somebody changes their name and password, and is signed out everywhere else', async ({ page, browser }) => {
  const adminToken = (await (await page.request.post('/api/auth/login', { data: { email: 'admin@fairlead.example', password } })).json())
    .token;
  const email = `${unique('pat').replace(' ', '.')}@people.example`.toLowerCase();
  await page.request.post('/api/users', {
    data: { email, firstName: 'Pat', lastName: 'Port', password: 'the first secret', companyName: 'Azure Charters' },
    headers: { authorization: `Bearer ${adminToken}` },
  });
  const signIn = async (on: typeof page, secret: string) => {
    await on.goto('/signin');
    await on.getByLabel('Email').fill(email);
    await on.getByLabel('Password').fill(secret);
    await on.getByRole('button', { name: 'Sign in' }).click();
    await expect(on).toHaveURL('/dashboard');
  };
  await signIn(page, 'the first secret');
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, 'the first secret');

  await page.goto('/profile');
  await expect(page.getByText('This device')).toBeVisible();
  await expect(page.getByText('Subscription & billing')).toHaveCount(0);
  await page.getByLabel('First name').fill('P');
  await page.getByLabel('New password', { exact: true }).fill('the second secret');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('First name must be at least 2 characters.')).toBeVisible();
  await page.getByLabel('First name').fill('Patricia');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('All password fields must be filled to change password')).toBeVisible();
  await page.getByLabel('Current password').fill('not the first');
  await page.getByLabel('Confirm new password').fill('the second');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.getByLabel('Confirm new password').fill('the second secret');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('This is not your current password').first()).toBeVisible();
  await page.getByLabel('Current password').fill('the first secret');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Profile updated', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Patricia Port' })).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/signin/);
  await signIn(elsewhere, 'the second secret');
  await page.reload();
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(page.getByText('You are signed out everywhere else.', { exact: true })).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/signin/);
  await elsewhere.context().close();
});

test('a manager sees what the company pays for', async ({ page }) => {
  await signInByForm(page, 'maya');
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/profile');
  const card = page.getByRole('region', { name: 'Subscription & billing' });
  await expect(card).toContainText('Professional');
  await expect(card).toContainText('£23 per month');
  await expect(card).toContainText('Active');
});
