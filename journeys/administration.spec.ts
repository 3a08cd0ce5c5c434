import type { Page } from '@playwright/test';
import type { Invitation } from '#domain/team/team.ts';
import type { User } from '#domain/users/user.ts';
import { aCustomer, anEvent, anInvoice, aYacht } from './given.ts';
import { harbor, newCompany, newPerson, newSubscriber, signedIn, signIn, signInByForm, unique, uniqueEmail } from './people.ts';
import { expect, field, goOn, hold, test } from './walk.ts';

test('an admin adds a company and finds all of its settings', async ({ page }) => {
  const company = unique('Harbour');
  await signedIn(page, 'admin');
  await page.goto('/companies');
  await page.getByRole('link', { name: 'Add Company', exact: true }).first().click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Add company', exact: true }).click();
  await expect(dialog.getByText('Company name must be at least 2 characters.', { exact: true })).toBeVisible();
  await field(dialog, 'Company name').fill(company);
  await field(dialog, 'Website').fill('harbour.example');
  await dialog.getByRole('button', { name: 'Add company', exact: true }).click();
  await expect(dialog.getByText('Please enter a valid URL starting with http:// or https://', { exact: true })).toBeVisible();
  await field(dialog, 'Website').fill('https://harbour.example');
  await dialog.getByRole('combobox', { name: 'Subscription tier', exact: true }).click();
  await expect(page.getByRole('option')).toHaveText(['Starter (£8/month)', 'Professional (£23/month)', 'Enterprise (custom)']);
  await page.getByRole('option', { name: 'Professional (£23/month)', exact: true }).click();
  await dialog.getByRole('button', { name: 'Add company', exact: true }).click();
  await expect(page.getByText('Company created', { exact: true })).toBeVisible();
  await page.getByRole('searchbox').fill(company);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('harbour.example');

  // An admin can open all of its settings, including an export of that company alone.
  await page.getByRole('link', { name: `Settings of ${company}`, exact: true }).click();
  await expect(field(page, 'Company name')).toHaveValue(company);
  const exports = page.getByRole('region', { name: 'Export everything', exact: true });
  await expect(exports.getByText('There are no exports.', { exact: true })).toBeVisible();
  await exports.getByRole('button', { name: 'Start export', exact: true }).click();
  await expect(exports.getByRole('button', { name: /^Download the export of / })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'New token', exact: true })).toHaveCount(0);
});

test('an admin adds a user, who signs in, and deletes a company once it has no users', async ({ page, elsewhere }) => {
  const company = (await newCompany()).company.name;
  const email = uniqueEmail('sam');
  await signedIn(page, 'admin');
  const dialog = page.getByRole('alertdialog');
  await page.goto('/users?add=true');
  await dialog.getByRole('button', { name: 'Add user', exact: true }).click();
  for (const message of [
    'First name is required',
    'Last name is required',
    'Please enter a valid email address',
    'Password must be at least 8 characters',
    'Please choose the company of this user',
  ])
    await expect(dialog.getByText(message, { exact: true })).toBeVisible();
  await field(dialog, 'First name').fill('Sam');
  await field(dialog, 'Last name').fill('Seaworthy');
  await field(dialog, 'Email').fill(email);
  await field(dialog, 'Password').fill('password123');
  await dialog.getByRole('combobox', { name: 'Company', exact: true }).click();
  await page.keyboard.type(company);
  await page.getByRole('option', { name: company, exact: true }).click();
  await dialog.getByRole('button', { name: 'Add user', exact: true }).click();
  await expect(dialog.getByText('This password is one of the most common ones. Please choose another.', { exact: true })).toBeVisible();
  await field(dialog, 'Password').fill('four dolphins at noon');
  await dialog.getByRole('button', { name: 'Add user', exact: true }).click();
  await expect(page.getByText('User created', { exact: true })).toBeVisible();

  const theirs = await elsewhere();
  await signInByForm(theirs, { email, password: 'four dolphins at noon' });
  await expect(theirs).toHaveURL('/dashboard');
  await expect(theirs.getByRole('link', { name: 'Profile of Sam Seaworthy', exact: true })).toBeVisible();

  // A company with users can't be deleted; without them it can.
  await goOn(page, `/companies?q=${encodeURIComponent(company)}`);
  await page.getByRole('button', { name: `Delete ${company}`, exact: true }).click();
  await dialog.getByRole('button', { name: 'Delete company', exact: true }).click();
  await expect(
    page
      .getByText('Failed to delete company. This may be because there are users or yachts associated with this company.', { exact: true })
      .first(),
  ).toBeVisible();
  await goOn(page, `/users?q=${encodeURIComponent(email)}`);
  await page.getByRole('button', { name: 'Delete Sam Seaworthy', exact: true }).click();
  await dialog.getByRole('button', { name: 'Delete user', exact: true }).click();
  await expect(page.getByText('User deleted', { exact: true })).toBeVisible();
  await expect(page.getByText('No users found.', { exact: true })).toBeVisible();
  await goOn(page, `/companies?q=${encodeURIComponent(company)}`);
  await page.getByRole('button', { name: `Delete ${company}`, exact: true }).click();
  await dialog.getByRole('button', { name: 'Delete company', exact: true }).click();
  await expect(page.getByText('Company deleted', { exact: true })).toBeVisible();
});

test('an admin edits a user on a phone; an empty password field keeps the password', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const admin = await signedIn(page, 'admin');
  const email = uniqueEmail('edit');
  const { company } = await harbor();
  const made = await admin.post<User>('/api/users', {
    email,
    firstName: 'Kim',
    lastName: 'Keel',
    password: 'a lasting secret',
    companyId: company.id,
  });
  await page.goto(`/users?q=${encodeURIComponent(email)}`);
  const card = page.getByRole('article');
  await card.getByRole('link', { name: 'Edit Kim Keel', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await field(dialog, 'Last name').fill('Keelson');
  await dialog.getByRole('combobox', { name: 'Role', exact: true }).click();
  await page.getByRole('option', { name: 'Manager', exact: true }).click();
  await dialog.getByRole('button', { name: 'Save changes', exact: true }).click();
  await expect(page.getByText('User updated', { exact: true })).toBeVisible();
  await expect(card).toContainText('Manager');
  expect((await signIn({ email, password: 'a lasting secret' })).id).toBe(made.id);
});

test('an admin who demotes, moves or deletes somebody sees which invitations are withdrawn, and can keep them', async ({ page }) => {
  const { company, person: personOf } = await newCompany();
  const manager = await personOf('manager');
  const admin = await signedIn(page, 'admin');
  const invited = [uniqueEmail('first'), uniqueEmail('second')];
  for (const email of invited) await manager.post('/api/invitations', { email });
  const openInvitations = async () =>
    (await admin.get<Invitation[]>(`/api/invitations?q=%40people.example&limit=500`)).filter(({ companyId }) => companyId === company.id);
  await page.goto(`/users?q=${encodeURIComponent(manager.email)}`);
  await page.getByRole('link', { name: 'Edit Robin Quay', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  const keep = dialog.getByRole('checkbox', { name: 'Keep 2 open invitations in my name', exact: true });
  await expect(field(dialog, 'Email')).toHaveValue(manager.email);
  await expect(keep).toHaveCount(0);
  await dialog.getByRole('combobox', { name: 'Role', exact: true }).click();
  await page.getByRole('option', { name: 'User', exact: true }).click();
  await expect(dialog).toContainText(
    `Robin invited ${invited[1]} and ${invited[0]}. Unless you keep them, these invitations are withdrawn.`,
  );
  await keep.check();
  await dialog.getByRole('button', { name: 'Save changes', exact: true }).click();
  await expect(page.getByText('User updated', { exact: true })).toBeVisible();
  expect(await openInvitations()).toHaveLength(2);

  await admin.patch(`/api/users/${manager.id}`, { role: 'manager' });
  await expect(page.getByRole('row').filter({ hasText: manager.email })).toContainText('Manager');
  await manager.post(`/api/invitations/${(await openInvitations())[0]?.id}/resend`, {});
  await page.getByRole('button', { name: 'Delete Robin Quay', exact: true }).click();
  await expect(dialog).toContainText('Unless you keep it, this invitation is withdrawn.');
  await dialog.getByRole('button', { name: 'Delete user', exact: true }).click();
  await expect(page.getByText('User deleted', { exact: true })).toBeVisible();
  expect(await openInvitations()).toHaveLength(1);
});

test('only platform admins reach users and companies; others are turned away with a message', async ({ page }) => {
  await signedIn(page, 'manager');
  for (const address of ['/users', '/companies']) {
    await page.goto(address);
    await expect(page.getByText('You do not have permission to view this page', { exact: true }).first()).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
  }
});

test('companies that can’t be loaded say so, and can be loaded again', async ({ page }) => {
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
  await page.getByRole('button', { name: 'Retry', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Azure Charters', exact: true })).toBeVisible();
});

test('somebody changes their name and password, and is signed out everywhere else', async ({ page, elsewhere }) => {
  const { company } = await harbor();
  const { email, password } = await newPerson(company.id, 'staff');
  const signInOn = async (on: Page, secret: string) => {
    await signInByForm(on, { email, password: secret });
    await expect(on).toHaveURL('/dashboard');
  };
  await signInOn(page, password);
  const phone = await elsewhere();
  await signInOn(phone, password);
  await page.goto('/profile');
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await expect(page.getByText('Subscription & billing', { exact: true })).toHaveCount(0);
  await field(page, 'First name').fill('P');
  await field(page, 'New password').fill('the second secret');
  await page.getByRole('button', { name: 'Save changes', exact: true }).click();
  await expect(page.getByText('First name must be at least 2 characters.', { exact: true })).toBeVisible();
  await field(page, 'First name').fill('Patricia');
  await page.getByRole('button', { name: 'Save changes', exact: true }).click();
  await expect(page.getByText('All password fields must be filled to change password', { exact: true })).toBeVisible();
  await field(page, 'Current password').fill('not the first');
  await field(page, 'Confirm new password').fill('the second');
  await page.getByRole('button', { name: 'Save changes', exact: true }).click();
  await expect(page.getByText('Passwords do not match', { exact: true })).toBeVisible();
  await field(page, 'Confirm new password').fill('the second secret');
  await page.getByRole('button', { name: 'Save changes', exact: true }).click();
  await expect(page.getByText('This is not your current password', { exact: true }).first()).toBeVisible();
  await field(page, 'Current password').fill(password);
  const saving = await hold(page, '**/api/profile', 'PATCH');
  await page.getByRole('button', { name: 'Save changes', exact: true }).click();
  await field(page, 'Last name').fill('Quayside');
  saving.release();
  await expect(page.getByText('Profile updated', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Patricia Quay', exact: true })).toBeVisible();
  await expect(field(page, 'New password')).toHaveValue('');
  // What was typed during the save is still there, and is saved next.
  await expect(field(page, 'Last name')).toHaveValue('Quayside');
  await page.getByRole('button', { name: 'Save changes', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Patricia Quayside', exact: true })).toBeVisible();
  await phone.reload();
  await expect(phone).toHaveURL(/signin/);
  await signInOn(phone, 'the second secret');
  await page.reload();
  await page.getByRole('button', { name: 'Sign out everywhere else', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere else', exact: true }).click();
  await expect(page.getByText('You are signed out everywhere else.', { exact: true })).toBeVisible();
  await phone.reload();
  await expect(phone).toHaveURL(/signin/);
});

test('a manager sees what the company pays for', async ({ page }) => {
  const manager = await signedIn(page, await newSubscriber('professional-monthly'));
  await manager.post('/api/sandbox/clock', { days: 35 });
  await page.goto('/profile');
  const card = page.getByRole('region', { name: 'Subscription & billing', exact: true });
  await expect(card).toContainText('Professional');
  await expect(card).toContainText('£23 per month');
  await expect(card).toContainText('Active');
});

test('an admin can tell apart records of two companies with the same names and numbers, and the companies’ own users see no company', async ({
  page,
  elsewhere,
}) => {
  const [name, lastName] = [unique('Namesake'), unique('Double')];
  const harbors = await Promise.all([newCompany(), newCompany()]);
  const companies = harbors.map(({ company }) => company.name);
  const made = [];
  for (const each of harbors) {
    const manager = await each.person('manager');
    const yacht = await aYacht(manager, { name });
    const customer = await aCustomer(manager, { firstName: 'Dora', lastName });
    const event = await anEvent(manager, { yachtId: yacht.id, customerId: customer.id, title: name });
    made.push({ manager, yacht, event, invoice: await anInvoice(manager, { customerId: customer.id }) });
  }
  const [first] = made as [(typeof made)[number]];
  expect(new Set(made.map(({ invoice }) => invoice.invoiceNumber)).size).toBe(1);
  await signedIn(page, 'admin');
  const expectOnePerCompany = async (rows: ReturnType<Page['locator']>) => {
    await expect(rows).toHaveCount(2);
    for (const company of companies) await expect(rows.filter({ hasText: company })).toHaveCount(1);
  };

  await page.goto(`/yachts?q=${encodeURIComponent(name)}&view=table`);
  await expectOnePerCompany(page.getByRole('table').getByRole('row').filter({ hasText: name }));
  await goOn(page, `/finance/invoices?q=${encodeURIComponent(lastName)}`);
  await expectOnePerCompany(page.getByRole('row').filter({ hasText: lastName }));
  await goOn(page, `/schedule?view=list&q=${encodeURIComponent(name)}`);
  await expectOnePerCompany(page.getByRole('listitem').filter({ hasText: name }));
  await goOn(page, '/schedule/new');
  await page.getByRole('combobox', { name: 'Yacht', exact: true }).fill(name);
  await expectOnePerCompany(page.getByRole('option'));
  await goOn(page, `/activities?person=${first.manager.id}&resource=invoice`);
  await expect(page.getByRole('listitem').filter({ hasText: first.invoice.invoiceNumber })).toContainText(companies[0] as string);

  // Before a record is deleted or changed, its company is shown.
  await goOn(page, `/finance/invoices/${first.invoice.id}`);
  await expect(page.getByRole('region', { name: first.invoice.invoiceNumber, exact: true })).toContainText(companies[0] as string);
  await page.getByRole('button', { name: `Delete ${first.invoice.invoiceNumber}`, exact: true }).click();
  await expect(page.getByRole('alertdialog')).toContainText(companies[0] as string);
  await goOn(page, `/schedule/${first.event.id}/edit`);
  await expect(page.getByRole('main')).toContainText(companies[0] as string);

  const theirs = await elsewhere();
  await signedIn(theirs, first.manager);
  for (const [path, loaded] of [
    [`/finance/invoices/${first.invoice.id}`, first.invoice.invoiceNumber],
    [`/schedule/${first.event.id}/edit`, 'Save changes'],
    ['/yachts?view=table', name],
  ] as const) {
    await goOn(theirs, path);
    await expect(theirs.getByRole('main')).toContainText(loaded);
    await expect(theirs.getByRole('main')).not.toContainText(companies[0] as string);
  }
  await goOn(theirs, '/activities');
  await expect(theirs.getByRole('listitem').filter({ hasText: `Added yacht ${name}` })).not.toContainText(companies[0] as string);
});
