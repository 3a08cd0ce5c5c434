import type { Page } from '@playwright/test';
import type { NewTrip, Trip } from '#domain/trips/trip.ts';
import { inDays } from './clock.ts';
import { faults } from './faults.ts';
import { aTrip, aYacht } from './given.ts';
import { person, signedIn, unique, type Person } from './people.ts';
import { asShown, expect, field, goOn, test, dateText } from './walk.ts';

/** A trip of the first of June 2026, and its yacht. */
async function aTripInJune(by: Person, more: Partial<NewTrip> = {}) {
  const yacht = await aYacht(by);
  const trip = await aTrip(by, { yachtId: yacht.id, departureDate: '2026-06-01T07:00:00Z', ...more });
  return { trip, yacht };
}

function stored(by: Person, id: number): Promise<Trip> {
  return by.get(`/api/trips/${id}`);
}

async function choose(page: Page, name: string, option: string) {
  await page.getByRole('combobox', { name, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('somebody logs a trip from a yacht, finds it, fills in its arrival, and deletes it', async ({ page }) => {
  const from = unique('Port Grimaud');
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  await page.goto(`/yachts/${yacht.id}?tab=trips`);
  await page.getByRole('link', { name: 'Log a trip', exact: true }).click();
  await expect(page).toHaveURL(`/routes/new?yachtId=${yacht.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Log New Trip', exact: true })).toBeVisible();
  await expect(field(page, 'Yacht')).toHaveValue(yacht.name);
  await expect(field(page, 'Departure date')).toHaveValue(asShown(inDays(0)));
  await expect(page.getByRole('combobox', { name: 'Status', exact: true })).toHaveText('Planned');
  await expect(page.getByRole('combobox', { name: 'Type', exact: true })).toHaveText('Relocation');
  await field(page, 'Departure location').fill(from);
  await field(page, 'Arrival location').fill('Macinaggio');
  await field(page, 'Departure date').fill('2026-07-14');
  await field(page, 'Departure time').fill('08:30');
  await choose(page, 'Type', 'Charter');
  await page.getByRole('button', { name: 'Log trip', exact: true }).click();
  await expect(page.getByText('Trip logged', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`/yachts/${yacht.id}?tab=trips`);

  await goOn(page, '/routes');
  await page.getByRole('searchbox', { name: 'Search trips', exact: true }).fill(from.slice(-6));
  await expect(page).toHaveURL(/q=/);
  await expect(page.getByRole('article')).toHaveCount(1);
  const card = page.getByRole('article').filter({ hasText: from });
  for (const text of ['Macinaggio', yacht.name, dateText.moment('2026-07-14T06:30:00Z'), 'Not arrived yet', 'Planned', 'Charter'])
    await expect(card).toContainText(text);

  await card.getByRole('link', { name: /^Edit/ }).click();
  await expect(page).toHaveURL(/\/routes\/\d+\/edit$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Trip', exact: true })).toBeVisible();
  await expect(field(page, 'Departure time')).toHaveValue(asShown('08:30'));
  await field(page, 'Arrival date').fill('2026-07-15');
  await field(page, 'Arrival time').fill('17:45');
  await choose(page, 'Status', 'Completed');
  await page.getByRole('button', { name: 'Save changes', exact: true }).click();
  await expect(page.getByText('Trip updated', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/routes\?q=/);

  await goOn(page, `/routes?yachtId=${yacht.id}&status=completed&type=charter`);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(card).toContainText(dateText.moment('2026-07-15T15:45:00Z'));
  await card.getByRole('button', { name: /^Delete/ }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(from);
  await dialog.getByRole('button', { name: 'Delete trip', exact: true }).click();
  await expect(page.getByText('Trip deleted', { exact: true })).toBeVisible();
  await expect(page.getByText('No trips found', { exact: true })).toBeVisible();
});

test('a trip that has ended is logged from top to bottom: its yacht’s harbor, its arrival and its status are filled in by themselves', async ({
  page,
}) => {
  const manager = await signedIn(page, 'manager');
  const { yacht } = await aTripInJune(manager, { arrivalLocation: 'Calvi', arrivalDate: '2026-06-02T15:00:00Z' });
  await page.goto(`/yachts/${yacht.id}?tab=trips`);
  await page.getByRole('link', { name: 'Log a trip', exact: true }).click();
  await expect(field(page, 'Departure location')).toHaveValue('Calvi');
  await expect(field(page, 'Arrival location')).toBeFocused();
  await page.keyboard.type('Bonifacio');
  await field(page, 'Departure date').fill('2026-07-14');
  const status = page.getByRole('combobox', { name: 'Status', exact: true });
  await expect(status).toHaveText('Planned');
  await field(page, 'Arrival time').fill('04:30');
  await expect(field(page, 'Arrival date')).toHaveValue(asShown('2026-07-15'));
  await expect(status).toHaveText('Completed');
  await field(page, 'Departure time').fill('02:00');
  await expect(field(page, 'Arrival date')).toHaveValue(asShown('2026-07-14'));
  // By these times the yacht is still at sea, so the trip is no longer completed; a status that the user chooses stays.
  await field(page, 'Departure date').fill(inDays(3));
  await expect(status).toHaveText('Planned');
  await choose(page, 'Status', 'Cancelled');
  await field(page, 'Departure date').fill('2026-07-14');
  await expect(field(page, 'Arrival date')).toHaveValue(asShown('2026-07-14'));
  await expect(status).toHaveText('Cancelled');
  await choose(page, 'Status', 'Completed');
  await field(page, 'Arrival time').press('Enter');
  await expect(page.getByText('Trip logged', { exact: true })).toBeVisible();
  const [logged] = await manager.get<Trip[]>(`/api/trips?yachtId=${yacht.id}`);
  expect(logged).toMatchObject({ departureLocation: 'Calvi', arrivalLocation: 'Bonifacio', status: 'completed' });
  expect(logged?.arrivalDate?.slice(0, 13)).toBe('2026-07-14T02');
});

test('the trips are filtered by status, type and yacht in the address, and all filters cleared at once', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const { trip, yacht } = await aTripInJune(manager, { status: 'in_progress', type: 'personal' });
  // Twelve fit on a page.
  const other = await aYacht(manager);
  await Promise.all(Array.from({ length: 12 }, () => aTrip(manager, { yachtId: other.id })));
  await page.goto('/routes');
  await expect(page.getByRole('article')).toHaveCount(12);
  await page.getByRole('button', { name: 'Next page', exact: true }).click();
  await expect(page).toHaveURL('/routes?page=2');
  await page.getByRole('combobox', { name: 'Yacht', exact: true }).fill(yacht.name);
  await page.getByRole('option').filter({ hasText: yacht.name }).click();
  await expect(page).toHaveURL(`/routes?yachtId=${yacht.id}`);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('combobox', { name: 'Yacht', exact: true })).toBeFocused();
  await choose(page, 'Status', 'In Progress');
  await choose(page, 'Type', 'Personal');
  await expect(page).toHaveURL(`/routes?status=in_progress&type=personal&yachtId=${yacht.id}`);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Yacht', exact: true })).toHaveValue(yacht.name);
  await expect(page.getByRole('article')).toContainText(trip.departureLocation);
  await choose(page, 'Type', 'Maintenance');
  await expect(page.getByText('Try adjusting your search or filters', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters', exact: true }).click();
  await expect(page).toHaveURL('/routes');
  await expect(page.getByRole('combobox', { name: 'Yacht', exact: true })).toHaveValue('');
  await expect(page.getByRole('article')).toHaveCount(12);
});

test('a trip with unreadable dates departs today and hasn’t arrived', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const { trip } = await aTripInJune(manager);
  await page.route(`**/api/trips/${trip.id}`, (route) => route.fulfill({ json: { ...trip, departureDate: 'soon', arrivalDate: 'late' } }));
  await page.goto(`/routes/${trip.id}/edit`);
  await expect(field(page, 'Departure date')).toHaveValue(asShown(inDays(0)));
  await expect(field(page, 'Arrival date')).toHaveValue('');
});

test('an arrival before the departure is refused at its field, and nothing typed is lost', async ({ page }) => {
  await signedIn(page, 'manager');
  let sent = 0;
  page.on('request', (request) => request.method() === 'POST' && request.url().endsWith('/api/trips') && sent++);
  await page.goto('/routes/new');
  await field(page, 'Departure location').fill('Antibes');
  await field(page, 'Arrival location').fill('Calvi');
  await field(page, 'Departure date').fill('');
  await page.getByRole('button', { name: 'Log trip', exact: true }).click();
  for (const message of ['Please select a yacht', 'Departure date is required'])
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  await expect(field(page, 'Yacht')).toBeFocused();

  await field(page, 'Departure date').fill('2026-07-14');
  await expect(page.getByText('Departure date is required', { exact: true })).toHaveCount(0);
  await field(page, 'Departure time').fill('12:00');
  await field(page, 'Arrival date').fill('2026-07-14');
  await expect(page.getByText('Arrival time is required', { exact: true })).toBeVisible();
  await field(page, 'Arrival time').fill('11:59');
  await page.getByRole('button', { name: 'Log trip', exact: true }).click();
  await expect(page.getByText('Arrival must be after departure', { exact: true })).toBeVisible();
  await expect(field(page, 'Arrival date')).toHaveAccessibleDescription('Arrival must be after departure');
  expect(sent).toBe(0);
  await field(page, 'Departure time').fill('11:00');
  await expect(page.getByText('Arrival must be after departure', { exact: true })).toHaveCount(0);
  await expect(field(page, 'Departure location')).toHaveValue('Antibes');

  await page.getByRole('link', { name: 'All trips', exact: true }).click();
  await expect(page.getByText('Leave without saving?', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Keep editing', exact: true }).click();
  await expect(field(page, 'Arrival time')).toHaveValue(asShown('11:59'));
});

test.describe('far from the company', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('times are in the company’s time zone, even on the day its clocks change', async ({ page }) => {
    const manager = await signedIn(page, 'manager');
    const { trip } = await aTripInJune(manager, { departureDate: '2026-03-28T22:30:17.500Z' });
    await page.goto(`/routes/${trip.id}/edit`);
    await expect(page.getByText(/Europe\/Paris/)).toBeVisible();
    await expect(field(page, 'Departure date')).toHaveValue(asShown('2026-03-28'));
    await expect(field(page, 'Departure time')).toHaveValue(asShown('23:30'));
    await field(page, 'Arrival date').fill('2026-03-29');
    await field(page, 'Arrival time').fill('03:30');
    await page.getByRole('button', { name: 'Save changes', exact: true }).click();
    await expect(page.getByText('Trip updated', { exact: true })).toBeVisible();
    expect(await stored(manager, trip.id)).toMatchObject({
      departureDate: '2026-03-28T22:30:17.500Z',
      arrivalDate: '2026-03-29T01:30:00.000Z',
    });
  });
});

test('a save that fails says why, keeps the form, and the next try logs one trip', async ({ page }) => {
  const from = unique('Lost and Found');
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  await page.goto(`/routes/new?yachtId=${yacht.id}`);
  await field(page, 'Departure location').fill(from);
  await field(page, 'Arrival location').fill('Calvi');
  let lost = false;
  await page.route('**/api/trips', async (route) => {
    if (lost || route.request().method() !== 'POST') return route.fallback();
    lost = true;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Log trip', exact: true }).click();
  await expect(page.getByText('There was a problem saving the trip record.', { exact: true })).toBeVisible();
  await expect(page.getByText(/^We couldn’t reach the server/)).toBeVisible();
  await expect(field(page, 'Departure location')).toHaveValue(from);
  await page.getByRole('button', { name: 'Log trip', exact: true }).click();
  await expect(page.getByText('Trip logged', { exact: true })).toBeVisible();
  expect(await manager.get(`/api/trips?q=${encodeURIComponent(from)}`)).toHaveLength(1);
});

test('two people edit one trip: the second is warned, sees what changed, and chooses', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const { trip } = await aTripInJune(manager);
  const changeBehindTheBack = (data: object) => manager.patch(`/api/trips/${trip.id}`, data);

  await page.goto(`/routes/${trip.id}/edit`);
  await field(page, 'Departure time').fill('10:15');
  await changeBehindTheBack({ arrivalLocation: 'Bastia' });
  await page.getByRole('button', { name: 'Save changes', exact: true }).click();
  await expect(page.getByRole('row', { name: /^To / })).toHaveText('ToBastiaNot changed by you');
  await expect(page.getByRole('row', { name: /^Departure time / })).toHaveText('Departure time09:0010:15');
  await page.getByRole('button', { name: 'Save mine', exact: true }).click();
  await expect(page.getByText('Trip updated', { exact: true })).toBeVisible();
  expect(await stored(manager, trip.id)).toMatchObject({ departureDate: '2026-06-01T08:15:00.000Z', arrivalLocation: 'Bastia' });

  await goOn(page, `/routes/${trip.id}/edit`);
  await field(page, 'Departure time').fill('11:00');
  await changeBehindTheBack({ arrivalLocation: 'Portofino' });
  await page.getByRole('button', { name: 'Save changes', exact: true }).click();
  await page.getByRole('button', { name: 'Load their version', exact: true }).click();
  await expect(field(page, 'Arrival location')).toHaveValue('Portofino');
  await expect(field(page, 'Departure time')).toHaveValue(asShown('10:15'));
});

test('trips that can’t be loaded offer a retry, and one that doesn’t exist leads back', async ({ page }) => {
  await aTripInJune(await person('manager'));
  await signedIn(page, 'staff');
  await page.route('**/api/trips?*', (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"Something went wrong.","code":"internal"}' }),
  );
  await page.goto('/routes');
  await expect(page.getByText('Error loading trips data. Please try again later.', { exact: true })).toBeVisible();
  await page.unroute('**/api/trips?*');
  await page.getByRole('button', { name: 'Retry', exact: true }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/routes/999999/edit');
  await expect(page.getByText('Error loading trip', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry', exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to trips', exact: true }).click();
  await expect(page).toHaveURL('/routes');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a trip is logged by choosing its yacht, and nothing is wider than the screen', async ({ page }) => {
    const from = unique('Villefranche');
    const manager = await signedIn(page, 'manager');
    const yacht = await aYacht(manager);
    await page.goto('/routes');
    await page.getByRole('link', { name: 'Log New Trip', exact: true }).first().tap();
    // The list has a box of that name too.
    await expect(page.getByRole('heading', { name: 'New trip', exact: true })).toBeVisible();
    await field(page, 'Yacht').fill(yacht.name);
    await page.getByRole('option').filter({ hasText: yacht.name }).tap();
    await field(page, 'Departure location').fill(from);
    await field(page, 'Arrival location').fill('Portofino');
    const wider = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('main fieldset, main article')].flatMap((sheet) =>
            [...sheet.querySelectorAll('input, button, dd')].filter(
              (each) => each.getBoundingClientRect().right > sheet.getBoundingClientRect().right - 8,
            ),
          ).length,
      );
    expect(await wider()).toBe(0);
    await page.getByRole('button', { name: 'Log trip', exact: true }).tap();
    await expect(page.getByText('Trip logged', { exact: true })).toBeVisible();
    await goOn(page, `/routes?q=${encodeURIComponent(from)}`);
    await expect(page.getByRole('article')).toHaveCount(1);
    expect(await wider()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole('button', { name: /^More about/ }).tap();
    await page.getByRole('menuitem', { name: 'Delete', exact: true }).tap();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Cancel', exact: true }).tap();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });
});
