import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { aCustomer, anInvoice } from '../testing/books.ts';
import { aPerson, aWorld, allowDeletingIssued, type Person } from '../testing/given.ts';

const world = aWorld();
type Answer = Record<string, any>;
type Rates = { standard: number; reduced: number };

const read = async (maya: Person, path: string): Promise<any> => (await maya.call('GET', path)).body;

async function rates(maya: Person): Promise<Rates> {
  const rate = async (name: string, percent: number) =>
    (await maya.call('POST', '/api/tax-rates', { name, category: 'S', percent, validFrom: '2020-01-01' })).body.id;
  return { standard: await rate('Standard', 20), reduced: await rate('Reduced', 10) };
}

/** A deposit of 20,000.00 at 20%, sent on March 2 by default. */
async function aDeposit(maya: Person, { standard }: Rates, more: object = {}): Promise<Answer> {
  const items = [{ description: 'Deposit of 50% for a week aboard', unitPrice: '20000.00', taxRateId: standard }];
  return anInvoice(maya, { kind: 'deposit', status: 'sent', issueDate: '2026-03-02', items, ...more });
}

/** Bills the charter from the design and its wine, less this deposit. */
async function bills(maya: Person, { standard, reduced }: Rates, of: Answer, more: object = {}): Promise<Answer> {
  const items = [
    { description: 'A week aboard', unitPrice: '40000.00', taxRateId: standard },
    { description: 'Wine', unitPrice: '1500.00', taxRateId: reduced },
  ];
  const body = { customerId: of.customerId, currency: 'EUR', issueDate: '2026-06-01', items, depositIds: [of.id], ...more };
  const answer = await maya.call('POST', '/api/invoices', body);
  return { ...answer.body, answered: answer.status };
}

const moves = (maya: Person, { id }: Answer, status: string) => maya.call('PATCH', `/api/invoices/${id}/status`, { status });
const credits = (maya: Person, { id }: Answer, more: object = {}) =>
  maya.call('POST', `/api/invoices/${id}/credit-notes`, { reason: 'A meal was off', ...more });

function refusal({ answered, status = answered, code, message, errors, body }: Answer): unknown[] {
  return body ? refusal({ status, ...body }) : [status, code, errors?.[0]?.path ?? null, errors?.[0]?.message ?? message];
}

describe('an invoice that deducts a deposit', () => {
  test('deducts it with its tax, as in the design, and both name each other', async () => {
    const maya = await aPerson(world);
    const taxes = await rates(maya);
    const deposit = await aDeposit(maya, taxes);
    expect(deposit).toMatchObject({
      kind: 'deposit',
      total: '24000.00',
      deductedOn: null,
      leftToDeduct: [{ taxable: '20000.00', tax: '4000.00' }],
    });
    const invoice = await bills(maya, taxes, deposit);
    expect(invoice).toMatchObject({
      answered: 201,
      kind: 'invoice',
      leftToDeduct: null,
      taxes: [
        { category: 'S', percent: '20.00', taxable: '20000.00', tax: '4000.00' },
        { category: 'S', percent: '10.00', taxable: '1500.00', tax: '150.00' },
      ],
      lineTotal: '21500.00',
      discountTotal: '0.00',
      subtotal: '21500.00',
      taxAmount: '4150.00',
      total: '25650.00',
    });
    expect(invoice.items[2]).toMatchObject({
      description: `Less deposit ${deposit.invoiceNumber} of Mar 2, 2026`,
      quantity: '-1.00',
      unitPrice: '20000.00',
      total: '-20000.00',
      net: '-20000.00',
      taxPercent: '20.00',
      depositInvoiceId: deposit.id,
    });
    const { deductedOn } = await read(maya, `/api/invoices/${deposit.id}`);
    expect(deductedOn).toEqual({ id: invoice.id, invoiceNumber: invoice.invoiceNumber });
  });

  test.each([
    [
      'net',
      [
        ['20.00', '-1000.00'],
        ['10.00', '-300.00'],
      ],
      '3030.00',
    ],
    [
      'gross',
      [
        ['20.00', '-1200.00'],
        ['10.00', '-330.00'],
      ],
      '2070.00',
    ],
  ])('in %s prices has a line for each tax of the deposit', async (prices, lines, total) => {
    const maya = await aPerson(world);
    const { standard, reduced } = await rates(maya);
    const items = (week: number, wine: number) => [
      { description: 'A week', unitPrice: week, taxRateId: standard },
      { description: 'Wine', unitPrice: wine, taxRateId: reduced },
    ];
    const deposit = await anInvoice(maya, { kind: 'deposit', status: 'sent', items: items(1000, 300) });
    const { customerId } = deposit;
    const invoice = await anInvoice(maya, { customerId, prices, items: items(3000, 600), depositIds: [deposit.id] });
    const deductions = invoice.items.filter((item: Answer) => item.depositInvoiceId === deposit.id);
    expect(deductions.map((item: Answer) => [item.taxPercent, item.total])).toEqual(lines);
    expect(invoice.total).toBe(prices === 'net' ? '2730.00' : total);
  });

  test('gives no discount on it, a percentage or an amount', async () => {
    const maya = await aPerson(world);
    const taxes = await rates(maya);
    const deposit = await aDeposit(maya, taxes);
    const ten = await bills(maya, taxes, deposit, { discountPercent: 10 });
    expect([ten.discountTotal, ten.subtotal, ten.total]).toEqual(['4150.00', '17350.00', '20685.00']);
    const changed = await maya.call('PATCH', `/api/invoices/${ten.id}`, { discountPercent: 60 });
    expect(refusal(changed)).toEqual([422, 'validation', 'depositIds', 'The deposits are €4,140.00 more than this invoice comes to.']);
    const part = await maya.call('PATCH', `/api/invoices/${ten.id}`, { discountPercent: null, discountAmount: '4150' });
    expect([part.body.discountTotal, part.body.total]).toEqual(['4150.00', '20685.00']);
  });

  test('deducts only what was not credited', async () => {
    const maya = await aPerson(world);
    const taxes = await rates(maya);
    const deposit = await aDeposit(maya, taxes);
    await credits(maya, deposit, { items: [{ itemId: deposit.items[0].id, amount: '5000' }] });
    const invoice = await bills(maya, taxes, deposit);
    expect([invoice.items[2].total, invoice.total]).toEqual(['-15000.00', '31650.00']);
  });

  test('comes to zero if the deposit was the whole price, and is paid as soon as it is sent', async () => {
    const maya = await aPerson(world);
    const taxes = await rates(maya);
    const deposit = await aDeposit(maya, taxes);
    const items = [{ description: 'A week aboard', unitPrice: '20000.00', taxRateId: taxes.standard }];
    const invoice = await bills(maya, taxes, deposit, { items });
    expect(invoice.total).toBe('0.00');
    const message = 'All of it is paid.';
    const sent = await maya.call('POST', `/api/invoices/${invoice.id}/send`, { to: 'ada@guests.example', message });
    expect([sent.status, sent.body.status, sent.body.open]).toEqual([200, 'paid', '0.00']);
  });

  test('keeps it while its lines change, and frees it on request or when deleted', async () => {
    const maya = await aPerson(world);
    const taxes = await rates(maya);
    const deposit = await aDeposit(maya, taxes);
    const invoice = await bills(maya, taxes, deposit);
    const change = async (body: object) => (await maya.call('PATCH', `/api/invoices/${invoice.id}`, body)).body;
    const deductedOn = async () => (await read(maya, `/api/invoices/${deposit.id}`)).deductedOn?.id ?? null;
    const noted = await change({ notes: 'Thank you' });
    expect([noted.total, noted.items.length]).toEqual(['25650.00', 3]);
    const shorter = await change({ items: [{ description: 'A week aboard', unitPrice: '30000', taxRateId: taxes.standard }] });
    expect([shorter.total, shorter.items.length, await deductedOn()]).toEqual(['12000.00', 2, invoice.id]);
    const whole = await change({ depositIds: [] });
    expect([whole.total, whole.items.length, await deductedOn()]).toEqual(['36000.00', 1, null]);
    await change({ depositIds: [deposit.id] });
    expect(await deductedOn()).toBe(invoice.id);
    await maya.call('DELETE', `/api/invoices/${invoice.id}`);
    expect(await deductedOn()).toBeNull();
  });

  test('is copied without it', async () => {
    const maya = await aPerson(world);
    const taxes = await rates(maya);
    const invoice = await bills(maya, taxes, await aDeposit(maya, taxes));
    const copy = (await maya.call('POST', `/api/invoices/${invoice.id}/copy`)).body;
    expect([copy.items.length, copy.total]).toEqual([2, '49650.00']);
  });

  test('and the deposit add up to what the customer owes, in the account and in the booking', async () => {
    const maya = await aPerson(world);
    const taxes = await rates(maya);
    const deposit = await aDeposit(maya, taxes);
    const invoice = await bills(maya, taxes, deposit, { status: 'sent' });
    await maya.call('POST', '/api/payments', {
      direction: 'in',
      customerId: deposit.customerId,
      day: '2026-03-10',
      amount: '24000',
      currency: 'EUR',
      allocations: [{ invoiceId: deposit.id, amount: '24000' }],
    });
    const account = await read(maya, `/api/customers/${deposit.customerId}/account`);
    expect(account.map(({ kind, debit, credit, balance }: Answer) => [kind, debit, credit, balance])).toEqual([
      ['invoice', '25650.00', '0.00', '25650.00'],
      ['payment', '0.00', '24000.00', '0.00'],
      ['invoice', '24000.00', '0.00', '24000.00'],
    ]);
    expect((await read(maya, `/api/customers/${deposit.customerId}/summary`)).totals[0].open).toBe('25650.00');
    expect(invoice.open).toBe('25650.00');
  });

  test('is listed beside deposits, or without them', async () => {
    const maya = await aPerson(world);
    const taxes = await rates(maya);
    const deposit = await aDeposit(maya, taxes);
    const invoice = await bills(maya, taxes, deposit);
    const listed = async (query: string) => (await read(maya, `/api/invoices${query}`)).map(({ id }: Answer) => id);
    expect(await listed('')).toEqual([invoice.id, deposit.id]);
    expect(await listed('?kind=deposit')).toEqual([deposit.id]);
    expect(await listed('?kind=invoice')).toEqual([invoice.id]);
    expect((await maya.call('GET', '/api/invoices?kind=none')).status).toBe(400);
  });
});

describe('a deposit is refused', () => {
  test.each([
    ['that doesn’t exist', () => ({ depositIds: [999_999] }), "This deposit isn't in your company."],
    ['of another customer', async (maya: Person) => ({ customerId: (await aCustomer(maya)).id }), '… belongs to another customer.'],
    ['in another currency', () => ({ currency: 'USD' }), '… is in EUR.'],
    ['on a deposit', () => ({ kind: 'deposit' }), 'A deposit invoice can’t deduct other deposits.'],
    [
      'of more than the invoice comes to',
      (maya: Person) => ({ items: [{ description: `Of ${maya.id}`, unitPrice: 100 }] }),
      'The deposits are €23,900.00 more than this invoice comes to.',
    ],
  ])('%s', async (_, more, message) => {
    const maya = await aPerson(world);
    const taxes = await rates(maya);
    const deposit = await aDeposit(maya, taxes);
    const refused = await bills(maya, taxes, deposit, await more(maya));
    expect(refusal(refused)).toEqual([422, 'validation', 'depositIds', message.replace('…', deposit.invoiceNumber)]);
    expect((await read(maya, `/api/invoices/${deposit.id}`)).deductedOn).toBeNull();
  });

  test.each([
    ['that is an invoice', { kind: 'invoice' }, 'isn’t a deposit invoice.'],
    ['that hasn’t been sent', { status: 'draft' }, 'hasn’t been sent, so it can’t be deducted.'],
  ])('%s', async (_, more, why) => {
    const maya = await aPerson(world);
    const taxes = await rates(maya);
    const deposit = await aDeposit(maya, taxes, more);
    expect(refusal(await bills(maya, taxes, deposit))).toEqual([422, 'validation', 'depositIds', `${deposit.invoiceNumber} ${why}`]);
  });

  test('that is cancelled, or of another company', async () => {
    const [maya, nora] = [await aPerson(world), await aPerson(world)];
    const [taxes, others] = [await rates(maya), await rates(nora)];
    const [deposit, other] = [await aDeposit(maya, taxes), await aDeposit(nora, others)];
    await moves(maya, deposit, 'cancelled');
    const why = `${deposit.invoiceNumber} is cancelled, so there is nothing to deduct.`;
    expect(refusal(await bills(maya, taxes, deposit))).toEqual([422, 'validation', 'depositIds', why]);
    const foreign = await bills(maya, taxes, deposit, { depositIds: [other.id] });
    expect(refusal(foreign)).toEqual([422, 'validation', 'depositIds', "This deposit isn't in your company."]);
  });

  test('that another invoice deducts, until that invoice is cancelled', async () => {
    const maya = await aPerson(world);
    const taxes = await rates(maya);
    const deposit = await aDeposit(maya, taxes);
    const first = await bills(maya, taxes, deposit, { status: 'sent' });
    const why = `${deposit.invoiceNumber} is deducted on ${first.invoiceNumber} already.`;
    expect(refusal(await bills(maya, taxes, deposit))).toEqual([409, 'deposit_deducted', null, why]);
    expect((await moves(maya, first, 'cancelled')).status).toBe(200);
    const second = await bills(maya, taxes, deposit);
    expect([second.answered, second.total]).toEqual([201, '25650.00']);
    expect((await read(maya, `/api/invoices/${deposit.id}`)).deductedOn.id).toBe(second.id);
  });

  test('by all but one of fifty invoices that deduct it at the same time', async () => {
    const maya = await aPerson(world);
    const taxes = await rates(maya);
    const deposit = await aDeposit(maya, taxes);
    const answers = await Promise.all(Array.from({ length: 50 }, () => bills(maya, taxes, deposit)));
    const counts = [201, 409].map((status) => answers.filter(({ answered }) => answered === status).length);
    expect(counts).toEqual([1, 49]);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([undefined, 'deposit_deducted']));
    const { rows } = await world.owner.query('select count(*)::int as kept from deposit_deductions where deposit_id = $1', [deposit.id]);
    expect(rows[0].kept).toBe(1);
  });
});

describe('a deposit that an invoice deducts', () => {
  test('can’t be credited, cancelled or deleted until that invoice is cancelled', async () => {
    const maya = await aPerson(world);
    const taxes = await rates(maya);
    const deposit = await aDeposit(maya, taxes);
    const invoice = await bills(maya, taxes, deposit, { status: 'sent' });
    const why = `${deposit.invoiceNumber} is deducted on ${invoice.invoiceNumber} already.`;
    expect(refusal(await credits(maya, deposit))).toEqual([409, 'deposit_deducted', null, why]);
    expect(refusal(await moves(maya, deposit, 'cancelled'))).toEqual([409, 'deposit_deducted', null, why]);
    await allowDeletingIssued(world, maya);
    expect(refusal(await maya.call('DELETE', `/api/invoices/${deposit.id}`))).toEqual([409, 'deposit_deducted', null, why]);
    expect(refusal(await moves(maya, deposit, 'draft'))).toEqual([409, 'deposit_deducted', null, why]);
    await moves(maya, invoice, 'cancelled');
    expect((await credits(maya, deposit)).status).toBe(201);
  });

  test('is credited along with the invoice, by one note for all of it, and is free afterwards', async () => {
    const maya = await aPerson(world);
    const taxes = await rates(maya);
    const deposit = await aDeposit(maya, taxes);
    const invoice = await bills(maya, taxes, deposit, { status: 'sent', discountPercent: 5 });
    const wine = await credits(maya, invoice, { items: [{ itemId: invoice.items[1].id, amount: '500' }] });
    expect(wine.body).toMatchObject({ subtotal: '475.00', taxAmount: '47.50', total: '522.50' });
    expect((await read(maya, `/api/invoices/${deposit.id}`)).deductedOn.id).toBe(invoice.id);
    const rest = await credits(maya, invoice);
    for (const figure of ['lineTotal', 'discountTotal', 'subtotal', 'taxAmount', 'total'])
      expect((Number(wine.body[figure]) + Number(rest.body[figure])).toFixed(2)).toBe(invoice[figure]);
    const after = await read(maya, `/api/invoices/${deposit.id}`);
    expect([after.status, after.deductedOn, after.open]).toEqual(['overdue', null, '24000.00']);
  });

  test('stays deducted if the price is reduced by all that is left to pay, until the rest is credited as well', async () => {
    const maya = await aPerson(world);
    await maya.call('PATCH', '/api/books/settings', { reportingCurrency: 'EUR' });
    const taxes = await rates(maya);
    const deposit = await aDeposit(maya, taxes);
    const items = [{ description: 'A week aboard', unitPrice: '40000.00', taxRateId: taxes.standard }];
    const invoice = await bills(maya, taxes, deposit, { status: 'sent', items });
    expect(invoice.open).toBe('24000.00');
    await credits(maya, invoice, { items: [{ itemId: invoice.items[0].id, amount: '20000' }] });
    expect(await read(maya, `/api/invoices/${invoice.id}`)).toMatchObject({ status: 'paid', credited: '24000.00', open: '0.00' });
    expect((await read(maya, `/api/invoices/${deposit.id}`)).deductedOn.id).toBe(invoice.id);
    const used = `${deposit.invoiceNumber} is deducted on ${invoice.invoiceNumber} already.`;
    expect(refusal(await bills(maya, taxes, deposit))).toEqual([409, 'deposit_deducted', null, used]);
    // What is left is half the week and the deposit: a credit note that comes to nothing.
    expect((await moves(maya, invoice, 'cancelled')).body.status).toBe('cancelled');
    const [rest] = await read(maya, `/api/credit-notes?invoiceId=${invoice.id}`);
    expect(rest).toMatchObject({ total: '0.00', open: '0.00', taxes: [{ percent: '20.00', taxable: '0.00', tax: '0.00' }] });
    expect(rest.items.map(({ amount }: Answer) => amount)).toEqual(['20000.00', '-20000.00']);
    expect((await read(maya, `/api/invoices/${deposit.id}`)).deductedOn).toBeNull();
    const totals = (account: string) => read(maya, `/api/books/journal/totals?from=2026-01-01&to=2100-01-01&account=${account}`);
    expect(await totals('deposits')).toMatchObject({ debit: '20000.00', credit: '40000.00' });
    expect(await totals('revenue_charter')).toMatchObject({ debit: '40000.00', credit: '40000.00' });
    expect(refusal(await credits(maya, invoice))[1]).toBe('not_issued');
    expect((await credits(maya, deposit)).status).toBe(201);
  });

  test('is deducted again when its invoice is no longer cancelled, unless it changed meanwhile', async () => {
    const maya = await aPerson(world);
    await allowDeletingIssued(world, maya);
    const taxes = await rates(maya);
    const deposit = await aDeposit(maya, taxes);
    const invoice = await bills(maya, taxes, deposit);
    const deductedOn = async () => (await read(maya, `/api/invoices/${deposit.id}`)).deductedOn?.id ?? null;
    await moves(maya, invoice, 'cancelled');
    expect(await deductedOn()).toBeNull();
    await moves(maya, invoice, 'draft');
    expect(await deductedOn()).toBe(invoice.id);
    await moves(maya, invoice, 'cancelled');
    await credits(maya, deposit, { items: [{ itemId: deposit.items[0].id, amount: '5000' }] });
    const why = `A deposit on ${invoice.invoiceNumber} has been credited since. Make a copy instead.`;
    expect(refusal(await moves(maya, invoice, 'draft'))).toEqual([409, 'deposit_changed', null, why]);
  });

  test('is named on the PDF', async () => {
    const maya = await aPerson(world);
    const taxes = await rates(maya);
    const deposit = await aDeposit(maya, taxes);
    const invoice = await bills(maya, taxes, deposit, { status: 'sent' });
    const words = async ({ id }: Answer) => {
      const { rawPayload } = await world.app.inject({ url: `/api/invoices/${id}/pdf`, headers: { authorization: `Bearer ${maya.token}` } });
      return spawnSync('pdftotext', ['-layout', '-', '-'], { input: rawPayload, encoding: 'utf8' });
    };
    const { stdout, status } = await words(deposit);
    if (status !== 0) return;
    expect(stdout).toContain('Deposit invoice');
    const final = (await words(invoice)).stdout;
    for (const text of [`Less deposit ${deposit.invoiceNumber} of Mar 2, 2026`, '−1', '-€20,000.00', 'Tax 20% on €20,000.00', '€25,650.00'])
      expect(final).toContain(text);
    expect(final).not.toContain('Deposit invoice');
  });

  test('is taxed by the day it is issued, no matter when the service is', async () => {
    const maya = await aPerson(world);
    const year = { name: 'Then', category: 'S', percent: 20, validFrom: '2026-01-01', validTo: '2026-12-31' };
    const { id } = (await maya.call('POST', '/api/tax-rates', year)).body;
    const { id: customerId } = await aCustomer(maya);
    const body = { customerId, issueDate: '2026-12-01', serviceTo: '2027-06-12', currency: 'EUR' };
    const items = [{ description: 'A week', unitPrice: 100, taxRateId: id }];
    const answered = async (kind: string) => (await maya.call('POST', '/api/invoices', { ...body, kind, items })).status;
    expect([await answered('deposit'), await answered('invoice')]).toEqual([201, 422]);
  });
});
