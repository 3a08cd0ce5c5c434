import { Activity, activitySorts } from '#domain/activities/activity.ts';
import { IdInAddress, Page, PageInTime, sortOf } from '#domain/shared/fields.ts';
import { can } from '#domain/session/permissions.ts';
import { z } from '#domain/shared/zod.ts';
import type { App, Parts } from '../platform/parts.ts';
import { answerList, inOneTrip } from '../platform/sign-in.ts';
import { activityPage, peoplePage } from './store.ts';

const Feed = PageInTime.extend({
  action: z.string().max(50).optional(),
  resourceType: z.string().max(50).optional(),
  resourceId: IdInAddress.optional(),
  userId: IdInAddress.optional(),
  sort: sortOf(activitySorts),
});

/** What happened, newest first. */
export function activityRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/activities',
    {
      config: inOneTrip,
      schema: {
        tags: ['Activities'],
        summary: 'List what happened, newest first',
        querystring: Feed,
        response: { 200: z.array(Activity) },
      },
    },
    async (request, reply) => {
      const rows = await answerList(db, request, reply, request.query, activityPage);
      return can(request.person, 'run-company') ? rows : rows.map((row) => ({ ...row, changes: null, ip: null }));
    },
  );

  app.get(
    '/api/activities/people',
    {
      config: inOneTrip,
      schema: {
        tags: ['Activities'],
        summary: 'The people whose doings can be looked at',
        querystring: Page,
        response: { 200: z.array(z.object({ id: z.int(), name: z.string() })) },
      },
    },
    (request, reply) => answerList(db, request, reply, request.query, peoplePage),
  );
}
