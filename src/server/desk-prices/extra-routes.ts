import { Extra, ExtraChanges, NewExtra } from '#domain/desk/extra.ts';
import { IdInAddress, Page } from '#domain/shared/fields.ts';
import { z } from '#domain/shared/zod.ts';
import { answerList, answerRecord } from '../platform/answers.ts';
import { requiredCompany } from '../platform/company.ts';
import type { Transaction } from '../platform/database.ts';
import { wrongField } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { addRow, changeRow, deleteRow, isRow } from '../platform/rows.ts';
import { Changed, WithId } from '../platform/schemas.ts';
import { difference, etag, record, refuseIfChanged, write } from '../platform/write.ts';
import { extraById, extraPage, holdExtra, readExtra, usualCurrency } from './store.ts';

const tags = ['Charter desk'];

/** Extras that can be booked with a yacht: a skipper, cleaning, a tax. */
export function extraRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/extras',
    {
      config: { may: 'desk:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'listExtras',
        summary: 'List extras',
        description: 'Lists the extras by name; with a yacht, those offered on it.',
        querystring: Page.extend({ companyId: IdInAddress.optional(), yachtId: IdInAddress.optional() }),
        response: { 200: z.array(Extra) },
      },
    },
    (request, reply) => answerList(db, request, reply, request.query, extraPage),
  );

  app.get(
    '/api/extras/:id',
    {
      config: { may: 'desk:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'getExtra',
        summary: 'Read an extra',
        description: 'Returns one extra.',
        params: WithId,
        response: { 200: Extra },
      },
    },
    (request, reply) => answerRecord(db, request, reply, (place) => extraById(place, request.params.id)),
  );

  app.post(
    '/api/extras',
    {
      config: { may: 'run-company' },
      schema: {
        tags,
        operationId: 'createExtra',
        summary: 'Add an extra',
        description: 'Adds an extra, on one yacht or on all. Its currency is the yacht’s, else the company’s, unless given.',
        body: NewExtra,
        response: { 201: Extra },
      },
    },
    async (request, reply) => {
      const extra = await write(db, request, reply, 201, async (t) => {
        const companyId = await requiredCompany(t, request.person, request.body.companyId, 'Please choose the company of this extra');
        await refuseStrangeYacht(t, companyId, request.body.yachtId);
        const currency = request.body.currency ?? (await usualCurrency(t, companyId, request.body.yachtId));
        const id = await addRow(t, 'extras', { ...request.body, currency, companyId });
        const made = await readExtra(t, request.scope, id);
        const details = `Added extra ${made.name}`;
        await record(t, request, { companyId, action: 'create', resourceType: 'price', resourceId: id, details });
        return made;
      });
      reply.header('etag', etag(extra)).header('location', `/api/extras/${extra.id}`);
      return extra;
    },
  );

  app.patch(
    '/api/extras/:id',
    {
      config: { may: 'run-company' },
      schema: {
        tags,
        operationId: 'updateExtra',
        summary: 'Change an extra',
        description: 'Changes the given fields of an extra.',
        params: WithId,
        body: ExtraChanges,
        response: { 200: Extra, 412: Changed(Extra) },
      },
    },
    async (request, reply) => {
      const extra = await write(db, request, reply, 200, async (t) => {
        const { row: before, companyId } = await holdExtra(t, request.scope, request.params.id);
        refuseIfChanged(request, before);
        const changes = difference(before, request.body);
        if (Object.keys(changes).length === 0) return before;
        if (changes['yachtId']) await refuseStrangeYacht(t, companyId, request.body.yachtId);
        await changeRow(t, 'extras', { companyId, id: before.id }, request.body);
        const after = await readExtra(t, request.scope, before.id);
        const details = `Updated extra ${after.name}`;
        await record(t, request, { companyId, action: 'update', resourceType: 'price', resourceId: after.id, details, changes });
        return after;
      });
      reply.header('etag', etag(extra));
      return extra;
    },
  );

  app.delete(
    '/api/extras/:id',
    {
      config: { may: 'run-company' },
      schema: {
        tags,
        operationId: 'deleteExtra',
        summary: 'Delete an extra',
        description: 'Deletes an extra.',
        params: WithId,
        response: { 204: z.null(), 412: Changed(Extra) },
      },
    },
    (request, reply) =>
      write(db, request, reply, 204, async (t) => {
        const { row: extra, companyId } = await holdExtra(t, request.scope, request.params.id);
        refuseIfChanged(request, extra);
        await deleteRow(t, 'extras', { companyId, id: extra.id });
        const details = `Deleted extra ${extra.name}`;
        await record(t, request, { companyId, action: 'delete', resourceType: 'price', resourceId: extra.id, details });
        return null;
      }),
  );
}

async function refuseStrangeYacht(t: Transaction, companyId: number, yachtId: number | null | undefined): Promise<void> {
  if (yachtId && !(await isRow(t, 'yachts', { companyId, id: yachtId })))
    throw wrongField('yachtId', "This yacht isn't among your company's.");
}
