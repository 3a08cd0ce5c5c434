import type { APIRequestContext, Page } from '@playwright/test';
import { aYacht, expect, faults, signedIn, test, unique } from './walk.ts';

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const fromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** Work of one's own, planned by a call: under way unless said otherwise. */
async function aRecord(request: APIRequestContext, token: string, more: object = {}) {
  const yacht = await aYacht(request, token);
  const data = {
    yachtId: yacht.id,
    title: unique('Rudder bearings'),
    type: 'hull',
    scheduledDate: fromNow(-2),
    description: 'Both bearings, and the seals with them.',
    ...more,
  };
  const answer = await request.post('/api/maintenance', { data, headers: bearer(token) });
  expect(answer.status()).toBe(201);
  const record: { id: number; title: string; eventId: number; updatedAt: string } = await answer.json();
  return { record, yacht };
}

async function stored(page: Page, token: string, address: string) {
  return (await page.request.get(address, { headers: bearer(token) })).json();
}

async function choose(page: Page, name: string, option: string) {
  await page.getByRole('combobox', { name, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

const figure = (page: Page, label: string) =>
  page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({ has: page.getByRole('heading', { name: label, exact: true }) })
    .locator('p')
    .first();

test('the overview counts all work and lists what is under way, ahead and over', async ({ page }) => {
  const token = await signedIn(page, 'maya');
  const { byState, total } = await stored(page, token, '/api/maintenance/overview');
  await page.goto('/maintenance');
  await expect(page.getByRole('heading', { level: 1, name: 'Maintenance' })).toBeVisible();
  expect(total).toBeGreaterThanOrEqual(16);
  for (const label of ['Total', 'In Progress', 'Upcoming']) await expect(figure(page, label)).toHaveText(/^\d+$/);
  expect(byState.in_progress).toBeGreaterThanOrEqual(2);

  const current = page.getByRole('listitem').filter({ hasText: 'Port main engine overhaul' });
  for (const said of ['Night Heron', 'Engine', 'In Progress', '60%', '€31,260.00']) await expect(current).toContainText(said);
  await page.getByRole('tab', { name: 'Upcoming' }).click();
  await expect(page).toHaveURL('/maintenance?group=upcoming');
  await expect(page.getByRole('listitem').filter({ hasText: '500-hour engine service' })).toContainText('Scheduled');
  await page.getByRole('tab', { name: 'Upcoming' }).press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/maintenance?group=completed');
  await expect(page.getByRole('listitem').filter({ hasText: 'Stabiliser fin seals' })).toContainText('Cancelled');
  await expect(page.getByRole('listitem').filter({ hasText: 'Life raft service' })).toContainText('Completed');

  await choose(page, 'Type', 'Safety');
  await expect(page).toHaveURL('/maintenance?group=completed&type=safety');
  await expect(page.getByText('Stabiliser fin seals')).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search maintenance' }).fill('nothing like it');
  await expect(page.getByText('Try adjusting your search or filters')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/maintenance?group=completed');
  await expect(page.getByRole('listitem').filter({ hasText: 'Stabiliser fin seals' })).toBeVisible();
});

test('somebody looks at work in the list, and deletes it with its place in the calendar', async ({ page }) => {
  const token = await signedIn(page, 'maya');
  const { record, yacht } = await aRecord(page.request, token, { estimatedCost: '1250.5' });
  await page.goto(`/maintenance?yachtId=${yacht.id}`);
  const row = page.getByRole('listitem').filter({ hasText: record.title });
  await row.getByRole('button', { name: `View ${record.title}` }).click();
  const details = page.getByRole('dialog', { name: record.title });
  for (const said of [yacht.name, 'Both bearings', 'Hull', 'Pending', '0%', '€1,250.50', 'Not set', 'In Progress'])
    await expect(details).toContainText(said);
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);
  await expect(row.getByRole('button', { name: `View ${record.title}` })).toBeFocused();
  await expect(row.getByRole('link', { name: `Edit ${record.title}` })).toHaveAttribute('href', `/schedule/${record.eventId}/edit`);

  await page.route('**/api/maintenance/*', (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"Something went wrong.","code":"internal"}' })
      : route.fallback(),
  );
  await row.getByRole('button', { name: `Delete ${record.title}` }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Its place in the calendar goes with it');
  await page.getByRole('button', { name: 'Delete maintenance' }).click();
  await expect(page.getByText('Failed to delete maintenance event. Please try again.', { exact: true })).toBeVisible();
  await page.unroute('**/api/maintenance/*');
  await row.getByRole('button', { name: `Delete ${record.title}` }).click();
  await page.getByRole('button', { name: 'Delete maintenance' }).click();
  await expect(page.getByText('Maintenance deleted', { exact: true })).toBeVisible();
  await expect(page.getByText('No maintenance in progress')).toBeVisible();
  expect(await stored(page, token, `/api/yachts/${yacht.id}/schedule`)).toEqual([]);
});

test('work is planned for a yacht, begun with the keyboard, and completed', async ({ page }) => {
  const title = unique('Propeller polish');
  const token = await signedIn(page, 'maya');
  const yacht = await aYacht(page.request, token);
  await page.goto(`/yachts/${yacht.id}?tab=maintenance`);
  await page.getByRole('link', { name: 'Schedule maintenance' }).click();
  await expect(page).toHaveURL(`/maintenance/new?yachtId=${yacht.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Schedule Maintenance' })).toBeVisible();
  await expect(page.getByLabel('Yacht')).toHaveValue(yacht.name);
  await page.getByLabel('Title').fill(title);
  await choose(page, 'Type', 'Hull');
  await page.getByLabel('Scheduled date').fill('2027-03-29');
  await page.getByLabel('Scheduled time').fill('09:30');
  await page.getByLabel('Estimated cost').fill('480');
  await page.getByLabel('Actual cost').fill('0.00');
  await page.getByRole('button', { name: 'Schedule maintenance' }).click();
  await expect(page.getByText('Maintenance scheduled', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/maintenance\/\d+$/);
  const address = `/api${new URL(page.url()).pathname}`;
  expect(await stored(page, token, address)).toMatchObject({
    title,
    type: 'hull',
    status: 'pending',
    progress: 0,
    completedDate: null,
    estimatedCost: '480.00',
    actualCost: null,
    scheduledDate: '2027-03-29T07:30:00.000Z',
    endDate: '2027-03-29T15:30:00.000Z',
  });
  for (const said of ['Scheduled', 'Mar 29, 2027, 9:30 AM – 5:30 PM', '8 hours', '€480.00'])
    await expect(page.getByRole('main')).toContainText(said);

  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Maintenance' })).toBeVisible();
  const slider = page.getByRole('slider', { name: 'Progress' });
  await slider.focus();
  for (let pressed = 0; pressed < 7; pressed++) await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('35');
  await expect(slider).toHaveAttribute('aria-valuetext', '35%');
  await page.keyboard.press('Home');
  await expect(slider).toHaveValue('0');
  for (let pressed = 0; pressed < 9; pressed++) await page.keyboard.press('ArrowUp');
  await choose(page, 'Status', 'In progress');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Maintenance updated', { exact: true })).toBeVisible();
  expect(await stored(page, token, address)).toMatchObject({ progress: 45, status: 'in_progress', title, estimatedCost: '480.00' });

  await expect(page.getByRole('progressbar', { name: `Progress of ${title}` })).toHaveAttribute('aria-valuenow', '45');
  await page.getByRole('button', { name: 'Mark completed' }).click();
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
  expect(await stored(page, token, address)).toMatchObject({ status: 'completed', progress: 100 });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('Refreshed', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete maintenance' }).click();
  await expect(page.getByText('Maintenance record deleted', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/maintenance');
});

test('what is wrong is said at its field, and nothing typed is lost', async ({ page }) => {
  await signedIn(page, 'maya');
  let sent = 0;
  page.on('request', (request) => request.method() === 'POST' && request.url().endsWith('/api/maintenance') && sent++);
  await page.goto('/maintenance/new');
  await page.getByLabel('Title').fill('x');
  await page.getByLabel('Estimated cost').fill('-5');
  await page.getByRole('button', { name: 'Schedule maintenance' }).click();
  for (const message of [
    'Title must be at least 2 characters',
    'Please select a yacht',
    'Please choose a type',
    'Please select a scheduled date',
    'Cost cannot be negative',
  ])
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  await expect(page.getByLabel('Title')).toBeFocused();
  expect(sent).toBe(0);
  await page.getByLabel('Title').fill('Anchor chain');
  await expect(page.getByText('Title must be at least 2 characters')).toHaveCount(0);
  await page.getByRole('link', { name: 'All maintenance' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Estimated cost')).toHaveValue('-5');
});

test('work over a booking is asked about, and stored when it is wished for all the same', async ({ page }) => {
  const title = unique('Shaft seal');
  const token = await signedIn(page, 'maya');
  const yacht = await aYacht(page.request, token);
  await page.request.post('/api/schedule', {
    data: {
      title: 'Charter to Elba',
      type: 'charter',
      yachtId: yacht.id,
      startDate: '2027-06-05T15:00:00Z',
      endDate: '2027-06-12T07:00:00Z',
    },
    headers: bearer(token),
  });
  await page.goto(`/maintenance/new?yachtId=${yacht.id}&type=engine`);
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Scheduled date').fill('2027-06-08');
  await page.getByRole('button', { name: 'Schedule maintenance' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Charter to Elba. Save it all the same?');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  expect(await stored(page, token, `/api/yachts/${yacht.id}/maintenance`)).toEqual([]);
  await page.getByRole('button', { name: 'Schedule maintenance' }).click();
  await question.getByRole('button', { name: 'Save all the same' }).click();
  await expect(page.getByText('Maintenance scheduled', { exact: true })).toBeVisible();
  expect(await stored(page, token, `/api/yachts/${yacht.id}/maintenance`)).toMatchObject([{ title }]);
});

test('a tip becomes work with its slot in the calendar', async ({ page }) => {
  const token = await signedIn(page, 'maya');
  const yacht = await aYacht(page.request, token);
  await page.goto('/maintenance');
  await page.getByRole('link', { name: 'Tips' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Maintenance Tips' })).toBeVisible();
  await expect(page.getByText(/^Guidance, never law/)).toBeVisible();
  await page.getByRole('navigation', { name: 'Category' }).getByRole('link', { name: 'Safety' }).click();
  await expect(page).toHaveURL('/maintenance/tips?type=safety');
  await expect(page.getByRole('heading', { name: 'Engine', exact: true })).toHaveCount(0);
  await choose(page, 'Season', 'Before the season');
  await expect(page).toHaveURL('/maintenance/tips?type=safety&season=before');
  await expect(page.getByText('Life-saving gear: weekly look')).toHaveCount(0);
  const tip = page.getByRole('listitem').filter({ hasText: 'Life raft service' });
  await expect(tip).toContainText('Source: yachtingmonthly.com; getboatwise.app');
  await tip.getByRole('link', { name: /^Schedule this/ }).click();

  await expect(page).toHaveURL(/\/maintenance\/new\?type=safety&title=Life\+raft\+service/);
  await expect(page.getByLabel('Title')).toHaveValue('Life raft service');
  await expect(page.getByRole('combobox', { name: 'Type' })).toHaveText('Safety');
  await expect(page.getByLabel('Description')).toHaveValue(/^Book the station early/);
  const day = await page.getByLabel('Scheduled date').inputValue();
  expect(day).toMatch(/^20\d\d-\d\d-\d\d$/);
  await page.getByLabel('Yacht').fill(yacht.name);
  await page.getByRole('option', { name: yacht.name }).click();
  await page.getByRole('button', { name: 'Schedule maintenance' }).click();
  await expect(page.getByText('Maintenance scheduled', { exact: true })).toBeVisible();
  const [slot] = await stored(page, token, `/api/schedule?type=maintenance&yachtId=${yacht.id}`);
  expect(slot).toMatchObject({ title: 'Life raft service', type: 'maintenance' });
  expect(slot.startDate.slice(0, 10)).toBe(day);
  await page.getByRole('link', { name: 'Open in the schedule' }).click();
  await expect(page).toHaveURL(`/schedule/${slot.id}`);
});

test('two people edit one record: the second sees what changed, and chooses', async ({ page }) => {
  const token = await signedIn(page, 'maya');
  const { record } = await aRecord(page.request, token);
  await page.goto(`/maintenance/${record.id}/edit`);
  await page.getByLabel('Actual cost').fill('99.50');
  await page.request.patch(`/api/maintenance/${record.id}`, { data: { progress: 70 }, headers: bearer(token) });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('row', { name: 'Progress' })).toHaveText('Progress70%Not changed by you');
  await expect(page.getByRole('row', { name: 'Actual cost' })).toHaveText('Actual costEmpty99.50');
  await page.getByRole('button', { name: 'Save mine' }).click();
  await expect(page.getByText('Maintenance updated', { exact: true })).toBeVisible();
  expect(await stored(page, token, `/api/maintenance/${record.id}`)).toMatchObject({ progress: 70, actualCost: '99.50' });
});

test('work whose time is over says so, is completed, and reopened only after a question where a booking took its place', async ({
  page,
}) => {
  const token = await signedIn(page, 'maya');
  const { record, yacht } = await aRecord(page.request, token, { scheduledDate: fromNow(-100) });
  await page.goto(`/maintenance/${record.id}`);
  await expect(page.getByText(/^Its time is over, but nobody has said that it is done/)).toBeVisible();
  await page.request.patch(`/api/maintenance/${record.id}`, { data: { status: 'cancelled' }, headers: bearer(token) });
  await page.request.post('/api/schedule', {
    data: { title: 'Week to Capri', type: 'charter', yachtId: yacht.id, startDate: fromNow(-110), endDate: fromNow(-50) },
    headers: bearer(token),
  });
  await page.reload();
  await page.getByRole('button', { name: 'Reopen' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Week to Capri');
  await page.getByRole('button', { name: 'Save all the same' }).click();
  await expect(page.getByRole('button', { name: 'Mark completed' })).toBeVisible();
  expect(await stored(page, token, `/api/maintenance/${record.id}`)).toMatchObject({ status: 'pending' });
});

test('a record that can’t be shown says why, and leads back', async ({ page }) => {
  await signedIn(page, 'nora');
  await page.goto('/maintenance/999999');
  await expect(page.getByText('Maintenance Record Not Found', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the maintenance list' }).click();
  await expect(page).toHaveURL('/maintenance');
  await page.goto('/maintenance/none/edit');
  await expect(page.getByText('Maintenance record ID is required.')).toBeVisible();
  await expect(page.getByText('Please go back to the maintenance list and select a valid record.')).toBeVisible();

  await page.route('**/api/maintenance*', (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"Something went wrong.","code":"internal"}' }),
  );
  await page.route('**/api/maintenance/*', (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"Something went wrong.","code":"internal"}' }),
  );
  await page.goto('/maintenance/1');
  await expect(page.getByText('Error Loading Maintenance Record', { exact: true })).toBeVisible();
  await page.goto('/maintenance');
  await expect(page.getByText('Error loading maintenance data')).toHaveCount(2);
  await page.unrouteAll();
  for (const retry of (await page.getByRole('button', { name: 'Retry' }).all()).toReversed()) await retry.click();
  await expect(page.getByRole('heading', { name: 'Total', exact: true })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('work is found, opened and moved on, and nothing is wider than the screen', async ({ page }) => {
    const token = await signedIn(page, 'maya');
    const { record, yacht } = await aRecord(page.request, token, { progress: 20 });
    const narrow = async () => expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.goto(`/maintenance?yachtId=${yacht.id}`);
    await expect(page.getByRole('listitem').filter({ hasText: record.title })).toContainText('20%');
    await narrow();
    await page.getByRole('link', { name: record.title, exact: true }).tap();
    await expect(page.getByRole('heading', { level: 2, name: record.title })).toBeVisible();
    await narrow();
    await page.getByRole('link', { name: 'Edit' }).tap();
    await page.getByRole('slider', { name: 'Progress' }).fill('80');
    await narrow();
    await page.getByRole('button', { name: 'Save changes' }).tap();
    await expect(page.getByText('Maintenance updated', { exact: true })).toBeVisible();
    expect(await stored(page, token, `/api/maintenance/${record.id}`)).toMatchObject({ progress: 80 });
    await page.goto('/maintenance/tips?type=hull');
    await expect(page.getByRole('heading', { name: 'Hull', exact: true })).toBeVisible();
    await narrow();
  });
});
