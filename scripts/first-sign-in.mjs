import { chromium } from '@playwright/test';

const password = 'the secret of the first day';

/** Opens an administrator's first link in a browser, sets a password, signs in, and checks what only an administrator sees. */
export async function signInFirst(executablePath, { address, link, email }) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage();
    // A generous timeout, because the machine may be busy.
    page.setDefaultTimeout(120_000);
    await page.goto(link);
    for (const label of ['New password', 'Confirm new password']) await page.getByLabel(label, { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Set password', exact: true }).click();
    await page.getByRole('heading', { name: 'Your new password is set', exact: true }).waitFor();
    await page.getByRole('link', { name: 'Sign in', exact: true }).click();
    await page.getByRole('heading', { name: 'Welcome back', exact: true }).waitFor();
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/dashboard', { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Add a company', exact: true }).waitFor();
    for (const [path, heading] of [
      ['/companies', 'Companies'],
      ['/users', 'User Management'],
    ]) {
      await page.goto(`${address}${path}`);
      await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
    }
  } finally {
    await browser.close();
  }
}
