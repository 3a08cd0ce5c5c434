import { addDays, weekdayOf } from '#domain/shared/calendar-days.ts';
import { inDays } from './clock.ts';
import { aYacht } from './given.ts';
import { newCompany, signedIn, type Person } from './people.ts';
import { asShown, expect, faultsInBothThemes, field, goOn, test } from './walk.ts';

/** A Saturday in about half a year. */
const saturday = addDays(inDays(180), 5 - weekdayOf(inDays(180)));

/** A yacht that costs 700 a week there, half of it due when it is booked. */
async function aPricedYacht(by: Person, name: string) {
  const yacht = await aYacht(by, { name });
  const season = { fromDay: addDays(saturday, -60), toDay: addDays(saturday, 60), week: '700' };
  await by.patch(`/api/yachts/${yacht.id}/charter-terms`, { currency: 'EUR', deposit: '500', seasons: [season] });
  return yacht;
}

test('an enquiry gets its price with a yacht and dates, and stands in the pipeline', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  await aPricedYacht(manager, 'Sirocco');
  await page.goto('/desk/pipeline');
  await expect(page.getByText('No charters yet', { exact: true })).toBeVisible();
  expect(await faultsInBothThemes(page, 'an empty pipeline')).toEqual([]);

  await page.getByRole('main').getByRole('link', { name: 'New enquiry', exact: true }).last().click();
  await field(page, 'Last name').fill('Lind');
  await field(page, 'Email').fill('ida at lind');
  await page.getByRole('button', { name: 'Save enquiry', exact: true }).click();
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Invalid email address');
  await field(page, 'Email').fill('ida@lind.example');
  expect(await faultsInBothThemes(page, 'a new enquiry')).toEqual([]);
  await page.getByRole('button', { name: 'Save enquiry', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Lind', exact: true })).toBeVisible();
  expect(await faultsInBothThemes(page, 'an enquiry')).toEqual([]);

  await page.getByRole('link', { name: 'Set yacht and dates', exact: true }).click();
  await field(page, 'Yacht').click();
  await page.getByRole('option', { name: /^Sirocco/ }).click();
  await field(page, 'Start date').fill(asShown(saturday));
  await field(page, 'End date').fill(asShown(addDays(saturday, 7)));
  await page.getByRole('button', { name: 'Save changes', exact: true }).click();
  await page.getByRole('tab', { name: 'Price', exact: true }).click();
  await expect(page.getByRole('row', { name: 'Total €700.00', exact: true })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'First installment' })).toContainText('€350.00');
  await expect(page.getByRole('listitem').filter({ hasText: 'Security deposit' })).toContainText('€500.00');
  expect(await faultsInBothThemes(page, 'the price of a quote')).toEqual([]);

  await page.getByRole('button', { name: 'Edit price', exact: true }).click();
  const lines = page.getByRole('alertdialog', { name: /^Price of C-/ });
  await lines.getByRole('button', { name: 'Add line', exact: true }).click();
  await field(lines, 'Description of line 2').fill('For a good guest');
  await field(lines.getByRole('group', { name: 'Line 2', exact: true }), 'Price each').fill('-70');
  await expect(lines.getByText('Total €630.00', { exact: true })).toBeVisible();
  expect(await faultsInBothThemes(page, 'the lines of a price')).toEqual([]);
  await lines.getByRole('button', { name: 'Save price', exact: true }).click();
  await expect(page.getByRole('row', { name: 'Total €630.00', exact: true })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'First installment' })).toContainText('€315.00');

  await page.getByRole('link', { name: 'Pipeline', exact: true }).click();
  const quotes = page.getByRole('region', { name: /^Quotes/ });
  await expect(quotes.getByRole('article')).toContainText('€630.00');
  expect(await faultsInBothThemes(page, 'the pipeline')).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(quotes.getByRole('link', { name: 'Lind', exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('the price is there while an enquiry is written, and the address fills in what it names', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const { id } = await aPricedYacht(manager, 'Mistral');
  await goOn(page, `/desk/new?yachtId=${id}&from=${saturday}&to=${addDays(saturday, 7)}`);
  const price = page.getByRole('region', { name: 'Price', exact: true });
  await expect(price.getByRole('row', { name: 'Total €700.00', exact: true })).toBeVisible();
  await field(page, 'End date').fill(asShown(addDays(saturday, 14)));
  await expect(price.getByRole('row', { name: 'Total €1,400.00', exact: true })).toBeVisible();
});
