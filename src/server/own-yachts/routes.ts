import type { FastifyRequest } from 'fastify';
import { OwnCalendarEntry, OwnCalendarQuery, OwnStatement, OwnYacht } from '#domain/own-yachts/own-yacht.ts';
import { IdInAddress, Page } from '#domain/shared/fields.ts';
import { z } from '#domain/shared/zod.ts';
import { withTotal } from '../platform/answers.ts';
import { notThere } from '../platform/errors.ts';
import { consumeAttempt } from '../platform/limits.ts';
import type { App, Parts } from '../platform/parts.ts';
import { sendPdf } from '../platform/pdf.ts';
import { fileAnswer, WithId } from '../platform/schemas.ts';
import { ownCalendar, ownStatementPage, ownStatementPdf, ownYachts } from './store.ts';
import './examples.ts';

const tags = ['Own yachts'];
const config = { may: 'see-own-yachts' } as const;
const mineOf = ({ scope, person }: FastifyRequest) => ({ scope, personId: person.id });

/** What yacht owners see when they sign in. */
export function ownYachtRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/owner/yachts',
    {
      config,
      schema: {
        tags,
        operationId: 'listOwnYachts',
        summary: 'List the yachts you own',
        description: 'Lists the yachts that the caller has, had or will have a share in, by name.',
        response: { 200: z.array(OwnYacht) },
      },
    },
    async (request) => (await db.in(request.scope).executeQuery(ownYachts(mineOf(request)))).rows,
  );

  app.get(
    '/api/owner/calendar',
    {
      config,
      schema: {
        tags,
        operationId: 'getOwnCalendar',
        summary: 'Read the calendar of the yachts you own',
        description:
          'Returns what the caller’s yachts do and when, but never for whom, under what name or at what price. What lies outside the days of the caller’s shares isn’t shown; what begins before or ends after them is cut off there.',
        querystring: OwnCalendarQuery,
        response: { 200: z.array(OwnCalendarEntry) },
      },
    },
    async (request) => (await db.in(request.scope).executeQuery(ownCalendar(mineOf(request), request.query))).rows,
  );

  app.get(
    '/api/owner/statements',
    {
      config,
      schema: {
        tags,
        operationId: 'listOwnStatements',
        summary: 'List your statements',
        description: 'Lists the statements that were issued to the caller, the latest first.',
        querystring: Page.omit({ q: true }).extend({ yachtId: IdInAddress.optional() }),
        response: { 200: z.array(OwnStatement) },
      },
    },
    async (request, reply) => {
      const { scope, query } = request;
      const mine = mineOf(request);
      const page = (_: unknown, filter: typeof query) => ownStatementPage(mine, filter);
      const { rows } = await db.in(scope).executeQuery(page(scope, query));
      return withTotal(db, scope, reply, query, page, rows);
    },
  );

  app.get(
    '/api/owner/statements/:id/pdf',
    {
      config,
      schema: {
        tags,
        operationId: 'getOwnStatementPdf',
        summary: 'View one of your statements as PDF',
        description: 'Returns the PDF of one of the caller’s statements, as it was issued.',
        params: WithId,
        response: fileAnswer('The statement as PDF', 'application/pdf'),
      },
    },
    async (request, reply) => {
      await consumeAttempt(
        db,
        { key: `pdf:${request.person.id}`, max: 120, minutes: 1 },
        'You’re requesting documents too quickly. Please wait a minute.',
      );
      const { rows } = await db.in(request.scope).executeQuery(ownStatementPdf(mineOf(request), request.params.id));
      if (!rows[0]) throw notThere();
      return sendPdf(reply, rows[0].content, `inline; filename="${rows[0].number}.pdf"`);
    },
  );
}
