// On a phone the shortcuts are at the bottom of the page and cover nothing, and every control is large enough for a finger.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { faultsInBothThemes } from './faults.ts';
import { aCrewMember, aCustomer, aMaintenanceRecord, anExpense, anIncome, anInvoice, aTrip, aYacht } from './given.ts';
import { newCompany, signedIn } from './people.ts';
import { smallControls } from './controls.ts';
import { managerPages, oneOfEach } from './screens.ts';
import { expect, goOn, openFirstFrame, test } from './walk.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const shortcuts = (page: Page) => page.getByRole('navigation', { name: 'Shortcuts', exact: true });

test('the shortcuts link to today, the fleet’s schedule and the yachts, and mark the current page', async ({ page }) => {
  await signedIn(page, 'manager');
  await page.goto('/crew');
  await shortcuts(page).getByRole('link', { name: 'Today', exact: true }).tap();
  await expect(page).toHaveURL('/dashboard');
  await expect(shortcuts(page).getByRole('link', { name: 'Today', exact: true })).toHaveAttribute('aria-current', 'page');
  await shortcuts(page).getByRole('link', { name: 'Schedule', exact: true }).tap();
  await expect(page).toHaveURL('/schedule?view=timeline');
  await page.getByRole('link', { name: 'List View', exact: true }).tap();
  await expect(page).toHaveURL(/view=list/);
  await shortcuts(page).getByRole('link', { name: 'Yachts', exact: true }).tap();
  await expect(page).toHaveURL('/yachts');
  await shortcuts(page).getByRole('link', { name: 'Schedule', exact: true }).tap();
  await expect(page).toHaveURL(/view=list/);
  // Also in a document that hasn't shown the schedule.
  await page.goto('/yachts');
  await shortcuts(page).getByRole('link', { name: 'Schedule', exact: true }).tap();
  await expect(page).toHaveURL(/view=list/);
});

test('the schedule’s own address opens the fleet on a phone, until another view is chosen', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  await aYacht(manager);
  await page.goto('/schedule');
  await expect(page).toHaveURL('/schedule?view=timeline');
  await expect(page.getByRole('link', { name: 'Fleet timeline', exact: true })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'Month View', exact: true }).tap();
  await expect(page).toHaveURL('/schedule');
  await page.goto('/yachts');
  await page.goto('/schedule');
  await expect(page.getByRole('link', { name: 'Month View', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveURL('/schedule');
});

test('the most common additions are two taps away, in a sheet from below', async ({ page }) => {
  await signedIn(page, 'staff');
  await page.goto('/yachts');
  await shortcuts(page).getByRole('button', { name: 'Add', exact: true }).tap();
  const sheet = page.getByRole('dialog', { name: 'Add', exact: true });
  await expect(sheet.getByRole('listitem')).toHaveText([
    'New charter',
    'New day trip',
    'Record expense',
    'Report a defect',
    'Schedule maintenance',
    'Enter hours',
    'Log a trip',
  ]);
  await expect.poll(async () => (await sheet.boundingBox())?.x).toBe(0);
  await expect
    .poll(async () => {
      const box = await sheet.boundingBox();
      return box && [box.width, box.y + box.height];
    })
    .toEqual([390, 844]);
  expect(await faultsInBothThemes(page, 'the sheet')).toEqual([]);
  await sheet.getByRole('link', { name: 'New day trip', exact: true }).tap();
  await expect(page).toHaveURL('/schedule/new?type=day_rent&duration=day');
  await goOn(page, '/yachts');
  await shortcuts(page).getByRole('button', { name: 'Add', exact: true }).tap();
  await sheet.getByRole('button', { name: 'Cancel', exact: true }).tap();
  await expect(sheet).toHaveCount(0);
});

test('everything else is behind More, including the theme and signing out', async ({ page }) => {
  const { name } = await signedIn(page, 'manager');
  await page.goto('/yachts');
  await shortcuts(page).getByRole('button', { name: /^More/ }).tap();
  const menu = page.getByRole('complementary');
  await expect(menu.getByRole('link', { name: 'Settings', exact: true })).toBeInViewport();
  await menu.getByRole('button', { name: new RegExp(name) }).tap();
  await expect(page.locator('[popover]')).toBeInViewport({ ratio: 1 });
  await page.getByRole('menuitem', { name: 'Use dark theme', exact: true }).tap();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(menu.getByRole('link', { name: 'Settings', exact: true })).not.toBeInViewport();
  await page.getByRole('button', { name: /^Notifications/ }).tap();
  await expect(page.getByRole('dialog', { name: 'Notifications', exact: true })).toBeInViewport({ ratio: 1 });
});

test('the shortcuts give way to the phone’s keyboard, and to a form’s own actions', async ({ page }) => {
  await signedIn(page, 'manager');
  await page.goto('/yachts');
  await expect(shortcuts(page)).toBeVisible();
  const keyboard = (up: boolean) =>
    page.evaluate(
      (height) => {
        Object.defineProperty(visualViewport, 'height', { value: height, configurable: true });
        visualViewport?.dispatchEvent(new Event('resize'));
      },
      up ? 500 : 844,
    );
  await keyboard(true);
  await expect(shortcuts(page)).toHaveCount(0);
  await keyboard(false);
  await expect(shortcuts(page)).toBeVisible();
  await goOn(page, '/yachts/new');
  await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toBeInViewport({ ratio: 1 });
  await expect(shortcuts(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Toggle sidebar', exact: true })).toBeVisible();
});

test('the header and the shortcuts are in their final place while the first answer is loading', async ({ page }) => {
  await signedIn(page, 'staff');
  const release = await openFirstFrame(page, '/yachts');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading...');
  const heights = () => page.locator('.phone-toolbar').boundingBox();
  const before = await heights();
  expect(before?.y).toBe(788);
  release();
  await expect(shortcuts(page)).toBeVisible();
  expect(await heights()).toEqual(before);
});

/** The forms and dialogs that open over a page, and its parts: what the accessibility walk, which measures the same, leaves out. */
const furtherScreens = [
  '/customers/{customer}/edit',
  '/documents/{document}/edit',
  '/maintenance/parts/new',
  '/maintenance/parts/{part}/edit',
  '/maintenance/equipment?yachtId={yacht}',
  '/maintenance/equipment?yachtId={yacht}&item={engine}',
  '/maintenance/services?hours=true',
  '/maintenance/parts?order=true',
  '/day-trips?status=all',
  '/finance/expenses/{expense}/edit',
  '/finance/income/{income}/edit',
  '/settings?calendars=out',
  '/settings?calendars=in',
  '/finance/books?tab=profit',
  '/finance/books?tab=balance',
  '/yachts/{yacht}?tab=crew',
  '/yachts/{yacht}?tab=inventory',
  '/desk/departures/{departure}',
  '/desk/{booked}?tab=payments',
  '/desk/{booked}?tab=handover',
  '/desk/{booked}/apa',
  '/desk/{booked}?tab=price',
  '/desk/{booked}?tab=contract',
  '/desk/{booked}?tab=guests',
  '/desk/{booked}?tab=handover&kind=check_out',
];

// The platform's screens and those of a yacht's owner aren't a manager's.
test('every screen of a manager is among those whose controls are measured', () => {
  const walked = [...Object.values(managerPages).flat(), ...furtherScreens].map((address) => address.replace(/\?.*/, ''));
  const anyRecord = String.raw`(\{\w+\}|income)`;
  const files = readdirSync('src/web', { recursive: true }).map(String);
  const routes = files
    .filter((name) => name.endsWith('-routes.ts'))
    .flatMap((name) => readFileSync(join('src/web', name), 'utf8').split('createRoute({').slice(1));
  const unwalked = routes
    .filter((route) => /=> signedIn,/.test(route))
    .map((route) => /\bpath: '([^']+)'/.exec(route)?.[1] ?? '')
    .filter((path) => !/^\/(users|companies|owner)\b/.test(path))
    .filter((path) => !walked.some((address) => new RegExp(`^${path.replaceAll(/\$\w+/g, anyRecord)}$`).test(address)));
  expect(unwalked).toEqual([]);
});

test('every control of forms and dialogs over pages is large enough for a finger, and the shortcuts cover none', async ({ page }) => {
  test.setTimeout(180_000);
  const fill = await oneOfEach(await signedIn(page, 'manager'));
  const tooSmall: string[] = [];
  for (const screen of furtherScreens.map(fill)) {
    await goOn(page, screen);
    // Its title may be behind the dialog that the screen opens with.
    await expect(page.locator('h1').first()).toBeVisible();
    await expect(page.locator('.animate-skeleton')).toHaveCount(0);
    tooSmall.push(...(await smallControls(page)).map((control) => `${screen}: ${control}`));
  }
  expect(tooSmall).toEqual([]);
});

/** What a list shows of its one record, and the actions it offers for it. */
type CompactRow = [address: string, text: string, actions: string[]];

async function expectCompactRows(page: Page, rows: CompactRow[]): Promise<void> {
  for (const [address, text, actions] of rows) {
    await goOn(page, address);
    const row = page.getByRole('article');
    await expect(row).toHaveCount(1);
    await expect(row).toContainText(text);
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(88);
    await row.getByRole('button', { name: /^More about/ }).tap();
    await expect(page.getByRole('menuitem')).toHaveText(actions);
    await expect(page.locator('[popover]')).toBeInViewport({ ratio: 1 });
    for (const item of await page.getByRole('menuitem').all()) expect((await item.boundingBox())?.height).toBeGreaterThanOrEqual(43.5);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menuitem')).toHaveCount(0);
    await row.tap({ position: { x: 120, y: 50 } });
    await expect(page).not.toHaveURL(address);
  }
}

test('people, maintenance and trips are compact rows in their lists, with all actions behind the dots', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const yacht = await aYacht(manager, { name: 'Morgane' });
  await aCustomer(manager, { firstName: 'Ada', lastName: 'Lund', phone: '+46 8 1234', email: 'ada@lund.example' });
  const crew = await aCrewMember(manager, { yachtId: yacht.id, phone: '+46 8 5678', email: null });
  await aMaintenanceRecord(manager, { yachtId: yacht.id, status: 'in_progress' });
  const trip = await aTrip(manager, { yachtId: yacht.id });
  await expectCompactRows(page, [
    ['/maintenance?group=open', 'Morgane', ['View', 'Edit', 'Delete']],
    ['/customers', 'Ada Lund', ['Call', 'Write an email', 'Edit', 'Delete']],
    ['/crew', crew.name, ['Call', 'Edit', 'Delete', 'Morgane']],
    ['/routes', trip.departureLocation, ['Edit', 'Delete', 'Morgane']],
  ]);
});

test('the books are compact rows, with all actions behind the dots', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const yacht = await aYacht(manager, { name: 'Morgane' });
  const customer = await aCustomer(manager, { firstName: 'Ada', lastName: 'Lund' });
  const expense = await anExpense(manager, { yachtId: yacht.id });
  const { id: invoiceId, invoiceNumber } = await anInvoice(manager, { customerId: customer.id });
  const income = await anIncome(manager, { customerId: customer.id, yachtId: yacht.id, invoiceId });
  const marks = ['Mark as sent', 'Mark as paid', 'Mark as overdue', 'Mark as cancelled'];
  await expectCompactRows(page, [
    ['/finance/invoices', invoiceNumber, ['Download PDF', 'Edit', 'Delete', ...marks, 'Ada Lund']],
    ['/finance/expenses?period=all', expense.description, ['Edit', 'Repeat', 'Delete', 'Morgane']],
    ['/finance/income?period=all', income.description, ['Edit', 'Delete', invoiceNumber, 'Ada Lund', 'Morgane']],
  ]);
});

test('a row swiped to the left reveals its main actions, and hides them again', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  await aCustomer(manager, { firstName: 'Ada', lastName: 'Lund', phone: '+46 8 1234', email: null });
  await page.goto('/customers');
  const row = page.getByRole('article');
  const strip = row.locator('xpath=following-sibling::*');
  await expect(row).toBeVisible();
  await expect(strip.getByTitle('Delete Ada Lund', { exact: true })).not.toBeInViewport();
  const { x, y, width } = (await row.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', far: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: x + width - 60 - far, y: y + 30 }] });
  await touch('touchStart', 0);
  for (let far = 10; far <= 200; far += 10) await touch('touchMove', far);
  await touch('touchEnd', 0);
  for (const act of ['Call', 'Edit', 'Delete']) {
    const button = strip.getByTitle(`${act} Ada Lund`, { exact: true });
    await expect(button).toBeInViewport({ ratio: 1 });
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  expect(await faultsInBothThemes(page, 'a row swiped aside')).toEqual([]);
  await strip.getByTitle('Delete Ada Lund', { exact: true }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel', exact: true }).tap();
  await expect(strip.getByTitle('Delete Ada Lund', { exact: true })).not.toBeInViewport();
});

test('an invoice is marked paid from its row, which asks first', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const customer = await aCustomer(manager);
  const { id, invoiceNumber } = await anInvoice(manager, { customerId: customer.id });
  await page.goto('/finance/invoices');
  await page.getByRole('button', { name: `More about ${invoiceNumber}`, exact: true }).tap();
  await page.getByRole('menuitem', { name: 'Mark as paid', exact: true }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as paid', exact: true }).tap();
  await expect(page.getByRole('article')).toContainText('Paid');
  expect(await manager.get(`/api/invoices/${id}`)).toMatchObject({ status: 'paid' });
});
