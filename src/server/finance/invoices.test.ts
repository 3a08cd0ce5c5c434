import { invoiceNumberOf } from '#domain/finance/invoice.ts';
import { describe, expect, test } from 'vitest';
import { aCustomer, anInvoice, charter } from '../testing/books.ts';
import { aPerson, anEvent, aWorld, aYacht, type Person, allowDeletingIssued } from '../testing/given.ts';

const world = aWorld();

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
describe('an invoice', () => {
  test('is a draft due in thirty days, whose totals the server calculates whatever the request says', async () => {
    const maya = await aPerson(world);
    const invoice = await anInvoice(maya, {
      subtotal: '0.01',
      taxAmount: '0',
      total: 0.01,
      pdfUrl: 'file:///etc/passwd',
      sentAt: '2020-01-01',
    });
    expect(invoice).toMatchObject({
      companyId: maya.companyId,
      customerName: 'Ada Lindgren',
      customerEmail: 'ada@guests.example',
      invoiceNumber: 'INV-2026-0001',
      issueDate: '2026-01-15',
      dueDate: '2026-02-14',
      status: 'draft',
      sentAt: null,
      subtotal: '300.01',
      taxRate: '20.00',
      taxAmount: '40.00',
      total: '340.01',
      currency: 'EUR',
      pdfUrl: null,
      items: [
        { quantity: '2.00', unitPrice: '100.00', total: '200.00', taxExempt: false },
        { quantity: '1.50', unitPrice: '66.67', total: '100.01', taxExempt: true },
      ],
    });
    expect((await maya.call('GET', `/api/invoices/${invoice.id}`)).body).toEqual(invoice);
    expect((await maya.call('GET', '/api/invoices')).body).toEqual([invoice]);
  });

  test.each([
    [{ customerId: undefined }, 'customerId', 'Customer is required'],
    [{ items: [] }, 'items', 'At least one item is required'],
    [{ dueDate: '2026-01-14' }, 'dueDate', "Due date can't be before the issue date"],
    [
      { items: [{ description: 'A', quantity: 2, unitPrice: '99999999.99' }] },
      'items.0.unitPrice',
      'This line comes to more than 99,999,999.99',
    ],
    [{ items: [{ description: 'A', quantity: 1, unitPrice: '99999999.99' }] }, 'items', 'This invoice comes to more than 99,999,999.99'],
    [{ eventId: 999_999_999 }, 'eventId', "This booking isn't in your schedule."],
  ])('with %j is refused at its field, and uses up no number', async (wrong, path, message) => {
    const maya = await aPerson(world);
    const { id } = await aCustomer(maya);
    const { status, body } = await maya.call('POST', '/api/invoices', { customerId: id, ...charter, ...wrong });
    expect([status, body.errors]).toEqual([422, [{ path, message }]]);
    expect((await anInvoice(maya)).invoiceNumber).toBe('INV-2026-0001');
  });

  test('in yen has totals in whole yen', async () => {
    const maya = await aPerson(world);
    expect(
      await anInvoice(maya, { currency: 'JPY', taxRate: 10, items: [{ description: 'A day', quantity: 1, unitPrice: 12_345 }] }),
    ).toMatchObject({ subtotal: '12345.00', taxAmount: '1235.00', total: '13580.00' });
  });

  test('that is a draft changes with its items in one go, and its totals follow', async () => {
    const maya = await aPerson(world);
    const invoice = await anInvoice(maya);
    const changed = await maya.call(
      'PATCH',
      `/api/invoices/${invoice.id}`,
      { items: [{ description: 'One day', unitPrice: 80 }], notes: 'Thank you' },
      { 'if-match': `"${invoice.updatedAt}"` },
    );
    expect(changed.body).toMatchObject({
      subtotal: '80.00',
      taxAmount: '16.00',
      total: '96.00',
      notes: 'Thank you',
      invoiceNumber: invoice.invoiceNumber,
      items: [{ description: 'One day', quantity: '1.00' }],
    });
    expect((await maya.call('PATCH', `/api/invoices/${invoice.id}`, { taxRate: null })).body).toMatchObject({
      taxRate: '0.00',
      total: '80.00',
      items: [{ description: 'One day' }],
    });
    expect((await maya.call('PATCH', `/api/invoices/${invoice.id}`, { notes: 'x' }, { 'if-match': `"${invoice.updatedAt}"` })).status).toBe(
      412,
    );
    const wrong = await maya.call('PATCH', `/api/invoices/${invoice.id}`, { items: [{ description: '', unitPrice: 1 }] });
    expect([wrong.status, wrong.body.errors[0].path]).toEqual([422, 'items.0.description']);
    expect((await maya.call('GET', `/api/invoices/${invoice.id}`)).body.items).toHaveLength(1);
  });

  test('that is a draft shows in the feed which of its lines changed, from what to what', async () => {
    const maya = await aPerson(world);
    const invoice = await anInvoice(maya);
    const changesOf = async (changes: object) => {
      await maya.call('PATCH', `/api/invoices/${invoice.id}`, changes);
      return (await maya.call('GET', '/api/activities?limit=1')).body[0].changes;
    };
    const [days, provisions] = charter.items;
    const last = { description: 'Linen', quantity: '0.5', unitPrice: 10 };
    expect(await changesOf({ items: [days, provisions, last] })).toEqual({
      items: [[], ['3. 0.5 × Linen, €10.00']],
      subtotal: ['300.01', '305.01'],
      taxAmount: ['40.00', '41.00'],
      total: ['340.01', '346.01'],
    });
    expect(await changesOf({ items: [provisions, days, last] })).toEqual({
      items: [
        ['1. 2 × Two days at sea, €100.00', '2. 1.5 × Provisions, €66.67, tax exempt'],
        ['1. 1.5 × Provisions, €66.67, tax exempt', '2. 2 × Two days at sea, €100.00'],
      ],
    });
    expect(await changesOf({ items: [provisions, days, last], notes: 'Thank you' })).toEqual({ notes: [null, 'Thank you'] });
  });

  test('that was sent can’t be edited, even when it is set back to draft; a copy is a new draft', async () => {
    const maya = await aPerson(world);
    await allowDeletingIssued(world, maya);
    const invoice = await anInvoice(maya);
    const sent = (await maya.call('PATCH', `/api/invoices/${invoice.id}/status`, { status: 'sent' })).body;
    expect(sent.sentAt).not.toBeNull();
    for (const status of ['cancelled', 'draft'] as const) {
      await maya.call('PATCH', `/api/invoices/${invoice.id}/status`, { status });
      const refused = await maya.call('PATCH', `/api/invoices/${invoice.id}`, { notes: 'Cheaper' });
      expect([refused.status, refused.body.message]).toEqual([
        409,
        "INV-2026-0001 has been sent, so it can't be changed. Cancel it and make a copy.",
      ]);
    }
    const { status, body } = await maya.call('POST', `/api/invoices/${invoice.id}/copy`);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'draft',
      sentAt: null,
      total: invoice.total,
      customerId: invoice.customerId,
      items: [{ description: 'Two days at sea' }, { description: 'Provisions', taxExempt: true }],
    });
    expect(body.invoiceNumber).not.toBe(invoice.invoiceNumber);
  });

  test('can be given any status, and the feed shows each change', async () => {
    const maya = await aPerson(world);
    await allowDeletingIssued(world, maya);
    const { id } = await anInvoice(maya, { issueDate: day(0) });
    for (const status of ['paid', 'cancelled', 'sent', 'overdue', 'draft'])
      expect((await maya.call('PATCH', `/api/invoices/${id}/status`, { status })).body.status).toBe(status);
    expect((await maya.call('PATCH', `/api/invoices/${id}/status`, { status: 'lost' })).body.errors).toEqual([
      { path: 'status', message: 'Please choose a status' },
    ]);
    const [{ action, details }] = (await maya.call('GET', '/api/activities?limit=1')).body;
    expect([action, details]).toEqual(['status', `Invoice INV-${day(0).slice(0, 4)}-0001 is now draft`]);
  });

  test("can't be for another company's customer or booking", async () => {
    const [maya, nora] = [await aPerson(world), await aPerson(world)];
    const theirs = await aCustomer(nora);
    expect((await maya.call('POST', '/api/invoices', { customerId: theirs.id, ...charter })).body.errors).toEqual([
      { path: 'customerId', message: "This customer isn't in your company." },
    ]);
    const event = await anEvent(world, nora.companyId as number, (await aYacht(nora)).id);
    const invoice = await anInvoice(maya);
    expect((await maya.call('PATCH', `/api/invoices/${invoice.id}`, { eventId: event })).body.errors[0].path).toBe('eventId');
    expect((await nora.call('POST', `/api/invoices/${invoice.id}/copy`)).status).toBe(404);
  });

  test('keeps its customer, and the yacht of its booking, from being deleted', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    const eventId = await anEvent(world, maya.companyId as number, yacht.id, { startsIn: -72 });
    const invoice = await anInvoice(maya, { eventId });
    expect((await maya.call('DELETE', `/api/customers/${invoice.customerId}`)).body.message).toBe(
      "Ada Lindgren can't be deleted: this customer has 1 invoice. Delete these or choose another customer for them first. If they must stay, keep the customer.",
    );
    expect((await maya.call('DELETE', `/api/yachts/${yacht.id}`)).body.message).toBe(
      "Aurelia can't be deleted: it has 1 invoice. Move or delete these first. If they must stay, set its status to Docked instead.",
    );
    expect((await maya.call('DELETE', `/api/invoices/${invoice.id}`)).status).toBe(204);
    expect((await maya.call('DELETE', `/api/yachts/${yacht.id}`)).status).toBe(204);
  });
});

describe('the numbers of invoices', () => {
  test('of fifty created at once are consecutive', async () => {
    const maya = await aPerson(world);
    const { id } = await aCustomer(maya);
    const made = await Promise.all(Array.from({ length: 50 }, () => maya.call('POST', '/api/invoices', { customerId: id, ...charter })));
    expect(made.map(({ status }) => status)).toEqual(made.map(() => 201));
    expect(made.map(({ body }) => body.invoiceNumber).toSorted()).toEqual(
      made.map((_, place) => `INV-2026-${String(place + 1).padStart(4, '0')}`),
    );
  });

  test('leave no gap behind for those that are refused in between', async () => {
    const maya = await aPerson(world);
    const { id } = await aCustomer(maya);
    const good = { customerId: id, ...charter };
    const bad = [
      { ...good, items: [] },
      { ...good, eventId: 999_999_999 },
      { ...good, invoiceNumber: 'INV-2026-0001' },
    ];
    await maya.call('POST', '/api/invoices', good);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, place) => maya.call('POST', '/api/invoices', place % 3 === 0 ? good : bad[place % bad.length])),
    );
    const numbers = (await maya.call('GET', '/api/invoices?sort=number')).body.map(
      ({ invoiceNumber }: { invoiceNumber: string }) => invoiceNumber,
    );
    expect(numbers).toHaveLength(1 + answers.filter(({ status }) => status === 201).length);
    expect(numbers).toEqual(numbers.map((_: string, place: number) => `INV-2026-${String(place + 1).padStart(4, '0')}`));
  });

  test('leave no gap behind for one that fails after it took its number', async () => {
    const maya = await aPerson(world);
    const { id } = await aCustomer(maya);
    await world.owner.query(
      `create function fail_once() returns trigger language plpgsql as $$ begin if new.description = 'The disk is full' then raise exception 'no'; end if; return new; end $$`,
    );
    await world.owner.query('create trigger fail_once before insert on invoice_items for each row execute function fail_once()');
    const failed = await maya.call('POST', '/api/invoices', {
      customerId: id,
      ...charter,
      items: [{ description: 'The disk is full', unitPrice: 1 }],
    });
    expect(failed.status).toBe(500);
    expect((await anInvoice(maya)).invoiceNumber).toBe('INV-2026-0001');
    await world.owner.query('drop trigger fail_once on invoice_items');
    await world.owner.query('drop function fail_once');
  });

  test('have the format of the domain, however many there are', async () => {
    const maya = await aPerson(world);
    await anInvoice(maya);
    for (const before of [9, 998, 9_998, 9_999, 123_455]) {
      await world.owner.query('update invoice_counters set last_number = $1 where company_id = $2', [before, maya.companyId]);
      expect((await anInvoice(maya)).invoiceNumber).toBe(invoiceNumberOf(2026, before + 1));
    }
  });

  test('are counted by company and by year', async () => {
    const [maya, nora] = [await aPerson(world), await aPerson(world)];
    expect([
      (await anInvoice(maya)).invoiceNumber,
      (await anInvoice(maya, { issueDate: '2027-01-01' })).invoiceNumber,
      (await anInvoice(nora)).invoiceNumber,
    ]).toEqual(['INV-2026-0001', 'INV-2027-0001', 'INV-2026-0001']);
  });

  test('can be chosen if they are free, and the counter skips those that lie ahead', async () => {
    const maya = await aPerson(world);
    expect((await anInvoice(maya, { invoiceNumber: 'A/7' })).invoiceNumber).toBe('A/7');
    const { id } = await aCustomer(maya);
    const duplicate = await maya.call('POST', '/api/invoices', { customerId: id, ...charter, invoiceNumber: 'A/7' });
    expect([duplicate.status, duplicate.body.message, duplicate.body.errors[0].path]).toEqual([
      409,
      'There is already an invoice with the number A/7.',
      'invoiceNumber',
    ]);
    await anInvoice(maya, { invoiceNumber: 'INV-2026-0001' });
    expect((await anInvoice(maya)).invoiceNumber).toBe('INV-2026-0002');
  });

  test('of deleted drafts are used again, the smallest first, those of sent invoices never', async () => {
    const maya = await aPerson(world);
    await allowDeletingIssued(world, maya);
    const numbered = async (more: object = {}) => (await anInvoice(maya, more)).invoiceNumber.slice(-4);
    const remove = (id: number) => maya.call('DELETE', `/api/invoices/${id}`);
    const [one, two, three, four] = [
      await anInvoice(maya),
      await anInvoice(maya),
      await anInvoice(maya),
      await anInvoice(maya, { status: 'sent' }),
    ];
    for (const each of [three, one, four]) await remove(each.id);
    expect([await numbered(), await numbered(), await numbered()]).toEqual(['0001', '0003', '0005']);
    // Sent, and then set back to draft.
    for (const status of ['sent', 'draft']) await maya.call('PATCH', `/api/invoices/${two.id}/status`, { status });
    await remove(two.id);
    expect(await numbered()).toBe('0006');
  });

  test('that were freed are used once, by concurrent requests and by those that choose one', async () => {
    const maya = await aPerson(world);
    const { id } = await aCustomer(maya);
    const made = [];
    for (let place = 0; place < 6; place++) made.push(await anInvoice(maya));
    for (const each of made.slice(0, 4)) await maya.call('DELETE', `/api/invoices/${each.id}`);
    expect((await anInvoice(maya, { invoiceNumber: 'INV-2026-0002' })).invoiceNumber).toBe('INV-2026-0002');
    await Promise.all(Array.from({ length: 8 }, () => maya.call('POST', '/api/invoices', { customerId: id, ...charter })));
    const numbers = (await maya.call('GET', '/api/invoices?sort=number')).body.map(
      ({ invoiceNumber }: { invoiceNumber: string }) => invoiceNumber,
    );
    expect(numbers).toEqual(Array.from({ length: 11 }, (_, place) => `INV-2026-${String(place + 1).padStart(4, '0')}`));
  });

  test('that somebody chose are never given to others, whatever their format', async () => {
    const maya = await aPerson(world);
    await anInvoice(maya);
    for (const invoiceNumber of ['INV-2026-00001', 'INV-2026-0000', 'INV-2026-0900', 'A/7'])
      await maya.call('DELETE', `/api/invoices/${(await anInvoice(maya, { invoiceNumber })).id}`);
    expect((await anInvoice(maya)).invoiceNumber).toBe('INV-2026-0002');
  });

  test('change when a draft moves to another year, except chosen ones, which the next replaces when they are cleared', async () => {
    const maya = await aPerson(world);
    const change = async ({ id }: { id: number }, changes: object) =>
      (await maya.call('PATCH', `/api/invoices/${id}`, changes)).body.invoiceNumber;
    const [counted, own] = [await anInvoice(maya), await anInvoice(maya, { invoiceNumber: 'A/7' })];
    expect(await change(counted, { issueDate: '2026-01-20', invoiceNumber: null })).toBe('INV-2026-0001');
    expect(await change(counted, { issueDate: '2025-12-31' })).toBe('INV-2025-0001');
    expect(await change(own, { issueDate: '2025-12-31' })).toBe('A/7');
    expect(await change(own, { invoiceNumber: '', issueDate: '2026-01-02' })).toBe('INV-2026-0001');
    expect(await change(own, { invoiceNumber: 'B/8' })).toBe('B/8');
    expect(await change(own, { notes: 'x', invoiceNumber: null })).toBe('INV-2026-0001');
    expect((await anInvoice(maya, { issueDate: '2025-06-01' })).invoiceNumber).toBe('INV-2025-0002');
  });
});

describe('an invoice past its due date', () => {
  test('becomes overdue by itself, and list, filter, totals and record agree', async () => {
    const maya = await aPerson(world);
    const late = await anInvoice(maya, { issueDate: day(-40), dueDate: day(-2), status: 'sent' });
    const soon = await anInvoice(maya, { issueDate: day(-40), dueDate: day(2), status: 'sent' });
    await anInvoice(maya, { issueDate: day(-40), dueDate: day(-2) });
    expect((await maya.call('GET', `/api/invoices/${late.id}`)).body.status).toBe('overdue');
    const ids = async (query: string) => (await maya.call('GET', `/api/invoices?${query}`)).body.map(({ id }: { id: number }) => id);
    expect([await ids('status=overdue'), await ids('status=sent')]).toEqual([[late.id], [soon.id]]);
    expect((await maya.call('GET', '/api/invoices/totals')).body).toEqual([
      {
        currency: 'EUR',
        count: 3,
        total: '1020.03',
        byStatus: { draft: '340.01', sent: '340.01', paid: '0.00', overdue: '340.01', cancelled: '0.00' },
        paid: '0.00',
        credited: '0.00',
        open: '680.02',
        overdue: '340.01',
      },
    ]);
    expect((await maya.call('GET', '/api/invoices/totals?status=overdue')).body).toMatchObject([{ count: 1, total: '340.01' }]);
    expect((await maya.call('PATCH', `/api/invoices/${late.id}/status`, { status: 'paid' })).body.status).toBe('paid');
  });

  test('does so at midnight where its company is', async () => {
    const [samoa, kiribati] = [await aPerson(world), await aPerson(world)];
    await world.owner.query(
      `update companies set time_zone = case id when $1 then 'Pacific/Pago_Pago' else 'Pacific/Kiritimati' end where id in ($1, $2)`,
      [samoa.companyId, kiribati.companyId],
    );
    // At any moment, Kiribati is a day ahead of Pago Pago.
    const dueDate = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Pago_Pago' }).format(new Date());
    const invoice = { issueDate: '2026-01-01', dueDate, status: 'sent' };
    expect([(await anInvoice(samoa, invoice)).status, (await anInvoice(kiribati, invoice)).status]).toEqual(['sent', 'overdue']);
  });
});

describe('an invoice that is paid', () => {
  test('records its income once, with the yacht of its booking', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    const eventId = await anEvent(world, maya.companyId as number, yacht.id, { type: 'day_rent', hours: 8 });
    const invoice = await anInvoice(maya, { eventId });
    const pay = () =>
      maya.call('PATCH', `/api/invoices/${invoice.id}/status`, {
        status: 'paid',
        recordIncome: true,
        incomeDate: '2026-02-03',
        paymentMethod: 'bank_transfer',
      });
    expect((await pay()).body.status).toBe('paid');
    await pay();
    const income = (await maya.call('GET', `/api/income?invoiceId=${invoice.id}`)).body;
    expect(income).toMatchObject([
      {
        amount: '340.01',
        currency: 'EUR',
        incomeDate: '2026-02-03',
        paymentStatus: 'paid',
        paymentMethod: 'bank_transfer',
        category: 'day_trip',
        customerId: invoice.customerId,
        yachtId: yacht.id,
        invoiceNumber: invoice.invoiceNumber,
      },
    ]);
  });

  test('marks its expected income in its currency as paid, each with its activity, and adds what is missing', async () => {
    const maya = await aPerson(world);
    const invoice = await anInvoice(maya);
    const expected = (description: string, amount: number, more: object = {}) =>
      maya.call('POST', '/api/income', {
        category: 'charter',
        description,
        amount,
        currency: 'EUR',
        incomeDate: '2026-01-20',
        paymentStatus: 'pending',
        invoiceId: invoice.id,
        ...more,
      });
    await expected('Deposit', 100);
    await expected('Second half', 60, { paymentStatus: 'overdue', paymentMethod: 'check' });
    await expected('Paid before', 40, { paymentStatus: 'paid', paymentMethod: 'cash' });
    await expected('Fuel', 50, { currency: 'USD' });
    await maya.call('PATCH', `/api/invoices/${invoice.id}/status`, {
      status: 'paid',
      recordIncome: true,
      incomeDate: '2026-02-03',
      paymentMethod: 'bank_transfer',
    });
    const income: Record<string, string>[] = (await maya.call('GET', `/api/income?invoiceId=${invoice.id}&sort=amount`)).body;
    expect(
      income.map(({ amount, currency, paymentStatus, incomeDate, paymentMethod }) => [
        amount,
        currency,
        paymentStatus,
        incomeDate,
        paymentMethod,
      ]),
    ).toEqual([
      ['40.00', 'EUR', 'paid', '2026-01-20', 'cash'],
      ['50.00', 'USD', 'pending', '2026-01-20', null],
      ['60.00', 'EUR', 'paid', '2026-02-03', 'bank_transfer'],
      ['100.00', 'EUR', 'paid', '2026-02-03', 'bank_transfer'],
      ['140.01', 'EUR', 'paid', '2026-02-03', 'bank_transfer'],
    ]);
    const activities: { action: string; details: string; changes: object | null }[] = (
      await maya.call('GET', '/api/activities?resourceType=income&limit=3')
    ).body;
    const incomeDate = ['2026-01-20', '2026-02-03'];
    expect(activities.map(({ action, details, changes }) => [action, details, changes])).toEqual([
      ['create', 'Logged income from invoice INV-2026-0001', null],
      [
        'status',
        'Income Second half (€60.00) is paid with invoice INV-2026-0001',
        { paymentStatus: ['overdue', 'paid'], incomeDate, paymentMethod: ['check', 'bank_transfer'] },
      ],
      [
        'status',
        'Income Deposit (€100.00) is paid with invoice INV-2026-0001',
        { paymentStatus: ['pending', 'paid'], incomeDate, paymentMethod: [null, 'bank_transfer'] },
      ],
    ]);
  });

  test('records income only on request, and only when it is paid', async () => {
    const maya = await aPerson(world);
    const invoice = await anInvoice(maya);
    expect((await maya.call('PATCH', `/api/invoices/${invoice.id}/status`, { status: 'sent', recordIncome: true })).status).toBe(422);
    expect((await maya.call('GET', `/api/invoices/${invoice.id}`)).body.status).toBe('draft');
    await maya.call('PATCH', `/api/invoices/${invoice.id}/status`, { status: 'paid' });
    expect((await maya.call('GET', '/api/income')).body).toEqual([]);
  });
});

test('invoices are filtered, searched and sorted, and a page past the end still counts them', async () => {
  const maya = await aPerson(world);
  const zoe = await aCustomer(maya, { firstName: 'Zoë', lastName: 'Åberg' });
  const { id: yachtId } = await aYacht(maya);
  await anInvoice(maya, { issueDate: '2026-01-10', currency: 'USD', yachtId });
  await anInvoice(maya, { issueDate: '2026-02-10', customerId: zoe.id, items: [{ description: 'A', unitPrice: 1 }] });
  const found = async (query: string) =>
    (await maya.call('GET', `/api/invoices?${query}`)).body.map(({ issueDate }: { issueDate: string }) => issueDate.slice(5, 7));
  expect(await found('')).toEqual(['02', '01']);
  expect(await found('sort=-total')).toEqual(['01', '02']);
  expect(await found('sort=customer')).toEqual(['01', '02']);
  expect(await found('q=åberg')).toEqual(['02']);
  expect(await found('q=2026-0001')).toEqual(['01']);
  expect(await found(`customerId=${zoe.id}`)).toEqual(['02']);
  expect(await found('from=2026-02-01')).toEqual(['02']);
  expect(await found('currency=USD')).toEqual(['01']);
  for (const [query, month, currency] of [
    [`yachtId=${yachtId}`, '01', 'USD'],
    ['yachtId=none', '02', 'EUR'],
  ] as const) {
    expect(await found(query)).toEqual([month]);
    expect((await maya.call('GET', `/api/invoices/totals?${query}`)).body).toMatchObject([{ currency, count: 1 }]);
    expect((await maya.call('GET', `/api/invoices/figures?${query}`)).body).toMatchObject([{ currency, count: 1 }]);
    const { text } = await maya.call('GET', `/api/invoices/export?${query}`);
    expect(text.match(/2026-\d\d-10/g)).toEqual([`2026-${month}-10`]);
  }
  expect((await maya.call('GET', '/api/invoices?limit=1&offset=7')).headers['x-total-count']).toBe('2');
});

describe('what is outstanding', () => {
  const paidIncome = { category: 'charter', description: 'Part', incomeDate: '2026-01-20', paymentStatus: 'paid', currency: 'EUR' };

  test('of an invoice is its total less the income paid for it in its currency, and nothing once it is paid, cancelled or still a draft', async () => {
    const maya = await aPerson(world);
    await allowDeletingIssued(world, maya);
    const { id, customerId } = await anInvoice(maya, { status: 'sent' });
    const moneyOf = async () => {
      const { paid, open } = (await maya.call('GET', `/api/invoices/${id}`)).body;
      return [paid, open];
    };
    const comesIn = (more: object) => maya.call('POST', '/api/income', { ...paidIncome, customerId, invoiceId: id, ...more });
    expect(await moneyOf()).toEqual(['0.00', '340.01']);
    await comesIn({ amount: '100' });
    await comesIn({ amount: '50', paymentStatus: 'pending' });
    await comesIn({ amount: '70', currency: 'USD' });
    expect(await moneyOf()).toEqual(['100.00', '240.01']);
    const status = (next: string) => maya.call('PATCH', `/api/invoices/${id}/status`, { status: next });
    for (const [next, money] of [
      ['paid', ['340.01', '0.00']],
      ['draft', ['100.00', '0.00']],
      ['cancelled', ['100.00', '0.00']],
    ] as const) {
      await status(next);
      expect([next, await moneyOf()]).toEqual([next, money]);
    }
    await status('sent');
    expect((await comesIn({ amount: '300' })).body.message).toBe('INV-2026-0001 has €240.01 outstanding');
    await comesIn({ amount: '240.01' });
    expect(await moneyOf()).toEqual(['340.01', '0.00']);
  });

  test('leads the totals, and the list can show these invoices alone, the largest amount first', async () => {
    const maya = await aPerson(world);
    const invoice = async (unitPrice: number, more: object) =>
      (await anInvoice(maya, { taxRate: 0, items: [{ description: 'A', unitPrice }], dueDate: '2099-01-01', ...more })).id;
    const [small, large] = [await invoice(10, { status: 'sent' }), await invoice(100, { status: 'sent', dueDate: '2026-02-01' })];
    await invoice(1000, {});
    await invoice(2000, { status: 'cancelled' });
    await invoice(4000, { status: 'paid' });
    await invoice(1, { status: 'sent', currency: 'GBP' });
    const covered = await invoice(5, { status: 'sent' });
    const { customerId } = (await maya.call('GET', `/api/invoices/${covered}`)).body;
    await maya.call('POST', '/api/income', { ...paidIncome, customerId, invoiceId: covered, amount: '5' });
    expect((await maya.call('GET', '/api/invoices/totals')).body).toMatchObject([
      { currency: 'EUR', count: 6, paid: '4005.00', open: '110.00', overdue: '100.00' },
      { currency: 'GBP', count: 1, paid: '0.00', open: '1.00', overdue: '0.00' },
    ]);
    const open = await maya.call('GET', '/api/invoices?status=open&currency=EUR&sort=-open');
    expect(open.body.map(({ id }: { id: number }) => id)).toEqual([large, small]);
  });

  test('on bookings is listed for many at once, by currency, and only for their own company', async () => {
    const [maya, nora] = [await aPerson(world), await aPerson(world)];
    const yacht = await aYacht(maya);
    const company = maya.companyId as number;
    const charters = [await anEvent(world, company, yacht.id), await anEvent(world, company, yacht.id, { startsIn: 96 })];
    const { customerId, id } = await anInvoice(maya, { eventId: charters[0], status: 'sent' });
    await anInvoice(maya, { eventId: charters[0] });
    await anInvoice(maya, { eventId: charters[0], status: 'cancelled' });
    await anInvoice(maya, { eventId: charters[0], currency: 'GBP', status: 'paid' });
    await maya.call('POST', '/api/income', { ...paidIncome, customerId, invoiceId: id, amount: '40' });
    const balances = async (person: Person) => (await person.call('GET', `/api/finance/bookings?eventIds=${charters.join(',')}`)).body;
    expect(await balances(maya)).toEqual([
      { eventId: charters[0], currency: 'EUR', invoices: 2, invoiced: '340.01', paid: '40.00', credited: '0.00', open: '300.01' },
      { eventId: charters[0], currency: 'GBP', invoices: 1, invoiced: '340.01', paid: '340.01', credited: '0.00', open: '0.00' },
    ]);
    expect(await balances(nora)).toEqual([]);
    expect((await maya.call('GET', '/api/finance/bookings?eventIds=1;drop')).status).toBe(400);
  });

  test('bookings are added up by currency, those of a tab and a filter only, and never those of others', async () => {
    const [maya, nora] = [await aPerson(world), await aPerson(world)];
    const [one, two] = [await aYacht(maya), await aYacht(maya, { name: 'Eos' })];
    const book = (yachtId: number, title: string, from: number, more: object = {}) =>
      maya.call('POST', '/api/schedule', {
        yachtId,
        title,
        type: 'charter',
        startDate: inDays(from),
        endDate: inDays(from + 7),
        currency: 'EUR',
        ...more,
      });
    await book(one.id, 'Capri', 10, { price: 1_250_050 });
    await book(one.id, 'Ischia', 20, { price: 1 });
    await book(two.id, 'Capri', 10, { price: 900_000, currency: 'GBP' });
    await book(two.id, 'Not priced yet', 30);
    await book(two.id, 'Over', -30, { price: 500 });
    await book(one.id, 'For a day', 40, { type: 'day_rent', price: 7_000 });
    expect(await totals(maya, 'type=charter&status=scheduled')).toEqual([
      { currency: 'EUR', count: 2, total: '12500.51' },
      { currency: 'GBP', count: 1, total: '9000.00' },
    ]);
    expect(await totals(maya, 'type=charter&status=scheduled&q=capri')).toEqual([
      { currency: 'EUR', count: 1, total: '12500.50' },
      { currency: 'GBP', count: 1, total: '9000.00' },
    ]);
    expect(await totals(maya, `type=charter&yachtId=${two.id}&status=completed`)).toEqual([{ currency: 'EUR', count: 1, total: '5.00' }]);
    expect(await totals(maya, 'type=day_rent')).toEqual([{ currency: 'EUR', count: 1, total: '70.00' }]);
    expect(await totals(nora, '')).toEqual([]);
  });
});

const payFor = (
  maya: Person,
  { id, customerId }: { id: number; customerId: number },
  amount: string,
  incomeDate: string,
  more: object = {},
) =>
  maya.call('POST', '/api/income', {
    category: 'charter',
    description: 'Paid',
    currency: 'EUR',
    paymentStatus: 'paid',
    customerId,
    invoiceId: id,
    amount,
    incomeDate,
    ...more,
  });
const figuresOf = async (maya: Person, query = '') => (await maya.call('GET', `/api/invoices/figures?${query}`)).body;

describe('the figures', () => {
  const unpriced = { taxRate: 0, dueDate: '2099-01-01', status: 'sent' };
  const ofPrice = (maya: Person, unitPrice: number, more: object = {}) =>
    anInvoice(maya, { ...unpriced, items: [{ description: 'A week', unitPrice }], ...more });

  test('show what is outstanding, how much of it is overdue and what was paid, and count neither drafts nor cancelled invoices', async () => {
    const maya = await aPerson(world);
    const [part, late, gone] = [await ofPrice(maya, 100), await ofPrice(maya, 50, { dueDate: '2026-02-01' }), await ofPrice(maya, 4000)];
    await ofPrice(maya, 7000, { status: 'draft' });
    await ofPrice(maya, 30, { currency: 'GBP' });
    // Part of one, before and within the month; expected income, another currency and a cancelled invoice don't count as paid.
    await payFor(maya, part, '10', '2026-12-31');
    await payFor(maya, part, '25.50', '2027-01-01');
    await payFor(maya, part, '7', '2027-01-31');
    await payFor(maya, part, '5', '2027-02-01');
    await payFor(maya, part, '9', '2026-11-30');
    await payFor(maya, part, '11', '2027-01-02', { paymentStatus: 'pending' });
    await payFor(maya, part, '12', '2027-01-02', { currency: 'USD' });
    await payFor(maya, gone, '400', '2027-01-02');
    await maya.call('PATCH', `/api/invoices/${gone.id}/status`, { status: 'cancelled' });
    await payFor(maya, late, '20', '2026-12-01');
    expect(await figuresOf(maya, 'month=2027-01')).toEqual([
      {
        currency: 'EUR',
        count: 4,
        total: '11150.00',
        invoiced: '150.00',
        paid: '76.50',
        open: '73.50',
        openCount: 2,
        overdue: '30.00',
        overdueCount: 1,
        paidInMonth: '32.50',
        paidMonthBefore: '30.00',
      },
      {
        currency: 'GBP',
        count: 1,
        total: '30.00',
        invoiced: '30.00',
        paid: '0.00',
        open: '30.00',
        openCount: 1,
        overdue: '0.00',
        overdueCount: 0,
        paidInMonth: '0.00',
        paidMonthBefore: '0.00',
      },
    ]);
    // If the filter is one that a figure counts by, the list has just these invoices, and the other figures stay.
    const january = 'paidFrom=2027-01-01&paidTo=2027-01-31';
    expect(await figuresOf(maya, `month=2027-01&currency=EUR&${january}`)).toMatchObject([
      { count: 1, total: '100.00', paid: '32.50', open: '73.50', overdue: '30.00', paidInMonth: '32.50' },
    ]);
    const listed = async (query: string) => (await maya.call('GET', `/api/invoices?${query}`)).body.map(({ id }: { id: number }) => id);
    expect(await listed(january)).toEqual([part.id]);
    expect(await listed('paidTo=2026-12-01')).toEqual([late.id, part.id]);
    expect(await figuresOf(maya, 'month=2027-01&status=overdue')).toMatchObject([
      { currency: 'EUR', count: 1, total: '50.00', openCount: 2, paidInMonth: '32.50' },
      { currency: 'GBP', count: 0, total: '0.00', openCount: 1 },
    ]);
  });

  test('are for the current month in the company’s time zone', async () => {
    const [samoa, kiribati] = [await aPerson(world), await aPerson(world)];
    await world.owner.query(
      `update companies set time_zone = case id when $1 then 'Pacific/Pago_Pago' else 'Pacific/Kiritimati' end where id in ($1, $2)`,
      [samoa.companyId, kiribati.companyId],
    );
    for (const [maya, timeZone] of [
      [samoa, 'Pacific/Pago_Pago'],
      [kiribati, 'Pacific/Kiritimati'],
    ] as const) {
      const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
      await payFor(maya, await ofPrice(maya, 100), '60', `${today.slice(0, 7)}-01`);
      expect(await figuresOf(maya)).toMatchObject([{ paidInMonth: '60.00', paidMonthBefore: '0.00', open: '40.00' }]);
    }
  });

  test('are empty if there is no invoice, and refuse an invalid month', async () => {
    const maya = await aPerson(world);
    expect(await figuresOf(maya)).toEqual([]);
    expect((await maya.call('GET', '/api/invoices/figures?month=2026-13')).status).toBe(400);
  });
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

async function totals(person: Person, query: string) {
  return (await person.call('GET', `/api/finance/bookings/totals?${query}`)).body;
}
