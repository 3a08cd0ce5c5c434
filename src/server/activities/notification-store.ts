import { sql, type CompiledQuery } from 'kysely';
import { hiddenKinds } from '#domain/session/permissions.ts';
import { build, within, type Scope, type Transaction } from '../platform/database.ts';
import type { Person } from '../platform/sign-in.ts';
import { isNoSignIn, isVisible } from './store.ts';

/**
 * Whether others did something since, sign-ins aside, or something became due since. To somebody new, what happened before they came isn't
 * new, and to nobody what is a month old. The order is that of the index: without it, the whole feed might be read to find nothing.
 */
export function isAnythingNew(scope: Scope, person: Person): CompiledQuery<{ isNew: boolean }> {
  return sql<{ isNew: boolean }>`
    select coalesce((select true from activities a
        where ${within(scope, 'a')} and a.user_id is distinct from ${person.id} and ${isNoSignIn} and ${isVisible(hiddenKinds(person))}
          and a.timestamp > (select greatest(max(s.seen_until), ${person.createdAt}::timestamptz, now() - interval '30 days') from notification_settings s where s.user_id = ${person.id})
        order by a.timestamp desc, a.id desc limit 1), false)
      or exists (select from notification_settings s where s.user_id = ${person.id} and s.due_on > coalesce(s.due_seen, '-infinity')) as is_new`.compile(
    build,
  );
}

/** Notes how far somebody has seen. Nobody has seen what is still to come, and nobody unsees. */
export async function see(t: Transaction, userId: number, until: string): Promise<void> {
  await sql`
    insert into notification_settings as s (user_id, seen_until) values (${userId}, least(${until}::timestamptz, now()))
    on conflict (user_id) do update set seen_until = greatest(s.seen_until, excluded.seen_until), due_seen = s.due_on`.execute(t);
}
