import { sql, type CompiledQuery } from 'kysely';
import type { FastifyRequest } from 'fastify';
import { Notifications, NotificationsSeen, notificationsShown } from '#domain/activities/notifications.ts';
import { hiddenKinds } from '#domain/session/permissions.ts';
import { z } from '#domain/shared/zod.ts';
import { build, within, type Transaction } from '../platform/database.ts';
import type { App, Parts } from '../platform/parts.ts';
import { announceToOneself, write } from '../platform/write.ts';
import { activityPage } from './store.ts';

const tags = ['Notifications'];

/** The bell: the latest of the feed, and whether anything is new since the panel was last open, wherever that was. */
export function notificationRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/notifications',
    {
      config: { may: 'any:read' },
      schema: {
        tags,
        operationId: 'getNotifications',
        summary: 'Read the latest notifications',
        description: 'Returns the latest activity of the company and whether any of it is new to the caller.',
        response: { 200: Notifications },
      },
    },
    async (request) => {
      const read = async <Row>(query: CompiledQuery<Row>) => (await db.in(request.scope).executeQuery(query)).rows;
      const [activities, [mark]] = await Promise.all([
        read(activityPage(request.scope, { limit: notificationsShown, hidden: hiddenKinds(request.person) })),
        read(isAnythingNew(request)),
      ]);
      return { activities: activities.map((each) => ({ ...each, changes: null, ip: null })), isNew: mark?.isNew ?? false };
    },
  );

  app.patch(
    '/api/notifications',
    {
      config: { may: 'own-account' },
      schema: {
        tags,
        operationId: 'markNotificationsSeen',
        summary: 'Mark notifications as seen',
        description: 'Records up to which moment the caller has seen their notifications.',
        body: NotificationsSeen,
        response: { 204: z.null() },
      },
    },
    (request, reply) =>
      write(db, request, reply, 204, async (t) => {
        await see(t, request.person.id, request.body.until);
        await announceToOneself(t, request);
        return null;
      }),
  );
}

/**
 * What others did since, or what became due since; that they signed in is no news. Somebody new has seen what happened before they came, and what is a month old is new to
 * nobody. Its order is the index's, newest first: without it all that ever happened might be read to find nothing.
 */
function isAnythingNew({ scope, person }: FastifyRequest): CompiledQuery<{ isNew: boolean }> {
  const hidden = hiddenKinds(person);
  return sql<{ isNew: boolean }>`
    select coalesce((select true from activities a
        where ${within(scope, 'a')} and a.user_id is distinct from ${person.id} and a.action <> 'login' and ${hidden.length > 0 ? sql`a.resource_type <> all(${hidden})` : sql`true`}
          and a.timestamp > (select greatest(max(s.seen_until), ${person.createdAt}::timestamptz, now() - interval '30 days') from notification_settings s where s.user_id = ${person.id})
        order by a.timestamp desc, a.id desc limit 1), false)
      or exists (select from notification_settings s where s.user_id = ${person.id} and s.due_on > coalesce(s.due_seen, '-infinity')) as is_new`.compile(
    build,
  );
}

/** Nobody has seen what is still to come, and nobody unsees. */
async function see(t: Transaction, userId: number, until: string): Promise<void> {
  await sql`
    insert into notification_settings as s (user_id, seen_until) values (${userId}, least(${until}::timestamptz, now()))
    on conflict (user_id) do update set seen_until = greatest(s.seen_until, excluded.seen_until), due_seen = s.due_on`.execute(t);
}
