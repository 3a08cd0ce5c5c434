import { beforeAll, describe, expect, test } from 'vitest';
import { aCrewMember, aPerson, aWorld, aYacht, type Person } from '../testing/given.ts';

const world = aWorld();
let maya: Person;
let admin: Person;

beforeAll(async () => {
  [maya, admin] = [await aPerson(world), await aPerson(world, { role: 'admin' })];
  const companyId = maya.companyId as number;
  const add = async (path: string, body: object) => {
    const answer = await maya.call('POST', `/api/${path}`, body);
    expect([path, answer.status]).toEqual([path, 201]);
    return answer.body;
  };
  await world.owner.query(`update companies set name = 'Łódź Zaïre' where id = $1`, [companyId]);
  await world.owner.query(`update users set first_name = 'Zoë', last_name = 'Zaïre' where id = $1`, [maya.id]);
  const yacht = await aYacht(maya, { name: 'Zaïre' });
  const member = await aCrewMember(world, companyId, { name: 'Étienne Zaïre' });
  await add(`crew/${member.id}/certificates`, { type: 'Zaïre' });
  const customer = await add('customers', { firstName: 'Jörg', lastName: 'Çağlar', address: 'Zaïre 1' });
  const [startDate, endDate] = ['2031-06-07T10:00:00Z', '2031-06-07T20:00:00Z'];
  await add('schedule', { title: 'Zaïre', yachtId: yacht.id, type: 'charter', startDate, endDate });
  await add('maintenance', { title: 'Zaïre', yachtId: yacht.id, type: 'hull', scheduledDate: '2031-01-01' });
  await add('trips', { yachtId: yacht.id, departureLocation: 'Zaïre', arrivalLocation: 'Nice', departureDate: '2031-06-01' });
  const money = { description: 'Zaïre', currency: 'EUR', amount: 1 };
  await add('expenses', { ...money, category: 'fuel', expenseDate: '2031-06-01' });
  await add('income', { ...money, category: 'charter', paymentStatus: 'paid', incomeDate: '2031-06-01' });
  await add('invoices', {
    customerId: customer.id,
    issueDate: '2031-06-01',
    notes: 'Zaïre',
    items: [{ description: 'x', unitPrice: 1 }],
    currency: 'EUR',
  });
});

describe('looking for words', () => {
  test.each([
    'yachts',
    'crew',
    'certificates',
    'customers',
    'schedule',
    'maintenance',
    'trips',
    'expenses',
    'income',
    'invoices',
    'activities',
    'activities/people',
    'team',
    'users',
    'companies',
  ])('among %s minds neither accents nor case', async (list) => {
    const asker = list === 'users' || list === 'companies' ? admin : maya;
    for (const words of ['zaire', 'ZAÏRE', 'Zai\u0308re', 'zaïr']) {
      const { status, body } = await asker.call('GET', `/api/${list}?q=${encodeURIComponent(words)}`);
      expect([status, body.length > 0], words).toEqual([200, true]);
    }
    expect((await asker.call('GET', `/api/${list}?q=zair%25`)).body).toEqual([]);
  });

  test.each(['jorg', 'JÖRG', 'caglar', 'jorg cag'])('finds Jörg Çağlar by %j', async (words) => {
    const { body } = await maya.call('GET', `/api/customers?q=${encodeURIComponent(words)}`);
    expect(body).toMatchObject([{ firstName: 'Jörg', lastName: 'Çağlar' }]);
  });
});

describe('who is offered for a few letters', () => {
  let nora: Person;
  const offered = async (words: string, more = '') =>
    (await nora.call('GET', `/api/customers?q=${encodeURIComponent(words)}${more}`)).body.map(
      ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`,
    );

  beforeAll(async () => {
    nora = await aPerson(world);
    for (const [firstName, lastName, email] of [
      ['Omar', 'Al-Rashid', 'omar@mail.example'],
      ['Catherine', 'Ashworth', 'catherine@mail.example'],
      ['Thomas', 'Berg', 'tb@mail.example'],
      ['Ómar', 'Maïs', 'admiral@mail.example'],
      ['Ed', 'O’Rourke', 'macro@mail.example'],
    ])
      await nora.call('POST', '/api/customers', { firstName, lastName, email });
  });

  test.each([
    ['Ash', ['Catherine Ashworth', 'Omar Al-Rashid']],
    ['rash', ['Omar Al-Rashid']],
    ['al-r', ['Omar Al-Rashid']],
    ['rour', ['Ed O’Rourke']],
    // By a word of their name, then by a part of one; Ed by who he is at his mail's.
    ['Ma', ['Ómar Maïs', 'Omar Al-Rashid', 'Thomas Berg', 'Ed O’Rourke']],
    ['omar', ['Omar Al-Rashid', 'Ómar Maïs']],
    ['admiral', ['Ómar Maïs']],
    ['mail', []],
    ['@mail', ['Omar Al-Rashid', 'Catherine Ashworth', 'Thomas Berg', 'Ómar Maïs', 'Ed O’Rourke']],
    ['omar@', ['Omar Al-Rashid']],
  ])('%j: those first in whose name a word begins so, and of their mail what stands before the @', async (words, people) => {
    expect(await offered(words)).toEqual(people);
  });

  test('comes in the order that is asked for, if one is', async () => {
    expect(await offered('ash', '&sort=name')).toEqual(['Omar Al-Rashid', 'Catherine Ashworth']);
  });
});
