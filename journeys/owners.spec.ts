import { faultsInBothThemes } from './faults.ts';
import { aCustomer, aYacht, anExpense, anInvoice } from './given.ts';
import { newCompany, signedIn, unique, uniqueEmail, type Person } from './people.ts';
import { expect, field, goOn, test, dateText } from './walk.ts';

/** A manager of a company that reports in euros, with a yacht that earned in March 2025 and cost something. */
async function aManager(manager: Person) {
  await manager.patch('/api/books/settings', { reportingCurrency: 'EUR' });
  const { id: yachtId } = await aYacht(manager, { name: 'Sirocco' });
  const { id: customerId } = await aCustomer(manager);
  const day = '2025-03-07';
  const items = [{ description: 'Charter', unitPrice: '41500.00' }];
  await anInvoice(manager, { customerId, yachtId, issueDate: day, dueDate: day, currency: 'EUR', status: 'sent', items });
  await anExpense(manager, { yachtId, category: 'fuel', description: 'Diesel', amount: '6250.40', currency: 'EUR', expenseDate: day });
  return yachtId;
}

test('a yacht’s owner is added with a share and an agreement, gets a statement of a month, and is paid', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  await aManager(manager);
  await page.goto('/finance/owners');
  await expect(page.getByText('No owners yet', { exact: true })).toBeVisible();
  expect(await faultsInBothThemes(page, 'no owners')).toEqual([]);
  await page.getByRole('button', { name: 'Add owner', exact: true }).last().click();
  const dialog = (name: string) => page.getByRole('alertdialog', { name, exact: true });
  await field(dialog('New owner'), 'Name').fill('Helena Brandt');
  await field(dialog('New owner'), 'Email').fill('helena@brandt.example');
  await dialog('New owner').getByRole('button', { name: 'Add owner', exact: true }).click();

  await page.getByRole('button', { name: 'More about Helena Brandt', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Add share', exact: true }).click();
  const share = dialog('Share of Helena Brandt');
  await field(share, 'Yacht').fill('Siro');
  await page.getByRole('option', { name: /^Sirocco/ }).click();
  await field(share, 'From').fill('2025-03-01');
  await field(share, 'Share in percent').fill('half');
  await share.getByRole('button', { name: 'Add share', exact: true }).click();
  await expect(share).toContainText('A share is a number with up to 4 decimals');
  await field(share, 'Share in percent').fill('33,3333');
  await expect(share).toContainText('Up to four decimals. Read as 33.3333');
  await field(share, 'Share in percent').fill('100,00');
  await share.getByRole('button', { name: 'Add share', exact: true }).click();
  await expect(page.getByText('She has no agreement yet.', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'More about Sirocco', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Add agreement', exact: true }).click();
  const agreement = dialog('Agreement for Sirocco');
  await field(agreement, 'From').fill('2025-03-01');
  await field(agreement, 'Monthly fee').fill('1.250');
  await expect(agreement.getByText('Read as €1,250.00', { exact: true })).toBeVisible();
  await agreement.getByRole('checkbox', { name: 'Fuel', exact: true }).check();
  expect(await faultsInBothThemes(page, 'an agreement')).toEqual([]);
  await agreement.getByRole('button', { name: 'Add agreement', exact: true }).click();
  await expect(page.getByText('20% of revenue and €1,250.00 a month', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Next statement for Sirocco', exact: true }).click();
  const statement = dialog('Next statement for Sirocco');
  // 41,500.00 less a fee of 20 % and 1,250.00, and 6,250.40 of fuel.
  await expect(statement.getByText('€25,699.60', { exact: true }).first()).toBeVisible();
  await expect(statement.getByRole('link', { name: /^E-/ })).toBeVisible();
  expect(await faultsInBothThemes(page, 'the next statement')).toEqual([]);
  // The books of March may be closed by then: it is dated on its last day or later.
  await expect(field(statement, 'Dated')).toHaveValue(dateText.calendarDay('2025-03-31'));
  await field(statement, 'Dated').fill('2025-03-30');
  await expect(statement).toContainText('Choose its last day or later, but no future date');
  await expect(statement.getByRole('button', { name: 'Issue', exact: true })).toBeDisabled();
  await field(statement, 'Dated').fill('2025-04-03');
  await statement.getByRole('button', { name: 'Issue', exact: true }).click();
  await expect(statement).toContainText('This can’t be undone.');
  await statement.getByRole('button', { name: 'Issue to all owners', exact: true }).click();
  await expect(page.getByText('1 statement issued', { exact: true })).toBeVisible();
  await expect(page.getByText('OS-2025-0001', { exact: true }).first()).toBeVisible();

  await page.getByRole('button', { name: 'More about Helena Brandt', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Record payout', exact: true }).click();
  await field(dialog('Payout to Helena Brandt'), 'Amount').fill('20000');
  await dialog('Payout to Helena Brandt').getByRole('button', { name: 'Record payout', exact: true }).click();
  await expect(page.getByText('€5,699.60', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'PDF of OS-2025-0001', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'OS-2025-0001.pdf', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Send OS-2025-0001 by email', exact: true }).click();
  const letter = dialog('Send OS-2025-0001');
  await expect(field(letter, 'To')).toHaveValue('helena@brandt.example');
  await expect(field(letter, 'Message')).toHaveValue(/Please find attached statement OS-2025-0001 for Sirocco/);
  await letter.getByRole('button', { name: 'Send statement', exact: true }).click();
  await expect(page.getByText('Statement on its way', { exact: true })).toBeVisible();
  expect(await faultsInBothThemes(page, 'the owners')).toEqual([]);

  const words = page.getByRole('searchbox', { name: 'Search statements', exact: true });
  await words.fill('Nobody');
  await expect(page.getByText('No statements found', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear search', exact: true }).last().click();
  await expect(words).toHaveValue('');
  await expect(page.getByRole('button', { name: 'PDF of OS-2025-0001', exact: true })).toBeVisible();
});

test('an expense says whether the owners bear it, and entries of statements and payouts link to them', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const yachtId = await aManager(manager);
  const { id: ownerId } = await manager.post<{ id: number }>('/api/yacht-owners', { name: 'Otto Reuter' });
  await manager.post('/api/yacht-shares', { ownerId, yachtId, share: 100, validFrom: '2025-03-01' });
  await manager.post('/api/management-agreements', { yachtId, feePercent: 20, passedOn: ['fuel'], validFrom: '2025-03-01' });
  const { id } = await anExpense(manager, { yachtId, category: 'fuel', description: 'Tender fuel', expenseDate: '2025-03-09' });
  await page.goto(`/finance/expenses?edit=${id}`);
  const form = page.getByRole('alertdialog', { name: 'Edit expense', exact: true });
  await expect(field(form, 'Passed on to the owners')).toHaveText('As agreed for its category');
  await field(form, 'Passed on to the owners').click();
  await page.getByRole('option', { name: 'No, it’s ours', exact: true }).click();
  expect(await faultsInBothThemes(page, 'an expense of a yacht with owners')).toEqual([]);
  await form.getByRole('button', { name: 'Save changes', exact: true }).click();
  await expect(page.getByText('Expense updated', { exact: true })).toBeVisible();
  const [statement] = await manager.post<{ costs: string }[]>('/api/owner-statements', { yachtId, from: '2025-03-01', to: '2025-03-31' });
  expect(statement).toMatchObject({ costs: '6250.40' });

  const { id: paymentId } = await manager.post<{ id: number }>('/api/payments', {
    direction: 'out',
    ownerId,
    day: '2025-03-31',
    amount: '100.00',
    currency: 'EUR',
    method: 'bank_transfer',
  });
  await goOn(page, '/finance/books?tab=journal&from=2025-03-31&to=2025-03-31');
  await page.getByRole('button', { name: 'OS-2025-0001', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'OS-2025-0001.pdf', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: `P-${paymentId}`, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Statements', exact: true })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the next statement begins after the last one, and says why it can’t be made', async ({ page }) => {
    const manager = await signedIn(page, await (await newCompany()).person('manager'));
    const yachtId = await aManager(manager);
    const { id: ownerId } = await manager.post<{ id: number }>('/api/yacht-owners', { name: 'Otto Reuter' });
    await manager.post('/api/yacht-shares', { ownerId, yachtId, share: 90, validFrom: '2025-03-01' });
    await page.goto('/finance/owners');
    await expect(page.getByText('The shares add up to 90% today.', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Next statement for Sirocco', exact: true }).tap();
    const statement = page.getByRole('alertdialog', { name: 'Next statement for Sirocco', exact: true });
    await expect(statement).toContainText('The shares of Sirocco come to 90% on March 1, 2025.');
    await expect(statement.getByRole('button', { name: 'Issue', exact: true })).toBeDisabled();
    await statement.getByRole('button', { name: 'Close', exact: true }).tap();
    await manager.post('/api/yacht-shares', {
      ownerId: (await manager.post<{ id: number }>('/api/yacht-owners', { name: 'Ines Vidal' })).id,
      yachtId,
      share: 10,
      validFrom: '2025-03-01',
    });
    await manager.post('/api/management-agreements', { yachtId, feePercent: 20, validFrom: '2025-03-01' });
    await manager.post('/api/owner-statements', { yachtId, from: '2025-03-01', to: '2025-03-31' });
    await page.reload();
    await page.getByRole('button', { name: 'Next statement for Sirocco', exact: true }).tap();
    await expect(statement).toContainText(dateText.calendarDay('2025-04-01'));
    await expect(statement).toContainText('She earned nothing in this period, and no costs are passed on.');
    expect(await faultsInBothThemes(page, 'a statement on a phone')).toEqual([]);
  });
});

test('agreements that couldn’t be loaded aren’t shown as missing', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const { id: yachtId } = await aYacht(manager, { name: 'Sirocco' });
  const { id: ownerId } = await manager.post<{ id: number }>('/api/yacht-owners', { name: 'Otto Reuter' });
  await manager.post('/api/yacht-shares', { ownerId, yachtId, share: 100, validFrom: '2025-03-01' });
  await manager.post('/api/management-agreements', { yachtId, feePercent: 20, validFrom: '2025-03-01' });
  let isDown = true;
  await page.route('**/api/management-agreements*', (route) =>
    isDown
      ? route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"Something went wrong.","code":"internal"}' })
      : route.continue(),
  );
  await page.goto('/finance/owners');
  await expect(page.getByText('Error loading agreements', { exact: true })).toBeVisible();
  await expect(page.getByText('She has no agreement yet.', { exact: true })).toHaveCount(0);
  isDown = false;
  await page.getByRole('button', { name: 'Retry', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Next statement for Sirocco', exact: true })).toBeVisible();
  await expect(page.getByText('She has no agreement yet.', { exact: true })).toHaveCount(0);
});

test('the period to issue stays the one that was confirmed, although somebody else issues it first', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const yachtId = await aManager(manager);
  const { id: ownerId } = await manager.post<{ id: number }>('/api/yacht-owners', { name: 'Otto Reuter' });
  await manager.post('/api/yacht-shares', { ownerId, yachtId, share: 100, validFrom: '2025-03-01' });
  await manager.post('/api/management-agreements', { yachtId, feePercent: 20, validFrom: '2025-03-01' });
  await page.goto('/finance/owners');
  await page.getByRole('button', { name: 'Next statement for Sirocco', exact: true }).click();
  const statement = page.getByRole('alertdialog', { name: 'Next statement for Sirocco', exact: true });
  await statement.getByRole('button', { name: 'Issue', exact: true }).click();
  await expect(statement).toContainText('This can’t be undone.');
  const known = page.waitForResponse(/\/api\/owner-statements\?.*yachtId=/);
  await manager.post('/api/owner-statements', { yachtId, from: '2025-03-01', to: '2025-03-31' });
  await (await known).finished();
  await expect(page.getByText('OS-2025-0001', { exact: true }).first()).toBeAttached();
  await statement.getByRole('button', { name: 'Issue to all owners', exact: true }).click();
  await expect(page.getByText('The statements weren’t issued', { exact: true })).toBeVisible();
  expect(await manager.get('/api/owner-statements')).toMatchObject([{ from: '2025-03-01' }]);
  // After that, the dialog offers the next period.
  await expect(statement).toContainText(dateText.calendarDay('2025-04-01'));
  await expect(statement).not.toContainText('This can’t be undone.');
});

test('an admin sees the company of owners, shares and statements, and acts in its name', async ({ page }) => {
  const { company, person } = await newCompany();
  const manager = await person('manager');
  const yachtId = await aManager(manager);
  const owner = await manager.post<{ id: number; name: string }>('/api/yacht-owners', {
    name: unique('Ilse Wirth'),
    email: uniqueEmail('ilse'),
  });
  await manager.post('/api/yacht-shares', { ownerId: owner.id, yachtId, share: 100, validFrom: '2025-03-01' });
  await manager.post('/api/management-agreements', { yachtId, feePercent: 20, validFrom: '2025-03-01' });
  const [statement] = await manager.post<{ number: string }[]>('/api/owner-statements', { yachtId, from: '2025-03-01', to: '2025-03-31' });
  await signedIn(page, 'admin');
  await page.goto(`/finance/owners?q=${encodeURIComponent(owner.name)}`);
  const row = (within: string) => page.getByRole('region', { name: within, exact: true }).getByRole('listitem');
  await expect(row('Owners').filter({ hasText: owner.name })).toContainText(company.name);
  await expect(row('Yachts').filter({ hasText: company.name }).filter({ hasText: owner.name }).first()).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search statements', exact: true })).toHaveValue(owner.name);
  const issued = row('Statements').filter({ hasText: owner.name });
  await expect(issued).toContainText(company.name);
  await issued.getByRole('button', { name: `Send ${statement?.number} by email`, exact: true }).click();
  const email = page.getByRole('alertdialog', { name: `Send ${statement?.number}`, exact: true });
  await expect(email.getByText(company.name, { exact: true })).toBeVisible();
  await expect(field(email, 'Message')).toHaveValue(new RegExp(`Kind regards,\\n${company.name}$`));
});

test('an email has dates in the company’s format, whatever format its sender chose', async ({ page }) => {
  const manager = await (await newCompany()).person('manager');
  const { id: customerId } = await aCustomer(manager);
  const invoice = await anInvoice(manager, { customerId, dueDate: '2031-03-05', issueDate: '2031-03-01' });
  await manager.patch('/api/profile', { formats: { dateOrder: 'dmy' } });
  await signedIn(page, manager);
  await page.goto(`/finance/invoices/${invoice.id}`);
  await expect(page.getByText('5 Mar 2031', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Send by email', exact: true }).click();
  await expect(field(page.getByRole('alertdialog'), 'Message')).toHaveValue(/due on March 5, 2031/);
});

test('a double click ends access once, even if somebody else was faster', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const owner = await manager.post<{ id: number }>('/api/yacht-owners', { name: 'Ida Moen', email: uniqueEmail('ida') });
  await manager.post(`/api/yacht-owners/${owner.id}/invitation`, {});
  await page.goto('/finance/owners');
  await page.getByRole('button', { name: 'More about Ida Moen', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Invite to sign in', exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Ida Moen on Fairlead', exact: true });
  const withdraw = dialog.getByRole('button', { name: 'Withdraw invitation', exact: true });
  await expect(withdraw).toBeVisible();
  const requests: string[] = [];
  page.on('request', (request) => request.method() === 'DELETE' && requests.push(request.url()));
  // The page isn't notified, so it still offers the action.
  await page.route('**/invitation', (route) => (route.request().method() === 'GET' ? route.abort() : route.continue()));
  await manager.delete(`/api/yacht-owners/${owner.id}/invitation`);
  await withdraw.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
  await expect(page.getByText('Invitation withdrawn', { exact: true })).toBeVisible();
  await expect(page.getByText("That didn't work", { exact: true })).toHaveCount(0);
  expect(requests).toHaveLength(1);
});
