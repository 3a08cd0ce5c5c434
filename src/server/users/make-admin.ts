import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { fullName } from '#domain/shared/words.ts';
import { SignInAddress } from '#domain/users/user.ts';
import { companyOf } from '../platform/company.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { postLetter, type NewLetter } from '../platform/letters.ts';
import { asPlatform } from '../platform/scope.ts';
import { CannotStart } from '../platform/settings.ts';
import { recordByFairlead } from '../platform/write.ts';
import { hashPassword } from '../session/passwords.ts';
import { newResetToken } from '../session/reset-link.ts';
import { adminLetter } from './admin-letter.ts';

const platform = (db: Database) => asPlatform(db, "the server's operator creates an admin");

/** Options besides the address: to add one more administrator, or to create a new link for an existing one. */
type Consent = { another?: boolean; newLink?: boolean };

/** The account, and what was done to it. */
export type MadeAdmin = {
  did: 'made' | 'raised' | 'linked';
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  companyName: string | null;
};

type Account = Omit<MadeAdmin, 'did'> & { role: string; companyId: number | null; deactivatedAt: string | null };

/**
 * Makes the account with this address a platform administrator: a new account without a company, or an existing one, which stays in its
 * company. For the operator of the server, since in the product only administrators can do it. Anything that would repeat an earlier run is
 * refused unless an option requests it. With `byEmail`, an email with a link to set a password is queued; otherwise `passwordToken` is the
 * link's token.
 */
export async function makeAdmin(
  db: Database,
  address: string,
  { byEmail = false, ...consent }: Consent & { byEmail?: boolean } = {},
): Promise<MadeAdmin> {
  const email = SignInAddress.safeParse(address).data;
  if (!email) throw new CannotStart(`${address} is not an email address.`);
  // Nobody knows this password: the link sets the first one that is used.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  const { did, ...account } = await platform(db).transaction(async (t) => {
    // Two simultaneous runs wait for each other, so that the second sees what the first did.
    await sql`select pg_advisory_xact_lock(hashtext('fairlead: make an administrator'))`.execute(t);
    const stored = await accountOf(t, email);
    await refuseAccident(t, email, stored, consent);
    const admin = stored ? { ...stored, did: await promote(t, stored) } : { ...(await add(t, email, passwordHash)), did: 'made' as const };
    if (byEmail) await postLetter(t, letterTo(admin));
    return admin;
  });
  // Open sessions end, so that everyone signs in again before the account runs the platform.
  if (did === 'raised') await db.atTheDoor((t) => t.deleteFrom('sessions').where('userId', '=', account.id).execute());
  const { id, firstName, lastName, companyName } = account;
  return { did, id, email: account.email, firstName, lastName, companyName };
}

/**
 * The token of a link to set a password, which replaces earlier links. If an email is queued, this counts as one of its own links, so that
 * both work, whichever comes first.
 */
export async function passwordToken(db: Database, { id }: Pick<MadeAdmin, 'id'>, letterId: number | null = null): Promise<string> {
  return db.atTheDoor((t) => newResetToken(t, id, letterId));
}

/** The last email queued for this administrator, and its status. */
export async function adminEmail(
  db: Database,
  { id }: Pick<MadeAdmin, 'id'>,
): Promise<{ letterId: number | null; state: 'sent' | 'refused' | 'waiting' }> {
  const letter = await platform(db)
    .query.selectFrom('letters')
    .select(['id', 'sentAt', 'failedAt'])
    .where('kind', '=', adminLetter)
    .where('aboutType', '=', 'user')
    .where('aboutId', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { letterId: letter?.id ?? null, state: letter?.sentAt ? 'sent' : letter?.failedAt ? 'refused' : 'waiting' };
}

function letterTo({ id, companyId, email }: Account): NewLetter {
  return { companyId, to: email, subject: 'You run Fairlead now', about: { type: 'user', id }, kind: adminLetter, data: {} };
}

function accountOf(t: Transaction, email: string): Promise<Account | undefined> {
  return t
    .selectFrom('users as u')
    .leftJoin('companies as c', 'c.id', 'u.companyId')
    .select([
      'u.id',
      'u.email',
      'u.firstName',
      'u.lastName',
      'u.role',
      'u.companyId',
      'c.name as companyName',
      sql<string | null>`u.deactivated_at`.as('deactivatedAt'),
    ])
    .where(sql<string>`lower(u.email)`, '=', email.toLowerCase())
    .executeTakeFirst();
}

async function refuseAccident(t: Transaction, email: string, account: Account | undefined, { another, newLink }: Consent): Promise<void> {
  if (account?.deactivatedAt)
    throw new CannotStart(`The account of ${account.email} is deactivated. Nothing was changed. Please use another address.`);
  if (account?.role === 'yacht_owner')
    throw new CannotStart(`${account.email} owns a yacht and stays a yacht owner. Nothing was changed. Please use another address.`);
  if (account?.role === 'admin') {
    if (newLink) return;
    throw new CannotStart(
      `${account.email} is an administrator already. Nothing was changed. For a new link to set a password, add --new-link.`,
    );
  }
  if (newLink) throw new CannotStart(`${email} isn't an administrator. Nothing was changed. To make them one, leave out --new-link.`);
  const other = await t
    .selectFrom('users')
    .select('email')
    .where('role', '=', 'admin')
    .where('deactivatedAt', 'is', null)
    .orderBy('id')
    .executeTakeFirst();
  if (other && !another)
    throw new CannotStart(
      `There is an administrator already: ${other.email}. Nothing was changed. To make ${email} one as well, add --another.`,
    );
}

async function add(t: Transaction, email: string, passwordHash: string): Promise<Account> {
  const made = await t
    .insertInto('users')
    .values({ ...nameFrom(email), email, passwordHash, role: 'admin', companyId: null })
    .returning(['id', 'email', 'firstName', 'lastName', 'role', 'companyId'])
    .executeTakeFirstOrThrow();
  await recordAtServer(t, made, 'create', `Added administrator ${fullName(made)} on the server`);
  return { ...made, companyName: null, deactivatedAt: null };
}

async function promote(t: Transaction, account: Account): Promise<'raised' | 'linked'> {
  if (account.role === 'admin') {
    await recordAtServer(t, account, 'update', `Created a password link for ${fullName(account)} on the server`);
    return 'linked';
  }
  await t.updateTable('users').set({ role: 'admin' }).where('id', '=', account.id).execute();
  await recordAtServer(t, account, 'update', `Made ${fullName(account)} an administrator on the server`);
  return 'raised';
}

async function recordAtServer(t: Transaction, account: Pick<Account, 'id' | 'companyId'>, action: string, details: string): Promise<void> {
  const { id: resourceId, companyId } = account;
  await recordByFairlead(t, { companyId: companyOf({ companyId }), action, resourceType: 'user', resourceId, details });
}

/** A name derived from the address, until its owner enters a better one in their profile. */
function nameFrom(email: string): { firstName: string; lastName: string } {
  const [first = '', ...rest] = (email.split('@')[0] ?? '')
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return { firstName: (first || 'Platform').slice(0, 100), lastName: (rest.join(' ') || 'Administrator').slice(0, 100) };
}
