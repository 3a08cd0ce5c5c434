// The life of a company's subscription, in the sandbox, whose clock is moved forward.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { scriptOf } from './built.ts';
import { aYacht } from './given.ts';
import { newCompany, newSubscriber, signedIn } from './people.ts';
import { countShifts, expect, expectFirstText, field, goOn, hold, test } from './walk.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'Your subscription', exact: true });
const card = (page: Page) => page.getByRole('region', { name: 'Subscription & billing', exact: true });

/** The owner of a company that has just signed up with this card, signed in. Returns what is needed to call the API in their name. */
async function aSubscriber(page: Page, paymentMethod = 'pm_card_visa') {
  const owner = await signedIn(page, await newSubscriber('starter-monthly', paymentMethod));
  return { ...owner, pass: (days: number) => owner.post('/api/sandbox/clock', { days }) };
}

async function pay(page: Page, number: string, action: string) {
  await field(page, 'Card number').fill(number);
  await field(page, 'Expiry date').fill('1234');
  await field(page, 'Security code').fill('123');
  await page.getByRole('button', { name: action, exact: true }).click();
}

/**
 * Opens a page whose banner's script is late. The wait is fixed because the time itself is tested: it has to be long enough for everything
 * else to be shown, and shorter than the three seconds for which the page waits for its banner.
 */
async function openLate(page: Page, open: () => Promise<unknown>) {
  const { requests, release } = await hold(page, `**/${scriptOf('shell/banners/banner-list.tsx')}`);
  await open();
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  await page.waitForTimeout(700);
  release();
  await expect(page.getByRole('region', { name: 'Your free trial', exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

test('the time left in the trial is shown from the start, and pushes no page down', async ({ page, elsewhere }) => {
  const { email, password } = await aSubscriber(page);
  const shifted = await countShifts(page);
  await openLate(page, () => page.goto('/profile'));
  expect(await shifted()).toBeLessThan(0.002);

  const other = await elsewhere();
  const shiftedThere = await countShifts(other);
  await other.goto('/profile');
  await expect(other).toHaveURL('/signin');
  await field(other, 'Email').fill(email);
  await field(other, 'Password').fill(password);
  await openLate(other, () => other.getByRole('button', { name: 'Sign in', exact: true }).click());
  await expect(other).toHaveURL('/profile');
  expect(await shiftedThere()).toBeLessThan(0.002);
});

test('a trial becomes a paid plan, is cancelled, expires to read-only, and is resumed', async ({ page }) => {
  const ada = await aSubscriber(page);
  await page.goto('/profile');
  await expect(card(page).getByText('Free Trial', { exact: true })).toBeVisible();
  await expect(card(page).getByText('Test mode.', { exact: true })).toBeVisible();
  const trial = page.getByRole('region', { name: 'Your free trial', exact: true });
  await expect(trial).toContainText(/[23] days left in your free trial/);
  // An open page shows it without a reload.
  await ada.pass(4);
  await expect(card(page).getByText('Active', { exact: true })).toBeVisible();
  await expect(trial).toHaveCount(0);
  const cancel = async () => {
    await card(page).getByRole('button', { name: 'Cancel subscription', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel subscription', exact: true }).click();
  };
  await page.route(
    '**/api/subscription/cancel',
    (route) => route.fulfill({ status: 500, json: { code: 'internal', message: 'Something went wrong.' } }),
    { times: 1 },
  );
  await cancel();
  await expectFirstText(page, 'Cancellation Failed');
  await expectFirstText(page, 'Failed to cancel subscription. Please try again.');
  await cancel();
  await expect(card(page).getByText('Canceling', { exact: true })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);

  await ada.pass(31);
  await expect(banner(page)).toContainText('Your subscription has ended. Your data is kept. Subscribe to make changes.');
  await expect(card(page).getByText('Canceled', { exact: true })).toBeVisible();
  await expect(card(page).getByText(/^Ended on|^Access until|until the period ends/)).toHaveText('Ended on');
  await goOn(page, '/customers');
  await page.getByRole('link', { name: 'Add Customer', exact: true }).first().click();
  await field(page, 'First name').fill('Grace');
  await field(page, 'Last name').fill('Guest');
  await page.getByRole('button', { name: 'Add customer', exact: true }).click();
  await expectFirstText(page, 'Failed to create customer');
  await expect(field(page, 'First name')).toHaveValue('Grace');

  await page.goto('/dashboard');
  await banner(page).getByRole('link', { name: 'Subscribe', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back: choose your plan', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Continue to payment', exact: true }).click();
  await pay(page, '4242424242424242', 'Pay now');
  await expectFirstText(page, 'Payment Successful');
  await expect(page).toHaveURL('/profile');
  await expect(card(page).getByText('Active', { exact: true })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await ada.post('/api/customers', { firstName: 'Grace', lastName: 'Guest' });
});

test('a failed payment is shown on every page, and paid with another card', async ({ page }) => {
  const ada = await aSubscriber(page, 'pm_card_chargeCustomerFail');
  await page.goto('/dashboard');
  await ada.pass(4);
  await expect(banner(page)).toContainText('Payment failed, update your card.');
  await banner(page).getByRole('link', { name: 'Pay now', exact: true }).click();
  await page.getByRole('button', { name: 'Pay now', exact: true }).click();
  await pay(page, '4000000000009995', 'Pay now');
  await expectFirstText(page, 'Payment Failed');
  await expectFirstText(page, 'Your card has insufficient funds.');
  await pay(page, '4000002500003155', 'Pay now');
  await page.getByRole('button', { name: 'Complete authentication', exact: true }).click();
  await expectFirstText(page, 'Payment Successful');
  await expect(banner(page)).toHaveCount(0);
  await expect(card(page)).toContainText('ending in 3155');
});

test('a subscription with an overdue payment is cancelled, and ends at once', async ({ page }) => {
  const ada = await aSubscriber(page, 'pm_card_chargeCustomerFail');
  await ada.pass(4);
  await page.goto('/profile');
  await expect(card(page).getByRole('link', { name: 'Pay now', exact: true })).toBeVisible();
  await card(page).getByRole('button', { name: 'Cancel subscription', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('It ends now because a payment is overdue, and nothing more is charged.');
  await dialog.getByRole('button', { name: 'Cancel subscription', exact: true }).click();
  await expectFirstText(page, 'Your subscription has ended, and the overdue payment isn’t taken.');
  await expect(card(page).getByText('Canceled', { exact: true })).toBeVisible();
  await expect(card(page).getByRole('link', { name: 'Subscribe', exact: true })).toBeVisible();
});

test('a payment is called successful once the subscription runs', async ({ page }) => {
  const ada = await aSubscriber(page, 'pm_card_chargeCustomerFail');
  await ada.pass(4);
  // As long as the provider can't be reached, the last known state is returned.
  let known: unknown;
  await page.route('**/api/subscription/details', async (route) => {
    known ??= await (await route.fetch()).json();
    await route.fulfill({ json: known });
  });
  await page.goto('/subscribe');
  await page.getByRole('button', { name: 'Pay now', exact: true }).click();
  await pay(page, '4242424242424242', 'Pay now');
  await expectFirstText(page, 'Your payment is being processed. Please wait...');
  await page.unroute('**/api/subscription/details');
  await page.goto('/profile');
  await expect(card(page).getByText('Active', { exact: true })).toBeVisible();
});

test('a valid card is replaced by another, and past bills are downloaded', async ({ page }) => {
  const ada = await aSubscriber(page);
  await page.goto('/profile');
  await expect(card(page)).toContainText('Nothing has been billed yet.');
  await card(page).getByRole('link', { name: 'Replace card', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Replace your card', exact: true })).toBeVisible();
  await pay(page, '4000000000000002', 'Replace card');
  await expectFirstText(page, 'Your card was declined.');
  await pay(page, '5555555555554444', 'Replace card');
  await expectFirstText(page, 'Card replaced');
  await expect(page).toHaveURL('/profile');
  await expect(card(page)).toContainText('mastercard ending in 4444');
  await ada.pass(4);
  const bills = page.getByRole('region', { name: 'Bills', exact: true });
  await expect(bills.getByRole('listitem')).toHaveText(/TEST-0001Paid£8\.00/);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    bills.getByRole('button', { name: 'Download fairlead-TEST-0001.pdf', exact: true }).click(),
  ]);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test('a yacht beyond the plan’s limit waits in its form while the plan is changed in another tab', async ({ page, context }) => {
  const ada = await aSubscriber(page);
  await Promise.all(Array.from({ length: 10 }, (_, boat) => aYacht(ada, { name: `Number ${boat + 1}` })));
  await page.goto('/yachts/new');
  await field(page, 'Name').fill('Number 11');
  await field(page, 'Type').click();
  await page.getByRole('option', { name: 'Motor Yacht', exact: true }).click();
  await field(page, 'Length').fill('24m');
  await page.getByRole('button', { name: 'Add yacht', exact: true }).click();
  const limit = page.getByRole('alert').filter({ hasText: /^Your Starter plan includes up to 10 boats\./ });
  const [plans] = await Promise.all([context.waitForEvent('page'), limit.getByRole('link', { name: /^See the plans\b/ }).click()]);
  await expect(plans).toHaveURL('/subscribe');
  // The choice is in the address, and the page follows it.
  await plans.getByText('Professional', { exact: true }).click();
  await plans.getByRole('button', { name: 'Change to Professional', exact: true }).click();
  await plans.getByRole('button', { name: 'Change plan', exact: true }).click();
  await expectFirstText(plans, 'Subscription updated');
  await plans.close();
  await page.getByRole('button', { name: 'Add yacht', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Number 11', exact: true })).toBeVisible();
});

test('the checkout’s eight pounds are only for signed-in users, and are taken off the next bill', async ({ page, elsewhere }) => {
  const stranger = await elsewhere();
  await stranger.goto('/checkout');
  await expect(stranger).toHaveURL('/checkout/plans');
  await aSubscriber(page);
  await page.goto('/checkout');
  await pay(page, '4242424242424242', 'Pay £8');
  await expectFirstText(page, 'Payment Successful');
  await expect(page.getByRole('heading', { name: 'Thank you', exact: true })).toBeVisible();
});

test('plans list Enterprise beside those that can be paid for here, and link to sales', async ({ page }) => {
  await signedIn(page, await (await newCompany()).person('manager'));
  await page.goto('/subscribe');
  await expect(page.getByRole('radio', { name: /Enterprise/ })).toHaveCount(0);
  await expect(page.getByText(/^Enterprise · For large fleets, unlimited boats\./)).toBeVisible();
  await page.getByRole('link', { name: 'Talk to sales', exact: true }).click();
  await expect(page).toHaveURL('/contact');
});

test('a card that is declined for a first trial is reported as a failed setup', async ({ page }) => {
  await aSubscriber(page);
  // As for a company that never had a subscription.
  await page.route('**/api/subscription/details', (route) => route.fulfill({ json: { subscription: null } }));
  await page.route('**/api/get-or-create-subscription', (route) =>
    route.fulfill({ json: { clientSecret: 'a secret', kind: 'setup', setupIntentId: 'seti', resumed: false, subscription: null } }),
  );
  await page.route('**/api/sandbox/confirm', (route) =>
    route.fulfill({
      json: { id: 'seti', status: 'requires_payment_method', error: { code: 'card_declined', message: 'Your card was declined.' } },
    }),
  );
  await page.goto('/subscribe');
  await page.getByRole('button', { name: 'Continue to payment', exact: true }).click();
  await pay(page, '4000000000000002', 'Start free trial');
  await expectFirstText(page, 'Payment Setup Failed');
  await expectFirstText(page, 'Your card was declined.');
});
