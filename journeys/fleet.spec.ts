import { aPicture, aYacht, expect, signedIn, test, unique } from './walk.ts';

test('somebody adds a yacht with a picture, finds it, edits it, deletes it, and sees each in the notifications', async ({ page }) => {
  const name = unique('Fata Morgana');
  const token = await signedIn(page, 'maya');
  await page.goto('/yachts');
  await page.getByRole('link', { name: 'Add New Yacht' }).click();
  await expect(page).toHaveURL('/yachts/new');
  await page.getByLabel('Name').fill(name);
  await page.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Sailing Yacht' }).click();
  await page.getByLabel('Length').fill('31m');
  await page.getByLabel('Location').fill('Bonifacio');
  await page.locator('input[type=file]').setInputFiles({ name: 'yacht.png', mimeType: 'image/png', buffer: aPicture() });
  await expect(page.getByRole('button', { name: /remove/i })).toBeVisible();
  await page.getByRole('button', { name: 'Add yacht' }).click();
  await expect(page.getByText('Yacht created', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/yachts\/\d+$/);
  const address = page.url();

  await page.goto('/yachts');
  await page.getByRole('searchbox').first().fill(name.slice(-6));
  await expect(page).toHaveURL(/q=/);
  const card = page.getByRole('article').filter({ hasText: name });
  await expect(card).toContainText('Bonifacio');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect.poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await card.getByRole('link', { name }).click();
  await expect(page).toHaveURL(address);

  await page
    .getByRole('link', { name: 'Edit' })
    .or(page.getByRole('button', { name: 'Edit' }))
    .first()
    .click();
  await expect(page).toHaveURL(/edit=true/);
  await page.getByLabel('Location').fill('Porto Cervo');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Yacht updated', { exact: true })).toBeVisible();
  await expect(page.getByText('Porto Cervo').first()).toBeVisible();

  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(dialog).toContainText(name);
  await dialog.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByText('Yacht deleted', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/yachts$/);

  await page.getByRole('button', { name: 'Notifications' }).click();
  const notes = page.getByRole('dialog', { name: 'Notifications' });
  await expect(notes.getByText(`Deleted yacht ${name}`)).toBeVisible();
  // The panel holds three, and other journeys write as well: what came before is looked up in the whole feed.
  const feed: { details: string }[] = await (
    await page.request.get('/api/activities?limit=200', { headers: { authorization: `Bearer ${token}` } })
  ).json();
  expect(feed.map(({ details }) => details)).toEqual(expect.arrayContaining([`Added yacht ${name}`, `${name} is now in Porto Cervo`]));
  await page.goto(address);
  await expect(page.getByText('Error Loading Yacht Details')).toBeVisible();
});

test('the fleet is searched, filtered and paged in the address', async ({ page }) => {
  await signedIn(page, 'nora');
  await page.goto('/yachts');
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.getByRole('searchbox').first().fill('no yacht is called that');
  await expect(page.getByText('No yachts found')).toBeVisible();
  await expect(page.getByText('Try adjusting your search or filters')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('article')).toHaveCount(3);

  await page.goto('/dashboard/yachts');
  await expect(page.getByRole('heading', { level: 1, name: 'Yacht Fleet' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(3);
});

test('the second page of a fleet stays in the address, and a search goes back to the first', async ({ page }) => {
  await signedIn(page, 'maya');
  await page.goto('/yachts');
  await expect(page.getByRole('article')).toHaveCount(8);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Pages of yachts' })).toContainText('Page 2 /');
  await expect(page.getByRole('article').first()).toBeVisible();
  // Aurelia is first of all, so she isn't here.
  await expect(page.getByRole('article').filter({ hasText: 'Aurelia' })).toHaveCount(0);
  await page.getByRole('searchbox').first().fill('a');
  await expect(page).not.toHaveURL(/page=2/);
});

test('a form that is wrong says where, and loses nothing', async ({ page }) => {
  await signedIn(page, 'maya');
  await page.goto('/yachts/new');
  await page.getByLabel('Location').fill('Bonifacio');
  await page.getByLabel('Year').fill('1492');
  await page.getByRole('button', { name: 'Add yacht' }).click();
  for (const message of [
    'Name is required',
    'Please choose a yacht type',
    'Length is required',
    'Year must be a whole number from 1800 to 2100',
  ])
    await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Location')).toHaveValue('Bonifacio');
});

test('a save that fails says why, keeps the form, and the next try adds one yacht', async ({ page }) => {
  const name = unique('Second Try');
  const token = await signedIn(page, 'maya');
  await page.goto('/yachts/new');
  await page.getByLabel('Name').fill(name);
  await page.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Catamaran' }).click();
  await page.getByLabel('Length').fill('15m');
  // The first answer is lost on the way back: the yacht is stored and the browser doesn't know.
  let lost = false;
  await page.route('**/api/yachts', async (route) => {
    if (lost || route.request().method() !== 'POST') return route.fallback();
    lost = true;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Add yacht' }).click();
  await expect(page.getByText(/^Failed to create yacht:/)).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue(name);
  await page.getByRole('button', { name: 'Add yacht' }).click();
  await expect(page.getByText('Yacht created', { exact: true })).toBeVisible();
  const found = await page.request.get(`/api/yachts?q=${encodeURIComponent(name)}`, { headers: { authorization: `Bearer ${token}` } });
  expect(await found.json()).toHaveLength(1);
});

test('two people edit one yacht: the second is told, sees what changed, and chooses', async ({ page }) => {
  const token = await signedIn(page, 'maya');
  const yacht = await aYacht(page.request, token);
  const authorization = `Bearer ${token}`;
  const changeBehindTheBack = (location: string) =>
    page.request.patch(`/api/yachts/${yacht.id}`, { data: { location }, headers: { authorization } });
  const stored = async () => (await page.request.get(`/api/yachts/${yacht.id}`, { headers: { authorization } })).json();

  await page.goto(`/yachts/${yacht.id}?edit=true`);
  await page.getByLabel('Length').fill('25m');
  await changeBehindTheBack('Monaco');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: 'Location' })).toHaveText('LocationMonacoNot changed by you');
  await expect(page.getByRole('row', { name: 'Length' })).toHaveText('Length24m25m');
  await expect(page.getByLabel('Length')).toHaveValue('25m');
  await page.getByRole('button', { name: 'Save mine' }).click();
  await expect(page.getByText('Yacht updated', { exact: true })).toBeVisible();
  expect(await stored()).toMatchObject({ length: '25m', location: 'Monaco' });

  await page.goto(`/yachts/${yacht.id}?edit=true`);
  await page.getByLabel('Length').fill('26m');
  await changeBehindTheBack('Portofino');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Load their version' }).click();
  await expect(page.getByLabel('Location')).toHaveValue('Portofino');
  await expect(page.getByLabel('Length')).toHaveValue('25m');
});

test('a yacht with bookings ahead is not deleted, and the dialog says why', async ({ page }) => {
  const token = await signedIn(page, 'maya');
  const authorization = `Bearer ${token}`;
  const fleet: { id: number }[] = await (await page.request.get('/api/yachts', { headers: { authorization } })).json();
  const refusals = await Promise.all(
    fleet.map(async ({ id }) => ({
      id,
      ...(await (await page.request.get(`/api/yachts/${id}/deletion`, { headers: { authorization } })).json()),
    })),
  );
  const held = refusals.find(({ refusal }) => refusal?.includes('ahead'));
  await page.goto(`/yachts/${held?.id}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(dialog).toContainText(held?.refusal ?? 'a refusal');
  await expect(dialog.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
});

test('a yacht’s tabs show what belongs to it, and an empty one leads to where things are added', async ({ page }) => {
  const token = await signedIn(page, 'maya');
  const yacht = await aYacht(page.request, token);
  await page.goto(`/yachts/${yacht.id}`);
  for (const [tab, address] of [
    ['Crew', '/crew/new'],
    ['Maintenance', '/maintenance/new'],
    ['Schedule', '/schedule/new'],
    ['Trips & Routes', '/routes/new'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel').getByRole('link').first()).toHaveAttribute('href', `${address}?yachtId=${yacht.id}`);
  }
  await page.getByRole('tabpanel').getByRole('link').first().click();
  await expect(page).toHaveURL(`/routes/new?yachtId=${yacht.id}`);
  await expect(page.getByRole('main')).toContainText('trip');
});

test('a platform admin sees every company’s yachts with the company’s name, and chooses the company of a new one', async ({ page }) => {
  await signedIn(page, 'admin');
  await page.goto('/yachts?q=&sort=name');
  await expect(page.getByRole('article').first()).toContainText(/Azure Charters|Northwind Sailing/);
  await expect(page.getByRole('link', { name: 'Companies' })).toBeVisible();
  await page.goto('/yachts/new');
  await page.getByRole('combobox', { name: 'Company' }).click();
  await expect(page.getByRole('option', { name: 'None' })).toBeVisible();
  await page.getByRole('option', { name: 'Northwind Sailing' }).click();
});
