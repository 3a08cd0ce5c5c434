import { describe, expect, test } from 'vitest';
import { aDesk } from '../testing/charters.ts';
import { aCompany, aPerson, aWorld, aYacht } from '../testing/given.ts';

const world = aWorld();

const ada = {
  firstName: 'Ada',
  lastName: 'Lindgren',
  email: 'ada@example.com',
  phone: '+44 20 7946 0000',
  address: '1 Quay',
  notes: 'Likes the bow',
};

describe('a customer', () => {
  test('that is a business has a company name, a place and a VAT number in its official format', async () => {
    const maya = await aPerson(world);
    const business = {
      organisation: 'Baltic Events GmbH',
      postCode: '18055',
      city: 'Rostock',
      country: 'de',
      vatNumber: 'DE 123.456.789',
      registrationNumber: 'HRB 4711',
      buyerReference: 'Cost center 12',
      electronicAddress: '4012345000009',
      electronicScheme: '0088',
    };
    const { status, body } = await maya.call('POST', '/api/customers', { ...ada, ...business });
    expect([status, body]).toEqual([201, expect.objectContaining({ ...business, country: 'DE', vatNumber: 'DE123456789' })]);
    expect((await maya.call('GET', '/api/customers?q=baltic')).body).toHaveLength(1);
    const refused = await maya.call('PATCH', `/api/customers/${body.id}`, { vatNumber: 'FR123' });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [{ path: 'vatNumber', message: 'A French VAT number looks like FR12345678901.' }],
    ]);
    expect((await maya.call('PATCH', `/api/customers/${body.id}`, { vatNumber: '' })).body.vatNumber).toBeNull();
    const unreached = await maya.call('PATCH', `/api/customers/${body.id}`, { electronicScheme: null });
    expect([unreached.status, unreached.body.errors[0].path]).toEqual([422, 'electronicScheme']);
    const unknown = await maya.call('PATCH', `/api/customers/${body.id}`, { electronicScheme: '0001' });
    expect(unknown.body.errors).toEqual([{ path: 'electronicScheme', message: 'Please enter a scheme such as 0088 or EM' }]);
    const items = [{ description: 'A week', unitPrice: 100 }];
    const invoice = await maya.call('POST', '/api/invoices', { customerId: body.id, issueDate: '2026-01-15', items });
    expect(invoice.body.customerName).toBe('Baltic Events GmbH');
  });

  test('is added, read, found, changed and deleted, each with an entry in the feed', async () => {
    const maya = await aPerson(world);
    const { status, body, headers } = await maya.call('POST', '/api/customers', ada);
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...ada, companyId: maya.companyId, companyName: maya.companyName });
    expect(headers.etag).toBe(`"${body.updatedAt}"`);
    expect((await maya.call('GET', `/api/customers/${body.id}`)).body).toEqual(body);
    const changed = await maya.call(
      'PATCH',
      `/api/customers/${body.id}`,
      { notes: 'Prefers the stern', email: '' },
      { 'if-match': `"${body.updatedAt}"` },
    );
    expect(changed.body).toMatchObject({ ...ada, notes: 'Prefers the stern', email: null });
    expect((await maya.call('PATCH', `/api/customers/${body.id}`, { notes: 'x' }, { 'if-match': `"${body.updatedAt}"` })).status).toBe(412);
    expect((await maya.call('DELETE', `/api/customers/${body.id}`)).status).toBe(204);
    expect((await maya.call('GET', `/api/customers/${body.id}`)).status).toBe(404);
    expect((await maya.call('GET', '/api/activities')).body.map(({ details }: { details: string }) => details)).toEqual([
      'Deleted customer Ada Lindgren',
      'Updated customer Ada Lindgren',
      'Added customer Ada Lindgren',
    ]);
  });

  test.each([
    [{ firstName: ' ' }, 'firstName', 'First name is required'],
    [{ lastName: undefined }, 'lastName', 'Last name is required'],
    [{ email: 'ada' }, 'email', 'Invalid email address'],
  ])('%j is refused at its field', async (wrong, path, message) => {
    const maya = await aPerson(world);
    expect((await maya.call('POST', '/api/customers', { ...ada, ...wrong })).body.errors).toEqual([{ path, message }]);
  });

  test('is found by full name, email, postal address and phone', async () => {
    const maya = await aPerson(world);
    await maya.call('POST', '/api/customers', ada);
    await maya.call('POST', '/api/customers', { firstName: 'Grace', lastName: 'Okafor' });
    for (const words of ['ada lind', 'LINDGREN', 'ada@', '7946', '1 quay']) {
      expect((await maya.call('GET', `/api/customers?q=${encodeURIComponent(words)}`)).headers['x-total-count'], words).toBe('1');
    }
    expect((await maya.call('GET', '/api/customers')).body.map(({ lastName }: { lastName: string }) => lastName)).toEqual([
      'Lindgren',
      'Okafor',
    ]);
  });

  test('with bookings, invoices or income can’t be deleted, and the refusal counts them', async () => {
    const maya = await aPerson(world);
    const { body } = await maya.call('POST', '/api/customers', ada);
    const yacht = await aYacht(maya);
    await world.owner.query(
      `insert into schedule_events (company_id, yacht_id, customer_id, title, type, start_date, end_date) values ($1, $2, $3, 'Past', 'charter', '2020-01-01', '2020-01-02')`,
      [maya.companyId, yacht.id, body.id],
    );
    await world.owner.query(
      `insert into income (company_id, customer_id, category, description, amount, income_date) values ($1, $2, 'charter', 'a', 1, '2020-01-01'), ($1, $2, 'charter', 'b', 1, '2020-01-01')`,
      [maya.companyId, body.id],
    );
    await world.owner.query(
      `insert into invoices (company_id, customer_id, invoice_number, issue_date, due_date, status, subtotal, total) values ($1, $2, 'A', '2020-01-01', '2020-02-01', 'cancelled', 1, 1)`,
      [maya.companyId, body.id],
    );
    const refused = await maya.call('DELETE', `/api/customers/${body.id}`);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      "Ada Lindgren can't be deleted: this customer has 1 booking, 1 invoice and 2 income records. Delete these or choose another customer for them first. If they must stay, keep the customer.",
    ]);
    expect((await maya.call('GET', `/api/customers/${body.id}`)).status).toBe(200);
  });

  test('added by an admin belongs to the chosen company', async () => {
    const admin = await aPerson(world, { role: 'admin' });
    expect((await admin.call('POST', '/api/customers', ada)).body.errors[0].path).toBe('companyId');
    const company = await aCompany(world);
    expect((await admin.call('POST', '/api/customers', { ...ada, companyId: company.id })).body.companyName).toBe(company.name);
    const [maya, other] = [await aPerson(world), await aPerson(world)];
    await maya.call('POST', '/api/customers', ada);
    expect((await admin.call('GET', `/api/customers?companyId=${company.id}`)).headers['x-total-count']).toBe('1');
    expect((await other.call('GET', `/api/customers?companyId=${maya.companyId}`)).body).toEqual([]);
  });
});

describe("a customer's summary", () => {
  test('counts and adds up bookings, invoices, payments and outstanding amounts by currency', async () => {
    const maya = await aPerson(world);
    const { body } = await maya.call('POST', '/api/customers', ada);
    const [id, company] = [body.id, maya.companyId];
    const yacht = await aYacht(maya);
    expect((await maya.call('GET', `/api/customers/${id}/summary`)).body).toEqual({
      bookings: 0,
      options: 0,
      invoices: 0,
      income: 0,
      totals: [],
    });
    const event = (month: number, price: number | null, currency: string, customer: number | null) =>
      world.owner.query(
        `insert into schedule_events (company_id, yacht_id, customer_id, title, type, start_date, end_date, price, currency) values ($1, $2, $3, 'Charter', 'charter', make_date(2020, $4, 1), make_date(2020, $4, 8), $5, $6)`,
        [company, yacht.id, customer, month, price, currency],
      );
    await event(1, 1_250_050, 'EUR', id);
    await event(2, 10_001, 'EUR', id);
    await event(3, 500_000, 'JPY', id);
    await event(4, null, 'USD', id);
    await event(5, 7_700, 'EUR', null);
    const invoice = async (number: string, status: string, total: string, currency: string) =>
      (
        await world.owner.query(
          `insert into invoices (company_id, customer_id, invoice_number, issue_date, due_date, status, subtotal, total, currency) values ($1, $2, $3, '2020-01-01', '2020-02-01', $4, $5, $5, $6) returning id`,
          [company, id, number, status, total, currency],
        )
      ).rows[0].id;
    const sent = await invoice('A', 'sent', '100.10', 'EUR');
    const overpaid = await invoice('B', 'sent', '50.00', 'EUR');
    const paid = await invoice('C', 'paid', '0.20', 'EUR');
    await invoice('D', 'draft', '999.00', 'EUR');
    await invoice('E', 'cancelled', '888.00', 'USD');
    await invoice('F', 'overdue', '12.34', 'GBP');
    const income = (amount: string, currency: string, status: string, on: number | null) =>
      world.owner.query(
        `insert into income (company_id, customer_id, invoice_id, category, description, amount, currency, income_date, payment_status) values ($1, $2, $3, 'charter', 'x', $4, $5, '2020-01-01', $6)`,
        [company, id, on, amount, currency, status],
      );
    await income('30.05', 'EUR', 'paid', sent);
    await income('20.00', 'EUR', 'pending', sent);
    await income('60.00', 'EUR', 'paid', overpaid);
    await income('0.20', 'EUR', 'paid', paid);
    await income('5.00', 'USD', 'paid', null);
    // An invoice counts as paid up to its total; what was paid beyond it becomes income of its own.
    await world.owner.query('select adopt_payments($1)', [company]);
    expect((await maya.call('GET', `/api/customers/${id}/summary`)).body).toEqual({
      bookings: 4,
      options: 0,
      invoices: 6,
      income: 6,
      totals: [
        { currency: 'EUR', booked: '12600.51', invoiced: '150.30', open: '70.05', received: '90.25' },
        { currency: 'GBP', booked: '0.00', invoiced: '12.34', open: '12.34', received: '0.00' },
        { currency: 'JPY', booked: '5000.00', invoiced: '0.00', open: '0.00', received: '0.00' },
        { currency: 'USD', booked: '0.00', invoiced: '0.00', open: '0.00', received: '5.00' },
      ],
    });
    expect(
      (await maya.call('GET', `/api/schedule?customerId=${id}&sort=-startDate`)).body.map(({ currency }: { currency: string }) => currency),
    ).toEqual(['USD', 'JPY', 'EUR', 'EUR']);
  });

  test('counts an option, which the list of bookings shows, apart from what is booked', async () => {
    const { maya, customer, aQuote } = await aDesk(world);
    await aQuote({ state: 'option', customerId: customer.id });
    const { body: listed } = await maya.call('GET', `/api/schedule?customerId=${customer.id}`);
    const { body: summary } = await maya.call('GET', `/api/customers/${customer.id}/summary`);
    expect([listed.length, summary.options, summary.bookings, summary.totals]).toEqual([1, 1, 0, []]);
  });

  test('counts seats on departures as booked, at the price of each party', async () => {
    const { maya, aurelia, customer } = await aDesk(world);
    const { body: departure } = await maya.call('POST', '/api/departures', {
      title: 'Lérins',
      yachtId: aurelia.id,
      startDate: '2099-08-01T08:00:00Z',
      endDate: '2099-08-01T15:00:00Z',
      capacity: 9,
      seatPrice: 100,
    });
    const party = { type: 'seats', departureId: departure.id, customerId: customer.id, adults: 2 };
    const { body: booked } = await maya.call('POST', '/api/charters', { ...party, state: 'booked' });
    await maya.call('POST', '/api/charters', { ...party, state: 'option' });
    const { body: summary } = await maya.call('GET', `/api/customers/${customer.id}/summary`);
    expect(Number(booked.total)).toBeGreaterThan(0);
    expect(summary.totals).toEqual([{ currency: 'EUR', booked: booked.total, invoiced: '0.00', open: '0.00', received: '0.00' }]);
  });

  test('of another company doesn’t exist; an admin sees it', async () => {
    const [maya, nora, admin] = [await aPerson(world), await aPerson(world), await aPerson(world, { role: 'admin' })];
    const { body } = await maya.call('POST', '/api/customers', ada);
    expect((await nora.call('GET', `/api/customers/${body.id}/summary`)).status).toBe(404);
    expect((await admin.call('GET', `/api/customers/${body.id}/summary`)).body.bookings).toBe(0);
  });
});
