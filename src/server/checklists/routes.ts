import './examples.ts';
import { Checklist, ChecklistChanges, ListedChecklist, NewChecklist, storedItems } from '#domain/checklists/checklist.ts';
import { checklistPurposes } from '#domain/checklists/words.ts';
import { IdInAddress, Page } from '#domain/shared/fields.ts';
import { z } from '#domain/shared/zod.ts';
import type { ServicePlans } from '../equipment/service-plans.ts';
import { answerList, answerRecord } from '../platform/answers.ts';
import { requiredCompany } from '../platform/company.ts';
import type { App, Parts } from '../platform/parts.ts';
import { addRow, changeRow, deleteRow } from '../platform/rows.ts';
import { Changed, WithId } from '../platform/schemas.ts';
import { difference, etag, record, refuseIfChanged, write } from '../platform/write.ts';
import { companyOfYacht, refuseYachtOfOthers } from '../yachts/owner.ts';
import { runRoutes } from './run-routes.ts';
import { checklistById, checklistPage, holdChecklist, keepItems, readChecklist } from './store.ts';

const tags = ['Checklists'];

/** Checklists and their runs. */
export function checklistRoutes(app: App, parts: Parts, plans: ServicePlans): void {
  const { db } = parts;
  app.get(
    '/api/checklists',
    {
      config: { may: 'maintenance:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'listChecklists',
        summary: 'List checklists',
        description: 'Lists checklists by name; with a yacht, those that can be run on it.',
        querystring: Page.extend({
          yachtId: IdInAddress.optional(),
          purpose: z.enum(checklistPurposes, `purpose must be one of ${checklistPurposes.join(', ')}`).optional(),
        }),
        response: { 200: z.array(ListedChecklist) },
      },
    },
    (request, reply) => answerList(db, request, reply, request.query, checklistPage),
  );

  app.get(
    '/api/checklists/:id',
    {
      config: { may: 'maintenance:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'getChecklist',
        summary: 'Read a checklist',
        description: 'Returns one checklist with its items.',
        params: WithId,
        response: { 200: Checklist },
      },
    },
    (request, reply) => answerRecord(db, request, reply, (place) => checklistById(place, request.params.id)),
  );

  app.post(
    '/api/checklists',
    {
      config: { may: 'maintenance:write' },
      schema: {
        tags,
        operationId: 'createChecklist',
        summary: 'Add a checklist',
        description: 'Adds a checklist with up to 200 items, for one yacht or for all.',
        body: NewChecklist,
        response: { 201: Checklist },
      },
    },
    async (request, reply) => {
      const checklist = await write(db, request, reply, 201, async (t) => {
        const { items = [], companyId: wanted, ...fields } = request.body;
        const companyId = fields.yachtId
          ? await companyOfYacht(t, request.scope, fields.yachtId)
          : await requiredCompany(t, request.person, wanted, 'Please choose the company of this checklist');
        const id = await addRow(t, 'checklists', { ...fields, companyId });
        await keepItems(t, { companyId, id }, storedItems(items));
        const details = `Added checklist ${fields.name}`;
        await record(t, request, { companyId, action: 'create', resourceType: 'checklist', resourceId: id, details });
        return readChecklist(t, request.scope, id);
      });
      reply.header('etag', etag(checklist)).header('location', `/api/checklists/${checklist.id}`);
      return checklist;
    },
  );

  app.patch(
    '/api/checklists/:id',
    {
      config: { may: 'maintenance:write' },
      schema: {
        tags,
        operationId: 'updateChecklist',
        summary: 'Change a checklist',
        description: 'Changes the given fields of a checklist. Items replace the existing ones; runs keep theirs.',
        params: WithId,
        body: ChecklistChanges,
        response: { 200: Checklist, 412: Changed(Checklist) },
      },
    },
    async (request, reply) => {
      const checklist = await write(db, request, reply, 200, async (t) => {
        const { row: stored, companyId } = await holdChecklist(t, request.scope, request.params.id);
        refuseIfChanged(request, stored);
        const { items, ...fields } = request.body;
        if (fields.yachtId) await refuseYachtOfOthers(t, request.scope, fields.yachtId, companyId);
        const newItems = items && storedItems(items);
        const changes = difference(stored, { ...fields, items: newItems });
        if (Object.keys(changes).length === 0) return stored;
        await changeRow(t, 'checklists', { companyId, id: stored.id }, { name: stored.name, ...fields });
        if (newItems) await keepItems(t, { companyId, id: stored.id }, newItems);
        const changed = await readChecklist(t, request.scope, stored.id);
        const details = `Updated checklist ${changed.name}`;
        await record(t, request, { companyId, action: 'update', resourceType: 'checklist', resourceId: changed.id, details });
        return changed;
      });
      reply.header('etag', etag(checklist));
      return checklist;
    },
  );

  app.delete(
    '/api/checklists/:id',
    {
      config: { may: 'maintenance:write' },
      schema: {
        tags,
        operationId: 'deleteChecklist',
        summary: 'Delete a checklist',
        description: 'Deletes a checklist. Its runs are kept, with all their items.',
        params: WithId,
        response: { 204: z.null(), 412: Changed(Checklist) },
      },
    },
    (request, reply) =>
      write(db, request, reply, 204, async (t) => {
        const { row: stored, companyId } = await holdChecklist(t, request.scope, request.params.id);
        refuseIfChanged(request, stored);
        await deleteRow(t, 'checklists', { companyId, id: stored.id });
        const details = `Deleted checklist ${stored.name}`;
        await record(t, request, { companyId, action: 'delete', resourceType: 'checklist', resourceId: stored.id, details });
        return null;
      }),
  );

  runRoutes(app, parts, plans);
}
