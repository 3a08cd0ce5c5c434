// The search finds everything from anywhere, with the keyboard, and tolerates typos and missing accents.
import type { Page } from '@playwright/test';
import { inDays, inHours } from './clock.ts';
import { faults } from './faults.ts';
import { aCrewMember, aCustomer, anEvent, anInvoice, aYacht } from './given.ts';
import { harbor, newCompany, person, signedIn, unique } from './people.ts';
import { expect, test } from './walk.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search', exact: true });

async function opened(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const input = dialog(page).getByRole('combobox');
  await expect(input).toBeFocused();
  return input;
}

test('a name with a typo opens its record with Enter, and is listed first the next time', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager, { name: unique('Zephyrine') });
  await page.goto('/dashboard');
  const input = await opened(page);
  await input.fill(yacht.name.replace('Zephyrine', 'Zehpyrine'));
  await expect(dialog(page).getByRole('option').filter({ hasText: yacht.name })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/yachts/${yacht.id}`);
  await opened(page);
  await expect(dialog(page).getByText('Recently opened', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(dialog(page).getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await expect(dialog(page).getByRole('option').first()).toContainText(yacht.name);
});

test('people are found by their names without accents, each kind under its heading', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const mark = unique('Ångström');
  const sailor = await aCrewMember(manager, { name: `Zoë ${mark}` });
  const guest = await aCustomer(manager, { firstName: 'Zoé', lastName: mark });
  await page.goto('/yachts');
  const input = await opened(page);
  await input.fill(mark.replace('Ångström', 'angstrom'));
  await expect(dialog(page).getByRole('group', { name: 'Crew', exact: true }).getByRole('option')).toContainText(sailor.name);
  await dialog(page).getByRole('group', { name: 'Customers', exact: true }).getByRole('option').filter({ hasText: guest.lastName }).click();
  await expect(page).toHaveURL(`/customers/${guest.id}`);
});

test('actions are run and pages opened by their names', async ({ page }) => {
  await signedIn(page, 'staff');
  await page.goto('/yachts');
  let input = await opened(page);
  await input.fill('switch theme');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveClass(/dark/);
  input = await opened(page);
  await input.fill('new charter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/schedule\/new\?type=charter/);
  input = await opened(page);
  await input.fill('dashbord');
  await expect(
    dialog(page).getByRole('group', { name: 'Go to', exact: true }).getByRole('option', { name: 'Dashboard', exact: true }),
  ).toBeVisible();
  await input.fill('qqzzxx');
  await expect(dialog(page).getByText('No results for “qqzzxx”', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
});

test('before anything is typed, the most common additions are listed, then the pages, the fleet’s timeline among them', async ({
  page,
}) => {
  await signedIn(page, 'staff');
  await page.goto('/yachts');
  await opened(page);
  await expect(dialog(page).getByRole('group', { name: 'Actions', exact: true }).getByRole('option')).toContainText([
    'New charter',
    'New day trip',
    'Record expense',
    'Report a defect',
  ]);
  await dialog(page).getByRole('option', { name: 'Fleet timeline', exact: true }).click();
  await expect(page).toHaveURL('/schedule?view=timeline');
});

test('recently opened records are listed first, however they were opened, the latest one on top', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const yacht = await aYacht(manager, { name: 'Morgane' });
  const guest = await aCustomer(manager, { firstName: 'Ada', lastName: 'Aubert' });
  await page.goto('/yachts');
  await page.getByRole('link', { name: 'Morgane', exact: true }).first().click();
  await expect(page).toHaveURL(`/yachts/${yacht.id}`);
  await expect(page.getByRole('heading', { name: 'Morgane', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Customer Management', exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: 'Ada Aubert', exact: true }).click();
  await expect(page).toHaveURL(`/customers/${guest.id}`);
  await expect(page.getByRole('heading', { name: 'Ada Aubert', exact: true }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  await opened(page);
  const lately = dialog(page).getByRole('group', { name: 'Recently opened', exact: true }).getByRole('option');
  await expect(lately).toContainText(['Ada Aubert', 'Morgane']);
  await lately.filter({ has: page.getByText('Morgane', { exact: true }) }).click();
  await expect(page).toHaveURL(`/yachts/${yacht.id}`);
});

test('a yacht is listed with her picture and her bookings, two of a kind, and the rest of a kind behind one line', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const yacht = await aYacht(manager, { name: 'Aurelia' });
  const later = await aYacht(manager, { name: 'Aurelia Due' });
  const third = await aYacht(manager, { name: 'Aurelia Tre' });
  await anEvent(manager, { yachtId: yacht.id, title: 'The Ahlefelds', startDate: inHours(-20), endDate: inHours(40) });
  await anEvent(manager, { yachtId: yacht.id, title: 'De Graaf', startDate: inHours(100), endDate: inHours(200) });
  await page.goto('/dashboard');
  const input = await opened(page);
  await input.fill('aur');
  const options = dialog(page).getByRole('option');
  await expect(options).toContainText(['Aurelia', 'Aurelia Due', 'More yachts', 'The Ahlefelds', 'De Graaf']);
  const picture = await options.first().locator('svg, img').first().boundingBox();
  expect([picture?.width, picture?.height]).toEqual([32, 22]);
  await expect(options.filter({ has: page.getByText('The Ahlefelds', { exact: true }) })).toContainText('Now');
  expect(await faults(page)).toEqual([]);
  await input.press('ArrowDown');
  await input.press('ArrowDown');
  await input.press('Enter');
  await expect(options).toContainText(['Aurelia', later.name, third.name]);
  await expect(options).toHaveCount(3);
  await input.fill('aurelia tre');
  await expect(options.first()).toContainText(third.name);
  await input.press('Enter');
  await expect(page).toHaveURL(`/yachts/${third.id}`);
});

test('“charter” and a name find that customer’s charter, and the customer’s line shows what they owe', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const yacht = await aYacht(manager);
  const guest = await aCustomer(manager, { firstName: 'Grégoire', lastName: 'Aubert' });
  await anEvent(manager, { yachtId: yacht.id, title: 'Charter booking' });
  const theirs = await anEvent(manager, {
    yachtId: yacht.id,
    customerId: guest.id,
    title: 'Corsica',
    startDate: `${inDays(60)}T10:00:00Z`,
    endDate: `${inDays(67)}T10:00:00Z`,
  });
  await anInvoice(manager, {
    customerId: guest.id,
    currency: 'EUR',
    status: 'sent',
    items: [{ description: 'A week', quantity: '1', unitPrice: '12400' }],
  });
  await page.goto('/yachts');
  const input = await opened(page);
  await input.fill('charter aubert');
  const options = dialog(page).getByRole('option');
  await expect(options.first()).toContainText('Corsica');
  await expect(options.filter({ has: page.getByText('Grégoire Aubert', { exact: true }) }).filter({ hasText: / open$/ })).toContainText(
    '€12,400 open',
  );
  await input.press('Enter');
  await expect(page).toHaveURL(`/schedule/${theirs.id}`);
});

test('a search that fails says why, and pages can still be opened', async ({ page }) => {
  await signedIn(page, 'staff');
  await page.goto('/yachts');
  await page.route('**/api/search*', (route) =>
    route.fulfill({ status: 503, contentType: 'application/json', body: '{"message":"The database is out of reach."}' }),
  );
  const input = await opened(page);
  await input.fill('crew');
  await expect(dialog(page).getByRole('alert')).toHaveText('The database is out of reach.');
  await expect(dialog(page).getByRole('option', { name: 'Crew Management', exact: true })).toBeVisible();
});

test('a platform admin sees the company of a record', async ({ page }) => {
  const { company } = await harbor();
  const yacht = await aYacht(await person('manager'), { name: unique('Zephyrine') });
  await signedIn(page, 'admin');
  await page.goto('/dashboard');
  const input = await opened(page);
  await input.fill(yacht.name);
  await expect(dialog(page).getByRole('option').filter({ hasText: yacht.name })).toContainText(company.name);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('search opens by its button, fits the screen, and axe finds nothing', async ({ page }) => {
    const manager = await signedIn(page, 'manager');
    const yacht = await aYacht(manager, { name: unique('Zephyrine') });
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Search', exact: true }).tap();
    await dialog(page).getByRole('combobox').fill(yacht.name);
    const hit = dialog(page).getByRole('option').filter({ hasText: yacht.name });
    await expect(hit).toBeVisible();
    const box = await dialog(page).boundingBox();
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= 390).toBe(true);
    expect(await faults(page)).toEqual([]);
    await hit.tap();
    await expect(page).toHaveURL(`/yachts/${yacht.id}`);
  });
});
