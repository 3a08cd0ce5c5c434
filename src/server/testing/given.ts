// A running application on a database of its own, and people and things to try it with. Everything here makes the
// parents it needs, and each test makes its own company, so tests don't meet.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import { Pool } from 'pg';
import pino from 'pino';
import { afterAll, beforeAll } from 'vitest';
import type { Role } from '#domain/session/words.ts';
import { buildApp } from '../app.ts';
import type { CalendarSource } from '../platform/calendar-source.ts';
import { openDatabase, type Database } from '../platform/database.ts';
import { openFileStore } from '../platform/file-store.ts';
import { openJobs, type Jobs } from '../platform/jobs.ts';
import type { Mail, Mailer } from '../platform/mail.ts';
import type { App } from '../platform/parts.ts';
import type { PaymentProvider } from '../platform/payment-provider.ts';
import { openSandbox } from '../sandbox/provider.ts';
import { openSession } from '../session/store.ts';
import { aDatabase, removeDatabase } from './database.ts';

export type World = {
  app: App;
  payments: PaymentProvider;
  db: Database;
  owner: Pool;
  appUrl: string;
  logged: string[];
  /** the letters that were sent: see `postIsSent` */ letters: Mail[];
  jobs: Jobs;
  /** where files are kept */ folder: string;
};
type Options = {
  payments?: (db: Database) => PaymentProvider | Promise<PaymentProvider>;
  /** whether work in the background is done */ background?: boolean;
  /** the mailbox; without one, letters are kept in `letters` */ mail?: Mailer;
  metricsToken?: string;
  /** the outside, as far as it has calendars */ calendars?: CalendarSource;
};

/** The application under test, for all tests of a file. `owner` looks into the database behind its back. */
export function aWorld({
  payments = (db) => openSandbox(db, { clockMoves: true }),
  background = false,
  mail,
  metricsToken,
  calendars,
}: Options = {}): World {
  const folder = mkdtempSync(join(tmpdir(), 'fairlead-test-'));
  const world = { logged: [], letters: [], folder } as unknown as World;
  let mine: Awaited<ReturnType<typeof aDatabase>> | undefined;
  beforeAll(async () => {
    mine = await aDatabase();
    world.appUrl = mine.app;
    // A machine busy with other things needs longer for many at once, and what they are answered is not to hang on it.
    world.db = openDatabase(mine.app, { patience: 25_000 });
    world.owner = new Pool({ connectionString: mine.owner, max: 2 });
    const log = pino({ level: 'debug', redact: ['req.headers.authorization'] }, { write: (line: string) => void world.logged.push(line) });
    const collectingMailer = { send: (letter: Mail) => Promise.resolve(void world.letters.push(letter)) };
    world.payments = await payments(world.db);
    // What tests of another file have left isn't ours to send.
    await world.owner.query('delete from jobs');
    world.jobs = openJobs(world.db, log);
    const files = await openFileStore({ s3: undefined, dataDir: folder });
    world.app = await buildApp(
      {
        db: world.db,
        files,
        mail: mail ?? collectingMailer,
        jobs: world.jobs,
        address: () => 'https://fairlead.example',
        payments: world.payments,
        salesEmail: 'sales@fairlead.example',
        calendars,
      },
      { log, background, metricsToken },
    );
  });
  afterAll(async () => {
    await world.app?.close();
    await world.db?.close();
    await world.owner?.end();
    if (mine) await removeDatabase(mine.owner);
    rmSync(folder, { recursive: true, force: true });
  });
  return world;
}

/** Sends what was posted, as the server does in the background. */
export function postIsSent(world: World): Promise<void> {
  return world.jobs.doWhatIsDue('letters');
}

export const password = 'correct horse battery';
let hashed: Promise<string> | undefined;

const unique = (word: string) => `${word} ${randomBytes(4).toString('hex')}`;

/** A company; its plan allows fifty boats unless said otherwise. */
export async function aCompany(world: World, { tier = 'professional' }: { tier?: string } = {}): Promise<{ id: number; name: string }> {
  const { rows } = await world.owner.query(
    `insert into companies (name, subscription_tier, time_zone) values ($1, $2, 'Europe/Paris') returning id::int, name`,
    [unique('Company'), tier],
  );
  return rows[0];
}

/** Somebody who is signed in, with the calls they make. */
export type Person = { id: number; email: string; companyId: number | null; companyName: string | null; token: string; call: Call };
type Answer = { status: number; headers: Record<string, string | undefined>; body: any; text: string };
type Call = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT',
  url: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answer>;

/** A signed-in person: of that company, or of a new one of their own. */
export async function aPerson(
  world: World,
  { role = 'manager', company }: { role?: Role; company?: { id: number; name: string } } = {},
): Promise<Person> {
  const own = role === 'admin' ? null : (company ?? (await aCompany(world)));
  // As cheap as Argon2 goes: a hash says itself what it cost, and tests sign in thousands of times.
  hashed ??= hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  const email = `${randomBytes(6).toString('hex')}@people.example`;
  const { rows } = await world.owner.query(
    `insert into users (company_id, email, password_hash, first_name, last_name, role) values ($1, $2, $3, 'Robin', 'Tester', $4) returning id::int`,
    [own?.id ?? null, email, await hashed, role],
  );
  const { token } = await openSession(world.db, rows[0].id, { userAgent: 'tests', ip: '127.0.0.1' });
  return { id: rows[0].id, email, companyId: own?.id ?? null, companyName: own?.name ?? null, token, call: caller(world, token) };
}

/** Makes this person's company one that was there before it could choose: what it sent can be deleted, and become a draft again. */
export async function allowDeletingIssued(world: World, { companyId }: Person): Promise<void> {
  await world.owner.query('insert into books_settings (company_id, issued_stays) values ($1, false)', [companyId]);
}

/** Calls with this token, or without any. */
export function caller(world: World, token?: string): Call {
  return async (method, url, body, headers = {}) => {
    const answer = await world.app.inject({
      method,
      url,
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const isJson = String(answer.headers['content-type'] ?? '').includes('json') && answer.body !== '';
    return {
      status: answer.statusCode,
      headers: answer.headers as Answer['headers'],
      body: isJson ? answer.json() : undefined,
      text: answer.body,
    };
  };
}

export const yachtFields = {
  name: 'Aurelia',
  type: 'Motor Yacht',
  length: '42m',
  status: 'active',
  flagCountry: 'Malta',
  location: 'Antibes',
  year: 2019,
};

/** A yacht this person added. */
export async function aYacht(person: Person, more: object = {}): Promise<any> {
  const { status, body } = await person.call('POST', '/api/yachts', { ...yachtFields, ...more });
  if (status !== 201) throw new Error(`a yacht could not be added: ${status} ${JSON.stringify(body)}`);
  return body;
}

/** A crew member, stored as it will be by its room. */
export async function aCrewMember(
  world: World,
  companyId: number,
  { yachtId = null, name = 'Ana Ferrer' }: { yachtId?: number | null; name?: string } = {},
): Promise<{ id: number; name: string }> {
  const { rows } = await world.owner.query(
    `insert into crew (company_id, name, role, yacht_id) values ($1, $2, 'Captain', $3) returning id::int, name`,
    [companyId, name, yachtId],
  );
  return rows[0];
}

/** A calendar entry: a charter from tomorrow for a day unless said otherwise. */
export async function anEvent(
  world: World,
  companyId: number,
  yachtId: number,
  { type = 'charter', startsIn = 24, hours = 24 }: { type?: string; startsIn?: number; hours?: number } = {},
): Promise<number> {
  const { rows } = await world.owner.query(
    `insert into schedule_events (company_id, yacht_id, title, type, start_date, end_date)
     values ($1, $2, 'An event', $3, now() + make_interval(hours => $4), now() + make_interval(hours => $5)) returning id::int`,
    [companyId, yachtId, type, startsIn, startsIn + hours],
  );
  return rows[0].id;
}
