import { Closing, ClosingCheck, ClosingOutlook, NewClosing } from '#domain/finance/closing.ts';
import { DayInAddress, IdInAddress } from '#domain/shared/fields.ts';
import { z } from '#domain/shared/zod.ts';
import { answerList } from '../platform/answers.ts';
import { companyOf, requiredCompany } from '../platform/company.ts';
import type { Scope, Transaction } from '../platform/database.ts';
import { notThere } from '../platform/errors.ts';
import { readOne } from '../platform/held.ts';
import type { App, Parts } from '../platform/parts.ts';
import { fileAnswer, PageOfCompany, WithId } from '../platform/schemas.ts';
import { dayInNameFor } from '../platform/person-day.ts';
import { write } from '../platform/write.ts';
import { checkClosing, closeBooks } from './closing.ts';
import { chained, closingById, closingFile, closingPage, hashBefore, journalFile, notesUntil } from './store.ts';
import './examples.ts';

const tags = ['Books'];
const whose = 'Please choose the company';

/** Closed periods: nobody can change anything dated in them. */
export function closingRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/books/closing',
    {
      config: { may: 'run-company' },
      schema: {
        tags,
        operationId: 'previewClosing',
        summary: 'Check whether the books can be closed',
        description: 'Says what prevents closing the books through a day, and what to check first.',
        querystring: z.object({ until: DayInAddress, companyId: IdInAddress.optional() }),
        response: { 200: ClosingOutlook },
      },
    },
    ({ query, scope, person }) =>
      db.transaction(scope, async (t) => {
        const companyId = await requiredCompany(t, person, query.companyId, whose);
        const { closed, problems } = await checkClosing(t, person, companyId, query.until);
        return {
          closedUntil: closed,
          until: query.until,
          ready: problems.length === 0,
          problems,
          notes: await notesUntil(t, companyId, query.until),
        };
      }),
  );

  app.get(
    '/api/closings',
    {
      config: { may: 'run-company', signInWithRead: true },
      schema: {
        tags,
        operationId: 'listClosings',
        summary: 'List closings',
        description: 'Lists the periods of the books that are closed, latest first.',
        querystring: PageOfCompany,
        response: { 200: z.array(Closing) },
      },
    },
    (request, reply) => answerList(db, request, reply, request.query, closingPage),
  );

  app.post(
    '/api/closings',
    {
      config: { may: 'run-company' },
      schema: {
        tags,
        operationId: 'closeBooks',
        summary: 'Close the books',
        description:
          'Closes the books until a day before today. From then on nothing dated in that period can be added, changed or deleted (409 `period_closed`), and issued documents stay. Drafts, missing exchange rates and invoices marked as paid without a payment prevent it (409 `not_ready_to_close`). The journal of the period is kept with its SHA-256, which includes that of the closing before. It can’t be undone.',
        body: NewClosing,
        response: { 201: Closing },
      },
    },
    async (request, reply) => {
      const closing = await write(db, request, reply, 201, async (t) => {
        const companyId = await requiredCompany(t, request.person, request.body.companyId, whose);
        return readOne(t, closingById(request.scope, await closeBooks(t, request, companyId, request.body.until)));
      });
      reply.header('location', `/api/closings/${closing.id}/file`);
      return closing;
    },
  );

  app.get(
    '/api/closings/:id/file',
    {
      config: { may: 'run-company' },
      schema: {
        tags,
        operationId: 'getClosingFile',
        summary: 'Read the journal of a closing',
        description: 'Returns the stored journal of a closed period, as CSV.',
        params: WithId,
        response: fileAnswer('The journal as CSV, with a line of headings', 'text/csv'),
      },
    },
    async ({ scope, params, person }, reply) => {
      const { closing, content } = await db.transaction(scope, (t) => readClosingFile(t, scope, params.id));
      return reply
        .headers({
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="closing-${dayInNameFor(person, closing.until)}.csv"`,
        })
        .send(content);
    },
  );

  app.get(
    '/api/closings/:id/check',
    {
      config: { may: 'run-company' },
      schema: {
        tags,
        operationId: 'checkClosing',
        summary: 'Check a closing',
        description: 'Recomputes the journal of a closed period and checks it and its hash against what was stored.',
        params: WithId,
        response: { 200: ClosingCheck },
      },
    },
    ({ scope, params }) =>
      db.transaction(scope, async (t) => {
        const { closing, content } = await readClosingFile(t, scope, params.id);
        const companyId = companyOf(closing);
        const now = await journalFile(t, { companyId, currency: closing.currency }, { from: closing.from, to: closing.until });
        const hash = chained(await hashBefore(t, companyId, closing.from), content);
        return { same: now.content === content && hash === closing.sha256 };
      }),
  );
}

/** A closing with its stored file; 404 where this scope has none of that id. */
async function readClosingFile(t: Transaction, scope: Scope, id: number): Promise<{ closing: Closing; content: string }> {
  const { rows } = await t.executeQuery(closingById(scope, id));
  const [closing] = rows;
  if (!closing) throw notThere();
  return { closing, content: await closingFile(t, companyOf(closing), id) };
}
