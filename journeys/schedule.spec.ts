import type { Locator, Page } from '@playwright/test';
import type { MaintenanceRecord } from '#domain/maintenance/maintenance-record.ts';
import type { NewScheduleEvent, ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { inHours } from './clock.ts';
import { faults, faultsInBothThemes } from './faults.ts';
import { aCustomer, aFleet, aMaintenanceRecord, anEvent, anInvoice, aYacht } from './given.ts';
import { newCompany, signedIn, unique, type Person } from './people.ts';
import { asShown, expect, field, goOn, hold, test, untilDrawn } from './walk.ts';

/** A charter for a week of June 2031. */
function aCharter(by: Person, yachtId: number, more: Partial<NewScheduleEvent> = {}): Promise<ScheduleEvent> {
  return anEvent(by, { yachtId, startDate: '2031-06-07T10:00:00Z', endDate: '2031-06-14T07:00:00Z', ...more });
}

/** A yacht with a charter for a week of June 2031 and a day trip after it. */
async function aBookedYacht(page: Page) {
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  const customer = await aCustomer(manager, { email: 'guest@guests.example' });
  const charter = await aCharter(manager, yacht.id, { customerId: customer.id, description: 'Half board' });
  const trip = await aCharter(manager, yacht.id, {
    type: 'day_rent',
    title: unique('Sunset cruise'),
    startDate: '2031-06-14T15:30:00Z',
    endDate: '2031-06-14T19:30:00Z',
  });
  return { manager, yacht, customer, charter, trip };
}

async function deleteInMenu(page: Page, title: string) {
  await page.getByRole('button', { name: `More about ${title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete event', exact: true }).click();
}

const cell = (page: Page, name: string) => page.getByRole('gridcell', { name, exact: true });

test('the month counts the events of each day, lists those of the chosen day, and deletes one after asking', async ({ page }) => {
  const { yacht, customer, charter, trip } = await aBookedYacht(page);
  await page.goto(`/schedule?date=2031-06-14&yachtId=${yacht.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Schedule', exact: true })).toBeVisible();
  await expect(page.getByRole('grid', { name: 'June 2031', exact: true })).toBeVisible();
  await expect(cell(page, 'Saturday, June 14, 2031, 2 events, 1 returning, 1 departing')).toHaveAttribute('aria-selected', 'true');
  await expect(cell(page, 'Saturday, June 7, 2031, 1 event, 1 departing')).toBeVisible();
  await expect(cell(page, 'Sunday, June 15, 2031, no events')).toBeVisible();
  const day = page.getByRole('region', { name: 'Saturday, June 14', exact: true });
  await expect(day.getByRole('heading', { level: 4 })).toHaveText(['Departing1', 'Returning1']);
  await expect(day.getByRole('listitem')).toHaveCount(2);
  const first = day.getByRole('listitem').filter({ hasText: charter.title });
  for (const text of [yacht.name, `${customer.firstName} ${customer.lastName}`, 'Sat, Jun 7, 12:00 PM – Sat, Jun 14, 2031, 9:00 AM'])
    await expect(first).toContainText(text);
  await expect(day.getByRole('listitem').filter({ hasText: trip.title })).toContainText('Sat, Jun 14, 2031, 5:30–9:30 PM');
  await expect(first.getByRole('link', { name: `Edit ${charter.title}`, exact: true })).toHaveAttribute(
    'href',
    `/schedule/${charter.id}/edit`,
  );

  await cell(page, 'Sunday, June 15, 2031, no events').click();
  await expect(page).toHaveURL(`/schedule?date=2031-06-15&yachtId=${yacht.id}`);
  const empty = page.getByRole('region', { name: 'Sunday, June 15', exact: true });
  await expect(empty).toContainText('No events found');
  await expect(empty.getByRole('link', { name: 'Add Event', exact: true })).toHaveAttribute(
    'href',
    /^\/schedule\/new\?yachtId=\d+&start=2031-06-15T07%3A00%3A00.000Z&end=2031-06-15T14%3A00%3A00.000Z$/,
  );

  await cell(page, 'Saturday, June 14, 2031, 2 events, 1 returning, 1 departing').click();
  await day.getByRole('button', { name: `Delete ${trip.title}`, exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete this day trip?', exact: true });
  await expect(dialog).toContainText(`${trip.title} with ${yacht.name}, Sat, Jun 14, 2031, 5:30–9:30 PM`);
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(cell(page, 'Saturday, June 14, 2031, 2 events, 1 returning, 1 departing')).toBeVisible();
  await day.getByRole('button', { name: `Delete ${trip.title}`, exact: true }).click();
  await dialog.getByRole('button', { name: 'Delete event', exact: true }).click();
  await expect(page.getByText('The event has been successfully removed from the schedule.', { exact: true })).toBeVisible();
  await expect(cell(page, 'Saturday, June 14, 2031, 1 event, 1 returning')).toBeVisible();
});

const inJune = (nth: number) => `2031-06-${String(nth).padStart(2, '0')}`;

/** What the cell of a day shows, a line each. */
async function linesIn(within: Locator): Promise<string[]> {
  // The visible text comes after the text for screen readers, which the cell starts with.
  const [, ...lines] = (await within.innerText())
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .split('\n')
    .filter((each) => each.trim() !== '');
  return lines.map((each) => each.trim());
}

test('the month shows for each day how much of the fleet is busy, who comes back and goes out, its trips by time and its jobs', async ({
  page,
}) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const name = unique('Yacht');
  const [one, two, three] = [
    await aYacht(manager, { name: `A ${name}` }),
    await aYacht(manager, { name: `Blue Tramontane ${name}` }),
    await aYacht(manager, { name: `C ${name}` }),
  ];
  await aCharter(manager, one.id);
  const trip = { type: 'day_rent', title: 'Picnic' } as const;
  await aCharter(manager, two.id, { ...trip, startDate: '2031-06-14T15:30:00Z', endDate: '2031-06-14T19:30:00Z' });
  await aCharter(manager, two.id, { ...trip, startDate: '2031-06-14T07:00:00Z', endDate: '2031-06-14T11:00:00Z' });
  const survey = { type: 'crew_change', title: 'New cook', startDate: '2031-06-14T08:00:00Z', endDate: '2031-06-14T09:00:00Z' } as const;
  await aCharter(manager, three.id, survey);
  await page.goto('/schedule?date=2031-06-14');
  const saturday = cell(page, 'Saturday, June 14, 2031, 4 events, 1 returning, 2 departing, 1 job');
  await expect(saturday).toBeVisible();
  await expect(saturday.locator('[data-busy]')).toHaveCount(3);
  await expect(saturday.locator('[data-busy=true]')).toHaveCount(2);
  await expect(saturday.locator('[data-job]')).toHaveCount(1);
  // However long a yacht's name is, the time of her trip isn't cut off.
  expect(await saturday.getByText(asShown('17:30'), { exact: true }).evaluate((time) => time.scrollWidth <= time.clientWidth)).toBe(true);
  expect(await linesIn(saturday)).toEqual(['14', '1 back', '2 out', two.name, asShown('09:00'), two.name, asShown('17:30')]);
  await expect(saturday).toHaveAccessibleDescription(
    `2 of 3 yachts busy. ${two.name} ${asShown('09:00')}. ${two.name} ${asShown('17:30')}. Crew change: New cook, ${three.name}`,
  );
  // Returns and departures link to the hours of that day, and so does the panel of the chosen day.
  await expect(page.getByRole('link', { name: 'Hours of Saturday, June 14', exact: true })).toHaveAttribute(
    'href',
    '/schedule?view=day&date=2031-06-14',
  );
  await saturday.getByText('2 out', { exact: true }).click();
  await expect(page).toHaveURL('/schedule?view=day&date=2031-06-14');
  await expect(page.getByRole('region', { name: 'Day', exact: true })).toBeVisible();
  await page.goBack();
  await expect(saturday).toHaveAttribute('aria-selected', 'true');
  await saturday.getByText(two.name, { exact: true }).first().click();
  await expect(page).toHaveURL('/schedule?date=2031-06-14');
  // A charter under way shows in the strip alone: spans belong to the timeline.
  const tuesday = cell(page, 'Tuesday, June 10, 2031, 1 event');
  expect(await linesIn(tuesday)).toEqual(['10']);
  await expect(tuesday.locator('[data-busy=true]')).toHaveCount(1);
  expect(await faultsInBothThemes(page, 'the month')).toEqual([]);
  // With only one type loaded, it isn't known which yachts are free.
  await page.getByRole('button', { name: 'Types', exact: true }).click();
  await page.getByRole('button', { name: 'Charter', exact: true }).click();
  await expect(cell(page, 'Saturday, June 14, 2031, 1 event, 1 returning')).toBeVisible();
  await expect(page.locator('[data-busy]')).toHaveCount(0);
});

test('a month of sixty yachts and two hundred events is loaded in two requests, and every day of it is legible', async ({ page }) => {
  test.setTimeout(180_000);
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const yachts: { id: number }[] = [];
  for (let at = 0; at < 60; at += 10)
    yachts.push(...(await Promise.all(Array.from({ length: 10 }, () => aYacht(manager, { name: unique('Long named yacht') })))));
  const events = yachts.flatMap(({ id }, nth) => [
    { yachtId: id, startDate: `${inJune(7)}T15:00:00Z`, endDate: `${inJune(14)}T07:00:00Z` },
    { yachtId: id, startDate: `${inJune(14)}T15:00:00Z`, endDate: `${inJune(21)}T07:00:00Z` },
    {
      yachtId: id,
      type: 'day_rent' as const,
      startDate: `${inJune(22 + (nth % 6))}T08:00:00Z`,
      endDate: `${inJune(22 + (nth % 6))}T16:00:00Z`,
    },
    ...(nth < 20
      ? [{ yachtId: id, type: 'inspection' as const, startDate: `${inJune(3)}T08:00:00Z`, endDate: `${inJune(3)}T16:00:00Z` }]
      : []),
  ]);
  expect(events).toHaveLength(200);
  for (let at = 0; at < events.length; at += 10) await Promise.all(events.slice(at, at + 10).map((each) => anEvent(manager, each)));

  const paths: string[] = [];
  page.on('request', (request) => /\/api\/(schedule|yachts)/.test(request.url()) && paths.push(new URL(request.url()).pathname));
  await page.goto('/schedule?date=2031-06-14');
  await expect(cell(page, 'Saturday, June 14, 2031, 120 events, 60 returning, 60 departing')).toBeVisible();
  await expect(cell(page, 'Tuesday, June 3, 2031, 20 events, 20 jobs')).toContainText('+16');
  await page.waitForLoadState('networkidle');
  // The second request for yachts is from the yacht filter.
  expect(paths.toSorted()).toEqual(['/api/schedule', '/api/yachts', '/api/yachts']);
  for (const width of [1440, 1180, 820]) {
    await page.setViewportSize({ width, height: 900 });
    const beside = await page.getByRole('gridcell').evaluateAll(
      (cells) =>
        cells.flatMap((each) => {
          const { right, bottom } = each.getBoundingClientRect();
          const spans = [...each.querySelectorAll('span')].filter((span) => span.offsetWidth > 0 && span.textContent !== '');
          return spans.map((span) => span.getBoundingClientRect()).filter((box) => box.right > right + 1 || box.bottom > bottom + 1);
        }).length,
    );
    expect(beside).toBe(0);
  }
});

test('the month is navigated with the keyboard alone', async ({ page }) => {
  const { yacht } = await aBookedYacht(page);
  await page.goto(`/schedule?date=2031-06-14&yachtId=${yacht.id}`);
  await cell(page, 'Saturday, June 14, 2031, 2 events, 1 returning, 1 departing').focus();
  for (const [key, name] of [
    ['ArrowLeft', 'Friday, June 13, 2031, 1 event'],
    ['Home', 'Monday, June 9, 2031, 1 event'],
    ['End', 'Sunday, June 15, 2031, no events'],
    ['ArrowUp', 'Sunday, June 8, 2031, 1 event'],
    ['ArrowDown', 'Sunday, June 15, 2031, no events'],
    ['ArrowRight', 'Monday, June 16, 2031, no events'],
    ['PageDown', 'Wednesday, July 16, 2031, no events'],
    ['PageUp', 'Monday, June 16, 2031, no events'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(cell(page, name)).toBeFocused();
    await expect(cell(page, name)).toHaveAttribute('aria-selected', 'true');
  }
  await expect(page).toHaveURL(`/schedule?date=2031-06-16&yachtId=${yacht.id}`);
  // The whole month is one Tab stop: the next one is in the panel beside it.
  await page.keyboard.press('Tab');
  await expect(
    page
      .getByRole('region', { name: 'Monday, June 16', exact: true })
      .getByRole('link')
      .or(page.getByRole('region', { name: 'Monday, June 16', exact: true }).getByRole('button'))
      .first(),
  ).toBeFocused();
});

test('view, filters and date are in the address, so that a link shows the same view', async ({ page }) => {
  const { yacht, charter, trip } = await aBookedYacht(page);
  await page.goto('/schedule?date=2031-06-14');
  await page.getByRole('combobox', { name: 'Yacht', exact: true }).fill(yacht.name);
  await page.getByRole('option').filter({ hasText: yacht.name }).click();
  await page.getByRole('button', { name: 'Types', exact: true }).click();
  await page.getByRole('button', { name: 'Day trip', exact: true }).click();
  await expect(cell(page, 'Saturday, June 14, 2031, 1 event, 1 departing')).toBeVisible();
  await expect(page).toHaveURL(`/schedule?date=2031-06-14&yachtId=${yacht.id}&type=day_rent`);

  const list = page.getByRole('region', { name: 'Events', exact: true });
  await page.getByRole('link', { name: 'List View', exact: true }).click();
  await expect(page).toHaveURL(/view=list/);
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('link', { name: 'List View', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('link', { name: 'Month View', exact: true })).not.toHaveAttribute('aria-current');
  await expect(page.getByRole('combobox', { name: 'Yacht', exact: true })).toHaveValue(yacht.name);
  await expect(list.getByRole('listitem')).toContainText(trip.title);

  await page.getByRole('button', { name: 'Day trip', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Day trip', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'All types', exact: true }).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('searchbox', { name: 'Search events', exact: true }).fill(charter.title);
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search events', exact: true }).fill('nothing like it');
  await expect(page.getByText('No events found', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters', exact: true }).click();
  await expect(page).toHaveURL('/schedule?view=list&date=2031-06-14');
  await page.goBack();
  await page.getByRole('link', { name: 'Month View', exact: true }).click();
  await expect(page.getByRole('grid', { name: 'June 2031', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Next month', exact: true }).click();
  await expect(page.getByRole('grid', { name: 'July 2031', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/date=2031-07-01/);
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await expect(page).not.toHaveURL(/date=/);
  await expect(page.getByRole('gridcell', { selected: true })).toHaveAttribute('aria-current', 'date');
});

test('the option that is pressed is the one that is chosen, whatever results arrive while the mouse button is down', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const [, , last] = await aFleet(manager, 3);
  const search = await hold(page, '**/api/yachts?*q=*');
  await page.goto('/schedule');
  await page.getByRole('combobox', { name: 'Yacht', exact: true }).fill(last?.name ?? '');
  const choices = page.getByRole('option').filter({ hasText: /^Fleet/ });
  await expect(choices).toHaveCount(3);
  await expect.poll(() => search.requests.length).toBe(1);
  await choices.last().hover();
  await page.mouse.down();
  const answered = page.waitForResponse('**/api/yachts?*q=*');
  search.release();
  await (await answered).finished();
  await untilDrawn(page);
  await page.mouse.up();
  await expect(page).toHaveURL(`/schedule?yachtId=${last?.id}`);
});

test('the list shows the status of events, starts today, and reaches all earlier ones', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  const add = (title: string, from: number, to: number) =>
    aCharter(manager, yacht.id, {
      title,
      type: 'other',
      description: `About ${title}`,
      startDate: inHours(from),
      endDate: inHours(to),
    });
  for (let at = 0; at < 21; at++) await add(`Before ${at}`, -1000 + at, -990 + at);
  await add('Over', -80, -60);
  await add('Under way', -30, 30);
  await add('Ahead', 40, 50);
  await page.goto(`/schedule?view=list&yachtId=${yacht.id}`);
  const rows = page.getByRole('region', { name: 'Events', exact: true }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole('list', { name: 'Under way', exact: true })).toContainText('In Progress');
  await expect(rows.last()).toContainText('Scheduled');
  const earlier = page.getByRole('button', { name: /^Earlier/ });
  await expect(earlier).toHaveText('Earlier22');
  await earlier.click();
  await expect(page).toHaveURL(/page=-1/);
  await expect(rows).toHaveCount(20);
  for (const text of ['Over', 'About Over', 'Past']) await expect(rows.last()).toContainText(text);
  await expect(earlier).toHaveText('Earlier2');
  await earlier.click();
  await expect(page).toHaveURL(/page=-2/);
  await expect(rows).toHaveText([/Before 0/, /Before 1/]);
  await page.getByRole('button', { name: 'Later', exact: true }).click();
  await expect(page).toHaveURL(/page=-1/);
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Delete Ahead', exact: true }).click();
  await expect(page.getByRole('alertdialog', { name: 'Delete this event?', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Delete event', exact: true }).click();
  await expect(rows).toHaveCount(1);
});

test('deleting a maintenance event says that its record is deleted too', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  const { id, title } = await aMaintenanceRecord(manager, { yachtId: yacht.id, scheduledDate: '2031-06-10T08:00:00Z' });
  await page.goto(`/schedule?view=list&date=2031-06-10&yachtId=${yacht.id}`);
  await page.getByRole('button', { name: `Delete ${title}`, exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete this maintenance?', exact: true });
  await expect(dialog).toContainText('Its maintenance record, with its progress, notes and costs, is deleted too.');
  await dialog.getByRole('button', { name: 'Delete event', exact: true }).click();
  await expect(page.getByText('No events found', { exact: true })).toBeVisible();
  await expect(manager.get<MaintenanceRecord>(`/api/maintenance/${id}`)).rejects.toThrow(': 404 ');
});

test('what can’t be loaded or deleted says so, and can be retried', async ({ page }) => {
  const { yacht, charter } = await aBookedYacht(page);
  await page.route(/\/api\/schedule\?/, (route) =>
    route.fulfill({ status: 500, json: { message: 'Something went wrong.', code: 'internal' } }),
  );
  for (const view of ['month', 'list', 'week', 'day']) {
    await goOn(page, `/schedule?view=${view}&date=2031-06-10&yachtId=${yacht.id}`);
    await expect(page.getByText('Error loading schedule data. Please try again later.', { exact: true })).toBeVisible();
  }
  await page.unroute(/\/api\/schedule\?/);
  await page.getByRole('button', { name: 'Retry', exact: true }).click();
  await expect(page.getByRole('link', { name: new RegExp(charter.title) }).first()).toBeVisible();

  await page.route(`/api/schedule/${charter.id}`, (route) => (route.request().method() === 'DELETE' ? route.abort() : route.fallback()));
  await goOn(page, `/schedule?view=list&date=2031-06-10&yachtId=${yacht.id}`);
  await page.getByRole('button', { name: `Delete ${charter.title}`, exact: true }).click();
  await page.getByRole('button', { name: 'Delete event', exact: true }).click();
  await expect(
    page.getByText('Failed to delete event: We couldn’t reach the server. Please check your connection and try again.', { exact: true }),
  ).toBeVisible();
  await page.unroute(`/api/schedule/${charter.id}`);
  await page.route(`/api/schedule/${charter.id}`, (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }) : route.fallback(),
  );
  await page.getByRole('button', { name: `Delete ${charter.title}`, exact: true }).click();
  await page.getByRole('button', { name: 'Delete event', exact: true }).click();
  await expect(page.getByText('Failed to delete event: Unknown error', { exact: true })).toBeVisible();
  await goOn(page, `/charters?q=${encodeURIComponent(charter.title)}`);
  await deleteInMenu(page, charter.title);
  await expect(page.getByText('Failed to delete day trip/charter. Please try again.', { exact: true })).toBeVisible();
  await page.unroute(`/api/schedule/${charter.id}`);
  // A refusal says why.
  const message = 'This is charter C-2031-0001. Cancel it there.';
  await page.route(`/api/schedule/${charter.id}`, (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 409, json: { message, code: 'charter_entry' } }) : route.fallback(),
  );
  await deleteInMenu(page, charter.title);
  await expect(page.getByText(message, { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'charters', exact: true })).toContainText(charter.title);
});

test('the week shows all-day events above and hours below, and an empty hour becomes a new event beside them', async ({ page }) => {
  const { yacht, charter, trip } = await aBookedYacht(page);
  await page.goto(`/schedule?view=week&date=2031-06-14&yachtId=${yacht.id}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Jun 9 – 15, 2031', exact: true })).toBeVisible();
  await expect(
    page.getByRole('link', { name: `${yacht.name} ${charter.title} Sat, Jun 7, 12:00 PM – Sat, Jun 14, 2031, 9:00 AM`, exact: true }),
  ).toBeVisible();
  const saturday = page.getByRole('list', { name: 'Saturday, June 14', exact: true });
  await expect(saturday.getByRole('link', { name: `${yacht.name} ${trip.title} 5:30–9:30 PM`, exact: true })).toBeVisible();
  const wednesday = page.getByRole('list', { name: 'Wednesday, June 11', exact: true });
  // Ten in the morning, in the company's time zone.
  await wednesday.locator('xpath=..').click({ position: { x: 30, y: 10 * 48 + 6 } });
  await expect(page).toHaveURL(
    `/schedule?view=week&date=2031-06-14&yachtId=${yacht.id}&new=day_rent&on=${yacht.id}&start=2031-06-11T08%3A00%3A00.000Z&end=2031-06-11T09%3A00%3A00.000Z`,
  );
  await expect(field(page, 'Start time')).toHaveValue(asShown('10:00'));
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'New day trip', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Next week', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Jun 16 – 22, 2031', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Wednesday, June 18', exact: true }).click();
  await expect(page).toHaveURL(`/schedule?view=day&date=2031-06-18&yachtId=${yacht.id}`);
  await expect(page.getByText('No events found', { exact: true })).toBeVisible();
});

test('the day view has a column per yacht, and as many hours as the day has', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const [one, two] = [await aYacht(manager), await aYacht(manager)];
  // On 26 October 2031 the clocks of Paris go back: three o’clock is six hours after what was nine before midnight.
  await aCharter(manager, one.id, {
    type: 'other',
    title: 'Night watch',
    startDate: '2031-10-25T22:00:00Z',
    endDate: '2031-10-26T08:00:00Z',
  });
  await aCharter(manager, two.id, {
    type: 'other',
    title: 'Refit',
    startDate: '2031-10-20T08:00:00Z',
    endDate: '2031-10-30T08:00:00Z',
  });
  await page.goto('/schedule?view=day&date=2031-10-26');
  await expect(page.getByRole('heading', { level: 2, name: 'Sun, Oct 26, 2031', exact: true })).toBeVisible();
  const names = page.getByRole('region', { name: 'Day', exact: true }).getByRole('heading', { level: 3 });
  await expect(names).toHaveText([one.name, two.name].toSorted((a, b) => a.localeCompare(b)));
  await expect(page.getByText('2 AM', { exact: true })).toHaveCount(2);
  await expect(page.getByText('3 AM', { exact: true })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Refit until Oct 30, 2031', exact: true })).toBeVisible();
  // Midnight to nine is ten hours on this day.
  expect((await page.getByRole('link', { name: /^Night watch/ }).boundingBox())?.height).toBeCloseTo(10 * 48, -1);
  await page.getByRole('button', { name: `Add event for ${one.name}`, exact: true }).click();
  await expect(page).toHaveURL(`/schedule?view=day&date=2031-10-26&new=day_rent&on=${one.id}&start=2031-10-26&end=2031-10-26`);
  await expect(page.getByRole('dialog', { name: 'New day trip', exact: true })).toContainText(one.name);
});

test('day trips are counted and listed with how long they take and what they cost', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  const customer = await aCustomer(manager);
  const trip = (title: string, from: number, hours: number, more: object = {}) =>
    aCharter(manager, yacht.id, { type: 'day_rent', title, startDate: inHours(from), endDate: inHours(from + hours), ...more });
  await trip('Regatta', -100, 8, { price: 123_450, currency: 'EUR' });
  await trip('Older', -200, 8);
  const cruise = await trip('Cruise', 50, 4.5, { price: 4_000_000, currency: 'JPY', customerId: customer.id });
  await trip('Long one', 100, 30);
  await page.goto(`/day-trips?yachtId=${yacht.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Day Trips', exact: true })).toBeVisible();
  const rows = page.getByRole('region', { name: 'day trips', exact: true }).getByRole('listitem');
  const tabs = page.getByRole('navigation', { name: 'Counts of day trips', exact: true });

  // Upcoming trips are shown first.
  await expect(tabs.getByRole('link')).toHaveText(['Upcoming2', 'Now0', 'Past2', 'All4']);
  await expect(tabs.getByRole('link', { name: /^Upcoming/ })).toHaveAttribute('aria-current', 'page');
  await expect(rows).toHaveCount(2);
  for (const text of [
    'Booked',
    '4 h 30 min',
    '¥40,000',
    `${customer.firstName} ${customer.lastName}`,
    'Cruise',
    'Not invoiced',
    yacht.name,
  ])
    await expect(rows.nth(0)).toContainText(text);
  for (const text of ['Long one', '30 h', 'Price TBD']) await expect(rows.nth(1)).toContainText(text);
  await expect(page.getByRole('link', { name: 'Add Day Trip', exact: true })).toHaveAttribute(
    'href',
    `/schedule/new?type=day_rent&duration=day&yachtId=${yacht.id}`,
  );

  await tabs.getByRole('link', { name: /^Past/ }).click();
  await expect(page).toHaveURL(`/day-trips?yachtId=${yacht.id}&status=completed`);
  await expect(rows.getByRole('heading')).toHaveText(['Regatta', 'Older']);
  await page.reload();
  await expect(rows).toHaveCount(2);
  for (const text of ['Back', '8 h', '€1,234.50']) await expect(rows.nth(0)).toContainText(text);
  await tabs.getByRole('link', { name: /^Now/ }).click();
  await expect(page.getByText('No day trips under way', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Upcoming (2)', exact: true }).click();
  await expect(page).toHaveURL(`/day-trips?yachtId=${yacht.id}`);

  // The list of all starts today, and an old address for earlier trips opens the page before.
  await goOn(page, `/day-trips?yachtId=${yacht.id}&page=-1`);
  await expect(rows.getByRole('heading')).toHaveText(['Older', 'Regatta']);
  await page.getByRole('button', { name: 'Later', exact: true }).click();
  await expect(page).toHaveURL(`/day-trips?status=all&yachtId=${yacht.id}`);
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Earlier 2', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'More about Cruise', exact: true }).click();
  await page.getByRole('menuitem', { name: 'View', exact: true }).click();
  await expect(page).toHaveURL(`/schedule/${cruise.id}`);
  const article = page.getByRole('article');
  await expect(article).toContainText('Booked, now');
  for (const text of ['Day trip', '4 hours and 30 minutes', '¥40,000', 'Europe/Paris'])
    await expect(page.getByRole('main')).toContainText(text);
  await expect(article.getByRole('link', { name: yacht.name, exact: true })).toHaveAttribute('href', `/yachts/${yacht.id}`);
  const guest = page.getByRole('main').getByRole('link', { name: `${customer.firstName} ${customer.lastName}`, exact: true });
  await expect(guest).toHaveAttribute('href', `/customers/${customer.id}`);
  await expect(article.getByRole('link', { name: 'Edit', exact: true })).toHaveAttribute('href', `/schedule/${cruise.id}/edit`);
  await deleteInMenu(page, 'Cruise');
  await expect(page).toHaveURL('/schedule');
  await goOn(page, `/day-trips?yachtId=${yacht.id}&status=completed`);
  await expect(tabs.getByRole('link', { name: /^All/ })).toHaveText('All3');
  await deleteInMenu(page, 'Regatta');
  await expect(tabs.getByRole('link', { name: /^All/ })).toHaveText('All2');
  await expect(rows.filter({ has: page.getByRole('heading', { name: 'Regatta', exact: true }) })).toHaveCount(0);
});

test('rows of the lists are 44 to 56 pixels high on a desk', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const [yacht, customer] = [await aYacht(manager), await aCustomer(manager)];
  const of = { customerId: customer.id, description: 'Half board', price: 1_250_050 };
  const charter = await aCharter(manager, yacht.id, of);
  await anInvoice(manager, { customerId: customer.id, eventId: charter.id, status: 'sent' });
  await aCharter(manager, yacht.id, { ...of, type: 'day_rent', startDate: '2031-06-15T08:00:00Z', endDate: '2031-06-15T16:00:00Z' });
  const long = { title: 'Overhaul of the port main engine', description: 'Injectors, turbocharger and heat exchangers out. '.repeat(4) };
  await aMaintenanceRecord(manager, { yachtId: yacht.id, scheduledDate: '2031-06-20T08:00:00Z', ...long });
  for (const [address, label, count] of [
    ['/schedule?view=list', 'Events', 3],
    ['/charters', 'charters', 1],
    ['/charters?status=all', 'charters', 1],
    ['/day-trips', 'day trips', 1],
  ] as const) {
    await goOn(page, address);
    const rows = page.getByRole('region', { name: label, exact: true }).getByRole('listitem');
    await expect(rows).toHaveCount(count);
    for (const row of await rows.all()) {
      const height = (await row.boundingBox())?.height ?? 0;
      expect(Math.round(height), address).toBeGreaterThanOrEqual(44);
      expect(Math.round(height), address).toBeLessThanOrEqual(56);
    }
  }
});

test('yachts and customers lead to their pages from the list of events and from the day beside the month', async ({ page }) => {
  const { yacht, customer } = await aBookedYacht(page);
  const name = `${customer.firstName} ${customer.lastName}`;
  for (const address of [`/schedule?view=list&yachtId=${yacht.id}`, `/schedule?date=2031-06-10&yachtId=${yacht.id}`]) {
    await goOn(page, address);
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
    await expect(row.getByRole('link', { name: yacht.name, exact: true })).toHaveAttribute('href', `/yachts/${yacht.id}`);
    await expect(row.getByRole('link', { name, exact: true })).toHaveAttribute('href', `/customers/${customer.id}`);
  }
});

test('the list of all charters starts today, grouped by day with its weekday, and earlier ones are above', async ({ page }) => {
  const { manager, yacht, charter } = await aBookedYacht(page);
  await aCharter(manager, yacht.id, { title: 'Long ago', startDate: '2021-06-07T10:00:00Z', endDate: '2021-06-14T07:00:00Z' });
  await page.goto(`/charters?status=all&yachtId=${yacht.id}`);
  const day = page.getByRole('list', { name: 'Saturday, June 7, 2031', exact: true });
  await expect(day).toContainText(charter.title);
  await expect(page.getByRole('heading', { level: 2, name: 'Saturday, June 7, 2031', exact: true })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Earlier 1', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Monday, June 7, 2021', exact: true })).toContainText('Long ago');
});

test('charters have a list of their own, which can be searched in every tab', async ({ page }) => {
  const { manager, yacht, charter } = await aBookedYacht(page);
  await aCharter(manager, yacht.id, { title: 'Long ago', startDate: '2021-06-07T10:00:00Z', endDate: '2021-06-14T07:00:00Z' });
  await page.goto(`/charters?yachtId=${yacht.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Charters', exact: true })).toBeVisible();
  const rows = page.getByRole('region', { name: 'charters', exact: true }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  for (const text of [charter.title, 'Price TBD', 'Sat, Jun 7 – Sat, Jun 14, 2031 · 7 nights']) await expect(rows).toContainText(text);
  await rows.hover();
  await expect(rows.getByRole('link', { name: `Edit ${charter.title}`, exact: true })).toHaveAttribute(
    'href',
    `/schedule/${charter.id}/edit`,
  );
  await expect(rows.getByRole('link', { name: `Create invoice: ${charter.title}`, exact: true })).toHaveAttribute(
    'href',
    `/finance/invoices/new?eventId=${charter.id}`,
  );
  await expect(page.getByRole('link', { name: 'Add Charter', exact: true })).toHaveAttribute(
    'href',
    `/schedule/new?type=charter&duration=charter&yachtId=${yacht.id}`,
  );
  const search = page.getByRole('searchbox', { name: 'Search charters', exact: true });
  await search.fill('long ago');
  await page.getByRole('button', { name: 'Past (1)', exact: true }).click();
  await expect(rows).toContainText('Long ago');
  await search.fill('nothing like it');
  await expect(page.getByText('No charters found', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters', exact: true }).click();
  await expect(page).toHaveURL('/charters?status=completed');
});

test('a charter opens beside its list with the keyboard, with all its details, and leaves the focus where it was', async ({ page }) => {
  const { yacht, customer, charter } = await aBookedYacht(page);
  const name = `${customer.firstName} ${customer.lastName}`;
  await page.goto(`/charters?yachtId=${yacht.id}`);
  const opener = page.getByRole('region', { name: 'charters', exact: true }).getByRole('link', { name, exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  const peek = page.getByRole('dialog', { name, exact: true });
  await expect(page).toHaveURL(`/charters?yachtId=${yacht.id}&peek=${charter.id}`);
  for (const text of [
    charter.title,
    'Half board',
    'Scheduled',
    '7 nights',
    '6 days and 21 hours',
    'Europe/Paris',
    'Price TBD',
    'Not invoiced',
  ])
    await expect(peek).toContainText(text);
  await expect(peek.getByRole('link', { name: 'guest@guests.example', exact: true })).toHaveAttribute(
    'href',
    'mailto:guest@guests.example',
  );
  await expect(peek.getByRole('link', { name: 'Open booking', exact: true })).toHaveAttribute('href', `/schedule/${charter.id}`);
  await expect(peek.getByRole('link', { name: 'Create invoice', exact: true })).toHaveAttribute(
    'href',
    `/finance/invoices/new?eventId=${charter.id}`,
  );
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(peek).toHaveCount(0);
  await expect(page).toHaveURL(`/charters?yachtId=${yacht.id}`);
  await expect(opener).toBeFocused();

  // Its address opens it too, even if the list shows others; a deleted one says so.
  await goOn(page, `/charters?status=completed&yachtId=${yacht.id}&peek=${charter.id}`);
  await expect(peek).toContainText(charter.title);
  await goOn(page, `/charters?peek=999999`);
  await expect(page.getByRole('dialog', { name: 'Event not found', exact: true })).toBeVisible();
});

test.describe('bookings on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('are one line of facts each, which a thumb can open and whose actions it can reach', async ({ page }) => {
    const { yacht, customer, charter } = await aBookedYacht(page);
    await page.goto(`/charters?yachtId=${yacht.id}`);
    const row = page.getByRole('region', { name: 'charters', exact: true }).getByRole('listitem');
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(72);
    const more = row.getByRole('button', { name: `More about ${charter.title}`, exact: true });
    const box = await more.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await row.getByRole('link', { name: `${customer.firstName} ${customer.lastName}`, exact: true }).tap();
    const peek = page.getByRole('dialog');
    await expect(peek).toContainText(charter.title);
    expect((await peek.boundingBox())?.width).toBe(390);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.goBack();
    await expect(peek).toHaveCount(0);
  });
});

test('the departures and returns of a day are one sheet, turned with arrow keys, with outstanding amounts', async ({ page }) => {
  const { manager, yacht, customer, charter, trip } = await aBookedYacht(page);
  const invoice = await manager.post<{ id: number }>('/api/invoices', {
    customerId: customer.id,
    eventId: charter.id,
    issueDate: '2031-05-01',
    dueDate: '2031-06-01',
    currency: 'EUR',
    items: [{ description: 'Charter', unitPrice: '1250.50' }],
  });
  await manager.patch(`/api/invoices/${invoice.id}/status`, { status: 'sent' });
  await page.goto(`/schedule?date=2031-06-13&yachtId=${yacht.id}`);
  await page.getByRole('link', { name: 'Departures and returns', exact: true }).click();
  await expect(page).toHaveURL('/schedule/departures?date=2031-06-13');
  const ours = page.getByRole('row').filter({ hasText: yacht.name });
  await expect(ours).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/schedule/departures?date=2031-06-14');
  await expect(page.getByRole('heading', { level: 2, name: 'Saturday, June 14, 2031', exact: true })).toBeVisible();
  await expect(ours).toHaveCount(2);
  const from = (start: string) => ours.filter({ has: page.getByText(start, { exact: true }) });
  const [leaves, returns] = [from('5:30 PM'), from('Sat, Jun 7, 2031, 12:00 PM')];
  await expect(leaves).toContainText('back 9:00 AM');
  await expect(leaves).toContainText('No invoice');
  await expect(leaves).toContainText(trip.title);
  for (const text of [`${customer.firstName} ${customer.lastName}`, '9:00 AM', '€1,250.50']) await expect(returns).toContainText(text);
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL('/schedule/departures?date=2031-06-13');
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await expect(page).toHaveURL('/schedule/departures');
});

test('an address with invalid values opens the schedule all the same', async ({ page }) => {
  await aBookedYacht(page);
  for (const address of [
    '/schedule?date=9999-12-31',
    '/schedule?date=0001-01-01&view=week',
    '/schedule?view=timeline&zoom=quarter&date=9999-12-31',
    '/schedule?view=list&page=999999',
    '/schedule?view=nope&yachtId=-3&type=trip&page=0',
  ]) {
    await goOn(page, address);
    await expect(
      page
        .getByRole('grid')
        .or(page.getByRole('region', { name: 'Week', exact: true }))
        .or(page.getByRole('region', { name: 'Events', exact: true }))
        .first(),
    ).toBeVisible();
    await expect(page.getByText('Error loading schedule data. Please try again later.', { exact: true })).toBeHidden();
  }
  await goOn(page, '/schedule?view=timeline&yachtId=999999');
  await expect(page.getByText('Unknown yacht', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters', exact: true }).click();
  await expect(page).toHaveURL('/schedule?view=timeline');
  await expect(page.getByRole('grid', { name: 'Fleet timeline', exact: true })).toBeVisible();
});

test('an event that doesn’t exist says so', async ({ page }) => {
  await signedIn(page, 'manager');
  for (const address of ['/schedule/999999999', '/schedule/nothing']) {
    await page.goto(address);
    await expect(page.getByText('Event not found', { exact: true })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Back to schedule', exact: true }).click();
  await expect(page).toHaveURL('/schedule');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('every view fits, and the month has two figures per day and the chosen day below', async ({ page }) => {
    const { yacht, charter } = await aBookedYacht(page);
    for (const view of ['month', 'list', 'week', 'day']) {
      await goOn(page, `/schedule?view=${view}&date=2031-06-14&yachtId=${yacht.id}`);
      await expect(page.getByRole('link', { name: new RegExp(charter.title) }).first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      // The name of the chosen yacht is legible.
      await expect.poll(async () => (await field(page, 'Yacht').boundingBox())?.width ?? 0).toBeGreaterThan(140);
      expect(await faults(page)).toEqual([]);
    }
    await goOn(page, `/schedule?date=2031-06-01&yachtId=${yacht.id}`);
    expect(await linesIn(cell(page, 'Saturday, June 14, 2031, 2 events, 1 returning, 1 departing'))).toEqual(['14', '1', '1']);
    await cell(page, 'Tuesday, June 10, 2031, 1 event').tap();
    const day = page.getByRole('region', { name: 'Tuesday, June 10', exact: true });
    await expect(day).toContainText(charter.title);
    const [grid, panel] = [await page.getByRole('grid').boundingBox(), await day.boundingBox()];
    expect(panel?.y).toBeGreaterThan((grid?.y ?? 0) + (grid?.height ?? 0));
    for (const address of ['/day-trips', '/charters', '/schedule/departures?date=2031-06-14', `/schedule/${charter.id}`]) {
      await goOn(page, address);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    }
  });
});

for (const timezoneId of ['Pacific/Honolulu', 'Pacific/Tongatapu']) {
  test.describe(`far from the company, in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('a whole day of the company is shown as that day', async ({ page }) => {
      const manager = await signedIn(page, 'manager');
      const yacht = await aYacht(manager);
      const { title } = await aCharter(manager, yacht.id, {
        type: 'other',
        startDate: '2031-06-09T22:00:00Z',
        endDate: '2031-06-10T22:00:00Z',
      });
      await page.goto(`/schedule?date=2031-06-10&yachtId=${yacht.id}`);
      await expect(cell(page, 'Tuesday, June 10, 2031, 1 event')).toBeVisible();
      await expect(cell(page, 'Monday, June 9, 2031, no events')).toBeVisible();
      await expect(cell(page, 'Wednesday, June 11, 2031, no events')).toBeVisible();
      await goOn(page, `/schedule?view=day&date=2031-06-10&yachtId=${yacht.id}`);
      await expect(page.getByRole('link', { name: new RegExp(`^${title}`) })).toBeVisible();
      await expect(page.getByText('12 PM', { exact: true })).toHaveCount(1);
    });
  });
}
