import { inDays } from './clock.ts';
import { faults } from './faults.ts';
import { aCrewMember, aCustomer, aMaintenanceRecord, anEvent, anExpense, anIncome, anInvoice, aTrip, aYacht } from './given.ts';
import { newCompany, person, signedIn } from './people.ts';
import { expect, goOn, test } from './walk.ts';

test('every list starts in the upper 250 pixels, under one bar that shows its filters and number of results', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const yacht = await aYacht(manager, { name: 'Morgane' });
  await aCustomer(manager);
  await aCrewMember(manager);
  await aTrip(manager, { yachtId: yacht.id });
  await aMaintenanceRecord(manager, { yachtId: yacht.id });
  await anEvent(manager, { yachtId: yacht.id });
  await page.setViewportSize({ width: 1440, height: 900 });
  const bar = page.getByRole('group', { name: 'Filters', exact: true });
  const lists = [
    ['/charters', '1 charter'],
    ['/maintenance', '1 record'],
    ['/customers', '1 customer'],
    ['/routes', '1 trip'],
    ['/crew', '1 crew member'],
    ['/yachts?view=table', '1 yacht'],
    ['/activities', /^\d+ activities$/],
  ] as const;
  for (const [path, count] of lists) {
    await goOn(page, path);
    await expect(bar.getByText(count, typeof count === 'string' ? { exact: true } : {})).toBeVisible();
    const row = page.getByRole('main').locator('li:not([role]), tbody tr, article').filter({ visible: true }).first();
    const { y } = (await row.boundingBox())!;
    expect(y, path).toBeLessThanOrEqual(250);
  }
});

test('an active filter is shown in its chip and removed there, on a phone in a sheet whose button says how many are active', async ({
  page,
}) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const yacht = await aYacht(manager, { name: 'Morgane' });
  await aTrip(manager, { yachtId: yacht.id, type: 'relocation' });
  await page.goto('/routes');
  const type = page.getByRole('combobox', { name: 'Type', exact: true });
  await expect(type).toHaveText('Type');
  await type.click();
  await page.getByRole('option', { name: 'Charter', exact: true }).click();
  await expect(type).toHaveText('Charter');
  const bar = page.getByRole('group', { name: 'Filters', exact: true });
  await expect(bar.getByText('No trips', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear type', exact: true }).click();
  await expect(page).toHaveURL('/routes');
  await expect(bar.getByText('1 trip', { exact: true })).toBeVisible();
  // One that a link has set disappears with its button.
  const event = await anEvent(manager, { yachtId: yacht.id });
  await goOn(page, `/finance/invoices?eventId=${event.id}`);
  await bar.getByRole('button', { name: 'Clear booking', exact: true }).press('Enter');
  await expect(bar.getByText('Of one booking', { exact: true })).toHaveCount(0);
  await expect(bar.getByRole('searchbox', { name: 'Search invoices', exact: true })).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await goOn(page, `/routes?type=relocation&yachtId=${yacht.id}`);
  await page.getByRole('button', { name: 'Filters 2 set', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters', exact: true });
  await expect(sheet.getByRole('combobox', { name: 'Type', exact: true })).toHaveText('Relocation');
  await expect(sheet.getByRole('combobox', { name: 'Yacht', exact: true })).toHaveValue('Morgane');
  await sheet.getByRole('button', { name: 'Clear filters', exact: true }).click();
  await expect(page).toHaveURL('/routes');
  await sheet.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeFocused();
});

/** Two days, the first of which is so many days from today. */
const on = (day: number) => ({ startDate: `${inDays(day)}T10:00:00Z`, endDate: `${inDays(day + 2)}T10:00:00Z` });

test('charters show the total of all that match the tab and its filters, not only those on the page', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const yachts = [await aYacht(manager), await aYacht(manager)];
  for (let week = 1; week <= 21; week++)
    await anEvent(manager, { yachtId: yachts[0]!.id, ...on(week * 7), price: 100_000, currency: 'EUR', title: 'Weekly' });
  await anEvent(manager, { yachtId: yachts[1]!.id, ...on(10), price: 50_050, currency: 'GBP' });
  await anEvent(manager, { yachtId: yachts[1]!.id, ...on(-10), price: 7_000, currency: 'EUR' });
  const totals = page.getByRole('list', { name: 'Total price', exact: true }).getByRole('listitem');
  await page.goto('/charters');
  await expect(page.getByRole('region', { name: 'charters', exact: true }).getByRole('listitem')).toHaveCount(20);
  await expect(totals).toHaveText(['· €21,000', '· £500.50']);
  await page.getByRole('link', { name: /^Past/ }).click();
  await expect(totals).toHaveText(['· €70']);
  await goOn(page, `/charters?yachtId=${yachts[1]!.id}`);
  await expect(totals).toHaveText(['· £500.50']);
  await goOn(page, '/charters?q=nothing+of+that+name');
  await expect(totals).toHaveCount(0);
});

test('the lists of the platform have the same bar', async ({ page }) => {
  await signedIn(page, await person('admin'));
  for (const [path, count] of [
    ['/users', /^\d+ users$/],
    ['/companies', /^\d+ companies$/],
  ] as const) {
    await goOn(page, path);
    await expect(page.getByRole('group', { name: 'Filters', exact: true }).getByText(count)).toBeVisible();
  }
});

test('filters are saved under a name with the keyboard alone, appear on the phone, are renamed, deleted and restored', async ({
  page,
  elsewhere,
}) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const yacht = await aYacht(manager, { name: 'Morgane' });
  await anEvent(manager, { yachtId: yacht.id });
  await page.goto(`/charters?status=all&yachtId=${yacht.id}`);
  await page.getByRole('button', { name: 'Views', exact: true }).focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu');
  await expect(menu).toContainText('No views yet');
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('menuitem', { name: 'Save this view', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByLabel(/^Name/)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Please enter a name');
  await page.keyboard.type('All of Morgane');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'View: All of Morgane', exact: true })).toBeVisible();
  expect(await faults(page)).toEqual([]);

  const phone = await elsewhere({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await signedIn(phone, manager);
  await phone.goto('/charters');
  await phone.getByRole('button', { name: 'Views', exact: true }).tap();
  await expect(phone.getByRole('menu')).toBeInViewport({ ratio: 1 });
  await phone.getByRole('menuitemradio', { name: 'All of Morgane', exact: true }).tap();
  await expect(phone).toHaveURL(`/charters?status=all&yachtId=${yacht.id}`);
  await phone.getByRole('button', { name: 'View: All of Morgane', exact: true }).tap();
  await phone.getByRole('menuitem', { name: 'Rename this view', exact: true }).tap();
  await phone.getByLabel(/^Name/).fill('Morgane');
  await phone.getByRole('button', { name: 'Save', exact: true }).tap();
  // The desktop shows it at once.
  const atDesk = page.getByRole('button', { name: 'View: Morgane', exact: true });
  await expect(atDesk).toBeVisible();
  await atDesk.click();
  await menu.getByRole('menuitem', { name: 'Delete this view', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Views', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(atDesk).toBeVisible();
});

test('a view of last month always shows the month before the current one', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  await manager.post('/api/profile/views', { list: 'expenses', name: 'Fuel, last month', search: 'category=fuel&days=last_month' });
  await page.goto('/finance');
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'Fuel, last month', exact: true }).click();
  await expect(page).toHaveURL(/category=fuel/);
  await expect(page.getByRole('combobox', { name: 'Period', exact: true })).toHaveText('Last month');
  await expect(page.getByRole('button', { name: 'View: Fuel, last month', exact: true })).toBeVisible();
});

/** Makes the dates of the spoiled record unreadable, which the server never sends. */
function spoil(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  if (!Object.values(value).some((each) => String(each).startsWith('Spoilt'))) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, name.endsWith('Date') && each !== null ? 'soon' : each]));
}

test('a list opens although the dates of one of its records are unreadable, and says so there', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  for (const title of ['Readable', 'Spoilt']) {
    const yachtId = (await aYacht(manager)).id;
    const ofADay = { startDate: `${inDays(12)}T10:00:00Z`, endDate: `${inDays(12)}T16:00:00Z` };
    await anEvent(manager, { yachtId, title: `${title} charter`, ...on(2) });
    await anEvent(manager, { yachtId, title: `${title} day`, type: 'day_rent', ...ofADay });
    await aMaintenanceRecord(manager, { yachtId, title: `${title} work` });
    await aTrip(manager, { yachtId, departureLocation: `${title} cape` });
  }
  await page.route(/\/api\/(schedule|maintenance|trips|dashboard)/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: JSON.stringify(JSON.parse(await answer.text()), spoil) });
  });
  const rows = page.getByRole('main').locator('li, article');
  for (const [path, title] of [
    ['/schedule?view=list', 'charter'],
    ['/charters', 'charter'],
    ['/day-trips', 'day'],
    ['/maintenance', 'work'],
    ['/routes', 'cape'],
  ] as const) {
    await goOn(page, path);
    await expect(rows.filter({ hasText: `Spoilt ${title}` }).first(), path).toContainText('Date unknown');
    await expect(rows.filter({ hasText: `Readable ${title}` }).first(), path).not.toContainText('unknown');
  }
});

test('the calendar opens although the dates of an event are unreadable, and shows it in sight with a note', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const yacht = await aYacht(manager, { name: 'Morgane' });
  await anEvent(manager, { yachtId: yacht.id, title: 'Spoilt charter' });
  await page.route('**/api/schedule?*', async (route) => {
    const [event] = await manager.get<object[]>('/api/schedule');
    await route.fulfill({ json: [{ ...event, startDate: 'soon', endDate: '' }] });
  });
  for (const view of ['month', 'week', 'day', 'timeline']) {
    await goOn(page, `/schedule?view=${view}`);
    await expect(page.getByText('Spoilt charter (date unknown)', { exact: true }).first(), view).toBeVisible();
  }
});

test('between a tablet and a desk every column of every table has room for its heading', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  await aYacht(manager);
  await aCrewMember(manager);
  await anExpense(manager);
  await anIncome(manager);
  const { id: customerId } = await aCustomer(manager);
  const { id, items } = await anInvoice(manager, { customerId, status: 'sent' });
  await manager.post(`/api/invoices/${id}/credit-notes`, { reason: 'Back a day early', items: [{ itemId: items[0]?.id, amount: '50' }] });
  const tables = [
    '/finance/expenses?period=all',
    '/finance/income?period=all',
    '/finance/invoices',
    '/finance/credit-notes',
    `/finance/books?tab=journal&from=${inDays(0)}&to=${inDays(0)}`,
    '/crew',
    '/yachts?view=table',
  ];
  const narrow: string[] = [];
  for (const path of tables) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await goOn(page, path);
    await expect(page.getByRole('table').getByRole('columnheader').first(), path).toBeVisible();
    for (const width of [1280, 1024, 1100]) {
      await page.setViewportSize({ width, height: 900 });
      narrow.push(
        ...(await page.evaluate(
          (where) =>
            [...document.querySelectorAll<HTMLElement>('table th[scope=col]')]
              .filter((each) => each.offsetParent !== null && each.scrollWidth > each.clientWidth)
              .map((each) => `${where}: ${each.innerText} has ${each.clientWidth} of ${each.scrollWidth}`),
          `${path} at ${width}`,
        )),
      );
    }
  }
  expect(narrow).toEqual([]);
});
