import { readFileSync } from 'node:fs';
import { Secret, TOTP } from 'otpauth';
import type { Page } from '@playwright/test';
import { now } from './clock.ts';
import { faults } from './faults.ts';
import { aYacht } from './given.ts';
import { harbor, newPerson, signedIn, signIn, type Person } from './people.ts';
import { expect, field, test } from './walk.ts';

/** The code that the app shows now or so many half minutes later, because a used code is no longer accepted. */
const codeOf = (secret: string, halfMinutes = 0) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: now() + halfMinutes * 30_000 });
/** Six digits that the app doesn't show around this time. */
const wrongCode = (secret: string) =>
  ['000000', '111111', '222222', '333333', '444444', '555555'].find(
    (code) => ![-2, -1, 0, 1, 2, 3].some((away) => codeOf(secret, away) === code),
  ) as string;

/** Somebody new in this file's company. */
async function aColleague(): Promise<Person> {
  return newPerson((await harbor()).company.id, 'staff');
}

/** Turns two-step sign-in on through the API, and returns the secret. */
async function withSecondStep({ password, post }: Person): Promise<string> {
  const { secret } = await post<{ secret: string }>('/api/profile/second-step', { currentPassword: password });
  await post('/api/profile/second-step/confirm', { code: codeOf(secret) });
  return secret;
}

/** A device that stores passkeys and approves every request, as a finger on its sensor would. */
async function withAuthenticator(page: Page) {
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
  return { devices, authenticatorId };
}

async function enterPassword(page: Page, { email, password }: Person): Promise<void> {
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await field(page, 'Password').press('Enter');
}

async function signOut(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Profile of/ })
    .hover();
  await page.getByRole('banner').getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/signin$/);
}

test('two-step sign-in is turned on with an app, asks for a code or a recovery code, and is turned off', async ({ page }) => {
  test.setTimeout(90_000);
  const colleague = await aColleague();
  await page.goto('/profile');
  await enterPassword(page, colleague);
  await expect(page).toHaveURL(/\/profile$/);
  const card = page.getByRole('region', { name: 'Two-step sign-in', exact: true });
  const dialog = page.getByRole('alertdialog');
  await expect(card.getByText('Off', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Turn on', exact: true }).click();
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(dialog.getByText('Please enter your current password', { exact: true })).toBeVisible();
  await field(dialog, 'Current password').fill('a guess of mine');
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(dialog.getByText('This is not your current password', { exact: true })).toBeVisible();
  await field(dialog, 'Current password').fill(colleague.password);
  await field(dialog, 'Current password').press('Enter');

  await expect(dialog.getByRole('img', { name: 'QR code of the secret', exact: true })).toBeVisible();
  const secret = (await dialog.getByRole('code').innerText()).replaceAll(/\s/g, '');
  await expect(dialog.getByRole('link', { name: 'Is the app on this device? Open it', exact: true })).toHaveAttribute(
    'href',
    new RegExp(`^otpauth://totp/Fairlead.*secret=${secret}`),
  );
  await field(dialog, 'Code from the app').fill(wrongCode(secret));
  await dialog.getByRole('button', { name: 'Turn on', exact: true }).click();
  await expect(dialog.getByText("This code isn't right. Please enter the latest one from your app.", { exact: true })).toBeVisible();
  await field(dialog, 'Code from the app').fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Turn on', exact: true }).click();

  const listed = dialog.getByRole('list', { name: 'Recovery codes', exact: true }).getByRole('listitem');
  await expect(listed).toHaveCount(10);
  const codes = await listed.allInnerTexts();
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Download', exact: true }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('fairlead-recovery-codes.txt');
  const savedCodes = readFileSync(await file.path(), 'utf8');
  for (const code of codes) expect(savedCodes).toContain(code);
  await dialog.getByRole('button', { name: "I've saved them", exact: true }).click();
  await expect(card.getByText('On', { exact: true })).toBeVisible();
  await expect(card).toContainText('10 of 10 recovery codes left');

  await signOut(page);
  await page.goto('/yachts?status=active');
  await enterPassword(page, colleague);
  await expect(page.getByRole('heading', { name: 'Enter your code', exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  await expect(field(page, 'Code')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter the code', { exact: true })).toBeVisible();
  await field(page, 'Code').fill(wrongCode(secret));
  await page.keyboard.press('Enter');
  await expect(
    page.getByText("This code isn't right or has already been used. Please enter the latest one.", { exact: true }),
  ).toBeVisible();
  await expect(field(page, 'Code')).toBeFocused();
  await field(page, 'Code').fill(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/yachts\?status=active$/);

  await signOut(page);
  await enterPassword(page, colleague);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(field(page, 'Email')).toHaveValue(colleague.email);
  await expect(field(page, 'Password')).toBeFocused();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: 'Use a recovery code', exact: true }).click();
  await expect(
    page.getByText('Lost both your phone and your codes? A manager of your company can let you in again. If you own the company, ask us.', {
      exact: true,
    }),
  ).toBeVisible();
  await field(page, 'Recovery code').fill((codes[0] as string).toUpperCase());
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/profile');
  await expect(card).toContainText('9 of 10 recovery codes left');
  await card.getByRole('button', { name: 'New recovery codes', exact: true }).click();
  await field(dialog, 'Current password').fill(colleague.password);
  await dialog.getByRole('button', { name: 'Create new codes', exact: true }).click();
  await expect(listed).toHaveCount(10);
  expect(await listed.allInnerTexts()).not.toContain(codes[1]);
  await dialog.getByRole('button', { name: "I've saved them", exact: true }).click();
  await expect(card).toContainText('10 of 10 recovery codes left');

  await card.getByRole('button', { name: 'Turn off', exact: true }).click();
  await field(dialog, 'Current password').fill(colleague.password);
  await dialog.getByRole('button', { name: 'Turn off', exact: true }).click();
  await expect(page.getByText('Two-step sign-in is off', { exact: true })).toBeVisible();
  await expect(card.getByText('Off', { exact: true })).toBeVisible();
  await signOut(page);
  await enterPassword(page, colleague);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a sign-in left half done for too long starts again, and nothing typed is lost', async ({ page }) => {
  const colleague = await aColleague();
  await withSecondStep(colleague);
  await page.goto('/signin');
  await enterPassword(page, colleague);
  await page.route('**/api/auth/login/second-step', (route) =>
    route.fulfill({
      status: 401,
      contentType: 'application/json',
      body: '{"message":"That took too long. Please sign in again.","code":"ticket_over"}',
    }),
  );
  await field(page, 'Code').fill('123456');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('That took too long. Please sign in again.');
  await page.getByRole('button', { name: 'Sign in again', exact: true }).click();
  await expect(field(page, 'Email')).toHaveValue(colleague.email);
  await expect(field(page, 'Password')).toHaveValue(colleague.password);
});

test('when a code over a form comes too late, the password is asked for again, and its code is accepted', async ({ page }) => {
  const colleague = await signedIn(page, await aColleague());
  const secret = await withSecondStep(colleague);
  const yacht = await aYacht(colleague);
  await page.route(
    '**/api/auth/login/second-step',
    (route) =>
      route.fulfill({
        status: 401,
        contentType: 'application/json',
        body: '{"message":"That took too long. Please sign in again.","code":"ticket_over"}',
      }),
    { times: 1 },
  );
  await page.goto(`/yachts/${yacht.id}/edit`);
  await field(page, 'Location').fill('Portofino');
  await colleague.post('/api/auth/logout', {});
  const dialog = page.getByRole('alertdialog', { name: 'Your session has ended', exact: true });
  await field(dialog, 'Password').fill(colleague.password);
  await page.keyboard.press('Enter');
  await field(dialog, 'Code').fill('123456');
  await page.keyboard.press('Enter');
  await expect(field(dialog, 'Password')).toHaveAccessibleDescription('That took too long. Please sign in again.');
  await expect(field(dialog, 'Password')).toHaveValue('');
  await field(dialog, 'Password').fill(colleague.password);
  await page.keyboard.press('Enter');
  await expect(field(dialog, 'Code')).toHaveAccessibleDescription('');
  await field(dialog, 'Code').fill(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Signed in again', { exact: true })).toBeVisible();
  await expect(field(page, 'Location')).toHaveValue('Portofino');
});

test('a passkey is added, signs in without password and code, and is removed', async ({ page }) => {
  test.setTimeout(90_000);
  // Passkeys belong to a domain name, so the same server is opened by its name rather than its IP address.
  const byName = `http://localhost:${process.env['JOURNEYS_PORT']}`;
  const colleague = await aColleague();
  const secret = await withSecondStep(colleague);
  const { devices, authenticatorId } = await withAuthenticator(page);

  await page.goto(`${byName}/profile`);
  await enterPassword(page, colleague);
  await field(page, 'Code').fill(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${byName}/profile`);
  const card = page.getByRole('region', { name: 'Passkeys', exact: true });
  const dialog = page.getByRole('alertdialog');
  await expect(card.getByText('You don’t have a passkey yet.', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Add a passkey', exact: true }).click();
  await expect(field(dialog, 'Name')).toHaveValue(/ on Linux$/);
  await field(dialog, 'Name').fill('Work laptop');
  await field(dialog, 'Current password').fill('a guess of mine');
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(dialog.getByText('This is not your current password', { exact: true })).toBeVisible();
  await field(dialog, 'Current password').fill(colleague.password);
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByText('Passkey added', { exact: true })).toBeVisible();
  await expect(card.getByRole('listitem')).toContainText('Work laptop');
  await expect(card.getByRole('listitem')).toContainText('never used');
  expect((await devices.send('WebAuthn.getCredentials', { authenticatorId })).credentials).toHaveLength(1);

  await card.getByRole('button', { name: 'Add a passkey', exact: true }).click();
  await field(dialog, 'Current password').fill(colleague.password);
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText('This device already has one of your passkeys.');
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();

  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto(`${byName}/profile`);
  await expect(card.getByRole('listitem')).toContainText('last used');

  await card.getByRole('button', { name: 'Remove Work laptop', exact: true }).click();
  await dialog.getByRole('button', { name: 'Remove passkey', exact: true }).click();
  await expect(card.getByText('You don’t have a passkey yet.', { exact: true })).toBeVisible();
  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(
    "This passkey doesn't belong to an account here. Please try another one, or use your password.",
  );
  await devices.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await page.getByRole('button', { name: 'Sign in with a passkey', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('No passkey was used. Please try again.');
});

test('when a session ends during a form, a passkey signs in again, and nothing typed is lost', async ({ page }) => {
  const byName = `http://localhost:${process.env['JOURNEYS_PORT']}`;
  const colleague = await aColleague();
  const yacht = await aYacht(colleague);
  const { devices, authenticatorId } = await withAuthenticator(page);
  await page.goto(`${byName}/profile`);
  await enterPassword(page, colleague);
  await page.getByRole('button', { name: 'Add a passkey', exact: true }).click();
  const adding = page.getByRole('alertdialog', { name: 'Add a passkey', exact: true });
  await field(adding, 'Current password').fill(colleague.password);
  await adding.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByText('Passkey added', { exact: true })).toBeVisible();

  await page.goto(`${byName}/yachts/${yacht.id}/edit`);
  await field(page, 'Location').fill('Portofino');
  await colleague.delete('/api/profile/sessions');
  const dialog = page.getByRole('alertdialog', { name: 'Your session has ended', exact: true });
  await devices.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await dialog.getByRole('button', { name: 'Use a passkey', exact: true }).click();
  await expect(dialog).toContainText('No passkey was used. Please try again.');
  await devices.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await dialog.getByRole('button', { name: 'Use a passkey', exact: true }).click();
  await expect(page.getByText('Signed in again', { exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(field(page, 'Location')).toHaveValue('Portofino');
  await page.getByRole('button', { name: 'Save changes', exact: true }).click();
  await expect(page.getByText('Yacht updated', { exact: true })).toBeVisible();
  // What this browser stores for that name isn't cleared between journeys.
  await signOut(page);
});

test('where passkeys can’t be used, none are offered, and the profile says where they can', async ({ page }) => {
  const colleague = await aColleague();
  await page.goto('/signin');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in with a passkey', exact: true })).toHaveCount(0);
  await enterPassword(page, colleague);
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/profile');
  const card = page.getByRole('region', { name: 'Passkeys', exact: true });
  const byName = `http://localhost:${process.env['JOURNEYS_PORT']}/profile`;
  await expect(card.getByRole('link', { name: byName, exact: true })).toHaveAttribute('href', byName);
  await expect(card.getByRole('button', { name: 'Add a passkey', exact: true })).toHaveCount(0);
});

test('on a phone, a manager turns two-step sign-in off for a colleague who lost theirs', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const colleague = await aColleague();
  await withSecondStep(colleague);
  await signedIn(page, 'manager');
  await page.goto('/team');
  await field(page, 'Search the team').fill(colleague.email);
  const row = page.getByRole('listitem').filter({ hasText: colleague.email });
  // The row moves to the top of the list, and its menu with it.
  await expect(page.getByRole('button', { name: /^Change / })).toHaveCount(1);
  await row.getByRole('button', { name: `Change ${colleague.name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Turn off two-step sign-in…', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('heading', { name: `Turn off two-step sign-in for ${colleague.name}?`, exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Turn off', exact: true }).click();
  await expect(page.getByText(`${colleague.name} now signs in with just a password.`, { exact: true })).toBeVisible();
  await row.getByRole('button', { name: `Change ${colleague.name}`, exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Make a manager', exact: true })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Turn off two-step sign-in…', exact: true })).toHaveCount(0);
  expect((await signIn(colleague)).token).toBeTruthy();
});

for (const [theme, viewport] of [
  ['light', { width: 1440, height: 900 }],
  ['dark', { width: 390, height: 844 }],
] as const) {
  test(`axe finds nothing on any step of two-step sign-in, ${theme}, ${viewport.width} wide`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.setViewportSize(viewport);
    await page.addInitScript((chosen) => localStorage.setItem('ui-theme', chosen), theme);
    const colleague = await aColleague();
    const problems: string[] = [];
    const collectFaults = async (what: string) => void problems.push(...(await faults(page)).map((fault) => `${what}: ${fault}`));
    const dialog = page.getByRole('alertdialog');
    await page.goto(`http://localhost:${process.env['JOURNEYS_PORT']}/profile`);
    await expect(page.getByRole('button', { name: 'Sign in with a passkey', exact: true })).toBeVisible();
    await collectFaults('the sign-in page with passkeys');
    await enterPassword(page, colleague);
    await page.getByRole('button', { name: 'Add a passkey', exact: true }).click();
    await expect(field(dialog, 'Name')).toBeVisible();
    await collectFaults('adding a passkey');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Turn on', exact: true }).click();
    await field(dialog, 'Current password').fill(colleague.password);
    await collectFaults('the password once more');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('img', { name: 'QR code of the secret', exact: true })).toBeVisible();
    await collectFaults('the secret');
    const secret = (await dialog.getByRole('code').innerText()).replaceAll(/\s/g, '');
    await field(dialog, 'Code from the app').fill(codeOf(secret));
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('list', { name: 'Recovery codes', exact: true })).toBeVisible();
    await collectFaults('the recovery codes');
    await dialog.getByRole('button', { name: "I've saved them", exact: true }).click();
    await expect(page.getByRole('region', { name: 'Two-step sign-in', exact: true })).toContainText('10 of 10');
    await collectFaults('the profile with it on');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.evaluate(() => localStorage.removeItem('authToken'));
    await page.goto('/signin');
    await enterPassword(page, colleague);
    await expect(field(page, 'Code')).toBeFocused();
    await collectFaults('the second step');
    await page.getByRole('button', { name: 'Use a recovery code', exact: true }).click();
    await collectFaults('a recovery code');
    expect(problems).toEqual([]);
  });
}
