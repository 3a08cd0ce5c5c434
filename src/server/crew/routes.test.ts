import { describe, expect, test } from 'vitest';
import { aCompany, aPerson, aWorld, aYacht, type Person } from '../testing/given.ts';
import { week } from '../testing/charters.ts';

const world = aWorld();

const ana = {
  name: 'Ana Ferrer',
  role: 'Chief Officer',
  email: 'ana@example.com',
  phone: '+34 600 000 000',
  certifications: 'STCW, ENG1',
  experience: '6 years',
};
const join = async (person: Person, more: object = {}) => (await person.call('POST', '/api/crew', { ...ana, ...more })).body;

describe('adding a crew member', () => {
  test('stores what was entered, returns it completely, and notes in the feed where they serve', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    const { status, body, headers } = await maya.call('POST', '/api/crew', { ...ana, yachtId: yacht.id });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...ana,
      yachtId: yacht.id,
      yachtName: 'Aurelia',
      isCaptain: false,
      companyId: maya.companyId,
      companyName: maya.companyName,
      imageUrl: null,
    });
    expect(headers.etag).toBe(`"${body.updatedAt}"`);
    expect((await maya.call('GET', '/api/activities?limit=1')).body[0]).toMatchObject({
      action: 'create',
      resourceType: 'crew',
      resourceId: body.id,
      details: 'Ana Ferrer joined Aurelia as Chief Officer',
    });
  });

  test('stores the certificates sent along, which count at once', async () => {
    const maya = await aPerson(world);
    const certificates = [{ type: 'STCW Basic Safety Training' }, { type: 'ENG1', expiryDate: '2020-01-31', number: 'M-7' }];
    const { status, body } = await maya.call('POST', '/api/crew', { ...ana, certificates });
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'Ana Ferrer', certificateState: 'expired' });
    expect((await maya.call('GET', `/api/crew/${body.id}/certificates?sort=id`)).body).toMatchObject([
      { type: 'STCW Basic Safety Training', expiryDate: null, crewId: body.id, companyId: maya.companyId },
      { type: 'ENG1', expiryDate: '2020-01-31', number: 'M-7', state: 'expired' },
    ]);
    expect((await maya.call('GET', '/api/activities?limit=1')).body[0].details).toBe(
      'Added crew member Ana Ferrer, with STCW Basic Safety Training and ENG1',
    );
  });

  test('adds nobody if a certificate is wrong, and reports its field', async () => {
    const maya = await aPerson(world);
    const wrong = [{ type: 'ENG1' }, { type: 'GMDSS', issueDate: '2026-05-02', expiryDate: '2026-05-01' }];
    const { status, body } = await maya.call('POST', '/api/crew', { ...ana, certificates: wrong });
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ path: 'certificates.1.expiryDate', message: 'Expiry date must not be before the issue date' }]);
    expect((await maya.call('POST', '/api/crew', { ...ana, certificates: [{ type: '' }] })).body.errors[0].path).toBe(
      'certificates.0.type',
    );
    expect((await maya.call('GET', '/api/crew')).body).toEqual([]);
  });

  test('accepts the older field names as well, and returns ours', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    const { body } = await maya.call('POST', '/api/crew', {
      ...ana,
      yacht_id: yacht.id,
      image_url: 'https://example.com/ana.jpg',
      company_id: maya.companyId,
    });
    expect(body).toMatchObject({ yachtId: yacht.id, imageUrl: 'https://example.com/ana.jpg', companyId: maya.companyId });
    expect(Object.keys(body).filter((key) => key.includes('_'))).toEqual([]);
    expect((await maya.call('PATCH', `/api/crew/${body.id}`, { yacht_id: null })).body.yachtId).toBeNull();
  });

  test.each([
    [{ name: 'Al' }, 'name', 'Name must be at least 3 characters'],
    [{ name: undefined }, 'name', 'Name must be at least 3 characters'],
    [{ role: 'x' }, 'role', 'Role is required'],
    [{ email: 'ana' }, 'email', 'Invalid email address'],
    [{ companyId: 'mine' }, 'companyId', 'Company ID must be a number'],
    [{ companyId: 0 }, 'companyId', 'Company ID is required'],
  ])('refuses %j at its field', async (wrong, path, message) => {
    const admin = await aPerson(world, { role: 'admin' });
    const { status, body } = await admin.call('POST', '/api/crew', { ...ana, companyId: (await aCompany(world)).id, ...wrong });
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ path, message }]);
  });

  test("refuses a yacht of another company, and another company's id", async () => {
    const [maya, nora] = [await aPerson(world), await aPerson(world)];
    const stranger = await aYacht(nora);
    expect((await maya.call('POST', '/api/crew', { ...ana, yachtId: stranger.id })).body.errors[0].path).toBe('yachtId');
    expect((await maya.call('POST', '/api/crew', { ...ana, company_id: nora.companyId })).status).toBe(403);
    expect((await maya.call('GET', '/api/crew')).body).toEqual([]);
  });

  test('requires an admin to choose the company', async () => {
    const admin = await aPerson(world, { role: 'admin' });
    expect((await admin.call('POST', '/api/crew', ana)).body.errors).toEqual([
      { path: 'companyId', message: 'A company must be selected to create a crew member' },
    ]);
    const company = await aCompany(world);
    expect((await admin.call('POST', '/api/crew', { ...ana, companyId: company.id })).body.companyName).toBe(company.name);
  });
});

test('the crew is searched by name and role, filtered by role and yacht, and listed in pages', async () => {
  const maya = await aPerson(world);
  const yacht = await aYacht(maya);
  await join(maya, { name: 'Ana Ferrer', role: 'Captain', yachtId: yacht.id });
  await join(maya, { name: 'Luca Moretti', role: 'Chef' });
  await join(maya, { name: 'Chefik Aydın', role: 'Deckhand', yachtId: yacht.id });
  const names = async (query: string) => (await maya.call('GET', `/api/crew?${query}`)).body.map(({ name }: { name: string }) => name);
  expect(await names('q=CHEF')).toEqual(['Chefik Aydın', 'Luca Moretti']);
  expect(await names('role=chef')).toEqual(['Luca Moretti']);
  expect(await names(`yachtId=${yacht.id}`)).toEqual(['Ana Ferrer', 'Chefik Aydın']);
  const page = await maya.call('GET', '/api/crew?limit=2&offset=2');
  expect([page.headers['x-total-count'], page.body.length]).toEqual(['3', 1]);
  expect((await maya.call('GET', '/api/crew/roles')).body).toEqual(['Captain', 'Chef', 'Deckhand']);
});

test('the crew is sorted as people sort names, ignoring accents and case', async () => {
  const maya = await aPerson(world);
  for (const name of ['Zeynep Aydın', 'Étienne Marchand', 'ana Petrović', 'Çağlar Yıldırım', 'Florence Delacroix', 'Ana Ferrer'])
    await join(maya, { name });
  const names = (await maya.call('GET', '/api/crew')).body.map(({ name }: { name: string }) => name);
  expect(names).toEqual(['Ana Ferrer', 'ana Petrović', 'Çağlar Yıldırım', 'Étienne Marchand', 'Florence Delacroix', 'Zeynep Aydın']);
});

describe('changing and deleting a crew member', () => {
  test('changes only the given fields, and refuses a change to an older version', async () => {
    const maya = await aPerson(world);
    const member = await join(maya);
    const changed = await maya.call(
      'PATCH',
      `/api/crew/${member.id}`,
      { role: 'Captain', phone: '' },
      { 'if-match': `"${member.updatedAt}"` },
    );
    expect(changed.body).toMatchObject({ ...ana, role: 'Captain', phone: null });
    const late = await maya.call('PATCH', `/api/crew/${member.id}`, { role: 'Chef' }, { 'if-match': `"${member.updatedAt}"` });
    expect([late.status, late.body.current.role]).toEqual([412, 'Captain']);
  });

  test('a crew member moved to another yacht is listed there', async () => {
    const maya = await aPerson(world);
    const [one, two] = [await aYacht(maya), await aYacht(maya, { name: 'Eos' })];
    const member = await join(maya, { yachtId: one.id });
    await maya.call('PATCH', `/api/crew/${member.id}`, { yachtId: two.id });
    expect((await maya.call('GET', `/api/yachts/${one.id}/crew`)).body).toEqual([]);
    expect((await maya.call('GET', `/api/yachts/${two.id}`)).body.crewCount).toBe(1);
    expect((await maya.call('GET', '/api/activities?limit=1')).body[0].details).toBe('Ana Ferrer now serves on Eos');
  });

  test('a crew member can’t be moved to a yacht of another company', async () => {
    const [maya, nora, admin] = [await aPerson(world), await aPerson(world), await aPerson(world, { role: 'admin' })];
    const [own, stranger] = [await aYacht(maya), await aYacht(nora)];
    const member = await join(maya, { yachtId: own.id });
    for (const person of [maya, admin]) {
      const { status, body } = await person.call('PATCH', `/api/crew/${member.id}`, { yachtId: stranger.id });
      expect([status, body.errors]).toEqual([422, [{ path: 'yachtId', message: "This yacht isn't in your fleet." }]]);
    }
    expect((await maya.call('GET', `/api/crew/${member.id}`)).body.yachtId).toBe(own.id);
    expect((await nora.call('GET', `/api/yachts/${stranger.id}/crew`)).body).toEqual([]);
  });

  test('a deleted captain is cleared from the yacht, and stays in the feed', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    const member = await join(maya, { yachtId: yacht.id });
    await maya.call('PATCH', `/api/yachts/${yacht.id}`, { captainId: member.id });
    expect((await maya.call('GET', `/api/crew/${member.id}`)).body.isCaptain).toBe(true);
    expect((await maya.call('DELETE', `/api/crew/${member.id}`)).status).toBe(204);
    expect((await maya.call('GET', `/api/yachts/${yacht.id}`)).body).toMatchObject({ captainId: null, captainName: null });
    expect((await maya.call('GET', `/api/crew/${member.id}`)).status).toBe(404);
    expect((await maya.call('GET', '/api/activities?limit=1')).body[0].details).toBe('Deleted crew member Ana Ferrer');
  });

  test('a captain who is moved gives up command in the same transaction, and takes it again while it is free', async () => {
    const maya = await aPerson(world);
    const [one, two] = [await aYacht(maya), await aYacht(maya, { name: 'Eos' })];
    const member = await join(maya, { yachtId: one.id });
    await maya.call('PATCH', `/api/yachts/${one.id}`, { captainId: member.id });
    const move = (body: object) => maya.call('PATCH', `/api/crew/${member.id}`, body);
    const now = async () => [
      (await maya.call('GET', `/api/crew/${member.id}`)).body.yachtId,
      (await maya.call('GET', `/api/yachts/${one.id}`)).body.captainId,
    ];

    const stranger = await aYacht(await aPerson(world));
    const refused = await move({ yachtId: two.id, command: { yachtId: stranger.id, held: false } });
    expect([refused.status, refused.body.errors]).toEqual([422, [{ path: 'command.yachtId', message: "This yacht isn't in your fleet." }]]);
    expect(await now()).toEqual([one.id, member.id]);

    const moved = await move({ yachtId: two.id, command: { yachtId: one.id, held: false } });
    expect([moved.status, moved.body.isCaptain, await now()]).toEqual([200, false, [two.id, null]]);
    const feedLines = (await maya.call('GET', '/api/activities?limit=2')).body.map(({ details }: { details: string }) => details);
    expect(feedLines.toSorted()).toEqual(['Ana Ferrer gave up command of Aurelia', 'Ana Ferrer now serves on Eos']);

    const back = await move({ yachtId: one.id, command: { yachtId: one.id, held: true } });
    expect([back.body.isCaptain, await now()]).toEqual([true, [one.id, member.id]]);
    // Setting what is already set changes nothing.
    expect((await move({ command: { yachtId: one.id, held: true } })).body).toEqual(back.body);

    await move({ yachtId: two.id, command: { yachtId: one.id, held: false } });
    const other = await join(maya, { name: 'Luca Moretti' });
    await maya.call('PATCH', `/api/yachts/${one.id}`, { captainId: other.id });
    const late = await move({ yachtId: one.id, command: { yachtId: one.id, held: true } });
    expect([late.status, late.body.message, await now()]).toEqual([409, 'Aurelia now has another captain.', [two.id, other.id]]);
  });

  test('an admin moves a crew member with their papers to another company, who leaves yacht, command, charters and work behind', async () => {
    const admin = await aPerson(world, { role: 'admin' });
    const [from, to] = [await aCompany(world), await aCompany(world)];
    const maya = await aPerson(world, { company: from });
    const yacht = await aYacht(admin, { companyId: from.id });
    const member = await join(admin, { companyId: from.id, yachtId: yacht.id });
    await admin.call('PATCH', `/api/yachts/${yacht.id}`, { captainId: member.id });
    await maya.call('PUT', `/api/crew/${member.id}/papers`, { documentNumber: 'C01X00T47' });
    const { body: charter } = await maya.call('POST', '/api/charters', { yachtId: yacht.id, contactLastName: 'Lind', ...week });
    const guests = `/api/charters/${charter.id}/guests`;
    expect((await maya.call('PUT', guests, { guests: [], crewIds: [member.id] })).body.crew).toMatchObject([{ crewId: member.id }]);
    const work = { yachtId: yacht.id, title: 'Oil', type: 'engine', scheduledDate: week.startDate, assigneeId: member.id };
    const { body: job } = await maya.call('POST', '/api/maintenance', work);
    const moved = await admin.call('PATCH', `/api/crew/${member.id}`, { companyId: to.id });
    expect(moved.body).toMatchObject({ companyId: to.id, yachtId: null, isCaptain: false });
    expect((await admin.call('GET', `/api/yachts/${yacht.id}`)).body.captainId).toBeNull();
    expect((await admin.call('GET', `/api/crew/${member.id}/papers`)).body).toMatchObject({ documentNumber: 'C01X00T47' });
    expect((await maya.call('GET', guests)).body.crew).toEqual([]);
    expect((await maya.call('GET', `/api/maintenance/${job.id}`)).body).toMatchObject({ title: 'Oil', assigneeId: null });
  });
});
