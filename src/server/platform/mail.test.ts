// Emails on their way to a real mail server from the `smtp-server` package, which shares no code with ours.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { buffer } from 'node:stream/consumers';
import pino from 'pino';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { aWorld } from '../testing/given.ts';
import { addJob, openJobs, type Jobs } from './jobs.ts';
import { renderLetter } from './letter.ts';
import { NotTaken, openMailer, type Mail } from './mail.ts';
import { scopeOf } from './scope.ts';

const world = aWorld();
const silent = pino({ level: 'silent' });
const account = { user: 'fleet@harbour.example', pass: 'p@ss: w/rd' };
const letter: Mail = {
  to: 'ada@guests.example',
  subject: 'Ihre Überfahrt – Ωmega',
  text: 'Dear Ada,\n.\n..and a line that begins with a dot.\nGrüße',
};

type Arrived = { to: string[]; secure: boolean; user: string | undefined; content: string };
const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

/** A mail server that by default accepts emails from anyone who knows the account. */
async function aMailServer(
  options: SMTPServerOptions = {},
  port = 0,
): Promise<{ url: (query?: string, pass?: string) => string; arrived: Arrived[]; port: number; close: () => Promise<void> }> {
  const arrived: Arrived[] = [];
  const server = new SMTPServer({
    closeTimeout: 100,
    logger: false,
    onAuth: ({ username, password }, _session, done) =>
      username === account.user && password === account.pass
        ? done(null, { user: username })
        : done(new Error('Invalid username or password')),
    async onData(stream, { envelope, secure, user }, done) {
      const content = await buffer(stream);
      arrived.push({
        to: envelope.rcptTo.map(({ address }) => address),
        secure,
        user: user as string | undefined,
        content: content.toString('latin1'),
      });
      done();
    },
    ...options,
  });
  server.on('error', () => {});
  await new Promise<void>((listening) => {
    server.listen(port, '127.0.0.1', listening);
  });
  const close = () =>
    new Promise<void>((closed) => {
      server.close(closed);
    });
  open.push(close);
  const at = (server.server.address() as { port: number }).port;
  return {
    arrived,
    port: at,
    close,
    url: (query = '?tls.rejectUnauthorized=false', pass = account.pass) =>
      `smtp://${encodeURIComponent(account.user)}:${encodeURIComponent(pass)}@127.0.0.1:${at}${query}`,
  };
}

type Answer = (done: (error?: Error | null) => void) => void;

/** Reads the message to its end before answering. */
function afterData(answer: Answer): NonNullable<SMTPServerOptions['onData']> {
  return async (stream, _session, done) => {
    await buffer(stream);
    answer(done);
  };
}

const aMailer = (smtpUrl: string) =>
  openMailer({ smtpUrl, mailFrom: 'Fairlead <no-reply@fairlead.example>', dataDir: '/nowhere', log: silent });
const notSent = (forGood: boolean) => ({ constructor: NotTaken, forGood });

/** A header's lines, joined and decoded as RFC 2047 specifies. */
function header(content: string, name: string): string {
  const value = new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(content)?.[1]?.replaceAll(/\r\n[ \t]/g, ' ') ?? '';
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?(Q|B)\?(.*?)\?=/gi, (_, how, encoded) =>
      how.toUpperCase() === 'B' ? Buffer.from(encoded, 'base64').toString() : unquoted(encoded.replaceAll('_', ' ')),
    );
}

function unquoted(encoded: string): string {
  return Buffer.from(
    encoded.replaceAll(/=\r\n/g, '').replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();
}

/** The content of a part of the email, by its type. */
function part(content: string, type: string): Buffer {
  const [head = '', ...body] =
    content
      .split(/\r\n--[^\r\n]+(?:--)?\r\n/)
      .find((each) => each.includes(`Content-Type: ${type}`))
      ?.split('\r\n\r\n') ?? [];
  const encoded = body.join('\r\n\r\n');
  return /encoding: base64/i.test(head) ? Buffer.from(encoded, 'base64') : Buffer.from(unquoted(encoded));
}

test('an email arrives complete, over an encrypted connection, from the given account', async () => {
  const { url, arrived } = await aMailServer();
  const attached = randomBytes(100_000);
  const html = `<p>${'A very long line. '.repeat(200)}Grüße</p>`;
  await aMailer(url()).send({
    ...letter,
    html,
    replyTo: 'office@azure.example',
    attachments: [{ filename: 'Rechnung Ü.pdf', content: attached, contentType: 'application/pdf' }],
  });
  expect(arrived).toHaveLength(1);
  const [{ to, secure, user, content }] = arrived as [Arrived];
  expect({ to, secure, user }).toEqual({ to: ['ada@guests.example'], secure: true, user: account.user });
  expect([header(content, 'Subject'), header(content, 'From'), header(content, 'Reply-To')]).toEqual([
    letter.subject,
    'Fairlead <no-reply@fairlead.example>',
    'office@azure.example',
  ]);
  expect(part(content, 'text/plain').toString().trim().replaceAll('\r\n', '\n')).toBe(letter.text);
  expect(part(content, 'text/html').toString().trim()).toBe(html);
  expect(part(content, 'application/pdf').equals(attached)).toBe(true);
  for (const line of content.split('\r\n')) expect(line.length).toBeLessThan(999);
});

test.each([
  ['Azure Charters', 'Azure Charters <no-reply@fairlead.example>'],
  ['Čarter Zadar – Ωmega', 'Čarter Zadar – Ωmega <no-reply@fairlead.example>'],
  ['"Azure", <evil@elsewhere.example>', '"\\"Azure\\", <evil@elsewhere.example>" <no-reply@fairlead.example>'],
  ['Azure\r\nBcc: all@guests.example', '"Azure Bcc: all@guests.example" <no-reply@fairlead.example>'],
])('an email in the name of %j comes from our address, and from no other', async (fromName, from) => {
  const { url, arrived } = await aMailServer();
  await aMailer(url()).send({ ...letter, fromName });
  const [{ content, to }] = arrived as [Arrived];
  expect([header(content, 'From'), to, header(content, 'Bcc')]).toEqual([from, ['ada@guests.example'], '']);
});

test('a yacht shown in an email is embedded in it, beside its text and its files, and is small', async () => {
  const { url, arrived } = await aMailServer();
  const { html, text, picture } = renderLetter({ heading: 'Invoice 7', paragraphs: ['Dear Ada,'], picture: 'Catamaran' });
  const pdf = randomBytes(1_000);
  const attachments = [{ filename: 'invoice.pdf', content: pdf, contentType: 'application/pdf' }];
  await aMailer(url()).send({ ...letter, html, text, picture, attachments });
  const [{ content }] = arrived as [Arrived];
  // The files are beside one part that contains the text and the HTML alternatives; the picture belongs to the HTML.
  const kinds = [...content.matchAll(/Content-Type: (multipart\/\w+|[\w/]+)/g)].map(([, kind]) => kind);
  expect(kinds).toEqual([
    'multipart/mixed',
    'multipart/alternative',
    'text/plain',
    'multipart/related',
    'text/html',
    'image/png',
    'application/pdf',
  ]);
  expect(html).toContain('src="cid:catamaran@fairlead"');
  expect(content).toMatch(/Content-Id: <catamaran@fairlead>/i);
  expect(part(content, 'image/png').equals(readFileSync('drawings/catamaran.png'))).toBe(true);
  expect(part(content, 'application/pdf').equals(pdf)).toBe(true);
  expect(content.length).toBeLessThan(100_000);
});

test.each([
  ['the account is refused', false, {}, (url: (query?: string, pass?: string) => string) => url(undefined, 'wrong')],
  [
    'the recipient is refused',
    true,
    { onRcptTo: (_to, _session, done) => done(Object.assign(new Error('No such person'), { responseCode: 550 })) },
    (url) => url(),
  ],
  [
    'the email is refused',
    true,
    { onData: afterData((done) => done(Object.assign(new Error('Not in this harbour'), { responseCode: 554 }))) },
    (url) => url(),
  ],
  [
    'our own address is refused',
    false,
    { onMailFrom: (_from, _session, done) => done(Object.assign(new Error('Not owned by this user'), { responseCode: 553 })) },
    (url) => url(),
  ],
  [
    'the recipient is refused until we sign in',
    false,
    { onRcptTo: (_to, _session, done) => done(Object.assign(new Error('Authentication required'), { responseCode: 530 })) },
    (url) => url(),
  ],
  ['the connection can’t be encrypted but has to be', false, { hideSTARTTLS: true, authOptional: true }, (url) => url('?requireTLS=true')],
  ['the server’s certificate isn’t trusted', false, {}, (url) => url('')],
] as [string, boolean, SMTPServerOptions, (url: (query?: string, pass?: string) => string) => string][])(
  'where %s, the email is reported as not sent, permanently or not: %s',
  async (_what, forGood, options, address) => {
    const { url, arrived } = await aMailServer(options);
    await expect(aMailer(address(url)).send({ ...letter, text: 'long '.repeat(100) })).rejects.toMatchObject(notSent(forGood));
    expect(arrived).toEqual([]);
  },
);

test.each([
  ['the recipient', true, { onRcptTo: (_to, _session, done) => done(Object.assign(new Error('No such person'), { responseCode: 550 })) }],
  ['the command that begins the content', false, { disabledCommands: ['DATA'] }],
] as [string, boolean, SMTPServerOptions][])(
  'where %s is refused, that is reported as a fault of the address or not: %s',
  async (_what, ofAddress, options) => {
    const { url } = await aMailServer(options);
    await expect(aMailer(url()).send(letter)).rejects.toMatchObject({ forGood: true, ofAddress });
  },
);

test.each([
  ['hangs up', (server: Server) => void server.on('connection', (socket) => socket.end())],
  [
    'accepts the connection and says nothing',
    (server: Server) => void server.on('connection', (socket) => open.push(async () => void socket.destroy())),
  ],
])('where the server %s, the email is reported as not sent', async (_what, behave) => {
  const server = createServer();
  behave(server);
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  open.push(async () => void server.close());
  await expect(aMailer(`smtp://127.0.0.1:${(server.address() as { port: number }).port}`).send(letter)).rejects.toMatchObject(
    notSent(false),
  );
});

test('once the server is back, the next email is sent', async () => {
  const first = await aMailServer();
  const mailer = aMailer(first.url());
  await mailer.send(letter);
  await first.close();
  await expect(mailer.send(letter)).rejects.toMatchObject(notSent(false));
  const again = await aMailServer({}, first.port);
  await mailer.send(letter);
  expect([first.arrived.length, again.arrived.length]).toEqual([1, 1]);
});

test.each([
  ['rejected at its sender', (answer: Answer): SMTPServerOptions => ({ onMailFrom: (_from, _session, done) => answer(done) })],
  ['rejected after its content', (answer: Answer): SMTPServerOptions => ({ onData: afterData(answer) })],
])('an email that is %s is sent again by the queue, and arrives once', async (_what, refusing) => {
  let tries = 0;
  const took: string[] = [];
  const { url } = await aMailServer(
    refusing((done) => {
      tries++;
      if (tries > 2) took.push('one');
      done(tries > 2 ? null : Object.assign(new Error('Greylisted, try again later'), { responseCode: 451 }));
    }),
  );
  const mailer = aMailer(url());
  const jobs = aQueue(mailer.send);
  await world.db.transaction(scopeOf({ id: 0, role: 'admin', companyId: null }, 'run-platform'), (t) =>
    addJob(t, 'a letter', { to: letter.to }),
  );
  await expect
    .poll(async () => (await world.owner.query(`select count(*)::int as left from jobs where name = 'a letter'`)).rows[0].left, {
      timeout: 20_000,
    })
    .toBe(0);
  // Any duplicate would arrive before this returns.
  await jobs.close();
  expect([tries, took]).toEqual([3, ['one']]);
});

function aQueue(send: (mail: Mail) => Promise<void>): Jobs {
  const jobs = openJobs(world.db, silent, { hold: 5_000, look: 20, wait: 20 });
  jobs.run('a letter', ({ data }) => send({ ...letter, to: String(data['to']) }));
  jobs.start();
  open.push(() => jobs.close());
  return jobs;
}
