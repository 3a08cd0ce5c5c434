// The company at a glance: every panel, its states, and the ways that lead on from it.
import type { Page } from '@playwright/test';
import { aCompany, aCrewMember, aYacht, expect, signedIn, test, unique } from './walk.ts';

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('every panel is there with one call, and every way that leads on from it', async ({ page }) => {
  await signedIn(page, 'maya');
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
  ]) {
    await expect(panel(page, name)).toBeVisible();
  }
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

test('a company with nothing yet is told so in every panel, and how to begin', async ({ page, browser }) => {
  const { manager } = await aCompany(page);
  const desk = await (await browser.newContext()).newPage();
  await desk.addInitScript((token) => localStorage.setItem('authToken', token), manager.token);
  await desk.goto('/dashboard');
  const fleet = panel(desk, 'Yacht fleet overview');
  await expect(fleet.getByText('No yachts found', { exact: true })).toBeVisible();
  await expect(fleet.getByText('Add your first yacht to get started', { exact: true })).toBeVisible();
  await expect(panel(desk, 'Upcoming maintenance').getByText('No upcoming maintenance', { exact: true })).toBeVisible();
  await expect(panel(desk, 'Schedule').getByText('No upcoming events this week', { exact: true })).toBeVisible();
  await expect(panel(desk, 'Crew members').getByText('No crew members found', { exact: true })).toBeVisible();
});

test('the fleet turns its pages, four yachts at a time, and the address keeps the page', async ({ page }) => {
  await signedIn(page, 'maya');
  await page.goto('/dashboard');
  const fleet = panel(page, 'Yacht fleet overview');
  const first = await fleet.getByRole('row').nth(1).textContent();
  await fleet.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(fleet.getByRole('row').nth(1)).not.toHaveText(first ?? '');
  await page.reload();
  await expect(fleet.getByText(/^5–8 of \d+ yachts$/)).toBeVisible();
});

test('the crew is searched by name or role, and nothing found offers the way back', async ({ page }) => {
  const token = await signedIn(page, 'maya');
  const { name } = await aCrewMember(page.request, token, { role: 'Purser' });
  await page.goto('/dashboard');
  const crew = panel(page, 'Crew members');
  const box = crew.getByRole('searchbox', { name: 'Search crew members' });
  await box.fill(name.toUpperCase());
  await expect(crew.getByRole('link', { name })).toBeVisible();
  await box.fill('nobody is called that');
  await expect(crew.getByText('No crew members match your search')).toBeVisible();
  await crew.getByRole('button', { name: 'Clear search', exact: true }).last().click();
  await expect(crew.getByRole('listitem')).toHaveCount(4);
});

test('the schedule shows a week, a month and a day, by keyboard too, and the address keeps which', async ({ page }) => {
  await signedIn(page, 'maya');
  await page.goto('/dashboard');
  const schedule = panel(page, 'Schedule');
  await expect(schedule.getByRole('columnheader').first()).toHaveText('Mon');
  await expect(schedule.getByRole('gridcell')).toHaveCount(7);
  await schedule.getByRole('button', { name: 'Next week' }).click();
  await expect(page).toHaveURL(/date=\d{4}-\d\d-\d\d/);
  await schedule.getByRole('button', { name: 'Today' }).click();
  await schedule.getByRole('link', { name: 'Month' }).click();
  await expect(page).toHaveURL(/view=month/);
  await expect(schedule.getByRole('row')).not.toHaveCount(2);
  const chosen = schedule.getByRole('gridcell', { selected: true });
  await chosen.focus();
  const before = await chosen.textContent();
  await page.keyboard.press('ArrowDown');
  await expect(chosen).not.toHaveText(before ?? '');
  await expect(chosen).toBeFocused();
  await schedule.getByRole('link', { name: 'Day' }).click();
  await expect(schedule.getByRole('grid')).toHaveCount(0);
  await page.reload();
  await expect(schedule.getByRole('link', { name: 'Day' })).toHaveAttribute('aria-current', 'page');
});

test('panels that can’t be loaded say so one by one, and retrying brings them all', async ({ page }) => {
  await signedIn(page, 'tom');
  let down = true;
  await page.route('**/api/dashboard', (route) =>
    down ? route.fulfill({ status: 503, contentType: 'application/json', body: '{"message":"Out of reach."}' }) : route.continue(),
  );
  await page.goto('/dashboard');
  for (const [name, text] of [
    ['Yacht fleet overview', 'Error loading yacht data'],
    ['Upcoming maintenance', 'Error loading maintenance data'],
    ['Schedule', 'Error loading schedule data'],
    ['Crew members', 'Error loading crew data'],
    ['Recent activity', 'Error loading activity data'],
  ] as const) {
    await expect(panel(page, name).getByText(text)).toBeVisible();
  }
  down = false;
  await panel(page, 'Crew members').getByRole('button', { name: 'Retry' }).click();
  await expect(panel(page, 'Yacht fleet overview').getByRole('row')).toHaveCount(5);
  await expect(page.getByText(/^Error loading/)).toHaveCount(0);
});

test('what others do shows by itself', async ({ page }) => {
  const token = await signedIn(page, 'maya');
  const listening = page.waitForResponse('**/api/live');
  await page.goto('/dashboard');
  await expect(panel(page, 'Recent activity').getByRole('listitem')).toHaveCount(5);
  await listening;
  const { name } = await aYacht(page.request, token, { name: unique('Newcomer') });
  await expect(panel(page, 'Recent activity').getByText(`Added yacht ${name}`)).toBeVisible();
});

for (const [device, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`nothing jumps and nothing is wider than ${device}`, async ({ page }) => {
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
    await signedIn(page, 'maya');
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
