// A year of the demo's books, added up in five ways: the journal, the overview, customer accounts, receivables and the bank.
import { beforeAll, describe, expect, test } from 'vitest';
import { openSession } from '../session/store.ts';
import { aWorld, caller } from '../testing/given.ts';
import { fillWithDemoData } from './fill.ts';

const world = aWorld();
const today = '2026-11-21';
const year = { from: '2025-11-22', to: today };
type Row = Record<string, any>;

beforeAll(async () => {
  await fillWithDemoData(world.owner.options.connectionString ?? '', new Date(`${today}T12:00:00Z`));
});

async function signedIn(email: string): Promise<ReturnType<typeof caller>> {
  const { rows } = await world.owner.query('select id::int from users where email = $1', [email]);
  return caller(world, (await openSession(world.db, rows[0].id, { userAgent: 'tests', ip: '127.0.0.1' })).token);
}

const cents = (amount: string) => Math.round(Number(amount) * 100);
const sum = (amounts: number[]) => amounts.reduce((total, each) => total + each, 0);
const byNumber = (rows: [string, string][]) => rows.toSorted(([one], [other]) => one.localeCompare(other));

describe.each(['maya@azure-charters.example', 'nora@northwind-sailing.example'])('the books of %s', (email) => {
  let call: ReturnType<typeof caller>;
  beforeAll(async () => {
    call = await signedIn(email);
  });
  const read = async (path: string, query: object = {}): Promise<any> => {
    const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
    const { status, body } = await call('GET', `/api/${path}?${search}`);
    expect([path, status]).toEqual([path, 200]);
    return body;
  };
  const all = async (path: string, query: object = {}): Promise<Row[]> => {
    const rows: Row[] = [];
    for (let page: Row[] = []; rows.length === 0 || page.length === 500; rows.push(...page)) {
      page = await read(path, { ...query, limit: 500, offset: rows.length });
      if (page.length === 0) break;
    }
    return rows;
  };
  /** The balance of journal accounts, debit minus credit. */
  const journal = async (accounts: string[], days: { from: string; to: string }, more: object = {}) => {
    const totals = await Promise.all(accounts.map((account) => read('books/journal/totals', { ...days, ...more, account })));
    return sum(totals.map(({ debit, credit }) => cents(debit) - cents(credit)));
  };
  /** Payouts to yacht owners: they leave the bank, but were never the company's money. */
  const paidToOwners = async () =>
    sum((await all('payments', year)).filter((each) => each['ownerId'] !== null).map((each) => cents(each['amount'])));
  /** APA money that wasn't spent: it is in the bank, but it isn't income. */
  const advanced = async () => -(await journal(['apa'], year));
  const everything = { from: '2000-01-01', to: today };
  const money = ['bank', 'cash', 'card'];

  test('have a balanced and complete journal', async () => {
    const { debit, credit, lines, missingRates } = await read('books/journal/totals', everything);
    expect(lines).toBeGreaterThan(100);
    expect([debit, missingRates]).toEqual([credit, 0]);
  });

  test('have an overview on a cash basis, which matches the money in the journal', async () => {
    const { currencies } = await read('finance/overview', year);
    expect(currencies).toHaveLength(1);
    const [{ received, income, expenses, currency }] = currencies;
    expect(currency).toBe((await read('books/profit-and-loss', year)).currency);
    expect(await journal(money, year)).toBe(
      cents(received) - cents(expenses) - (await journal(['payables'], year)) - (await paidToOwners()) + (await advanced()),
    );
    // The overview's income includes expected income, which isn't in the journal.
    const expected = (await all('income', year)).filter(({ paymentStatus }) => paymentStatus !== 'paid');
    expect(cents(income) - cents(received)).toBe(sum(expected.map(({ amount }) => cents(amount))));
  });

  test('have a profit and loss that differs from cash only by receivables, payables, amounts due to owners, tax and deposits', async () => {
    const { total } = await read('books/profit-and-loss', year);
    const tax = await read('books/tax', year);
    const balance = await journal(['receivables', 'payables', 'deposits', 'owners_payable'], year);
    const [{ received, expenses }] = (await read('finance/overview', year)).currencies;
    const cash = cents(received) - cents(expenses) - (await journal(['payables'], year)) - (await paidToOwners());
    expect(cents(total.result)).toBe(cash + balance - cents(tax.total.due));
    // Sales and purchases have the taxable amount of each rate.
    const taxable = (direction: string) =>
      sum((tax.rows as Row[]).filter((row) => row['direction'] === direction).map((row) => cents(row['taxable'])));
    // Management fees reduce the owners' share; they aren't revenue.
    expect(taxable('output') + (await journal(['deposits', 'management_fees'], year))).toBe(cents(total.revenue));
    expect(taxable('input')).toBe(cents(total.costs));
  });

  test('have the same balance for each customer in their account, the receivables and the journal', async () => {
    const report = await read('books/receivables', { on: today });
    const receivables = new Map((report.rows as Row[]).map((row) => [row['customerId'] as number, row]));
    const customers = await all('customers');
    let total = 0;
    for (const { id } of customers) {
      const account = await all(`customers/${id}/account`);
      // Drafts and cancelled invoices without a credit note aren't on the account; later dates don't count yet.
      const balance = sum(account.filter(({ day }) => day <= today).map(({ debit, credit }) => cents(debit) - cents(credit)));
      expect([id, cents(receivables.get(id)?.['total'] ?? '0.00')]).toEqual([id, balance]);
      total += balance;
    }
    expect(cents(report.total.total)).toBe(total);
    expect(await journal(['receivables'], everything)).toBe(total);
  });

  test('have the balance of each APA in the journal, and none for a closed one', async () => {
    const accounts = await all('apa');
    expect(accounts.length).toBeGreaterThan(0);
    expect(sum(accounts.map(({ balance }) => cents(balance)))).toBe(-(await journal(['apa'], everything)));
    for (const { id, received, spent, returned, balance, state } of accounts) {
      const entries = await all(`apa/${id}/entries`);
      expect(sum(entries.map(({ amountInApa }) => cents(amountInApa)))).toBe(cents(spent));
      expect(cents(received) - cents(spent) - cents(returned)).toBe(cents(balance));
      expect(state === 'closed' ? balance : '0.00').toBe('0.00');
    }
  });

  test('have the open amount of each invoice in the receivables, and next to it unallocated payments and credit notes', async () => {
    const report = await read('books/receivables', { on: today });
    const open = (await all('invoices')).filter((invoice) => cents(invoice['open']) > 0);
    const openInvoices = (report.rows as Row[]).flatMap((row) => row['invoices'] as Row[]);
    expect(byNumber(openInvoices.map((each) => [each['invoiceNumber'], each['open']]))).toEqual(
      byNumber(open.map((each) => [each['invoiceNumber'], each['open']])),
    );
    expect(openInvoices.length).toBeGreaterThan(0);
    const credits = [...(await all('payments')), ...(await all('credit-notes'))];
    const credit = sum(credits.map((each) => (each['direction'] === 'out' ? -1 : 1) * cents(each['open'])));
    expect(cents(report.total.credit)).toBe(-credit + 0);
    const { notDue, days30, days60, days90, older } = report.total;
    expect(sum([notDue, days30, days60, days90, older].map(cents))).toBe(sum(open.map((each) => cents(each['open']))));
  });

  test('have each matched bank line in the journal’s bank account, on its day', async () => {
    const lines = await all('bank-lines', { state: 'matched' });
    expect(lines.length).toBeGreaterThan(0);
    const days = lines.map(({ day }) => day as string).toSorted();
    const period = { from: days[0] ?? '', to: days.at(-1) ?? '' };
    const onBank = new Map(
      (await all('books/journal', { ...period, account: 'bank' })).map((line) => [`${line['sourceType']} ${line['sourceId']}`, line]),
    );
    for (const { id, amount, day, match } of lines) {
      const line = onBank.get(match.paymentId ? `payment ${match.paymentId}` : `expense ${match.expenseId}`);
      expect([id, day, cents(amount)]).toEqual([id, line?.['date'], cents(line?.['debit']) - cents(line?.['credit'])]);
    }
    // The statement adds up: the opening balance plus all lines is the closing balance.
    const [account] = await all('bank-accounts');
    const { rows } = await world.owner.query(
      'select opening, closing from bank_files f join bank_accounts a on a.id = f.account_id where a.id = $1',
      [account?.['id']],
    );
    const booked = sum((await all('bank-lines')).map((line) => cents(line['amount'])));
    expect([cents(rows[0].opening) + booked, cents(rows[0].closing)]).toEqual([cents(account?.['balance']), cents(account?.['balance'])]);
  });
});

test('Northwind has closed a month after its owner statements and payouts; Azure Charters has closed none, so issued documents can be changed', async () => {
  const [nora, maya] = [await signedIn('nora@northwind-sailing.example'), await signedIn('maya@azure-charters.example')];
  const { body: closings } = await nora('GET', '/api/closings');
  expect(closings).toMatchObject([{ until: '2026-10-31', closedBy: 'Nora Fairweather' }]);
  expect((await nora('GET', `/api/closings/${closings[0].id}/check`)).body).toEqual({ same: true });
  const { body: statements } = await nora('GET', '/api/owner-statements');
  expect(statements).toMatchObject([
    { number: 'OS-2026-0002', from: '2026-10-01', to: '2026-10-31', statementDate: '2026-11-03' },
    { number: 'OS-2026-0001' },
  ]);
  const { body: payouts } = await nora('GET', '/api/payments?from=2026-11-10&to=2026-11-10');
  const paid = (payouts as Row[]).filter(({ ownerId }) => ownerId !== null).map(({ ownerId, amount }) => [ownerId, amount]);
  expect(paid).toEqual((statements as Row[]).map(({ ownerId, closing }) => [ownerId, closing]));
  const { body: owners } = await nora('GET', '/api/yacht-owners');
  expect((owners as Row[]).map(({ balance }) => balance)).toEqual(['0.00', '0.00']);
  expect((await maya('GET', '/api/closings')).body).toEqual([]);
  expect((await maya('GET', '/api/books/settings')).body).toMatchObject({ issuedStays: false, closedUntil: null });
});
