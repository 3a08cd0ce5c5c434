import { sql, type CompiledQuery } from 'kysely';
import { hiddenKinds } from '#domain/session/permissions.ts';
import { build, within, type Scope, type Transaction } from '../platform/database.ts';
import type { Person } from '../platform/sign-in.ts';
import { isNoSignIn, isVisible } from './store.ts';

/**
 * Whether other people did something, apart from signing in, or something became due since the panel was last opened. For a new user,
 * nothing from before they joined is new, and nothing older than a month is new for anyone. The order matches the index; without it, the
 * query could scan the whole feed to find nothing.
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

/** Stores up to when a person has seen the feed: never in the future, and never earlier than before. */
export async function see(t: Transaction, userId: number, until: string): Promise<void> {
  await sql`
    insert into notification_settings as s (user_id, seen_until) values (${userId}, least(${until}::timestamptz, now()))
    on conflict (user_id) do update set seen_until = greatest(s.seen_until, excluded.seen_until), due_seen = s.due_on`.execute(t);
}
