import { sql } from 'kysely';
import type { Database } from './database.ts';
import { Refusal } from './errors.ts';

type Limit = { key: string; max: number; minutes: number };

/** Counts one try, on every server process together; refuses with 429 once there are more than allowed in the window. */
export async function consumeAttempt(db: Database, { key, max, minutes }: Limit, refusal: string): Promise<void> {
  const windowEnds = sql<string>`now() + make_interval(mins => ${minutes})`;
  const { count, seconds } = await db.outside
    .insertInto('rateLimits')
    .values({ key, count: 1, windowEnds })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when rate_limits.window_ends < now() then 1 else rate_limits.count + 1 end`,
        windowEnds: sql`case when rate_limits.window_ends < now() then excluded.window_ends else rate_limits.window_ends end`,
      }),
    )
    .returning(['count', sql<number>`ceil(extract(epoch from window_ends - now()))::int`.as('seconds')])
    .executeTakeFirstOrThrow();
  if (count > max) throw new Refusal(429, 'too_many_tries', refusal, { retryAfter: Math.max(1, seconds) });
}

/** Takes one try back: it turned out to be a good one. */
export async function giveBack(db: Database, key: string): Promise<void> {
  await db.outside
    .updateTable('rateLimits')
    .set({ count: sql`greatest(count - 1, 0)` })
    .where('key', '=', key)
    .execute();
}

/** Forgets all tries under this key. */
export async function forget(db: Database, key: string): Promise<void> {
  await db.outside.deleteFrom('rateLimits').where('key', '=', key).execute();
}
