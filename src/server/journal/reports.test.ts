import { describe, expect, test } from 'vitest';
import { aPerson, aWorld, aYacht, type Person } from '../testing/given.ts';

const world = aWorld();
const june = 'from=2026-06-01&to=2026-06-30';
const year = 'from=2026-01-01&to=2026-12-31';
type Books = Awaited<ReturnType<typeof aBookkeeper>>;

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

async function added(person: Person, path: string, body: object) {
  const answer = await person.call('POST', path, body);
  if (answer.status !== 201) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

const anInvoice = ({ maya, customerId, yachtId }: Books, more: object) =>
  added(maya, '/api/invoices', { customerId, yachtId, issueDate: '2026-06-15', currency: 'EUR', status: 'sent', ...more });
const anExpense = ({ maya, yachtId }: Books, more: object) =>
  added(maya, '/api/expenses', {
    yachtId,
    category: 'fuel',
    description: 'Diesel',
    amount: '120.00',
    currency: 'EUR',
    expenseDate: '2026-06-20',
    ...more,
  });
const paid = ({ maya, customerId }: Books, invoiceId: number, day: string, amount: string, currency = 'EUR') =>
  added(maya, '/api/payments', { direction: 'in', customerId, day, amount, currency, allocations: [{ invoiceId, amount }] });
const readReport = async (person: Person, path: string) => {
  const { status, body } = await person.call('GET', `/api/books/${path}`);
  expect([path, status]).toEqual([path, 200]);
  return body;
};
/** The sum of the journal lines that a figure links to: debit less credit, in cents. */
async function ofLines(person: Person, query: string): Promise<number> {
  const { debit, credit } = await readReport(person, `journal/totals?${query}`);
  return cents(debit) - cents(credit);
}
const cents = (amount: string) => Math.round(Number(amount) * 100);
const rowsOf = (csv: string) =>
  csv
    .replace(/^\ufeff/, '')
    .trim()
    .split('\r\n');

describe('profit and loss', () => {
  test('has revenue and costs net of tax by yacht and account: 41,500.00 less 8,900.40 is 32,599.60', async () => {
    const books = await aBookkeeper();
    const { maya, taxRateId, yachtId } = books;
    const items = [
      { description: 'Charter', unitPrice: '40000', taxRateId },
      { description: 'Transfer', unitPrice: '1500', taxExempt: true },
    ];
    await anInvoice(books, { items });
    await anExpense(books, { amount: '6000.00', taxRateId });
    await anExpense(books, { amount: '3900.40', category: 'docking' });
    await anExpense(books, { amount: '99.99', yachtId: null });
    await anExpense(books, { expenseDate: '2026-07-01' });
    const { rows, total, currency, missingRates } = await readReport(maya, `profit-and-loss?${june}`);
    expect([currency, missingRates]).toEqual(['EUR', 0]);
    expect(rows).toMatchObject([
      {
        yachtId,
        yachtName: 'Aurelia',
        revenue: '41500.00',
        costs: '8900.40',
        ownersShare: '0.00',
        result: '32599.60',
        accounts: [
          { account: 'revenue_charter', part: 'revenue', amount: '41500.00' },
          { account: 'expense_fuel', part: 'costs', amount: '5000.00' },
          { account: 'expense_docking', part: 'costs', amount: '3900.40' },
        ],
      },
      { yachtId: null, yachtName: null, revenue: '0.00', costs: '99.99', result: '-99.99' },
    ]);
    expect(total).toMatchObject({ revenue: '41500.00', costs: '9000.39', ownersShare: '0.00', result: '32499.61' });
    expect(total.accounts[1]).toMatchObject({ account: 'expense_fuel', amount: '5099.99' });
    expect((await readReport(maya, `profit-and-loss?${june}&yachtId=none`)).total.result).toBe('-99.99');
    expect((await readReport(maya, `profit-and-loss?${june}&yachtId=${yachtId}`)).rows).toHaveLength(1);
  });

  test('subtracts credit notes on their day, counts a deposit once it is deducted, and an exchange loss as a cost', async () => {
    const books = await aBookkeeper();
    const { maya, taxRateId } = books;
    const charter = { description: 'Charter', unitPrice: '1000', taxRateId };
    const deposit = await anInvoice(books, { kind: 'deposit', issueDate: '2026-05-04', items: [{ ...charter, unitPrice: '400' }] });
    const invoice = await anInvoice(books, { items: [charter], depositIds: [deposit.id] });
    await added(maya, `/api/invoices/${invoice.id}/credit-notes`, {
      reason: 'Rain',
      issueDate: '2026-07-02',
      items: [{ itemId: invoice.items[0].id, amount: '250' }],
    });
    for (const [day, perEuro] of [
      ['2026-08-01', '1.0850'],
      ['2026-08-20', '1.0900'],
    ])
      await added(maya, '/api/exchange-rates', { day, currency: 'USD', perEuro });
    const dollars = await anInvoice(books, {
      currency: 'USD',
      issueDate: '2026-08-01',
      items: [{ description: 'Charter', unitPrice: '12000' }],
    });
    await paid(books, dollars.id, '2026-08-20', '5000.00', 'USD');
    const ofMonth = async (from: string, to: string) => (await readReport(maya, `profit-and-loss?from=${from}&to=${to}`)).total;
    expect((await ofMonth('2026-05-01', '2026-05-31')).result).toBe('0.00');
    expect((await ofMonth('2026-06-01', '2026-06-30')).result).toBe('1000.00');
    expect((await ofMonth('2026-07-01', '2026-07-31')).revenue).toBe('-250.00');
    expect(await ofMonth('2026-08-01', '2026-08-31')).toMatchObject({ revenue: '11059.91', costs: '21.14', result: '11038.77' });
  });

  test('says how many documents have no rate, even if it is otherwise empty', async () => {
    const books = await aBookkeeper();
    await anExpense(books, { currency: 'USD' });
    for (const report of ['profit-and-loss', 'tax'])
      expect(await readReport(books.maya, `${report}?${june}`)).toMatchObject({ missingRates: 1, rows: [] });
    expect((await books.maya.call('GET', '/api/books/profit-and-loss?from=2026-06-30&to=2026-06-01')).status).toBe(422);
  });

  test('can be downloaded as a table without live formulas', async () => {
    const books = await aBookkeeper();
    const { maya, yachtId } = books;
    await maya.call('PATCH', `/api/yachts/${yachtId}`, { name: '=HYPERLINK("x")' });
    await maya.call('PATCH', '/api/books/accounts', { accounts: [{ key: 'expense_fuel', number: '606100', name: '+Fuel' }] });
    await anExpense(books, {});
    const { text, headers } = await maya.call('GET', `/api/books/profit-and-loss/export?${june}`);
    expect(headers['content-disposition']).toBe('attachment; filename="profit-and-loss-06-01-2026-06-30-2026.csv"');
    expect(rowsOf(text)).toEqual([
      'Yacht,Part,Account,Account name,Amount,Currency',
      `"'=HYPERLINK(""x"")",Costs,606100,"'+Fuel",120.00,EUR`,
    ]);
  });
});

describe('the tax of a period', () => {
  test('has sales and purchases by category and rate, and what is due', async () => {
    const books = await aBookkeeper();
    const { maya, taxRateId } = books;
    const reduced = await added(maya, '/api/tax-rates', { name: 'Reduced', category: 'S', percent: '10', validFrom: '2020-01-01' });
    const reverse = await added(maya, '/api/tax-rates', { name: 'Reverse', category: 'AE', percent: '0', validFrom: '2020-01-01' });
    await maya.call('PATCH', `/api/customers/${books.customerId}`, { vatNumber: 'DE123456789', country: 'DE' });
    await anInvoice(books, {
      items: [
        { description: 'Charter', quantity: '7', unitPrice: '1850', discountPercent: '10', taxRateId },
        { description: 'Provisions', unitPrice: '333.33', taxRateId: reduced.id },
        { description: 'Snacks', quantity: '3', unitPrice: '19.99', taxRateId: reduced.id },
      ],
      discountPercent: '5',
    });
    await anInvoice(books, { items: [{ description: 'Delivery', unitPrice: '500', taxRateId: reverse.id }] });
    await anExpense(books, { taxRateId });
    await anExpense(books, { amount: '55.00' });
    const { rows, total } = await readReport(maya, `tax?${june}`);
    expect(rows).toEqual([
      { direction: 'output', category: 'S', percent: '20.00', taxable: '11072.25', tax: '2214.45' },
      { direction: 'output', category: 'S', percent: '10.00', taxable: '373.63', tax: '37.36' },
      { direction: 'output', category: 'AE', percent: '0.00', taxable: '500.00', tax: '0.00' },
      { direction: 'input', category: 'S', percent: '20.00', taxable: '100.00', tax: '20.00' },
      { direction: 'input', category: null, percent: null, taxable: '55.00', tax: '0.00' },
    ]);
    expect(total).toEqual({ output: '2251.81', input: '20.00', due: '2231.81' });
    const { text } = await maya.call('GET', `/api/books/tax/export?${june}`);
    expect(rowsOf(text)[3]).toBe('Sales,AE,Reverse charge,0.00,500.00,0.00,EUR');
    expect(rowsOf(text)[5]).toBe('Purchases,,,,55.00,0.00,EUR');
  });

  test('counts a deposit when it is invoiced, and subtracts it from the final invoice', async () => {
    const books = await aBookkeeper();
    const { maya, taxRateId } = books;
    const charter = { description: 'Charter', unitPrice: '40000', taxRateId };
    const deposit = await anInvoice(books, { kind: 'deposit', issueDate: '2026-05-04', items: [{ ...charter, unitPrice: '20000' }] });
    await anInvoice(books, { items: [charter], depositIds: [deposit.id] });
    const half = [{ direction: 'output', category: 'S', percent: '20.00', taxable: '20000.00', tax: '4000.00' }];
    expect((await readReport(maya, 'tax?from=2026-05-01&to=2026-05-31')).rows).toEqual(half);
    expect((await readReport(maya, `tax?${june}`)).rows).toEqual(half);
  });
});

describe('what customers owe', () => {
  test('is grouped by age on a day: 30 days late is a younger group than 31', async () => {
    const books = await aBookkeeper();
    const { maya, customerId } = books;
    const dueDates = ['2026-09-01', '2026-08-31', '2026-08-02', '2026-08-01', '2026-07-03', '2026-07-02', '2026-06-03', '2026-06-02'];
    for (const [place, dueDate] of dueDates.entries())
      await anInvoice(books, { issueDate: '2026-06-01', dueDate, items: [{ description: 'Charter', unitPrice: String(10 ** place) }] });
    const { rows, total, since, on } = await readReport(maya, 'receivables?on=2026-09-01');
    expect([on, since]).toEqual(['2026-09-01', '2026-06-01']);
    expect(rows).toMatchObject([
      {
        customerId,
        customerName: 'Ada Fenwick',
        notDue: '1.00',
        days30: '110.00',
        days60: '11000.00',
        days90: '1100000.00',
        older: '10000000.00',
        credit: '0.00',
        total: '11111111.00',
      },
    ]);
    expect(rows[0].invoices.map(({ daysLate }: { daysLate: number }) => daysLate)).toEqual([91, 90, 61, 60, 31, 30, 1, 0]);
    expect(total).toMatchObject({ total: '11111111.00', older: '10000000.00' });
    expect((await readReport(maya, 'receivables?on=2026-05-31')).rows).toEqual([]);
  });

  test('considers payments and credits up to then, and lists unallocated ones separately', async () => {
    const books = await aBookkeeper();
    const { maya, customerId } = books;
    const item = { description: 'Charter', unitPrice: '1000' };
    const invoice = await anInvoice(books, { dueDate: '2026-06-30', items: [item] });
    await paid(books, invoice.id, '2026-07-05', '300.00');
    await added(maya, `/api/invoices/${invoice.id}/credit-notes`, {
      reason: 'Rain',
      issueDate: '2026-07-10',
      items: [{ itemId: invoice.items[0].id, amount: '100' }],
    });
    await added(maya, '/api/payments', { direction: 'in', customerId, day: '2026-07-12', amount: '50.00', currency: 'EUR' });
    const on = async (day: string) => (await readReport(maya, `receivables?on=${day}`)).rows[0];
    expect(await on('2026-06-20')).toMatchObject({ notDue: '1000.00', credit: '0.00', total: '1000.00' });
    expect(await on('2026-07-05')).toMatchObject({ days30: '700.00', credit: '0.00', total: '700.00' });
    expect(await on('2026-07-12')).toMatchObject({ days30: '600.00', credit: '-50.00', total: '550.00' });
    expect((await on('2026-07-12')).invoices).toMatchObject([{ invoiceNumber: 'INV-2026-0001', open: '600.00', daysLate: 12 }]);
    expect(await ofLines(maya, 'from=2026-01-01&to=2026-07-12&account=receivables')).toBe(55_000);
    const second = await anInvoice(books, { issueDate: '2026-07-15', dueDate: '2026-08-15', items: [{ ...item, unitPrice: '550' }] });
    await paid(books, invoice.id, '2026-07-20', '600.00');
    await paid(books, second.id, '2026-07-21', '500.00');
    expect(await on('2026-07-31')).toMatchObject({ notDue: '50.00', credit: '-50.00', total: '0.00' });
  });

  test('is in the reported currency at each invoice’s rate, and a partial payment clears its share', async () => {
    const books = await aBookkeeper();
    const { maya } = books;
    for (const [day, perEuro] of [
      ['2026-06-15', '1.0850'],
      ['2026-07-15', '1.0900'],
      ['2026-08-15', '1.0700'],
    ])
      await added(maya, '/api/exchange-rates', { day, currency: 'USD', perEuro });
    const invoice = await anInvoice(books, {
      currency: 'USD',
      dueDate: '2026-06-30',
      items: [{ description: 'Charter', unitPrice: '12000' }],
    });
    await paid(books, invoice.id, '2026-07-15', '5000.00', 'USD');
    const on = async (day: string) => (await readReport(maya, `receivables?on=${day}`)).rows;
    expect(await on('2026-07-14')).toMatchObject([{ days30: '11059.91', credit: '0.00' }]);
    expect(await on('2026-07-15')).toMatchObject([{ days30: '6451.61', credit: '0.00', total: '6451.61' }]);
    await paid(books, invoice.id, '2026-08-15', '7000.00', 'USD');
    expect(await on('2026-08-15')).toEqual([]);
  });

  test('subtracts a credit note on its day with its exchange loss, whenever it is entered', async () => {
    const books = await aBookkeeper();
    const { maya } = books;
    for (const [day, perEuro] of [
      ['2026-06-15', '1.0850'],
      ['2026-07-15', '1.0900'],
    ])
      await added(maya, '/api/exchange-rates', { day, currency: 'USD', perEuro });
    const item = { description: 'Charter', unitPrice: '12000' };
    const invoice = await anInvoice(books, { currency: 'USD', dueDate: '2026-06-30', items: [item] });
    const note = await added(maya, `/api/invoices/${invoice.id}/credit-notes`, {
      reason: 'Rain',
      issueDate: '2026-07-15',
      items: [{ itemId: invoice.items[0].id, amount: '5000' }],
    });
    expect(note.allocations).toMatchObject([{ day: '2026-07-15', amount: '5000.00', invoiceNumber: invoice.invoiceNumber }]);
    // The payment in the design: 4,587.16 clears 4,608.30.
    const ofExchange = 'account=exchange_differences';
    expect(await ofLines(maya, `from=2026-07-15&to=2026-07-15&${ofExchange}`)).toBe(2114);
    expect(await ofLines(maya, `from=2026-07-16&to=2100-01-01&${ofExchange}`)).toBe(0);
    const on = async (day: string) => (await readReport(maya, `receivables?on=${day}`)).rows;
    expect(await on('2026-07-14')).toMatchObject([{ days30: '11059.91', credit: '0.00', total: '11059.91' }]);
    expect(await on('2026-07-15')).toMatchObject([{ days30: '6451.61', credit: '0.00', total: '6451.61', invoices: [{ daysLate: 15 }] }]);
    expect(await on('2026-07-31')).toMatchObject([{ days60: '6451.61', credit: '0.00', total: '6451.61', invoices: [{ daysLate: 31 }] }]);
  });

  test('can be downloaded as a table too, without live formulas', async () => {
    const books = await aBookkeeper();
    const { maya, customerId } = books;
    await maya.call('PATCH', `/api/customers/${customerId}`, { organisation: '=1+1' });
    await anInvoice(books, { dueDate: '2026-06-20', items: [{ description: 'Charter', unitPrice: '100' }] });
    const { text, headers } = await maya.call('GET', '/api/books/receivables/export?on=2026-06-30');
    expect(headers['content-disposition']).toBe('attachment; filename="receivables-06-30-2026.csv"');
    expect(rowsOf(text)).toEqual([
      'Customer,Not due,1 to 30 days,31 to 60 days,61 to 90 days,Over 90 days,Credit,Total,Currency',
      `"'=1+1",0.00,100.00,0.00,0.00,0.00,0.00,100.00,EUR`,
    ]);
  });
});

test.each([5, 17])(
  'every figure of the reports of world %i is the sum of the lines that it leads to',
  async (seed) => {
    const books = await aBookkeeper();
    const { maya, taxRateId } = books;
    const chance = chances(seed);
    for (let month = 1; month <= 12; month++)
      await added(maya, '/api/exchange-rates', {
        day: `2026-${String(month).padStart(2, '0')}-01`,
        currency: 'USD',
        perEuro: (1 + chance() / 4).toFixed(4),
      });
    const day = () => `2026-${String(1 + Math.floor(chance() * 12)).padStart(2, '0')}-0${1 + Math.floor(chance() * 7)}`;
    const money = () => ((1 + Math.floor(chance() * 999_999)) / 100).toFixed(2);
    for (let made = 0; made < 10; made++) {
      const currency = chance() < 0.5 ? 'USD' : 'EUR';
      const yachtId = chance() < 0.5 ? books.yachtId : null;
      const items = [
        { description: 'Charter', unitPrice: money(), ...(chance() < 0.7 ? { taxRateId } : { taxExempt: true }) },
        { description: 'More', unitPrice: money() },
      ];
      const issueDate = day();
      const invoice = await anInvoice(books, { currency, issueDate, dueDate: '2026-12-31', yachtId, items });
      if (chance() < 0.4)
        await added(maya, `/api/invoices/${invoice.id}/credit-notes`, {
          reason: 'Some of it',
          issueDate,
          items: [{ itemId: invoice.items[0].id, amount: (Number(invoice.items[0].total) / 3).toFixed(2) }],
        });
      const { open } = (await maya.call('GET', `/api/invoices/${invoice.id}`)).body;
      if (chance() < 0.7) await paid(books, invoice.id, day(), (Number(open) / (chance() < 0.5 ? 1 : 3)).toFixed(2), currency);
      await anExpense(books, { amount: money(), currency, expenseDate: day(), yachtId, ...(chance() < 0.6 && { taxRateId }) });
    }
    for (const period of [year, 'from=2026-04-01&to=2026-06-30']) {
      const profit = await readReport(maya, `profit-and-loss?${period}`);
      for (const row of [...profit.rows, profit.total]) {
        const lines = `${period}${row.yachtId === undefined ? '' : `&yachtId=${row.yachtId ?? 'none'}`}`;
        expect([lines, await ofLines(maya, `${lines}&part=revenue`)]).toEqual([lines, -cents(row.revenue)]);
        expect([lines, await ofLines(maya, `${lines}&part=costs`)]).toEqual([lines, cents(row.costs)]);
        expect([lines, await ofLines(maya, `${lines}&part=result`)]).toEqual([lines, -cents(row.result)]);
      }
      const { rows } = await readReport(maya, `tax?${period}`);
      for (const { direction, category, percent, taxable, tax } of rows) {
        const lines = `${period}&tax=${direction}&taxCategory=${category ?? 'none'}${percent ? `&taxPercent=${percent}` : ''}`;
        const sign = direction === 'output' ? -1 : 1;
        expect([lines, await ofLines(maya, lines)]).toEqual([lines, sign * (cents(taxable) + cents(tax)) + 0]);
        expect(await ofLines(maya, `${lines}&account=${direction}_tax`)).toBe(sign * cents(tax) + 0);
      }
    }
    for (const on of ['2026-03-31', '2026-08-05', '2027-02-01']) {
      const { total, since } = await readReport(maya, `receivables?on=${on}`);
      expect([on, await ofLines(maya, `from=${since}&to=${on}&account=receivables`)]).toEqual([on, cents(total.total)]);
      const ages = ['notDue', 'days30', 'days60', 'days90', 'older', 'credit'];
      expect(ages.reduce((sum, age) => sum + cents(total[age]), 0)).toBe(cents(total.total));
    }
    const { total } = await readReport(maya, 'receivables?on=2027-02-01');
    expect(total.credit).toBe('0.00');
  },
  45_000,
);

/** Pseudorandom numbers from 0 to 1, the same each time. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
