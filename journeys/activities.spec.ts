import { aYacht, expect, signedIn, test } from './walk.ts';

test('a manager finds what somebody changed, and from what to what', async ({ page }) => {
  const token = await signedIn(page, 'maya');
  const yacht = await aYacht(page.request, token, { location: 'Antibes' });
  await page.request.patch(`/api/yachts/${yacht.id}`, {
    data: { year: 2011, flagCountry: 'Greece' },
    headers: { authorization: `Bearer ${token}` },
  });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('link', { name: 'View all notifications' }).click();
  await expect(page).toHaveURL('/activities');
  await page.getByRole('searchbox').fill(yacht.name);
  await expect(page).toHaveURL(/q=/);
  await page.getByRole('combobox', { name: 'Action' }).click();
  await page.getByRole('option', { name: 'Changed', exact: true }).click();
  const row = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: `Updated yacht ${yacht.name}` });
  await expect(row).toHaveCount(1);
  await row.getByText('What changed').click();
  await expect(row.getByRole('row', { name: 'Year' })).toContainText('2011');
  await expect(row.getByRole('row', { name: 'Flag country' })).toContainText('Greece');
  // The address says it all: opened anew, it shows the same.
  await page.reload();
  await expect(row).toHaveCount(1);
  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/activities');
});

test('the feed of a person, on a phone; the staff sees that something changed, not what', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn(page, 'tom');
  await page.goto('/activities');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(page.getByText('What changed')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Person' }).fill('Maya');
  await page.getByRole('option', { name: 'Maya Laurent' }).click();
  await expect(page).toHaveURL(/person=\d+/);
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Maya Laurent');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
