// A company's bookkeeping settings: its tax rates, each valid from one day to another, and the defaults of new invoices.
import type { Page, Route } from '@playwright/test';
import { faultsInBothThemes } from './faults.ts';
import { signedIn } from './people.ts';
import { expect, field, hold, test } from './walk.ts';

const books = (page: Page) => page.getByRole('region', { name: 'Books', exact: true });
const form = (page: Page) => page.getByRole('alertdialog');

async function choose(page: Page, name: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('a manager adds tax rates, ends one and adds its next version, which new invoices start with', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  await page.goto('/settings');
  await expect(books(page)).toContainText('There are no tax rates');
  await books(page).getByRole('button', { name: 'New rate', exact: true }).click();
  expect(await faultsInBothThemes(page, 'the form of a rate')).toEqual([]);
  await form(page).getByRole('button', { name: 'Add rate', exact: true }).click();
  await expect(form(page)).toContainText('Name is required');
  await field(form(page), 'Name').fill('France standard');
  await field(form(page), 'Rate (%)').fill('19,6');
  await field(form(page), 'First day').fill('2020-01-01');
  await form(page).getByRole('button', { name: 'Add rate', exact: true }).click();
  const rates = books(page).getByRole('listitem');
  await expect(rates).toHaveCount(1);
  await expect(rates).toContainText('France standard 19.6%');

  // The next version requires an end date on the previous one.
  await books(page).getByRole('button', { name: 'New rate', exact: true }).click();
  await field(form(page), 'Name').fill('france standard');
  await field(form(page), 'Rate (%)').fill('20');
  await form(page).getByRole('button', { name: 'Add rate', exact: true }).click();
  await expect(form(page)).toContainText('A rate with this name already covers some of these days');
  await form(page).getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Leave without saving', exact: true }).click();
  await rates.getByRole('button', { name: /^Edit/ }).click();
  await field(form(page), 'Last day').fill('2024-12-31');
  await form(page).getByRole('button', { name: 'Save changes', exact: true }).click();
  await expect(rates).toContainText('Ended');
  await books(page).getByRole('button', { name: 'New rate', exact: true }).click();
  await field(form(page), 'Name').fill('France standard');
  await field(form(page), 'Rate (%)').fill('20');
  await field(form(page), 'First day').fill('2025-01-01');
  await form(page).getByRole('button', { name: 'Add rate', exact: true }).click();
  await expect(rates).toHaveCount(2);

  // A rate at which nothing is charged needs a reason.
  await books(page).getByRole('button', { name: 'New rate', exact: true }).click();
  await field(form(page), 'Name').fill('Outside EU waters');
  await choose(page, 'Category', 'Exempt');
  await form(page).getByRole('button', { name: 'Add rate', exact: true }).click();
  await expect(form(page)).toContainText('Please say why it is exempt');
  await field(form(page), 'Reason').fill('Use of the yacht outside EU waters');
  await form(page).getByRole('button', { name: 'Add rate', exact: true }).click();
  await expect(rates).toHaveCount(3);

  // The second choice needn't wait until the first is saved.
  const { requests, release } = await hold(page, '**/api/books/settings', 'PATCH');
  await choose(page, 'Usual tax rate', 'France standard, 20%');
  await choose(page, 'Prices on new invoices', 'With tax');
  const showsBoth = async () => {
    await expect(page.getByRole('combobox', { name: 'Usual tax rate', exact: true })).toContainText('France standard, 20%');
    await expect(page.getByRole('combobox', { name: 'Prices on new invoices', exact: true })).toContainText('With tax');
  };
  await showsBoth();
  expect(requests).toHaveLength(1);
  release();
  await expect.poll(() => manager.get('/api/books/settings')).toMatchObject({ prices: 'gross' });
  await showsBoth();
  await page.reload();
  await showsBoth();
  // In a new company sent invoices always stay in the books; this can't be turned off.
  const stays = page.getByRole('checkbox', { name: /^What is sent stays in the books/ });
  await expect(stays).toBeChecked();
  await expect(stays).toBeDisabled();
});

test('the question whether what is sent stays in the books waits for its own answer', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  // Only companies from before that rule are asked. This one isn’t, so its settings are stood in for, also where they are saved.
  let settings = { ...((await manager.get('/api/books/settings')) as object), issuedStays: false };
  const saving: Route[] = [];
  await page.route('**/api/books/settings*', async (route) => {
    if (route.request().method() === 'PATCH') saving.push(route);
    else await route.fulfill({ json: settings });
  });
  await page.goto('/settings');
  await choose(page, 'Prices on new invoices', 'With tax');
  const stays = page.getByRole('checkbox', { name: /^What is sent stays in the books/ });
  await stays.click();
  const question = page.getByRole('alertdialog', { name: 'Keep what is sent in the books?', exact: true });
  await expect(question).toBeVisible();
  await saving[0]?.fulfill({ json: settings });
  await expect(page.getByText('Settings saved', { exact: true })).toBeVisible();
  await expect(question.getByRole('button', { name: 'Keep what is sent', exact: true })).toBeEnabled();
  await question.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(question).toBeHidden();

  // Once somebody else has turned it on, as an answer tells, there is nothing left to ask.
  await choose(page, 'Prices on new invoices', 'With tax');
  await stays.click();
  await expect(question).toBeVisible();
  await expect.poll(() => saving.length).toBe(2);
  settings = { ...settings, issuedStays: true };
  await saving[1]?.fulfill({ json: settings });
  await expect(question).toBeHidden();
  await expect(stays).toBeChecked();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the bookkeeping card fits, and axe finds nothing', async ({ page }) => {
    const manager = await signedIn(page, 'manager');
    await manager.post('/api/tax-rates', { name: 'Reverse charge within the Union', category: 'AE', percent: 0, validFrom: '2026-01-01' });
    await page.goto('/settings');
    await expect(books(page)).toContainText('Reverse charge within the Union');
    const [box, screen] = [await books(page).boundingBox(), page.viewportSize()];
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(screen?.width ?? 0);
    expect(await faultsInBothThemes(page, 'the settings')).toEqual([]);
  });
});
