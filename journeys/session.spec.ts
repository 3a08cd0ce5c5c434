import { accounts, aYacht, expect, password, signedIn, signInByForm, test } from './walk.ts';

test('somebody signs in, sees the dashboard, and signs out', async ({ page }) => {
  await signInByForm(page, 'maya');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  for (const figure of ['Total Yachts', 'Active Crew', 'Pending Maintenance', 'Upcoming Inspections'])
    await expect(page.getByText(figure)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeTruthy();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /sign out/i })
    .click();
  await expect(page.getByText('Logged out', { exact: true })).toBeVisible();
  await expect(page.getByText('You have been successfully logged out.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/signin');
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
});

test('the menu beside one’s name signs out as well', async ({ page }) => {
  await signedIn(page, 'tom');
  await page.goto('/dashboard');
  await page.getByRole('complementary').getByRole('button', { name: /tom/i }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByText('Logged out', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/signin');
});

test('a wrong password says so and keeps what was typed', async ({ page }) => {
  await signInByForm(page, 'tom', 'not the password');
  await expect(page.getByText('Login failed', { exact: true })).toBeVisible();
  await expect(page.getByText('Invalid email or password. Please try again.').first()).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(accounts.tom);
  await expect(page.getByLabel('Password')).toHaveValue('not the password');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('the form says what is wrong before it asks the server', async ({ page }) => {
  await page.goto('/signin');
  await page.getByLabel('Email').fill('maya');
  await page.getByLabel('Password').fill('short');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('whoever isn’t signed in is asked to, and then gets where they wanted', async ({ page }) => {
  await page.goto('/yachts?status=docked');
  await expect(page).toHaveURL('/signin');
  await page.getByLabel('Email').fill(accounts.maya);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/yachts?status=docked');
});

test('whoever follows the link of a letter signs in, and sees the very place it leads to', async ({ page }) => {
  await page.goto('/profile#reminders');
  await expect(page).toHaveURL('/signin');
  await page.getByLabel('Email').fill(accounts.maya);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/profile#reminders');
  await expect(page.getByRole('heading', { name: 'Reminders' })).toBeInViewport();
});

test('whoever is signed in already goes straight to the dashboard', async ({ page }) => {
  await signedIn(page, 'tom');
  await page.goto('/signin');
  await expect(page).toHaveURL('/dashboard');
});

test('a token that no longer counts is forgotten', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('authToken', 'A'.repeat(43)));
  await page.goto('/yachts');
  await expect(page).toHaveURL('/signin');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});

test('somebody new is welcomed once', async ({ page }) => {
  await page.goto('/signin?created=true&trial=true');
  await expect(page.getByText('Welcome aboard', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/signin');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(page.getByText('Welcome aboard', { exact: true })).toHaveCount(0);
});

test('pages of the platform’s operator are closed to others', async ({ page }) => {
  await signedIn(page, 'maya');
  await page.goto('/users');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Access Denied', { exact: true })).toBeVisible();
  await expect(page.getByText('You do not have permission to view this page', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'User Management' })).toHaveCount(0);
});

test('the sign-in page leads on', async ({ page }) => {
  await page.goto('/signin');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/reset-password');
  await page.goto('/signin');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/checkout/plans');
  // A page of its own, loaded once the address has changed.
  await expect(page.getByRole('link', { name: 'Choose Starter' }).first()).toBeVisible();
  await page.goto('/signup');
  await expect(page.getByText('Direct signup is disabled. Please sign up through our subscription plans at /checkout/plans')).toBeVisible();
});

test('while the server is out of reach the page says so and offers another try', async ({ page }) => {
  await signedIn(page, 'tom');
  await page.route('**/api/auth/session*', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/json',
      body: '{"message":"We can\'t reach the database at the moment.","code":"database_unavailable"}',
    }),
  );
  await page.goto('/dashboard');
  await expect(page.getByText('Server error: 503')).toBeVisible();
  await page.unroute('**/api/auth/session*');
  await page.getByRole('button', { name: /retry|try again/i }).click();
  await expect(page.getByText('Total Yachts')).toBeVisible();
});

test('a session that ends while a form is filled in costs nothing that was typed', async ({ page, context, request }) => {
  const token = await signedIn(page, 'maya');
  const yacht = await aYacht(request, token);
  await page.goto(`/yachts/${yacht.id}?edit=true`);
  await page.getByLabel('Location').fill('Portofino');
  await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  const refused = page.waitForResponse((answer) => answer.url().includes('/api/crew') && answer.status() === 401);
  await page.getByLabel('Captain').fill('somebody');
  await refused;
  await page.getByLabel('Captain').press('Escape');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('region', { name: /Notifications/ }).getByText('Your session has ended.')).toBeVisible();

  const elsewhere = await context.newPage();
  await signInByForm(elsewhere, 'maya');
  await expect(elsewhere).toHaveURL(/\/dashboard$/);
  await expect(page.getByLabel('Location')).toHaveValue('Portofino');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Yacht updated', { exact: true })).toBeVisible();
});

test('whoever signs in after another sees nothing that the other had read', async ({ page, context }) => {
  const token = await (
    await page.request.post('/api/auth/login', { data: { email: accounts.maya, password } })
  )
    .json()
    .then((answer) => answer.token as string);
  await page.goto('/signin');
  await page.evaluate((stored) => localStorage.setItem('authToken', stored), token);
  await page.goto('/yachts');
  await expect(page.getByRole('heading', { name: 'Aurelia' })).toBeVisible();
  await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  // The page hears by itself that its session has ended.
  await expect(page).toHaveURL(/\/signin$/);
  await page.getByLabel('Email').fill(accounts.nora);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Yachts', exact: true }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Aurelia' })).toHaveCount(0);

  const elsewhere = await context.newPage();
  await elsewhere.goto('/yachts');
  await elsewhere.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/signin$/);
});
