import { IdInAddress, Page } from '#domain/shared/fields.ts';
import { NewPart, Part, PartChanges, PartReorder } from '#domain/parts/part.ts';
import { several } from '#domain/shared/words.ts';
import { z } from '#domain/shared/zod.ts';
import { answerList, answerRecord } from '../platform/answers.ts';
import { requiredCompany } from '../platform/company.ts';
import { Refusal } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { addRow, changeRow, deleteRow } from '../platform/rows.ts';
import { Changed, WithId } from '../platform/schemas.ts';
import { difference, etag, record, refuseIfChanged, write } from '../platform/write.ts';
import { stockRoutes } from './stock-routes.ts';
import { holdPart, partById, partPage, readPart, reorderPage, usesOf } from './store.ts';
import './examples.ts';

const tags = ['Parts'];

/** Spare parts, where they are stored, and what to order. */
export function partRoutes(app: App, parts: Parts): void {
  const { db } = parts;
  app.get(
    '/api/parts',
    {
      config: { may: 'maintenance:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'listParts',
        summary: 'List parts',
        description: 'Lists spare parts by name, with where they are kept; with a yacht, only those on board.',
        querystring: Page.extend({ yachtId: IdInAddress.optional() }),
        response: { 200: z.array(Part) },
      },
    },
    (request, reply) => answerList(db, request, reply, request.query, partPage),
  );

  app.get(
    '/api/parts/reorder',
    {
      config: { may: 'maintenance:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'listPartsToOrder',
        summary: 'List parts to order',
        description: 'Lists stocks below their minimum plus what services of open work in the next 60 days need, scarcest first.',
        querystring: Page.pick({ limit: true, offset: true }),
        response: { 200: z.array(PartReorder) },
      },
    },
    (request, reply) => answerList(db, request, reply, request.query, reorderPage),
  );

  app.get(
    '/api/parts/:id',
    {
      config: { may: 'maintenance:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'getPart',
        summary: 'Read a part',
        description: 'Returns one part.',
        params: WithId,
        response: { 200: Part },
      },
    },
    (request, reply) => answerRecord(db, request, reply, (place) => partById(place, request.params.id)),
  );

  app.post(
    '/api/parts',
    {
      config: { may: 'maintenance:write' },
      schema: {
        tags,
        operationId: 'createPart',
        summary: 'Add a part',
        description: 'Adds a spare part. Its stocks say where it is kept.',
        body: NewPart,
        response: { 201: Part },
      },
    },
    async (request, reply) => {
      const part = await write(db, request, reply, 201, async (t) => {
        const companyId = await requiredCompany(t, request.person, request.body.companyId, 'Please choose the company of this part');
        const id = await addRow(t, 'parts', { ...request.body, companyId });
        const added = await readPart(t, request.scope, id);
        await record(t, request, {
          companyId,
          action: 'create',
          resourceType: 'part',
          resourceId: id,
          details: `Added part ${added.name}`,
        });
        return added;
      });
      reply.header('etag', etag(part)).header('location', `/api/parts/${part.id}`);
      return part;
    },
  );

  app.patch(
    '/api/parts/:id',
    {
      config: { may: 'maintenance:write' },
      schema: {
        tags,
        operationId: 'updatePart',
        summary: 'Change a part',
        description: 'Changes the given fields of a part.',
        params: WithId,
        body: PartChanges,
        response: { 200: Part, 412: Changed(Part) },
      },
    },
    async (request, reply) => {
      const part = await write(db, request, reply, 200, async (t) => {
        const { row: stored, companyId } = await holdPart(t, request.scope, request.params.id);
        refuseIfChanged(request, stored);
        const changes = difference(stored, request.body);
        if (Object.keys(changes).length === 0) return stored;
        await changeRow(t, 'parts', { companyId, id: stored.id }, request.body);
        const changed = await readPart(t, request.scope, stored.id);
        const details = `Updated part ${changed.name}`;
        await record(t, request, { companyId, action: 'update', resourceType: 'part', resourceId: changed.id, details, changes });
        return changed;
      });
      reply.header('etag', etag(part));
      return part;
    },
  );

  app.delete(
    '/api/parts/:id',
    {
      config: { may: 'maintenance:write' },
      schema: {
        tags,
        operationId: 'deletePart',
        summary: 'Delete a part',
        description:
          'Deletes a part with its stocks, and removes it from services. A part that was used for work is kept (409 `part_in_use`).',
        params: WithId,
        response: { 204: z.null(), 412: Changed(Part) },
      },
    },
    (request, reply) =>
      write(db, request, reply, 204, async (t) => {
        const { row: part, companyId } = await holdPart(t, request.scope, request.params.id);
        refuseIfChanged(request, part);
        const uses = several(await usesOf(t, companyId, { partId: part.id }), 'use');
        if (uses) throw new Refusal(409, 'part_in_use', `${part.name} has ${uses} in the costs of work. Set its minimum to 0 instead.`);
        await deleteRow(t, 'parts', { companyId, id: part.id });
        const details = `Deleted part ${part.name}`;
        await record(t, request, { companyId, action: 'delete', resourceType: 'part', resourceId: part.id, details });
        return null;
      }),
  );

  stockRoutes(app, parts);
}
