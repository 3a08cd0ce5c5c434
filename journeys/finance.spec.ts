import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';
import type { APIRequestContext, Download, Page } from '@playwright/test';
import { aCustomer, aPicture, aYacht, expect, signedIn, test, unique } from './walk.ts';

const dialog = (page: Page) => page.getByRole('alertdialog');

/** The calendar day so many days from today, in the time zone of the demo's company. */
function dayFromNow(days: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format(Date.now() + days * 86_400_000);
}

async function written<Answer>(request: APIRequestContext, token: string, path: string, data: object, status = 201): Promise<Answer> {
  const answer = await request.post(path, { data, headers: { authorization: `Bearer ${token}` } });
  expect(answer.status(), await answer.text()).toBe(status);
  return answer.json();
}

function anExpense(request: APIRequestContext, token: string, more: object = {}) {
  return written<{ id: number; description: string; updatedAt: string }>(request, token, '/api/expenses', {
    description: unique('Fuel'),
    amount: '10.00',
    currency: 'EUR',
    category: 'fuel',
    expenseDate: dayFromNow(0),
    ...more,
  });
}

async function aCharter(request: APIRequestContext, token: string) {
  const yacht = await aYacht(request, token);
  const customer = await aCustomer(request, token, { email: 'charterer@people.example' });
  const times = { startDate: `${dayFromNow(40)}T10:00:00.000Z`, endDate: `${dayFromNow(47)}T10:00:00.000Z` };
  const event = await written<{ id: number; title: string }>(request, token, '/api/schedule', {
    title: unique('Charter to Calvi'),
    yachtId: yacht.id,
    customerId: customer.id,
    type: 'charter',
    price: 1_250_050,
    currency: 'EUR',
    ...times,
  });
  return { yacht, customer, event };
}

async function contentOf(download: Download): Promise<Buffer> {
  return readFileSync(await download.path());
}

/** The amounts of a list as they stand there, in hundredths. */
async function centsShown(page: Page): Promise<number[]> {
  const amounts = await page.getByRole('row').locator('td:nth-last-child(2)').allInnerTexts();
  return amounts.map((said) => Number(said.replaceAll(/[^\d]/g, '')));
}

test('somebody logs an expense with its receipt, looks at it, changes it and deletes it', async ({ page }) => {
  const description = unique('Diesel');
  const token = await signedIn(page, 'maya');
  const yacht = await aYacht(page.request, token);
  await page.goto('/finance');
  await expect(page.getByRole('tab', { name: 'Expenses' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('link', { name: 'Add Expense' }).click();
  await expect(page).toHaveURL('/finance/expenses?new=true');
  await dialog(page).getByRole('button', { name: 'Add expense' }).click();
  for (const message of ['Description is required', 'Category is required']) await expect(dialog(page).getByText(message)).toBeVisible();
  await dialog(page).getByLabel('Description').fill(description);
  await dialog(page).getByLabel('Amount').fill('0');
  await dialog(page).getByRole('button', { name: 'Add expense' }).click();
  await expect(dialog(page).getByText('Amount must be greater than 0')).toBeVisible();
  await dialog(page).getByLabel('Amount').fill('1234.505');
  await dialog(page).getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Port fees' }).click();
  await dialog(page).getByLabel('Yacht').fill(yacht.name);
  await page.getByRole('option', { name: yacht.name }).click();
  await dialog(page)
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no receipt') });
  await expect(dialog(page).getByText('Please choose a PDF, JPEG, PNG or WebP file')).toBeVisible();
  await dialog(page).locator('input[type=file]').first().setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: aPicture() });
  await expect(dialog(page).getByRole('img', { name: 'Receipt' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Add expense' }).click();
  await expect(page.getByText('Expense logged', { exact: true })).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search expenses' }).fill(description);
  await expect(page).toHaveURL(/q=Diesel/);
  const row = page.getByRole('row').filter({ hasText: description });
  await expect(row).toContainText('€1,234.51');
  await expect(row).toContainText(yacht.name);
  await expect(page.getByRole('list', { name: 'Expenses by currency' })).toContainText('€1,234.51');

  await row.getByRole('button', { name: `Receipt of ${description}` }).click();
  const receipt = page.getByRole('dialog');
  await expect.poll(() => receipt.getByRole('img', { name: 'Receipt' }).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(64);
  const coming = page.waitForEvent('download');
  await receipt.getByRole('button', { name: 'Download' }).click();
  expect((await coming).suggestedFilename()).toMatch(/^receipt-\d+\.(png|jpg|webp)$/);
  await receipt.getByRole('button', { name: 'Close' }).click();

  await row.getByRole('link', { name: `Edit ${description}` }).click();
  await dialog(page).getByLabel('Vendor').fill('Station Port de Nice');
  await dialog(page).getByRole('button', { name: 'Remove receipt' }).click();
  await dialog(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Expense updated', { exact: true })).toBeVisible();
  await expect(row).toContainText('Station Port de Nice');
  await expect(row.getByRole('button', { name: /^Receipt/ })).toHaveCount(0);

  await row.getByRole('button', { name: `Delete ${description}` }).click();
  await expect(dialog(page)).toContainText('€1,234.51');
  await dialog(page).getByRole('button', { name: 'Delete expense' }).click();
  await expect(page.getByText('Expense deleted', { exact: true })).toBeVisible();
  await expect(page.getByText('No expenses found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('a receipt that is a PDF is seen and read in place, and one that is damaged says what it is', async ({ page }) => {
  const token = await signedIn(page, 'maya');
  await page.setContent('<p>Fuel dock Antibes</p><p style="break-before: page">Thank you</p>');
  const paper = await page.pdf({ format: 'A5' });
  const receipt = page.getByRole('dialog');
  for (const [name, buffer] of [
    ['fuel.pdf', paper],
    ['torn.pdf', Buffer.concat([paper.subarray(0, 400), Buffer.from('\n%%EOF\n')])],
  ] as const) {
    const kept = await page.request.post('/api/files?kind=document', {
      headers: { authorization: `Bearer ${token}` },
      multipart: { file: { name, mimeType: 'application/pdf', buffer } },
    });
    expect(kept.status()).toBe(201);
    const description = unique('Diesel');
    const data = {
      description,
      amount: '120.00',
      currency: 'EUR',
      category: 'fuel',
      expenseDate: dayFromNow(0),
      receiptUrl: (await kept.json()).url,
    };
    expect((await page.request.post('/api/expenses', { headers: { authorization: `Bearer ${token}` }, data })).status()).toBe(201);
    await page.goto(`/finance/expenses?q=${encodeURIComponent(description)}`);
    await page.getByRole('button', { name: /^Receipt/ }).click();
    if (name === 'torn.pdf') {
      await expect(receipt.getByText('PDF document')).toBeVisible();
    } else {
      await expect(receipt.getByText('Fuel dock Antibes')).toBeAttached();
      await expect(receipt.getByRole('img', { name: 'Page 2 of 2' })).toBeVisible();
      await expect.poll(() => receipt.getByRole('img', { name: 'Page 1 of 2' }).evaluate(darkest)).toBeLessThan(60);
    }
    await receipt.getByRole('button', { name: 'Close' }).click();
  }
});

function darkest(canvas: HTMLElement): number {
  const { width, height } = canvas as HTMLCanvasElement;
  const { data } = (canvas as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, height);
  return data.reduce((least, value, index) => (index % 4 === 0 && data[index + 3] === 255 ? Math.min(least, value) : least), 255);
}

test('somebody invoices a charter, sends it, marks it paid and finds the income', async ({ page }) => {
  const token = await signedIn(page, 'maya');
  const { customer, event } = await aCharter(page.request, token);
  const name = `${customer.firstName} ${customer.lastName}`;
  await page.goto(`/schedule/${event.id}`);
  await page.getByRole('link', { name: 'Create invoice' }).click();
  await expect(page).toHaveURL(`/finance/invoices/new?eventId=${event.id}`);
  await expect(page.getByLabel('Customer')).toHaveValue(name);
  const first = page.getByRole('group', { name: 'Item 1' });
  await expect(first.getByLabel('Description')).toHaveValue(new RegExp(event.title));
  await expect(first.getByLabel('Unit price')).toHaveValue('12500.50');
  await expect(first.getByRole('button', { name: 'Remove' })).toHaveCount(0);
  await expect(page.getByLabel('Currency')).toContainText('EUR');
  await expect(page.getByLabel('Issue date')).toHaveValue(dayFromNow(0));
  await expect(page.getByLabel('Due date')).toHaveValue(dayFromNow(30));

  await page.getByRole('button', { name: 'Add item' }).click();
  const second = page.getByRole('group', { name: 'Item 2' });
  await expect(second.getByLabel('Description')).toBeFocused();
  await expect(second.getByLabel('Quantity')).toHaveValue('1');
  await expect(second.getByLabel('Unit price')).toHaveValue('100');
  await second.getByLabel('Description').fill('Advance provisioning allowance');
  await second.getByLabel('Unit price').fill('0.335');
  await second.getByLabel('Quantity').fill('3');
  await second.getByLabel('Tax exempt').check();
  await page.getByLabel('Tax rate').fill('20');
  const totals = page.getByLabel('Totals');
  await expect(totals).toContainText('€12,501.52');
  await expect(totals).toContainText('€2,500.10');
  await expect(totals).toContainText('€15,001.62');
  await page.getByRole('button', { name: 'Create invoice' }).click();
  await expect(page.getByText('Invoice created', { exact: true })).toBeVisible();

  // What the server reckoned is what the form showed.
  await expect(page).toHaveURL(/\/finance\/invoices\/\d+$/);
  await expect(page.getByLabel('Totals')).toContainText('€15,001.62');
  const heading = page.getByRole('heading', { level: 2 }).first();
  await expect(heading).toHaveText(/^INV-\d{4}-\d{4}$/);
  const number = await heading.innerText();
  const id = page.url().split('/').at(-1);

  await page.getByRole('button', { name: 'Send by mail' }).click();
  await expect(dialog(page).getByLabel('To')).toHaveValue('charterer@people.example');
  await expect(dialog(page).getByLabel('Message')).toHaveValue(new RegExp(number));
  await dialog(page).getByLabel('Message').fill('With our thanks for a week at sea.');
  await dialog(page).getByRole('button', { name: 'Send invoice' }).click();
  await expect(page.getByText('Invoice sent', { exact: true })).toBeVisible();
  await expect(page.getByRole('combobox', { name: `Status of ${number}` })).toContainText('Sent');
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
  const folder = join(process.env['JOURNEYS_DIR'] ?? '', 'outbox');
  const letter =
    readdirSync(folder)
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .find((text) => text.includes(number)) ?? '';
  expect(letter).toContain('With our thanks for a week at sea.');
  expect(letter).toContain('application/pdf');

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const pdf = await coming;
  expect(pdf.suggestedFilename()).toBe(`invoice-${id}.pdf`);
  expect((await contentOf(pdf)).subarray(0, 5).toString()).toBe('%PDF-');

  await page.goto(`/finance/invoices/${id}/edit`);
  await expect(page.getByText("This invoice can't be edited")).toBeVisible();
  await page.getByRole('link', { name: 'Back to the invoice' }).last().click();

  // A deposit belongs to its invoice, and what is open follows.
  await page.getByRole('link', { name: 'Record income' }).click();
  await expect(dialog(page)).toContainText(`Received for invoice ${number}.`);
  await expect(dialog(page).getByLabel('Amount')).toHaveValue('15001.62');
  await expect(dialog(page).getByLabel('Customer')).toHaveValue(name);
  await dialog(page).getByLabel('Amount').fill('5000');
  await dialog(page).getByRole('button', { name: 'Add income' }).click();
  await expect(page).toHaveURL(`/finance/invoices/${id}`);
  await expect(page.getByRole('region', { name: 'Income' })).toContainText('€5,000.00');

  await page.getByRole('button', { name: 'Mark paid' }).click();
  await expect(dialog(page)).toContainText('€10,001.62 is added.');
  await dialog(page).getByLabel('Payment method').click();
  await page.getByRole('option', { name: 'Bank transfer' }).click();
  await dialog(page).getByRole('button', { name: 'Mark as paid' }).click();
  await expect(page.getByText('Invoice paid, income recorded', { exact: true })).toBeVisible();
  await expect(page.getByRole('combobox', { name: `Status of ${number}` })).toContainText('Paid');
  await expect(page.getByRole('region', { name: 'Income' })).toContainText('€10,001.62');
  await expect(page.getByRole('region', { name: 'History' })).toContainText('charterer@people.example');

  await page.goto(`/finance/income?customerId=${customer.id}`);
  const row = page.getByRole('row').filter({ hasText: '€10,001.62' });
  await expect(row).toContainText('Paid');
  await expect(row).toContainText('Bank transfer');
  await row.getByRole('link', { name: number, exact: true }).click();
  await expect(page).toHaveURL(`/finance/invoices/${id}`);

  await page.getByRole('button', { name: `Delete ${number}` }).click();
  await expect(dialog(page).getByRole('heading')).toHaveText(`Delete ${number}, which is paid?`);
  await dialog(page).getByRole('button', { name: 'Keep it' }).click();
});

test('a status is changed in the list, and a sent invoice is cancelled and copied rather than edited', async ({ page }) => {
  const token = await signedIn(page, 'maya');
  const customer = await aCustomer(page.request, token);
  const invoice = await written<{ id: number; invoiceNumber: string }>(page.request, token, '/api/invoices', {
    customerId: customer.id,
    issueDate: dayFromNow(0),
    currency: 'EUR',
    items: [{ description: 'Consulting', quantity: 1, unitPrice: '99.99' }],
  });
  await page.goto(`/finance/invoices?customerId=${customer.id}`);
  const status = page.getByRole('combobox', { name: `Status of ${invoice.invoiceNumber}` });
  await status.click();
  await page.getByRole('option', { name: 'Sent' }).click();
  await expect(page.getByText('Invoice status updated', { exact: true })).toBeVisible();
  await expect(status).toContainText('Sent');
  await status.click();
  await page.getByRole('option', { name: 'Cancelled' }).click();
  await expect(dialog(page)).toContainText('€99.99');
  await dialog(page).getByRole('button', { name: 'Cancel invoice' }).click();
  await expect(status).toContainText('Cancelled');
  await page.getByRole('link', { name: invoice.invoiceNumber }).click();
  await expect(page.getByRole('heading', { name: invoice.invoiceNumber })).toBeVisible();
  // Called a draft again, it still was sent.
  await status.click();
  await page.getByRole('option', { name: 'Draft' }).click();
  await expect(status).toContainText('Draft');
  await page.getByRole('button', { name: `Delete ${invoice.invoiceNumber}` }).click();
  await expect(dialog(page).getByRole('heading')).toHaveText(`Delete ${invoice.invoiceNumber}, which was sent?`);
  await expect(dialog(page)).toContainText('It has been sent before');
  await dialog(page).getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('button', { name: 'Make a copy' }).click();
  await expect(page).toHaveURL(/\/finance\/invoices\/\d+\/edit$/);
  await page.getByRole('group', { name: 'Item 1' }).getByLabel('Unit price').fill('120');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Invoice updated', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Totals')).toContainText('€120.00');
});

test('an invoice that can’t be is refused at its field, and asks before what was typed is left behind', async ({ page }) => {
  await signedIn(page, 'maya');
  await page.goto('/finance/invoices?new=true');
  await expect(page).toHaveURL('/finance/invoices/new');
  await page.getByRole('group', { name: 'Item 1' }).getByLabel('Quantity').fill('0');
  await page.getByLabel('Tax rate').fill('101');
  await page.getByRole('button', { name: 'Create invoice' }).click();
  for (const message of [
    'Customer is required',
    'Description is required',
    'Quantity must be at least 0.01',
    'Tax rate must be from 0 to 100',
  ])
    await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByLabel('Customer')).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Tax rate')).toHaveValue('101');
});

test('the list is exported with its filter, and opens in a spreadsheet without running anything', async ({ page }) => {
  const token = await signedIn(page, 'maya');
  const yacht = await aYacht(page.request, token, { name: unique('Ναυτίλος') });
  await anExpense(page.request, token, { yachtId: yacht.id, description: '=HYPERLINK("https://evil.example")', amount: '0.10' });
  await anExpense(page.request, token, { yachtId: yacht.id, description: 'Öl, "bio"', amount: '0.20', category: 'supplies' });
  await anExpense(page.request, token, { description: 'Of no yacht' });
  await page.goto(`/finance/expenses?yachtId=${yacht.id}&sort=amount`);
  await expect(page.getByRole('row')).toHaveCount(3);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('expenses.csv');
  const text = (await contentOf(file)).toString('utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  const { data, errors } = Papa.parse<Record<string, string>>(text.slice(1), { header: true, skipEmptyLines: true });
  expect(errors).toEqual([]);
  expect(data.map(({ Description, Amount, Currency, Yacht }) => [Description, Amount, Currency, Yacht])).toEqual([
    [`'=HYPERLINK("https://evil.example")`, '0.10', 'EUR', yacht.name],
    ['Öl, "bio"', '0.20', 'EUR', yacht.name],
  ]);
});

test('a file with a wrong line brings in nothing, and once mended all of it', async ({ page }) => {
  const token = await signedIn(page, 'maya');
  const vendor = unique('Chandler');
  const file = (second: string) => ({
    name: 'november.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `Date,Category,Description,Amount,Currency,Vendor\n${dayFromNow(-3)},Fuel,Diesel,1250.50,EUR,${vendor}\n${second},${vendor}\n`,
    ),
  });
  const stored = async () =>
    (await page.request.get(`/api/expenses?q=${encodeURIComponent(vendor)}`, { headers: { authorization: `Bearer ${token}` } })).headers()[
      'x-total-count'
    ];
  await page.goto('/finance/expenses');
  await page.getByRole('link', { name: 'Import CSV' }).click();
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles(file(`${dayFromNow(-2)},Cheese,Brie,-5,EUR`));
  await expect(dialog(page).getByRole('status')).toContainText('1 line needs another look');
  const lines = dialog(page).getByRole('table', { name: 'Lines of the file' });
  await expect(lines.getByRole('row').nth(1)).toContainText('Amount must be greater than 0');
  await expect(lines.getByRole('row').nth(1)).toContainText('Category');
  await expect(dialog(page).getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
  expect(await stored()).toBe('0');

  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles(file(`${dayFromNow(-2)},Supplies,Brie,5,EUR`));
  await dialog(page).getByRole('button', { name: 'Import 2 expenses' }).click();
  await expect(page.getByText('Expenses imported', { exact: true })).toBeVisible();
  expect(await stored()).toBe('2');
  await page.getByRole('searchbox', { name: 'Search expenses' }).fill(vendor);
  await expect(page.getByRole('row')).toHaveCount(3);
});

test('a figure of the overview leads to the rows that it is the sum of', async ({ page }) => {
  const token = await signedIn(page, 'maya');
  const yacht = await aYacht(page.request, token);
  for (const [amount, days] of [
    ['0.10', 0],
    ['0.20', -1],
    ['1250.55', -40],
  ] as const)
    await anExpense(page.request, token, { yachtId: yacht.id, amount, expenseDate: dayFromNow(days) });
  await anExpense(page.request, token, { yachtId: yacht.id, amount: '77.00', currency: 'GBP' });
  await page.goto('/finance/overview?currency=EUR');
  await expect(page.getByRole('img', { name: /Income, expenses and result by month/ })).toBeVisible();
  const row = page.getByRole('region', { name: 'By yacht' }).getByRole('row').filter({ hasText: yacht.name });
  await expect(row).toContainText('-€1,250.85');
  await row.getByRole('link', { name: '€1,250.85', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/finance/expenses\\?.*yachtId=${yacht.id}`));
  await expect(page.getByRole('row')).toHaveCount(4);
  expect((await centsShown(page)).reduce((sum, cents) => sum + cents, 0)).toBe(125_085);
  await expect(page.getByRole('list', { name: 'Expenses by currency' })).toContainText('€1,250.85');

  // Every category too, and the period travels along.
  await page.goto('/finance/overview?currency=EUR');
  const supplies = page
    .getByRole('region', { name: 'Expenses by category' })
    .getByRole('listitem')
    .filter({ hasText: 'Cleaning' })
    .getByRole('link');
  const figure = await supplies.innerText();
  await supplies.click();
  await expect(page.getByRole('list', { name: 'Expenses by currency' })).toContainText(figure);
  await expect(page).toHaveURL(/category=cleaning/);
  await expect(page).toHaveURL(/from=\d{4}-\d{2}-01/);
});

test('two people edit one expense: the second sees what changed, and chooses', async ({ page }) => {
  const token = await signedIn(page, 'maya');
  const expense = await anExpense(page.request, token);
  await page.goto(`/finance/expenses?edit=${expense.id}`);
  await dialog(page).getByLabel('Vendor').fill('Mine');
  await page.request.patch(`/api/expenses/${expense.id}`, {
    data: { vendor: 'Theirs', amount: '11.00' },
    headers: { authorization: `Bearer ${token}` },
  });
  await dialog(page).getByRole('button', { name: 'Save changes' }).click();
  const conflict = page.getByRole('alertdialog', { name: 'Somebody else changed this expense' });
  await expect(conflict.getByRole('row').filter({ hasText: 'Vendor' })).toContainText('Theirs');
  await expect(conflict.getByRole('row').filter({ hasText: 'Amount' })).toContainText('Not changed by you');
  await conflict.getByRole('button', { name: 'Save mine' }).click();
  await expect(page.getByText('Expense updated', { exact: true })).toBeVisible();
  const stored = await (await page.request.get(`/api/expenses/${expense.id}`, { headers: { authorization: `Bearer ${token}` } })).json();
  expect([stored.vendor, stored.amount]).toEqual(['Mine', '11.00']);
});

test('income is logged, found by its payment status and sorted, all of it in the address', async ({ page }) => {
  const token = await signedIn(page, 'maya');
  const customer = await aCustomer(page.request, token);
  const name = `${customer.firstName} ${customer.lastName}`;
  await page.goto('/finance/income?new=true');
  await dialog(page).getByLabel('Description').fill('Consulting on a refit');
  await dialog(page).getByLabel('Amount').fill('750');
  await dialog(page).getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Consulting' }).click();
  await dialog(page).getByLabel('Payment status').click();
  await page.getByRole('option', { name: 'Overdue' }).click();
  await dialog(page).getByLabel('Customer').fill(customer.lastName);
  await page.getByRole('option', { name }).click();
  await dialog(page).getByRole('button', { name: 'Add income' }).click();
  await expect(page.getByText('Income logged', { exact: true })).toBeVisible();

  await page.getByRole('combobox', { name: 'Payment status' }).click();
  await page.getByRole('option', { name: 'Overdue' }).click();
  await expect(page).toHaveURL(/paymentStatus=overdue/);
  await page.getByLabel('Customer', { exact: true }).fill(customer.lastName);
  await page.getByRole('option', { name }).click();
  await expect(page).toHaveURL(new RegExp(`customerId=${customer.id}`));
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Amount' }).click();
  await expect(page).toHaveURL(/sort=-amount/);
  await expect(page.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending');
  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: 'Consulting on a refit' })).toContainText('€750.00');
});

test('on a phone an expense is logged with a photo, and the books fit the screen', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const description = unique('Water');
  await signedIn(page, 'maya');
  for (const section of ['expenses', 'income', 'invoices', 'overview']) {
    await page.goto(`/finance/${section}`);
    await expect(page.getByRole('tab', { name: section, exact: false })).toHaveAttribute('aria-selected', 'true');
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
  await page.goto('/finance/expenses?new=true');
  await dialog(page).getByLabel('Description').fill(description);
  await dialog(page).getByLabel('Amount').fill('48.20');
  await dialog(page).getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Supplies' }).click();
  const camera = dialog(page).getByText('Take a photo');
  await expect(camera).toBeVisible();
  await dialog(page).locator('input[capture=environment]').setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: aPicture() });
  await expect(dialog(page).getByRole('img', { name: 'Receipt' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Add expense' }).click();
  await page.getByRole('searchbox', { name: 'Search expenses' }).fill(description);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('€48.20');
  await context.close();
});

test('whoever isn’t signed in is asked to before they create an invoice', async ({ page }) => {
  await page.goto('/finance/invoices/new');
  await expect(page).toHaveURL('/signin');
  await expect(page.getByText('Please log in to create invoices', { exact: true })).toBeVisible();
});
