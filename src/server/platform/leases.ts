// Work that only one process may do at a time. A row rather than a lock of the database: it holds no connection while its holder talks to
// the outside world, and expires when its holder dies.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './database.ts';

const seconds = 30;
const patience = 8_000;

/**
 * Does the work once nobody else is doing it, and refuses after too long a wait. If a lease expires meanwhile, two may overlap, so each
 * step must be safe to repeat.
 */
export async function exclusively<T>(db: Database, name: string, refusal: () => Error, work: () => Promise<T>): Promise<T> {
  const holder = randomUUID();
  const giveUpAt = Date.now() + patience;
  while (!(await acquire(db, name, holder))) {
    if (Date.now() > giveUpAt) throw refusal();
    await wait(40 + Math.random() * 60);
  }
  try {
    return await work();
  } finally {
    await db.outside.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute();
  }
}

async function acquire(db: Database, name: string, holder: string): Promise<boolean> {
  const heldUntil = sql<string>`now() + make_interval(secs => ${seconds})`;
  const lease = await db.outside
    .insertInto('leases')
    .values({ name, holder, heldUntil })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder, heldUntil })
        .where('leases.heldUntil', '<', sql<string>`now()`),
    )
    .returning('name')
    .executeTakeFirst();
  return lease !== undefined;
}
