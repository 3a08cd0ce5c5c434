import { ChecklistRun, ChecklistRunChanges, ListedChecklistRun, NewChecklistRun } from '#domain/checklists/run.ts';
import { runFilters } from '#domain/checklists/words.ts';
import { IdInAddress, Page } from '#domain/shared/fields.ts';
import { fullName } from '#domain/shared/words.ts';
import { z } from '#domain/shared/zod.ts';
import type { ServicePlans } from '../equipment/service-plans.ts';
import { answerList, answerRecord } from '../platform/answers.ts';
import { companyOf } from '../platform/company.ts';
import { wrongField } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { addRow, deleteRow } from '../platform/rows.ts';
import { Changed, WithId } from '../platform/schemas.ts';
import { announce, etag, record, refuseIfChanged, write } from '../platform/write.ts';
import { companyOfYacht } from '../yachts/owner.ts';
import { copyItems, holdRun, runById, runPage } from './run-store.ts';
import { finishedInWords, refuseOthers, runFinished, changeRun } from './running.ts';
import { checklistById } from './store.ts';

const tags = ['Checklists'];

/** Checklist runs, from start to finish. */
export function runRoutes(app: App, { db }: Parts, plans: ServicePlans): void {
  app.get(
    '/api/checklist-runs',
    {
      config: { may: 'maintenance:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'listChecklistRuns',
        summary: 'List runs of checklists',
        description: 'Lists runs of checklists, the newest first.',
        querystring: Page.omit({ q: true }).extend({
          yachtId: IdInAddress.optional(),
          checklistId: IdInAddress.optional(),
          eventId: IdInAddress.optional(),
          maintenanceId: IdInAddress.optional(),
          status: z.enum(runFilters, `status must be one of ${runFilters.join(', ')}`).optional(),
        }),
        response: { 200: z.array(ListedChecklistRun) },
      },
    },
    (request, reply) => answerList(db, request, reply, request.query, runPage),
  );

  app.get(
    '/api/checklist-runs/:id',
    {
      config: { may: 'maintenance:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'getChecklistRun',
        summary: 'Read a run of a checklist',
        description: 'Returns one run with its items and their answers.',
        params: WithId,
        response: { 200: ChecklistRun },
      },
    },
    (request, reply) => answerRecord(db, request, reply, (place) => runById(place, request.params.id)),
  );

  app.post(
    '/api/checklist-runs',
    {
      config: { may: 'maintenance:write' },
      schema: {
        tags,
        operationId: 'startChecklistRun',
        summary: 'Start a run of a checklist',
        description:
          'Starts a run, which copies the items of its checklist. With `answers` and `finish` it is stored in one call, as after a run without a network.',
        body: NewChecklistRun,
        response: { 201: ChecklistRun },
      },
    },
    async (request, reply) => {
      const run = await write(db, request, reply, 201, async (t) => {
        const { checklistId, yachtId, eventId, maintenanceId, ...changes } = request.body;
        const companyId = await companyOfYacht(t, request.scope, yachtId);
        const { rows } = await t.executeQuery(checklistById(request.scope, checklistId));
        const checklist = rows[0];
        if (!checklist || companyOf(checklist) !== companyId) throw wrongField('checklistId', 'This checklist no longer exists');
        if (checklist.yachtId !== null && checklist.yachtId !== yachtId)
          throw wrongField('checklistId', `${checklist.name} is a checklist of ${checklist.yachtName}`);
        if (checklist.items.length === 0) throw wrongField('checklistId', `${checklist.name} has no items yet`);
        await refuseOthers(t, companyId, { yachtId, eventId, maintenanceId });
        const id = await addRow(t, 'checklistRuns', {
          companyId,
          checklistId,
          yachtId,
          eventId: eventId ?? null,
          maintenanceId: maintenanceId ?? null,
          name: checklist.name,
          purpose: checklist.purpose,
          startedBy: fullName(request.person).slice(0, 300),
        });
        await copyItems(t, { companyId, checklistId, runId: id });
        const { row: started } = await holdRun(t, request.scope, id);
        const stored =
          Object.keys(changes).length === 0 ? started : await changeRun(t, request, plans, { companyId, run: started }, changes);
        const isDone = stored.finishedAt !== null;
        const details = isDone ? finishedInWords(stored) : `Started ${stored.name} on ${stored.yachtName}`;
        const action = isDone ? 'complete' : 'create';
        await record(t, request, { companyId, action, resourceType: 'checklist', resourceId: checklistId, details });
        return stored;
      });
      reply.header('etag', etag(run)).header('location', `/api/checklist-runs/${run.id}`);
      return run;
    },
  );

  app.patch(
    '/api/checklist-runs/:id',
    {
      config: { may: 'maintenance:write' },
      schema: {
        tags,
        operationId: 'answerChecklistRun',
        summary: 'Answer a run, and finish it',
        description:
          'Stores answers by their positions; other items stay as they are. `finish` needs every item answered (422 at `answers`), creates a defect for each failed item and stores `readings`; after that the run can’t be changed (409 `run_finished`).',
        params: WithId,
        body: ChecklistRunChanges,
        response: { 200: ChecklistRun, 412: Changed(ChecklistRun) },
      },
    },
    async (request, reply) => {
      const run = await write(db, request, reply, 200, async (t) => {
        const { row: stored, companyId } = await holdRun(t, request.scope, request.params.id);
        refuseIfChanged(request, stored);
        const changed = await changeRun(t, request, plans, { companyId, run: stored }, request.body);
        const of = { companyId, resourceType: 'checklist', resourceId: changed.checklistId ?? 0 } as const;
        // Only finishing is an activity, or every answer would add one.
        if (changed.finishedAt === null) await announce(t, of);
        else await record(t, request, { ...of, action: 'complete', details: finishedInWords(changed) });
        return changed;
      });
      reply.header('etag', etag(run));
      return run;
    },
  );

  app.delete(
    '/api/checklist-runs/:id',
    {
      config: { may: 'maintenance:write' },
      schema: {
        tags,
        operationId: 'deleteChecklistRun',
        summary: 'Discard a run',
        description: 'Discards a run that isn’t finished. A finished one is kept (409 `run_finished`).',
        params: WithId,
        response: { 204: z.null(), 412: Changed(ChecklistRun) },
      },
    },
    (request, reply) =>
      write(db, request, reply, 204, async (t) => {
        const { row: stored, companyId } = await holdRun(t, request.scope, request.params.id);
        refuseIfChanged(request, stored);
        if (stored.finishedAt !== null) throw runFinished(stored);
        await deleteRow(t, 'checklistRuns', { companyId, id: stored.id });
        const details = `Discarded a run of ${stored.name} on ${stored.yachtName}`;
        await record(t, request, { companyId, action: 'delete', resourceType: 'checklist', resourceId: stored.checklistId ?? 0, details });
        return null;
      }),
  );
}
