import { describe, expect, test } from 'vitest';
import { addDays, dayIn } from '#domain/shared/calendar-days.ts';
import { wallClockIn } from '#domain/shared/zoned-time.ts';
import { anInvoice } from '../testing/books.ts';
import { aDesk, week } from '../testing/charters.ts';
import { aWorld, aYacht, postIsSent, type World } from '../testing/given.ts';

const world = aWorld();
const day = 86_400_000;

/** A desk with a yacht that several charters want for the same week. */
async function aCrowd() {
  const desk = await aDesk(world);
  const { maya, aurelia, customer } = desk;
  const wish = { yachtId: aurelia.id, ...week, customerId: customer.id };
  const add = async (more: object = {}) => (await maya.call('POST', '/api/charters', { ...wish, ...more })).body;
  const move = (charter: { id: number }, name: string, body: object = {}) => maya.call('POST', `/api/charters/${charter.id}/${name}`, body);
  const read = async (charter: { id: number }) => (await maya.call('GET', `/api/charters/${charter.id}`)).body;
  const entries = async () => (await maya.call('GET', '/api/schedule')).body;
  return { ...desk, add, move, read, entries };
}

/** Ends this option this many seconds ago, as if it had been taken earlier. */
async function hasEnded(of: World, { id }: { id: number }, seconds = 1): Promise<void> {
  await of.owner.query(`
    with c as (update charters set option_until = now() - interval '${seconds} seconds' where id = ${id} returning id, option_until)
    update schedule_events e set held_until = c.option_until from c where e.charter_id = c.id`);
}

describe('an option', () => {
  test('holds the yacht with a calendar entry, until the company’s hour some days later', async () => {
    const { add, entries, move, maya, aurelia } = await aCrowd();
    const quote = await add();
    const { status, headers, body } = await move(quote, 'option');
    expect([status, headers['etag'], body.state, body.place]).toEqual([200, `"${body.updatedAt}"`, 'option', 1]);
    const inFive = addDays(dayIn('Europe/Paris', new Date().toISOString()), 5);
    expect(wallClockIn('Europe/Paris', body.optionUntil)).toEqual({ day: inFive, time: '18:00' });
    const [entry] = await entries();
    expect(entry).toMatchObject({
      id: body.eventId,
      title: `Lind ${quote.number}`,
      charterId: quote.id,
      charterNumber: quote.number,
      heldUntil: body.optionUntil,
      price: 404_800,
      currency: 'EUR',
    });
    const slots = await maya.call(
      'GET',
      `/api/schedule/free-slots?yachtId=${aurelia.id}&startDate=${week.startDate}&endDate=${week.endDate}`,
    );
    expect(slots.body.conflict.message).toMatch(new RegExp(`^${aurelia.name} is on option until .* \\(${quote.number}\\)\\.$`));
  });

  test('ends at a given time or after given hours, and can be extended', async () => {
    const { add, move, entries } = await aCrowd();
    const quote = await add();
    const until = new Date(Date.now() + 3 * day).toISOString();
    expect((await move(quote, 'option', { until })).body.optionUntil).toBe(until);
    const { body } = await move(quote, 'option', { hours: 10 });
    expect(Date.parse(body.optionUntil) - Date.now()).toBeLessThanOrEqual(10 * 3_600_000);
    expect((await entries())[0].heldUntil).toBe(body.optionUntil);
    const [early, late] = [
      await move(quote, 'option', { until: '2020-01-01T00:00:00Z' }),
      await move(quote, 'option', { until: week.endDate }),
    ];
    expect(early.body.errors).toEqual([{ path: 'until', message: 'Please choose a time in the future' }]);
    expect(late.body.errors).toEqual([{ path: 'until', message: "An option can't last longer than until the charter starts" }]);
  });

  test('can be taken with the charter, for a contact who becomes a customer', async () => {
    const { maya, aurelia } = await aCrowd();
    const wish = { yachtId: aurelia.id, ...week, state: 'option' };
    const nobody = await maya.call('POST', '/api/charters', wish);
    expect([nobody.status, nobody.body.errors]).toEqual([422, [{ path: 'customerId', message: 'Please choose a customer' }]]);
    const made = await maya.call('POST', '/api/charters', {
      ...wish,
      contactFirstName: 'Bo',
      contactLastName: 'Berg',
      contactEmail: 'bo@berg.example',
    });
    expect([made.status, made.body.state, made.body.customerName]).toEqual([201, 'option', 'Bo Berg']);
    const known = await maya.call('POST', '/api/charters', {
      ...wish,
      startDate: '2099-06-13T15:00:00Z',
      endDate: '2099-06-20T07:00:00Z',
      contactEmail: 'BO@berg.example',
    });
    expect(known.body.customerId).toBe(made.body.customerId);
  });

  test('ends at its exact moment for everyone, before that is recorded', async () => {
    const { add, move, read, entries, maya, aurelia, customer } = await aCrowd();
    const quote = await add();
    await move(quote, 'option');
    await hasEnded(world, quote);
    expect(await read(quote)).toMatchObject({ state: 'expired', optionUntil: null, place: null, eventId: null });
    expect(await entries()).toEqual([]);
    expect((await maya.call('GET', '/api/schedule/counts')).body.total).toBe(0);
    expect((await maya.call('GET', '/api/charters?state=expired')).body).toHaveLength(1);
    expect((await maya.call('GET', '/api/charters/counts')).body.option).toBe(0);
    const free = await maya.call(
      'GET',
      `/api/schedule/free-slots?yachtId=${aurelia.id}&startDate=${week.startDate}&endDate=${week.endDate}`,
    );
    expect(free.body.conflict).toBe(null);
    const booked = await maya.call('POST', '/api/schedule', {
      title: 'Berg',
      yachtId: aurelia.id,
      type: 'charter',
      customerId: customer.id,
      ...week,
    });
    expect(booked.status).toBe(201);
  });

  test('ends no later than the charter’s start, and can’t be taken for past dates', async () => {
    const { add, move } = await aCrowd();
    const start = new Date(Date.now() + 3 * 3_600_000).toISOString();
    const soon = await add({ startDate: start, endDate: new Date(Date.now() + 7 * day).toISOString() });
    expect((await move(soon, 'option')).body.optionUntil).toBe(start);
    const past = await add({ startDate: '2020-06-06T15:00:00Z', endDate: '2020-06-13T07:00:00Z' });
    expect((await move(past, 'option')).body.errors).toEqual([{ path: 'startDate', message: 'These dates are in the past' }]);
  });

  test('isn’t a booking: the dashboard, the customer and departures don’t count it', async () => {
    const { add, move, maya, customer } = await aCrowd();
    await move(await add(), 'option');
    expect((await maya.call('GET', `/api/customers/${customer.id}/summary`)).body).toMatchObject({ bookings: 0, totals: [] });
    const around = 'from=2099-06-11T00:00:00Z&to=2099-06-18T00:00:00Z';
    expect((await maya.call('GET', `/api/schedule/movements?${around}`)).body).toEqual([]);
    await move(await add({ startDate: '2099-06-13T15:00:00Z', endDate: '2099-06-20T07:00:00Z' }), 'book');
    expect((await maya.call('GET', `/api/schedule/movements?${around}`)).body).toHaveLength(1);
    expect((await maya.call('GET', `/api/customers/${customer.id}/summary`)).body.bookings).toBe(1);
  });
});

describe('the next option', () => {
  test('is offered, waits in its turn, and moves up from the moment when the previous one ended', async () => {
    const { add, move, read, aurelia } = await aCrowd();
    const [first, second, third] = [await add(), await add(), await add()];
    await move(first, 'option');
    const refused = await move(second, 'option');
    expect([refused.status, refused.body.code]).toEqual([409, 'on_option']);
    expect(refused.body.message).toMatch(
      new RegExp(`^${aurelia.name} is on option until .* \\(${first.number}\\)\\. Take the next option\\?$`),
    );
    expect((await move(second, 'option', { queue: true, hours: 30 })).body).toMatchObject({
      state: 'waiting',
      place: 2,
      optionHours: 30,
      eventId: null,
    });
    const early = await move(second, 'book');
    expect([early.body.code, early.body.message]).toEqual(['on_option', expect.stringMatching(/\)\. Challenge the option\?$/)]);
    const until = new Date(Date.now() + 90 * 60_000).toISOString();
    expect((await move(third, 'option', { queue: true, until })).body).toMatchObject({ place: 3, optionHours: 2 });
    await hasEnded(world, first, 60);
    const { rows } = await world.owner.query('select option_until from charters where id = $1', [first.id]);
    // The next request for the yacht settles its queue.
    expect((await move(await add(), 'option', { queue: true })).body.place).toBe(3);
    expect(await read(first)).toMatchObject({ state: 'expired' });
    const moved = await read(second);
    expect(Date.parse(moved.optionUntil) - rows[0].option_until.getTime()).toBe(30 * 3_600_000);
    expect([moved.state, moved.place, (await read(third)).place]).toEqual(['option', 1, 2]);
  });

  test('moves up immediately when the previous one is released or lost', async () => {
    const { add, move, read } = await aCrowd();
    const [first, second, third] = [await add(), await add(), await add()];
    await move(first, 'option');
    for (const each of [second, third]) await move(each, 'option', { queue: true });
    expect((await move(first, 'release')).body).toMatchObject({ state: 'quote', optionUntil: null, eventId: null });
    expect((await read(second)).state).toBe('option');
    expect((await move(second, 'lose', { reason: 'Too dear' })).body).toMatchObject({ state: 'lost', reason: 'Too dear' });
    expect((await read(third)).state).toBe('option');
  });

  test('keeps its turn if it wants no more than before, and loses it for other dates', async () => {
    const { add, move, read, maya } = await aCrowd();
    const all = [await add(), await add(), await add(), await add()];
    const [first, second, third, fourth] = all as [any, any, any, any];
    await move(first, 'option');
    for (const each of [second, third, fourth]) await move(each, 'option', { queue: true });
    const change = async (charter: { id: number }, more: object) =>
      (await maya.call('PATCH', `/api/charters/${charter.id}`, { offTerms: true, ...more })).body;
    const places = () => Promise.all([second, third, fourth].map(async (each) => (await read(each)).place));
    expect((await change(second, { notes: 'Calls on Monday', adults: 5 })).place).toBe(2);
    // A shorter stay within the same week takes nothing from those behind.
    expect((await change(second, { endDate: '2099-06-12T07:00:00.000Z' })).place).toBe(2);
    expect(await places()).toEqual([2, 3, 4]);
    // Adding the day again makes it a new request for that day.
    expect((await change(second, { endDate: '2099-06-13T07:00:00.000Z' })).place).toBe(4);
    expect(await places()).toEqual([4, 2, 3]);
  });

  test('has at most nine places', async () => {
    const { add, move } = await aCrowd();
    await move(await add(), 'option');
    for (let place = 1; place <= 9; place++) expect((await move(await add(), 'option', { queue: true })).status).toBe(200);
    const refused = await move(await add(), 'option', { queue: true });
    expect([refused.body.code, refused.body.message]).toEqual(['queue_full', 'The waiting list for these dates is full.']);
  });

  test('prevents extending the first option without asking, and can challenge it', async () => {
    const { add, move, read, maya } = await aCrowd();
    const [first, second] = [await add(), await add()];
    await move(first, 'option');
    await move(second, 'option', { queue: true });
    const refused = await move(first, 'option', { hours: 200 });
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'others_wait',
      'Someone is waiting for these dates. Extend the option anyway?',
    ]);
    expect((await move(first, 'option', { hours: 200, force: true })).status).toBe(200);
    expect((await move(second, 'challenge')).body.state).toBe('waiting');
    await postIsSent(world);
    const letter = world.letters.find(({ subject }) => subject === `Option ${first.number} was challenged`);
    expect([letter?.to, letter?.text]).toEqual([maya.email, expect.stringContaining(`${second.number} is waiting for the same dates.`)]);
    const left = Date.parse((await read(first)).optionUntil) - Date.now();
    expect(left).toBeGreaterThan(47 * 3_600_000);
    expect(left).toBeLessThanOrEqual(48 * 3_600_000);
  });

  test('is lost once the dates are booked, as a charter or directly in the calendar', async () => {
    const { add, move, read, maya, aurelia } = await aCrowd();
    const [first, second, third] = [await add(), await add(), await add({ endDate: '2099-06-20T07:00:00.000Z' })];
    await move(first, 'option');
    for (const each of [second, third]) await move(each, 'option', { queue: true });
    const later = { startDate: '2099-06-14T15:00:00.000Z', endDate: '2099-06-20T07:00:00.000Z' };
    await maya.call('POST', '/api/schedule', { title: 'Berg', yachtId: aurelia.id, type: 'charter', ...later });
    expect([(await read(second)).state, (await read(third)).state]).toEqual(['waiting', 'lost']);
    expect((await move(first, 'book')).body).toMatchObject({ state: 'booked', optionUntil: null });
    expect(await read(second)).toMatchObject({ state: 'lost', reason: 'yacht_taken' });
  });

  test('moves up by itself at its moment, with an entry in the feed', async () => {
    const { add, move, maya } = await aCrowd();
    const [first, second] = [await add(), await add()];
    await move(first, 'option');
    await move(second, 'option', { queue: true, hours: 30 });
    await hasEnded(world, first, 60);
    const { rows: ended } = await world.owner.query('select option_until from charters where id = $1', [first.id]);
    await world.owner.query(`update jobs set run_at = now() where name = 'option ends'`);
    await world.jobs.doWhatIsDue('outward');
    const { rows } = await world.owner.query('select state from charters where id = any($1) order by id', [[first.id, second.id]]);
    expect(rows.map(({ state }) => state)).toEqual(['expired', 'option']);
    // When the job ran doesn't matter: the moment is the same as without the job, as tested above.
    const { optionUntil } = (await maya.call('GET', `/api/charters/${second.id}`)).body;
    expect(Date.parse(optionUntil) - ended[0].option_until.getTime()).toBe(30 * 3_600_000);
    const { body } = await maya.call('GET', '/api/activities?limit=2');
    expect(body.map(({ details, userName }: { details: string; userName: string }) => [details, userName])).toEqual([
      [`${second.number} moved up and is on option`, 'Fairlead'],
      [`Option ${first.number} expired`, 'Fairlead'],
    ]);
  });
});

describe('a booking', () => {
  test('is made from a quote, an option or an expired charter, and keeps its price', async () => {
    const { add, move, entries } = await aCrowd();
    const quote = await add();
    const { body } = await move(quote, 'book');
    expect(body).toMatchObject({ state: 'booked', total: quote.total });
    expect(body.bookedAt).not.toBe(null);
    expect(await entries()).toMatchObject([{ id: body.eventId, heldUntil: null, price: 404_800 }]);
  });

  test('is never made over an active option, not even directly in the calendar', async () => {
    const { add, move, maya, aurelia } = await aCrowd();
    const [first, second] = [await add(), await add()];
    await move(first, 'option');
    const refused = await move(second, 'book');
    expect([refused.status, refused.body.code]).toEqual([409, 'on_option']);
    const plain = await maya.call('POST', '/api/schedule', {
      title: 'Berg',
      yachtId: aurelia.id,
      type: 'day_rent',
      ...week,
      endDate: '2099-06-07T07:00:00Z',
    });
    expect([plain.status, plain.body.code]).toEqual([409, 'schedule_conflict']);
    expect(plain.body.message).toMatch(new RegExp(`^${aurelia.name} is on option until .* \\(${first.number}\\)\\.$`));
  });

  test('is refused if another booking holds the yacht, and so is an option', async () => {
    const { add, move } = await aCrowd();
    const [first, second] = [await add(), await add()];
    await move(first, 'book');
    for (const name of ['book', 'option']) {
      const refused = await move(second, name, { queue: true });
      expect([refused.status, refused.body.code]).toEqual([409, 'schedule_conflict']);
    }
  });

  test('during maintenance or outside the yacht’s terms has to be confirmed', async () => {
    const { add, move, maya, aurelia } = await aCrowd();
    await maya.call('PATCH', `/api/yachts/${aurelia.id}/charter-terms`, { checkInDays: [5], minNights: 7 });
    await maya.call('POST', '/api/schedule', {
      title: 'Hull',
      yachtId: aurelia.id,
      type: 'maintenance',
      startDate: week.startDate,
      endDate: '2099-06-07T07:00:00Z',
    });
    const short = await add({ endDate: '2099-06-12T07:00:00.000Z' });
    expect((await move(short, 'book')).body.code).toBe('schedule_overlap');
    const off = await move(short, 'book', { allowOverlap: true });
    expect([off.body.code, off.body.message]).toEqual([
      'off_terms',
      `Charters on ${aurelia.name} start on Saturdays and last at least 7 nights. Continue anyway?`,
    ]);
    expect((await move(short, 'book', { allowOverlap: true, offTerms: true })).body.state).toBe('booked');
  });
});

describe('a move that the state doesn’t allow', () => {
  test.each([
    ['quote', 'release', 'is a quote, so it can’t be released.'],
    ['quote', 'challenge', 'is a quote, so it can’t challenge an option.'],
    ['booked', 'option', 'is booked, so it can’t go on option.'],
    ['booked', 'book', 'is booked, so it can’t be booked.'],
    ['booked', 'lose', 'is booked, so it can’t be marked as lost.'],
    ['option', 'cancel', 'is on option, so it can’t be cancelled.'],
  ])('a charter that is %s, asked to %s: %s', async (state, name, words) => {
    const { add, move } = await aCrowd();
    const charter = await add({ state });
    const refused = await move(charter, name);
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'wrong_state',
      `${charter.number} ${words.replace('’', "'")}`,
    ]);
  });

  test('a booked charter can’t be deleted, and an enquiry without a yacht can’t be booked', async () => {
    const { add, maya, move, customer } = await aCrowd();
    const refused = await maya.call('DELETE', `/api/charters/${(await add({ state: 'booked' })).id}`);
    expect([refused.status, refused.body.code]).toEqual([409, 'wrong_state']);
    const enquiry = await maya.call('POST', '/api/charters', { customerId: customer.id });
    expect((await move(enquiry.body, 'book')).body.errors).toEqual([{ path: 'yachtId', message: 'Please choose a yacht' }]);
  });
});

test('a cancelled charter frees its dates, and keeps its reason and its invoice', async () => {
  const { add, entries, maya, move } = await aCrowd();
  const booked = await add({ state: 'booked' });
  const invoice = await anInvoice(maya, { eventId: booked.eventId, customerId: booked.customerId });
  const { status, body } = await move(booked, 'cancel', { reason: 'Engine damage' });
  expect([status, body.state, body.reason, body.eventId]).toEqual([200, 'cancelled', 'Engine damage', null]);
  expect(await entries()).toEqual([]);
  expect((await maya.call('GET', `/api/invoices/${invoice.id}`)).body).toMatchObject({ id: invoice.id, eventId: null });
  expect(await add({ state: 'booked' })).toMatchObject({ state: 'booked' });
  expect((await move(booked, 'book')).body.code).toBe('wrong_state');
});

describe('the calendar entry of a charter', () => {
  test('moves with the charter, and the charter with the entry', async () => {
    const { add, entries, maya } = await aCrowd();
    const charter = await add({ state: 'booked' });
    const belle = await aYacht(maya, { name: 'Belle' });
    const moved = await maya.call('PATCH', `/api/schedule/${charter.eventId}`, {
      yachtId: belle.id,
      startDate: '2099-06-07T15:00:00.000Z',
      title: 'The Linds',
    });
    expect([moved.status, moved.body.yachtName, moved.body.title]).toEqual([200, 'Belle', 'The Linds']);
    const { body } = await maya.call('GET', `/api/charters/${charter.id}`);
    expect(body).toMatchObject({ yachtId: belle.id, startDate: '2099-06-07T15:00:00.000Z', title: 'The Linds', total: charter.total });
    await maya.call('PATCH', `/api/charters/${charter.id}`, { endDate: '2099-06-15T07:00:00.000Z' });
    expect(await entries()).toMatchObject([{ endDate: '2099-06-15T07:00:00.000Z', title: 'The Linds' }]);
  });

  test('isn’t moved over another, from either side', async () => {
    const { add, maya } = await aCrowd();
    const [one, other] = [
      await add({ state: 'booked' }),
      await add({ state: 'booked', startDate: '2099-06-13T15:00:00Z', endDate: '2099-06-20T07:00:00Z' }),
    ];
    for (const path of [`/api/schedule/${other.eventId}`, `/api/charters/${other.id}`]) {
      const refused = await maya.call('PATCH', path, { startDate: one.startDate });
      expect([refused.status, refused.body.code]).toEqual([409, 'schedule_conflict']);
    }
  });

  test.each([
    ['type', { type: 'day_rent' }],
    ['customerId', { customerId: null }],
    ['price', { price: 1 }],
    ['currency', { currency: 'GBP' }],
  ])('can’t change its %s except on the charter', async (path, change) => {
    const { add, maya } = await aCrowd();
    const charter = await add({ state: 'booked' });
    const refused = await maya.call('PATCH', `/api/schedule/${charter.eventId}`, change);
    expect([refused.status, refused.body.errors]).toEqual([422, [{ path, message: `Change this on charter ${charter.number}.` }]]);
  });

  test('keeps costs of its own', async () => {
    const { add, maya } = await aCrowd();
    const charter = await add({ state: 'booked' });
    const costs = { estimatedCost: 45_000, actualCost: 50_000 };
    expect((await maya.call('PATCH', `/api/schedule/${charter.eventId}`, costs)).body).toMatchObject(costs);
    expect((await maya.call('GET', `/api/schedule/${charter.eventId}`)).body).toMatchObject(costs);
  });

  test('is deleted only with the charter', async () => {
    const { add, maya } = await aCrowd();
    const charter = await add({ state: 'option' });
    const refused = await maya.call('DELETE', `/api/schedule/${charter.eventId}`);
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'charter_entry',
      `This is charter ${charter.number}. Cancel it there.`,
    ]);
  });

  test('has the charter’s price and customer', async () => {
    const { add, entries, maya } = await aCrowd();
    const charter = await add({ state: 'booked' });
    const { body: bo } = await maya.call('POST', '/api/customers', { firstName: 'Bo', lastName: 'Berg' });
    await maya.call('PATCH', `/api/charters/${charter.id}`, {
      customerId: bo.id,
      lines: [{ kind: 'base', label: 'Week', unitPrice: 1000 }],
    });
    expect(await entries()).toMatchObject([{ customerFullName: 'Bo Berg', title: `Berg ${charter.number}`, price: 110_000 }]);
    const refused = await maya.call('PATCH', `/api/charters/${charter.id}`, { customerId: null });
    expect(refused.body.errors).toEqual([{ path: 'customerId', message: 'Please choose a customer' }]);
  });

  test('an option that moves earlier ends no later than its start; its previous dates go to the next in the queue', async () => {
    const { add, move, read, maya } = await aCrowd();
    const [first, second] = [await add({ state: 'option' }), await add()];
    await move(second, 'option', { queue: true });
    const startDate = new Date(Date.now() + day).toISOString();
    const endDate = new Date(Date.now() + 8 * day).toISOString();
    const { body } = await maya.call('PATCH', `/api/charters/${first.id}`, { startDate, endDate });
    expect([body.state, body.optionUntil]).toEqual(['option', startDate]);
    expect((await read(second)).state).toBe('option');
  });
});

test('a charter is repriced by the current price lists, and copied as an alternative on another yacht', async () => {
  const { add, move, maya, aurelia, skipper, entries } = await aCrowd();
  const charter = await add({ state: 'booked', extraIds: [skipper.id] });
  await maya.call('PATCH', `/api/yachts/${aurelia.id}/charter-terms`, {
    seasons: [{ fromDay: '2099-06-01', toDay: '2099-07-31', week: 3000 }],
  });
  const { body } = await move(charter, 'reprice');
  expect([body.fee, body.lines.map(({ label }: { label: string }) => label)]).toEqual([
    '3000.00',
    ['7 nights, Jun 6 – 13, 2099', 'Cleaning', 'Skipper', 'Transit log'],
  ]);
  expect((await entries())[0].price).toBe(Number(body.total) * 100);
  const belle = await aYacht(maya, { name: 'Belle' });
  const copy = await move(charter, 'copy', { yachtId: belle.id });
  expect([copy.status, copy.body.state, copy.body.yachtName, copy.body.enquiryNumber, copy.body.unpriced]).toEqual([
    201,
    'quote',
    'Belle',
    charter.number,
    true,
  ]);
});
