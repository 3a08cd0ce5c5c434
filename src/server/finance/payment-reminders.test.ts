import { describe, expect, test } from 'vitest';
import { nextReminder, usualReminderLevels } from '#domain/finance/payment-reminder.ts';
import { addDays } from '#domain/shared/calendar-days.ts';
import { aPerson, aWorld, postIsSent, type Person } from '../testing/given.ts';
import { anInvoice } from '../testing/books.ts';

const world = aWorld();
const words = { to: 'ada@guests.example', message: 'Dear Ada,\n\nit is late.' };

async function todayOf({ companyId }: Person): Promise<string> {
  const { rows } = await world.owner.query(`select (now() at time zone time_zone)::date::text as today from companies where id = $1`, [
    companyId,
  ]);
  return rows[0].today;
}

/** A sent invoice that was due so many days ago. */
async function aLateInvoice(maya: Person, days: number, more: object = {}): Promise<any> {
  const dueDate = addDays(await todayOf(maya), -days);
  return anInvoice(maya, { status: 'sent', issueDate: addDays(dueDate, -30), dueDate, ...more });
}

/** As if so many days had passed since the last reminder. */
const later = (id: number, days: number) =>
  world.owner.query('update payment_reminders set day = day - $2::int where invoice_id = $1', [id, days]);

const remind = (maya: Person, id: number, more: object = {}) =>
  maya.call('POST', `/api/invoices/${id}/payment-reminders`, { ...words, ...more });
const dueFor = async (maya: Person) => (await maya.call('GET', '/api/invoices/reminders-due')).body;

describe('reminders of an invoice', () => {
  test('are sent level by level, each with the invoice and a subject of its own, and appear in its history', async () => {
    const maya = await aPerson(world);
    const { id, invoiceNumber } = await aLateInvoice(maya, 40);
    const { body: before } = await maya.call('GET', `/api/invoices/${id}/payment-reminders`);
    expect(before).toMatchObject({ levels: 3, sent: [], stopped: false, next: { level: 1, isDue: true } });
    expect(before.next.message).toContain(`€340.01 of invoice ${invoiceNumber}`);
    const first = await remind(maya, id);
    expect([first.status, first.body.level, first.body.open, first.body.sentTo]).toEqual([201, 1, '340.01', words.to]);
    await postIsSent(world);
    const letter = world.letters.findLast(({ to }) => to === words.to);
    expect(letter?.subject).toBe(`Reminder: invoice ${invoiceNumber} from ${maya.companyName}`);
    expect(letter?.text).toContain('it is late.');
    expect(letter?.attachments?.map(({ filename }) => filename)).toContain(`${invoiceNumber}.pdf`);
    for (const level of [2, 3]) {
      expect((await remind(maya, id)).body.code).toBe('reminder_early');
      await later(id, 7);
      expect((await remind(maya, id)).body.level).toBe(level);
    }
    await later(id, 30);
    const over = await remind(maya, id);
    expect([over.status, over.body.code, over.body.message]).toEqual([
      409,
      'reminders_over',
      `All 3 reminders for ${invoiceNumber} have been sent.`,
    ]);
    const { body: activities } = await maya.call('GET', '/api/activities?limit=1');
    expect(activities[0].details).toBe(`Sent reminder 3 of 3 for invoice ${invoiceNumber} to ${words.to}`);
  });

  test('aren’t sent before their day', async () => {
    const maya = await aPerson(world);
    const { id } = await aLateInvoice(maya, 6);
    await maya.call('PATCH', '/api/profile', { formats: { dateOrder: 'dmy' } });
    expect((await remind(maya, id)).body).toMatchObject({
      code: 'reminder_early',
      message: expect.stringMatching(/ can go out on \d{1,2} [A-Z][a-z]+ \d{4}\.$/),
    });
    expect(await dueFor(maya)).toEqual([]);
    expect((await remind(maya, (await aLateInvoice(maya, 7)).id)).status).toBe(201);
  });

  test('of one level are sent once, however many people press at the same moment', async () => {
    const maya = await aPerson(world);
    const { id } = await aLateInvoice(maya, 10);
    const answers = await Promise.all(Array.from({ length: 10 }, () => remind(maya, id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
    await postIsSent(world);
    expect((await maya.call('GET', `/api/invoices/${id}/payment-reminders`)).body.sent).toHaveLength(1);
  });

  test('aren’t sent for a paid invoice, for a draft, or when turned off, and continue when turned on again', async () => {
    const maya = await aPerson(world);
    const draft = await anInvoice(maya);
    expect((await remind(maya, draft.id)).body.code).toBe('nothing_open');
    const { id } = await aLateInvoice(maya, 10);
    const stopped = await maya.call('PATCH', `/api/invoices/${id}/books`, { remindersStopped: true });
    expect([stopped.status, stopped.body.remindersStopped, stopped.body.total]).toEqual([200, true, '340.01']);
    expect((await remind(maya, id)).body.code).toBe('reminders_stopped');
    expect(await dueFor(maya)).toEqual([]);
    await maya.call('PATCH', `/api/invoices/${id}/books`, { remindersStopped: false });
    expect((await dueFor(maya)).map(({ invoiceId }: any) => invoiceId)).toEqual([id]);
    await maya.call('PATCH', `/api/invoices/${id}/status`, { status: 'paid' });
    expect((await remind(maya, id)).body.code).toBe('nothing_open');
  });

  test('that wait in the queue stay unsent once the invoice is paid', async () => {
    const maya = await aPerson(world);
    const { id, invoiceNumber } = await aLateInvoice(maya, 10);
    await remind(maya, id);
    await maya.call('PATCH', `/api/invoices/${id}/status`, { status: 'paid', recordIncome: true });
    await postIsSent(world);
    expect(world.letters.filter(({ subject }) => subject.includes(`${invoiceNumber} from ${maya.companyName}`))).toEqual([]);
  });

  test('go to the customer’s own address unless the sender runs the company', async () => {
    const maya = await aPerson(world);
    const kim = await aPerson(world, { role: 'user', company: { id: maya.companyId as number, name: maya.companyName as string } });
    const { id } = await aLateInvoice(maya, 10);
    const elsewhere = await remind(kim, id, { to: 'stranger@elsewhere.example' });
    expect([elsewhere.status, elsewhere.body.errors[0].path]).toEqual([422, 'to']);
    expect((await remind(kim, id)).status).toBe(201);
  });

  test('for an invoice that was changed meanwhile aren’t sent', async () => {
    const maya = await aPerson(world);
    const { id } = await aLateInvoice(maya, 10);
    expect(
      (await maya.call('POST', `/api/invoices/${id}/payment-reminders`, words, { 'if-match': '"2020-01-01T00:00:00.000Z"' })).status,
    ).toBe(412);
  });
});

describe('the list of reminders that are due', () => {
  test('agrees with the rule for every state an invoice can be in, and with the filter of the invoices', async () => {
    const maya = await aPerson(world);
    const today = await todayOf(maya);
    const expected: [number, number][] = [];
    let seed = 7;
    const some = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    for (let count = 0; count < 24; count++) {
      const invoice = await aLateInvoice(maya, some(45));
      const sent = Array.from({ length: some(4) }, () => ({ day: addDays(today, -some(20)) }));
      for (const [place, { day }] of sent.entries())
        await world.owner.query(
          `insert into payment_reminders (company_id, invoice_id, level, day, sent_to, open) values ($1, $2, $3, $4, 'a@b.example', 1)`,
          [maya.companyId, invoice.id, place + 1, day],
        );
      const next = nextReminder(invoice.dueDate, sent, usualReminderLevels);
      if (next && next.on <= today) expected.push([invoice.id, next.level]);
    }
    const listed = await dueFor(maya);
    expect(listed.map(({ invoiceId, level }: any) => [invoiceId, level]).toSorted()).toEqual(expected.toSorted());
    expect(expected.length).toBeGreaterThan(3);
    const { body: filtered } = await maya.call('GET', '/api/invoices?status=to_remind');
    expect(filtered.map(({ id }: any) => id).toSorted()).toEqual(expected.map(([id]) => id).toSorted());
  });

  test('begins with the longest overdue, with the customer and the amount', async () => {
    const maya = await aPerson(world);
    await aLateInvoice(maya, 8);
    const oldest = await aLateInvoice(maya, 30);
    expect((await dueFor(maya))[0]).toMatchObject({
      invoiceId: oldest.id,
      customerName: 'Ada Lindgren',
      customerEmail: 'ada@guests.example',
      open: '340.01',
      daysLate: 30,
      level: 1,
    });
  });
});

describe('a company’s own levels', () => {
  const own = [
    { days: 3, text: 'Hello {customer}, {open} is {late} late.' },
    { days: 10, text: 'Please pay {invoice}.' },
  ];

  test('decide when its reminders may be sent and what they say, until they are reset to the usual ones', async () => {
    const maya = await aPerson(world);
    const { id } = await aLateInvoice(maya, 4);
    expect((await maya.call('PATCH', '/api/books/settings', { reminderLevels: own })).body.reminderLevels).toEqual(own);
    expect((await maya.call('GET', `/api/invoices/${id}/payment-reminders`)).body).toMatchObject({
      levels: 2,
      next: { level: 1, isDue: true, message: 'Hello Ada Lindgren, €340.01 is 4 days late.' },
    });
    const { body } = await maya.call('PATCH', '/api/books/settings', { reminderLevels: null });
    expect(body.reminderLevels).toEqual(usualReminderLevels);
    expect(await dueFor(maya)).toEqual([]);
  });

  test('are refused at the field where the days don’t increase', async () => {
    const maya = await aPerson(world);
    const { status, body } = await maya.call('PATCH', '/api/books/settings', { reminderLevels: own.toReversed() });
    expect([status, body.errors]).toEqual([
      422,
      [{ path: 'reminderLevels.1.days', message: 'Each reminder is later than the one before' }],
    ]);
  });
});
