import type { Page } from '@playwright/test';
import { asksElsewhere, startStripeStack, standInForStripe, type StripeStack } from './stripe.ts';
import { unique } from './people.ts';
import { expect, expectFirstText, field, test as base } from './walk.ts';

const secret = 'a long and private phrase';

/** The product with payments through Stripe. */
const test = base.extend<object, { stack: StripeStack }>({
  stack: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what is needed: nothing.
    async ({}, use) => {
      const stack = await startStripeStack();
      await use(stack);
      await stack.close();
      expect(stack.double.violations).toEqual([]);
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ stack }, use) => use(stack.address),
});
// One stack is enough for all journeys.
test.describe.configure({ mode: 'default' });
test.beforeEach(({ page, stack }) => standInForStripe(page, stack));

const newEmail = () => `${unique('ada').replace(' ', '-')}@journeys.example`;

/** Fills in the form and goes on to the payment. Returns the new email address. */
async function fillIn(page: Page): Promise<string> {
  const email = newEmail();
  await page.goto('/signup-flow?plan=starter-monthly&billing=monthly');
  for (const [label, text] of [
    ['First name', 'Ada'],
    ['Last name', 'Byron'],
    ['Company name', unique('Byron Charters')],
    ['Email', email],
    ['Confirm password', secret],
  ] as const)
    await field(page, label).fill(text);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Continue to payment', exact: true }).click();
  return email;
}

async function pay(page: Page, number: string, action = 'Start free trial') {
  await page.frameLocator('iframe[title="Secure card payment input frame"]').getByLabel('Card number', { exact: true }).fill(number);
  await page.getByRole('button', { name: action, exact: true }).click();
}

/** Answers the bank's question. Its frame is from another site: a click may reach it before the browser knows that it is there. */
async function bankSays(page: Page, answer: string) {
  const bank = page.locator('iframe[title="Your bank"]');
  await expect(async () => {
    await bank.contentFrame().getByRole('button', { name: answer, exact: true }).click({ timeout: 5_000 });
    await expect(bank).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
}

async function signInWith(page: Page, email: string) {
  await expect(page).toHaveURL('/signin');
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(secret);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
}

test('Stripe’s form takes the card: declined, authenticated by its bank without and with success, and never seen by us', async ({
  page,
}) => {
  const ours: string[] = [];
  page.on('request', (request) => new URL(request.url()).hostname === '127.0.0.1' && ours.push(request.url() + (request.postData() ?? '')));
  const email = await fillIn(page);
  await expectFirstText(page, 'Test mode.');
  await pay(page, '');
  await expectFirstText(page, 'Your card number is incomplete.');
  await pay(page, '4000 0000 0000 0002');
  await expectFirstText(page, 'Payment Failed');
  await expectFirstText(page, 'Your card was declined.');
  await pay(page, '4000 0000 0000 3220');
  await bankSays(page, 'Fail authentication');
  await expectFirstText(page, 'We are unable to authenticate your payment method. Please choose a different payment method and try again.');
  await pay(page, '4000 0000 0000 3220');
  await bankSays(page, 'Complete authentication');
  await expectFirstText(page, 'Payment Successful');
  await signInWith(page, email);
  await page.goto('/profile');
  const card = page.getByRole('region', { name: 'Subscription & billing', exact: true });
  await expect(card.getByText('Free Trial', { exact: true })).toBeVisible();
  await expect(card).toContainText('ending in 3220');
  expect(ours.join()).not.toMatch(/4000 ?0000/);
});

test('a customer who returns from their bank’s page finds the form again, or their account', async ({ page }) => {
  const email = await fillIn(page);
  await pay(page, asksElsewhere);
  await expect(page).toHaveURL(/^https:\/\/hooks\.stripe\.com\//);
  await page.getByRole('button', { name: 'Fail authentication', exact: true }).click();
  await expect(page).toHaveURL('/checkout/payment?plan=starter-monthly&billing=monthly&signup=true');
  await expectFirstText(page, 'Payment Failed');
  await pay(page, asksElsewhere);
  await page.getByRole('button', { name: 'Complete authentication', exact: true }).click();
  await expectFirstText(page, 'Payment Successful');
  await expectFirstText(page, 'Welcome aboard');
  await signInWith(page, email);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage, address: location.href }))).not.toContain(
    '_secret_',
  );
});

test('Stripe reports a failed payment, which is then paid with another card, on the bank’s own page', async ({ page, stack }) => {
  const email = newEmail();
  const signupData = { email, password: secret, firstName: 'Ada', lastName: 'Byron', companyName: unique('Byron Charters') };
  const signup = await (
    await page.request.post('/api/create-signup-payment-intent', {
      data: { planId: 'starter-monthly', amount: 8, billing: 'monthly', signupData },
    })
  ).json();
  stack.double.confirm(signup.clientSecret, 'pm_card_chargeCustomerFail', 'passes');
  await page.request.post('/api/create-account-after-payment', {
    data: { setupIntentId: signup.setupIntentId, subscriptionId: signup.subscriptionId },
  });
  await page.goto('/signin');
  await signInWith(page, email);
  await stack.pass(email, 4);
  const banner = page.getByRole('region', { name: 'Your subscription', exact: true });
  await banner.getByRole('link', { name: 'Pay now', exact: true }).click();
  await page.getByRole('button', { name: 'Pay now', exact: true }).click();
  await pay(page, asksElsewhere, 'Pay now');
  await page.getByRole('button', { name: 'Complete authentication', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  await expectFirstText(page, 'Payment Successful');
  await expect(banner).toHaveCount(0);
});

test('if Stripe’s script can’t be loaded the page says so, and the form continues without the password being typed again', async ({
  page,
}) => {
  await page.route('https://js.stripe.com/**', (route) => route.abort(), { times: 2 });
  const email = await fillIn(page);
  await expectFirstText(page, 'Connection Error');
  await expectFirstText(page, 'Failed to connect to payment service. Please try again.');
  await expect(page).toHaveURL('/signup-flow?plan=starter-monthly&billing=monthly');
  await expect(page.getByText(new RegExp(`^You started signing up as ${email}\\.`))).toBeVisible();
  await page.getByRole('link', { name: 'Continue to payment', exact: true }).click();
  await pay(page, '4242 4242 4242 4242');
  await expectFirstText(page, 'Payment Successful');
  await signInWith(page, email);
});
