import { describe, expect, test } from 'vitest';
import { dayIn } from '#domain/shared/calendar-days.ts';
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
  test('has one stock per location, which is the sum of its movements', async () => {
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

  test('never falls below zero, however many requests there are at once', async () => {
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

  test('costs money once: received parts are an expense, used ones count toward the work', async () => {
    const maya = await aPerson(world);
    const { yacht, stock } = await aStock(maya);
    expect((await move(maya, stock.id, { kind: 'received', quantity: 3, expense: true })).body.errors[0].path).toBe('unitCost');
    const lost = { kind: 'received', quantity: 3, unitCost: '12.99', receiptUrl: 'https://shop.example/receipt.jpg' };
    expect((await move(maya, stock.id, lost)).body.errors[0].path).toBe('receiptUrl');
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

  test('can be deleted unless some are left or count in the costs of work', async () => {
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

  test('of another company can’t be seen, moved or put on one’s own yacht', async () => {
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

const today = () => dayIn('Europe/Paris', new Date().toISOString());
const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** A stock on a yacht, and a yearly service that uses up the given quantity of it. */
async function aService(person: Person, needed: number, more: object = {}) {
  const given = await aStock(person, more);
  const { body: raft } = await person.call('POST', '/api/equipment', { yachtId: given.yacht.id, name: 'Generator', kind: 'generator' });
  const wish = { equipmentId: raft.id, title: 'Service', everyMonths: 12, parts: [{ partId: given.part.id, quantity: needed }] };
  const { body: plan } = await person.call('POST', '/api/service-plans', wish);
  return { ...given, equipment: raft, plan };
}
const complete = (person: Person, plan: { id: number; cycle: number }, stockId: number, quantity: number) =>
  person.call('POST', `/api/service-plans/${plan.id}/completions`, { cycle: plan.cycle, doneOn: today(), parts: [{ stockId, quantity }] });
const quantityOf = async (person: Person, stockId: number) => (await person.call('GET', `/api/stocks/${stockId}`)).body.quantity;
const planOf = async (person: Person, id: number) => (await person.call('GET', `/api/service-plans/${id}`)).body;
const reorder = async (person: Person) =>
  (await person.call('GET', '/api/parts/reorder')).body.map(({ stockId, yachtName, planned, missing }: any) => [
    stockId,
    yachtName,
    planned,
    missing,
  ]);

describe('a service', () => {
  test('lists the parts it needs and their stock, and so does a copy for a sister ship', async () => {
    const [maya, nora] = [await aPerson(world), await aPerson(world)];
    const { yacht, part, stock, equipment, plan } = await aService(maya, 2, { quantity: 3 });
    expect(plan.parts).toEqual([
      { partId: part.id, name: 'Impeller', unit: null, quantity: 2, stockId: stock.id, place: 'Aurelia', inStock: 3 },
    ]);
    const change = (parts: object[]) => maya.call('PATCH', `/api/service-plans/${plan.id}`, { parts });
    expect((await change([{ partId: part.id, quantity: 2 }])).body.updatedAt).toBe(plan.updatedAt);
    const changed = await change([{ partId: part.id, quantity: 0.5 }]);
    expect([changed.body.parts[0].quantity, changed.body.updatedAt > plan.updatedAt]).toEqual([0.5, true]);
    const { body: feed } = await maya.call('GET', '/api/activities?limit=1');
    expect(feed[0].changes).toEqual({ parts: ['2 × Impeller', '0.5 × Impeller'] });
    const { part: theirs } = await aStock(nora);
    const faultOf = async (parts: object[]) => {
      const { status, body } = await change(parts);
      return [status, body.errors[0].path, body.errors[0].message];
    };
    const twice = { partId: part.id, quantity: 1 };
    expect(await faultOf([twice, { partId: theirs.id, quantity: 1 }])).toEqual([422, 'parts.1.partId', 'This part no longer exists']);
    expect(await faultOf([twice, twice])).toEqual([422, 'parts', 'Please name each part once']);
    expect(await faultOf([{ partId: part.id, quantity: 0 }])).toEqual([422, 'parts.0.quantity', 'Quantity must be more than 0']);
    const sister = await aYacht(maya);
    await maya.call('POST', `/api/yachts/${sister.id}/equipment/copy`, { fromYachtId: yacht.id });
    const { body: using } = await maya.call('GET', `/api/service-plans?partId=${part.id}`);
    expect(using.map(({ yachtId, parts: [{ quantity, stockId }] }: any) => [yachtId, quantity, stockId]).toSorted()).toEqual(
      [
        [yacht.id, 0.5, stock.id],
        [sister.id, 0.5, null],
      ].toSorted(),
    );
    expect((await maya.call('GET', `/api/parts/${part.id}`)).body.services).toBe(2);
    expect((await maya.call('GET', `/api/service-plans?equipmentId=${equipment.id}&partId=${theirs.id}`)).body).toEqual([]);
    expect((await change([])).body.parts).toEqual([]);
  });

  test('uses parts on completion, all or none, and returns them when it is undone', async () => {
    const [maya, nora] = [await aPerson(world), await aPerson(world)];
    const { part, stock, plan } = await aService(maya, 2, { quantity: 3 });
    const short = await complete(maya, plan, stock.id, 4);
    expect([short.status, short.body.code, short.body.message]).toEqual([409, 'not_enough', '3 of Impeller are left on Aurelia.']);
    const [elsewhere, theirs] = [await aStock(maya, { quantity: 9 }), await aStock(nora, { quantity: 9 })];
    for (const [{ stock: other }, message] of [
      [elsewhere, 'This is on another yacht'],
      [theirs, 'This stock no longer exists'],
    ] as const) {
      const { status, body } = await complete(maya, plan, other.id, 1);
      expect([status, body.errors[0].path, body.errors[0].message]).toEqual([422, 'parts.0.stockId', message]);
    }
    expect((await planOf(maya, plan.id)).cycle).toBe(1);
    expect((await maya.call('GET', '/api/services')).body).toEqual([]);

    const done = await complete(maya, plan, stock.id, 2);
    expect([done.status, done.body.plan.parts[0].inStock, await quantityOf(maya, stock.id)]).toEqual([201, 1, 1]);
    expect((await maya.call('DELETE', `/api/parts/${part.id}`)).body.code).toBe('part_in_use');
    expect((await maya.call('DELETE', `/api/services/${done.body.services[0].id}`)).status).toBe(204);
    const { updatedAt: _, ...before } = plan;
    const { updatedAt: __, ...after } = await planOf(maya, plan.id);
    expect(after).toEqual(before);
    const { body: movements } = await maya.call('GET', `/api/stocks/${stock.id}/movements`);
    expect(movements.map(({ kind, delta }: any) => [kind, delta])).toEqual([
      ['returned', 2],
      ['used', -2],
      ['counted', 3],
    ]);
    expect((await maya.call('DELETE', `/api/parts/${part.id}`)).status).toBe(204);
  });

  test('of work uses parts that count in its costs until it is reopened', async () => {
    const maya = await aPerson(world);
    const { yacht, stock, plan } = await aService(maya, 1);
    await move(maya, stock.id, { kind: 'received', quantity: 5, unitCost: '12.50', currency: 'EUR' });
    const wish = { yachtId: yacht.id, title: 'Impeller', type: 'engine', scheduledDate: at(-1), planIds: [plan.id] };
    const { body: record } = await maya.call('POST', '/api/maintenance', wish);
    await move(maya, stock.id, { kind: 'used', quantity: 1, maintenanceId: record.id });
    const change = (body: object) => maya.call('PATCH', `/api/maintenance/${record.id}`, body);
    const parts = [{ stockId: stock.id, quantity: 2 }];
    expect((await change({ status: 'completed', parts: [...parts, ...parts, ...parts] })).body.code).toBe('not_enough');
    expect(await quantityOf(maya, stock.id)).toBe(4);
    const costs = async () => (await maya.call('GET', `/api/maintenance/${record.id}`)).body.costs;
    for (let times = 0; times < 2; times++) {
      expect((await change({ status: 'completed', completedDate: at(0), parts })).status).toBe(200);
      expect([await quantityOf(maya, stock.id), await costs()]).toEqual([
        2,
        [{ currency: 'EUR', booked: '0.00', parts: '37.50', total: '37.50' }],
      ]);
      // Parts used before it was completed stay used.
      expect((await change({ status: 'in_progress', completedDate: null, allowOverlap: true })).status).toBe(200);
      expect([await quantityOf(maya, stock.id), await costs()]).toEqual([
        4,
        [{ currency: 'EUR', booked: '0.00', parts: '12.50', total: '12.50' }],
      ]);
    }
  });
});

describe('what has to be ordered', () => {
  test('is the minimum plus what open work of 60 days needs, less the stock', async () => {
    const maya = await aPerson(world);
    const { yacht, part, stock, equipment, plan } = await aService(maya, 3, { quantity: 2, minimum: 1 });
    expect(await reorder(maya)).toEqual([]);
    const wish = { yachtId: yacht.id, title: 'Service', type: 'engine', planIds: [plan.id] };
    const { body: far } = await maya.call('POST', '/api/maintenance', { ...wish, scheduledDate: at(61) });
    expect(await reorder(maya)).toEqual([]);
    await maya.call('PATCH', `/api/maintenance/${far.id}`, { scheduledDate: at(59) });
    expect(await reorder(maya)).toEqual([[stock.id, 'Aurelia', 3, 2]]);
    expect((await maya.call('GET', `/api/parts/${part.id}`)).body.stocks).toMatchObject([
      { minimum: 1, quantity: 2, planned: 3, missing: 2 },
    ]);
    // Another of her services also takes parts that are on board.
    const more = { equipmentId: equipment.id, title: 'Look', everyMonths: 1, parts: [{ partId: part.id, quantity: 0.5 }] };
    const { body: look } = await maya.call('POST', '/api/service-plans', more);
    await maya.call('PATCH', `/api/maintenance/${far.id}`, { planIds: [plan.id, look.id] });
    expect(await reorder(maya)).toEqual([[stock.id, 'Aurelia', 3.5, 2.5]]);

    // A yacht without the part takes it from a store ashore if there is one; else it is missing on board.
    const sister = await aYacht(maya, { name: 'Galatea' });
    await maya.call('POST', `/api/yachts/${sister.id}/equipment/copy`, { fromYachtId: yacht.id });
    const { body: copied } = await maya.call('GET', `/api/service-plans?yachtId=${sister.id}`);
    const planIds = copied.filter(({ title }: any) => title === 'Service').map(({ id }: any) => id);
    await maya.call('POST', '/api/maintenance', { ...wish, yachtId: sister.id, planIds, scheduledDate: at(5) });
    expect(await reorder(maya)).toEqual([
      [null, 'Galatea', 3, 3],
      [stock.id, 'Aurelia', 3.5, 2.5],
    ]);
    expect((await maya.call('GET', '/api/engineering/overview')).body.parts.low).toBe(2);
    const { body: ashore } = await maya.call('POST', `/api/parts/${part.id}/stocks`, { store: 'Antibes', quantity: 2 });
    expect(await reorder(maya)).toEqual([
      [stock.id, 'Aurelia', 3.5, 2.5],
      [ashore.id, null, 3, 1],
    ]);
    expect((await planOf(maya, planIds[0])).parts).toMatchObject([{ stockId: ashore.id, place: 'Antibes', inStock: 2 }]);
    await maya.call('PATCH', `/api/maintenance/${far.id}`, { status: 'cancelled' });
    expect(await reorder(maya)).toEqual([[ashore.id, null, 3, 1]]);
    expect(await reorder(await aPerson(world))).toEqual([]);
  });
});

test('after any receipts, uses, completions and undos, a stock is the sum of its movements, and never below zero', async () => {
  const maya = await aPerson(world);
  const { yacht, part, stock, plan } = await aService(maya, 1, { quantity: 3 });
  const { body: ashore } = await maya.call('POST', `/api/parts/${part.id}/stocks`, { store: 'Antibes', quantity: 2 });
  const { body: record } = await maya.call('POST', '/api/maintenance', {
    yachtId: yacht.id,
    title: 'Work',
    type: 'engine',
    scheduledDate: at(-1),
  });
  const places = [stock.id, ashore.id];
  let seed = 20_271_031;
  const chance = (max: number) => (seed = (seed * 48_271) % 2_147_483_647) % max;
  const lines: number[] = [];
  const answers = new Set<string>();
  let open = true;
  for (let turn = 0; turn < 30; turn++) {
    const [place, quantity] = [places[chance(2)] as number, (1 + chance(8)) / 4];
    const parts = [{ stockId: place, quantity }];
    const what = chance(6);
    const line = lines.at(-1);
    const answer: { status: number; body: any } = await (what === 0
      ? move(maya, place, { kind: 'received', quantity })
      : what === 1
        ? move(maya, place, { kind: 'used', quantity })
        : what === 2
          ? complete(maya, await planOf(maya, plan.id), place, quantity)
          : what === 3 && line !== undefined
            ? maya.call('DELETE', `/api/services/${line}`)
            : open
              ? maya.call('PATCH', `/api/maintenance/${record.id}`, { status: 'completed', completedDate: at(0), parts })
              : maya.call('PATCH', `/api/maintenance/${record.id}`, { status: 'pending', completedDate: null, allowOverlap: true }));
    answers.add(`${what} ${answer.status}`);
    if (answer.status === 200) open = answer.body.status !== 'completed';
    if (what === 2 && answer.status === 201) lines.push(answer.body.services[0].id);
    if (what === 3 && answer.status === 204) lines.pop();
    const { rows } = await world.owner.query(
      `select k.quantity::float8 as quantity, coalesce(sum(v.delta), 0)::float8 as sum from part_stocks k
         left join part_movements v on v.company_id = k.company_id and v.stock_id = k.id where k.part_id = $1 group by k.id, k.quantity`,
      [part.id],
    );
    for (const { quantity: there, sum } of rows) expect([there >= 0, there]).toEqual([true, sum]);
  }
  // Once everything possible is returned, only what was received, used by hand and counted is left.
  for (const line of lines.toReversed()) expect((await maya.call('DELETE', `/api/services/${line}`)).status).toBe(204);
  await maya.call('PATCH', `/api/maintenance/${record.id}`, { status: 'pending', completedDate: null, allowOverlap: true });
  const { rows } = await world.owner.query(
    `select sum(v.delta)::float8 as sum, sum(v.delta) filter (where not v.at_completion and v.kind <> 'returned')::float8 as by_hand
       from part_movements v join part_stocks k on k.company_id = v.company_id and k.id = v.stock_id where k.part_id = $1`,
    [part.id],
  );
  expect(rows[0].sum).toBe(rows[0].by_hand);
  expect([...answers].some((each) => each.endsWith('409'))).toBe(true);
});

const inCents = (amount: string) => Math.round(Number(amount) * 100);

test('costs count once: parts received, used and booked in any order are in the books once, and in the costs of their work', async () => {
  const maya = await aPerson(world);
  const { yacht, stock } = await aStock(maya);
  const { body: record } = await work(maya, yacht.id);
  let seed = 20_270_328;
  const chance = (max: number) => (seed = (seed * 48_271) % 2_147_483_647) % max;
  const due = { books: 0, booked: 0, parts: 0 };
  let [there, unit] = [0, 0];
  for (let turn = 0; turn < 25; turn++) {
    const [quantity, cents] = [(1 + chance(8)) / 4, 1 + chance(5000)];
    const what = chance(4);
    if (what < 2) {
      const expense = what === 0;
      await move(maya, stock.id, { kind: 'received', quantity, unitCost: (cents / 100).toFixed(2), currency: 'EUR', expense });
      [there, unit] = [there + quantity, cents];
      // Half a cent is rounded up.
      if (expense) due.books += Math.round(quantity * cents + 1e-9);
    } else if (what === 2 && there >= quantity) {
      await move(maya, stock.id, { kind: 'used', quantity, maintenanceId: record.id });
      there -= quantity;
      due.parts += Math.round(quantity * unit + 1e-9);
    } else if (what === 3) {
      const amount = (cents / 100).toFixed(2);
      const expense = {
        category: 'maintenance',
        subcategory: 'Labour',
        description: 'Yard',
        expenseDate: '2026-06-01',
        currency: 'EUR',
        amount,
      };
      // Sent twice, as by an impatient user.
      const once = { 'idempotency-key': `yard ${record.id} ${turn}` };
      for (let times = 0; times < 2; times++) await maya.call('POST', '/api/expenses', { ...expense, maintenanceId: record.id }, once);
      due.books += cents;
      due.booked += cents;
    }
  }
  const { body: expenses } = await maya.call('GET', '/api/expenses?limit=100');
  expect(expenses.reduce((sum: number, { amount }: { amount: string }) => sum + inCents(amount), 0)).toBe(due.books);
  const { booked, parts, total } = (await maya.call('GET', `/api/maintenance/${record.id}`)).body.costs[0];
  expect([booked, parts, total].map(inCents)).toEqual([due.booked, due.parts, due.booked + due.parts]);
});
