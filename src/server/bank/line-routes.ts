import { Accepted, AcceptedLines, BankLine, BankLineChanges, bankLineStates, NewMatch } from '#domain/finance/bank.ts';
import { IdInAddress, Page } from '#domain/shared/fields.ts';
import { z } from '#domain/shared/zod.ts';
import { answerList, answerRecord } from '../platform/answers.ts';
import { Refusal } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { changeRow } from '../platform/rows.ts';
import { Changed, WithId } from '../platform/schemas.ts';
import { announce, etag, refuseIfChanged, write } from '../platform/write.ts';
import { acceptCertain, match, unmatch } from './matching.ts';
import { withProposals } from './proposing.ts';
import { bankLineById, bankLinePage, holdBankLine, readBankLine } from './store.ts';

const LineQuery = Page.extend({
  accountId: IdInAddress.optional(),
  state: z.enum(bankLineStates, `state must be one of ${bankLineStates.join(', ')}`).optional(),
});
const tags = ['Bank'];
const matched = () => new Refusal(409, 'bank_line_matched', 'This line is already booked. Undo that first.');

/** Bank lines, and what they are matched with. */
export function bankLineRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/bank-lines',
    {
      config: { may: 'finance:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'listBankLines',
        summary: 'List bank lines',
        description:
          'Lists what came in and went out on bank accounts, latest first. An open line comes with its possible matches, likeliest first, and the reason for each.',
        querystring: LineQuery,
        response: { 200: z.array(BankLine) },
      },
    },
    async (request, reply) => {
      const lines = await answerList(db, request, reply, request.query, bankLinePage);
      if (!lines.some(({ state }) => state === 'open')) return lines;
      return db.transaction(request.scope, (t) => withProposals(t, lines, request.person));
    },
  );

  app.get(
    '/api/bank-lines/:id',
    {
      config: { may: 'finance:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'getBankLine',
        summary: 'Read a bank line',
        description: 'Returns one line, with its possible matches if it is open.',
        params: WithId,
        response: { 200: BankLine },
      },
    },
    async (request, reply) => {
      const line = await answerRecord(db, request, reply, (place) => bankLineById(place, request.params.id));
      const [answer] = await db.transaction(request.scope, (t) => withProposals(t, [line], request.person));
      return answer ?? line;
    },
  );

  app.patch(
    '/api/bank-lines/:id',
    {
      config: { may: 'finance:write' },
      schema: {
        tags,
        operationId: 'updateBankLine',
        summary: 'Ignore a bank line',
        description:
          'Marks a line as having nothing to do with the books, or opens it again. A booked line can’t be ignored (409 `bank_line_matched`).',
        params: WithId,
        body: BankLineChanges,
        response: { 200: BankLine, 412: Changed(BankLine) },
      },
    },
    async (request, reply) => {
      const line = await write(db, request, reply, 200, async (t) => {
        const { row: stored, companyId } = await holdBankLine(t, request.scope, request.params.id);
        refuseIfChanged(request, stored);
        if (stored.state === 'matched') throw matched();
        await changeRow(t, 'bankLines', { companyId, id: stored.id }, { ignored: request.body.ignored });
        await announce(t, { companyId, resourceType: 'bank', resourceId: stored.accountId });
        return readBankLine(t, request.scope, stored.id);
      });
      reply.header('etag', etag(line));
      return line;
    },
  );

  app.post(
    '/api/bank-lines/:id/match',
    {
      config: { may: 'finance:write' },
      schema: {
        tags,
        operationId: 'matchBankLine',
        summary: 'Book a bank line',
        description:
          'Books a line once (409 `bank_line_matched`): as a payment of a customer or back to one with its allocations, as a payout to an owner of a yacht, as an expense, or by naming an existing payment or expense of the same amount.',
        params: WithId,
        body: NewMatch,
        response: { 200: BankLine },
      },
    },
    async (request, reply) => {
      const line = await write(db, request, reply, 200, async (t) => {
        const { row: stored, companyId } = await holdBankLine(t, request.scope, request.params.id);
        if (stored.state === 'matched') throw matched();
        await match(t, request, { line: stored, companyId }, request.body);
        await announce(t, { companyId, resourceType: 'bank', resourceId: stored.accountId });
        return readBankLine(t, request.scope, stored.id);
      });
      reply.header('etag', etag(line));
      return line;
    },
  );

  app.delete(
    '/api/bank-lines/:id/match',
    {
      config: { may: 'finance:write' },
      schema: {
        tags,
        operationId: 'unmatchBankLine',
        summary: 'Undo the booking of a line',
        description:
          'Opens a line again: a payment or expense that was created by booking it is deleted; one that existed before stays, and so does an expense that was changed since.',
        params: WithId,
        response: { 200: BankLine, 412: Changed(BankLine) },
      },
    },
    async (request, reply) => {
      const line = await write(db, request, reply, 200, async (t) => {
        const { row: stored, companyId } = await holdBankLine(t, request.scope, request.params.id);
        refuseIfChanged(request, stored);
        await unmatch(t, request, { line: stored, companyId });
        await announce(t, { companyId, resourceType: 'bank', resourceId: stored.accountId });
        return readBankLine(t, request.scope, stored.id);
      });
      reply.header('etag', etag(line));
      return line;
    },
  );

  app.post(
    '/api/bank-lines/accept',
    {
      config: { may: 'finance:write' },
      schema: {
        tags,
        operationId: 'acceptBankLines',
        summary: 'Book every certain match',
        description: 'Books each of these lines that has a certain match, once. The others are skipped.',
        body: AcceptedLines,
        response: { 200: Accepted },
      },
    },
    (request, reply) =>
      write(db, request, reply, 200, async (t) => {
        const ids = [...new Set(request.body.ids)];
        const accepted = await acceptCertain(t, request, ids);
        return { accepted: accepted.length, skipped: ids.length - accepted.length };
      }),
  );
}
