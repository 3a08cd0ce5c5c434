import { expect, test } from 'vitest';
import { aCrewMember, aPerson, aWorld, aYacht, type Person } from '../testing/given.ts';

const world = aWorld();
const saturday = 'from=2031-06-06T22:00:00.000Z&to=2031-06-07T22:00:00.000Z';
const listed = async (person: Person, query = saturday) => (await person.call('GET', `/api/schedule/movements?${query}`)).body;
const book = async (person: Person, yachtId: number, title: string, startDate: string, endDate: string, more: object = {}) => {
  const { status, body } = await person.call('POST', '/api/schedule', {
    yachtId,
    title,
    type: 'charter',
    startDate: `2031-${startDate}:00:00.000Z`,
    endDate: `2031-${endDate}:00:00.000Z`,
    ...more,
  });
  expect(status).toBe(201);
  return body;
};

test('a day’s movements are its bookings, with their guest and the yacht’s crew, captain first', async () => {
  const maya = await aPerson(world);
  const yacht = await aYacht(maya, { name: 'Aurelia' });
  const other = await aYacht(maya, { name: 'Boreas' });
  const guest = (await maya.call('POST', '/api/customers', { firstName: 'Ada', lastName: 'Fenwick', phone: '+44 20 7946 0958' })).body;
  const mate = await aCrewMember(world, maya.companyId as number, { name: 'Ana Ferrer', yachtId: yacht.id });
  const captain = await aCrewMember(world, maya.companyId as number, { name: 'Marc Rossi', yachtId: yacht.id });
  await maya.call('PATCH', `/api/yachts/${yacht.id}`, { captainId: captain.id });
  const back = await book(maya, yacht.id, 'Back', '05-31T15', '06-07T07', { customerId: guest.id });
  await book(maya, yacht.id, 'Leaves', '06-07T15', '06-14T07');
  await book(maya, other.id, 'Out', '06-01T15', '06-20T07');
  await book(maya, other.id, 'Back before', '05-20T15', '05-31T07');
  await book(maya, yacht.id, 'Leaves later', '06-14T15', '06-21T07');
  await book(maya, yacht.id, 'No booking', '06-07T08', '06-07T10', { type: 'crew_change' });
  const stranger = await aPerson(world);
  await book(stranger, (await aYacht(stranger)).id, 'Theirs', '06-07T15', '06-14T07');

  const movements = await listed(maya);
  expect(movements.map(({ title }: { title: string }) => title)).toEqual(['Back', 'Out', 'Leaves']);
  expect(movements[0]).toEqual({
    eventId: back.id,
    title: 'Back',
    type: 'charter',
    yachtId: yacht.id,
    yachtName: 'Aurelia',
    startDate: '2031-05-31T15:00:00.000Z',
    endDate: '2031-06-07T07:00:00.000Z',
    customerId: guest.id,
    customerName: 'Ada Fenwick',
    phone: '+44 20 7946 0958',
    crew: [
      { id: captain.id, name: 'Marc Rossi', role: 'Captain', isCaptain: true },
      { id: mate.id, name: 'Ana Ferrer', role: 'Captain', isCaptain: false },
    ],
    companyId: maya.companyId,
    companyName: expect.any(String),
  });
  expect(movements[1]).toMatchObject({ customerId: null, customerName: null, phone: null, crew: [] });
  const admin = await aPerson(world, { role: 'admin' });
  expect((await listed(admin)).map(({ title }: { title: string }) => title)).toEqual(expect.arrayContaining(['Back', 'Theirs']));
});

test.each([
  ['from=2031-06-07T00:00:00Z', 400],
  ['from=today&to=tomorrow', 400],
  ['from=2031-06-08T00:00:00Z&to=2031-06-07T00:00:00Z', 400],
  ['from=2031-06-01T00:00:00Z&to=2031-06-09T00:00:00Z', 400],
  ['from=2031-06-01T00:00:00Z&to=2031-06-08T00:00:00Z', 200],
  // A week in Paris in which the clocks go back.
  ['from=2031-10-19T22:00:00Z&to=2031-10-26T23:00:00Z', 200],
])('a request for movements with %s is answered with %i', async (query, status) => {
  const person = await aPerson(world);
  expect((await person.call('GET', `/api/schedule/movements?${query}`)).status).toBe(status);
});
