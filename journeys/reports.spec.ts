import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { readXlsx } from 'hucre/xlsx';
import papa from 'papaparse';
import { aYacht, expect, signedIn, test, unique } from './walk.ts';

const summary = (page: Page) => page.getByRole('region', { name: /report$/ });

/** What the button leads to: the file's name, and what is in it. */
async function downloaded(page: Page): Promise<{ name: string; content: Buffer }> {
  const coming = page.waitForEvent('download');
  await summary(page).getByRole('button', { name: 'Download' }).click();
  const file = await coming;
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

/** The words on the pages that come out of a printer. */
async function printed(page: Page): Promise<string> {
  return execFileSync('pdftotext', ['-layout', '-', '-'], { input: await page.pdf({ preferCSSPageSize: true }) })
    .toString()
    .replaceAll(/\s+/g, ' ');
}

test('somebody comes from the dashboard, chooses a report, and finds in both files what the product has', async ({ page }) => {
  const token = await signedIn(page, 'maya');
  const headers = { authorization: `Bearer ${token}` };
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Export reports' }).click();
  await page.getByText('What went out, for what').click();
  await page.getByRole('combobox', { name: 'Period' }).click();
  await page.getByRole('option', { name: 'Last year' }).click();
  await expect(page).toHaveURL(/report=expenses&from=\d{4}-01-01&to=\d{4}-12-31$/);

  const { searchParams } = new URL(page.url());
  const listed = await (
    await page.request.get(`/api/expenses?sort=date&from=${searchParams.get('from')}&to=${searchParams.get('to')}`, { headers })
  ).json();
  expect(listed.length).toBeGreaterThan(0);
  await expect(summary(page)).toContainText(`${listed.length.toLocaleString('en-US')} rows`);
  await page.reload();
  await expect(page.getByRole('radio', { name: /^Expenses/ })).toBeChecked();

  const workbook = await downloaded(page);
  expect(workbook.name).toBe(`Fairlead expenses ${searchParams.get('from')} to ${searchParams.get('to')}.xlsx`);
  await expect(page.getByText('Report ready', { exact: true })).toBeVisible();
  const {
    sheets: [sheet],
  } = await readXlsx(workbook.content);
  const rows = sheet?.rows.slice(1, 1 + listed.length).map((row) => [(row[0] as Date).toISOString().slice(0, 10), row[3], row[6], row[7]]);
  expect(rows).toEqual(
    listed.map((each: Record<string, string>) => [each.expenseDate, each.description, Number(each.amount), each.currency]),
  );

  await page.getByText('Plain table (CSV)').click();
  await expect(page).toHaveURL(/format=csv/);
  const csv = await downloaded(page);
  const { data } = papa.parse<Record<string, string>>(csv.content.toString().slice(1), { header: true, skipEmptyLines: true });
  expect(data.map((row) => [row['Date'], row['Amount']])).toEqual(
    listed.map((each: Record<string, string>) => [each.expenseDate, each.amount]),
  );
});

test('a download tells how far it is and can be cancelled, and one that fails can be tried again', async ({ page }) => {
  await signedIn(page, 'maya');
  // A server that sends a title and two rows, and then nothing more.
  const slow = createServer((_, response) => {
    response
      .writeHead(200, { 'content-type': 'text/csv', 'access-control-allow-origin': '*' })
      .write('Name,Notes\r\nA,"one\r\ntwo"\r\nB,\r\n');
  }).listen(0, '127.0.0.1');
  await once(slow, 'listening');
  const closed = once(slow, 'connection').then(([socket]) => once(socket, 'close'));
  await page.route('**/api/reports/size?**', (route) => route.fulfill({ json: { rows: 8 } }));
  await page.route('**/api/reports/export?**', (route) =>
    route.continue({ url: `http://127.0.0.1:${(slow.address() as AddressInfo).port}/` }),
  );
  await page.goto('/reports/export?format=csv');
  await summary(page).getByRole('button', { name: 'Download' }).click();
  await expect(summary(page).getByText('2 of 8 yachts · 0.0 MB')).toBeVisible();
  await expect(summary(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
  await summary(page).getByRole('button', { name: 'Cancel' }).click();
  await closed;
  await expect(summary(page).getByRole('button', { name: 'Download' })).toBeVisible();
  slow.close();

  await page.unroute('**/api/reports/export?**');
  await page.route('**/api/reports/export?**', (route) =>
    route.fulfill({ status: 503, json: { message: "We can't reach the database at the moment.", code: 'database_unavailable' } }),
  );
  await summary(page).getByRole('button', { name: 'Download' }).click();
  await expect(summary(page).getByRole('alert')).toContainText("We can't reach the database at the moment.");
  await page.unroute('**/api/reports/export?**');
  const coming = page.waitForEvent('download');
  await summary(page).getByRole('button', { name: 'Try again' }).click();
  expect((await coming).suggestedFilename()).toBe('Fairlead fleet.csv');
});

test('on a phone and by keyboard; a period without rows says so and leads to all time', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn(page, 'tom');
  await page.goto('/reports/export?from=1990-01-01&to=1990-01-31');
  await expect(summary(page)).toContainText('There are no yachts in this period.');
  await expect(summary(page).getByRole('button', { name: 'Download' })).toBeDisabled();
  await page.getByRole('radio', { name: /^Fleet/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/report=crew/);
  await expect(summary(page)).toContainText('There are no crew members in this period.');
  await summary(page).getByRole('button', { name: 'All time' }).press('Enter');
  await expect(summary(page).getByRole('button', { name: 'Download' })).toBeEnabled();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('a platform admin chooses whose records', async ({ page }) => {
  await signedIn(page, 'admin');
  await page.goto('/reports/export?format=csv');
  await expect(summary(page)).toContainText('Choose a company first.');
  await expect(summary(page).getByRole('button', { name: 'Download' })).toBeDisabled();
  await page.getByLabel('Company').click();
  await page.getByRole('option', { name: 'Northwind Sailing' }).click();
  await expect(page).toHaveURL(/companyId=\d+/);
  const { content } = await downloaded(page);
  expect(papa.parse(content.toString().slice(1), { header: true, skipEmptyLines: true }).data).toHaveLength(3);
});

test('on paper the schedule, a maintenance record and the overview of the books are black on white, whole, and say whose they are and of when', async ({
  page,
}) => {
  const token = await signedIn(page, 'maya');
  await page.addInitScript(() => localStorage.setItem('ui-theme', 'dark'));
  const yacht = await aYacht(page.request, token);
  const title = unique('Antifouling');
  const { id } = await (
    await page.request.post('/api/maintenance', {
      headers: { authorization: `Bearer ${token}` },
      data: { yachtId: yacht.id, title, type: 'hull', scheduledDate: '2026-07-15T08:00:00Z', estimatedCost: '1250.50' },
    })
  ).json();

  for (const [address, period] of [
    ['date=2026-07-15', 'July 2026'],
    ['view=week&date=2026-07-15', 'Jul 13 – 19, 2026'],
    ['view=day&date=2026-07-15', 'Wed, Jul 15, 2026'],
    ['view=timeline&date=2026-07-10', 'July 2026'],
  ] as const) {
    await page.goto(`/schedule?${address}&yachtId=${yacht.id}`);
    await expect(page.getByText(title).or(page.getByLabel(title)).first()).toBeAttached();
    const words = await printed(page);
    for (const said of ['Azure Charters', 'Schedule', period, title, yacht.name, 'Wed, Jul 15, 10:00 AM – 6:00 PM'])
      expect([address, words]).toEqual([address, expect.stringContaining(said)]);
    for (const screen of ['Add Event', 'Crew Management', 'Maya Laurent', 'Drag an event'])
      expect([address, words]).toEqual([address, expect.not.stringContaining(screen)]);
  }

  await page.goto(`/maintenance/${id}`);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  const words = await printed(page);
  for (const said of ['Azure Charters', 'Maintenance Record', title, yacht.name, 'Jul 15, 2026, 10:00 AM', '€1,250.50'])
    expect(words).toContain(said);
  for (const screen of ['Mark completed', 'All maintenance', 'Open in the schedule', 'Crew Management'])
    expect(words).not.toContain(screen);

  const {
    currencies: [euros],
  } = await (
    await page.request.get('/api/finance/overview?from=2025-01-01&to=2025-12-31', { headers: { authorization: `Bearer ${token}` } })
  ).json();
  await page.goto('/finance/overview?from=2025-01-01&to=2025-12-31');
  await expect(page.getByRole('region', { name: 'By yacht' })).toBeVisible();
  const books = await printed(page);
  const total = new Intl.NumberFormat('en-US', { style: 'currency', currency: euros.currency }).format(euros.result);
  for (const said of ['Azure Charters', 'Finance', 'By month', 'By yacht', total]) expect(books).toContain(said);
  for (const screen of ['Crew Management', 'Maya Laurent']) expect(books).not.toContain(screen);

  await page.emulateMedia({ media: 'print' });
  expect(
    await page.evaluate(() =>
      ['body', 'main section', 'main h2'].map((each) => {
        const { backgroundColor, color } = getComputedStyle(document.querySelector(each) as Element);
        return [backgroundColor, color];
      }),
    ),
  ).toEqual([
    ['rgb(255, 255, 255)', 'rgb(0, 0, 0)'],
    ['rgb(255, 255, 255)', 'rgb(0, 0, 0)'],
    ['rgba(0, 0, 0, 0)', 'rgb(0, 0, 0)'],
  ]);
});
