import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import type { Download, Locator, Page } from '@playwright/test';
import type { Invoice } from '#domain/finance/invoice.ts';
import { addDays } from '#domain/shared/calendar-days.ts';
import { inDays } from './clock.ts';
import { faults } from './faults.ts';
import { aCustomer, aMaintenanceRecord, anEvent, anExpense, anIncome, anInvoice, aYacht } from './given.ts';
import { waitForEmail } from './outbox.ts';
import { authorized, harbor, newCompany, signedIn, unique, uniqueEmail } from './people.ts';
import { aPicture, asShown, expect, expectText, field, goOn, hold, test } from './walk.ts';

const exactly = { exact: true } as const;
const dialog = (page: Page) => page.getByRole('alertdialog');
/** An option that a search in a form found: its name comes first, its details after that. */
const optionNamed = (page: Page, name: string) => page.getByRole('option', { name: new RegExp(`^${name}`) });
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const currencyIn = (within: Page | Locator) => within.getByRole('combobox', { name: 'Currency', exact: true });

async function choose(page: Page, within: Page | Locator, name: string, option: string): Promise<void> {
  await within.getByRole('combobox', { name, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function contentOf(download: Download): Promise<Buffer> {
  return readFileSync(await download.path());
}

/** The amounts of a list in the order shown, in hundredths. */
async function centsShown(page: Page): Promise<number[]> {
  const amounts = await page.getByRole('row').locator('td:nth-last-child(2)').allInnerTexts();
  return amounts.map((amount) => Number(amount.replaceAll(/[^\d]/g, '')));
}

test('somebody logs an expense with its receipt, looks at it, changes it and deletes it', async ({ page }) => {
  const description = unique('Diesel');
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  await anExpense(manager);
  await page.goto('/finance');
  await expect(page.getByRole('tab', { name: 'Expenses', exact: true })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('main').getByRole('link', { name: 'Add Expense', exact: true }).click();
  await expect(page).toHaveURL('/finance/expenses/new');
  const form = dialog(page);
  await field(form, 'Amount').fill('0');
  await button(form, 'Add expense').click();
  for (const message of ['Description is required', 'Category is required', 'Amount must be greater than 0'])
    await expect(form.getByText(message, exactly)).toBeVisible();
  // The category follows the description until the user chooses one.
  const category = form.getByRole('combobox', { name: 'Category', exact: true });
  await field(form, 'Description').fill('Berth');
  await expect(category).toHaveText('Docking');
  await field(form, 'Description').fill(description);
  await expect(category).toHaveText('Fuel');
  await field(form, 'Amount').fill('1234.505');
  await choose(page, form, 'Category', 'Port fees');
  await field(form, 'Vendor').fill('Antibes Bunkering');
  await expect(category).toHaveText('Port fees');
  await field(form, 'Yacht').fill(yacht.name);
  await optionNamed(page, yacht.name).click();
  const file = form.locator('input[type=file]').first();
  await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no receipt') });
  await expect(form.getByText('Please choose a PDF, JPEG, PNG or WebP file', exactly)).toBeVisible();
  await file.setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: aPicture() });
  await expect(form.getByRole('img', { name: 'Receipt', exact: true })).toBeVisible();
  await button(form, 'Add expense').click();
  await expectText(page, 'Expense logged');

  await page.getByRole('searchbox', { name: 'Search expenses', exact: true }).fill(description);
  await expect(page).toHaveURL(/q=Diesel/);
  const row = page.getByRole('row').filter({ hasText: description });
  await expect(row).toContainText('€1,234.51');
  await expect(row).toContainText(yacht.name);
  await expect(page.getByRole('list', { name: 'Expenses by currency', exact: true })).toContainText('€1,234.51');

  await button(row, `Receipt of ${description}`).click();
  const receipt = page.getByRole('dialog');
  await expect
    .poll(() => receipt.getByRole('img', { name: 'Receipt', exact: true }).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(64);
  const coming = page.waitForEvent('download');
  await button(receipt, 'Download').click();
  expect((await coming).suggestedFilename()).toMatch(/^receipt-\d+\.(png|jpg|webp)$/);
  await button(receipt, 'Close').click();

  await row.getByRole('link', { name: `Edit ${description}`, exact: true }).click();
  await field(form, 'Vendor').fill('Station Port de Nice');
  await button(form, 'Remove receipt').click();
  await button(form, 'Save changes').click();
  await expectText(page, 'Expense updated');
  await expect(row).toContainText('Station Port de Nice');
  await expect(row.getByRole('button', { name: /^Receipt/ })).toHaveCount(0);

  await button(row, `Delete ${description}`).click();
  await expect(dialog(page)).toContainText('€1,234.51');
  await button(dialog(page), 'Delete expense').click();
  await expectText(page, 'Expense deleted');
  await expectText(page, 'No expenses found');
  await button(page, 'Clear filters').click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('Enter in the maintenance of an expense chooses the best match; the latest comes first while nothing is typed', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const yacht = await aYacht(manager);
  for (const [title, scheduledDate] of [
    ['Hauling out', inDays(-2)],
    ['Overhaul', inDays(-1)],
  ] as const)
    await aMaintenanceRecord(manager, { yachtId: yacht.id, title, scheduledDate });
  await page.goto('/finance/expenses/new');
  const work = dialog(page).getByRole('combobox', { name: 'Maintenance', exact: true });
  await work.click();
  await expect(page.getByRole('option')).toHaveText([/^Overhaul/, /^Hauling out/]);
  await work.fill('haul');
  await expect(page.getByRole('option')).toHaveText([/^Hauling out/, /^Overhaul/]);
  await work.press('Enter');
  await expect(work).toHaveValue('Hauling out');
  await expect(field(dialog(page), 'Yacht')).toHaveValue(yacht.name);
});

test('a PDF receipt is shown in place, readable, and a damaged one is named as a PDF', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  await page.evaluate(() => {
    const [dock, thanks] = ['Fuel dock Antibes', 'Thank you'].map((words) =>
      Object.assign(document.createElement('p'), { textContent: words }),
    );
    thanks!.style.breakBefore = 'page';
    document.body.replaceChildren(dock!, thanks!);
  });
  const paper = await page.pdf({ format: 'A5' });
  const descriptions: string[] = [];
  for (const buffer of [paper, Buffer.concat([paper.subarray(0, 400), Buffer.from('\n%%EOF\n')])]) {
    const upload = await page.request.post('/api/files?kind=document', {
      headers: authorized(manager),
      multipart: { file: { name: 'receipt.pdf', mimeType: 'application/pdf', buffer } },
    });
    expect(upload.status()).toBe(201);
    const { description } = await anExpense(manager, { description: unique('Diesel'), receiptUrl: (await upload.json()).url });
    descriptions.push(description);
  }
  const [whole = '', torn = ''] = descriptions;
  await page.goto('/finance/expenses?q=Diesel');
  const receipt = page.getByRole('dialog');
  await button(page, `Receipt of ${whole}`).click();
  await expect(receipt.getByText('Fuel dock Antibes', exactly)).toBeAttached();
  await expect(receipt.getByRole('img', { name: 'Page 2 of 2', exact: true })).toBeVisible();
  await expect.poll(() => receipt.getByRole('img', { name: 'Page 1 of 2', exact: true }).evaluate(darkest)).toBeLessThan(60);
  await button(receipt, 'Close').click();
  await button(page, `Receipt of ${torn}`).click();
  await expect(receipt.getByText('PDF document', exactly)).toBeVisible();
});

function darkest(canvas: HTMLElement): number {
  const { width, height } = canvas as HTMLCanvasElement;
  const { data } = (canvas as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, height);
  return data.reduce((least, value, index) => (index % 4 === 0 && data[index + 3] === 255 ? Math.min(least, value) : least), 255);
}

test('somebody invoices a charter and sends it', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const email = uniqueEmail('charterer');
  const customer = await aCustomer(manager, { email });
  const { id: yachtId } = await aYacht(manager);
  const title = unique('Charter to Calvi');
  const event = await anEvent(manager, { title, yachtId, customerId: customer.id, price: 1_250_050, currency: 'EUR' });
  const name = `${customer.firstName} ${customer.lastName}`;
  await page.goto(`/schedule/${event.id}`);
  await page.getByRole('link', { name: 'Create invoice', exact: true }).click();
  await expect(page).toHaveURL(`/finance/invoices/new?eventId=${event.id}`);
  await expect(field(page, 'Customer')).toHaveValue(name);
  const first = page.getByRole('group', { name: 'Item 1', exact: true });
  await expect(field(first, 'Description')).toHaveValue(new RegExp(event.title));
  await expect(field(first, 'Unit price')).toHaveValue('12500.50');
  await expect(first.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await expect(field(page, 'Currency')).toContainText('EUR');
  await expect(field(page, 'Issue date')).toHaveValue(asShown(inDays(0)));
  await expect(field(page, 'Due date')).toHaveValue(asShown(inDays(30)));

  await button(page, 'Add item').click();
  const second = page.getByRole('group', { name: 'Item 2', exact: true });
  await expect(field(second, 'Description')).toBeFocused();
  await expect(field(second, 'Quantity')).toHaveValue('1');
  await expect(field(second, 'Unit price')).toHaveValue('100');
  // A caption is aligned with the text below it.
  for (const caption of ['Description', 'Quantity', 'Unit price']) {
    const above = await textBegins(page.locator('[aria-hidden] > span', { hasText: caption }));
    expect(above).toBeCloseTo(await textBegins(field(second, caption)), 0);
  }
  await field(second, 'Description').fill('Advance provisioning allowance');
  await field(second, 'Unit price').fill('0.335');
  await field(second, 'Quantity').fill('3');
  await second.getByLabel('Tax exempt', { exact: true }).check();
  await field(page, 'Tax rate (%)').fill('20');
  const totals = page.getByLabel('Totals', exactly);
  for (const amount of ['€12,501.52', '€2,500.10', '€15,001.62']) await expect(totals).toContainText(amount);
  await button(page, 'Create invoice').click();
  await expectText(page, 'Invoice created');

  // The server calculated what the form showed.
  await expect(page).toHaveURL(/\/finance\/invoices\/\d+$/);
  await expect(totals).toContainText('€15,001.62');
  const heading = page.getByRole('heading', { level: 2 }).first();
  await expect(heading).toHaveText(/^INV-\d{4}-\d{4}$/);
  const number = await heading.innerText();
  const id = page.url().split('/').at(-1);
  const status = page.getByRole('combobox', { name: `Status of ${number}`, exact: true });

  await button(page, 'Send by email').click();
  await expect(field(dialog(page), 'To')).toHaveValue(email);
  await expect(field(dialog(page), 'Message')).toHaveValue(new RegExp(number));
  await field(dialog(page), 'Message').fill('With our thanks for a week at sea.');
  await button(dialog(page), 'Send invoice').click();
  await expectText(page, 'Invoice on its way');
  await expect(status).toContainText('Sent');
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'History', exact: true })).toContainText(email);
  for (const text of [number, 'With our thanks for a week at sea.', 'application/pdf']) await waitForEmail(email, text);

  const coming = page.waitForEvent('download');
  await button(page, 'Download PDF').click();
  const pdf = await coming;
  expect(pdf.suggestedFilename()).toBe(`invoice-${id}.pdf`);
  expect((await contentOf(pdf)).subarray(0, 5).toString()).toBe('%PDF-');

  await goOn(page, `/finance/invoices/${id}/edit`);
  await expectText(page, "This invoice can't be edited");
  await page.getByRole('link', { name: 'Back to the invoice', exact: true }).last().click();
});

test('what an admin enters has the terms of the company that is chosen, until something else is', async ({ page }) => {
  const { company, person } = await newCompany({ defaultCurrency: 'GBP', houseRules: { taxRate: '20', daysToPay: 14 } });
  const { company: other } = await newCompany();
  const manager = await person('manager');
  const customer = await aCustomer(manager);
  await signedIn(page, 'admin');
  await page.goto('/finance/expenses/new');
  const form = dialog(page);
  const chooseCompany = async ({ name }: { name: string }) => {
    await field(form, 'Company').fill(name);
    await page.getByRole('option', { name, exact: true }).click();
  };
  await expect(currencyIn(form)).toHaveText('USD');
  await chooseCompany(other);
  await expect(currencyIn(form)).toHaveText('EUR');
  await chooseCompany(company);
  await expect(currencyIn(form)).toHaveText('GBP');
  await choose(page, form, 'Currency', 'USD');
  await chooseCompany(other);
  await field(form, 'Description').fill('Diesel');
  await field(form, 'Amount').fill('10');
  await expect(currencyIn(form)).toHaveText('USD');
  await button(form, 'Add expense').click();
  await expectText(page, 'Expense logged');
  await goOn(page, '/finance/income/new');
  await chooseCompany(company);
  await expect(currencyIn(form)).toHaveText('GBP');
  await field(form, 'Description').fill('A week');
  await field(form, 'Amount').fill('10');
  await choose(page, form, 'Category', 'Charter');
  await button(form, 'Add income').click();
  await expectText(page, 'Income logged');
  await goOn(page, '/finance/invoices/new');
  await expect(currencyIn(page)).toHaveText('USD');
  await field(page, 'Customer').fill(customer.lastName);
  await optionNamed(page, `${customer.firstName} ${customer.lastName}`).click();
  await expect(currencyIn(page)).toHaveText('GBP');
  await expect(field(page, 'Tax rate (%)')).toHaveValue('20');
  await expect(page.getByText('14 days after issue unless you change it', exactly)).toBeVisible();
  await field(page.getByRole('group', { name: 'Item 1', exact: true }), 'Description').fill('A week');
  await button(page, 'Create invoice').click();
  await expectText(page, 'Invoice created');
  const [invoice] = await manager.get<Invoice[]>('/api/invoices');
  expect(invoice).toMatchObject({ currency: 'GBP', taxRate: '20.00', dueDate: addDays(invoice?.issueDate ?? '', 14) });
});

test('a deposit and then the rest are received for a charter’s invoice, and the income is found', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const customer = await aCustomer(manager);
  const name = `${customer.firstName} ${customer.lastName}`;
  const { id: yachtId } = await aYacht(manager);
  const title = unique('Charter to Calvi');
  const event = await anEvent(manager, { title, yachtId, customerId: customer.id, price: 1_250_050, currency: 'EUR' });
  const items = [{ description: title, quantity: '1', unitPrice: '12501.35' }];
  const invoice = await anInvoice(manager, { customerId: customer.id, eventId: event.id, items, taxRate: '20', status: 'sent' });
  const { id, invoiceNumber: number } = invoice;
  const totals = page.getByLabel('Totals', exactly);
  const status = page.getByRole('combobox', { name: `Status of ${number}`, exact: true });
  await page.goto(`/finance/invoices/${id}`);
  await expect(totals).toContainText('€15,001.62');

  // A deposit belongs to its invoice and reduces the open amount.
  await button(page, 'Record payment').click();
  await expect(dialog(page)).toContainText(`${name} owes €15,001.62.`);
  await expect(field(dialog(page), 'Amount')).toHaveValue('15001.62');
  await field(dialog(page), 'Amount').fill('5000');
  await button(dialog(page), 'Record payment').click();
  await expectText(page, 'Payment recorded');
  const received = page.getByRole('region', { name: 'Payments', exact: true });
  await expect(received).toContainText('€5,000.00');
  await expect(totals).toContainText(/Paid\s*€5,000.00\s*Open\s*€10,001.62/);

  // The booking says so too, and asks before it is invoiced again.
  await goOn(page, `/schedule/${event.id}`);
  await expect(page.getByRole('main')).toContainText('Open €10,001.62 · paid €5,000.00 of €15,001.62 invoiced');
  await expect(page.getByRole('link', { name: 'Record payment', exact: true })).toBeVisible();
  await button(page, `More about ${title}`).click();
  await page.getByRole('menuitem', { name: 'Create invoice', exact: true }).click();
  await expect(dialog(page).getByRole('heading')).toHaveText('Create another invoice for this booking?');
  await button(dialog(page), 'Cancel').click();
  await expect(page).toHaveURL(`/schedule/${event.id}`);
  await goOn(page, `/charters?q=${encodeURIComponent(title)}`);
  const booked = page.getByRole('region', { name: 'charters', exact: true }).getByRole('listitem').filter({ hasText: title });
  await expect(booked).toContainText('Payment due');
  await expect(booked).toContainText('Open €10,001.62 · €5,000 of €15,001.62 paid');
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const paid = await booked.getByText(/€5,000 of €15,001\.62 paid$/).boundingBox();
    expect(paid?.width, `what is paid, ${width} pixels wide`).toBeGreaterThan(100);
  }
  // Its row links to the existing invoice rather than to a second one.
  await button(booked, `More about ${title}`).click();
  await expect(page.getByRole('menuitem', { name: 'View invoice', exact: true })).toHaveAttribute('href', `/finance/invoices/${id}`);
  await page.keyboard.press('Escape');
  await booked.getByRole('heading').getByRole('link').click();
  const peek = page.getByRole('dialog');
  await expect(peek).toContainText('Open €10,001.62');
  await peek.getByRole('link', { name: number, exact: true }).click();
  await expect(page).toHaveURL(`/finance/invoices/${id}`);

  await button(page, 'Mark paid').click();
  await expect(dialog(page)).toContainText('€10,001.62 is added.');
  await choose(page, dialog(page), 'Payment method', 'Bank transfer');
  await button(dialog(page), 'Mark as paid').click();
  await expectText(page, 'Invoice paid, income recorded');
  await expect(status).toContainText('Paid');
  await expect(received).toContainText('€10,001.62');

  await goOn(page, `/finance/income?customerId=${customer.id}`);
  const row = page.getByRole('row').filter({ has: page.getByRole('cell', { name: '€10,001.62', exact: true }) });
  await expect(row).toContainText('Paid');
  await expect(row).toContainText('Bank transfer');
  await row.getByRole('link', { name: number, exact: true }).click();
  await expect(page).toHaveURL(`/finance/invoices/${id}`);

  // A sent invoice stays in the books.
  await expect(button(page, `Delete ${number}`)).toHaveCount(0);
});

test('an invoice is created and sent in one go, with the keyboard as well', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const customer = await aCustomer(manager, { email: uniqueEmail('charterer') });
  const { id: yachtId } = await aYacht(manager);
  const event = await anEvent(manager, { yachtId, customerId: customer.id, price: 480_000, currency: 'EUR' });
  await page.goto(`/finance/invoices/new?eventId=${event.id}`);
  await field(page, 'Due date').fill('sooner or later');
  await button(page, 'Create and send').click();
  await expect(field(page, 'Due date')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'Due date').fill(inDays(14));
  await button(page, 'Create and send').press('Enter');
  await expect(field(dialog(page), 'To')).toHaveValue(customer.email!);
  await button(dialog(page), 'Send invoice').click();
  await expectText(page, 'Invoice on its way');
  const [invoice] = await manager.get<Invoice[]>(`/api/invoices?eventId=${event.id}`);
  expect(invoice).toMatchObject({ status: 'sent', total: '4800.00', dueDate: inDays(14) });
  // Reloaded, the page of a sent invoice doesn't ask to send it again.
  await page.reload();
  await expect(button(page, 'Send again')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);

  // Creating an invoice without choosing to send it doesn't ask.
  await goOn(page, `/finance/invoices/new?customerId=${customer.id}`);
  const item = page.getByRole('group', { name: 'Item 1', exact: true });
  await field(item, 'Description').fill('Fenders');
  await field(item, 'Unit price').fill('80');
  await field(item, 'Unit price').press('Enter');
  await expectText(page, 'Invoice created');
  await expect(button(page, 'Send by email')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test('an invoice prints as its PDF, with its button and with the keyboard, and never as the page it is shown on', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const { id: customerId } = await aCustomer(manager);
  const items = Array.from({ length: 20 }, (_, place) => ({ description: `Item ${place + 1}`, quantity: '1', unitPrice: '10.01' }));
  const invoice = await anInvoice(manager, { customerId, items });
  await page.addInitScript(() => {
    globalThis.print = () => document.body.setAttribute('data-printed', 'true');
  });
  await page.goto(`/finance/invoices/${invoice.id}`);
  await expect(button(page, 'Print')).toBeVisible();
  for (const print of [() => button(page, 'Print').click(), () => page.keyboard.press('Control+p')]) {
    await page.evaluate(() => document.body.removeAttribute('data-printed'));
    await print();
    await expect(page.locator('body[data-printed]')).toHaveCount(1);
    await page.emulateMedia({ media: 'print' });
    for (const sheet of [1, 2])
      await expect(page.getByRole('img', { name: `${invoice.invoiceNumber}, page ${sheet} of 2`, exact: true })).toBeVisible();
    await expect(page.getByRole('main')).toBeHidden();
    await page.emulateMedia({ media: null });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(page.locator('[data-paper=whole]')).toHaveCount(0);
  }
  // Printing from the browser's menu gives the page's invoice without its history.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article', { name: 'The invoice', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'History', exact: true })).toBeHidden();
});

test('a status is changed in the list, and a sent invoice is cancelled and copied rather than edited', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const { id: customerId } = await aCustomer(manager);
  const { invoiceNumber } = await anInvoice(manager, {
    customerId,
    items: [{ description: 'Consulting', quantity: '1', unitPrice: '99.99' }],
  });
  await page.goto(`/finance/invoices?customerId=${customerId}`);
  const name = `Status of ${invoiceNumber}`;
  const status = page.getByRole('combobox', { name, exact: true });
  await choose(page, page, name, 'Sent');
  await expectText(page, 'Invoice status updated');
  await expect(status).toContainText('Sent');
  await choose(page, page, name, 'Cancelled');
  await expect(dialog(page)).toContainText('€99.99');
  await button(dialog(page), 'Cancel invoice').click();
  await expect(status).toContainText('Cancelled');
  await page.getByRole('link', { name: invoiceNumber, exact: true }).click();
  await expect(page.getByRole('heading', { name: invoiceNumber, exact: true })).toBeVisible();
  // It stays in the books as cancelled, and never becomes a draft again.
  await status.click();
  await expect(page.getByRole('option')).toHaveText(['Cancelled']);
  await page.keyboard.press('Escape');
  await expect(button(page, `Delete ${invoiceNumber}`)).toHaveCount(0);
  await button(page, `More about ${invoiceNumber}`).click();
  await page.getByRole('menuitem', { name: 'Make a copy', exact: true }).click();
  await expect(page).toHaveURL(/\/finance\/invoices\/\d+\/edit$/);
  await field(page.getByRole('group', { name: 'Item 1', exact: true }), 'Unit price').fill('120');
  await button(page, 'Save changes').click();
  await expectText(page, 'Invoice updated');
  await expect(page.getByLabel('Totals', exactly)).toContainText('€120.00');
});

test('an invalid invoice is refused at its field, and leaving asks before discarding what was typed', async ({ page }) => {
  await signedIn(page, 'manager');
  await page.goto('/finance/invoices?new=true');
  await expect(page).toHaveURL('/finance/invoices/new');
  await field(page.getByRole('group', { name: 'Item 1', exact: true }), 'Quantity').fill('0');
  await field(page, 'Tax rate (%)').fill('101');
  await button(page, 'Create invoice').click();
  for (const message of [
    'Customer is required',
    'Description is required',
    'Quantity must be at least 0.01',
    'Tax rate must be from 0 to 100',
  ])
    await expectText(page, message);
  await expect(field(page, 'Customer')).toBeFocused();
  // A new customer is added without leaving the form.
  const surname = unique('Newcomer');
  await button(page, 'Add customer').click();
  await field(dialog(page), 'First name').fill('Ada');
  await field(dialog(page), 'Last name').fill(surname);
  await button(dialog(page), 'Add customer').click();
  await expect(field(page, 'Customer')).toHaveValue(`Ada ${surname}`);
  await button(page, 'Cancel').click();
  await button(page, 'Keep editing').click();
  await expect(field(page, 'Tax rate (%)')).toHaveValue('101');
});

test('an invoice for a customer who was deleted keeps what was typed when something else is saved', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const gone = await aCustomer(manager);
  await manager.delete(`/api/customers/${gone.id}`);
  await page.goto(`/finance/invoices/new?customerId=${gone.id}`);
  const first = page.getByRole('group', { name: 'Item 1', exact: true });
  await field(first, 'Description').fill('A week at sea');
  const surname = unique('Newcomer');
  await button(page, 'Add customer').click();
  await field(dialog(page), 'First name').fill('Ada');
  await field(dialog(page), 'Last name').fill(surname);
  const again = page.waitForResponse(`**/api/customers/${gone.id}`);
  await button(dialog(page), 'Add customer').click();
  await again;
  await expect(field(page, 'Customer')).toHaveValue(`Ada ${surname}`);
  await expect(field(first, 'Description')).toHaveValue('A week at sea');
});

test('the list is exported with its filter, and runs no formulas when opened in a spreadsheet', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager, { name: unique('Ναυτίλος') });
  await anExpense(manager, { yachtId: yacht.id, description: '=HYPERLINK("https://evil.example")', amount: '0.10' });
  await anExpense(manager, { yachtId: yacht.id, description: 'Öl, "bio"', amount: '0.20', category: 'supplies' });
  await anExpense(manager, { description: 'Of no yacht' });
  await page.goto(`/finance/expenses?yachtId=${yacht.id}&sort=amount`);
  await expect(page.getByRole('row')).toHaveCount(3);
  const coming = page.waitForEvent('download');
  await button(page, 'Export CSV').click();
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

test('a file with an invalid line imports nothing, and everything once it is corrected', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const vendor = unique('Chandler');
  const [day, next] = [inDays(-3), inDays(-2)];
  const file = (second: string) => ({
    name: 'expenses.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `Date,Category,Description,Amount,Currency,Vendor\n${day},Fuel,Diesel,1250.50,EUR,${vendor}\n${next},${second},EUR,${vendor}\n`,
    ),
  });
  const stored = () => manager.get<unknown[]>(`/api/expenses?q=${encodeURIComponent(vendor)}`);
  await page.goto('/finance/expenses?period=all');
  await page.getByRole('link', { name: 'Import CSV', exact: true }).click();
  const input = dialog(page).locator('input[type=file]');
  await input.setInputFiles(file('Cheese,Brie,-5'));
  await expect(dialog(page).getByRole('status')).toContainText('1 of 2 lines needs another look');
  const wrong = dialog(page).getByRole('table', { name: 'Lines of the file', exact: true }).getByRole('row').nth(1);
  await expect(wrong).toContainText('Amount must be greater than 0');
  await expect(wrong).toContainText('Category');
  await expect(button(dialog(page), 'Import')).toBeDisabled();
  expect(await stored()).toHaveLength(0);

  await input.setInputFiles(file('Supplies,Brie,5'));
  await button(dialog(page), 'Import 2 expenses').click();
  await expectText(page, 'Expenses imported');
  expect(await stored()).toHaveLength(2);
  await page.getByRole('searchbox', { name: 'Search expenses', exact: true }).fill(vendor);
  await expect(page.getByRole('row')).toHaveCount(3);
});

test('an import shows how it reads the file’s dates and letters, and the user can correct that', async ({ page }) => {
  const { person } = await newCompany({ formats: { dateOrder: 'mdy' } });
  const manager = await signedIn(page, await person('manager'));
  // “Göcek ş” in the code page of a Turkish Windows, which also means “Göcek þ” in a western one.
  const letters = Buffer.from([0x47, 0xf6, 0x63, 0x65, 0x6b, 0x20, 0xfe]);
  const buffer = Buffer.concat([
    Buffer.from('Date;Category;Description;Amount;Currency\n05/06/2026;Fuel;'),
    letters,
    Buffer.from(';5;EUR\n'),
  ]);
  await page.goto('/finance/expenses');
  await page.getByRole('link', { name: 'Import CSV', exact: true }).click();
  await dialog(page).locator('input[type=file]').setInputFiles({ name: 'expenses.csv', mimeType: 'text/csv', buffer });
  const line = dialog(page).getByRole('table', { name: 'Lines of the file', exact: true }).getByRole('row').nth(1);
  await expect(line).toContainText('Göcek þ');
  await expect(line).toContainText('May 6, 2026');
  await expect(field(dialog(page), 'Dates')).toHaveAccessibleDescription(
    '05/06/2026 could be two different days. It is read as Wed, May 6, 2026',
  );
  expect(await faults(page)).toEqual([]);
  // Both choices are made before the preview of the first has been answered.
  const previews = await hold(page, '**/api/expenses/import?preview=true');
  for (const [label, choice] of [
    ['Dates', 'Day first'],
    ['Letters', 'Turkish'],
  ] as const) {
    await field(dialog(page), label).click();
    await page.getByRole('option', { name: choice, exact: true }).click();
    await expect(field(dialog(page), label)).toContainText(choice);
  }
  previews.release();
  await expect(line).toContainText('Göcek ş');
  await expect(line).toContainText('Jun 5, 2026');
  await button(dialog(page), 'Import 1 expense').click();
  await expectText(page, 'Expenses imported');
  expect(await manager.get('/api/expenses')).toMatchObject([{ description: 'Göcek ş', expenseDate: '2026-06-05' }]);
});

test('a figure of the overview links to the rows that it adds up', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const yacht = await aYacht(manager);
  for (const [amount, days] of [
    ['0.10', 0],
    ['0.20', -1],
    ['1250.55', -40],
  ] as const)
    await anExpense(manager, { yachtId: yacht.id, amount, expenseDate: inDays(days) });
  await anExpense(manager, { yachtId: yacht.id, amount: '77.00', currency: 'GBP' });
  await anExpense(manager, { amount: '3.30', category: 'cleaning' });
  await page.goto('/finance/overview?currency=EUR');
  await expect(page.getByRole('img', { name: /^Income, expenses and result by month/ })).toBeVisible();
  const row = page.getByRole('region', { name: 'By yacht', exact: true }).getByRole('row').filter({ hasText: yacht.name });
  await expect(row).toContainText('-€1,250.85');
  await row.getByRole('link', { name: '€1,250.85', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/finance/expenses\\?.*yachtId=${yacht.id}`));
  await expect(page.getByRole('row')).toHaveCount(4);
  expect((await centsShown(page)).reduce((sum, cents) => sum + cents, 0)).toBe(125_085);
  const sums = page.getByRole('list', { name: 'Expenses by currency', exact: true });
  await expect(sums).toContainText('€1,250.85');

  // Every category does too, and the period is kept.
  await page.goBack();
  const cleaning = page
    .getByRole('region', { name: 'Expenses by category', exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByText('Cleaning', { exact: true }) })
    .getByRole('link');
  await expect(cleaning).toHaveText('€3.30');
  await cleaning.click();
  await expect(page).toHaveURL(/category=cleaning/);
  await expect(page).toHaveURL(/from=\d{4}-\d{2}-01/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(sums).toContainText('€3.30');
});

test('expenses open on this month, and all time can be chosen', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  await anExpense(manager, { amount: '12.50' });
  await anExpense(manager, { amount: '7.25', expenseDate: inDays(-45) });
  await anExpense(manager, { amount: '3.00', currency: 'GBP', expenseDate: inDays(-45) });
  await page.goto('/finance');
  const sums = page.getByRole('list', { name: 'Expenses by currency', exact: true });
  await expect(sums).toHaveText('1 expense · €12.50');
  await expect(page.getByRole('combobox', { name: 'Period', exact: true })).toHaveText('This month');
  await expect(page.getByRole('row')).toHaveCount(2);
  await choose(page, page, 'Period', 'All time');
  await expect(page).toHaveURL(/period=all/);
  await expect(sums.getByRole('listitem')).toHaveText(['2 expenses · €19.75', '1 expense · £3.00']);
  await page.reload();
  await expect(page.getByRole('row')).toHaveCount(4);
  await button(page, 'Clear period').click();
  await expect(page.getByRole('row')).toHaveCount(2);
  // An empty month offers a link to the others.
  await page.getByRole('searchbox', { name: 'Search expenses', exact: true }).fill('nothing like it');
  await expectText(page, 'No expenses found');
  await button(page, 'Clear filters').click();
  await expect(page).toHaveURL(/\/finance$/);
});

test('invoices start with what is open, overdue and paid this month, and each figure turns a filter by its invoices on and off', async ({
  page,
}) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const { id: customerId } = await aCustomer(manager);
  const invoice = (unitPrice: string, more: object) =>
    anInvoice(manager, { customerId, taxRate: '0', items: [{ description: 'A week', quantity: '1', unitPrice }], ...more });
  const { id: yachtId } = await aYacht(manager);
  const part = await invoice('1000', { status: 'sent', dueDate: inDays(20), yachtId });
  await invoice('2000.40', { status: 'sent', issueDate: inDays(-60), dueDate: inDays(-30) });
  await invoice('7000', {});
  await anIncome(manager, { invoiceId: part.id, customerId, amount: '400', incomeDate: inDays(0) });
  await page.goto('/finance/invoices');
  const figures = page.getByRole('list', { name: 'Figures', exact: true }).getByRole('listitem');
  await expect(figures).toHaveText([/^Open.*2 invoices€2,600$/, /^Overdue.*1 invoice€2,000$/, /^Paid in .*€400$/, /^Paid in .*€0$/]);
  // A draft doesn't count as open.
  const sums = page.getByRole('list', { name: 'Invoices by currency', exact: true });
  await expect(sums).toHaveText('3 invoices · €3,000.40');
  await figures.nth(1).getByRole('link').click();
  await expect(page).toHaveURL(/status=overdue/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await figures.nth(2).getByRole('link').click();
  await expect(page).toHaveURL(/paidFrom=\d{4}-\d\d-01/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(sums).toHaveText('1 invoice · €1,000.00, €400.00 of it then');
  await expect(figures).toHaveCount(4);
  expect(await faults(page)).toEqual([]);
  await figures.nth(2).getByRole('link').click();
  await expect(page.getByRole('row')).toHaveCount(4);
  await goOn(page, `/finance/invoices?yachtId=${yachtId}`);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(sums).toHaveText('1 invoice · €1,000.00');
});

test('a month of the chart shows its figures when focused, and links to its entries', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  await anIncome(manager, { amount: '900', incomeDate: '2026-03-10' });
  await anIncome(manager, { amount: '650', incomeDate: '2025-03-10' });
  await anExpense(manager, { amount: '100', expenseDate: '2026-03-10' });
  await page.goto('/finance/overview?from=2026-01-01&to=2026-12-31');
  const march = page.getByRole('link', {
    name: 'March 2026: income €900.00, expenses €100.00, result €800.00, €150.00 more than a year before',
    exact: true,
  });
  await march.focus();
  const chart = page.getByRole('region', { name: 'By month', exact: true });
  await expect(chart).toContainText('Result€800+€150');
  await page.keyboard.press('Escape');
  await expect(chart).not.toContainText('+€150');
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/from=2026-03-01&to=2026-03-31/);
});

test('a filter is a chip that the keyboard opens, closes and removes, and the address keeps it', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const yacht = await aYacht(manager);
  await anExpense(manager, { yachtId: yacht.id });
  await anExpense(manager, { category: 'cleaning' });
  await page.goto('/finance/expenses');
  const category = page.getByLabel('Category', exactly);
  await expect(category).toBeVisible();
  await category.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'All categories', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(category).toBeFocused();
  await page.keyboard.press('Enter');
  // The list appears a frame before it reacts to keys.
  await expect(page.getByRole('option', { name: 'All categories', exact: true })).toBeFocused();
  await page.keyboard.type('Clean');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/category=cleaning/);
  await expect(category).toHaveText('Cleaning');
  await expect(category).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Clear category')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/category/);
  await expect(category).toBeFocused();

  const whose = page.getByLabel('Yacht', exactly);
  await whose.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'All Yachts', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(whose).toBeFocused();
  await page.keyboard.type(yacht.name);
  await expect(page.getByRole('option')).toHaveCount(1);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`yachtId=${yacht.id}`));
  await page.reload();
  await expect(whose).toHaveValue(yacht.name);
  await expect(page.getByRole('row')).toHaveCount(2);
  expect(await faults(page)).toEqual([]);
  await button(page, 'Clear yacht').click();
  await expect(page.getByRole('row')).toHaveCount(3);
  await expect(whose).toBeFocused();
});

test('two people edit one expense: the second sees what changed, and chooses', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const expense = await anExpense(manager);
  await page.goto(`/finance/expenses?edit=${expense.id}`);
  await field(dialog(page), 'Vendor').fill('Mine');
  await (await (await harbor()).person('staff')).patch(`/api/expenses/${expense.id}`, { vendor: 'Theirs', amount: '11.00' });
  await button(dialog(page), 'Save changes').click();
  const conflict = page.getByRole('alertdialog', { name: 'Someone else changed this expense', exact: true });
  await expect(conflict.getByRole('row').filter({ has: page.getByText('Vendor', { exact: true }) })).toContainText('Theirs');
  await expect(conflict.getByRole('row').filter({ has: page.getByText('Amount', { exact: true }) })).toContainText('Not changed by you');
  await button(conflict, 'Save mine').click();
  await expectText(page, 'Expense updated');
  expect(await manager.get(`/api/expenses/${expense.id}`)).toMatchObject({ vendor: 'Mine', amount: '11.00' });
});

test('income is logged, found by its payment status and sorted, all of it in the address', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const customer = await aCustomer(manager);
  const name = `${customer.firstName} ${customer.lastName}`;
  await page.goto('/finance/income?new=true');
  const form = dialog(page);
  await field(form, 'Description').fill('Consulting on a refit');
  await field(form, 'Amount').fill('750');
  await choose(page, form, 'Category', 'Consulting');
  await choose(page, form, 'Payment status', 'Overdue');
  await field(form, 'Customer').fill(customer.lastName);
  await optionNamed(page, name).click();
  await button(form, 'Add income').click();
  await expectText(page, 'Income logged');

  await choose(page, page, 'Payment status', 'Overdue');
  await expect(page).toHaveURL(/paymentStatus=overdue/);
  await field(page, 'Customer').fill(customer.lastName);
  await optionNamed(page, name).click();
  await expect(page).toHaveURL(new RegExp(`customerId=${customer.id}`));
  await expect(page.getByRole('row')).toHaveCount(2);
  await button(page, 'Amount').click();
  await expect(page).toHaveURL(/sort=-amount/);
  await expect(page.getByRole('columnheader', { name: 'Amount', exact: true })).toHaveAttribute('aria-sort', 'descending');
  await page.reload();
  await expect(page.getByRole('row').filter({ has: page.getByText('Consulting on a refit', { exact: true }) })).toContainText('€750.00');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('an expense is logged with a photo, and the books fit the screen', async ({ page }) => {
    const description = unique('Water');
    await signedIn(page, 'manager');
    for (const section of ['Expenses', 'Income', 'Invoices', 'Overview']) {
      await goOn(page, `/finance/${section.toLowerCase()}`);
      await expect(page.getByRole('tab', { name: section, exact: true })).toHaveAttribute('aria-selected', 'true');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }
    await page.goto('/finance/expenses?new=true');
    const form = dialog(page);
    await field(form, 'Description').fill(description);
    await field(form, 'Amount').fill('48.20');
    await choose(page, form, 'Category', 'Supplies');
    await expect(form.getByText('Take a photo', exactly)).toBeVisible();
    await form.locator('input[capture=environment]').setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: aPicture() });
    await expect(form.getByRole('img', { name: 'Receipt', exact: true })).toBeVisible();
    await button(form, 'Add expense').click();
    await page.getByRole('searchbox', { name: 'Search expenses', exact: true }).fill(description);
    await expect(page.getByRole('article')).toHaveText([new RegExp(`${description}.*€48\\.20`)]);
  });
});

test.describe('on a phone, filters', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('are in a sheet whose button says how many are set, each large enough for a finger', async ({ page }) => {
    const manager = await signedIn(page, await (await newCompany()).person('manager'));
    await anExpense(manager);
    await anExpense(manager, { category: 'cleaning' });
    await page.goto('/finance/expenses');
    await expect(page.getByLabel('Category', exactly)).toHaveCount(0);
    await button(page, 'Filters').tap();
    const sheet = page.getByRole('dialog', { name: 'Filters', exact: true });
    for (const label of ['Period', 'Category', 'Yacht', 'Payment method', 'Currency']) {
      await expect.poll(async () => (await sheet.getByLabel(label, exactly).boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
    }
    await sheet.getByLabel('Category', exactly).tap();
    await page.getByRole('option', { name: 'Cleaning', exact: true }).tap();
    await expect(page).toHaveURL(/category=cleaning/);
    await button(sheet, 'Done').tap();
    await expect(sheet).toHaveCount(0);
    await expect(button(page, 'Filters 1 set')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
    expect(await faults(page)).toEqual([]);
    await button(page, 'Filters 1 set').tap();
    await button(sheet, 'Clear filters').tap();
    await button(sheet, 'Done').tap();
    await expect(page.getByRole('article')).toHaveCount(2);
  });
});

test('a visitor has to sign in before creating an invoice', async ({ page }) => {
  await page.goto('/finance/invoices/new');
  await expect(page).toHaveURL('/signin');
  await expectText(page, 'Please log in to create invoices');
});

/** The distance from the left at which the text of a box starts. */
function textBegins(box: Locator): Promise<number> {
  return box.evaluate((element) => {
    const { paddingLeft, borderLeftWidth } = getComputedStyle(element);
    return element.getBoundingClientRect().left + parseFloat(paddingLeft) + parseFloat(borderLeftWidth);
  });
}
