import { sql, type CompiledQuery } from 'kysely';
import type { Role } from '#domain/session/words.ts';
import type { Day } from '#domain/shared/calendar-days.ts';
import type { ChosenFormats } from '#domain/shared/formats.ts';
import { build, within, type Database, type Scope, type Transaction } from '../platform/database.ts';

export type StoredChoice = { panel: string[] | null; mail: string[] | null };
/** A person who can get reminders. */
export type Recipient = StoredChoice & {
  id: number;
  email: string;
  firstName: string;
  formats: ChosenFormats;
  role: Role;
  isOwner: boolean;
  companyId: number;
  mailedOn: Day | null;
};

/** The reminder settings of a person. */
export function chosenBy(userId: number): CompiledQuery<StoredChoice> {
  return sql<StoredChoice>`select s.panel, s.mail from notification_settings s where s.user_id = ${userId}`.compile(build);
}

/** Everyone who works in these companies and can sign in, with their settings. */
export function peopleToRemind(scope: Scope, companyIds: number[]): CompiledQuery<Recipient> {
  return sql<Recipient>`
    select u.id, u.email, u.first_name, u.formats, u.role, coalesce(o.owner_id = u.id, false) as is_owner, u.company_id, s.panel, s.mail, s.mailed_on
    from users u join companies o on o.id = u.company_id left join notification_settings s on s.user_id = u.id
    where ${within(scope, 'u')} and u.company_id = any(${companyIds}::bigint[]) and u.deactivated_at is null and u.role <> 'yacht_owner' order by u.id`.compile(
    build,
  );
}

/** Stores a person's settings. */
export async function choose(t: Transaction, userId: number, chosen: StoredChoice): Promise<void> {
  await t
    .insertInto('notificationSettings')
    .values({ userId, ...chosen })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(chosen))
    .execute();
}

/** Records that something became due for these people this morning. */
export async function markDue(t: Transaction, userIds: number[], day: Day): Promise<void> {
  await sql`
    insert into notification_settings (user_id, due_on) select id, ${day}::date from unnest(${userIds}::bigint[]) id
    on conflict (user_id) do update set due_on = excluded.due_on`.execute(t);
}

/**
 * Claims these people for this morning's email, each once a day, and returns the unsubscribe tokens of those that no other server has
 * claimed. Call it in the transaction that queues the emails.
 */
export async function claimMornings(t: Transaction, userIds: number[], day: Day): Promise<Map<number, string>> {
  const { rows } = await sql<{ userId: number; token: string }>`
    insert into notification_settings as s (user_id, mailed_on) select id, ${day}::date from unnest(${userIds}::bigint[]) id order by id
    on conflict (user_id) do update set mailed_on = excluded.mailed_on where s.mailed_on is null or s.mailed_on < excluded.mailed_on
    returning user_id, token`.execute(t);
  return new Map(rows.map(({ userId, token }) => [userId, token]));
}

/** Unsubscribes the person with this token, and returns whether there is one. */
export async function endLetters(db: Database, token: string): Promise<boolean> {
  const { numUpdatedRows } = await db.atTheDoor((t) =>
    t.updateTable('notificationSettings').set({ mail: [] }).where('token', '=', token).executeTakeFirst(),
  );
  return numUpdatedRows > 0n;
}
