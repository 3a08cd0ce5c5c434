import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { aPerson, aWorld, type Person } from '../testing/given.ts';
import { aPdf, upload } from '../testing/uploads.ts';

const world = aWorld();

const photo = (width = 800, height = 600) => sharp({ create: { width, height, channels: 3, background: '#a97f35' } });
const send = (person: Person, content: Buffer, name = 'paper.pdf', type = 'application/pdf') =>
  upload(person, content, { kind: 'document', name, type });

async function look(person: Person, url: string) {
  const answer = await world.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${person.token}` } });
  return { status: answer.statusCode, headers: answer.headers, content: answer.rawPayload };
}

describe('a document', () => {
  test('that is a PDF is stored unchanged, and served as a download that no browser runs', async () => {
    const maya = await aPerson(world);
    const { status, body } = await send(maya, aPdf(), 'STCW – Étienne.pdf');
    expect([status, body.name]).toEqual([201, 'STCW – Étienne.pdf']);
    const seen = await look(maya, body.url);
    expect(seen.content.equals(aPdf())).toBe(true);
    expect(seen.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''STCW%20%E2%80%93%20%C3%89tienne.pdf",
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=31536000, immutable',
    });
  });

  test.each([
    ['jpeg', 'image/jpeg', 'jpg'],
    ['png', 'image/png', 'png'],
    ['webp', 'image/webp', 'webp'],
  ] as const)('that is a picture as %s keeps its format and loses its camera’s metadata', async (format, contentType, extension) => {
    const maya = await aPerson(world);
    const picture = await photo()
      .toFormat(format)
      .withExif({ IFD3: { GPSLatitude: '43/1 34/1 0/1' } })
      .toBuffer();
    const { body } = await send(maya, picture, 'scan.bin', 'application/octet-stream');
    expect(body.name).toBe(`scan.${extension}`);
    const { headers, content } = await look(maya, body.url);
    const { exif, width, format: storedFormat } = await sharp(content).metadata();
    expect([headers['content-type'], exif, width, storedFormat]).toEqual([contentType, undefined, 800, format]);
  });

  test('loses data appended to its picture', async () => {
    const maya = await aPerson(world);
    const { body } = await send(
      maya,
      Buffer.concat([await photo(9, 9).png().toBuffer(), Buffer.from('<script>alert(1)</script>')]),
      'a.png',
      'image/png',
    );
    expect((await look(maya, body.url)).content.includes('script')).toBe(false);
  });

  test.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>')],
    ['a page that calls itself a PDF', Buffer.concat([Buffer.from('<html><script>alert(1)</script>\n'), aPdf()])],
    ['a PDF with a page in its head', Buffer.concat([Buffer.from('%PDF-1.7\n<script>alert(1)</script>\n'), aPdf()])],
    ['a PDF with an archive behind it', Buffer.concat([aPdf(), Buffer.from('PK\x05\x06'), Buffer.alloc(18)])],
    ['a PDF that is cut off', aPdf().subarray(0, 60)],
    ['an archive', Buffer.from('PK\x03\x04 and so on')],
    ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['nothing', Buffer.alloc(0)],
  ])('is refused when it is %s, whatever its name says', async (_what, content) => {
    const maya = await aPerson(world);
    const { status, body } = await send(maya, content);
    expect([status, body.message]).toEqual([415, 'Please choose a document (PDF, JPEG, PNG or WebP).']);
  });

  test('is refused above 10 MB, and when its picture is cut off', async () => {
    const maya = await aPerson(world);
    expect((await send(maya, Buffer.concat([aPdf(), Buffer.alloc(10 * 1024 * 1024)]))).status).toBe(413);
    const noise = await sharp(Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, at) => (at * 7919) % 256)), {
      raw: { width: 300, height: 300, channels: 3 },
    })
      .png()
      .toBuffer();
    expect((await send(maya, noise.subarray(0, noise.length / 2), 'a.png')).status).toBe(422);
  });

  test.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['page.html', 'page.pdf'],
    ['.pdf', 'Document.pdf'],
    ['Crew list 2026.v2.pdf', 'Crew list 2026.v2.pdf'],
  ])('named %s is downloaded as %s', async (name, storedName) => {
    const maya = await aPerson(world);
    expect((await send(maya, aPdf(), name)).body.name).toBe(storedName);
  });
});
