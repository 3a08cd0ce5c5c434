import { describe, expect, test } from 'vitest';
import { aPerson, aWorld, aYacht, type Person } from '../testing/given.ts';

const world = aWorld();

const charter = {
  title: 'Charter to Calvi',
  description: 'A week',
  type: 'charter',
  color: 'primary',
  startDate: '2031-06-07T10:00:00.000Z',
  endDate: '2031-06-14T10:00:00.000Z',
  price: 1_250_000,
  currency: 'EUR',
};
const book = (person: Person, yachtId: number, more: object = {}) => person.call('POST', '/api/schedule', { ...charter, yachtId, ...more });

describe('an event', () => {
  test('is added, read, changed and deleted, each with an activity in the feed', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    const customer = (await maya.call('POST', '/api/customers', { firstName: 'Ada', lastName: 'Lindgren' })).body;
    const { status, body } = await book(maya, yacht.id, { customerId: customer.id });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...charter,
      yachtId: yacht.id,
      customerId: customer.id,
      customerFullName: 'Ada Lindgren',
      companyId: maya.companyId,
      estimatedCost: null,
      maintenanceId: null,
    });
    expect(
      (await maya.call('PATCH', `/api/schedule/${body.id}`, { price: 99_950 }, { 'if-match': `"${body.updatedAt}"` })).body.price,
    ).toBe(99_950);
    expect((await maya.call('PATCH', `/api/schedule/${body.id}`, { price: 1 }, { 'if-match': `"${body.updatedAt}"` })).status).toBe(412);
    expect((await maya.call('DELETE', `/api/schedule/${body.id}`)).status).toBe(204);
    expect((await maya.call('GET', `/api/schedule/${body.id}`)).status).toBe(404);
    expect((await maya.call('GET', '/api/activities?limit=3')).body.map(({ details }: { details: string }) => details)).toEqual([
      'Deleted from the schedule: Charter to Calvi',
      'Updated: Charter to Calvi',
      'Scheduled: Charter to Calvi',
    ]);
  });

  test('includes its customer, and the status of its maintenance', async () => {
    const [maya, admin] = [await aPerson(world), await aPerson(world, { role: 'admin' })];
    const yacht = await aYacht(maya);
    const slot = (await book(maya, yacht.id, { type: 'maintenance' })).body;
    const seen = async (person: Person) => (await person.call('GET', `/api/schedule/${slot.id}`)).body;
    const companyName = (await maya.call('GET', `/api/yachts/${yacht.id}`)).body.companyName;
    expect(companyName).toEqual(expect.any(String));
    expect(await seen(admin)).toMatchObject({ companyName, maintenanceStatus: 'pending' });
    expect((await admin.call('GET', `/api/maintenance/${slot.maintenanceId}`)).body.companyName).toBe(companyName);
    await maya.call('PATCH', `/api/maintenance/${slot.maintenanceId}`, { status: 'cancelled' });
    expect(await seen(maya)).toMatchObject({ maintenanceStatus: 'cancelled' });
    expect((await book(maya, yacht.id)).body).toMatchObject({ maintenanceStatus: null });
  });

  test('maintenance is stored along with its record, of the given type; other events have no type of work', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    const recordOf = async (more: object) =>
      (await maya.call('GET', `/api/maintenance/${(await book(maya, yacht.id, { type: 'maintenance', ...more })).body.maintenanceId}`))
        .body;
    expect(await recordOf({ title: 'Overhaul', maintenanceType: 'engine' })).toMatchObject({ title: 'Overhaul', type: 'engine' });
    expect(await recordOf({ title: 'Engine overhaul' })).toMatchObject({ type: 'general' });
    for (const refused of [
      { type: 'other', maintenanceType: 'engine' },
      { type: 'maintenance', maintenanceType: 'sails' },
    ]) {
      const { status, body } = await book(maya, yacht.id, refused);
      expect([status, body.errors[0].path]).toEqual([422, 'maintenanceType']);
    }
    expect((await maya.call('GET', '/api/maintenance')).body).toHaveLength(2);
  });

  test.each([
    [{ title: ' ' }, 'title', 'Title is required'],
    [{ yachtId: null }, 'yachtId', 'Please select a yacht'],
    [{ type: 'party' }, 'type', 'Please choose a type'],
    [{ startDate: '' }, 'startDate', 'Start date is required'],
    [{ endDate: undefined }, 'endDate', 'End date is required'],
    [{ endDate: charter.startDate }, 'endDate', 'End date/time must be after start date/time'],
    [{ endDate: '2131-01-01T00:00:00Z' }, 'endDate', 'An event can last at most five years'],
    [{ price: 10.5 }, 'price', 'Please enter an amount'],
    [{ price: -1 }, 'price', 'Price cannot be negative'],
    [{ estimatedCost: -1 }, 'estimatedCost', 'Cost cannot be negative'],
    [{ actualCost: -1 }, 'actualCost', 'Cost cannot be negative'],
    [{ currency: 'XYZ' }, 'currency', 'Please choose a currency'],
    [{ customerId: 999_999_999 }, 'customerId', "This customer isn't in your company."],
  ])('with %j is refused at its field', async (wrong, path, message) => {
    const maya = await aPerson(world);
    const { status, body } = await book(maya, (await aYacht(maya)).id, wrong);
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ path, message }]);
  });

  test("can't take a yacht or a customer of another company", async () => {
    const [maya, nora] = [await aPerson(world), await aPerson(world)];
    const [mine, theirs] = [await aYacht(maya), await aYacht(nora)];
    const customer = (await nora.call('POST', '/api/customers', { firstName: 'Their', lastName: 'Guest' })).body;
    expect((await book(maya, theirs.id)).body.errors[0].path).toBe('yachtId');
    expect((await book(maya, mine.id, { customerId: customer.id })).body.errors[0].path).toBe('customerId');
    const { body } = await book(maya, mine.id);
    expect((await maya.call('PATCH', `/api/schedule/${body.id}`, { yachtId: theirs.id })).status).toBe(422);
    expect((await maya.call('PATCH', `/api/schedule/${body.id}`, { customerId: customer.id })).status).toBe(422);
  });
});

describe('one yacht, one booking', () => {
  test('of a hundred who book the same slot at once, one gets it and the others see who has it', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) => book(maya, yacht.id, { type: at % 2 ? 'charter' : 'day_rent', title: `Wish ${at}` })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(99);
    const winner = answers.find(({ status }) => status === 201)?.body.title;
    expect(refused[0]?.body).toMatchObject({
      code: 'schedule_conflict',
      message: `Aurelia is already booked from Jun 7, 12:00 PM to Jun 14, 12:00 PM: ${winner}.`,
    });
    expect((await maya.call('GET', `/api/yachts/${yacht.id}/schedule`)).body).toHaveLength(1);
  });

  test('the end of one may be the start of the next', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    expect((await book(maya, yacht.id)).status).toBe(201);
    expect((await book(maya, yacht.id, { startDate: charter.endDate, endDate: '2031-06-21T10:00:00Z' })).status).toBe(201);
    expect((await book(maya, yacht.id, { startDate: '2031-05-31T10:00:00Z', endDate: charter.startDate })).status).toBe(201);
    expect((await book(maya, yacht.id, { startDate: '2031-06-13T10:00:00Z', endDate: '2031-06-13T18:00:00Z' })).status).toBe(409);
  });

  test('a moved event is checked against the new yacht and its stored other date, but not against itself', async () => {
    const maya = await aPerson(world);
    const [one, two] = [await aYacht(maya), await aYacht(maya, { name: 'Eos' })];
    const mine = (await book(maya, one.id)).body;
    await book(maya, two.id, { startDate: '2031-06-10T10:00:00Z', endDate: '2031-06-20T10:00:00Z' });
    await book(maya, one.id, { startDate: '2031-06-15T10:00:00Z', endDate: '2031-06-20T10:00:00Z' });
    const move = (change: object) => maya.call('PATCH', `/api/schedule/${mine.id}`, change);
    expect((await move({ startDate: '2031-06-08T10:00:00Z' })).status).toBe(200);
    expect((await move({ yachtId: two.id })).body.code).toBe('schedule_conflict');
    expect((await move({ endDate: '2031-06-16T10:00:00Z' })).body.code).toBe('schedule_conflict');
    expect((await move({ endDate: '2031-06-01T10:00:00Z' })).body.errors[0].path).toBe('endDate');
    expect((await move({ yachtId: two.id, endDate: '2031-06-10T10:00:00Z' })).status).toBe(200);
  });

  test('crew changes and other events overlap freely', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    for (const type of ['charter', 'crew_change', 'other', 'crew_change']) expect((await book(maya, yacht.id, { type })).status).toBe(201);
  });

  test('a booking over maintenance or an inspection, and the reverse, needs confirmation', async () => {
    const maya = await aPerson(world);
    const [one, two] = [await aYacht(maya), await aYacht(maya, { name: 'Eos' })];
    await book(maya, one.id, { type: 'inspection', title: 'Class survey' });
    const over = await book(maya, one.id, { startDate: '2031-06-13T10:00:00Z', endDate: '2031-06-15T10:00:00Z' });
    expect([over.status, over.body.code, over.body.message]).toEqual([
      409,
      'schedule_overlap',
      'Aurelia has an inspection from Jun 7, 12:00 PM to Jun 14, 12:00 PM: Class survey. Save it anyway?',
    ]);
    expect(
      (await book(maya, one.id, { startDate: '2031-06-13T10:00:00Z', endDate: '2031-06-15T10:00:00Z', allowOverlap: true })).status,
    ).toBe(201);
    await book(maya, two.id);
    const work = { yachtId: two.id, title: 'Oil change', type: 'engine', scheduledDate: '2031-06-10T08:00:00Z' };
    expect((await maya.call('POST', '/api/maintenance', work)).body).toMatchObject({
      code: 'schedule_overlap',
      message: 'Eos is booked from Jun 7, 12:00 PM to Jun 14, 12:00 PM: Charter to Calvi. Save it anyway?',
    });
    expect((await maya.call('POST', '/api/maintenance', { ...work, allowOverlap: true })).status).toBe(201);
    expect((await book(maya, two.id, { allowOverlap: true, type: 'day_rent' })).body.code).toBe('schedule_conflict');
  });

  test('the database itself refuses what gets past the check', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    await book(maya, yacht.id);
    const past = world.owner.query(
      `insert into schedule_events (company_id, yacht_id, title, type, start_date, end_date) values ($1, $2, 'Slipped', 'charter', '2031-06-10', '2031-06-11')`,
      [maya.companyId, yacht.id],
    );
    await expect(past).rejects.toMatchObject({ constraint: 'schedule_events_one_booking' });
  });
});

test('a window contains what overlaps it, however long ago it started', async () => {
  const maya = await aPerson(world);
  const yacht = await aYacht(maya);
  const at = (startDate: string, endDate: string, title: string) => book(maya, yacht.id, { startDate, endDate, title, type: 'other' });
  await at('2030-01-01T00:00:00Z', '2031-06-02T00:00:00Z', 'long before');
  await at('2031-05-31T10:00:00Z', '2031-06-01T00:00:00Z', 'ends as it begins');
  await at('2031-06-30T10:00:00Z', '2031-07-02T00:00:00Z', 'leads out');
  await at('2031-07-01T00:00:00Z', '2031-07-02T00:00:00Z', 'starts as it ends');
  const titles = (await maya.call('GET', '/api/schedule?from=2031-06-01T00:00:00Z&to=2031-07-01T00:00:00Z')).body.map(
    ({ title }: { title: string }) => title,
  );
  expect(titles).toEqual(['long before', 'leads out']);
  expect((await maya.call('GET', '/api/schedule?from=June')).status).toBe(400);
});

async function aCalendar() {
  const maya = await aPerson(world);
  const [aurelia, eos] = [await aYacht(maya), await aYacht(maya, { name: 'Eos' })];
  const add = (yachtId: number, type: string, day: number, title: string) =>
    book(maya, yachtId, {
      type,
      title,
      startDate: `2031-06-${String(day).padStart(2, '0')}T10:00:00Z`,
      endDate: `2031-06-${String(day).padStart(2, '0')}T18:00:00Z`,
    });
  await add(aurelia.id, 'day_rent', 3, 'Calanques 100%');
  await add(aurelia.id, 'charter', 1, 'Calvi');
  await add(eos.id, 'inspection', 2, 'Class survey');
  await add(eos.id, 'day_rent', 4, 'Calanques');
  const titles = async (query: string) =>
    (await maya.call('GET', `/api/schedule${query}`)).body.map(({ title }: { title: string }) => title);
  return { maya, aurelia, eos, titles };
}

describe('the list', () => {
  test('is sorted by start, and filtered by yacht, type and words, alone and together', async () => {
    const { aurelia, eos, titles } = await aCalendar();
    expect(await titles('')).toEqual(['Calvi', 'Class survey', 'Calanques 100%', 'Calanques']);
    expect(await titles(`?yachtId=${aurelia.id}`)).toEqual(['Calvi', 'Calanques 100%']);
    expect(await titles('?type=day_rent')).toEqual(['Calanques 100%', 'Calanques']);
    expect(await titles('?q=%20calanQUES')).toEqual(['Calanques 100%', 'Calanques']);
    expect(await titles('?q=100%25')).toEqual(['Calanques 100%']);
    expect(await titles(`?type=day_rent&yachtId=${eos.id}&q=cal&from=2031-06-04T00:00:00Z&to=2031-06-05T00:00:00Z`)).toEqual(['Calanques']);
    expect(await titles(`?type=day_rent&yachtId=${eos.id}&to=2031-06-04T10:00:00Z`)).toEqual([]);
  });

  test('comes in pages, each with the count of all that match', async () => {
    const { maya, titles } = await aCalendar();
    expect(await titles('?limit=2')).toEqual(['Calvi', 'Class survey']);
    expect(await titles('?limit=2&offset=2')).toEqual(['Calanques 100%', 'Calanques']);
    for (const [query, total] of [
      ['?limit=1', '4'],
      ['?limit=1&offset=9', '4'],
      ['?type=day_rent&limit=1', '2'],
      ['?q=nothing', '0'],
    ])
      expect((await maya.call('GET', `/api/schedule${query}`)).headers['x-total-count'], query).toBe(total);
  });

  test.each(['type=party', 'yachtId=all', 'limit=0', 'limit=501', 'offset=-1', 'to=June', 'from=2031-02-29T00:00:00Z'])(
    'refuses %s',
    async (query) => {
      const maya = await aPerson(world);
      expect((await maya.call('GET', `/api/schedule?${query}`)).status).toBe(400);
    },
  );

  test('for a yacht of another company is empty', async () => {
    const [{ aurelia }, nora] = [await aCalendar(), await aPerson(world)];
    expect((await nora.call('GET', `/api/schedule?yachtId=${aurelia.id}`)).body).toEqual([]);
  });
});

describe('a change of one field', () => {
  test('of a date is checked against the stored other one, in both directions', async () => {
    const maya = await aPerson(world);
    const { body } = await book(maya, (await aYacht(maya)).id);
    const change = (changes: object) => maya.call('PATCH', `/api/schedule/${body.id}`, changes);
    for (const wrong of [{ startDate: charter.endDate }, { startDate: '2031-07-01T00:00:00Z' }, { endDate: charter.startDate }]) {
      expect((await change(wrong)).body.errors).toEqual([{ path: 'endDate', message: 'End date/time must be after start date/time' }]);
    }
    expect((await change({ startDate: '2031-06-14T09:00:00Z' })).body).toMatchObject({
      startDate: '2031-06-14T09:00:00.000Z',
      endDate: charter.endDate,
    });
    expect((await change({ endDate: '2031-06-14T09:00:00.001Z' })).status).toBe(200);
  });

  test('of the type is checked: an event that could overlap freely may conflict as a booking', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    await book(maya, yacht.id);
    const { body } = await book(maya, yacht.id, { type: 'other' });
    expect((await maya.call('PATCH', `/api/schedule/${body.id}`, { type: 'day_rent' })).body.code).toBe('schedule_conflict');
    expect((await maya.call('PATCH', `/api/schedule/${body.id}`, { type: 'inspection' })).body.code).toBe('schedule_overlap');
    expect((await maya.call('PATCH', `/api/schedule/${body.id}`, { type: 'inspection', allowOverlap: true })).body.type).toBe('inspection');
  });

  test('of any other field needs no confirmation again, even if an overlap was confirmed before', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    await book(maya, yacht.id, { type: 'inspection' });
    const { body } = await book(maya, yacht.id, { allowOverlap: true });
    const change = (changes: object) => maya.call('PATCH', `/api/schedule/${body.id}`, changes);
    expect((await change({ title: 'Calvi and back', startDate: charter.startDate })).status).toBe(200);
    expect((await change({ startDate: '2031-06-08T10:00:00Z' })).body.code).toBe('schedule_overlap');
    expect((await change({ startDate: '2031-06-08T10:00:00Z', allowOverlap: true })).status).toBe(200);
  });
});

describe('a list of events', () => {
  test('is filtered and counted by status', async () => {
    const [maya, nora] = [await aPerson(world), await aPerson(world)];
    const [one, two] = [await aYacht(maya), await aYacht(maya, { name: 'Eos' })];
    await put(maya, one.id, 'over', -10, -5);
    await put(maya, one.id, 'over long ago', -100, -90);
    await put(maya, one.id, 'under way', -2, 5);
    await put(maya, two.id, 'next', 20, 30);
    await put(maya, two.id, 'a charter', 40, 90, { type: 'charter' });
    await put(nora, (await aYacht(nora)).id, 'theirs', 20, 30);
    const titles = async (query: string) =>
      (await maya.call('GET', `/api/schedule?${query}`)).body.map(({ title }: { title: string }) => title);
    expect(await titles('status=completed')).toEqual(['over long ago', 'over']);
    expect(await titles('status=completed&sort=-startDate')).toEqual(['over', 'over long ago']);
    expect(await titles('status=in_progress')).toEqual(['under way']);
    expect(await titles('status=scheduled&type=day_rent')).toEqual(['next']);
    expect((await maya.call('GET', '/api/schedule/counts')).body).toEqual({ total: 5, scheduled: 2, inProgress: 1, completed: 2 });
    expect((await maya.call('GET', '/api/schedule/counts?type=day_rent')).body).toEqual({
      total: 4,
      scheduled: 1,
      inProgress: 1,
      completed: 2,
    });
    expect((await maya.call('GET', `/api/schedule/counts?yachtId=${two.id}`)).body).toEqual({
      total: 2,
      scheduled: 2,
      inProgress: 0,
      completed: 0,
    });
    expect((await maya.call('GET', '/api/schedule?status=done')).status).toBe(400);
    expect((await maya.call('GET', '/api/schedule?sort=title')).status).toBe(400);
  });

  test('from a moment on, together with what had ended by then, is complete without duplicates, however long entries last', async () => {
    const person = await aPerson(world);
    const yachtId = (await aYacht(person)).id;
    for (const [title, from, to] of [
      ['Ended', '01', '03'],
      ['Ends then', '01', '06'],
      ['Goes on', '01', '09'],
      ['Begins then', '06', '08'],
      ['Ahead', '20', '22'],
    ])
      await book(person, yachtId, {
        title,
        type: 'other',
        startDate: `2031-06-${from}T10:00:00.000Z`,
        endDate: `2031-06-${to}T10:00:00.000Z`,
      });
    const listed = async (query: string) => {
      const { body, headers } = await person.call('GET', `/api/schedule?${query}`);
      return [body.map(({ title }: { title: string }) => title), headers['x-total-count']];
    };
    expect(await listed('from=2031-06-06T10:00:00Z')).toEqual([['Goes on', 'Begins then', 'Ahead'], '3']);
    expect(await listed('endedBy=2031-06-06T10:00:00Z&sort=-startDate')).toEqual([['Ends then', 'Ended'], '2']);
    expect(await listed('endedBy=2031-06-06T10:00:00Z&limit=1&q=ends')).toEqual([['Ends then'], '1']);
    expect((await person.call('GET', '/api/schedule?endedBy=today')).status).toBe(400);
  });

  test('is searched by its texts, yacht and guest, with wildcards taken literally', async () => {
    const maya = await aPerson(world);
    const [one, two] = [await aYacht(maya), await aYacht(maya, { name: 'Night Heron' })];
    const customer = (await maya.call('POST', '/api/customers', { firstName: 'Ada', lastName: 'Lindgren' })).body;
    await put(maya, one.id, 'Sunset cruise', 10, 14, { customerId: customer.id });
    await put(maya, one.id, 'Regatta', 20, 24, { description: 'Bring 100% cotton' });
    await put(maya, two.id, 'Morning sail', 10, 14);
    const titles = async (q: string) =>
      (await maya.call('GET', `/api/schedule?q=${encodeURIComponent(q)}`)).body.map(({ title }: { title: string }) => title);
    expect(await titles('sunset')).toEqual(['Sunset cruise']);
    expect(await titles('ada lind')).toEqual(['Sunset cruise']);
    expect(await titles('heron')).toEqual(['Morning sail']);
    expect(await titles('100% c')).toEqual(['Regatta']);
    expect(await titles('%')).toEqual(['Regatta']);
    expect(await titles('nothing like it')).toEqual([]);
  });

  test("includes the yacht's name with every event", async () => {
    const maya = await aPerson(world);
    const { body } = await book(maya, (await aYacht(maya, { name: 'Blue Tramontane' })).id);
    expect(body.yachtName).toBe('Blue Tramontane');
    expect((await maya.call('GET', `/api/schedule/${body.id}`)).body.yachtName).toBe('Blue Tramontane');
  });
});

function put(person: Person, yachtId: number, title: string, from: number, to: number, more: object = {}) {
  return book(person, yachtId, {
    title,
    type: 'day_rent',
    description: null,
    startDate: hoursFromNow(from),
    endDate: hoursFromNow(to),
    ...more,
  });
}

function hoursFromNow(hours: number) {
  return new Date(Date.now() + hours * 3_600_000).toISOString();
}
