import type { Page } from '@playwright/test';
import { scriptOf } from './built.ts';
import { aCustomer, aMaintenanceRecord, anExpense, aYacht } from './given.ts';
import { newCompany, person, signedIn } from './people.ts';
import { expect, field, goOn, goTo, hold, openFirstFrame, test } from './walk.ts';

test('the theme is chosen, kept after a reload, and applied before the first paint', async ({ page }) => {
  await signedIn(page, 'staff');
  await page.goto('/dashboard');
  const root = page.locator('html');
  await expect(root).toHaveClass(/light/);
  await page.getByRole('button', { name: 'Use dark theme', exact: true }).click();
  await expect(root).toHaveClass(/dark/);
  expect(await page.evaluate(() => localStorage.getItem('ui-theme'))).toBe('dark');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  await expect(root).toHaveClass(/dark/);
});

test('a toast’s message shows as plain text if its script can’t be loaded, and disappears by itself', async ({ page }) => {
  await anExpense(await signedIn(page, 'manager'));
  await page.route(`**/${scriptOf('ui/toast.tsx')}`, (route) => route.abort());
  await goTo(page, '/finance/expenses');
  await page.getByRole('button', { name: 'Export CSV', exact: true }).click();
  const message = page.getByText('expenses.csv is in your downloads.', { exact: true });
  await expect(message).toBeVisible();
  await expect(message).toBeHidden();
});

test('the palette finds pages and yachts', async ({ page }) => {
  const { id, name } = await aYacht(await signedIn(page, 'manager'));
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const input = page.getByRole('combobox', { name: 'Search', exact: true });
  await expect(input).toBeFocused();
  await input.fill('yachts');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/yachts/);
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await page.keyboard.press('Control+k');
  await input.fill(name);
  await page.getByRole('group', { name: 'Yachts', exact: true }).getByRole('option').filter({ hasText: name }).click();
  await expect(page).toHaveURL(`/yachts/${id}`);
});

test('the sidebar folds away and comes back', async ({ page }) => {
  await signedIn(page, 'staff');
  await page.goto('/dashboard');
  const yachts = page.getByRole('complementary').getByRole('link', { name: 'Yachts', exact: true });
  await expect(yachts).toBeInViewport();
  await page.getByRole('button', { name: 'Toggle sidebar', exact: true }).click();
  await expect(yachts).not.toBeInViewport();
  await page.getByRole('button', { name: 'Toggle sidebar', exact: true }).click();
  await expect(yachts).toBeInViewport();
});

test('the entries of the menu show to the company’s users how much is waiting, and follow what others change', async ({ page }) => {
  const owner = await (await newCompany()).person('manager');
  await signedIn(page, owner);
  const yacht = await aYacht(owner);
  await page.goto('/customers');
  const entry = page.getByRole('complementary').getByRole('link', { name: 'Maintenance', exact: true });
  await expect(entry).toBeVisible();
  await expect(entry).not.toHaveAccessibleDescription(/./);
  const work = await aMaintenanceRecord(owner, { yachtId: yacht.id });
  await expect(entry).toHaveAccessibleDescription('1 current');
  await owner.patch(`/api/maintenance/${work.id}`, { status: 'completed' });
  await expect(entry).not.toHaveAccessibleDescription(/./);
});

test('the user’s name and the sign-out button unfold from the initials, for the pointer and the keyboard', async ({ page }) => {
  const { name } = await signedIn(page, 'staff');
  await page.goto('/yachts');
  const [initials, out] = [
    page.getByRole('banner').getByRole('link', { name: `Profile of ${name}`, exact: true }),
    page.getByRole('banner').getByRole('button', { name: 'Sign out', exact: true }),
  ];
  const isOnTop = () =>
    out.evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  await expect(initials).toBeVisible();
  expect(await isOnTop()).toBe(false);
  await initials.hover();
  await expect.poll(isOnTop).toBe(true);
  await page.mouse.move(400, 500);
  await expect.poll(isOnTop).toBe(false);
  await page.keyboard.press('Tab');
  await initials.focus();
  await page.keyboard.press('Tab');
  await expect(out).toBeFocused();
  await expect.poll(isOnTop).toBe(true);
});

for (const [address, title] of [
  ['/yachts', 'Yacht Fleet'],
  ['/dashboard', 'Dashboard'],
  ['/schedule/new', 'Add Schedule Event'],
] as const)
  test(`while the first answer is loading ${address} shows its frame, its title and that it loads`, async ({ page }) => {
    await signedIn(page, 'manager');
    const release = await openFirstFrame(page, address);
    await expect(page.getByText('Crew Management', { exact: true })).toBeVisible();
    await expect(page.getByText(title, { exact: true }).last()).toBeVisible();
    const main = page.getByRole('main', { name: title, exact: true });
    await expect(main.getByRole('status')).toHaveText('Loading...');
    await expect(main.locator('.card').nth(1)).toBeVisible();
    expect(await main.evaluate((each) => each.getBoundingClientRect().left)).toBe(232);
    release();
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    expect(await page.getByRole('main').evaluate((each) => each.getBoundingClientRect().left)).toBe(232);
  });

test.describe('between a phone and a desk', () => {
  test.use({ viewport: { width: 900, height: 800 } });

  test('the icons stay beside the page and show their names to the pointer and the keyboard; the full menu opens over it', async ({
    page,
  }) => {
    await signedIn(page, 'manager');
    await page.goto('/crew');
    await page.mouse.move(500, 500);
    const sidebar = page.getByRole('complementary');
    const wide = () => sidebar.evaluate((each) => each.getBoundingClientRect().width);
    const yachts = sidebar.getByRole('link', { name: 'Yachts', exact: true });
    await expect.poll(wide).toBe(64);
    const left = await page.getByRole('main').evaluate((each) => each.getBoundingClientRect().left);
    expect(left).toBe(64);
    await yachts.hover({ position: { x: 10, y: 10 } });
    await expect.poll(wide).toBe(232);
    await page.mouse.move(500, 500);
    await expect.poll(wide).toBe(64);
    await page.keyboard.press('Tab');
    await yachts.focus();
    await expect.poll(wide).toBe(232);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/yachts');
    await expect.poll(wide).toBe(64);
    await page.getByRole('button', { name: 'Toggle sidebar', exact: true }).click();
    await expect.poll(wide).toBe(232);
    await expect(page.locator('[inert] main')).toHaveCount(1);
    await page.mouse.move(500, 500);
    await page.keyboard.press('Escape');
    await expect.poll(wide).toBe(64);
  });
});

test('features that are planned say so, and no link is dead', async ({ page }) => {
  await signedIn(page, 'admin');
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Companies', exact: true })).toBeVisible();
  const addresses = await page
    .getByRole('complementary')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.length).toBeGreaterThanOrEqual(11);
  for (const address of addresses) {
    await goOn(page, address);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('404');
    await expect(page.getByRole('main')).not.toBeEmpty();
  }
});

test('an unknown address says so, even one that can’t be decoded', async ({ page }) => {
  for (const address of [
    '/no/such/page',
    '/yachts/7/nothing',
    '/finance/nothing',
    '/dashboard/finance/invoice',
    '/%E0%A4%A',
    '/dashboard/%E0%A4%A',
  ]) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(404);
    await expect(page.getByText('404', { exact: true }).first(), address).toBeVisible();
  }
});

test('an address with too many slashes opens the page it means', async ({ page, baseURL }) => {
  await signedIn(page, 'manager');
  for (const [address, title] of [
    ['//yachts', 'Yacht Fleet'],
    ['/dashboard//crew', 'Crew Management'],
  ] as const) {
    await page.goto(`${baseURL}${address}`);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  }
});

test('a toast is closed with F8 and Escape, and only one is shown at a time', async ({ page }) => {
  await page.goto('/signin');
  const toast = page.getByText('Login failed', { exact: true });
  const fail = async (who: string) => {
    await field(page, 'Email').fill(`${who}@people.example`);
    await field(page, 'Password').fill('not the password');
    await Promise.all([page.waitForResponse('**/api/auth/login'), page.getByRole('button', { name: 'Sign in', exact: true }).click()]);
    await expect(toast).toBeVisible();
  };
  await fail('first');
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(toast).toHaveCount(0);
  await fail('second');
  await fail('third');
  await expect(toast).toHaveCount(1);
});

test('a toast’s message appears although its script loads late, and is announced once', async ({ page }) => {
  await page.goto('/signin');
  await field(page, 'Email').fill('nobody@people.example');
  await field(page, 'Password').fill('not the password');
  const { release } = await hold(page, '**/assets/*.js');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const toast = page.getByText('Login failed', { exact: true });
  await expect(toast).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close', exact: true })).toHaveCount(0);
  release();
  await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeVisible();
  await expect(toast).toHaveCount(1);
});

test('a toast is swiped away to the right by 50 pixels, and comes back from less', async ({ page }) => {
  await page.goto('/signin');
  await field(page, 'Email').fill('somebody@people.example');
  await field(page, 'Password').fill('not the password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const title = page.getByText('Login failed', { exact: true });
  await expect(title).toBeVisible();
  const swipe = async (pixels: number) => {
    const box = await title.boundingBox();
    if (!box) throw new Error('the toast is gone');
    await page.mouse.move(box.x + 5, box.y + 5);
    await page.mouse.down();
    await page.mouse.move(box.x + 5 + pixels, box.y + 5, { steps: 8 });
    await page.mouse.up();
  };
  for (const tooLittle of [40, 48]) {
    await swipe(tooLittle);
    await expect(title).toBeVisible();
  }
  await swipe(70);
  await expect(title).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the sidebar opens over the page, closes on navigation, nothing is wider than the screen, and every control fits a finger', async ({
    page,
  }) => {
    await signedIn(page, 'manager');
    await page.goto('/dashboard');
    const yachts = page.getByRole('complementary').getByRole('link', { name: 'Yachts', exact: true });
    await expect(page.getByText('Total Yachts', { exact: true })).toBeVisible();
    await expect(yachts).not.toBeInViewport();
    await page.getByRole('button', { name: 'More: open the menu', exact: true }).tap();
    await expect(yachts).toBeInViewport();
    await yachts.tap();
    await expect(page).toHaveURL(/\/yachts/);
    await expect(yachts).not.toBeInViewport();
    for (const address of [
      '/dashboard',
      '/yachts',
      '/yachts/new',
      '/crew',
      '/crew/new',
      '/customers',
      '/customers/new',
      '/schedule/new',
      '/signin',
      '/',
    ]) {
      await (address === '/' ? goTo : goOn)(page, address);
      const [wide, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
      expect(wide, address).toBeLessThanOrEqual(screen as number);
      if (address !== '/') expect(await controlsTooSmall(page), address).toEqual([]);
    }
  });

  test('once a toast is closed, the whole header can be tapped again', async ({ page }) => {
    const manager = await signedIn(page, 'manager');
    const customer = await aCustomer(manager);
    await page.goto(`/customers?edit=${customer.id}`);
    await field(page, 'First name').fill('Grace');
    await page.getByRole('button', { name: 'Save changes', exact: true }).tap();
    await page.getByRole('button', { name: 'Close', exact: true }).tap();
    await expect(page.getByText('Customer updated', { exact: true })).toHaveCount(0);
    // At its upper edge, where the toast was.
    await page.getByRole('button', { name: /^Notifications/ }).tap({ position: { x: 22, y: 3 } });
    await expect(page.getByRole('dialog', { name: 'Notifications', exact: true })).toBeVisible();
  });
});

/** The controls of a page that are less than 44 pixels high. Those inside a field are reached through it. */
function controlsTooSmall(page: Page): Promise<string[]> {
  return page
    .locator('button:not(.absolute, .absolute *), input.rounded-lg, a.inline-flex, [role=tab]')
    .evaluateAll((controls) =>
      controls
        .filter((each) => each.checkVisibility() && each.getBoundingClientRect().height < 44)
        .map((each) => each.outerHTML.slice(0, 120)),
    );
}

test('with the keyboard alone somebody signs in, opens a yacht, edits it and comes back', async ({ page }) => {
  const manager = await person('manager');
  const yacht = await aYacht(manager);
  await page.goto('/signin');
  const press = async (key: string, until: () => Promise<boolean>) => {
    for (let presses = 0; presses < 80; presses++) {
      if (await until()) return;
      await page.keyboard.press(key);
    }
    throw new Error(`${key} never got there`);
  };
  const focused = (role: string, name: RegExp) => () =>
    page.evaluate(
      ([wanted, pattern]) => {
        const element = document.activeElement;
        const label =
          element?.getAttribute('aria-label') ??
          (element as HTMLInputElement | null)?.labels?.[0]?.textContent ??
          element?.textContent ??
          '';
        const isRole =
          wanted === 'textbox' ? element?.matches('input') : wanted === 'link' ? element?.matches('a') : element?.matches('button');
        return Boolean(isRole) && new RegExp(pattern as string, 'i').test(label);
      },
      [role, name.source] as const,
    );

  await expect(field(page, 'Email')).toBeFocused();
  await page.keyboard.type(manager.email);
  await press('Tab', focused('textbox', /^Password/));
  await page.keyboard.type(manager.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard', exact: true })).toBeVisible();
  await press('Tab', focused('link', /^Yachts$/));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/yachts/);
  await page.getByRole('article').getByRole('link', { name: yacht.name, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/yachts/${yacht.id}`);
  await expect(page.getByRole('tab', { name: 'Crew 0', exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Crew 0', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Maintenance 0', exact: true })).toBeFocused();
  await page
    .getByRole('link', { name: 'Edit', exact: true })
    .or(page.getByRole('button', { name: 'Edit', exact: true }))
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/yachts\/\d+\/edit$/);
  await field(page, 'Name').focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' of the North');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Yacht updated', { exact: true })).toBeVisible();
  await expect(page.getByText(/ of the North$/).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeFocused();
});
