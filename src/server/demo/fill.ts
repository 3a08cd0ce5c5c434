import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, types as pgTypes } from 'pg';
import type { Transaction } from '../platform/database.ts';
import { hashPassword } from '../session/passwords.ts';
import type { DB as Tables } from '../tables.ts';
import { azureCharters } from './azure-charters.ts';
import { fillCompany } from './fill-company.ts';
import { northwindSailing } from './northwind-sailing.ts';

const companies = [azureCharters, northwindSailing];
/** The password of every demo user, also in README.md and on the terminal. */
export const publishedPassword = 'fairlead-demo';
const admin = { email: 'admin@fairlead.example', firstName: 'Alex', lastName: 'Marlowe', role: 'admin' } as const;

/** The demo's users. */
export const demoAddresses = [admin, ...companies.flatMap(({ people }) => people)].map(({ email }) => email);

/**
 * Fills an empty database with two companies placed around `now`, in one transaction. If the database has any users or companies, it isn't
 * changed and the result is false.
 */
export async function fillWithDemoData(ownerUrl: string, now = new Date()): Promise<boolean> {
  const pool = new Pool({ connectionString: ownerUrl, max: 1, types: { getTypeParser } });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins: [new CamelCasePlugin()] });
  try {
    return await db.transaction().execute((t) => fill(t, now));
  } finally {
    await db.destroy();
  }
}

async function fill(t: Transaction, now: Date): Promise<boolean> {
  // Row level security also applies to the tables' owner, unless it is a superuser.
  await sql`set local role fairlead_platform`.execute(t);
  // If two processes fill at once, the second waits here and then finds the database filled.
  await sql`lock table users in share row exclusive mode`.execute(t);
  if (!(await isEmpty(t))) return false;
  const passwordHash = await hashPassword(publishedPassword);
  const createdAt = new Date(now.getTime() - 420 * 24 * 3_600_000).toISOString();
  await t
    .insertInto('users')
    .values({ ...admin, companyId: null, passwordHash, createdAt, updatedAt: createdAt })
    .execute();
  for (const company of companies) await fillCompany(t, company, passwordHash, now);
  return true;
}

async function isEmpty(t: Transaction): Promise<boolean> {
  const company = await t.selectFrom('companies').select('id').where('id', '<>', 0).limit(1).executeTakeFirst();
  const user = await t.selectFrom('users').select('id').limit(1).executeTakeFirst();
  return !company && !user;
}

/** What the terminal prints: the demo accounts and their password. */
export function describeDemo(isNew: boolean): string {
  const people = companies.flatMap(({ name, people: team }) => team.map((person) => ({ ...person, company: name })));
  const lines = [{ ...admin, company: 'no company' }, ...people].map(
    ({ email, role, company }) => `  ${email.padEnd(34)}${role.padEnd(10)}${company}`,
  );
  const opening = isNew
    ? 'It holds demo data, placed around today. Sign in as one of'
    : 'Sign in with your own account, or as one of the demo';
  return `${opening}\n${lines.join('\n')}\nwith the password ${publishedPassword}\n`;
}

function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === pgTypes.builtins.DATE) return String;
  return oid === pgTypes.builtins.INT8 ? Number : pgTypes.getTypeParser(oid, format as 'text');
}
