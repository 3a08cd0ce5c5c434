import { beforeAll, describe, expect, test } from 'vitest';
import { anInvoice } from '../testing/books.ts';
import { aDesk } from '../testing/charters.ts';
import { aStatement } from '../testing/owners.ts';
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
  await add('documents', { yachtId: yacht.id, type: 'Zaïre' });
  await add('maintenance', { title: 'Zaïre', yachtId: yacht.id, type: 'hull', scheduledDate: '2031-01-01' });
  const equipment = await add('equipment', { name: 'Zaïre', yachtId: yacht.id });
  await add('meters', { equipmentId: equipment.id });
  await add('service-plans', { title: 'Zaïre', equipmentId: equipment.id, everyMonths: 12 });
  await add('services', { title: 'Zaïre', yachtId: yacht.id, doneOn: '2021-01-01' });
  await add('defects', { title: 'Zaïre', yachtId: yacht.id });
  await add('report-links', { yachtId: yacht.id });
  await add('checklists', { name: 'Zaïre', purpose: 'service' });
  await add('parts', { name: 'Zaïre' });
  await add('trips', { yachtId: yacht.id, departureLocation: 'Zaïre', arrivalLocation: 'Nice', departureDate: '2031-06-01' });
  const money = { description: 'Zaïre', currency: 'EUR', amount: 1 };
  await add('expenses', { ...money, category: 'fuel', expenseDate: '2031-06-01' });
  await add('income', { ...money, category: 'charter', paymentStatus: 'paid', incomeDate: '2031-06-01' });
  await add('agencies', { name: 'Zaïre Charters', commissionPercent: '10' });
  await add('invoices', {
    customerId: customer.id,
    issueDate: '2031-06-01',
    notes: 'Zaïre',
    items: [{ description: 'x', unitPrice: 1 }],
    currency: 'EUR',
  });
  const { id: ownerId } = await add('yacht-owners', { name: 'Zaïre', email: 'z@owners.example' });
  await aStatement(world, { companyId, ownerId, yachtId: yacht.id }, { number: 'Zaïre' });
  await add('tax-rates', { name: 'Zaïre', category: 'S', percent: '20.00', country: 'FR', validFrom: '2031-01-01' });
  const account = await add('bank-accounts', { name: 'Zaïre', currency: 'EUR' });
  const lines = { name: 'Zaïre.csv', content: 'Date;Amount;Text\n2026-06-01;10.00;Zaïre' };
  await maya.call('POST', `/api/bank-accounts/${account.id}/statements`, lines);
  await add('payments', {
    customerId: customer.id,
    direction: 'in',
    day: '2026-06-01',
    amount: '5.00',
    currency: 'EUR',
    reference: 'Zaïre',
  });
  const issued = await anInvoice(maya, { status: 'sent' });
  await add(`invoices/${issued.id}/credit-notes`, { reason: 'Zaïre' });
});

describe('searching for words', () => {
  test.each([
    'yachts',
    'crew',
    'certificates',
    'documents',
    'customers',
    'agencies',
    'schedule',
    'maintenance',
    'equipment',
    'meters',
    'service-plans',
    'services',
    'defects',
    'report-links',
    'checklists',
    'parts',
    'trips',
    'expenses',
    'income',
    'invoices',
    'activities',
    'activities/people',
    'team',
    'users',
    'companies',
    'yacht-owners',
    'owner-statements',
    'tax-rates',
    'bank-accounts',
    'bank-files',
    'bank-lines',
    'payments',
    'credit-notes',
  ])('in %s ignores accents and case', async (list) => {
    const asker = list === 'users' || list === 'companies' ? admin : maya;
    for (const words of ['zaire', 'ZAÏRE', 'Zai\u0308re', 'zaïr']) {
      const { status, body } = await asker.call('GET', `/api/${list}?q=${encodeURIComponent(words)}`);
      expect([status, body.length > 0], words).toEqual([200, true]);
    }
    expect((await asker.call('GET', `/api/${list}?q=zair%25`)).body).toEqual([]);
  });

  test('in APAs ignores accents and case', async () => {
    const desk = await aDesk(world);
    await desk.maya.call('PATCH', `/api/yachts/${desk.aurelia.id}`, { name: 'Zaïre' });
    const quote = await desk.aQuote({ customerId: desk.customer.id });
    await desk.maya.call('POST', `/api/charters/${quote.id}/book`, {});
    const { body: apa } = await desk.maya.call('POST', '/api/apa', { charterId: quote.id, amount: 100 });
    for (const words of ['zaire', 'ZAÏRE', 'zaïr'])
      expect((await desk.maya.call('GET', `/api/apa?q=${encodeURIComponent(words)}`)).body).toMatchObject([{ id: apa.id }]);
  });

  test.each(['jorg', 'JÖRG', 'caglar', 'jorg cag'])('finds Jörg Çağlar by %j', async (words) => {
    const { body } = await maya.call('GET', `/api/customers?q=${encodeURIComponent(words)}`);
    expect(body).toMatchObject([{ firstName: 'Jörg', lastName: 'Çağlar' }]);
  });
});

describe('the people offered for a few letters', () => {
  let nora: Person;
  const offered = async (words: string, more = '') =>
    (await nora.call('GET', `/api/customers?q=${encodeURIComponent(words)}${more}`)).body.map(
      ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`,
    );

  const agencies = async (words: string) =>
    (await nora.call('GET', `/api/agencies?q=${encodeURIComponent(words)}`)).body.map(({ name }: { name: string }) => name);

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
    // First by the beginning of a word in the name, then by a part of one; Ed matches by the first part of his email address.
    ['Ma', ['Ómar Maïs', 'Omar Al-Rashid', 'Thomas Berg', 'Ed O’Rourke']],
    ['omar', ['Omar Al-Rashid', 'Ómar Maïs']],
    ['admiral', ['Ómar Maïs']],
    ['mail', []],
    ['@mail', ['Omar Al-Rashid', 'Catherine Ashworth', 'Thomas Berg', 'Ómar Maïs', 'Ed O’Rourke']],
    ['omar@', ['Omar Al-Rashid']],
  ])(
    'for %j are first those whose name has a word that begins so, then others, also by their email before the @',
    async (words, people) => {
      expect(await offered(words)).toEqual(people);
    },
  );

  test('include agencies, first by the beginning of a word in their name, also by their email before the @', async () => {
    for (const [name, email] of [
      ['Aroma Yachting', 'hello@mail.example'],
      ['Blue Mare', 'info@mail.example'],
      ['Coastline', 'mara@mail.example'],
      ['Deep Water', 'desk@mail.example'],
    ])
      await nora.call('POST', '/api/agencies', { name, email, commissionPercent: '10' });
    expect(await agencies('ma')).toEqual(['Blue Mare', 'Aroma Yachting', 'Coastline']);
    expect(await agencies('desk@m')).toEqual(['Deep Water']);
  });

  test('come in the requested order, if there is one', async () => {
    expect(await offered('ash', '&sort=name')).toEqual(['Omar Al-Rashid', 'Catherine Ashworth']);
  });
});

describe('the records offered for a few letters', () => {
  let kim: Person;

  // In the usual order, the record whose name has no word that begins so comes first.
  beforeAll(async () => {
    kim = await aPerson(world);
    const yacht = await aYacht(kim);
    for (const [name, day] of [
      ['A shim for the shaft', '2031-02-01'],
      ['Replace the hîmmel valve', '2031-01-01'],
    ] as const) {
      const { id: equipmentId } = (await kim.call('POST', '/api/equipment', { name, yachtId: yacht.id })).body;
      await kim.call('POST', '/api/maintenance', { title: name, yachtId: yacht.id, type: 'hull', scheduledDate: day });
      await kim.call('POST', '/api/service-plans', { title: 'Service', equipmentId, dueOn: day === '2031-02-01' ? '2030-12-01' : day });
      await kim.call('POST', '/api/checklists', { name, purpose: 'service' });
      await kim.call('POST', '/api/parts', { name });
      const severity = day === '2031-02-01' ? 'urgent' : 'minor';
      await kim.call('POST', '/api/defects', { title: name, yachtId: yacht.id, severity });
    }
  });

  test.each([
    ['maintenance', 'title'],
    ['service-plans', 'equipmentName'],
    ['defects', 'title'],
    ['equipment', 'name'],
    ['checklists', 'name'],
    ['parts', 'name'],
  ])('in %s are first those whose %s has a word that begins so', async (list, name) => {
    const { body } = await kim.call('GET', `/api/${list}?q=him`);
    expect(body.map((row: Record<string, string>) => row[name])).toEqual(['Replace the hîmmel valve', 'A shim for the shaft']);
  });
});

describe('the owners of yachts offered for a few letters', () => {
  let nora: Person;
  beforeAll(async () => {
    nora = await aPerson(world);
    for (const [name, email] of [
      ['Oman Marine Ltd', 'office@mail.example'],
      ['Thomas Berg', 'tb@mail.example'],
      ['Zoë Ómarsson', 'admiral@mail.example'],
    ])
      await nora.call('POST', '/api/yacht-owners', { name, email });
  });

  test.each([
    ['oma', ['Oman Marine Ltd', 'Zoë Ómarsson', 'Thomas Berg']],
    ['admiral', ['Zoë Ómarsson']],
    ['mail', []],
    ['tb@m', ['Thomas Berg']],
  ])('for %j are first those whose name has a word that begins so, then others, also by their email before the @', async (words, names) => {
    const { body } = await nora.call('GET', `/api/yacht-owners?q=${encodeURIComponent(words)}`);
    expect(body.map(({ name }: { name: string }) => name)).toEqual(names);
  });
});
