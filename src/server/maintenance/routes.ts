import './examples.ts';
import { MaintenanceOverview } from '#domain/maintenance/maintenance-overview.ts';
import {
  MaintenanceChanges,
  MaintenanceRecord,
  maintenanceSorts,
  MaintenanceStatus,
  MaintenanceType,
  NewMaintenanceRecord,
} from '#domain/maintenance/maintenance-record.ts';
import { maintenanceFilters } from '#domain/maintenance/maintenance-state.ts';
import { maintenanceStates } from '#domain/maintenance/words.ts';
import { IdInAddress, PageInTime } from '#domain/shared/fields.ts';
import { z } from '#domain/shared/zod.ts';
import { answerList, answerRecord } from '../platform/answers.ts';
import type { App, Parts } from '../platform/parts.ts';
import { changeRow, deleteRow } from '../platform/rows.ts';
import { Changed, WithId } from '../platform/schemas.ts';
import { enterAndRead } from '../platform/sign-in.ts';
import { difference, etag, record, refuseIfChanged, write } from '../platform/write.ts';
import { companyOfYacht, refuseYachtOfOthers } from '../yachts/owner.ts';
import { partOfYacht } from '../yachts/parts.ts';
import { carriedPlans } from '../services/carrying.ts';
import { afterAdding, afterChange, differentDefects, differentPlans, refuseWrongPeople } from './services-of-work.ts';
import { carriedDefects } from '../defects/carrying.ts';
import { addRecordWithSlot, moveSlot } from './slot.ts';
import { holdRecord, maintenanceOverview, maintenancePage, readRecord, recordById } from './store.ts';

const MaintenanceQuery = PageInTime.extend({
  yachtId: IdInAddress.optional(),
  status: MaintenanceStatus.optional(),
  type: MaintenanceType.optional(),
  group: z.enum(maintenanceFilters).optional(),
  state: z.enum(maintenanceStates).meta({ description: 'The state of the work, from its dates and status together' }).optional(),
  sort: z.enum(maintenanceSorts).optional(),
});

/** Maintenance of the yachts: planned, in progress and completed. */
export function maintenanceRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/maintenance',
    {
      config: { may: 'maintenance:read', signInWithRead: true },
      schema: {
        tags: ['Maintenance'],
        operationId: 'listMaintenanceRecords',
        summary: 'List maintenance records',
        description: 'Lists planned, current and finished maintenance of the fleet.',
        querystring: MaintenanceQuery,
        response: { 200: z.array(MaintenanceRecord) },
      },
    },
    (request, reply) => answerList(db, request, reply, request.query, maintenancePage),
  );

  app.get(
    '/api/maintenance/overview',
    {
      config: { may: 'maintenance:read', signInWithRead: true },
      schema: {
        tags: ['Maintenance'],
        operationId: 'getMaintenanceOverview',
        summary: 'Read the maintenance figures',
        description: 'Returns the figures at the top of the maintenance page.',
        response: { 200: MaintenanceOverview },
      },
    },
    async (request) => {
      const [figures] = await enterAndRead(db, request, maintenanceOverview);
      return figures as MaintenanceOverview;
    },
  );

  app.get(
    '/api/maintenance/:id',
    {
      config: { may: 'maintenance:read', signInWithRead: true },
      schema: {
        tags: ['Maintenance'],
        operationId: 'getMaintenanceRecord',
        summary: 'Read a maintenance record',
        description: 'Returns one maintenance record.',
        params: WithId,
        response: { 200: MaintenanceRecord },
      },
    },
    (request, reply) => answerRecord(db, request, reply, (place) => recordById(place, request.params.id)),
  );

  app.post(
    '/api/maintenance',
    {
      config: { may: 'maintenance:write' },
      schema: {
        tags: ['Maintenance'],
        operationId: 'createMaintenanceRecord',
        summary: 'Plan maintenance',
        description: 'Adds a maintenance record and its slot in the schedule.',
        body: NewMaintenanceRecord,
        response: { 201: MaintenanceRecord },
      },
    },
    async (request, reply) => {
      const planned = await write(db, request, reply, 201, async (t) => {
        const companyId = await companyOfYacht(t, request.scope, request.body.yachtId);
        await refuseWrongPeople(t, companyId, request.body);
        const id = await addRecordWithSlot(t, request.person, companyId, request.body);
        await afterAdding(t, request, companyId, id);
        await record(t, request, {
          companyId,
          action: 'maintenance',
          resourceType: 'maintenance',
          resourceId: id,
          details: `Planned maintenance: ${request.body.title}`,
        });
        return readRecord(t, request.scope, id);
      });
      reply.header('etag', etag(planned)).header('location', `/api/maintenance/${planned.id}`);
      return planned;
    },
  );

  app.patch(
    '/api/maintenance/:id',
    {
      config: { may: 'maintenance:write' },
      schema: {
        tags: ['Maintenance'],
        operationId: 'updateMaintenanceRecord',
        summary: 'Change a maintenance record',
        description: 'Changes the given fields of a maintenance record, and moves its slot in the schedule along.',
        params: WithId,
        body: MaintenanceChanges,
        response: { 200: MaintenanceRecord, 412: Changed(MaintenanceRecord) },
      },
    },
    async (request, reply) => {
      const changed = await write(db, request, reply, 200, async (t) => {
        const { row: stored, companyId } = await holdRecord(t, request.scope, request.params.id);
        refuseIfChanged(request, stored);
        const {
          allowOverlap: _,
          endDate,
          planIds,
          defectIds,
          readings: __,
          confirm: ___,
          stillOpen: ____,
          parts: _____,
          ...fields
        } = request.body;
        if (fields.yachtId) await refuseYachtOfOthers(t, request.scope, fields.yachtId, companyId);
        await refuseWrongPeople(t, companyId, { ...stored, ...fields });
        const carries = planIds && { planIds: { from: await carriedPlans(t, { companyId, maintenanceId: stored.id }), to: planIds } };
        const changes: ReturnType<typeof difference> = {
          ...difference(stored, { ...fields, endDate }),
          ...differentPlans(carries?.planIds),
          ...(defectIds && differentDefects({ from: await carriedDefects(t, { companyId, maintenanceId: stored.id }), to: defectIds })),
        };
        if (Object.keys(changes).length === 0) return stored;
        await moveSlot(t, request.person, companyId, stored, request.body);
        // Update the record even if only its slot changed, so that it gets a new version.
        await changeRow(t, 'maintenance', { companyId, id: stored.id }, { scheduledDate: stored.scheduledDate, ...fields });
        await afterChange(t, request, companyId, stored);
        const done = changes['status']?.[1] === 'completed';
        await record(t, request, {
          companyId,
          action: done ? 'complete' : 'update',
          resourceType: 'maintenance',
          resourceId: stored.id,
          details: `${done ? 'Completed' : 'Updated'} maintenance: ${fields.title ?? stored.title}`,
          changes,
        });
        return readRecord(t, request.scope, stored.id);
      });
      reply.header('etag', etag(changed));
      return changed;
    },
  );

  app.delete(
    '/api/maintenance/:id',
    {
      config: { may: 'maintenance:write' },
      schema: {
        tags: ['Maintenance'],
        operationId: 'deleteMaintenanceRecord',
        summary: 'Delete a maintenance record',
        description: 'Deletes a maintenance record and its slot in the schedule.',
        params: WithId,
        response: { 204: z.null(), 412: Changed(MaintenanceRecord) },
      },
    },
    (request, reply) =>
      write(db, request, reply, 204, async (t) => {
        const { row: stored, companyId } = await holdRecord(t, request.scope, request.params.id);
        refuseIfChanged(request, stored);
        // Its slot is deleted with it.
        await deleteRow(t, 'maintenance', { companyId, id: stored.id });
        await record(t, request, {
          companyId,
          action: 'delete',
          resourceType: 'maintenance',
          resourceId: stored.id,
          details: `Deleted maintenance: ${stored.title}`,
        });
        return null;
      }),
  );

  partOfYacht(
    app,
    { db },
    {
      part: 'maintenance',
      operationId: 'listYachtMaintenance',
      summary: 'List the maintenance of a yacht',
      description: 'Lists the maintenance records of a yacht.',
      query: PageInTime.extend({ sort: z.enum(maintenanceSorts).optional() }),
      row: MaintenanceRecord,
      page: maintenancePage,
    },
  );
}
