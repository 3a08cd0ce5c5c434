import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { aPerson, aWorld, aYacht, type Person } from '../testing/given.ts';
import { upload } from '../testing/uploads.ts';

const world = aWorld();

const leak = { title: 'Steering hose leaks', description: 'A cup an hour', severity: 'may_not_sail' };
const report = (person: Person, yachtId: number, more: object = {}) => person.call('POST', '/api/defects', { ...leak, yachtId, ...more });
const triage = (person: Person, id: number, changes: object) => person.call('PATCH', `/api/defects/${id}`, changes);
const charter = { title: 'Charter', type: 'charter', startDate: '2099-06-06T15:00:00Z', endDate: '2099-06-13T07:00:00Z' };
const book = (person: Person, yachtId: number, more: object = {}) => person.call('POST', '/api/schedule', { ...charter, yachtId, ...more });

async function aPhoto(person: Person): Promise<string> {
  const original = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#a33' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Camera', Copyright: 'Tom' }, IFD3: { GPSLatitude: '43/1 33/1 0/1' } })
    .toBuffer();
  return (await upload(person, original, { name: 'hose.jpg', type: 'image/jpeg' })).body.url;
}

describe('a defect', () => {
  test('is stored as reported, with its pictures and its activity, and listed most severe first', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    const photo = await aPhoto(maya);
    const { status, body, headers } = await report(maya, yacht.id, { photoUrls: [photo] });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...leak,
      yachtName: 'Aurelia',
      status: 'reported',
      confirmed: true,
      blocks: true,
      blocksUntil: null,
      photoUrls: [photo],
    });
    expect([headers.etag, headers.location]).toEqual([`"${body.updatedAt}"`, `/api/defects/${body.id}`]);
    expect((await maya.call('GET', '/api/activities?limit=1')).body[0]).toMatchObject({
      action: 'alert',
      resourceType: 'defect',
      resourceId: body.id,
      details: 'Aurelia may not sail: Steering hose leaks',
    });
    const minor = (await report(maya, yacht.id, { title: 'Scratch', severity: 'minor' })).body;
    const usual = (await maya.call('POST', '/api/defects', { yachtId: yacht.id, title: 'Lamp' })).body;
    expect(usual.severity).toBe('normal');
    await triage(maya, usual.id, { status: 'fixed' });
    const listed = async (query: string) =>
      (await maya.call('GET', `/api/defects?${query}`)).body.map(({ title }: { title: string }) => title);
    expect(await listed('')).toEqual(['Steering hose leaks', 'Scratch', 'Lamp']);
    expect(await listed('status=open&severity=minor')).toEqual(['Scratch']);
    expect(await listed(`status=fixed&yachtId=${yacht.id}`)).toEqual(['Lamp']);
    expect((await maya.call('DELETE', `/api/defects/${minor.id}`)).status).toBe(204);
    expect(await listed('sort=reportedAt')).toEqual(['Steering hose leaks', 'Lamp']);
  });

  test('shows pictures without camera or location data', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    const { body } = await report(maya, yacht.id, { photoUrls: [await aPhoto(maya)] });
    const headers = { authorization: `Bearer ${maya.token}` };
    const picture = await world.app.inject({ method: 'GET', url: `${body.photoUrls[0]}?size=full`, headers });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
    const { exif, xmp, iptc } = await sharp(picture.rawPayload).metadata();
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
  });

  test.each([
    [{ title: ' ' }, 'title', 'Please say what is wrong'],
    [{ severity: 'awful' }, 'severity', 'Please choose how bad it is'],
    [{ yachtId: 999_999_999 }, 'yachtId', "This yacht isn't in your fleet."],
    [{ equipmentId: 999_999_999 }, 'equipmentId', 'This isn’t on board this yacht.'],
    [{ eventId: 999_999_999 }, 'eventId', 'This isn’t in your calendar.'],
    [{ photoUrls: Array(7).fill(`/api/files/${'A'.repeat(22)}`) }, 'photoUrls', 'At most 6 pictures'],
    [{ photoUrls: [`/api/files/${'A'.repeat(22)}`] }, 'photoUrls.0', 'This picture no longer exists. Please upload it again.'],
    [{ reportedAt: '2099-01-01T00:00:00Z' }, 'reportedAt', 'This is in the future'],
  ])('with %j is refused at its field, and nothing is stored', async (wrong, path, message) => {
    const maya = await aPerson(world);
    const { status, body } = await report(maya, (await aYacht(maya)).id, wrong);
    expect([status, body.errors]).toEqual([422, [{ path, message }]]);
    expect((await maya.call('GET', '/api/defects')).body).toEqual([]);
  });

  test('can’t be linked to the equipment or pictures of others', async () => {
    const [maya, nora] = [await aPerson(world), await aPerson(world)];
    const [yacht, sister] = [await aYacht(maya), await aYacht(maya, { name: 'Meltem' })];
    const { body: engine } = await maya.call('POST', '/api/equipment', { yachtId: sister.id, name: 'Port engine' });
    expect((await report(maya, yacht.id, { equipmentId: engine.id })).body.errors[0].path).toBe('equipmentId');
    expect((await report(maya, sister.id, { equipmentId: engine.id })).body.equipmentName).toBe('Port engine');
    expect((await report(maya, yacht.id, { photoUrls: [await aPhoto(nora)] })).body.errors[0].path).toBe('photoUrls.0');
  });

  test('goes through triage, with a reason where required', async () => {
    const maya = await aPerson(world);
    const { body: made } = await report(maya, (await aYacht(maya)).id);
    expect((await triage(maya, made.id, { status: 'accepted' })).body.errors[0].path).toBe('backOn');
    expect((await triage(maya, made.id, { severity: 'urgent' })).body.errors).toEqual([{ path: 'reason', message: 'Please say why' }]);
    const upon = { 'if-match': `"${made.updatedAt}"` };
    const accepted = await maya.call('PATCH', `/api/defects/${made.id}`, { status: 'accepted', backOn: '2099-06-10T08:00:00Z' }, upon);
    expect(accepted.body).toMatchObject({ status: 'accepted', blocks: true, blocksUntil: '2099-06-10T08:00:00.000Z' });
    expect((await maya.call('PATCH', `/api/defects/${made.id}`, { status: 'fixed' }, upon)).status).toBe(412);
    expect((await triage(maya, made.id, { status: 'fixed' })).body).toMatchObject({ status: 'fixed', blocks: false });
    expect((await maya.call('GET', '/api/activities?limit=1')).body[0]).toMatchObject({
      action: 'complete',
      details: 'Fixed on Aurelia: Steering hose leaks',
    });
    expect((await triage(maya, made.id, { status: 'accepted' })).body.errors[0].path).toBe('reason');
    const again = await triage(maya, made.id, { status: 'accepted', reason: 'Leaks again' });
    expect(again.body).toMatchObject({ status: 'accepted', reason: 'Leaks again', blocks: true });
  });
});

const day = (nth: number) => `2098-${String(1 + Math.floor(nth / 25)).padStart(2, '0')}-${String(1 + (nth % 25)).padStart(2, '0')}`;

describe('a yacht that may not sail', () => {
  test('gets no booking before it is back, whatever flags are set; others do, and only yachts that may sail are offered', async () => {
    const maya = await aPerson(world);
    const [aurelia, meltem, solenne] = [
      await aYacht(maya),
      await aYacht(maya, { name: 'Meltem' }),
      await aYacht(maya, { name: 'Solenne' }),
    ];
    const { body: made } = await report(maya, aurelia.id);
    await report(maya, meltem.id);
    const sentence = 'Aurelia may not sail: Steering hose leaks. Not expected back yet.';
    const refused = await book(maya, aurelia.id, { allowOverlap: true, allowNotices: true });
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([409, 'may_not_sail', sentence]);
    expect((await book(maya, aurelia.id, { type: 'crew_change' })).status).toBe(201);
    expect((await maya.call('GET', `/api/yachts/${aurelia.id}`)).body.mayNotSail).toBe(true);
    const address = `/api/schedule/free-slots?yachtId=${aurelia.id}&startDate=${charter.startDate}&endDate=${charter.endDate}`;
    expect((await maya.call('GET', address)).body).toEqual({
      conflict: { code: 'may_not_sail', message: sentence },
      slots: [],
      yachts: [{ id: solenne.id, name: 'Solenne' }],
      notices: [],
    });
    await triage(maya, made.id, { status: 'accepted', backOn: '2099-06-10T08:00:00Z' });
    expect((await book(maya, aurelia.id)).body.message).toBe('Aurelia may not sail: Steering hose leaks. Expected back on Jun 10, 2099.');
    const { body: offered } = await maya.call('GET', address);
    expect(offered.slots.length).toBeGreaterThan(0);
    expect(offered.slots.every(({ startDate }: { startDate: string }) => startDate >= '2099-06-10T08:00:00.000Z')).toBe(true);
    const later = await book(maya, aurelia.id, { startDate: '2099-06-10T08:00:00Z', endDate: '2099-06-17T07:00:00Z' });
    expect(later.status).toBe(201);
    const back = await maya.call('PATCH', `/api/schedule/${later.body.id}`, { startDate: '2099-06-09T08:00:00Z' });
    expect([back.status, back.body.code]).toEqual([409, 'may_not_sail']);
    expect((await maya.call('PATCH', `/api/schedule/${later.body.id}`, { title: 'The Lunds' })).status).toBe(200);
    await triage(maya, made.id, { status: 'fixed' });
    expect((await maya.call('GET', `/api/yachts/${aurelia.id}`)).body.mayNotSail).toBe(false);
    expect((await maya.call('PATCH', `/api/schedule/${later.body.id}`, { startDate: '2099-06-09T08:00:00Z' })).status).toBe(200);
  });

  test('is reported after a conflicting booking, and before an overlap that can be confirmed', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    expect((await book(maya, yacht.id)).status).toBe(201);
    await report(maya, yacht.id);
    expect((await book(maya, yacht.id)).body.code).toBe('schedule_conflict');
    await maya.call('POST', '/api/maintenance', { yachtId: yacht.id, title: 'Paint', type: 'hull', scheduledDate: '2099-07-01T08:00:00Z' });
    const over = { startDate: '2099-07-01T07:00:00Z', endDate: '2099-07-08T07:00:00Z' };
    expect((await book(maya, yacht.id, over)).body.code).toBe('may_not_sail');
  });

  test('gets none of fifty concurrent bookings afterwards', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    const dayTrip = (nth: number) =>
      book(maya, yacht.id, { type: 'day_rent', startDate: `${day(nth)}T08:00:00Z`, endDate: `${day(nth)}T16:00:00Z` });
    // Five people book ten days each, one after the other, while a defect is reported.
    const tens = Array.from({ length: 5 }, async (_, who) => {
      const own = [];
      for (let nth = 0; nth < 10; nth++) own.push(await dayTrip(who * 10 + nth));
      return own;
    });
    const [ban, ...booked] = await Promise.all([report(maya, yacht.id), ...tens]);
    const answers = booked.flat();
    expect(ban.status).toBe(201);
    expect(new Set(answers.map(({ status, body }) => (status === 409 ? body.code : status)))).toEqual(
      new Set(answers.some(({ status }) => status === 201) ? [201, 'may_not_sail'] : ['may_not_sail']),
    );
    // In the feed, no booking comes after the ban.
    const { rows } = await world.owner.query(
      `select count(*)::int as after from activities a where a.company_id = $1 and a.resource_type = 'schedule'
         and a.id > (select id from activities b where b.company_id = $1 and b.resource_type = 'defect')`,
      [maya.companyId],
    );
    expect(rows[0].after).toBe(0);
    expect((await book(maya, yacht.id, { startDate: '2098-06-01T08:00:00Z', endDate: '2098-06-02T08:00:00Z' })).body.code).toBe(
      'may_not_sail',
    );
  });
});

test('an urgent defect is mentioned when its yacht is booked, without asking for confirmation', async () => {
  const maya = await aPerson(world);
  const yacht = await aYacht(maya);
  const { body } = await report(maya, yacht.id, { severity: 'urgent' });
  const address = `/api/schedule/free-slots?yachtId=${yacht.id}&startDate=${charter.startDate}&endDate=${charter.endDate}`;
  expect((await maya.call('GET', address)).body.notices).toEqual([
    { kind: 'defect_open', severity: 'tell', message: 'Urgent on Aurelia: Steering hose leaks.', resource: 'defect', resourceId: body.id },
  ]);
  expect((await book(maya, yacht.id)).status).toBe(201);
});
