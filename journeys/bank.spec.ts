import { buffer } from 'node:stream/consumers';
import type { Locator, Page } from '@playwright/test';
import { ZipFile } from 'yazl';
import type { Customer } from '#domain/customers/customer.ts';
import { faults } from './faults.ts';
import { aBankAccount, aCustomer, anExpense, anInvoice } from './given.ts';
import { signedIn, unique, type Person } from './people.ts';
import { expect, field, goOn, hold, test, dateText, untilDrawn } from './walk.ts';

const dialog = (page: Page) => page.getByRole('alertdialog');
const button = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name, exact: true });
const expectToast = (page: Page, text: string) =>
  expect(page.getByRole('region', { name: 'Notifications', exact: true }).getByText(text, { exact: true })).toBeVisible();
const lineOf = (page: Page, text: string) => page.getByRole('main').getByRole('article').filter({ hasText: text });

async function owes(manager: Person, unitPrice: string) {
  const customer = await aCustomer(manager);
  const items = [{ description: 'A day at sea', quantity: '1', unitPrice }];
  const invoice = await anInvoice(manager, { customerId: customer.id, taxRate: '0', status: 'sent', items });
  return { invoice, customer, name: `${customer.firstName} ${customer.lastName}` };
}

/** Chooses a file with these lines, one per day of June: the amount, the name of the other party, and the reference. */
async function choose(page: Page, lines: [amount: string, name: string, text: string][]) {
  const rows = lines.map(([amount, name, text], place) => `0${place + 1}.06.2026;${amount};${name};${text}`);
  const content = `Buchungstag;Betrag;Name;Verwendungszweck\n${rows.join('\n')}`;
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'june.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
}

/** Opens a line, and chooses whose it is. */
async function chooseFor(page: Page, line: string, { firstName, lastName }: Customer) {
  await lineOf(page, line).getByRole('link', { name: line, exact: true }).click();
  await field(dialog(page), 'Customer').fill(lastName);
  await page.getByRole('option', { name: new RegExp(`^${firstName} ${lastName}`) }).click();
}

/** An archive of one file. */
function zipped(name: string, content: string): Promise<Buffer> {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}

/** A CAMT.053 file of one line that came in. */
function camt(day: string, amount: string): string {
  const entry = `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt></Ntry>`;
  return `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>${entry}</Stmt></BkToCstmrStmt></Document>`;
}

test('a bank file is booked: certain matches in one click, a part payment by choosing it, the rest as an expense or ignored', async ({
  page,
}) => {
  const manager = await signedIn(page, 'manager');
  const account = await aBankAccount(manager);
  const [one, two, part] = [await owes(manager, '500'), await owes(manager, '730.20'), await owes(manager, '8400')];
  const chandler = unique('Chandlery');
  const nobody = unique('Nobody');
  await manager.patch('/api/books/settings', { reportingCurrency: 'EUR' });
  const owner: { name: string } = await manager.post('/api/yacht-owners', { name: unique('Owner') });

  await page.goto(`/finance/bank?account=${account.id}`);
  await expect(page.getByText('No lines yet', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Import file', exact: true }).click();
  await choose(page, [
    ['500,00', one.name.toUpperCase(), one.invoice.invoiceNumber.replaceAll('-', ' ')],
    ['730,20', 'Somebody else', `Invoice ${two.invoice.invoiceNumber}`],
    ['5.000,00', part.name.toUpperCase(), 'charter'],
    ['-87,35', chandler, 'Lines and fenders'],
    ['1,00', nobody, 'Test'],
    ['-250,00', 'Somebody', 'June'],
  ]);
  await expect(dialog(page)).toContainText(
    `6 new lines (${dateText.calendarDay('2026-06-01')} to ${dateText.calendarDay('2026-06-06')}), 2 certain.`,
  );
  expect(await faults(page)).toEqual([]);
  await button(dialog(page), 'Import 6 lines').click();
  await expectToast(page, '6 lines imported');

  await expect(lineOf(page, 'Somebody else')).toContainText(
    `${two.invoice.invoiceNumber} is named, and the amount is what is outstanding.`,
  );
  expect(await faults(page)).toEqual([]);
  await button(page, 'Accept 2 certain matches').click();
  await expectToast(page, '2 lines booked');
  await expect(lineOf(page, 'Somebody else')).toHaveCount(0);

  // A part payment is proposed, and chosen.
  const charter = lineOf(page, part.name.toUpperCase());
  await expect(charter).toContainText(`${part.invoice.invoiceNumber}, part of €8,400.00`);
  await charter.getByRole('link', { name: part.name.toUpperCase(), exact: true }).click();
  await expect(field(dialog(page), `For ${part.invoice.invoiceNumber}`)).toHaveValue('5000');
  await expect(dialog(page)).toContainText('The whole line is allocated.');
  expect(await faults(page)).toEqual([]);
  await field(dialog(page), `For ${part.invoice.invoiceNumber}`).fill('4500');
  await expect(dialog(page)).toContainText(`€500.00 stays as credit for ${part.name}.`);
  await button(dialog(page), 'Book').click();
  await expectToast(page, 'Booked');

  await lineOf(page, chandler)
    .getByRole('link', { name: `Expense for ${chandler}, €87.35`, exact: true })
    .click();
  await expect(field(dialog(page), 'Description')).toHaveValue('Lines and fenders');
  await expect(field(dialog(page), 'Vendor')).toHaveValue(chandler);
  await field(dialog(page), 'Category').click();
  await page.getByRole('option', { name: 'Supplies', exact: true }).click();
  expect(await faults(page)).toEqual([]);
  await button(dialog(page), 'Log the expense').click();
  await expect(lineOf(page, chandler)).toHaveCount(0);

  // A payout to a yacht's owner.
  await lineOf(page, 'June').getByRole('link', { name: 'Expense for Somebody, €250.00', exact: true }).click();
  await button(dialog(page), 'Book it as a payout').click();
  await field(dialog(page), 'Owner').click();
  await page.getByRole('option', { name: owner.name, exact: true }).click();
  await expect(dialog(page)).toContainText('Owed to them: €0.00');
  expect(await faults(page)).toEqual([]);
  await button(dialog(page), 'Book payout').click();
  await expect(lineOf(page, 'June')).toHaveCount(0);

  await button(page, `Ignore ${nobody}, €1.00`).click();
  await expect(page.getByText('All booked', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Booked', exact: true }).click();
  await expect(lineOf(page, chandler)).toContainText('Lines and fenders');
  await expect(lineOf(page, 'June')).toContainText(`Payout to ${owner.name}`);
  await button(page, `Undo ${one.name.toUpperCase()}, €500.00`).click();
  await expectToast(page, 'Reopened');
  expect(await faults(page)).toEqual([]);
  await goOn(page, `/finance/invoices/${one.invoice.id}`);
  await expect(page.getByLabel('Totals', { exact: true })).toContainText('€500.00');
  await expect(page.getByRole('region', { name: 'Payments', exact: true })).toContainText('No payment yet.');
  await goOn(page, `/finance/invoices/${two.invoice.id}`);
  await expect(page.getByRole('combobox', { name: `Status of ${two.invoice.invoiceNumber}`, exact: true })).toContainText('Paid');
});

test('importing the same file again adds nothing, and a file with unknown columns asks for them', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const account = await aBankAccount(manager);
  const content = 'Buchungstag;Betrag;Name\n01.06.2026;5,00;Ada';
  await manager.post(`/api/bank-accounts/${account.id}/statements`, { name: 'june.csv', content });
  await page.goto(`/finance/bank?account=${account.id}&import=true`);
  const chooseFile = (text: string) =>
    dialog(page)
      .locator('input[type=file]')
      .setInputFiles({ name: 'june.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await chooseFile(content);
  await expect(dialog(page)).toContainText('Nothing new: 1 line is already imported.');
  await expect(button(dialog(page), 'Import')).toBeDisabled();

  await chooseFile('Wann;Wie viel;Wozu\n02.06.2026;7,00;Eis');
  await expect(dialog(page)).toContainText('We can’t tell which columns hold the date and the amount.');
  // All choices are made before the preview of the first has been answered.
  const previews = await hold(page, '**/api/bank-accounts/*/statements', 'POST');
  for (const [label, column] of [
    ['Date', 'Wann'],
    ['Amount', 'Wie viel'],
    ['Text', 'Wozu'],
  ] as const) {
    await field(dialog(page), label).click();
    await page.getByRole('option', { name: column, exact: true }).click();
    await expect(field(dialog(page), label)).toContainText(column);
  }
  previews.release();
  await expect(dialog(page)).toContainText(`1 new line (${dateText.calendarDay('2026-06-02')}).`);
  expect(await faults(page)).toEqual([]);
  await button(dialog(page), 'Import 1 line').click();
  await expect(lineOf(page, 'Eis')).toContainText('+€7.00');

  // A CAMT.053 statement in an archive, and the log of who imported which file.
  await page.getByRole('link', { name: 'Import file', exact: true }).click();
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'june.zip', mimeType: 'application/zip', buffer: await zipped('june/03.xml', camt('2026-06-03', '9.00')) });
  await expect(dialog(page)).toContainText(`1 new line (${dateText.calendarDay('2026-06-03')}).`);
  await button(dialog(page), 'Import 1 line').click();
  await expectToast(page, '1 line imported');
  await page.getByRole('link', { name: 'Files', exact: true }).click();
  const files = page.getByRole('list', { name: `3 files of ${account.name}`, exact: true }).getByRole('listitem');
  await expect(files.first()).toContainText(/june\.zip .* by /);
  await expect(files.first()).toContainText('1 line, 1 open');
  expect(await faults(page)).toEqual([]);
});

test('on a phone and with the keyboard, a line is accepted in the list, and undone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const manager = await signedIn(page, 'manager');
  const account = await aBankAccount(manager);
  const expense = await anExpense(manager, { amount: '120', currency: 'EUR', expenseDate: '2026-06-01', vendor: unique('Port') });
  const content = `Date;Amount;Name;Text\n2026-06-02;-120,00;${expense.vendor};Berth\n2026-06-01;-3,00;Bank;Fees`;
  await manager.post(`/api/bank-accounts/${account.id}/statements`, { name: 'june.csv', content });
  await page.goto(`/finance/bank?account=${account.id}`);
  const berth = lineOf(page, 'Berth');
  await expect(berth).toContainText('Likely');
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('j');
  await expect(berth.getByRole('link', { name: expense.vendor ?? '', exact: true })).toBeFocused();
  await page.keyboard.press('a');
  await expectToast(page, 'Booked');
  await expect(berth).toHaveCount(0);
  await button(page, 'Undo').click();
  await expect(berth).toContainText('Likely');
  await lineOf(page, 'Fees').getByRole('link', { name: 'Bank', exact: true }).focus();
  await page.keyboard.press('i');
  await expect(lineOf(page, 'Fees')).toHaveCount(0);
});

test('an invoice sent while a line is being booked joins the list without touching what was typed, and the next list is read anew', async ({
  page,
}) => {
  const manager = await signedIn(page, 'manager');
  const account = await aBankAccount(manager);
  const { invoice, customer, name } = await owes(manager, '100');
  const [one, two] = [unique('Transfer'), unique('Transfer')];
  const content = `Date;Amount;Name;Text\n2026-06-01;60,13;${one};June\n2026-06-02;55,21;${two};June`;
  await manager.post(`/api/bank-accounts/${account.id}/statements`, { name: 'june.csv', content });
  const listening = page.waitForResponse('**/api/live');
  await page.goto(`/finance/bank?account=${account.id}`);
  await listening;
  await chooseFor(page, one, customer);
  await expect(field(dialog(page), `For ${invoice.invoiceNumber}`)).toHaveValue('60.13');
  await field(dialog(page), `For ${invoice.invoiceNumber}`).fill('50');

  const items = [{ description: 'Another day at sea', quantity: '1', unitPrice: '300' }];
  const later = await anInvoice(manager, { customerId: customer.id, taxRate: '0', status: 'sent', items });
  await expect(field(dialog(page), `For ${later.invoiceNumber}`)).toHaveValue('');
  await expect(field(dialog(page), `For ${invoice.invoiceNumber}`)).toHaveValue('50');
  await expect(dialog(page)).toContainText(`€10.13 stays as credit for ${name}.`);
  await field(dialog(page), `For ${later.invoiceNumber}`).fill('10.13');
  await expect(dialog(page)).toContainText('The whole line is allocated.');
  await button(dialog(page), 'Book').click();
  await expectToast(page, 'Booked');

  // Half of the first invoice is paid now.
  const lists = await hold(page, '**/api/invoices*', 'GET');
  await chooseFor(page, two, customer);
  await expect.poll(() => lists.requests.length).toBe(1);
  await expect(field(dialog(page), `For ${invoice.invoiceNumber}`)).toHaveCount(0);
  lists.release();
  await expect(field(dialog(page), `For ${invoice.invoiceNumber}`)).toHaveValue('50');
  await expect(field(dialog(page), `For ${later.invoiceNumber}`)).toHaveValue('5.21');
});

test('a refund is booked from the bank against the credit note it pays out', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const account = await aBankAccount(manager);
  const { invoice, customer } = await owes(manager, '500');
  const paid = { direction: 'in', customerId: customer.id, day: invoice.issueDate, amount: '500', currency: 'EUR' };
  await manager.post('/api/payments', { ...paid, allocations: [{ invoiceId: invoice.id, amount: '500' }] });
  const credited = { reason: 'Rain', items: [{ itemId: invoice.items[0]?.id ?? 0, amount: '120' }] };
  const note = await manager.post<{ id: number; number: string }>(`/api/invoices/${invoice.id}/credit-notes`, credited);
  const guest = unique('Guest');
  const content = `Date;Amount;Name;Text\n2026-06-01;-120,00;${guest};Refund`;
  await manager.post(`/api/bank-accounts/${account.id}/statements`, { name: 'june.csv', content });

  await page.goto(`/finance/bank?account=${account.id}`);
  await lineOf(page, guest)
    .getByRole('link', { name: `Expense for ${guest}, €120.00`, exact: true })
    .click();
  await field(dialog(page), 'Description').fill('Anchor chain');
  await button(dialog(page), 'Book it as a payout').click();
  await button(dialog(page), 'Back').click();
  await expect(field(dialog(page), 'Description')).toHaveValue('Anchor chain');
  await button(dialog(page), 'Book it as a refund').click();
  await field(dialog(page), 'Customer').fill(customer.lastName);
  await page.getByRole('option', { name: new RegExp(`^${customer.firstName} ${customer.lastName}`) }).click();
  await expect(field(dialog(page), `For ${note.number}`)).toHaveValue('120');
  await expect(dialog(page)).toContainText(`€120.00 open, for ${invoice.invoiceNumber}`);
  await expect(dialog(page)).toContainText('The whole line is allocated.');
  expect(await faults(page)).toEqual([]);
  await button(dialog(page), 'Book').click();
  await expectToast(page, 'Booked');
  expect(await manager.get(`/api/credit-notes/${note.id}`)).toMatchObject({ open: '0.00' });
});

test('an answer that comes after its dialog was closed neither leaves the bank nor closes the next line', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const account = await aBankAccount(manager);
  const { invoice, customer } = await owes(manager, '400');
  const [one, two] = [unique('Transfer'), unique('Transfer')];
  await page.goto('/finance/invoices');
  await goOn(page, `/finance/bank?account=${account.id}`);

  // A dropped file is forgotten once its import has ended.
  const dataTransfer = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['Date;Amount;Name\n2026-06-01;1,00;Nobody'], 'dropped.csv', { type: 'text/csv' }));
    return transfer;
  });
  await page.getByText('No lines yet', { exact: true }).dispatchEvent('drop', { dataTransfer });
  await expect(dialog(page)).toContainText('dropped.csv');
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Import file', exact: true }).click();
  await expect(dialog(page)).toContainText('Drop a file here, or choose one');

  await choose(page, [
    ['60,13', one, 'June'],
    ['55,21', two, 'June'],
  ]);
  await expect(button(dialog(page), 'Import 2 lines')).toBeEnabled();
  const imports = await hold(page, '**/api/bank-accounts/*/statements', 'POST');
  await button(dialog(page), 'Import 2 lines').click();
  await expect.poll(() => imports.requests.length).toBe(1);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  imports.release();
  await expectToast(page, '2 lines imported');
  await untilDrawn(page);
  await expect(page).toHaveURL(`/finance/bank?account=${account.id}`);

  await chooseFor(page, one, customer);
  await expect(field(dialog(page), `For ${invoice.invoiceNumber}`)).toHaveValue('60.13');
  const bookings = await hold(page, '**/api/bank-lines/*/match', 'POST');
  await button(dialog(page), 'Book').click();
  await expect.poll(() => bookings.requests.length).toBe(1);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await chooseFor(page, two, customer);
  await field(dialog(page), `For ${invoice.invoiceNumber}`).fill('50');
  bookings.release();
  await expectToast(page, 'Booked');
  await untilDrawn(page);
  await expect(field(dialog(page), `For ${invoice.invoiceNumber}`)).toHaveValue('50');
  await expect(dialog(page)).toContainText('€5.21 stays as credit');
});
