import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { aPerson, aWorld, aYacht, caller, yachtFields, type Person } from '../testing/given.ts';
import { aPdf, upload } from '../testing/uploads.ts';

const world = aWorld();

const photo = (width = 2400, height = 1600) => sharp({ create: { width, height, channels: 3, background: '#0e8a9d' } });

async function look(person: Person | null, url: string) {
  const answer = await world.app.inject({ method: 'GET', url, headers: person ? { authorization: `Bearer ${person.token}` } : {} });
  return { status: answer.statusCode, headers: answer.headers, content: answer.rawPayload };
}

describe('a picture', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('as %s is re-encoded in sizes that are fit for use', async (format) => {
    const maya = await aPerson(world);
    const { status, body } = await upload(maya, await photo().toFormat(format).toBuffer(), {
      name: `yacht.${format}`,
      type: `image/${format}`,
    });
    expect(status).toBe(201);
    for (const [size, side] of [
      ['thumb', 192],
      ['card', 720],
      ['full', 1920],
    ] as const) {
      const seen = await look(maya, `${body.url}?size=${size}`);
      expect(seen.status).toBe(200);
      expect(seen.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, max-age=31536000, immutable',
        vary: expect.stringContaining('authorization'),
        'x-content-type-options': 'nosniff',
      });
      expect(await sharp(seen.content).metadata()).toMatchObject({ format: 'webp', width: side });
    }
  });

  test('loses its camera’s metadata, and is turned upright', async () => {
    const maya = await aPerson(world);
    const picture = await photo(300, 200)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '43/1 34/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { body } = await upload(maya, picture);
    const { content } = await look(maya, body.url);
    const { exif, width, height } = await sharp(content).metadata();
    expect({ exif, width, height }).toEqual({ exif: undefined, width: 200, height: 300 });
  });

  test.each([
    ['a text named like a picture', Buffer.from('<script>alert(1)</script>'), 415],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'), 415],
    ['an empty file', Buffer.alloc(0), 415],
    ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'), 415],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj <</S /JavaScript>> endobj'), 415],
  ])('is refused when it is %s, whatever its name says', async (_what, content, status) => {
    const maya = await aPerson(world);
    const answer = await upload(maya, content, { name: '../../etc/passwd.png', type: 'image/png' });
    expect(answer.status).toBe(status);
    expect(answer.body.message).toBe('Please choose a picture (JPEG, PNG, WebP or AVIF).');
  });

  test('is refused when it is cut off', async () => {
    const maya = await aPerson(world);
    const whole = await sharp(Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, at) => (at * 7919) % 256)), {
      raw: { width: 300, height: 300, channels: 3 },
    })
      .png()
      .toBuffer();
    expect((await upload(maya, whole.subarray(0, whole.length / 2))).status).toBe(422);
  });

  test('is refused when it claims to be enormous, without being unpacked', async () => {
    const maya = await aPerson(world);
    const header = await photo(8, 8).png().toBuffer();
    header.writeUInt32BE(30_000, 16);
    header.writeUInt32BE(30_000, 20);
    expect([415, 422]).toContain((await upload(maya, header)).status);
  });

  test('of 48 megapixels, as phones take them, is accepted and turned upright', async () => {
    const maya = await aPerson(world);
    const picture = await photo(8064, 6048).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const { status, body } = await upload(maya, picture);
    expect(status).toBe(201);
    expect(await sharp((await look(maya, body.url)).content).metadata()).toMatchObject({ width: 1440, height: 1920 });
    expect((await upload(maya, picture, { kind: 'document' })).status).toBe(201);
  });

  test.each([
    [
      'a progressive JPEG of 59',
      () => photo(7700, 7700).jpeg({ progressive: true }),
      'This picture has 59 megapixels. The limit is 25 for its format, or 50 for an ordinary JPEG.',
    ],
    [
      'a PNG of 26',
      () => photo(5200, 5000).png(),
      'This picture has 26 megapixels. The limit is 25 for its format, or 50 for an ordinary JPEG.',
    ],
    [
      'a WebP of 26',
      () => photo(5200, 5000).webp({ effort: 0 }),
      'This picture has 26 megapixels. The limit is 25 for its format, or 50 for an ordinary JPEG.',
    ],
    [
      'an AVIF of 13',
      () => photo(3600, 3600).avif({ effort: 0 }),
      'This picture has 13 megapixels. The limit is 12 for its format, or 50 for an ordinary JPEG.',
    ],
    ['a JPEG of 54', () => photo(9000, 6000).jpeg(), 'This picture has 54 megapixels. The limit is 50 for its format.'],
  ])('is refused if it would take too much memory, however small the file: %s', async (_what, make, message) => {
    const maya = await aPerson(world);
    const { status, body } = await upload(maya, await make().toBuffer());
    expect([status, body.code, body.message]).toEqual([422, 'too_many_pixels', `${message} Please make it smaller and choose it again.`]);
  });

  test('is refused for now, leaving nothing behind, if its company has many in progress; another company’s isn’t', async () => {
    const [maya, nora] = [await aPerson(world), await aPerson(world)];
    const [large, small] = [await photo(8000, 6000).jpeg().toBuffer(), await photo(30, 20).png().toBuffer()];
    const before = keptFiles('pictures');
    const many = [large, ...Array.from({ length: 30 }, () => small)];
    const [another, ...answers] = await Promise.all([upload(nora, small), ...many.map((picture) => upload(maya, picture))]);
    expect(another.status).toBe(201);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, body, headers } of refused) {
      expect([status, body.code, body.message]).toEqual([
        503,
        'busy',
        'Many pictures are being prepared at the moment, so this one was not stored. Please try again in a moment.',
      ]);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    const acceptedCount = answers.length - refused.length;
    expect([await rowsOf(maya), keptFiles('pictures') - before]).toEqual([acceptedCount, (acceptedCount + 1) * 3]);
  });

  test('is refused above 10 MB, with a message', async () => {
    const maya = await aPerson(world);
    const { status, body } = await upload(maya, Buffer.alloc(10 * 1024 * 1024 + 10));
    expect([status, body.code]).toEqual([413, 'too_large']);
  });

  test('is seen by its company alone: not by a stranger, not without a token', async () => {
    const [maya, nora] = [await aPerson(world), await aPerson(world)];
    const { body } = await upload(maya, await photo(20, 20).png().toBuffer());
    expect((await look(nora, body.url)).status).toBe(404);
    expect((await look(null, body.url)).status).toBe(401);
    expect((await nora.call('POST', '/api/yachts', { ...yachtFields, imageUrl: body.url })).status).toBe(422);
    const colleague = await aPerson(world, { role: 'user', company: { id: maya.companyId as number, name: maya.companyName as string } });
    expect((await look(colleague, body.url)).status).toBe(200);
  });

  test('that an admin uploads moves to the company of the yacht that shows it', async () => {
    const admin = await aPerson(world, { role: 'admin' });
    const maya = await aPerson(world);
    const { body } = await upload(admin, await photo(20, 20).png().toBuffer());
    expect((await look(maya, body.url)).status).toBe(404);
    const yacht = await aYacht(admin, { companyId: maya.companyId, imageUrl: body.url });
    expect((await look(maya, body.url)).status).toBe(200);
    expect((await look(admin, body.url)).status).toBe(200);
    const nora = await aPerson(world);
    expect((await admin.call('PATCH', `/api/yachts/${yacht.id}`, { companyId: nora.companyId })).status).toBe(200);
    expect([(await look(maya, body.url)).status, (await look(nora, body.url)).status]).toEqual([404, 200]);
  });
});

const keptFiles = (of: 'documents' | 'pictures' = 'documents') =>
  existsSync(`${world.folder}/files/${of}`)
    ? readdirSync(`${world.folder}/files/${of}`, { recursive: true, withFileTypes: true }).filter((each) => each.isFile()).length
    : 0;
const rowsOf = async ({ companyId }: Person) => (await world.owner.query('select from files where company_id = $1', [companyId])).rowCount;

describe('an upload', () => {
  test('that is repeated with its Idempotency-Key, even simultaneously, is stored once', async () => {
    const maya = await aPerson(world);
    const before = keptFiles();
    const send = () => upload(maya, aPdf(), { kind: 'document', key: 'form-1' });
    const answers = [await send(), ...(await Promise.all([send(), send(), send()]))];
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.url}`)).size).toBe(1);
    expect([keptFiles() - before, await rowsOf(maya)]).toEqual([1, 1]);
    expect((await look(maya, answers[0]?.body.url)).content.equals(aPdf())).toBe(true);
    const other = await upload(maya, await photo(9, 9).png().toBuffer(), { kind: 'document', key: 'form-1' });
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
    expect([keptFiles() - before, await rowsOf(maya)]).toEqual([1, 1]);
  });

  test('that can’t be stored leaves nothing half-stored', async () => {
    const maya = await aPerson(world);
    const before = keptFiles();
    // There is a file where its folder should be.
    await rename(`${world.folder}/files`, `${world.folder}/elsewhere`);
    writeFileSync(`${world.folder}/files`, '');
    expect((await upload(maya, aPdf(), { kind: 'document' })).status).toBe(500);
    await rm(`${world.folder}/files`);
    await rename(`${world.folder}/elsewhere`, `${world.folder}/files`);
    expect([keptFiles() - before, readdirSync(`${world.folder}/coming`)]).toEqual([0, []]);
    expect((await upload(maya, aPdf(), { kind: 'document' })).status).toBe(201);
  });
});

test.each([
  [
    'has another boundary than it says',
    'multipart/form-data; boundary=one',
    '--other\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc\r\n--other--\r\n',
  ],
  ['says no boundary', 'multipart/form-data', 'abc'],
  ['breaks off', 'multipart/form-data; boundary=one', '--one\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc'],
])('a form that %s is refused with a message', async (_what, type, form) => {
  const maya = await aPerson(world);
  const { status, body } = await maya.call('POST', '/api/files', Buffer.from(form), { 'content-type': type });
  expect([status, body.message]).toEqual([400, "We couldn't read that request."]);
});

test('an upload that isn’t a form is refused with a message', async () => {
  const maya = await aPerson(world);
  expect((await maya.call('POST', '/api/files', { file: 'x' })).status).toBe(415);
  expect((await caller(world)('POST', '/api/files', { file: 'x' })).status).toBe(401);
});
