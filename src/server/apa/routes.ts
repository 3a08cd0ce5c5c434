import { Apa, ApaChanges, ApaClosing, ApaListQuery, NewApa } from '#domain/finance/apa.ts';
import { moveFault } from '#domain/desk/charter-state.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { z } from '#domain/shared/zod.ts';
import { companyNow } from '../desk/plan.ts';
import { holdCharter, readCharter } from '../desk/store.ts';
import { apaById, apaEntries, apaMovements, apaPage, holdApa, readApa } from '../finance/apa-store.ts';
import { closeApa, holdOpenApa, openApa, requestAmount, requestedAmount } from '../finance/apa-writing.ts';
import { logoOf } from '../finance/invoice-documents.ts';
import { partiesNow } from '../finance/invoice-issuing.ts';
import { answerList, answerRecord } from '../platform/answers.ts';
import { companyOf } from '../platform/company.ts';
import type { Scope } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import { consumeAttempt } from '../platform/limits.ts';
import type { App, Parts } from '../platform/parts.ts';
import { sendPdf } from '../platform/pdf.ts';
import { Changed, fileAnswer, WithId } from '../platform/schemas.ts';
import { difference, etag, record, refuseIfChanged, write } from '../platform/write.ts';
import { drawApaReport } from './apa-pdf.ts';
import { apaEntryRoutes } from './entry-routes.ts';
import './examples.ts';

const tags = ['APA'];

/** APAs: money that charterers advance for expenses on board, with an account for each charter. */
export function apaRoutes(app: App, parts: Parts): void {
  const { db, files } = parts;
  apaEntryRoutes(app, parts);

  app.get(
    '/api/apa',
    {
      config: { may: 'finance:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'listApas',
        summary: 'List APA accounts',
        description:
          'Lists the accounts, the newest first: of a charter or a yacht, open or closed, or with `low` those with less than a fifth left.',
        querystring: ApaListQuery,
        response: { 200: z.array(Apa) },
      },
    },
    (request, reply) => answerList(db, request, reply, request.query, apaPage),
  );

  app.post(
    '/api/apa',
    {
      config: { may: 'finance:write' },
      schema: {
        tags,
        operationId: 'createApa',
        summary: 'Open an APA account',
        description:
          'Opens the account of a booked charter, which can have only one (409 `apa_exists`). It requests the given amount or percentage of the charter’s fee, else the company’s usual percentage. What the charterer pays is allocated to it as a payment and is never income.',
        body: NewApa,
        response: { 201: Apa },
      },
    },
    async (request, reply) => {
      const apa = await write(db, request, reply, 201, async (t) => {
        const { row: charter, companyId } = await holdCharter(t, request.scope, request.body.charterId);
        const fault = moveFault(charter, 'receive');
        if (fault) throw new Refusal(409, 'wrong_state', fault);
        const id = await openApa(t, charter, request.body);
        const opened = await readApa(t, request.scope, id);
        const details = `Opened the APA of ${opened.charterNumber}: ${moneyInWords(opened.requested, opened.currency)}`;
        await record(t, request, { companyId, action: 'create', resourceType: 'apa', resourceId: id, details });
        return opened;
      });
      reply.header('etag', etag(apa)).header('location', `/api/apa/${apa.id}`);
      return apa;
    },
  );

  app.get(
    '/api/apa/:id',
    {
      config: { may: 'finance:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'getApa',
        summary: 'Read an APA account',
        description: 'Returns an account: what was requested, received, spent and given back, and what is left.',
        params: WithId,
        response: { 200: Apa },
      },
    },
    (request, reply) => answerRecord(db, request, reply, (place) => apaById(place, request.params.id)),
  );

  app.patch(
    '/api/apa/:id',
    {
      config: { may: 'finance:write' },
      schema: {
        tags,
        operationId: 'updateApa',
        summary: 'Change an APA account',
        description:
          'Requests another amount, or another percentage of the charter’s fee; an open line of its plan in the same currency changes along with it. A closed account can’t be changed (409 `apa_closed`).',
        params: WithId,
        body: ApaChanges,
        response: { 200: Apa, 412: Changed(Apa) },
      },
    },
    async (request, reply) => {
      const apa = await write(db, request, reply, 200, async (t) => {
        const { charterId } = await readApa(t, request.scope, request.params.id);
        const { row: charter } = await holdCharter(t, request.scope, charterId);
        const { apa: stored, companyId } = await holdOpenApa(t, request.scope, request.params.id);
        refuseIfChanged(request, stored);
        const { amount, percent } = request.body;
        if (!amount && !percent) return stored;
        const requested = await requestedAmount(t, charter, { amount, percent, currency: stored.currency });
        const changes = difference(stored, { requested });
        if (Object.keys(changes).length === 0) return stored;
        await requestAmount(t, charter, stored, requested);
        const changed = await readApa(t, request.scope, stored.id);
        const details = `Changed the APA of ${changed.charterNumber} to ${moneyInWords(requested, changed.currency)}`;
        await record(t, request, { companyId, action: 'update', resourceType: 'apa', resourceId: stored.id, details, changes });
        return changed;
      });
      reply.header('etag', etag(apa));
      return apa;
    },
  );

  app.post(
    '/api/apa/:id/close',
    {
      config: { may: 'finance:write' },
      schema: {
        tags,
        operationId: 'closeApa',
        summary: 'Close an APA account',
        description:
          'Closes an account: what is left is recorded as a refund to the charterer. With disputed entries: 409 `entries_disputed`; where more was spent than came in: 409 `apa_short`. Once closed, it can’t be changed (409 `apa_closed`).',
        params: WithId,
        body: ApaClosing,
        response: { 200: Apa, 412: Changed(Apa) },
      },
    },
    async (request, reply) => {
      const apa = await write(db, request, reply, 200, async (t) => {
        const { row: stored, companyId } = await holdApa(t, request.scope, request.params.id);
        refuseIfChanged(request, stored);
        const refund = await closeApa(t, request, { apa: stored, companyId }, request.body);
        const closed = await readApa(t, request.scope, stored.id);
        const back = refund === '0.00' ? 'nothing was left' : `${moneyInWords(refund, closed.currency)} went back`;
        const details = `Closed the APA of ${closed.charterNumber}: ${back}`;
        await record(t, request, { companyId, action: 'complete', resourceType: 'apa', resourceId: stored.id, details });
        return closed;
      });
      reply.header('etag', etag(apa));
      return apa;
    },
  );

  app.get(
    '/api/apa/:id/pdf',
    {
      config: { may: 'finance:read' },
      schema: {
        tags,
        operationId: 'getApaReport',
        summary: 'View the report of an APA account as PDF',
        description:
          'Returns the report for the charterer as PDF: what came in, what was spent on what, and what went back; for an open account, as of now.',
        params: WithId,
        response: fileAnswer('The report as PDF', 'application/pdf'),
      },
    },
    async (request, reply) => {
      const key = `pdf:${request.person.id}`;
      await consumeAttempt(db, { key, max: 120, minutes: 1 }, 'You’re requesting documents too quickly. Please wait a minute.');
      const { number, content } = await report(request.scope, request.params.id);
      return sendPdf(reply, content, `inline; filename="${number}-apa.pdf"`);
    },
  );

  function report(scope: Scope, id: number): Promise<{ number: string; content: Buffer }> {
    return db.transaction(scope, async (t) => {
      const apa = await readApa(t, scope, id);
      const companyId = companyOf(apa);
      const charter = await readCharter(t, scope, apa.charterId);
      const { seller, buyer } = await partiesNow(t, apa);
      const { timeZone, today } = await companyNow(t, companyId);
      const content = await drawApaReport({
        apa,
        entries: await apaEntries(t, scope, id),
        movements: await apaMovements(t, companyId, id),
        dates: charter,
        customerName: buyer.name,
        customer: buyer,
        company: seller,
        timeZone,
        today,
        logo: await logoOf(files, seller.logo),
      });
      return { number: apa.charterNumber, content };
    });
  }
}
