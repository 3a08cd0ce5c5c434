import { expect, test } from 'vitest';
import { aPerson, aWorld, aYacht, type Person } from './testing/given.ts';

const world = aWorld();

/** Three of everything, created in an order that no sorting matches. */
async function aCompanyWithThreeOfAll(): Promise<{ maya: Person; yachtId: number; crewId: number }> {
  const maya = await aPerson(world);
  const { id: yachtId } = await aYacht(maya);
  const made = async (path: string, each: object) => (await maya.call('POST', path, each)).body.id as number;
  const crewId = await made('/api/crew', { name: 'Étienne Marchand', role: 'Captain', yachtId });
  for (const member of [
    { name: 'Zeynep Aydın', role: 'Chef', yachtId },
    { name: 'Ana Ferrer', role: 'Deckhand', yachtId },
  ])
    await made('/api/crew', member);
  for (const [type, expiryDate] of [
    ['ML5', '2031-02-01'],
    ['ENG1', '2031-03-01'],
    ['STCW', '2031-01-01'],
  ])
    await made(`/api/crew/${crewId}/certificates`, { type, expiryDate });
  for (const [firstName, lastName] of [
    ['Leo', 'Moreau'],
    ['Ada', 'Whitlock'],
    ['Mia', 'Jensen'],
  ])
    await made('/api/customers', { firstName, lastName });
  for (const [title, scheduledDate] of [
    ['Oil change', '2031-03-01T08:00:00Z'],
    ['antifouling', '2031-01-01T08:00:00Z'],
    ['Rigging', '2031-02-01T08:00:00Z'],
  ])
    await made('/api/maintenance', { title, scheduledDate, type: 'hull', yachtId });
  for (const [arrivalLocation, departureDate] of [
    ['Calvi', '2031-02-01T08:00:00Z'],
    ['Ajaccio', '2031-03-01T08:00:00Z'],
    ['Bonifacio', '2031-01-01T08:00:00Z'],
  ])
    await made('/api/trips', { departureLocation: 'Antibes', arrivalLocation, departureDate, yachtId });
  return { maya, yachtId, crewId };
}

const orders = {
  crew: {
    of: 'name',
    usual: 'name',
    name: ['Ana Ferrer', 'Étienne Marchand', 'Zeynep Aydın'],
    role: ['Étienne Marchand', 'Zeynep Aydın', 'Ana Ferrer'],
    id: ['Étienne Marchand', 'Zeynep Aydın', 'Ana Ferrer'],
  },
  certificates: {
    of: 'type',
    usual: 'expiryDate',
    expiryDate: ['STCW', 'ML5', 'ENG1'],
    type: ['ENG1', 'ML5', 'STCW'],
    id: ['ML5', 'ENG1', 'STCW'],
  },
  customers: { of: 'lastName', usual: 'name', name: ['Jensen', 'Moreau', 'Whitlock'], id: ['Moreau', 'Whitlock', 'Jensen'] },
  maintenance: {
    of: 'title',
    usual: '-scheduledDate',
    scheduledDate: ['antifouling', 'Rigging', 'Oil change'],
    title: ['antifouling', 'Oil change', 'Rigging'],
    id: ['Oil change', 'antifouling', 'Rigging'],
  },
  trips: {
    of: 'arrivalLocation',
    usual: '-departureDate',
    departureDate: ['Bonifacio', 'Calvi', 'Ajaccio'],
    id: ['Calvi', 'Ajaccio', 'Bonifacio'],
  },
};

test.each(Object.entries(orders))(
  '%s come in each order that is offered, turned round by a minus, and in no other',
  async (part, { of, usual, ...sorts }) => {
    const { maya, yachtId, crewId } = await aCompanyWithThreeOfAll();
    const paths = [
      `/api/${part}`,
      ...(part === 'certificates' ? [`/api/crew/${crewId}/certificates`] : part === 'customers' ? [] : [`/api/yachts/${yachtId}/${part}`]),
    ];
    for (const path of paths) {
      const listed = async (query: string) =>
        (await maya.call('GET', `${path}?${query}`)).body.map((each: Record<string, unknown>) => each[of]);
      for (const [sort, expected] of Object.entries(sorts)) {
        expect(await listed(`sort=${sort}`), `${path} by ${sort}`).toEqual(expected);
        expect(await listed(`sort=-${sort}`), `${path} by -${sort}`).toEqual(expected.toReversed());
        expect(await listed(`sort=${sort}&limit=1&offset=1`), `the second page of ${path} by ${sort}`).toEqual(expected.slice(1, 2));
      }
      expect(await listed('')).toEqual(await listed(`sort=${usual}`));
      expect((await maya.call('GET', `${path}?sort=updated_at`)).status).toBe(400);
    }
  },
);

test('certificates that never expire are at the end in both directions', async () => {
  const { maya, crewId } = await aCompanyWithThreeOfAll();
  await maya.call('POST', `/api/crew/${crewId}/certificates`, { type: 'Powerboat' });
  for (const sort of ['expiryDate', '-expiryDate'])
    expect((await maya.call('GET', `/api/certificates?sort=${sort}`)).body.at(-1).type).toBe('Powerboat');
});
