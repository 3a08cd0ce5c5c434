import { expect, test } from 'vitest';
import { aPerson, aWorld, aYacht, type Person } from '../testing/given.ts';

const world = aWorld();

const items = [{ description: 'Charter', unitPrice: 1000 }];
const houseRules = { checkIn: '17:00', checkOut: '09:00', taxRate: '20', daysToPay: 14 };

/** Someone whose company uses euros and has house rules, with two yachts, one of which has different ones. */
async function aHouse() {
  const maya = await aPerson(world);
  await maya.call('PATCH', `/api/companies/${maya.companyId}`, { defaultCurrency: 'EUR', houseRules });
  const own = { taxRate: '7.7', daysToPay: 3, currency: 'CHF' };
  return { maya, usual: await aYacht(maya), other: await aYacht(maya, { houseRules: own }) };
}

const made = async (maya: Person, path: string, body: object) => {
  const answer = await maya.call('POST', path, body);
  expect(answer.status).toBe(201);
  return answer.body;
};

let days = 0;
const aBooking = (maya: Person, yachtId: number, more: object = {}) => {
  const [startDate, endDate] = [`203${++days}-06-05T10:00:00Z`, `203${days}-06-06T10:00:00Z`];
  return made(maya, '/api/schedule', { title: 'Week', type: 'charter', yachtId, startDate, endDate, ...more });
};

test('are stored and returned as entered, and a company without any has none', async () => {
  const maya = await aPerson(world);
  const path = `/api/companies/${maya.companyId}`;
  expect((await maya.call('GET', path)).body.houseRules).toEqual({});
  const { body } = await maya.call('PATCH', path, { houseRules: { ...houseRules, workEnds: '' } });
  expect(body.houseRules).toEqual({ ...houseRules, taxRate: '20.00', workEnds: null });
  expect((await maya.call('GET', path)).body).toEqual(body);
  const yacht = await aYacht(maya);
  expect(yacht.houseRules).toBeNull();
  const changed = await maya.call('PATCH', `/api/yachts/${yacht.id}`, { houseRules: { checkIn: '12:00' } });
  expect(changed.body.houseRules).toEqual({ checkIn: '12:00' });
  expect((await maya.call('PATCH', path, { houseRules: { checkIn: 'noon' } })).body.errors).toEqual([
    { path: 'houseRules.checkIn', message: 'Please enter a time such as 17:00' },
  ]);
});

test('set the hours between charters: the yacht’s own, else the company’s, else the default', async () => {
  const maya = await aPerson(world);
  const [own, usual] = [await aYacht(maya, { name: 'Own', houseRules: { turnaroundHours: 9.5 } }), await aYacht(maya, { name: 'Usual' })];
  const turnarounds = async () => {
    const { body } = await maya.call('GET', '/api/yachts?sort=name');
    return body.map(({ name, turnaroundHours }: Record<string, unknown>) => [name, turnaroundHours]);
  };
  expect([own.turnaroundHours, usual.turnaroundHours]).toEqual([9.5, null]);
  await maya.call('PATCH', `/api/companies/${maya.companyId}`, { houseRules: { turnaroundHours: 0 } });
  expect(await turnarounds()).toEqual([
    ['Own', 9.5],
    ['Usual', 0],
  ]);
  const refused = await maya.call('PATCH', `/api/yachts/${own.id}`, { houseRules: { turnaroundHours: 100 } });
  expect(refused.body.errors).toEqual([
    { path: 'houseRules.turnaroundHours', message: 'Turnaround must be from 0 to 72 hours, whole or half' },
  ]);
});

test('give new records a currency by default: the yacht’s own, else the company’s', async () => {
  const { maya, usual, other } = await aHouse();
  const expense = { category: 'fuel', description: 'Diesel', amount: 5, expenseDate: '2026-06-05' };
  const income = { category: 'charter', description: 'Deposit', amount: 5, incomeDate: '2026-06-05', paymentStatus: 'paid' };
  for (const [yachtId, currency] of [
    [usual.id, 'EUR'],
    [other.id, 'CHF'],
  ]) {
    expect((await aBooking(maya, yachtId)).currency).toBe(currency);
    expect((await made(maya, '/api/expenses', { ...expense, yachtId })).currency).toBe(currency);
    expect((await made(maya, '/api/income', { ...income, yachtId })).currency).toBe(currency);
    const work = { title: 'Engine service', type: 'engine', yachtId, scheduledDate: `204${++days}-02-01T08:00:00Z` };
    expect((await made(maya, '/api/maintenance', work)).currency).toBe(currency);
  }
  expect((await made(maya, '/api/expenses', expense)).currency).toBe('EUR');
  expect((await made(maya, '/api/expenses', { ...expense, currency: 'GBP' })).currency).toBe('GBP');
});

test('give a new invoice its tax rate, due date and currency by default', async () => {
  const { maya, usual, other } = await aHouse();
  const { id: customerId } = await made(maya, '/api/customers', { firstName: 'Ada', lastName: 'Fenwick' });
  const invoice = (more: object) => made(maya, '/api/invoices', { customerId, issueDate: '2026-06-05', items, ...more });
  expect(await invoice({})).toMatchObject({ currency: 'EUR', taxRate: '20.00', dueDate: '2026-06-19', total: '1200.00' });
  expect(await invoice({ taxRate: null, dueDate: '2026-06-06' })).toMatchObject({ taxRate: '0.00', dueDate: '2026-06-06' });
  const booked = await aBooking(maya, other.id, { currency: 'GBP' });
  const ofOther = await invoice({ eventId: booked.id });
  expect(ofOther).toMatchObject({ currency: 'GBP', taxRate: '7.70', dueDate: '2026-06-08' });
  expect((await maya.call('PATCH', `/api/invoices/${ofOther.id}`, { dueDate: '' })).body.dueDate).toBe('2026-06-08');
  expect(await invoice({ eventId: (await aBooking(maya, usual.id)).id })).toMatchObject({ currency: 'EUR', dueDate: '2026-06-19' });
});

test('don’t change existing records', async () => {
  const { maya, usual } = await aHouse();
  const booked = await aBooking(maya, usual.id);
  await maya.call('PATCH', `/api/companies/${maya.companyId}`, { defaultCurrency: 'USD' });
  expect((await maya.call('PATCH', `/api/schedule/${booked.id}`, { title: 'Two weeks' })).body.currency).toBe('EUR');
});
