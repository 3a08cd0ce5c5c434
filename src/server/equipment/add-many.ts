import { sql } from 'kysely';
import type { EquipmentAdded } from '#domain/equipment/equipment.ts';
import { usualEquipment, type UsualEquipment } from '#domain/equipment/usual.ts';
import { categoryOfKind, kindsWithMeter, type EquipmentKind } from '#domain/equipment/words.ts';
import type { YachtType } from '#domain/yachts/words.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import { addRow } from '../platform/rows.ts';
import type { AddedEquipment, ServicePlans } from './service-plans.ts';

type Yacht = { companyId: number; yachtId: number; name: string };

/** Adds a meter if the kind usually has one. */
export async function addMeterOfKind(
  t: Transaction,
  { kind, ...meter }: { companyId: number; yachtId: number; equipmentId: number; kind: EquipmentKind },
): Promise<number | null> {
  return kindsWithMeter.includes(kind) ? addRow(t, 'meters', meter) : null;
}

/** 409 if the yacht has equipment already. She is locked, so that concurrent calls wait for each other. */
export async function refuseUnlessEmpty(t: Transaction, { companyId, yachtId, name }: Yacht): Promise<void> {
  const some = await t
    .selectFrom('equipment')
    .select('id')
    .where('companyId', '=', companyId)
    .where('yachtId', '=', yachtId)
    .limit(1)
    .executeTakeFirst();
  if (some) throw new Refusal(409, 'not_empty', `${name} has equipment already.`);
}

/** Adds the usual equipment of this type of yacht. */
export async function addUsualEquipment(
  t: Transaction,
  { type, withPlans, ...yacht }: Yacht & { type: YachtType; withPlans: boolean },
  plans: ServicePlans,
): Promise<EquipmentAdded> {
  const added: AddedEquipment[] = [];
  const add = async (pieces: UsualEquipment[], parentId: number | null, parentDepth: number): Promise<void> => {
    for (const { name, kind, critical, hasMeter, parts } of pieces) {
      const row = { companyId: yacht.companyId, yachtId: yacht.yachtId, name, kind, critical, category: categoryOfKind(kind) };
      const id = await addRow(t, 'equipment', { ...row, parentId, parentDepth });
      const meterId = hasMeter ? await addRow(t, 'meters', { companyId: row.companyId, yachtId: row.yachtId, equipmentId: id }) : null;
      added.push({ id, yachtId: yacht.yachtId, kind, name, meterId });
      await add(parts, id, parentDepth + 1);
    }
  };
  await add(usualEquipment(type), null, 0);
  return {
    equipment: added.length,
    meters: added.filter(({ meterId }) => meterId !== null).length,
    plans: withPlans ? await plans.addUsual(t, yacht.companyId, added) : 0,
  };
}

/** Copies a sister's equipment in use, with its meters and plans, but without serial numbers and history. */
export async function copyEquipment(t: Transaction, to: Yacht, fromYachtId: number, plans: ServicePlans): Promise<EquipmentAdded> {
  const { companyId, yachtId } = to;
  const { rows } = await sql<{ id: number; parentId: number | null }>`
    select id, parent_id from equipment where company_id = ${companyId} and yacht_id = ${fromYachtId} and retired_on is null order by depth, id`.execute(
    t,
  );
  const equipment = new Map<number, number>();
  for (const { id, parentId } of rows) {
    const parent = parentId === null ? null : equipment.get(parentId);
    // Parts of retired equipment aren't copied.
    if (parent === undefined) continue;
    const made = await sql<{ id: number }>`
      insert into equipment (company_id, yacht_id, parent_id, parent_depth, name, kind, category, maker, model, quantity, location, critical, image_url, manual_url, notes)
      select company_id, ${yachtId}, ${parent}, parent_depth, name, kind, category, maker, model, quantity, location, critical, image_url, manual_url, notes
      from equipment where company_id = ${companyId} and id = ${id} returning id`.execute(t);
    equipment.set(id, (made.rows[0] as { id: number }).id);
  }
  const meters = await copyMeters(t, to, fromYachtId, equipment);
  return { equipment: equipment.size, meters: meters.size, plans: await plans.copy(t, { companyId, yachtId, equipment, meters }) };
}

async function copyMeters(t: Transaction, { companyId, yachtId }: Yacht, fromYachtId: number, equipment: ReadonlyMap<number, number>) {
  const { rows } = await sql<{ id: number; equipmentId: number; name: string | null; usualTenths: number | null }>`
    select id, equipment_id, name, usual_tenths from meters where company_id = ${companyId} and yacht_id = ${fromYachtId} order by id`.execute(
    t,
  );
  const meters = new Map<number, number>();
  for (const { id, equipmentId, ...meter } of rows) {
    const of = equipment.get(equipmentId);
    if (of !== undefined) meters.set(id, await addRow(t, 'meters', { ...meter, companyId, yachtId, equipmentId: of }));
  }
  return meters;
}
