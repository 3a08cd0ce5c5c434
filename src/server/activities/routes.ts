import { Activity, activitySorts } from '#domain/activities/activity.ts';
import { IdInAddress, Page, PageInTime, sortOf } from '#domain/shared/fields.ts';
import { can, hiddenKinds } from '#domain/session/permissions.ts';
import { z } from '#domain/shared/zod.ts';
import { answerList, withTotal } from '../platform/answers.ts';
import { withExample } from '../platform/examples.ts';
import type { App, Parts } from '../platform/parts.ts';
import { activityPage, inBrief, peoplePage } from './store.ts';
import './examples.ts';

const Feed = PageInTime.extend({
  action: z.string().max(50).optional(),
  resourceType: z.string().max(50).optional(),
  resourceId: IdInAddress.optional(),
  userId: IdInAddress.optional(),
  sort: sortOf(activitySorts),
});

const Person = withExample(z.object({ id: z.int(), name: z.string(), companyName: z.string().nullable() }), {
  id: 2,
  name: 'Maya Laurent',
  companyName: null,
});

/** What happened, newest first. */
export function activityRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/activities',
    {
      config: { may: 'any:read' },
      schema: {
        tags: ['Activities'],
        operationId: 'listActivities',
        summary: 'List activity',
        description:
          'Lists what people and programs did in the company, newest first; who may see what changed in each record depends on the role. Sign-ins are listed where `action=login` or `resourceType=session` asks for them.',
        querystring: Feed,
        response: { 200: z.array(Activity) },
      },
    },
    async (request, reply) => {
      const { scope, person } = request;
      const feed = { ...request.query, hidden: hiddenKinds(person) };
      const { rows } = await db.in(scope).executeQuery(activityPage(scope, feed));
      await withTotal(db, scope, reply, feed, activityPage, rows);
      return can(person, 'run-company') ? rows : inBrief(rows);
    },
  );

  app.get(
    '/api/activities/people',
    {
      config: { may: 'any:read', signInWithRead: true },
      schema: {
        tags: ['Activities'],
        operationId: 'listActivityPeople',
        summary: 'List people to filter activity by',
        description: 'Lists the people whose activity can be shown; to those who see more than one company, with theirs.',
        querystring: Page.extend({ id: IdInAddress.optional() }),
        response: { 200: z.array(Person) },
      },
    },
    (request, reply) => answerList(db, request, reply, request.query, peoplePage),
  );
}
