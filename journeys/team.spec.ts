import type { Locator, Route } from '@playwright/test';
import type { Invitation } from '#domain/team/team.ts';
import { linkInEmailTo } from './outbox.ts';
import { harbor, newCompany, newPerson, signedIn, signIn, unique, uniqueEmail } from './people.ts';
import { expect, field, goOn, hold, test } from './walk.ts';

test('a manager invites a colleague, who joins through the email; their rights change, and they leave', async ({ page, elsewhere }) => {
  const email = uniqueEmail('jo');
  const { company } = await harbor();
  const manager = await signedIn(page, 'manager');
  await page.goto('/team');
  await page.getByRole('link', { name: 'Invite someone', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await field(dialog, 'Email').fill(manager.email);
  await dialog.getByRole('button', { name: 'Send invitation', exact: true }).click();
  await expect(dialog.getByText('This person is already on your team.', { exact: true })).toBeVisible();
  await field(dialog, 'Email').fill(email);
  await dialog.getByRole('button', { name: 'Send invitation', exact: true }).click();
  await expect(page.getByText('Invitation on its way', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Open invitations', exact: true })).toContainText(email);

  const theirs = await elsewhere();
  await theirs.goto(await linkInEmailTo(email, '/join'));
  await expect(theirs.getByRole('heading', { name: `Join ${company.name}`, exact: true })).toBeVisible();
  await theirs.getByRole('button', { name: `Join ${company.name}`, exact: true }).click();
  await expect(theirs.getByText('First name is required', { exact: true })).toBeVisible();
  await field(theirs, 'First name').fill('Jo');
  await field(theirs, 'Last name').fill('Jib');
  await field(theirs, 'Password').fill('three brown otters');
  await theirs.getByRole('button', { name: `Join ${company.name}`, exact: true }).click();
  await expect(theirs).toHaveURL(/\/dashboard$/);
  await expect(theirs.getByRole('link', { name: 'Profile of Jo Jib', exact: true })).toBeVisible();
  await expect(theirs.getByRole('link', { name: 'Team', exact: true })).toHaveCount(0);

  await page.reload();
  const row = page.getByRole('listitem').filter({ hasText: email });
  await expect(row).toContainText('Jo Jib');
  await row.getByRole('button', { name: 'Change Jo Jib', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Make a manager', exact: true }).click();
  await expect(row.getByText('Manager', { exact: true })).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByRole('link', { name: 'Team', exact: true })).toBeVisible();
  await row.getByRole('button', { name: 'Change Jo Jib', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Remove from the team…', exact: true }).click();
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Team updated', { exact: true }).last()).toBeVisible();
  await expect(row).toHaveCount(0);
  await theirs.reload();
  await expect(theirs).toHaveURL(/signin/);
});

test('who joins types dates in the company’s order from the first page on', async ({ elsewhere }) => {
  const { company, person } = await newCompany({ formats: { clock: '24', dateOrder: 'dmy' } });
  const email = uniqueEmail('jo');
  await (await person('manager')).post('/api/invitations', { email });
  const theirs = await elsewhere();
  await theirs.goto(await linkInEmailTo(email, '/join'));
  await field(theirs, 'First name').fill('Jo');
  await field(theirs, 'Last name').fill('Jib');
  await field(theirs, 'Password').fill('three brown otters');
  await theirs.getByRole('button', { name: `Join ${company.name}`, exact: true }).click();
  await expect(theirs).toHaveURL(/\/dashboard$/);
  await goOn(theirs, '/routes/new');
  await field(theirs, 'Departure date').fill('5/6/2031');
  await expect(field(theirs, 'Departure date')).toHaveAccessibleDescription('Read as Thu 5 Jun 2031');
});

test('a withdrawn invitation says so when its link is opened', async ({ page, elsewhere }) => {
  const email = uniqueEmail('gone');
  const manager = await signedIn(page, 'manager');
  const made = await manager.post<Invitation>('/api/invitations', { email });
  const link = await linkInEmailTo(email, '/join');
  await page.goto('/team');
  await page.getByRole('button', { name: `Withdraw the invitation to ${email}`, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByText('Invitation withdrawn', { exact: true })).toBeVisible();
  expect(made.id).toBeGreaterThan(0);
  const theirs = await elsewhere();
  await theirs.goto(link);
  await expect(theirs.getByRole('alert')).toContainText('This invitation has expired, was withdrawn, or has already been used.');
});

test('taking away the right to invite asks about that user’s invitations: they are withdrawn, or kept in one’s own name', async ({
  page,
}) => {
  const { company, person } = await newCompany();
  const maya = await person('manager');
  await signedIn(page, maya);
  const dana = await newPerson(company.id, 'manager');
  const [withdrawnEmail, keptEmail] = [uniqueEmail('gone'), uniqueEmail('stays')];
  const list = page.getByRole('region', { name: 'Open invitations', exact: true });
  const row = page.getByRole('listitem').filter({ hasText: dana.email });
  const dialog = page.getByRole('alertdialog');
  const choose = async (what: string) => {
    await row.getByRole('button', { name: 'Change Robin Quay', exact: true }).click();
    await page.getByRole('menuitem', { name: what, exact: true }).click();
  };
  await dana.post('/api/invitations', { email: withdrawnEmail });
  await page.goto('/team');
  await expect(list).toContainText(withdrawnEmail);
  await choose('Make a user…');
  await expect(dialog).toContainText(`Robin invited ${withdrawnEmail}. Unless you keep it, this invitation is withdrawn.`);
  await expect(dialog.getByRole('checkbox', { name: 'Keep 1 open invitation in my name', exact: true })).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Make a user', exact: true }).click();
  await expect(row.getByText('User', { exact: true })).toBeVisible();
  await expect(list.getByText('No open invitations.', { exact: true })).toBeVisible();

  await choose('Make a manager');
  await expect(row.getByText('Manager', { exact: true })).toBeVisible();
  await dana.post('/api/invitations', { email: keptEmail });
  await expect(list).toContainText(keptEmail);
  await choose('Remove from the team…');
  await dialog.getByRole('checkbox', { name: 'Keep 1 open invitation in my name', exact: true }).check();
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(row).toHaveCount(0);
  await expect(list).toContainText(keptEmail);
  // Both are called Robin Quay, so only the inviter's ID shows that it is now in the other's name.
  expect(await maya.get<Invitation[]>(`/api/invitations?invitedBy=${maya.id}`)).toMatchObject([{ email: keptEmail }]);
});

test('a forgotten password is reset through the email, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { email } = await newPerson((await harbor()).company.id, 'staff');
  await page.goto('/signin');
  await page.getByRole('link', { name: 'Forgot password?', exact: true }).click();
  await field(page, 'Email').fill('not an address');
  await page.getByRole('button', { name: 'Send the link', exact: true }).click();
  await expect(page.getByText('Please enter a valid email address', { exact: true })).toBeVisible();
  await field(page, 'Email').fill(email);
  await page.getByRole('button', { name: 'Send the link', exact: true }).click();
  await expect(page.getByText(/^If there is an account with this email address, a link is on its way to it\./)).toBeVisible();

  const link = await linkInEmailTo(email, '/reset-password');
  await page.goto('/');
  await page.goto(link);
  await field(page, 'New password').fill('password1');
  await field(page, 'Confirm new password').fill('password2');
  await page.getByRole('button', { name: 'Set password', exact: true }).click();
  await expect(page.getByText('Passwords do not match', { exact: true })).toBeVisible();
  await field(page, 'Confirm new password').fill('password1');
  await page.getByRole('button', { name: 'Set password', exact: true }).click();
  await expect(page.getByText('This password is one of the most common ones. Please choose another.', { exact: true })).toBeVisible();
  for (const label of ['New password', 'Confirm new password']) await field(page, label).fill('the remembered one');
  await page.getByRole('button', { name: 'Set password', exact: true }).click();
  const isSet = page.getByRole('heading', { name: 'Your new password is set', exact: true });
  await expect(isSet).toBeVisible();
  // While the next page's code is loading, the address is already the new one, and this page stays as it is.
  const scripts: Route[] = [];
  let held = true;
  await page.route('**/assets/*.js', (route) => (held ? void scripts.push(route) : route.continue()));
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('/signin');
  await expect(isSet).toBeVisible();
  held = false;
  for (const script of scripts) await script.continue();
  await expect(page.getByRole('heading', { name: 'Welcome back', exact: true })).toBeVisible();
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill('the remembered one');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');

  await page.goto('/');
  await page.goto(link);
  for (const label of ['New password', 'Confirm new password']) await field(page, label).fill('yet another one');
  await page.getByRole('button', { name: 'Set password', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('This link has expired or has already been used.');
});

test('a manager changes the company’s profile, and every page follows', async ({ page }) => {
  await signedIn(page, 'manager');
  await page.goto('/settings');
  const profile = page.getByRole('region', { name: 'Company profile', exact: true });
  await field(profile, 'Payment details').fill('Lymington Bank, GB00 LYMI 0000 0000 0000 00');
  await field(profile, 'Contact email').fill('nowhere');
  await profile.getByRole('button', { name: 'Save changes', exact: true }).click();
  await expect(profile.getByText('Please enter a valid email address.', { exact: true })).toBeVisible();
  await field(profile, 'Contact email').fill('crew@northwind-sailing.example');
  await field(profile, 'Check-in').fill('5.30pm');
  for (const [name, choice] of [
    ['Clock', '24 hours: 17:30'],
    ['Dates', '21 Nov 2026'],
    ['Weeks begin on', 'Sunday'],
    ['Decimals', 'Point: 1,250.50'],
  ] as const) {
    await field(profile, name).click();
    await page.getByRole('option', { name: choice, exact: true }).click();
  }
  await field(profile, 'Days until due').fill('10');
  await field(profile, 'Turnaround, hours between charters').fill('6');
  const save = profile.getByRole('button', { name: 'Save changes', exact: true });
  const saving = await hold(page, '**/api/companies/*', 'PATCH');
  await save.click();
  await field(profile, 'Turnaround, hours between charters').fill('7,5');
  saving.release();
  await expect(page.getByText('Settings saved', { exact: true })).toBeVisible();
  // What was typed during the save is still there, and is saved next.
  await expect(field(profile, 'Turnaround, hours between charters')).toHaveValue('7,5');
  await save.click();
  await expect(save).toBeDisabled();
  await page.reload();
  await expect(field(profile, 'Payment details')).toHaveValue('Lymington Bank, GB00 LYMI 0000 0000 0000 00');
  await expect(field(profile, 'Turnaround, hours between charters')).toHaveValue('7.5');
  // Every page shows dates in the company's format.
  await goOn(page, '/schedule?view=week&date=2031-06-09');
  await expect(page.getByRole('heading', { name: '8 – 14 Jun 2031', exact: true })).toBeVisible();
  // New events start with the hours of the house rules.
  await goOn(page, '/schedule/new?type=charter');
  await expect(field(page, 'Start time')).toHaveValue('17:30');
  // By its currency alone, the company would write decimals with a comma.
  await goOn(page, '/finance/expenses/new');
  await field(page, 'Amount').fill('1.250');
  await expect(field(page, 'Amount')).toHaveAccessibleDescription('Read as €1.25');
  await page.goto('/finance/invoices/new');
  await expect(page.getByText('10 days after issue unless you change it', { exact: true })).toBeVisible();
});

test('a company’s time zone is found by typing its city, and Enter chooses it at once', async ({ page }) => {
  const { person } = await newCompany();
  await signedIn(page, await person('manager'));
  await page.goto('/settings');
  const profile = page.getByRole('region', { name: 'Company profile', exact: true });
  for (const [city, zone] of [
    ['athens', 'Europe/Athens'],
    ['berl', 'Europe/Berlin'],
  ] as const) {
    await field(profile, 'Time zone').click();
    await page.keyboard.type(city);
    await expect(field(profile, 'Time zone')).toHaveValue(city);
    await page.keyboard.press('Enter');
    await expect(field(profile, 'Time zone')).toHaveValue(zone);
  }
  await field(profile, 'Time zone').click();
  await page.keyboard.type('nowhere');
  await expect(profile.getByText('No time zones found', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field(profile, 'Time zone')).toHaveValue('Europe/Berlin');
  await profile.getByRole('button', { name: 'Save changes', exact: true }).click();
  await expect(page.getByText('Settings saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(field(profile, 'Time zone')).toHaveValue('Europe/Berlin');
});

test('an API token is shown once, works, and is revoked', async ({ page }) => {
  const name = unique('Website');
  await signedIn(page, 'manager');
  await page.goto('/settings');
  await page.getByRole('button', { name: 'New token', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Create token', exact: true }).click();
  await expect(dialog.getByText('Please enter a name', { exact: true })).toBeVisible();
  await field(dialog, 'Name').fill(name);
  await dialog.getByRole('button', { name: 'Create token', exact: true }).click();
  const secret = await field(dialog, 'Token secret').inputValue();
  await dialog.getByRole('button', { name: "I've copied it", exact: true }).click();
  const read = () => page.request.get('/api/yachts?limit=1', { headers: { authorization: `Bearer ${secret}` } });
  expect((await read()).status()).toBe(200);
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Read');
  await page.getByRole('button', { name: `Revoke ${name}`, exact: true }).click();
  await dialog.getByRole('button', { name: 'Revoke token', exact: true }).click();
  await expect(page.getByText('Token revoked', { exact: true })).toBeVisible();
  expect((await read()).status()).toBe(401);
});

/** Two clicks before the page can react to the first, as an impatient user makes them. */
function clickTwice(button: Locator): Promise<void> {
  return button.evaluate((each: HTMLElement) => {
    each.click();
    each.click();
  });
}

test('a double click on a delete button sends one request, and what is already gone counts as deleted', async ({ page }) => {
  const { company, person } = await newCompany();
  const manager = await signedIn(page, await person('manager'));
  const colleague = await person('staff');
  await signIn(manager);
  const token = await manager.post<{ id: number }>('/api/tokens', { name: 'Website', reach: 'read' });
  const email = uniqueEmail('jo');
  await manager.post('/api/invitations', { email, role: 'user', companyId: company.id });
  const [invitation] = await manager.get<Invitation[]>('/api/invitations');
  const dialog = page.getByRole('alertdialog');
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'DELETE' && sent.push(new URL(request.url()).pathname));

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Revoke Website', exact: true }).click();
  await clickTwice(dialog.getByRole('button', { name: 'Revoke token', exact: true }));
  await expect(page.getByText('Token revoked', { exact: true })).toBeVisible();
  expect(sent.splice(0)).toEqual([`/api/tokens/${token.id}`]);

  await goOn(page, '/profile');
  await clickTwice(page.getByRole('button', { name: /^Sign out of / }));
  await expect(page.getByText('Signed out', { exact: true })).toBeVisible();
  expect(sent.splice(0)).toHaveLength(1);

  await goOn(page, '/team');
  await page.getByRole('button', { name: `Withdraw the invitation to ${email}`, exact: true }).click();
  // Somebody else withdraws it first, and the page doesn't know yet.
  const invitations = await hold(page, '**/api/invitations?*', 'GET');
  await manager.delete(`/api/invitations/${invitation?.id}`);
  await clickTwice(dialog.getByRole('button', { name: 'Withdraw', exact: true }));
  await expect(page.getByText('Invitation withdrawn', { exact: true })).toBeVisible();
  expect(sent.splice(0)).toEqual([`/api/invitations/${invitation?.id}`]);
  invitations.release();

  await page.getByRole('button', { name: `Change ${colleague.name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Remove from the team…', exact: true }).click();
  const team = await hold(page, '**/api/team?*', 'GET');
  await manager.delete(`/api/team/${colleague.id}`);
  await clickTwice(dialog.getByRole('button', { name: 'Remove', exact: true }));
  await expect(page.getByText(`${colleague.name} is no longer on your team.`, { exact: true })).toBeVisible();
  expect(sent.splice(0)).toEqual([`/api/team/${colleague.id}`]);
  team.release();
});

test('a plain user finds neither team nor settings', async ({ page }) => {
  await signedIn(page, 'staff');
  await page.goto('/team');
  await expect(page.getByText('You do not have permission to view this page', { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('link', { name: 'Settings', exact: true })).toHaveCount(0);
});
