import { linkInLetterTo } from './outbox.ts';
import { expect, password, signedIn, test, unique } from './walk.ts';

const anEmail = (word: string) => `${unique(word).replace(' ', '.')}@people.example`.toLowerCase();

test('a manager invites a colleague, who joins through the letter; their rights change, and they leave', async ({ page, browser }) => {
  const email = anEmail('jo');
  await signedIn(page, 'nora');
  await page.goto('/team');
  await page.getByRole('link', { name: 'Invite somebody' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Email').fill('nora@northwind-sailing.example');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog.getByText('This person is part of your team already.')).toBeVisible();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Invitation sent', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Open invitations' })).toContainText(email);

  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto(await linkInLetterTo(email, '/join'));
  await expect(theirs.getByRole('heading', { name: 'Join Northwind Sailing' })).toBeVisible();
  await theirs.getByRole('button', { name: 'Join Northwind Sailing' }).click();
  await expect(theirs.getByText('First name is required')).toBeVisible();
  await theirs.getByLabel('First name').fill('Jo');
  await theirs.getByLabel('Last name').fill('Jib');
  await theirs.getByLabel('Password').fill('three brown otters');
  await theirs.getByRole('button', { name: 'Join Northwind Sailing' }).click();
  await expect(theirs).toHaveURL(/\/dashboard$/);
  await expect(theirs.getByRole('link', { name: 'Profile of Jo Jib' })).toBeVisible();
  await expect(theirs.getByRole('link', { name: 'Team', exact: true })).toHaveCount(0);

  await page.reload();
  const row = page.getByRole('listitem').filter({ hasText: email });
  await expect(row).toContainText('Jo Jib');
  await row.getByRole('button', { name: 'Change Jo Jib' }).click();
  await page.getByRole('menuitem', { name: 'Make a manager' }).click();
  await expect(row.getByText('Manager')).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByRole('link', { name: 'Team', exact: true })).toBeVisible();
  await row.getByRole('button', { name: 'Change Jo Jib' }).click();
  await page.getByRole('menuitem', { name: 'Remove from the team…' }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Team updated', { exact: true }).last()).toBeVisible();
  await expect(row).toHaveCount(0);
  await theirs.reload();
  await expect(theirs).toHaveURL(/signin/);
  await theirs.context().close();
});

test('an invitation that was taken back says so when its link is opened', async ({ page, browser }) => {
  const email = anEmail('gone');
  const token = await signedIn(page, 'nora');
  const made = await (
    await page.request.post('/api/invitations', { data: { email }, headers: { authorization: `Bearer ${token}` } })
  ).json();
  const link = await linkInLetterTo(email, '/join');
  await page.goto('/team');
  await page.getByRole('button', { name: `Take back the invitation of ${email}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('Invitation taken back', { exact: true })).toBeVisible();
  expect(made.id).toBeGreaterThan(0);
  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto(link);
  await expect(theirs.getByRole('alert')).toContainText('This invitation has expired, was taken back, or was used already.');
  await theirs.context().close();
});

test('a forgotten password is set anew by the letter, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { token } = await (await page.request.post('/api/auth/login', { data: { email: 'admin@fairlead.example', password } })).json();
  const email = anEmail('fay');
  await page.request.post('/api/users', {
    data: { email, firstName: 'Fay', lastName: 'Fog', password: 'the forgotten one', companyName: 'Northwind Sailing' },
    headers: { authorization: `Bearer ${token}` },
  });
  await page.goto('/signin');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('Email').fill('not an address');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('If there is an account with this address, a letter with a link is on its way to it.')).toBeVisible();

  const link = await linkInLetterTo(email, '/reset-password');
  await page.goto('/');
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('password1');
  await page.getByLabel('Confirm new password').fill('password2');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.getByLabel('Confirm new password').fill('password1');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('This password is one of the most common ones. Please choose another.')).toBeVisible();
  for (const label of ['New password', 'Confirm new password']) await page.getByLabel(label, { exact: true }).fill('the remembered one');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('the remembered one');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/dashboard');

  await page.goto('/');
  await page.goto(link);
  for (const label of ['New password', 'Confirm new password']) await page.getByLabel(label, { exact: true }).fill('yet another one');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('alert')).toContainText('This link has expired or was used already.');
});

test('a manager changes the company’s profile, and every page follows', async ({ page }) => {
  await signedIn(page, 'nora');
  await page.goto('/settings');
  const profile = page.getByRole('region', { name: 'Company profile' });
  await profile.getByLabel('Payment details').fill('Lymington Bank, GB00 LYMI 0000 0000 0000 00');
  await profile.getByLabel('Contact email').fill('nowhere');
  await profile.getByRole('button', { name: 'Save changes' }).click();
  await expect(profile.getByText('Please enter a valid email address.')).toBeVisible();
  await profile.getByLabel('Contact email').fill('crew@northwind-sailing.example');
  await profile.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Settings saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(profile.getByLabel('Payment details')).toHaveValue('Lymington Bank, GB00 LYMI 0000 0000 0000 00');
});

test('an API token is shown once, works, and is revoked', async ({ page }) => {
  const name = unique('Website');
  await signedIn(page, 'nora');
  await page.goto('/settings');
  await page.getByRole('button', { name: 'New token' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Make token' }).click();
  await expect(dialog.getByText('Please enter a name')).toBeVisible();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Make token' }).click();
  const secret = await dialog.getByLabel('Secret of the token').inputValue();
  await dialog.getByRole('button', { name: 'I have copied it' }).click();
  const read = () => page.request.get('/api/yachts?limit=1', { headers: { authorization: `Bearer ${secret}` } });
  expect((await read()).status()).toBe(200);
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Read');
  await page.getByRole('button', { name: `Revoke ${name}` }).click();
  await dialog.getByRole('button', { name: 'Revoke token' }).click();
  await expect(page.getByText('Token revoked', { exact: true })).toBeVisible();
  expect((await read()).status()).toBe(401);
});

test('a plain user finds neither team nor settings', async ({ page }) => {
  await signedIn(page, 'tom');
  await page.goto('/team');
  await expect(page.getByText('You do not have permission to view this page').first()).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('link', { name: 'Settings', exact: true })).toHaveCount(0);
});
