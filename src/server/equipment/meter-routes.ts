import { Meter, MeterChanges, NewMeter } from '#domain/equipment/meter.ts';
import { IdInAddress, Page } from '#domain/shared/fields.ts';
import { several } from '#domain/shared/words.ts';
import { z } from '#domain/shared/zod.ts';
import { answerList, answerRecord } from '../platform/answers.ts';
import type { Scope, Transaction } from '../platform/database.ts';
import { Refusal, wrongField } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { addRow, changeRow, deleteRow } from '../platform/rows.ts';
import { Changed, WithId } from '../platform/schemas.ts';
import { difference, etag, record, refuseIfChanged, write } from '../platform/write.ts';
import { holdMeter, meterById, meterColumnsOf, meterPage, plansOfMeter, readingsOfMeter, readMeter } from './meter-store.ts';
import { placeOfEquipment } from './store.ts';

const MetersQuery = Page.extend({ yachtId: IdInAddress.optional(), equipmentId: IdInAddress.optional() });

/** Meters. */
export function meterRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/meters',
    {
      config: { may: 'maintenance:read', signInWithRead: true },
      schema: {
        tags: ['Equipment'],
        operationId: 'listMeters',
        summary: 'List meters',
        description: 'Lists hour meters, yacht by yacht, with their totals and averages.',
        querystring: MetersQuery,
        response: { 200: z.array(Meter) },
      },
    },
    (request, reply) => answerList(db, request, reply, request.query, meterPage),
  );

  app.get(
    '/api/meters/:id',
    {
      config: { may: 'maintenance:read', signInWithRead: true },
      schema: {
        tags: ['Equipment'],
        operationId: 'getMeter',
        summary: 'Read a meter',
        description: 'Returns one meter.',
        params: WithId,
        response: { 200: Meter },
      },
    },
    (request, reply) => answerRecord(db, request, reply, (place) => meterById(place, request.params.id)),
  );

  app.post(
    '/api/meters',
    {
      config: { may: 'maintenance:write' },
      schema: {
        tags: ['Equipment'],
        operationId: 'createMeter',
        summary: 'Add a meter',
        description: 'Adds a meter to a piece of equipment. Without a name, it takes the name of the equipment.',
        body: NewMeter,
        response: { 201: Meter },
      },
    },
    async (request, reply) => {
      const meter = await write(db, request, reply, 201, async (t) => {
        const { companyId, yachtId } = await placeOf(t, request.scope, request.body.equipmentId);
        const { equipmentId } = request.body;
        const id = await addRow(t, 'meters', { ...meterColumnsOf(request.body), companyId, yachtId, equipmentId });
        const added = await readMeter(t, request.scope, id);
        const details = `Added meter ${added.name} to ${added.yachtName}`;
        await record(t, request, { companyId, action: 'update', resourceType: 'equipment', resourceId: equipmentId, details });
        return added;
      });
      reply.header('etag', etag(meter)).header('location', `/api/meters/${meter.id}`);
      return meter;
    },
  );

  app.patch(
    '/api/meters/:id',
    {
      config: { may: 'maintenance:write' },
      schema: {
        tags: ['Equipment'],
        operationId: 'updateMeter',
        summary: 'Change a meter',
        description: 'Changes the given fields of a meter.',
        params: WithId,
        body: MeterChanges,
        response: { 200: Meter, 412: Changed(Meter) },
      },
    },
    async (request, reply) => {
      const meter = await write(db, request, reply, 200, async (t) => {
        const { row: stored, companyId } = await holdMeter(t, request.scope, request.params.id);
        refuseIfChanged(request, stored);
        const { name, ...others } = request.body;
        const changes = difference({ ...stored, name: stored.ownName }, { ...others, ...(name !== undefined && { name }) });
        if (Object.keys(changes).length === 0) return stored;
        await changeRow(t, 'meters', { companyId, id: stored.id }, meterColumnsOf(request.body));
        const changed = await readMeter(t, request.scope, stored.id);
        const details = `Updated meter ${changed.name} of ${changed.yachtName}`;
        await record(t, request, {
          companyId,
          action: 'update',
          resourceType: 'equipment',
          resourceId: changed.equipmentId,
          details,
          changes,
        });
        return changed;
      });
      reply.header('etag', etag(meter));
      return meter;
    },
  );

  app.delete(
    '/api/meters/:id',
    {
      config: { may: 'maintenance:write' },
      schema: {
        tags: ['Equipment'],
        operationId: 'deleteMeter',
        summary: 'Delete a meter',
        description: 'Deletes a meter. One that has readings, or that services count by, is kept (409 `meter_in_use`).',
        params: WithId,
        response: { 204: z.null(), 412: Changed(Meter) },
      },
    },
    (request, reply) =>
      write(db, request, reply, 204, async (t) => {
        const { row: meter, companyId } = await holdMeter(t, request.scope, request.params.id);
        refuseIfChanged(request, meter);
        const has = several(await readingsOfMeter(t, companyId, meter.id), 'reading');
        if (has) throw new Refusal(409, 'meter_in_use', `${meter.name} has ${has}. Delete those first, or retire its equipment.`);
        const counted = several(await plansOfMeter(t, companyId, meter.id), 'service');
        if (counted) throw new Refusal(409, 'meter_in_use', `${meter.name} is the meter of ${counted}. Change or delete those first.`);
        await deleteRow(t, 'meters', { companyId, id: meter.id });
        const details = `Deleted meter ${meter.name} of ${meter.yachtName}`;
        await record(t, request, { companyId, action: 'update', resourceType: 'equipment', resourceId: meter.equipmentId, details });
        return null;
      }),
  );
}

/** The yacht that carries a piece of equipment; 422 if this scope has no equipment with that id. */
async function placeOf(t: Transaction, scope: Scope, equipmentId: number): Promise<{ companyId: number; yachtId: number }> {
  const row = await placeOfEquipment(t, scope, equipmentId);
  if (!row) throw wrongField('equipmentId', 'This equipment no longer exists');
  return row;
}
