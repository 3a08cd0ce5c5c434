// Browsers that someone has signed in with before (decision 018), recognized by a cookie. It grants nothing: it only decides whose failures
// count, so that guesses from elsewhere don't lock out the owner of an account.
import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../platform/database.ts';
import type { Parts } from '../platform/parts.ts';
import { hashToken } from '../platform/sign-in.ts';

const cookieName = 'known_browser';
const days = 180;
// Programs that sign in with a password keep no cookie, so each of their sign-ins adds a browser.
const maxPerPerson = 100;

type Account = { email: string } | { id: number };

/** The key under which limits count this browser, if someone signed in with it before: to this account, or to any if none is given. */
export async function knownBrowser(db: Database, request: FastifyRequest, account?: Account): Promise<string | undefined> {
  const token = tokenIn(request);
  if (!token) return undefined;
  const known = await db.atTheDoor((t) =>
    t
      .selectFrom('knownBrowsers as k')
      .innerJoin('users as u', 'u.id', 'k.userId')
      .select('k.userId')
      .where('k.tokenHash', '=', hashToken(token))
      .where('k.usedAt', '>', longAgo)
      .where((row) => {
        if (!account) return row.lit(true);
        return 'id' in account ? row('u.id', '=', account.id) : row(sql<string>`lower(u.email)`, '=', account.email.toLowerCase());
      })
      .limit(1)
      .executeTakeFirst(),
  );
  return known && hashToken(token).toString('base64url');
}

/** Gives this browser a new cookie, for this account and those it was known for before; its old cookie becomes worthless. */
export async function rememberBrowser(
  { db, address }: Pick<Parts, 'db' | 'address'>,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: number,
): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const tokenHash = hashToken(token);
  const before = tokenIn(request);
  await db.atTheDoor(async (t) => {
    if (before) await t.updateTable('knownBrowsers').set({ tokenHash }).where('tokenHash', '=', hashToken(before)).execute();
    await t
      .insertInto('knownBrowsers')
      .values({ tokenHash, userId })
      .onConflict((conflict) => conflict.columns(['tokenHash', 'userId']).doUpdateSet({ usedAt: sql`now()` }))
      .execute();
  });
  const secure = address().startsWith('https:') ? '; Secure' : '';
  reply.header('set-cookie', `${cookieName}=${token}; Path=/api; Max-Age=${days * 24 * 3600}; HttpOnly; SameSite=Strict${secure}`);
}

/** Forgets browsers that nobody has signed in with for half a year, and all but the latest hundred of each person. */
export async function sweepKnownBrowsers(db: Database): Promise<void> {
  await db.atTheDoor((t) => t.deleteFrom('knownBrowsers').where('usedAt', '<', longAgo).execute());
  await db.atTheDoor((t) =>
    sql`
    delete from known_browsers k using (
      select token_hash, user_id, row_number() over (partition by user_id order by used_at desc, token_hash) as place from known_browsers
      where user_id in (select user_id from known_browsers group by user_id having count(*) > ${maxPerPerson})) o
    where k.token_hash = o.token_hash and k.user_id = o.user_id and o.place > ${maxPerPerson}`.execute(t),
  );
}

const longAgo = sql<string>`now() - make_interval(days => ${sql.lit(days)})`;

function tokenIn({ headers }: FastifyRequest): string | undefined {
  return /(?:^|;\s*)known_browser=([A-Za-z0-9_-]{43})(?:;|$)/.exec(headers.cookie ?? '')?.[1];
}
