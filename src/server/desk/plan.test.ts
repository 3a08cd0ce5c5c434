import { describe, expect, test } from 'vitest';
import type { Charter } from '#domain/desk/charter.ts';
import type { InvoiceItem } from '#domain/finance/invoice.ts';
import { addDays, dayIn } from '#domain/shared/calendar-days.ts';
import { centsOf } from '#domain/shared/money.ts';
import { aDesk, week } from '../testing/charters.ts';
import { aWorld } from '../testing/given.ts';
import { invoiceDue } from './plan-jobs.ts';

const world = aWorld();

/** A desk with the charter of rule R20: 13 % on 4,710.50, and 30.00 exempt. */
async function aBooking(more: object = {}) {
  const desk = await aDesk(world);
  const { maya, aQuote, customer } = desk;
  const quote = await aQuote({ customerId: customer.id });
  const lines = [
    { kind: 'base', label: '7 nights', unitPrice: '4710.50' },
    { kind: 'extra', label: 'Tourist tax', unitPrice: '30.00', taxExempt: true },
  ];
  await maya.call('PATCH', `/api/charters/${quote.id}`, { lines, taxRate: 13, ...more });
  const charter = (await maya.call('POST', `/api/charters/${quote.id}/book`, {})).body;
  const read = async () => (await maya.call('GET', `/api/charters/${charter.id}`)).body;
  const invoice = (id: number) => maya.call('POST', `/api/instalments/${id}/invoice`);
  const read1 = async (id: number) => (await maya.call('GET', `/api/invoices/${id}`)).body;
  const send = (id: number) => maya.call('PATCH', `/api/invoices/${id}/status`, { status: 'sent' });
  const pay = (id: number) => maya.call('PATCH', `/api/invoices/${id}/status`, { status: 'paid', recordIncome: true });
  return { ...desk, charter, read, invoice, invoiceOf: read1, send, pay };
}

const planOf = (charter: any) =>
  charter.plan.map(({ kind, amount, dueDate, invoiceNumber }: any) => [kind, amount, dueDate, invoiceNumber]);

const line = (amount: string, dueDate: string, kind = 'fee') => ({ kind, label: 'A part', amount, dueDate });

const atDawn = (day: string) => invoiceDue({ db: world.db, log: world.app.log }, new Date(`${day}T06:30:00Z`));

const weekFrom = (day: string) => ({ startDate: `${day}T15:00:00Z`, endDate: `${addDays(day, 7)}T07:00:00Z` });

const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

describe('a charter that is being booked', () => {
  test('has a plan by the company’s terms, and a draft of its first invoice', async () => {
    const { charter, invoiceOf, maya } = await aBooking();
    const today = dayIn('Europe/Paris', new Date().toISOString());
    expect(planOf(charter).map(([kind, amount]: any) => [kind, amount])).toEqual([
      ['fee', '2676.15'],
      ['fee', '2676.72'],
      ['deposit', '800.00'],
    ]);
    expect(charter.plan.map(({ dueDate }: Charter['plan'][number]) => dueDate)).toEqual([addDays(today, 7), '2099-05-09', '2099-05-09']);
    const [first] = charter.plan;
    expect(first).toMatchObject({ invoiceStatus: 'draft', paid: false, share: '50.00' });
    expect(charter.toInvoice).toEqual({ instalmentId: first.id, invoiceId: first.invoiceId });
    const invoice = await invoiceOf(first.invoiceId);
    expect(invoice).toMatchObject({
      kind: 'deposit',
      eventId: charter.eventId,
      customerId: charter.customerId,
      subtotal: '2370.00',
      taxAmount: '306.15',
      total: '2676.15',
      dueDate: first.dueDate,
    });
    expect(invoice.items.map(({ description, unitPrice, taxExempt }: any) => [description, unitPrice, taxExempt])).toEqual([
      [`Charter ${charter.number}, ${charter.yachtName}, Jun 6 – 13, 2099: 50%`, '2355.00', false],
      [`Charter ${charter.number}, ${charter.yachtName}, Jun 6 – 13, 2099: 50%`, '15.00', true],
    ]);
    const { body: noted } = await maya.call('GET', `/api/activities?resourceType=invoice&resourceId=${invoice.id}`);
    expect(noted[0].details).toBe(`Drafted ${invoice.invoiceNumber} for ${charter.number}: First installment`);
  });

  test('is invoiced in parts that add up to it for each tax, and the last one deducts the others', async () => {
    const { charter, invoice, invoiceOf, send, pay, read } = await aBooking();
    const [first, second, deposit] = charter.plan;
    const early = await invoice(second.id);
    expect([early.status, early.body.code, early.body.message]).toEqual([
      409,
      'deposit_unsent',
      `${first.invoiceNumber} hasn’t been sent, and this invoice deducts it. Send it first.`,
    ]);
    await send(first.invoiceId);
    const { status, body } = await invoice(second.id);
    expect(status).toBe(200);
    const final = await invoiceOf(body.plan[1].invoiceId);
    expect(final).toMatchObject({ kind: 'invoice', subtotal: '2370.50', taxAmount: '306.22', total: '2676.72' });
    expect(final.items.map(({ total, depositInvoiceId }: any) => [total, depositInvoiceId])).toEqual([
      ['4710.50', null],
      ['30.00', null],
      ['-2355.00', first.invoiceId],
      ['-15.00', first.invoiceId],
    ]);
    expect((await invoice(second.id)).body).toMatchObject({
      code: 'invoiced',
      message: `This installment is on invoice ${final.invoiceNumber}. Delete the draft first.`,
    });
    expect((await invoice(deposit.id)).body.code).toBe('not_the_fee');
    await pay(first.invoiceId);
    await pay(final.id);
    expect((await read()).plan.map(({ paid, open }: any) => [paid, open])).toEqual([
      [true, '0.00'],
      [true, '0.00'],
      [false, null],
    ]);
  });

  test('is still invoiced in parts that add up to it after any of them is cancelled and copied', async () => {
    const { charter, maya, invoice, invoiceOf, send, read } = await aBooking();
    const [first, second] = charter.plan;
    const cancel = (id: number) => maya.call('PATCH', `/api/invoices/${id}/status`, { status: 'cancelled' });
    const copy = (id: number) => maya.call('POST', `/api/invoices/${id}/copy`);
    const replace = async (id: number) => {
      await send(id);
      await cancel(id);
      return (await copy(id)).body.id as number;
    };
    const deposit = await replace(first.invoiceId);
    expect((await read()).plan[0]).toMatchObject({ invoiceId: deposit, invoiceStatus: 'draft' });
    const { body: unplanned } = await copy(first.invoiceId);
    expect((await read()).plan[0].invoiceId).toBe(deposit);
    expect((await maya.call('DELETE', `/api/invoices/${unplanned.id}`)).status).toBe(204);
    expect((await invoice(second.id)).body.code).toBe('deposit_unsent');
    await send(deposit);
    const last = await replace((await invoice(second.id)).body.plan[1].invoiceId);
    expect((await read()).plan[1]).toMatchObject({ invoiceId: last, invoiceStatus: 'draft' });
    const totals = [await invoiceOf(deposit), await invoiceOf(last)].map(({ total, taxAmount }) => [total, taxAmount]);
    expect(totals).toEqual([
      ['2676.15', '306.15'],
      ['2676.72', '306.22'],
    ]);
    expect((await invoiceOf(last)).items.filter(({ depositInvoiceId }: InvoiceItem) => depositInvoiceId === deposit)).toHaveLength(2);
    await cancel(last);
    const other = await replace(deposit);
    const early = await copy(last);
    expect([early.status, early.body.code]).toEqual([409, 'deposit_unsent']);
    await send(other);
    expect((await copy(last)).body.total).toBe('2676.72');
  });

  test('accepts another plan that adds up to the charter', async () => {
    const { charter, maya, send, invoice, invoiceOf } = await aBooking();
    const plan = (lines: object[]) => maya.call('PUT', `/api/charters/${charter.id}/plan`, { lines });
    const wrong = await plan([line('2600', '2099-05-01')]);
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      [{ path: 'lines', message: 'The plan comes to €5,276.15, the charter to €5,352.87.' }],
    ]);
    const { body } = await plan([line('1000', '2099-04-01'), line('1676.72', '2099-05-01'), line('900', '2099-05-01', 'deposit')]);
    expect(body.plan.map(({ amount, label }: any) => [amount, label])).toEqual([
      ['2676.15', 'First installment'],
      ['1000.00', 'A part'],
      ['1676.72', 'A part'],
      ['900.00', 'A part'],
    ]);
    let total = 0;
    let tax = 0;
    for (const { id, invoiceId } of body.plan.slice(0, 3)) {
      const of = invoiceId ?? (await invoice(id)).body.plan.find((each: any) => each.id === id).invoiceId;
      await send(of);
      const invoiced = await invoiceOf(of);
      total += centsOf(invoiced.total) ?? 0;
      tax += centsOf(invoiced.taxAmount) ?? 0;
    }
    expect([total, tax]).toEqual([centsOf(charter.total), centsOf(charter.taxAmount)]);
  });

  test('is due by its new start wherever it is moved, except for what is invoiced or was due later', async () => {
    const { charter, maya, read } = await aBooking();
    const dueDates = async () => (await read()).plan.map(({ dueDate }: Charter['plan'][number]) => dueDate);
    const [today, first] = [dayIn('Europe/Paris', new Date().toISOString()), charter.plan[0].dueDate];
    expect((await maya.call('PATCH', `/api/schedule/${charter.eventId}`, weekFrom('2099-04-04'))).status).toBe(200);
    expect(await dueDates()).toEqual([first, '2099-04-04', '2099-04-04']);
    const move = (day: string) => maya.call('PATCH', `/api/charters/${charter.id}`, { ...weekFrom(day), offTerms: true });
    expect((await move(addDays(today, 3))).status).toBe(200);
    expect(await dueDates()).toEqual([first, addDays(today, 3), addDays(today, 3)]);
    await maya.call('PUT', `/api/charters/${charter.id}/plan`, { lines: [line('2676.72', addDays(today, 9))] });
    expect((await move(addDays(today, 2))).status).toBe(200);
    expect(await dueDates()).toEqual([first, addDays(today, 9)]);
  });

  test('adjusts the rest of its plan to a new price, or says that it differs', async () => {
    const { charter, maya, send, invoice, read } = await aBooking();
    const price = (unitPrice: string) =>
      maya.call('PATCH', `/api/charters/${charter.id}`, { lines: [{ kind: 'base', label: '7 nights', unitPrice }] });
    const { body: dearer } = await price('6000');
    expect(dearer.plan.slice(0, 2).map(({ amount }: any) => amount)).toEqual(['2676.15', '4103.85']);
    expect(dearer.attention).toEqual([]);
    await send(charter.plan[0].invoiceId);
    await invoice(charter.plan[1].id);
    await price('7000');
    expect((await read()).attention).toEqual([{ code: 'plan_differs', message: 'The plan comes to €6,780.00, the charter to €7,910.00.' }]);
  });

  test('says that its plan differs if it gets a price only afterward, and can’t be closed before that is planned', async () => {
    const { maya, aQuote, customer } = await aDesk(world);
    const { id } = await aQuote({ customerId: customer.id });
    const path = `/api/charters/${id}`;
    await maya.call('PATCH', path, { lines: [] });
    const { body: unpriced } = await maya.call('POST', `${path}/book`, {});
    expect([planOf(unpriced).map(([kind]: unknown[]) => kind), unpriced.attention.map(({ code }: { code: string }) => code)]).toEqual([
      ['deposit'],
      ['unpriced'],
    ]);
    const { body: priced } = await maya.call('PATCH', path, { lines: [{ kind: 'base', label: 'A week', unitPrice: 3500 }] });
    expect(priced.attention).toEqual([{ code: 'plan_differs', message: 'The plan comes to €0.00, the charter to €3,850.00.' }]);
    await world.owner.query(
      `update charters set start_date = now() - interval '8 days', end_date = now() - interval '1 day' where id = $1`,
      [id],
    );
    const early = await maya.call('POST', `${path}/close`, {});
    expect([early.status, early.body.code, early.body.message]).toEqual([
      409,
      'not_settled',
      'Still open: €3,850.00 that no installment covers.',
    ]);
    const { body: planned } = await maya.call('PUT', `${path}/plan`, { lines: [line('3850', '2099-05-01')] });
    expect([planOf(planned).map(([kind, amount]: unknown[]) => [kind, amount]), planned.attention]).toEqual([[['fee', '3850.00']], []]);
    expect((await maya.call('POST', `${path}/close`, {})).body.message).toBe('Still open: installment 1.');
  });

  test('receives its deposit once', async () => {
    const { charter, maya } = await aBooking();
    const [fee, , deposit] = charter.plan;
    const receive = (id: number, body: object) => maya.call('POST', `/api/instalments/${id}/receive`, body);
    expect((await receive(fee.id, { receivedOn: '2026-01-01' })).body.code).toBe('invoiced');
    expect((await receive(deposit.id, { receivedOn: '2098-01-01' })).body.errors[0].path).toBe('receivedOn');
    const { body } = await receive(deposit.id, { receivedOn: '2026-01-01', method: 'bank_transfer' });
    expect(body.plan[2]).toMatchObject({ paid: true, receivedOn: '2026-01-01', method: 'bank_transfer' });
    expect((await receive(deposit.id, { receivedOn: '2026-01-01' })).body.code).toBe('wrong_state');
  });
});

describe('on the morning 14 days before an installment is due', () => {
  test('its invoice is drafted once, and the last one after the others were sent', async () => {
    const { charter, maya, send, read } = await aBooking();
    const [first] = charter.plan;
    await send(first.invoiceId);
    await atDawn('2099-04-24');
    expect((await read()).plan[1].invoiceId).toBe(null);
    await atDawn('2099-04-25');
    const { invoiceId } = (await read()).plan[1];
    expect(invoiceId).not.toBe(null);
    await maya.call('DELETE', `/api/invoices/${invoiceId}`);
    await atDawn('2099-04-26');
    expect((await read()).plan[1].invoiceId).toBe(null);
  });

  test('the last one waits for those that it deducts', async () => {
    const { charter, send, read } = await aBooking();
    await invoiceDue({ db: world.db, log: world.app.log }, new Date('2099-05-01T06:30:00Z'));
    expect((await read()).plan[1].invoiceId).toBe(null);
    await send(charter.plan[0].invoiceId);
    await invoiceDue({ db: world.db, log: world.app.log }, new Date('2099-05-02T06:30:00Z'));
    expect((await read()).plan[1].invoiceStatus).toBe('draft');
  });

  test('it is drafted even if others before it fail unexpectedly', async () => {
    const [broken, { read, send, charter }] = [await aBooking(), await aBooking()];
    await broken.send(broken.charter.plan[0].invoiceId);
    await world.owner.query(`create function fail() returns trigger language plpgsql as $$ begin raise 'nobody foresaw this'; end $$`);
    await world.owner.query(
      `create trigger fail before insert on invoices for each row when (new.company_id = ${broken.maya.companyId}) execute function fail()`,
    );
    await send(charter.plan[0].invoiceId);
    await atDawn('2099-04-25');
    expect((await read()).plan[1].invoiceStatus).toBe('draft');
    expect((await broken.read()).plan[1].invoiceId).toBe(null);
    await world.owner.query('drop function fail cascade');
  });
});

test('a booking two weeks ahead has one payment, whose invoice covers all of it', async () => {
  const { maya, aurelia, customer } = await aDesk(world);
  const { body: quote } = await maya.call('POST', '/api/charters', {
    yachtId: aurelia.id,
    startDate: soon(13),
    endDate: soon(20),
    customerId: customer.id,
  });
  await maya.call('PATCH', `/api/charters/${quote.id}`, { lines: [{ kind: 'base', label: 'A week', unitPrice: 1000 }] });
  const { body } = await maya.call('POST', `/api/charters/${quote.id}/book`, { offTerms: true });
  expect(body.plan.map(({ label, amount }: any) => [label, amount])).toEqual([
    ['Full payment', '1100.00'],
    ['Security deposit', '800.00'],
  ]);
  const { body: invoice } = await maya.call('GET', `/api/invoices/${body.plan[0].invoiceId}`);
  expect([invoice.kind, invoice.total, invoice.items.length]).toEqual(['invoice', '1100.00', 1]);
  expect(week.startDate > soon(13)).toBe(true);
});
