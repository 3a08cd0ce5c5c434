import { describe, expect, test } from 'vitest';
import { expiryState } from '#domain/shared/expiry.ts';
import { aCompany, aCrewMember, aPerson, aWorld, aYacht, type Person } from '../testing/given.ts';
import { aPdf, upload } from '../testing/uploads.ts';

const world = aWorld();

const eng1 = {
  type: 'ENG1 Medical Certificate',
  number: 'M-1043',
  issuingAuthority: 'Dr Hale, Antibes',
  issueDate: '2026-01-10',
  expiryDate: '2126-01-10',
};
const aSailor = (person: Person, more: object = {}) => aCrewMember(world, person.companyId as number, more);
const give = async (person: Person, crewId: number, more: object = {}) =>
  (await person.call('POST', `/api/crew/${crewId}/certificates`, { ...eng1, ...more })).body;

/** The day this many days from today, in that time zone. */
async function dayFromNow(days: number, timeZone = 'Europe/Paris'): Promise<string> {
  const { rows } = await world.owner.query(`select ((now() at time zone $2)::date + $1::int)::text as day`, [days, timeZone]);
  return rows[0].day;
}

describe('a certificate', () => {
  test('is stored as entered, returned completely, and noted in the feed', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    const ana = await aSailor(maya, { yachtId: yacht.id });
    const { status, body, headers } = await maya.call('POST', `/api/crew/${ana.id}/certificates`, eng1);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...eng1,
      crewId: ana.id,
      crewName: 'Ana Ferrer',
      yachtId: yacht.id,
      yachtName: 'Aurelia',
      companyId: maya.companyId,
      state: 'valid',
      fileUrl: null,
      fileName: null,
    });
    expect([headers.etag, headers.location]).toEqual([`"${body.updatedAt}"`, `/api/certificates/${body.id}`]);
    expect((await maya.call('GET', `/api/certificates/${body.id}`)).body).toEqual(body);
    expect((await maya.call('GET', '/api/activities?limit=1')).body[0]).toMatchObject({
      action: 'update',
      resourceType: 'crew',
      resourceId: ana.id,
      details: 'Added ENG1 Medical Certificate to Ana Ferrer',
    });
  });

  test('is added once, however often the request arrives', async () => {
    const maya = await aPerson(world);
    const ana = await aSailor(maya);
    const once = () => maya.call('POST', `/api/crew/${ana.id}/certificates`, eng1, { 'idempotency-key': 'once' });
    const [first, second] = [await once(), await once()];
    expect(second.body).toEqual(first.body);
    expect((await maya.call('GET', `/api/crew/${ana.id}/certificates`)).body).toHaveLength(1);
  });

  test.each([
    [{ type: ' ' }, 'type', 'Please enter the certificate’s name'],
    [{ issueDate: '10 January' }, 'issueDate', 'Issue date must be a date'],
    [{ expiryDate: '2026-02-30' }, 'expiryDate', 'Expiry date must be a date'],
    [{ expiryDate: '2026-01-09' }, 'expiryDate', 'Expiry date must not be before the issue date'],
    [{ fileUrl: 'https://example.com/a.pdf' }, 'fileUrl', 'Please upload the file again'],
    [{ fileUrl: `/api/files/${'A'.repeat(22)}` }, 'fileUrl', 'This document no longer exists. Please upload it again.'],
  ])('with %j is refused at its field', async (wrong, path, message) => {
    const maya = await aPerson(world);
    const ana = await aSailor(maya);
    const { status, body } = await maya.call('POST', `/api/crew/${ana.id}/certificates`, { ...eng1, ...wrong });
    expect([status, body.errors]).toEqual([422, [{ path, message }]]);
    expect((await maya.call('GET', `/api/crew/${ana.id}/certificates`)).body).toEqual([]);
  });

  test('changes only the given fields, on top of the expected version, and never into impossible dates', async () => {
    const maya = await aPerson(world);
    const made = await give(maya, (await aSailor(maya)).id);
    const changed = await maya.call(
      'PATCH',
      `/api/certificates/${made.id}`,
      { number: '', expiryDate: null },
      { 'if-match': `"${made.updatedAt}"` },
    );
    expect(changed.body).toMatchObject({ ...eng1, number: null, expiryDate: null, daysLeft: null, state: 'valid' });
    const late = await maya.call('PATCH', `/api/certificates/${made.id}`, { number: 'M-2' }, { 'if-match': `"${made.updatedAt}"` });
    expect([late.status, late.body.current.number]).toEqual([412, null]);
    expect((await maya.call('PATCH', `/api/certificates/${made.id}`, { expiryDate: '2025-12-31' })).body.errors).toEqual([
      { path: 'expiryDate', message: 'Expiry date must not be before the issue date' },
    ]);
    expect((await maya.call('DELETE', `/api/certificates/${made.id}`, undefined, { 'if-match': `"${made.updatedAt}"` })).status).toBe(412);
    expect((await maya.call('DELETE', `/api/certificates/${made.id}`)).status).toBe(204);
    expect((await maya.call('GET', `/api/certificates/${made.id}`)).status).toBe(404);
    expect((await maya.call('GET', '/api/activities?limit=1')).body[0].details).toBe('Removed ENG1 Medical Certificate from Ana Ferrer');
  });

  test('of another company doesn’t exist, even for an otherwise invalid request', async () => {
    const [maya, nora] = [await aPerson(world), await aPerson(world)];
    const ana = await aSailor(nora);
    const unknown = await maya.call('POST', '/api/crew/999999999/certificates', {});
    for (const body of [eng1, {}]) {
      const answer = await maya.call('POST', `/api/crew/${ana.id}/certificates`, body);
      expect([answer.status, answer.body]).toEqual([404, unknown.body]);
    }
    expect((await maya.call('POST', '/api/crew/ana/certificates', eng1)).status).toBe(404);
    const hers = await give(nora, ana.id);
    expect((await maya.call('PATCH', `/api/certificates/${hers.id}`, { number: '1' })).status).toBe(404);
    expect((await maya.call('GET', `/api/crew/${ana.id}/certificates`)).status).toBe(404);
    expect((await maya.call('GET', '/api/certificates')).body).toEqual([]);
  });
});

describe('the file of a certificate', () => {
  test('is visible only to its company, and can’t be another company’s or a picture', async () => {
    const [maya, nora] = [await aPerson(world), await aPerson(world)];
    const paper = (await upload(maya, aPdf(), { kind: 'document', name: 'ENG1 Ana.PDF' })).body;
    const made = await give(maya, (await aSailor(maya)).id, { fileUrl: paper.url });
    expect(made).toMatchObject({ fileUrl: paper.url, fileName: 'ENG1 Ana.pdf' });
    expect((await nora.call('GET', paper.url)).status).toBe(404);
    const stolen = await nora.call('POST', `/api/crew/${(await aSailor(nora)).id}/certificates`, { ...eng1, fileUrl: paper.url });
    expect([stolen.status, stolen.body.errors[0].path]).toEqual([422, 'fileUrl']);
    expect((await maya.call('POST', '/api/crew', { name: 'Ana Ferrer', role: 'Chef', imageUrl: paper.url })).body.errors[0].path).toBe(
      'imageUrl',
    );
  });

  test('moves with its holder to another company, and so does the certificate', async () => {
    const admin = await aPerson(world, { role: 'admin' });
    const [from, to] = [await aCompany(world), await aCompany(world)];
    const [old, now] = [await aPerson(world, { company: from }), await aPerson(world, { company: to })];
    const ana = await aSailor(old);
    const { url } = (await upload(admin, aPdf(), { kind: 'document' })).body;
    const made = await give(admin, ana.id, { fileUrl: url });
    expect((await old.call('GET', url)).status).toBe(200);
    expect((await admin.call('PATCH', `/api/crew/${ana.id}`, { companyId: to.id })).status).toBe(200);
    expect((await now.call('GET', `/api/certificates/${made.id}`)).body).toMatchObject({ companyId: to.id, fileUrl: url, crewId: ana.id });
    expect([
      (await now.call('GET', url)).status,
      (await old.call('GET', url)).status,
      (await old.call('GET', `/api/certificates/${made.id}`)).status,
    ]).toEqual([200, 404, 404]);
  });

  test('is deleted with its holder', async () => {
    const maya = await aPerson(world);
    const ana = await aSailor(maya);
    const made = await give(maya, ana.id);
    expect((await maya.call('DELETE', `/api/crew/${ana.id}`)).status).toBe(204);
    expect((await maya.call('GET', `/api/certificates/${made.id}`)).status).toBe(404);
  });
});

describe('the state of certificates', () => {
  test.each([-400, -1, 0, 1, 90, 91])('with %i days left follows the rules', async (days) => {
    const maya = await aPerson(world);
    const ana = await aSailor(maya);
    const made = await give(maya, ana.id, { issueDate: '2020-01-01', expiryDate: await dayFromNow(days) });
    expect([made.daysLeft, made.state]).toEqual([days, expiryState(days)]);
    expect((await maya.call('GET', `/api/crew/${ana.id}`)).body).toMatchObject({
      certificateDaysLeft: days,
      certificateState: expiryState(days),
    });
    for (const state of ['expired', 'due', 'valid']) {
      const found = [
        (await maya.call('GET', `/api/certificates?state=${state}`)).body,
        (await maya.call('GET', `/api/crew?certificates=${state}`)).body,
      ];
      expect(found.map(({ length }) => length)).toEqual(state === expiryState(days) ? [1, 1] : [0, 0]);
    }
  });

  test('follows the calendar in the company’s time zone', async () => {
    // In these two time zones it is never the same day.
    const [west, east] = [await aCompany(world), await aCompany(world)];
    await world.owner.query(
      `update companies set time_zone = case id when $1 then 'Pacific/Pago_Pago' else 'Pacific/Kiritimati' end where id in ($1, $2)`,
      [west.id, east.id],
    );
    const expiryDate = await dayFromNow(0, 'Pacific/Pago_Pago');
    const states = [];
    for (const company of [west, east]) {
      const person = await aPerson(world, { company });
      states.push((await give(person, (await aSailor(person)).id, { issueDate: null, expiryDate })).state);
    }
    expect(states).toEqual(['due', 'expired']);
  });

  test('of a crew member is that of the one that expires first, and filters the crew', async () => {
    const maya = await aPerson(world);
    const [expired, due, valid] = [
      await aSailor(maya, { name: 'Expired' }),
      await aSailor(maya, { name: 'Due' }),
      await aSailor(maya, { name: 'Valid' }),
    ];
    await aSailor(maya, { name: 'Without' });
    const days: [number, (number | null)[]][] = [
      [expired.id, [400, -3, 20]],
      [due.id, [30, null]],
      [valid.id, [null]],
    ];
    for (const [crewId, each] of days) {
      for (const left of each)
        await give(maya, crewId, { type: `Paper ${left}`, issueDate: null, expiryDate: left === null ? null : await dayFromNow(left) });
    }
    const people = (await maya.call('GET', '/api/crew')).body.map((member: any) => [
      member.name,
      member.certificateState,
      member.certificateDaysLeft,
    ]);
    expect(people).toEqual([
      ['Due', 'due', 30],
      ['Expired', 'expired', -3],
      ['Valid', 'valid', null],
      ['Without', null, null],
    ]);
    for (const [filter, name] of [
      ['expired', 'Expired'],
      ['due', 'Due'],
      ['valid', 'Valid'],
      ['none', 'Without'],
    ]) {
      const found = await maya.call('GET', `/api/crew?certificates=${filter}`);
      expect([found.body.map((member: any) => member.name), found.headers['x-total-count']]).toEqual([[name], '1']);
    }
    expect((await maya.call('GET', '/api/crew?certificates=soon')).status).toBe(400);
    expect((await maya.call('GET', `/api/crew?certificates=due&q=without`)).body).toEqual([]);
  });

  test.each([
    ['one that expires later', 400, 'valid'],
    ['one that never expires', null, 'valid'],
    ['one that is already due', 30, 'due'],
    ['one that has expired since', -1, 'expired'],
  ])('uses the newest of each type: an old one is replaced by %s', async (_which, left, state) => {
    const maya = await aPerson(world);
    const ana = await aSailor(maya);
    const old = await give(maya, ana.id, { issueDate: null, expiryDate: await dayFromNow(-40) });
    expect([old.state, old.isReplaced]).toEqual(['expired', false]);
    const renewed = await give(maya, ana.id, {
      type: 'eng1 medical certificate',
      issueDate: null,
      expiryDate: left === null ? null : await dayFromNow(left),
    });
    expect([renewed.state, renewed.isReplaced]).toEqual([state, false]);
    expect((await maya.call('GET', `/api/certificates/${old.id}`)).body).toMatchObject({ state: 'expired', isReplaced: true });
    expect((await maya.call('GET', `/api/crew/${ana.id}`)).body).toMatchObject({ certificateState: state, certificateDaysLeft: left });
    expect((await maya.call('GET', `/api/crew?certificates=${state}`)).body).toHaveLength(1);
    expect((await maya.call('GET', `/api/certificates?state=${state}`)).body.map(({ id }: { id: number }) => id)).toEqual([renewed.id]);
    expect((await maya.call('DELETE', `/api/certificates/${renewed.id}`)).status).toBe(204);
    expect((await maya.call('GET', `/api/crew/${ana.id}`)).body.certificateState).toBe('expired');
  });

  test('isn’t improved by a newer certificate of another type or person', async () => {
    const maya = await aPerson(world);
    const [ana, luca] = [await aSailor(maya), await aSailor(maya, { name: 'Luca Moretti' })];
    await give(maya, ana.id, { issueDate: null, expiryDate: await dayFromNow(-1) });
    await give(maya, ana.id, { type: 'ML5 Medical Certificate', expiryDate: null });
    await give(maya, luca.id, { expiryDate: null });
    expect((await maya.call('GET', `/api/crew/${ana.id}`)).body.certificateState).toBe('expired');
  });

  test('is listed in pages across the company, the earliest expiry first', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    const [ana, luca] = [await aSailor(maya, { yachtId: yacht.id }), await aSailor(maya, { name: 'Luca Moretti' })];
    await give(maya, ana.id, { type: 'Passport', issueDate: null, expiryDate: await dayFromNow(50) });
    await give(maya, luca.id, { issueDate: null, expiryDate: await dayFromNow(10) });
    await give(maya, luca.id, { type: 'VHF', expiryDate: null });
    const types = async (query: string) =>
      (await maya.call('GET', `/api/certificates?${query}`)).body.map(({ type }: { type: string }) => type);
    expect(await types('')).toEqual([eng1.type, 'Passport', 'VHF']);
    expect(await types('state=due&limit=1&offset=1')).toEqual(['Passport']);
    expect((await maya.call('GET', '/api/certificates?state=due&limit=1&offset=5')).headers['x-total-count']).toBe('2');
    expect(await types(`yachtId=${yacht.id}`)).toEqual(['Passport']);
    expect(await types('q=luca')).toEqual([eng1.type, 'VHF']);
  });
});
