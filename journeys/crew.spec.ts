import type { Locator } from '@playwright/test';
import { faults } from './faults.ts';
import { aCrewMember, aYacht } from './given.ts';
import type { Certificate } from '#domain/crew/certificate.ts';
import type { CrewMember } from '#domain/crew/crew-member.ts';
import type { Yacht } from '#domain/yachts/yacht.ts';
import { harbor, person as colleague, signedIn, unique } from './people.ts';
import { inDays } from './clock.ts';
import { aPicture, dayIn, expect, field, goOn, test } from './walk.ts';

test('somebody adds a crew member with a portrait, finds, edits and deletes them', async ({ page }) => {
  const name = unique('Ana Ferrer');
  await aCrewMember(await signedIn(page, 'manager'));
  await page.goto('/crew');
  await page.getByRole('link', { name: 'Add Crew Member', exact: true }).click();
  await expect(page).toHaveURL('/crew/new');
  await field(page, 'Name').fill(name);
  await field(page, 'Role').fill('Chief Officer');
  await field(page, 'Email').fill('ana.ferrer@people.example');
  await field(page, 'Certifications').fill('STCW, ENG1');
  await expect(field(page, 'Company')).toBeDisabled();
  await expect(field(page, 'Company')).toHaveValue((await harbor()).company.name);
  await page.locator('input[type=file]').setInputFiles({ name: 'ana.png', mimeType: 'image/png', buffer: aPicture() });
  await expect(page.getByRole('button', { name: 'Remove', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Add crew member', exact: true }).click();
  await expect(page.getByText('Crew member created successfully', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/crew$/);

  await page.getByRole('searchbox').fill(name.slice(-6));
  await expect(page).toHaveURL(/q=/);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Chief Officer');
  await expect(row).toContainText('Unassigned');
  await expect.poll(() => row.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  // The name links to their page, which links to the form.
  await row.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(/\/crew\/\d+$/);
  for (const text of ['Chief Officer', 'STCW, ENG1', 'No certificates yet', `${name} isn’t assigned to a yacht.`])
    await expect(page.getByRole('main')).toContainText(text);
  await expect(page.getByRole('region', { name: 'History', exact: true })).toContainText(name);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page).toHaveURL(/\/crew\/\d+\/edit$/);
  const address = page.url();
  await expect(field(page, 'Certifications')).toHaveValue('STCW, ENG1');
  await field(page, 'Role').fill('First Mate');
  await page.getByRole('button', { name: 'Save changes', exact: true }).click();
  await expect(page.getByText('Crew member updated successfully', { exact: true })).toBeVisible();

  await goOn(page, `/crew?q=${encodeURIComponent(name)}`);
  await expect(row).toContainText('First Mate');
  // Deleting them on their page leads back to the list as it was searched.
  await row.getByRole('link', { name, exact: true }).click();
  await page.getByRole('region', { name, exact: true }).getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete crew member', exact: true }).click();
  await expect(page.getByText('Crew member deleted', { exact: true })).toBeVisible();
  await expect(page.getByText('No crew members match your search', { exact: true })).toBeVisible();

  await page.goto(address);
  await expect(page.getByText('Error Loading Crew Member', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry', exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to the crew', exact: true }).click();
  await expect(page).toHaveURL('/crew');
});

test('the crew list has numbered pages, and keeps search, role and yacht in the address', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  const role = unique('Purser');
  const person = await aCrewMember(manager, { yachtId: yacht.id, role });
  for (let others = 0; others < 10; others++) await aCrewMember(manager);
  const rows = page.getByRole('table').getByRole('row');
  await page.goto('/crew');
  await expect(rows).toHaveCount(11);
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('button', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page');

  await page.getByRole('combobox', { name: 'Role', exact: true }).click();
  await page.getByRole('option', { name: role, exact: true }).click();
  await expect(page).toHaveURL(/role=/);
  await expect(page).not.toHaveURL(/page=/);
  await expect(rows).toHaveCount(2);

  await goOn(page, '/crew');
  await field(page, 'Yacht').fill(yacht.name);
  await page.getByRole('option', { name: new RegExp(`^${yacht.name}`) }).click();
  await expect(page).toHaveURL(`/crew?yachtId=${yacht.id}`);
  await expect(rows).toHaveCount(2);
  await expect(rows.last()).toContainText(person.name);
  await page.reload();
  await expect(field(page, 'Yacht')).toHaveValue(yacht.name);
  await page.getByRole('link', { name: `Edit ${person.name}`, exact: true }).click();
  await page.getByRole('link', { name: 'All crew', exact: true }).click();
  await expect(page).toHaveURL(`/crew?yachtId=${yacht.id}`);

  await page.getByRole('searchbox').fill('nobody is called that');
  await expect(page.getByText('No crew members match your search', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters', exact: true }).click();
  await expect(page).toHaveURL('/crew');
  await expect(rows).toHaveCount(11);
});

test('a yacht’s crew tab leads to a form with the yacht filled in, and deleting a crew member says that they are captain', async ({
  page,
}) => {
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  const name = unique('Camille');
  await page.goto(`/crew/new?yachtId=${yacht.id}`);
  await expect(field(page, 'Yacht')).toHaveValue(yacht.name);
  await expect(field(page, 'Name')).toBeFocused();
  await field(page, 'Name').fill(name);
  await field(page, 'Role').fill('Captain');
  const add = page.getByRole('button', { name: 'Add certificate', exact: true });
  const [first, second] = [1, 2].map((at) => page.getByRole('group', { name: `Certificate ${at}`, exact: true })) as [Locator, Locator];
  await add.click();
  await expect(field(first, 'Certificate')).toBeFocused();
  await page.keyboard.type('ENG1 Medical Certificate');
  // Valid for two years from today. Two years after a leap day there is no February 29.
  const inTwoYears = inDays(0)
    .replace(/^\d+/, (year) => String(Number(year) + 2))
    .replace(/02-29$/, '02-28');
  expect(await dayIn(field(first, 'Expiry date'))).toBe(inTwoYears);
  await field(first, 'Expiry date').fill('next year or so');
  await add.click();
  await page.getByRole('button', { name: 'Add crew member', exact: true }).click();
  await expect(second.getByText('Please enter the certificate’s name', { exact: true })).toBeVisible();
  await expect(field(first, 'Expiry date')).toHaveAttribute('aria-invalid', 'true');
  expect(await faults(page)).toEqual([]);
  await second.getByRole('button', { name: 'Remove certificate 2', exact: true }).click();
  await field(first, 'Expiry date').fill('2031-05-31');
  await page.getByRole('button', { name: 'Add crew member', exact: true }).click();
  await expect(page.getByText('Crew member created successfully', { exact: true })).toBeVisible();

  const [member] = await manager.get<CrewMember[]>(`/api/crew?yachtId=${yacht.id}`);
  expect(await manager.get<Certificate[]>(`/api/crew/${member?.id}/certificates`)).toMatchObject([
    { type: 'ENG1 Medical Certificate', expiryDate: '2031-05-31' },
  ]);
  await manager.patch(`/api/yachts/${yacht.id}`, { captainId: member?.id });
  await goOn(page, `/crew?yachtId=${yacht.id}`);
  await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
  await expect(page.getByRole('alertdialog')).toContainText('the yacht will be left without one');
  await page.getByRole('button', { name: 'Delete crew member', exact: true }).click();
  await expect(page.getByText('Crew member deleted', { exact: true })).toBeVisible();
  expect((await manager.get<Yacht>(`/api/yachts/${yacht.id}`)).captainId).toBeNull();
});

test('a crew form shows errors at their fields, and asks before discarding what was typed', async ({ page }) => {
  await signedIn(page, 'manager');
  await page.goto('/crew/new');
  await field(page, 'Name').fill('Al');
  await field(page, 'Email').fill('not an address');
  await page.getByRole('button', { name: 'Add crew member', exact: true }).click();
  for (const message of ['Name must be at least 3 characters', 'Role is required', 'Invalid email address'])
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Keep editing', exact: true }).click();
  await expect(field(page, 'Name')).toHaveValue('Al');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Leave without saving', exact: true }).click();
  await expect(page).toHaveURL('/crew');
});

test('two people edit one crew member: the second sees what changed, and chooses', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const person = await aCrewMember(manager);
  const changeBehindTheBack = (phone: string) => manager.patch(`/api/crew/${person.id}`, { phone });

  await page.goto(`/crew/${person.id}/edit`);
  await field(page, 'Role').fill('Bosun');
  await changeBehindTheBack('+33 1 11 11 11 11');
  await page.getByRole('button', { name: 'Save changes', exact: true }).click();
  await expect(page.getByRole('row', { name: /^Phone / })).toHaveText('Phone+33 1 11 11 11 11Not changed by you');
  await expect(page.getByRole('row', { name: /^Role / })).toHaveText('RoleDeckhandBosun');
  await page.getByRole('button', { name: 'Save mine', exact: true }).click();
  await expect(page.getByText('Crew member updated successfully', { exact: true })).toBeVisible();
  expect(await manager.get(`/api/crew/${person.id}`)).toMatchObject({ role: 'Bosun', phone: '+33 1 11 11 11 11' });

  await goOn(page, `/crew/${person.id}/edit`);
  await field(page, 'Role').fill('Chef');
  await changeBehindTheBack('+33 2 22 22 22 22');
  await page.getByRole('button', { name: 'Save changes', exact: true }).click();
  await page.getByRole('button', { name: 'Load their version', exact: true }).click();
  await expect(field(page, 'Phone')).toHaveValue('+33 2 22 22 22 22');
  await expect(field(page, 'Role')).toHaveValue('Bosun');
});

test('a platform admin chooses a company first, and a yacht fills in its own', async ({ page }) => {
  const yacht = await aYacht(await colleague('manager'));
  await signedIn(page, 'admin');
  await page.goto('/crew/new');
  await expect(page.getByRole('combobox', { name: 'Company', exact: true })).not.toHaveValue('');
  await field(page, 'Yacht').fill(yacht.name);
  await page.getByRole('option', { name: new RegExp(`^${yacht.name}`) }).click();
  await expect(page.getByRole('combobox', { name: 'Company', exact: true })).toHaveValue((await harbor()).company.name);
});

test('a crew list that can’t be loaded says so and offers a retry', async ({ page }) => {
  await aCrewMember(await signedIn(page, 'manager'));
  await page.route('**/api/crew?*', (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"Something went wrong"}' }),
  );
  await page.goto('/crew');
  await expect(page.getByText('Error loading crew data. Please try again later.', { exact: true })).toBeVisible();
  await page.unroute('**/api/crew?*');
  await page.getByRole('button', { name: 'Retry', exact: true }).click();
  await expect(page.getByRole('table')).toBeVisible();
});

test('a crew member with a very long name fits a phone, with all actions in reach', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const manager = await signedIn(page, 'manager');
  const name = unique('Hohenstauffenschlossergemeinschaftsfrauenvereinsvorsitzende-Bartholomea');
  await aCrewMember(manager, { name });
  await page.goto(`/crew?q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `More about ${name}`, exact: true }).click();
  for (const act of ['Edit', 'Delete']) await expect(page.getByRole('menuitem', { name: act, exact: true })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
