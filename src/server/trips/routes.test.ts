import { describe, expect, test } from 'vitest';
import { aPerson, aWorld, aYacht } from '../testing/given.ts';

const world = aWorld();

const passage = {
  departureLocation: 'Antibes',
  arrivalLocation: 'Porto Cervo',
  departureDate: '2026-06-01T08:00:00.000Z',
  arrivalDate: null,
  status: 'planned',
  type: 'relocation',
};

describe('a trip', () => {
  test('is logged with its yacht, changed and deleted, each with an activity in the feed', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    const { status, body } = await maya.call('POST', '/api/trips', { ...passage, yachtId: yacht.id });
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...passage, yachtId: yacht.id, yachtName: 'Aurelia', companyId: maya.companyId });
    const changed = await maya.call(
      'PATCH',
      `/api/trips/${body.id}`,
      { status: 'completed', arrivalDate: '2026-06-02T18:00:00+02:00' },
      { 'if-match': `"${body.updatedAt}"` },
    );
    expect(changed.body).toMatchObject({ status: 'completed', arrivalDate: '2026-06-02T16:00:00.000Z' });
    expect((await maya.call('PATCH', `/api/trips/${body.id}`, { status: 'planned' }, { 'if-match': `"${body.updatedAt}"` })).status).toBe(
      412,
    );
    expect((await maya.call('DELETE', `/api/trips/${body.id}`)).status).toBe(204);
    expect((await maya.call('GET', `/api/trips/${body.id}`)).status).toBe(404);
    expect((await maya.call('GET', '/api/activities?limit=3')).body.map(({ details }: { details: string }) => details)).toEqual(
      ['Deleted trip', 'Updated trip', 'Logged trip'].map((what) => `${what} Antibes to Porto Cervo with Aurelia`),
    );
  });

  test('is planned, a relocation and not arrived yet by default', async () => {
    const maya = await aPerson(world);
    const { id } = await aYacht(maya);
    const { body } = await maya.call('POST', '/api/trips', {
      yachtId: id,
      departureLocation: 'Nice',
      arrivalLocation: 'Calvi',
      departureDate: '2026-06-01',
    });
    expect(body).toMatchObject({ status: 'planned', type: 'relocation', arrivalDate: null, departureDate: '2026-06-01T00:00:00.000Z' });
  });

  test.each([
    [{ departureDate: undefined }, 'departureDate', 'Departure date is required'],
    [{ departureDate: '2026-02-30T08:00:00Z' }, 'departureDate', 'Departure date is required'],
    [{ yachtId: undefined }, 'yachtId', 'Please select a yacht'],
    [{ yachtId: 0 }, 'yachtId', 'Please select a yacht'],
    [{ departureLocation: '' }, 'departureLocation', 'Departure location is required'],
    [{ arrivalLocation: '' }, 'arrivalLocation', 'Arrival location is required'],
    [{ status: 'lost' }, 'status', 'Please choose a status'],
    [{ type: 'walk' }, 'type', 'Please choose a type'],
    [{ arrivalDate: '2026-05-31T08:00:00.000Z' }, 'arrivalDate', 'Arrival must be after departure'],
  ])('with %j is refused at its field', async (wrong, path, message) => {
    const maya = await aPerson(world);
    const { id } = await aYacht(maya);
    const { status, body } = await maya.call('POST', '/api/trips', { ...passage, yachtId: id, ...wrong });
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ path, message }]);
  });

  test('with one changed date is checked against the stored other one', async () => {
    const maya = await aPerson(world);
    const { id } = await aYacht(maya);
    const { body } = await maya.call('POST', '/api/trips', { ...passage, yachtId: id, arrivalDate: '2026-06-03T08:00:00Z' });
    expect((await maya.call('PATCH', `/api/trips/${body.id}`, { departureDate: '2026-06-04T08:00:00Z' })).body.message).toBe(
      'Arrival must be after departure',
    );
    expect((await maya.call('PATCH', `/api/trips/${body.id}`, { arrivalDate: null })).status).toBe(200);
    expect((await maya.call('PATCH', `/api/trips/${body.id}`, { departureDate: '2026-06-04T08:00:00Z' })).status).toBe(200);
  });

  test("can't be of another company's yacht", async () => {
    const [maya, nora] = [await aPerson(world), await aPerson(world)];
    const [mine, theirs] = [await aYacht(maya), await aYacht(nora)];
    expect((await maya.call('POST', '/api/trips', { ...passage, yachtId: theirs.id })).body.errors[0].path).toBe('yachtId');
    const { body } = await maya.call('POST', '/api/trips', { ...passage, yachtId: mine.id });
    expect((await maya.call('PATCH', `/api/trips/${body.id}`, { yachtId: theirs.id })).status).toBe(422);
    const admin = await aPerson(world, { role: 'admin' });
    expect((await admin.call('PATCH', `/api/trips/${body.id}`, { yachtId: theirs.id })).status).toBe(422);
  });
});

test('trips are searched by place, filtered by status, type and yacht, and come latest first', async () => {
  const maya = await aPerson(world);
  const [one, two] = [await aYacht(maya), await aYacht(maya)];
  const log = (more: object) => maya.call('POST', '/api/trips', { ...passage, yachtId: one.id, ...more });
  await log({ departureLocation: 'Split' });
  await log({ departureDate: '2026-07-01', status: 'completed', type: 'charter' });
  await log({ departureDate: '2026-08-01', yachtId: two.id, arrivalLocation: 'Splitska' });
  const places = async (query: string) =>
    (await maya.call('GET', `/api/trips?${query}`)).body.map(({ departureDate }: { departureDate: string }) => departureDate.slice(5, 7));
  expect(await places('')).toEqual(['08', '07', '06']);
  expect(await places('q=split')).toEqual(['08', '06']);
  expect(await places('status=completed')).toEqual(['07']);
  expect(await places('type=charter')).toEqual(['07']);
  expect(await places(`yachtId=${two.id}`)).toEqual(['08']);
});

describe('the engine hours of a trip', () => {
  const trip = {
    departureLocation: 'Antibes',
    arrivalLocation: 'Calvi',
    departureDate: '2026-06-01T08:00:00Z',
    arrivalDate: '2026-06-01T16:00:00Z',
  };

  test('are readings at its arrival: saving it again replaces them, and they stay when it is deleted', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    const add = async (name: string) =>
      (await maya.call('POST', '/api/equipment', { yachtId: yacht.id, name, kind: 'engine', withPlans: true })).body.meterId;
    const [port, starboard] = [await add('Port engine'), await add('Starboard engine')];
    const readings = [
      { meterId: port, hours: 1240.5 },
      { meterId: starboard, hours: 1238 },
    ];
    const logged = await maya.call('POST', '/api/trips', { ...trip, yachtId: yacht.id, readings });
    expect([logged.status, logged.body.readings]).toEqual([201, readings]);
    const readingsOf = async (meterId: number) => (await maya.call('GET', `/api/meters/${meterId}/readings`)).body;
    expect(await readingsOf(port)).toMatchObject([
      { hours: 1240.5, at: '2026-06-01T16:00:00.000Z', source: 'trip', tripId: logged.body.id },
    ]);
    const again = await maya.call('PATCH', `/api/trips/${logged.body.id}`, { readings: [{ meterId: port, hours: 1239 }] });
    expect([again.status, again.body.readings]).toEqual([200, [{ meterId: port, hours: 1239 }]]);
    expect([await readingsOf(port), await readingsOf(starboard)]).toMatchObject([[{ hours: 1239 }], []]);
    expect(again.body.updatedAt > logged.body.updatedAt).toBe(true);
    await maya.call('DELETE', `/api/trips/${logged.body.id}`);
    expect(await readingsOf(port)).toMatchObject([{ hours: 1239, tripId: null }]);
  });

  test('are read at the corrected arrival too, and not again when it is cleared', async () => {
    const maya = await aPerson(world);
    const { id: yachtId } = await aYacht(maya);
    const engine = { yachtId, name: 'Port engine', kind: 'engine', withPlans: true };
    const { meterId } = (await maya.call('POST', '/api/equipment', engine)).body;
    const readings = [{ meterId, hours: 100 }];
    const { id } = (await maya.call('POST', '/api/trips', { ...trip, yachtId, readings })).body;
    const change = async (changes: object) => {
      const changed = await maya.call('PATCH', `/api/trips/${id}`, changes);
      const [{ at }] = (await maya.call('GET', `/api/meters/${meterId}/readings`)).body;
      return [changed.status, changed.body.readings, at];
    };
    expect(await change({ arrivalDate: '2026-06-01T18:00:00Z' })).toEqual([200, readings, '2026-06-01T18:00:00.000Z']);
    expect(await change({ arrivalDate: '2026-06-01T19:00:00Z', readings })).toEqual([200, readings, '2026-06-01T19:00:00.000Z']);
    expect(await change({ arrivalDate: null })).toEqual([200, readings, '2026-06-01T19:00:00.000Z']);
  });

  test('need confirmation if unusual and are refused if impossible, and then no trip is logged', async () => {
    const maya = await aPerson(world);
    const [yacht, other] = [await aYacht(maya), await aYacht(maya)];
    const add = async (yachtId: number) =>
      (await maya.call('POST', '/api/equipment', { yachtId, name: 'Port engine', kind: 'engine', withPlans: true })).body.meterId;
    const [meterId, foreign] = [await add(yacht.id), await add(other.id)];
    await maya.call('POST', '/api/readings', { readings: [{ meterId, hours: 100, at: '2026-06-01T08:00:00Z' }] });
    const log = (hours: number, more: object = {}) =>
      maya.call('POST', '/api/trips', { ...trip, yachtId: yacht.id, readings: [{ meterId, hours }], ...more });
    expect((await log(99)).body.errors[0].path).toBe('readings.0.hours');
    expect((await log(110)).body).toMatchObject({
      code: 'reading_unusual',
      message: 'Port engine would have run 10.0 h in 8 hours. Is that right?',
    });
    expect((await log(110, { readings: [{ meterId: foreign, hours: 1 }] })).body.errors[0].path).toBe('readings.0.meterId');
    expect((await maya.call('GET', '/api/trips')).body).toEqual([]);
    const { body } = await log(110, { confirm: true });
    expect(body.readings).toEqual([{ meterId, hours: 110 }]);
    expect((await maya.call('PATCH', `/api/trips/${body.id}`, { confirm: true })).body.updatedAt).toBe(body.updatedAt);
    const moved = await maya.call('PATCH', `/api/trips/${body.id}`, { yachtId: other.id });
    expect(moved.body.readings).toEqual([]);
    expect((await maya.call('GET', `/api/meters/${meterId}`)).body.hours).toBe(110);
  });
});
