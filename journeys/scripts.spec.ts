import type { Page } from '@playwright/test';
import { scriptOf } from './built.ts';
import { aMaintenanceRecord, anEvent, aYacht } from './given.ts';
import { signedIn, unique } from './people.ts';
import { quietFor, unanswered } from './requests.ts';
import { aPicture, expect, field, goTo, hold, test } from './walk.ts';

type Answered = { by: 'itself' | 'nobody' | 'no such file' };

test('a dialog whose script can’t be loaded opens once it can, and nothing typed is lost', async ({ page }) => {
  const title = unique('At sea');
  const script = await openBooking(page, title);
  script.by = 'nobody';
  await page.getByRole('button', { name: 'Add customer', exact: true }).click();
  await expect(page.getByText('The rest will load as soon as the connection is back.', { exact: true })).toBeVisible();
  script.by = 'itself';
  const dialog = page.getByRole('alertdialog');
  await expect(field(dialog, 'First name')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(field(page, 'Title')).toHaveValue(title);
});

test('a form that loses the network while its other scripts load keeps what was typed, and is saved once the network is back', async ({
  page,
  context,
}) => {
  const title = unique('At sea');
  const yacht = await aYacht(await signedIn(page, 'manager'));
  // Not by interception, which bypasses the browser's cache.
  const network = await context.newCDPSession(page);
  const setNetwork = (offline: boolean, latency: number) =>
    network.send('Network.emulateNetworkConditions', { offline, latency, downloadThroughput: -1, uploadThroughput: -1 });
  await network.send('Network.clearBrowserCache');
  await setNetwork(false, 1_500);
  await page.goto(`/schedule/new?yachtId=${yacht.id}`);
  await field(page, 'Title').fill(title);
  expect(unanswered(page)).not.toEqual([]);
  await setNetwork(true, 0);
  await page.getByRole('button', { name: 'Add event', exact: true }).click();
  await expect(page.getByText(/^Failed to create schedule event: We couldn’t reach the server/).first()).toBeVisible();
  await expect(field(page, 'Title')).toHaveValue(title);
  await setNetwork(false, 0);
  await page.getByRole('button', { name: 'Add event', exact: true }).click();
  await expect(page.getByText('Event created', { exact: true })).toBeVisible();
});

const rooms = {
  'the fleet and the calendar': [
    ['/dashboard', 'dashboard/dashboard-page.tsx', '/api/dashboard'],
    ['/yachts', 'yachts/fleet-page.tsx', '/api/yachts'],
    ['/maintenance', 'maintenance/maintenance-page.tsx', '/api/maintenance'],
    ['/documents', 'documents/documents-page.tsx', '/api/documents/matrix'],
    ['/schedule', 'schedule/schedule-page.tsx', '/api/schedule'],
    ['/charters', 'schedule/bookings/bookings-page.tsx', '/api/schedule'],
  ],
  'the desk and the office': [
    ['/desk', 'desk/grid/grid-page.tsx', '/api/availability'],
    ['/desk/pipeline', 'desk/pipeline/pipeline-page.tsx', '/api/charters'],
    ['/desk/today', 'desk/today/today-page.tsx', '/api/charters/day'],
    ['/desk/departures', 'desk/departures/departures-page.tsx', '/api/departures'],
    ['/desk/prices', 'desk/prices/prices-page.tsx', '/api/yachts'],
    ['/finance/invoices', 'finance/finance-page.tsx', '/api/invoices'],
    ['/activities', 'activities/activities-page.tsx', '/api/activities'],
  ],
} as const;

for (const [room, pages] of Object.entries(rooms))
  test(`the pages of ${room} ask for what they show while their code is still loading, and only once`, async ({ page }) => {
    await signedIn(page, 'manager');
    const requested: URL[] = [];
    page.on('request', (request) => requested.push(new URL(request.url())));
    for (const [path, part, api] of pages)
      await test.step(path, async () => {
        const requestsOf = () => requested.filter(({ pathname }) => pathname === api).map(({ search }) => search);
        requested.length = 0;
        const code = await hold(page, `**/${scriptOf(part)}`);
        await page.goto(path, { waitUntil: 'commit' });
        await expect.poll(requestsOf).not.toEqual([]);
        code.release();
        await expect(page.getByRole('main')).toBeVisible();
        await expect.poll(() => quietFor(page)).toBeGreaterThan(200);
        expect(requestsOf()).toEqual([...new Set(requestsOf())]);
      });
  });

test('a page whose script can’t be loaded opens once it can, and the one before stays until then', async ({ page }) => {
  await signedIn(page, 'manager');
  const script = await answered(page, 'crew/crew-page.tsx');
  await goTo(page, '/yachts');
  script.by = 'nobody';
  await page.getByRole('link', { name: 'Crew Management', exact: true }).click();
  await expect(page.getByText('The rest will load as soon as the connection is back.', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Yacht Fleet', exact: true })).toBeVisible();
  // Anything typed in the old page now would be lost with it.
  await expect(page.locator('#main[inert]')).toHaveCount(1);
  script.by = 'itself';
  await expect(page.getByRole('heading', { level: 1, name: 'Crew Management', exact: true })).toBeVisible();
  await expect(page.locator('#main[inert]')).toHaveCount(0);
});

test('leaving a form asks with the browser’s own dialog if the script of ours can’t be loaded', async ({ page }) => {
  await signedIn(page, 'manager');
  (await answered(page, 'ui/leave-dialog.tsx')).by = 'nobody';
  await goTo(page, '/yachts/new');
  await field(page, 'Name').fill('Nadia');
  const questionAsked = page.waitForEvent('dialog');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  const question = await questionAsked;
  expect(question.message()).toBe('Leave without saving? Your changes haven’t been saved.');
  await question.dismiss();
  await expect(field(page, 'Name')).toHaveValue('Nadia');
});

test('an overlap is confirmed in the browser’s own dialog if the script of ours can’t be loaded', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  const record = await aMaintenanceRecord(manager, { yachtId: yacht.id });
  await manager.patch(`/api/maintenance/${record.id}`, { status: 'cancelled' });
  await anEvent(manager, { yachtId: yacht.id, title: 'Week to Capri', startDate: record.startDate, endDate: record.endDate });
  (await answered(page, 'events/overlap-question-dialog.tsx')).by = 'nobody';
  await goTo(page, `/maintenance/${record.id}`);
  const questionAsked = page.waitForEvent('dialog');
  await page.getByRole('button', { name: 'Reopen', exact: true }).click();
  const question = await questionAsked;
  expect(question.message()).toMatch(/Week to Capri[^]*Save anyway\?$/);
  await question.accept();
  await expect(page.getByRole('button', { name: 'Mark completed', exact: true })).toBeVisible();
});

test('a picture is sent unchanged if the script that scales it down can’t be loaded', async ({ page }) => {
  await signedIn(page, 'manager');
  (await answered(page, 'platform/smaller-picture.ts')).by = 'nobody';
  await goTo(page, '/yachts/new');
  const sent = page.waitForResponse('**/api/files*');
  await page.locator('input[type=file]').first().setInputFiles({ name: 'yacht.png', mimeType: 'image/png', buffer: aPicture() });
  expect((await sent).status()).toBe(201);
});

test('when only the scripts of a later release are left, what is typed stays until the user reloads', async ({ page }) => {
  const title = unique('Before the release');
  const script = await openBooking(page, title);
  script.by = 'no such file';
  await page.getByRole('button', { name: 'Add customer', exact: true }).click();
  await expect(page.getByText('Fairlead has been updated', { exact: true })).toBeVisible();
  await expect(field(page, 'Title')).toHaveValue(title);
  script.by = 'itself';
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await expect(field(page, 'Title')).toHaveValue('');
});

test('when the next page belongs to a later release, a form is saved and left all the same', async ({ page }) => {
  await signedIn(page, 'manager');
  const scripts = [await answered(page, 'yachts/outlook/yacht-page.tsx'), await answered(page, 'crew/crew-page.tsx')];
  const answerAll = (by: Answered['by']) => scripts.forEach((script) => (script.by = by));
  // A document of the later release loads its own scripts.
  await page.route(/\/(yachts\/\d+|crew)$/, (route) => {
    if (route.request().resourceType() === 'document') answerAll('itself');
    return route.fallback();
  });
  const name = unique('Journey');
  await goTo(page, '/yachts/new');
  await field(page, 'Name').fill(name);
  await page.getByRole('combobox', { name: /^Type/ }).click();
  await page.getByRole('option').first().click();
  await field(page, 'Length').fill('12m');
  answerAll('no such file');
  await page.getByRole('button', { name: 'Add yacht', exact: true }).click();
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();

  await goTo(page, '/yachts/new');
  await field(page, 'Name').fill('Never saved');
  answerAll('no such file');
  await page.getByRole('link', { name: 'Crew Management', exact: true }).click();
  await page.getByRole('button', { name: 'Leave without saving', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Crew Management', exact: true })).toBeVisible();
  await expect(page.getByRole('main', { name: 'Crew Management', exact: true })).toBeVisible();
});

/** A form for a booking with something typed in it, and the answers for the script of its dialog for a new customer. */
async function openBooking(page: Page, title: string): Promise<Answered> {
  const yacht = await aYacht(await signedIn(page, 'manager'));
  const script = await answered(page, 'customers/customer-form.tsx');
  await goTo(page, `/schedule/new?yachtId=${yacht.id}`);
  await field(page, 'Title').fill(title);
  return script;
}

async function answered(page: Page, part: string): Promise<Answered> {
  const script: Answered = { by: 'itself' };
  await page.route(`**/${scriptOf(part)}`, (route) => {
    if (script.by === 'nobody') return route.abort();
    return script.by === 'no such file' ? route.fulfill({ status: 404 }) : route.fallback();
  });
  return script;
}
