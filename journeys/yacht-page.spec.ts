// A yacht's page shows her state before anything is clicked.
import { inDays, inHours } from './clock.ts';
import { faultsInBothThemes } from './faults.ts';
import { aCertificate, aCrewMember, aCustomer, aMaintenanceRecord, anEvent, anExpense, anIncome, aTrip, aYacht } from './given.ts';
import { newCompany, signedIn } from './people.ts';
import { expect, hold, test } from './walk.ts';

test('a yacht at sea shows her guests, what comes next, why she isn’t ready, her 90 days, her season and which tabs have problems', async ({
  page,
}) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const yacht = await aYacht(manager, { name: 'Aurelia' });
  const captain = await aCrewMember(manager, { name: 'Luc Moreau', role: 'Captain', yachtId: yacht.id });
  await manager.patch(`/api/yachts/${yacht.id}`, { captainId: captain.id });
  await aCertificate(manager, captain.id, { type: 'ENG1 Medical', expiryDate: inDays(-3) });
  await aCertificate(manager, captain.id, { type: 'Master 500', expiryDate: inDays(400) });
  const [guest, nextGuest] = [await aCustomer(manager, { lastName: 'Ahlefeld' }), await aCustomer(manager, { lastName: 'de Graaf' })];
  await anEvent(manager, { yachtId: yacht.id, customerId: guest.id, startDate: inHours(-30), endDate: inHours(50) });
  const next = await anEvent(manager, {
    yachtId: yacht.id,
    customerId: nextGuest.id,
    startDate: inHours(24 * 10),
    endDate: inHours(24 * 17),
  });
  await aTrip(manager, {
    yachtId: yacht.id,
    departureLocation: 'Calvi',
    arrivalLocation: 'Antibes',
    departureDate: inHours(-20),
    status: 'planned',
  });
  await aMaintenanceRecord(manager, { yachtId: yacht.id, scheduledDate: inHours(24 * 30) });
  await anIncome(manager, { yachtId: yacht.id, amount: '412000', currency: 'EUR', incomeDate: inDays(0) });
  await anExpense(manager, { yachtId: yacht.id, amount: '96000', currency: 'EUR', expenseDate: inDays(0) });

  await page.goto(`/yachts/${yacht.id}`);
  const head = page.getByRole('region', { name: 'Aurelia', exact: true });
  await expect(head).toContainText(/At sea with Ahlefeld, back \w+, \w+ \d+(, \d+)?, \d+:\d+\s[AP]M in Antibes\./);
  await expect(head).toContainText(/Next: de Graaf, \w+ \d+(, \d+)?, \d nights free before\./);
  await expect(head).toContainText('Not ready: Luc Moreau’s ENG1 Medical expired 3 days ago');
  await expect(head.getByRole('link', { name: /^Find relief/ })).toHaveAttribute('href', '/crew/assignments');
  expect((await head.boundingBox())?.height).toBeLessThanOrEqual(210);
  // Each fact is shown once.
  for (const fact of ['Aurelia', 'Active', 'Antibes', '1 crew']) await expect(head.getByText(fact, { exact: true })).toHaveCount(1);
  await expect(
    head
      .getByRole('link')
      .or(head.getByRole('button'))
      .filter({ hasText: /Book|Schedule maintenance|Edit/ }),
  ).toHaveText(['Book', 'Schedule maintenance', 'Edit']);
  await expect(head.getByRole('link', { name: 'Book', exact: true })).toHaveAttribute(
    'href',
    new RegExp(`/schedule/new\\?.*yachtId=${yacht.id}`),
  );
  await expect(head.getByRole('button').last()).toHaveAccessibleName('Delete');

  const days = page.getByRole('region', { name: '90 days', exact: true });
  await expect(days.getByRole('link', { name: /^(Charter|Maintenance): / })).toHaveCount(3);
  await expect(days.getByRole('link', { name: /^Charter: Ahlefeld, .*, aboard$/ })).toBeVisible();
  for (const text of ['€412K in', '€96K out', '% occupied', '1 expired · 1 in order', '1 open']) await expect(days).toContainText(text);
  await expect(page.getByRole('tab')).toHaveText([
    /^Crew 1/,
    'Maintenance 1',
    'Schedule 3',
    'Trips & Routes 1',
    'Equipment',
    'Inventory',
    'Documents 0',
  ]);
  await expect(page.getByRole('tab', { name: 'Crew 1 needs you', exact: true })).toHaveAttribute('aria-selected', 'true');
  expect(await faultsInBothThemes(page, 'a yacht at sea')).toEqual([]);

  const bar = days.getByRole('link', { name: /^Charter: de Graaf/ });
  await bar.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/schedule/${next.id}`);
});

test('a new yacht shows that every day is free and what to do next, and no figures she doesn’t have', async ({ page }) => {
  const yacht = await aYacht(await signedIn(page, 'manager'));
  await page.goto(`/yachts/${yacht.id}`);
  await expect(page.getByRole('region', { name: yacht.name, exact: true })).toContainText('Free, nothing is booked.');
  const days = page.getByRole('region', { name: '90 days', exact: true });
  for (const figure of ['Season', 'Certificates', 'Jobs', 'occupied']) await expect(days).not.toContainText(figure);
  await days.getByRole('link', { name: 'Take the first booking', exact: true }).click();
  await expect(page).toHaveURL(/\/schedule\/new\?/);
  await expect(page.getByRole('combobox', { name: 'Yacht', exact: true })).toHaveValue(yacht.name);
});

test('work whose slot is over is overdue on a yacht’s page, before what is planned and what is done', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  const late = await aMaintenanceRecord(manager, { yachtId: yacht.id, title: 'Stern gland', scheduledDate: inHours(-60) });
  await aMaintenanceRecord(manager, { yachtId: yacht.id, title: 'Winch service', scheduledDate: inHours(60) });
  await aMaintenanceRecord(manager, { yachtId: yacht.id, title: 'Antifouling', scheduledDate: inHours(-90), status: 'completed' });
  await page.goto(`/yachts/${yacht.id}?tab=maintenance`);
  const rows = page.getByRole('tabpanel').getByRole('listitem');
  await expect(rows).toHaveText([/^Stern gland.*Overdue$/, /^Winch service.*Scheduled$/, /^Antifouling.*Completed$/]);
  await rows.first().getByRole('link', { name: late.title, exact: true }).click();
  await expect(page).toHaveURL(`/maintenance/${late.id}`);
});

test('nothing below the header moves when the rest of a yacht’s page arrives, and if it can’t be loaded the tabs work without it', async ({
  page,
}) => {
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  await anEvent(manager, { yachtId: yacht.id, startDate: inHours(60), endDate: inHours(90) });
  await aMaintenanceRecord(manager, { yachtId: yacht.id });
  const { requests, release } = await hold(page, '**/outlook');
  await page.goto(`/yachts/${yacht.id}`);
  const head = page.getByRole('region', { name: yacht.name, exact: true });
  await expect(head).toBeVisible();
  const before = await head.boundingBox();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect.poll(() => requests.length).toBe(1);
  release();
  await expect(page.getByRole('tab')).toHaveCount(7);
  expect(await head.boundingBox()).toEqual(before);

  await page.unroute('**/outlook');
  await page.route('**/outlook', (route) => route.fulfill({ status: 500, json: { message: 'No' } }));
  await page.reload();
  await expect(page.getByRole('tab')).toHaveText([
    'Crew',
    'Maintenance',
    'Schedule',
    'Trips & Routes',
    'Equipment',
    'Inventory',
    'Documents',
  ]);
  await expect(head).toContainText(/In the yard until/);
});

test.describe('on a phone, a yacht with several reasons', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('shows the worst in two lines, and the others on request', async ({ page }) => {
    const manager = await signedIn(page, await (await newCompany()).person('manager'));
    const yacht = await aYacht(manager, { name: 'Aurelia' });
    const captain = await aCrewMember(manager, { name: 'Luc-Maximilien Moreau de Montferrand', role: 'Captain', yachtId: yacht.id });
    await manager.patch(`/api/yachts/${yacht.id}`, { captainId: captain.id });
    const customer = await aCustomer(manager, { lastName: 'Ahlefeld' });
    await anEvent(manager, { yachtId: yacht.id, customerId: customer.id, startDate: inHours(30), endDate: inHours(150) });
    for (const type of ['Certificate of Competency, Officer of the Navigational Watch', 'ENG1 Medical', 'STCW Basic Safety'])
      await aCertificate(manager, captain.id, { type, expiryDate: inDays(-3) });
    await page.goto(`/yachts/${yacht.id}`);
    const head = page.getByRole('region', { name: 'Aurelia', exact: true });
    const reason = head.locator('.line-clamp-2', { has: page.getByText('Not ready:', { exact: true }) });
    expect((await reason.boundingBox())?.height).toBeLessThanOrEqual(48);
    const others = head.getByRole('button', { name: '2 more', exact: true });
    const before = (await head.boundingBox())?.height ?? 0;
    await others.tap();
    await expect(head.getByRole('listitem')).toHaveCount(2);
    await expect(head.getByRole('listitem').getByRole('link', { name: /expired 3 days ago$/ })).toHaveCount(2);
    expect(await faultsInBothThemes(page, 'a yacht that isn’t ready')).toEqual([]);
    await head.getByRole('button', { name: 'Fewer', exact: true }).tap();
    expect((await head.boundingBox())?.height).toBe(before);
  });
});
