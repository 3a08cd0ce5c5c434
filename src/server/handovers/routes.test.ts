import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { dayIn } from '#domain/shared/calendar-days.ts';
import { aPerson, aWorld, aYacht, type Person } from '../testing/given.ts';
import { pdfWords, readsPdfs } from '../testing/pdf-words.ts';
import { aPhoto, upload } from '../testing/uploads.ts';

const world = aWorld();
const signature = { name: 'Ida Lind', method: 'typed', agreed: true };

/** A booked charter of a yacht with eight fenders and a dinghy. */
async function aBookedCharter({ deposit }: { deposit?: string } = {}): Promise<{ maya: Person; yacht: any; charter: any; path: string }> {
  const maya = await aPerson(world);
  const yacht = await aYacht(maya);
  await maya.call('PUT', `/api/yachts/${yacht.id}/inventory`, {
    items: [
      { name: 'Fenders', quantity: 8 },
      { name: 'Dinghy', quantity: 1 },
    ],
  });
  if (deposit) await maya.call('PATCH', `/api/yachts/${yacht.id}/charter-terms`, { deposit });
  const dates = { startDate: '2031-07-05T15:00:00Z', endDate: '2031-07-12T07:00:00Z' };
  const { body: charter } = await maya.call('POST', '/api/charters', {
    yachtId: yacht.id,
    ...dates,
    state: 'booked',
    contactLastName: 'Lind',
  });
  return { maya, yacht, charter, path: `/api/charters/${charter.id}/handover` };
}

/** Moves a charter in the calendar to another yacht with this inventory. */
async function movesTo(maya: Person, charter: { eventId: number }, items: object[]): Promise<void> {
  const { id: yachtId } = await aYacht(maya, { name: 'Borea' });
  await maya.call('PUT', `/api/yachts/${yachtId}/inventory`, { items });
  expect((await maya.call('PATCH', `/api/schedule/${charter.eventId}`, { yachtId })).status).toBe(200);
}

const fenders = (more: object = {}) => ({ name: 'Fenders', quantity: 8, state: 'ok', ...more });
const dinghy = (more: object = {}) => ({ name: 'Dinghy', quantity: 1, state: 'ok', ...more });

const upon = (version: string) => ({ 'if-match': `"${version}"` });

describe('an inventory', () => {
  test('is saved as a whole if unchanged since it was read, by people with access to the yacht', async () => {
    const { maya, yacht } = await aBookedCharter();
    const address = `/api/yachts/${yacht.id}/inventory`;
    const { body: stored } = await maya.call('GET', address);
    expect(stored).toMatchObject({
      yachtId: yacht.id,
      yachtName: yacht.name,
      items: [{ name: 'Fenders', quantity: 8 }, { name: 'Dinghy' }],
    });
    const items = [{ name: 'Dinghy' }, { name: 'Fenders', quantity: 10 }];
    const saved = await maya.call('PUT', address, { items }, upon(stored.updatedAt));
    expect(saved.body.items).toEqual([
      { name: 'Dinghy', quantity: 1 },
      { name: 'Fenders', quantity: 10 },
    ]);
    expect(await maya.call('PUT', address, { items: [] }, upon(stored.updatedAt))).toMatchObject({
      status: 412,
      body: { current: saved.body },
    });
    expect((await maya.call('PUT', address, { items: [] }, upon(saved.body.updatedAt))).body.items).toEqual([]);
    const wrong = { items: [{ name: 'Fenders' }, { name: ' ', quantity: 0 }] };
    expect((await maya.call('PUT', address, wrong)).body.errors.map(({ path }: any) => path)).toEqual(['items.1.name', 'items.1.quantity']);
    const { maya: stranger } = await aBookedCharter();
    expect([(await stranger.call('GET', address)).status, (await stranger.call('PUT', address, { items })).status]).toEqual([404, 404]);
  });
});

describe('a handover', () => {
  test('begins with the inventory, and can be signed at once if all is in order', async () => {
    const { maya, charter, path } = await aBookedCharter();
    const { body: listed } = await maya.call('GET', `${path}?kind=check_in`);
    expect(listed.items).toMatchObject([{ name: 'Fenders', quantity: 8, state: 'ok', counted: 8 }, { name: 'Dinghy' }]);
    expect(listed).toMatchObject({ engines: [{ meterId: null, name: 'Engine', hours: null }], signed: null });
    const signed = await maya.call('POST', `${path}/sign`, { kind: 'check_in', ...signature });
    expect(signed).toMatchObject({
      status: 200,
      body: { signed: { name: 'Ida Lind', method: 'typed', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) } },
    });
    expect(signed.body.items).toHaveLength(2);
    const paper = await world.app.inject({
      method: 'GET',
      url: `${path}/pdf?kind=check_in`,
      headers: { authorization: `Bearer ${maya.token}` },
    });
    expect(createHash('sha256').update(paper.rawPayload).digest('hex')).toBe(signed.body.signed.sha256);
    const { rows } = await world.owner.query(
      `select details from activities where resource_type = 'charter' and resource_id = $1 order by id desc limit 1`,
      [charter.id],
    );
    expect(rows[0].details).toBe(`Ida Lind signed the check-in of ${charter.number}`);
  });

  test.skipIf(!readsPdfs)('has each item of its PDF below the one before, however long their notes and their states are', async () => {
    const { maya, path } = await aBookedCharter();
    const torn = 'torn at the seam, '.repeat(26);
    const items = [
      fenders({ counted: 7, note: `${torn} ends1` }),
      dinghy({ state: 'damaged', note: `${torn} ends2` }),
      { name: 'Life jackets', quantity: 999, state: 'damaged', counted: 888 },
      { name: 'Kayak', quantity: 2, state: 'ok' },
    ];
    expect((await maya.call('PUT', `${path}?kind=check_in`, { items, engines: [] })).status).toBe(200);
    expect((await maya.call('POST', `${path}/sign`, { kind: 'check_in', ...signature })).status).toBe(200);
    const url = `${path}/pdf?kind=check_in`;
    const words = pdfWords((await world.app.inject({ url, headers: { authorization: `Bearer ${maya.token}` } })).rawPayload);
    const placeOf = (word: string) => words.find(({ text }) => text === word);
    const present = words.findLast(({ text }) => text === 'present');
    expect(placeOf('Dinghy')?.top).toBeGreaterThan(placeOf('ends1')?.bottom ?? Infinity);
    expect(placeOf('Life')?.top).toBeGreaterThan(placeOf('ends2')?.bottom ?? Infinity);
    expect(placeOf('Kayak')?.top).toBeGreaterThan(present?.bottom ?? Infinity);
  });

  test('is signed only if unchanged since the given version', async () => {
    const { maya, path } = await aBookedCharter();
    const { body: read } = await maya.call('GET', `${path}?kind=check_in`);
    const { body: draft } = await maya.call('PUT', `${path}?kind=check_in`, { items: [fenders({ counted: 7 })], engines: [] });
    const sign = (version: string) => maya.call('POST', `${path}/sign`, { kind: 'check_in', ...signature }, upon(version));
    expect(await sign(read.updatedAt)).toMatchObject({ status: 412, body: { current: { items: [{ counted: 7 }], signed: null } } });
    expect(await sign(draft.updatedAt)).toMatchObject({ status: 200, body: { signed: { name: 'Ida Lind' } } });
  });

  test('that is signed can’t be changed by anyone', async () => {
    const { maya, charter, path } = await aBookedCharter();
    await maya.call('POST', `${path}/sign`, { kind: 'check_in', ...signature });
    const refusal = { status: 409, body: { code: 'signed', message: 'This check-in is signed and can’t be changed.' } };
    expect(await maya.call('PUT', `${path}?kind=check_in`, { items: [], engines: [] })).toMatchObject(refusal);
    expect(await maya.call('POST', `${path}/sign`, { kind: 'check_in', ...signature })).toMatchObject(refusal);
    const change = world.owner.query('update handovers set fuel = 1 where charter_id = $1', [charter.id]);
    await expect(change).rejects.toMatchObject({ code: 'HO001' });
    await maya.call('PUT', `/api/yachts/${charter.yachtId}/inventory`, { items: [] });
    expect((await maya.call('GET', `${path}?kind=check_in`)).body.items).toHaveLength(2);
  });

  test('begins again when its charter moves to another yacht before it is signed', async () => {
    const { maya, charter, path } = await aBookedCharter();
    const { body: draft } = await maya.call('PUT', `${path}?kind=check_in`, { items: [fenders({ counted: 7 }), dinghy()], engines: [] });
    await movesTo(maya, charter, [{ name: 'Kayak', quantity: 2 }]);
    const sign = (version: string) => maya.call('POST', `${path}/sign`, { kind: 'check_in', ...signature }, upon(version));
    const { status, body } = await sign(draft.updatedAt);
    expect([status, body.current.items]).toEqual([412, [expect.objectContaining({ name: 'Kayak', quantity: 2 })]]);
    expect(body.current.updatedAt > draft.updatedAt).toBe(true);
    expect((await sign(body.current.updatedAt)).body.items).toMatchObject([{ name: 'Kayak', counted: 2 }]);
  });

  test('of another yacht than the charter’s is refused, also before anything was saved', async () => {
    const { maya, yacht, charter, path } = await aBookedCharter();
    const { body: read } = await maya.call('GET', `${path}?kind=check_in`);
    expect(read.yachtId).toBe(yacht.id);
    await movesTo(maya, charter, [{ name: 'Kayak', quantity: 2 }]);
    const save = (yachtId: number) =>
      maya.call('PUT', `${path}?kind=check_in`, { yachtId, items: [fenders()], engines: [] }, upon(read.updatedAt));
    const sign = (yachtId: number) => maya.call('POST', `${path}/sign`, { kind: 'check_in', yachtId, ...signature }, upon(read.updatedAt));
    const kayak = { items: [{ name: 'Kayak', quantity: 2 }], signed: null };
    expect(await save(yacht.id)).toMatchObject({ status: 412, body: { current: kayak } });
    const { status, body } = await sign(yacht.id);
    expect([status, body.current]).toMatchObject([412, kayak]);
    expect((await sign(body.current.yachtId)).body.items).toMatchObject(kayak.items);
  });

  test('at check-out takes nothing from the check-in of another yacht', async () => {
    const { maya, yacht, charter, path } = await aBookedCharter();
    await maya.call('PUT', `${path}?kind=check_in`, { items: [fenders()], engines: [{ name: 'Engine', hours: 120.5 }] });
    await maya.call('POST', `${path}/sign`, { kind: 'check_in', ...signature });
    await movesTo(maya, charter, [{ name: 'Fenders', quantity: 6 }]);
    const { body: listed } = await maya.call('GET', `${path}?kind=check_out`);
    expect(listed).toMatchObject({ items: [{ name: 'Fenders', quantity: 6, before: null }], engines: [{ before: null }] });
    const engines = [{ name: 'Engine', hours: 40 }];
    expect((await maya.call('PUT', `${path}?kind=check_out`, { items: [fenders({ quantity: 6 })], engines })).status).toBe(200);
    expect((await maya.call('POST', `${path}/sign`, { kind: 'check_out', ...signature })).status).toBe(200);
    // What was signed on the other yacht stays, even once she is deleted.
    expect((await maya.call('DELETE', `/api/yachts/${yacht.id}`)).status).toBe(204);
    expect((await maya.call('GET', `${path}?kind=check_in`)).body.items).toMatchObject([{ name: 'Fenders', quantity: 8 }]);
  });

  test('compares items of the same name in their order', async () => {
    const { maya, path } = await aBookedCharter();
    const torn = dinghy({ state: 'damaged', note: 'Torn' });
    await maya.call('PUT', `${path}?kind=check_in`, { items: [torn, fenders(), dinghy()], engines: [] });
    await maya.call('POST', `${path}/sign`, { kind: 'check_in', ...signature });
    const { body } = await maya.call('PUT', `${path}?kind=check_out`, { items: [torn, fenders(), torn], engines: [] });
    expect(body.items).toMatchObject([
      { name: 'Dinghy', before: { state: 'damaged', note: 'Torn' } },
      { name: 'Fenders', before: { state: 'ok' } },
      { name: 'Dinghy', before: { state: 'ok', note: null } },
    ]);
  });

  test('at check-out includes check-in, and keeps damage, notes and photos', async () => {
    const { maya, path } = await aBookedCharter();
    const { body: photo } = await upload(maya, await aPhoto());
    const draft = {
      items: [fenders({ counted: 7 }), dinghy()],
      engines: [{ name: 'Engine', hours: 120.5 }],
      fuel: 90,
      water: 100,
      notes: 'Windy',
    };
    expect((await maya.call('PUT', `${path}?kind=check_in`, draft)).status).toBe(200);
    await maya.call('POST', `${path}/sign`, {
      kind: 'check_in',
      ...signature,
      method: 'drawn',
      strokes: [
        [
          [0, 0],
          [500, 100],
        ],
      ],
    });
    const damaged = {
      ...draft,
      items: [fenders({ state: 'missing' }), dinghy({ state: 'damaged', note: 'Torn', photos: [photo.url] })],
      notes: null,
    };
    const back = await maya.call('PUT', `${path}?kind=check_out`, { ...damaged, engines: [{ name: 'Engine', hours: 120.4 }] });
    expect(back).toMatchObject({ status: 422, body: { errors: [{ path: 'engines.0.hours', message: 'Engine hours can’t go back' }] } });
    const { body } = await maya.call('PUT', `${path}?kind=check_out`, { ...damaged, engines: [{ name: 'Engine', hours: 131 }] });
    expect(body.items).toMatchObject([
      { name: 'Fenders', state: 'missing', counted: 0, before: { state: 'ok', counted: 7 } },
      { name: 'Dinghy', state: 'damaged', note: 'Torn', photos: [photo.url], before: { state: 'ok', photos: [] } },
    ]);
    expect(body.engines).toEqual([{ meterId: null, name: 'Engine', hours: 131, before: 120.5 }]);
    expect((await maya.call('POST', `${path}/sign`, { kind: 'check_out', ...signature })).body.signed).not.toBeNull();
    const stranger = await aBookedCharter();
    const stolen = { items: [dinghy({ photos: [photo.url] })], engines: [] };
    expect((await stranger.maya.call('PUT', `${stranger.path}?kind=check_in`, stolen)).status).toBe(422);
  });

  test('takes the hours of the yacht’s meters: signing stores them as readings of this booking', async () => {
    const { maya, yacht, charter, path } = await aBookedCharter();
    const { body: engine } = await maya.call('POST', '/api/equipment', {
      yachtId: yacht.id,
      name: 'Port engine',
      kind: 'engine',
      meter: {},
    });
    const { rows: meters } = await world.owner.query('select id::int from meters where equipment_id = $1', [engine.id]);
    if (meters.length === 0)
      await world.owner.query('insert into meters (company_id, yacht_id, equipment_id) values ($1, $2, $3)', [
        maya.companyId,
        yacht.id,
        engine.id,
      ]);
    const { body: listed } = await maya.call('GET', `${path}?kind=check_in`);
    expect(listed.engines).toMatchObject([{ name: 'Port engine', hours: null }]);
    const engines = [{ ...listed.engines[0], before: undefined, hours: 12.5 }];
    await maya.call('PUT', `${path}?kind=check_in`, {
      items: [],
      engines: engines.map(({ meterId, name, hours }) => ({ meterId, name, hours })),
    });
    expect((await maya.call('POST', `${path}/sign`, { kind: 'check_in', ...signature, confirm: true })).status).toBe(200);
    const { rows } = await world.owner.query(
      'select shown_tenths::int as shown, source, event_id::int as event from meter_readings where meter_id = $1',
      [listed.engines[0].meterId],
    );
    expect(rows).toEqual([{ shown: 125, source: 'check_in', event: charter.eventId }]);
  });

  test('is refused at the field of an engine with fewer hours than before, and needs confirmation if there are far more', async () => {
    const { maya, yacht, path } = await aBookedCharter();
    const add = async (name: string) => {
      const { body } = await maya.call('POST', '/api/equipment', { yachtId: yacht.id, name, kind: 'engine' });
      await maya.call('POST', '/api/meters', { equipmentId: body.id });
    };
    await add('Port engine');
    await add('Starboard engine');
    const { body: meters } = await maya.call('GET', `/api/meters?yachtId=${yacht.id}`);
    const at = new Date(Date.now() - 3_600_000).toISOString();
    await maya.call('POST', '/api/readings', { readings: meters.map(({ id }: any) => ({ meterId: id, hours: 1200, at })) });
    const { body: listed } = await maya.call('GET', `${path}?kind=check_in`);
    expect(listed.engines).toMatchObject([
      { meterId: meters[0].id, name: 'Port engine', hours: null, before: 1200 },
      { name: 'Starboard engine', before: 1200 },
    ]);
    const write = (...hours: (number | null)[]) =>
      maya.call('PUT', `${path}?kind=check_in`, {
        items: [],
        engines: listed.engines.map(({ meterId, name }: any, place: number) => ({ meterId, name, hours: hours[place] })),
      });
    const sign = (more: object = {}) => maya.call('POST', `${path}/sign`, { kind: 'check_in', ...signature, ...more });
    await write(null, 1199.5);
    expect(await sign()).toMatchObject({ status: 422, body: { errors: [{ path: 'engines.1.hours' }] } });
    await write(null, 1205);
    expect(await sign()).toMatchObject({ status: 409, body: { code: 'reading_unusual', errors: [{ path: 'engines.1.hours' }] } });
    const stranger = { items: [], engines: [{ meterId: 999_999_999, name: 'Port engine', hours: 1 }] };
    expect((await maya.call('PUT', `${path}?kind=check_in`, stranger)).body.errors[0].path).toBe('engines.0.meterId');
    expect((await sign({ confirm: true })).body.engines).toMatchObject([{ hours: null }, { hours: 1205 }]);
    await add('Generator');
    expect((await maya.call('GET', `${path}?kind=check_in`)).body.engines).toHaveLength(2);
    expect((await maya.call('GET', `${path}?kind=check_out`)).body.engines).toMatchObject([
      { before: 1200 },
      { before: 1205 },
      { before: null },
    ]);
  });

  test('can report damage to the yacht of a departure, after which seats are checked out', async () => {
    const { maya, yacht } = await aBookedCharter();
    const day = { startDate: '2031-08-01T08:00:00Z', endDate: '2031-08-01T15:00:00Z' };
    const trip = { title: 'Lérins', yachtId: yacht.id, ...day, capacity: 4, seatPrice: 10 };
    const { body: departure } = await maya.call('POST', '/api/departures', trip);
    const party = { type: 'seats', departureId: departure.id, state: 'booked', contactLastName: 'Berg' };
    const { body: seats } = await maya.call('POST', '/api/charters', party);
    const path = `/api/charters/${seats.id}/handover`;
    await maya.call('POST', `${path}/sign`, { kind: 'check_in', ...signature });
    await maya.call('PUT', `${path}?kind=check_out`, { items: [fenders({ state: 'missing', counted: 7 })], engines: [] });
    const { body: signed } = await maya.call('POST', `${path}/sign`, { kind: 'check_out', ...signature });
    const report = { yachtId: yacht.id, title: 'Fenders: 1 of 8 missing', handoverItemId: signed.items[0].id };
    expect((await maya.call('POST', '/api/defects', report)).status).toBe(201);
  });

  test('can report its damage once as a defect, and deduct it from the deposit', async () => {
    const { maya, yacht, charter, path } = await aBookedCharter({ deposit: '800.00' });
    const { body: photo } = await upload(maya, await aPhoto());
    await maya.call('POST', `${path}/sign`, { kind: 'check_in', ...signature });
    const report = (handoverItemId: number) =>
      maya.call('POST', '/api/defects', {
        yachtId: yacht.id,
        eventId: charter.eventId,
        title: 'Dinghy: damaged',
        photoUrls: [photo.url],
        handoverItemId,
      });
    await maya.call('PUT', `${path}?kind=check_out`, {
      items: [fenders({ state: 'missing', counted: 7 }), dinghy({ state: 'damaged', photos: [photo.url] })],
      engines: [],
    });
    const { body: draft } = await maya.call('GET', `${path}?kind=check_out`);
    expect((await report(draft.items[1].id)).body.errors[0]).toMatchObject({ path: 'handoverItemId' });
    const { body: signed } = await maya.call('POST', `${path}/sign`, { kind: 'check_out', ...signature });
    expect(signed.items).toMatchObject([
      { state: 'missing', counted: 7, defectId: null, deducted: null },
      { state: 'damaged', defectId: null },
    ]);
    const [missing, damaged] = signed.items;
    const { status, body: defect } = await report(damaged.id);
    expect([status, defect.eventId, defect.photoUrls]).toEqual([201, charter.eventId, [photo.url]]);
    expect(await report(damaged.id)).toMatchObject({ status: 409, body: { code: 'reported', message: 'Dinghy is reported already.' } });
    expect((await maya.call('GET', `/api/defects?yachtId=${yacht.id}`)).body).toHaveLength(1);
    const stranger = await aBookedCharter();
    expect(
      (await stranger.maya.call('POST', '/api/defects', { yachtId: stranger.yacht.id, title: 'Stolen', handoverItemId: missing.id }))
        .status,
    ).toBe(422);

    const { body: booked } = await maya.call('GET', `/api/charters/${charter.id}`);
    const deposit = booked.plan.find(({ kind }: any) => kind === 'deposit');
    const refundedOn = dayIn('Europe/Paris', new Date().toISOString());
    await maya.call('POST', `/api/instalments/${deposit.id}/receive`, { receivedOn: refundedOn });
    const settle = (itemId: number) =>
      maya.call('POST', `/api/charters/${charter.id}/deposit`, {
        deductions: [
          { description: 'Fenders: 1 of 8 missing', amount: '120.50', itemId },
          { description: 'Cleaning', amount: '45.00' },
        ],
        refundedOn,
      });
    expect(await settle(999_999_999)).toMatchObject({ status: 422, body: { errors: [{ path: 'deductions.0.itemId' }] } });
    expect((await settle(missing.id)).body.settlement).toMatchObject({ withheld: '165.50', refund: '634.50' });
    const { body: after } = await maya.call('GET', `${path}?kind=check_out`);
    expect(after.items).toMatchObject([
      { defectId: null, deducted: '120.50' },
      { defectId: defect.id, deducted: null },
    ]);
    await maya.call('DELETE', `/api/defects/${defect.id}`);
    expect((await report(damaged.id)).status).toBe(201);
  });

  test('exists only for booked charters', async () => {
    const { maya, yacht } = await aBookedCharter();
    const { body: quote } = await maya.call('POST', '/api/charters', {
      yachtId: yacht.id,
      startDate: '2031-08-05T15:00:00Z',
      endDate: '2031-08-12T07:00:00Z',
    });
    const refused = await maya.call('POST', `/api/charters/${quote.id}/handover/sign`, { kind: 'check_in', ...signature });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'wrong_state', message: `${quote.number} isn’t booked, so its yacht can’t be handed over.` },
    });
  });
});
