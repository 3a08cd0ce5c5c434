import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { aCustomer, anInvoice } from '../testing/books.ts';
import { aPerson, aWorld, allowDeletingIssued, postIsSent, type Person } from '../testing/given.ts';
import { pdfWords, readsPdfs } from '../testing/pdf-words.ts';

const world = aWorld();
type Answer = Record<string, any>;

const read = async (maya: Person, path: string): Promise<any> => (await maya.call('GET', path)).body;
const moneyOf = async (maya: Person, id: number) => {
  const { status, paid, credited, open } = await read(maya, `/api/invoices/${id}`);
  return [status, paid, credited, open];
};

async function aSentInvoice(maya: Person, unitPrice: string, more: object = {}): Promise<Answer> {
  return anInvoice(maya, { status: 'sent', taxRate: 0, items: [{ description: 'A week', unitPrice }], ...more });
}

async function credits(maya: Person, invoiceId: number, more: object = {}): Promise<Answer> {
  const answer = await maya.call('POST', `/api/invoices/${invoiceId}/credit-notes`, { reason: 'A meal was off', ...more });
  return { ...answer.body, answered: answer.status };
}

async function pays(maya: Person, customerId: number, amount: string, more: object = {}): Promise<Answer> {
  const body = { direction: 'in', customerId, day: '2026-06-02', amount, currency: 'EUR', ...more };
  const answer = await maya.call('POST', '/api/payments', body);
  return { ...answer.body, answered: answer.status };
}

/** The charter, the wine and the transfers from the design, with a discount of 5%. */
async function aCharter(maya: Person): Promise<Answer> {
  const rate = async (name: string, percent: number) =>
    (await maya.call('POST', '/api/tax-rates', { name, category: 'S', percent, validFrom: '2020-01-01' })).body.id;
  const [standard, reduced] = [await rate('Standard', 20), await rate('Reduced', 10)];
  return anInvoice(maya, {
    status: 'sent',
    discountPercent: 5,
    items: [
      { description: 'Seven days', quantity: 7, unitPrice: '1850.00', discountPercent: 10, taxRateId: standard },
      { description: 'Wine', unitPrice: '333.33', taxRateId: reduced },
      { description: 'Transfers', quantity: 3, unitPrice: '19.99', taxRateId: reduced },
    ],
  });
}

describe('a credit note', () => {
  test('of a seventh of a charter has the taxes and the discount of its invoice and a number of its own, and reduces what is outstanding', async () => {
    const maya = await aPerson(world);
    const invoice = await aCharter(maya);
    expect(invoice.total).toBe('13697.69');
    const [days] = invoice.items;
    const note = await credits(maya, invoice.id, { issueDate: '2026-06-14', items: [{ itemId: days.id, amount: '1665.00' }] });
    expect(note).toMatchObject({
      answered: 201,
      number: 'CN-2026-0001',
      invoiceNumber: invoice.invoiceNumber,
      customerName: 'Ada Lindgren',
      issueDate: '2026-06-14',
      reason: 'A meal was off',
      lineTotal: '1665.00',
      discountTotal: '83.25',
      subtotal: '1581.75',
      taxAmount: '316.35',
      total: '1898.10',
      open: '0.00',
      taxes: [{ category: 'S', percent: '20.00', taxable: '1581.75', tax: '316.35' }],
      items: [{ itemId: days.id, description: 'Seven days', amount: '1665.00', net: '1665.00' }],
      allocations: [{ invoiceId: invoice.id, amount: '1898.10' }],
    });
    expect(await moneyOf(maya, invoice.id)).toEqual(['overdue', '0.00', '1898.10', '11799.59']);
    expect(await read(maya, `/api/credit-notes/${note.id}`)).toEqual({ ...note, answered: undefined });
    const [activity] = await read(maya, '/api/activities?limit=1');
    expect(activity.details).toBe(`Credited €1,898.10 of ${invoice.invoiceNumber} with CN-2026-0001: A meal was off`);
  });

  test('reduces the outstanding amount everywhere by the same', async () => {
    const maya = await aPerson(world);
    const invoice = await aSentInvoice(maya, '1000');
    await credits(maya, invoice.id, { items: [{ itemId: invoice.items[0].id, amount: '250' }] });
    const open = async (path: string) => (await read(maya, path)).map((row: Answer) => row.open);
    expect(await open('/api/invoices?status=open')).toEqual(['750.00']);
    expect(await open('/api/invoices/totals')).toEqual(['750.00']);
    expect(await open('/api/invoices/figures')).toEqual(['750.00']);
    expect((await read(maya, '/api/invoices/totals'))[0]).toMatchObject({ total: '1000.00', paid: '0.00', credited: '250.00' });
    expect((await read(maya, `/api/customers/${invoice.customerId}/summary`)).totals[0].open).toBe('750.00');
    const account = await read(maya, `/api/customers/${invoice.customerId}/account`);
    expect(account.map(({ kind, debit, credit, balance }: Answer) => [kind, debit, credit, balance])).toEqual([
      ['credit_note', '0.00', '250.00', '750.00'],
      ['invoice', '1000.00', '0.00', '1000.00'],
    ]);
  });

  test('for all that is left cancels its invoice, and nothing is credited twice', async () => {
    const maya = await aPerson(world);
    const invoice = await aCharter(maya);
    const part = await credits(maya, invoice.id, { items: [{ itemId: invoice.items[1].id, amount: '100.00' }] });
    const rest = await credits(maya, invoice.id, { reason: 'Called off' });
    expect([part.number, rest.number].map((number) => number.slice(-4))).toEqual(['0001', '0002']);
    const together = (figure: string) => (Number(part[figure]) + Number(rest[figure])).toFixed(2);
    expect(['lineTotal', 'discountTotal', 'subtotal', 'taxAmount', 'total'].map(together)).toEqual(
      ['lineTotal', 'discountTotal', 'subtotal', 'taxAmount', 'total'].map((figure) => invoice[figure]),
    );
    expect(await moneyOf(maya, invoice.id)).toEqual(['cancelled', '0.00', '13697.69', '0.00']);
    expect(await credits(maya, invoice.id)).toMatchObject({ answered: 409, code: 'not_issued' });
  });

  test('for more than is left of a line is refused, and uses up no number', async () => {
    const maya = await aPerson(world);
    const invoice = await aSentInvoice(maya, '300');
    const items = (amount: string) => ({ items: [{ itemId: invoice.items[0].id, amount }] });
    await credits(maya, invoice.id, items('180'));
    expect(await credits(maya, invoice.id, items('120.01'))).toMatchObject({
      answered: 409,
      code: 'credited_more',
      message: '€120.00 of this line is left to credit.',
      errors: [{ path: 'items.0.amount' }],
    });
    expect((await credits(maya, invoice.id, items('1'))).number).toMatch(/-0002$/);
  });

  test.each([
    ['no reason', { reason: ' ' }, 'reason', 'Reason is required'],
    ['a day before the invoice', { issueDate: '2026-01-14' }, 'issueDate', 'A credit note can’t be dated before its invoice'],
    ['a line that doesn’t exist', { items: [{ itemId: 999_999, amount: '1' }] }, 'items.0.itemId', 'This line isn’t on INV-2026-0001'],
    ['no line', { items: [] }, 'items', 'Please choose what to credit'],
  ])('with %s is refused', async (_, more, path, message) => {
    const maya = await aPerson(world);
    const invoice = await aSentInvoice(maya, '300');
    const refused = await credits(maya, invoice.id, more);
    expect([refused.answered, refused.errors]).toEqual([422, [{ path, message }]]);
  });

  test('for a draft is refused', async () => {
    const maya = await aPerson(world);
    const draft = await anInvoice(maya);
    expect(await credits(maya, draft.id)).toMatchObject({
      answered: 409,
      code: 'not_issued',
      message: `${draft.invoiceNumber} hasn’t been sent, so there is nothing to credit.`,
    });
  });

  test('for a paid invoice is credit of the customer, which pays another invoice or is refunded', async () => {
    const maya = await aPerson(world);
    const customerId = (await aCustomer(maya)).id;
    const [paid, other] = [await aSentInvoice(maya, '500', { customerId }), await aSentInvoice(maya, '120', { customerId })];
    const payment = await pays(maya, customerId, '500', { allocations: [{ invoiceId: paid.id, amount: 500 }] });
    const note = await credits(maya, paid.id, { items: [{ itemId: paid.items[0].id, amount: '200' }] });
    expect([note.open, ...(await moneyOf(maya, paid.id))]).toEqual(['200.00', 'paid', '500.00', '0.00', '0.00']);
    expect((await read(maya, `/api/credit-notes?open=true&customerId=${customerId}`)).map((each: Answer) => each.open)).toEqual(['200.00']);
    const used = await maya.call('POST', '/api/allocations', { from: { creditNoteId: note.id }, to: { invoiceId: other.id }, amount: 120 });
    expect([used.status, used.body.open, used.headers['location']]).toEqual([201, '80.00', `/api/credit-notes/${note.id}`]);
    expect((await moneyOf(maya, other.id)).slice(1)).toEqual(['0.00', '120.00', '0.00']);
    expect(await pays(maya, customerId, '90', { direction: 'out', allocations: [{ creditNoteId: note.id, amount: 90 }] })).toMatchObject({
      answered: 409,
      code: 'allocated_more',
      message: `${note.number} has €80.00 left.`,
    });
    const refund = await pays(maya, customerId, '80', { direction: 'out', allocations: [{ creditNoteId: note.id, amount: 80 }] });
    expect(refund).toMatchObject({ answered: 201, open: '0.00', allocations: [{ creditNoteNumber: note.number, amount: '80.00' }] });
    const account = await read(maya, `/api/customers/${customerId}/account`);
    expect(account[0].balance).toBe('0.00');

    // Where the money never arrived, the credit disappears from the invoice it paid, which is owed again.
    await maya.call('DELETE', `/api/payments/${payment.id}`);
    expect((await moneyOf(maya, paid.id)).slice(1)).toEqual(['0.00', '0.00', '500.00']);
  });

  test('is set off against its own invoice when a payment of it is deleted', async () => {
    const maya = await aPerson(world);
    const invoice = await aSentInvoice(maya, '500');
    const payment = await pays(maya, invoice.customerId, '500', { allocations: [{ invoiceId: invoice.id, amount: 500 }] });
    const note = await credits(maya, invoice.id, { items: [{ itemId: invoice.items[0].id, amount: '200' }] });
    await maya.call('DELETE', `/api/payments/${payment.id}`);
    expect((await moneyOf(maya, invoice.id)).slice(1)).toEqual(['0.00', '200.00', '300.00']);
    const { open, allocations } = await read(maya, `/api/credit-notes/${note.id}`);
    expect([open, allocations.length]).toEqual(['0.00', 1]);
    expect((await maya.call('DELETE', `/api/allocations/${allocations[0].id}`)).body.code).toBe('own_invoice');
  });

  test('for the rest is created when an issued invoice that stays is cancelled, and what was paid becomes credit', async () => {
    const maya = await aPerson(world);
    const invoice = await aSentInvoice(maya, '500');
    await pays(maya, invoice.customerId, '150', { allocations: [{ invoiceId: invoice.id, amount: 150 }] });
    const cancelled = await maya.call('PATCH', `/api/invoices/${invoice.id}/status`, { status: 'cancelled', reason: 'Engine trouble' });
    expect(cancelled.body).toMatchObject({ status: 'cancelled', paid: '150.00', credited: '350.00', open: '0.00' });
    const [note] = await read(maya, `/api/credit-notes?invoiceId=${invoice.id}`);
    expect(note).toMatchObject({ reason: 'Engine trouble', total: '500.00', open: '150.00' });
    expect((await read(maya, `/api/customers/${invoice.customerId}/account`))[0].balance).toBe('-150.00');
  });

  test('keeps its invoice in the books, even in a company that may delete issued ones', async () => {
    const maya = await aPerson(world);
    const invoice = await aSentInvoice(maya, '500');
    await allowDeletingIssued(world, maya);
    await credits(maya, invoice.id, { items: [{ itemId: invoice.items[0].id, amount: '200' }] });
    expect((await maya.call('DELETE', `/api/invoices/${invoice.id}`)).body).toMatchObject({
      code: 'invoice_issued',
      message: `${invoice.invoiceNumber} has been sent, so it stays in the books. Cancel it, and a credit note is made.`,
    });
  });

  test('is a PDF of its own, the same each time, and only its company’s', async () => {
    const [maya, nora] = [await aPerson(world), await aPerson(world)];
    const invoice = await aCharter(maya);
    const note = await credits(maya, invoice.id, { issueDate: '2026-06-14' });
    const fetched = (person: Person) =>
      world.app.inject({ url: `/api/credit-notes/${note.id}/pdf`, headers: { authorization: `Bearer ${person.token}` } });
    const [first, second] = [await fetched(maya), await fetched(maya)];
    expect(first.headers['content-type']).toBe('application/pdf');
    expect(first.headers['content-disposition']).toBe(`inline; filename="${note.number}.pdf"`);
    const content = first.rawPayload;
    expect(content.equals(second.rawPayload)).toBe(true);
    expect((await fetched(nora)).statusCode).toBe(404);
    const { stdout, status } = spawnSync('pdftotext', ['-layout', '-', '-'], { input: content, encoding: 'utf8' });
    if (status !== 0) return;
    for (const words of ['Credit note', note.number, invoice.invoiceNumber, 'Jun 14, 2026', 'A meal was off', 'Seven days', '€13,697.69'])
      expect(stdout).toContain(words);
    expect(stdout).toContain('Tax 20% on €11,072.25');
  });

  test.skipIf(!readsPdfs).each([
    [
      'exempt with a reason of its own',
      { category: 'E', reason: 'Article 262 ter I of the tax code.' },
      {},
      'Article 262 ter I of the tax code.',
    ],
    ['exempt', null, { taxExempt: true }, 'This item is tax exempt.'],
    ['without tax', null, {}, 'No tax is charged on this credit note.'],
    ['in gross prices', { category: 'S', percent: 20 }, {}, 'Item prices include tax.'],
  ])('that is %s says so above its total', async (_which, rate, line, words) => {
    const maya = await aPerson(world);
    const taxRateId =
      rate && (await maya.call('POST', '/api/tax-rates', { name: 'Ours', percent: 0, validFrom: '2020-01-01', ...rate })).body.id;
    const items = [{ description: 'A week', unitPrice: '500', taxRateId, ...line }];
    const invoice = await anInvoice(maya, { status: 'sent', taxRate: 0, prices: 'gross', items });
    const note = await credits(maya, invoice.id);
    const url = `/api/credit-notes/${note.id}/pdf`;
    const printed = pdfWords((await world.app.inject({ url, headers: { authorization: `Bearer ${maya.token}` } })).rawPayload);
    expect(printed.map(({ text }) => text).join(' ')).toContain(words);
    const end = printed.findLast(({ text }) => text === words.split(' ').at(-1));
    const total = printed.findLast(({ text }) => text === 'Total');
    // The band begins 13 points above its words.
    expect(end?.bottom).toBeLessThanOrEqual((total?.top ?? 0) - 13);
  });

  test('is emailed with its PDF in its company’s name, with an email of its own, not its invoice’s', async () => {
    const maya = await aPerson(world);
    const invoice = await aSentInvoice(maya, '500');
    const note = await credits(maya, invoice.id);
    const to = `credited-${maya.id}@guests.example`;
    const sent = await maya.call('POST', `/api/credit-notes/${note.id}/send`, { to, message: 'Dear Ada,\n\nsorry.' });
    expect([sent.status, sent.body.delivery]).toEqual([200, expect.objectContaining({ state: 'waiting', to })]);
    const [activity] = await read(maya, '/api/activities?limit=1');
    expect([activity.details, activity.resourceType]).toEqual([`Sent credit note ${note.number} to ${to}`, 'invoice']);
    await postIsSent(world);
    const [letter] = world.letters.filter((each) => each.to === to);
    expect(letter).toMatchObject({
      subject: `Credit note ${note.number} from ${maya.companyName}`,
      text: `Dear Ada,\n\nsorry.\n\nCredited: €500.00\nInvoice: ${invoice.invoiceNumber}\n\n-- \nSent by Robin Tester of ${maya.companyName} with Fairlead.\n`,
      attachments: [{ filename: `${note.number}.pdf`, contentType: 'application/pdf' }],
    });
    const { rawPayload } = await world.app.inject({
      url: `/api/credit-notes/${note.id}/pdf`,
      headers: { authorization: `Bearer ${maya.token}` },
    });
    expect(letter?.attachments?.[0]?.content).toEqual(rawPayload);
    expect((await read(maya, `/api/credit-notes/${note.id}`)).delivery.state).toBe('sent');
    expect((await read(maya, `/api/invoices/${invoice.id}`)).delivery).toBeNull();
  });

  test('goes only to its customer’s own address when the sender doesn’t run the company', async () => {
    const maya = await aPerson(world);
    const crew = await aPerson(world, { role: 'user', company: { id: maya.companyId as number, name: maya.companyName as string } });
    const note = await credits(maya, (await aSentInvoice(maya, '500')).id);
    const path = `/api/credit-notes/${note.id}/send`;
    const other = await crew.call('POST', path, { to: 'somebody@else.example', message: 'Here' });
    expect([other.status, other.body.errors?.[0]?.path]).toEqual([422, 'to']);
    expect((await crew.call('POST', path, { to: 'ada@guests.example', message: 'Here' })).status).toBe(200);
  });

  test('can’t pay for another customer or in another currency', async () => {
    const maya = await aPerson(world);
    const [one, other] = [await aSentInvoice(maya, '500'), await aSentInvoice(maya, '500')];
    await pays(maya, one.customerId, '500', { allocations: [{ invoiceId: one.id, amount: 500 }] });
    const note = await credits(maya, one.id);
    const used = await maya.call('POST', '/api/allocations', { from: { creditNoteId: note.id }, to: { invoiceId: other.id }, amount: 10 });
    expect([used.status, used.body.errors]).toEqual([
      422,
      [{ path: 'to.invoiceId', message: `${other.invoiceNumber} belongs to another customer.` }],
    ]);
    // The database stops even those who bypass the server.
    const insertion = world.owner.query(
      'insert into allocations (company_id, day, amount, credit_note_id, debit_invoice_id) values ($1, now(), 10, $2, $3)',
      [maya.companyId, note.id, other.id],
    );
    await expect(insertion).rejects.toThrow('is not for invoice');
  });
});

test('is created once when fifty credit a whole invoice at the same time, and the numbers have no gap', async () => {
  const maya = await aPerson(world);
  const [one, other] = [await aSentInvoice(maya, '500'), await aSentInvoice(maya, '100')];
  const answers = await Promise.all(Array.from({ length: 50 }, () => credits(maya, one.id)));
  const counts = [201, 409].map((status) => answers.filter(({ answered }) => answered === status).length);
  expect(counts).toEqual([1, 49]);
  const next = await credits(maya, other.id);
  expect(next.number.slice(-4)).toBe('0002');
});
