import { describe, expect, test } from 'vitest';
import { averageABookedDay, averageADay, totalAt, type Reading } from '#domain/equipment/averages.ts';
import { toHundredths } from '#domain/equipment/hours.ts';
import { dayIn, daysFrom, daysTouched, daysBetween } from '#domain/shared/calendar-days.ts';
import { anEvent, aPerson, aWorld, aYacht, type Person } from '../testing/given.ts';

const world = aWorld();
const hour = 3_600_000;
/** This many hours ago. */
const ago = (hours: number) => new Date(Date.now() - hours * hour).toISOString();

const dayOf = (at: string) => dayIn('Europe/Paris', at);
const faultOf = async (answer: Promise<any>) => (await answer).body.errors?.[0]?.message;

/** A pseudorandom number from 0 to 1, the same each time. */
function chance(seed: number): number {
  const x = Math.sin(seed * 12.9898) * 43_758.5453;
  return x - Math.floor(x);
}

async function anEngine(person: Person, yachtId: number, more: object = {}) {
  return (await person.call('POST', '/api/equipment', { yachtId, name: 'Port engine', kind: 'engine', withPlans: true, ...more })).body;
}
const enter = (person: Person, ...readings: object[]) => person.call('POST', '/api/readings', { readings });

describe('equipment', () => {
  test('is stored as entered, with its meter and its activity', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    const engine = await anEngine(maya, yacht.id, { maker: 'Yanmar', warrantyUntil: '2099-01-01', warrantyHours: 2000, critical: true });
    expect(engine).toMatchObject({
      yachtName: 'Aurelia',
      depth: 1,
      category: 'engine',
      quantity: 1,
      maker: 'Yanmar',
      warrantyHours: 2000,
      inWarranty: true,
      hours: null,
      companyId: maya.companyId,
    });
    await enter(maya, { meterId: engine.meterId, hours: 2000.1 });
    expect((await maya.call('GET', `/api/equipment/${engine.id}`)).body).toMatchObject({ hours: 2000.1, inWarranty: false });
    expect((await maya.call('GET', '/api/activities')).body.map(({ details }: any) => details)).toEqual(
      expect.arrayContaining(['Entered hours of Aurelia: Port engine 2,000.1 h', 'Added Port engine to Aurelia']),
    );
  });

  test('forms a tree per yacht, up to five levels deep, and moves with its parts', async () => {
    const maya = await aPerson(world);
    const [one, two] = [await aYacht(maya), await aYacht(maya)];
    const add = async (name: string, parentId: number | null, yachtId = one.id) =>
      (await maya.call('POST', '/api/equipment', { yachtId, name, parentId })).body;
    const top = await add('Port engine', null);
    const below = [top];
    for (const name of ['Alternator', 'Belt', 'Pulley', 'Screw']) below.push(await add(name, below.at(-1).id));
    expect(below.map(({ depth }) => depth)).toEqual([1, 2, 3, 4, 5]);
    const move = (id: number, parentId: number | null) => maya.call('PATCH', `/api/equipment/${id}`, { parentId });
    expect(await faultOf(maya.call('POST', '/api/equipment', { yachtId: one.id, name: 'Thread', parentId: below[4].id }))).toBe(
      'Parts go five levels deep at most',
    );
    expect(await faultOf(move(top.id, below[2].id))).toBe('Port engine can’t be a part of itself');
    expect(await faultOf(move(below[1].id, (await add('Tender', null, two.id)).id))).toBe('Please choose something on the same yacht');
    const tender = await add('Dinghy', null);
    expect((await move(below[3].id, tender.id)).body).toMatchObject({ depth: 2, parentId: tender.id });
    expect((await maya.call('GET', `/api/equipment/${below[4].id}`)).body.depth).toBe(3);
    expect((await move(below[3].id, null)).body.depth).toBe(1);
    expect((await maya.call('GET', `/api/equipment/${below[4].id}`)).body.depth).toBe(2);
  });

  test('no loop and no parent of another yacht can be stored, by any code path', async () => {
    const maya = await aPerson(world);
    const [one, two] = [await aYacht(maya), await aYacht(maya)];
    const [a, b] = [await anEngine(maya, one.id), await anEngine(maya, two.id)];
    const c = await anEngine(maya, one.id, { parentId: a.id });
    const moveUnder = (id: number, parentId: number, depth: number) =>
      world.owner.query('update equipment set parent_id = $2, parent_depth = $3 where id = $1', [id, parentId, depth]);
    await expect(moveUnder(a.id, b.id, 1)).rejects.toThrow('equipment_parent_fkey');
    await expect(moveUnder(a.id, c.id, 2)).rejects.toThrow('violates');
  });

  test('is deleted with its parts while it has no history, and only retired after that', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    const engine = await anEngine(maya, yacht.id);
    const pump = await anEngine(maya, yacht.id, { name: 'Pump', parentId: engine.id });
    await enter(maya, { meterId: pump.meterId, hours: 4 });
    const refused = await maya.call('DELETE', `/api/equipment/${engine.id}`);
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'equipment_in_use',
      'Port engine has 1 reading. Retire it instead.',
    ]);
    expect((await maya.call('DELETE', `/api/meters/${pump.meterId}`)).body.message).toBe(
      'Pump has 1 reading. Delete those first, or retire its equipment.',
    );
    expect((await maya.call('PATCH', `/api/equipment/${engine.id}`, { retiredOn: '2026-06-01' })).body.retiredOn).toBe('2026-06-01');
    const [reading] = (await maya.call('GET', `/api/meters/${pump.meterId}/readings`)).body;
    expect((await maya.call('DELETE', `/api/readings/${reading.id}`)).status).toBe(204);
    expect((await maya.call('DELETE', `/api/equipment/${engine.id}`)).status).toBe(204);
    expect((await maya.call('GET', `/api/equipment?yachtId=${yacht.id}`)).body).toEqual([]);
    expect((await maya.call('GET', `/api/meters?yachtId=${yacht.id}`)).body).toEqual([]);
  });

  test('keeps its meter while services count by it, also those of other equipment', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    const engine = await anEngine(maya, yacht.id, { withPlans: false });
    const gearbox = await anEngine(maya, yacht.id, { name: 'Gearbox', kind: 'gearbox', withPlans: false });
    const meter = (await maya.call('POST', '/api/meters', { equipmentId: engine.id })).body;
    const plan = async (equipmentId: number, more: object) =>
      (await maya.call('POST', '/api/service-plans', { equipmentId, title: 'Oil', meterId: meter.id, ...more })).body;
    const [oil, first] = [await plan(gearbox.id, { everyHours: 250 }), await plan(engine.id, { dueHours: 50, dueOn: '2027-01-01' })];
    const refusals = async () => {
      const answers = [await maya.call('DELETE', `/api/meters/${meter.id}`), await maya.call('DELETE', `/api/equipment/${engine.id}`)];
      return answers.map(({ status, body }) => (status === 409 ? [body.code, body.message] : status));
    };
    expect(await refusals()).toEqual([
      ['meter_in_use', 'Port engine is the meter of 2 services. Change or delete those first.'],
      ['equipment_in_use', 'Port engine has the meter of 1 service of other equipment. Retire it instead.'],
    ]);
    await maya.call('DELETE', `/api/service-plans/${first.id}`);
    await maya.call('PATCH', `/api/service-plans/${oil.id}`, { everyHours: null, dueHours: null, everyMonths: 12, meterId: null });
    expect(await refusals()).toEqual([204, 204]);
  });

  test('is found by name and manufacturer, and deleted with its yacht', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    const engine = await anEngine(maya, yacht.id, { model: '4JH45' });
    await enter(maya, { meterId: engine.meterId, hours: 4 });
    await anEngine(maya, yacht.id, { name: 'Windlass', kind: 'windlass' });
    const names = async (query: string) => (await maya.call('GET', `/api/equipment?${query}`)).body.map(({ name }: any) => name);
    expect(await names('q=4jh')).toEqual(['Port engine']);
    expect(await names('kind=windlass')).toEqual(['Windlass']);
    expect(await names('retired=true')).toEqual([]);
    expect((await maya.call('GET', `/api/yachts/${yacht.id}/deletion`)).body.goes).toMatchObject({ equipment: 2 });
    expect((await maya.call('DELETE', `/api/yachts/${yacht.id}`)).status).toBe(204);
    expect(await names('')).toEqual([]);
  });

  test('is copied from a sister ship without serial numbers and history, or added from a template, for a yacht without any', async () => {
    const maya = await aPerson(world);
    const [one, two, three] = [await aYacht(maya), await aYacht(maya, { name: 'Meltem' }), await aYacht(maya, { type: 'Catamaran' })];
    const engine = await anEngine(maya, one.id, {
      serialNumber: 'E1',
      maker: 'Volvo Penta',
      installedOn: '2020-01-01',
      warrantyUntil: '2099-01-01',
    });
    const pump = await anEngine(maya, one.id, { name: 'Pump', kind: 'other', parentId: engine.id, quantity: 2 });
    await anEngine(maya, one.id, { name: 'Old pump', parentId: engine.id }).then(({ id }) =>
      maya.call('PATCH', `/api/equipment/${id}`, { retiredOn: '2026-01-01' }),
    );
    await enter(maya, { meterId: engine.meterId, hours: 400 });
    const copy = (to: number, from: number) => maya.call('POST', `/api/yachts/${to}/equipment/copy`, { fromYachtId: from });
    expect(await copy(two.id, one.id)).toMatchObject({ status: 201, body: { equipment: 2, meters: 1, plans: expect.any(Number) } });
    const { body: copied } = await maya.call('GET', `/api/equipment?yachtId=${two.id}`);
    expect(copied).toMatchObject([
      { name: 'Port engine', maker: 'Volvo Penta', serialNumber: null, installedOn: null, inWarranty: null, hours: null, depth: 1 },
      { name: 'Pump', quantity: 2, depth: 2, parentId: copied[0].id },
    ]);
    expect(copied.map(({ id }: any) => id)).not.toContain(pump.id);
    expect((await copy(two.id, one.id)).body).toMatchObject({ code: 'not_empty', message: 'Meltem has equipment already.' });
    const usual = await maya.call('POST', `/api/yachts/${three.id}/equipment/usual`, {});
    expect(usual.body).toMatchObject({ meters: 4, plans: expect.any(Number) });
    expect((await maya.call('GET', `/api/equipment?yachtId=${three.id}`)).body).toHaveLength(usual.body.equipment);
    expect((await copy(three.id, 999_999_999)).body.errors[0].path).toBe('fromYachtId');
  });
});

describe('readings', () => {
  test.each([
    [1e9, 'Hours can be 999,999.9 at most'],
    [-0.1, 'Hours can’t be negative'],
    [12.34, 'Hours have one decimal at most'],
  ])('of %s h are refused at their field, and the whole batch with them', async (hours, message) => {
    const maya = await aPerson(world);
    const engine = await anEngine(maya, (await aYacht(maya)).id);
    const answer = await enter(maya, { meterId: engine.meterId, hours: 10 }, { meterId: engine.meterId, hours });
    expect([answer.status, answer.body.errors]).toEqual([422, [{ path: 'readings.1.hours', message }]]);
    expect((await maya.call('GET', `/api/meters/${engine.meterId}/readings`)).body).toEqual([]);
  });

  test('that are impossible are refused, and unusual ones are stored once they are confirmed', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    const [port, generator] = [await anEngine(maya, yacht.id), await anEngine(maya, yacht.id, { name: 'Generator', kind: 'generator' })];
    await enter(maya, { meterId: port.meterId, hours: 1240.5, at: ago(48) });
    const less = await enter(maya, { meterId: generator.meterId, hours: 5 }, { meterId: port.meterId, hours: 1240.4, at: ago(0) });
    expect(less.body.errors).toEqual([
      {
        path: 'readings.1.hours',
        message: expect.stringMatching(/^Port engine stood at 1,240\.5 h on .* already\. Was the meter replaced\?$/),
      },
    ]);
    const many = await enter(
      maya,
      { meterId: port.meterId, hours: 1312.6, at: ago(0) },
      { meterId: generator.meterId, hours: 5, at: ago(-1) },
    );
    expect(many.body.errors).toEqual(
      [
        { path: 'readings.1.at', message: 'Hours can’t be read in the future' },
        { path: 'readings.0.hours', message: 'Port engine can’t have run 72.1 h in 48 hours.' },
      ].toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    );
    const odd = { readings: [{ meterId: port.meterId, hours: 1300, at: ago(0) }] };
    const unconfirmed = await maya.call('POST', '/api/readings', odd);
    expect([unconfirmed.status, unconfirmed.body.code, unconfirmed.body.message]).toEqual([
      409,
      'reading_unusual',
      'Port engine would have run 59.5 h in 48 hours. Is that right?',
    ]);
    expect(unconfirmed.body.errors[0].path).toBe('readings.0.hours');
    expect((await maya.call('GET', `/api/meters/${port.meterId}`)).body.hours).toBe(1240.5);
    const stored = await maya.call('POST', '/api/readings', { ...odd, confirm: true });
    expect([stored.status, stored.body]).toMatchObject([
      201,
      { readings: [{ meterId: port.meterId, hours: 1300, shown: 1300, source: 'manual', byName: 'Robin Tester' }] },
    ]);
    const late = await enter(maya, { meterId: port.meterId, hours: 1300.1, at: ago(24) });
    expect(late.body.message).toMatch(/^Port engine stood at only 1,300\.0 h on .*, which is later\.$/);
    expect((await enter(maya, { meterId: port.meterId, hours: 1264, at: ago(24) })).status).toBe(409);
    expect((await enter(maya, { meterId: port.meterId, hours: 1264.1, at: ago(24) })).status).toBe(409);
  });

  test('are refused with dates in the person’s own format, or else the company’s', async () => {
    const maya = await aPerson(world);
    await maya.call('PATCH', '/api/profile', { formats: { dateOrder: 'dmy' } });
    const { meterId } = await anEngine(maya, (await aYacht(maya)).id);
    await enter(maya, { meterId, hours: 1240.5, at: ago(48) });
    expect((await enter(maya, { meterId, hours: 1240.4 })).body.message).toMatch(/ on \d{1,2}\s\w+\s\d{4} already\. /);
    const replaced = await maya.call('POST', `/api/meters/${meterId}/replacement`, { at: ago(72), firstShown: 0 });
    expect(replaced.body.message).toMatch(/^Port engine was read on \d{1,2}\s\w+\s\d{4}, after this\.$/);
  });

  test('are for meters of one yacht, and never of another company', async () => {
    const [maya, nora] = [await aPerson(world), await aPerson(world)];
    const [one, two] = [await anEngine(maya, (await aYacht(maya)).id), await anEngine(maya, (await aYacht(maya)).id)];
    const theirs = await anEngine(nora, (await aYacht(nora)).id);
    const mixed = await enter(maya, { meterId: one.meterId, hours: 1 }, { meterId: two.meterId, hours: 1 });
    expect(mixed.body.errors).toEqual([{ path: 'readings.1.meterId', message: 'All readings have to be of one yacht' }]);
    for (const readings of [[theirs], [one, theirs]]) {
      const answer = await enter(maya, ...readings.map(({ meterId }) => ({ meterId, hours: 1 })));
      expect(answer.body.errors).toEqual([{ path: `readings.${readings.length - 1}.meterId`, message: 'This meter no longer exists' }]);
    }
  });

  test('of a check-in exist once per meter: saving it again replaces them', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    const [engine, other] = [await anEngine(maya, yacht.id), await anEngine(maya, (await aYacht(maya)).id)];
    const eventId = await anEvent(world, maya.companyId as number, yacht.id);
    const checkIn = (hours: number, more: object = {}) =>
      maya.call('POST', '/api/readings', { readings: [{ meterId: engine.meterId, hours }], source: 'check_in', eventId, ...more });
    expect((await checkIn(100)).status).toBe(201);
    expect((await checkIn(90)).status).toBe(201);
    expect((await checkIn(95, { source: 'check_out', confirm: true })).status).toBe(201);
    const { body } = await maya.call('GET', `/api/meters/${engine.meterId}/readings`);
    expect(body.map(({ hours, source }: any) => [source, hours])).toEqual([
      ['check_out', 95],
      ['check_in', 90],
    ]);
    expect((await checkIn(96, { source: undefined })).body.errors[0].path).toBe('source');
    expect((await checkIn(96, { eventId: undefined })).body.errors[0].path).toBe('eventId');
    expect((await checkIn(96, { eventId: 999_999_999 })).body.errors[0].path).toBe('eventId');
    expect((await checkIn(96, { readings: [{ meterId: other.meterId, hours: 96 }] })).body.errors[0].path).toBe('readings.0.meterId');
  });

  test('continue when a meter is replaced, and earlier times still count by the old one', async () => {
    const maya = await aPerson(world);
    const engine = await anEngine(maya, (await aYacht(maya)).id);
    const replace = (body: object) => maya.call('POST', `/api/meters/${engine.meterId}/replacement`, body);
    await enter(maya, { meterId: engine.meterId, hours: 1500, at: ago(500) }, { meterId: engine.meterId, hours: 1530, at: ago(400) });
    expect((await replace({ at: ago(450), firstShown: 0 })).body.errors[0]).toMatchObject({ path: 'at' });
    expect((await replace({ at: ago(300), lastShown: 1529, firstShown: 0 })).body.errors[0]).toMatchObject({ path: 'lastShown' });
    expect((await replace({ at: ago(300), firstShown: 0 })).body).toMatchObject({ shown: 0, hours: 1530, source: 'replacement' });
    await enter(maya, { meterId: engine.meterId, hours: 12, at: ago(200) });
    expect((await enter(maya, { meterId: engine.meterId, hours: 1510, at: ago(450) })).status).toBe(201);
    const { body: readings } = await maya.call('GET', `/api/meters/${engine.meterId}/readings`);
    expect(readings.map(({ shown, hours }: any) => [shown, hours])).toEqual([
      [12, 1542],
      [0, 1530],
      [1530, 1530],
      [1510, 1510],
      [1500, 1500],
    ]);
    expect((await maya.call('GET', `/api/meters/${engine.meterId}`)).body).toMatchObject({ hours: 1542, shown: 12 });
    const refused = await maya.call('DELETE', `/api/readings/${readings[1].id}`);
    expect([refused.status, refused.body.code]).toEqual([409, 'later_reading']);
    expect((await replace({ at: ago(100), lastShown: 20, firstShown: 3.5 })).body).toMatchObject({ shown: 3.5, hours: 1550 });
  });

  test('that fifty people send at once never decrease', async () => {
    const maya = await aPerson(world);
    const engine = await anEngine(maya, (await aYacht(maya)).id);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        enter(maya, { meterId: engine.meterId, hours: (at * 7) % 50, at: ago(5000 - ((at * 13) % 50) * 100) }),
      ),
    );
    expect(answers.filter(({ status, body }) => status !== 201 && !['validation', 'reading_unusual'].includes(body.code))).toEqual([]);
    const { body } = await maya.call('GET', `/api/meters/${engine.meterId}/readings`);
    expect(body).toHaveLength(answers.filter(({ status }) => status === 201).length);
    const totals = body.map(({ hours }: any) => hours);
    expect(totals).toEqual(totals.toSorted((a: number, b: number) => b - a));
  });
});

test('SQL and domain agree on meters’ totals and averages for any readings and bookings', async () => {
  const maya = await aPerson(world);
  const companyId = maya.companyId as number;
  for (const world_ of [1, 2, 3, 4, 5, 6]) {
    const yacht = await aYacht(maya);
    const engine = await anEngine(maya, yacht.id);
    const usual = world_ % 2 ? null : 4;
    await maya.call('PATCH', `/api/meters/${engine.meterId}`, { usualPerDay: usual });
    const reach = [5, 20, 80, 200, 500, 900][world_ - 1] as number;
    let total = 0;
    const readings: Reading[] = Array.from({ length: 3 + world_ * 2 }, (_, at, count = 3 + world_ * 2) => {
      total += Math.round(chance(world_ * 100 + at) * 300);
      return { id: at, at: ago(reach * 24 * (1 - (at + chance(at)) / count)), total };
    });
    for (const { at, total: tenths } of readings)
      await world.owner.query(
        `insert into meter_readings (company_id, meter_id, at, shown_tenths, by_name) values ($1, $2, $3, $4, 'Robin')`,
        [companyId, engine.meterId, at, tenths],
      );
    const gap = Math.round((reach * 24) / 8);
    const events = Array.from({ length: 8 }, (_, at) => ({
      startsIn: Math.round((at - 8 + chance(at + world_) / 2) * gap) + 12,
      hours: Math.max(1, Math.round(gap * chance(at * 3 + world_) * 0.4)),
    }));
    for (const event of events) await anEvent(world, companyId, yacht.id, event);
    const { rows: stored } = await world.owner.query('select start_date, end_date from schedule_events where yacht_id = $1', [yacht.id]);
    const touched = new Set(
      stored.flatMap((each) => {
        const span = { startDate: each.start_date.toISOString(), endDate: each.end_date.toISOString() };
        const { first, last } = daysTouched('Europe/Paris', span);
        return daysFrom(first, daysBetween(first, last) + 1);
      }),
    );
    const usualTenths = usual === null ? null : usual * 10;
    const perDay = averageADay(readings, usualTenths);
    const perBookedDay = averageABookedDay(readings, usualTenths, { touched: [...touched], dayOf });
    expect((await maya.call('GET', `/api/meters/${engine.meterId}`)).body, `world ${world_}`).toMatchObject({
      hours: (totalAt(readings, ago(0)) as number) / 10,
      perDay: perDay === null ? null : toHundredths(perDay),
      perBookedDay: perBookedDay === null ? null : toHundredths(perBookedDay),
    });
  }
});
