import { readFileSync } from 'node:fs';
import { Secret, TOTP } from 'otpauth';
import type { APIRequestContext, Page } from '@playwright/test';
import { accounts, expect, faults, password, test, unique } from './walk.ts';

const theirPassword = 'seven calm harbours';

/** What the app shows, or will show half a minute later: a code that was used counts no more. */
const codeOf = (secret: string, halfMinutes = 0) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + halfMinutes * 30_000 });
/** Six digits the app doesn't show these minutes. */
const wrongCode = (secret: string) =>
  ['000000', '111111', '222222', '333333', '444444', '555555'].find(
    (code) => ![-2, -1, 0, 1, 2, 3].some((away) => codeOf(secret, away) === code),
  ) as string;

/** Somebody new at Northwind Sailing. */
async function aColleague(request: APIRequestContext, firstName: string): Promise<{ email: string; name: string }> {
  const { token } = await (await request.post('/api/auth/login', { data: { email: accounts.admin, password } })).json();
  const lastName = unique('Step').replace(' ', '');
  const email = `${firstName}.${lastName}@people.example`.toLowerCase();
  const answer = await request.post('/api/users', {
    data: { email, firstName, lastName, password: theirPassword, companyName: 'Northwind Sailing' },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status()).toBe(201);
  return { email, name: `${firstName} ${lastName}` };
}

/** Switches two-step sign-in on by calls, and answers the secret. */
async function withSecondStep(request: APIRequestContext, email: string): Promise<string> {
  const { token } = await (await request.post('/api/auth/login', { data: { email, password: theirPassword } })).json();
  const headers = { authorization: `Bearer ${token}` };
  const { secret } = await (await request.post('/api/profile/second-step', { data: { currentPassword: theirPassword }, headers })).json();
  expect((await request.post('/api/profile/second-step/confirm', { data: { code: codeOf(secret) }, headers })).status()).toBe(200);
  return secret;
}

async function enterPassword(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(theirPassword);
  await page.getByLabel('Password').press('Enter');
}

async function signOut(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /sign out/i })
    .click();
  await expect(page).toHaveURL(/\/signin$/);
}

test('two-step sign-in is switched on with an app, asked for with a code or a recovery code, and switched off', async ({ page }) => {
  test.setTimeout(90_000);
  const { email } = await aColleague(page.request, 'Tess');
  await page.goto('/profile');
  await enterPassword(page, email);
  await expect(page).toHaveURL(/\/profile$/);
  const card = page.getByRole('region', { name: 'Two-step sign-in' });
  const dialog = page.getByRole('alertdialog');
  await expect(card.getByText('Off', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Switch on' }).click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('Please enter your current password')).toBeVisible();
  await dialog.getByLabel('Current password').fill('a guess of mine');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('This is not your current password')).toBeVisible();
  await dialog.getByLabel('Current password').fill(theirPassword);
  await dialog.getByLabel('Current password').press('Enter');

  await expect(dialog.getByRole('img', { name: 'QR code of the secret' })).toBeVisible();
  const secret = (await dialog.getByRole('code').innerText()).replaceAll(/\s/g, '');
  await expect(dialog.getByRole('link', { name: /on this device/ })).toHaveAttribute(
    'href',
    new RegExp(`^otpauth://totp/Fairlead.*secret=${secret}`),
  );
  await dialog.getByLabel('Code the app shows').fill(wrongCode(secret));
  await dialog.getByRole('button', { name: 'Switch on' }).click();
  await expect(dialog.getByText("This code isn't right. Please enter the newest one your app shows.")).toBeVisible();
  await dialog.getByLabel('Code the app shows').fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Switch on' }).click();

  const listed = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(listed).toHaveCount(10);
  const codes = await listed.allInnerTexts();
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Download' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('fairlead-recovery-codes.txt');
  const kept = readFileSync(await file.path(), 'utf8');
  for (const code of codes) expect(kept).toContain(code);
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await expect(card.getByText('On', { exact: true })).toBeVisible();
  await expect(card).toContainText('10 of 10 recovery codes left');

  await signOut(page);
  await page.goto('/yachts?status=active');
  await enterPassword(page, email);
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  await expect(page.getByLabel('Code')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter the code')).toBeVisible();
  await page.getByLabel('Code').fill(wrongCode(secret));
  await page.keyboard.press('Enter');
  await expect(page.getByText("This code isn't right, or was used already. Please enter the newest one.")).toBeVisible();
  await expect(page.getByLabel('Code')).toBeFocused();
  await page.getByLabel('Code').fill(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/yachts\?status=active$/);

  await signOut(page);
  await enterPassword(page, email);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password')).toBeFocused();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill((codes[0] as string).toUpperCase());
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/profile');
  await expect(card).toContainText('9 of 10 recovery codes left');
  await card.getByRole('button', { name: 'New recovery codes' }).click();
  await dialog.getByLabel('Current password').fill(theirPassword);
  await dialog.getByRole('button', { name: 'Make new codes' }).click();
  await expect(listed).toHaveCount(10);
  expect(await listed.allInnerTexts()).not.toContain(codes[1]);
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await expect(card).toContainText('10 of 10 recovery codes left');

  await card.getByRole('button', { name: 'Switch off' }).click();
  await dialog.getByLabel('Current password').fill(theirPassword);
  await dialog.getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByText('Two-step sign-in is off', { exact: true })).toBeVisible();
  await expect(card.getByText('Off', { exact: true })).toBeVisible();
  await signOut(page);
  await enterPassword(page, email);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a sign-in left half done for too long is begun again, and nothing typed is lost', async ({ page }) => {
  const { email } = await aColleague(page.request, 'Lena');
  await withSecondStep(page.request, email);
  await page.goto('/signin');
  await enterPassword(page, email);
  await page.route('**/api/auth/login/second-step', (route) =>
    route.fulfill({
      status: 401,
      contentType: 'application/json',
      body: '{"message":"That took too long. Please sign in again.","code":"ticket_over"}',
    }),
  );
  await page.getByLabel('Code').fill('123456');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('That took too long. Please sign in again.');
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password')).toHaveValue(theirPassword);
});

test('a passkey is added, signs in without password and code, and is removed', async ({ page }) => {
  test.setTimeout(90_000);
  // Passkeys belong to a name: the same server, by its name.
  const byName = `http://localhost:${process.env['JOURNEYS_PORT']}`;
  const { email } = await aColleague(page.request, 'Pam');
  const secret = await withSecondStep(page.request, email);
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });

  await page.goto(`${byName}/profile`);
  await enterPassword(page, email);
  await page.getByLabel('Code').fill(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${byName}/profile`);
  const card = page.getByRole('region', { name: 'Passkeys' });
  const dialog = page.getByRole('alertdialog');
  await expect(card.getByText('You have no passkey yet.')).toBeVisible();
  await card.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(dialog.getByLabel('Name')).toHaveValue(/ on Linux$/);
  await dialog.getByLabel('Name').fill('Work laptop');
  await dialog.getByLabel('Current password').fill('a guess of mine');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('This is not your current password')).toBeVisible();
  await dialog.getByLabel('Current password').fill(theirPassword);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Passkey added', { exact: true })).toBeVisible();
  await expect(card.getByRole('listitem')).toContainText('Work laptop');
  await expect(card.getByRole('listitem')).toContainText('never used');
  expect((await devices.send('WebAuthn.getCredentials', { authenticatorId })).credentials).toHaveLength(1);

  await card.getByRole('button', { name: 'Add a passkey' }).click();
  await dialog.getByLabel('Current password').fill(theirPassword);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('This device has a passkey of yours already.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto(`${byName}/profile`);
  await expect(card.getByRole('listitem')).toContainText('last used');

  await card.getByRole('button', { name: 'Remove Work laptop' }).click();
  await dialog.getByRole('button', { name: 'Remove passkey' }).click();
  await expect(card.getByText('You have no passkey yet.')).toBeVisible();
  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toHaveText("This passkey doesn't open an account here. Please try another, or your password.");
  await devices.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toHaveText('No passkey was used. Please try again.');
});

test('where passkeys can’t be, none are offered, and the profile says where they can', async ({ page }) => {
  const { email } = await aColleague(page.request, 'Nils');
  await page.goto('/signin');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0);
  await enterPassword(page, email);
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/profile');
  const card = page.getByRole('region', { name: 'Passkeys' });
  await expect(card.getByRole('link', { name: /localhost/ })).toHaveAttribute(
    'href',
    `http://localhost:${process.env['JOURNEYS_PORT']}/profile`,
  );
  await expect(card.getByRole('button', { name: 'Add a passkey' })).toHaveCount(0);
});

test('a manager switches it off for a colleague who lost the phone, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { email, name } = await aColleague(page.request, 'Lou');
  await withSecondStep(page.request, email);
  await page.goto('/team');
  await page.getByLabel('Email').fill(accounts.nora);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByLabel('Search the team').fill(email);
  await page.getByRole('button', { name: `Change ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Switch off two-step sign-in…' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('heading', { name: `Switch off two-step sign-in of ${name}?` })).toBeVisible();
  await dialog.getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByText(`${name} signs in with the password alone now.`, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Change ${name}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Make a manager' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Switch off two-step sign-in…' })).toHaveCount(0);
  expect((await (await page.request.post('/api/auth/login', { data: { email, password: theirPassword } })).json()).token).toBeTruthy();
});

for (const [theme, viewport] of [
  ['light', { width: 1440, height: 900 }],
  ['dark', { width: 390, height: 844 }],
] as const) {
  test(`axe finds nothing on any of its steps, ${theme}, ${viewport.width} wide`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.setViewportSize(viewport);
    await page.addInitScript((chosen) => localStorage.setItem('ui-theme', chosen), theme);
    const { email } = await aColleague(page.request, 'Axa');
    const found: string[] = [];
    const look = async (what: string) => void found.push(...(await faults(page)).map((fault) => `${what}: ${fault}`));
    const dialog = page.getByRole('alertdialog');
    await page.goto(`http://localhost:${process.env['JOURNEYS_PORT']}/profile`);
    await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
    await look('the sign-in page with passkeys');
    await enterPassword(page, email);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(dialog.getByLabel('Name')).toBeVisible();
    await look('adding a passkey');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Switch on' }).click();
    await dialog.getByLabel('Current password').fill(theirPassword);
    await look('the password once more');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('img', { name: 'QR code of the secret' })).toBeVisible();
    await look('the secret');
    const secret = (await dialog.getByRole('code').innerText()).replaceAll(/\s/g, '');
    await dialog.getByLabel('Code the app shows').fill(codeOf(secret));
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
    await look('the recovery codes');
    await dialog.getByRole('button', { name: 'I have kept them' }).click();
    await expect(page.getByRole('region', { name: 'Two-step sign-in' })).toContainText('10 of 10');
    await look('the profile with it on');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.evaluate(() => localStorage.removeItem('authToken'));
    await page.goto('/signin');
    await enterPassword(page, email);
    await expect(page.getByLabel('Code')).toBeFocused();
    await look('the second step');
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await look('a recovery code');
    expect(found).toEqual([]);
  });
}
