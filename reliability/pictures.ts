// npm run reliability:pictures: one user sends thirty progressive JPEGs of 7,700 × 7,700 pixels at once, then thirty with the maximum
// number of pixels, then large GPX files. Everyone else's pages and sign-ins must work as before, and memory must stay bounded. Needs
// Linux.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts';
import { aCompany, ask, call, conclude, freshFolder, percentile, say, startServer, tally, verdict, type Answer } from './lab.ts';

const port = Number(process.env['PORT'] ?? 3970);
const quietSeconds = Number(process.env['SECONDS'] ?? 20);
const limits = { slower: 3, megabytes: 600 };

const data = await freshFolder('pictures');
const postgres = await startEmbeddedPostgres(`${data}/postgres`);
const url = postgres.url('postgres');
const server = await startServer(port, { DATABASE_URL: url, DATA_DIR: `${data}/files` });
const { tokens } = await aCompany(url, 1);
const [token = ''] = tokens;
const other = await aCompany(url, 1);

const photo = (side: number, more: object = {}) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#0e8a9d' } })
    .jpeg({ progressive: true, ...more })
    .toBuffer();
const bomb = await photo(7_700);
const largest = await photo(5_000, { chromaSubsampling: '4:4:4' });
const small = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#a97f35' } })
  .png()
  .toBuffer();
const track = Buffer.from(
  `<gpx version="1.1"><trk><trkseg>${Array.from({ length: 20_000 }, (_, at) => `<trkpt lat="1" lon="${at / 1_000}"><extensions>${'<x y="z"/>'.repeat(30)}</extensions></trkpt>`).join('')}</trkseg></trk></gpx>`,
);
say(`a progressive JPEG of 59 megapixels in ${kilobytes(bomb)}, one of 25 in ${kilobytes(largest)}, a GPX of ${kilobytes(track)}`);

const assets = readdirSync('dist/web/assets').filter(
  (name) => /\.m?js$/.test(name) && statSync(join('dist/web/assets', name)).size > 2_000,
);
await everybodyElse(pause(3_000));
const quiet = await everybodyElse(pause(quietSeconds * 1_000));
say(`quiet: ${described(quiet)}`);

await attack('thirty JPEGs of 59 megapixels', () => upload(token, bomb, 'photo.jpg', '/api/files'), [422, 503]);
await ask(url, 'delete from rate_limits');
await attack('thirty JPEGs of 25 megapixels', () => upload(token, largest, 'photo.jpg', '/api/files'), [201, 503]);
await ask(url, 'delete from rate_limits');
await attack('thirty large GPX files', () => upload(token, track, 'track.gpx', '/api/tracks'), [201, 503]);

const rows = (await ask<{ count: number }>(url, 'select count(*)::int from files'))[0]?.count ?? 0;
const storedFiles = (readdirSync(`${data}/files/files`, { recursive: true }) as string[]).filter((name) => name.endsWith('.webp')).length;
verdict(storedFiles === rows * 3, 'files on the disk for each upload in the database, three of each', `${storedFiles} for ${rows}`);
await pause(15_000);
say(`memory after fifteen quiet seconds: ${Math.round(memory())} MB in ${family(server.pid).length} processes`);
verdict(family(server.pid).length === 1, 'processes beside the server once there is nothing to read', family(server.pid).length - 1);
await server.end('SIGTERM');
await postgres.stop();
conclude();

/** Thirty uploads at once by one user, while others open pages and sign in, and a user of another company uploads a small picture. */
async function attack(name: string, send: () => Promise<Answer>, expected: number[]): Promise<void> {
  let peak = 0;
  const watching = setInterval(() => {
    peak = Math.max(peak, memory());
  }, 50);
  const sent = Promise.all(Array.from({ length: 30 }, send));
  const others: Answer[] = [];
  const under = await everybodyElse(
    (async () => {
      await pause(500);
      others.push(await upload(other.tokens[0] as string, small, 'small.png', '/api/files'));
      // Long enough to measure the 99th percentile.
      await Promise.all([sent, pause(quietSeconds * 1_000)]);
    })(),
  );
  clearInterval(watching);
  const answers = await sent;
  say(
    `\n${name}: ${tally(answers.map(({ status }) => status))}, the last after ${(Math.max(...answers.map(({ ms }) => ms)) / 1_000).toFixed(1)} s`,
  );
  say(`meanwhile: ${described(under)}`);
  verdict(
    answers.every((answer) => expected.includes(answer.status) && wellRefused(answer)),
    `${name}, each accepted or refused with a message`,
    tally(answers.map(({ status }) => status)),
  );
  verdict(
    others.every(({ status }) => status === 201),
    `${name}: a small picture of another company meanwhile`,
    `${others[0]?.status} after ${Math.round(others[0]?.ms ?? 0)} ms`,
  );
  const [before, during] = [percentile(quiet.assets, 0.99), percentile(under.assets, 0.99)];
  verdict(
    during <= limits.slower * Math.max(1, before),
    `${name}: assets’ p99, at most three times the quiet one`,
    `${during} ms (quiet ${before} ms)`,
  );
  verdict(peak <= limits.megabytes, `${name}: peak memory of the server and what runs beside it`, `${Math.round(peak)} MB`);
}

function wellRefused({ status, headers, body }: Answer): boolean {
  return status === 201 || ((body as { message?: string }).message !== undefined && (status !== 503 || headers.has('retry-after')));
}

type Seen = { assets: number[]; signIns: number[] };

/** What everyone else experiences meanwhile: assets one after the other without pause, and a sign-in every second. */
async function everybodyElse(over: Promise<unknown>): Promise<Seen> {
  const seen: Seen = { assets: [], signIns: [] };
  const stopping = new AbortController();
  void over.finally(() => stopping.abort());
  const looking = [0, 1].map(async (place) => {
    for (let turn = place; !stopping.signal.aborted; turn++) {
      const began = performance.now();
      const answer = await fetch(`${server.address}/assets/${assets[turn % assets.length]}`, { headers: { 'accept-encoding': 'gzip' } });
      await answer.arrayBuffer();
      seen.assets.push(performance.now() - began);
      await pause(10);
    }
  });
  const signing = async () => {
    for (let turn = 0; !stopping.signal.aborted; turn++) {
      const body = { email: `nobody${Math.random()}@trial.example`, password: 'whatever it is' };
      seen.signIns.push((await call(server.address, 'POST', '/api/auth/login', { body })).ms);
      // This many wrong passwords from one address would be refused unchecked.
      await ask(url, 'delete from rate_limits where key not like $1', ['upload:%']);
      await pause(1_000);
    }
  };
  await Promise.all([...looking, signing(), over]);
  return seen;
}

function spread(values: number[]): string {
  return `median ${percentile(values, 0.5)} ms, p99 ${percentile(values, 0.99)} ms, longest ${percentile(values, 1)} ms`;
}

function described({ assets: times, signIns }: Seen): string {
  return `${times.length} assets: ${spread(times)}; ${signIns.length} sign-ins: ${spread(signIns)}`;
}

function upload(who: string, content: Buffer, name: string, path: string): Promise<Answer> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(content)]), name);
  return call(server.address, 'POST', path, { token: who, body: form, patience: 180_000 });
}

/** The server and its child processes. */
function family(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
    return [pid, ...children.flatMap(family)];
  } catch {
    return [];
  }
}

/** Their total memory in megabytes. */
function memory(): number {
  const held = family(server.pid).map((pid) => {
    try {
      return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
    } catch {
      return 0;
    }
  });
  return held.reduce((sum, each) => sum + each, 0) / 1024;
}

function kilobytes(content: Buffer): string {
  return `${Math.round(content.length / 1024).toLocaleString('en-GB')} kB`;
}
