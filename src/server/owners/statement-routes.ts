import { InvoiceMail } from '#domain/finance/invoice-mail.ts';
import { NewOwnerStatement, OwnerStatement, OwnerStatementInFull, OwnerStatementPreview } from '#domain/finance/owner-statement.ts';
import { DayInAddress, IdInAddress, Page } from '#domain/shared/fields.ts';
import { z } from '#domain/shared/zod.ts';
import { countMail } from '../finance/invoice-letter.ts';
import { answerList, answerRecord } from '../platform/answers.ts';
import { companyOf, noCompany } from '../platform/company.ts';
import { notThere } from '../platform/errors.ts';
import { consumeAttempt } from '../platform/limits.ts';
import type { App, Parts } from '../platform/parts.ts';
import { sendPdf } from '../platform/pdf.ts';
import { fileAnswer, WithId } from '../platform/schemas.ts';
import { etag, record, write } from '../platform/write.ts';
import { yachtOf } from './share-store.ts';
import { issueStatements } from './statement-issuing.ts';
import { letterWithStatement, paperOf, postStatement, statementLetter } from './statement-letter.ts';
import { calculateStatement } from './statement-reckoning.ts';
import { readStatement, statementById, statementPage } from './statement-store.ts';

const tags = ['Owners'];

/** The statements for yacht owners. Issued ones are neither changed nor deleted. */
export function statementRoutes(app: App, { db, files, letters }: Parts): void {
  app.get(
    '/api/owner-statements',
    {
      config: { may: 'finance:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'listOwnerStatements',
        summary: 'List owner statements',
        description:
          'Lists the statements that were issued, those of the latest days first: of a yacht, of an owner, or dated within a period.',
        querystring: Page.extend({
          yachtId: IdInAddress.optional(),
          ownerId: IdInAddress.optional(),
          from: DayInAddress.optional(),
          to: DayInAddress.optional(),
        }),
        response: { 200: z.array(OwnerStatement) },
      },
    },
    (request, reply) => answerList(db, request, reply, request.query, statementPage),
  );

  app.get(
    '/api/owner-statements/preview',
    {
      config: { may: 'finance:read' },
      schema: {
        tags,
        operationId: 'previewOwnerStatement',
        summary: 'Preview an owner statement',
        description:
          'Returns what a statement of a yacht’s days would say as the books stand now: revenue, fee, costs passed on, and each owner’s part. It is refused where issuing would be.',
        querystring: z.object({
          yachtId: IdInAddress,
          from: DayInAddress,
          to: DayInAddress,
        }),
        response: { 200: OwnerStatementPreview },
      },
    },
    ({ query, scope, person }) =>
      db.transaction(scope, async (t) => {
        const yacht = await yachtOf(t, scope, query.yachtId);
        if (!yacht || yacht.companyId === noCompany) throw notThere();
        return calculateStatement(t, yacht, query, person);
      }),
  );

  app.post(
    '/api/owner-statements',
    {
      config: { may: 'run-company' },
      schema: {
        tags,
        operationId: 'issueOwnerStatements',
        summary: 'Issue owner statements',
        description:
          'Issues the statement of a yacht’s days to all her owners at once, each with a number and a PDF of their own. It covers whole months, begins on the day after the last one (409 `statement_gap`), and no share or agreement changes within it (409 `shares_change`); the shares come to 100% (409 `shares_incomplete`). Late entries and corrections are included, and marked. It never changes: later changes go into the next one.',
        body: NewOwnerStatement,
        response: { 201: z.array(OwnerStatementInFull) },
      },
    },
    (request, reply) =>
      write(db, request, reply, 201, async (t) => {
        const issued: OwnerStatementInFull[] = [];
        for (const id of await issueStatements(t, request, files, request.body)) issued.push(await readStatement(t, request.scope, id));
        return issued;
      }),
  );

  app.get(
    '/api/owner-statements/:id',
    {
      config: { may: 'finance:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'getOwnerStatement',
        summary: 'Read an owner statement',
        description: 'Returns one statement with what the whole yacht earned and cost, line by line.',
        params: WithId,
        response: { 200: OwnerStatementInFull },
      },
    },
    (request, reply) => answerRecord(db, request, reply, (place) => statementById(place, request.params.id)),
  );

  app.get(
    '/api/owner-statements/:id/pdf',
    {
      config: { may: 'finance:read' },
      schema: {
        tags,
        operationId: 'getOwnerStatementPdf',
        summary: 'View an owner statement as PDF',
        description: 'Returns the PDF of a statement as it was issued.',
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
      const { number, content } = await db.transaction(request.scope, async (t) => {
        const statement = await readStatement(t, request.scope, request.params.id);
        return { number: statement.number, content: await paperOf(t, statement) };
      });
      return sendPdf(reply, content, `inline; filename="${number}.pdf"`);
    },
  );

  app.post(
    '/api/owner-statements/:id/send',
    {
      config: { may: 'run-company' },
      schema: {
        tags,
        operationId: 'sendOwnerStatement',
        summary: 'Email an owner statement',
        description:
          'Emails a statement with its PDF attached. How many emails a company sends to people outside it within a day is limited (429 with `Retry-After`).',
        params: WithId,
        body: InvoiceMail,
        response: { 200: OwnerStatementInFull },
      },
    },
    async (request, reply) => {
      await countMail(db, request);
      const statement = await write(db, request, reply, 200, async (t) => {
        const stored = await readStatement(t, request.scope, request.params.id);
        const companyId = companyOf(stored);
        const details = `Sent statement ${stored.number} to ${request.body.to}`;
        await record(t, request, { companyId, action: 'status', resourceType: 'owner_statement', resourceId: stored.id, details });
        await postStatement(t, request, stored);
        return readStatement(t, request.scope, stored.id);
      });
      reply.header('etag', etag(statement));
      return statement;
    },
  );

  letters.kind(statementLetter, { compose: (letter, scope) => letterWithStatement(db, files, scope, letter) });
}
