import type { Page } from '@playwright/test';
import { addDays, weekdayOf } from '#domain/shared/calendar-days.ts';
import { inDays, inHours } from './clock.ts';
import type { Charter } from '#domain/desk/charter.ts';
import { faultsInBothThemes } from './faults.ts';
import { aCharter, aCustomer, anEvent, aYacht } from './given.ts';
import { newCompany, signedIn, unique, type Person } from './people.ts';
import { asShown, expect, field, goOn, hold, test, untilDrawn } from './walk.ts';

/** A Saturday in about half a year. */
const saturday = addDays(inDays(180), 5 - weekdayOf(inDays(180)));

/** A yacht that costs 700 a week there, half of it due when it is booked. */
async function aPricedYacht(by: Person, name: string) {
  const yacht = await aYacht(by, { name });
  const season = { fromDay: addDays(saturday, -60), toDay: addDays(saturday, 60), week: '700' };
  await by.patch(`/api/yachts/${yacht.id}/charter-terms`, { currency: 'EUR', deposit: '500', seasons: [season] });
  return yacht;
}

test('an enquiry is priced once it has a yacht and dates, and appears in the pipeline', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  await aPricedYacht(manager, 'Sirocco');
  await page.goto('/desk/pipeline');
  await expect(page.getByText('No charters yet', { exact: true })).toBeVisible();
  expect(await faultsInBothThemes(page, 'an empty pipeline')).toEqual([]);

  await page.getByRole('main').getByRole('link', { name: 'New enquiry', exact: true }).last().click();
  await field(page, 'Last name').fill('Lind');
  await field(page, 'Email').fill('ida at lind');
  await page.getByRole('button', { name: 'Save enquiry', exact: true }).click();
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Invalid email address');
  await field(page, 'Email').fill('ida@lind.example');
  expect(await faultsInBothThemes(page, 'a new enquiry')).toEqual([]);
  await page.getByRole('button', { name: 'Save enquiry', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Lind', exact: true })).toBeVisible();
  expect(await faultsInBothThemes(page, 'an enquiry')).toEqual([]);

  await page.getByRole('link', { name: 'Set yacht and dates', exact: true }).click();
  await field(page, 'Yacht').click();
  await page.getByRole('option', { name: /^Sirocco/ }).click();
  await field(page, 'Start date').fill(asShown(saturday));
  await field(page, 'End date').fill(asShown(addDays(saturday, 7)));
  await page.getByRole('button', { name: 'Save changes', exact: true }).click();
  await page.getByRole('tab', { name: 'Price', exact: true }).click();
  await expect(page.getByRole('row', { name: 'Total €700.00', exact: true })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ has: page.getByText('First installment', { exact: true }) })).toContainText('€350.00');
  await expect(page.getByRole('listitem').filter({ has: page.getByText('Security deposit', { exact: true }) })).toContainText('€500.00');
  expect(await faultsInBothThemes(page, 'the price of a quote')).toEqual([]);

  await page.getByRole('button', { name: 'Edit price', exact: true }).click();
  const lines = page.getByRole('alertdialog', { name: /^Price of C-/ });
  await lines.getByRole('button', { name: 'Add line', exact: true }).click();
  await field(lines, 'Description of line 2').fill('For a good guest');
  await field(lines.getByRole('group', { name: 'Line 2', exact: true }), 'Price each').fill('-70');
  await expect(lines.getByText('Total €630.00', { exact: true })).toBeVisible();
  expect(await faultsInBothThemes(page, 'the lines of a price')).toEqual([]);
  await lines.getByRole('button', { name: 'Save price', exact: true }).click();
  await expect(page.getByRole('row', { name: 'Total €630.00', exact: true })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ has: page.getByText('First installment', { exact: true }) })).toContainText('€315.00');

  await page.getByRole('link', { name: 'Pipeline', exact: true }).click();
  const quotes = page.getByRole('region', { name: /^Quotes/ });
  await expect(quotes.getByRole('article')).toContainText('€630.00');
  expect(await faultsInBothThemes(page, 'the pipeline')).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(quotes.getByRole('link', { name: 'Lind', exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('the price shows while an enquiry is typed, and the form is filled in from the address', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const { id } = await aPricedYacht(manager, 'Mistral');
  await goOn(page, `/desk/new?yachtId=${id}&from=${saturday}&to=${addDays(saturday, 7)}`);
  const price = page.getByRole('region', { name: 'Price', exact: true });
  await expect(price.getByRole('row', { name: 'Total €700.00', exact: true })).toBeVisible();
  await field(page, 'End date').fill(asShown(addDays(saturday, 14)));
  await expect(price.getByRole('row', { name: 'Total €1,400.00', exact: true })).toBeVisible();
});

/** Moves a charter to another state through the API, as the pages do. */
function move(by: Person, { id }: { id: number }, to: string, wish: object = {}): Promise<Charter> {
  return by.post(`/api/charters/${id}/${to}`, wish);
}

test('a quote is put on option and booked, and its booking links back to it', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const { id: yachtId } = await aPricedYacht(manager, 'Sirocco');
  const quote = await aCharter(manager, { yachtId, contactLastName: 'Lind' });
  await goOn(page, `/desk/${quote.id}`);
  await page.getByRole('button', { name: 'Put on option', exact: true }).click();
  const heading = page.getByRole('heading', { name: 'Ida Lind', exact: true });
  const head = page.getByRole('article').filter({ has: heading });
  await expect(head.getByText('Option', { exact: true })).toBeVisible();
  await expect(head.getByText(/left$/)).toBeVisible();
  expect(await faultsInBothThemes(page, 'an option')).toEqual([]);

  await page.getByRole('button', { name: `More about ${quote.number}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Extend option', exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: `Extend the option of ${quote.number}`, exact: true });
  await field(dialog, 'Until').fill(asShown(inDays(400)));
  await dialog.getByRole('button', { name: 'Extend option', exact: true }).click();
  await expect(field(dialog, 'Until')).toHaveAccessibleDescription("An option can't last longer than until the charter starts");
  expect(await faultsInBothThemes(page, 'the end of an option')).toEqual([]);
  await field(dialog, 'Until').fill(asShown(inDays(20)));
  await dialog.getByRole('button', { name: 'Extend option', exact: true }).click();
  await expect(head.getByText(/\b(19|20) days left$/)).toBeVisible();

  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(head.getByText('Booked', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Open booking', exact: true }).click();
  await page.getByRole('link', { name: quote.number, exact: true }).click();
  await expect(heading).toBeVisible();
  await page.getByRole('button', { name: `More about ${quote.number}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Cancel charter', exact: true }).click();
  const end = page.getByRole('alertdialog', { name: `Cancel ${quote.number}?`, exact: true });
  await field(end, 'Reason').fill('Engine damage');
  await expect(end.getByText('Nothing was paid.', { exact: true })).toBeVisible();
  await end.getByRole('button', { name: 'Cancel charter', exact: true }).click();
  await expect(head.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(head.getByText('Engine damage', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open booking', exact: true })).toHaveCount(0);
});

test('a second option waits in line, and moves up live once the first is released', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const { id: yachtId } = await aPricedYacht(manager, 'Mistral');
  const first = await move(manager, await aCharter(manager, { yachtId, contactLastName: 'Okafor' }), 'option');
  const second = await aCharter(manager, { yachtId, contactLastName: 'Lind' });
  await goOn(page, '/desk/pipeline');
  await page.getByRole('button', { name: 'Put on option: Ida Lind', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'The yacht is on option', exact: true });
  await expect(question).toContainText(`(${first.number}). Take the next option?`);
  await expect(question.getByRole('link', { name: 'See what is free', exact: true })).toHaveAttribute(
    'href',
    /^\/desk\?from=20\d\d-\d\d-\d\d$/,
  );
  expect(await faultsInBothThemes(page, 'the next option')).toEqual([]);
  await question.getByRole('button', { name: 'Take the next option', exact: true }).click();
  const column = (name: RegExp) => page.getByRole('region', { name });
  await expect(column(/^Waiting/)).toContainText('Number 2 in line for these dates');
  expect(await faultsInBothThemes(page, 'a pipeline with options')).toEqual([]);

  await move(manager, first, 'release');
  await expect(column(/^Options/).getByRole('link', { name: 'Ida Lind', exact: true })).toBeVisible();
  await expect(column(/^Quotes/).getByRole('link', { name: 'Ida Okafor', exact: true })).toBeVisible();
  await goOn(page, `/desk/${second.id}`);
  await expect(page.getByRole('listitem').filter({ hasText: `${second.number} moved up and is on option` })).toBeVisible();
});

test('a booked charter is moved to dates outside the yacht’s terms, and over maintenance, once each is confirmed', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const { id: yachtId } = await aPricedYacht(manager, 'Levante');
  await manager.patch(`/api/yachts/${yachtId}/charter-terms`, { checkInDays: [5] });
  const [tuesday, friday] = [addDays(saturday, 3), addDays(saturday, 6)];
  const midweek = { startDate: `${tuesday}T15:00:00Z`, endDate: `${friday}T07:00:00Z`, offTerms: true };
  const { id } = await aCharter(manager, { yachtId, state: 'booked', contactLastName: 'Lind', ...midweek });
  const service = { startDate: `${addDays(friday, 1)}T10:00:00Z`, endDate: `${addDays(friday, 1)}T12:00:00Z` };
  await anEvent(manager, { yachtId, type: 'maintenance', ...service });
  const heading = page.getByRole('heading', { name: 'Ida Lind', exact: true });
  const question = (name: string) => page.getByRole('alertdialog', { name, exact: true });
  const endDay = async () => (await manager.get<Charter>(`/api/charters/${id}`)).endDate?.slice(0, 10);

  await goOn(page, `/desk/${id}/edit`);
  await field(page, 'End date').fill(asShown(addDays(friday, 1)));
  await page.getByRole('button', { name: 'Save changes', exact: true }).click();
  const offTerms = question('Outside the yacht’s terms');
  await expect(offTerms).toContainText('Charters on Levante start on Saturdays. Continue anyway?');
  expect(await faultsInBothThemes(page, 'a charter moved outside the terms')).toEqual([]);
  await offTerms.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(field(page, 'End date')).toHaveValue(asShown(addDays(friday, 1)));
  expect(await endDay()).toBe(friday);
  await page.getByRole('button', { name: 'Save changes', exact: true }).click();
  await offTerms.getByRole('button', { name: 'Continue anyway', exact: true }).click();
  await expect(heading).toBeVisible();
  expect(await endDay()).toBe(addDays(friday, 1));

  await goOn(page, `/desk/${id}/edit`);
  await field(page, 'End date').fill(asShown(addDays(friday, 2)));
  await page.getByRole('button', { name: 'Save changes', exact: true }).click();
  await question('This time is already taken').getByRole('button', { name: 'Continue anyway', exact: true }).click();
  await offTerms.getByRole('button', { name: 'Continue anyway', exact: true }).click();
  await expect(heading).toBeVisible();
  expect(await endDay()).toBe(addDays(friday, 2));
});

test('a quote for another yacht keeps its price and the extras in it', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const { id: yachtId } = await aPricedYacht(manager, 'Sirocco');
  const other = await aPricedYacht(manager, 'Mistral');
  const skipper = await manager.post<{ id: number }>('/api/extras', { name: 'Skipper', unit: 'booking', price: 170, currency: 'EUR' });
  const week = { startDate: `${saturday}T15:00:00Z`, endDate: `${addDays(saturday, 7)}T07:00:00Z` };
  const { id } = await aCharter(manager, { yachtId, extraIds: [skipper.id], contactLastName: 'Lind', ...week });
  await goOn(page, `/desk/${id}/edit`);
  await expect(page.getByRole('checkbox', { name: /^Skipper/ })).toBeChecked();
  await field(page, 'Yacht').fill('Mistral');
  await page.getByRole('option', { name: /^Mistral/ }).click();
  await expect(page.getByRole('checkbox', { name: /^Skipper/ })).toBeChecked();
  await page.getByRole('button', { name: 'Save changes', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Ida Lind', exact: true })).toBeVisible();
  const { lines, ...charter } = await manager.get<Charter>(`/api/charters/${id}`);
  expect(charter).toMatchObject({ yachtId: other.id, total: '870.00' });
  expect(lines.map(({ total }) => total)).toEqual(['700.00', '170.00']);
});

test('a lost charter is marked with its reason and listed, and deleting it leads back to that list', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const { id: yachtId } = await aPricedYacht(manager, 'Ostro');
  const { id, number } = await aCharter(manager, { yachtId, contactLastName: 'Lind' });
  await goOn(page, `/desk/${id}`);
  await page.getByRole('button', { name: `More about ${number}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Mark as lost', exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: `Mark ${number} as lost?`, exact: true });
  await field(dialog, 'Reason').fill('SelectOption a catamaran');
  await dialog.getByRole('button', { name: 'Mark as lost', exact: true }).click();
  await expect(page.getByText('SelectOption a catamaran', { exact: true })).toBeVisible();
  await goOn(page, '/desk/pipeline?state=lost');
  const row = page.getByRole('listitem').filter({ hasText: number });
  await expect(row).toContainText('Lost');
  await row.getByRole('link', { name: 'Ida Lind', exact: true }).click();
  await page.getByRole('button', { name: `More about ${number}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: `Delete ${number}?`, exact: true });
  await question.getByRole('button', { name: 'Delete charter', exact: true }).click();
  await expect(page).toHaveURL('/desk/pipeline?state=lost');
});

test('an enquiry has the hours of the yacht chosen last, whichever answer arrives first', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const slow = await aYacht(manager, { name: 'Mistral' });
  const quick = await aYacht(manager, { name: 'Sirocco' });
  await manager.patch(`/api/yachts/${slow.id}/charter-terms`, { checkInTime: '12:00' });
  await manager.patch(`/api/yachts/${quick.id}/charter-terms`, { checkInTime: '18:00' });
  const choose = async (name: string) => {
    await field(page, 'Yacht').fill(name);
    await page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
  };
  await page.goto('/desk/new');
  const terms = await hold(page, `**/api/yachts/${slow.id}/charter-terms`);
  await choose('Mistral');
  await expect.poll(() => terms.requests).toHaveLength(1);
  await choose('Sirocco');
  await expect(field(page, 'Start time')).toHaveValue(asShown('18:00'));
  // Nobody waits for the other answer any more.
  await expect.poll(() => terms.requests.map((request) => request.failure()?.errorText)).toEqual(['net::ERR_ABORTED']);
  terms.release();
  await untilDrawn(page);
  await expect(field(page, 'Start time')).toHaveValue(asShown('18:00'));
});

test('an admin can tell apart the desks of two companies, and sells only to customers of the yacht’s company', async ({ page }) => {
  const [name, lastName] = [unique('Namesake'), unique('Double')];
  const harbors = [await newCompany(), await newCompany()] as const;
  const companies = harbors.map(({ company }) => company.name);
  const booked: Charter[] = [];
  for (const each of harbors) {
    const manager = await each.person('manager');
    const yacht = await aPricedYacht(manager, name);
    await aCustomer(manager, { firstName: 'Dora', lastName });
    const lost = await aCharter(manager, { yachtId: yacht.id, contactLastName: lastName });
    await manager.post(`/api/charters/${lost.id}/lose`, {});
    const [startDate, endDate] = [`${inDays(20)}T08:00:00Z`, `${inDays(20)}T15:00:00Z`];
    await manager.post('/api/departures', { title: name, yachtId: yacht.id, startDate, endDate, capacity: 4, seatPrice: '95' });
    // On the admin's own day, which is that of UTC.
    const booking = { startDate: `${inHours(0).slice(0, 10)}T00:00:00Z`, endDate: `${inDays(7)}T07:00:00Z`, contactLastName: lastName };
    booked.push(await aCharter(manager, { yachtId: yacht.id, ...booking, state: 'booked' }));
  }
  await signedIn(page, 'admin');
  const expectOnePerCompany = async (rows: ReturnType<Page['locator']>) => {
    await expect(rows).toHaveCount(2);
    for (const company of companies) await expect(rows.filter({ hasText: company })).toHaveCount(1);
  };
  const [company = ''] = companies;

  await page.goto(`/desk/pipeline?state=lost&q=${encodeURIComponent(lastName)}`);
  await expectOnePerCompany(page.getByRole('listitem').filter({ hasText: lastName }));
  await goOn(page, '/desk/today');
  await expect(page.getByRole('region', { name: 'Next', exact: true })).toContainText(/ \(.+\), (check-in|check-out|departure) at /);

  await goOn(page, `/desk/departures?q=${encodeURIComponent(name)}`);
  const departures = page.getByRole('listitem').filter({ hasText: name });
  await expectOnePerCompany(departures);
  await departures
    .filter({ hasText: company })
    .getByRole('button', { name: `Sell seats: ${name}`, exact: true })
    .click();
  const sale = page.getByRole('alertdialog', { name: `Sell seats: ${name}`, exact: true });
  await expect(sale).toContainText(company);
  await field(sale, 'Customer').fill(`Dora ${lastName}`);
  const theirs = page
    .getByRole('option', { name: new RegExp(`Dora ${lastName}`) })
    .filter({ hasNot: page.getByText('New customer', { exact: true }) });
  await expect(theirs).toHaveCount(1);
  await expect(theirs).toContainText(company);
  await theirs.click();
  await sale.getByRole('button', { name: 'Book seats', exact: true }).click();
  await expect(departures.filter({ hasText: company })).toContainText('1 of 4 seats');
  await departures.filter({ hasText: company }).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('article')).toContainText(company);

  await goOn(page, `/desk/${booked[0]?.id}`);
  await page.getByRole('button', { name: `More about ${booked[0]?.number}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Cancel charter', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: `Cancel ${booked[0]?.number}?`, exact: true });
  await expect(question).toContainText(company);
  await question.getByRole('button', { name: 'Keep it', exact: true }).click();

  await goOn(page, '/desk');
  await expectOnePerCompany(page.getByRole('rowheader').filter({ hasText: name }));
  await page.setViewportSize({ width: 390, height: 844 });
  await expectOnePerCompany(page.getByRole('heading', { level: 3 }).filter({ hasText: name }));
});
