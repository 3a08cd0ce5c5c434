// npm run reliability:letters: people put links into names, write to strangers in bulk, the mail server fails, and a server is killed
// during a batch; then ten thousand companies get their morning emails. No email contains forbidden content, no limit is exceeded, and none
// is lost.
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts';
import {
  aCompany,
  aPerson,
  ask,
  call,
  conclude,
  crashPostgres,
  freshFolder,
  percentile,
  say,
  startServer,
  tally,
  verdict,
  type Answer,
  type Company,
} from './lab.ts';

const port = Number(process.env['PORT'] ?? 3960);
const companiesInTheMorning = Number(process.env['COMPANIES'] ?? 10_000);
const [inTrial, usual] = [30, 300];

type Arrived = { to: string; id: string; subject: string; head: string; at: number };
const arrived: Arrived[] = [];
let slowness = 0;

const data = await freshFolder('letters');
let postgres = await startEmbeddedPostgres(`${data}/postgres`);
const url = postgres.url('postgres');
let post = await openPost();
const settings = {
  DATABASE_URL: url,
  DATA_DIR: `${data}/files`,
  SMTP_URL: `smtp://127.0.0.1:${port + 9}`,
  PUBLIC_URL: 'https://fairlead.example',
};
let servers = [await startServer(port, settings), await startServer(port + 1, settings)];
const addressOf = (place: number) => servers[place % servers.length]?.address as string;

await breakIntoNames();
await writeToStrangers();
await loseTheMailServer();
await killAmidABatch();
await haveAMorning();

for (const server of servers) await server.end('SIGTERM');
await closePost(post);
await postgres.stop();
conclude();

/** A company on this plan, with enough people that no personal limit interferes. */
async function aSender(people: number, plan: 'trial' | 'paying'): Promise<Company> {
  const company = await aCompany(url, people);
  await ask(url, `update companies set subscription_tier = 'professional' where id = $1`, [company.id]);
  await ask(
    url,
    `insert into subscriptions (company_id, provider, customer_id, plan_id, status, trial_end) values ($1, 'sandbox', 'cus', 'professional-monthly', $2, now() + interval '9 days')`,
    [company.id, plan === 'trial' ? 'trialing' : 'active'],
  );
  return company;
}

async function breakIntoNames(): Promise<void> {
  const company = await aSender(1, 'paying');
  const token = company.tokens[0] as string;
  const breakIns = [
    'A\r\nBcc: all@guests.example',
    'A\nB',
    'A\u2028B',
    'A\u2029B',
    'A\u202Ecod.exe',
    'A\u2066B',
    'A\u0000B',
    'A\u0007B',
    'Locked: https://evil.example',
    'Locked: www.evil.example',
    '\u200B\u200B',
  ];
  const yacht = { name: 'Aurelia', type: 'Motor Yacht', length: '42m', status: 'active', year: 2019 };
  const ways: [string, string, (name: string) => object][] = [
    ['PATCH', '/api/profile', (firstName) => ({ firstName })],
    ['PATCH', '/api/profile', (lastName) => ({ lastName })],
    ['PATCH', `/api/companies/${company.id}`, (name) => ({ name })],
    ['POST', '/api/customers', (firstName) => ({ firstName, lastName: 'Guest' })],
    ['POST', '/api/customers', (lastName) => ({ firstName: 'Ada', lastName })],
    ['POST', '/api/yachts', (name) => ({ ...yacht, name })],
    [
      'POST',
      '/api/invoices',
      (invoiceNumber) => ({
        customerId: 1,
        issueDate: '2026-06-01',
        currency: 'EUR',
        items: [{ description: 'A', unitPrice: 1 }],
        invoiceNumber,
      }),
    ],
    [
      'POST',
      '/api/trips',
      (departureLocation) => ({ yachtId: 1, departureLocation, arrivalLocation: 'Nice', departureDate: '2026-06-01' }),
    ],
    ['POST', '/api/tokens', (name) => ({ name, reach: 'read' })],
  ];
  const answers = await Promise.all(
    ways.flatMap(([method, path, body]) =>
      breakIns.map((name, place) => call(addressOf(place), method, path, { token, body: body(name) })),
    ),
  );
  say(`\nNames that break out of their line: ${answers.length} tries, ${tally(answers.map(({ status }) => status))}`);
  // A NUL is refused before fields are validated.
  verdict(
    answers.every(({ status }) => status === 422 || status === 400),
    'stored',
    answers.filter(({ status }) => status < 300).length,
  );
  const before = arrived.length;
  await call(addressOf(0), 'POST', '/api/invitations', { token, body: { email: 'named@strangers.example' } });
  await until(() => arrived.length > before);
  verdict(
    arrived.at(-1)?.subject === 'You’re invited to join a team on Fairlead',
    'the subject of an invitation',
    arrived.at(-1)?.subject ?? '',
  );
}

async function writeToStrangers(): Promise<void> {
  const trial = await aSender(5, 'trial');
  const invite = (company: Company, place: number) =>
    call(addressOf(place), 'POST', '/api/invitations', {
      token: company.tokens[place % company.tokens.length] as string,
      body: { email: `guest-${company.id}-${place}@strangers.example` },
    });
  const tries = await Promise.all(Array.from({ length: 120 }, (_, place) => invite(trial, place)));
  say(`\nA company on trial invites 120 outsiders at once, over two servers: ${tally(tries.map(({ status }) => status))}`);
  await judge(tries, inTrial);

  const paying = await aSender(8, 'paying');
  const invoice = await anInvoice(paying);
  const send = (place: number) =>
    call(addressOf(place), 'POST', `/api/invoices/${invoice}/send`, {
      token: paying.tokens[place % paying.tokens.length] as string,
      body: { to: `anybody-${place}@strangers.example`, message: 'Your account is locked. Open https://evil.example' },
    });
  const sent: Answer[] = [];
  for (let from = 0; from < 420; from += 12)
    sent.push(...(await Promise.all(Array.from({ length: 12 }, (_, place) => send(from + place)))));
  say(`\nA paying company emails an invoice to 420 outsiders: ${tally(sent.map(({ status }) => status))}`);
  await judge(sent, usual);
  const { token, id } = await aPerson(url, paying.id, 'manager');
  await ask(url, `update users set role = 'user' where id = $1`, [id]);
  const other = await call(addressOf(0), 'POST', `/api/invoices/${invoice}/send`, {
    token,
    body: { to: 'other@strangers.example', message: 'A' },
  });
  verdict(other.status === 422, 'an ordinary user who emails it to an address other than the customer’s gets', other.status);

  for (const server of servers) await server.end('SIGKILL');
  await crashPostgres(`${data}/postgres`);
  postgres = await startEmbeddedPostgres(`${data}/postgres`);
  servers = [await startServer(port, settings), await startServer(port + 1, settings)];
  const after = [await invite(trial, 500), await send(501)];
  verdict(
    after.every(({ status }) => status === 429),
    'after servers and PostgreSQL were killed, the next ones get',
    tally(after.map(({ status }) => status)),
  );
}

async function judge(answers: Answer[], allowed: number): Promise<void> {
  const went = answers.filter(({ status }) => status < 300).length;
  const refused = answers.filter(({ status }) => status >= 300);
  verdict(went === allowed, `emails sent (${allowed} allowed)`, went);
  const speechless = refused.filter(
    ({ status, body, headers }) =>
      status !== 429 || !/people outside it within a day/.test((body as { message: string }).message) || !headers.get('retry-after'),
  );
  verdict(speechless.length === 0, 'refusals without 429, message and Retry-After', speechless.length);
}

async function anInvoice(company: Company): Promise<number> {
  const token = company.tokens[0] as string;
  const customer = await call(addressOf(0), 'POST', '/api/customers', {
    token,
    body: { firstName: 'Ada', lastName: 'Guest', email: 'ada@strangers.example' },
  });
  const items = [{ description: 'A week', unitPrice: 10 }];
  const body = { customerId: (customer.body as { id: number }).id, issueDate: '2026-06-01', dueDate: '2999-01-01', currency: 'EUR', items };
  return ((await call(addressOf(0), 'POST', '/api/invoices', { token, body })).body as { id: number }).id;
}

async function loseTheMailServer(): Promise<void> {
  await until(async () => (await waiting()) === 0);
  await closePost(post);
  const { company, answers } = await inviteMany(60);
  const states = async () => {
    const { body } = await call(addressOf(0), 'GET', '/api/invitations?limit=200', { token: company.tokens[0] as string });
    return (body as { delivery: { state: string } }[]).map(({ delivery }) => delivery.state);
  };
  const down = tally(await states());
  await pause(8_000);
  const before = arrived.length;
  post = await openPost();
  const began = performance.now();
  await until(async () => (await waiting()) === 0);
  say(`\nThe mail server is down for eight seconds while 60 people are invited: ${tally(answers.map(({ status }) => status))}`);
  verdict(
    answers.every(({ status }) => status === 201),
    'refused meanwhile',
    answers.filter(({ status }) => status !== 201).length,
  );
  verdict(down === '60 × waiting', 'what their invitations say meanwhile', down);
  await judgeArrival(answers.length, arrived.slice(before), performance.now() - began);
  verdict(tally(await states()) === '60 × sent', 'what they say afterwards', tally(await states()));
}

async function killAmidABatch(): Promise<void> {
  const before = arrived.length;
  slowness = 200;
  const { answers } = await inviteMany(100);
  await until(() => arrived.length >= before + 10);
  const [first, second] = servers;
  await first?.end('SIGKILL');
  const began = performance.now();
  servers = second ? [second] : [];
  slowness = 0;
  await until(async () => (await waiting()) === 0);
  say('\nA server is killed as the tenth of 100 emails arrives:');
  await judgeArrival(answers.length, arrived.slice(before), performance.now() - began);
  servers = [await startServer(port, settings), ...servers];
}

async function inviteMany(count: number): Promise<{ company: Company; answers: Answer[] }> {
  const company = await aSender(5, 'paying');
  const answers = await Promise.all(
    Array.from({ length: count }, (_, place) =>
      call(addressOf(place), 'POST', '/api/invitations', {
        token: company.tokens[place % company.tokens.length] as string,
        body: { email: `guest-${company.id}-${place}@strangers.example` },
      }),
    ),
  );
  return { company, answers };
}

function judgeArrival(posted: number, letters: Arrived[], ms: number): void {
  const ids = new Map<string, Set<string>>();
  for (const { to, id } of letters) ids.set(to, (ids.get(to) ?? new Set()).add(id));
  verdict(ids.size === posted, `of ${posted} emails, lost`, posted - ids.size);
  const twice = letters.length - ids.size;
  verdict(
    [...ids.values()].every(({ size }) => size === 1),
    'arrived twice, each under its one Message-ID',
    twice,
  );
  say(`        all of them within ${(ms / 1_000).toFixed(1)} s`);
}

/** Ten thousand companies in zones where it is about noon, each with a manager and a certificate that expires today. */
async function haveAMorning(): Promise<void> {
  await until(async () => (await waiting()) === 0);
  const ahead = 12 - new Date().getUTCHours();
  const zone = ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
  await ask(
    url,
    `
    with made as (insert into companies (name, time_zone) select 'Morning ' || n || ' ' || gen_random_uuid(), $1 from generate_series(1, $2::int) n returning id),
      people as (insert into users (company_id, email, password_hash, first_name, last_name, role) select id, 'morning-' || id || '@fleet.example', 'none', 'Robin', 'Trial', 'manager' from made),
      sailors as (insert into crew (company_id, name, role) select id, 'Ana Ferrer', 'Captain' from made returning company_id, id)
    insert into certificates (company_id, crew_id, type, expiry_date) select company_id, id, 'ENG1 Medical', (now() at time zone $1)::date from sailors`,
    [zone, companiesInTheMorning],
  );
  await ask(url, 'analyze');
  const before = arrived.length;
  const began = performance.now();
  await ask(url, `update jobs set run_at = now() where name = 'reminders: mornings' and holder is null`);
  const since = async (done: () => boolean | Promise<boolean>) => {
    await until(done);
    return performance.now() - began;
  };
  const writtenAfter = since(async () => (await morningLetters()) >= companiesInTheMorning);
  await until(async () => (await morningLetters()) > 0);
  const waits: number[] = [];
  for (let time = 0; time < 5; time++) {
    const from = performance.now();
    const { company } = await inviteMany(1);
    await until(() => arrived.some(({ to }) => to === `guest-${company.id}-0@strangers.example`));
    waits.push(performance.now() - from);
  }
  const ms = await writtenAfter;
  const gone = await since(async () => (await waiting()) === 0);
  const letters = arrived.slice(before).filter(({ to }) => to.endsWith('@fleet.example'));
  const perMinute = (took: number) => Math.round((companiesInTheMorning / took) * 60_000);
  say(`\nThe morning of ${companiesInTheMorning} companies, two servers:`);
  verdict(
    new Set(letters.map(({ to }) => to)).size === companiesInTheMorning,
    'companies that got their email',
    new Set(letters.map(({ to }) => to)).size,
  );
  verdict(letters.length === companiesInTheMorning, 'emails that arrived', letters.length);
  verdict(perMinute(ms) >= 10_000, 'companies whose emails are created per minute (at least 10,000)', perMinute(ms));
  say(`        emails the mail server received per minute: ${perMinute(gone)}`);
  verdict(
    Math.max(...waits) < 10_000,
    'an invitation meanwhile arrives after',
    `${percentile(waits, 0.5)} ms, at most ${Math.round(Math.max(...waits))} ms`,
  );
}

async function morningLetters(): Promise<number> {
  return (await ask<{ count: number }>(url, `select count(*)::int from letters where recipient like '%@fleet.example'`))[0]?.count ?? 0;
}

/** How many emails are in transit. */
async function waiting(): Promise<number> {
  return (
    (await ask<{ count: number }>(url, `select count(*)::int from letters where sent_at is null and failed_at is null`))[0]?.count ?? 0
  );
}

async function until(done: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await done())) await pause(100);
}

async function openPost(): Promise<SMTPServer> {
  const server = new SMTPServer({
    closeTimeout: 100,
    logger: false,
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, { envelope }, done) {
      // A server killed while writing prints nothing.
      const text = await buffer(stream).then(String, () => null);
      if (text === null) return;
      const head = text.slice(0, text.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ');
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '';
      await pause(slowness);
      for (const { address } of envelope.rcptTo)
        arrived.push({ to: address, id: field('Message-ID'), subject: decoded(field('Subject')), head, at: performance.now() });
      done();
    },
  });
  server.on('error', () => {});
  await new Promise<void>((listening) => {
    server.listen(port + 9, '127.0.0.1', listening);
  });
  return server;
}

function closePost(server: SMTPServer): Promise<void> {
  return new Promise((closed) => {
    server.close(closed);
  });
}

/** A decoded header. */
function decoded(text: string): string {
  return text.replaceAll(/\?=\s+=\?/g, '?==?').replaceAll(/=\?UTF-8\?(Q|B)\?(.*?)\?=/gi, (_, way: string, encoded: string) =>
    way.toUpperCase() === 'B'
      ? Buffer.from(encoded, 'base64').toString()
      : decodeURIComponent(
          encoded
            .replaceAll('_', ' ')
            .replaceAll('%', '%25')
            .replaceAll(/=([0-9A-F]{2})/g, '%$1'),
        ),
  );
}
