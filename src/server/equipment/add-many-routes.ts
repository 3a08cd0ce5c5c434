import { EquipmentAdded, EquipmentCopy, UsualEquipmentWish } from '#domain/equipment/equipment.ts';
import { several } from '#domain/shared/words.ts';
import { wrongField } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { isRow } from '../platform/rows.ts';
import { WithId } from '../platform/schemas.ts';
import { record, write } from '../platform/write.ts';
import { holdYacht } from '../yachts/store.ts';
import { addUsualEquipment, copyEquipment, refuseUnlessEmpty } from './add-many.ts';
import type { ServicePlans } from './service-plans.ts';

// The activity covers all of it, so it links to no single record.
const noneByItself = 0;

/** Adds equipment to a yacht that has none. */
export function addManyRoutes(app: App, { db }: Parts, plans: ServicePlans): void {
  app.post(
    '/api/yachts/:id/equipment/copy',
    {
      config: { may: 'maintenance:write' },
      schema: {
        tags: ['Equipment'],
        operationId: 'copyYachtEquipment',
        summary: 'Copy the equipment of another yacht',
        description:
          'Copies equipment in use, meters and service plans from another yacht to one that has none (409 `not_empty`). Serial numbers, warranties and history are not copied.',
        params: WithId,
        body: EquipmentCopy,
        response: { 201: EquipmentAdded },
      },
    },
    (request, reply) =>
      write(db, request, reply, 201, async (t) => {
        const { row: yacht, companyId } = await holdYacht(t, request.scope, request.params.id);
        const { fromYachtId } = request.body;
        if (!(await isRow(t, 'yachts', { companyId, id: fromYachtId }))) throw wrongField('fromYachtId', "This yacht isn't in your fleet.");
        const to = { companyId, yachtId: yacht.id, name: yacht.name };
        await refuseUnlessEmpty(t, to);
        const added = await copyEquipment(t, to, fromYachtId, plans);
        const details = `Copied ${piecesOf(added.equipment)} to ${yacht.name}`;
        await record(t, request, { companyId, action: 'create', resourceType: 'equipment', resourceId: noneByItself, details });
        return added;
      }),
  );

  app.post(
    '/api/yachts/:id/equipment/usual',
    {
      config: { may: 'maintenance:write' },
      schema: {
        tags: ['Equipment'],
        operationId: 'addUsualEquipment',
        summary: 'Add the usual equipment for a yacht’s type',
        description:
          'Adds the equipment that a yacht of this type usually carries, with its meters, to one that has none (409 `not_empty`).',
        params: WithId,
        body: UsualEquipmentWish,
        response: { 201: EquipmentAdded },
      },
    },
    (request, reply) =>
      write(db, request, reply, 201, async (t) => {
        const { row: yacht, companyId } = await holdYacht(t, request.scope, request.params.id);
        const to = { companyId, yachtId: yacht.id, name: yacht.name };
        await refuseUnlessEmpty(t, to);
        const added = await addUsualEquipment(t, { ...to, type: yacht.type, withPlans: request.body.withPlans ?? false }, plans);
        const details = `Added ${piecesOf(added.equipment)} to ${yacht.name}`;
        await record(t, request, { companyId, action: 'create', resourceType: 'equipment', resourceId: noneByItself, details });
        return added;
      }),
  );
}

function piecesOf(count: number): string {
  return several(count, 'piece of equipment', 'pieces of equipment') ?? 'no equipment';
}
