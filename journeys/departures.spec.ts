import type { Departure } from '#domain/desk/departure.ts';
import { inDays } from './clock.ts';
import { faultsInBothThemes } from './faults.ts';
import { aCrewMember, anEvent, aYacht } from './given.ts';
import { newCompany, signedIn, unique, type Person } from './people.ts';
import { expect, field, goOn, test } from './walk.ts';

/** A day on this yacht with so many seats. */
function aDeparture(by: Person, yachtId: number, more: object = {}): Promise<Departure> {
  const day = inDays(20);
  return by.post('/api/departures', {
    title: 'Islands for the day',
    yachtId,
    startDate: `${day}T08:00:00Z`,
    endDate: `${day}T15:00:00Z`,
    capacity: 4,
    seatPrice: '95',
    childPrice: '60',
    ...more,
  });
}

test('seats are sold one by one until none is left, and the manifest lists the passengers', async ({ page, elsewhere, baseURL }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const yacht = await aYacht(manager, { name: unique('Petrel') });
  await page.goto('/desk/departures');
  await expect(page.getByText('No departures yet', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'New departure', exact: true }).first().click();
  const form = page.getByRole('alertdialog', { name: 'New departure', exact: true });
  await form.getByRole('button', { name: 'Add departure', exact: true }).click();
  await expect(form.getByText('Title is required', { exact: true })).toBeVisible();
  await field(form, 'Title').fill('Islands for the day');
  await field(form, 'Yacht').fill(yacht.name);
  await page.getByRole('option', { name: new RegExp(`^${yacht.name}`) }).click();
  await field(form, 'Day').fill(inDays(20));
  await field(form, 'Price of a seat').fill('95');
  await field(form, 'Seats').fill('4');
  expect(await faultsInBothThemes(page, 'the form of a departure')).toEqual([]);
  await form.getByRole('button', { name: 'Add departure', exact: true }).click();
  const row = page.getByRole('listitem').filter({ has: page.getByText('Islands for the day', { exact: true }) });
  await expect(row).toContainText('0 of 4 seats');

  // A name and Enter, how many, and Book.
  await row.getByRole('button', { name: /^Sell seats/ }).click();
  const sale = page.getByRole('alertdialog', { name: 'Sell seats: Islands for the day', exact: true });
  await field(sale, 'Customer').fill('Ida Lind');
  await page.getByRole('option', { name: /^Ida Lind/ }).click();
  await field(sale, 'Adults').fill('3');
  expect(await faultsInBothThemes(page, 'selling seats')).toEqual([]);
  await sale.getByRole('button', { name: 'Book seats', exact: true }).click();
  await expect(row).toContainText('3 of 4 seats');

  // Somebody else sells at the same time: the later sale is refused with the number of seats left.
  await row.getByRole('button', { name: /^Sell seats/ }).click();
  await field(sale, 'Customer').fill('Łukasz Żak');
  await page.getByRole('option', { name: /^Łukasz Żak/ }).click();
  await field(sale, 'Adults').fill('2');
  await sale.getByRole('button', { name: 'Book seats', exact: true }).click();
  await expect(sale.getByRole('alert')).toHaveText('Only 1 seat is left.');
  await field(sale, 'Adults').fill('1');
  await sale.getByRole('button', { name: 'Book seats', exact: true }).click();
  await expect(row).toContainText('All 4 seats taken');
  await expect(row.getByRole('button', { name: /^Sell seats/ })).toBeDisabled();
  expect(await faultsInBothThemes(page, 'departures')).toEqual([]);

  const phone = await elsewhere({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    baseURL,
    reducedMotion: 'reduce',
  });
  await signedIn(phone, manager);
  const [departure] = await manager.get<Departure[]>('/api/departures');
  await phone.goto(`/desk/departures/${departure?.id}`);
  await expect(phone.getByRole('heading', { name: 'Islands for the day', exact: true })).toBeVisible();
  await expect(phone.getByRole('listitem').filter({ has: phone.getByText('Ida Lind', { exact: true }) })).toContainText('3 guests');
  expect(await faultsInBothThemes(phone, 'a manifest on a phone')).toEqual([]);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  const saved = phone.waitForEvent('download');
  await phone.getByRole('button', { name: 'PDF', exact: true }).click();
  expect((await saved).suggestedFilename()).toBe(`manifest-${departure?.id}.pdf`);
  // Its entry goes with it: elsewhere it can't be deleted.
  await goOn(phone, '/day-trips');
  await phone.getByRole('button', { name: 'More about Islands for the day', exact: true }).click();
  await expect(phone.getByRole('menuitem', { name: 'View', exact: true })).toBeVisible();
  await expect(phone.getByRole('menuitem', { name: 'Delete', exact: true })).toHaveCount(0);

  // Cancelling the departure cancels everybody on it, and frees the yacht.
  await row.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('menuitem', { name: 'Cancel departure', exact: true }).click();
  const cancel = page.getByRole('alertdialog', { name: 'Cancel Islands for the day?', exact: true });
  await expect(cancel).toContainText('2 parties with 4 seats will be cancelled');
  await cancel.getByRole('button', { name: 'Cancel departure', exact: true }).click();
  await expect(page.getByText('No departures yet', { exact: true })).toBeVisible();
  await goOn(page, '/desk/pipeline?state=cancelled');
  await expect(page.getByRole('listitem').filter({ has: page.getByText('Islands for the day', { exact: true }) })).toHaveCount(2);
});

test('a visitor requests seats on a departure that the company publishes', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const yacht = await aYacht(manager, { name: 'Petrel' });
  const departure = await aDeparture(manager, yacht.id, { isPublic: true });
  await aDeparture(manager, yacht.id, { title: 'Private day', startDate: `${inDays(25)}T08:00:00Z`, endDate: `${inDays(25)}T15:00:00Z` });
  await manager.patch('/api/charter-terms', { publicSlug: `seats-${departure.id}`, publicOpen: true });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/book/seats-${departure.id}`);
  await expect(page.getByRole('radio', { name: /^Islands for the day/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^Private day/ })).toHaveCount(0);
  expect(await faultsInBothThemes(page, 'seats on a company’s page')).toEqual([]);
  await page.getByLabel('First name', { exact: true }).fill('Ida');
  await page.getByLabel('Last name', { exact: true }).fill('Lind');
  await page.getByLabel('Email', { exact: true }).fill('ida@visitors.example');
  await page.getByLabel('Adults', { exact: true }).fill('5');
  await page.getByRole('button', { name: 'Send request', exact: true }).click();
  await expect(page.getByText('Only 4 seats are left.', { exact: true })).toBeVisible();
  await page.getByLabel('Adults', { exact: true }).fill('4');
  await page.getByRole('button', { name: 'Send request', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Request sent', exact: true })).toBeFocused();
  // A request takes no seats: the desk books them.
  expect((await manager.get<Departure>(`/api/departures/${departure.id}`)).seatsTaken).toBe(0);
});

test('crew members aboard link to their pages, in a day’s table and in its list on a phone', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const yacht = await aYacht(manager);
  const member = await aCrewMember(manager, { yachtId: yacht.id });
  await anEvent(manager, { yachtId: yacht.id, type: 'charter', startDate: '2031-06-14T15:00:00Z', endDate: '2031-06-21T07:00:00Z' });
  await page.goto('/schedule/departures?date=2031-06-14');
  const name = page.getByRole('link', { name: member.name, exact: true });
  await name.click();
  await expect(page).toHaveURL(`/crew/${member.id}`);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goBack();
  await name.click();
  await expect(page).toHaveURL(`/crew/${member.id}`);
});
