import { describe, expect, test } from 'vitest';
import { anInvoice } from '../testing/books.ts';
import { aCompany, aCrewMember, anEvent, aPerson, aWorld, aYacht, yachtFields } from '../testing/given.ts';

const world = aWorld();

describe('adding a yacht', () => {
  test('stores what was entered, returns it completely and notes it in the feed', async () => {
    const maya = await aPerson(world);
    const { status, body, headers } = await maya.call('POST', '/api/yachts', { ...yachtFields, name: '  Aurelia  ' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...yachtFields,
      name: 'Aurelia',
      imageUrl: null,
      captainId: null,
      companyId: maya.companyId,
      companyName: maya.companyName,
      crewCount: 0,
      nextMaintenanceDate: null,
    });
    expect(headers.etag).toBe(`"${body.updatedAt}"`);
    const feed = await maya.call('GET', '/api/activities?limit=3');
    expect(feed.body).toHaveLength(1);
    expect(feed.body[0]).toMatchObject({
      action: 'create',
      resourceType: 'yacht',
      resourceId: body.id,
      details: 'Added yacht Aurelia',
      userId: maya.id,
      userName: 'Robin Tester',
    });
  });

  test('is active by default, and empty texts mean none', async () => {
    const maya = await aPerson(world);
    const { body } = await maya.call('POST', '/api/yachts', {
      name: 'Eos',
      type: 'Catamaran',
      length: '60 ft',
      location: '',
      flagCountry: null,
      year: '',
      imageUrl: '',
    });
    expect(body).toMatchObject({ status: 'active', location: null, flagCountry: null, year: null, imageUrl: null });
  });

  test.each([
    [{ name: '' }, 'name', 'Name is required'],
    [{ name: undefined }, 'name', 'Name is required'],
    [{ type: 'Submarine' }, 'type', 'Please choose a yacht type'],
    [{ length: ' ' }, 'length', 'Length is required'],
    [{ status: 'sunk' }, 'status', 'Please choose a status'],
    [{ year: 1492 }, 'year', 'Year must be a whole number from 1800 to 2100'],
    [{ year: 2019.5 }, 'year', 'Year must be a whole number from 1800 to 2100'],
    [{ imageUrl: 'javascript:alert(1)' }, 'imageUrl', 'Please enter an address starting with https://, without a password'],
    [{ imageUrl: 'data:image/svg+xml,<svg/>' }, 'imageUrl', 'Please enter an address starting with https://, without a password'],
  ])('refuses %j at its field, with a message', async (wrong, path, message) => {
    const maya = await aPerson(world);
    const { status, body } = await maya.call('POST', '/api/yachts', { ...yachtFields, ...wrong });
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'validation', errors: [{ path, message }] });
    expect((await maya.call('GET', '/api/yachts')).body).toEqual([]);
  });

  test("refuses a captain and a picture of another company at their fields, and another company's id altogether", async () => {
    const [maya, nora] = [await aPerson(world), await aPerson(world)];
    const stranger = await aCrewMember(world, nora.companyId ?? 0);
    const captain = await maya.call('POST', '/api/yachts', { ...yachtFields, captainId: stranger.id });
    expect(captain.status).toBe(422);
    expect(captain.body.errors[0].path).toBe('captainId');
    const picture = await maya.call('POST', '/api/yachts', { ...yachtFields, imageUrl: '/api/files/AAAAAAAAAAAAAAAAAAAAAA' });
    expect(picture.status).toBe(422);
    expect(picture.body.errors[0].path).toBe('imageUrl');
    for (const other of [{ companyId: nora.companyId }, { companyName: nora.companyName }, { company_id: nora.companyId }]) {
      expect((await maya.call('POST', '/api/yachts', { ...yachtFields, ...other })).status).toBe(403);
    }
    expect((await maya.call('GET', '/api/yachts')).headers['x-total-count']).toBe('0');
  });

  test('ignores keys that only the server sets', async () => {
    const maya = await aPerson(world);
    const { status, body } = await maya.call('POST', '/api/yachts', {
      ...yachtFields,
      id: 999_999,
      createdAt: '2000-01-01T00:00:00.000Z',
      updatedAt: '2000-01-01T00:00:00.000Z',
      crewCount: 7,
      lengthMetres: 1,
    });
    expect(status).toBe(201);
    expect(body.id).not.toBe(999_999);
    expect(body.crewCount).toBe(0);
    expect(body.createdAt > '2020').toBe(true);
  });

  test('stops at the plan’s number of boats, even for many at once', async () => {
    const tom = await aPerson(world, { company: await aCompany(world, { tier: 'starter' }) });
    for (let boats = 0; boats < 8; boats++) await aYacht(tom);
    const answers = await Promise.all(Array.from({ length: 12 }, () => tom.call('POST', '/api/yachts', yachtFields)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    const refused = answers.filter(({ status }) => status === 403);
    expect(refused).toHaveLength(10);
    expect(refused[0]?.body).toMatchObject({ code: 'plan_limit', message: 'Your Starter plan includes up to 10 boats.' });
    expect((await tom.call('GET', '/api/yachts')).body).toHaveLength(10);
  });

  test('needs the company, or none, from a platform admin', async () => {
    const admin = await aPerson(world, { role: 'admin' });
    const company = await aCompany(world);
    const theirs = await admin.call('POST', '/api/yachts', { ...yachtFields, companyId: company.id });
    expect(theirs.body).toMatchObject({ companyId: company.id, companyName: company.name });
    const nobodys = await admin.call('POST', '/api/yachts', { ...yachtFields, name: 'Nobody’s' });
    expect(nobodys.body).toMatchObject({ companyId: null, companyName: null });
    const member = await aPerson(world, { company });
    expect((await member.call('GET', '/api/yachts')).body.map((each: { id: number }) => each.id)).toEqual([theirs.body.id]);
    expect((await member.call('GET', `/api/yachts/${nobodys.body.id}`)).status).toBe(404);
    expect((await admin.call('POST', '/api/yachts', { ...yachtFields, companyId: 987_654 })).status).toBe(422);
  });
});

describe('the fleet', () => {
  test('is found by name, type or location, whatever the case, and filtered by status', async () => {
    const maya = await aPerson(world);
    for (const [name, type, location, status] of [
      ['Aurelia', 'Motor Yacht', 'Antibes', 'active'],
      ['Eos', 'Catamaran', 'Palma', 'docked'],
      ['100% Wind', 'Sailing Yacht', 'Aurel Bay', 'docked'],
    ]) {
      await aYacht(maya, { name, type, location, status });
    }
    const names = async (query: string) => (await maya.call('GET', `/api/yachts?${query}`)).body.map((each: { name: string }) => each.name);
    expect(await names('')).toEqual(['100% Wind', 'Aurelia', 'Eos']);
    // The one with this name, before the one at this place.
    expect(await names('q=AUREL')).toEqual(['Aurelia', '100% Wind']);
    expect(await names('q=catamaran')).toEqual(['Eos']);
    expect(await names('q=palma')).toEqual(['Eos']);
    expect(await names('q=%25')).toEqual(['100% Wind']);
    expect(await names('status=docked')).toEqual(['100% Wind', 'Eos']);
    expect(await names('status=all&q=wind')).toEqual(['100% Wind']);
    expect(await names('q=nothing%20like%20it')).toEqual([]);
  });

  test('comes in pages with the count of all that match', async () => {
    const maya = await aPerson(world);
    for (let boats = 1; boats <= 11; boats++) await aYacht(maya, { name: `Boat ${String(boats).padStart(2, '0')}` });
    const second = await maya.call('GET', '/api/yachts?limit=8&offset=8');
    expect(second.headers['x-total-count']).toBe('11');
    const pastTheEnd = await maya.call('GET', '/api/yachts?limit=8&offset=16');
    expect(pastTheEnd.body).toEqual([]);
    expect(pastTheEnd.headers['x-total-count']).toBe('11');
    expect(second.body.map((each: { name: string }) => each.name)).toEqual(['Boat 09', 'Boat 10', 'Boat 11']);
    for (const wrong of ['limit=0', 'limit=501', 'limit=1e9', 'limit=0x10', 'offset=-1', 'sort=; drop table', 'status=sunk']) {
      expect((await maya.call('GET', `/api/yachts?${wrong}`)).status, wrong).toBe(400);
    }
  });

  test('sorts lengths by their number, in meters and feet, and those without a number last', async () => {
    const maya = await aPerson(world);
    for (const length of ['100 ft', '24m', '9,5 m', 'unknown', '24.5m', "90'"]) await aYacht(maya, { name: length, length });
    const sorted = async (sort: string) =>
      (await maya.call('GET', `/api/yachts?sort=${sort}`)).body.map((each: { length: string }) => each.length);
    expect(await sorted('length')).toEqual(['9,5 m', '24m', '24.5m', "90'", '100 ft', 'unknown']);
    expect(await sorted('-length')).toEqual(['100 ft', "90'", '24.5m', '24m', '9,5 m', 'unknown']);
  });

  test('shows each yacht with its captain, crew and next maintenance', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    const captain = await aCrewMember(world, maya.companyId ?? 0, { yachtId: yacht.id, name: 'Eleni Pappas' });
    await maya.call('PATCH', `/api/yachts/${yacht.id}`, { captainId: captain.id });
    await world.owner.query(
      `insert into maintenance (company_id, yacht_id, title, type, status, scheduled_date) values
       ($1, $2, 'Done', 'engine', 'completed', now() + interval '1 day'), ($1, $2, 'Past', 'engine', 'pending', now() - interval '1 day'), ($1, $2, 'Next', 'hull', 'pending', '2099-03-01T08:00:00Z')`,
      [maya.companyId, yacht.id],
    );
    const { body } = await maya.call('GET', `/api/yachts/${yacht.id}`);
    expect(body).toMatchObject({
      captainId: captain.id,
      captainName: 'Eleni Pappas',
      crewCount: 1,
      nextMaintenanceDate: '2099-03-01T08:00:00.000Z',
    });
    await world.owner.query('delete from crew where id = $1', [captain.id]);
    expect((await maya.call('GET', `/api/yachts/${yacht.id}`)).body).toMatchObject({ captainId: null, captainName: null, crewCount: 0 });
  });

  test('has lists for each yacht of what belongs to it, and 404 for another company’s yacht', async () => {
    const [maya, nora] = [await aPerson(world), await aPerson(world)];
    const [yacht, other] = [await aYacht(maya), await aYacht(maya, { name: 'Other' })];
    const member = await aCrewMember(world, maya.companyId ?? 0, { yachtId: yacht.id });
    const event = await anEvent(world, maya.companyId ?? 0, yacht.id);
    await anEvent(world, maya.companyId ?? 0, other.id);
    expect((await maya.call('GET', `/api/yachts/${yacht.id}/crew`)).body.map((each: { id: number }) => each.id)).toEqual([member.id]);
    expect((await maya.call('GET', `/api/yachts/${yacht.id}/schedule`)).body.map((each: { id: number }) => each.id)).toEqual([event]);
    expect((await maya.call('GET', `/api/yachts/${yacht.id}/maintenance`)).body).toEqual([]);
    expect((await maya.call('GET', `/api/yachts/${yacht.id}/trips`)).body).toEqual([]);
    for (const part of ['crew', 'maintenance', 'schedule', 'trips', 'deletion']) {
      expect((await nora.call('GET', `/api/yachts/${yacht.id}/${part}`)).status, part).toBe(404);
    }
  });
});

describe('changing a yacht', () => {
  test('changes only the given keys, and clears with null or an empty text', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    const changed = await maya.call('PATCH', `/api/yachts/${yacht.id}`, { location: '', year: null, name: 'Aurelia II' });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({ ...yachtFields, name: 'Aurelia II', location: null, year: null });
    expect(changed.headers.etag).toBe(`"${changed.body.updatedAt}"`);
  });

  test('notes in the feed what it was: a status, a location, or another change', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    await maya.call('PATCH', `/api/yachts/${yacht.id}`, { status: 'inspection' });
    await maya.call('PATCH', `/api/yachts/${yacht.id}`, { location: 'Gozo' });
    await maya.call('PATCH', `/api/yachts/${yacht.id}`, { name: 'Boreas', length: '43m' });
    await maya.call('PATCH', `/api/yachts/${yacht.id}`, { name: 'Boreas' });
    const { body } = await maya.call('GET', '/api/activities');
    expect(body.map((each: { action: string; details: string }) => [each.action, each.details])).toEqual([
      ['update', 'Updated yacht Boreas'],
      ['location', 'Aurelia is now in Gozo'],
      ['status', 'Aurelia is now under inspection'],
      ['create', 'Added yacht Aurelia'],
    ]);
    const { rows } = await world.owner.query(`select changes from activities where company_id = $1 and action = 'location'`, [
      maya.companyId,
    ]);
    expect(rows[0].changes).toEqual({ location: ['Antibes', 'Gozo'] });
  });

  test('based on an older version is refused with the current one, and accepted without If-Match', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    const mine = { 'if-match': `"${yacht.updatedAt}"` };
    const theirs = await maya.call('PATCH', `/api/yachts/${yacht.id}`, { location: 'Monaco' }, mine);
    expect(theirs.status).toBe(200);
    const refused = await maya.call('PATCH', `/api/yachts/${yacht.id}`, { location: 'Nice' }, mine);
    expect(refused.status).toBe(412);
    expect(refused.body).toMatchObject({
      code: 'changed_meanwhile',
      current: { id: yacht.id, location: 'Monaco', updatedAt: theirs.body.updatedAt },
    });
    expect((await maya.call('DELETE', `/api/yachts/${yacht.id}`, undefined, mine)).status).toBe(412);
    expect(
      (await maya.call('PATCH', `/api/yachts/${yacht.id}`, { location: 'Nice' }, { 'if-match': `W/"${theirs.body.updatedAt}"` })).status,
    ).toBe(200);
    expect((await maya.call('PATCH', `/api/yachts/${yacht.id}`, { location: 'Cannes' })).status).toBe(200);
  });

  test('succeeds once if two at the same time have the same version', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    const answers = await Promise.all(
      ['Nice', 'Genoa', 'Split'].map((location) =>
        maya.call('PATCH', `/api/yachts/${yacht.id}`, { location }, { 'if-match': `"${yacht.updatedAt}"` }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412]);
  });

  test('lets an admin move it to another company only while nothing is linked to it', async () => {
    const admin = await aPerson(world, { role: 'admin' });
    const [from, to] = [await aCompany(world), await aCompany(world)];
    const yacht = await aYacht(admin, { companyId: from.id });
    await anEvent(world, from.id, yacht.id);
    expect((await admin.call('PATCH', `/api/yachts/${yacht.id}`, { companyId: to.id })).status).toBe(409);
    await world.owner.query('delete from schedule_events where yacht_id = $1', [yacht.id]);
    expect((await admin.call('PATCH', `/api/yachts/${yacht.id}`, { companyId: to.id })).body.companyName).toBe(to.name);
    expect((await admin.call('PATCH', `/api/yachts/${yacht.id}`, { companyId: null })).body.companyId).toBeNull();
  });

  test('names whatever of it keeps it from moving to another company, and deletes the same with it', async () => {
    const admin = await aPerson(world, { role: 'admin' });
    const [from, to] = [await aCompany(world), await aCompany(world)];
    const maya = await aPerson(world, { company: from });
    const { id } = await aYacht(maya);
    const season = { fromDay: '2027-05-01', toDay: '2027-05-31', week: 9000 };
    await maya.call('PATCH', `/api/yachts/${id}/charter-terms`, { seasons: [season] });
    await maya.call('POST', '/api/extras', { name: 'Skipper', unit: 'night', price: 170, yachtId: id });
    await maya.call('POST', '/api/report-links', { yachtId: id });
    await maya.call('PUT', '/api/document-needs', { of: 'yacht', yachtId: id, type: 'Insurance', needed: true });
    await world.owner.query(
      `insert into charters (company_id, number, yacht_id, type, state, start_date, end_date, currency) values ($1, 'C-2026-0001', $2, 'charter', 'lost', now(), now() + interval '7 days', 'EUR')`,
      [from.id, id],
    );
    const { status, body } = await admin.call('PATCH', `/api/yachts/${id}`, { companyId: to.id });
    expect([status, body.message]).toEqual([
      409,
      "Aurelia can't move to another company: it has 1 document rule, 1 report link, charter terms, 1 season with prices, 1 extra and 1 enquiry or lost charter.",
    ]);
    const { goes } = (await maya.call('GET', `/api/yachts/${id}/deletion`)).body;
    expect(goes).toMatchObject({ terms: 1, seasons: 1, extras: 1, reportLinks: 1, needs: 1, chartersUnassigned: 1 });
    expect((await maya.call('DELETE', `/api/yachts/${id}`)).status).toBe(204);
  });
});

describe('deleting a yacht', () => {
  test('deletes its past events, maintenance and trips, unassigns its crew and announces all that beforehand', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    const member = await aCrewMember(world, maya.companyId ?? 0, { yachtId: yacht.id });
    await anEvent(world, maya.companyId ?? 0, yacht.id, { startsIn: -72 });
    await anEvent(world, maya.companyId ?? 0, yacht.id, { type: 'inspection' });
    const more = { yachtId: yacht.id };
    await maya.call('POST', '/api/equipment', { ...more, name: 'Port engine', kind: 'engine', withPlans: true });
    await maya.call('POST', '/api/equipment', { ...more, name: 'Anchor' });
    await maya.call('POST', '/api/documents', { ...more, type: 'Insurance' });
    const items = [{ text: 'Bilge is dry', kind: 'pass' }];
    const checklist = (await maya.call('POST', '/api/checklists', { ...more, name: 'Departure', purpose: 'pre_departure', items })).body;
    expect((await maya.call('POST', '/api/checklist-runs', { ...more, checklistId: checklist.id })).status).toBe(201);
    const preview = await maya.call('GET', `/api/yachts/${yacht.id}/deletion`);
    expect(preview.body.goes.plans).toBeGreaterThan(3);
    expect(preview.body).toEqual({
      goes: {
        events: 2,
        maintenance: 0,
        trips: 0,
        equipment: 2,
        documents: 1,
        defects: 0,
        plans: expect.any(Number),
        services: 0,
        checklists: 1,
        runs: 1,
        stocks: 0,
        inventory: 0,
        calendars: 0,
        terms: 0,
        seasons: 0,
        extras: 0,
        reportLinks: 0,
        needs: 0,
        crewUnassigned: 1,
        chartersUnassigned: 0,
      },
      inTheWay: { bookings: 0, charters: 0, invoices: 0, expenses: 0, income: 0, shares: 0, agreements: 0, statements: 0 },
      refusal: null,
    });
    expect((await maya.call('DELETE', `/api/yachts/${yacht.id}`)).status).toBe(204);
    expect((await maya.call('GET', `/api/yachts/${yacht.id}`)).status).toBe(404);
    const { rows } = await world.owner.query('select yacht_id from crew where id = $1', [member.id]);
    expect(rows).toEqual([{ yacht_id: null }]);
    expect((await maya.call('GET', '/api/activities?limit=1')).body[0]).toMatchObject({
      action: 'delete',
      details: 'Deleted yacht Aurelia',
    });
  });

  test('is refused with the counts while bookings ahead or finance records hold it', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    await anEvent(world, maya.companyId ?? 0, yacht.id, { startsIn: 24 });
    await anEvent(world, maya.companyId ?? 0, yacht.id, { startsIn: 72 });
    await world.owner.query(
      `insert into expenses (company_id, yacht_id, category, description, amount, expense_date) values ($1, $2, 'fuel', 'Diesel', 10, '2026-01-01')`,
      [maya.companyId, yacht.id],
    );
    const { status, body } = await maya.call('DELETE', `/api/yachts/${yacht.id}`);
    expect(status).toBe(409);
    expect(body.message).toBe(
      "Aurelia can't be deleted: it has 2 upcoming bookings and 1 expense. Move or delete these first. If they must stay, set its status to Docked instead.",
    );
    expect((await maya.call('GET', `/api/yachts/${yacht.id}/deletion`)).body.refusal).toBe(body.message);
    expect((await maya.call('GET', `/api/yachts/${yacht.id}`)).status).toBe(200);
  });

  test('is refused for an invoice of hers without an event', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    await anInvoice(maya, { yachtId: yacht.id });
    const preview = await maya.call('GET', `/api/yachts/${yacht.id}/deletion`);
    expect(preview.body).toMatchObject({
      inTheWay: { invoices: 1 },
      refusal:
        "Aurelia can't be deleted: it has 1 invoice. Move or delete these first. If they must stay, set its status to Docked instead.",
    });
    expect((await maya.call('DELETE', `/api/yachts/${yacht.id}`)).status).toBe(409);
  });
});

describe('a repeated request', () => {
  test('with the same Idempotency-Key returns the first answer and changes nothing, even simultaneously', async () => {
    const maya = await aPerson(world);
    const key = { 'idempotency-key': 'form-1' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => maya.call('POST', '/api/yachts', yachtFields, key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(7);
    expect((await maya.call('GET', '/api/yachts')).body).toHaveLength(1);
    expect((await maya.call('GET', '/api/activities')).body).toHaveLength(1);
    expect((await maya.call('POST', '/api/yachts', { ...yachtFields, name: 'Another' }, key)).status).toBe(422);
  });

  test('after a refusal is tried again', async () => {
    const maya = await aPerson(world);
    const key = { 'idempotency-key': 'form-2' };
    expect((await maya.call('POST', '/api/yachts', { ...yachtFields, name: '' }, key)).status).toBe(422);
    expect((await maya.call('POST', '/api/yachts', yachtFields, key)).status).toBe(201);
  });
});
