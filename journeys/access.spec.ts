import type { Page } from '@playwright/test';
import { inDays } from './clock.ts';
import { smallControls } from './controls.ts';
import { faultsInBothThemes, secondFaults } from './faults.ts';
import { aCertificate, aCrewMember, aCustomer, aYacht } from './given.ts';
import { signedIn } from './people.ts';
import { managerPages, oneOfEach } from './screens.ts';
import { expect, goOn, goTo, test } from './walk.ts';

const publicPages = [
  '/',
  '/signin',
  '/signup',
  '/reset-password',
  `/reset-password#${'A'.repeat(43)}`,
  `/join#${'A'.repeat(43)}`,
  `/report#${'A'.repeat(43)}`,
  `/charter#${'A'.repeat(43)}`,
  `/invoice#${'A'.repeat(43)}`,
  '/checkout/plans',
  '/signup-flow?plan=professional-yearly&billing=yearly',
  '/contact',
  '/no-such-page',
];
const adminPages = [
  '/dashboard',
  '/users',
  '/users?q=nothing-like-it',
  '/companies',
  '/companies?q=nothing-like-it',
  '/activities',
  '/yachts',
  '/customers',
  '/reports/export',
];

// npm run a11y walks the same screens with the second engine, which takes too long for every run of the tests.
const isSecond = process.env['SECOND_ENGINE'] === '1';
const engine = isSecond ? 'the second engine' : 'axe';

async function findFaults(page: Page, what: string): Promise<string[]> {
  return isSecond ? (await secondFaults(page)).map((fault) => `${what}: ${fault}`) : faultsInBothThemes(page, what);
}

for (const [device, use] of [
  ['desktop', { viewport: { width: 1440, height: 900 } }],
  ['phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
] as const) {
  test.describe(device, () => {
    test.use(use);
    test.setTimeout(180_000);

    test(`${engine} finds nothing on the public pages`, async ({ page }) => {
      expect(await walk(page, publicPages, goTo)).toEqual([]);
    });

    for (const [name, addresses] of Object.entries(managerPages)) {
      test(`${engine} finds nothing in ${name}`, async ({ page }) => {
        const manager = await signedIn(page, 'manager');
        const fill = await oneOfEach(manager);
        expect(await walk(page, addresses.map(fill), goOn, device === 'phone')).toEqual([]);
      });
    }

    test(`${engine} finds nothing on the admin pages`, async ({ page }) => {
      await signedIn(page, 'admin');
      expect(await walk(page, adminPages, goOn)).toEqual([]);
    });

    test(`${engine} finds nothing in menus and dialogs`, async ({ page }) => {
      const manager = await signedIn(page, 'manager');
      const yacht = await aYacht(manager);
      const person = await aCrewMember(manager);
      const customer = await aCustomer(manager);
      for (const type of ['Passport', 'Seaman’s book']) await aCertificate(manager, person.id, { type, expiryDate: inDays(-1) });
      const problems: string[] = [];
      for (const address of [
        `/yachts/${yacht.id}`,
        `/crew?q=${encodeURIComponent(person.name)}`,
        `/customers?q=${encodeURIComponent(customer.lastName)}`,
      ]) {
        await page.goto(address);
        const more = page.getByRole('main').getByRole('button', { name: /^More about/ });
        const direct = page.getByRole('button', { name: /^Delete/ });
        await expect(more.or(direct)).toBeVisible();
        if (await more.isVisible()) {
          await more.click();
          problems.push(...(await findFaults(page, `the actions of ${address}`)));
          await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
        } else await direct.click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
        problems.push(...(await findFaults(page, `the delete dialog of ${address}`)));
        await page.keyboard.press('Escape');
      }
      await page.getByRole('button', { name: /^Notifications(, new)?$/ }).click();
      await expect(
        page.getByRole('dialog', { name: 'Notifications', exact: true }).getByRole('heading', { name: /things are due$/ }),
      ).toBeVisible();
      problems.push(...(await findFaults(page, 'the notifications')));
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox', { name: 'Search', exact: true })).toBeFocused();
      problems.push(...(await findFaults(page, 'the palette')));
      expect(problems).toEqual([]);
    });
  });
}

/** What is wrong on these pages. On a phone, controls too small for a finger or covered by the shortcuts count as well. */
async function walk(page: Page, addresses: string[], go: typeof goOn, measuresControls = false): Promise<string[]> {
  const problems: string[] = [];
  for (const address of addresses) {
    await go(page, address);
    await expect(page.locator('.animate-skeleton')).toHaveCount(0);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (beyond > 0) problems.push(`${address}: the page scrolls sideways by ${beyond} pixels`);
    problems.push(...(await findFaults(page, address)));
    if (measuresControls) problems.push(...(await smallControls(page)).map((control) => `${address}: ${control}`));
  }
  return problems;
}
