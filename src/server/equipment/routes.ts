import {
  Equipment,
  EquipmentChanges,
  equipmentDeletionRefusal,
  EquipmentKind,
  equipmentSorts,
  NewEquipment,
  parentFault,
  withParts,
} from '#domain/equipment/equipment.ts';
import { IdInAddress, Page } from '#domain/shared/fields.ts';
import { z } from '#domain/shared/zod.ts';
import { adoptDocument, adoptPicture } from '../files/store.ts';
import { answerList, answerRecord } from '../platform/answers.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal, wrongField } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { addRow, changeRow, deleteRow } from '../platform/rows.ts';
import { Changed, WithId } from '../platform/schemas.ts';
import { difference, etag, record, refuseIfChanged, write } from '../platform/write.ts';
import { companyOfYacht } from '../yachts/owner.ts';
import { addManyRoutes } from './add-many-routes.ts';
import { addMeterOfKind } from './add-many.ts';
import { meterRoutes } from './meter-routes.ts';
import { readingRoutes } from './reading-routes.ts';
import type { ServicePlans } from './service-plans.ts';
import {
  columnsOf,
  completed,
  equipmentById,
  equipmentPage,
  holdEquipment,
  plansOfOthers,
  readEquipment,
  readingsOf,
  treeOf,
} from './store.ts';
import './examples.ts';

const EquipmentQuery = Page.extend({
  yachtId: IdInAddress.optional(),
  kind: EquipmentKind.optional(),
  retired: z.enum(['true', 'false']).optional(),
  sort: z.enum(equipmentSorts).optional(),
});

/** Equipment and its meters. */
export function equipmentRoutes(app: App, parts: Parts, plans: ServicePlans): void {
  const { db } = parts;
  app.get(
    '/api/equipment',
    {
      config: { may: 'maintenance:read', signInWithRead: true },
      schema: {
        tags: ['Equipment'],
        operationId: 'listEquipment',
        summary: 'List equipment',
        description: 'Lists equipment on board by name. Parts of other equipment name it as their parent.',
        querystring: EquipmentQuery,
        response: { 200: z.array(Equipment) },
      },
    },
    (request, reply) => answerList(db, request, reply, request.query, equipmentPage),
  );

  app.get(
    '/api/equipment/:id',
    {
      config: { may: 'maintenance:read', signInWithRead: true },
      schema: {
        tags: ['Equipment'],
        operationId: 'getEquipment',
        summary: 'Read a piece of equipment',
        description: 'Returns one piece of equipment.',
        params: WithId,
        response: { 200: Equipment },
      },
    },
    (request, reply) => answerRecord(db, request, reply, (place) => equipmentById(place, request.params.id)),
  );

  app.post(
    '/api/equipment',
    {
      config: { may: 'maintenance:write' },
      schema: {
        tags: ['Equipment'],
        operationId: 'createEquipment',
        summary: 'Add equipment',
        description: 'Adds a piece of equipment to a yacht, at the top level or as a part of other equipment, up to five levels deep.',
        body: NewEquipment,
        response: { 201: Equipment },
      },
    },
    async (request, reply) => {
      const made = await write(db, request, reply, 201, async (t) => {
        const { scope } = request;
        const { withPlans, ...body } = request.body;
        const companyId = await companyOfYacht(t, scope, body.yachtId);
        const parentDepth = await depthOfParent(t, companyId, { ...body, id: null });
        await adoptFiles(t, companyId, body);
        const fields = completed(body);
        const id = await addRow(t, 'equipment', { ...columnsOf(fields), companyId, parentDepth });
        if (withPlans) {
          const meterId = await addMeterOfKind(t, { companyId, yachtId: body.yachtId, equipmentId: id, kind: fields.kind });
          await plans.addUsual(t, companyId, [{ id, yachtId: body.yachtId, kind: fields.kind, name: fields.name, meterId }]);
        }
        const added = await readEquipment(t, scope, id);
        const details = `Added ${added.name} to ${added.yachtName}`;
        await record(t, request, { companyId, action: 'create', resourceType: 'equipment', resourceId: id, details });
        return added;
      });
      reply.header('etag', etag(made)).header('location', `/api/equipment/${made.id}`);
      return made;
    },
  );

  app.patch(
    '/api/equipment/:id',
    {
      config: { may: 'maintenance:write' },
      schema: {
        tags: ['Equipment'],
        operationId: 'updateEquipment',
        summary: 'Change a piece of equipment',
        description: 'Changes the given fields. With another parent, it moves there with all its parts. It can’t move to another yacht.',
        params: WithId,
        body: EquipmentChanges,
        response: { 200: Equipment, 412: Changed(Equipment) },
      },
    },
    async (request, reply) => {
      const equipment = await write(db, request, reply, 200, async (t) => {
        const { row: stored, companyId } = await holdEquipment(t, request.scope, request.params.id);
        refuseIfChanged(request, stored);
        const changes = difference(stored, request.body);
        if (Object.keys(changes).length === 0) return stored;
        await adoptFiles(t, companyId, request.body);
        const parentDepth =
          'parentId' in changes
            ? await depthOfParent(t, companyId, { yachtId: stored.yachtId, id: stored.id, parentId: request.body.parentId })
            : undefined;
        await changeRow(
          t,
          'equipment',
          { companyId, id: stored.id },
          { ...columnsOf(request.body), ...(parentDepth !== undefined && { parentDepth }) },
        );
        const changed = await readEquipment(t, request.scope, stored.id);
        const details = `Updated ${changed.name} of ${changed.yachtName}`;
        await record(t, request, { companyId, action: 'update', resourceType: 'equipment', resourceId: changed.id, details, changes });
        return changed;
      });
      reply.header('etag', etag(equipment));
      return equipment;
    },
  );

  app.delete(
    '/api/equipment/:id',
    {
      config: { may: 'maintenance:write' },
      schema: {
        tags: ['Equipment'],
        operationId: 'deleteEquipment',
        summary: 'Delete a piece of equipment',
        description:
          'Deletes a piece of equipment with its parts. Refused where they have readings or services, or services of other equipment count by their meters (409 `equipment_in_use`): retire it instead.',
        params: WithId,
        response: { 204: z.null(), 412: Changed(Equipment) },
      },
    },
    (request, reply) =>
      write(db, request, reply, 204, async (t) => {
        const { row: equipment, companyId } = await holdEquipment(t, request.scope, request.params.id);
        refuseIfChanged(request, equipment);
        const ids = withParts(await treeOf(t, companyId, equipment.yachtId), equipment.id).map(({ id }) => id);
        const past = {
          services: await plans.countServices(t, companyId, ids),
          readings: await readingsOf(t, companyId, ids),
          plansOfOthers: await plansOfOthers(t, companyId, ids),
        };
        const refusal = equipmentDeletionRefusal(equipment.name, past);
        if (refusal) throw new Refusal(409, 'equipment_in_use', refusal);
        await deleteRow(t, 'equipment', { companyId, id: equipment.id });
        const details = `Deleted ${equipment.name} of ${equipment.yachtName}`;
        await record(t, request, { companyId, action: 'delete', resourceType: 'equipment', resourceId: equipment.id, details });
        return null;
      }),
  );

  addManyRoutes(app, parts, plans);
  meterRoutes(app, parts);
  readingRoutes(app, parts, plans);
}

/** The depth of the chosen parent: 0 without one. 422 if this equipment can't be a part of it. */
async function depthOfParent(
  t: Transaction,
  companyId: number,
  { yachtId, id, parentId }: { yachtId: number; id: number | null; parentId?: number | null | undefined },
): Promise<number> {
  if (!parentId) return 0;
  const all = await treeOf(t, companyId, yachtId);
  const fault = parentFault(all, { id, parentId });
  if (fault) throw wrongField('parentId', fault);
  return all.find((each) => each.id === parentId)?.depth ?? 0;
}

async function adoptFiles(t: Transaction, companyId: number, { imageUrl, manualUrl }: Pick<EquipmentChanges, 'imageUrl' | 'manualUrl'>) {
  await adoptPicture(t, companyId, 'imageUrl', imageUrl);
  await adoptDocument(t, companyId, 'manualUrl', manualUrl);
}
