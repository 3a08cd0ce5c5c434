import { aCrewMember, accounts, aPicture, aYacht, expect, password, signedIn, test, unique } from './walk.ts';

test('somebody adds a crew member with a portrait, finds, edits and deletes them', async ({ page }) => {
  const name = unique('Ana Ferrer');
  await signedIn(page, 'maya');
  await page.goto('/crew');
  await page.getByRole('link', { name: 'Add Crew Member' }).click();
  await expect(page).toHaveURL('/crew/new');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Role').fill('Chief Officer');
  await page.getByLabel('Email').fill('ana.ferrer@people.example');
  await page.getByLabel('Certifications').fill('STCW, ENG1');
  await expect(page.getByLabel('Company')).toBeDisabled();
  await expect(page.getByLabel('Company')).toHaveValue('Azure Charters');
  await page.locator('input[type=file]').setInputFiles({ name: 'ana.png', mimeType: 'image/png', buffer: aPicture() });
  await expect(page.getByRole('button', { name: /remove/i })).toBeVisible();
  await page.getByRole('button', { name: 'Add crew member' }).click();
  await expect(page.getByText('Crew member created successfully', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/crew$/);

  await page.getByRole('searchbox').fill(name.slice(-6));
  await expect(page).toHaveURL(/q=/);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Chief Officer');
  await expect(row).toContainText('Unassigned');
  await expect.poll(() => row.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await row.getByRole('link', { name: `Edit ${name}` }).click();
  await expect(page).toHaveURL(/\/crew\/\d+\/edit$/);
  const address = page.url();
  await expect(page.getByLabel('Certifications')).toHaveValue('STCW, ENG1');
  await page.getByLabel('Role').fill('First Mate');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Crew member updated successfully', { exact: true })).toBeVisible();

  await page.goto(`/crew?q=${encodeURIComponent(name)}`);
  await expect(row).toContainText('First Mate');
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete crew member' }).click();
  await expect(page.getByText('Crew member deleted', { exact: true })).toBeVisible();
  await expect(page.getByText('No crew members match your search')).toBeVisible();

  await page.goto(address);
  await expect(page.getByText('Error Loading Crew Member')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the crew' }).click();
  await expect(page).toHaveURL('/crew');
});

test('the crew comes in numbered pages, and a search, a role and a yacht stay in the address', async ({ page }) => {
  const token = await signedIn(page, 'maya');
  const yacht = await aYacht(page.request, token);
  const role = unique('Purser');
  const person = await aCrewMember(page.request, token, { yachtId: yacht.id, role });
  const rows = page.getByRole('table').getByRole('row');
  await page.goto('/crew');
  await expect(rows).toHaveCount(11);
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');

  await page.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: role }).click();
  await expect(page).toHaveURL(/role=/);
  await expect(page).not.toHaveURL(/page=/);
  await expect(rows).toHaveCount(2);

  await page.goto('/crew');
  await page.getByLabel('Yacht').fill(yacht.name);
  await page.getByRole('option', { name: yacht.name }).click();
  await expect(page).toHaveURL(`/crew?yachtId=${yacht.id}`);
  await expect(rows).toHaveCount(2);
  await expect(rows.last()).toContainText(person.name);
  await page.reload();
  await expect(page.getByLabel('Yacht')).toHaveValue(yacht.name);

  await page.getByRole('searchbox').fill('nobody is called that');
  await expect(page.getByText('No crew members match your search')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/crew');
  await expect(rows).toHaveCount(11);
});

test('a yacht’s crew tab leads to a form that knows the yacht, and whoever commands it is said to be a captain before they go', async ({
  page,
}) => {
  const token = await signedIn(page, 'maya');
  const yacht = await aYacht(page.request, token);
  const name = unique('Camille');
  await page.goto(`/crew/new?yachtId=${yacht.id}`);
  await expect(page.getByLabel('Yacht')).toHaveValue(yacht.name);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Role').fill('Captain');
  await page.getByRole('button', { name: 'Add crew member' }).click();
  await expect(page.getByText('Crew member created successfully', { exact: true })).toBeVisible();

  const authorization = `Bearer ${token}`;
  const [member] = await (await page.request.get(`/api/crew?yachtId=${yacht.id}`, { headers: { authorization } })).json();
  await page.request.patch(`/api/yachts/${yacht.id}`, { data: { captainId: member.id }, headers: { authorization } });
  await page.goto(`/crew?yachtId=${yacht.id}`);
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(page.getByRole('alertdialog')).toContainText('the yacht will be left without one');
  await page.getByRole('button', { name: 'Delete crew member' }).click();
  await expect(page.getByText('Crew member deleted', { exact: true })).toBeVisible();
  expect((await (await page.request.get(`/api/yachts/${yacht.id}`, { headers: { authorization } })).json()).captainId).toBeNull();
});

test('a crew form that is wrong says where, and asks before what was typed is left behind', async ({ page }) => {
  await signedIn(page, 'maya');
  await page.goto('/crew/new');
  await page.getByLabel('Name').fill('Al');
  await page.getByLabel('Email').fill('not an address');
  await page.getByRole('button', { name: 'Add crew member' }).click();
  for (const message of ['Name must be at least 3 characters', 'Role is required', 'Invalid email address'])
    await expect(page.getByText(message)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Al');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL('/crew');
});

test('two people edit one crew member: the second sees what changed, and chooses', async ({ page }) => {
  const token = await signedIn(page, 'maya');
  const person = await aCrewMember(page.request, token);
  const authorization = `Bearer ${token}`;
  const changeBehindTheBack = (phone: string) =>
    page.request.patch(`/api/crew/${person.id}`, { data: { phone }, headers: { authorization } });

  await page.goto(`/crew/${person.id}/edit`);
  await page.getByLabel('Role').fill('Bosun');
  await changeBehindTheBack('+33 1 11 11 11 11');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('row', { name: 'Phone' })).toHaveText('Phone+33 1 11 11 11 11Not changed by you');
  await expect(page.getByRole('row', { name: 'Role' })).toHaveText('RoleDeckhandBosun');
  await page.getByRole('button', { name: 'Save mine' }).click();
  await expect(page.getByText('Crew member updated successfully', { exact: true })).toBeVisible();
  const stored = await (await page.request.get(`/api/crew/${person.id}`, { headers: { authorization } })).json();
  expect(stored).toMatchObject({ role: 'Bosun', phone: '+33 1 11 11 11 11' });

  await page.goto(`/crew/${person.id}/edit`);
  await page.getByLabel('Role').fill('Chef');
  await changeBehindTheBack('+33 2 22 22 22 22');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('button', { name: 'Load their version' }).click();
  await expect(page.getByLabel('Phone')).toHaveValue('+33 2 22 22 22 22');
  await expect(page.getByLabel('Role')).toHaveValue('Bosun');
});

test('a platform admin begins with a company, and a yacht brings its own', async ({ page }) => {
  // One there is already: other journeys count this company's yachts.
  const nora = await (await page.request.post('/api/auth/login', { data: { email: accounts.nora, password } })).json();
  const fleet: { name: string }[] = await (
    await page.request.get('/api/yachts?sort=name', { headers: { authorization: `Bearer ${nora.token}` } })
  ).json();
  const yachtName = fleet.at(-1)?.name ?? '';
  await signedIn(page, 'admin');
  await page.goto('/crew/new');
  await expect(page.getByRole('combobox', { name: 'Company' })).not.toHaveValue('');
  await page.getByLabel('Yacht').fill(yachtName);
  await page.getByRole('option', { name: yachtName }).click();
  await expect(page.getByRole('combobox', { name: 'Company' })).toHaveValue('Northwind Sailing');
});

test('a crew list that can’t be read says so and offers another try', async ({ page }) => {
  await signedIn(page, 'maya');
  await page.route('**/api/crew?*', (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"Something went wrong"}' }),
  );
  await page.goto('/crew');
  await expect(page.getByText('Error loading crew data. Please try again later.')).toBeVisible();
  await page.unroute('**/api/crew?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('table')).toBeVisible();
});

test('somebody with a very long name fits a phone, with everything one can do to them in reach', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const token = await signedIn(page, 'maya');
  const name = unique('Hohenstauffenschlossergemeinschaftsfrauenvereinsvorsitzende-Bartholomea');
  await page.request.post('/api/crew', { data: { name, role: 'Deckhand' }, headers: { authorization: `Bearer ${token}` } });
  await page.goto(`/crew?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('button', { name: `Delete ${name}` })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
