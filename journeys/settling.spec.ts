// What comes late pushes nothing away from under a pointer: each page is read with the answer held back that what stands higher waits for.
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
  test(`${address} draws nothing that would have to give way to what ${late.slice(late.indexOf('/api'))} tells`, async ({ page }) => {
    // As high as the page: what stands further down moves as well.
    await page.setViewportSize({ width: 1440, height: 2400 });
    await signedIn(page, 'maya');
    const shifted = await countShifts(page);
    const { requests, release } = await hold(page, late);
    await page.goto(address);
    await expect.poll(() => requests.length).toBeGreaterThan(0);
    // All else is answered.
    await expect.poll(() => unanswered(page).length).toBe(requests.length);
    release();
    await expect(page.getByText(last, { exact: true }).last()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await shifted()).toBeLessThan(0.002);
  });
}
