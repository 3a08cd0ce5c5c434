import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { aPerson, aWorld } from '../testing/given.ts';
import { aPdf, aPhoto, upload } from '../testing/uploads.ts';

const world = aWorld();

/** The programs of this kind that run beside this process. */
function programsBeside(): string[] {
  const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  return children.flatMap((pid) => {
    try {
      return /workshops\/(\w+)\.ts/.exec(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))?.[1] ?? [];
    } catch {
      return [];
    }
  });
}

function aTrack(): Buffer {
  const track = '<gpx version="1.1"><trk><trkseg><trkpt lat="1" lon="2"/><trkpt lat="1" lon="3"/></trkseg></trk></gpx>';
  return Buffer.from(
    `--b\r\ncontent-disposition: form-data; name="file"; filename="a.gpx"\r\ncontent-type: application/gpx+xml\r\n\r\n${track}\r\n--b--\r\n`,
  );
}

test('uploads are read beside the server: pictures in one process, tracks and tables in another, a PDF in none', async () => {
  const maya = await aPerson(world);
  const before = programsBeside().length;
  const started = () => programsBeside().slice(before);
  expect((await upload(maya, aPdf(), { kind: 'document' })).status).toBe(201);
  expect(started()).toEqual([]);
  expect((await upload(maya, await aPhoto())).status).toBe(201);
  expect(started()).toEqual(['pictures']);
  expect((await maya.call('POST', '/api/tracks', aTrack(), { 'content-type': 'multipart/form-data; boundary=b' })).status).toBe(201);
  expect(started().toSorted()).toEqual(['pictures', 'readings']);
  const csv = 'Date,Category,Description,Amount,Currency\n2026-06-01,fuel,Diesel,12.50,EUR';
  expect((await maya.call('POST', '/api/expenses/import?preview=true', { csv })).body).toMatchObject({
    faulty: 0,
    lines: [{ amount: '12.50' }],
  });
  expect(started().toSorted()).toEqual(['pictures', 'readings']);
});
