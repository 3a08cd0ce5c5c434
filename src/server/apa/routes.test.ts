import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { addDays, dayIn } from '#domain/shared/calendar-days.ts';
import { dayWords, longDate } from '#domain/shared/date-words.ts';
import { formatsOf } from '#domain/shared/formats.ts';
import { aPdf, upload } from '../testing/uploads.ts';
import { aDesk } from '../testing/charters.ts';
import { aWorld, aYacht, type Person } from '../testing/given.ts';
import { until as waitUntil } from '../testing/until.ts';

const world = aWorld();
const today = dayIn('Europe/Paris', new Date().toISOString());
const ago = (days: number) => addDays(today, -days);
type Answer = Record<string, any>;

const read = async (maya: Person, path: string): Promise<any> => (await maya.call('GET', path)).body;
const refusalOf = (answer: { status: number; body: Answer }) => [answer.status, answer.body['code'], answer.body['message']];

/** A booked charter with a plan line of 12,000 for its APA, and that account. */
async function anApa(more: object = {}) {
  const desk = await aDesk(world);
  const { maya, aQuote, customer } = desk;
  await maya.call('PATCH', '/api/charter-terms', {
    plan: [
      { kind: 'fee', label: 'All of it', percent: 100, anchor: 'booking', days: 7 },
      { kind: 'apa', label: 'APA', percent: 30, anchor: 'start', days: -14 },
    ],
  });
  const quote = await aQuote({ customerId: customer.id });
  await maya.call('PATCH', `/api/charters/${quote.id}`, { lines: [{ kind: 'base', label: '7 nights', unitPrice: '40000.00' }], ...more });
  const { body: charter } = await maya.call('POST', `/api/charters/${quote.id}/book`, {});
  const id = charter.apa.id as number;
  const line = charter.plan.find(({ kind }: Answer) => kind === 'apa');
  return {
    ...desk,
    charter,
    id,
    line,
    path: `/api/apa/${id}`,
    charterPath: `/api/charters/${charter.id}`,
    account: () => read(maya, `/api/apa/${id}`),
    receives: (receivedOn = ago(30)) => maya.call('POST', `/api/instalments/${line.id}/receive`, { receivedOn, method: 'bank_transfer' }),
    pays: (amount: string, more2: object = {}) =>
      maya.call('POST', '/api/payments', {
        direction: 'in',
        customerId: customer.id,
        day: ago(30),
        amount,
        currency: 'EUR',
        allocations: [{ apaId: id, amount }],
        ...more2,
      }),
    spends: (amount: string, more2: object = {}) =>
      maya.call('POST', `/api/apa/${id}/entries`, { day: ago(20), category: 'fuel', amount, method: 'cash', ...more2 }),
    closes: (day = today) => maya.call('POST', `/api/apa/${id}/close`, { day, method: 'bank_transfer' }),
  };
}

const journal = async (maya: Person, account: string) => {
  const { debit, credit } = await read(maya, `/api/books/journal/totals?from=2000-01-01&to=${today}&account=${account}`);
  return (Number(debit) - Number(credit)).toFixed(2);
};
const balanced = async (maya: Person) => {
  const { debit, credit } = await read(maya, `/api/books/journal/totals?from=2000-01-01&to=${today}`);
  return Number(debit) - Number(credit);
};

describe('the APA of a charter', () => {
  test('is opened with its line in the plan, received by a payment, spent, and closed with a refund of what is left', async () => {
    const { maya, id, line, receives, spends, closes, account, charterPath, charter } = await anApa();
    expect(await account()).toMatchObject({
      requested: '12000.00',
      received: '0.00',
      balance: '0.00',
      low: false,
      state: 'open',
      charterNumber: charter.number,
    });
    const received = await receives();
    expect(received.status).toBe(200);
    expect(received.body.plan.find((each: Answer) => each['id'] === line.id)).toMatchObject({ paid: true, receivedOn: ago(30) });
    expect(received.body.apa).toMatchObject({ received: '12000.00', balance: '12000.00', low: false, isUsed: true });
    const first = await spends('10000.00');
    expect([first.status, first.body.amountInApa, first.body.balance, first.body.enteredBy]).toEqual([
      201,
      '10000.00',
      '2000.00',
      expect.any(String),
    ]);
    await spends('700.00', { category: 'berths', day: ago(19), supplier: 'Port Vauban' });
    expect(await account()).toMatchObject({ received: '12000.00', spent: '10700.00', balance: '1300.00', low: true });
    expect((await read(maya, `/api/charters/${charter.id}`)).attention).toContainEqual({
      code: 'apa_low',
      message: 'The APA is low: €1,300.00 is left.',
    });
    expect(await read(maya, '/api/apa?low=true')).toHaveLength(1);
    const { rows: reminders } = await read(maya, '/api/reminders');
    expect(reminders.find(({ kind }: Answer) => kind === 'apa')).toMatchObject({
      resource: 'charter',
      resourceId: charter.id,
      label: `APA of ${charter.number}`,
      of: 'Aurelia, Ada Lind',
      day: today,
      overdue: false,
      amount: '1300.00',
      currency: 'EUR',
    });
    // None of it is income.
    expect(await read(maya, '/api/income')).toEqual([]);
    expect(await journal(maya, 'apa')).toBe('-1300.00');
    expect(await journal(maya, 'cash')).toBe('-10700.00');
    expect(await journal(maya, 'receivables')).toBe('0.00');
    const closed = await closes();
    expect([closed.status, closed.body.state, closed.body.returned, closed.body.balance, closed.body.low]).toEqual([
      200,
      'closed',
      '1300.00',
      '0.00',
      false,
    ]);
    const [refund] = await read(maya, '/api/payments');
    expect(refund).toMatchObject({
      direction: 'out',
      amount: '1300.00',
      open: '0.00',
      day: today,
      allocations: [{ apaId: id, charterNumber: charter.number }],
    });
    expect(await read(maya, '/api/income')).toEqual([]);
    for (const name of ['apa', 'receivables']) expect([name, await journal(maya, name)]).toEqual([name, '0.00']);
    expect(await journal(maya, 'bank')).toBe('10700.00');
    expect(await balanced(maya)).toBe(0);
    const lines = await read(maya, `/api/books/journal?from=2000-01-01&to=${today}&account=apa`);
    expect(lines.map(({ entry, text, charterId, debit, credit }: Answer) => [entry.split('-')[0], text, charterId, debit, credit])).toEqual(
      [
        ['A', `APA of ${charter.number}`, charter.id, '0.00', '12000.00'],
        ['AE', `APA of ${charter.number}: fuel`, charter.id, '10000.00', '0.00'],
        ['AE', `APA of ${charter.number}: Port Vauban`, charter.id, '700.00', '0.00'],
        ['A', `APA of ${charter.number}`, charter.id, '1300.00', '0.00'],
      ],
    );
    // The customer's balance is unchanged: the APA came in and went back.
    const statement = await read(maya, `/api/customers/${charter.customerId}/account`);
    expect(statement.map(({ kind, debit, credit, balance }: Answer) => [kind, debit, credit, balance]).slice(0, 2)).toEqual([
      ['refund', '1300.00', '0.00', '0.00'],
      ['apa', '0.00', '1300.00', '-1300.00'],
    ]);
    // A closed account can't be changed.
    const fixed = [409, 'apa_closed', 'This APA is closed, so it can’t be changed.'];
    expect(refusalOf(await spends('1.00'))).toEqual(fixed);
    expect(refusalOf(await closes())).toEqual(fixed);
    expect(refusalOf(await maya.call('PATCH', `/api/apa/${id}`, { amount: 1 }))).toEqual(fixed);
    expect(refusalOf(await maya.call('PATCH', `/api/apa-entries/${first.body.id}`, { disputed: true }))).toEqual(fixed);
    expect(refusalOf(await maya.call('DELETE', `/api/apa-entries/${first.body.id}`))).toEqual(fixed);
    expect(refusalOf(await maya.call('DELETE', `/api/payments/${refund.id}`))).toEqual(fixed);
    await expect(world.owner.query('delete from apa_entries where id = $1', [first.body.id])).rejects.toThrow('the APA is closed');
    expect((await read(maya, charterPath)).apa).toMatchObject({ state: 'closed', closedOn: today });
  });

  test('closes only once under concurrent requests, and makes one refund', async () => {
    const { maya, receives, spends, closes } = await anApa();
    await receives();
    await spends('10700.00');
    const answers = await Promise.all(Array.from({ length: 6 }, () => closes()));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    const refunds = (await read(maya, '/api/payments')).filter(({ direction }: Answer) => direction === 'out');
    expect(refunds.map(({ amount }: Answer) => amount)).toEqual(['1300.00']);
  });

  test('is closed upon the version that was shown, of the account or with its charter', async () => {
    const { maya, receives, spends, path, charterPath, account } = await anApa();
    await receives();
    const { apa: shown } = await read(maya, charterPath);
    expect(shown.updatedAt).toBe((await account()).updatedAt);
    await spends('300.00');
    const closes = ({ updatedAt }: Answer) =>
      maya.call('POST', `${path}/close`, { day: today, method: 'cash' }, { 'if-match': `"${updatedAt}"` });
    const refused = await closes(shown);
    expect([refused.status, refused.body.current]).toMatchObject([412, { state: 'open', balance: '11700.00' }]);
    expect((await closes(refused.body.current)).body).toMatchObject({ state: 'closed', returned: '11700.00' });
  });

  test('isn’t closed while entries are disputed, or if more was spent than came in', async () => {
    const { spends, closes, pays, maya } = await anApa();
    await pays('100.00');
    const { body: entry } = await spends('330.41');
    await maya.call('PATCH', `/api/apa-entries/${entry.id}`, { disputed: true });
    expect(refusalOf(await closes())).toEqual([409, 'entries_disputed', 'An entry is disputed. Settle that with the charterer first.']);
    await maya.call('PATCH', `/api/apa-entries/${entry.id}`, { disputed: false });
    expect(refusalOf(await closes())).toEqual([409, 'apa_short', '€230.41 is due from the charterer. Record the payment first.']);
    await pays('230.41');
    expect((await closes(ago(31))).body.errors).toEqual([{ path: 'day', message: 'This APA has later entries' }]);
    expect((await closes()).body).toMatchObject({ state: 'closed', returned: '0.00', balance: '0.00' });
  });

  test('asks for confirmation of a duplicate receipt', async () => {
    const { spends, maya, id } = await anApa();
    await spends('55.00');
    const again = await spends('55.00', { category: 'provisions' });
    expect(again.body).toMatchObject({
      code: 'repeated_receipt',
      message: expect.stringContaining('There is already a receipt for €55.00 on '),
    });
    expect((await spends('55.00', { confirm: true })).status).toBe(201);
    expect((await spends('55.00', { currency: 'USD', exchangeRate: '0.9' })).status).toBe(201);
    expect(await read(maya, `/api/apa/${id}/entries`)).toHaveLength(3);
  });

  test('asks in the date and number formats of the user rather than of the company', async () => {
    const { spends, maya } = await anApa();
    await maya.call('PATCH', '/api/profile', { formats: { dateOrder: 'dmy' } });
    await spends('55.00');
    const day = dayWords(ago(20), longDate, formatsOf({ dateOrder: 'dmy' }));
    expect((await spends('55.00')).body.message).toContain(`a receipt for €55.00 on ${day}. `);
  });

  test('converts expenses in another currency at their own rate, or at that of the day', async () => {
    const { spends, maya, account } = await anApa();
    const none = await spends('250.00', { currency: 'USD' });
    expect(none.body.errors).toEqual([
      { path: 'exchangeRate', message: 'No rate of USD is known for this day. Please enter what one is in EUR.' },
    ]);
    await maya.call('POST', '/api/exchange-rates', { day: ago(20), currency: 'USD', perEuro: '1.0850' });
    const { body: entry } = await spends('250.00', { currency: 'USD' });
    expect(entry).toMatchObject({
      amount: '250.00',
      currency: 'USD',
      exchangeRate: '0.92165899',
      amountInApa: '230.41',
      balance: '-230.41',
    });
    const { body: dearer } = await maya.call('PATCH', `/api/apa-entries/${entry.id}`, { exchangeRate: '1' });
    expect(dearer).toMatchObject({ amountInApa: '250.00' });
    const { body: half } = await maya.call('PATCH', `/api/apa-entries/${entry.id}`, { amount: '125' });
    expect(half).toMatchObject({ exchangeRate: '1.00000000', amountInApa: '125.00' });
    const { body: asThatDay } = await maya.call('PATCH', `/api/apa-entries/${entry.id}`, { exchangeRate: null });
    expect(asThatDay).toMatchObject({ exchangeRate: '0.92165899', amountInApa: '115.21' });
    expect((await maya.call('PATCH', `/api/apa-entries/${entry.id}`, { currency: 'EUR' })).body).toMatchObject({
      exchangeRate: null,
      amountInApa: '125.00',
    });
    expect((await spends('1.00', { day: addDays(today, 1) })).body.errors).toEqual([
      { path: 'day', message: 'This date is in the future' },
    ]);
    expect((await account()).spent).toBe('125.00');
  });

  test('pays an invoice, which counts as income from then on, and pays no more than is left', async () => {
    const { maya, customer, id, pays, account } = await anApa();
    await pays('500.00');
    const { body: invoice } = await maya.call('POST', '/api/invoices', {
      customerId: customer.id,
      issueDate: ago(10),
      currency: 'EUR',
      status: 'sent',
      items: [{ description: 'Broken glass', unitPrice: 600 }],
    });
    const more = await maya.call('POST', '/api/allocations', { from: { apaId: id }, to: { invoiceId: invoice.id }, amount: 600 });
    expect([more.status, more.body.code]).toEqual([409, 'allocated_more']);
    const paid = await maya.call('POST', '/api/allocations', { from: { apaId: id }, to: { invoiceId: invoice.id }, amount: 200 });
    expect([paid.status, paid.body.balance]).toEqual([201, '300.00']);
    expect(await read(maya, `/api/invoices/${invoice.id}`)).toMatchObject({ paid: '200.00', open: '400.00' });
    const [income] = await read(maya, '/api/income');
    expect(income).toMatchObject({ amount: '200.00', invoiceId: invoice.id, apaId: id, paymentId: null });
    expect((await maya.call('DELETE', `/api/income/${income.id}`)).body.code).toBe('belongs_to_payment');
    expect(await journal(maya, 'receivables')).toBe('400.00');
    expect(await balanced(maya)).toBe(0);
    const { total } = await read(maya, `/api/books/receivables?on=${today}`);
    expect([total.total, total.credit]).toEqual(['400.00', '0.00']);
    const firstLine = (await read(maya, `/api/customers/${customer.id}/account`))[0];
    expect(firstLine.balance).toBe('400.00');
    // Undo it.
    const { rows } = await world.owner.query('select id::int from allocations where credit_apa_id = $1', [id]);
    expect((await maya.call('DELETE', `/api/allocations/${rows[0].id}`)).status).toBe(204);
    expect(await read(maya, '/api/income')).toEqual([]);
    expect((await account()).balance).toBe('500.00');
    expect(await read(maya, `/api/invoices/${invoice.id}`)).toMatchObject({ paid: '0.00', open: '600.00' });
  });

  test('receives its money from an existing payment, and returns it when that is deleted', async () => {
    const { maya, id, pays, account, charterPath, line } = await anApa();
    const { body: payment } = await pays('12000.00', { allocations: [] });
    expect((await read(maya, '/api/income')).map(({ amount }: Answer) => amount)).toEqual(['12000.00']);
    const allocated = await maya.call('POST', '/api/allocations', {
      from: { paymentId: payment.id },
      to: { apaId: id },
      amount: 12000,
      day: ago(29),
    });
    expect(allocated.body).toMatchObject({ allocated: '12000.00', open: '0.00', allocations: [{ apaId: id }] });
    expect(await read(maya, '/api/income')).toEqual([]);
    const instalment = async () => (await read(maya, charterPath)).plan.find((each: Answer) => each['id'] === line.id);
    expect(await instalment()).toMatchObject({ paid: true, receivedOn: ago(29) });
    expect((await maya.call('DELETE', `/api/payments/${payment.id}`)).status).toBe(204);
    expect(await account()).toMatchObject({ received: '0.00', state: 'open' });
    expect(await instalment()).toMatchObject({ paid: false, receivedOn: null });
    const wrong = await pays('10.00', { currency: 'USD' });
    expect(wrong.body.errors).toEqual([
      { path: 'allocations.0.apaId', message: expect.stringMatching(/^The APA of C-\d+-\d+ is in EUR\.$/) },
    ]);
  });

  test('has a PDF report with what came in, was spent and went back', async () => {
    const { maya, id, receives, spends, closes, charter } = await anApa();
    await receives();
    await spends('250.00', { currency: 'USD', exchangeRate: '0.92165899', description: 'Diesel for the tender', supplier: 'Port Vauban' });
    for (let nth = 1; nth <= 40; nth++) await spends(`${nth}.00`, { category: 'provisions', day: ago(10), description: `Receipt ${nth}` });
    await closes();
    const answer = await world.app.inject({ method: 'GET', url: `/api/apa/${id}/pdf`, headers: { authorization: `Bearer ${maya.token}` } });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    const file = `${world.folder}/apa.pdf`;
    writeFileSync(file, answer.rawPayload);
    execFileSync('qpdf', ['--check', file]);
    const text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
    for (const words of [
      'APA report',
      charter.number,
      'Aurelia',
      'Ada Lind',
      '€12,000.00',
      '€230.41',
      '$250.00',
      '1 USD is 0.92165899 EUR',
      'Receipt 40',
      '€10,949.59',
      'Refunded',
      'Page 3 of 3',
    ])
      expect(text).toContain(words);
    const again = await world.app.inject({ method: 'GET', url: `/api/apa/${id}/pdf`, headers: { authorization: `Bearer ${maya.token}` } });
    expect(again.rawPayload.equals(answer.rawPayload)).toBe(true);
  });

  test('keeps its receipts', async () => {
    const { maya, spends, id } = await anApa();
    const { body: file } = await upload(maya, aPdf(), { name: 'receipt.pdf', type: 'application/pdf', kind: 'document' });
    const { body: entry } = await spends('10.00', { receiptUrl: file.url });
    expect(entry.receiptUrl).toBe(file.url);
    const gone = await spends('11.00', { receiptUrl: '/api/files/AAAAAAAAAAAAAAAAAAAAAA' });
    expect(gone.body.errors[0].path).toBe('receiptUrl');
    expect(await read(maya, `/api/apa/${id}/entries?q=nothing`)).toEqual([]);
  });
});

describe('the account', () => {
  test('exists once per booked charter, for a given amount or a share of the fee', async () => {
    const { maya, aQuote, customer } = await aDesk(world);
    const quote = await aQuote({ customerId: customer.id });
    const asks = (more: object = {}) => maya.call('POST', '/api/apa', { charterId: quote.id, ...more });
    expect(refusalOf(await asks())).toEqual([409, 'wrong_state', `${quote.number} is a quote, so it can't receive money.`]);
    await maya.call('POST', `/api/charters/${quote.id}/book`, {});
    expect((await asks()).body.errors).toEqual([{ path: 'amount', message: 'Please enter the amount to request' }]);
    expect((await maya.call('PATCH', '/api/books/settings', { apaPercent: 25 })).body.apaPercent).toBe('25.00');
    expect((await asks({ currency: 'USD' })).body.errors[0].path).toBe('amount');
    const { status, body } = await asks();
    expect([status, body.requested, body.currency]).toEqual([201, '875.00', 'EUR']);
    expect(refusalOf(await asks())).toEqual([409, 'apa_exists', `${quote.number} already has an APA.`]);
    expect((await maya.call('PATCH', `/api/apa/${body.id}`, { percent: 30 })).body.requested).toBe('1050.00');
    expect(await read(maya, `/api/apa?charterId=${quote.id}`)).toMatchObject([{ id: body.id, state: 'open' }]);
    expect(await read(maya, '/api/apa?state=closed')).toEqual([]);
    expect(await read(maya, `/api/apa?q=${quote.number}`)).toHaveLength(1);
  });

  test('follows its line of the plan while it is unused, and is deleted with it', async () => {
    const { maya, charter, charterPath } = await anApa();
    const fee = charter.plan.find(({ kind }: Answer) => kind === 'fee');
    const plans = (lines: object[]) => maya.call('PUT', `${charterPath}/plan`, { lines });
    const line = { kind: 'apa', label: 'APA', dueDate: '2099-05-30' };
    expect(fee.invoiceNumber).toBeTruthy();
    expect((await plans([{ ...line, amount: '9000.00' }])).body.apa).toMatchObject({ requested: '9000.00' });
    expect((await plans([])).body.apa).toBeNull();
    expect((await plans([{ ...line, amount: '8000.00' }])).body.apa).toMatchObject({ requested: '8000.00' });
  });

  test('changes its line of the plan along with the requested amount, unless that was received', async () => {
    const { maya, charterPath, path, line, receives, account, charter } = await anApa();
    const planned = async () => (await read(maya, charterPath)).plan.find((each: Answer) => each['id'] === line.id);
    const { body } = await maya.call('PATCH', path, { amount: 9000 });
    expect([body.requested, await planned()]).toMatchObject(['9000.00', { amount: '9000.00', paid: false }]);
    const stale = await maya.call('PUT', `${charterPath}/plan`, { lines: [] }, { 'if-match': `"${charter.updatedAt}"` });
    expect(stale.status).toBe(412);
    await receives();
    await maya.call('PATCH', path, { amount: 11000 });
    expect((await maya.call('PUT', `${charterPath}/plan`, { lines: [] })).status).toBe(200);
    expect([(await account()).requested, await planned()]).toMatchObject(['11000.00', { amount: '9000.00', paid: true }]);
  });

  test('goes to another yacht with its charter in the calendar while it is unused', async () => {
    const { maya, charter, id, pays } = await anApa();
    const moves = async (name: string) => {
      const { id: yachtId } = await aYacht(maya, { name });
      expect((await maya.call('PATCH', `/api/schedule/${charter.eventId}`, { yachtId })).status).toBe(200);
    };
    const apas = () => read(maya, `/api/apa?charterId=${charter.id}`);
    await moves('Borea');
    expect(await apas()).toMatchObject([{ id, yachtName: 'Borea' }]);
    await pays('100.00');
    await moves('Calypso');
    expect(await apas()).toMatchObject([{ id, yachtName: 'Borea' }]);
  });

  test('is received when the plan changes its amount to what already came in', async () => {
    const { pays, maya, charterPath } = await anApa();
    const plans = async (amount: string) => {
      const lines = [{ kind: 'apa', label: 'APA', dueDate: '2099-05-30', amount }];
      const { body } = await maya.call('PUT', `${charterPath}/plan`, { lines });
      return body.plan.find(({ kind }: Answer) => kind === 'apa');
    };
    await pays('3000.00');
    expect(await plans('9000.00')).toMatchObject({ paid: false, receivedOn: null });
    expect(await plans('3000.00')).toMatchObject({ paid: true, receivedOn: ago(30) });
  });

  test('is received once if its payment is recorded in Finance at the same time', async () => {
    const { pays, receives, id, account } = await anApa();
    const other = await world.owner.connect();
    const waiting = async () =>
      (await world.owner.query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).rowCount;
    await other.query('begin');
    await other.query('select from apa_accounts where id = $1 for update', [id]);
    const paid = pays('12000.00');
    await waitUntil(async () => (await waiting()) === 1);
    const received = receives();
    await waitUntil(async () => (await waiting()) === 2);
    await other.query('commit');
    other.release();
    expect([(await paid).status, (await received).body.code]).toEqual([201, 'wrong_state']);
    expect(await account()).toMatchObject({ received: '12000.00' });
  });

  test('prevents closing its charter while it is open, and asks before the charter is cancelled', async () => {
    const { maya, charterPath, receives, closes, charter, id } = await anApa();
    await receives();
    const early = await maya.call('POST', `${charterPath}/close`);
    expect(early.body).toMatchObject({ code: 'not_settled', message: expect.stringContaining('the APA') });
    expect(await read(maya, `${charterPath}/cancellation`)).toMatchObject({ apa: { id, balance: '12000.00', currency: 'EUR' } });
    const refused = await maya.call('POST', `${charterPath}/cancel`, { fee: 0 });
    expect(refusalOf(refused)).toEqual([
      409,
      'apa_open',
      `The APA of ${charter.number} isn’t closed: €12,000.00 is left. Close it first, or keep it open.`,
    ]);
    const { body: cancelled } = await maya.call('POST', `${charterPath}/cancel`, { fee: 0, keepApa: true });
    expect(cancelled).toMatchObject({
      state: 'cancelled',
      eventId: null,
      apaOpen: true,
      apa: { state: 'open', balance: '12000.00' },
      attention: [{ code: 'apa_open', message: 'The APA isn’t closed: €12,000.00 is left.' }],
    });
    expect((await closes()).body).toMatchObject({ state: 'closed', returned: '12000.00' });
    expect((await read(maya, charterPath)).attention).toEqual([]);
  });

  test('is deleted with a cancelled charter if it is unused', async () => {
    const { maya, charterPath, path } = await anApa();
    expect((await maya.call('POST', `${charterPath}/cancel`, { fee: 0 })).body).toMatchObject({ state: 'cancelled', apa: null });
    expect((await maya.call('GET', path)).status).toBe(404);
  });
});

describe('an APA in another currency than the company’s reporting currency', () => {
  test('is in the journal at the rate of the day it was opened, and balances in both', async () => {
    const { maya, customer, aQuote } = await aDesk(world);
    const quote = await aQuote({ customerId: customer.id });
    await maya.call('POST', `/api/charters/${quote.id}/book`, {});
    for (const [day, perEuro] of [
      [today, '1.0850'],
      [ago(30), '1.0900'],
      [ago(9), '1.0700'],
    ])
      await maya.call('POST', '/api/exchange-rates', { day, currency: 'USD', perEuro });
    const { body: apa } = await maya.call('POST', '/api/apa', { charterId: quote.id, currency: 'USD', amount: 12000 });
    expect(apa.exchangeRate).toBe('0.92165899');
    const paid = { direction: 'in', customerId: customer.id, currency: 'USD', allocations: [] as object[] };
    const pays = (day: string, amount: string) =>
      maya.call('POST', '/api/payments', { ...paid, day, amount, allocations: [{ apaId: apa.id, amount }] });
    expect((await pays(ago(30), '5000.00')).status).toBe(201);
    await pays(ago(9), '7000.00');
    await maya.call('POST', `/api/apa/${apa.id}/entries`, { day: ago(5), category: 'fuel', amount: '333.33', method: 'credit_card' });
    // 5,000.00 and 7,000.00 at 0.92165899, less 333.33 at the same rate.
    expect(await journal(maya, 'apa')).toBe('-10752.68');
    expect(await journal(maya, 'receivables')).toBe('0.00');
    // The first invoice takes 4,608.29 (worth 4,587.16), the second 6,451.61 (worth 6,542.06).
    expect(await journal(maya, 'exchange_differences')).toBe('-69.32');
    expect(await journal(maya, 'card')).toBe('-307.22');
    await maya.call('POST', `/api/apa/${apa.id}/close`, { day: today });
    // The cent left by rounding is gone as well.
    expect(await journal(maya, 'exchange_differences')).toBe('-69.31');
    expect(await journal(maya, 'apa')).toBe('0.00');
    expect(await journal(maya, 'receivables')).toBe('0.00');
    expect(await balanced(maya)).toBe(0);
  });
});

test('closed books prevent every change to the entries of an APA', async () => {
  const { maya, pays, spends, path, id } = await anApa({});
  await pays('500.00');
  const { body: entry } = await spends('20.00');
  const until = ago(15);
  const closing = await maya.call('POST', '/api/closings', { until });
  expect([closing.status, closing.body.message]).toEqual([201, undefined]);
  const refused = [409, 'period_closed'];
  for (const answer of [
    await spends('30.00'),
    await maya.call('PATCH', `/api/apa-entries/${entry.id}`, { amount: '21.00' }),
    await maya.call('DELETE', `/api/apa-entries/${entry.id}`),
    await pays('10.00'),
  ])
    expect(refusalOf(answer).slice(0, 2)).toEqual(refused);
  await expect(world.owner.query(`update apa_accounts set currency = 'USD' where id = $1`, [id])).rejects.toThrow('the books are closed');
  // What isn't in the journal may still change.
  expect((await maya.call('PATCH', `/api/apa-entries/${entry.id}`, { disputed: true })).status).toBe(200);
  expect((await maya.call('PATCH', path, { amount: 700 })).status).toBe(200);
  expect((await spends('30.00', { day: ago(2) })).status).toBe(201);
  const [stored] = await read(maya, '/api/closings');
  expect(await read(maya, `/api/closings/${stored.id}/check`)).toEqual({ same: true });
});

test('an APA that paid part of an invoice in a closed period pays the rest later, as income of that day', async () => {
  const { maya, customer, pays, id } = await anApa();
  await pays('500.00');
  const { body: invoice } = await maya.call('POST', '/api/invoices', {
    customerId: customer.id,
    issueDate: ago(30),
    currency: 'EUR',
    status: 'sent',
    items: [{ description: 'Broken glass', unitPrice: 300 }],
  });
  const use = (day: string, amount: string) =>
    maya.call('POST', '/api/allocations', { from: { apaId: id }, to: { invoiceId: invoice.id }, amount, day });
  expect((await use(ago(25), '100.00')).status).toBe(201);
  expect(await read(maya, '/api/income')).toMatchObject([{ amount: '100.00', incomeDate: ago(25) }]);
  await maya.call('POST', '/api/closings', { until: ago(15) });
  expect((await use(ago(5), '200.00')).status).toBe(201);
  expect(await read(maya, '/api/income')).toMatchObject([{ amount: '300.00', incomeDate: ago(5) }]);
  expect(await read(maya, `/api/invoices/${invoice.id}`)).toMatchObject({ status: 'paid', paid: '300.00' });
  const [stored] = await read(maya, '/api/closings');
  expect(await read(maya, `/api/closings/${stored.id}/check`)).toEqual({ same: true });
});
