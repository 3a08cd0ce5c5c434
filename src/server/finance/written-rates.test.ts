import { describe, expect, test } from 'vitest';
import { aPerson, aWorld } from '../testing/given.ts';

const world = aWorld();

/** Somebody in a company that reports in euros, with the dollar's rate of June 15 and a customer. */
async function aBookkeeper() {
  const maya = await aPerson(world);
  await maya.call('PATCH', '/api/books/settings', { reportingCurrency: 'EUR' });
  await maya.call('POST', '/api/exchange-rates', { day: '2026-06-15', currency: 'USD', perEuro: '1.0850' });
  const { body: customer } = await maya.call('POST', '/api/customers', { firstName: 'Ada', lastName: 'Fenwick' });
  return { maya, customerId: customer.id as number };
}

/** A file of expenses of June 15 that differ in these columns. */
const csv = (...lines: string[]) =>
  ['Date,Category,Description,Amount,Currency,Tax,Tax rate', ...lines.map((line) => `2026-06-15,Fuel,Diesel,${line}`)].join('\n');

describe('the exchange rate of an invoice', () => {
  test('is that of its day unless somebody enters one; when cleared, it is that of its day again', async () => {
    const { maya, customerId } = await aBookkeeper();
    const draft = { customerId, issueDate: '2026-06-15', currency: 'USD', items: [{ description: 'Charter', unitPrice: '1200' }] };
    const { body: usual } = await maya.call('POST', '/api/invoices', draft);
    expect(usual.exchangeRate).toBe('0.92165899');
    const { status, body: invoice } = await maya.call('POST', '/api/invoices', { ...draft, exchangeRate: '0.9' });
    expect([status, invoice.exchangeRate]).toEqual([201, '0.90000000']);
    const change = async (changes: object) => (await maya.call('PATCH', `/api/invoices/${invoice.id}`, changes)).body.exchangeRate;
    expect(await change({ notes: 'Thank you' })).toBe('0.90000000');
    expect(await change({ exchangeRate: '0.95' })).toBe('0.95000000');
    expect(await change({ exchangeRate: null })).toBe('0.92165899');
    expect((await maya.call('POST', '/api/invoices', { ...draft, exchangeRate: '0' })).body.errors).toMatchObject([
      { path: 'exchangeRate' },
    ]);
  });

  test('is empty in the reporting currency, whatever is entered, and another currency has its own', async () => {
    const { maya, customerId } = await aBookkeeper();
    const draft = { customerId, issueDate: '2026-06-15', currency: 'EUR', items: [{ description: 'Charter', unitPrice: '1200' }] };
    const { body: invoice } = await maya.call('POST', '/api/invoices', { ...draft, exchangeRate: '0.9' });
    expect(invoice.exchangeRate).toBeNull();
    const { body: changed } = await maya.call('PATCH', `/api/invoices/${invoice.id}`, { currency: 'USD' });
    expect(changed.exchangeRate).toBe('0.92165899');
  });

  test('is the one the journal uses once it is sent', async () => {
    const { maya, customerId } = await aBookkeeper();
    const items = [{ description: 'Charter', unitPrice: '1200' }];
    const sent = { customerId, issueDate: '2026-06-15', currency: 'USD', status: 'sent', exchangeRate: '0.9', items };
    await maya.call('POST', '/api/invoices', sent);
    const { body } = await maya.call('GET', '/api/books/profit-and-loss?from=2026-06-01&to=2026-06-30');
    expect(body.total.revenue).toBe('1080.00');
  });
});

describe('the tax of what is bought', () => {
  const rate = { name: 'Standard', category: 'S', percent: '20', validFrom: '2026-01-01' };

  test('is imported from a file by the name or the percentage of its rate, and by its amount', async () => {
    const { maya } = await aBookkeeper();
    const { body: standard } = await maya.call('POST', '/api/tax-rates', rate);
    const file = csv('120.00,EUR,,standard', '60.00,EUR,,20 %', '60.00,EUR,9.99,20.00', '30.00,EUR,,');
    const { status, body } = await maya.call('POST', '/api/expenses/import', { csv: file });
    expect([status, body.imported]).toEqual([200, 4]);
    const { body: stored } = await maya.call('GET', '/api/expenses');
    const taxes = (stored as { taxRateId: number | null; taxAmount: string | null; id: number }[])
      .toSorted((one, other) => one.id - other.id)
      .map(({ taxRateId, taxAmount }) => [taxRateId, taxAmount]);
    expect(taxes).toEqual([
      [standard.id, '20.00'],
      [standard.id, '10.00'],
      [standard.id, '9.99'],
      [null, null],
    ]);
  });

  test('is imported from our own export unchanged', async () => {
    const { maya } = await aBookkeeper();
    await maya.call('POST', '/api/tax-rates', rate);
    const diesel = { category: 'fuel', description: 'Diesel', currency: 'EUR', expenseDate: '2026-06-15' };
    const { body: rates } = await maya.call('GET', '/api/tax-rates');
    await maya.call('POST', '/api/expenses', { ...diesel, amount: '120.00', taxRateId: rates[0].id, taxAmount: '19.99' });
    const { text } = await maya.call('GET', '/api/expenses/export');
    expect((await maya.call('POST', '/api/expenses/import', { csv: text })).body.faulty).toBe(0);
    const { body: both } = await maya.call('GET', '/api/expenses');
    expect(both).toMatchObject([
      { taxPercent: '20.00', taxAmount: '19.99' },
      { taxPercent: '20.00', taxAmount: '19.99' },
    ]);
  });

  test('is refused at each line whose rate isn’t valid on that day', async () => {
    const { maya } = await aBookkeeper();
    await maya.call('POST', '/api/tax-rates', { ...rate, validFrom: '2026-07-01' });
    const { status, body } = await maya.call('POST', '/api/expenses/import', { csv: csv('120.00,EUR,,Standard', '10.00,EUR,11.00,') });
    expect([status, body.errors]).toEqual([
      422,
      [
        { path: 'csv.2.Tax rate', message: 'There is no tax rate Standard on this day' },
        { path: 'csv.3.Tax', message: "The tax can't be more than the amount" },
      ],
    ]);
    expect((await maya.call('GET', '/api/expenses')).body).toEqual([]);
  });

  test('is entered with a bank line, and so is the exchange rate', async () => {
    const { maya } = await aBookkeeper();
    const { body: standard } = await maya.call('POST', '/api/tax-rates', rate);
    const { body: account } = await maya.call('POST', '/api/bank-accounts', { name: 'Dollars', currency: 'USD' });
    await maya.call('POST', `/api/bank-accounts/${account.id}/statements`, {
      name: 'a.csv',
      content: 'Date;Amount;Text\n2026-06-15;-120,00;Marina',
    });
    const [line] = (await maya.call('GET', '/api/bank-lines')).body;
    const expense = { category: 'docking', description: 'Marina', taxRateId: standard.id, exchangeRate: '0.9' };
    expect((await maya.call('POST', `/api/bank-lines/${line.id}/match`, { expense })).status).toBe(200);
    expect((await maya.call('GET', '/api/expenses')).body).toMatchObject([{ taxAmount: '20.00', exchangeRate: '0.90000000' }]);
  });
});
