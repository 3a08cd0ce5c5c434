import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { aPerson, aWorld, aYacht, postIsSent, type Person } from '../testing/given.ts';

const world = aWorld();
const march = { from: '2025-03-01', to: '2025-03-31' };
const april = { from: '2025-04-01', to: '2025-04-30' };

/** A person in a company whose yacht has two owners, as in the worked example. */
async function aManagedYacht(parts = ['66.67', '33.33']) {
  const maya = await aPerson(world);
  await maya.call('PATCH', '/api/books/settings', { reportingCurrency: 'EUR', vatNumber: 'FR12345678901' });
  const yachtId = (await aYacht(maya)).id as number;
  const rate = { name: 'Standard', category: 'S', percent: '20', validFrom: '2020-01-01' };
  const { body: tax } = await maya.call('POST', '/api/tax-rates', rate);
  const { body: customer } = await maya.call('POST', '/api/customers', { firstName: 'Ada', lastName: 'Secretguest' });
  const owners: { id: number; name: string }[] = [];
  for (const [at, share] of parts.entries()) {
    const name = ['Helena Brandt', 'Otto Reuter', 'Ines Vidal'][at] as string;
    const { body } = await maya.call('POST', '/api/yacht-owners', {
      name,
      vatNumber: 'DE123456789',
      address: 'Alsterufer 12\n20354 Hamburg',
    });
    await maya.call('POST', '/api/yacht-shares', { yachtId, ownerId: body.id, share, validFrom: '2025-01-01' });
    owners.push(body);
  }
  const agreed = { yachtId, feePercent: 20, feeTaxRateId: tax.id, passedOn: ['docking', 'fuel'], validFrom: '2025-01-01' };
  const { body: agreement } = await maya.call('POST', '/api/management-agreements', agreed);
  return { maya, yachtId, owners, agreement, taxRateId: tax.id as number, customerId: customer.id as number };
}
type Managed = Awaited<ReturnType<typeof aManagedYacht>>;

async function anInvoice({ maya, yachtId, customerId, taxRateId }: Managed, unitPrice: number | string, issueDate = '2025-03-07') {
  const items = [{ description: 'Charter', unitPrice, taxRateId }];
  return (await maya.call('POST', '/api/invoices', { customerId, yachtId, issueDate, currency: 'EUR', status: 'sent', items })).body;
}

async function anExpense({ maya, yachtId }: Managed, amount: number | string, more: object = {}) {
  const paid = {
    category: 'fuel',
    description: 'Diesel in Antibes',
    currency: 'EUR',
    expenseDate: '2025-03-10',
    paymentMethod: 'bank_transfer',
  };
  return (await maya.call('POST', '/api/expenses', { ...paid, yachtId, amount, ...more })).body;
}

const preview = (maya: Person, yachtId: number, { from, to }: typeof march) =>
  maya.call('GET', `/api/owner-statements/preview?yachtId=${yachtId}&from=${from}&to=${to}`);
const issue = (maya: Person, yachtId: number, days: typeof march & { statementDate?: string }) =>
  maya.call('POST', '/api/owner-statements', { yachtId, ...days });
const linesOf = (statement: { lines: Record<string, unknown>[] }) =>
  statement.lines.map(({ account, amount, isLate }) => [account, amount, isLate]);

describe('a statement', () => {
  test('shows the yacht’s earnings, the company’s fee, and each owner’s part', async () => {
    const managed = await aManagedYacht();
    const { maya, yachtId } = managed;
    await anInvoice(managed, '41500.00');
    await anExpense(managed, '6250.40');
    await anExpense(managed, '2650.00', { category: 'salaries', description: 'Crew' });
    const { status, body } = await preview(maya, yachtId, march);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      revenue: '41500.00',
      fee: '8300.00',
      feeTax: '1660.00',
      costs: '6250.40',
      result: '25289.60',
      statementDate: '2025-03-31',
      owners: [
        { ownerName: 'Helena Brandt', amount: '16860.58', opening: '0.00', payouts: '0.00', closing: '16860.58' },
        { ownerName: 'Otto Reuter', amount: '8429.02', closing: '8429.02' },
      ],
    });
    expect(linesOf(body)).toEqual([
      ['revenue_charter', '41500.00', false],
      ['expense_fuel', '-6250.40', false],
    ]);
    expect((await maya.call('GET', '/api/owner-statements')).body).toEqual([]);
  });

  test('is issued to all owners at once, with consecutive numbers, and is in the journal', async () => {
    const managed = await aManagedYacht();
    const { maya, yachtId } = managed;
    await anInvoice(managed, '41500.00');
    await anExpense(managed, '6250.40');
    const { status, body } = await issue(maya, yachtId, march);
    expect(status).toBe(201);
    expect(body.map(({ number, amount }: Record<string, string>) => [number, amount])).toEqual([
      ['OS-2025-0001', '16860.58'],
      ['OS-2025-0002', '8429.02'],
    ]);
    expect((await maya.call('GET', '/api/owner-statements')).body).toMatchObject([{ number: 'OS-2025-0002' }, { number: 'OS-2025-0001' }]);
    const { body: journal } = await maya.call('GET', '/api/books/journal?from=2025-03-01&to=2025-03-31');
    const statementLines = journal.filter(({ sourceType }: { sourceType: string }) => sourceType === 'statement');
    const ofAccount = (account: string) =>
      statementLines
        .filter((line: { account: string }) => line.account === account)
        .reduce((sum: number, { debit, credit }: Record<string, string>) => sum + Math.round((Number(debit) - Number(credit)) * 100), 0);
    expect(['owners_share', 'management_fees', 'output_tax', 'owners_payable'].map(ofAccount)).toEqual([
      3_524_960, -830_000, -166_000, -2_528_960,
    ]);
    expect(statementLines.every((line: { yachtId: number }) => line.yachtId === yachtId)).toBe(true);
    expect((await maya.call('GET', '/api/books/journal/totals?from=2025-03-01&to=2025-03-31')).body).toMatchObject({ missingRates: 0 });
  });

  test('leaves late, corrected and deleted records to the next one, marked; together they match the journal', async () => {
    const managed = await aManagedYacht();
    const { maya, yachtId } = managed;
    const invoice = await anInvoice(managed, '10000');
    const [changed, deleted] = [await anExpense(managed, '100'), await anExpense(managed, '200')];
    await anExpense(managed, '300', { passOn: false });
    await anExpense(managed, '50', { category: 'salaries', passOn: true });
    const { body: first } = await issue(maya, yachtId, march);
    expect(first[0].whole).toMatchObject({ revenue: '10000.00', costs: '350.00' });
    await maya.call('POST', `/api/invoices/${invoice.id}/credit-notes`, {
      reason: 'Rain',
      issueDate: '2025-04-02',
      items: [{ itemId: invoice.items[0].id, amount: 1000 }],
    });
    await maya.call('PATCH', `/api/expenses/${changed.id}`, { amount: 120 });
    await maya.call('DELETE', `/api/expenses/${deleted.id}`);
    await anExpense(managed, '70', { expenseDate: '2025-03-30' });
    await anExpense(managed, '80', { expenseDate: '2025-04-30' });
    await anExpense(managed, '90', { expenseDate: '2025-05-01' });
    const { body: second } = await issue(maya, yachtId, april);
    expect(linesOf(second[0])).toEqual([
      ['revenue_charter', '-1000.00', false],
      ['expense_fuel', '-20.00', true],
      ['expense_fuel', '200.00', true],
      ['expense_fuel', '-70.00', true],
      ['expense_fuel', '-80.00', false],
    ]);
    expect(second[0].whole).toMatchObject({ revenue: '-1000.00', fee: '-200.00', feeTax: '-40.00', costs: '-30.00', result: '-730.00' });
    const { rows } = await world.owner.query('select sum(amount) from yacht_statement_lines where yacht_id = $1', [yachtId]);
    // 10,000 less 1,000; expenses of 120, 70, 80 and 50 are passed on.
    expect(rows[0].sum).toBe('8680.00');
    expect((await preview(maya, yachtId, { from: '2025-05-01', to: '2025-05-31' })).body.costs).toBe('90.00');
  });

  test('continues from the last balance, less payments', async () => {
    const managed = await aManagedYacht(['100']);
    const { maya, yachtId, owners } = managed;
    await anInvoice(managed, '10000');
    const { body: first } = await issue(maya, yachtId, march);
    expect(first).toMatchObject([{ amount: '7600.00', opening: '0.00', closing: '7600.00' }]);
    const pay = (day: string, amount: number) =>
      maya.call('POST', '/api/payments', { direction: 'out', ownerId: owners[0]?.id, day, amount, currency: 'EUR' });
    await pay('2025-04-05', 7000);
    await pay('2025-05-05', 500);
    await anInvoice(managed, '1000', '2025-04-20');
    expect((await issue(maya, yachtId, april)).body).toMatchObject([
      { opening: '7600.00', amount: '760.00', payouts: '7000.00', closing: '1360.00' },
    ]);
    // Records added later for days already covered are in the next statement.
    await pay('2025-04-30', 60);
    expect((await preview(maya, yachtId, { from: '2025-05-01', to: '2025-05-31' })).body.owners).toMatchObject([
      { opening: '1360.00', amount: '0.00', payouts: '560.00', closing: '800.00' },
    ]);
    expect((await maya.call('GET', `/api/yacht-owners/${owners[0]?.id}`)).body.balance).toBe('800.00');
  });

  test('of two yachts with the same owner shares one account', async () => {
    const managed = await aManagedYacht(['100']);
    const { maya, yachtId, owners } = managed;
    const other = (await aYacht(maya, { name: 'Borealis' })).id as number;
    await maya.call('POST', '/api/yacht-shares', { yachtId: other, ownerId: owners[0]?.id, share: 100, validFrom: '2025-01-01' });
    await maya.call('POST', '/api/management-agreements', { yachtId: other, feeMonthly: 500, validFrom: '2025-01-01' });
    await anInvoice(managed, '10000');
    await issue(maya, yachtId, march);
    expect((await issue(maya, other, march)).body).toMatchObject([{ opening: '7600.00', amount: '-500.00', closing: '7100.00' }]);
  });

  test('allows no gap, no change of terms within it, and only complete shares', async () => {
    const managed = await aManagedYacht(['60', '30']);
    const { maya, yachtId, owners } = managed;
    const refusal = async (days: typeof march) => {
      const { status, body } = await issue(maya, yachtId, days);
      return [status, body.code, body.message];
    };
    expect(await refusal(march)).toEqual([409, 'shares_incomplete', 'The shares of Aurelia come to 90% on March 1, 2025.']);
    const { body: late } = await maya.call('POST', '/api/yacht-shares', {
      yachtId,
      ownerId: owners[1]?.id,
      share: 10,
      validFrom: '2025-03-15',
    });
    expect(late.code).toBe('share_overlaps');
    const { body: third } = await maya.call('POST', '/api/yacht-owners', { name: 'Ines Vidal' });
    const { body: ines } = await maya.call('POST', '/api/yacht-shares', { yachtId, ownerId: third.id, share: 10, validFrom: '2025-03-15' });
    expect(await refusal(march)).toEqual([
      409,
      'shares_change',
      'The shares of Aurelia change on March 15, 2025. End the statement the day before.',
    ]);
    await maya.call('PATCH', `/api/yacht-shares/${ines.id}`, { validFrom: '2025-01-01' });
    expect((await issue(maya, yachtId, march)).status).toBe(201);
    expect(await refusal({ from: '2025-05-01', to: '2025-05-31' })).toEqual([
      409,
      'statement_gap',
      'The last statement of Aurelia ends on March 31, 2025, so this one begins on April 1, 2025.',
    ]);
    expect((await refusal(march)).slice(0, 2)).toEqual([409, 'statement_gap']);
    expect(await refusal({ from: '2025-04-01', to: '2025-04-29' })).toEqual([
      422,
      'validation',
      'A statement ends with a month, or the day before shares or the agreement change',
    ]);
  });

  test('is final: its shares, agreements and currency can only change after it, and the application’s SQL can’t change it', async () => {
    const { maya, yachtId, owners, agreement } = await aManagedYacht(['100']);
    const [{ id }] = (await issue(maya, yachtId, march)).body;
    const [share] = (await maya.call('GET', `/api/yacht-shares?yachtId=${yachtId}`)).body;
    const message = 'The statements for Aurelia until March 31, 2025 are already issued.';
    for (const attempt of [
      await maya.call('PATCH', `/api/yacht-shares/${share.id}`, { share: 50 }),
      await maya.call('PATCH', `/api/yacht-shares/${share.id}`, { validTo: '2025-03-30' }),
      await maya.call('PATCH', `/api/management-agreements/${agreement.id}`, { feePercent: 10 }),
      await maya.call('POST', '/api/yacht-shares', { yachtId, ownerId: owners[0]?.id, share: 1, validFrom: '2025-03-31' }),
    ])
      expect([attempt.status, attempt.body.code, attempt.body.message]).toEqual([
        409,
        'statement_issued',
        `${message} Choose a later day.`,
      ]);
    for (const address of [`/api/yacht-shares/${share.id}`, `/api/management-agreements/${agreement.id}`]) {
      const { status, body } = await maya.call('DELETE', address);
      expect([status, body.code, body.message]).toEqual([409, 'statement_issued', `${message} End it on that day or later instead.`]);
    }
    expect((await maya.call('PATCH', `/api/yacht-shares/${share.id}`, { validTo: '2025-03-31' })).status).toBe(200);
    expect((await maya.call('PATCH', '/api/books/settings', { reportingCurrency: 'USD' })).body.code).toBe('currency_stays');
    expect((await maya.call('DELETE', `/api/yacht-owners/${owners[0]?.id}`)).body.code).toBe('owner_in_use');
    expect((await maya.call('DELETE', `/api/yachts/${yachtId}`)).body.code).toBe('yacht_in_use');
    for (const statement of ['update owner_statements set amount = 1 where id = $1', 'delete from owner_statements where id = $1'])
      await expect(world.owner.query(`set role fairlead_app; ${statement.replace('$1', id)}`)).rejects.toThrow('permission denied');
  });

  test('is dated in an open period of the books', async () => {
    const { maya, yachtId } = await aManagedYacht(['100']);
    await maya.call('POST', '/api/closings', { until: '2025-03-31' });
    const closed = await issue(maya, yachtId, march);
    expect([closed.status, closed.body.code]).toEqual([409, 'period_closed']);
    const early = await issue(maya, yachtId, { ...march, statementDate: '2025-03-30' });
    expect([early.status, early.body.errors[0].path]).toEqual([422, 'statementDate']);
    const { status, body } = await issue(maya, yachtId, { ...march, statementDate: '2025-04-03' });
    expect([status, body[0].statementDate, body[0].number]).toEqual([201, '2025-04-03', 'OS-2025-0001']);
  });

  test('of one month is issued once, even if requested many times simultaneously', async () => {
    const { maya, yachtId } = await aManagedYacht();
    const answers = await Promise.all(Array.from({ length: 8 }, () => issue(maya, yachtId, march)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
    expect((await maya.call('GET', '/api/owner-statements')).body).toHaveLength(2);
  });

  test('needs a valid tax on the fee, in the version for its days', async () => {
    const { maya, yachtId, taxRateId } = await aManagedYacht(['100']);
    await maya.call('PATCH', `/api/tax-rates/${taxRateId}`, { validTo: '2025-02-28' });
    const ended = await preview(maya, yachtId, march);
    expect([ended.status, ended.body.code]).toEqual([409, 'fee_tax_rate']);
    await maya.call('POST', '/api/tax-rates', { name: 'Standard', category: 'S', percent: '21', validFrom: '2025-03-01' });
    expect((await preview(maya, yachtId, march)).body.feeTaxPercent).toBe('21.00');
  });

  test('contains in its PDF all that an invoice for the fee needs, and names no guest', async () => {
    const managed = await aManagedYacht();
    const { maya, yachtId } = managed;
    await anInvoice(managed, '41500.00');
    await anExpense(managed, '6250.40');
    const [statement] = (await issue(maya, yachtId, march)).body;
    const url = `/api/owner-statements/${statement.id}/pdf`;
    const read = () => world.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${maya.token}` } });
    const { rawPayload } = await read();
    expect((await read()).rawPayload.equals(rawPayload)).toBe(true);
    const { stdout } = spawnSync('pdftotext', ['-layout', '-', '-'], { input: rawPayload, encoding: 'utf8' });
    for (const words of [
      'Owner statement',
      'OS-2025-0001',
      'Helena Brandt',
      '20354 Hamburg',
      'VAT no. DE123456789',
      'VAT no. FR12345678901',
      'VAT 20% on the fee',
      '€41,500.00',
      '−€5,533.61',
      '−€1,106.72',
      'Diesel in Antibes',
      '€16,860.58',
      '66.67%',
    ])
      expect(stdout).toContain(words);
    expect(stdout).not.toContain('Secretguest');
  });

  test('is emailed on request with its PDF', async () => {
    const { maya, yachtId } = await aManagedYacht(['100']);
    const [statement] = (await issue(maya, yachtId, march)).body;
    const to = `helena-${maya.companyId}@brandt.example`;
    const { status, body } = await maya.call('POST', `/api/owner-statements/${statement.id}/send`, { to, message: 'Here is March.' });
    expect([status, body.delivery]).toMatchObject([200, { to, state: 'waiting' }]);
    await postIsSent(world);
    const [letter] = world.letters.filter((each) => each.to === to);
    expect(letter).toMatchObject({ subject: `Owner statement OS-2025-0001 from ${maya.companyName}` });
    expect(letter?.attachments?.[0]).toMatchObject({ filename: 'OS-2025-0001.pdf' });
  });
});
