import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { readXlsx } from 'hucre/xlsx';
import papa from 'papaparse';
import type { Expense } from '#domain/finance/expense.ts';
import { inDays } from './clock.ts';
import { aCrewMember, aMaintenanceRecord, anEvent, anExpense, anIncome, aYacht } from './given.ts';
import { harbor, newCompany, person, signedIn, unique } from './people.ts';
import { expect, field, goOn, test, dateText } from './walk.ts';

const summary = (page: Page) => page.getByRole('region', { name: /report$/ });

/** The file that the button downloads: its name and its content. */
async function downloaded(page: Page): Promise<{ name: string; content: Buffer }> {
  const coming = page.waitForEvent('download');
  await summary(page).getByRole('button', { name: 'Download', exact: true }).click();
  const file = await coming;
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

/** A printed text has plain spaces where the page's has non-breaking ones. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** The text of the printed pages. */
async function printed(page: Page): Promise<string> {
  return execFileSync('pdftotext', ['-layout', '-', '-'], { input: await page.pdf({ preferCSSPageSize: true }) })
    .toString()
    .replaceAll(/\s+/g, ' ');
}

test('a report is opened from the dashboard and chosen, and both of its files have the product’s data', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const lastYear = Number(inDays(0).slice(0, 4)) - 1;
  for (const day of ['01-01', '06-15', '12-31'])
    await anExpense(manager, { expenseDate: `${lastYear}-${day}`, amount: `${day.slice(3)}.50` });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /^Export reports\b/ }).click();
  await page.getByText(/^What was spent, on what/).click();
  await page.getByRole('combobox', { name: 'Period', exact: true }).click();
  await page.getByRole('option', { name: 'Last year', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`report=expenses&from=${lastYear}-01-01&to=${lastYear}-12-31$`));

  const { searchParams } = new URL(page.url());
  const listed = await manager.get<Expense[]>(`/api/expenses?sort=date&from=${searchParams.get('from')}&to=${searchParams.get('to')}`);
  expect(listed).toHaveLength(3);
  await expect(summary(page)).toContainText(`${listed.length.toLocaleString('en-US')} rows`);
  await page.reload();
  await expect(page.getByRole('radio', { name: /^Expenses/ })).toBeChecked();

  const workbook = await downloaded(page);
  expect(workbook.name).toBe(`Fairlead expenses 01-01-${lastYear} to 12-31-${lastYear}.xlsx`);
  await expect(page.getByText('Report ready', { exact: true })).toBeVisible();
  const {
    sheets: [sheet],
  } = await readXlsx(workbook.content);
  const rows = sheet?.rows.slice(1, 1 + listed.length).map((row) => [(row[0] as Date).toISOString().slice(0, 10), row[3], row[6], row[7]]);
  expect(rows).toEqual(listed.map((each) => [each.expenseDate, each.description, Number(each.amount), each.currency]));

  await page.getByText('Plain table (CSV)', { exact: true }).click();
  await expect(page).toHaveURL(/format=csv/);
  const csv = await downloaded(page);
  const { data } = papa.parse<Record<string, string>>(csv.content.toString().slice(1), { header: true, skipEmptyLines: true });
  expect(data.map((row) => [row['Date'], row['Amount']])).toEqual(listed.map((each) => [each.expenseDate, each.amount]));
});

test('a download shows its progress and can be cancelled, and one that fails can be retried', async ({ page }) => {
  await signedIn(page, 'manager');
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
  await summary(page).getByRole('button', { name: 'Download', exact: true }).click();
  await expect(summary(page).getByText('2 of 8 yachts · 0.0 MB', { exact: true })).toBeVisible();
  await expect(summary(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
  await summary(page).getByRole('button', { name: 'Cancel', exact: true }).click();
  await closed;
  await expect(summary(page).getByRole('button', { name: 'Download', exact: true })).toBeVisible();
  slow.close();

  await page.unroute('**/api/reports/export?**');
  await page.route('**/api/reports/export?**', (route) =>
    route.fulfill({ status: 503, json: { message: "We can't reach the database at the moment.", code: 'database_unavailable' } }),
  );
  await summary(page).getByRole('button', { name: 'Download', exact: true }).click();
  await expect(summary(page).getByRole('alert')).toContainText("We can't reach the database at the moment.");
  await page.unroute('**/api/reports/export?**');
  const coming = page.waitForEvent('download');
  await summary(page).getByRole('button', { name: 'Try again', exact: true }).click();
  expect((await coming).suggestedFilename()).toBe('Fairlead fleet.csv');
});

test('on a phone and with the keyboard, a period without rows says so and offers all time', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await aCrewMember(await person('manager'));
  await signedIn(page, 'staff');
  await page.goto('/reports/export?from=1990-01-01&to=1990-01-31');
  await expect(summary(page)).toContainText('There are no yachts in this period.');
  await expect(summary(page).getByRole('button', { name: 'Download', exact: true })).toBeDisabled();
  await page.getByRole('radio', { name: /^Fleet/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/report=crew/);
  await expect(summary(page)).toContainText('There are no crew members in this period.');
  await summary(page).getByRole('button', { name: 'All time', exact: true }).press('Enter');
  await expect(summary(page).getByRole('button', { name: 'Download', exact: true })).toBeEnabled();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('a platform admin chooses the company of a report', async ({ page }) => {
  const { company, person: personOf } = await newCompany();
  for (let boat = 0; boat < 3; boat++) await aYacht(await personOf('manager'));
  await signedIn(page, 'admin');
  await page.goto('/reports/export?format=csv');
  await expect(summary(page)).toContainText('Choose a company first.');
  await expect(summary(page).getByRole('button', { name: 'Download', exact: true })).toBeDisabled();
  await field(page, 'Company').fill(company.name);
  await page.getByRole('option', { name: company.name, exact: true }).click();
  await expect(page).toHaveURL(/companyId=\d+/);
  const { content } = await downloaded(page);
  expect(papa.parse(content.toString().slice(1), { header: true, skipEmptyLines: true }).data).toHaveLength(3);
});

test('the printed departures and returns of a day name the company and the day', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  const { company } = await harbor();
  await anEvent(manager, { yachtId: yacht.id, type: 'charter', startDate: '2026-07-15T17:00:00Z', endDate: '2026-07-22T07:00:00Z' });
  await page.goto('/schedule/departures?date=2026-07-15');
  await expect(page.getByRole('row').filter({ hasText: yacht.name })).toContainText('No invoice');
  const sheet = await printed(page);
  for (const text of [company.name, 'Departures and Returns', 'Wednesday, July 15, 2026', yacht.name, '7:00 PM', 'No invoice'])
    expect(sheet).toContain(text);
  for (const screen of ['Open schedule', 'Print', 'Today']) expect(sheet).not.toContain(screen);
});

test('a month that is printed as soon as it shows has all its events', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  const title = unique('Antifouling');
  await aMaintenanceRecord(manager, { yachtId: yacht.id, title, scheduledDate: '2026-07-15T08:00:00Z' });
  await page.addInitScript((name) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('main')?.textContent.includes(name)) return;
      observer.disconnect();
      dispatchEvent(new Event('beforeprint'));
      document.documentElement.dataset['onPaper'] = document.querySelector('main table')?.textContent ?? 'nothing';
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, title);
  await page.goto(`/schedule?date=2026-07-15&yachtId=${yacht.id}`);
  await expect(page.locator('html')).toHaveAttribute('data-on-paper', new RegExp(title));
});

test('the printed schedule, maintenance record and finance overview are black on white, complete, and name their company and period', async ({
  page,
}) => {
  const manager = await signedIn(page, 'manager');
  await page.addInitScript(() => localStorage.setItem('ui-theme', 'dark'));
  const yacht = await aYacht(manager);
  const title = unique('Antifouling');
  const { company } = await harbor();
  const { id } = await aMaintenanceRecord(manager, {
    yachtId: yacht.id,
    title,
    scheduledDate: '2026-07-15T08:00:00Z',
    estimatedCost: '1250.50',
  });
  await anIncome(manager, { incomeDate: '2025-05-01', amount: '4321.50' });

  for (const [address, period] of [
    ['date=2026-07-15', 'July 2026'],
    ['view=week&date=2026-07-15', 'Jul 13 – 19, 2026'],
    ['view=day&date=2026-07-15', 'Wed, Jul 15, 2026'],
    ['view=timeline&date=2026-07-10', 'July 2026'],
  ] as const) {
    await page.goto(`/schedule?${address}&yachtId=${yacht.id}`);
    await expect(
      page
        .getByText(new RegExp(title))
        .or(page.getByLabel(new RegExp(title)))
        .first(),
    ).toBeAttached();
    const words = await printed(page);
    for (const text of [
      company.name,
      'Schedule',
      period,
      title,
      yacht.name,
      plain(dateText.period('2026-07-15T08:00:00Z', '2026-07-15T16:00:00Z')),
    ])
      expect([address, words]).toEqual([address, expect.stringContaining(text)]);
    for (const screen of ['Add Event', 'Crew Management', manager.name, 'Drag an event'])
      expect([address, words]).toEqual([address, expect.not.stringContaining(screen)]);
  }

  await goOn(page, `/maintenance/${id}`);
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  const words = await printed(page);
  for (const text of [company.name, 'Maintenance Record', title, yacht.name, plain(dateText.moment('2026-07-15T08:00:00Z')), '€1,250.50'])
    expect(words).toContain(text);
  for (const screen of ['Mark completed', 'All maintenance', 'Open in the schedule', 'Crew Management'])
    expect(words).not.toContain(screen);

  await goOn(page, '/finance/overview?from=2025-01-01&to=2025-12-31');
  await expect(page.getByRole('region', { name: 'By yacht', exact: true })).toBeVisible();
  const books = await printed(page);
  for (const text of [company.name, 'Finance', 'By month', 'By yacht', '€4,321.50']) expect(books).toContain(text);
  for (const screen of ['Crew Management', manager.name]) expect(books).not.toContain(screen);

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
