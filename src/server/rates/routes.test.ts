import { describe, expect, test } from 'vitest';
import { aPerson, aWorld, type Person } from '../testing/given.ts';

const world = aWorld();
const expense = { category: 'fuel', description: 'Diesel', amount: '12000.00', currency: 'USD', expenseDate: '2026-11-16' };

const xml = (cubes: string, before = '') => `<?xml version="1.0" encoding="UTF-8"?>${before}
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject><Cube>${cubes}</Cube></gesmes:Envelope>`;
const twoDays =
  xml(`<Cube time="2026-11-13"><Cube currency="USD" rate="1.0850"/><Cube currency="GBP" rate="0.8432"/><Cube currency="BGN" rate="1.9558"/></Cube>
  <Cube time='2026-11-12'><Cube currency='USD' rate='1.0900'/></Cube>`);

/** A person in a company that reports in euros. */
async function aBookkeeper(): Promise<Person> {
  const maya = await aPerson(world);
  await maya.call('PATCH', '/api/books/settings', { reportingCurrency: 'EUR' });
  return maya;
}
const rateOf = async (person: Person, more: object = {}) =>
  (await person.call('POST', '/api/expenses', { ...expense, ...more })).body.exchangeRate;
const importRates = (person: Person, content: string) => person.call('POST', '/api/exchange-rates/import', { content });
const set = (person: Person, day: string, currency: string, perEuro: string) =>
  person.call('POST', '/api/exchange-rates', { day, currency, perEuro });

describe('exchange rates', () => {
  test('are imported once from the XML of the European Central Bank', async () => {
    const maya = await aBookkeeper();
    expect((await importRates(maya, twoDays)).body).toEqual({ stored: 3 });
    expect((await importRates(maya, twoDays)).body).toEqual({ stored: 0 });
    const { body } = await maya.call('GET', '/api/exchange-rates');
    expect(body.map(({ day, currency, perEuro }: Record<string, string>) => [day, currency, perEuro])).toEqual([
      ['2026-11-13', 'GBP', '0.84320000'],
      ['2026-11-13', 'USD', '1.08500000'],
      ['2026-11-12', 'USD', '1.09000000'],
    ]);
    expect((await maya.call('GET', '/api/exchange-rates?currency=USD&to=2026-11-12')).body).toHaveLength(1);
  });

  test.each([
    ['of a day', 'Date, USD, JPY, BGN, GBP, \n13 November 2026, 1.0850, 158.30, 1.9558, N/A, \n', 2],
    ['of all days', 'Date,USD,JPY,CYP,\n2026-11-13,1.0850,158.30,N/A,\n2026-11-12,1.0900,157.9,N/A,\n', 4],
  ])('are imported from its CSV %s', async (_which, content, stored) => {
    expect((await importRates(await aBookkeeper(), content)).body).toEqual({ stored });
  });

  test.each([
    [xml('', '<!DOCTYPE lolz [<!ENTITY lol "lol">]>'), 'This file defines its own XML entities, which we don’t accept.'],
    [twoDays.slice(0, 400), 'This file is damaged at line 5, column 1: it can’t be read as XML.'],
    ['<Document/>', 'These aren’t exchange rates. Please choose the XML or CSV file from the European Central Bank.'],
    ['Name;Amount\nDiesel;5', 'These aren’t exchange rates. Please choose the XML or CSV file from the European Central Bank.'],
    ['Date,USD\nsoon,1.0850', 'Line 2: we can’t read the date of these rates.'],
    [`${'<Cube>'.repeat(40)}`, 'This file is damaged at line 1, column 54: it can’t be read as XML.'],
  ])('from %s are refused, and nothing is stored', async (content, message) => {
    const maya = await aBookkeeper();
    const { status, body } = await importRates(maya, content);
    expect([status, body.errors?.[0]?.path]).toEqual([422, 'content']);
    expect(body.message.replace(/line \d+, column \d+/, '')).toBe(message.replace(/line \d+, column \d+/, ''));
    expect((await maya.call('GET', '/api/exchange-rates')).body).toEqual([]);
  });
});

describe('a document', () => {
  test('has the rate of its day, or of the last one within seven days before', async () => {
    const maya = await aBookkeeper();
    await set(maya, '2026-11-13', 'USD', '1.0850');
    await set(maya, '2026-11-10', 'USD', '1.0700');
    const days = ['2026-11-09', '2026-11-10', '2026-11-12', '2026-11-13', '2026-11-20', '2026-11-21'];
    const rates = [];
    for (const expenseDate of days) rates.push(await rateOf(maya, { expenseDate }));
    expect(rates).toEqual([null, '0.93457944', '0.93457944', '0.92165899', '0.92165899', null]);
  });

  test('converts between two currencies through the euro, on a day that has both', async () => {
    const maya = await aPerson(world);
    await maya.call('PATCH', '/api/books/settings', { reportingCurrency: 'GBP' });
    await set(maya, '2026-11-13', 'USD', '1.0850');
    await set(maya, '2026-11-13', 'GBP', '0.8432');
    await set(maya, '2026-11-16', 'USD', '1.1000');
    expect(await rateOf(maya)).toBe('0.77714286');
    expect(await rateOf(maya, { currency: 'EUR' })).toBe('0.84320000');
    expect(await rateOf(maya, { currency: 'GBP' })).toBeNull();
    expect(await rateOf(maya, { currency: 'JPY' })).toBeNull();
  });

  test('keeps its rate when the table changes, and gets one that is imported later', async () => {
    const maya = await aBookkeeper();
    const { body: early } = await maya.call('POST', '/api/expenses', expense);
    expect(early.exchangeRate).toBeNull();
    await set(maya, '2026-11-16', 'USD', '1.0850');
    await set(maya, '2026-11-16', 'USD', '1.2000');
    expect((await maya.call('GET', `/api/expenses/${early.id}`)).body.exchangeRate).toBe('0.92165899');
    expect(await rateOf(maya)).toBe('0.83333333');
  });

  test('gets a new rate with its day and currency, unless someone entered one', async () => {
    const maya = await aBookkeeper();
    await set(maya, '2026-11-16', 'USD', '1.0850');
    await set(maya, '2026-11-17', 'USD', '1.0900');
    const { body } = await maya.call('POST', '/api/expenses', expense);
    const change = async (changes: object) => (await maya.call('PATCH', `/api/expenses/${body.id}`, changes)).body.exchangeRate;
    expect(await change({ expenseDate: '2026-11-17' })).toBe('0.91743119');
    expect(await change({ exchangeRate: '0.9' })).toBe('0.90000000');
    expect(await change({ expenseDate: '2026-11-16' })).toBe('0.90000000');
    expect(await change({ exchangeRate: null })).toBe('0.92165899');
    expect(await change({ currency: 'EUR' })).toBeNull();
    expect(await change({ currency: 'GBP' })).toBeNull();
  });

  test('of any kind has a rate, and the books may change that of an issued invoice', async () => {
    const maya = await aBookkeeper();
    await set(maya, '2026-11-16', 'USD', '1.0850');
    const { body: customer } = await maya.call('POST', '/api/customers', { firstName: 'Ada', lastName: 'Fenwick' });
    const paid = { direction: 'in', customerId: customer.id, day: '2026-11-16', amount: '50.00', currency: 'USD' };
    expect((await maya.call('POST', '/api/payments', paid)).body.exchangeRate).toBe('0.92165899');
    expect((await maya.call('POST', '/api/payments', { ...paid, exchangeRate: '0.95' })).body.exchangeRate).toBe('0.95000000');
    const income = {
      category: 'other',
      description: 'Sale',
      amount: '5',
      currency: 'USD',
      incomeDate: '2026-11-16',
      paymentStatus: 'paid',
    };
    expect((await maya.call('POST', '/api/income', income)).body.exchangeRate).toBe('0.92165899');
    const { body: invoice } = await maya.call('POST', '/api/invoices', {
      customerId: customer.id,
      issueDate: '2026-11-16',
      currency: 'USD',
      status: 'sent',
      items: [{ description: 'Charter', unitPrice: '12000' }],
    });
    expect(invoice.exchangeRate).toBe('0.92165899');
    const changed = await maya.call('PATCH', `/api/invoices/${invoice.id}/books`, { exchangeRate: '0.93' });
    expect([changed.status, changed.body.exchangeRate, changed.body.remindersStopped]).toEqual([200, '0.93000000', false]);
    const { body: note } = await maya.call('POST', `/api/invoices/${invoice.id}/credit-notes`, { reason: 'Rain', issueDate: '2026-11-17' });
    const { rows } = await world.owner.query('select exchange_rate from credit_notes where id = $1', [note.id]);
    expect(rows[0].exchange_rate).toBe('0.92165899');
  });

  test('of a closed period that isn’t in the journal doesn’t keep later rates from being stored', async () => {
    const maya = await aBookkeeper();
    const { body: customer } = await maya.call('POST', '/api/customers', { firstName: 'Ada', lastName: 'Fenwick' });
    const paid = { direction: 'in', customerId: customer.id, day: '2026-03-16', amount: '50.00', currency: 'USD', exchangeRate: '0.95' };
    await maya.call('POST', '/api/payments', paid);
    const sale = { category: 'other', description: 'Sale', amount: '5', currency: 'USD', incomeDate: '2026-03-16' };
    await maya.call('POST', '/api/income', { ...sale, paymentStatus: 'pending' });
    const { body: closing } = await maya.call('POST', '/api/closings', { until: '2026-03-31' });
    const stored = await set(maya, '2026-03-16', 'USD', '1.0850');
    expect([stored.status, stored.body.perEuro]).toEqual([201, '1.08500000']);
    expect((await maya.call('GET', `/api/closings/${closing.id}/check`)).body).toEqual({ same: true });
    expect((await maya.call('GET', '/api/payments')).body).toMatchObject([{ exchangeRate: '0.95000000' }]);
  });

  test('has another rate after the company’s reporting currency changes', async () => {
    const maya = await aBookkeeper();
    await set(maya, '2026-11-16', 'USD', '1.0850');
    const { body } = await maya.call('POST', '/api/expenses', { ...expense, currency: 'EUR' });
    await maya.call('PATCH', '/api/books/settings', { reportingCurrency: 'USD' });
    expect((await maya.call('GET', `/api/expenses/${body.id}`)).body.exchangeRate).toBe('1.08500000');
  });
});
