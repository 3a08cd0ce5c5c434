import type { SessionUser, SignedIn } from '#domain/session/session.ts';
import { aCustomer, aMaintenanceRecord, anInvoice, aYacht } from './given.ts';
import { harbor, newCompany, newPerson, person, signedIn, signInByForm } from './people.ts';
import { expect, field, goOn, goTo, hold, test } from './walk.ts';

test('somebody signs in, sees the dashboard, and signs out', async ({ page }) => {
  await signInByForm(page, await person('manager'));
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard', exact: true })).toBeVisible();
  for (const figure of ['Total Yachts', 'Active Crew', 'Pending Maintenance', 'Upcoming Inspections'])
    await expect(page.getByText(figure, { exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeTruthy();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Profile of/ })
    .hover();
  await page.getByRole('banner').getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByText('Logged out', { exact: true })).toBeVisible();
  await expect(page.getByText('You have been successfully logged out.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/signin');
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
});

test('the menu beside the user’s name signs out as well', async ({ page }) => {
  const leaver = await signedIn(page, await newPerson((await harbor()).company.id, 'staff'));
  await page.goto('/dashboard');
  await page
    .getByRole('complementary')
    .getByRole('button', { name: new RegExp(leaver.name) })
    .click();
  await page.getByRole('menuitem', { name: 'Log out', exact: true }).click();
  await expect(page.getByText('Logged out', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/signin');
});

test('who goes back before a reloaded page has learned whose session it is sees the page they went back to', async ({ page }) => {
  await signedIn(page, 'manager');
  await goTo(page, '/team');
  await goOn(page, '/crew');
  await expect(page.getByRole('heading', { level: 1, name: 'Crew Management', exact: true })).toBeVisible();
  const session = await hold(page, '**/api/auth/session*', 'GET');
  await page.reload();
  await expect.poll(() => session.requests.length).toBe(1);
  await page.goBack();
  session.release();
  await expect(page.getByRole('heading', { level: 1, name: 'Team', exact: true })).toBeVisible();
  await expect(page).toHaveURL('/team');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Crew Management', exact: true })).toBeVisible();
});

test('signing out while a page is still loading doesn’t lead back to it at the next sign-in', async ({ page }) => {
  const leaver = await signedIn(page, await newPerson((await harbor()).company.id, 'staff'));
  const yachts = await hold(page, '**/api/yachts*');
  await page.addInitScript(() => {
    const remember = history.replaceState.bind(history);
    history.replaceState = (state: { wanted?: string } | null, unused, address) => {
      if (state?.wanted) sessionStorage.setItem('wanted', state.wanted);
      remember(state, unused, address);
    };
  });
  await page.goto('/yachts');
  const menu = page.getByRole('complementary').getByRole('button', { name: new RegExp(leaver.name) });
  await menu.click();
  // The server has ended the session before the page notices.
  await page.route('**/api/auth/logout*', async (route) => {
    const response = await route.fetch();
    const refused = page.waitForResponse((answer) => answer.url().includes('/api/yachts') && answer.status() === 401);
    yachts.release();
    await refused;
    await route.fulfill({ response });
  });
  await page.getByRole('menuitem', { name: 'Log out', exact: true }).click();
  await expect(page).toHaveURL('/signin');
  expect(await page.evaluate(() => sessionStorage.getItem('wanted'))).toBeNull();
  await field(page, 'Email').fill(leaver.email);
  await field(page, 'Password').fill(leaver.password);
  await field(page, 'Password').press('Enter');
  await expect(page).toHaveURL('/dashboard');
});

test('a sign-in that returns a user without a token opens the dashboard for them', async ({ page }) => {
  const { email, password, token, name } = await person('manager');
  // Something else, such as a cookie, identifies the user.
  await page.setExtraHTTPHeaders({ authorization: `Bearer ${token}` });
  await page.route('**/api/auth/login', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: ((await response.json()) as SignedIn).user });
  });
  const logged = page.waitForEvent('console', (message) => message.text() === 'The sign-in response has no token.');
  await signInByForm(page, { email, password });
  await logged;
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('complementary')).toContainText(name);
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
});

test('somebody without a role counts as a user', async ({ page }) => {
  const { name } = await signedIn(page, 'manager');
  await page.route('**/api/auth/session*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as SessionUser), role: null } });
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('complementary').getByRole('button', { name: new RegExp(name) })).toContainText('user');
});

test('a wrong password says so and keeps what was typed', async ({ page }) => {
  const { email, password } = await person('staff');
  await signInByForm(page, { email, password: 'not the password' });
  await expect(page.getByText('Login failed', { exact: true })).toBeVisible();
  await expect(page.getByText('Invalid email or password. Please try again.', { exact: true }).first()).toBeVisible();
  await expect(field(page, 'Email')).toHaveValue(email);
  await expect(field(page, 'Password')).toHaveValue('not the password');
  await field(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('the form shows errors before it asks the server', async ({ page }) => {
  await page.goto('/signin');
  await field(page, 'Email').fill('maya');
  await field(page, 'Password').fill('short');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Please enter a valid email address', { exact: true })).toBeVisible();
  await expect(page.getByText('Password must be at least 8 characters', { exact: true })).toBeVisible();
  await expect(field(page, 'Email')).toBeFocused();
});

test('a visitor has to sign in, and then gets to the page they wanted', async ({ page }) => {
  const { email, password } = await person('manager');
  await page.goto('/yachts?status=docked');
  await expect(page).toHaveURL('/signin');
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/yachts?status=docked');
});

test('a user who follows a link from an email signs in, and sees exactly what it links to', async ({ page }) => {
  const { email, password } = await person('manager');
  await page.goto('/profile#reminders');
  await expect(page).toHaveURL('/signin');
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/profile#reminders');
  await expect(page.getByRole('heading', { name: 'Reminders', exact: true })).toBeInViewport();
});

test('a signed-in user goes straight to the dashboard, and the session is requested once, before any of the app’s scripts load', async ({
  page,
}) => {
  await signedIn(page, 'staff');
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  const { release } = await hold(page, '**/assets/*.js');
  const session = page.waitForRequest('**/api/auth/session*');
  await page.goto('/signin', { waitUntil: 'commit' });
  await session;
  release();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  expect(paths.filter((path) => path === '/api/auth/session')).toHaveLength(1);
});

test('an invalid token is forgotten', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('authToken', 'A'.repeat(43)));
  await page.goto('/yachts');
  await expect(page).toHaveURL('/signin');
  await expect(page.getByRole('heading', { name: 'Welcome back', exact: true })).toBeVisible();
});

test('somebody new is welcomed once', async ({ page }) => {
  await page.goto('/signin?created=true&trial=true');
  await expect(page.getByText('Welcome aboard', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/signin');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome back', exact: true })).toBeVisible();
  await expect(page.getByText('Welcome aboard', { exact: true })).toHaveCount(0);
});

test('pages of the platform’s operator are closed to others', async ({ page }) => {
  await signedIn(page, 'manager');
  await page.goto('/users');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Access Denied', { exact: true })).toBeVisible();
  await expect(page.getByText('You do not have permission to view this page', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'User Management', exact: true })).toHaveCount(0);
});

test('the sign-in page links to resetting a password and to signing up', async ({ page }) => {
  await page.goto('/signin');
  await page.getByRole('link', { name: 'Forgot password?', exact: true }).click();
  await expect(page).toHaveURL('/reset-password');
  await page.goto('/signin');
  await page.getByRole('link', { name: 'Sign up', exact: true }).click();
  await expect(page).toHaveURL('/checkout/plans');
  // A page of its own, loaded once the address has changed.
  await expect(page.getByRole('link', { name: 'Choose Starter', exact: true }).first()).toBeVisible();
  await page.goto('/signup');
  await expect(
    page.getByText('Direct signup is disabled. Please sign up through our subscription plans at /checkout/plans', { exact: true }),
  ).toBeVisible();
});

test('while the server is out of reach the page says so and offers a retry', async ({ page }) => {
  await signedIn(page, 'staff');
  await page.route('**/api/auth/session*', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/json',
      body: '{"message":"We can\'t reach the database at the moment.","code":"database_unavailable"}',
    }),
  );
  await page.goto('/dashboard');
  await expect(page.getByText('Server error: 503', { exact: true })).toBeVisible();
  await page.unroute('**/api/auth/session*');
  await page.getByRole('button', { name: 'Retry', exact: true }).click();
  await expect(page.getByText('Total Yachts', { exact: true })).toBeVisible();
});

test('when a session ends while a form is filled in, signing in happens over it, and nothing typed is lost', async ({ page }) => {
  const manager = await signedIn(page, await newPerson((await harbor()).company.id, 'manager'));
  const yacht = await aYacht(manager);
  await page.goto(`/yachts/${yacht.id}/edit`);
  await field(page, 'Location').fill('Portofino');
  await manager.post('/api/auth/logout', {});
  const dialog = page.getByRole('alertdialog', { name: 'Your session has ended', exact: true });
  // The page notices by itself.
  await expect(dialog).toContainText(manager.email);
  // A user who dismisses the dialog is asked again when they save.
  await dialog.getByRole('button', { name: 'Not now', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(field(page, 'Location')).toHaveValue('Portofino');
  await page.getByRole('button', { name: 'Save changes', exact: true }).click();
  await dialog.getByLabel('Password', { exact: true }).fill('not the password');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Invalid email or password. Please try again.');
  await dialog.getByLabel('Password', { exact: true }).fill(manager.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Signed in again', { exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(field(page, 'Location')).toHaveValue('Portofino');
  await page.getByRole('button', { name: 'Save changes', exact: true }).click();
  await expect(page.getByText('Yacht updated', { exact: true })).toBeVisible();
});

test('when a session ends while a small dialog is open, nothing entered is lost', async ({ page }) => {
  const manager = await signedIn(page, await newPerson((await harbor()).company.id, 'manager'));
  const yacht = await aYacht(manager);
  const work = await aMaintenanceRecord(manager, { yachtId: yacht.id });
  await page.goto(`/maintenance/${work.id}`);
  await page.getByRole('button', { name: 'Mark completed', exact: true }).click();
  const completion = page.getByRole('alertdialog', { name: `Complete ${work.title}`, exact: true });
  await field(completion, `Amount in ${work.currency}`).fill('120');
  await manager.post('/api/auth/logout', {});
  const dialog = page.getByRole('alertdialog', { name: 'Your session has ended', exact: true });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(manager.password);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(field(completion, `Amount in ${work.currency}`)).toHaveValue('120');
  await completion.getByRole('button', { name: 'Mark completed', exact: true }).click();
  await expect(page.getByText(/Its expense is logged\.$/)).toBeVisible();
});

test('when a session ends over an email that is being written, its text stays and can be sent', async ({ page }) => {
  const manager = await signedIn(page, await newPerson((await harbor()).company.id, 'manager'));
  const customer = await aCustomer(manager, { email: 'ada@guests.example' });
  const invoice = await anInvoice(manager, { customerId: customer.id });
  await page.goto(`/finance/invoices/${invoice.id}`);
  await page.getByRole('button', { name: 'Send by email', exact: true }).click();
  const email = page.getByRole('alertdialog', { name: `Send ${invoice.invoiceNumber}`, exact: true });
  await field(email, 'Message').fill('Dear Ada, here is your invoice.');
  await manager.post('/api/auth/logout', {});
  const dialog = page.getByRole('alertdialog', { name: 'Your session has ended', exact: true });
  await dialog.getByLabel('Password', { exact: true }).fill(manager.password);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(field(email, 'Message')).toHaveValue('Dear Ada, here is your invoice.');
  await email.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Keep editing', exact: true }).click();
  await email.getByRole('button', { name: 'Send invoice', exact: true }).click();
  await expect(page.getByText('Invoice on its way', { exact: true })).toBeVisible();
  await expect(email).toHaveCount(0);
});

test('a user who signs in after another sees nothing that the other had loaded', async ({ page, context }) => {
  const [one, another] = [await newCompany(), await newCompany()];
  const [first, second] = [await one.person('manager'), await another.person('manager')];
  const [theirs, mine] = [await aYacht(first), await aYacht(second)];
  await page.goto('/signin');
  await page.evaluate((token) => localStorage.setItem('authToken', token), first.token);
  await page.goto('/yachts');
  await expect(page.getByRole('heading', { name: theirs.name, exact: true })).toBeVisible();
  await first.post('/api/auth/logout', {});
  // The page notices by itself that its session has ended.
  await expect(page).toHaveURL(/\/signin$/);
  await expect(page.getByRole('status').filter({ hasText: /^Your session has ended: / })).toBeVisible();
  await field(page, 'Email').fill(second.email);
  await field(page, 'Password').fill(second.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('link', { name: 'Yachts', exact: true }).click();
  await expect(page.getByRole('heading', { name: mine.name, exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: theirs.name, exact: true })).toHaveCount(0);

  const elsewhere = await context.newPage();
  await elsewhere.goto('/yachts');
  await elsewhere
    .getByRole('banner')
    .getByRole('link', { name: /^Profile of/ })
    .hover();
  await elsewhere.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/signin$/);
});
