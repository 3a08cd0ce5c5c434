import type { Page, Route } from '@playwright/test';
import { onlyTestCards } from '#domain/billing/card-entry.ts';
import { faults, faultsInBothThemes } from './faults.ts';
import { newCompany, person, unique, uniqueEmail } from './people.ts';
import { expect, expectFirstText, field, test } from './walk.ts';

const secret = 'a long and private phrase';

/** Fills in the form for a plan and goes on to the payment. Returns the new email address. */
async function toPayment(page: Page, plan = 'starter-monthly', companyName = unique('Byron Charters')): Promise<string> {
  const email = uniqueEmail('ada');
  await page.goto(`/signup-flow?plan=${plan}&billing=${plan.split('-')[1]}`);
  for (const [label, text] of [
    ['First name', 'Ada'],
    ['Last name', 'Byron'],
    ['Company name', companyName],
    ['Email', email],
    ['Confirm password', secret],
  ] as const)
    await field(page, label).fill(text);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Continue to payment', exact: true }).click();
  await expect(page).toHaveURL(`/checkout/payment?plan=${plan}&billing=${plan.split('-')[1]}&signup=true`);
  return email;
}

async function pay(page: Page, number: string) {
  await field(page, 'Card number').fill(number);
  await field(page, 'Expiry date').fill('1234');
  await field(page, 'Security code').fill('123');
  await page.getByRole('button', { name: 'Start free trial', exact: true }).click();
}

async function signInWith(page: Page, email: string) {
  await expect(page).toHaveURL('/signin');
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(secret);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
}

test('a valid card creates an account, whose trial can be cancelled and resumed and whose plan can be changed', async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => !request.url().startsWith(`${baseURL}/`) && elsewhere.push(request.url()));
  const email = await toPayment(page);
  await expectFirstText(page, 'Test mode.');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(secret);
  await pay(page, '4242424242424242');
  await expectFirstText(page, 'Payment Successful');
  await expectFirstText(page, 'Welcome aboard');
  expect(
    await page.evaluate(() =>
      Object.keys(sessionStorage).filter((key) => ['pendingSignupData', 'subscriptionId', 'clientSecret'].includes(key)),
    ),
  ).toEqual([]);
  await signInWith(page, email);

  await page.goto('/profile');
  const card = page.getByRole('region', { name: 'Subscription & billing', exact: true });
  await expect(card.getByText('Free Trial', { exact: true })).toBeVisible();
  await expect(card).toContainText('£8 per month');
  await card.getByRole('button', { name: 'Cancel subscription', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel subscription', exact: true }).click();
  await expectFirstText(page, 'Subscription cancelled');
  await expect(card.getByText('Canceling', { exact: true })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Cancel subscription', exact: true })).toHaveCount(0);
  await card.getByRole('button', { name: 'Resume subscription', exact: true }).click();
  await expect(card.getByText('Free Trial', { exact: true })).toBeVisible();

  await card.getByRole('link', { name: 'Change plan', exact: true }).click();
  await page.getByRole('radio', { name: /^Professional/ }).click({ force: true });
  await expect(page).toHaveURL('/subscribe?plan=professional-monthly');
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Change to Professional', exact: true }).click();
  await page.getByRole('button', { name: 'Change plan', exact: true }).click();
  await expectFirstText(page, 'Subscription updated');
  await expect(card).toContainText('£23 per month');
  expect(elsewhere.filter((url) => /^https?:/.test(url))).toEqual([]);
});

test('when two choose the same company name at once, the later is told what their company is called, and where to rename it', async ({
  page,
}) => {
  const name = unique('Byron Charters');
  const email = await toPayment(page, 'starter-monthly', name);
  await newCompany({ name });
  await pay(page, '4242424242424242');
  await expectFirstText(page, 'Payment Successful');
  await signInWith(page, email);
  const steps = page.getByRole('region', { name: 'First steps', exact: true });
  await expect(steps).toContainText(`Another company is already called ${name}, so yours is ${name} (2).`);
  expect(await faults(page)).toEqual([]);
  await steps.getByRole('link', { name: 'Open Settings', exact: true }).click();
  await expect(field(page, 'Company name')).toHaveValue(`${name} (2)`);
  await field(page, 'Company name').fill(unique('Ada Byron'));
  await page.getByRole('button', { name: 'Save changes', exact: true }).first().click();
  await expectFirstText(page, 'Settings saved');
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
  await expect(steps).toBeVisible();
  await expect(steps).not.toContainText('Another company');
});

test('a declined card leaves the form as it is, and another one is accepted', async ({ page }) => {
  const email = await toPayment(page);
  await pay(page, '4000000000000002');
  await expectFirstText(page, 'Payment Failed');
  await expectFirstText(page, 'Your card was declined.');
  await pay(page, '4000000000009995');
  await expectFirstText(page, 'Your card has insufficient funds.');
  await pay(page, '5555555555554444');
  await expectFirstText(page, 'Payment Successful');
  await signInWith(page, email);
});

test('if the bank’s authentication fails, the card is refused; if it succeeds, the account is created', async ({ page }) => {
  const email = await toPayment(page);
  await pay(page, '4000000000003220');
  await expect(page.getByRole('button', { name: 'Complete authentication', exact: true })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Fail authentication', exact: true }).click();
  await expectFirstText(page, 'Payment Failed');
  await pay(page, '4000000000003220');
  await page.getByRole('button', { name: 'Complete authentication', exact: true }).click();
  await expectFirstText(page, 'Payment Successful');
  await signInWith(page, email);
});

test('a reload on the payment page continues where it was, for yearly billing too', async ({ page }) => {
  const email = await toPayment(page, 'professional-yearly');
  await page.reload();
  const plan = page.getByRole('region', { name: 'Your plan', exact: true });
  await expect(plan).toContainText('£240');
  await expect(plan).toContainText('Save £36');
  await expect(plan).toContainText('Most Popular');
  expect(await faultsInBothThemes(page, 'the payment page')).toEqual([]);
  for (const note of ['SSL encrypted', 'PCI compliant', 'Cancel anytime']) await expectFirstText(page, note);
  await pay(page, '4242424242424242');
  await expectFirstText(page, 'Payment Successful');
  await signInWith(page, email);
});

test('a second tab finds the account that the first one made', async ({ page, context }) => {
  const email = await toPayment(page);
  const second = await context.newPage();
  await second.goto('/checkout/payment?plan=starter-monthly&billing=monthly&signup=true');
  await expect(field(second, 'Card number')).toBeVisible();
  await pay(page, '4242424242424242');
  await expectFirstText(page, 'Payment Successful');
  await second.reload();
  await signInWith(second, email);
});

test('a number that might be a real card is refused and forgotten', async ({ page }) => {
  await toPayment(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await pay(page, '4012888888881881');
  await expect(page.getByText(onlyTestCards, { exact: true })).toBeVisible();
  await expect(field(page, 'Card number')).toHaveValue('');
  await expect(field(page, 'Card number')).toBeFocused();
  expect(sent.join()).not.toContain('4012');
});

test('the form shows errors, and says when an email address is already in use', async ({ page }) => {
  await page.goto('/signup-flow?plan=starter-monthly&billing=monthly');
  await page.getByRole('button', { name: 'Continue to payment', exact: true }).click();
  for (const message of [
    'First name must be at least 2 characters',
    'Last name must be at least 2 characters',
    'Company name must be at least 2 characters',
    'Please enter a valid email address',
    'Password must be at least 8 characters',
  ])
    await expectFirstText(page, message);
  for (const [label, text] of [
    ['First name', 'Maya'],
    ['Last name', 'Laurent'],
    ['Company name', 'Another one'],
    ['Email', (await person('manager')).email],
    ['Confirm password', 'something else'],
  ] as const)
    await field(page, label).fill(text);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Continue to payment', exact: true }).click();
  await expectFirstText(page, "Passwords don't match");
  await field(page, 'Confirm password').fill(secret);
  await page.getByRole('button', { name: 'Continue to payment', exact: true }).click();
  await expectFirstText(page, 'Sign Up Failed');
  await expect(field(page, 'Company name')).toHaveValue('Another one');
});

test('pages opened without the data they need lead to where it is chosen', async ({ page }) => {
  for (const [from, to] of [
    ['/signup-flow', '/signin'],
    ['/signup-flow?plan=gold-monthly&billing=monthly', '/checkout/plans'],
    ['/checkout/payment', '/checkout/plans'],
    ['/checkout/payment?plan=starter-monthly&billing=yearly', '/checkout/plans'],
    ['/checkout/payment?plan=starter-monthly&billing=monthly', '/signup-flow?plan=starter-monthly&billing=monthly'],
  ] as const) {
    await page.goto(from);
    await expect(page, from).toHaveURL(to);
    // The plans are a page of their own, loaded once the address has changed.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('whatever goes wrong on the way is shown, loses nothing typed, and leaves a way to continue', async ({ page }) => {
  // A handler that answers once stays in place and then lets everything through: removing it could lose requests made meanwhile.
  const once = (path: string, answer: (route: Route) => Promise<void>) => {
    let answered = false;
    return page.route(`**/api/${path}`, (route) => {
      if (answered) return route.fallback();
      answered = true;
      return answer(route);
    });
  };
  const answerOnce = (path: string, status: number, json: object) => once(path, (route) => route.fulfill({ status, json }));
  const refused = { code: 'refused', message: 'The server refuses this.' };
  const payment = '/checkout/payment?plan=starter-monthly&billing=monthly&signup=true';
  const form = '/signup-flow?plan=starter-monthly&billing=monthly';
  await toPayment(page);
  await expect(field(page, 'Card number')).toBeVisible();

  await once('create-signup-payment-intent', (route) => route.abort());
  await page.reload();
  await expectFirstText(page, 'Connection Error');
  await expect(page).toHaveURL(form);
  await expect(field(page, 'First name')).toHaveValue('Ada');
  await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toHaveValue('');
  await answerOnce('create-signup-payment-intent', 422, refused);
  await page.goto(payment);
  await expectFirstText(page, 'Setup Error');
  await expectFirstText(page, 'Failed to setup trial. Please try again.');
  await expect(page).toHaveURL(form);
  // The message shows for two seconds, until the page reloads itself, and again for as long as the answer stays the same.
  let inProgress = true;
  await page.route('**/api/create-signup-payment-intent', (route) =>
    inProgress ? route.fulfill({ status: 409, json: { ...refused, code: 'signup_in_progress' } }) : route.fallback(),
  );
  await page.goto(payment, { waitUntil: 'commit' });
  await expectFirstText(page, 'Processing');
  await expectFirstText(page, 'Your signup is being processed. Please wait...');
  inProgress = false;

  // The page reloads itself, and the form appears.
  await answerOnce('sandbox/confirm', 200, { id: 'seti', status: 'requires_payment_method', error: null });
  await pay(page, '4242424242424242');
  await expectFirstText(page, 'Payment Failed');
  await expectFirstText(page, 'An unexpected error occurred. Please try again.');
  await answerOnce('create-account-after-payment', 500, refused);
  await pay(page, '4242424242424242');
  await expectFirstText(page, 'Payment was successful, but account creation failed. Please contact support.');
  await page.getByRole('button', { name: 'Retry', exact: true }).click();
  await expectFirstText(page, 'Payment Successful');
});
