import { describe, expect, test } from 'vitest';
import { aPerson, aWorld, aYacht, anEvent, allowDeletingIssued, type Person } from '../testing/given.ts';
import { aCustomer, anInvoice } from '../testing/books.ts';

const world = aWorld();

const day = '2026-06-02';
type Answer = Record<string, any>;

async function pays(maya: Person, customerId: number, amount: string, more: object = {}): Promise<Answer> {
  const answer = await maya.call('POST', '/api/payments', { direction: 'in', customerId, day, amount, currency: 'EUR', ...more });
  return { ...answer.body, answered: answer.status };
}

async function aSentInvoice(maya: Person, unitPrice: string, more: object = {}): Promise<Answer> {
  return anInvoice(maya, { status: 'sent', taxRate: 0, items: [{ description: 'A week', unitPrice }], ...more });
}

const read = async (maya: Person, path: string) => (await maya.call('GET', path)).body;
const moneyOf = async (maya: Person, id: number) => {
  const { status, paid, open } = await read(maya, `/api/invoices/${id}`);
  return [status, paid, open];
};

describe('a payment', () => {
  test('is from the organization of a business customer, and so is its income', async () => {
    const maya = await aPerson(world);
    const { id } = await aCustomer(maya, { organisation: 'Baltic Events GmbH' });
    expect((await pays(maya, id, '10')).customerName).toBe('Baltic Events GmbH');
    expect((await read(maya, '/api/income'))[0].customerName).toBe('Baltic Events GmbH');
  });

  test('of a part leaves the rest outstanding, and the one that covers it makes the invoice paid, which the feed shows', async () => {
    const maya = await aPerson(world);
    const { id, customerId, invoiceNumber } = await aSentInvoice(maya, '1000', { dueDate: '2099-01-01' });
    const first = await pays(maya, customerId, '300', {
      method: 'bank_transfer',
      reference: 'deposit',
      allocations: [{ invoiceId: id, amount: '300' }],
    });
    expect(first).toMatchObject({
      answered: 201,
      amount: '300.00',
      allocated: '300.00',
      open: '0.00',
      customerName: 'Ada Lindgren',
      allocations: [{ invoiceId: id, invoiceNumber, amount: '300.00', day }],
    });
    expect(await moneyOf(maya, id)).toEqual(['sent', '300.00', '700.00']);
    await pays(maya, customerId, '700', { allocations: [{ invoiceId: id, amount: 700 }] });
    expect(await moneyOf(maya, id)).toEqual(['paid', '1000.00', '0.00']);
    expect((await read(maya, '/api/activities?limit=3')).map(({ details }: Answer) => details)).toEqual([
      `Recorded a payment of €700.00 for ${invoiceNumber}`,
      `Invoice ${invoiceNumber} is now paid`,
      `Recorded a payment of €300.00 for ${invoiceNumber}`,
    ]);
    expect((await read(maya, `/api/payments?invoiceId=${id}`)).map(({ amount }: Answer) => amount)).toEqual(['700.00', '300.00']);
  });

  test('appears in the books as income of the booked yacht, and its income is deleted with it', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    const eventId = await anEvent(world, maya.companyId as number, yacht.id);
    const { id, customerId, invoiceNumber } = await aSentInvoice(maya, '500', { eventId });
    const payment = await pays(maya, customerId, '500', { method: 'cash', allocations: [{ invoiceId: id, amount: '500' }] });
    const [income] = await read(maya, '/api/income');
    expect(income).toMatchObject({
      amount: '500.00',
      invoiceId: id,
      paymentId: payment.id,
      yachtId: yacht.id,
      category: 'charter',
      description: `Invoice ${invoiceNumber}`,
      incomeDate: day,
      paymentStatus: 'paid',
      paymentMethod: 'cash',
    });
    const refusal = [409, 'belongs_to_payment', `This is a payment of ${invoiceNumber}. Change it there.`];
    const changed = await maya.call('PATCH', `/api/income/${income.id}`, { amount: '400' });
    expect([changed.status, changed.body.code, changed.body.message]).toEqual(refusal);
    const deleted = await maya.call('DELETE', `/api/income/${income.id}`);
    expect([deleted.status, deleted.body.code, deleted.body.message]).toEqual(refusal);
    expect((await maya.call('PATCH', `/api/income/${income.id}`, { notes: 'By hand' })).body.notes).toBe('By hand');
    expect((await maya.call('DELETE', `/api/payments/${payment.id}`)).status).toBe(204);
    expect(await read(maya, '/api/income')).toEqual([]);
    expect((await read(maya, `/api/invoices/${id}`)).paid).toBe('0.00');
  });

  test('that exceeds an invoice leaves the customer credit, which pays the next one', async () => {
    const maya = await aPerson(world);
    const one = await aSentInvoice(maya, '500', { dueDate: '2099-01-01' });
    const two = await aSentInvoice(maya, '300', { customerId: one.customerId, dueDate: '2099-01-01' });
    const payment = await pays(maya, one.customerId, '600', { allocations: [{ invoiceId: one.id, amount: '500' }] });
    expect([payment.allocated, payment.open]).toEqual(['500.00', '100.00']);
    const incomeOf = async () =>
      (await read(maya, '/api/income?sort=amount')).map(({ amount, invoiceId, description }: Answer) => [amount, invoiceId, description]);
    expect(await incomeOf()).toEqual([
      ['100.00', null, 'Payment on account'],
      ['500.00', one.id, `Invoice ${one.invoiceNumber}`],
    ]);
    const allotted = await maya.call('POST', '/api/allocations', {
      from: { paymentId: payment.id },
      to: { invoiceId: two.id },
      amount: '100',
    });
    expect([allotted.status, allotted.body.open]).toEqual([201, '0.00']);
    expect(await moneyOf(maya, two.id)).toEqual(['sent', '100.00', '200.00']);
    expect(await incomeOf()).toEqual([
      ['100.00', two.id, `Invoice ${two.invoiceNumber}`],
      ['500.00', one.id, `Invoice ${one.invoiceNumber}`],
    ]);
    const [, ofTwo] = allotted.body.allocations;
    expect((await maya.call('DELETE', `/api/allocations/${ofTwo.id}`)).status).toBe(204);
    expect(await moneyOf(maya, two.id)).toEqual(['sent', '0.00', '300.00']);
    expect((await incomeOf()).map(([amount, invoiceId]: unknown[]) => [amount, invoiceId])).toEqual([
      ['100.00', null],
      ['500.00', one.id],
    ]);
  });

  test('that covers an invoice keeps it from being set back to sent, where issued invoices stay', async () => {
    const maya = await aPerson(world);
    const { id, customerId, invoiceNumber } = await aSentInvoice(maya, '100');
    const payment = await pays(maya, customerId, '100', { allocations: [{ invoiceId: id, amount: '100' }] });
    const sentAgain = () => maya.call('PATCH', `/api/invoices/${id}/status`, { status: 'sent' });
    const { status, body } = await sentAgain();
    expect([status, body.code, body.message]).toEqual([
      409,
      'payments_recorded',
      `${invoiceNumber} is paid by recorded payments. Delete them first.`,
    ]);
    await maya.call('DELETE', `/api/payments/${payment['id']}`);
    expect((await sentAgain()).status).toBe(200);
  });

  test('can be for several invoices, and when it is deleted each of them is outstanding again', async () => {
    const maya = await aPerson(world);
    const one = await aSentInvoice(maya, '100', { dueDate: '2099-01-01' });
    const two = await aSentInvoice(maya, '200', { customerId: one.customerId, dueDate: '2099-01-01' });
    const payment = await pays(maya, one.customerId, '300', {
      allocations: [
        { invoiceId: one.id, amount: '100' },
        { invoiceId: two.id, amount: '200' },
      ],
    });
    expect([await moneyOf(maya, one.id), await moneyOf(maya, two.id)]).toEqual([
      ['paid', '100.00', '0.00'],
      ['paid', '200.00', '0.00'],
    ]);
    await maya.call('DELETE', `/api/payments/${payment.id}`);
    expect([await moneyOf(maya, one.id), await moneyOf(maya, two.id)]).toEqual([
      ['sent', '0.00', '100.00'],
      ['sent', '0.00', '200.00'],
    ]);
    const texts = (await read(maya, '/api/activities?resourceType=invoice&limit=4')).map(({ details }: Answer) => details);
    expect(texts.toSorted()).toEqual([
      `Deleted €100.00 of a payment of €300.00 for ${one['invoiceNumber']}`,
      `Deleted €200.00 of a payment of €300.00 for ${two['invoiceNumber']}`,
      `Invoice ${one['invoiceNumber']} is now sent`,
      `Invoice ${two['invoiceNumber']} is now sent`,
    ]);
  });

  test('that is refunded comes out of a credit, reduces income, and can’t exceed the credit', async () => {
    const maya = await aPerson(world);
    const { id: customerId } = await aCustomer(maya);
    const credit = await pays(maya, customerId, '100');
    const back = (amount: string) => pays(maya, customerId, amount, { direction: 'out', allocations: [{ paymentId: credit.id, amount }] });
    expect(await back('100.01')).toMatchObject({
      answered: 409,
      code: 'allocated_more',
      message: 'The payment of Jun 2, 2026 has €100.00 left.',
    });
    expect(await back('40')).toMatchObject({ answered: 201, open: '0.00', allocations: [{ creditPaymentId: credit.id, amount: '40.00' }] });
    expect(await read(maya, `/api/payments/${credit.id}`)).toMatchObject({ allocated: '40.00', open: '60.00' });
    expect(await read(maya, '/api/income/totals')).toEqual([{ currency: 'EUR', count: 2, total: '60.00', paid: '60.00' }]);
  });

  test.each([
    ['of more than is outstanding', { amount: '100.01' }, { amount: '100.01' }, 409, 'allocated_more', 'INV-2026-0001 has €100.00 left.'],
    [
      'of less than its allocations',
      { amount: '50' },
      { amount: '60' },
      422,
      'validation',
      'This payment comes to €50.00, less than what is allocated',
    ],
    ['in another currency', { amount: '50', currency: 'USD' }, { amount: '50' }, 422, 'validation', 'INV-2026-0001 is in EUR.'],
    ['of nothing', { amount: '0' }, { amount: '0' }, 422, 'validation', 'Please check the highlighted fields.'],
    [
      'that is refunded from an invoice',
      { amount: '5', direction: 'out' },
      { amount: '5' },
      422,
      'validation',
      'A refund comes from a payment, a credit note or an APA, not from an invoice.',
    ],
  ])('%s is refused, and nothing is stored', async (_what, more, part, status, code, message) => {
    const maya = await aPerson(world);
    const { id, customerId } = await aSentInvoice(maya, '100');
    const { answered, ...body } = await pays(maya, customerId, more.amount, { ...more, allocations: [{ invoiceId: id, ...part }] });
    expect([answered, body['code'], body['message']]).toEqual([status, code, message]);
    expect([await read(maya, '/api/payments'), await read(maya, '/api/income')]).toEqual([[], []]);
  });

  test("can't be for another customer's invoice, for one that wasn't sent, or for another company's", async () => {
    const [maya, nora] = [await aPerson(world), await aPerson(world)];
    const ada = await aCustomer(maya, { firstName: 'Zoë', lastName: 'Åberg' });
    const sent = await aSentInvoice(maya, '100');
    const draft = await anInvoice(maya, { customerId: ada.id });
    const theirs = await aSentInvoice(nora, '100');
    const forInvoice = (invoiceId: number) => pays(maya, ada.id, '10', { allocations: [{ invoiceId, amount: '10' }] });
    expect(await forInvoice(sent['id'])).toMatchObject({ answered: 422, message: `${sent['invoiceNumber']} belongs to another customer.` });
    expect(await forInvoice(draft.id)).toMatchObject({ answered: 409, code: 'not_issued' });
    expect(await forInvoice(theirs['id'])).toMatchObject({ answered: 422, message: "This invoice isn't in your company." });
    const credit = await pays(nora, theirs['customerId'], '10');
    expect((await maya.call('GET', `/api/payments/${credit['id']}`)).status).toBe(404);
    expect((await maya.call('GET', `/api/customers/${theirs['customerId']}/account`)).status).toBe(404);
  });

  test('sent fifty times at once succeeds only within what is outstanding', async () => {
    const maya = await aPerson(world);
    const { id, customerId } = await aSentInvoice(maya, '100');
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => pays(maya, customerId, '30', { allocations: [{ invoiceId: id, amount: '30' }] })),
    );
    expect(answers.filter(({ answered }) => answered === 201)).toHaveLength(3);
    expect(new Set(answers.filter(({ answered }) => answered !== 201).map(({ code }) => code))).toEqual(new Set(['allocated_more']));
    expect((await read(maya, `/api/invoices/${id}`)).open).toBe('10.00');
  });

  test('can’t exceed its documents in the database either', async () => {
    const maya = await aPerson(world);
    const { id, customerId } = await aSentInvoice(maya, '100');
    const payment = await pays(maya, customerId, '500', { allocations: [{ invoiceId: id, amount: '100' }] });
    const tooMuch = world.owner.query(
      'insert into allocations (company_id, day, amount, credit_payment_id, debit_invoice_id) values ($1, $2, 1, $3, $4)',
      [maya.companyId, day, payment['id'], id],
    );
    await expect(tooMuch).rejects.toMatchObject({ code: 'BK002' });
  });
});

describe('income of an issued invoice', () => {
  const part = { category: 'charter', description: 'Part', incomeDate: day, paymentStatus: 'paid', currency: 'EUR' };

  test('that is paid becomes a payment, at once or when it is marked as paid', async () => {
    const maya = await aPerson(world);
    const { id, customerId } = await aSentInvoice(maya, '100', { dueDate: '2099-01-01' });
    const logged = await maya.call('POST', '/api/income', { ...part, amount: '40', invoiceId: id, customerId });
    expect(logged.body.paymentId).not.toBeNull();
    const expected = await maya.call('POST', '/api/income', { ...part, amount: '60', invoiceId: id, customerId, paymentStatus: 'pending' });
    expect(expected.body.paymentId).toBeNull();
    expect((await maya.call('PATCH', `/api/income/${expected.body.id}`, { paymentStatus: 'paid' })).body.paymentId).not.toBeNull();
    expect(await moneyOf(maya, id)).toEqual(['paid', '100.00', '0.00']);
    expect((await read(maya, `/api/payments?invoiceId=${id}`)).map(({ amount }: Answer) => amount)).toEqual(['60.00', '40.00']);
  });

  test('can’t be more than what is outstanding', async () => {
    const maya = await aPerson(world);
    const { id, customerId, invoiceNumber } = await aSentInvoice(maya, '100');
    const { status, body } = await maya.call('POST', '/api/income', { ...part, amount: '100.01', invoiceId: id, customerId });
    expect([status, body.errors]).toEqual([422, [{ path: 'amount', message: `${invoiceNumber} has €100.00 outstanding` }]]);
    expect(await read(maya, '/api/income')).toEqual([]);
  });

  test('that was paid while it was a draft becomes a payment when the invoice is sent', async () => {
    const maya = await aPerson(world);
    const { id, customerId } = await anInvoice(maya, {
      taxRate: 0,
      items: [{ description: 'A', unitPrice: '100' }],
      dueDate: '2099-01-01',
    });
    const deposit = await maya.call('POST', '/api/income', { ...part, amount: '30', invoiceId: id, customerId });
    expect(deposit.body.paymentId).toBeNull();
    await maya.call('PATCH', `/api/invoices/${id}/status`, { status: 'sent' });
    expect(await moneyOf(maya, id)).toEqual(['sent', '30.00', '70.00']);
    expect((await read(maya, `/api/income/${deposit.body.id}`)).paymentId).not.toBeNull();
  });

  test('keeps the exchange rate that was entered for it, and so does what the payment leaves over', async () => {
    const maya = await aPerson(world);
    await maya.call('PATCH', '/api/books/settings', { reportingCurrency: 'EUR' });
    await maya.call('POST', '/api/exchange-rates', { day, currency: 'USD', perEuro: '1.0850' });
    const inDollars = { currency: 'USD', taxRate: 0, dueDate: '2099-01-01' };
    const { id, customerId } = await anInvoice(maya, { ...inDollars, items: [{ description: 'A', unitPrice: '100' }] });
    const paid = { ...part, currency: 'USD', exchangeRate: '0.95', amount: '150', invoiceId: id, customerId };
    await maya.call('POST', '/api/income', paid);
    await maya.call('PATCH', `/api/invoices/${id}/status`, { status: 'sent' });
    const [payment] = await read(maya, `/api/payments?invoiceId=${id}`);
    expect(payment).toMatchObject({ amount: '150.00', exchangeRate: '0.95000000', open: '50.00' });
    const incomeOf = async () =>
      (await read(maya, '/api/income?sort=amount')).map(({ amount, exchangeRate }: Answer) => [amount, exchangeRate]);
    const kept = [
      ['50.00', '0.95000000'],
      ['100.00', '0.95000000'],
    ];
    expect(await incomeOf()).toEqual(kept);
    const next = await aSentInvoice(maya, '50', { ...inDollars, customerId });
    await maya.call('POST', '/api/allocations', { from: { paymentId: payment.id }, to: { invoiceId: next['id'] }, amount: '50' });
    expect(await incomeOf()).toEqual(kept);
  });

  test('stays in the books when the invoice is deleted, and is no longer a payment', async () => {
    const maya = await aPerson(world);
    await allowDeletingIssued(world, maya);
    const one = await aSentInvoice(maya, '100');
    const two = await aSentInvoice(maya, '50', { customerId: one['customerId'] });
    const payment = await pays(maya, one['customerId'], '150', {
      allocations: [
        { invoiceId: one['id'], amount: '100' },
        { invoiceId: two['id'], amount: '50' },
      ],
    });
    expect((await maya.call('DELETE', `/api/invoices/${one['id']}`)).status).toBe(204);
    expect(await read(maya, `/api/payments/${payment['id']}`)).toMatchObject({ amount: '50.00', open: '0.00' });
    expect((await maya.call('DELETE', `/api/invoices/${two['id']}`)).status).toBe(204);
    expect((await maya.call('GET', `/api/payments/${payment['id']}`)).status).toBe(404);
    const income = await read(maya, '/api/income?sort=amount');
    expect(income.map(({ amount, paymentId, invoiceId }: Answer) => [amount, paymentId, invoiceId])).toEqual([
      ['50.00', null, null],
      ['100.00', null, null],
    ]);
  });
});

test("a customer's account lists what was invoiced and paid, with the balance after each, in each currency", async () => {
  const maya = await aPerson(world);
  const { id, customerId, invoiceNumber } = await aSentInvoice(maya, '1000', { issueDate: '2026-06-01' });
  await aSentInvoice(maya, '50', { customerId, currency: 'USD', issueDate: '2026-06-01' });
  await anInvoice(maya, { customerId });
  const payment = await pays(maya, customerId, '1200', { reference: 'wire', allocations: [{ invoiceId: id, amount: '1000' }] });
  await pays(maya, customerId, '200', { direction: 'out', day: '2026-06-03', allocations: [{ paymentId: payment['id'], amount: '200' }] });
  const { body, headers } = await maya.call('GET', `/api/customers/${customerId}/account`);
  expect(headers['x-total-count']).toBe('4');
  expect(body.map(({ kind, text, currency, debit, credit, balance }: Answer) => [kind, text, currency, debit, credit, balance])).toEqual([
    ['refund', null, 'EUR', '200.00', '0.00', '0.00'],
    ['payment', 'wire', 'EUR', '0.00', '1200.00', '-200.00'],
    ['invoice', 'INV-2026-0002', 'USD', '50.00', '0.00', '50.00'],
    ['invoice', invoiceNumber, 'EUR', '1000.00', '0.00', '1000.00'],
  ]);
});
