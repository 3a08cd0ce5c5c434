import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import type { CreditNote } from '#domain/finance/credit-note.ts';
import { dayIn } from '#domain/shared/calendar-days.ts';
import { aDesk } from '../testing/charters.ts';
import { allowDeletingIssued, aWorld } from '../testing/given.ts';
import { until as waitUntil } from '../testing/until.ts';

const world = aWorld();
const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const today = () => dayIn('Europe/Paris', new Date().toISOString());

/**
 * A charter of 1,100.00 (1,000.00 plus 10 %) that starts in this many days, booked early enough for two installments, with a deposit of
 * 800.00.
 */
async function aCharter(days: number) {
  const desk = await aDesk(world);
  const { maya, aurelia, customer } = desk;
  const { body: quote } = await maya.call('POST', '/api/charters', {
    yachtId: aurelia.id,
    startDate: soon(90),
    endDate: soon(97),
    customerId: customer.id,
  });
  await maya.call('PATCH', `/api/charters/${quote.id}`, { lines: [{ kind: 'base', label: 'A week', unitPrice: 1000 }] });
  await maya.call('POST', `/api/charters/${quote.id}/book`, { offTerms: true });
  await maya.call('PATCH', `/api/charters/${quote.id}`, { startDate: soon(days), endDate: soon(days + 7), offTerms: true });
  const read = async () => (await maya.call('GET', `/api/charters/${quote.id}`)).body;
  const move = (name: string, body: object = {}) => maya.call('POST', `/api/charters/${quote.id}/${name}`, body);
  const invoiceOf = async (at: number) => (await maya.call('GET', `/api/invoices/${(await read()).plan[at].invoiceId}`)).body;
  /** Sends the invoice of an installment, drafting it first if needed, and pays it. */
  const pays = async (at: number) => {
    const { id, invoiceId } = (await read()).plan[at];
    const of = invoiceId ?? (await maya.call('POST', `/api/instalments/${id}/invoice`)).body.plan[at].invoiceId;
    await maya.call('PATCH', `/api/invoices/${of}/status`, { status: 'sent' });
    const { body } = await maya.call('GET', `/api/invoices/${of}`);
    await maya.call('POST', '/api/payments', {
      direction: 'in',
      customerId: body.customerId,
      day: today(),
      amount: body.total,
      currency: 'EUR',
      allocations: [{ invoiceId: of, amount: body.total }],
    });
    return of as number;
  };
  const receives = async () => maya.call('POST', `/api/instalments/${(await read()).plan[2].id}/receive`, { receivedOn: today() });
  return { ...desk, id: quote.id as number, number: quote.number as string, read, move, invoiceOf, pays, receives };
}

describe('a booked charter that is cancelled', () => {
  test('costs what the company’s rules set for the day, as a share of its total', async () => {
    const { maya, id, pays, invoiceOf } = await aCharter(65);
    await pays(0);
    const { invoiceNumber } = await invoiceOf(0);
    const on = async (day: string) => (await maya.call('GET', `/api/charters/${id}/cancellation?day=${day}`)).body;
    expect(await on(today())).toMatchObject({ percent: '30.00', fee: '330.00', paid: '550.00', refund: '220.00', due: '0.00', drafts: [] });
    expect((await on(today())).invoices).toMatchObject([{ invoiceNumber, total: '550.00', open: '0.00' }]);
    expect(await on(soon(20).slice(0, 10))).toMatchObject({ percent: '50.00', fee: '550.00', refund: '0.00', due: '0.00' });
    expect(await on(soon(50).slice(0, 10))).toMatchObject({ percent: '100.00', fee: '1100.00', refund: '0.00', due: '550.00' });
  });

  test('costs everything from the minute it starts', async () => {
    const { maya, id } = await aCharter(65);
    await maya.call('PATCH', '/api/charter-terms', { policy: [{ fromDays: 0, percent: 80 }] });
    const costOnceStartingIn = async (minutes: number) => {
      await world.owner.query(
        `update charters set start_date = now() + make_interval(mins => $2), end_date = now() + interval '7 days' where id = $1`,
        [id, minutes],
      );
      const { percent, hasStarted } = (await maya.call('GET', `/api/charters/${id}/cancellation`)).body;
      return [percent, hasStarted];
    };
    expect([await costOnceStartingIn(5), await costOnceStartingIn(-5)]).toEqual([
      ['80.00', false],
      ['100.00', true],
    ]);
  });

  test('loses its drafts, keeps sent invoices, and frees its dates for waiting charters', async () => {
    const { maya, aurelia, customer, id, number, move, read, invoiceOf } = await aCharter(65);
    const draft = await invoiceOf(0);
    const { status, body } = await move('cancel', { reason: 'Illness' });
    expect([status, body.state, body.reason, body.cancelledOn, body.cancellationFee]).toEqual([
      200,
      'cancelled',
      'Illness',
      today(),
      '330.00',
    ]);
    expect((await maya.call('GET', `/api/invoices/${draft.id}`)).status).toBe(404);
    expect((await read()).plan[0]).toMatchObject({ invoiceId: null });
    const { startDate, endDate } = body;
    const again = await maya.call('POST', '/api/charters', {
      yachtId: aurelia.id,
      startDate,
      endDate,
      customerId: customer.id,
      state: 'booked',
      offTerms: true,
    });
    expect(again.status).toBe(201);
    const { body: noted } = await maya.call('GET', `/api/activities?resourceType=charter&resourceId=${id}`);
    expect(noted[0].details).toBe(`Cancelled ${number} for a fee of €330.00`);
    expect((await maya.call('GET', `/api/charters/${id}/cancellation`)).body.code).toBe('wrong_state');
  });

  test('keeps an invoice that is sent at the same time', async () => {
    const { maya, id, move, read, invoiceOf } = await aCharter(65);
    await allowDeletingIssued(world, maya);
    const draft = await invoiceOf(0);
    expect((await maya.call('GET', `/api/charters/${id}/cancellation`)).body.drafts).toMatchObject([{ id: draft.id }]);
    const other = await world.owner.connect();
    await other.query('begin');
    await other.query('select from invoices where id = $1 for update', [draft.id]);
    const cancelled = move('cancel');
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await waitUntil(async () => (await world.owner.query(waiting)).rowCount === 1);
    await other.query(`update invoices set status = 'sent', sent_at = now() where id = $1`, [draft.id]);
    await other.query('commit');
    other.release();
    expect([(await cancelled).status, (await read()).plan[0].invoiceId, (await invoiceOf(0)).status]).toEqual([200, draft.id, 'sent']);
  });

  test('credits what is invoiced beyond the fee, including tax', async () => {
    const { maya, move, pays } = await aCharter(65);
    const first = await pays(0);
    const last = await pays(1);
    await move('cancel', { fee: '330.00', credit: true });
    const { body: notes } = await maya.call('GET', '/api/credit-notes');
    expect(notes.map(({ invoiceId, total, taxAmount }: any) => [invoiceId, total, taxAmount]).toSorted()).toEqual(
      [
        [first, '220.00', '20.00'],
        [last, '550.00', '50.00'],
      ].toSorted(),
    );
  });

  test('has paid what invoices paid with its credit cost, and nothing of what was credited', async () => {
    const { maya, id, customer, pays, read, invoiceOf, move } = await aCharter(65);
    const first = await pays(0);
    const cancellation = async () => (await maya.call('GET', `/api/charters/${id}/cancellation`)).body;
    const credit = (body: object) => maya.call('POST', `/api/invoices/${first}/credit-notes`, { reason: 'No wind', ...body });
    const { body: part } = await credit({ items: [{ itemId: (await invoiceOf(0)).items[0].id, amount: '100' }] });
    const refund = { direction: 'out', customerId: customer.id, day: today(), amount: '110', currency: 'EUR' };
    await maya.call('POST', '/api/payments', { ...refund, allocations: [{ creditNoteId: part.id, amount: '110' }] });
    expect(await cancellation()).toMatchObject({
      paid: '440.00',
      refund: '110.00',
      due: '0.00',
      invoices: [{ id: first, total: '550.00', uncredited: '440.00', open: '0.00' }],
    });
    const { body: rest } = await credit({});
    expect(await cancellation()).toMatchObject({ paid: '0.00', refund: '0.00', due: '330.00', invoices: [] });
    const again = (await maya.call('POST', `/api/instalments/${(await read()).plan[0].id}/invoice`)).body.plan[0].invoiceId;
    await maya.call('PATCH', `/api/invoices/${again}/status`, { status: 'sent' });
    await maya.call('POST', '/api/allocations', { from: { creditNoteId: rest.id }, to: { invoiceId: again }, amount: '440' });
    expect(await cancellation()).toMatchObject({
      paid: '440.00',
      refund: '110.00',
      due: '0.00',
      invoices: [{ id: again, total: '550.00', uncredited: '550.00', open: '110.00' }],
    });
    expect((await move('cancel', { credit: true })).status).toBe(200);
    const { body: notes } = await maya.call('GET', '/api/credit-notes');
    expect(notes.find(({ invoiceId }: CreditNote) => invoiceId === again).total).toBe('220.00');
  });

  test('credits a deposit that is used up for a price reduced by all that was left to pay', async () => {
    const { maya, move, pays, invoiceOf, read } = await aCharter(65);
    const first = await pays(0);
    await maya.call('POST', `/api/instalments/${(await read()).plan[1].id}/invoice`);
    const last = await invoiceOf(1);
    await maya.call('PATCH', `/api/invoices/${last.id}/status`, { status: 'sent' });
    const reduced = { reason: 'No wind', items: [{ itemId: last.items[0].id, amount: '500' }] };
    expect((await maya.call('POST', `/api/invoices/${last.id}/credit-notes`, reduced)).body.total).toBe('550.00');
    expect((await invoiceOf(1)).status).toBe('paid');
    expect((await move('cancel', { fee: '330.00', credit: true })).status).toBe(200);
    const { body: notes } = await maya.call('GET', '/api/credit-notes');
    expect(notes.map(({ invoiceId, total }: Record<string, unknown>) => [invoiceId, total]).toSorted()).toEqual(
      [
        [first, '220.00'],
        [last.id, '0.00'],
        [last.id, '550.00'],
      ].toSorted(),
    );
  });

  test('may cost a manually entered fee', async () => {
    const { move, maya, id } = await aCharter(65);
    const wrong = await maya.call('POST', `/api/charters/${id}/cancel`, { fee: '-1' });
    expect(wrong.body.errors[0].path).toBe('fee');
    expect((await move('cancel', { fee: '0' })).body.cancellationFee).toBe('0.00');
  });
});

describe('a deposit', () => {
  test('is refunded minus deductions, once, with a statement and an invoice of the deductions', async () => {
    const { maya, id, number, move, receives } = await aCharter(65);
    const settlement = {
      deductions: [
        { description: 'Fender lost', amount: '120.50' },
        { description: 'Extra cleaning', amount: '45.00' },
      ],
      refundedOn: today(),
      method: 'bank_transfer',
    };
    expect((await move('deposit', settlement)).body).toMatchObject({
      code: 'wrong_state',
      message: `No security deposit was received for ${number}.`,
    });
    expect((await maya.call('GET', `/api/charters/${id}/deposit/pdf`)).status).toBe(404);
    await receives();
    const { status, body } = await move('deposit', { ...settlement, invoice: true });
    expect(status).toBe(200);
    expect(body.settlement).toMatchObject({ deposit: '800.00', withheld: '165.50', refund: '634.50', uncovered: '0.00' });
    const { body: invoice } = await maya.call('GET', `/api/invoices/${body.settlement.invoiceId}`);
    expect([invoice.status, invoice.total, invoice.taxAmount, invoice.items.length]).toEqual(['draft', '165.50', '0.00', 2]);
    expect((await move('deposit', settlement)).body.code).toBe('wrong_state');
    const paper = await world.app.inject({ url: `/api/charters/${id}/deposit/pdf`, headers: { authorization: `Bearer ${maya.token}` } });
    expect(paper.headers['content-type']).toBe('application/pdf');
    const file = join(world.folder, 'statement.pdf');
    writeFileSync(file, paper.rawPayload);
    const text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
    for (const part of ['Security deposit', number, 'Fender lost', '−€120.50', '€634.50']) expect(text).toContain(part);
  });
});

describe('a charter that is over', () => {
  test('is closed once it is paid and its deposit settled', async () => {
    const { move, read, pays, receives } = await aCharter(65);
    expect((await move('close')).body).toMatchObject({
      code: 'not_settled',
      message: 'Still open: the charter itself, which isn’t over, installment 1, installment 2.',
    });
    await pays(0);
    await receives();
    const { id } = await read();
    await world.owner.query(
      `update charters set start_date = now() - interval '8 days', end_date = now() - interval '1 day' where id = $1`,
      [id],
    );
    expect((await move('close')).body.message).toBe('Still open: installment 2, the security deposit.');
    await pays(1);
    await move('deposit', { deductions: [], refundedOn: today() });
    const { status, body } = await move('close');
    expect([status, body.state, body.eventId === null, body.toInvoice]).toEqual([200, 'closed', false, null]);
    expect((await move('cancel')).body.code).toBe('wrong_state');
  });

  test('needs a signed check-out if its company requires it', async () => {
    const { maya, aurelia, customer, read, move } = await aCharter(65);
    expect(await read()).toMatchObject({ handovers: false, checkedInAt: null, checkedOutAt: null });
    expect((await maya.call('PATCH', '/api/charter-terms', { handovers: true })).body.handovers).toBe(true);
    const { id } = await read();
    await world.owner.query('delete from charter_instalments where charter_id = $1', [id]);
    await world.owner.query(
      `update charters set total = 0, start_date = now() - interval '8 days', end_date = now() - interval '1 day' where id = $1`,
      [id],
    );
    const sign = (kind: string) => move('handover/sign', { kind, name: 'Ada Lind', method: 'typed', agreed: true });
    await sign('check_in');
    expect((await move('close')).body).toMatchObject({ code: 'not_settled', message: 'Still open: the check-out.' });
    await sign('check_out');
    expect(await read()).toMatchObject({ handovers: true, checkedInAt: expect.any(String), checkedOutAt: expect.any(String) });
    expect((await move('close')).body.state).toBe('closed');
    const { body: departure } = await maya.call('POST', '/api/departures', {
      title: 'Round the bay',
      yachtId: aurelia.id,
      startDate: '2031-08-01T08:00:00Z',
      endDate: '2031-08-01T15:00:00Z',
      capacity: 4,
      seatPrice: 10,
    });
    const party = { type: 'seats', departureId: departure.id, customerId: customer.id };
    expect((await maya.call('POST', '/api/charters', party)).body.handovers).toBe(false);
  });
});

describe('a plain booking', () => {
  test('becomes a booked charter at the same price, with its invoices, once', async () => {
    const { maya, aurelia, customer } = await aDesk(world);
    const { body: booking } = await maya.call('POST', '/api/schedule', {
      title: 'Lind',
      yachtId: aurelia.id,
      type: 'charter',
      customerId: customer.id,
      startDate: soon(70),
      endDate: soon(77),
      price: 110_000,
      currency: 'EUR',
    });
    const { body: invoice } = await maya.call('POST', '/api/invoices', {
      customerId: customer.id,
      eventId: booking.id,
      issueDate: today(),
      currency: 'EUR',
      taxRate: 10,
      items: [{ description: 'A week', unitPrice: 1000 }],
    });
    const adopt = (eventId: number) => maya.call('POST', '/api/charters/adopt', { eventId });
    const { status, body } = await adopt(booking.id);
    expect([status, body.state, body.total, body.taxAmount, body.eventId, body.customerName]).toEqual([
      201,
      'booked',
      '1100.00',
      '100.00',
      booking.id,
      'Ada Lind',
    ]);
    expect(body.plan).toMatchObject([{ invoiceId: invoice.id, amount: '1100.00', share: '100.00', invoiceStatus: 'draft' }]);
    expect(body.attention).toEqual([]);
    expect((await maya.call('GET', `/api/schedule/${booking.id}`)).body).toMatchObject({
      charterId: body.id,
      price: 110_000,
      title: 'Lind',
    });
    expect((await adopt(booking.id)).body).toMatchObject({ code: 'charter_entry', message: `This is already charter ${body.number}.` });
    expect((await adopt(999_999_999)).status).toBe(404);
  });

  test('without invoices gets a payment plan, and needs a customer', async () => {
    const { maya, aurelia, customer } = await aDesk(world);
    const wish = {
      title: 'Berg',
      yachtId: aurelia.id,
      type: 'charter',
      startDate: soon(70),
      endDate: soon(77),
      price: 110_000,
      currency: 'EUR',
    };
    const { body: nobody } = await maya.call('POST', '/api/schedule', wish);
    const refused = await maya.call('POST', '/api/charters/adopt', { eventId: nobody.id });
    expect(refused.body.errors).toEqual([{ path: 'customerId', message: 'Please choose a customer' }]);
    await maya.call('PATCH', `/api/schedule/${nobody.id}`, { customerId: customer.id });
    const { body } = await maya.call('POST', '/api/charters/adopt', { eventId: nobody.id });
    expect(body.plan.map(({ label, amount }: any) => [label, amount])).toEqual([
      ['First installment', '550.00'],
      ['Second installment', '550.00'],
    ]);
  });
});
