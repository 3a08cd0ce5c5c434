import { sql } from 'kysely';
import type { SecondStep } from '#domain/session/second-step.ts';
import type { Database, Scope, Transaction } from '../platform/database.ts';

/** Whether a person's two-step sign-in is on, since when, and how many recovery codes are left. */
export async function secondStepOf(db: Database, scope: Scope, userId: number): Promise<SecondStep> {
  const { rows } = await sql<SecondStep>`
    select true as on, a.confirmed_at as since, (select count(*) from recovery_codes r where r.user_id = a.user_id) as recovery_codes_left
    from authenticators a where a.user_id = ${userId} and a.confirmed_at is not null`.execute(db.in(scope));
  return rows[0] ?? { on: false, since: null, recoveryCodesLeft: 0 };
}

/** Stores a secret that no code has confirmed yet, replacing an earlier one. False if two-step sign-in is on. */
export async function keepSecret(db: Database, userId: number, secret: string): Promise<boolean> {
  const { rows } = await db.atTheDoor((t) =>
    sql`
    insert into authenticators (user_id, secret) values (${userId}, ${secret})
    on conflict (user_id) do update set secret = excluded.secret, created_at = now() where authenticators.confirmed_at is null returning user_id`.execute(
      t,
    ),
  );
  return rows.length > 0;
}

/** A person's secret, and whether a code has confirmed it. */
export function secretOf(
  db: Database,
  userId: number,
): Promise<{ secret: string; createdAt: string; confirmedAt: string | null } | undefined> {
  return db.atTheDoor((t) =>
    t.selectFrom('authenticators').select(['secret', 'createdAt', 'confirmedAt']).where('userId', '=', userId).executeTakeFirst(),
  );
}

/** Turns on two-step sign-in with the secret shown. False if it is already on, or the secret has changed. */
export async function confirmSecret(
  t: Transaction,
  userId: number,
  { createdAt, usedStep }: { createdAt: string; usedStep: number },
): Promise<boolean> {
  const confirmed = await t
    .updateTable('authenticators')
    .set({ confirmedAt: sql<string>`now()`, usedStep })
    .where('userId', '=', userId)
    .where('confirmedAt', 'is', null)
    .where('createdAt', '=', createdAt)
    .returning('userId')
    .executeTakeFirst();
  return confirmed !== undefined;
}

/** Locks a person's two-step sign-in until the transaction ends. False if it is off. */
export async function holdSecondStep(t: Transaction, userId: number): Promise<boolean> {
  const on = await t
    .selectFrom('authenticators')
    .select('userId')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  return on !== undefined;
}
