import { describe, expect, test } from 'vitest';
import type { YachtAvailability } from '#domain/desk/availability.ts';
import { aPerson, aWorld, aYacht, type Person } from '../testing/given.ts';

const world = aWorld();

const seasons = [{ fromDay: '2099-06-06', toDay: '2099-07-03', week: '3500.00', night: '600.00', day: '900.00' }];
const summer = { from: '2099-06-06', to: '2099-06-27' };
const look = async (person: Person, query: Record<string, string | number> = summer) =>
  await person.call('GET', `/api/availability?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`);
const cells = async (...query: Parameters<typeof look>) => (await look(...query)).body.flatMap((yacht: YachtAvailability) => yacht.cells);

async function aPricedYacht(person: Person, terms: object = {}, more: object = {}) {
  const yacht = await aYacht(person, more);
  await person.call('PATCH', `/api/yachts/${yacht.id}/charter-terms`, { seasons, ...terms });
  return yacht;
}

const week = { type: 'charter', title: 'Cruise to Calvi', startDate: '2099-06-13T15:00:00.000Z', endDate: '2099-06-20T07:00:00.000Z' };
const enter = async (person: Person, yachtId: number, more: object = {}) =>
  (await person.call('POST', '/api/schedule', { ...week, yachtId, ...more })).body;

describe('the availability of the fleet', () => {
  test('lists weeks of the yachts by name, with prices and what blocks them', async () => {
    const maya = await aPerson(world);
    const halcyon = await aPricedYacht(maya, { maxGuests: 8, minNights: 7 }, { name: 'Halcyon' });
    const eos = await aYacht(maya, { name: 'Eos' });
    const customer = (await maya.call('POST', '/api/customers', { firstName: 'Ingrid', lastName: 'Lindgren' })).body;
    const booking = await enter(maya, halcyon.id, { customerId: customer.id });
    const { status, body } = await look(maya);
    expect(status).toBe(200);
    expect(body.map(({ yachtId, yachtName, isPriced }: YachtAvailability) => [yachtId, yachtName, isPriced])).toEqual([
      [eos.id, 'Eos', false],
      [halcyon.id, 'Halcyon', true],
    ]);
    expect(body[1]).toMatchObject({
      maxGuests: 8,
      minNights: 7,
      checkInDays: [],
      companyId: maya.companyId,
      companyName: maya.companyName,
    });
    expect(body[1].cells).toEqual([
      expect.objectContaining({
        startDate: '2099-06-06T15:00:00.000Z',
        endDate: '2099-06-13T07:00:00.000Z',
        state: 'free',
        price: '3500.00',
      }),
      expect.objectContaining({
        startDate: '2099-06-13T15:00:00.000Z',
        state: 'booked',
        eventId: booking.id,
        label: 'Lindgren',
        charterId: null,
      }),
      expect.objectContaining({ startDate: '2099-06-20T15:00:00.000Z', state: 'free', eventId: null, label: null, waiting: 0 }),
    ]);
    expect(body[0].cells.map(({ price }: { price: string | null }) => price)).toEqual([null, null, null]);
  });

  test('lists nights with the hours before them, and one yacht on request', async () => {
    const maya = await aPerson(world);
    const yacht = await aPricedYacht(maya);
    await aPricedYacht(maya, {}, { name: 'Another' });
    await enter(maya, yacht.id, {
      type: 'day_rent',
      title: 'Day trip',
      startDate: '2099-06-13T08:00:00Z',
      endDate: '2099-06-13T14:00:00Z',
    });
    const found = await cells(maya, { from: '2099-06-12', to: '2099-06-14', step: 'day', yachtId: yacht.id });
    expect(found).toMatchObject([
      { startDate: '2099-06-12T15:00:00.000Z', state: 'free', price: '600.00', daytime: { state: 'free', price: '900.00' } },
      {
        startDate: '2099-06-13T15:00:00.000Z',
        state: 'free',
        daytime: { startDate: '2099-06-13T07:00:00.000Z', state: 'booked', label: 'Day trip' },
      },
    ]);
  });

  test('counts open work, and leaves out cancelled or non-blocking events', async () => {
    const maya = await aPerson(world);
    const yacht = await aPricedYacht(maya);
    await enter(maya, yacht.id, { type: 'crew_change', title: 'Crew change' });
    expect((await cells(maya)).map(({ state }: { state: string }) => state)).toEqual(['free', 'free', 'free']);
    const work = await enter(maya, yacht.id, { type: 'maintenance', title: 'Hull' });
    expect((await cells(maya)).map(({ state }: { state: string }) => state)).toEqual(['free', 'service', 'free']);
    await maya.call('PATCH', `/api/maintenance/${work.maintenanceId}`, { status: 'cancelled' });
    expect((await cells(maya)).map(({ state }: { state: string }) => state)).toEqual(['free', 'free', 'free']);
  });

  test('isn’t given before a yacht that may not sail is expected back', async () => {
    const maya = await aPerson(world);
    const yacht = await aPricedYacht(maya);
    const report = { yachtId: yacht.id, title: 'Rudder', severity: 'may_not_sail' };
    const { body: rudder } = await maya.call('POST', '/api/defects', report);
    const states = async () => (await cells(maya)).map(({ state }: { state: string }) => state);
    expect(await states()).toEqual(['banned', 'banned', 'banned']);
    await world.owner.query(`update defects set back_on = '2099-06-13T15:00:00Z' where id = $1`, [rudder.id]);
    expect(await states()).toEqual(['banned', 'free', 'free']);
    // If there are several, the one that lasts longest counts.
    await maya.call('POST', '/api/defects', { ...report, title: 'Mast' });
    expect(await states()).toEqual(['banned', 'banned', 'banned']);
    await world.owner.query(`update defects set status = 'dismissed', reason = 'No' where yacht_id = $1`, [yacht.id]);
    expect(await states()).toEqual(['free', 'free', 'free']);
  });

  test('counts a booking that started long before, and leaves out those that only touch either end', async () => {
    const maya = await aPerson(world);
    const yacht = await aPricedYacht(maya);
    await enter(maya, yacht.id, { startDate: '2099-03-01T15:00:00Z', endDate: '2099-06-13T07:00:00Z' });
    await enter(maya, yacht.id, { startDate: '2099-06-27T07:00:00Z', endDate: '2099-07-04T07:00:00Z' });
    expect((await cells(maya)).map(({ state }: { state: string }) => state)).toEqual(['booked', 'free', 'free']);
  });

  test('uses the company’s days, with weeks that start in its own time zone', async () => {
    const maya = await aPerson(world);
    await maya.call('PATCH', `/api/companies/${maya.companyId}`, { timeZone: 'Pacific/Auckland' });
    await aPricedYacht(maya);
    expect((await cells(maya, { from: '2099-06-06', to: '2099-06-07' }))[0]).toMatchObject({
      startDate: '2099-06-06T05:00:00.000Z',
      endDate: '2099-06-12T21:00:00.000Z',
    });
  });

  test('shows prices after the company’s discounts', async () => {
    const maya = await aPerson(world);
    await aPricedYacht(maya);
    await maya.call('PATCH', '/api/charter-terms', { discounts: [{ label: 'Early bird', kind: 'early', days: 180, percent: 10 }] });
    expect((await cells(maya))[0]).toMatchObject({ price: '3150.00' });
  });

  test('isn’t shown for another company’s yacht', async () => {
    const [maya, nora] = [await aPerson(world), await aPerson(world)];
    const yacht = await aPricedYacht(maya);
    expect((await look(nora, { ...summer, yachtId: yacht.id })).body).toEqual([]);
  });

  test.each([
    [{ from: '2099-06-06', to: '2099-06-06' }, 'The end has to be after the start'],
    [{ from: '2099-06-06', to: '2099-05-06' }, 'The end has to be after the start'],
    [{ from: '2099-06-06', to: '2100-07-12' }, 'You can look at 400 days at most'],
  ])('is refused for %j', async (query, message) => {
    const refused = await look(await aPerson(world), query);
    expect([refused.status, refused.body.errors]).toEqual([422, [{ path: 'to', message }]]);
  });

  test('covers 400 days', async () => {
    const maya = await aPerson(world);
    await aPricedYacht(maya);
    expect(await cells(maya, { from: '2099-06-06', to: '2100-07-11', step: 'day' })).toHaveLength(400);
  });
});
