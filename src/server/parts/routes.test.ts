import { describe, expect, test } from 'vitest';
import { aPerson, aWorld, aYacht, type Person } from '../testing/given.ts';

const world = aWorld();

async function aStock(person: Person, more: object = {}) {
  const yacht = await aYacht(person);
  const { body: part } = await person.call('POST', '/api/parts', { name: 'Impeller', supplier: 'Diesel Antibes' });
  const { body: stock } = await person.call('POST', `/api/parts/${part.id}/stocks`, { yachtId: yacht.id, minimum: 2, ...more });
  return { yacht, part, stock };
}
const move = (person: Person, stockId: number, body: object) => person.call('POST', `/api/stocks/${stockId}/movements`, body);
const work = (person: Person, yachtId: number) =>
  person.call('POST', '/api/maintenance', { yachtId, title: 'Impeller', type: 'engine', scheduledDate: '2031-03-10T08:00:00Z' });

describe('a part', () => {
  test('lies once at a place, and its stock is the sum of what happened to it', async () => {
    const maya = await aPerson(world);
    const { yacht, part, stock } = await aStock(maya, { quantity: 1.5 });
    expect(stock).toMatchObject({ partName: 'Impeller', yachtName: 'Aurelia', quantity: 1.5, missing: 0.5 });
    const again = await maya.call('POST', `/api/parts/${part.id}/stocks`, { yachtId: yacht.id });
    expect([again.status, again.body.code]).toEqual([409, 'taken']);
    const { body: ashore } = await maya.call('POST', `/api/parts/${part.id}/stocks`, { store: 'Antibes' });
    expect((await maya.call('POST', `/api/parts/${part.id}/stocks`, { store: 'antibes' })).body.code).toBe('taken');
    expect((await maya.call('POST', `/api/parts/${part.id}/stocks`, {})).body.errors[0].path).toBe('yachtId');
    await move(maya, stock.id, { kind: 'received', quantity: 3 });
    await move(maya, stock.id, { kind: 'moved', quantity: 2, toStockId: ashore.id });
    await maya.call('PATCH', `/api/stocks/${stock.id}`, { quantity: 2 });
    await move(maya, stock.id, { kind: 'used', quantity: 0.25 });
    expect((await maya.call('GET', `/api/parts/${part.id}`)).body).toMatchObject({
      quantity: 3.75,
      stocks: [
        { quantity: 1.75, missing: 0.25 },
        { store: 'Antibes', quantity: 2 },
      ],
    });
    const { body: movements } = await maya.call('GET', `/api/stocks/${stock.id}/movements`);
    expect(movements.map(({ kind, delta }: any) => [kind, delta])).toEqual([
      ['used', -0.25],
      ['counted', -0.5],
      ['moved', -2],
      ['received', 3],
      ['counted', 1.5],
    ]);
    const { rows } = await world.owner.query(
      'select k.id from part_stocks k where quantity <> (select sum(delta) from part_movements v where v.company_id = k.company_id and v.stock_id = k.id)',
    );
    expect(rows).toEqual([]);
    expect((await maya.call('GET', '/api/parts/reorder')).body).toMatchObject([
      { partId: part.id, missing: 0.25, supplier: 'Diesel Antibes' },
    ]);
  });

  test('is never taken when there isn’t enough, whoever asks at once', async () => {
    const maya = await aPerson(world);
    const { stock } = await aStock(maya, { quantity: 20 });
    const answers = await Promise.all(Array.from({ length: 50 }, () => move(maya, stock.id, { kind: 'used', quantity: 1 })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.code} ${body.message}`))).toEqual(
      new Set(['409 not_enough None of Impeller is left on Aurelia.']),
    );
    expect((await maya.call('GET', `/api/stocks/${stock.id}`)).body.quantity).toBe(0);
  });

  test('costs money once: received it is an expense, used it counts for the work', async () => {
    const maya = await aPerson(world);
    const { yacht, stock } = await aStock(maya);
    expect((await move(maya, stock.id, { kind: 'received', quantity: 3, expense: true })).body.errors[0].path).toBe('unitCost');
    const received = await move(maya, stock.id, {
      kind: 'received',
      quantity: 3,
      unitCost: '12.99',
      currency: 'EUR',
      expense: true,
      vendor: 'Diesel Antibes',
    });
    expect(received.body.stock).toMatchObject({ quantity: 3, unitCost: '12.99', currency: 'EUR' });
    const { body: expenses } = await maya.call('GET', '/api/expenses');
    expect(expenses).toMatchObject([
      {
        id: received.body.expenseId,
        amount: '38.97',
        category: 'maintenance',
        subcategory: 'Parts',
        description: '3 × Impeller',
        yachtId: yacht.id,
        maintenanceId: null,
      },
    ]);
    const { body: record } = await work(maya, yacht.id);
    const { body: elsewhere } = await work(maya, (await aYacht(maya)).id);
    expect((await move(maya, stock.id, { kind: 'used', quantity: 2, maintenanceId: elsewhere.id })).body.errors[0].message).toBe(
      'This work is on another yacht',
    );
    expect((await move(maya, stock.id, { kind: 'used', quantity: 2, maintenanceId: record.id })).status).toBe(201);
    const labour = {
      category: 'maintenance',
      subcategory: 'Labour',
      description: 'Fitting',
      amount: 80,
      currency: 'EUR',
      expenseDate: '2026-06-01',
    };
    const booked = await maya.call('POST', '/api/expenses', { ...labour, maintenanceId: record.id });
    expect(booked.body).toMatchObject({ maintenanceId: record.id, yachtId: yacht.id });
    expect(
      (await maya.call('POST', '/api/expenses', { ...labour, yachtId: elsewhere.yachtId, maintenanceId: record.id })).body.errors[0].path,
    ).toBe('yachtId');
    expect((await maya.call('POST', '/api/expenses', { ...labour, maintenanceId: 999_999_999 })).body.errors[0].path).toBe('maintenanceId');
    expect((await maya.call('GET', `/api/maintenance/${record.id}`)).body.costs).toEqual([
      { currency: 'EUR', booked: '80.00', parts: '25.98', total: '105.98' },
    ]);
    expect((await maya.call('GET', `/api/expenses?maintenanceId=${record.id}`)).body).toHaveLength(1);
    expect((await maya.call('GET', '/api/expenses')).body).toHaveLength(2);
  });

  test('stays while something is left or the costs of work count it, and goes otherwise', async () => {
    const maya = await aPerson(world);
    const { yacht, part, stock } = await aStock(maya, { quantity: 1 });
    expect((await maya.call('DELETE', `/api/stocks/${stock.id}`)).body.message).toBe(
      '1 of Impeller is left on Aurelia. Count or move it first.',
    );
    const { body: record } = await work(maya, yacht.id);
    await move(maya, stock.id, { kind: 'used', quantity: 1, maintenanceId: record.id });
    expect((await maya.call('DELETE', `/api/stocks/${stock.id}`)).body.code).toBe('stock_in_use');
    expect((await maya.call('DELETE', `/api/parts/${part.id}`)).body.code).toBe('part_in_use');
    await maya.call('DELETE', `/api/maintenance/${record.id}`);
    expect((await maya.call('DELETE', `/api/parts/${part.id}`)).status).toBe(204);
  });

  test('of others can’t be seen, moved or laid on one’s yacht', async () => {
    const [maya, nora] = [await aPerson(world), await aPerson(world)];
    const [mine, theirs] = [await aStock(maya, { quantity: 2 }), await aStock(nora, { quantity: 2 })];
    expect((await move(maya, mine.stock.id, { kind: 'moved', quantity: 1, toStockId: theirs.stock.id })).body.errors[0].path).toBe(
      'toStockId',
    );
    expect((await maya.call('POST', `/api/parts/${mine.part.id}/stocks`, { yachtId: theirs.yacht.id })).body.errors[0].path).toBe(
      'yachtId',
    );
    expect((await move(maya, theirs.stock.id, { kind: 'used', quantity: 1 })).status).toBe(404);
  });
});
