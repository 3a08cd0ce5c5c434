import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { aPerson, aWorld, aYacht, caller, type Person } from '../testing/given.ts';

const world = aWorld();
const anybody = caller(world);

async function aLink(person: Person, yachtId: number): Promise<{ id: number; token: string }> {
  const { status, body } = await person.call('POST', '/api/report-links', { yachtId });
  expect(status).toBe(201);
  return { id: body.id, token: body.path.replace('/report#', '') };
}

/** Sends a report as a page without an account does, from its own IP address unless one is given. */
async function send(
  token: string,
  fields: Record<string, string>,
  { file, from = anAddress(), key }: { file?: Buffer; from?: string; key?: string } = {},
) {
  const parts = Object.entries(fields).map(([name, value]) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
  const payload = Buffer.concat([
    Buffer.from(parts.join('')),
    ...(file
      ? [
          Buffer.from('--b\r\ncontent-disposition: form-data; name="file"; filename="hose.jpg"\r\ncontent-type: image/jpeg\r\n\r\n'),
          file,
          Buffer.from('\r\n'),
        ]
      : []),
    Buffer.from('--b--\r\n'),
  ]);
  const answer = await world.app.inject({
    method: 'POST',
    url: `/api/report/${token}`,
    payload,
    headers: { 'content-type': 'multipart/form-data; boundary=b', ...(key && { 'idempotency-key': key }) },
    remoteAddress: from,
  });
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
}

function aJpeg(background: string): Promise<Buffer> {
  return sharp({ create: { width: 8, height: 6, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

let addresses = 0;
const anAddress = () => `10.77.${Math.floor(++addresses / 250)}.${1 + (addresses % 250)}`;

describe('the link of a yacht', () => {
  test('is returned once, leads to its yacht, and is replaced by the next one; a revoked one stops working', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    const { token: old } = await aLink(maya, yacht.id);
    const { id, token } = await aLink(maya, yacht.id);
    expect((await anybody('GET', `/api/report/${token}`)).body).toEqual({ yachtName: 'Aurelia', companyName: maya.companyName });
    expect((await anybody('GET', `/api/report/${old}`)).status).toBe(404);
    const { body: listed, text } = await maya.call('GET', '/api/report-links');
    expect(listed).toMatchObject([{ id, yachtName: 'Aurelia', lastUsedAt: null }]);
    expect(text).not.toContain(token);
    expect((await maya.call('DELETE', `/api/report-links/${id}`)).status).toBe(204);
    expect((await anybody('GET', `/api/report/${token}`)).status).toBe(404);
    expect((await send(token, { title: 'Leak' })).status).toBe(404);
  });

  test('accepts a report with a picture to be confirmed: it alerts, and blocks nothing until accepted', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    const { token } = await aLink(maya, yacht.id);
    const original = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#a33' } })
      .jpeg()
      .withExif({ IFD0: { Make: 'Camera' } })
      .toBuffer();
    const { status, body } = await send(token, { title: 'Steering hose leaks', severity: 'may_not_sail', name: 'Tom' }, { file: original });
    expect([status, body]).toEqual([201, { yachtName: 'Aurelia', companyName: maya.companyName }]);
    const [defect] = (await maya.call('GET', '/api/defects')).body;
    expect(defect).toMatchObject({ title: 'Steering hose leaks', confirmed: false, blocks: false, reportedBy: 'Tom', status: 'reported' });
    const authorization = `Bearer ${maya.token}`;
    const picture = await world.app.inject({ method: 'GET', url: `${defect.photoUrls[0]}?size=full`, headers: { authorization } });
    expect((await sharp(picture.rawPayload).metadata()).exif).toBeUndefined();
    expect((await maya.call('GET', '/api/activities?limit=1')).body[0]).toMatchObject({
      action: 'alert',
      details: 'Reported by link on Aurelia, to be confirmed: Steering hose leaks',
    });
    expect((await maya.call('GET', `/api/yachts/${yacht.id}`)).body.mayNotSail).toBe(false);
    await maya.call('PATCH', `/api/defects/${defect.id}`, { status: 'accepted', backOn: '2099-01-01T08:00:00Z' });
    expect((await maya.call('GET', `/api/yachts/${yacht.id}`)).body.mayNotSail).toBe(true);
    expect((await maya.call('GET', '/api/report-links')).body[0].lastUsedAt).not.toBeNull();
  });

  test('accepts a repeated request under one key as one report, and refuses another content', async () => {
    const maya = await aPerson(world);
    const { token } = await aLink(maya, (await aYacht(maya)).id);
    const [red, green] = [await aJpeg('#a33'), await aJpeg('#3a3')];
    const sends = (title = 'Leak', file = red) => send(token, { title }, { file, key: 'one page' });
    const answers = [...(await Promise.all([sends(), sends()])), await sends()];
    for (const { status, body } of answers) expect([status, body]).toEqual([201, { yachtName: 'Aurelia', companyName: maya.companyName }]);
    expect((await sends('Leak at the pump')).body.code).toBe('idempotency_key_reused');
    expect((await sends('Leak', green)).body.code).toBe('idempotency_key_reused');
    expect((await send(token, { title: 'Leak' }, { key: 'one page' })).body.code).toBe('idempotency_key_reused');
    expect((await maya.call('GET', '/api/defects')).body).toHaveLength(1);
    expect((await maya.call('GET', '/api/activities')).body.filter(({ action }: { action: string }) => action === 'alert')).toHaveLength(1);
    expect((await send(token, { title: 'Leak' }, { key: 'another page' })).status).toBe(201);
    expect((await maya.call('GET', '/api/defects')).body).toHaveLength(2);
  });

  test('refuses an empty report and an invalid picture, and stores nothing then', async () => {
    const maya = await aPerson(world);
    const { token } = await aLink(maya, (await aYacht(maya)).id);
    expect((await send(token, { title: ' ' })).body.errors).toEqual([{ path: 'title', message: 'Please say what is wrong' }]);
    expect((await send(token, { title: 'Leak', severity: 'awful' })).body.errors[0].path).toBe('severity');
    expect((await send(token, { title: 'Leak' }, { file: Buffer.from('%PDF-1.7 no picture') })).status).toBe(415);
    expect((await maya.call('GET', '/api/defects')).body).toEqual([]);
    const plain = await world.app.inject({ method: 'POST', url: `/api/report/${token}`, payload: { title: 'Leak' } });
    expect(plain.statusCode).toBe(415);
  });

  test('accepts five reports an hour from one address and twenty by one link, whoever sends them', async () => {
    const maya = await aPerson(world);
    const { token } = await aLink(maya, (await aYacht(maya)).id);
    const from = anAddress();
    const flood = [];
    for (let nth = 0; nth < 6; nth++) flood.push((await send(token, { title: `Leak ${nth}` }, { from })).status);
    expect(flood).toEqual([201, 201, 201, 201, 201, 429]);
    const more = [];
    for (let nth = 0; nth < 16; nth++) more.push(await send(token, { title: `More ${nth}` }));
    expect(more.map(({ status }) => status)).toEqual([...Array(15).fill(201), 429]);
    expect(Number(more.at(-1)?.headers['retry-after'])).toBeGreaterThan(60);
    expect((await maya.call('GET', '/api/defects?limit=50')).body).toHaveLength(20);
  });

  test('can’t be guessed: unknown ones are soon refused', async () => {
    const remoteAddress = anAddress();
    const guess = (nth: number) => world.app.inject({ method: 'GET', url: `/api/report/${String(nth).padStart(43, 'A')}`, remoteAddress });
    const statuses = [];
    for (let nth = 0; nth < 21; nth++) statuses.push((await guess(nth)).statusCode);
    expect(statuses).toEqual([...Array(20).fill(404), 429]);
  });

  test('is made and revoked only by people who run the company, for its own yachts', async () => {
    const [maya, nora] = [await aPerson(world), await aPerson(world)];
    const yacht = await aYacht(nora);
    expect((await maya.call('POST', '/api/report-links', { yachtId: yacht.id })).body.errors[0].path).toBe('yachtId');
    const { id } = await aLink(nora, yacht.id);
    expect((await maya.call('DELETE', `/api/report-links/${id}`)).status).toBe(404);
    const tom = await aPerson(world, { role: 'user', company: { id: nora.companyId as number, name: nora.companyName as string } });
    expect((await tom.call('POST', '/api/report-links', { yachtId: yacht.id })).status).toBe(403);
  });
});
