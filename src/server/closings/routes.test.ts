import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/shared/calendar-days.ts';
import { makeRecurring } from '../finance/recurring-making.ts';
import { aPerson, aWorld, type Person } from '../testing/given.ts';

const world = aWorld();
const expense = {
  category: 'fuel',
  description: 'Diesel, "red"',
  amount: '120.00',
  currency: 'EUR',
  expenseDate: '2026-03-15',
  paymentMethod: 'cash',
};
const closed = { status: 409, code: 'period_closed', message: 'The books are closed until 31 March 2026.' };

async function aBookkeeper() {
  const maya = await aPerson(world);
  await world.owner.query(`update companies set default_currency = 'EUR', formats = '{"dateOrder": "dmy"}' where id = $1`, [
    maya.companyId,
  ]);
  const { body: customer } = await maya.call('POST', '/api/customers', { firstName: 'Ada', lastName: 'Fenwick' });
  return { maya, customerId: customer.id as number };
}
const close = (person: Person, until = '2026-03-31') => person.call('POST', '/api/closings', { until });
const refusalOf = ({ status, body }: { status: number; body: any }) => ({ status, code: body?.code, message: body?.message });

async function anInvoice(person: Person, customerId: number, more: object = {}) {
  const { body } = await person.call('POST', '/api/invoices', {
    customerId,
    issueDate: '2026-03-10',
    currency: 'EUR',
    status: 'sent',
    items: [{ description: 'Charter', unitPrice: '1000' }],
    ...more,
  });
  return body;
}

describe('a closing', () => {
  test('stores its journal with a hash, which includes the previous one, and says whether it is still the same', async () => {
    const { maya, customerId } = await aBookkeeper();
    await maya.call('POST', '/api/expenses', { ...expense, expenseDate: '2026-02-15' });
    await anInvoice(maya, customerId);
    const first = await close(maya, '2026-02-28');
    expect([first.status, first.body]).toMatchObject([
      201,
      { from: '2026-02-15', until: '2026-02-28', entries: 1, debit: '120.00', credit: '120.00' },
    ]);
    const { body: second } = await close(maya);
    expect(second).toMatchObject({
      from: '2026-03-01',
      until: '2026-03-31',
      entries: 1,
      debit: '1000.00',
      currency: 'EUR',
      closedBy: 'Robin Tester',
    });
    expect((await maya.call('GET', '/api/closings')).body.map(({ id }: { id: number }) => id)).toEqual([second.id, first.body.id]);
    const { text } = await maya.call('GET', `/api/closings/${first.body.id}/file`);
    expect(text.split('\r\n').slice(0, 3)).toEqual([
      'date,entry,text,account,debit,credit,currency,amount,tax,yacht,customer,source',
      expect.stringMatching(/^2026-02-15,E-\d+,"Diesel, ""red""",cash,0.00,120.00,EUR,-120.00,,,,expense \d+$/),
      expect.stringMatching(/^2026-02-15,E-\d+,"Diesel, ""red""",expense_fuel,120.00,0.00,EUR,120.00,,,,expense \d+$/),
    ]);
    for (const { id } of [first.body, second]) expect((await maya.call('GET', `/api/closings/${id}/check`)).body).toEqual({ same: true });
    await world.owner.query("update closing_files set content = replace(content, '120.00', '121.00') where closing_id = $1", [
      first.body.id,
    ]);
    expect((await maya.call('GET', `/api/closings/${first.body.id}/check`)).body).toEqual({ same: false });
  });

  test('keeps a spreadsheet from running user input', async () => {
    const { maya } = await aBookkeeper();
    for (const description of ['=HYPERLINK("https://elsewhere.example")', "'+1", '-2 cans', 'Oil, 2 cans', 'Fuel "95"', 'Été à Nice'])
      await maya.call('POST', '/api/expenses', { ...expense, description });
    const { body } = await close(maya);
    const { text } = await maya.call('GET', `/api/closings/${body.id}/file`);
    for (const cell of [`"'=HYPERLINK(""https://elsewhere.example"")"`, "''+1", "'-2 cans", '"Oil, 2 cans"', '"Fuel ""95"""', 'Été à Nice'])
      expect(text).toContain(`,${cell},`);
    expect((await maya.call('GET', `/api/closings/${body.id}/check`)).body).toEqual({ same: true });
  });

  test('lists everything that prevents it, each in its place', async () => {
    const { maya, customerId } = await aBookkeeper();
    await anInvoice(maya, customerId, { status: 'draft' });
    const paid = await anInvoice(maya, customerId);
    await maya.call('PATCH', `/api/invoices/${paid.id}/status`, { status: 'paid' });
    await maya.call('POST', '/api/expenses', { ...expense, currency: 'USD' });
    const { status, body } = await close(maya);
    expect([status, body.code]).toEqual([409, 'not_ready_to_close']);
    expect(body.errors).toEqual([
      { path: 'drafts', message: '1 invoice is still a draft. Send or delete drafts, or change their date.' },
      { path: 'exchangeRates', message: '1 document has no exchange rate. Import the rates for these days.' },
      { path: 'payments', message: '1 invoice is marked as paid without a payment. Record what was paid.' },
    ]);
    const { body: outlook } = await maya.call('GET', '/api/books/closing?until=2026-03-31');
    expect(outlook).toMatchObject({ closedUntil: null, ready: false, problems: body.errors, notes: [] });
    expect((await close(maya, '2026-03-09')).status).toBe(201);
  });

  test('is prevented only by what is after the last one, and its preview says the same', async () => {
    const { maya, customerId } = await aBookkeeper();
    const invoice = await anInvoice(maya, customerId, { issueDate: '2026-03-31' });
    await close(maya);
    await maya.call('PATCH', `/api/invoices/${invoice.id}/status`, { status: 'paid' });
    const { body: outlook } = await maya.call('GET', '/api/books/closing?until=2026-04-30');
    expect(outlook).toMatchObject({ closedUntil: '2026-03-31', ready: true, problems: [] });
    expect((await close(maya, '2026-04-30')).body).toMatchObject({ from: '2026-04-01', until: '2026-04-30', entries: 0 });
  });

  test('must end before today and after the last one', async () => {
    const { maya } = await aBookkeeper();
    await close(maya);
    for (const until of ['2026-03-31', '2026-02-28'])
      expect((await close(maya, until)).body.errors).toEqual([{ path: 'until', message: 'The books are closed until 31 March 2026.' }]);
    expect((await close(maya, '2100-01-01')).body.errors).toEqual([{ path: 'until', message: 'Please choose a day before today' }]);
  });

  test('names its last day in the reader’s order of dates, and in the company’s in the feed', async () => {
    const { maya } = await aBookkeeper();
    await maya.call('PATCH', '/api/profile', { formats: { dateOrder: 'mdy' } });
    await close(maya);
    const message = 'The books are closed until March 31, 2026.';
    const refusals = [
      await maya.call('POST', '/api/expenses', expense),
      await close(maya),
      await maya.call('GET', '/api/books/closing?until=2026-03-31'),
      await maya.call('PATCH', '/api/books/settings', { reportingCurrency: 'USD' }),
    ];
    expect(refusals.map(({ body }) => body.message)).toEqual([message, message, message, `${message} They stay in EUR.`]);
    const [{ details }] = (await maya.call('GET', '/api/activities?resourceType=closing')).body;
    expect(details).toBe(closed.message);
  });

  test('is for people who run the company, and determines what can’t be changed', async () => {
    const { maya } = await aBookkeeper();
    await world.owner.query('insert into books_settings (company_id, issued_stays) values ($1, false)', [maya.companyId]);
    await close(maya);
    const { body } = await maya.call('GET', '/api/books/settings');
    expect(body).toMatchObject({ closedUntil: '2026-03-31', issuedStays: true, reportingCurrency: 'EUR' });
    expect((await maya.call('PATCH', '/api/books/settings', { reportingCurrency: 'USD' })).body.code).toBe('currency_stays');
    const colleague = await aPerson(world, { role: 'user', company: { id: maya.companyId as number, name: 'Theirs' } });
    expect((await close(colleague, '2026-04-30')).status).toBe(403);
  });
});

describe('in a closed period', () => {
  test('nothing is added, changed or deleted by anyone, not even by SQL', async () => {
    const { maya, customerId } = await aBookkeeper();
    const { body: fuel } = await maya.call('POST', '/api/expenses', expense);
    const income = {
      category: 'other',
      description: 'Sale',
      amount: '5',
      currency: 'EUR',
      incomeDate: '2026-03-02',
      paymentStatus: 'paid',
    };
    const { body: sale } = await maya.call('POST', '/api/income', income);
    const invoice = await anInvoice(maya, customerId);
    const pay = {
      direction: 'in',
      customerId,
      amount: '400.00',
      currency: 'EUR',
      allocations: [{ invoiceId: invoice.id, amount: '400.00' }],
    };
    const { body: payment } = await maya.call('POST', '/api/payments', { ...pay, day: '2026-03-20' });
    await close(maya);
    const companyId = maya.companyId ?? 0;
    const [admin, mate] = [
      await aPerson(world, { role: 'admin' }),
      await aPerson(world, { role: 'user', company: { id: companyId, name: 'Books' } }),
    ];
    const allocationId = payment.allocations[0].id;
    // An admin who chose no order of dates reads the usual one, as everywhere.
    const closedToAdmin = { ...closed, message: 'The books are closed until March 31, 2026.' };
    for (const [person, refused] of [
      [maya, closed],
      [admin, closedToAdmin],
      [mate, closed],
    ] as const) {
      const tries = [
        await person.call('POST', '/api/expenses', { ...expense, companyId }),
        await person.call('PATCH', `/api/expenses/${fuel.id}`, { amount: '1' }),
        await person.call('PATCH', `/api/expenses/${fuel.id}`, { expenseDate: '2026-04-01' }),
        await person.call('DELETE', `/api/expenses/${fuel.id}`),
        await person.call('POST', '/api/income', { ...income, companyId }),
        await person.call('PATCH', `/api/income/${sale.id}`, { category: 'charter' }),
        await person.call('DELETE', `/api/income/${sale.id}`),
        await person.call('POST', '/api/payments', { ...pay, companyId, day: '2026-03-31' }),
        await person.call('DELETE', `/api/payments/${payment.id}`),
        await person.call('DELETE', `/api/allocations/${allocationId}`),
        await person.call('POST', '/api/invoices', {
          companyId,
          customerId,
          issueDate: '2026-03-31',
          currency: 'EUR',
          items: [{ description: 'Late', unitPrice: '1' }],
        }),
        await person.call('POST', `/api/invoices/${invoice.id}/credit-notes`, { reason: 'Rain', issueDate: '2026-03-31' }),
      ];
      for (const answer of tries) expect(refusalOf(answer)).toEqual(refused);
    }
    for (const statement of [
      `update expenses set amount = 1 where id = ${fuel.id}`,
      `delete from income where id = ${sale.id}`,
      `update invoices set status = 'draft' where id = ${invoice.id}`,
      `delete from invoice_taxes where invoice_id = ${invoice.id}`,
      `update payments set amount = 1 where id = ${payment.id}`,
      `delete from allocations where credit_payment_id = ${payment.id}`,
    ])
      await expect(world.owner.query(`set role fairlead_platform; ${statement}`)).rejects.toMatchObject({ code: 'BK001' });
    await world.owner.query('reset role');
  });

  test('changes outside the journal are allowed: notes, a first receipt, later payments, cancelling with a later credit note', async () => {
    const { maya, customerId } = await aBookkeeper();
    const { body: fuel } = await maya.call('POST', '/api/expenses', expense);
    const [paid, cancelled] = [await anInvoice(maya, customerId), await anInvoice(maya, customerId)];
    const { body: closing } = await close(maya);
    const change = (changes: object) => maya.call('PATCH', `/api/expenses/${fuel.id}`, changes);
    expect((await change({ notes: 'Found the slip' })).status).toBe(200);
    expect((await change({ receiptUrl: 'https://slips.example/1.pdf' })).status).toBe(200);
    expect(refusalOf(await change({ receiptUrl: 'https://slips.example/2.pdf' }))).toEqual(closed);
    const pay = {
      direction: 'in',
      customerId,
      day: '2026-04-02',
      amount: '1000.00',
      currency: 'EUR',
      allocations: [{ invoiceId: paid.id, amount: '1000.00' }],
    };
    expect((await maya.call('POST', '/api/payments', pay)).status).toBe(201);
    expect((await maya.call('GET', `/api/invoices/${paid.id}`)).body.status).toBe('paid');
    expect((await maya.call('PATCH', `/api/invoices/${cancelled.id}/status`, { status: 'cancelled' })).body.status).toBe('cancelled');
    expect((await maya.call('GET', `/api/closings/${closing.id}/check`)).body).toEqual({ same: true });
    expect((await maya.call('POST', '/api/expenses', { ...expense, expenseDate: '2026-04-01' })).status).toBe(201);
  });

  test('what a customer paid in advance can be used for a later invoice, whole or in part', async () => {
    const { maya, customerId } = await aBookkeeper();
    const advance = { direction: 'in', customerId, day: '2026-03-10', amount: '1000.00', currency: 'EUR' };
    const { body: payment } = await maya.call('POST', '/api/payments', advance);
    const { body: closing } = await close(maya);
    const invoice = await anInvoice(maya, customerId, { issueDate: '2026-04-03', items: [{ description: 'Berth', unitPrice: '600' }] });
    const use = { from: { paymentId: payment.id }, to: { invoiceId: invoice.id }, amount: '600.00', day: '2026-04-05' };
    const used = await maya.call('POST', '/api/allocations', use);
    expect([used.status, used.body.open]).toEqual([201, '400.00']);
    expect((await maya.call('GET', `/api/invoices/${invoice.id}`)).body).toMatchObject({ status: 'paid', paid: '600.00' });
    const { body: income } = await maya.call('GET', '/api/income');
    expect(income.map(({ amount, incomeDate, invoiceId }: Record<string, unknown>) => [amount, incomeDate, invoiceId]).toSorted()).toEqual([
      ['400.00', '2026-03-10', null],
      ['600.00', '2026-03-10', invoice.id],
    ]);
    expect((await maya.call('DELETE', `/api/allocations/${used.body.allocations[0].id}`)).status).toBe(204);
    expect((await maya.call('GET', '/api/income')).body).toMatchObject([{ amount: '1000.00', invoiceId: null }]);
    expect((await maya.call('GET', `/api/closings/${closing.id}/check`)).body).toEqual({ same: true });
  });

  test('income that isn’t paid may change, move and be deleted, and is paid on an open day', async () => {
    const { maya } = await aBookkeeper();
    const sale = { category: 'other', description: 'Sale', amount: '5.00', currency: 'EUR', incomeDate: '2026-03-15' };
    const expected = async () => (await maya.call('POST', '/api/income', { ...sale, paymentStatus: 'pending' })).body.id as number;
    const [moved, deleted] = [await expected(), await expected()];
    const { body: closing } = await close(maya);
    const change = (changes: object) => maya.call('PATCH', `/api/income/${moved}`, changes);
    expect((await change({ amount: '6.00' })).status).toBe(200);
    expect(refusalOf(await change({ paymentStatus: 'paid' }))).toEqual(closed);
    expect((await change({ paymentStatus: 'paid', incomeDate: '2026-04-05' })).status).toBe(200);
    expect(refusalOf(await change({ incomeDate: '2026-03-15' }))).toEqual(closed);
    expect((await maya.call('DELETE', `/api/income/${deleted}`)).status).toBe(204);
    expect((await maya.call('GET', `/api/closings/${closing.id}/check`)).body).toEqual({ same: true });
  });

  test('a draft with paid income is deleted, and the income stays; issued, it can’t make it a payment', async () => {
    const { maya, customerId } = await aBookkeeper();
    const [deleted, sent] = [
      await anInvoice(maya, customerId, { issueDate: '2026-04-10', status: 'draft' }),
      await anInvoice(maya, customerId, { issueDate: '2026-04-10', status: 'draft' }),
    ];
    const paid = { category: 'charter', description: 'Deposit', amount: '300.00', currency: 'EUR', incomeDate: '2026-03-15' };
    for (const { id } of [deleted, sent]) await maya.call('POST', '/api/income', { ...paid, paymentStatus: 'paid', invoiceId: id });
    const { body: closing } = await close(maya);
    expect((await maya.call('DELETE', `/api/invoices/${deleted.id}`)).status).toBe(204);
    expect(refusalOf(await maya.call('PATCH', `/api/invoices/${sent.id}/status`, { status: 'sent' }))).toEqual(closed);
    const { body: income } = await maya.call('GET', '/api/income');
    expect(income.map(({ invoiceId }: { invoiceId: number | null }) => invoiceId).toSorted()).toEqual([sent.id, null].toSorted());
    expect((await maya.call('GET', `/api/closings/${closing.id}/check`)).body).toEqual({ same: true });
  });

  test('a later credit note is allocated on its own day to an invoice of a closed period; one dated before the invoice or in the period is refused', async () => {
    const { maya, customerId } = await aBookkeeper();
    await maya.call('POST', '/api/exchange-rates', { day: '2026-03-10', currency: 'USD', perEuro: '1.0850' });
    await maya.call('POST', '/api/exchange-rates', { day: '2026-04-02', currency: 'USD', perEuro: '1.0900' });
    const invoice = await anInvoice(maya, customerId, { currency: 'USD' });
    const { body: closing } = await close(maya);
    const credit = (issueDate: string) =>
      maya.call('POST', `/api/invoices/${invoice.id}/credit-notes`, {
        reason: 'Rain',
        issueDate,
        items: [{ itemId: invoice.items[0].id, amount: '400' }],
      });
    expect(refusalOf(await credit('2026-03-31'))).toEqual(closed);
    expect((await credit('2026-03-09')).status).toBe(422);
    expect((await credit('2026-04-02')).body.allocations).toMatchObject([{ day: '2026-04-02', amount: '400.00' }]);
    const differences = await maya.call('GET', '/api/books/journal?from=2026-01-01&to=2100-01-01&account=exchange_differences');
    // 400.00 at 1.0850 are 368.66, at 1.0900 they are 366.97.
    expect(differences.body).toMatchObject([{ date: '2026-04-02', debit: '1.69' }]);
    expect((await maya.call('GET', `/api/closings/${closing.id}/check`)).body).toEqual({ same: true });
  });

  test('a credit note of a closed period is allocated on the first open day if the payment that left it as credit is deleted', async () => {
    const { maya, customerId } = await aBookkeeper();
    const invoice = await anInvoice(maya, customerId, { issueDate: '2026-02-10' });
    const pay = {
      direction: 'in',
      customerId,
      amount: '1000.00',
      currency: 'EUR',
      allocations: [{ invoiceId: invoice.id, amount: '1000.00' }],
    };
    const { body: payment } = await maya.call('POST', '/api/payments', { ...pay, day: '2026-04-02' });
    const { body: note } = await maya.call('POST', `/api/invoices/${invoice.id}/credit-notes`, {
      reason: 'Rain',
      issueDate: '2026-03-20',
      items: [{ itemId: invoice.items[0].id, amount: '400' }],
    });
    expect([note.open, note.allocations]).toEqual(['400.00', []]);
    const { body: closing } = await close(maya);
    expect((await maya.call('DELETE', `/api/payments/${payment.id}`)).status).toBe(204);
    expect((await maya.call('GET', `/api/credit-notes/${note.id}`)).body).toMatchObject({
      open: '0.00',
      allocations: [{ day: '2026-04-01' }],
    });
    expect((await maya.call('GET', `/api/invoices/${invoice.id}`)).body).toMatchObject({
      status: 'overdue',
      credited: '400.00',
      open: '600.00',
    });
    expect((await maya.call('GET', `/api/closings/${closing.id}/check`)).body).toEqual({ same: true });
  });

  test('recurring entries aren’t made, and say why', async () => {
    const { maya } = await aBookkeeper();
    const { category, description, amount, currency } = expense;
    const body = { category, description, amount, currency };
    const { body: berth } = await maya.call('POST', '/api/recurring', {
      kind: 'expense',
      every: 1,
      unit: 'month',
      startsOn: '2026-03-15',
      body,
    });
    await close(maya);
    await makeRecurring({ db: world.db, log: world.app.log }, new Date('2026-04-01T12:00:00Z'));
    expect((await maya.call('GET', `/api/recurring/${berth.id}`)).body).toMatchObject({
      nextOn: '2026-03-15',
      problem: 'The books are closed until 31 March 2026.',
    });
    expect((await maya.call('GET', '/api/expenses')).body).toEqual([]);
  });

  test('another company can still write', async () => {
    const [{ maya }, { maya: nora }] = [await aBookkeeper(), await aBookkeeper()];
    await close(maya);
    expect((await nora.call('POST', '/api/expenses', expense)).status).toBe(201);
  });
});

test('sixteen writers against thirty closings, one every six days: each write is either in its file or refused', async () => {
  const { maya } = await aBookkeeper();
  // Each is a person: one alone may make only so many changes a minute, which a slow machine leaves enough time for.
  const company = { id: maya.companyId as number, name: maya.companyName as string };
  const people = await Promise.all(Array.from({ length: 16 }, () => aPerson(world, { company })));
  const lastDays = Array.from({ length: 30 }, (_none, place) => addDays('2026-01-06', place * 6));
  const books = { areOver: false };
  const saved: { id: number; day: string }[] = [];
  const refused: string[] = [];
  const writers = people.map(async (person, writer) => {
    for (let turn = 0; !books.areOver; turn++) {
      const day = addDays('2026-01-01', (turn * 7 + writer * 11) % 180);
      const { status, body } = await person.call('POST', '/api/expenses', { ...expense, expenseDate: day });
      if (status === 201) saved.push({ id: body.id, day });
      else refused.push(body.code);
    }
  });
  const closings = [];
  for (const until of lastDays) closings.push((await close(maya, until)).body);
  books.areOver = true;
  await Promise.all(writers);
  const files = [];
  for (const { id } of closings) {
    expect((await maya.call('GET', `/api/closings/${id}/check`)).body).toEqual({ same: true });
    files.push((await maya.call('GET', `/api/closings/${id}/file`)).text);
  }
  const filed = new Set(files.flatMap((file) => [...file.matchAll(/expense (\d+)/g)].map(([, id]) => Number(id))));
  expect(saved.filter(({ id }) => !filed.has(id))).toEqual([]);
  expect(filed.size).toBe(saved.length);
  expect(new Set(refused)).toEqual(new Set(['period_closed']));
}, 45_000);
