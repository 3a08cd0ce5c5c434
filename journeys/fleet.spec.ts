import type { Page } from '@playwright/test';
import type { Yacht, YachtDeletion } from '#domain/yachts/yacht.ts';
import { inHours } from './clock.ts';
import { faults } from './faults.ts';
import { aCrewMember, aFleet, aMaintenanceRecord, anEvent, aYacht } from './given.ts';
import { harbor, newCompany, signedIn, unique } from './people.ts';
import { aPicture, expect, field, goOn, hold, test } from './walk.ts';

const exactly = { exact: true } as const;

async function choose(page: Page, name: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('Enter in a picker chooses the best match, and never submits the form when nobody matches', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  for (const name of ['Omar Al-Rashid', 'Cathérine Ashworth']) await aCrewMember(manager, { name });
  await page.goto('/yachts/new');
  await field(page, 'Name').fill(unique('Fata Morgana'));
  await field(page, 'Length').fill('31m');
  const captain = page.getByRole('combobox', { name: 'Captain', exact: true });
  await captain.fill('nobody at all');
  await expect(page.getByText('No crew members found', exactly)).toBeVisible();
  await captain.press('Enter');
  await captain.press('Enter');
  // A result of the previous search isn't chosen.
  await captain.fill('nobody else');
  await captain.press('Enter');
  await expect(captain).toHaveValue('nobody else');
  // Pressed before the answer has arrived, Enter chooses once it has, unless the text changes meanwhile.
  const search = await hold(page, '**/api/crew?*q=oma*');
  await captain.fill('oma');
  await captain.press('Enter');
  await expect.poll(() => search.requests.length).toBe(1);
  await expect(captain).toHaveValue('oma');
  search.release();
  await expect(captain).toHaveValue('Omar Al-Rashid');
  await captain.fill('ash');
  await expect(page.getByRole('option')).toHaveText([/Cathérine Ashworth/, /Omar Al-Rashid/]);
  await captain.press('Enter');
  await expect(captain).toHaveValue('Cathérine Ashworth');
  await expect(page).toHaveURL('/yachts/new');
  expect(await manager.get('/api/yachts')).toEqual([]);
});

test('somebody adds a yacht with a picture, finds it, edits it, deletes it, and sees each in the notifications', async ({ page }) => {
  const name = unique('Fata Morgana');
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  await page.goto('/yachts');
  await page.getByRole('main').getByRole('link', { name: 'Add New Yacht', exact: true }).first().click();
  await expect(page).toHaveURL('/yachts/new');
  await field(page, 'Name').fill(name);
  await choose(page, 'Type', 'Sailing Yacht');
  await field(page, 'Length').fill('31m');
  await field(page, 'Location').fill('Bonifacio');
  await page.locator('input[type=file]').setInputFiles({ name: 'yacht.png', mimeType: 'image/png', buffer: aPicture() });
  await expect(page.getByRole('button', { name: /^Remove/ })).toBeVisible();
  await page.getByRole('button', { name: 'Add yacht', exact: true }).click();
  await expect(page.getByText('Yacht created', exactly)).toBeVisible();
  await expect(page).toHaveURL(/\/yachts\/\d+$/);
  const address = page.url();

  await page.getByRole('link', { name: 'All yachts', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search yachts', exact: true }).fill(name.slice(-6));
  await expect(page).toHaveURL(/q=/);
  const card = page.getByRole('article').filter({ hasText: name });
  await expect(card).toContainText('Bonifacio');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect.poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await card.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(address);

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page).toHaveURL(/\/yachts\/\d+\/edit$/);
  await field(page, 'Location').fill('Porto Cervo');
  await page.getByRole('button', { name: 'Save changes', exact: true }).click();
  await expect(page.getByText('Yacht updated', exactly)).toBeVisible();
  await expect(page.getByRole('region', { name, exact: true }).getByText('Porto Cervo', exactly)).toBeVisible();

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(name);
  await dialog.getByRole('button', { name: 'Delete yacht', exact: true }).click();
  await expect(page.getByText('Yacht deleted', exactly)).toBeVisible();
  await expect(page).toHaveURL(/\/yachts\?q=/);

  await page.getByRole('button', { name: /^Notifications/ }).click();
  const notes = page.getByRole('dialog', { name: 'Notifications', exact: true });
  for (const note of [`Added yacht ${name}`, `${name} is now in Porto Cervo`, `Deleted yacht ${name}`])
    await expect(notes.getByText(note, exactly)).toBeVisible();
  await expect(manager.get(address.replace(/.*(?=\/yachts)/, '/api'))).rejects.toThrow('404');
  await page.goto(address);
  await expect(page.getByText('Error Loading Yacht Details', exactly)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry', exact: true })).toHaveCount(0);
});

test('the fleet is paged and searched in the address, a search goes back to the first page, and a search without results can be cleared', async ({
  page,
}) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const fleet = await aFleet(manager, 9);
  const cards = page.getByRole('article');
  await page.goto('/yachts');
  await expect(cards).toHaveCount(8);
  await page.getByRole('button', { name: 'Next page', exact: true }).click();
  await expect(page).toHaveURL('/yachts?page=2');
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Pages of yachts', exact: true })).toContainText('Page 2 /');
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText(fleet[8]?.name ?? '');

  const box = page.getByRole('searchbox', { name: 'Search yachts', exact: true });
  await box.fill('fleet');
  await expect(page).toHaveURL('/yachts?q=fleet');
  await expect(cards).toHaveCount(8);
  await box.fill('no yacht is called that');
  await expect(page.getByText('No yachts found', exactly)).toBeVisible();
  await expect(page.getByText('Try adjusting your search or filters', exactly)).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters', exact: true }).click();
  await expect(cards).toHaveCount(8);

  await page.goto('/dashboard/yachts');
  await expect(page.getByRole('heading', { level: 1, name: 'Yacht Fleet', exact: true })).toBeVisible();
  await expect(cards).toHaveCount(8);
  const places = page.getByRole('navigation', { name: 'Main', exact: true });
  await expect(places.getByRole('link', { name: 'Yachts', exact: true })).toHaveAttribute('aria-current', 'page');
  await places.getByRole('link', { name: 'Customer Management', exact: true }).click();
  await expect(page).toHaveURL('/dashboard/customers');
  await page.getByRole('link', { name: 'Add Customer', exact: true }).first().click();
  await expect(page).toHaveURL('/dashboard/customers/new');
});

test('a form shows errors at their fields and loses nothing, and one whose answer is lost adds only one yacht on the next try', async ({
  page,
}) => {
  const name = unique('Second Try');
  const manager = await signedIn(page, 'manager');
  await page.goto('/yachts/new');
  await field(page, 'Location').fill('Bonifacio');
  await field(page, 'Year built').fill('1492');
  await page.getByRole('button', { name: 'Add yacht', exact: true }).click();
  for (const message of [
    'Name is required',
    'Please choose a yacht type',
    'Length is required',
    'Year must be a whole number from 1800 to 2100',
  ])
    await expect(page.getByText(message, exactly)).toBeVisible();
  await expect(field(page, 'Name')).toBeFocused();
  await expect(field(page, 'Location')).toHaveValue('Bonifacio');

  await field(page, 'Name').fill(name);
  await choose(page, 'Type', 'Catamaran');
  await field(page, 'Length').fill('15m');
  await field(page, 'Year built').fill('2015');
  // The first answer is lost on the way back: the yacht is stored and the browser doesn't know.
  let lost = false;
  await page.route('**/api/yachts', async (route) => {
    if (lost || route.request().method() !== 'POST') return route.fallback();
    lost = true;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Add yacht', exact: true }).click();
  await expect(page.getByText(/^Failed to create yacht:/)).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue(name);
  await page.getByRole('button', { name: 'Add yacht', exact: true }).click();
  await expect(page.getByText('Yacht created', exactly)).toBeVisible();
  expect(await manager.get(`/api/yachts?q=${encodeURIComponent(name)}`)).toHaveLength(1);
});

test('two people edit one yacht: the second is warned, sees what changed, and chooses', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  const colleague = await (await harbor()).person('staff');
  const address = `/api/yachts/${yacht.id}`;
  const save = page.getByRole('button', { name: 'Save changes', exact: true });

  await page.goto(`/yachts/${yacht.id}?edit=true`);
  await field(page, 'Length').fill('25m');
  await colleague.patch(address, { location: 'Monaco' });
  await save.click();
  await expect(page.getByRole('row', { name: /^Location/ })).toHaveText('LocationMonacoNot changed by you');
  await expect(page.getByRole('row', { name: /^Length/ })).toHaveText('Length24m25m');
  await expect(field(page, 'Length')).toHaveValue('25m');
  await page.getByRole('button', { name: 'Save mine', exact: true }).click();
  await expect(page.getByText('Yacht updated', exactly)).toBeVisible();
  expect(await manager.get(address)).toMatchObject({ length: '25m', location: 'Monaco' });

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await field(page, 'Length').fill('26m');
  await colleague.patch(address, { location: 'Portofino' });
  await save.click();
  await page.getByRole('button', { name: 'Load their version', exact: true }).click();
  await expect(field(page, 'Location')).toHaveValue('Portofino');
  await expect(field(page, 'Length')).toHaveValue('25m');
});

test('a yacht with upcoming bookings can’t be deleted, and the dialog says why', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  await anEvent(manager, { yachtId: yacht.id });
  const { refusal } = await manager.get<YachtDeletion>(`/api/yachts/${yacht.id}/deletion`);
  expect(refusal).toContain('upcoming');
  await page.goto(`/yachts/${yacht.id}`);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(refusal ?? 'a refusal');
  await expect(dialog.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
});

/** From now on counts how many tab panels are drawn in the same frame, and returns the highest count. */
async function countPanelsPerFrame(page: Page): Promise<() => Promise<number>> {
  const maxPanels = await page.evaluateHandle(() => {
    const counter = { max: 0 };
    const look = () => {
      const drawn = [...document.querySelectorAll('[role=tabpanel]')].filter((panel) => panel.getClientRects().length > 0);
      counter.max = Math.max(counter.max, drawn.length);
      requestAnimationFrame(look);
    };
    look();
    return counter;
  });
  return () => maxPanels.evaluate((counter) => counter.max);
}

test('a yacht’s tabs show what belongs to it, and an empty one links to where it is added', async ({ page }) => {
  const yacht = await aYacht(await signedIn(page, 'manager'));
  await page.goto(`/yachts/${yacht.id}`);
  const maxPanels = await countPanelsPerFrame(page);
  const addLink = page.getByRole('tabpanel').getByRole('link').first();
  for (const [tab, address] of [
    ['Crew', '/crew/new'],
    ['Maintenance', '/maintenance/new'],
    ['Schedule', '/schedule/new'],
    ['Trips & Routes', '/routes/new'],
  ] as const) {
    await page.getByRole('tab', { name: `${tab} 0`, exact: true }).click();
    await expect(addLink).toHaveAttribute('href', `${address}?yachtId=${yacht.id}`);
  }
  // One panel replaces the other at once: with both below each other for a frame, the page would jump.
  expect(await maxPanels()).toBe(1);
  await addLink.click();
  await expect(page).toHaveURL(`/routes/new?yachtId=${yacht.id}`);
  await expect(page.getByRole('main')).toContainText('trip');
});

test('a crew member of another yacht is assigned from the yacht’s crew tab, and leaves the yacht they commanded', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const [before, yacht] = [await aYacht(manager), await aYacht(manager)];
  const { id, name } = await aCrewMember(manager, { yachtId: before.id, role: 'Captain' });
  await manager.patch(`/api/yachts/${before.id}`, { captainId: id });
  await page.goto(`/yachts/${yacht.id}`);
  await page.getByRole('button', { name: 'Assign crew', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Assign crew', exact: true }).click();
  await expect(dialog).toContainText('Please choose a crew member');
  await field(dialog, 'Crew member').fill(name);
  await page.getByRole('option', { name: new RegExp(`${name}.*${before.name}`) }).click();
  await expect(dialog.getByRole('checkbox', { name: `${name} stays captain of ${before.name}`, exact: true })).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Assign crew', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('tabpanel').getByRole('link', { name, exact: true })).toBeVisible();
  expect(await manager.get<Yacht>(`/api/yachts/${before.id}`)).toMatchObject({ captainId: null });
});

test('the number of a yacht’s crew links to them, from her card and from her row', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  await aCrewMember(manager, { yachtId: yacht.id });
  for (const view of ['cards', 'table']) {
    await goOn(page, `/yachts?q=${encodeURIComponent(yacht.name)}&view=${view}`);
    await page.getByRole('link', { name: `1 crew of ${yacht.name}`, exact: true }).click();
    await expect(page).toHaveURL(`/crew?yachtId=${yacht.id}`);
  }
});

test('a platform admin sees every company’s yachts with the company’s name, and chooses the company of a new one', async ({ page }) => {
  const { company, person } = await harbor();
  const yacht = await aYacht(await person('manager'));
  await signedIn(page, 'admin');
  await page.goto(`/yachts?q=${encodeURIComponent(yacht.name)}`);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText(company.name);
  await expect(page.getByRole('link', { name: 'Companies', exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Add New Yacht', exact: true }).click();
  const companyField = page.getByRole('combobox', { name: 'Company', exact: true });
  await companyField.click();
  await expect(page.getByRole('option', { name: 'None', exact: true })).toBeVisible();
  await companyField.fill(company.name);
  await page.getByRole('option', { name: company.name, exact: true }).click();
  await expect(companyField).toHaveValue(company.name);
});

test('the fleet shows what each yacht is doing now, is filtered and sorted by it, and stays a table once that is chosen', async ({
  page,
}) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const [out, yard, late, free] = await Promise.all(['Boreas', 'Calypso', 'Dorado', 'Eos'].map((name) => aYacht(manager, { name })));
  await anEvent(manager, { yachtId: out?.id ?? 0, startDate: inHours(-30), endDate: inHours(50) });
  await anEvent(manager, { yachtId: free?.id ?? 0, startDate: inHours(50), endDate: inHours(90) });
  for (const [yacht, from, to] of [
    [yard, -5, 60],
    [late, -90, -50],
  ] as const) {
    const work = await aMaintenanceRecord(manager, { yachtId: yacht?.id ?? 0, scheduledDate: inHours(from), endDate: inHours(to) });
    await manager.patch(`/api/maintenance/${work.id}`, { status: 'in_progress' });
  }
  await page.goto('/yachts');
  const cardOf = (name: string) => page.getByRole('article').filter({ hasText: name });
  await expect(cardOf('Boreas')).toContainText(/On charter until \S+ \S+/);
  await expect(cardOf('Calypso')).toContainText(/In the yard until \S+ \S+/);
  await expect(cardOf('Dorado')).toContainText(/In the yard, overdue since \S+ \S+/);
  await expect(cardOf('Eos')).toContainText(/Free until \S+ \S+/);

  await choose(page, 'Now', 'In the yard');
  await expect(page).toHaveURL('/yachts?use=yard');
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('link', { name: 'Table', exact: true }).click();
  await expect(page).toHaveURL('/yachts?use=yard&view=table');
  const names = page.getByRole('table').getByRole('link', { name: /^(Boreas|Calypso|Dorado|Eos)$/ });
  await expect(names).toHaveText(['Calypso', 'Dorado']);

  // The next visit shows the table again, without it being in the address.
  await page.goto('/yachts');
  await expect(names).toHaveText(['Boreas', 'Calypso', 'Dorado', 'Eos']);
  await page.getByRole('button', { name: 'Now', exact: true }).click();
  await expect(page).toHaveURL('/yachts?sort=use');
  await expect(page.getByRole('columnheader', { name: 'Now', exact: true })).toHaveAttribute('aria-sort', 'ascending');
  await expect(names).toHaveText(['Boreas', 'Dorado', 'Calypso', 'Eos']);
  for (const row of await page.getByRole('table').locator('tbody tr').all())
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(57);
  expect(await faults(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(page.getByRole('table')).toBeHidden();
  await expect(page.getByRole('article').first()).toContainText('Boreas');

  await page
    .getByRole('link', { name: /^On charter until/ })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL(`/yachts/${out?.id}?tab=schedule`);
  await expect(page.getByRole('region', { name: 'Boreas', exact: true })).toContainText(/At sea with guests, back \S+ \S+/);
});
