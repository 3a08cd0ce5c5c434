import { describe, expect, test } from 'vitest';
import { aCompany, aPerson, aWorld, aYacht, type Person } from '../testing/given.ts';

const world = aWorld();

const booked = { title: 'Charter to Calvi', type: 'charter', startDate: '2031-06-07T10:00:00.000Z', endDate: '2031-06-14T10:00:00.000Z' };
const book = async (person: Person, yachtId: number, more: object = {}) =>
  (await person.call('POST', '/api/schedule', { ...booked, yachtId, ...more })).body;
const ask = async (person: Person, wish: Record<string, string | number>) =>
  await person.call(
    'GET',
    `/api/schedule/free-slots?${new URLSearchParams(
      Object.entries({ ...booked, ...wish })
        .filter(([key]) => key !== 'title')
        .map(([key, value]) => [key, String(value)]),
    )}`,
  );

describe('whether a yacht is free', () => {
  test('is answered with what is in the way, the nearest free slots, and the yachts that are free then', async () => {
    const maya = await aPerson(world);
    const [aurelia, eos, halcyon, calypso] = [
      await aYacht(maya),
      await aYacht(maya, { name: 'Eos' }),
      await aYacht(maya, { name: 'Halcyon' }),
      await aYacht(maya, { name: 'Calypso' }),
    ];
    await aYacht(maya, { name: 'Laid up', status: 'docked' });
    await book(maya, aurelia.id);
    await book(maya, calypso.id, { startDate: '2031-06-13T10:00:00Z' });
    const { status, body } = await ask(maya, { yachtId: aurelia.id, startDate: '2031-06-12T10:00:00Z', endDate: '2031-06-15T10:00:00Z' });
    expect(status).toBe(200);
    expect(body).toEqual({
      conflict: {
        code: 'schedule_conflict',
        message: 'Aurelia is already booked from Jun 7, 12:00 PM to Jun 14, 12:00 PM: Charter to Calvi.',
      },
      slots: [
        { startDate: '2031-06-02T10:00:00.000Z', endDate: '2031-06-05T10:00:00.000Z' },
        { startDate: '2031-06-03T10:00:00.000Z', endDate: '2031-06-06T10:00:00.000Z' },
        { startDate: '2031-06-15T10:00:00.000Z', endDate: '2031-06-18T10:00:00.000Z' },
        { startDate: '2031-06-16T10:00:00.000Z', endDate: '2031-06-19T10:00:00.000Z' },
        { startDate: '2031-06-17T10:00:00.000Z', endDate: '2031-06-20T10:00:00.000Z' },
      ],
      yachts: [
        { id: eos.id, name: 'Eos' },
        { id: halcyon.id, name: 'Halcyon' },
      ],
      notices: [],
    });
    // Each of them can be booked.
    for (const slot of body.slots.filter((_: unknown, at: number) => at === 1 || at === 2))
      expect((await maya.call('POST', '/api/schedule', { ...booked, yachtId: aurelia.id, ...slot })).status).toBe(201);
  });

  test('is answered with dates in the person’s own format, or else the company’s', async () => {
    const company = await aCompany(world);
    const [maya, tom] = [await aPerson(world, { company }), await aPerson(world, { company })];
    await maya.call('PATCH', `/api/companies/${maya.companyId}`, { formats: { clock: '24', dateOrder: 'dmy' } });
    await tom.call('PATCH', '/api/profile', { formats: { dateOrder: 'ymd' } });
    const { id: yachtId } = await aYacht(maya);
    await book(maya, yachtId);
    const wish = { yachtId, startDate: '2031-06-12T10:00:00Z', endDate: '2031-06-15T10:00:00Z' };
    const work = { title: 'Hull', type: 'hull', yachtId, scheduledDate: '2031-06-08T08:00:00Z' };
    for (const [person, days] of [
      [maya, 'from 7 Jun, 12:00 to 14 Jun, 12:00'],
      [tom, 'from Jun 7, 12:00 to Jun 14, 12:00'],
    ] as const) {
      expect((await ask(person, wish)).body.conflict.message).toContain(days);
      expect((await person.call('POST', '/api/schedule', { ...booked, ...wish })).body.message).toContain(days);
      expect((await person.call('POST', '/api/maintenance', work)).body.message).toContain(days);
    }
  });

  test('is a plain yes if nothing conflicts: a turnaround after another, the event itself, or one that may overlap', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    await aYacht(maya, { name: 'Eos' });
    const event = await book(maya, yacht.id);
    const yes = { conflict: null, slots: [], yachts: [], notices: [] };
    expect((await ask(maya, { yachtId: yacht.id, startDate: '2031-06-14T16:00:00Z', endDate: '2031-06-15T10:00:00Z' })).body).toEqual(yes);
    expect((await ask(maya, { yachtId: yacht.id, except: event.id })).body).toEqual(yes);
    expect((await ask(maya, { yachtId: yacht.id, type: 'crew_change' })).body).toEqual(yes);
    expect((await ask(maya, { yachtId: yacht.id })).body.conflict.code).toBe('schedule_conflict');
  });

  test('proposes times that leave the yacht her own turnaround, even if the requested ones are only too tight', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya, { houseRules: { turnaroundHours: 3 } });
    await book(maya, yacht.id);
    const wish = { yachtId: yacht.id, startDate: booked.endDate, endDate: '2031-06-17T10:00:00Z' };
    const { body } = await ask(maya, wish);
    expect([body.conflict, body.slots[2]]).toEqual([null, { startDate: '2031-06-14T13:00:00.000Z', endDate: '2031-06-17T13:00:00.000Z' }]);
    expect((await ask(maya, { ...wish, type: 'inspection' })).body.slots).toEqual([]);
    // Two day trips need an hour between them.
    await book(maya, yacht.id, { type: 'day_rent', startDate: '2031-07-01T08:00:00Z', endDate: '2031-07-01T12:00:00Z' });
    const trip = { yachtId: yacht.id, type: 'day_rent', startDate: '2031-07-01T12:00:00Z', endDate: '2031-07-01T16:00:00Z' };
    expect((await ask(maya, trip)).body.slots[2]).toEqual({ startDate: '2031-07-01T13:00:00.000Z', endDate: '2031-07-01T17:00:00.000Z' });
  });

  test('considers open maintenance but not completed work; and for work, bookings but not other work', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    const work = (
      await maya.call('POST', '/api/maintenance', { yachtId: yacht.id, title: 'Hull', type: 'hull', scheduledDate: '2031-06-10T06:00:00Z' })
    ).body;
    const over = await ask(maya, { yachtId: yacht.id });
    expect(over.body.conflict).toEqual({
      code: 'schedule_overlap',
      message: 'Aurelia has maintenance from Jun 10, 8:00 AM to Jun 10, 4:00 PM: Hull.',
    });
    expect(over.body.slots).toHaveLength(5);
    expect((await ask(maya, { yachtId: yacht.id, type: 'maintenance' })).body.conflict).toBeNull();
    await maya.call('PATCH', `/api/maintenance/${work.id}`, { status: 'cancelled' });
    expect((await ask(maya, { yachtId: yacht.id })).body.conflict).toBeNull();
    await book(maya, yacht.id);
    const planned = (await ask(maya, { yachtId: yacht.id, type: 'inspection' })).body;
    expect(planned.conflict).toEqual({
      code: 'schedule_overlap',
      message: 'Aurelia is booked from Jun 7, 12:00 PM to Jun 14, 12:00 PM: Charter to Calvi.',
    });
    expect(planned.yachts).toEqual([]);
  });

  test('keeps the company’s local times across clock changes', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    const wish = { startDate: '2031-03-29T08:00:00.000Z', endDate: '2031-03-29T16:00:00.000Z', type: 'day_rent' };
    await book(maya, yacht.id, wish);
    const { body } = await ask(maya, { yachtId: yacht.id, ...wish });
    expect(body.slots.slice(2)).toEqual(
      [30, 31]
        .map((day) => ({ startDate: `2031-03-${day}T07:00:00.000Z`, endDate: `2031-03-${day}T15:00:00.000Z` }))
        .concat({ startDate: '2031-04-01T07:00:00.000Z', endDate: '2031-04-01T15:00:00.000Z' }),
    );
  });

  test('isn’t answered for another company’s yacht, and for an admin within the yacht’s own company', async () => {
    const [maya, nora, admin] = [await aPerson(world), await aPerson(world), await aPerson(world, { role: 'admin' })];
    const [mine, theirs] = [await aYacht(maya), await aYacht(nora, { name: 'Northern' })];
    const other = await aYacht(maya, { name: 'Eos' });
    await book(maya, mine.id);
    expect((await ask(nora, { yachtId: mine.id })).status).toBe(404);
    expect((await ask(admin, { yachtId: mine.id })).body.yachts).toEqual([{ id: other.id, name: 'Eos' }]);
    expect((await ask(nora, { yachtId: theirs.id })).body.conflict).toBeNull();
  });

  test.each([
    [{ endDate: booked.startDate }, 422, 'End date/time must be after start date/time'],
    [{ endDate: '2041-01-01' }, 422, 'An event can last at most five years'],
    [{ startDate: '2031-02-29T10:00:00Z' }, 400, 'Start date is required'],
    [{ yachtId: 'all' }, 400, 'must be an id'],
  ])('can’t be asked for %j', async (wrong, status, message) => {
    const maya = await aPerson(world);
    const answer = await ask(maya, { yachtId: (await aYacht(maya)).id, ...wrong } as Record<string, string>);
    expect([answer.status, answer.body.message]).toEqual([status, message]);
  });
});
