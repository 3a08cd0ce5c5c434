import { expect, test } from 'vitest';
import { aPerson, aWorld, type Person } from '../testing/given.ts';
import { makeRecurring } from './recurring-making.ts';

const world = aWorld();
const fuel = { category: 'fuel', description: 'Diesel', amount: '3984.00', currency: 'EUR', expenseDate: '2026-06-01' };
const charge = {
  category: 'consulting',
  description: 'Survey',
  amount: '79.20',
  currency: 'EUR',
  incomeDate: '2026-06-01',
  paymentStatus: 'paid',
};

async function aRate(person: Person, more: object = {}) {
  const { body } = await person.call('POST', '/api/tax-rates', {
    name: 'France standard',
    category: 'S',
    percent: '20',
    validFrom: '2020-01-01',
    ...more,
  });
  return body.id as number;
}

test('an expense has the tax that its rate gives, which changes with the amount', async () => {
  const maya = await aPerson(world);
  const taxRateId = await aRate(maya);
  const { body } = await maya.call('POST', '/api/expenses', { ...fuel, taxRateId });
  expect(body).toMatchObject({ taxRateId, taxRateName: 'France standard', taxPercent: '20.00', taxAmount: '664.00' });
  const half = await maya.call('PATCH', `/api/expenses/${body.id}`, { amount: '1992.00' });
  expect(half.body.taxAmount).toBe('332.00');
  const none = await maya.call('PATCH', `/api/expenses/${body.id}`, { taxRateId: null });
  expect(none.body).toMatchObject({ taxRateId: null, taxRateName: null, taxPercent: null, taxAmount: null });
});

test('a tax that was entered stays as long as its rate, and another rate calculates its own', async () => {
  const maya = await aPerson(world);
  const [standard, reduced] = [await aRate(maya), await aRate(maya, { name: 'France reduced', percent: '5.5' })];
  const { body } = await maya.call('POST', '/api/expenses', { ...fuel, amount: '120.00', taxRateId: standard, taxAmount: '19.98' });
  expect(body.taxAmount).toBe('19.98');
  expect((await maya.call('PATCH', `/api/expenses/${body.id}`, { amount: '240.00' })).body.taxAmount).toBe('19.98');
  expect((await maya.call('PATCH', `/api/expenses/${body.id}`, { notes: 'At the pump' })).body.taxAmount).toBe('19.98');
  expect((await maya.call('PATCH', `/api/expenses/${body.id}`, { taxAmount: null })).body.taxAmount).toBe('40.00');
  expect((await maya.call('PATCH', `/api/expenses/${body.id}`, { taxRateId: reduced })).body.taxAmount).toBe('12.51');
  const mixed = await maya.call('POST', '/api/expenses', { ...fuel, taxAmount: '12.34' });
  expect(mixed.body).toMatchObject({ taxRateId: null, taxAmount: '12.34' });
});

test('income has tax too, except income from a payment, whose invoice has it', async () => {
  const maya = await aPerson(world);
  const taxRateId = await aRate(maya, { percent: '19' });
  const { body } = await maya.call('POST', '/api/income', { ...charge, taxRateId });
  expect([body.taxAmount, body.taxPercent]).toEqual(['12.65', '19.00']);
  const customer = (await maya.call('POST', '/api/customers', { firstName: 'Ada', lastName: 'Fenwick' })).body;
  await maya.call('POST', '/api/payments', {
    direction: 'in',
    customerId: customer.id,
    day: '2026-06-01',
    amount: '50.00',
    currency: 'EUR',
  });
  const [paid] = (await maya.call('GET', '/api/income')).body.filter(({ paymentId }: { paymentId: number | null }) => paymentId !== null);
  expect((await maya.call('PATCH', `/api/income/${paid.id}`, { taxRateId })).body.code).toBe('belongs_to_payment');
});

test.each([
  [{ taxAmount: '3984.01' }, 'taxAmount', "The tax can't be more than the amount"],
  [{ taxAmount: '-1' }, 'taxAmount', 'Tax must be 0 or more'],
])('with %j an expense is refused at its field', async (wrong, path, message) => {
  const maya = await aPerson(world);
  expect((await maya.call('POST', '/api/expenses', { ...fuel, ...wrong })).body.errors).toEqual([{ path, message }]);
});

test("a rate of another company, or one that isn't valid on the day, is refused", async () => {
  const [maya, nora] = [await aPerson(world), await aPerson(world)];
  const theirs = await aRate(nora);
  expect((await maya.call('POST', '/api/expenses', { ...fuel, taxRateId: theirs })).body.errors).toEqual([
    { path: 'taxRateId', message: "This tax rate isn't in your company." },
  ]);
  const ended = await aRate(maya, { validTo: '2026-05-31' });
  const message = "France standard isn't valid on this day.";
  expect((await maya.call('POST', '/api/expenses', { ...fuel, taxRateId: ended })).body.errors).toEqual([{ path: 'taxRateId', message }]);
  const before = await maya.call('POST', '/api/expenses', { ...fuel, expenseDate: '2026-05-31', taxRateId: ended });
  expect(before.status).toBe(201);
  const moved = await maya.call('PATCH', `/api/expenses/${before.body.id}`, { expenseDate: '2026-06-01' });
  expect(moved.body.errors).toEqual([{ path: 'taxRateId', message }]);
});

test('a rate that an expense uses can be ended, but not deleted', async () => {
  const maya = await aPerson(world);
  const taxRateId = await aRate(maya);
  await maya.call('POST', '/api/expenses', { ...fuel, taxRateId });
  expect((await maya.call('DELETE', `/api/tax-rates/${taxRateId}`)).body).toMatchObject({
    code: 'rate_in_use',
    message: 'France standard is in the books. End it, and add the new one.',
  });
  expect((await maya.call('PATCH', `/api/tax-rates/${taxRateId}`, { validTo: '2026-12-31' })).status).toBe(200);
});

test('a recurring expense has the rate that is valid on its day', async () => {
  const maya = await aPerson(world);
  const old = await aRate(maya, { percent: '19', validTo: '2026-02-28' });
  await aRate(maya, { percent: '20', validFrom: '2026-03-01' });
  const { category, description, amount, currency } = fuel;
  const body = { category, description, amount, currency, taxRateId: old };
  const every = { kind: 'expense', every: 1, unit: 'month', startsOn: '2026-02-15', endsOn: '2026-03-20', body };
  expect((await maya.call('POST', '/api/recurring', every)).status).toBe(201);
  await makeRecurring({ db: world.db, log: world.app.log }, new Date('2026-04-01T12:00:00Z'));
  const made = (await maya.call('GET', '/api/expenses?sort=date')).body;
  expect(made.map(({ taxPercent, taxAmount }: Record<string, string>) => [taxPercent, taxAmount])).toEqual([
    ['19.00', '636.10'],
    ['20.00', '664.00'],
  ]);
});
