import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aPerson, aWorld, aYacht, type Person } from '../testing/given.ts';
import { aPhoto, upload } from '../testing/uploads.ts';

const world = aWorld();
const signature = { name: 'Ida Lind', method: 'typed', agreed: true };

/** A booked charter of a yacht with eight fenders and a dinghy. */
async function aBookedCharter(): Promise<{ maya: Person; yacht: any; charter: any; path: string }> {
  const maya = await aPerson(world);
  const yacht = await aYacht(maya);
  await maya.call('PUT', `/api/yachts/${yacht.id}/inventory`, {
    items: [
      { name: 'Fenders', quantity: 8 },
      { name: 'Dinghy', quantity: 1 },
    ],
  });
  const dates = { startDate: '2031-07-05T15:00:00Z', endDate: '2031-07-12T07:00:00Z' };
  const { body: charter } = await maya.call('POST', '/api/charters', {
    yachtId: yacht.id,
    ...dates,
    state: 'booked',
    contactLastName: 'Lind',
  });
  return { maya, yacht, charter, path: `/api/charters/${charter.id}/handover` };
}

const fenders = (more: object = {}) => ({ name: 'Fenders', quantity: 8, state: 'ok', ...more });
const dinghy = (more: object = {}) => ({ name: 'Dinghy', quantity: 1, state: 'ok', ...more });

describe('a handover', () => {
  test('begins with all as it is listed, and in order is signed at once', async () => {
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

  test('that is signed stays as it is, whoever asks', async () => {
    const { maya, charter, path } = await aBookedCharter();
    await maya.call('POST', `${path}/sign`, { kind: 'check_in', ...signature });
    const refusal = { status: 409, body: { code: 'signed', message: 'This check-in is signed and stays as it is.' } };
    expect(await maya.call('PUT', `${path}?kind=check_in`, { items: [], engines: [] })).toMatchObject(refusal);
    expect(await maya.call('POST', `${path}/sign`, { kind: 'check_in', ...signature })).toMatchObject(refusal);
    const change = world.owner.query('update handovers set fuel = 1 where charter_id = $1', [charter.id]);
    await expect(change).rejects.toMatchObject({ code: 'HO001' });
    await maya.call('PUT', `/api/yachts/${charter.yachtId}/inventory`, { items: [] });
    expect((await maya.call('GET', `${path}?kind=check_in`)).body.items).toHaveLength(2);
  });

  test('at check-out stands beside check-in, with damage, notes and photos that stay', async () => {
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

  test('reads the meters of the yacht: signing is their reading, of this booking', async () => {
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

  test('is of booked charters alone', async () => {
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
