// npm run reliability:lockout: many clients guess the password of one account, over two processes, and request emails in its name. The
// owner can still sign in from a known browser, or elsewhere with an emailed link, and few guesses get through.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts';
import { aPerson, ask, conclude, freshFolder, percentile, startServer, tally, verdict } from './lab.ts';

const port = Number(process.env['PORT'] ?? 3990);
const clients = Number(process.env['CLIENTS'] ?? 200);
const guessesEach = 12;
const password = 'a password of the trials';

const data = await freshFolder('lockout');
const postgres = await startEmbeddedPostgres(`${data}/postgres`);
const url = postgres.url('postgres');
const settings = { DATABASE_URL: url, DATA_DIR: `${data}/files`, TRUST_PROXY: '1' };
const servers = [await startServer(port, settings), await startServer(port + 1, settings)];
const owner = await aPerson(url, null, 'admin');
const [{ email } = { email: '' }] = await ask<{ email: string }>(url, 'select email from users where id = $1', [owner.id]);

let turn = 0;
type Browser = { ip: string; cookie?: string };
type Answer = { status: number; ms: number };

/** A call from a browser through either server, which keeps the cookie it receives. */
async function post(browser: Browser, path: string, body: object): Promise<Answer> {
  const began = performance.now();
  const answer = await fetch(`${servers[turn++ % servers.length]?.address}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': browser.ip,
      ...(browser.cookie ? { cookie: browser.cookie } : {}),
    },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  const given = /known_browser=[^;]+/.exec(answer.headers.get('set-cookie') ?? '')?.[0];
  if (given) browser.cookie = given;
  return { status: answer.status, ms: performance.now() - began };
}
const signIn = (browser: Browser, typed = password) => post(browser, '/api/auth/login', { email, password: typed });
const letters = () =>
  readdirSync(`${data}/files/outbox`)
    .filter((name) => /^[^.].*\.eml$/.test(name))
    .toSorted()
    .map((name) => readFileSync(`${data}/files/outbox/${name}`, 'utf8'));

const home: Browser = { ip: '203.0.113.1' };
await signIn(home);
const quiet: number[] = [];
for (let times = 0; times < 20; times++) quiet.push((await signIn(home)).ms);

// The attack: each client guesses and requests emails, twenty clients at once.
const over = new AbortController();
const guesses: number[] = [];
const resets: number[] = [];
const line = Array.from({ length: clients }, (_, place) => ({ ip: `198.51.${Math.floor(place / 250)}.${(place % 250) + 1}` }));
const attack = Promise.all(
  Array.from({ length: 20 }, async () => {
    for (let client = line.pop(); client; client = line.pop()) {
      for (let guess = 0; guess < guessesEach; guess++) guesses.push((await signIn(client, `guess ${guess}`)).status);
      resets.push((await post(client, '/api/auth/forgot-password', { email })).status);
    }
  }),
).finally(() => over.abort());
const own: Answer[] = [];
while (!over.signal.aborted) {
  own.push(await signIn(home));
  await pause(100);
}
await attack;

verdict(
  own.every(({ status }) => status === 200),
  `the owner's sign-ins in a known browser during ${guesses.length} guesses of ${clients} clients`,
  tally(own.map(({ status }) => status)),
);
verdict(
  guesses.filter((status) => status === 401).length <= 50,
  'guesses whose password was checked',
  guesses.filter((status) => status === 401).length,
);
verdict(
  guesses.every((status) => status === 401 || status === 429) && resets.every((status) => status === 200),
  'what the clients got as answers',
  `${tally(guesses)}; to reset requests ${tally(resets)}`,
);

const strange: Browser = { ip: '203.0.113.2' };
const refused = (await signIn(strange)).status;
await post(strange, '/api/auth/forgot-password', { email });
await pause(5_000);
const warnings = letters().filter((letter) => /^Subject: Someone is trying to sign in/m.test(letter)).length;
verdict(warnings === 1, 'warning emails to the owner', warnings);
const withLink = letters().filter((letter) => letter.includes('/reset-password#'));
verdict(withLink.length <= 6, `reset emails, of ${resets.length + 1} requested`, withLink.length);
// Only the link in the newest email works.
const hashes = new Set(
  (await ask<{ hash: string }>(url, `select encode(token_hash, 'hex') as hash from password_resets where user_id = $1`, [owner.id])).map(
    ({ hash }) => hash,
  ),
);
const tokens = withLink.flatMap((letter) =>
  [...letter.replaceAll('=\r\n', '').matchAll(/reset-password#([\w-]{43})/g)].map(([, token = '']) => token),
);
const token = tokens.find((each) => hashes.has(createHash('sha256').update(each).digest('hex'))) ?? '';
const set = (await post(strange, '/api/auth/reset-password', { token, password: 'quite another secret' })).status;
const after = (await signIn(strange, 'quite another secret')).status;
verdict(
  set === 200 && after === 200,
  'the owner in a new browser: password refused, reset by email, sign-in works',
  `${refused}, ${set}, ${after}`,
);
process.stdout.write(
  `        signing in takes ${percentile(quiet, 0.5)} ms, and ${percentile(
    own.map(({ ms }) => ms),
    0.5,
  )} ms under the attack (p99 ${percentile(
    own.map(({ ms }) => ms),
    0.99,
  )})\n`,
);

for (const server of servers) await server.end('SIGTERM');
await postgres.stop();
conclude();
