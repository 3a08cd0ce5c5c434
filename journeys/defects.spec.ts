import type { Defect } from '#domain/defects/defect.ts';
import { inDays } from './clock.ts';
import { faultsInBothThemes } from './faults.ts';
import { aDefect, aDocument, aYacht } from './given.ts';
import { harbor, newCompany, signedIn, unique } from './people.ts';
import { aPicture, expect, field, goOn, test } from './walk.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a defect is reported with a picture from a phone, bans the yacht, and is triaged until she may sail', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager, { name: unique('Aurelia') });
  await aDocument(manager, { yachtId: yacht.id, type: 'Survey report', expiresOn: inDays(41) });
  await page.goto(`/maintenance/defects/new?yachtId=${yacht.id}`);
  await field(page, 'Details').fill('Port side');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing', exact: true }).click();
  await page.locator('input[type=file]').setInputFiles({ name: 'hose.png', mimeType: 'image/png', buffer: aPicture(1600) });
  await expect(page.getByRole('img', { name: 'Preview 1', exact: true })).toBeVisible();
  await field(page, 'What is wrong?').fill('Steering hose leaks');
  await page.getByRole('radio', { name: 'May not sail', exact: true }).check();

  // Without a network the report is kept, and sent once there is one.
  await page.route('**/api/defects', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Send report', exact: true }).click();
  await expect(
    page.getByText('You’re offline. The report stays here: send it again once you’re back online.', { exact: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Send report', exact: true }).click();
  await expect(page.getByText('Defect reported', { exact: true })).toBeVisible();
  await expect(page.getByText('Port side', { exact: true })).toBeVisible();
  await expect(page.getByText('Bookings are refused until this is fixed.', { exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: 'What is broken, 1', exact: true })).toBeVisible();

  const days = `start=${inDays(40)}T10:00:00Z&end=${inDays(47)}T10:00:00Z`;
  const form = `/schedule/new?type=charter&yachtId=${yacht.id}&${days}`;
  await goOn(page, form);
  await expect(
    page.getByRole('status').filter({ hasText: `${yacht.name} may not sail: Steering hose leaks. Not expected back yet.` }),
  ).toBeVisible();

  await goOn(page, '/maintenance/defects');
  await page.getByRole('link', { name: 'Steering hose leaks', exact: true }).click();
  await page.getByRole('button', { name: 'Mark as fixed', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as fixed', exact: true }).click();
  await expect(page.getByText('Defect fixed', { exact: true })).toBeVisible();

  await manager.patch(`/api/yachts/${yacht.id}`, { location: 'Nice' });
  await goOn(page, form);
  await expect(page.getByText(/^Survey report of .* ends on/)).toBeVisible();
});

test('somebody aboard reports through the yacht’s link, with a picture and without an account', async ({ page }) => {
  const manager = await (await harbor()).person('manager');
  const yacht = await aYacht(manager, { name: unique('Boreas') });
  const { path } = await manager.post<{ path: string }>('/api/report-links', { yachtId: yacht.id });
  await page.goto(path);
  await expect(page.getByRole('heading', { name: `What is broken on ${yacht.name}?`, exact: true })).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({ name: 'winch.png', mimeType: 'image/png', buffer: aPicture(64) });
  await field(page, 'What is wrong?').fill('Winch slips');
  await page.getByRole('radio', { name: 'May not sail', exact: true }).check();
  await field(page, 'Your name').fill('Ada');
  await page.getByRole('link', { name: 'Log In', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing', exact: true }).click();
  expect(await faultsInBothThemes(page, 'a report by a link')).toEqual([]);
  await page.getByRole('button', { name: 'Send report', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Thank you', exact: true })).toBeVisible();
  const [defect] = await manager.get<Defect[]>(`/api/defects?yachtId=${yacht.id}`);
  expect(defect).toMatchObject({
    title: 'Winch slips',
    confirmed: false,
    blocks: false,
    photoUrls: [expect.stringContaining('/api/files/')],
  });

  // A report whose answer is lost, with a picture added since: it is sent as a second one once they know that the first has arrived.
  await page.getByRole('button', { name: 'Report something else', exact: true }).click();
  await field(page, 'What is wrong?').fill('Hose leaks');
  await page.route('**/api/report/*', (route) => route.fetch().then(() => route.abort()), { times: 1 });
  await page.getByRole('button', { name: 'Send report', exact: true }).click();
  await expect(page.getByText(/^You’re offline\./)).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({ name: 'hose.png', mimeType: 'image/png', buffer: aPicture(64) });
  await page.getByRole('button', { name: 'Send report', exact: true }).click();
  await expect(page.getByText(/ already received an earlier version of your report\./)).toBeVisible();
  await page.getByRole('button', { name: 'Send report', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Thank you', exact: true })).toBeVisible();
  const reports = await manager.get<Defect[]>(`/api/defects?yachtId=${yacht.id}`);
  const pictures = reports.filter(({ title }) => title === 'Hose leaks').map(({ photoUrls }) => photoUrls.length);
  expect(pictures.toSorted()).toEqual([0, 1]);
});

test('a booking with a warning is stored once it is confirmed; a banned one never is, and a free yacht is a tap away', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const [yacht, sister] = [await aYacht(manager, { name: 'Calypso' }), await aYacht(manager, { name: 'Dorado' })];
  await aDocument(manager, { yachtId: yacht.id, type: 'Insurance', expiresOn: inDays(41) });
  await manager.put('/api/document-needs', { of: 'yacht', yachtId: yacht.id, type: 'Insurance', needed: true });
  const form = (from: number) =>
    `/schedule/new?type=charter&yachtId=${yacht.id}&start=${inDays(from)}T10:00:00Z&end=${inDays(from + 7)}T10:00:00Z`;
  const add = page.getByRole('button', { name: 'Add event', exact: true });
  await page.goto(form(40));
  await field(page, 'Title').fill('Charter to Elba');
  await add.click();
  const question = page.getByRole('alertdialog', { name: 'Before you save this', exact: true });
  await expect(question).toContainText('Insurance');
  await question.getByRole('button', { name: 'Save anyway', exact: true }).click();
  await expect(page.getByText('Event created', { exact: true })).toBeVisible();

  await aDefect(manager, { yachtId: yacht.id, title: 'Steering hose leaks', severity: 'may_not_sail' });
  await goOn(page, form(60));
  await expect(page.getByRole('status').filter({ hasText: /^Calypso may not sail: Steering hose leaks\./ })).toBeVisible();
  await field(page, 'Title').fill('Charter to Calvi');
  await add.click();
  await expect(page.getByText(/^Failed to create schedule event: Calypso may not sail/).last()).toBeVisible();
  await page.getByRole('group', { name: 'Free at that time', exact: true }).getByRole('button', { name: 'Dorado', exact: true }).click();
  await add.click();
  await expect(page).not.toHaveURL(/\/schedule\/new/);
  expect(await manager.get(`/api/yachts/${sister.id}/schedule`)).toHaveLength(1);
});
