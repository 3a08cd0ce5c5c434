// npm run reliability:disk: the disk of uploaded files fills up. Uploads and exports are refused with an explanation, nothing is stored
// incompletely, everything else keeps working, and once there is room so do they. Needs Linux; the full disk is a small one in memory that
// only this server sees.
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts';
import { aCompany, ask, call, conclude, freshFolder, startServer, tally, verdict, writeCustomer } from './lab.ts';

const port = Number(process.env['PORT'] ?? 3970);
const [diskSize, ballastSize, fileSize] = [24, 14, 0.4].map((megabytes) => megabytes * 1024 * 1024) as [number, number, number];

const data = await freshFolder('disk');
const disk = `${data}/files`;
mkdirSync(disk);
const postgres = await startEmbeddedPostgres(`${data}/postgres`);
const url = postgres.url('postgres');
const ownRoot = process.getuid?.() === 0 ? [] : ['--user', '--map-root-user'];
const server = await startServer(port, { DATABASE_URL: url, DATA_DIR: disk }, [
  'unshare',
  ...ownRoot,
  '--mount',
  'sh',
  '-c',
  `mount -t tmpfs -o size=${diskSize} tmpfs '${disk}' && exec "$@"`,
  'sh',
]);
// The disk as the server sees it.
const seen = `/proc/${server.pid}/root${disk}`;
const company = await aCompany(url, 1);
const [token = ''] = company.tokens;
writeFileSync(`${seen}/ballast`, Buffer.alloc(ballastSize));

const stored = new Map<string, Buffer>();
const answers = [];
for (let refused = 0; refused < 9 && answers.length < 300;) {
  const some = await Promise.all(
    [aDocument(), aDocument(), aDocument()].map(async (content) => ({ content, answer: await upload(content) })),
  );
  for (const { content, answer } of some) {
    answers.push(answer);
    if (answer.status === 201) stored.set((answer.body as { url: string }).url, content);
    else refused++;
  }
}
const refusals = answers.filter(({ status }) => status !== 201);
verdict(
  refusals.length > 0 && refusals.every(({ status, body }) => status === 507 && /no room left/.test((body as { message: string }).message)),
  'uploads to a full disk, all refused with 507 and a message',
  tally(refusals.map(({ status }) => status)),
);
await report('uploads');

const failed = await anExport();
verdict(
  failed.status === 'failed' && /no room left/i.test(failed.failure ?? ''),
  'an export to a full disk',
  `${failed.status}: ${failed.failure}`,
);
await report('the export');

const other = await writeCustomer(server.address, token, 'written while the disk is full');
verdict(other.status === 201, 'another write meanwhile', other.status);

rmSync(`${seen}/ballast`);
const again = await upload(aDocument());
verdict(again.status === 201, 'an upload once there is room, without a restart', again.status);
const ready = await anExport();
verdict(ready.status === 'ready', 'an export once there is room', ready.status);

await server.end('SIGTERM');
await postgres.stop();
conclude();

/** A document that doesn't compress, so that its size on disk is known. */
function aDocument(): Buffer {
  return Buffer.concat([Buffer.from('%PDF-1.7\n%'), Buffer.from(randomBytes(fileSize / 2).toString('hex')), Buffer.from('\n%%EOF\n')]);
}

function upload(content: Buffer) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(content)], { type: 'application/pdf' }), 'paper.pdf');
  return call(server.address, 'POST', '/api/files?kind=document', { token, body: form });
}

/** Checks that acknowledged files read back byte for byte, and that there are no others. */
async function report(after: string): Promise<void> {
  let same = 0;
  for (const [address, content] of stored) {
    const answer = await fetch(`${server.address}${address}`, { headers: { authorization: `Bearer ${token}` } });
    if (answer.ok && Buffer.from(await answer.arrayBuffer()).equals(content)) same++;
  }
  verdict(same === stored.size && same > 0, `after ${after}: of ${stored.size} acknowledged files, read back byte for byte`, same);
  const files = (readdirSync(seen, { recursive: true }) as string[]).filter(
    (name) => statSync(join(seen, name)).isFile() && name !== 'ballast',
  );
  const rows = (await ask<{ count: number }>(url, 'select count(*)::int from files'))[0]?.count;
  verdict(
    files.length === stored.size && rows === stored.size,
    `after ${after}: files on the disk and in the database`,
    `${files.length} and ${rows}`,
  );
}

async function anExport(): Promise<{ status: string; failure: string | null }> {
  await call(server.address, 'POST', '/api/exports', { token, body: {} });
  for (let tries = 0; ; tries++) {
    const [last] = await ask<{ status: string; failure: string | null }>(
      url,
      'select status, failure from exports order by id desc limit 1',
    );
    if (last && !['queued', 'running'].includes(last.status)) return last;
    if (tries > 600) throw new Error('the export never finished');
    await pause(100);
  }
}
