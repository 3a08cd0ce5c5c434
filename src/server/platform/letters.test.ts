// Emails on their way to a mail server that is sometimes down, sent by processes that sometimes die.
import { buffer } from 'node:stream/consumers';
import pino from 'pino';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aPerson, aWorld, type Person } from '../testing/given.ts';
import { openDatabase } from './database.ts';
import { openJobs } from './jobs.ts';
import { openLetters, postLetters, sweepLetters } from './letters.ts';
import { openMailer, type Mailer } from './mail.ts';
import { asCompany } from './scope.ts';
import { until } from '../testing/until.ts';

const world = aWorld();
const silent = pino({ level: 'silent' });
const open: (() => Promise<unknown>)[] = [];
beforeEach(() => world.owner.query('delete from jobs'));
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

type Arrived = { to: string; id: string };

/** A mail server that records the recipients and the Message-IDs of emails. */
async function aMailServer(port = 0, options: SMTPServerOptions = {}) {
  const arrived: Arrived[] = [];
  const server = new SMTPServer({
    closeTimeout: 100,
    logger: false,
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, { envelope }, done) {
      const id = /^Message-ID: (.*?)\r$/im.exec((await buffer(stream)).toString())?.[1] ?? '';
      arrived.push({ to: envelope.rcptTo[0]?.address ?? '', id });
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
  return { arrived, close, port: (server.server.address() as { port: number }).port };
}

function aMailer(port: number): Mailer {
  const mailer = openMailer({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mailFrom: 'Fairlead <no-reply@fairlead.example>',
    dataDir: '/nowhere',
    log: silent,
  });
  open.push(async () => mailer.close());
  return mailer;
}

/** A server process as far as emails are concerned. It dies without a trace. */
function aProcess(mail: Mailer, others: Record<string, () => Promise<void>> = {}) {
  const db = openDatabase(world.appUrl, { max: 6 });
  const jobs = openJobs(db, silent, { hold: 1_500, look: 20, wait: 20 });
  openLetters({ db, mail, jobs });
  for (const [name, work] of Object.entries(others)) jobs.run(name, work, { lane: 'files' });
  jobs.start();
  const die = async () => {
    void jobs.close();
    await db.close().catch(() => {});
  };
  open.push(die);
  return { die };
}

const addressOf = (number: number) => `guest-${number}@letters.example`;

/** Posts this many emails of this person's company, in one transaction. */
const post = ({ id, companyId }: Person, count: number, when?: Parameters<typeof postLetters>[2]) =>
  world.db.transaction(asCompany(companyId as number), (t) =>
    postLetters(
      t,
      Array.from({ length: count }, (_, number) => ({
        companyId,
        to: addressOf(number),
        subject: `Letter ${number}`,
        about: { type: 'user' as const, id },
        data: { text: 'Ahoy' },
      })),
      when,
    ),
  );

const left = async () => (await world.owner.query(`select attempts, failed_at from jobs where name = 'letter'`)).rows;
const lettersOf = async ({ companyId }: Person) =>
  (await world.owner.query('select recipient, sent_at, failed_at, data from letters where company_id = $1 order by id', [companyId])).rows;

test('a mail server that is down for a while loses no email, and none keeps its content once sent', async () => {
  const maya = await aPerson(world);
  const first = await aMailServer();
  await first.close();
  aProcess(aMailer(first.port));
  await post(maya, 12);
  await until(async () => (await left()).every(({ attempts }) => attempts >= 2));
  expect(await left()).toHaveLength(12);
  const { arrived } = await aMailServer(first.port);
  await until(async () => (await left()).length === 0);
  expect(arrived.map(({ to }) => to).toSorted()).toEqual(Array.from({ length: 12 }, (_, number) => addressOf(number)).toSorted());
  for (const { sent_at: sentAt, failed_at: failedAt, data } of await lettersOf(maya))
    expect([sentAt, failedAt, data]).toEqual([expect.any(Date), null, {}]);
});

test('a process that is killed in the middle of a batch loses none, and an email that arrives twice has the same Message-ID', async () => {
  const maya = await aPerson(world);
  const { arrived, port } = await aMailServer();
  await post(maya, 20);
  const mailer = aMailer(port);
  let sent = 0;
  // From the sixth email on, the process hangs after sending and never learns that it arrived.
  const first = aProcess({
    send: async (mail) => {
      await mailer.send(mail);
      if (++sent > 5) await new Promise(() => {});
    },
  });
  await until(() => sent > 5);
  await first.die();
  aProcess(aMailer(port));
  await until(async () => (await left()).length === 0);
  expect(arrived.length).toBeGreaterThan(20);
  expect(new Set(arrived.map(({ to }) => to)).size).toBe(20);
  // As many Message-IDs as emails, and as many emails as people: whatever came twice had the same Message-ID.
  expect(new Set(arrived.map(({ id }) => id)).size).toBe(20);
  expect(new Set(arrived.map(({ to, id }) => `${to} ${id}`)).size).toBe(20);
  expect(arrived[0]?.id).toMatch(/^<[0-9a-f-]{36}@fairlead\.example>$/);
});

test('a change that is rolled back sends no email', async () => {
  const maya = await aPerson(world);
  const { arrived, port } = await aMailServer();
  aProcess(aMailer(port));
  await world.db
    .transaction(asCompany(maya.companyId as number), async (t) => {
      await postLetters(t, [
        { companyId: maya.companyId, to: addressOf(1), subject: 'Never', about: { type: 'user', id: maya.id }, data: { text: 'Never' } },
      ]);
      throw new Error('taken back');
    })
    .catch(() => {});
  await post(maya, 1);
  await until(async () => arrived.length === 1 && (await left()).length === 0);
  expect(await lettersOf(maya)).toHaveLength(1);
});

test('running exports don’t delay emails', async () => {
  const maya = await aPerson(world);
  const { arrived, port } = await aMailServer();
  let [making, held] = [0, true];
  const exporting = async () => {
    making++;
    await until(() => !held);
  };
  aProcess(aMailer(port), { 'an export': exporting });
  await world.owner.query(`insert into jobs (name) select 'an export' from generate_series(1, 4)`);
  await until(() => making === 2);
  await post(maya, 30);
  await until(() => arrived.length === 30);
  expect(making).toBe(2);
  held = false;
  await until(async () => (await world.owner.query('select from jobs')).rowCount === 0);
});

test('an email that is permanently refused is given up at once, and its company’s feed says so, once', async () => {
  const [maya, stranger] = [await aPerson(world), await aPerson(world)];
  const { arrived, port } = await aMailServer(0, {
    onRcptTo: ({ address }, _session, done) =>
      address === addressOf(1) ? done(Object.assign(new Error('No such person'), { responseCode: 550 })) : done(),
  });
  aProcess(aMailer(port));
  await post(maya, 3);
  await until(async () => (await left()).every(({ failed_at: failedAt }) => failedAt !== null));
  expect(arrived.map(({ to }) => to).toSorted()).toEqual([addressOf(0), addressOf(2)]);
  expect((await left()).map(({ attempts }) => attempts)).toEqual([1]);
  const { body } = await maya.call('GET', '/api/activities');
  expect(body).toMatchObject([
    {
      action: 'alert',
      resourceType: 'user',
      resourceId: maya.id,
      userId: null,
      userName: 'Fairlead',
      details: `The email “Letter 1” could not be delivered to ${addressOf(1)}: the mail server refused this address. Please check it.`,
    },
  ]);
  expect((await maya.call('GET', '/api/notifications')).body).toMatchObject({ isNew: true, activities: [{ id: body[0].id }] });
  expect((await stranger.call('GET', '/api/activities')).body).toEqual([]);
});

test('digests are sent many at once, and one that isn’t accepted is retried by itself', async () => {
  const [maya, nora] = [await aPerson(world), await aPerson(world)];
  let isFull = true;
  const { arrived, port } = await aMailServer(0, {
    onRcptTo: ({ address }, _session, done) => {
      if (address === addressOf(1)) return done(Object.assign(new Error('No such person'), { responseCode: 550 }));
      if (address === addressOf(2) && isFull) return done(Object.assign(new Error('Come again'), { responseCode: 452 }));
      done();
    },
  });
  await post(maya, 23, 'whenItCan');
  await post(nora, 1, 'whenItCan');
  expect((await world.owner.query('select from jobs')).rowCount).toBe(3);
  aProcess(aMailer(port));
  await until(async () => arrived.length >= 22);
  await until(async () => (await world.owner.query('select from jobs where failed_at is null and attempts > 1')).rowCount === 1);
  isFull = false;
  await until(async () => (await world.owner.query('select from jobs where failed_at is null')).rowCount === 0);
  expect(arrived.map(({ to }) => to).toSorted()).toEqual(
    [0, 0, ...Array.from({ length: 21 }, (_, number) => number + 2)].map(addressOf).toSorted(),
  );
  expect((await lettersOf(nora)).map(({ sent_at: sentAt }) => sentAt)).toEqual([expect.any(Date)]);
  expect((await lettersOf(maya)).filter(({ failed_at: failedAt }) => failedAt).map(({ recipient }) => recipient)).toEqual([addressOf(1)]);
  expect((await maya.call('GET', '/api/activities')).body).toHaveLength(1);
  expect((await nora.call('GET', '/api/activities')).body).toEqual([]);
});

test('a process that dies while sending digests leaves them to another, with the same Message-IDs', async () => {
  const maya = await aPerson(world);
  const { arrived, port } = await aMailServer();
  await post(maya, 40, 'whenItCan');
  const mailer = aMailer(port);
  let sent = 0;
  const first = aProcess({
    send: async (mail) => {
      await mailer.send(mail);
      if (++sent > 12) await new Promise(() => {});
    },
  });
  await until(() => sent > 12);
  await first.die();
  aProcess(aMailer(port));
  await until(async () => (await world.owner.query('select from jobs')).rowCount === 0);
  expect(new Set(arrived.map(({ to }) => to)).size).toBe(40);
  expect(new Set(arrived.map(({ to, id }) => `${to} ${id}`)).size).toBe(40);
});

test('emails are deleted a month after they were sent, and three months after they were given up', async () => {
  const maya = await aPerson(world);
  await post(maya, 5);
  const set = (number: number, what: string, ago: string) =>
    world.owner.query(`update letters set ${what} = now() - $1::interval where company_id = $2 and recipient = $3`, [
      ago,
      maya.companyId,
      addressOf(number),
    ]);
  // As many days as a February has.
  await set(0, 'sent_at', '27 days');
  await set(1, 'sent_at', '32 days');
  await set(2, 'failed_at', '80 days');
  await set(3, 'failed_at', '95 days');
  await sweepLetters(world.db);
  expect((await lettersOf(maya)).map(({ recipient }) => recipient)).toEqual([0, 2, 4].map(addressOf));
});
