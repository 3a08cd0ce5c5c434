import type { CompiledQuery } from 'kysely';
import { Notifications, NotificationsSeen, notificationsShown } from '#domain/activities/notifications.ts';
import { hiddenKinds } from '#domain/session/permissions.ts';
import { z } from '#domain/shared/zod.ts';
import type { App, Parts } from '../platform/parts.ts';
import { announceToOneself, write } from '../platform/write.ts';
import { isAnythingNew, see } from './notification-store.ts';
import { activityPage, inBrief } from './store.ts';

const tags = ['Notifications'];

/** The bell: the latest activities, and whether any are new since the panel was last opened on any device. */
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
        read(isAnythingNew(request.scope, request.person)),
      ]);
      return { activities: inBrief(activities), isNew: mark?.isNew ?? false };
    },
  );

  app.patch(
    '/api/notifications',
    {
      config: { may: 'own-desk' },
      schema: {
        tags,
        operationId: 'markNotificationsSeen',
        summary: 'Mark notifications as seen',
        description: 'Records how far the caller has seen their notifications.',
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
