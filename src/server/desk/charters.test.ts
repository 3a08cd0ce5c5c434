import { describe, expect, test } from 'vitest';
import { dayIn } from '#domain/shared/calendar-days.ts';
import { listenTo } from '../testing/announcements.ts';
import { aPerson, aWorld, aYacht } from '../testing/given.ts';
import { aDesk, week } from '../testing/charters.ts';

const world = aWorld();

describe('a new charter', () => {
  test('is an enquiry until its yacht and dates are known, and then a quote at current prices', async () => {
    const { maya, aurelia } = await aDesk(world);
    const enquiry = await maya.call('POST', '/api/charters', { contactLastName: 'Lind', source: 'phone', message: 'A catamaran for six' });
    expect([enquiry.status, enquiry.headers['location']]).toEqual([201, `/api/charters/${enquiry.body.id}`]);
    expect(enquiry.body).toMatchObject({
      state: 'enquiry',
      total: null,
      currency: 'EUR',
      adults: 2,
      source: 'phone',
      eventId: null,
      unpriced: false,
    });
    const { body: quote } = await maya.call('PATCH', `/api/charters/${enquiry.body.id}`, { yachtId: aurelia.id, ...week });
    expect(quote).toMatchObject({
      state: 'quote',
      fee: '3500.00',
      subtotal: '3680.00',
      taxAmount: '368.00',
      total: '4048.00',
      atBase: '165.00',
      deposit: '800.00',
    });
    expect(quote.lines).toMatchObject([
      { kind: 'base', label: '7 nights, Jun 6 – 13, 2099', unitPrice: '3500.00', total: '3500.00' },
      { kind: 'extra', label: 'Cleaning', total: '180.00', payable: 'invoice' },
      { kind: 'extra', label: 'Transit log', total: '165.00', payable: 'base' },
    ]);
  });

  test('is numbered consecutively by company and year', async () => {
    const { maya } = await aDesk(world);
    const { maya: other } = await aDesk(world);
    const made = await Promise.all(Array.from({ length: 12 }, () => maya.call('POST', '/api/charters', { contactLastName: 'Lind' })));
    const year = dayIn('Europe/Paris', new Date().toISOString()).slice(0, 4);
    expect(made.map(({ body }) => body.number).toSorted()).toEqual(
      Array.from({ length: 12 }, (_, at) => `C-${year}-${String(at + 1).padStart(4, '0')}`),
    );
    expect((await other.call('POST', '/api/charters', {})).body.number).toBe(`C-${year}-0001`);
  });

  test('blocks nothing while it is a quote', async () => {
    const { maya, aurelia } = await aDesk(world);
    for (const _ of [1, 2]) expect((await maya.call('POST', '/api/charters', { yachtId: aurelia.id, ...week })).status).toBe(201);
    expect((await maya.call('GET', '/api/schedule')).body).toEqual([]);
  });

  test('takes the commission of its agency, unless another is given', async () => {
    const { maya, aurelia } = await aDesk(world);
    const { body: agency } = await maya.call('POST', '/api/agencies', { name: 'Sail Away', commissionPercent: 15 });
    const wish = { yachtId: aurelia.id, ...week, agencyId: agency.id };
    const made = await maya.call('POST', '/api/charters', wish);
    expect(made.body).toMatchObject({ agencyName: 'Sail Away', commissionPercent: '15.00', commission: '525.00' });
    expect((await maya.call('POST', '/api/charters', { ...wish, commissionPercent: 10 })).body.commission).toBe('350.00');
  });

  test.each([
    [{ state: 'quote' }, 'yachtId', 'Please choose a yacht'],
    [{ state: 'quote', yacht: true, endDate: week.endDate }, 'startDate', 'Start date is required'],
    [{ yacht: true, startDate: week.startDate, state: 'quote' }, 'endDate', 'End date is required'],
    [{ yacht: true, startDate: week.endDate, endDate: week.startDate }, 'endDate', 'The end has to be after the start'],
    [{ yacht: true, type: 'day_rent', ...week }, 'endDate', 'A day trip lasts 24 hours at most'],
    [{ type: 'boat' }, 'type', 'Please choose a type'],
    [{ adults: -1 }, 'adults', 'Guests must be a whole number from 0 to 999'],
    [{ customerId: 999_999_999 }, 'customerId', "This customer isn't in your company."],
    [{ agencyId: 999_999_999 }, 'agencyId', "This agency isn't among your company's."],
    [{ contactEmail: 'nobody' }, 'contactEmail', 'Invalid email address'],
  ])('%j is refused at %s', async (body, path, message) => {
    const { maya, aurelia } = await aDesk(world);
    const { yacht, ...wish } = body as { yacht?: boolean };
    const refused = await maya.call('POST', '/api/charters', { ...wish, ...(yacht && { yachtId: aurelia.id }) });
    expect([refused.status, refused.body.errors]).toEqual([422, [{ path, message }]]);
    expect((await maya.call('GET', '/api/charters')).body).toEqual([]);
  });

  test('can’t be added for a yacht of another company', async () => {
    const { maya } = await aDesk(world);
    const strange = await aYacht(await aPerson(world));
    const refused = await maya.call('POST', '/api/charters', { yachtId: strange.id, ...week });
    expect([refused.status, refused.body.errors]).toEqual([422, [{ path: 'yachtId', message: "This yacht isn't in your fleet." }]]);
  });
});

describe('a quote’s price', () => {
  test('doesn’t change when the price lists or its dates change', async () => {
    const { maya, aurelia, aQuote } = await aDesk(world);
    const quote = await aQuote();
    await maya.call('PATCH', `/api/yachts/${aurelia.id}/charter-terms`, { seasons: [] });
    const moved = await maya.call('PATCH', `/api/charters/${quote.id}`, { startDate: '2099-06-07T15:00:00.000Z' });
    expect([moved.body.total, moved.body.lines]).toEqual([quote.total, quote.lines]);
  });

  test('keeps its extras when its lines are edited and it is repriced', async () => {
    const { maya, skipper, aQuote } = await aDesk(world);
    const { id, lines } = await aQuote({ extraIds: [skipper.id] });
    const sentLines = (lines as Record<string, unknown>[]).map(({ kind, label, quantity, unitPrice, payable }) => ({
      kind,
      label,
      quantity,
      unitPrice: label === 'Skipper' ? '150' : unitPrice,
      payable,
    }));
    const kayak = { kind: 'extra', label: 'Kayak', unitPrice: 40 };
    const { body } = await maya.call('PATCH', `/api/charters/${id}`, { lines: [...sentLines, kayak] });
    expect(body.lines.filter(({ extraId }: { extraId: number | null }) => extraId !== null)).toHaveLength(3);
    const { body: repriced } = await maya.call('POST', `/api/charters/${id}/reprice`);
    expect(repriced.lines.map(({ label, unitPrice }: { label: string; unitPrice: string }) => [label, unitPrice]).slice(1)).toEqual([
      ['Cleaning', '180.00'],
      ['Skipper', '170.00'],
      ['Transit log', '165.00'],
      ['Kayak', '40.00'],
    ]);
    const strange = await maya.call('PATCH', `/api/charters/${id}`, { lines: [{ ...kayak, extraId: 999_999_999 }] });
    expect([strange.status, strange.body.errors]).toEqual([
      422,
      [{ path: 'lines.0.extraId', message: "This extra isn't among your company's." }],
    ]);
  });

  test('is the total of manually written lines', async () => {
    const { maya, aQuote } = await aDesk(world);
    const { id } = await aQuote();
    const lines = [
      { kind: 'base', label: 'A week among friends', unitPrice: 1000 },
      { kind: 'discount', label: 'Friends', unitPrice: '-100.005' },
      { kind: 'other', label: 'Tax of the bay', quantity: 3, unitPrice: '1.35', taxExempt: true },
      { kind: 'other', label: 'Berth', unitPrice: 50, payable: 'base' },
    ];
    const { status, body } = await maya.call('PATCH', `/api/charters/${id}`, { lines, taxRate: 20 });
    expect([status, body.fee, body.subtotal, body.taxAmount, body.total, body.atBase]).toEqual([
      200,
      '899.99',
      '904.04',
      '180.00',
      '1084.04',
      '50.00',
    ]);
    expect(body.lines.map(({ label, total }: { label: string; total: string }) => [label, total])).toEqual([
      ['A week among friends', '1000.00'],
      ['Friends', '-100.01'],
      ['Tax of the bay', '4.05'],
      ['Berth', '50.00'],
    ]);
  });

  test('is calculated again with other extras and discounts, and manually added lines stay', async () => {
    const { maya, skipper, aQuote } = await aDesk(world);
    const quote = await aQuote();
    const lines = [...quote.lines, { kind: 'other', label: 'Berth', unitPrice: 50 }];
    await maya.call('PATCH', `/api/charters/${quote.id}`, { lines });
    const discounts = [{ label: 'Second year', percent: 10 }];
    const { body } = await maya.call('PATCH', `/api/charters/${quote.id}`, { extraIds: [skipper.id], discounts });
    expect(body.lines.map(({ label }: { label: string }) => label)).toEqual([
      '7 nights, Jun 6 – 13, 2099',
      'Second year',
      'Cleaning',
      'Skipper',
      'Transit log',
      'Berth',
    ]);
    expect([body.fee, body.discounts]).toEqual(['3150.00', [{ label: 'Second year', percent: '10.00' }]]);
  });

  test.each([
    [
      [
        { kind: 'base', label: 'Week', unitPrice: 100 },
        { kind: 'discount', label: 'Too much', unitPrice: -101 },
      ],
      'lines',
      'The price can’t be below 0',
    ],
    [[{ kind: 'base', label: '', unitPrice: 100 }], 'lines.0.label', 'Description is required'],
    [[{ kind: 'base', label: 'Week' }], 'lines.0.unitPrice', 'Price is required'],
  ])('lines %j are refused at %s', async (lines, path, message) => {
    const { maya, aQuote } = await aDesk(world);
    const refused = await maya.call('PATCH', `/api/charters/${(await aQuote()).id}`, { lines });
    expect([refused.status, refused.body.errors]).toEqual([422, [{ path, message }]]);
  });

  test('needs attention if a night has no price, and too many guests are reported', async () => {
    const { maya, aurelia } = await aDesk(world);
    const { body } = await maya.call('POST', '/api/charters', {
      yachtId: aurelia.id,
      startDate: '2099-12-05T15:00:00Z',
      endDate: '2099-12-12T09:00:00Z',
      adults: 9,
    });
    expect([body.unpriced, body.fee, body.attention]).toEqual([
      true,
      '0.00',
      [
        { code: 'unpriced', message: 'Some of these dates have no price. Please add a price line, or add a season and reprice.' },
        { code: 'too_many_guests', message: `${aurelia.name} takes 8 guests, this charter has 9.` },
      ],
    ]);
    expect((await maya.call('GET', '/api/charters/counts')).body).toMatchObject({ quote: 1, attention: 1 });
  });
});

describe('charters', () => {
  test('are listed by state, yacht, time and words, with their total', async () => {
    const { maya, aurelia, aQuote } = await aDesk(world);
    await maya.call('POST', '/api/charters', { contactFirstName: 'Åsa', contactLastName: 'Lindström' });
    const quote = await aQuote({ adults: 4 });
    const found = async (query: string) =>
      (await maya.call('GET', `/api/charters?${query}`)).body.map(({ state }: { state: string }) => state);
    expect(await found('')).toEqual(['quote', 'enquiry']);
    expect(await found('sort=number')).toEqual(['enquiry', 'quote']);
    expect(await found('state=open')).toEqual(['quote', 'enquiry']);
    expect(await found('state=enquiry')).toEqual(['enquiry']);
    expect(await found('state=expired')).toEqual([]);
    expect(await found('q=asa%20lindstrom')).toEqual(['enquiry']);
    expect(await found(`q=${quote.number}`)).toEqual(['quote']);
    expect(await found(`yachtId=${aurelia.id}&from=2099-06-12T00:00:00Z&to=2099-07-01T00:00:00Z`)).toEqual(['quote']);
    expect(await found('from=2099-06-13T09:00:00Z')).toEqual([]);
    const page = await maya.call('GET', '/api/charters?limit=1&offset=1');
    expect([page.headers['x-total-count'], page.body.length, page.body[0].lines]).toEqual(['2', 1, undefined]);
    expect((await maya.call('GET', '/api/charters/counts')).body).toEqual({
      enquiry: 1,
      quote: 1,
      option: 0,
      waiting: 0,
      booked: 0,
      toClose: 0,
      attention: 0,
    });
  });

  test('are sorted by when they start, seats by when their departure does', async () => {
    const { maya, aurelia, aQuote } = await aDesk(world);
    const { number: later } = await aQuote();
    const day = { startDate: '2099-06-01T08:00:00.000Z', endDate: '2099-06-01T15:00:00.000Z' };
    const trip = { title: 'Lérins', yachtId: aurelia.id, ...day, capacity: 5, seatPrice: 95 };
    const { body: departure } = await maya.call('POST', '/api/departures', trip);
    const { body: seats } = await maya.call('POST', '/api/charters', { type: 'seats', departureId: departure.id, contactLastName: 'Lind' });
    const { body: undated } = await maya.call('POST', '/api/charters', { contactLastName: 'Lind' });
    const sorted = async (sort: string) =>
      (await maya.call('GET', `/api/charters?sort=${sort}`)).body.map(({ number }: { number: string }) => number);
    expect(await sorted('start')).toEqual([seats.number, later, undated.number]);
    expect(await sorted('-start')).toEqual([later, seats.number, undated.number]);
  });

  test('have a version: a change to an older one is refused, with the stored charter in the answer', async () => {
    const { maya, aQuote } = await aDesk(world);
    const { id } = await aQuote();
    const { headers } = await maya.call('GET', `/api/charters/${id}`);
    const first = await maya.call('PATCH', `/api/charters/${id}`, { notes: 'Vegetarian' }, { 'if-match': headers['etag'] as string });
    const second = await maya.call('PATCH', `/api/charters/${id}`, { notes: 'Vegan' }, { 'if-match': headers['etag'] as string });
    expect([first.status, second.status, second.body.current.notes]).toEqual([200, 412, 'Vegetarian']);
    const { body: activities } = await maya.call('GET', '/api/activities?limit=1');
    expect(activities[0]).toMatchObject({ resourceType: 'charter', details: `Changed charter ${first.body.number}` });
  });

  test('announce what changes in the calendar with them, too: dates, price, and that a booking became one', async () => {
    const { maya, aurelia, customer, aQuote } = await aDesk(world);
    const { id } = await aQuote({ state: 'option', customerId: customer.id });
    const { body: event } = await maya.call('POST', '/api/schedule', {
      title: 'By phone',
      type: 'charter',
      yachtId: aurelia.id,
      customerId: customer.id,
      startDate: '2099-06-20T15:00:00Z',
      endDate: '2099-06-27T07:00:00Z',
    });
    const { eventId } = (await maya.call('GET', `/api/charters/${id}`)).body;
    const readAnnouncements = await listenTo(world, maya);
    await maya.call('PATCH', `/api/charters/${id}`, { endDate: '2099-06-12T07:00:00.000Z' });
    expect(await readAnnouncements()).toEqual([`schedule ${eventId}`, `charter ${id}`]);
    await maya.call('POST', `/api/charters/${id}/reprice`);
    expect(await readAnnouncements()).toEqual([`schedule ${eventId}`, `charter ${id}`]);
    const { body: adopted } = await maya.call('POST', '/api/charters/adopt', { eventId: event.id });
    expect(await readAnnouncements()).toEqual([`schedule ${event.id}`, `charter ${adopted.id}`]);
  });

  test('are announced and have it in their history when their entry is moved or renamed, but not when its costs change', async () => {
    const { maya, customer, aQuote } = await aDesk(world);
    const { id, number } = await aQuote({ state: 'option', customerId: customer.id });
    const { eventId } = (await maya.call('GET', `/api/charters/${id}`)).body;
    const readAnnouncements = await listenTo(world, maya);
    await maya.call('PATCH', `/api/schedule/${eventId}`, { endDate: '2099-06-12T07:00:00.000Z', title: 'The Linds' });
    expect(await readAnnouncements()).toEqual([`charter ${id}`, `schedule ${eventId}`]);
    const history = `/api/activities?resourceType=charter&resourceId=${id}&limit=1`;
    expect((await maya.call('GET', history)).body).toMatchObject([
      {
        action: 'update',
        details: `Changed charter ${number}`,
        changes: { title: [expect.any(String), 'The Linds'], endDate: [expect.any(String), '2099-06-12T07:00:00.000Z'] },
      },
    ]);
    await maya.call('PATCH', `/api/schedule/${eventId}`, { estimatedCost: 45_000 });
    expect(await readAnnouncements()).toEqual([`schedule ${eventId}`]);
  });

  test('can be deleted while they are quotes, with their lines', async () => {
    const { maya, aQuote } = await aDesk(world);
    const { id } = await aQuote();
    expect((await maya.call('DELETE', `/api/charters/${id}`)).status).toBe(204);
    expect((await maya.call('GET', `/api/charters/${id}`)).status).toBe(404);
    const { rows } = await world.owner.query('select from charter_lines where charter_id = $1', [id]);
    expect(rows).toEqual([]);
  });
});
