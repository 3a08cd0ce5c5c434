// An invoice with a tax on each line, a discount, and a charter that was partly outside EU waters.
import type { Page } from '@playwright/test';
import { inDays } from './clock.ts';
import { faultsInBothThemes } from './faults.ts';
import { aCustomer } from './given.ts';
import { signedIn, type Person } from './people.ts';
import { expect, field, test, dateText } from './walk.ts';

async function rates(by: Person): Promise<void> {
  const { id } = await by.post<{ id: number }>('/api/tax-rates', {
    name: 'France standard',
    category: 'S',
    percent: 20,
    validFrom: '2024-01-01',
  });
  await by.post('/api/tax-rates', { name: 'France reduced', category: 'S', percent: 10, validFrom: '2024-01-01' });
  await by.post('/api/tax-rates', {
    name: 'Outside EU waters',
    category: 'E',
    percent: 0,
    reason: 'Use of the yacht outside EU waters',
    validFrom: '2024-01-01',
  });
  await by.patch('/api/books/settings', { taxRateId: id });
}

async function choose(page: Page, within: ReturnType<Page['getByRole']>, name: string, option: string): Promise<void> {
  await within.getByRole('combobox', { name, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('an invoice is taxed line by line, its totals update while typing, and its page shows them as the server calculates them', async ({
  page,
}) => {
  const manager = await signedIn(page, 'manager');
  await rates(manager);
  const customer = await aCustomer(manager);
  await page.goto(`/finance/invoices/new?customerId=${customer.id}`);
  const [one, two] = [1, 2].map((place) => page.getByRole('group', { name: `Item ${place}`, exact: true }));
  if (!one || !two) return;
  // A new line has the default rate.
  await expect(one.getByRole('combobox', { name: 'Tax', exact: true })).toContainText('France standard, 20%');
  await field(one, 'Description').fill('Charter of Aurelia');
  await field(one, 'Unit price').fill('40000');
  await page.getByRole('button', { name: 'Unit, discount, part outside EU waters', exact: true }).click();
  const more = page.getByRole('group', { name: 'More on item 1', exact: true });
  await field(more, 'Days outside EU waters').fill('three');
  await page.getByRole('button', { name: 'Create invoice', exact: true }).click();
  await expect(field(more, 'Days outside EU waters')).toHaveAccessibleDescription('Days must be a number');
  await field(more, 'Days outside EU waters').fill('3');
  await field(more, 'of total days').fill('7');
  await expect(field(more, 'Part outside (%)')).toHaveValue('42.86');
  await choose(page, more, 'Tax outside', 'Outside EU waters');
  await choose(page, more, 'Unit', 'Weeks');
  await page.getByText('Days of service, their order number', { exact: true }).click();
  await field(page, 'Service from').fill('2027-06-05');
  await field(page, 'Service to').fill('2027-06-12');
  await field(page, 'Their order number').fill('PO 4711');
  await page.getByRole('button', { name: 'Add item', exact: true }).click();
  await field(two, 'Description').fill('Transfer');
  await field(two, 'Unit price').fill('1500');
  const totals = page.getByLabel('Totals', { exact: true });
  await expect(totals).toContainText('€46,371.20');
  await expect(totals).toContainText('on €24,356.00');
  await choose(page, two, 'Tax', 'France reduced, 10%');
  await expect(totals).toContainText('€46,221.20');
  await page.getByRole('button', { name: 'Discount on all items', exact: true }).click();
  await field(page, 'Discount (%)').last().fill('10');
  await expect(totals).toContainText('−€4,150.00');
  expect(await faultsInBothThemes(page, 'the form of an invoice')).toEqual([]);
  await page.getByRole('button', { name: 'Create invoice', exact: true }).click();
  await expect(page).toHaveURL(/\/finance\/invoices\/\d+$/);
  const paper = page.getByRole('article', { name: 'The invoice', exact: true });
  await expect(paper).toContainText('42.86% of it: Use of the yacht outside EU waters');
  await expect(paper.getByRole('row', { name: /^Charter of Aurelia/ })).toContainText('1 week');
  await expect(paper).toContainText(`Service${dateText.calendarDay('2027-06-05')} – ${dateText.calendarDay('2027-06-12')}`);
  await expect(paper).toContainText('Their order numberPO 4711');
  await expect(paper.getByLabel('Totals', { exact: true })).toContainText('Discount 10%−€4,150.00');
  await expect(paper.getByLabel('Totals', { exact: true })).toContainText('€41,599.08');
  expect(await faultsInBothThemes(page, 'the invoice')).toEqual([]);

  // Opened again, the form has what was saved.
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(field(more, 'Part outside (%)')).toHaveValue('42.86');
  await expect(more.getByRole('combobox', { name: 'Unit', exact: true })).toContainText('Weeks');
  await expect(two.getByRole('combobox', { name: 'Tax', exact: true })).toContainText('France reduced, 10%');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('each line is a card that fits, and axe finds nothing', async ({ page }) => {
    const manager = await signedIn(page, 'manager');
    const customer = await aCustomer(manager);
    await manager.post('/api/tax-rates', {
      name: 'A rate with a name as long as they may be',
      category: 'S',
      percent: 5.5,
      validFrom: inDays(-9).slice(0, 10),
    });
    await page.goto(`/finance/invoices/new?customerId=${customer.id}`);
    await page
      .getByRole('button', { name: /^Unit, discount/ })
      .first()
      .click();
    await expect(page.getByRole('group', { name: 'More on item 1', exact: true })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    // The tax field stays inside the card, however long the rate's name is.
    const item = page.getByRole('group', { name: 'Item 1', exact: true });
    const [tax, card] = [await item.getByRole('combobox', { name: 'Tax', exact: true }).boundingBox(), await item.boundingBox()];
    expect((tax?.x ?? 0) + (tax?.width ?? 0)).toBeLessThanOrEqual((card?.x ?? 0) + (card?.width ?? 0));
    expect(await faultsInBothThemes(page, 'the form of an invoice')).toEqual([]);
  });
});
