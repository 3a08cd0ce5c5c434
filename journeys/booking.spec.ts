import type { APIRequestContext, Page } from '@playwright/test';
import { aCustomer, aYacht, expect, faults, signedIn, test, unique } from './walk.ts';

const day = 86_400_000;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** A calendar day so many days from now, as Paris has it. */
function inDays(days: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format(Date.now() + days * day);
}

/** An event of one's own to work on, added by a call: a charter from 10:00 to 10:00 UTC unless said otherwise. */
async function anEvent(
  request: APIRequestContext,
  token: string,
  yachtId: number,
  more: object = {},
): Promise<{ id: number; title: string }> {
  const data = {
    yachtId,
    title: unique('Charter'),
    type: 'charter',
    startDate: `${inDays(40)}T10:00:00Z`,
    endDate: `${inDays(47)}T10:00:00Z`,
    ...more,
  };
  const answer = await request.post('/api/schedule', { data, headers: bearer(token) });
  expect(answer.status()).toBe(201);
  return answer.json();
}

async function stored(page: Page, token: string, q: string) {
  const [event] = await (await page.request.get(`/api/schedule?q=${encodeURIComponent(q)}`, { headers: bearer(token) })).json();
  return event;
}

async function fillDates(page: Page, dates: { start?: string; startTime?: string; end?: string; endTime?: string }) {
  if (dates.start) await page.getByLabel('Start date').fill(dates.start);
  if (dates.startTime) await page.getByLabel('Start time').fill(dates.startTime);
  if (dates.end) await page.getByLabel('End date').fill(dates.end);
  if (dates.endTime) await page.getByLabel('End time').fill(dates.endTime);
}

async function choose(page: Page, name: string, option: string) {
  await page.getByRole('combobox', { name, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

for (const { address, heading, type, title, description, end } of [
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
] as const) {
  test(`a new event at “${address}” begins as ${heading}`, async ({ page }) => {
    await signedIn(page, 'nora');
    await page.goto(`/schedule/new${address}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Type' })).toHaveText(type);
    await expect(page.getByLabel('Title')).toHaveValue(title);
    await expect(page.getByLabel('Description')).toHaveValue(description);
    await expect(page.getByLabel('Start time')).toHaveValue('09:00');
    const [today] = [new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(new Date())];
    await expect(page.getByLabel('Start date')).toHaveValue(/^\d{4}-\d{2}-\d{2}$/);
    const start = await page.getByLabel('Start date').inputValue();
    expect(Math.abs(Date.parse(start) - Date.parse(today))).toBeLessThanOrEqual(day);
    const [days, time] = end ?? [null, /^\d{2}:\d{2}$/];
    await expect(page.getByLabel('End time')).toHaveValue(time);
    const lasts = (Date.parse(await page.getByLabel('End date').inputValue()) - Date.parse(start)) / day;
    expect(days === null ? lasts <= 1 : lasts === days).toBe(true);
    await expect(page.getByRole('combobox', { name: 'Yacht' })).not.toHaveValue('');
    await expect(page.getByPlaceholder('No customer')).toHaveValue('');
    await page.getByRole('combobox', { name: 'Currency' }).click();
    await expect(page.getByRole('option')).toHaveText(['USD', 'EUR', 'GBP', 'CHF', 'JPY', 'CAD', 'AUD']);
  });
}

test('what is wrong is said at its field, and nothing typed is lost', async ({ page }) => {
  const token = await signedIn(page, 'maya');
  const yacht = await aYacht(page.request, token);
  let sent = 0;
  page.on('request', (request) => request.method() === 'POST' && request.url().endsWith('/api/schedule') && sent++);
  await page.goto(`/schedule/new?yachtId=${yacht.id}`);
  await page.getByRole('combobox', { name: 'Yacht' }).fill('');
  await page.getByLabel('Start date').fill('');
  await page.getByLabel('End date').fill('');
  await page.getByLabel('Start time').fill('25:00');
  await page.getByLabel('End time').fill('later');
  await page.getByRole('button', { name: 'Add event' }).click();
  for (const message of ['Title is required', 'Please select a yacht', 'Start date is required', 'End date is required'])
    await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByText('Time must be in 24-hour format (HH:MM)')).toHaveCount(2);
  await expect(page.getByLabel('Title')).toBeFocused();

  await page.getByLabel('Title').fill('Wrong way round');
  await fillDates(page, { start: '2031-06-10', startTime: '12', end: '2031-06-10', endTime: '930' });
  await page.getByLabel('Price').fill('1,250.50');
  await expect(page.getByLabel('Price')).toHaveAccessibleDescription('Left empty: write it like 1250.50');
  await expect(page.getByLabel('Start time')).toHaveValue('12:00');
  await expect(page.getByLabel('End time')).toHaveValue('09:30');
  await expect(page.getByLabel('End date')).toHaveAccessibleDescription('End date/time must be after start date/time');
  expect(sent).toBe(0);
  await page.getByLabel('End time').fill('18:00');
  await expect(page.getByText('End date/time must be after start date/time')).toHaveCount(0);
  await expect(page.getByLabel('Title')).toHaveValue('Wrong way round');
});

test('a start that moves behind the end takes the end along', async ({ page }) => {
  await signedIn(page, 'maya');
  await page.goto('/schedule/new?type=charter&duration=charter');
  await page.getByLabel('Start date').fill(inDays(20));
  await page.getByLabel('Title').focus();
  await expect(page.getByLabel('End date')).toHaveValue(inDays(23));
});

test('a taken time is told while one types; the slot that is offered instead is filled in and saved, with the keyboard alone', async ({
  page,
}) => {
  const title = unique('Wedding');
  const token = await signedIn(page, 'maya');
  const yacht = await aYacht(page.request, token);
  const customer = await aCustomer(page.request, token);
  const taken = await anEvent(page.request, token, yacht.id);
  await page.goto(`/schedule/new?yachtId=${yacht.id}`);
  await page.getByLabel('Title').fill(title);
  await page.getByRole('combobox', { name: 'Customer' }).fill(customer.lastName);
  await page.getByRole('option', { name: customer.lastName }).click();
  await fillDates(page, { start: inDays(45), startTime: '11:00', end: inDays(48), endTime: '11:00' });
  const notice = page.getByRole('status').filter({ hasText: 'already booked' });
  await expect(notice).toContainText(`${yacht.name} is already booked`);
  await expect(notice).toContainText(taken.title);
  await expect(notice.getByRole('group', { name: 'Nearest free times' }).getByRole('button')).toHaveCount(5);
  expect(await faults(page)).toEqual([]);

  await page.getByLabel('Price').fill('12500.5');
  await notice.getByRole('button').nth(2).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Start date')).toBeFocused();
  await expect(notice).toHaveCount(0);
  const start = await page.getByLabel('Start date').inputValue();
  await expect(page.getByLabel('Start time')).toHaveValue('11:00');
  await page.getByLabel('Title').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Event created', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`/schedule?date=${start}`);
  expect(await stored(page, token, title)).toMatchObject({
    title,
    yachtId: yacht.id,
    customerId: customer.id,
    price: 1_250_050,
    currency: 'EUR',
    type: 'charter',
  });
});

test('another yacht that is free then is a press away', async ({ page }) => {
  const token = await signedIn(page, 'maya');
  const yacht = await aYacht(page.request, token);
  const title = unique('Regatta');
  await anEvent(page.request, token, yacht.id);
  await page.goto(`/schedule/new?yachtId=${yacht.id}&start=${inDays(41)}T08:00:00Z&end=${inDays(42)}T08:00:00Z`);
  await expect(page.getByLabel('Start date')).toHaveValue(inDays(41));
  const others = page.getByRole('group', { name: 'Free then' }).getByRole('button');
  const name = await others.first().innerText();
  await others.first().click();
  await expect(page.getByRole('combobox', { name: 'Yacht' })).toHaveValue(name);
  await expect(page.getByRole('group', { name: 'Free then' })).toHaveCount(0);
  await page.getByLabel('Title').fill(title);
  await page.getByRole('button', { name: 'Add event' }).click();
  await expect(page.getByText('Event created', { exact: true })).toBeVisible();
  expect((await stored(page, token, title)).yachtName).toBe(name);
});

test('somebody else books meanwhile: the save is refused in the server’s words, and free times are offered', async ({ page }) => {
  const token = await signedIn(page, 'maya');
  const yacht = await aYacht(page.request, token);
  await page.goto(`/schedule/new?yachtId=${yacht.id}&type=charter&duration=charter`);
  await fillDates(page, { start: inDays(60), end: inDays(62) });
  await page.waitForResponse((answer) => answer.url().includes('free-slots'));
  const first = await anEvent(page.request, token, yacht.id, { startDate: `${inDays(59)}T10:00:00Z`, endDate: `${inDays(64)}T10:00:00Z` });
  await page.getByRole('button', { name: 'Add event' }).click();
  await expect(
    page.getByText(new RegExp(`^Failed to create schedule event: ${yacht.name} is already booked .*${first.title}\\.$`)).last(),
  ).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Nearest free times' })).toBeFocused();
  await expect(page.getByLabel('Title')).toHaveValue('Charter Booking');
  await page.getByRole('group', { name: 'Nearest free times' }).getByRole('button').last().click();
  await page.getByRole('button', { name: 'Add event' }).click();
  await expect(page.getByText('Event created', { exact: true })).toBeVisible();
});

test('maintenance over a booking is asked about, and saved only on a yes', async ({ page }) => {
  const title = unique('Antifouling');
  const token = await signedIn(page, 'maya');
  const yacht = await aYacht(page.request, token);
  await anEvent(page.request, token, yacht.id);
  await page.goto(`/schedule/new?type=maintenance&yachtId=${yacht.id}`);
  await page.getByLabel('Title').fill(title);
  await expect(page.getByText('Its maintenance record is added with it.')).toBeVisible();
  await fillDates(page, { start: inDays(42), end: inDays(43) });
  await expect(page.getByRole('status').filter({ hasText: `${yacht.name} is booked` })).toBeVisible();
  await page.getByRole('button', { name: 'Add event' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Save it all the same?');
  expect(await faults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  expect(await stored(page, token, title)).toBeUndefined();
  await page.getByRole('button', { name: 'Add event' }).click();
  await dialog.getByRole('button', { name: 'Save all the same' }).click();
  await expect(page.getByText('Event created', { exact: true })).toBeVisible();
  const event = await stored(page, token, title);
  expect(event.maintenanceId).not.toBeNull();

  await page.goto(`/schedule/${event.id}/edit`);
  await expect(page.getByRole('link', { name: 'Open the record' })).toHaveAttribute('href', `/maintenance/${event.maintenanceId}`);
  await expect(page.getByRole('combobox', { name: 'Type' })).toBeDisabled();
  expect(await faults(page)).toEqual([]);
});

test('an event is edited, keeps what nobody touched, and leads back to the view it was opened from', async ({ page }) => {
  const token = await signedIn(page, 'maya');
  const yacht = await aYacht(page.request, token);
  const event = await anEvent(page.request, token, yacht.id, {
    price: 99_900,
    currency: 'GBP',
    color: 'danger',
    startDate: `${inDays(40)}T10:00:17.500Z`,
  });
  await page.goto(`/schedule?view=list&q=${encodeURIComponent(event.title)}`);
  await page.getByRole('link', { name: `Edit ${event.title}` }).click();
  await expect(page.getByLabel('Price')).toHaveValue('999.00');
  await page.getByLabel('Title').fill(`${event.title} moved`);
  await page.getByLabel('End time').fill('18:45');
  // By the name another program gave it.
  await expect(page.getByRole('radio', { name: 'Red' })).toBeChecked();
  await page.getByRole('radio', { name: 'Violet' }).check();
  await choose(page, 'Type', 'Day trip');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Event updated', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/schedule\?.*view=list/);
  const saved = await stored(page, token, event.title);
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

test('two people edit one event: the second is told, sees what changed, and chooses', async ({ page }) => {
  const token = await signedIn(page, 'maya');
  const yacht = await aYacht(page.request, token);
  const event = await anEvent(page.request, token, yacht.id);
  await page.goto(`/schedule/${event.id}/edit`);
  await page.getByLabel('Description').fill('Half board');
  await page.request.patch(`/api/schedule/${event.id}`, { data: { title: `${event.title} II`, price: 500 }, headers: bearer(token) });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('row', { name: 'Title' })).toHaveText(`Title${event.title} IINot changed by you`);
  await expect(page.getByRole('row', { name: 'Description' })).toHaveText('DescriptionEmptyHalf board');
  await page.getByRole('button', { name: 'Save mine' }).click();
  await expect(page.getByText('Event updated', { exact: true })).toBeVisible();
  expect(await stored(page, token, event.title)).toMatchObject({ title: `${event.title} II`, price: 500, description: 'Half board' });
});

test('an event is deleted from its form, and one that isn’t there leads to the schedule', async ({ page }) => {
  const token = await signedIn(page, 'maya');
  const yacht = await aYacht(page.request, token);
  const event = await anEvent(page.request, token, yacht.id);
  await page.goto(`/schedule/${event.id}/edit`);
  await page.getByLabel('Title').fill('never saved');
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(event.title);
  await page.getByRole('button', { name: 'Delete event' }).click();
  await expect(page.getByText('Event deleted', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/schedule(\?|$)/);
  await page.goto(`/schedule/${event.id}/edit`);
  await expect(page).toHaveURL('/schedule');
  await expect(page.getByText('Event not found', { exact: true })).toBeVisible();
});

test('a form leads back to the event’s own page, but not to that of an event which is gone', async ({ page }) => {
  const token = await signedIn(page, 'maya');
  const event = await anEvent(page.request, token, (await aYacht(page.request, token)).id);
  await page.goto(`/schedule/${event.id}`);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Description').fill('Half board');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page).toHaveURL(`/schedule/${event.id}`);
  await expect(page.getByText('Half board', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete event' }).click();
  await expect(page.getByText('Event deleted', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/schedule\?date=/);
});

test('an event that can’t be read offers another try', async ({ page }) => {
  const token = await signedIn(page, 'maya');
  const event = await anEvent(page.request, token, (await aYacht(page.request, token)).id);
  const address = `**/api/schedule/${event.id}`;
  await page.route(address, (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"Something went wrong.","code":"internal"}' }),
  );
  await page.goto(`/schedule/${event.id}/edit`);
  await expect(page.getByText('Failed to load schedule event. Please try again later.')).toBeVisible();
  await page.unroute(address);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByLabel('Title')).toHaveValue(event.title);
});

test('a save that fails says why, keeps the form, and the next try adds one event; leaving asks first', async ({ page }) => {
  const title = unique('Lost and Found');
  const token = await signedIn(page, 'maya');
  const yacht = await aYacht(page.request, token);
  await page.goto(`/schedule/new?yachtId=${yacht.id}`);
  await page.getByLabel('Title').fill(title);
  await page.getByRole('link', { name: 'Schedule', exact: true }).last().click();
  await expect(page.getByText('Leave without saving?')).toBeVisible();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  let lost = false;
  await page.route('**/api/schedule', async (route) => {
    if (lost || route.request().method() !== 'POST') return route.fallback();
    lost = true;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Add event' }).click();
  await expect(page.getByText(/^Failed to create schedule event: We could not reach the server/).last()).toBeVisible();
  await page.getByRole('button', { name: 'Add event' }).click();
  await expect(page.getByText('Event created', { exact: true })).toBeVisible();
  const found = await page.request.get(`/api/schedule?q=${encodeURIComponent(title)}`, { headers: bearer(token) });
  expect(await found.json()).toHaveLength(1);
});

test('a save without a network says so, and nothing typed is lost', async ({ page, context }) => {
  const title = unique('At sea');
  const token = await signedIn(page, 'maya');
  const yacht = await aYacht(page.request, token);
  await page.goto(`/schedule/new?yachtId=${yacht.id}&start=2031-06-07T10:00:00Z&end=2031-06-08T10:00:00Z`);
  await page.getByLabel('Title').fill(title);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Add event' }).click();
  await expect(page.getByText(/Failed to create schedule event: /).first()).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Add event' }).click();
  await expect(page).toHaveURL(/\/schedule\?date=2031-06-07/);
  expect(await stored(page, token, title)).toMatchObject({ title });
});

test('a customer who isn’t there yet is added on the way', async ({ page }) => {
  const [title, lastName] = [unique('First time'), unique('Newcomer')];
  const token = await signedIn(page, 'maya');
  const yacht = await aYacht(page.request, token);
  await page.goto(`/schedule/new?yachtId=${yacht.id}`);
  await page.getByLabel('Title').fill(title);
  await page.getByRole('button', { name: 'Add customer' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('First name').fill('Nadia');
  await dialog.getByLabel('Last name').fill(lastName);
  await dialog.getByRole('button', { name: 'Add customer' }).click();
  await expect(page.getByRole('combobox', { name: 'Customer' })).toHaveValue(`Nadia ${lastName}`);
  await page.getByRole('button', { name: 'Add event' }).click();
  await expect(page.getByText('Event created', { exact: true })).toBeVisible();
  expect((await stored(page, token, title)).customerFullName).toBe(`Nadia ${lastName}`);
});

test('an admin books any company’s yacht, for that company’s customers alone', async ({ page, playwright, baseURL }) => {
  const elsewhere = await playwright.request.newContext({ baseURL });
  const login = async (email: string) =>
    (await (await elsewhere.post('/api/auth/login', { data: { email, password: 'fairlead-demo' } })).json()).token as string;
  const [maya, nora] = [await login('maya@azure-charters.example'), await login('nora@northwind-sailing.example')];
  const yacht = await aYacht(elsewhere, maya);
  const [mine, theirs] = [await aCustomer(elsewhere, maya), await aCustomer(elsewhere, nora)];
  await elsewhere.dispose();
  await signedIn(page, 'admin');
  await page.goto('/schedule/new');
  await expect(page.getByRole('combobox', { name: 'Yacht' })).toHaveValue('');
  await page.getByRole('combobox', { name: 'Yacht' }).fill(yacht.name);
  await page.getByRole('option', { name: yacht.name }).click();
  await page.getByRole('combobox', { name: 'Customer' }).fill(theirs.lastName);
  await expect(page.getByText('No customers found')).toBeVisible();
  await page.getByRole('combobox', { name: 'Customer' }).fill(mine.lastName);
  await expect(page.getByRole('option', { name: mine.lastName })).toBeVisible();
});

test.describe('far from the company', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('the hours are the company’s, said so, also over the change of its clocks', async ({ page }) => {
    const title = unique('Over the change');
    const token = await signedIn(page, 'maya');
    const yacht = await aYacht(page.request, token);
    await page.goto(`/schedule/new?yachtId=${yacht.id}`);
    await expect(page.getByText('Dates and times are those of Central European Time (Europe/Paris), not of your device.')).toBeVisible();
    await page.getByLabel('Title').fill(title);
    await fillDates(page, { start: '2031-03-29', startTime: '18:00', end: '2031-03-31', endTime: '10:00' });
    await page.getByRole('button', { name: 'Add event' }).click();
    await expect(page.getByText('Event created', { exact: true })).toBeVisible();
    await expect(page).toHaveURL('/schedule?date=2031-03-29');
    const event = await stored(page, token, title);
    expect(event).toMatchObject({ startDate: '2031-03-29T17:00:00.000Z', endDate: '2031-03-31T08:00:00.000Z' });
    await page.goto(`/schedule/${event.id}/edit`);
    await expect(page.getByLabel('Start time')).toHaveValue('18:00');
    await expect(page.getByLabel('End time')).toHaveValue('10:00');
    await expect(page.getByLabel('End date')).toHaveValue('2031-03-31');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a day trip is booked, moved to a free day by a tap, and nothing is wider than the screen', async ({ page }) => {
    const title = unique('Calanques');
    const token = await signedIn(page, 'maya');
    const yacht = await aYacht(page.request, token);
    await anEvent(page.request, token, yacht.id);
    await page.goto(`/schedule/new?type=day_rent&duration=day&yachtId=${yacht.id}`);
    await page.getByLabel('Title').fill(title);
    await fillDates(page, { start: inDays(43), end: inDays(43), endTime: '17:00' });
    await expect(page.getByRole('group', { name: 'Nearest free times' })).toBeVisible();
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
    await page.getByRole('group', { name: 'Nearest free times' }).getByRole('button').first().tap();
    await expect(page.getByRole('group', { name: 'Nearest free times' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Add event' }).tap();
    await expect(page.getByText('Event created', { exact: true })).toBeVisible();
    expect((await stored(page, token, title)).type).toBe('day_rent');
  });
});
