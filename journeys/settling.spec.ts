// Late answers move nothing away from under a pointer: each page is opened with an answer held back that content higher up waits for.
import { signedIn } from './people.ts';
import { unanswered } from './requests.ts';
import { countShifts, expect, hold, test } from './walk.ts';

const pages: { address: string; late: string; last: string }[] = [
  { address: '/subscribe', late: '**/api/payment-config', last: 'Keep this plan' },
  { address: '/profile', late: '**/api/payment-config', last: 'Bills' },
  { address: '/profile', late: '**/api/profile/reminders', last: 'Passkeys' },
  { address: '/profile', late: '**/api/profile/second-step', last: 'Passkeys' },
  { address: '/charters', late: '**/api/finance/bookings?*', last: 'Add Charter' },
  { address: '/desk/prices', late: '**/api/yachts/*/charter-terms', last: 'Contract' },
  { address: '/maintenance/services', late: '**/api/yachts/*/proposals', last: 'Done' },
  { address: '/maintenance/equipment', late: '**/api/meters?*', last: 'Service book' },
  { address: '/maintenance/parts', late: '**/api/parts/reorder?*', last: 'Fuel filter' },
  { address: '/maintenance/checklists', late: '**/api/checklists?*', last: 'Runs' },
  { address: '/finance/expenses/new', late: '**/api/tax-rates?*', last: 'Receipt' },
];

for (const { address, late, last } of pages) {
  test(`${address} moves nothing when ${late.slice(late.indexOf('/api'))} is answered`, async ({ page }) => {
    // As high as the page, because content further down may move as well.
    await page.setViewportSize({ width: 1440, height: 2400 });
    await signedIn(page, 'maya');
    const shifted = await countShifts(page);
    const { requests, release } = await hold(page, late);
    await page.goto(address);
    await expect.poll(() => requests.length).toBeGreaterThan(0);
    // Everything else has been answered.
    await expect.poll(() => unanswered(page).length).toBe(requests.length);
    release();
    await expect(page.getByText(last, { exact: true }).last()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await shifted()).toBeLessThan(0.002);
  });
}
