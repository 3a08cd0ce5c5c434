// The company at a glance: every panel, its states, and the ways that lead on from it.
import type { Page } from '@playwright/test';
import { inHours } from './clock.ts';
import { aCrewMember, aFleet, anEvent, aMaintenanceRecord, aYacht } from './given.ts';
import { harbour, newCompany, signedIn, unique } from './people.ts';
import { expect, test } from './walk.ts';

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

let filling: Promise<void> | undefined;

/** More of everything than the panels show, once for all journeys of this file. */
function aFullHarbour(): Promise<void> {
  filling ??= fill();
  return filling;
}

async function fill(): Promise<void> {
  const manager = await (await harbour()).person('manager');
  const [yacht] = await aFleet(manager, 6);
  for (let nth = 1; nth <= 5; nth++) {
    await aCrewMember(manager);
    await aMaintenanceRecord(manager, { yachtId: yacht?.id ?? 0, scheduledDate: inHours(48 * nth) });
  }
}

test('every panel is there with one call, and every way that leads on from it', async ({ page }) => {
  await aFullHarbour();
  await signedIn(page, 'manager');
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && calls.push(new URL(request.url()).pathname));
  await page.goto('/dashboard');
  for (const name of [
    'Schedule',
    'Upcoming maintenance',
    'Yacht fleet overview',
    'Departures and returns',
    'What is due',
    'Occupancy of the fleet',
    'Money this month',
    'Recent activity',
    'Crew members',
    'Quick actions',
  ])
    await expect(panel(page, name)).toBeVisible();
  await expect(panel(page, 'Recent activity').getByRole('listitem')).toHaveCount(5);
  await expect(panel(page, 'Crew members').getByRole('listitem')).toHaveCount(4);
  await expect(panel(page, 'Upcoming maintenance').getByRole('listitem')).toHaveCount(4);
  await expect(panel(page, 'Yacht fleet overview').getByRole('row')).toHaveCount(5);
  expect(calls.filter((path) => path === '/api/dashboard')).toHaveLength(1);
  expect(calls.filter((path) => /^\/api\/(yachts|crew|maintenance|schedule|finance)/.test(path))).toEqual([]);
  const hrefs = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const way of [
    '/yachts/new',
    '/maintenance',
    '/schedule/new?type=maintenance',
    '/crew',
    '/crew/new',
    '/crew/assignments',
    '/reports/export',
    '/maintenance/tips',
    '/activities',
    '/yachts',
  ])
    expect(hrefs).toContain(way);
  expect(hrefs.some((href) => /^\/yachts\/\d+$/.test(href)) && hrefs.some((href) => /^\/yachts\/\d+\?edit=true$/.test(href))).toBe(true);
});

test('a company with nothing yet meets three first steps, and once they are hidden every panel says so, and how to begin', async ({
  page,
}) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  await page.goto('/dashboard');
  const steps = panel(page, 'First steps');
  for (const [name, href] of [
    ['Add a yacht', '/yachts/new'],
    ['Add a booking', '/schedule/new?type=charter'],
    ['Invite someone', '/team?invite=true'],
  ] as const)
    await expect(steps.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  await expect(panel(page, 'Yacht fleet overview')).toHaveCount(0);
  await steps.getByRole('button', { name: 'Hide these steps', exact: true }).click();
  await expect(steps).toHaveCount(0);
  for (const [name, text] of [
    ['Yacht fleet overview', 'No yachts found'],
    ['Yacht fleet overview', 'Add your first yacht to get started'],
    ['Upcoming maintenance', 'No upcoming maintenance'],
    ['Schedule', 'No upcoming events this week'],
    ['Crew members', 'No crew members found'],
  ] as const)
    await expect(panel(page, name).getByText(text, { exact: true })).toBeVisible();
  await page.reload();
  await expect(panel(page, 'Yacht fleet overview')).toBeVisible();
  await expect(steps).toHaveCount(0);
  // Where they weren't hidden, what is done is ticked off; with a yacht and a booking they are gone.
  await page.evaluate(() => localStorage.removeItem(Object.keys(localStorage).find((key) => key.startsWith('first-steps')) ?? ''));
  const { id: yachtId } = await aYacht(manager);
  await page.reload();
  await expect(steps.getByRole('listitem').filter({ hasText: 'Add your first yacht' }).getByText('Done', { exact: true })).toBeVisible();
  await expect(panel(page, 'Yacht fleet overview')).toBeVisible();
  await anEvent(manager, { yachtId });
  await expect(steps).toHaveCount(0);
});

test('the fleet turns its pages, four yachts at a time, and the address keeps the page', async ({ page }) => {
  await aFullHarbour();
  await signedIn(page, 'manager');
  await page.goto('/dashboard');
  const fleet = panel(page, 'Yacht fleet overview');
  const first = await fleet.getByRole('row').nth(1).textContent();
  await fleet.getByRole('button', { name: 'Next page', exact: true }).click();
  await expect(page).toHaveURL('/dashboard?page=2');
  await expect(fleet.getByRole('row').nth(1)).not.toHaveText(first ?? '');
  await page.reload();
  await expect(fleet.getByText(/^5–\d of \d yachts$/)).toBeVisible();
});

test('the crew is searched by name or role, and nothing found offers the way back', async ({ page }) => {
  await aFullHarbour();
  const { name } = await aCrewMember(await signedIn(page, 'manager'), { role: 'Purser' });
  await page.goto('/dashboard');
  const crew = panel(page, 'Crew members');
  const box = crew.getByRole('searchbox', { name: 'Search crew members', exact: true });
  await box.fill(name.toUpperCase());
  await expect(crew.getByRole('listitem')).toHaveCount(1);
  await expect(crew.getByRole('link', { name, exact: true })).toBeVisible();
  await box.fill('purs');
  await expect(crew.getByRole('link', { name, exact: true })).toBeVisible();
  await box.fill('nobody is called that');
  await expect(crew.getByText('No crew members match your search', { exact: true })).toBeVisible();
  await crew.getByRole('button', { name: 'Clear search', exact: true }).last().click();
  await expect(crew.getByRole('listitem')).toHaveCount(4);
});

test('the schedule shows a week, a month and a day, by keyboard too, and the address keeps which', async ({ page }) => {
  await aYacht(await signedIn(page, 'manager'));
  await page.goto('/dashboard');
  const schedule = panel(page, 'Schedule');
  const views = schedule.getByRole('navigation', { name: 'Schedule view', exact: true });
  await expect(schedule.getByRole('columnheader').first()).toHaveText('Mon');
  await expect(schedule.getByRole('gridcell')).toHaveCount(7);
  await schedule.getByRole('button', { name: 'Next week', exact: true }).click();
  await expect(page).toHaveURL(/\?date=\d{4}-\d\d-\d\d$/);
  await schedule.getByRole('button', { name: 'Today', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  await views.getByRole('link', { name: 'Month', exact: true }).click();
  await expect(page).toHaveURL('/dashboard?view=month');
  await expect(schedule.getByRole('row')).not.toHaveCount(2);
  const chosen = schedule.getByRole('gridcell', { selected: true });
  await chosen.focus();
  const before = await chosen.textContent();
  await page.keyboard.press('ArrowDown');
  await expect(chosen).not.toHaveText(before ?? '');
  await expect(chosen).toBeFocused();
  await views.getByRole('link', { name: 'Day', exact: true }).click();
  await expect(schedule.getByRole('grid')).toHaveCount(0);
  await page.reload();
  await expect(views.getByRole('link', { name: 'Day', exact: true })).toHaveAttribute('aria-current', 'page');
});

test('a dashboard that can’t be loaded says so once, and retrying brings all of it', async ({ page }) => {
  await aFullHarbour();
  await signedIn(page, 'staff');
  let down = true;
  await page.route('**/api/dashboard', (route) =>
    down ? route.fulfill({ status: 503, contentType: 'application/json', body: '{"message":"Out of reach."}' }) : route.continue(),
  );
  await page.goto('/dashboard');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toHaveCount(1);
  await expect(main.getByRole('alert')).toContainText("Your dashboard couldn't be loaded");
  await expect(main.getByRole('alert')).toContainText('Out of reach.');
  await expect(main.getByText(/Nothing is due|No upcoming|No yachts found|Nobody/)).toHaveCount(0);
  down = false;
  await main.getByRole('button', { name: 'Retry', exact: true }).click();
  await expect(panel(page, 'Yacht fleet overview').getByRole('row')).toHaveCount(5);
  await expect(main.getByRole('alert')).toHaveCount(0);
});

test('what others do shows by itself', async ({ page }) => {
  await aFullHarbour();
  const manager = await signedIn(page, 'manager');
  const listening = page.waitForResponse('**/api/live');
  await page.goto('/dashboard');
  await expect(panel(page, 'Recent activity').getByRole('listitem')).toHaveCount(5);
  await listening;
  const { name } = await aYacht(manager, { name: unique('Newcomer') });
  await expect(panel(page, 'Recent activity').getByText(`Added yacht ${name}`, { exact: true })).toBeVisible();
});

for (const [device, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`nothing jumps and nothing is wider than ${device}`, async ({ page }) => {
    await aFullHarbour();
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      const seen = globalThis as unknown as { shifted: number };
      seen.shifted = 0;
      new PerformanceObserver((list) =>
        list.getEntries().forEach((entry) => {
          seen.shifted += (entry as unknown as { value: number }).value;
        }),
      ).observe({ type: 'layout-shift', buffered: true });
    });
    await signedIn(page, 'manager');
    await page.goto('/dashboard');
    await expect(panel(page, 'Crew members').getByRole('listitem')).toHaveCount(4);
    await page.waitForLoadState('networkidle');
    const [shifted, wide] = await page.evaluate(() => [
      (globalThis as unknown as { shifted: number }).shifted,
      document.documentElement.scrollWidth,
    ]);
    expect(shifted).toBeLessThan(0.005);
    expect(wide).toBeLessThanOrEqual(viewport.width);
  });
}
