import { sql } from 'kysely';
import { Activity } from '#domain/activities/activity.ts';
import { Page } from '#domain/shared/fields.ts';
import { z } from '#domain/shared/zod.ts';
import { build, within } from '../platform/database.ts';
import { likePattern, pageOf } from '../platform/lists.ts';
import type { App, Parts } from '../platform/parts.ts';
import { answerList } from '../platform/sign-in.ts';

/** What happened, newest first. */
export function activityRoutes(app: App, { db }: Parts): void {
  app.get('/api/activities', { config: { may: 'run-fleet', signInWithRead: true }, schema: { tags: ['Activities'], summary: 'List what happened, newest first', querystring: Page, response: { 200: z.array(Activity) } } }, (request, reply) =>
    answerList(db, request, reply, request.query, (place, asked) => {
      const { limit, offset } = pageOf(asked);
      const words = asked.q?.trim() ? sql`a.details ilike ${likePattern(asked.q)}` : sql`true`;
      const wanted = sql`${within(place, 'a')} and ${words}`;
      return sql<Activity & { total: number }>`
        select a.id, a.action, a.resource_type, a.resource_id, a.details, a.user_id, a.user_name, a.timestamp,
          (select count(*) from activities a where ${wanted}) as total
        from activities a where ${wanted} order by a.timestamp desc, a.id desc limit ${limit} offset ${offset}`.compile(build);
    }));
}
