import { EventType, ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { IdInAddress, PageInTime } from '#domain/shared/fields.ts';
import { z } from '#domain/shared/zod.ts';
import type { App, Parts } from '../platform/parts.ts';
import { answerList } from '../platform/sign-in.ts';
import { eventPage } from './store.ts';

const ScheduleQuery = PageInTime.extend({ yachtId: IdInAddress.optional(), type: EventType.optional() });

/** The schedule, to be looked at. */
export function scheduleRoutes(app: App, { db }: Parts): void {
  app.get('/api/schedule', { config: { may: 'run-fleet', signInWithRead: true }, schema: { tags: ['Schedule'], summary: 'List events', querystring: ScheduleQuery, response: { 200: z.array(ScheduleEvent) } } }, (request, reply) =>
    answerList(db, request, reply, (place) => eventPage(place, request.query)));
}
