import { faultsInBothThemes } from './faults.ts';
import { aCustomer, anEvent, aYacht } from './given.ts';
import { newCompany, signedIn, type Person } from './people.ts';
import { countActions, expect, field, goOn, test, dateText } from './walk.ts';

// A year in which June 6 is a Saturday, and which no test's clock reaches.
const at = (day: string, time: string) => `2099-${day}T${time}:00.000Z`;
const week = (from: string, to: string) => ({ startDate: at(from, '15:00'), endDate: at(to, '07:00') });
const seasons = [{ fromDay: '2099-06-01', toDay: '2099-08-28', week: '3500', night: '600' }];
const june = '/desk?from=2099-06-01';

async function aPricedYacht(by: Person, name: string, terms: object = {}) {
  const yacht = await aYacht(by, { name, type: 'Catamaran' });
  await by.patch(`/api/yachts/${yacht.id}/charter-terms`, { seasons, currency: 'EUR', ...terms });
  return yacht;
}

/** What a week is called: "Sirocco, Jun 6 – 13, 2099". */
const called = (yacht: string, from: string, to: string) => {
  const { startDate, endDate } = week(from, to);
  return `${yacht}, ${dateText.days(startDate, endDate)}`;
};

test('without yachts, and without prices, the charter desk leads to where they are added', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Charter Desk', exact: true }).click();
  await expect(page.getByText('No yachts yet', { exact: true })).toBeVisible();
  await aYacht(manager, { name: 'Sirocco' });
  await expect(page.getByText('No prices yet: add the first season', { exact: true })).toBeVisible();
  expect(await faultsInBothThemes(page, 'a desk without prices')).toEqual([]);
  await page.getByRole('link', { name: 'Add the first season', exact: true }).click();
  await expect(page).toHaveURL('/desk/prices');
});

test('weeks show their price or what occupies them, and arrow keys move through them', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const [aurelia, sirocco] = [await aPricedYacht(manager, 'Aurelia', { maxGuests: 6 }), await aPricedYacht(manager, 'Sirocco')];
  const customer = await aCustomer(manager, { firstName: 'Ingrid', lastName: 'Lindgren' });
  const booking = await anEvent(manager, { yachtId: aurelia.id, type: 'charter', customerId: customer.id, ...week('06-13', '06-20') });
  await anEvent(manager, {
    yachtId: sirocco.id,
    type: 'charter',
    title: 'Three nights',
    startDate: at('06-06', '15:00'),
    endDate: at('06-09', '07:00'),
  });
  await page.goto(june);
  const cell = (name: string) => page.getByRole('button', { name, exact: true });
  const free = cell(`${called('Aurelia', '06-06', '06-13')}, free, €3,500`);
  const booked = cell(`${called('Aurelia', '06-13', '06-20')}, booked, Lindgren`);
  await expect(free).toHaveText('€3,500');
  await expect(booked).toHaveText('Lindgren');
  expect(await faultsInBothThemes(page, 'the grid of a fleet')).toEqual([]);

  // The grid is one Tab stop; arrow keys move within it.
  await free.focus();
  await page.keyboard.press('ArrowRight');
  await expect(booked).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  await expect(cell(`${called('Sirocco', '06-06', '06-13')}, partly taken, Three nights`)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Enter');
  const wish = page.getByRole('alertdialog', { name: called('Sirocco', '07-11', '07-25'), exact: true });
  await expect(wish.getByRole('row', { name: 'Total €7,000.00', exact: true })).toBeVisible();
  await wish.getByRole('button', { name: 'Close', exact: true }).click();

  await booked.click();
  await expect(page).toHaveURL(`/schedule/${booking.id}`);
  await page.goBack();
  await cell(`${called('Sirocco', '06-06', '06-13')}, partly taken, Three nights`).click();
  await expect(page).toHaveURL('/desk?from=2099-06-06&step=day');
  await expect(cell(`Sirocco, ${dateText.days(at('06-08', '15:00'), at('06-09', '07:00'))}, booked, Three nights`)).toBeVisible();
  await expect(cell(`Sirocco, ${dateText.days(at('06-09', '15:00'), at('06-10', '07:00'))}, free, €600`)).toBeVisible();
  expect(await faultsInBothThemes(page, 'nights of a fleet')).toEqual([]);

  await goOn(page, `${june}&guests=8`);
  await expect(page.getByRole('rowheader', { name: /^Sirocco/ })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: /^Aurelia/ })).toBeHidden();
  await goOn(page, `${june}&type=Motor+Yacht`);
  await page.getByRole('button', { name: 'Clear filters', exact: true }).click();
  await expect(page.getByRole('rowheader', { name: /^Aurelia/ })).toBeVisible();
  await page.getByRole('button', { name: 'Next month', exact: true }).click();
  await expect(page).toHaveURL('/desk?from=2099-07-01');
});

test('a free week becomes a quote for a new customer, with an extra, at the price that was shown', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  await aPricedYacht(manager, 'Aurelia');
  await manager.post('/api/extras', { name: 'Skipper', unit: 'night', price: 170, currency: 'EUR' });
  await page.goto(june);
  await page.getByRole('button', { name: `${called('Aurelia', '06-06', '06-13')}, free, €3,500`, exact: true }).click();
  const wish = page.getByRole('alertdialog', { name: called('Aurelia', '06-06', '06-13'), exact: true });
  await wish.getByRole('button', { name: /^Skipper/ }).click();
  await expect(wish.getByRole('row', { name: /^Skipper .*€1,190.00$/ })).toBeVisible();
  await expect(wish.getByRole('row', { name: 'Total €4,690.00', exact: true })).toBeVisible();
  await field(wish, 'Customer').fill('Astrid Vindvaag');
  await page.getByRole('option', { name: /^Astrid Vindvaag/ }).click();
  expect(await faultsInBothThemes(page, 'a charter’s price')).toEqual([]);
  await wish.getByRole('button', { name: 'Quote', exact: true }).click();
  await expect(page.getByText('Quote added', { exact: true })).toBeVisible();
  const quotes = await manager.get<object[]>('/api/charters');
  expect(quotes).toMatchObject([{ state: 'quote', total: '4690.00', contactLastName: 'Vindvaag' }]);
});

test('an existing customer gets an option in three actions, and somebody else takes the next', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const aurelia = await aPricedYacht(manager, 'Aurelia');
  await aCustomer(manager, { firstName: 'Ingrid', lastName: 'Lindgren' });
  const rival = await aCustomer(manager, { firstName: 'Chidi', lastName: 'Okafor' });
  await page.goto(june);
  const first = called('Aurelia', '06-06', '06-13');
  const wish = (name: string) => page.getByRole('alertdialog', { name, exact: true });
  const press = (name: string, label: string) => wish(name).getByRole('button', { name: label, exact: true }).click();

  // The three actions: the week, the name and Enter, the option.
  const countedActions = await countActions(page);
  await page.getByRole('button', { name: `${first}, free, €3,500`, exact: true }).click();
  await expect(field(wish(first), 'Customer')).toBeFocused();
  await page.keyboard.type('Lind');
  // By then the search has answered.
  await expect(page.getByRole('option', { name: 'Lind New customer', exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await press(first, 'Option');
  await expect(page.getByText('On option', { exact: true })).toBeVisible();
  expect(await countedActions()).toBe(3);
  await expect(page.getByRole('button', { name: new RegExp(`^${first}, on option.*Lindgren`) })).toBeVisible();
  expect(await manager.get<object[]>('/api/charters')).toMatchObject([{ state: 'option', total: '3500.00', place: 1 }]);
  expect(await faultsInBothThemes(page, 'a grid with an option')).toEqual([]);

  // Meanwhile somebody else is quicker.
  const second = called('Aurelia', '06-20', '06-27');
  await page.getByRole('button', { name: `${second}, free, €3,500`, exact: true }).focus();
  await page.keyboard.press('b');
  await press(second, 'Book');
  await expect(wish(second).getByText('Please choose a customer', { exact: true })).toBeVisible();
  await field(wish(second), 'Customer').fill('Lind');
  await page.getByRole('option', { name: /^Ingrid Lindgren/ }).click();
  await manager.post('/api/charters', { state: 'option', yachtId: aurelia.id, customerId: rival.id, ...week('06-20', '06-27') });
  await press(second, 'Option');
  await expect(wish(second).getByRole('alert')).toContainText('Take the next option?');
  expect(await faultsInBothThemes(page, 'a week that is on option by now')).toEqual([]);
  // An option can't be booked over, but the next option can be taken.
  await press(second, 'Book');
  await expect(wish(second).getByRole('alert')).toContainText('Take the next option?');
  await press(second, 'Take the next option');
  await expect(page.getByText('On the waiting list', { exact: true })).toBeVisible();
  expect(await manager.get<object[]>('/api/charters?state=waiting')).toMatchObject([{ customerName: 'Ingrid Lindgren', place: 2 }]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('each yacht is a card with its weeks, and a free one opens its price', async ({ page }) => {
    const manager = await signedIn(page, await (await newCompany()).person('manager'));
    await aPricedYacht(manager, 'Aurelia');
    await page.goto(june);
    const card = page.getByRole('region', { name: 'Aurelia', exact: true });
    await expect(card).toBeVisible();
    expect(await faultsInBothThemes(page, 'cards of a fleet')).toEqual([]);
    await card.getByRole('button', { name: /^Aurelia, Jun 6 – 13, 2099 *, free, *€3,500/ }).tap();
    await expect(page.getByRole('alertdialog').getByText('Total', { exact: true })).toBeVisible();
  });
});
