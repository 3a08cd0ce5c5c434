import { CrewMember } from '#domain/crew/crew-member.ts';
import { IdInAddress, Page } from '#domain/shared/fields.ts';
import { z } from '#domain/shared/zod.ts';
import type { App, Parts } from '../platform/parts.ts';
import { answerList } from '../platform/sign-in.ts';
import { crewPage } from './store.ts';

const CrewQuery = Page.extend({ companyId: IdInAddress.optional() });

/** The crew, to choose a captain from. */
export function crewRoutes(app: App, { db }: Parts): void {
  app.get('/api/crew', { config: { may: 'run-fleet', signInWithRead: true }, schema: { tags: ['Crew'], summary: 'List crew members', querystring: CrewQuery, response: { 200: z.array(CrewMember) } } }, (request, reply) =>
    answerList(db, request, reply, (place) => crewPage(place, request.query)));
}
