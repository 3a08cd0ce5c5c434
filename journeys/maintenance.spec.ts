import type { Page } from '@playwright/test';
import { wallClockIn } from '#domain/shared/zoned-time.ts';
import type { MaintenanceRecord } from '#domain/maintenance/maintenance-record.ts';
import type { ServicePlan } from '#domain/services/service-plan.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import type { Yacht } from '#domain/yachts/yacht.ts';
import { inDays, inHours, timeZone } from './clock.ts';
import { faults } from './faults.ts';
import { aCrewMember, aDefect, aMaintenanceRecord, anEngine, anEvent, aYacht } from './given.ts';
import { harbor, newCompany, signedIn, unique, type Person } from './people.ts';
import { asShown, dayIn, expect, expectText, field, goOn, hold, test } from './walk.ts';

const exactly = { exact: true } as const;

/** Maintenance of a new yacht, in progress by default. */
async function workOnAYacht(by: Person, more: Partial<MaintenanceRecord> = {}): Promise<{ record: MaintenanceRecord; yacht: Yacht }> {
  const yacht = await aYacht(by);
  const description = 'Both bearings, and the seals with them.';
  return { record: await aMaintenanceRecord(by, { yachtId: yacht.id, description, ...(more as object) }), yacht };
}

async function choose(page: Page, name: string, option: string) {
  await page.getByRole('combobox', { name, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** An option that a search in a form found: its name comes first, its details after that. */
const optionNamed = (page: Page, name: string) => page.getByRole('option', { name: new RegExp(`^${name}`) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const line = (page: Page, title: string) => page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: title });
const figure = (page: Page, label: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: label, exact: true }) })
    .locator('p')
    .first();

test('the overview counts all work and lists what is current, upcoming and completed', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const yacht = await aYacht(manager, { name: 'Night Heron' });
  const plan = (title: string, hours: number, more: object = {}) =>
    aMaintenanceRecord(manager, { yachtId: yacht.id, title, scheduledDate: inHours(hours), ...more });
  await plan('Port main engine overhaul', -2, { type: 'engine', progress: 60, status: 'in_progress', estimatedCost: '31260' });
  await plan('500-hour engine service', 200, { type: 'engine' });
  await plan('Anchor chain', 300);
  await plan('Stabilizer fin seals', -400, { type: 'hull', status: 'cancelled' });
  await plan('Bilge pump', -600);
  await plan('Life raft service', -500, { type: 'safety', status: 'completed', completedDate: inHours(-495) });
  await page.goto('/maintenance');
  await expect(page.getByRole('heading', { level: 1, name: 'Maintenance', exact: true })).toBeVisible();
  for (const [label, count] of [
    ['Total', '6'],
    ['In Progress', '1'],
    ['Upcoming', '2'],
  ] as const)
    await expect(figure(page, label)).toHaveText(count);

  // Each figure links to a list of that many records.
  const rows = page.getByRole('tabpanel').getByRole('listitem');
  for (const [name, address, titles] of [
    [
      'Total',
      '?group=all',
      ['Anchor chain', '500-hour engine service', 'Port main engine overhaul', 'Stabilizer fin seals', 'Life raft service', 'Bilge pump'],
    ],
    ['1 completed', '?group=all&state=completed', ['Life raft service']],
    ['Upcoming', '?group=upcoming', ['500-hour engine service', 'Anchor chain']],
    ['1 overdue', '?group=all&state=overdue', ['Bilge pump']],
    ['In Progress', '?group=all&state=in_progress', ['Port main engine overhaul']],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`/maintenance${address}`);
    await expect(rows.getByRole('heading')).toHaveText([...titles]);
  }
  await expect(page.getByRole('tab', { name: 'All', exact: true })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Current', exact: true }).click();
  await expect(page).toHaveURL('/maintenance');

  for (const text of ['Night Heron', 'Engine', 'In Progress', '60%', '€31,260.00'])
    await expect(line(page, 'Port main engine overhaul')).toContainText(text);
  await page.getByRole('tab', { name: 'Upcoming', exact: true }).click();
  await expect(page).toHaveURL('/maintenance?group=upcoming');
  await expect(line(page, '500-hour engine service')).toContainText('Scheduled');
  await page.getByRole('tab', { name: 'Upcoming', exact: true }).press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/maintenance?group=completed');
  await expect(line(page, 'Stabilizer fin seals')).toContainText('Cancelled');
  await expect(line(page, 'Life raft service')).toContainText('Completed');

  await choose(page, 'Type', 'Safety');
  await expect(page).toHaveURL('/maintenance?group=completed&type=safety');
  await expect(line(page, 'Stabilizer fin seals')).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search maintenance', exact: true }).fill('nothing like it');
  await expectText(page, 'Try adjusting your search or filters');
  await button(page, 'Clear filters').click();
  await expect(page).toHaveURL('/maintenance?group=completed');
  await expect(line(page, 'Stabilizer fin seals')).toBeVisible();
});

test('the yacht’s name in a row of the list links to the yacht', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const { record, yacht } = await workOnAYacht(manager);
  await page.goto(`/maintenance?group=all&q=${encodeURIComponent(record.title)}`);
  await expect(line(page, record.title).getByRole('link', { name: record.title, exact: true })).toBeVisible();
  await line(page, record.title).getByRole('link', { name: yacht.name, exact: true }).click();
  await expect(page).toHaveURL(`/yachts/${yacht.id}`);
});

test('maintenance is viewed in the list, and deleted together with its event in the calendar', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const { record, yacht } = await workOnAYacht(manager, { estimatedCost: '1250.5' });
  await page.goto(`/maintenance?yachtId=${yacht.id}`);
  await button(page, `View ${record.title}`).click();
  const details = page.getByRole('dialog', { name: record.title, exact: true });
  for (const text of [yacht.name, 'Both bearings', 'Hull', 'Pending', '0%', '€1,250.50', 'Not set', 'In Progress'])
    await expect(details).toContainText(text);
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);
  await expect(button(page, `View ${record.title}`)).toBeFocused();
  await expect(page.getByRole('link', { name: `Edit ${record.title}`, exact: true })).toHaveAttribute(
    'href',
    `/schedule/${record.eventId}/edit`,
  );

  await page.route('**/api/maintenance/*', (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"Something went wrong.","code":"internal"}' })
      : route.fallback(),
  );
  await button(page, `Delete ${record.title}`).click();
  await expect(page.getByRole('alertdialog')).toContainText('Its calendar entry is deleted too');
  await button(page, 'Delete maintenance').click();
  await expectText(page, 'Failed to delete maintenance event. Please try again.');
  await page.unroute('**/api/maintenance/*');
  await button(page, `Delete ${record.title}`).click();
  await button(page, 'Delete maintenance').click();
  await expectText(page, 'Maintenance deleted');
  await expectText(page, 'No maintenance in progress');
  expect(await manager.get(`/api/yachts/${yacht.id}/schedule`)).toEqual([]);
});

test('work is planned for a yacht, started with the keyboard, and completed', async ({ page }) => {
  const title = unique('Propeller polish');
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  await page.goto(`/yachts/${yacht.id}?tab=maintenance`);
  await page.getByRole('tabpanel').getByRole('link', { name: 'Schedule maintenance', exact: true }).click();
  await expect(page).toHaveURL(`/maintenance/new?yachtId=${yacht.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Schedule Maintenance', exact: true })).toBeVisible();
  await expect(field(page, 'Yacht')).toHaveValue(yacht.name);
  await field(page, 'Title').fill(title);
  await choose(page, 'Type', 'Hull');
  // The Monday after the clocks changed.
  await field(page, 'Scheduled date').fill('2031-03-31');
  await field(page, 'Scheduled time').fill('09:30');
  await field(page, 'Estimated cost').fill('480');
  await field(page, 'Actual cost').fill('0.00');
  await button(page, 'Schedule maintenance').click();
  await expectText(page, 'Maintenance scheduled');
  await expect(page).toHaveURL(/\/maintenance\/\d+$/);
  const address = `/api${new URL(page.url()).pathname}`;
  expect(await manager.get(address)).toMatchObject({
    title,
    type: 'hull',
    status: 'pending',
    progress: 0,
    completedDate: null,
    estimatedCost: '480.00',
    actualCost: null,
    scheduledDate: '2031-03-31T07:30:00.000Z',
    endDate: '2031-03-31T15:30:00.000Z',
  });
  for (const text of ['Scheduled', 'Mon, Mar 31, 2031, 9:30 AM – 5:30 PM', '8 hours', '€480.00'])
    await expect(page.getByRole('main')).toContainText(text);

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Maintenance', exact: true })).toBeVisible();
  const slider = page.getByRole('slider', { name: 'Progress', exact: true });
  await slider.focus();
  for (let pressed = 0; pressed < 7; pressed++) await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('35');
  await expect(slider).toHaveAttribute('aria-valuetext', '35%');
  await page.keyboard.press('Home');
  await expect(slider).toHaveValue('0');
  for (let pressed = 0; pressed < 9; pressed++) await page.keyboard.press('ArrowUp');
  await choose(page, 'Status', 'In Progress');
  await button(page, 'Save changes').click();
  await expectText(page, 'Maintenance updated');
  expect(await manager.get(address)).toMatchObject({ progress: 45, status: 'in_progress', title, estimatedCost: '480.00' });

  await expect(page.getByRole('progressbar', { name: `Progress of ${title}`, exact: true })).toHaveAttribute('aria-valuenow', '45');
  await button(page, 'Mark completed').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mark completed', exact: true }).click();
  await expect(button(page, 'Reopen')).toBeVisible();
  expect(await manager.get(address)).toMatchObject({ status: 'completed', progress: 100 });
  await button(page, 'Refresh').click();
  await expectText(page, 'Refreshed');
  await button(page, 'Delete').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete maintenance', exact: true }).click();
  await expectText(page, 'Maintenance record deleted');
  await expect(page).toHaveURL('/maintenance');
});

test('an urgent repair starts today, in the hours of its yacht’s yard, and opens as maintenance', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager, { houseRules: { workBegins: '07:00', workEnds: '15:30' } });
  const other = await aYacht(manager, { houseRules: { workBegins: '06:15', workEnds: '13:00' } });
  await page.goto('/maintenance/new?defect=true');
  await expect(page.getByRole('heading', { name: 'Plan the repair', exact: true })).toBeVisible();
  await expect(field(page, 'Scheduled date')).toHaveValue(asShown(inDays(0)));
  await field(page, 'Title').fill('Port generator stops under load');
  await field(page, 'Yacht').fill(yacht.name);
  await optionNamed(page, yacht.name).click();
  // The times follow the yacht's yard, typed ones stay, and times that are filled in don't count as unsaved changes.
  await expect(field(page, 'Scheduled time')).toHaveValue('7:00 AM');
  await expect(field(page, 'Planned end time')).toHaveValue('3:30 PM');
  await field(page, 'Planned end time').fill('16:45');
  await field(page, 'Yacht').fill(other.name);
  await optionNamed(page, other.name).click();
  await expect(field(page, 'Scheduled time')).toHaveValue('6:15 AM');
  await expect(field(page, 'Planned end time')).toHaveValue('4:45 PM');
  await choose(page, 'Type', 'Engine');
  await button(page, 'Schedule maintenance').click();
  await expect(page).toHaveURL(/\/maintenance\/\d+$/);
  await expect(page.getByRole('heading', { name: 'Port generator stops under load', exact: true })).toBeVisible();
});

test('errors are shown at their fields, and nothing typed is lost', async ({ page }) => {
  await signedIn(page, 'manager');
  let sent = 0;
  page.on('request', (request) => request.method() === 'POST' && request.url().endsWith('/api/maintenance') && sent++);
  await page.goto('/maintenance/new');
  await field(page, 'Title').fill('x');
  await field(page, 'Estimated cost').fill('-5');
  await button(page, 'Schedule maintenance').click();
  for (const message of [
    'Title must be at least 2 characters',
    'Please select a yacht',
    'Please choose a type',
    'Please select a scheduled date',
    'Cost cannot be negative',
  ])
    await expectText(page, message);
  await expect(field(page, 'Title')).toBeFocused();
  expect(sent).toBe(0);
  await field(page, 'Title').fill('Anchor chain');
  await expect(page.getByText('Title must be at least 2 characters', exactly)).toHaveCount(0);
  await page.getByRole('link', { name: 'All maintenance', exact: true }).click();
  await button(page, 'Keep editing').click();
  await expect(field(page, 'Estimated cost')).toHaveValue('-5');
});

test('work over a booking asks first, and is stored once that is confirmed', async ({ page }) => {
  const title = unique('Shaft seal');
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  await anEvent(manager, { yachtId: yacht.id, title: 'Charter to Elba' });
  const works = () => manager.get(`/api/yachts/${yacht.id}/maintenance`);
  await page.goto(`/maintenance/new?yachtId=${yacht.id}&type=engine&date=${inDays(43)}`);
  await field(page, 'Title').fill(title);
  await button(page, 'Schedule maintenance').click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Charter to Elba. Save it anyway?');
  await question.getByRole('button', { name: 'Keep editing', exact: true }).click();
  await expect(field(page, 'Title')).toHaveValue(title);
  expect(await works()).toEqual([]);
  await button(page, 'Schedule maintenance').click();
  await question.getByRole('button', { name: 'Save anyway', exact: true }).click();
  await expectText(page, 'Maintenance scheduled');
  expect(await works()).toMatchObject([{ title }]);
});

test('work concerns an engine, covers a service and a defect until they are removed, and its cost is logged from its page', async ({
  page,
}) => {
  const manager = await signedIn(page, 'manager');
  const [yacht, sister] = [await aYacht(manager), await aYacht(manager)];
  const engine = await anEngine(manager, { yachtId: yacht.id, name: 'Port engine', withPlans: false });
  const sailor = await aCrewMember(manager);
  await manager.post<ServicePlan>('/api/service-plans', { equipmentId: engine.id, title: '250 h service', everyMonths: 12 });
  const leak = await aDefect(manager, { yachtId: yacht.id, equipmentId: engine.id });
  const title = unique('Engine bay');
  await page.goto(`/maintenance/new?defect=true&defectId=${leak.id}&yachtId=${yacht.id}&type=engine`);

  // What the address names is already filled in; more is found by typing.
  await expect(page.getByRole('list', { name: 'Carried defects', exact: true })).toHaveText(leak.title);
  await expect(field(page, 'Equipment')).toHaveValue('Port engine');
  await field(page, 'Title').fill(title);
  await field(page, 'Services').fill('250');
  await optionNamed(page, 'Port engine, 250 h service').click();
  await expect(page.getByRole('list', { name: 'Carried services', exact: true })).toHaveText('Port engine, 250 h service');
  await expect(field(page, 'Services')).toHaveValue('');
  await field(page, 'Assigned to').fill(sailor.name);
  await optionNamed(page, sailor.name).click();
  expect(await faults(page)).toEqual([]);
  await button(page, 'Schedule maintenance').click();
  await expectText(page, 'Maintenance scheduled');
  const main = page.getByRole('main');
  for (const name of ['Port engine', sailor.name, 'Port engine, 250 h service', leak.title])
    await expect(main.getByRole('link', { name, exact: true })).toBeVisible();

  // The expense form starts with what is known, and returns to the record.
  const record = page.url();
  await page.getByRole('link', { name: 'Add a cost', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(field(dialog, 'Maintenance')).toHaveValue(title);
  await expect(field(dialog, 'Yacht')).toHaveValue(yacht.name);
  await expect(field(dialog, 'Subcategory')).toHaveValue('Labor');
  await field(dialog, 'Amount').fill('480');
  await dialog.getByRole('button', { name: 'Add expense', exact: true }).click();
  await expectText(page, 'Expense logged');
  await expect(page).toHaveURL(record);
  await expect(page.getByRole('list', { name: 'Expenses', exact: true })).toContainText(`${title}`);
  await expect(main).toContainText('€480.00 in expenses');

  // Another yacht can't be chosen while anything of this one is attached.
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await field(page, 'Yacht').fill(sister.name);
  await optionNamed(page, sister.name).click();
  await expect(field(page, 'Equipment')).toHaveValue('');
  await button(page, 'Save changes').click();
  await expect(main.getByText(`This includes services of ${yacht.name}. Remove them first.`, exactly)).toBeVisible();
  await button(page, 'Remove Port engine, 250 h service').click();
  await button(page, `Remove ${leak.title}`).click();
  await button(page, 'Save changes').click();
  await expectText(page, 'Maintenance updated');
  const work = await manager.get<MaintenanceRecord>(`/api${new URL(record).pathname}`);
  expect(work).toMatchObject({ yachtId: sister.id, equipmentId: null, assigneeId: sailor.id, services: [], defects: [] });
});

test('a tip becomes work with its slot in the calendar', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  await page.goto('/maintenance');
  await page.getByRole('link', { name: 'Tips', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Maintenance Tips', exact: true })).toBeVisible();
  await expect(page.getByText(/^Guidance only:/)).toBeVisible();
  await page.getByRole('navigation', { name: 'Category', exact: true }).getByRole('link', { name: 'Safety', exact: true }).click();
  await expect(page).toHaveURL('/maintenance/tips?type=safety');
  await expect(page.getByRole('heading', { name: 'Engine', exact: true })).toHaveCount(0);
  await choose(page, 'Season', 'Before the season');
  await expect(page).toHaveURL('/maintenance/tips?type=safety&season=before');
  await expect(page.getByRole('heading', { name: 'Life-saving gear: weekly check', exact: true })).toHaveCount(0);
  const tip = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Life raft service', exact: true }) });
  await expect(tip).toContainText('Source: yachtingmonthly.com; getboatwise.app');
  await button(page, 'Make it recur: Life raft service').click();
  const recurring = page.getByRole('alertdialog');
  await expect(field(recurring, 'What is done')).toHaveValue('Service');
  await expect(field(recurring, 'Every')).toHaveValue('12');
  await recurring.getByRole('button', { name: 'Cancel', exact: true }).click();
  await tip.getByRole('link', { name: 'Schedule this: Life raft service', exact: true }).click();

  await expect(page).toHaveURL(/\/maintenance\/new\?type=safety&title=Life\+raft\+service/);
  await expect(field(page, 'Title')).toHaveValue('Life raft service');
  await expect(page.getByRole('combobox', { name: 'Type', exact: true })).toHaveText('Safety');
  await expect(field(page, 'Description')).toHaveValue(/^Book the station early/);
  const day = await dayIn(field(page, 'Scheduled date'));
  expect(day > inDays(-1)).toBe(true);
  await field(page, 'Yacht').fill(yacht.name);
  await optionNamed(page, yacht.name).click();
  await button(page, 'Schedule maintenance').click();
  await expectText(page, 'Maintenance scheduled');
  const [slot] = await manager.get<ScheduleEvent[]>(`/api/schedule?type=maintenance&yachtId=${yacht.id}`);
  expect(slot).toMatchObject({ title: 'Life raft service', type: 'maintenance' });
  expect(wallClockIn(timeZone, slot?.startDate ?? '').day).toBe(day);
  await page.getByRole('link', { name: 'Open in the schedule', exact: true }).click();
  await expect(page).toHaveURL(`/schedule/${slot?.id}`);
});

test('two people edit one record: the second sees what changed, and chooses', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const { record } = await workOnAYacht(manager);
  await page.goto(`/maintenance/${record.id}/edit`);
  await field(page, 'Actual cost').fill('99.50');
  await (await (await harbor()).person('staff')).patch(`/api/maintenance/${record.id}`, { progress: 70 });
  await button(page, 'Save changes').click();
  await expect(page.getByRole('row', { name: /^Progress/ })).toHaveText('Progress70%Not changed by you');
  await expect(page.getByRole('row', { name: /^Actual cost/ })).toHaveText('Actual costEmpty99.50');
  await button(page, 'Save mine').click();
  await expectText(page, 'Maintenance updated');
  expect(await manager.get(`/api/maintenance/${record.id}`)).toMatchObject({ progress: 70, actualCost: '99.50' });
});

test('overdue work says so, is completed, and asks before it is reopened where a booking took its slot', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const { record, yacht } = await workOnAYacht(manager, { scheduledDate: inHours(-100) });
  await aMaintenanceRecord(manager, { yachtId: yacht.id, title: 'Under way', scheduledDate: inHours(-2) });
  await page.goto(`/maintenance?yachtId=${yacht.id}`);
  await expect(line(page, record.title)).toContainText('Overdue');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([record.title, 'Under way']);
  await goOn(page, `/maintenance/${record.id}`);
  await expect(page.getByText('Overdue', exactly)).toBeVisible();
  await expect(page.getByText(/^Its time is up, but it's still open/)).toBeVisible();
  await button(page, 'Mark completed').click();
  const completion = page.getByRole('alertdialog');
  const complete = completion.getByRole('button', { name: 'Mark completed', exact: true });
  const doneOn = field(completion, 'Done on');
  const usual = await doneOn.inputValue();
  await doneOn.fill('');
  await complete.click();
  await expect(completion.getByText('Date is required', exactly)).toBeVisible();
  await doneOn.fill(usual);
  const saving = await hold(page, `**/api/maintenance/${record.id}`, 'PATCH');
  await complete.click();
  await expect(completion.getByRole('button', { name: 'Saving', exact: true })).toBeDisabled();
  // It doesn't forget that it is being saved, whatever is typed meanwhile.
  await doneOn.fill(asShown(inDays(-1)));
  await expect(completion.getByRole('button', { name: 'Saving', exact: true })).toBeDisabled();
  saving.release();
  await expectText(page, 'Maintenance updated');
  const { startDate, endDate } = record;
  expect(await manager.get(`/api/maintenance/${record.id}`)).toMatchObject({
    status: 'completed',
    completedDate: endDate,
    startDate,
    endDate,
  });
  await goOn(page, `/maintenance?yachtId=${yacht.id}&group=completed`);
  await expect(line(page, record.title)).toContainText('Completed');
  await goOn(page, `/maintenance/${record.id}`);
  await manager.patch(`/api/maintenance/${record.id}`, { status: 'cancelled' });
  await anEvent(manager, { yachtId: yacht.id, title: 'Week to Capri', startDate: inHours(-110), endDate: inHours(-50) });
  await page.reload();
  await button(page, 'Reopen').click();
  await expect(page.getByRole('alertdialog')).toContainText('Week to Capri');
  await button(page, 'Save anyway').click();
  await expect(button(page, 'Mark completed')).toBeVisible();
  expect(await manager.get(`/api/maintenance/${record.id}`)).toMatchObject({ status: 'pending' });
});

test('a record that can’t be shown says why, and leads back', async ({ page }) => {
  await signedIn(page, 'staff');
  await page.goto('/maintenance/999999');
  await expectText(page, 'Maintenance Record Not Found');
  await page.getByRole('link', { name: 'Back to the maintenance list', exact: true }).click();
  await expect(page).toHaveURL('/maintenance');
  await page.goto('/maintenance/none/edit');
  await expect(page.getByText('Maintenance record ID is required.', { exact: true })).toBeVisible();
  await expect(page.getByText('Please go back to the maintenance list and select a valid record.', { exact: true })).toBeVisible();

  await page.route(/\/api\/maintenance/, (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"Something went wrong.","code":"internal"}' }),
  );
  await page.goto('/maintenance/1');
  await expectText(page, 'Error Loading Maintenance Record');
  await page.getByRole('link', { name: 'Back to the maintenance list', exact: true }).click();
  await expect(page.getByText('Error loading maintenance data', exactly)).toHaveCount(2);
  await page.unroute(/\/api\/maintenance/);
  for (const retry of (await button(page, 'Retry').all()).toReversed()) await retry.click();
  await expect(page.getByRole('heading', { name: 'Total', exact: true })).toBeVisible();
});

test('work with unreadable dates still has its page and its form, which starts now', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const { record } = await workOnAYacht(manager);
  const unreadable = { scheduledDate: 'soon', startDate: 'soon', endDate: '', completedDate: 'never' };
  await page.route(`**/api/maintenance/${record.id}`, (route) => route.fulfill({ json: { ...record, ...unreadable } }));
  await page.goto(`/maintenance/${record.id}`);
  await expect(page.getByRole('heading', { name: record.title, exact: true }).first()).toBeVisible();
  await page.goto(`/maintenance/${record.id}/edit`);
  await expect(field(page, 'Scheduled date')).toHaveValue(asShown(inDays(0)));
  await expect(field(page, 'Completed date')).toHaveValue('');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('work is found, opened and moved on, and nothing is wider than the screen', async ({ page }) => {
    const manager = await signedIn(page, 'manager');
    const { record, yacht } = await workOnAYacht(manager, { progress: 20 });
    const narrow = async () => expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.goto(`/maintenance?yachtId=${yacht.id}`);
    await expect(line(page, record.title)).toContainText('20%');
    await narrow();
    await page.getByRole('link', { name: record.title, exact: true }).tap();
    await expect(page.getByRole('heading', { level: 2, name: record.title, exact: true })).toBeVisible();
    await narrow();
    await page.getByRole('link', { name: 'Edit', exact: true }).tap();
    await page.getByRole('slider', { name: 'Progress', exact: true }).fill('80');
    await narrow();
    await button(page, 'Save changes').tap();
    await expectText(page, 'Maintenance updated');
    expect(await manager.get(`/api/maintenance/${record.id}`)).toMatchObject({ progress: 80 });
    await goOn(page, '/maintenance/tips?type=hull');
    await expect(page.getByRole('heading', { name: 'Hull', exact: true })).toBeVisible();
    await narrow();
  });
});
