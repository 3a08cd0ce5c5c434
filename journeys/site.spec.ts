import { faults } from './faults.ts';
import { signedIn } from './people.ts';
import { expect, field, test } from './walk.ts';

test('the landing page shows everything and its links work without any script', async ({ elsewhere }) => {
  const page = await elsewhere({ javaScriptEnabled: false });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Run the fleet, not the paperwork');
  for (const claim of [
    'Up to 40%',
    'less admin overhead',
    'Up to 25%',
    'lower costs',
    '2-4 weeks',
    'implementation timeline',
    'Company-based data separation',
    'Role management',
    'Most Popular',
    'Save 12.5%',
  ])
    await expect(page.getByText(claim, { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log In', exact: true })).toHaveAttribute('href', '/signin');
  for (const name of ['Get Started', 'Start Free Trial'])
    await expect(page.getByRole('link', { name, exact: true }).first()).toHaveAttribute('href', '/checkout/plans');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Login', exact: true })).toHaveAttribute('href', '/signin');
  await expect(footer.getByRole('link', { name: 'Sign up', exact: true })).toHaveAttribute('href', '/checkout/plans');
  await expect(footer.getByRole('link', { name: 'sales@fairlead.example', exact: true })).toHaveAttribute(
    'href',
    'mailto:sales@fairlead.example',
  );
  for (const name of ['Privacy Policy', 'Terms of Use', 'Cookie Policy']) {
    await expect(footer.getByText(name, { exact: true })).toBeVisible();
    await expect(footer.getByRole('link', { name, exact: true })).toHaveCount(0);
  }
  await expect(page.getByText('£84', { exact: true })).toBeHidden();
  await page.getByText(/^Yearly/).click();
  await expect(page.getByText('£84', { exact: true })).toBeVisible();
  await expect(page.getByText('£8', { exact: true })).toBeHidden();
});

test('yearly prices stay yearly from the landing page through the plans to the form', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('radio', { name: /^Yearly/ }).check({ force: true });
  await expect(page.getByText('Save £36', { exact: true })).toBeVisible();
  await page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Professional', exact: true }) })
    .getByRole('link', { name: 'Start Free Trial', exact: true })
    .click();
  await expect(page).toHaveURL('/checkout/plans?billing=yearly');
  await expect(page.getByText('£240', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Choose Professional', exact: true }).click();
  await expect(page).toHaveURL('/signup-flow?plan=professional-yearly&billing=yearly');
  await page.getByRole('link', { name: 'Choose another plan', exact: true }).click();
  await expect(page.getByRole('radio', { name: /^Yearly/ })).toBeChecked();
});

test('the billing period can be chosen with the keyboard', async ({ page }) => {
  await page.goto('/checkout/plans');
  await page.getByRole('radio', { name: 'Monthly', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('£240', { exact: true })).toBeVisible();
  await expect(page.getByText('Save £12', { exact: true })).toBeVisible();
});

test('every plan links to its sign-up or to sales', async ({ page }) => {
  await page.goto('/checkout/plans');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Choose Starter', exact: true })).toHaveAttribute(
    'href',
    '/signup-flow?plan=starter-monthly&billing=monthly',
  );
  await expect(page.getByRole('link', { name: /^Talk to sales/ })).toHaveCount(3);
  await page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Enterprise', exact: true }) })
    .getByRole('link', { name: 'Talk to sales', exact: true })
    .click();
  await expect(page).toHaveURL('/contact');
});

test('the theme is switched, kept, and shared with the product', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveClass(/light/);
  await page.getByRole('button', { name: 'Switch theme', exact: true }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.getByRole('link', { name: 'Log In', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back', exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/dark/);
});

test('the product links to the public site, and back', async ({ page }) => {
  // The public site's script never comes, so that nothing but the browser itself leads back.
  await page.route('**/assets/*.js', (route) => (new URL(route.request().frame().url()).pathname === '/' ? undefined : route.continue()));
  await page.goto('/signin');
  await page.getByRole('link', { name: 'Fairlead', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Run the fleet, not the paperwork');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Welcome back', exact: true })).toBeVisible();
  await page.unroute('**/assets/*.js');
  await signedIn(page, 'staff');
  await page.goto('/');
  await page.getByRole('link', { name: 'Log In', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('on a phone nothing is wider than the screen, and pictures load when they are scrolled to', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const pictures: string[] = [];
  page.on('request', (request) => request.resourceType() === 'image' && pictures.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const atFirst = pictures.length;
  await page.getByRole('heading', { name: 'Ready to cast off?', exact: true }).scrollIntoViewIfNeeded();
  await expect.poll(() => pictures.some((url) => url.includes('harbour'))).toBe(true);
  expect(atFirst).toBeLessThan(pictures.length);
  expect(pictures.some((url) => url.includes('-dark'))).toBe(false);
});

for (const width of [1440, 390]) {
  test(`pictures of the product are shown at their own size, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const pictures = page.locator('#features img:visible');
    await expect(pictures).toHaveCount(6);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      // They are taken at two pixels to one, and cropped where there is less room.
      const scale = await picture.evaluate((image: HTMLImageElement) =>
        Math.max((image.clientWidth * 2) / image.naturalWidth, (image.clientHeight * 2) / image.naturalHeight),
      );
      expect(scale).toBeGreaterThan(0.98);
      expect(scale).toBeLessThan(1.02);
    }
  });
}

test('the contact form shows what is missing, then that the message arrived', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send to sales', exact: true }).click();
  for (const message of [
    'First name is required',
    'Last name is required',
    'Please enter a valid email address',
    'Company name is required',
    'Fleet size is required',
    'Please enter a valid phone number',
    'Please provide details about your requirements',
  ])
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  await expect(field(page, 'First name')).toBeFocused();
  expect(await faults(page)).toEqual([]);
  for (const [label, text] of [
    ['First name', 'Ada'],
    ['Last name', 'Byron'],
    ['Email', 'ada@charters.example'],
    ['Phone', '+44 20 7946 0000'],
    ['Company name', 'Byron Charters'],
    ['Message', 'Sixty boats in three seas.'],
  ] as const)
    await field(page, label).fill(text);
  await field(page, 'Fleet size').click();
  await page.getByRole('option', { name: '51-100 boats', exact: true }).click();
  await page.getByRole('button', { name: 'Send to sales', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your message is on its way', exact: true })).toBeVisible();
});
