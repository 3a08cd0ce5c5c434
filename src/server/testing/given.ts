// A running application on a database of its own, with people and things for tests. Everything here creates the parents it needs, and each
// test creates its own company, so tests don't affect each other.
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
  /** the emails that were sent: see `postIsSent` */ letters: Mail[];
  jobs: Jobs;
  /** where files are stored */ folder: string;
};
type Options = {
  payments?: (db: Database) => PaymentProvider | Promise<PaymentProvider>;
  /** whether background work runs */ background?: boolean;
  /** the mailer; without one, emails are collected in `letters` */ mail?: Mailer;
  metricsToken?: string;
  /** the outside calendars */ calendars?: CalendarSource;
};

/** The application under test, for all tests of a file. `owner` accesses the database directly. */
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
    // Many requests at once take longer on a busy machine, and their results must not depend on that.
    world.db = openDatabase(mine.app, { patience: 25_000 });
    world.owner = new Pool({ connectionString: mine.owner, max: 2 });
    const log = pino({ level: 'debug', redact: ['req.headers.authorization'] }, { write: (line: string) => void world.logged.push(line) });
    const collectingMailer = { send: (letter: Mail) => Promise.resolve(void world.letters.push(letter)) };
    world.payments = await payments(world.db);
    // Jobs left over from the tests of another file must not run here.
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

/** Sends the posted emails, as the server does in the background. */
export function postIsSent(world: World): Promise<void> {
  return world.jobs.doWhatIsDue('letters');
}

export const password = 'correct horse battery';
let hashed: Promise<string> | undefined;

const unique = (word: string) => `${word} ${randomBytes(4).toString('hex')}`;

/** A company; its plan allows fifty boats by default. */
export async function aCompany(world: World, { tier = 'professional' }: { tier?: string } = {}): Promise<{ id: number; name: string }> {
  const { rows } = await world.owner.query(
    `insert into companies (name, subscription_tier, time_zone) values ($1, $2, 'Europe/Paris') returning id::int, name`,
    [unique('Company'), tier],
  );
  return rows[0];
}

/** A signed-in person, with a function to call the API. */
export type Person = { id: number; email: string; companyId: number | null; companyName: string | null; token: string; call: Call };
type Answer = { status: number; headers: Record<string, string | undefined>; body: any; text: string };
type Call = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT',
  url: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answer>;

/** A signed-in person: in that company, or in a new one of their own. */
export async function aPerson(
  world: World,
  { role = 'manager', company }: { role?: Role; company?: { id: number; name: string } } = {},
): Promise<Person> {
  const own = role === 'admin' ? null : (company ?? (await aCompany(world)));
  // As cheap as Argon2 allows: the hash contains its own cost, and tests sign in thousands of times.
  hashed ??= hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  const email = `${randomBytes(6).toString('hex')}@people.example`;
  const { rows } = await world.owner.query(
    `insert into users (company_id, email, password_hash, first_name, last_name, role) values ($1, $2, $3, 'Robin', 'Tester', $4) returning id::int`,
    [own?.id ?? null, email, await hashed, role],
  );
  const { token } = await openSession(world.db, rows[0].id, { userAgent: 'tests', ip: '127.0.0.1' });
  return { id: rows[0].id, email, companyId: own?.id ?? null, companyName: own?.name ?? null, token, call: caller(world, token) };
}

/**
 * Gives this person's company the setting of companies from before there was a choice: its issued invoices can be deleted, and set back to
 * draft.
 */
export async function allowDeletingIssued(world: World, { companyId }: Person): Promise<void> {
  await world.owner.query('insert into books_settings (company_id, issued_stays) values ($1, false)', [companyId]);
}

/** Calls the API with this token, or without one. */
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

/** A yacht that this person adds. */
export async function aYacht(person: Person, more: object = {}): Promise<any> {
  const { status, body } = await person.call('POST', '/api/yachts', { ...yachtFields, ...more });
  if (status !== 201) throw new Error(`a yacht could not be added: ${status} ${JSON.stringify(body)}`);
  return body;
}

/** A crew member, stored as its room does. */
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

/** A calendar entry, by default a charter from tomorrow for a day. */
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
