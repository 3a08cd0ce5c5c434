// Where changes are announced after their commit, a process may die between the two. The feed still has what it changed.
import { sql } from 'kysely';
import type { ResourceType } from '#domain/activities/words.ts';
import { announcedAs, type Change, type Changes } from './changes.ts';
import type { Database } from './database.ts';
import { asPlatform } from './scope.ts';

const why = 'announce changes that went unannounced';
const checkEvery = 5_000;
/** How long an announcement may take, and how long a transaction may stay open after it got its id in the feed. */
const maxInFlight = 2_000;
const maxDelay = 60_000;

/**
 * Announces changes in the feed that were never announced, some seconds later. If several processes find the same change, it is announced
 * several times.
 */
export function openFeedNet(db: Database, changes: Changes) {
  const announced = new Set<number>();
  // How far the feed reached, and when that was known. Everything up to the first entry has been dealt with.
  let reached: { id: number; at: number }[] = [];
  let highest = 0;
  let timer: NodeJS.Timeout | undefined;
  changes.follow({
    changed: ({ noted }) => {
      if (noted === undefined) return;
      announced.add(noted);
      highest = Math.max(highest, noted);
    },
    // Every client reloads everything anyway.
    missed: () => {
      reached = [];
    },
  });

  return {
    start() {
      timer = setInterval(() => void check().catch(() => {}), checkEvery).unref();
    },
    check,
    close: () => clearInterval(timer),
  };

  /** Checks once. The first time it only finds out where the feed ends. */
  async function check(now = Date.now()): Promise<void> {
    const [lowest] = reached;
    if (!lowest) {
      announced.clear();
      highest = 0;
      reached = [{ id: await endOfFeed(), at: now }];
      return;
    }
    const until = reached.findLast(({ at }) => at <= now - maxInFlight)?.id ?? lowest.id;
    const missing: number[] = [];
    for (let id = lowest.id + 1; id <= until; id++) if (!announced.has(id)) missing.push(id);
    const behind = Math.max(highest, until);
    const missed = await unannounced(missing, behind);
    db.announce(missed.filter(({ noted }) => noted !== undefined && !announced.has(noted)).map(announcedAs));
    reached.push({ id: Math.max(highest, behind), at: now });
    while (reached[1] && reached[1].at <= now - maxDelay) reached.shift();
    for (const id of announced) if (id <= (reached[0]?.id ?? 0)) announced.delete(id);
  }

  async function endOfFeed(): Promise<number> {
    const newest = await asPlatform(db, why)
      .query.selectFrom('activities')
      .select('id')
      .orderBy('timestamp', 'desc')
      .orderBy('id', 'desc')
      .limit(1_000)
      .execute();
    return Math.max(0, ...newest.map(({ id }) => id));
  }

  /** The changes with these ids in the feed, or after that one, that have been there for a while. Sign-ins are never announced. */
  async function unannounced(missing: number[], behind: number): Promise<Omit<Change, 'id'>[]> {
    const rows = await asPlatform(db, why)
      .query.selectFrom('activities')
      .select(['id', 'companyId', 'resourceType', 'resourceId'])
      .where('timestamp', '>', sql<string>`now() - make_interval(secs => ${(2 * maxDelay) / 1_000})`)
      .where('timestamp', '<', sql<string>`now() - make_interval(secs => ${maxInFlight / 1_000})`)
      .where('resourceType', '<>', 'session')
      .where(sql<boolean>`(id > ${behind} or id = any(${missing}))`)
      .execute();
    return rows.map(({ id, companyId, resourceType, resourceId }) => ({
      companyId,
      resource: resourceType as ResourceType,
      resourceId,
      noted: id,
    }));
  }
}
