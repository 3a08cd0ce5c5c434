import { inDays } from './clock.ts';
import { faultsInBothThemes } from './faults.ts';
import { aCharter, aYacht } from './given.ts';
import { newCompany, signedIn } from './people.ts';
import { expect, test } from './walk.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the day shows what is next, and each item links to where it is done', async ({ page }) => {
    const manager = await signedIn(page, await (await newCompany()).person('manager'));
    const yacht = await aYacht(manager, { name: 'Sirocco' });
    const booked = (from: number, to: number, contactLastName: string) =>
      aCharter(manager, {
        yachtId: yacht.id,
        startDate: `${inDays(from)}T15:00:00Z`,
        endDate: `${inDays(to)}T07:00:00Z`,
        contactLastName,
        state: 'booked',
      });
    const [before, after] = [await booked(-7, 0, 'Lindgren'), await booked(0, 7, 'Okafor')];
    await page.goto('/desk/pipeline');
    await page.getByRole('navigation', { name: 'Charter desk', exact: true }).getByRole('link', { name: 'Today', exact: true }).tap();
    const next = page.getByRole('region', { name: 'Next', exact: true });
    await expect(next).toContainText('Sirocco, check-out');
    await expect(page.getByText('1 check-out and 1 check-in', { exact: true })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Check-in of Sirocco', exact: true })).toContainText('Guests 0 of 2');
    expect(await faultsInBothThemes(page, 'a day on the quay')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Crew list', exact: true }).tap();
    expect((await download).suggestedFilename()).toBe(`persons-${after.number}.pdf`);

    // Somebody else signs the check-out meanwhile: the page updates by itself.
    await manager.post(`/api/charters/${before.id}/handover/sign`, {
      kind: 'check_out',
      name: 'Ida Lindgren',
      method: 'typed',
      agreed: true,
    });
    await expect(next).toContainText('Sirocco, check-in');
    await expect(page.getByText('1 check-out and 1 check-in · 1 of 2 done', { exact: true })).toBeVisible();
    await next.getByRole('link', { name: 'Complete guest list: Sirocco', exact: true }).tap();
    await expect(page).toHaveURL(`/desk/${after.id}?tab=guests`);
    await page.goBack();
    await page.getByRole('link', { name: 'Check-in not started', exact: true }).tap();
    await expect(page).toHaveURL(`/desk/${after.id}?tab=handover&kind=check_in`);
    await expect(page.getByRole('button', { name: 'Check-in', exact: true })).toHaveAttribute('aria-current', 'page');
    await page.goBack();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('No check-ins or check-outs', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Previous day', exact: true }).tap();
    await expect(next).toBeVisible();
  });
});
