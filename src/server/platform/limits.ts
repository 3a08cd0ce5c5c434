import { isIPv6 } from 'node:net';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { Refusal } from './errors.ts';
import { openTurns } from './turns.ts';

type Limit = {
  key: string;
  max: number;
  minutes: number;
  /** Runs when the last of these attempts is used: once per window, across all server processes. */ usedUp?: () => Promise<void>;
};
type Attempts = { count: number; seconds: number };

/** A client's address as it can be stored: without the zone of a link-local one, which names an interface of this machine. */
export function withoutZone(ip: string | undefined): string | undefined {
  return ip?.replace(/%.*/, '');
}

/** Whom limits count as one client: an IPv4 address, or the /64 of an IPv6 address, the smallest block that a network gives a customer. */
export function clientOf({ ip }: { ip: string }): string {
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  // A URL normalizes an address to its shortest form.
  const [before = [], after] = new URL(`http://[${withoutZone(ip)}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((groups) => groups.split(':').filter(Boolean));
  const groups = after ? [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after] : before;
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** Counts one attempt, across all server processes; refuses with 429 once there are more than allowed in the window. */
export async function consumeAttempt(db: Database, limit: Limit, refusal: string): Promise<void> {
  const { count, seconds } = await addAttempt(db, limit);
  if (count === limit.max) await limit.usedUp?.();
  if (count > limit.max) throw tooMany(refusal, seconds);
}

/** Counts one attempt, across all server processes; false once there are more than allowed in the window. */
export async function withinLimit(db: Database, limit: Limit): Promise<boolean> {
  return (await addAttempt(db, limit)).count <= limit.max;
}

/** Whether this is the first of its kind after so many quiet minutes. It counts, so the quiet period starts again. */
export async function isFirstInAWhile(db: Database, key: string, minutes: number): Promise<boolean> {
  return (await addAttempt(db, { key, minutes }, { beginsAnew: true })).count === 1;
}

/** How many attempts per key this process checks at a time: more than are allowed would only keep it busy. */
const atATime = 4;
const lines = new Map<string, { inTurn: ReturnType<typeof openTurns>; people: number }>();

/**
 * Answers what `prove` answers, undefined if it fails. Only failures count, under each of these keys and across all server processes;
 * anyone who has failed too often is refused with 429. This is checked again after `prove`, so that of many guesses at the same time, no
 * more than the limit learn whether they were right. Callers take turns by the key of `limits[0]`.
 */
export function limitFailures<T>(
  db: Database,
  limits: readonly [Limit, ...Limit[]],
  refusal: string,
  prove: () => Promise<T | undefined>,
): Promise<T | undefined> {
  return inTurn(limits[0].key, async () => {
    await refuseTooMany(db, limits, refusal);
    const proved = await prove();
    if (proved === undefined) for (const limit of limits) await consumeAttempt(db, limit, refusal);
    else await refuseTooMany(db, limits, refusal);
    return proved;
  });
}

/** Resets the attempts counted under this key. */
export async function forget(db: Database, key: string): Promise<void> {
  await db.outside.deleteFrom('rateLimits').where('key', '=', key).execute();
}

/** Counts one attempt in its window, which ends this long after the first one, or if it is extended, after the latest. */
function addAttempt(
  db: Database,
  { key, minutes }: Pick<Limit, 'key' | 'minutes'>,
  { beginsAnew = false }: { beginsAnew?: boolean } = {},
): Promise<Attempts> {
  const windowEnds = sql<string>`now() + make_interval(mins => ${minutes})`;
  return db.outside
    .insertInto('rateLimits')
    .values({ key, count: 1, windowEnds })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when rate_limits.window_ends < now() then 1 else rate_limits.count + 1 end`,
        windowEnds: beginsAnew
          ? sql`excluded.window_ends`
          : sql`case when rate_limits.window_ends < now() then excluded.window_ends else rate_limits.window_ends end`,
      }),
    )
    .returning(['count', secondsLeft])
    .executeTakeFirstOrThrow();
}

const secondsLeft = sql<number>`ceil(extract(epoch from window_ends - now()))::int`.as('seconds');

async function refuseTooMany(db: Database, limits: readonly Limit[], refusal: string): Promise<void> {
  const counted = await db.outside
    .selectFrom('rateLimits')
    .select(['key', 'count', secondsLeft])
    .where(
      'key',
      'in',
      limits.map(({ key }) => key),
    )
    .where('windowEnds', '>', sql<string>`now()`)
    .execute();
  for (const { key, max } of limits) {
    const attempts = counted.find((each) => each.key === key);
    if (attempts && attempts.count >= max) throw tooMany(refusal, attempts.seconds);
  }
}

function tooMany(refusal: string, seconds: number): Refusal {
  return new Refusal(429, 'too_many_tries', refusal, { retryAfter: Math.max(1, seconds) });
}

async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const line = lines.get(key) ?? { inTurn: openTurns(atATime), people: 0 };
  lines.set(key, line);
  line.people++;
  try {
    return await line.inTurn(new AbortController().signal, work);
  } finally {
    line.people--;
    if (line.people === 0) lines.delete(key);
  }
}
