import type { Equipment } from '#domain/equipment/equipment.ts';
import type { MeterReading } from '#domain/equipment/reading.ts';
import { aDefect, aYacht, anEngine } from './given.ts';
import { inDays } from './clock.ts';
import { newCompany, person, signedIn, unique } from './people.ts';
import { aPicture, expect, field, goOn, goTo, hold, test } from './walk.ts';

test('a trip ends on a phone with its engine hours, which are confirmed in place, and the equipment tree shows them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const by = await signedIn(page, 'manager');
  const yacht = await aYacht(by);
  const engine = await anEngine(by, { yachtId: yacht.id });
  const pump = await anEngine(by, { yachtId: yacht.id, name: 'Raw-water pump', kind: 'other', parentId: engine.id });
  await by.post('/api/readings', { readings: [{ meterId: engine.meterId, hours: 1240.5, at: `${inDays(-20)}T06:00:00Z` }] });

  await goTo(page, `/routes/new?yachtId=${yacht.id}`);
  await field(page, 'Departure location').fill('Antibes');
  await field(page, 'Arrival location').fill('Calvi');
  await expect(page.getByRole('group', { name: 'Engine hours', exact: true })).toHaveCount(0);
  await field(page, 'Departure date').fill(inDays(-18));
  await field(page, 'Departure time').fill('06:00');
  await field(page, 'Arrival date').fill(inDays(-18));
  await field(page, 'Arrival time').fill('08:00');
  const hours = page.getByRole('group', { name: 'Engine hours', exact: true });
  const port = hours.getByLabel('Port engine', { exact: true });
  await expect(port).toHaveAttribute('placeholder', '1,240.5');
  await port.fill('1200');
  await page.getByRole('button', { name: 'Log trip', exact: true }).click();
  await expect(hours.getByText(/^Port engine stood at 1,240\.5 h on .* already\. Was the meter replaced\?$/)).toBeVisible();
  await port.fill('1290.5');
  await expect(hours.getByText(/^\+50\.0 h since 1,240\.5 h/)).toBeVisible();
  await page.getByRole('button', { name: 'Log trip', exact: true }).click();
  await expect(hours.getByText(/^Port engine would have run 50\.0 h in \d+ hours\. Is that right\?$/)).toBeVisible();
  await hours.getByRole('button', { name: 'Yes, save', exact: true }).click();
  // At these hours her standard services are due: the link leads to where they are planned.
  await page.waitForURL(`**/maintenance/services?yachtId=${yacht.id}`);

  await goTo(page, `/maintenance/equipment?yachtId=${yacht.id}`);
  const tree = page.getByRole('tree', { name: `Equipment of ${yacht.name}`, exact: true });
  await expect(tree.getByRole('treeitem', { name: /^Port engine/ })).toContainText('1,290.5 h');
  await tree.getByRole('treeitem', { name: /^Port engine/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(tree.getByRole('treeitem', { name: new RegExp(`^${pump.name}`) })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(tree.getByRole('treeitem', { name: new RegExp(`^${pump.name}`) })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: /^Port engine over twelve months, from 1,240\.5 h to 1,290\.5 h$/ })).toBeVisible();
});

test('hours are asked for once the yacht they are of has loaded, and a meter isn’t replaced without a readable day', async ({ page }) => {
  const by = await signedIn(page, 'manager');
  const yacht = await aYacht(by);
  const { id, meterId } = await anEngine(by, { yachtId: yacht.id });
  const reads = await hold(page, `**/api/yachts/${yacht.id}`, 'GET');
  await page.goto(`/maintenance/equipment?yachtId=${yacht.id}&hours=true`);
  await expect(page.getByRole('treeitem', { name: /^Port engine/ })).toBeVisible();
  await expect.poll(() => reads.requests.length).toBeGreaterThan(0);
  reads.release();
  const dialog = page.getByRole('alertdialog', { name: `Enter hours of ${yacht.name}`, exact: true });
  await field(dialog, 'Port engine').fill('1240.5');
  await dialog.getByRole('button', { name: 'Save hours', exact: true }).click();
  await expect(page.getByText('Hours entered', { exact: true })).toBeVisible();
  const readings = () => by.get<MeterReading[]>(`/api/meters/${meterId}/readings`);
  expect(await readings()).toMatchObject([{ hours: 1240.5 }]);

  await goOn(page, `/maintenance/equipment?item=${id}`);
  await page.getByRole('button', { name: 'More about meter Port engine', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Replace meter', exact: true }).click();
  const replacement = page.getByRole('alertdialog', { name: 'Replace the meter of Port engine', exact: true });
  const [day, save] = [field(replacement, 'Replaced on'), replacement.getByRole('button', { name: 'Replace meter', exact: true })];
  await day.fill('');
  await save.click();
  await expect(day).toHaveAccessibleDescription('Please say when it was replaced');
  await day.fill('last weak');
  await save.click();
  await expect(day).toHaveAccessibleDescription(/^Please enter a date such as /);
  expect(await readings()).toHaveLength(1);
  await day.fill(inDays(0));
  // It is replaced but the answer is lost: sent again, it is still replaced once.
  await page.route('**/api/meters/*/replacement', (route) => route.fetch().then(() => route.abort()), { times: 1 });
  await save.click();
  await expect(replacement.getByRole('alert')).toHaveText('We couldn’t reach the server. Please check your connection and try again.');
  await save.click();
  await expect(page.getByText('Meter replaced', { exact: true })).toBeVisible();
  expect(await readings()).toMatchObject([{ shown: 0, hours: 1240.5 }, { hours: 1240.5 }]);

  // A manual that is still uploading when the picture is done isn't left behind.
  await page.getByRole('button', { name: 'Add equipment', exact: true }).click();
  const adding = page.getByRole('alertdialog', { name: `New equipment on ${yacht.name}`, exact: true });
  await field(adding, 'Name').fill('Watermaker');
  const manual = await hold(page, '**/api/files?kind=document');
  const png = { mimeType: 'image/png', buffer: aPicture(64) };
  await adding
    .getByRole('group', { name: 'Manual', exact: true })
    .locator('input[type=file]')
    .setInputFiles({ name: 'manual.png', ...png });
  await adding
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'watermaker.png', ...png });
  await expect(adding.getByRole('button', { name: 'Remove', exact: true })).toBeVisible();
  await expect(adding.getByRole('button', { name: 'Uploading…', exact: true })).toBeDisabled();
  manual.release();
  await adding.getByRole('button', { name: 'Add equipment', exact: true }).click();
  await expect(page.getByText('Equipment added', { exact: true })).toBeVisible();
  const all = await by.get<Equipment[]>(`/api/equipment?yachtId=${yacht.id}`);
  const uploaded = expect.stringContaining('/api/files/');
  expect(all.find(({ name }) => name === 'Watermaker')).toMatchObject({ imageUrl: uploaded, manualUrl: uploaded });
});

test('a reading is deleted with one request, however often Delete is pressed, and one that is already deleted is no error', async ({
  page,
}) => {
  const by = await signedIn(page, 'manager');
  const yacht = await aYacht(by);
  const { id, meterId } = await anEngine(by, { yachtId: yacht.id });
  for (const hours of [10, 12]) await by.post('/api/readings', { readings: [{ meterId, hours, at: `${inDays(hours - 20)}T06:00:00Z` }] });
  const readings = () => by.get<MeterReading[]>(`/api/meters/${meterId}/readings`);
  const deletions: string[] = [];
  page.on('request', (request) => request.method() === 'DELETE' && deletions.push(request.url()));
  await goTo(page, `/maintenance/equipment?item=${id}`);
  const deleteButtons = page.getByRole('button', { name: /^Delete the reading of/ });
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete reading', exact: true });
  await deleteButtons.first().click();
  await confirm.evaluate((button: HTMLElement) => [button.click(), button.click()]);
  await expect(deleteButtons).toHaveCount(1);
  expect([deletions.length, (await readings()).map(({ hours }) => hours)]).toEqual([1, [10]]);

  await deleteButtons.first().click();
  await by.delete(`/api/readings/${(await readings())[0]?.id}`);
  await confirm.click();
  await expect(page.getByText('Reading deleted', { exact: true }).last()).toBeVisible();
  await expect(page.getByText('Error deleting the reading', { exact: true })).toHaveCount(0);
});

test('an admin sees the company of defects, services, checklists, parts and equipment, and a manager sees none', async ({
  page,
  elsewhere,
}) => {
  const harbor = await newCompany();
  const company = harbor.company.name;
  const manager = await harbor.person('manager');
  const name = unique('Namesake');
  const yacht = await aYacht(manager, { name });
  const engine = await anEngine(manager, { yachtId: yacht.id, name });
  const defect = await aDefect(manager, { yachtId: yacht.id, title: name });
  await manager.post('/api/service-plans', { equipmentId: engine.id, title: name, dueOn: inDays(-1) });
  const part = await manager.post<{ id: number }>('/api/parts', { name });
  await manager.post(`/api/parts/${part.id}/stocks`, { yachtId: yacht.id, minimum: 1 });
  const items = [{ text: 'Bilge dry', kind: 'pass' }];
  const { id: checklistId } = await manager.post<{ id: number }>('/api/checklists', { name, purpose: 'service', yachtId: yacht.id, items });
  const run = await manager.post<{ id: number }>('/api/checklist-runs', { checklistId, yachtId: yacht.id });
  const q = encodeURIComponent(name);
  const places = [
    [`/maintenance/defects?q=${q}`, 'listitem'],
    [`/maintenance/defects/${defect.id}`, 'main'],
    [`/maintenance/services?q=${q}`, 'listitem'],
    [`/maintenance/checklists?yachtId=${yacht.id}`, 'listitem'],
    [`/maintenance/checklists/runs/${run.id}`, 'main'],
    [`/maintenance/parts?q=${q}`, 'listitem'],
    [`/maintenance/equipment?item=${engine.id}`, 'main'],
  ] as const;
  await signedIn(page, 'admin');
  const theirs = await elsewhere();
  await signedIn(theirs, manager);
  for (const [path, role] of places) {
    await goOn(page, path);
    await expect(page.getByRole(role).filter({ hasText: name }).filter({ hasText: company }).first(), path).toBeVisible();
    await goOn(theirs, path);
    await expect(theirs.getByRole(role).filter({ hasText: name }).first(), path).toBeVisible();
    await expect(theirs.getByRole('main').getByText(company), path).toHaveCount(0);
  }

  // Dialogs over the list show the company too, and a checklist for every yacht belongs to a company.
  await goOn(page, `/maintenance/parts?q=${q}`);
  await page.getByRole('button', { name: `Count ${name}, ${name}`, exact: true }).click();
  await expect(page.getByRole('alertdialog')).toContainText(company);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel', exact: true }).click();
  await goOn(page, '/maintenance/checklists/new');
  const added = unique('Before we leave');
  await field(page, 'Name').fill(added);
  await page.getByRole('combobox', { name: 'Company', exact: true }).fill(company);
  await page.getByRole('option', { name: company }).click();
  await field(page, 'What to check').fill('Bilge dry');
  await page.getByRole('button', { name: 'Add checklist', exact: true }).click();
  await expect(page.getByText('Checklist added', { exact: true })).toBeVisible();
  const admin = await person('admin');
  expect(await admin.get(`/api/checklists?q=${encodeURIComponent(added)}`)).toMatchObject([{ companyName: company, yachtId: null }]);
});
