import type { Page } from '@playwright/test';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { addDays } from '#domain/shared/calendar-days.ts';
import { instantIn } from '#domain/shared/zoned-time.ts';
import { inDays, timeZone } from './clock.ts';
import { faults } from './faults.ts';
import { aCustomer, anEvent, aYacht } from './given.ts';
import { newCompany, person, signedIn, unique, type Person } from './people.ts';
import { asShown, dayIn, expect, field, goOn, hold, test } from './walk.ts';

async function stored(by: Person, q: string): Promise<ScheduleEvent> {
  const found = await by.get<ScheduleEvent[]>(`/api/schedule?q=${encodeURIComponent(q)}`);
  expect(found).toHaveLength(1);
  return found[0] as ScheduleEvent;
}

async function fillDates(page: Page, dates: { start?: string; startTime?: string; end?: string; endTime?: string }) {
  if (dates.start) await field(page, 'Start date').fill(dates.start);
  if (dates.startTime) await field(page, 'Start time').fill(dates.startTime);
  if (dates.end) await field(page, 'End date').fill(dates.end);
  if (dates.endTime) await field(page, 'End time').fill(dates.endTime);
}

/** Eleven by the company's clock, in summer and in winter. */
const elevenOn = (day: string) => instantIn(timeZone, { day, time: '11:00' }) as string;

async function choose(page: Page, name: string, option: string) {
  await page.getByRole('combobox', { name, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

const beginnings = [
  { address: '', heading: 'Add Schedule Event', type: 'Charter', title: '', description: '', end: [0, '16:00'] },
  {
    address: '?type=day_rent&duration=day',
    heading: 'Add Day Trip',
    type: 'Day trip',
    title: 'Day Trip',
    description: 'Day yacht excursion',
    end: null,
  },
  {
    address: '?type=charter&duration=charter',
    heading: 'Add Charter',
    type: 'Charter',
    title: 'Charter Booking',
    description: 'Multi-day charter booking',
    end: [3, '12:00'],
  },
  {
    address: '?type=maintenance',
    heading: 'Add Schedule Event',
    type: 'Maintenance',
    title: 'Maintenance Schedule',
    description: 'Scheduled maintenance work',
    end: [0, '16:00'],
  },
] as const;

test('a new event starts out as its address says: heading, type, texts, times, yacht, no customer and all currencies', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  await aYacht(manager);
  for (const { address, heading, type, title, description, end } of beginnings) {
    await goOn(page, `/schedule/new${address}`);
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Type', exact: true })).toHaveText(type);
    await expect(field(page, 'Title')).toHaveValue(title);
    await expect(field(page, 'Description')).toHaveValue(description);
    await expect(field(page, 'Start time')).toHaveValue(asShown('09:00'));
    await expect(field(page, 'Start date')).toHaveValue(/^\w{3} \d{1,2}, \d{4}$/);
    const start = await dayIn(field(page, 'Start date'));
    expect([inDays(0), inDays(1)]).toContain(start);
    const dayLength = 86_400_000;
    const [days, time] = end ?? [null, null];
    await expect(field(page, 'End time')).toHaveValue(time ? asShown(time) : /^\d{1,2}:\d{2} [AP]M$/);
    const lasts = (Date.parse(await dayIn(field(page, 'End date'))) - Date.parse(start)) / dayLength;
    expect(days === null ? lasts <= 1 : lasts === days).toBe(true);
    await expect(page.getByRole('combobox', { name: 'Yacht', exact: true })).not.toHaveValue('');
    await expect(page.getByPlaceholder('No customer', { exact: true })).toHaveValue('');
    await page.getByRole('combobox', { name: 'Currency', exact: true }).click();
    await expect(page.getByRole('option')).toHaveText(['USD', 'EUR', 'GBP', 'CHF', 'JPY', 'CAD', 'AUD']);
  }
});

test('a new event starts once the yacht is free and her turnaround is over', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager, { houseRules: { turnaroundHours: 1 } });
  await anEvent(manager, { yachtId: yacht.id, startDate: elevenOn(inDays(-1)), endDate: elevenOn(inDays(5)) });
  await page.goto(`/schedule/new?type=charter&duration=charter&yachtId=${yacht.id}`);
  await expect(field(page, 'Start date')).toHaveValue(asShown(inDays(5)));
  await expect(field(page, 'Start time')).toHaveValue(asShown('12:00'));
  await expect(field(page, 'End date')).toHaveValue(asShown(inDays(8)));
  await expect(page.getByRole('status').filter({ hasText: / is already booked\b/ })).toHaveCount(0);
});

test('choosing a yacht in the form fills in her hours, her currency and the first time she is free; what was typed stays', async ({
  page,
}) => {
  const harbor = await newCompany({ houseRules: { checkIn: '17:00', checkOut: '09:00' } });
  const manager = await signedIn(page, await harbor.person('manager'));
  const plain = await aYacht(manager, { name: 'Alma' });
  await aYacht(manager, { name: 'Brisa', houseRules: { checkIn: '12:00', checkOut: '10:00', currency: 'GBP' } });
  const busy = await aYacht(manager, { name: 'Corsa' });
  await anEvent(manager, { yachtId: busy.id, startDate: elevenOn(inDays(-1)), endDate: elevenOn(inDays(5)) });
  const chooseYacht = async (name: string) => {
    await field(page, 'Yacht').fill(name);
    await page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
  };
  const expectDefaults = async (start: string, end: string, currency: string) => {
    await expect(field(page, 'Start time')).toHaveValue(asShown(start));
    await expect(field(page, 'End time')).toHaveValue(asShown(end));
    await expect(page.getByRole('combobox', { name: 'Currency', exact: true })).toHaveText(currency);
  };
  await page.goto(`/schedule/new?type=charter&duration=charter&yachtId=${plain.id}`);
  await expectDefaults('17:00', '09:00', 'EUR');
  await chooseYacht('Brisa');
  await expectDefaults('12:00', '10:00', 'GBP');
  await chooseYacht('Corsa');
  await expect(field(page, 'Start date')).toHaveValue(asShown(inDays(5)));
  await chooseYacht('Alma');
  await expectDefaults('17:00', '09:00', 'EUR');
  await expect(field(page, 'Start date')).not.toHaveValue(asShown(inDays(5)));

  await fillDates(page, { start: inDays(30), end: inDays(37) });
  await chooseYacht('Brisa');
  await expectDefaults('12:00', '10:00', 'GBP');
  await fillDates(page, { startTime: '15:00' });
  await choose(page, 'Currency', 'CHF');
  await chooseYacht('Alma');
  await expectDefaults('15:00', '09:00', 'CHF');
  await expect(field(page, 'Start date')).toHaveValue(asShown(inDays(30)));
  await expect(field(page, 'End date')).toHaveValue(asShown(inDays(37)));
});

test('another type brings the hours of the yard or of charters, as long as nobody has entered others', async ({ page }) => {
  const houseRules = { checkIn: '17:00', checkOut: '09:00', workBegins: '07:30', workEnds: '16:30' };
  const manager = await signedIn(page, await (await newCompany({ houseRules })).person('manager'));
  const yacht = await aYacht(manager);
  const early = instantIn(timeZone, { day: inDays(5), time: '06:00' }) as string;
  await anEvent(manager, { yachtId: yacht.id, startDate: elevenOn(inDays(-1)), endDate: early });
  const expectTimes = async (start: string, end: string, lasts: number) => {
    await expect(field(page, 'Start time')).toHaveValue(asShown(start));
    await expect(field(page, 'End time')).toHaveValue(asShown(end));
    const days = [field(page, 'Start date'), field(page, 'End date')];
    const [first, last] = await Promise.all(days.map(async (each) => Date.parse(await dayIn(each))));
    expect((last ?? 0) - (first ?? 0)).toBe(lasts * 86_400_000);
  };
  await page.goto(`/schedule/new?type=charter&duration=charter&yachtId=${yacht.id}`);
  await expectTimes('17:00', '09:00', 3);
  await choose(page, 'Type', 'Inspection');
  await expectTimes('09:00', '16:00', 0);
  await choose(page, 'Type', 'Maintenance');
  await expect(field(page, 'Title')).toHaveValue('Maintenance Schedule');
  await expectTimes('07:30', '16:30', 0);
  await choose(page, 'Type', 'Charter');
  await expectTimes('17:00', '09:00', 3);

  await fillDates(page, { startTime: '15:00' });
  await choose(page, 'Type', 'Maintenance');
  await expect(field(page, 'Title')).toHaveValue('Maintenance Schedule');
  await expectTimes('15:00', '09:00', 3);
});

test('errors are shown at their fields, and nothing typed is lost', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  let sent = 0;
  page.on('request', (request) => request.method() === 'POST' && request.url().endsWith('/api/schedule') && sent++);
  await page.goto(`/schedule/new?yachtId=${yacht.id}`);
  await page.getByRole('combobox', { name: 'Yacht', exact: true }).fill('');
  await field(page, 'Start date').fill('');
  await field(page, 'End date').fill('');
  await field(page, 'Start time').fill('25:00');
  await field(page, 'End time').fill('later');
  await page.getByRole('button', { name: 'Add event', exact: true }).click();
  for (const message of ['Title is required', 'Please select a yacht', 'Start date is required', 'End date is required'])
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  await expect(page.getByText('Time must be in 24-hour format (HH:MM)', { exact: true })).toHaveCount(2);
  await expect(field(page, 'Title')).toBeFocused();

  await field(page, 'Title').fill('Wrong way round');
  await fillDates(page, { start: '2031-06-10', startTime: '12', end: '2031-06-10', endTime: '930' });
  await field(page, 'Price').fill('1,250.50');
  await expect(field(page, 'Price')).toHaveAccessibleDescription('Read as €1,250.50');
  await expect(field(page, 'Start time')).toHaveValue(asShown('12:00'));
  await expect(field(page, 'End time')).toHaveValue(asShown('09:30'));
  await expect(field(page, 'End date')).toHaveAccessibleDescription('End date/time must be after start date/time');
  await field(page, 'Price').fill('a lot');
  await page.getByRole('button', { name: 'Add event', exact: true }).click();
  await expect(field(page, 'Price')).toHaveAccessibleDescription('Please enter an amount');
  await expect(field(page, 'Price')).toHaveValue('a lot');
  expect(sent).toBe(0);
  await field(page, 'End time').fill('18:00');
  await expect(page.getByText('End date/time must be after start date/time', { exact: true })).toHaveCount(0);
  await expect(field(page, 'Title')).toHaveValue('Wrong way round');
});

test('a price can be typed in any usual way; the field shows how it is read, and it is stored', async ({ page }) => {
  const title = unique('Regatta');
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  await page.goto(`/schedule/new?yachtId=${yacht.id}`);
  await field(page, 'Title').fill(title);
  await fillDates(page, { start: inDays(60), startTime: '9:30 am', end: inDays(60), endTime: '17h' });
  await field(page, 'Estimated cost').fill('1.250');
  await expect(field(page, 'Estimated cost')).toHaveAccessibleDescription('Read as €1,250.00');
  await field(page, 'Price').fill('12.500,00');
  await expect(field(page, 'Price')).toHaveAccessibleDescription('Read as €12,500.00');
  await field(page, 'Actual cost').focus();
  await expect(field(page, 'Price')).toHaveValue('12500.00');
  await expect(field(page, 'Estimated cost')).toHaveValue('1250.00');
  await page.getByRole('button', { name: 'Add event', exact: true }).click();
  await expect(page.getByText('Event created', { exact: true })).toBeVisible();
  const { price, estimatedCost, actualCost, startDate, endDate } = await stored(manager, title);
  expect([price, estimatedCost, actualCost]).toEqual([1_250_000, 125_000, null]);
  expect(Date.parse(endDate) - Date.parse(startDate)).toBe(7.5 * 3_600_000);
});

test('moving the start past the end moves the end along', async ({ page }) => {
  await signedIn(page, 'manager');
  await page.goto('/schedule/new?type=charter&duration=charter');
  await field(page, 'Start date').fill(inDays(20));
  await field(page, 'Title').focus();
  await expect(field(page, 'End date')).toHaveValue(asShown(inDays(23)));
  // Also if it is chosen in the calendar.
  await field(page, 'Start date').focus();
  await page.keyboard.press('ArrowDown');
  const months = page.getByRole('dialog', { name: 'Calendar: Start date', exact: true });
  await months.locator('td [tabindex="0"]').press('PageDown');
  await months.locator('td [tabindex="0"]').press('Enter');
  await expect(months).toHaveCount(0);
  await expect(field(page, 'Start date')).not.toHaveValue(asShown(inDays(20)));
  await expect(field(page, 'End date')).toHaveValue(asShown(addDays(await dayIn(field(page, 'Start date')), 3)));
});

test('a conflict is shown while typing; the slot offered instead is filled in and saved with the keyboard alone', async ({ page }) => {
  const title = unique('Wedding');
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  const customer = await aCustomer(manager);
  const booking = await anEvent(manager, { yachtId: yacht.id, startDate: elevenOn(inDays(40)), endDate: elevenOn(inDays(47)) });
  await page.goto(`/schedule/new?yachtId=${yacht.id}`);
  await field(page, 'Title').fill(title);
  await page.getByRole('combobox', { name: 'Customer', exact: true }).fill(customer.lastName);
  await page.getByRole('option', { name: `${customer.firstName} ${customer.lastName}`, exact: true }).click();
  await fillDates(page, { start: inDays(45), startTime: '11:00', end: inDays(48), endTime: '11:00' });
  const notice = page.getByRole('status').filter({ hasText: / is already booked\b/ });
  await expect(notice).toContainText(`${yacht.name} is already booked`);
  await expect(notice).toContainText(booking.title);
  await expect(notice.getByRole('group', { name: 'Nearest free times', exact: true }).getByRole('button')).toHaveCount(5);
  expect(await faults(page)).toEqual([]);

  await field(page, 'Price').fill('12500.5');
  await notice.getByRole('button').nth(2).focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Start date')).toBeFocused();
  await expect(notice).toHaveCount(0);
  const start = await dayIn(field(page, 'Start date'));
  await expect(field(page, 'Start time')).toHaveValue(asShown('11:00'));
  await field(page, 'Title').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Event created', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`/schedule?date=${start}`);
  await page.getByRole('button', { name: 'Show it', exact: true }).click();
  await expect(page).toHaveURL(`/schedule?date=${start}`);
  expect(await stored(manager, title)).toMatchObject({
    title,
    yachtId: yacht.id,
    customerId: customer.id,
    price: 1_250_050,
    currency: 'EUR',
    type: 'charter',
  });
});

test('a conflict is scrolled into view above the buttons, however low the window is', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  await anEvent(manager, { yachtId: yacht.id, startDate: elevenOn(inDays(40)), endDate: elevenOn(inDays(47)) });
  for (const height of [900, 640]) {
    await page.setViewportSize({ width: 1440, height });
    await page.goto(`/schedule/new?yachtId=${yacht.id}&start=${elevenOn(inDays(41))}&end=${elevenOn(inDays(42))}`);
    const notice = page.getByRole('status').filter({ hasText: / is already booked\b/ });
    await expect(notice).toBeVisible();
    const { y = 0, height: high = 0 } = (await page.getByRole('button', { name: 'Add event', exact: true }).boundingBox()) ?? {};
    expect(high).toBeGreaterThan(0);
    await expect.poll(async () => ((await notice.boundingBox())?.y ?? 0) + ((await notice.boundingBox())?.height ?? 0)).toBeLessThan(y);
  }
});

test('an untouched title and description follow the type; maintenance has a kind, which the title sets, and is stored with its record', async ({
  page,
}) => {
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  await page.goto(`/schedule/new?type=charter&duration=charter&yachtId=${yacht.id}`);
  const kind = page.getByRole('combobox', { name: 'Kind of work', exact: true });
  await expect(kind).toHaveCount(0);
  await choose(page, 'Type', 'Maintenance');
  await expect(field(page, 'Title')).toHaveValue('Maintenance Schedule');
  await expect(field(page, 'Description')).toHaveValue('Scheduled maintenance work');
  await expect(kind).toHaveText('General');
  const title = unique('Port engine');
  await field(page, 'Title').click();
  await page.keyboard.type(title);
  await expect(field(page, 'Title')).toHaveValue(title);
  await expect(kind).toHaveText('Engine');
  await choose(page, 'Type', 'Inspection');
  await expect(kind).toHaveCount(0);
  await expect(field(page, 'Title')).toHaveValue(title);
  await expect(field(page, 'Description')).toHaveValue('');
  await choose(page, 'Type', 'Maintenance');
  await expect(kind).toHaveText('Engine');
  await choose(page, 'Kind of work', 'Electrical');
  await field(page, 'Title').press('End');
  await page.keyboard.type(' oil');
  await expect(kind).toHaveText('Electrical');
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Event created', { exact: true })).toBeVisible();
  const { maintenanceId } = await stored(manager, title);
  expect(await manager.get(`/api/maintenance/${maintenanceId}`)).toMatchObject({ title: `${title} oil`, type: 'electrical' });
});

test('another yacht that is free at that time is one click away', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const [yacht, title] = [await aYacht(manager), unique('Regatta')];
  await aYacht(manager);
  await anEvent(manager, { yachtId: yacht.id });
  await page.goto(`/schedule/new?yachtId=${yacht.id}&start=${inDays(41)}T08:00:00Z&end=${inDays(42)}T08:00:00Z`);
  await expect(field(page, 'Start date')).toHaveValue(asShown(inDays(41)));
  const others = page.getByRole('group', { name: 'Free at that time', exact: true }).getByRole('button');
  const name = await others.first().innerText();
  await others.first().click();
  await expect(page.getByRole('combobox', { name: 'Yacht', exact: true })).toHaveValue(name);
  await expect(page.getByRole('group', { name: 'Free at that time', exact: true })).toHaveCount(0);
  await field(page, 'Title').fill(title);
  await page.getByRole('button', { name: 'Add event', exact: true }).click();
  await expect(page.getByText('Event created', { exact: true })).toBeVisible();
  expect((await stored(manager, title)).yachtName).toBe(name);
});

test('when somebody else books meanwhile, the save is refused with the server’s message, and free times are offered', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  await page.goto(`/schedule/new?yachtId=${yacht.id}&type=charter&duration=charter`);
  await fillDates(page, { start: inDays(60), end: inDays(62) });
  await page.waitForResponse((answer) => answer.url().includes('free-slots'));
  const first = await anEvent(manager, { yachtId: yacht.id, startDate: `${inDays(59)}T10:00:00Z`, endDate: `${inDays(64)}T10:00:00Z` });
  await page.getByRole('button', { name: 'Add event', exact: true }).click();
  await expect(
    page.getByText(new RegExp(`^Failed to create schedule event: ${yacht.name} is already booked .*${first.title}\\.$`)).last(),
  ).toBeVisible();
  await expect(
    page.getByRole('status').filter({ has: page.getByRole('group', { name: 'Nearest free times', exact: true }) }),
  ).toBeFocused();
  await expect(field(page, 'Title')).toHaveValue('Charter Booking');
  await page.getByRole('group', { name: 'Nearest free times', exact: true }).getByRole('button').last().click();
  await page.getByRole('button', { name: 'Add event', exact: true }).click();
  await expect(page.getByText('Event created', { exact: true })).toBeVisible();
});

test('maintenance over a booking asks first, and is saved only when confirmed', async ({ page }) => {
  const title = unique('Antifouling');
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  await anEvent(manager, { yachtId: yacht.id });
  await page.goto(`/schedule/new?type=maintenance&yachtId=${yacht.id}`);
  await field(page, 'Title').fill(title);
  await expect(page.getByText('This also adds a maintenance record.', { exact: true })).toBeVisible();
  await fillDates(page, { start: inDays(42), end: inDays(43) });
  await expect(page.getByRole('status').filter({ hasText: `${yacht.name} is booked` })).toBeVisible();
  await page.getByRole('button', { name: 'Add event', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Save it anyway?');
  expect(await faults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Keep editing', exact: true }).click();
  expect(await manager.get(`/api/schedule?q=${encodeURIComponent(title)}`)).toEqual([]);
  await page.getByRole('button', { name: 'Add event', exact: true }).click();
  await dialog.getByRole('button', { name: 'Save anyway', exact: true }).click();
  await expect(page.getByText('Event created', { exact: true })).toBeVisible();
  const event = await stored(manager, title);
  expect(event.maintenanceId).not.toBeNull();

  // Maintenance has one form, wherever it is opened from.
  await goOn(page, `/schedule/${event.id}/edit`);
  await expect(page).toHaveURL(`/maintenance/${event.maintenanceId}/edit`);
  await expect(field(page, 'Planned end date')).toHaveValue(asShown(inDays(43)));
  await field(page, 'Scheduled date').fill(inDays(50));
  await expect(field(page, 'Planned end date')).toHaveValue(asShown(inDays(51)));
});

test('editing an event keeps what wasn’t changed, and returns to the view it was opened from', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  const event = await anEvent(manager, {
    yachtId: yacht.id,
    price: 99_900,
    currency: 'GBP',
    color: 'danger',
    startDate: `${inDays(40)}T10:00:17.500Z`,
  });
  await page.goto(`/schedule?view=list&q=${encodeURIComponent(event.title)}`);
  await page.getByRole('link', { name: `Edit ${event.title}`, exact: true }).click();
  await expect(field(page, 'Price')).toHaveValue('999.00');
  await field(page, 'Title').fill(`${event.title} moved`);
  await field(page, 'End time').fill('18:45');
  // The event's color was stored under another program's name for it.
  await expect(page.getByRole('radio', { name: 'Red', exact: true })).toBeChecked();
  await page.getByRole('radio', { name: 'Violet', exact: true }).check();
  await choose(page, 'Type', 'Day trip');
  await page.getByRole('button', { name: 'Save changes', exact: true }).click();
  await expect(page.getByText('Event updated', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/schedule\?.*view=list/);
  // Going back skips the form, and the schedule reopens as it was left.
  const places = page.getByRole('navigation', { name: 'Main', exact: true });
  await places.getByRole('link', { name: 'Crew Management', exact: true }).click();
  await expect(page).toHaveURL('/crew');
  await page.goBack();
  await expect(page).toHaveURL(/\/schedule\?.*view=list/);
  await page.goForward();
  await expect(page).toHaveURL('/crew');
  await places.getByRole('link', { name: 'Schedule', exact: true }).click();
  await expect(page).toHaveURL('/schedule?view=list');
  const saved = await stored(manager, event.title);
  expect(saved).toMatchObject({
    title: `${event.title} moved`,
    type: 'day_rent',
    color: 'violet',
    price: 99_900,
    currency: 'GBP',
    startDate: `${inDays(40)}T10:00:17.500Z`,
  });
  expect(new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Paris', timeStyle: 'short' }).format(new Date(saved.endDate))).toBe('18:45');
});

test('two people edit one event: the second is warned, sees what changed, and chooses', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  const event = await anEvent(manager, { yachtId: yacht.id });
  await page.goto(`/schedule/${event.id}/edit`);
  await field(page, 'Description').fill('Half board');
  await manager.patch(`/api/schedule/${event.id}`, { title: `${event.title} II`, price: 500 });
  await page.getByRole('button', { name: 'Save changes', exact: true }).click();
  await expect(page.getByRole('row', { name: /^Title / })).toHaveText(`Title${event.title} IINot changed by you`);
  await expect(page.getByRole('row', { name: /^Description / })).toHaveText('DescriptionEmptyHalf board');
  await page.getByRole('button', { name: 'Save mine', exact: true }).click();
  await expect(page.getByText('Event updated', { exact: true })).toBeVisible();
  expect(await stored(manager, event.title)).toMatchObject({ title: `${event.title} II`, price: 500, description: 'Half board' });
});

test('an event is deleted from its form, and one that doesn’t exist leads to the schedule', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  const event = await anEvent(manager, { yachtId: yacht.id });
  await page.goto(`/schedule/${event.id}/edit`);
  await field(page, 'Title').fill('never saved');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toContainText(event.title);
  await page.getByRole('button', { name: 'Delete event', exact: true }).click();
  await expect(page.getByText('Event deleted', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/schedule(\?|$)/);
  await page.goto(`/schedule/${event.id}/edit`);
  await expect(page).toHaveURL('/schedule');
  await expect(page.getByText('Event not found', { exact: true })).toBeVisible();
});

test('pressing Delete twice asks once, and an event that is already gone counts as deleted', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const event = await anEvent(manager, { yachtId: (await aYacht(manager)).id });
  let deletions = 0;
  await page.route(`**/api/schedule/${event.id}`, async (route) => {
    if (route.request().method() !== 'DELETE') return route.continue();
    deletions++;
    await manager.delete(`/api/schedule/${event.id}`);
    await route.continue();
  });
  await page.goto(`/schedule/${event.id}/edit`);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete event', exact: true }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByText('Event deleted', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/schedule(\?|$)/);
  expect(deletions).toBe(1);
});

test('unreadable dates become now and three hours from now', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const event = await anEvent(manager, { yachtId: (await aYacht(manager)).id });
  await page.route(`**/api/schedule/${event.id}`, (route) => route.fulfill({ json: { ...event, startDate: 'soon', endDate: '' } }));
  await page.goto(`/schedule/${event.id}/edit`);
  await expect(field(page, 'Title')).toHaveValue(event.title);
  await expect(field(page, 'Start date')).toHaveValue(asShown(inDays(0)));
  await field(page, 'Description').fill('Half board');
  await expect(field(page, 'End date')).not.toHaveValue('');
  // The event's own page shows the same dates rather than none.
  await page.route(`**/api/schedule/${event.id}/dossier`, async (route) => {
    const dossier = await (await route.fetch()).json();
    return route.fulfill({ json: { ...dossier, event: { ...dossier.event, startDate: 'soon', endDate: '' } } });
  });
  await page.goto(`/schedule/${event.id}`);
  await expect(page.getByRole('heading', { level: 2, name: event.title, exact: true })).toBeVisible();
  await expect(page.getByText('3 hours', { exact: true })).toBeVisible();
});

test('a form leads back to the event’s own page, but not to that of a deleted event', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const event = await anEvent(manager, { yachtId: (await aYacht(manager)).id });
  await page.goto(`/schedule/${event.id}`);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await field(page, 'Description').fill('Half board');
  await page.getByRole('button', { name: 'Save changes', exact: true }).click();
  await expect(page).toHaveURL(`/schedule/${event.id}`);
  await expect(page.getByText('Half board', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete event', exact: true }).click();
  await expect(page.getByText('Event deleted', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/schedule\?date=/);
});

test('a form that is opened again starts from what was saved, however long the server takes to answer', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const event = await anEvent(manager, { yachtId: (await aYacht(manager)).id });
  await page.goto(`/schedule/${event.id}`);
  const edit = page.getByRole('link', { name: 'Edit', exact: true });
  await edit.click();
  await field(page, 'Description').fill('Half board');
  const reading = await hold(page, `**/api/schedule/${event.id}`, 'GET');
  await page.getByRole('button', { name: 'Save changes', exact: true }).click();
  await expect(page.getByText('Event updated', { exact: true })).toBeVisible();
  await edit.click();
  await expect(field(page, 'Description')).toHaveValue('Half board');
  await field(page, 'Description').fill('Full board');
  await page.getByRole('button', { name: 'Save changes', exact: true }).click();
  await expect.poll(async () => (await stored(manager, event.title)).description).toBe('Full board');
  reading.release();
});

test('an event that can’t be loaded offers a retry', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const event = await anEvent(manager, { yachtId: (await aYacht(manager)).id });
  const address = `**/api/schedule/${event.id}`;
  await page.route(address, (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"Something went wrong.","code":"internal"}' }),
  );
  await page.goto(`/schedule/${event.id}/edit`);
  await expect(page.getByText('Failed to load schedule event. Please try again later.', { exact: true })).toBeVisible();
  await page.unroute(address);
  await page.getByRole('button', { name: 'Retry', exact: true }).click();
  await expect(field(page, 'Title')).toHaveValue(event.title);
});

test('a save that fails says why, keeps the form, and the next try adds one event; leaving asks first', async ({ page }) => {
  const title = unique('Lost and Found');
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  await page.goto(`/schedule/new?yachtId=${yacht.id}`);
  await field(page, 'Title').fill(title);
  await page.getByRole('link', { name: 'Schedule', exact: true }).last().click();
  await expect(page.getByText('Leave without saving?', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Keep editing', exact: true }).click();
  let lost = false;
  await page.route('**/api/schedule', async (route) => {
    if (lost || route.request().method() !== 'POST') return route.fallback();
    lost = true;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Add event', exact: true }).click();
  await expect(page.getByText(/^Failed to create schedule event: We couldn’t reach the server/).last()).toBeVisible();
  await page.getByRole('button', { name: 'Add event', exact: true }).click();
  await expect(page.getByText('Event created', { exact: true })).toBeVisible();
  expect(await stored(manager, title)).toMatchObject({ title });
});

test('a save without a network says so, and nothing typed is lost', async ({ page, context }) => {
  const title = unique('At sea');
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  await page.goto(`/schedule/new?yachtId=${yacht.id}&start=2031-06-07T10:00:00Z&end=2031-06-08T10:00:00Z`);
  await field(page, 'Title').fill(title);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Add event', exact: true }).click();
  await expect(page.getByText(/Failed to create schedule event: /).first()).toBeVisible();
  await expect(field(page, 'Title')).toHaveValue(title);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Add event', exact: true }).click();
  await expect(page).toHaveURL(/\/schedule\?date=2031-06-07/);
  expect(await stored(manager, title)).toMatchObject({ title });
});

test('a new customer is added from the form', async ({ page }) => {
  const [title, lastName] = [unique('First time'), unique('Newcomer')];
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  await page.goto(`/schedule/new?yachtId=${yacht.id}`);
  await field(page, 'Title').fill(title);
  await page.getByRole('button', { name: 'Add customer', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await field(dialog, 'First name').fill('Nadia');
  await field(dialog, 'Last name').fill(lastName);
  await dialog.getByRole('button', { name: 'Add customer', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Customer', exact: true })).toHaveValue(`Nadia ${lastName}`);
  await page.getByRole('button', { name: 'Add event', exact: true }).click();
  await expect(page.getByText('Event created', { exact: true })).toBeVisible();
  expect((await stored(manager, title)).customerFullName).toBe(`Nadia ${lastName}`);
});

test('an admin books any company’s yacht, for that company’s customers alone', async ({ page }) => {
  const other = await (await newCompany()).person('manager');
  const manager = await person('manager');
  const yacht = await aYacht(manager);
  const [mine, theirs] = [await aCustomer(manager), await aCustomer(other)];
  await signedIn(page, 'admin');
  await page.goto('/schedule/new');
  await expect(page.getByRole('combobox', { name: 'Yacht', exact: true })).toHaveValue('');
  await page.getByRole('combobox', { name: 'Yacht', exact: true }).fill(yacht.name);
  await page.getByRole('option', { name: new RegExp(`^${yacht.name}`) }).click();
  await page.getByRole('combobox', { name: 'Customer', exact: true }).fill(theirs.lastName);
  await expect(page.getByText('No customers found', { exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Customer', exact: true }).fill(mine.lastName);
  await expect(page.getByRole('option', { name: new RegExp(`^${mine.firstName} ${mine.lastName}\\b`) })).toBeVisible();
});

test.describe('far from the company', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('times are in the company’s time zone, say so, and stay right across its clock changes', async ({ page }) => {
    const title = unique('Over the change');
    const manager = await signedIn(page, 'manager');
    const yacht = await aYacht(manager);
    await page.goto(`/schedule/new?yachtId=${yacht.id}`);
    await expect(
      page.getByText('Dates and times are in Central European Time (Europe/Paris), not your device’s time zone.', { exact: true }),
    ).toBeVisible();
    await field(page, 'Title').fill(title);
    await fillDates(page, { start: '2031-03-29', startTime: '18:00', end: '2031-03-31', endTime: '10:00' });
    await page.getByRole('button', { name: 'Add event', exact: true }).click();
    await expect(page.getByText('Event created', { exact: true })).toBeVisible();
    await expect(page).toHaveURL('/schedule?date=2031-03-29');
    const event = await stored(manager, title);
    expect(event).toMatchObject({ startDate: '2031-03-29T17:00:00.000Z', endDate: '2031-03-31T08:00:00.000Z' });
    await goOn(page, `/schedule/${event.id}/edit`);
    await expect(field(page, 'Start time')).toHaveValue(asShown('18:00'));
    await expect(field(page, 'End time')).toHaveValue(asShown('10:00'));
    await expect(field(page, 'End date')).toHaveValue(asShown('2031-03-31'));
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a day trip is booked, moved to a free day by a tap, and nothing is wider than the screen', async ({ page }) => {
    const title = unique('Calanques');
    const manager = await signedIn(page, 'manager');
    const yacht = await aYacht(manager);
    await anEvent(manager, { yachtId: yacht.id });
    await page.goto(`/schedule/new?type=day_rent&duration=day&yachtId=${yacht.id}`);
    await field(page, 'Title').fill(title);
    await fillDates(page, { start: inDays(43), end: inDays(43), endTime: '17:00' });
    await expect(page.getByRole('group', { name: 'Nearest free times', exact: true })).toBeVisible();
    const wider = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('main fieldset')].flatMap((sheet) =>
            [...sheet.querySelectorAll('input, button, label')].filter(
              (each) => each.getBoundingClientRect().right > sheet.getBoundingClientRect().right + 1,
            ),
          ).length,
      );
    expect(await wider()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await faults(page)).toEqual([]);
    await page.getByRole('group', { name: 'Nearest free times', exact: true }).getByRole('button').first().tap();
    await expect(page.getByRole('group', { name: 'Nearest free times', exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Add event', exact: true }).tap();
    await expect(page.getByText('Event created', { exact: true })).toBeVisible();
    expect((await stored(manager, title)).type).toBe('day_rent');
  });

  test('a start that is chosen in the calendar takes the end along, although the field is never focused', async ({ page }) => {
    await signedIn(page, 'manager');
    await page.goto('/schedule/new?type=charter&duration=charter');
    await field(page, 'Start date').tap();
    const months = page.getByRole('dialog', { name: 'Calendar: Start date', exact: true });
    await months.getByRole('button', { name: 'Next year', exact: true }).tap();
    await months.getByRole('gridcell').getByText('15', { exact: true }).tap();
    await expect(months).toHaveCount(0);
    const start = await dayIn(field(page, 'Start date'));
    expect(start.slice(8)).toBe('15');
    await expect(field(page, 'End date')).toHaveValue(asShown(addDays(start, 3)));
  });
});
