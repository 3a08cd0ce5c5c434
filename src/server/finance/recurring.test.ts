import { describe, expect, test } from 'vitest';
import { aPerson, aWorld, aYacht, type Person } from '../testing/given.ts';
import { listenTo } from '../testing/announcements.ts';
import { aCustomer } from '../testing/books.ts';
import { makeRecurring } from './recurring-making.ts';

const world = aWorld();
const berth = { category: 'docking', description: 'Berth 14', amount: '900', currency: 'EUR', vendor: 'Port Vauban' };
const monthly = { every: 1, unit: 'month', startsOn: '2031-01-31' };
/** Eight in the morning of a day in Paris, where these companies are. */
const morningOf = (day: string) => new Date(`${day}T07:00:00Z`);

async function aManager(): Promise<Person> {
  const maya = await aPerson(world);
  await world.owner.query(`update companies set time_zone = 'Europe/Paris' where id = $1`, [maya.companyId]);
  return maya;
}

async function repeats(maya: Person, more: object = {}): Promise<any> {
  const { status, body } = await maya.call('POST', '/api/recurring', { kind: 'expense', ...monthly, body: berth, ...more });
  expect(status).toBe(201);
  return body;
}

const expensesOf = async (maya: Person) =>
  (await maya.call('GET', '/api/expenses?sort=date')).body.map(({ expenseDate, amount }: any) => [expenseDate, amount]);
const read = async (maya: Person, id: number) => (await maya.call('GET', `/api/recurring/${id}`)).body;

describe('a recurring expense', () => {
  test('is logged once on the morning of each of its days, including missed ones', async () => {
    const maya = await aManager();
    const { id } = await repeats(maya);
    await makeRecurring({ db: world.db, log: world.app.log }, new Date('2031-01-30T23:30:00Z'));
    expect(await expensesOf(maya)).toEqual([]);
    await makeRecurring({ db: world.db, log: world.app.log }, morningOf('2031-01-31'));
    await Promise.all(Array.from({ length: 5 }, () => makeRecurring({ db: world.db, log: world.app.log }, morningOf('2031-03-31'))));
    expect(await expensesOf(maya)).toEqual([
      ['2031-01-31', '900.00'],
      ['2031-02-28', '900.00'],
      ['2031-03-31', '900.00'],
    ]);
    expect(await read(maya, id)).toMatchObject({ nextOn: '2031-04-30', problem: null, title: 'Berth 14' });
    const { body: activities } = await maya.call('GET', '/api/activities?limit=1');
    expect(activities[0]).toMatchObject({ userName: 'Fairlead', details: 'Logged expense Berth 14, every month' });
  });

  test('can be skipped once, changed for the future, and ended; logged expenses stay', async () => {
    const maya = await aManager();
    const { id } = await repeats(maya);
    await makeRecurring({ db: world.db, log: world.app.log }, morningOf('2031-01-31'));
    expect((await maya.call('POST', `/api/recurring/${id}/skip`)).body.nextOn).toBe('2031-03-31');
    const changed = await maya.call('PATCH', `/api/recurring/${id}`, { body: { ...berth, amount: '950' } });
    expect([changed.status, changed.body.nextOn]).toEqual([200, '2031-03-31']);
    await makeRecurring({ db: world.db, log: world.app.log }, morningOf('2031-03-31'));
    expect((await maya.call('PATCH', `/api/recurring/${id}`, { every: 2 })).body.nextOn).toBe('2031-05-31');
    expect((await maya.call('DELETE', `/api/recurring/${id}`)).status).toBe(204);
    await makeRecurring({ db: world.db, log: world.app.log }, morningOf('2032-01-01'));
    expect(await expensesOf(maya)).toEqual([
      ['2031-01-31', '900.00'],
      ['2031-03-31', '950.00'],
    ]);
  });

  test('is over after its last day', async () => {
    const maya = await aManager();
    const { id } = await repeats(maya, { endsOn: '2031-02-28' });
    await makeRecurring({ db: world.db, log: world.app.log }, morningOf('2031-06-01'));
    expect(await expensesOf(maya)).toHaveLength(2);
    expect((await read(maya, id)).nextOn).toBeNull();
    const over = await maya.call('POST', `/api/recurring/${id}/skip`);
    expect([over.status, over.body.code]).toEqual([409, 'recurring_over']);
    expect((await maya.call('PATCH', `/api/recurring/${id}`, { endsOn: null })).body.nextOn).toBe('2031-03-31');
  });

  test('is logged after one that fails unexpectedly, however many have failed before', async () => {
    const [maya, nora] = [await aManager(), await aManager()];
    const broken = await repeats(nora, { startsOn: '2031-01-01' });
    await world.owner.query(`update recurring set body = '{"amount": 9e20}' where id = $1`, [broken.id]);
    await world.owner.query(
      `insert into recurring (company_id, kind, every, unit, starts_on, next_on, body, problem)
      select company_id, kind, every, unit, starts_on, next_on, '{"yachtId": 0}', 'This yacht isn’t in your fleet.'
      from recurring, generate_series(1, 500) where id = $1`,
      [broken.id],
    );
    const { id } = await repeats(maya);
    await makeRecurring({ db: world.db, log: world.app.log }, morningOf('2031-01-31'));
    expect((await read(maya, id)).nextOn).toBe('2031-02-28');
    expect(await read(nora, broken.id)).toMatchObject({ nextOn: '2031-01-01', problem: null });
    await world.owner.query('delete from recurring where company_id = $1', [nora.companyId]);
  });

  test('that was skipped before any was logged stays skipped whatever changes, and can start on another day if none was', async () => {
    const maya = await aManager();
    const { id } = await repeats(maya);
    const change = async (more: object) => (await maya.call('PATCH', `/api/recurring/${id}`, more)).body.nextOn;
    expect(await change({ startsOn: '2031-01-15' })).toBe('2031-01-15');
    expect((await maya.call('POST', `/api/recurring/${id}/skip`)).body.nextOn).toBe('2031-02-15');
    expect(await change({ endsOn: '2031-12-31' })).toBe('2031-02-15');
    expect(await change({ endsOn: '2031-02-20' })).toBe('2031-02-15');
    expect((await maya.call('POST', `/api/recurring/${id}/skip`)).body.nextOn).toBeNull();
    expect(await change({ endsOn: null })).toBe('2031-03-15');
    await makeRecurring({ db: world.db, log: world.app.log }, morningOf('2031-03-01'));
    expect(await expensesOf(maya)).toEqual([]);
  });

  test('whose yacht was deleted waits, says why, and doesn’t hold up others', async () => {
    const maya = await aManager();
    const yacht = await aYacht(maya);
    const { id } = await repeats(maya, { body: { ...berth, yachtId: yacht.id } });
    const other = await repeats(maya, { startsOn: '2031-02-01' });
    await maya.call('DELETE', `/api/yachts/${yacht.id}`);
    const announced = await listenTo(world, maya);
    await makeRecurring({ db: world.db, log: world.app.log }, morningOf('2031-02-01'));
    expect(await read(maya, id)).toMatchObject({ nextOn: '2031-01-31', problem: "This yacht isn't in your fleet." });
    expect((await read(maya, other.id)).nextOn).toBe('2031-03-01');
    // That it still fails changes nothing about it.
    const { updatedAt } = await read(maya, id);
    await makeRecurring({ db: world.db, log: world.app.log }, morningOf('2031-02-01'));
    expect((await read(maya, id)).updatedAt).toBe(updatedAt);
    expect((await announced()).filter((each) => each === `recurring ${id}`)).toHaveLength(1);
    await maya.call('PATCH', `/api/recurring/${id}`, { body: berth });
    await makeRecurring({ db: world.db, log: world.app.log }, morningOf('2031-02-01'));
    expect(await read(maya, id)).toMatchObject({ nextOn: '2031-02-28', problem: null });
  });
});

describe('a recurring invoice', () => {
  test('is a draft on its day, with the rate of that name that is valid then and a number of its own', async () => {
    const maya = await aManager();
    const customer = await aCustomer(maya);
    const rate = (more: object) =>
      maya.call('POST', '/api/tax-rates', { name: 'France standard', category: 'S', validFrom: '2026-01-01', ...more });
    const { body: now } = await rate({ percent: 20, validTo: '2031-02-15' });
    await rate({ percent: 25, validFrom: '2031-02-16' });
    const { id } = await repeats(maya, {
      kind: 'invoice',
      body: {
        customerId: customer.id,
        currency: 'EUR',
        items: [{ description: 'Management of Aurelia', unitPrice: 1000, taxRateId: now.id }],
      },
    });
    await makeRecurring({ db: world.db, log: world.app.log }, morningOf('2031-02-28'));
    const { body } = await maya.call('GET', '/api/invoices?sort=issued');
    expect(body.map(({ status, issueDate, total, invoiceNumber }: any) => [status, issueDate, total, invoiceNumber])).toEqual([
      ['draft', '2031-01-31', '1200.00', 'INV-2031-0001'],
      ['draft', '2031-02-28', '1250.00', 'INV-2031-0002'],
    ]);
    expect(await read(maya, id)).toMatchObject({ title: 'Ada Lindgren', nextOn: '2031-03-31' });
  });
});

describe('a recurring item', () => {
  test('is refused if it fits no kind, ends before it begins, or names records of others', async () => {
    const [maya, nora] = [await aManager(), await aManager()];
    const yacht = await aYacht(nora);
    const refused = async (more: object) => {
      const { status, body } = await maya.call('POST', '/api/recurring', { kind: 'expense', ...monthly, body: berth, ...more });
      return [status, body.errors?.[0]];
    };
    expect(await refused({ kind: 'invoice' })).toEqual([422, { path: 'body', message: 'Please say what the invoice needs' }]);
    expect(await refused({ endsOn: '2031-01-30' })).toEqual([422, { path: 'endsOn', message: "The last day can't be before the first" }]);
    expect(await refused({ every: 0 })).toEqual([422, { path: 'every', message: 'At least 1' }]);
    expect(await refused({ body: { ...berth, yachtId: yacht.id } })).toEqual([
      422,
      { path: 'yachtId', message: "This yacht isn't in your fleet." },
    ]);
    expect((await maya.call('GET', '/api/recurring')).body).toEqual([]);
  });
});
