import { describe, expect, test } from 'vitest';
import { aPerson, aWorld, aYacht, type Person } from '../testing/given.ts';

const world = aWorld();
type Line = {
  entry: string;
  account: string;
  debit: string;
  credit: string;
  amount: string;
  currency: string;
  sourceType: string;
  sourceId: number;
};
const year = 'from=2026-01-01&to=2026-12-31';
const usd = '2026-06-15';

/** A person in a company that reports in euros, with a rate, a customer and a yacht. */
async function aBookkeeper() {
  const maya = await aPerson(world);
  await maya.call('PATCH', '/api/books/settings', { reportingCurrency: 'EUR' });
  const rate = { name: 'Standard', category: 'S', percent: '20', validFrom: '2020-01-01' };
  const [{ body: taxRate }, { body: customer }, yacht] = [
    await maya.call('POST', '/api/tax-rates', rate),
    await maya.call('POST', '/api/customers', { firstName: 'Ada', lastName: 'Fenwick' }),
    await aYacht(maya),
  ];
  return { maya, taxRateId: taxRate.id as number, customerId: customer.id as number, yachtId: yacht.id as number };
}

const linesOf = async (person: Person, query = year): Promise<Line[]> =>
  (await person.call('GET', `/api/books/journal?${query}&limit=500`)).body;
const signed = ({ debit, credit }: Pick<Line, 'debit' | 'credit'>) => Math.round((Number(debit) - Number(credit)) * 100);
const entry = (lines: Line[], of: string) =>
  lines
    .filter((line) => line.entry === of)
    .map(({ account, debit, credit }) => [account, signed({ debit, credit }) / 100])
    .toSorted();
const setRate = (person: Person, day: string, perEuro: string) =>
  person.call('POST', '/api/exchange-rates', { day, currency: 'USD', perEuro });

async function anInvoice({ maya, customerId, yachtId }: Awaited<ReturnType<typeof aBookkeeper>>, more: object) {
  const { status, body } = await maya.call('POST', '/api/invoices', {
    customerId,
    yachtId,
    issueDate: usd,
    currency: 'EUR',
    status: 'sent',
    ...more,
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
}

describe('the journal', () => {
  test('has an invoice with its revenue and tax by rate, its credit note and its payment', async () => {
    const books = await aBookkeeper();
    const { maya, taxRateId, customerId, yachtId } = books;
    const invoice = await anInvoice(books, {
      items: [
        { description: 'Charter', unitPrice: '10000', taxRateId },
        { description: 'Provisions', unitPrice: '500', taxExempt: true },
      ],
    });
    const { body: note } = await maya.call('POST', `/api/invoices/${invoice.id}/credit-notes`, {
      reason: 'Rain',
      issueDate: '2026-06-20',
      items: [{ itemId: invoice.items[0].id, amount: '1000' }],
    });
    const paid = { direction: 'in', customerId, day: '2026-06-21', amount: '11300.00', currency: 'EUR', method: 'credit_card' };
    const { body: payment } = await maya.call('POST', '/api/payments', {
      ...paid,
      allocations: [{ invoiceId: invoice.id, amount: '11300.00' }],
    });
    const lines = await linesOf(maya);
    expect(entry(lines, invoice.invoiceNumber)).toEqual([
      ['output_tax', -2000],
      ['receivables', 12_500],
      ['revenue_charter', -10_000],
      ['revenue_charter', -500],
    ]);
    expect(entry(lines, note.number)).toEqual([
      ['output_tax', 200],
      ['receivables', -1200],
      ['revenue_charter', 1000],
    ]);
    expect(entry(lines, `P-${payment.id}`)).toEqual([
      ['card', 11_300],
      ['receivables', -11_300],
    ]);
    expect(lines.filter(({ account }) => account === 'receivables').reduce((sum, line) => sum + signed(line), 0)).toBe(0);
    expect(lines.find(({ account }) => account === 'output_tax')).toMatchObject({
      taxCategory: 'S',
      taxPercent: '20.00',
      yachtId,
      customerId,
      invoiceId: invoice.id,
    });
  });

  test('has expenses and other income with their tax, and leaves out expected ones', async () => {
    const { maya, taxRateId } = await aBookkeeper();
    const expense = { category: 'fuel', description: 'Diesel', amount: '120.00', currency: 'EUR', expenseDate: usd, taxRateId };
    const { body: diesel } = await maya.call('POST', '/api/expenses', { ...expense, paymentMethod: 'cash' });
    const { body: berth } = await maya.call('POST', '/api/expenses', { ...expense, category: 'docking', taxRateId: null });
    const income = { category: 'consulting', description: 'Survey', amount: '240.00', currency: 'EUR', incomeDate: usd, taxRateId };
    const { body: survey } = await maya.call('POST', '/api/income', { ...income, paymentStatus: 'paid' });
    await maya.call('POST', '/api/income', { ...income, paymentStatus: 'pending' });
    const lines = await linesOf(maya);
    expect(entry(lines, `E-${diesel.id}`)).toEqual([
      ['cash', -120],
      ['expense_fuel', 100],
      ['input_tax', 20],
    ]);
    expect(entry(lines, `E-${berth.id}`)).toEqual([
      ['expense_docking', 120],
      ['payables', -120],
    ]);
    expect(entry(lines, `I-${survey.id}`)).toEqual([
      ['bank', 240],
      ['output_tax', -40],
      ['revenue_consulting', -200],
    ]);
    expect(new Set(lines.map((line) => line.entry)).size).toBe(3);
  });

  test('has no drafts, and only those cancelled invoices that have a credit note', async () => {
    const books = await aBookkeeper();
    const items = [{ description: 'Charter', unitPrice: '100' }];
    await anInvoice(books, { items, status: 'draft' });
    const cancelled = await anInvoice(books, { items });
    await books.maya.call('PATCH', `/api/invoices/${cancelled.id}/status`, { status: 'cancelled' });
    const lines = await linesOf(books.maya, 'from=2026-01-01&to=2100-01-01');
    expect(new Set(lines.map(({ sourceType }) => sourceType))).toEqual(new Set(['invoice', 'credit_note']));
    const sum = (account: string) => lines.filter((line) => line.account === account).reduce((total, line) => total + signed(line), 0);
    expect([sum('receivables'), sum('revenue_charter')]).toEqual([0, 0]);
  });

  test('converts each document at its own rate: 12,000.00 dollars paid in two parts lose 21.14 euros and win 90.45', async () => {
    const books = await aBookkeeper();
    const { maya, customerId } = books;
    await setRate(maya, '2026-06-15', '1.0850');
    await setRate(maya, '2026-07-15', '1.0900');
    await setRate(maya, '2026-08-15', '1.0700');
    const invoice = await anInvoice(books, { currency: 'USD', items: [{ description: 'Charter', unitPrice: '12000' }] });
    const pay = (day: string, amount: string) =>
      maya.call('POST', '/api/payments', {
        direction: 'in',
        customerId,
        day,
        amount,
        currency: 'USD',
        allocations: [{ invoiceId: invoice.id, amount }],
      });
    const { body: first } = await pay('2026-07-15', '5000.00');
    const { body: second } = await pay('2026-08-15', '7000.00');
    const lines = await linesOf(maya);
    expect(entry(lines, invoice.invoiceNumber)).toEqual([
      ['receivables', 11_059.91],
      ['revenue_charter', -11_059.91],
    ]);
    expect(entry(lines, `P-${first.id}`)).toContainEqual(['bank', 4587.16]);
    expect(entry(lines, `P-${second.id}`)).toContainEqual(['bank', 6542.06]);
    expect(lines.filter(({ account }) => account === 'exchange_differences').map((line) => signed(line) / 100)).toEqual([21.14, -90.45]);
    const receivables = lines.filter(({ account }) => account === 'receivables');
    expect(receivables.reduce((sum, line) => sum + signed(line), 0)).toBe(0);
    expect(receivables.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0)).toBe(0);
  });

  test('keeps a deposit in its account until the final invoice deducts it', async () => {
    const books = await aBookkeeper();
    const { maya, taxRateId } = books;
    const part = { description: 'Deposit', unitPrice: '20000', taxRateId };
    const deposit = await anInvoice(books, { kind: 'deposit', items: [part] });
    const last = await anInvoice(books, {
      items: [{ ...part, description: 'Charter', unitPrice: '40000' }],
      depositIds: [deposit.id],
    });
    const lines = await linesOf(maya);
    expect(entry(lines, deposit.invoiceNumber)).toEqual([
      ['deposits', -20_000],
      ['output_tax', -4000],
      ['receivables', 24_000],
    ]);
    const of = lines.filter((line) => line.entry === last.invoiceNumber);
    const sum = (account: string) => of.filter((line) => line.account === account).reduce((total, line) => total + signed(line), 0) / 100;
    expect(['deposits', 'output_tax', 'receivables', 'revenue_charter'].map(sum)).toEqual([20_000, -4000, 24_000, -40_000]);
  });

  test('counts documents without a rate, and never assumes a rate of 1', async () => {
    const { maya } = await aBookkeeper();
    const expense = { category: 'fuel', description: 'Diesel', amount: '120.00', currency: 'USD', expenseDate: usd };
    await maya.call('POST', '/api/expenses', expense);
    expect((await maya.call('GET', `/api/books/journal/totals?${year}`)).body).toEqual({
      currency: 'EUR',
      lines: 0,
      debit: '0.00',
      credit: '0.00',
      missingRates: 1,
    });
    await setRate(maya, '2026-06-14', '1.2000');
    expect((await maya.call('GET', `/api/books/journal/totals?${year}`)).body).toMatchObject({
      lines: 2,
      debit: '100.00',
      missingRates: 0,
    });
  });

  test('can be filtered by days, yacht, customer and account, and is read page by page', async () => {
    const books = await aBookkeeper();
    const { maya, yachtId, customerId } = books;
    const items = [{ description: 'Charter', unitPrice: '100' }];
    await anInvoice(books, { items });
    await maya.call('POST', '/api/expenses', {
      category: 'fuel',
      description: 'Diesel',
      amount: '5',
      currency: 'EUR',
      expenseDate: '2026-07-01',
    });
    expect(await linesOf(maya)).toHaveLength(4);
    expect(await linesOf(maya, 'from=2026-07-01&to=2026-07-31')).toHaveLength(2);
    expect(await linesOf(maya, `${year}&yachtId=${yachtId}`)).toHaveLength(2);
    expect(await linesOf(maya, `${year}&yachtId=none`)).toHaveLength(2);
    expect(await linesOf(maya, `${year}&customerId=${customerId}&account=receivables`)).toHaveLength(1);
    const page = await maya.call('GET', `/api/books/journal?${year}&limit=3&offset=3`);
    expect([page.body.length, page.headers['x-total-count']]).toEqual([1, '4']);
    expect((await maya.call('GET', '/api/books/journal?from=2026-07-31&to=2026-07-01')).status).toBe(422);
  });

  test('can be downloaded for the accountant as a table with account numbers', async () => {
    const books = await aBookkeeper();
    const { maya } = books;
    await anInvoice(books, { items: [{ description: 'Charter', unitPrice: '100' }] });
    const named = await maya.call('PATCH', '/api/books/accounts', {
      accounts: [
        { key: 'receivables', number: '411000', name: 'Clients' },
        { key: 'revenue_charter', number: '706000', name: '' },
      ],
    });
    expect(named.body).toContainEqual({ key: 'receivables', number: '411000', name: 'Clients' });
    expect(named.body).toContainEqual({ key: 'revenue_charter', number: '706000', name: 'Revenue: Charter' });
    const { text, headers } = await maya.call('GET', `/api/books/journal/export?${year}`);
    expect(headers['content-disposition']).toBe('attachment; filename="journal-01-01-2026-12-31-2026.csv"');
    const [head, ...lines] = text
      .replace(/^\ufeff/, '')
      .trim()
      .split('\r\n');
    expect(head).toBe('Date,Entry,Text,Account,Account name,Debit,Credit,Currency,Amount,Tax category,Tax rate,Yacht,Customer');
    expect(lines).toEqual([
      '2026-06-15,INV-2026-0001,INV-2026-0001,411000,Clients,100.00,,EUR,100.00,,,Aurelia,Ada Fenwick',
      '2026-06-15,INV-2026-0001,INV-2026-0001,706000,Revenue: Charter,,100.00,EUR,-100.00,,0.00,Aurelia,Ada Fenwick',
    ]);
    expect((await maya.call('PATCH', '/api/books/accounts', { accounts: [{ key: 'none', number: '1' }] })).status).toBe(422);
  });
});

test.each([11, 23, 47])(
  'the books of world %i balance in both currencies, entry by entry, and invoices paid in full are settled',
  async (seed) => {
    const books = await aBookkeeper();
    const { maya, taxRateId, customerId } = books;
    const chance = chances(seed);
    for (let month = 1; month <= 12; month++)
      await setRate(maya, `2026-${String(month).padStart(2, '0')}-01`, (1 + chance() / 4).toFixed(4));
    const day = () => `2026-${String(1 + Math.floor(chance() * 12)).padStart(2, '0')}-0${1 + Math.floor(chance() * 7)}`;
    const money = () => (1 + Math.floor(chance() * 9_999_99)) / 100;
    for (let made = 0; made < 12; made++) {
      const currency = chance() < 0.6 ? 'USD' : 'EUR';
      const items = Array.from({ length: 1 + Math.floor(chance() * 3) }, () => ({
        description: 'Item',
        unitPrice: String(money()),
        ...(chance() < 0.7 ? { taxRateId } : { taxExempt: true }),
      }));
      const issueDate = day();
      const invoice = await anInvoice(books, { currency, issueDate, items, prices: chance() < 0.5 ? 'gross' : 'net' });
      if (chance() < 0.4)
        await maya.call('POST', `/api/invoices/${invoice.id}/credit-notes`, {
          reason: 'Some of it',
          issueDate,
          items: [{ itemId: invoice.items[0].id, amount: (Number(invoice.items[0].total) / 2).toFixed(2) }],
        });
      for (let parts = 3; parts > 0; parts--) {
        const { open } = (await maya.call('GET', `/api/invoices/${invoice.id}`)).body;
        const amount = parts === 1 ? open : (Number(open) / parts).toFixed(2);
        if (Number(amount) <= 0) continue;
        const body = { direction: 'in', customerId, day: day(), amount, currency, allocations: [{ invoiceId: invoice.id, amount }] };
        expect((await maya.call('POST', '/api/payments', body)).status).toBe(201);
      }
      const expense = { category: 'fuel', description: 'Diesel', amount: money(), currency, expenseDate: day(), taxRateId };
      expect((await maya.call('POST', '/api/expenses', expense)).status).toBe(201);
    }
    const lines = await linesOf(maya);
    const names = new Set(lines.map(({ sourceType, sourceId }) => `${sourceType} ${sourceId}`));
    for (const name of names) {
      const of = lines.filter(({ sourceType, sourceId }) => `${sourceType} ${sourceId}` === name);
      expect([name, of.reduce((sum, line) => sum + signed(line), 0)]).toEqual([name, 0]);
      expect([name, of.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0)]).toEqual([name, 0]);
    }
    const receivables = lines.filter(({ account }) => account === 'receivables');
    expect(receivables.reduce((sum, line) => sum + signed(line), 0)).toBe(0);
    const { debit, credit, missingRates, ...totals } = (await maya.call('GET', `/api/books/journal/totals?${year}`)).body;
    expect([debit, missingRates, totals.lines]).toEqual([credit, 0, lines.length]);
    for (const narrowed of ['', `&customerId=${customerId}`, '&account=exchange_differences', '&part=costs', '&yachtId=none'])
      await readsTheSameByPages(maya, `${year}${narrowed}`);
  },
  45_000,
);

/** Checks that pages of seven lines add up to what is read at once, each with the same total count, and so does a page after the last. */
async function readsTheSameByPages(person: Person, query: string): Promise<void> {
  const atOnce = await linesOf(person, query);
  const paged = [];
  for (let offset = 0; offset <= atOnce.length + 7; offset += 7) {
    const { body, headers } = await person.call('GET', `/api/books/journal?${query}&limit=7&offset=${offset}`);
    expect([offset, body.length <= 7, headers['x-total-count']]).toEqual([offset, true, String(atOnce.length)]);
    paged.push(...body);
  }
  expect(paged).toEqual(atOnce);
}

/** Pseudorandom numbers from 0 to 1, the same each time. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
