import type { Locator, Page } from '@playwright/test';
import type { MaintenanceRecord } from '#domain/maintenance/maintenance-record.ts';
import type { NewScheduleEvent, ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { instantIn } from '#domain/shared/zoned-time.ts';
import { inDays, timeZone } from './clock.ts';
import { faults, faultsInBothThemes } from './faults.ts';
import { aCustomer, anEvent, aYacht } from './given.ts';
import { newCompany, signedIn, type Person } from './people.ts';
import { asShown, expect, field, test } from './walk.ts';

const june = (day: number) =>
  `${['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'][(day - 1) % 7]}, June ${day}, 2031`;

/** A company whose charters run from 5 p.m. to 9 a.m., and whose yard works from 8 a.m. to 5 p.m., with a manager signed in. */
async function aCharterOffice(page: Page) {
  const company = await newCompany();
  const manager = await signedIn(page, await company.person('manager'));
  const yacht = await aYacht(manager);
  const houseRules = { checkIn: '17:00', checkOut: '09:00', workBegins: '08:00', workEnds: '17:00' };
  await manager.patch(`/api/companies/${company.company.id}`, { houseRules });
  return { manager, yacht };
}

async function openTimeline(page: Page, more = '') {
  await page.goto(`/schedule?view=timeline&date=2031-06-10${more}`);
  await expect(page.getByRole('grid', { name: 'Fleet timeline', exact: true })).toHaveAttribute('aria-busy', 'false');
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return box;
}

/** Drags over days of a yacht's row. */
function draw(page: Page, yacht: { name: string }, from: number, to: number) {
  return drawFrom(page, yacht, june(from), june(to));
}

async function drawFrom(page: Page, yacht: { name: string }, from: string, to: string) {
  const row = await boxOf(page.getByRole('rowheader', { name: new RegExp(`^${yacht.name}`) }));
  const at = async (day: string) => {
    const head = await boxOf(page.getByRole('columnheader', { name: day, exact: true }));
    return { x: head.x + head.width / 2, y: row.y + row.height / 2 };
  };
  const [first, last] = [await at(from), await at(to)];
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  // Even within one day the pointer has to move: a click alone selects the day.
  await page.mouse.move(last.x + 10, last.y, { steps: 6 });
  await page.mouse.up();
}

const sheetOf = (page: Page, kind: string) => page.getByRole('dialog', { name: `New ${kind}`, exact: true });

function aCharter(by: Person, yachtId: number, more: Partial<NewScheduleEvent> = {}): Promise<ScheduleEvent> {
  const [startDate, endDate] = ['2031-06-16T15:00:00Z', '2031-06-20T07:00:00Z'];
  return anEvent(by, { yachtId, title: 'Charter to Calvi', startDate, endDate, ...more });
}

test('a charter is booked beside the timeline: it gets the usual hours, is named after its customer, and can be undone', async ({
  page,
}) => {
  const { manager, yacht } = await aCharterOffice(page);
  const customer = await aCustomer(manager, { firstName: 'Willem', lastName: 'de Graaf' });
  await openTimeline(page);
  await draw(page, yacht, 9, 13);
  const sheet = sheetOf(page, 'charter');
  await expect(field(sheet, 'Customer')).toBeFocused();
  await expect(field(sheet, 'Start time')).toHaveValue(asShown('17:00'));
  await expect(field(sheet, 'End date')).toHaveValue(asShown('2031-06-13'));
  await expect(field(sheet, 'End time')).toHaveValue(asShown('09:00'));
  await expect(sheet).toContainText(`${yacht.name}, 4 nights`);
  expect(await faultsInBothThemes(page, 'the sheet')).toEqual([]);

  // The bar is on the row beside the sheet, and follows the dates.
  const drawnBar = page.locator('[data-drawn]');
  expect((await boxOf(drawnBar)).x + (await boxOf(drawnBar)).width).toBeLessThan((await boxOf(sheet)).x);
  const before = (await boxOf(drawnBar)).width;
  await field(sheet, 'End date').fill('2031-06-11');
  await expect.poll(async () => (await boxOf(drawnBar)).width).toBeLessThan(before - 80);
  await expect(sheet).toContainText(`${yacht.name}, 2 nights`);
  await field(sheet, 'End date').fill('2031-06-13');

  await field(sheet, 'Customer').focus();
  await page.keyboard.type('graaf');
  await expect(sheet.getByRole('option')).toHaveText(['Willem de Graaf']);
  await expect(sheet.locator('[aria-busy]')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await field(sheet, 'Price').fill('12400');
  await sheet.getByRole('button', { name: 'More', exact: true }).click();
  await expect(field(sheet, 'Title')).toHaveValue('de Graaf 1');
  await expect(field(sheet, 'Description')).toHaveValue('Multi-day charter booking');
  await field(sheet, 'Price').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Event created', { exact: true })).toBeVisible();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL('/schedule?view=timeline&date=2031-06-10');
  await expect(page.getByRole('button', { name: new RegExp(`^${yacht.name}, Charter: Willem de Graaf de Graaf 1, .* to `) })).toBeFocused();
  const [saved] = await manager.get<ScheduleEvent[]>(`/api/schedule?customerId=${customer.id}`);
  expect(saved).toMatchObject({
    title: 'de Graaf 1',
    price: 1_240_000,
    startDate: '2031-06-09T15:00:00.000Z',
    endDate: '2031-06-13T07:00:00.000Z',
  });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Event removed', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(`^${yacht.name}, Charter: Willem de Graaf de Graaf 1, .* to `) })).toHaveCount(
    0,
  );
  expect(await manager.get(`/api/schedule?customerId=${customer.id}`)).toEqual([]);
});

test('going back closes the sheet, asks before discarding what was typed, and its address opens it again or as a page', async ({
  page,
}) => {
  const { yacht } = await aCharterOffice(page);
  await openTimeline(page);
  await draw(page, yacht, 10, 12);
  const sheet = sheetOf(page, 'charter');
  await expect(field(sheet, 'Customer')).toBeFocused();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL('/schedule?view=timeline&date=2031-06-10');

  await draw(page, yacht, 10, 12);
  await field(sheet, 'Price').fill('900');
  // Looking around meanwhile asks nothing.
  await page.getByRole('button', { name: 'Next month', exact: true }).click();
  await expect(page).toHaveURL(/date=2031-07-01.*new=charter/);
  await expect(field(sheet, 'Price')).toHaveValue('900');
  await field(sheet, 'Price').focus();
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?', exact: true });
  await question.getByRole('button', { name: 'Keep editing', exact: true }).click();
  await expect(field(sheet, 'Price')).toHaveValue('900');
  await page.goBack();
  await question.getByRole('button', { name: 'Leave without saving', exact: true }).click();
  await expect(sheet).toHaveCount(0);

  await page.getByRole('button', { name: 'Previous month', exact: true }).click();
  await openTimeline(page, `&new=charter&on=${yacht.id}&start=2031-06-10&end=2031-06-12`);
  await expect(field(sheet, 'End time')).toHaveValue(asShown('09:00'));
  await expect(page.locator('[data-drawn]')).toBeVisible();
  await sheet.getByRole('link', { name: 'Open as a page', exact: true }).click();
  await expect(page).toHaveURL(
    `/schedule/new?yachtId=${yacht.id}&type=charter&duration=charter&start=2031-06-10T15%3A00%3A00.000Z&end=2031-06-12T07%3A00%3A00.000Z`,
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Add Charter', exact: true })).toBeVisible();
  await expect(field(page, 'Start time')).toHaveValue(asShown('17:00'));
  await expect(field(page, 'Title')).toHaveValue('Charter Booking');
  await page.goBack();
  await sheet.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page).toHaveURL('/schedule?view=timeline&date=2031-06-10');

  // What isn't a booking stays what it is.
  await openTimeline(page, `&new=inspection&on=${yacht.id}&start=2031-06-10&end=2031-06-12`);
  await sheetOf(page, 'inspection').getByRole('link', { name: 'Open as a page', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/schedule/new\\?yachtId=${yacht.id}&type=inspection&start=`));
  await expect(page.getByRole('heading', { level: 1, name: 'Add Schedule Event', exact: true })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Type', exact: true })).toHaveText('Inspection');
  await expect(field(page, 'Title')).toHaveValue('Inspection');
});

test('a conflict is shown in the visible part of the sheet, with free times and yachts; a refusal is shown at its field', async ({
  page,
}) => {
  const { manager, yacht } = await aCharterOffice(page);
  const other = await aYacht(manager);
  await aCharter(manager, yacht.id);
  await openTimeline(page);
  await draw(page, yacht, 10, 14);
  const sheet = sheetOf(page, 'charter');
  await field(sheet, 'End date').fill('2031-06-18');
  const notice = sheet.getByRole('status').filter({ hasText: `${yacht.name} is already booked` });
  await expect(notice).toBeInViewport({ ratio: 1 });
  const foot = await boxOf(sheet.getByRole('button', { name: 'Add event', exact: true }));
  expect((await boxOf(notice)).y + (await boxOf(notice)).height).toBeLessThan(foot.y);
  expect(await faults(page)).toEqual([]);
  await notice
    .getByRole('group', { name: 'Free at that time', exact: true })
    .getByRole('button', { name: other.name, exact: true })
    .click();
  await expect(notice).toHaveCount(0);
  // The bar moves to the row of the chosen yacht.
  const row = await boxOf(page.getByRole('rowheader', { name: new RegExp(`^${other.name}`) }));
  await expect.poll(async () => Math.abs((await boxOf(page.locator('[data-drawn]'))).y - row.y)).toBeLessThan(row.height);
  await field(sheet, 'End date').fill('2031-06-09');
  await page.keyboard.press('Enter');
  await expect(field(sheet, 'End date')).toHaveAccessibleDescription('End date/time must be after start date/time');
  await expect(field(sheet, 'End date')).toBeFocused();
  await field(sheet, 'End date').fill('2031-06-14');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Event created', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(`^${other.name}, Charter: Charter Booking, `) })).toBeFocused();
});

test('drawn days become maintenance in the same sheet: the title sets its kind, and the record is stored with it', async ({ page }) => {
  const { manager, yacht } = await aCharterOffice(page);
  await openTimeline(page);
  await draw(page, yacht, 10, 11);
  await expect(field(sheetOf(page, 'charter'), 'Customer')).toBeFocused();
  await page.getByRole('radio', { name: 'Maintenance', exact: true }).click();
  const sheet = sheetOf(page, 'maintenance');
  await expect(field(sheet, 'Customer')).toHaveCount(0);
  await expect(field(sheet, 'Start time')).toHaveValue(asShown('08:00'));
  await expect(field(sheet, 'End time')).toHaveValue(asShown('17:00'));
  await field(sheet, 'Title').click();
  await page.keyboard.type('Engine service');
  await expect(sheet.getByRole('combobox', { name: 'Kind of work', exact: true })).toHaveText('Engine');
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Event created', { exact: true })).toBeVisible();
  const [record] = await manager.get<MaintenanceRecord[]>('/api/maintenance');
  expect(record).toMatchObject({ title: 'Engine service', type: 'engine', description: 'Scheduled maintenance work', yachtId: yacht.id });
});

test('a day trip gets the hours of the last one; the day view has a column for every yacht, and drawing there makes a day trip too', async ({
  page,
}) => {
  const { manager, yacht } = await aCharterOffice(page);
  const idle = await aYacht(manager);
  await aCharter(manager, yacht.id, { type: 'day_rent', startDate: '2031-06-02T08:30:00Z', endDate: '2031-06-02T16:00:00Z' });
  await openTimeline(page);
  await draw(page, yacht, 10, 10);
  const sheet = sheetOf(page, 'day trip');
  await expect(field(sheet, 'Start time')).toHaveValue(asShown('10:30'));
  await expect(field(sheet, 'End time')).toHaveValue(asShown('18:00'));
  // Untouched hours follow the type: a charter over one day includes the night.
  await sheet.getByRole('radio', { name: 'Charter', exact: true }).click();
  await expect(field(sheetOf(page, 'charter'), 'End date')).toHaveValue(asShown('2031-06-11'));
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave without saving', exact: true }).click();

  await page.goto('/schedule?view=day&date=2031-06-12');
  await expect(page.getByText('No events found', { exact: true })).toBeVisible();
  const names = page.getByRole('region', { name: 'Day', exact: true }).getByRole('heading', { level: 3 });
  await expect(names).toHaveText([yacht.name, idle.name].toSorted((a, b) => a.localeCompare(b)));
  const column = page.getByRole('list', { name: idle.name, exact: true }).locator('xpath=..');
  await column.scrollIntoViewIfNeeded();
  const { x, y } = await boxOf(column);
  await page.mouse.move(x + 40, y + 10 * 48 + 6);
  await page.mouse.down();
  await page.mouse.move(x + 40, y + 12 * 48 - 6, { steps: 4 });
  await page.mouse.up();
  await expect(field(sheet, 'Customer')).toBeFocused();
  await expect(field(sheet, 'Start time')).toHaveValue(asShown('10:00'));
  await expect(field(sheet, 'End time')).toHaveValue(asShown('12:00'));
  await expect(page.locator('[data-drawn]')).toHaveCSS('height', '96px');
  await field(sheet, 'End time').fill('13:00');
  await expect(page.locator('[data-drawn]')).toHaveCSS('height', '144px');
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Event created', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Day', exact: true }).getByRole('link', { name: /^Day Trip/ })).toBeFocused();
  const [trip] = await manager.get<ScheduleEvent[]>(`/api/schedule?yachtId=${idle.id}`);
  expect(trip).toMatchObject({
    type: 'day_rent',
    title: 'Day Trip',
    startDate: '2031-06-12T08:00:00.000Z',
    endDate: '2031-06-12T11:00:00.000Z',
  });
});

test('a week of the whole fleet can be drawn on too: the sheet asks for the yacht, and its hours are marked in the week', async ({
  page,
}) => {
  const { manager, yacht } = await aCharterOffice(page);
  const other = await aYacht(manager, { status: 'docked' });
  await page.goto('/schedule?view=week&date=2031-06-10');
  const wednesday = page.getByRole('list', { name: 'Wednesday, June 11', exact: true }).locator('xpath=..');
  await wednesday.scrollIntoViewIfNeeded();
  const { x, y } = await boxOf(wednesday);
  await page.mouse.move(x + 40, y + 10 * 48 + 6);
  await page.mouse.down();
  await page.mouse.move(x + 40, y + 12 * 48 - 6, { steps: 4 });
  await page.mouse.up();
  const sheet = sheetOf(page, 'day trip');
  await expect(field(sheet, 'Customer')).toBeFocused();
  await expect(page.getByRole('region', { name: 'Week', exact: true })).toBeVisible();
  await expect(field(sheet, 'Start time')).toHaveValue(asShown('10:00'));
  await expect(field(sheet, 'End time')).toHaveValue(asShown('12:00'));
  await expect(field(sheet, 'Yacht')).toHaveValue(yacht.name);
  await field(sheet, 'Yacht').fill(other.name);
  await sheet.getByRole('option', { name: new RegExp(`^${other.name}`) }).click();
  await expect(sheet).toContainText(`${other.name}, 2 hours`);
  const drawnBar = page.locator('[data-drawn]');
  await expect(drawnBar).toHaveCSS('height', '96px');
  expect((await boxOf(drawnBar)).x + (await boxOf(drawnBar)).width).toBeLessThan((await boxOf(sheet)).x);
  await field(sheet, 'End time').fill('13:00');
  await expect(drawnBar).toHaveCSS('height', '144px');
  expect(await faultsInBothThemes(page, 'the sheet beside the week')).toEqual([]);
  await field(sheet, 'Price').fill('1900');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Event created', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/schedule?view=week&date=2031-06-10');
  await expect(
    page.getByRole('list', { name: 'Wednesday, June 11', exact: true }).getByRole('link', { name: new RegExp(`^${other.name}`) }),
  ).toBeFocused();
  const [trip] = await manager.get<ScheduleEvent[]>(`/api/schedule?yachtId=${other.id}`);
  expect(trip).toMatchObject({ type: 'day_rent', price: 190_000, startDate: '2031-06-11T08:00:00.000Z' });
});

test('with the keyboard a day of the week starts an event at the hours of the day trip that was added last, with the usual yacht', async ({
  page,
}) => {
  const { manager, yacht } = await aCharterOffice(page);
  await aCharter(manager, yacht.id, { type: 'day_rent', startDate: '2031-06-02T08:30:00Z', endDate: '2031-06-02T16:00:00Z' });
  await page.goto('/schedule?view=week&date=2031-06-10');
  await page.getByRole('button', { name: 'Add event on Thursday, June 12', exact: true }).press('Enter');
  const sheet = sheetOf(page, 'day trip');
  await expect(field(sheet, 'Start date')).toHaveValue(asShown('2031-06-12'));
  await expect(field(sheet, 'Start time')).toHaveValue(asShown('10:30'));
  await expect(field(sheet, 'End time')).toHaveValue(asShown('18:00'));
  await field(sheet, 'End time').fill('17:00');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Event created', { exact: true })).toBeVisible();
  // The trip that was just added is now the last one, so its hours are used.
  await page.getByRole('button', { name: 'Add event on Friday, June 13', exact: true }).press('Enter');
  await expect(field(sheet, 'End time')).toHaveValue(asShown('17:00'));
  await expect(field(sheet, 'Yacht')).toHaveValue(yacht.name);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL('/schedule?view=week&date=2031-06-10');
});

test('where the usual yacht is booked, the sheet of a week starts with a free one, and marks its hours', async ({ page }) => {
  const { manager, yacht: one } = await aCharterOffice(page);
  const two = await aYacht(manager);
  const [usual] = await manager.get<{ id: number }[]>('/api/yachts?sort=status&limit=1');
  const [yacht, other] = usual?.id === one.id ? [one, two] : [two, one];
  await aCharter(manager, yacht.id);
  await aCharter(manager, yacht.id, { type: 'day_rent', startDate: '2031-06-02T16:00:00Z', endDate: '2031-06-02T20:00:00Z' });
  await page.goto('/schedule?view=week&date=2031-06-18');
  await page.getByRole('button', { name: 'Add event on Wednesday, June 18', exact: true }).click();
  const sheet = sheetOf(page, 'day trip');
  await expect(field(sheet, 'Yacht')).toHaveValue(other.name);
  await expect(field(sheet, 'Start time')).toHaveValue(asShown('18:00'));
  await expect(page.locator('[data-drawn]')).toBeInViewport({ ratio: 1 });
  await expect(sheet.getByRole('status').filter({ hasText: / is already booked\b/ })).toHaveCount(0);
  // Choosing the booked yacht shows the conflict.
  await field(sheet, 'Yacht').fill(yacht.name);
  await sheet.getByRole('option', { name: new RegExp(`^${yacht.name}`) }).click();
  await expect(sheet.getByRole('status').filter({ hasText: `${yacht.name} is already booked` })).toBeVisible();
});

/** The heading of a day's column. */
function headOf(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));
}

/**
 * Does a daily task from the dashboard and counts the interactions: each click, drag and key is one, and so is each word or number
 * that is typed.
 */
function counting(page: Page) {
  let count = 0;
  const one = async (act: Promise<void>) => {
    await act;
    count += 1;
  };
  return {
    click: (what: Locator) => one(what.click()),
    press: (key: string) => one(page.keyboard.press(key)),
    type: (words: string) => one(page.keyboard.type(words)),
    drag: (yacht: { name: string }, from: string, to: string) => one(drawFrom(page, yacht, headOf(from), headOf(to))),
    sum: () => count,
  };
}

test('a day trip tomorrow with its price takes eight interactions from the dashboard', async ({ page }) => {
  const { manager, yacht } = await aCharterOffice(page);
  const customer = await aCustomer(manager, { firstName: 'Beatriz', lastName: 'Figueiredo' });
  const former = inDays(-3);
  await anEvent(manager, {
    yachtId: yacht.id,
    type: 'day_rent',
    startDate: instantIn(timeZone, { day: former, time: '10:00' }) ?? '',
    endDate: instantIn(timeZone, { day: former, time: '18:00' }) ?? '',
  });
  await page.goto('/dashboard');
  const hand = counting(page);
  await hand.click(page.getByRole('navigation').getByRole('link', { name: 'Schedule', exact: true }));
  await hand.click(page.getByRole('link', { name: /^Fleet/ }));
  await expect(page.getByRole('grid', { name: 'Fleet timeline', exact: true })).toHaveAttribute('aria-busy', 'false');
  await hand.drag(yacht, inDays(1), inDays(1));
  const sheet = sheetOf(page, 'day trip');
  await expect(field(sheet, 'Customer')).toBeFocused();
  await hand.type('figueiredo');
  await expect(sheet.getByRole('option')).toHaveText(['Beatriz Figueiredo']);
  await expect(sheet.locator('[aria-busy]')).toHaveCount(0);
  // Even if the price is typed before the number of trips is known, the trip is saved with its name.
  await page.route(`**/api/schedule?customerId=${customer.id}&limit=1`, async (route) => {
    await sheet.getByRole('button', { name: 'Saving', exact: true }).waitFor();
    await route.continue();
  });
  await hand.press('Enter');
  await hand.click(field(sheet, 'Price'));
  await hand.type('1900');
  await hand.press('Enter');
  await expect(page.getByText('Event created', { exact: true })).toBeVisible();
  expect(hand.sum()).toBe(8);
  const [trip] = await manager.get<ScheduleEvent[]>(`/api/schedule?customerId=${customer.id}`);
  expect(trip).toMatchObject({
    type: 'day_rent',
    title: 'Figueiredo 1',
    price: 190_000,
    startDate: instantIn(timeZone, { day: inDays(1), time: '10:00' }),
    endDate: instantIn(timeZone, { day: inDays(1), time: '18:00' }),
  });
});

test('an engine service on two free days takes seven interactions from the dashboard', async ({ page }) => {
  const { manager, yacht } = await aCharterOffice(page);
  await page.goto('/dashboard');
  const hand = counting(page);
  await hand.click(page.getByRole('navigation').getByRole('link', { name: 'Schedule', exact: true }));
  await hand.click(page.getByRole('link', { name: /^Fleet/ }));
  await expect(page.getByRole('grid', { name: 'Fleet timeline', exact: true })).toHaveAttribute('aria-busy', 'false');
  await hand.drag(yacht, inDays(2), inDays(3));
  await hand.click(page.getByRole('radio', { name: 'Maintenance', exact: true }));
  await hand.click(field(sheetOf(page, 'maintenance'), 'Title'));
  await hand.type('Engine service');
  await hand.press('Enter');
  await expect(page.getByText('Event created', { exact: true })).toBeVisible();
  expect(hand.sum()).toBe(7);
  const [record] = await manager.get<MaintenanceRecord[]>('/api/maintenance');
  expect(record).toMatchObject({ title: 'Engine service', type: 'engine', description: 'Scheduled maintenance work' });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the sheet opens from below, every control in it can be touched, and the drawn bar stays in view', async ({ page }) => {
    const { manager, yacht } = await aCharterOffice(page);
    await openTimeline(page, `&yachtId=${yacht.id}`);
    // The message that there is nothing yet is below the only row, not over it.
    const row = await boxOf(page.getByRole('rowheader', { name: new RegExp(`^${yacht.name}`) }));
    const nothing = await boxOf(page.getByRole('status').filter({ hasText: /^No events found/ }));
    expect(nothing.y).toBeGreaterThanOrEqual(row.y + row.height);
    await page.getByRole('button', { name: `${yacht.name}, Tuesday, June 10, free. Add an event`, exact: true }).tap();
    const sheet = sheetOf(page, 'day trip');
    await expect(field(sheet, 'Customer')).toBeFocused();
    const box = await boxOf(sheet);
    expect(Math.round(box.y + box.height)).toBe(844);
    const drawnBar = await boxOf(page.locator('[data-drawn]'));
    expect(drawnBar.y + drawnBar.height).toBeLessThan(box.y);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await faults(page)).toEqual([]);
    await field(sheet, 'Price').fill('900');
    await sheet.getByRole('button', { name: 'Add event', exact: true }).tap();
    await expect(page.getByText('Event created', { exact: true })).toBeVisible();
    const [trip] = await manager.get<ScheduleEvent[]>(`/api/schedule?yachtId=${yacht.id}`);
    expect(trip).toMatchObject({ type: 'day_rent', price: 90_000 });
  });
});
