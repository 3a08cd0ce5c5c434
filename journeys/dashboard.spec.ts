// The company at a glance: every panel, its states, and its links.
import type { Page } from '@playwright/test';
import { startOfDay } from '#domain/shared/calendar-days.ts';
import { inDays, inHours, timeZone } from './clock.ts';
import { faults } from './faults.ts';
import { aCertificate, aCrewMember, aCustomer, aFleet, anEvent, anExpense, anIncome, aMaintenanceRecord, aYacht } from './given.ts';
import { harbor, newCompany, signedIn, unique } from './people.ts';
import { countShifts, expect, field, goOn, hold, openFirstFrame, test, untilDrawn } from './walk.ts';

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

let filling: Promise<void> | undefined;

/** More of everything than the panels show, once for all journeys of this file. */
function aFullHarbor(): Promise<void> {
  filling ??= fill();
  return filling;
}

async function fill(): Promise<void> {
  const manager = await (await harbor()).person('manager');
  const [yacht] = await aFleet(manager, 6);
  for (let nth = 1; nth <= 5; nth++) {
    await aCrewMember(manager);
    await aMaintenanceRecord(manager, { yachtId: yacht?.id ?? 0, scheduledDate: inHours(48 * nth) });
  }
}

test('one call loads every panel, and every link from it is there', async ({ page }) => {
  await aFullHarbor();
  await signedIn(page, 'manager');
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && calls.push(new URL(request.url()).pathname));
  await page.goto('/dashboard');
  for (const name of [
    'Schedule',
    'Upcoming maintenance',
    'Yacht fleet overview',
    'Next 7 days',
    'Needs you',
    'Next 14 days',
    'Fleet occupancy',
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
  for (const href of [
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
    expect(hrefs).toContain(href);
  expect(hrefs.some((href) => /^\/yachts\/\d+$/.test(href)) && hrefs.some((href) => /^\/yachts\/\d+\?edit=true$/.test(href))).toBe(true);
});

test('an empty company sees three first steps, and once they are hidden every panel says that it is empty and how to begin', async ({
  page,
}) => {
  const company = await newCompany();
  const manager = await signedIn(page, await company.person('manager'));
  await page.goto('/dashboard');
  const steps = panel(page, 'First steps');
  for (const [name, href] of [
    ['Add a yacht', '/yachts/new'],
    ['Add a booking', '/schedule/new?type=charter'],
    ['Import a calendar', '/settings?calendars=in'],
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
  // Unless hidden, each step is checked off when it is done; with a yacht, a booking and a team they disappear.
  await page.evaluate(() => localStorage.removeItem(Object.keys(localStorage).find((key) => key.startsWith('first-steps')) ?? ''));
  const { id: yachtId } = await aYacht(manager);
  await page.reload();
  const step = (title: string) => steps.getByRole('listitem').filter({ hasText: title });
  await expect(step('Add your first yacht').getByText('Done', { exact: true })).toBeVisible();
  await expect(panel(page, 'Yacht fleet overview')).toBeVisible();
  await anEvent(manager, { yachtId });
  await expect(step('Enter the season’s bookings').getByText('Done', { exact: true })).toBeVisible();
  await expect(step('Invite your team').getByRole('link', { name: 'Invite someone', exact: true })).toBeVisible();
  await company.person('staff');
  await expect(steps).toHaveCount(0);
});

test('the fleet is paged, four yachts at a time, and the address keeps the page', async ({ page }) => {
  await aFullHarbor();
  await signedIn(page, 'manager');
  await page.goto('/dashboard');
  const fleet = panel(page, 'Yacht fleet overview');
  const first = await fleet.getByRole('row').nth(1).textContent();
  await fleet.getByRole('button', { name: 'Next page', exact: true }).click();
  await expect(page).toHaveURL('/dashboard?page=2');
  await expect(fleet.getByRole('row').nth(1)).not.toHaveText(first ?? '');
  await page.reload();
  await expect(fleet.getByText(/^5–\d of \d yachts$/)).toBeVisible();
  await page.goto('/dashboard?page=99');
  await expect(page).toHaveURL('/dashboard?page=2');
  await expect(fleet.getByText(/^5–\d of \d yachts$/)).toBeVisible();
});

test('F8 reaches a toast on the dashboard too, and leaves the panels to F6', async ({ page }) => {
  await signedIn(page, 'manager');
  await page.goto('/dashboard');
  await panel(page, 'Quick actions')
    .getByRole('link', { name: /^Add Crew Member/ })
    .click();
  await field(page, 'Name').fill(unique('Ana Ferrer'));
  await field(page, 'Role').fill('Deckhand');
  await page.getByRole('button', { name: 'Add crew member', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  const toast = page.getByText('Crew member created successfully', { exact: true });
  await expect(panel(page, 'Quick actions')).toBeVisible();
  await expect(toast).toBeVisible();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(toast).toHaveCount(0);

  const inFocus = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await page.keyboard.press('F6');
  const reached = await inFocus();
  expect(await page.getByRole('region').evaluateAll((panels) => panels.map((each) => each.getAttribute('aria-label')))).toContain(reached);
  await page.keyboard.press('F8');
  expect(await inFocus()).toBe(reached);
});

test('numbers lead to what they count: the crew of a yacht, and the departures and returns of the day', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const yacht = await aYacht(manager);
  const member = await aCrewMember(manager, { yachtId: yacht.id });
  await aCrewMember(manager);
  await page.goto('/dashboard');
  await panel(page, 'Yacht fleet overview')
    .getByRole('link', { name: `1 crew of ${yacht.name}`, exact: true })
    .click();
  await expect(page).toHaveURL(`/crew?yachtId=${yacht.id}`);
  await expect(page.getByRole('link', { name: member.name, exact: true })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: '0 back · 0 out · 0 not ready', exact: true }).click();
  await expect(page).toHaveURL('/schedule/departures');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the platform’s admin sees whose certificate has expired', async ({ page }) => {
  const { company, person } = await newCompany();
  const manager = await person('manager');
  const member = await aCrewMember(manager);
  // So long ago that it is the first of all companies’.
  await aCertificate(manager, member.id, { expiryDate: inDays(-9000) });
  await signedIn(page, 'admin');
  await page.goto('/dashboard');
  const need = panel(page, 'Needs you').getByRole('listitem').filter({ hasText: member.name });
  await expect(need.getByText(company.name, { exact: true })).toBeVisible();
});

test('every figure links to a list of that many records, and the month’s money to the entries it adds up', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const [yacht] = await aFleet(manager, 3);
  const yachtId = yacht!.id;
  for (let nth = 1; nth <= 2; nth++) await aCrewMember(manager, { yachtId });
  for (const [from, to] of [
    [-2, 2],
    [30, 34],
    [60, 64],
  ] as const)
    await anEvent(manager, { yachtId, type: 'inspection', startDate: inHours(from), endDate: inHours(to) });
  for (const status of ['pending', 'in_progress', 'completed', 'cancelled'] as const)
    await aMaintenanceRecord(manager, { yachtId, status, scheduledDate: inHours(100) });
  await anIncome(manager, { amount: '1200.00', incomeDate: inDays(0), currency: 'EUR' });
  await anExpense(manager, { amount: '300.00', expenseDate: inDays(0), currency: 'EUR' });
  const main = page.getByRole('main');
  for (const [name, path, noun] of [
    ['Total Yachts', '/yachts', 'yachts'],
    ['Active Crew', '/crew', 'crew members'],
    ['Pending Maintenance', '/maintenance?group=open', 'records'],
    ['Upcoming Inspections', '/schedule?view=list&type=inspection&status=scheduled', 'events'],
  ] as const) {
    await page.goto('/dashboard');
    const figure = main.locator('section', { has: page.getByRole('heading', { name, exact: true, level: 2 }) });
    const count = await figure.getByText(/^\d+$/).textContent();
    await figure.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(main.getByRole('navigation', { name: `Pages of ${noun}`, exact: true })).toContainText(`${count} ${noun}`);
  }
  // Maintenance in progress is listed again once only the type filter is left.
  await page.getByRole('button', { name: 'Scheduled Clear status', exact: true }).press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Search events', exact: true })).toBeFocused();
  await expect(main.getByRole('navigation', { name: 'Pages of events', exact: true })).toContainText('3 events');
  for (const [amount, section] of [
    ['€1,200.00', 'income'],
    ['€300.00', 'expenses'],
  ] as const) {
    await goOn(page, '/dashboard');
    await panel(page, 'Money this month').getByTitle(amount, { exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/finance/${section}\\?.*currency=EUR`));
    await expect(main).toContainText(amount);
  }
});

test('the day view is grouped as the schedule groups it', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const [one, two] = await aFleet(manager, 2);
  const day = inDays(3);
  const at = (hour: number) => new Date(Date.parse(startOfDay(timeZone, day)) + hour * 3_600_000).toISOString();
  await anEvent(manager, { yachtId: one!.id, type: 'charter', startDate: at(10), endDate: at(60) });
  await anEvent(manager, { yachtId: two!.id, type: 'charter', startDate: at(-60), endDate: at(9) });
  await anEvent(manager, { yachtId: two!.id, type: 'inspection', startDate: at(12), endDate: at(14) });
  await page.goto(`/dashboard?view=day&date=${day}`);
  const schedule = panel(page, 'Schedule');
  await expect(schedule.getByRole('heading', { level: 4 })).toHaveText([/^Departing/, /^Returning/, /^Work/]);
  for (const part of ['Departing', 'Returning', 'Work'])
    await expect(schedule.getByRole('region', { name: part, exact: true }).getByRole('listitem')).toHaveCount(1);
});

test('the crew is searched by name or role, and a search without results can be cleared', async ({ page }) => {
  await aFullHarbor();
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

test('the schedule shows a week, a month and a day, with the keyboard too, and the address keeps the choice', async ({ page }) => {
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

test('a dashboard that can’t be loaded says so once, and a retry loads all of it', async ({ page }) => {
  await aFullHarbor();
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

test('changes by others appear without a reload', async ({ page }) => {
  await aFullHarbor();
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
  ['a tablet', { width: 820, height: 1180 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`nothing jumps and nothing is wider than ${device}, whether the first steps are done or not`, async ({ page }) => {
    const company = await newCompany();
    const manager = await company.person('manager');
    const [yacht] = await aFleet(manager, 6);
    for (let nth = 1; nth <= 4; nth++) await aCrewMember(manager);
    await page.setViewportSize(viewport);
    const shifted = await countShifts(page);
    await signedIn(page, manager);
    for (const isBegun of [false, true]) {
      if (isBegun) await Promise.all([anEvent(manager, { yachtId: yacht!.id }), company.person('staff')]);
      await page.goto('/dashboard');
      await expect(panel(page, 'Crew members').getByRole('listitem')).toHaveCount(4);
      await expect(panel(page, 'First steps')).toHaveCount(isBegun ? 0 : 1);
      await page.waitForLoadState('networkidle');
      expect(await shifted()).toBeLessThan(0.005);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    }
  });
}

test('on a tablet related panels are side by side, and the fleet has the width its names need', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const yacht = await aYacht(manager, { name: 'Blue Tramontane' });
  await anEvent(manager, { yachtId: yacht.id });
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('/dashboard');
  const placeOf = async (title: string) => {
    const { x, y, width } = (await panel(page, title).boundingBox()) ?? { x: 0, y: 0, width: 0 };
    return { x, y, width };
  };
  await expect(panel(page, 'Crew members')).toBeVisible();
  for (const [left, right] of [
    ['Upcoming maintenance', 'Fleet occupancy'],
    ['Crew members', 'Recent activity'],
  ] as const) {
    const [one, other] = [await placeOf(left), await placeOf(right)];
    expect(other.y).toBe(one.y);
    expect(other.x).toBeGreaterThan(one.x + one.width);
  }
  expect((await placeOf('Yacht fleet overview')).width).toBe((await placeOf('Schedule')).width);
  const name = panel(page, 'Yacht fleet overview').getByText('Blue Tramontane', { exact: true });
  expect(await name.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
});

/**
 * A company with a departure today that lacks a captain, and another yacht that returns. Both happen in the last hours of the day, so they
 * are ahead at whatever time the journey runs.
 */
async function aDayWithADeparture() {
  const company = await newCompany();
  const manager = await company.person('manager');
  const [home, away] = [await aYacht(manager, { name: unique('Santa Livia') }), await aYacht(manager, { name: unique('Aurelia') })];
  const { id: customerId, lastName } = await aCustomer(manager);
  const lastMinute = new Date(Date.parse(startOfDay(timeZone, inDays(1))) - 1000).toISOString();
  const leaving = await anEvent(manager, { yachtId: home.id, customerId, startDate: lastMinute, endDate: `${inDays(7)}T09:00:00Z` });
  const returning = await anEvent(manager, { yachtId: away.id, customerId, startDate: `${inDays(-6)}T09:00:00Z`, endDate: lastMinute });
  return { company, manager, home, away, lastName, leaving, returning };
}

for (const [device, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`on ${device} it shows without a click which yacht isn’t ready, why, and what to do about it`, async ({ page }) => {
    const { manager, home, away, lastName } = await aDayWithADeparture();
    await page.setViewportSize(viewport);
    await signedIn(page, manager);
    await page.goto('/dashboard');
    await expect(page.getByText('1 back · 1 out · 1 not ready', { exact: true })).toBeInViewport();
    const row = panel(page, 'Changeover').getByRole('listitem').filter({ hasText: home.name });
    await expect(row).toContainText(lastName);
    await expect(row.getByRole('link', { name: 'No captain', exact: true })).toBeInViewport();
    await expect(row.getByRole('link', { name: `Assign captain ${home.name}`, exact: true })).toBeInViewport();
    await expect(panel(page, 'Changeover').getByRole('listitem').filter({ hasText: away.name })).not.toContainText('captain');
    await expect(panel(page, 'Needs you').getByRole('listitem').first()).toContainText(`${home.name} sails`);
    // The notifications use the same definition.
    await page.getByRole('button', { name: /^Notifications(, new)?$/ }).click();
    const bell = page.getByRole('dialog', { name: 'Notifications', exact: true });
    await expect(bell.getByRole('link', { name: 'Today: 1 back · 1 out · 1 not ready', exact: true })).toBeVisible();
    await bell.getByRole('link', { name: 'View all that is due', exact: true }).click();
    await expect(page).toHaveURL('/due');
    const due = page.getByRole('region', { name: 'Not ready to sail', exact: true });
    await due.getByRole('link', { name: `Assign captain ${home.name}`, exact: true }).click();
    await expect(page).toHaveURL(`/yachts/${home.id}/edit`);
  });
}

test('on a phone the parts of the day arrive where the first frame draws them', async ({ page }) => {
  const { manager } = await aDayWithADeparture();
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn(page, manager);
  const release = await openFirstFrame(page, '/dashboard');
  const drawn = await page.getByRole('main').locator('.animate-skeleton').first().boundingBox();
  release();
  const parts = page.getByRole('navigation', { name: 'Part of the day', exact: true });
  await expect(parts).toBeVisible();
  expect(await parts.boundingBox()).toEqual(drawn);
});

test('a phone shows the day in three parts, with targets large enough for fingers, and the address keeps the chosen part', async ({
  page,
}) => {
  const { manager } = await aDayWithADeparture();
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn(page, manager);
  await page.goto('/dashboard');
  const parts = page.getByRole('navigation', { name: 'Part of the day', exact: true });
  for (const link of await parts.getByRole('link').all()) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expect(panel(page, 'Needs you')).toBeInViewport();
  await parts.getByRole('link', { name: /^Needs you/ }).click();
  await expect(page).toHaveURL('/dashboard?part=needs');
  await expect(panel(page, 'Changeover')).toBeHidden();
  await page.reload();
  await expect(panel(page, 'Needs you')).toBeVisible();
  await parts.getByRole('link', { name: 'Changeover', exact: true }).click();
  await expect(page).toHaveURL('/dashboard?part=changeover');
  await expect(panel(page, 'Changeover').getByRole('listitem')).toHaveCount(2);
  await expect(panel(page, 'Quick actions')).toBeHidden();
});

test('the day prints without the rest of the dashboard, and the New menu opens with the keyboard', async ({ page }) => {
  const { manager, home } = await aDayWithADeparture();
  await page.addInitScript(() => {
    globalThis.print = () => void document.body.setAttribute('data-printed', 'true');
  });
  await signedIn(page, manager);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Print the day', exact: true }).click();
  await expect(page.locator('body[data-printed]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(panel(page, 'Changeover').getByRole('link', { name: home.name, exact: true })).toBeVisible();
  await expect(panel(page, 'Changeover').getByText('No captain', { exact: true })).toBeVisible();
  for (const hidden of ['Quick actions', 'Recent activity', 'Money this month']) await expect(panel(page, hidden)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'New', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem')).toContainText([
    'New charter',
    'New day trip',
    'Record expense',
    'Report a defect',
    'Schedule maintenance',
    'Enter hours',
    'Log a trip',
  ]);
  await page.getByRole('menuitem', { name: 'New day trip', exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/schedule\/new\?type=day_rent/);
});

test('a click on New works although its menu loads while the mouse button is down', async ({ page }) => {
  await signedIn(page, 'manager');
  await page.goto('/dashboard');
  await expect(panel(page, 'Quick actions')).toBeVisible();
  const { requests, release } = await hold(page, '**/assets/*.js');
  await page.getByRole('button', { name: 'New', exact: true }).hover();
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  await page.mouse.down();
  release();
  await Promise.all(requests.map(async (request) => (await request.response())?.finished()));
  // The menu's code has run, and anything it draws has been drawn.
  await untilDrawn(page);
  await page.mouse.up();
  await expect(page.getByRole('menuitem', { name: 'New charter', exact: true })).toBeVisible();
});

test('a quiet day shows the next seven, each bar of the two weeks links to its booking, and the palette links to all that is due', async ({
  page,
}) => {
  const manager = await (await newCompany()).person('manager');
  const { id: yachtId, name } = await aYacht(manager);
  const event = await anEvent(manager, { yachtId, startDate: `${inDays(2)}T10:00:00Z`, endDate: `${inDays(6)}T10:00:00Z` });
  await signedIn(page, manager);
  await page.goto('/dashboard');
  await expect(page.getByText('0 back · 0 out · 0 not ready', { exact: true })).toBeVisible();
  const rows = panel(page, 'Next 7 days').getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('No captain');
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Search', exact: true }).fill('all that is due');
  await expect(page.getByRole('option', { name: /^What is due/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await panel(page, 'Next 14 days')
    .getByRole('link', { name: new RegExp(`^${name}, charter`) })
    .click();
  await expect(page).toHaveURL(`/schedule/${event.id}`);
});

test('a panel of the dashboard is a few keys away, with the skip buttons or F6', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const yacht = await aYacht(manager);
  await anEvent(manager, { yachtId: yacht.id, startDate: inHours(-30), endDate: inHours(1) });
  await page.goto('/dashboard');
  await expect(panel(page, 'Needs you')).toBeVisible();
  await page.locator('main').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Skip to / }).first()).toBeFocused();
  while (!(await page.getByRole('button', { name: 'Skip to Needs you', exact: true }).evaluate((each) => each === document.activeElement)))
    await page.keyboard.press('Tab');
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(panel(page, 'Needs you')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel(page, 'Needs you').getByRole('link').first()).toBeFocused();
  await page.keyboard.press('F6');
  await expect(panel(page, 'Needs you')).not.toBeFocused();
  await page.keyboard.press('Shift+F6');
  await expect(panel(page, 'Needs you')).toBeFocused();
  await expect(panel(page, 'Needs you')).toBeInViewport();
});
