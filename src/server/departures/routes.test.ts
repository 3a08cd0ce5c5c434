import { describe, expect, test } from 'vitest';
import type { Income } from '#domain/finance/income.ts';
import { aPerson, aWorld, aYacht, type Person } from '../testing/given.ts';
import { pdfWords, readsPdfs } from '../testing/pdf-words.ts';

const world = aWorld();

const day = { startDate: '2099-06-06T08:00:00.000Z', endDate: '2099-06-06T15:00:00.000Z' };

/** A departure with this many seats, and a user who sells them. */
async function aDeparture(more: object = {}) {
  const maya = await aPerson(world);
  const yacht = await aYacht(maya, { name: 'Petite Ourse' });
  await world.owner.query(`update companies set default_currency = 'EUR' where id = $1`, [maya.companyId]);
  await maya.call('PATCH', '/api/charter-terms', { taxRate: 10 });
  const departure = await anotherDeparture(maya, yacht.id, more);
  return { maya, yacht, departure };
}

async function anotherDeparture(maya: Person, yachtId: number, more: object = {}) {
  const made = await maya.call('POST', '/api/departures', {
    title: 'Lérins',
    yachtId,
    ...day,
    capacity: 5,
    seatPrice: 95,
    childPrice: 60,
    ...more,
  });
  return made.body;
}

const sell = (person: Person, departureId: number, more: object = {}) =>
  person.call('POST', '/api/charters', { type: 'seats', departureId, state: 'booked', adults: 1, contactLastName: 'Lind', ...more });
const readSeatsTaken = async (person: Person, id: number) => (await person.call('GET', `/api/departures/${id}`)).body.seatsTaken;

describe('a departure', () => {
  test('is a calendar entry with seats for sale, which blocks the yacht like any booking', async () => {
    const { maya, yacht, departure } = await aDeparture();
    expect(departure).toMatchObject({
      title: 'Lérins',
      yachtName: 'Petite Ourse',
      ...day,
      capacity: 5,
      currency: 'EUR',
      seatPrice: '95.00',
      minimum: 1,
      seatsTaken: 0,
    });
    const { body: entry } = await maya.call('GET', `/api/schedule/${departure.id}`);
    expect(entry).toMatchObject({
      type: 'day_rent',
      title: 'Lérins',
      yachtId: yacht.id,
      ...day,
      currency: 'EUR',
      customerId: null,
      charterId: null,
      isDeparture: true,
    });
    const over = await maya.call('POST', '/api/departures', { title: 'Again', yachtId: yacht.id, ...day, capacity: 5, seatPrice: 1 });
    expect([over.status, over.body.code]).toEqual([409, 'schedule_conflict']);
    const { body: list } = await maya.call('GET', '/api/departures?from=2099-06-01T00:00:00Z');
    expect(list.map(({ id }: { id: number }) => id)).toEqual([departure.id]);
  });

  test.each([
    [{ endDate: '2099-06-07T09:00:00Z' }, 'endDate', 'A departure lasts 24 hours at most'],
    [{ endDate: day.startDate }, 'endDate', 'End date/time must be after start date/time'],
    [{ capacity: 0 }, 'capacity', 'Seats must be a whole number from 1 to 999'],
    [{ minimum: 6 }, 'minimum', 'The minimum can’t be above the number of seats'],
    [{ seatPrice: '' }, 'seatPrice', 'Price is required'],
  ])('is refused with %j', async (wrong, path, message) => {
    const maya = await aPerson(world);
    const { id: yachtId } = await aYacht(maya);
    const { status, body } = await maya.call('POST', '/api/departures', {
      title: 'Day',
      yachtId,
      ...day,
      capacity: 5,
      seatPrice: 95,
      ...wrong,
    });
    expect([status, body.errors]).toEqual([422, [{ path, message }]]);
  });

  test('moves together with its entry, whichever is moved, and its options end before it sails', async () => {
    const { maya, departure } = await aDeparture();
    const { body: option } = await sell(maya, departure.id, { state: 'option', until: '2099-06-06T07:00:00Z' });
    const earlier = { startDate: '2099-06-05T08:00:00.000Z', endDate: '2099-06-05T15:00:00.000Z' };
    expect((await maya.call('PATCH', `/api/departures/${departure.id}`, earlier)).body).toMatchObject(earlier);
    expect((await maya.call('GET', `/api/charters/${option.id}`)).body).toMatchObject({ optionUntil: earlier.startDate, ...earlier });
    expect((await maya.call('PATCH', `/api/schedule/${departure.id}`, { title: 'Lérins, late' })).status).toBe(200);
    expect((await maya.call('GET', `/api/departures/${departure.id}`)).body.title).toBe('Lérins, late');
    const earliest = { startDate: '2099-06-04T08:00:00.000Z', endDate: '2099-06-04T15:00:00.000Z' };
    expect((await maya.call('PATCH', `/api/schedule/${departure.id}`, earliest)).body).toMatchObject(earliest);
    expect((await maya.call('GET', `/api/charters/${option.id}`)).body).toMatchObject({ optionUntil: earliest.startDate, ...earliest });
    const other = await maya.call('PATCH', `/api/schedule/${departure.id}`, { type: 'maintenance' });
    expect([other.status, other.body.errors[0].path]).toEqual([422, 'type']);
    const gone = await maya.call('DELETE', `/api/schedule/${departure.id}`);
    expect([gone.status, gone.body.code]).toEqual([409, 'departure_entry']);
  });

  test('can’t be made a charter, since its seats are sold one by one', async () => {
    const { maya, departure } = await aDeparture();
    const refused = await maya.call('POST', '/api/charters/adopt', { eventId: departure.id, contactLastName: 'Lind', price: 500 });
    expect([refused.status, refused.body]).toEqual([
      409,
      { code: 'departure_entry', message: 'This is a departure. Its seats are sold one by one at the charter desk.' },
    ]);
    expect((await maya.call('GET', '/api/charters')).body).toEqual([]);
    expect((await maya.call('GET', `/api/schedule/${departure.id}/dossier`)).body.isDeparture).toBe(true);
  });

  test('is deleted with its entry while no seats are taken; with seats sold it is cancelled, with all its bookings', async () => {
    const { maya, yacht, departure } = await aDeparture();
    const { body: booked } = await sell(maya, departure.id, { adults: 3 });
    const { body: option } = await sell(maya, departure.id, { state: 'option', contactLastName: 'Okafor', adults: 2 });
    const refused = await maya.call('DELETE', `/api/departures/${departure.id}`);
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'seats_sold', message: '5 seats are sold. Cancel the departure instead.' },
    ]);
    expect((await maya.call('PATCH', `/api/departures/${departure.id}`, { capacity: 4 })).body).toMatchObject({
      code: 'seats_taken',
      message: '5 seats are sold.',
    });
    expect((await maya.call('DELETE', `/api/yachts/${yacht.id}`)).body.code).toBe('yacht_in_use');
    expect((await maya.call('POST', `/api/departures/${departure.id}/cancel`, { reason: 'Storm' })).status).toBe(204);
    expect((await maya.call('GET', `/api/schedule/${departure.id}`)).status).toBe(404);
    const { body: after } = await maya.call('GET', `/api/charters/${booked.id}`);
    expect(after).toMatchObject({ state: 'cancelled', reason: 'Storm', departureId: null, title: 'Lérins', adults: 3 });
    expect((await maya.call('GET', `/api/charters/${option.id}`)).body).toMatchObject({ state: 'lost', reason: 'Storm' });
    const empty = await anotherDeparture(maya, yacht.id);
    expect((await maya.call('DELETE', `/api/departures/${empty.id}`)).status).toBe(204);
  });
});

describe('seats', () => {
  test('are separate charters at the departure’s price, with tax, plan and number', async () => {
    const { maya, departure } = await aDeparture();
    const { status, body } = await sell(maya, departure.id, { adults: 2, children: 1, contactFirstName: 'Ida' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      type: 'seats',
      state: 'booked',
      departureId: departure.id,
      departureTitle: 'Lérins',
      yachtName: 'Petite Ourse',
      ...day,
      customerName: 'Ida Lind',
      fee: '250.00',
      taxAmount: '25.00',
      total: '275.00',
      eventId: null,
    });
    expect(body.lines.map(({ label, quantity, unitPrice }: Record<string, string>) => [label, quantity, unitPrice])).toEqual([
      ['Adults', '2.00', '95.00'],
      ['Children', '1.00', '60.00'],
    ]);
    expect(body.plan.map(({ amount }: { amount: string }) => amount)).toEqual(['275.00']);
    expect(await readSeatsTaken(maya, departure.id)).toBe(3);
  });

  test('are sold until none is left, and late buyers see how many are left', async () => {
    const { maya, departure } = await aDeparture();
    await sell(maya, departure.id, { adults: 2 });
    const many = await sell(maya, departure.id, { adults: 4 });
    expect([many.status, many.body]).toMatchObject([409, { code: 'seats_taken', message: 'Only 3 seats are left.' }]);
    await sell(maya, departure.id, { adults: 2, state: 'option' });
    expect((await sell(maya, departure.id, { adults: 2 })).body.message).toBe('Only 1 seat is left.');
    await sell(maya, departure.id);
    expect((await sell(maya, departure.id)).body.message).toBe('No seats are left.');
    expect(await readSeatsTaken(maya, departure.id)).toBe(5);
  });

  test('are sold to 5 of 24 concurrent requests if there are 5', async () => {
    const { maya, departure } = await aDeparture();
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, nth) => sell(maya, departure.id, { contactLastName: `Guest ${nth}` })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...Array.from({ length: 5 }, () => 201),
      ...Array.from({ length: 19 }, () => 409),
    ]);
    const { rows } = await world.owner.query('select seats_taken from departures where id = $1', [departure.id]);
    expect(rows[0].seats_taken).toBe(5);
    await expect(world.owner.query('update departures set seats_taken = 6 where id = $1', [departure.id])).rejects.toThrow(
      'departures_seats',
    );
  });

  test('that are released, cancelled or lost are free again, and a growing party takes more', async () => {
    const { maya, departure } = await aDeparture();
    const { body: booked } = await sell(maya, departure.id, { adults: 2 });
    const { body: option } = await sell(maya, departure.id, { adults: 2, state: 'option' });
    const grown = await maya.call('PATCH', `/api/charters/${booked.id}`, { adults: 3 });
    expect([grown.body.total, await readSeatsTaken(maya, departure.id)]).toEqual(['313.50', 5]);
    expect((await maya.call('PATCH', `/api/charters/${booked.id}`, { adults: 4 })).body.message).toBe('No seats are left.');
    await maya.call('POST', `/api/charters/${option.id}/release`, {});
    expect(await readSeatsTaken(maya, departure.id)).toBe(3);
    expect((await maya.call('POST', `/api/charters/${option.id}/book`, {})).body.state).toBe('booked');
    await maya.call('POST', `/api/charters/${booked.id}/cancel`, { reason: 'Ill' });
    expect(await readSeatsTaken(maya, departure.id)).toBe(2);
  });

  test('on option become free at the exact moment, regardless of jobs', async () => {
    const { maya, departure } = await aDeparture();
    const { body: option } = await sell(maya, departure.id, { adults: 5, state: 'option' });
    expect((await sell(maya, departure.id)).status).toBe(409);
    await world.owner.query(`update charters set option_until = now() - interval '1 second' where id = $1`, [option.id]);
    expect([await readSeatsTaken(maya, departure.id), (await maya.call('GET', `/api/charters/${option.id}`)).body.state]).toEqual([
      0,
      'expired',
    ]);
    expect((await sell(maya, departure.id, { adults: 5 })).status).toBe(201);
    expect((await maya.call('POST', `/api/charters/${option.id}/option`, {})).body.message).toBe('No seats are left.');
  });

  test.each([
    [{ departureId: null }, 'departureId'],
    [{ departureId: 999_999_999 }, 'departureId'],
    [{ adults: 0 }, 'adults'],
    [{ contactLastName: null }, 'customerId'],
  ])('can’t be sold with %j', async (wrong, path) => {
    const { maya, departure } = await aDeparture();
    const { status, body } = await sell(maya, departure.id, wrong);
    expect([status, body.errors?.[0].path]).toEqual([422, path]);
  });

  test('earn as a day trip does, also once their departure is cancelled', async () => {
    const { maya, departure } = await aDeparture();
    const { body: booked } = await sell(maya, departure.id);
    const { invoiceId } = booked.plan[0];
    const pay = async (amount: string) => {
      const { body: invoice } = await maya.call('GET', `/api/invoices/${invoiceId}`);
      const allocations = [{ invoiceId, amount }];
      const payment = { direction: 'in', customerId: invoice.customerId, day: invoice.issueDate, amount, currency: 'EUR' };
      await maya.call('POST', '/api/payments', { ...payment, allocations });
    };
    await maya.call('PATCH', `/api/invoices/${invoiceId}/status`, { status: 'sent' });
    await pay('40.00');
    expect((await maya.call('POST', `/api/departures/${departure.id}/cancel`, {})).status).toBe(204);
    await pay('10.00');
    const { body: income } = await maya.call('GET', '/api/income');
    expect(income.map(({ category, amount }: Income) => [category, amount]).toSorted()).toEqual([
      ['day_trip', '10.00'],
      ['day_trip', '40.00'],
    ]);
  });

  test('stay on their departure, and can’t be on another company’s', async () => {
    const { maya, departure } = await aDeparture();
    const { body: booked } = await sell(maya, departure.id);
    const moved = await maya.call('PATCH', `/api/charters/${booked.id}`, { startDate: '2099-06-08T08:00:00Z' });
    expect([moved.status, moved.body.errors[0]]).toEqual([422, { path: 'startDate', message: 'Change this on the departure.' }]);
    const nora = await aPerson(world);
    expect((await sell(nora, departure.id)).status).toBe(422);
    expect((await nora.call('GET', `/api/departures/${departure.id}/manifest`)).status).toBe(404);
  });
});

describe('the manifest', () => {
  test('lists passengers, their parties and payments, without expired options', async () => {
    const { maya, departure } = await aDeparture();
    await sell(maya, departure.id, { adults: 2, children: 1, contactFirstName: 'Ida', contactPhone: '+33 1', notes: '=HYPERLINK("x")' });
    const { body: over } = await sell(maya, departure.id, { state: 'option', contactLastName: 'Gone' });
    await world.owner.query(`update charters set option_until = now() - interval '1 second' where id = $1`, [over.id]);
    const { body } = await maya.call('GET', `/api/departures/${departure.id}/manifest`);
    expect(body.departure).toMatchObject({ id: departure.id, seatsTaken: 3, parties: 1 });
    expect(body.parties).toEqual([
      expect.objectContaining({
        name: 'Ida Lind',
        phone: '+33 1',
        adults: 2,
        children: 1,
        seats: 3,
        state: 'booked',
        total: '275.00',
        currency: 'EUR',
      }),
    ]);
    const csv = await maya.call('GET', `/api/departures/${departure.id}/manifest?format=csv`);
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(csv.headers['content-disposition']).toContain(`manifest-06-06-2099-${departure.id}.csv`);
    expect(csv.text.split('\r\n')[1]).toContain(`Ida Lind,2,1,3,+33 1,,Booked,275.00,EUR,no,"'=HYPERLINK(""x"")"`);
    const pdf = await maya.call('GET', `/api/departures/${departure.id}/manifest?format=pdf`);
    expect([pdf.headers['content-type'], pdf.text.slice(0, 5)]).toEqual(['application/pdf', '%PDF-']);
  });

  test.skipIf(!readsPdfs)('has each party with its notes on one page, and fills its pages', async () => {
    const { maya, departure } = await aDeparture({ capacity: 20 });
    const numbers = Array.from({ length: 20 }, (_, place) => place + 1);
    for (const number of numbers)
      await sell(maya, departure.id, { contactLastName: `Party${number}`, notes: `Note${number} ${'no nuts, '.repeat(33)}End${number}` });
    const { rawPayload } = await world.app.inject({
      url: `/api/departures/${departure.id}/manifest?format=pdf`,
      headers: { authorization: `Bearer ${maya.token}` },
    });
    const words = pdfWords(rawPayload);
    const pageOf = (word: string) => words.find(({ text }) => text === word)?.page;
    const pages = numbers.map((number) => pageOf(`Party${number}`));
    expect(numbers.map((number) => pageOf(`Note${number}`))).toEqual(pages);
    expect(numbers.map((number) => pageOf(`End${number}`))).toEqual(pages);
    expect(new Set(pages)).toEqual(new Set([1, 2, 3]));
    expect(words.at(-1)?.page).toBe(3);
  });
});

describe('a day on the quay', () => {
  const saturday = '?from=2099-06-05T22:00:00Z&to=2099-06-06T22:00:00Z';
  const on = async (person: Person, query = saturday) => (await person.call('GET', `/api/charters/day${query}`)).body;

  test('lists by time who returns, boards and sails, each with its status', async () => {
    const { maya, yacht: petite, departure } = await aDeparture();
    await sell(maya, departure.id, { adults: 2, children: 1 });
    const [aurelia, corallina] = [await aYacht(maya, { name: 'Aurelia' }), await aYacht(maya, { name: 'Corallina' })];
    await maya.call('PATCH', `/api/yachts/${aurelia.id}/charter-terms`, {
      currency: 'EUR',
      deposit: 800,
      seasons: [{ fromDay: '2099-05-01', toDay: '2099-07-31', week: 3500 }],
    });
    const charter = async (from: string, to: string, name: string, more: object = {}) =>
      (
        await maya.call('POST', '/api/charters', {
          yachtId: aurelia.id,
          startDate: `2099-${from}T15:00:00.000Z`,
          endDate: `2099-${to}T07:00:00.000Z`,
          state: 'booked',
          contactLastName: name,
          contactPhone: '+33 1',
          ...more,
        })
      ).body;
    const before = await charter('05-30', '06-06', 'Lindgren');
    const after = await charter('06-06', '06-13', 'Okafor', { adults: 1 });
    // An option isn't a boarding, and this one is on another day.
    await charter('06-13', '06-20', 'Later');
    await charter('06-06', '06-13', 'Held', { yachtId: corallina.id, state: 'option', until: '2099-06-05T15:00:00Z' });
    const plain = await maya.call('POST', '/api/schedule', {
      yachtId: (await aYacht(maya, { name: 'Doris' })).id,
      title: 'Friends',
      type: 'charter',
      startDate: '2099-06-06T15:00:00.000Z',
      endDate: '2099-06-20T07:00:00.000Z',
    });
    await maya.call('PUT', `/api/charters/${after.id}/guests`, {
      guests: [
        {
          familyName: 'Okafor',
          givenNames: 'Noor',
          birthDate: '1990-05-04',
          nationality: 'GBR',
          documentType: 'passport',
          documentNumber: '925076473',
        },
      ],
    });
    await maya.call('PUT', `/api/charters/${before.id}/handover?kind=check_out`, { items: [], engines: [] });
    const [deposit] = before.plan.filter(({ kind }: { kind: string }) => kind === 'deposit');
    await maya.call('POST', `/api/instalments/${deposit.id}/receive`, {
      receivedOn: new Date().toISOString().slice(0, 10),
      method: 'cash',
    });

    const acts = await on(maya);
    expect(
      acts.map(({ act, at, yachtName }: { act: string; at: string; yachtName: string }) => [act, at.slice(11, 16), yachtName]),
    ).toEqual([
      ['check_out', '07:00', 'Aurelia'],
      ['departure', '08:00', 'Petite Ourse'],
      ['check_in', '15:00', 'Aurelia'],
      ['check_in', '15:00', 'Doris'],
    ]);
    expect(acts[0]).toMatchObject({
      charterId: before.id,
      number: before.number,
      customerName: 'Lindgren',
      phone: '+33 1',
      adults: 2,
      completeGuests: 0,
      currency: 'EUR',
      open: '3850.00',
      notReceived: '0.00',
      isToSettle: true,
      protocol: 'begun',
      maySail: true,
    });
    expect(acts[1]).toMatchObject({
      eventId: departure.id,
      yachtId: petite.id,
      charterId: null,
      seatsTaken: 3,
      capacity: 5,
      protocol: null,
    });
    expect(acts[2]).toMatchObject({
      charterId: after.id,
      adults: 1,
      completeGuests: 1,
      notReceived: '800.00',
      isToSettle: false,
      protocol: 'none',
    });
    expect(acts[3]).toMatchObject({
      eventId: plain.body.id,
      charterId: null,
      title: 'Friends',
      customerName: null,
      open: null,
      protocol: null,
    });
    // The next day has its own returns and nothing of this day; other companies see neither.
    expect((await on(maya, '?from=2099-06-19T22:00:00Z&to=2099-06-20T22:00:00Z')).map(({ act }: { act: string }) => act)).toEqual([
      'check_out',
      'check_out',
    ]);
    expect(await on(await aPerson(world))).toEqual([]);
  });

  test('shows yachts that may not sail, and both ends of a day trip', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    const { body } = await maya.call('POST', '/api/charters', {
      type: 'day_rent',
      yachtId: yacht.id,
      ...day,
      state: 'booked',
      contactLastName: 'Lind',
    });
    expect(body.state).toBe('booked');
    await maya.call('POST', '/api/defects', { yachtId: yacht.id, title: 'Rudder', severity: 'may_not_sail' });
    expect((await on(maya)).map(({ act, maySail }: { act: string; maySail: boolean }) => [act, maySail])).toEqual([
      ['check_in', false],
      ['check_out', false],
    ]);
  });

  test('covers at most a week', async () => {
    const maya = await aPerson(world);
    expect((await maya.call('GET', '/api/charters/day?from=2099-06-01T00:00:00Z&to=2099-06-30T00:00:00Z')).status).toBe(400);
  });
});
