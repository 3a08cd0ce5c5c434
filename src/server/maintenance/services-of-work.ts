// What work carries, and what becomes of it when the work is completed, opened again or called off.
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { MaintenanceChanges, MaintenanceRecord, NewMaintenanceRecord } from '#domain/maintenance/maintenance-record.ts';
import { completedAt, isClosed } from '#domain/maintenance/maintenance-state.ts';
import type { Transaction } from '../platform/database.ts';
import { wrongField } from '../platform/errors.ts';
import { isRow } from '../platform/rows.ts';
import { giveBack, useParts, usesAtCompletion } from '../parts/using.ts';
import { announce } from '../platform/write.ts';
import { carriedDefects, carryDefects, fixCarried, takeUpCarried } from '../defects/carrying.ts';
import { isOnYacht } from '../equipment/store.ts';
import { carriedPlans, carry } from '../services/carrying.ts';
import { completeCarried, takeWorkBack, writeOwnLine } from '../services/closing-work.ts';
import { readRecord } from './store.ts';

/** 422 of equipment that isn't on this yacht, and of somebody who isn't of the crew. */
export async function refuseWrongPeople(
  t: Transaction,
  companyId: number,
  { yachtId, equipmentId, assigneeId }: Pick<NewMaintenanceRecord, 'yachtId' | 'equipmentId' | 'assigneeId'>,
): Promise<void> {
  if (equipmentId != null && !(await isOnYacht(t, { companyId, yachtId }, equipmentId)))
    throw wrongField('equipmentId', 'Please choose something on the same yacht');
  if (assigneeId != null && !(await isRow(t, 'crew', { companyId, id: assigneeId })))
    throw wrongField('assigneeId', 'This person is no longer in your crew');
}

/** The plans that work carries, before and after, where they differ. */
export function differentPlans(plans: { from: number[]; to: number[] } | undefined): { planIds?: [number[], number[]] } {
  if (!plans) return {};
  const to = [...new Set(plans.to)].toSorted((a, b) => a - b);
  return to.join() === plans.from.join() ? {} : { planIds: [plans.from, to] };
}

/** The defects that work carries, before and after, where they differ. */
export function differentDefects(defects: { from: number[]; to: number[] }): { defectIds?: [number[], number[]] } {
  const to = [...new Set(defects.to)].toSorted((a, b) => a - b);
  return to.join() === defects.from.join() ? {} : { defectIds: [defects.from, to] };
}

type Asking = FastifyRequest & { body: MaintenanceChanges };

/** Has new work carry what it is to do, and completes it where it is done already. */
export async function afterAdding(t: Transaction, request: FastifyRequest, companyId: number, id: number): Promise<void> {
  const body = request.body as NewMaintenanceRecord;
  const record = await readRecord(t, request.scope, id);
  if (body.planIds) await carry(t, request.person, { companyId, maintenanceId: id, yachtId: record.yachtId }, body.planIds);
  if (body.defectIds) await carryDefects(t, { companyId, maintenanceId: id, yachtId: record.yachtId }, body.defectIds);
  if (record.status === 'completed') await complete(t, request as Asking, companyId, record);
  if (record.status === 'cancelled') {
    await carry(t, request.person, { companyId, maintenanceId: id, yachtId: record.yachtId }, []);
    await carryDefects(t, { companyId, maintenanceId: id, yachtId: record.yachtId }, []);
  }
  if (body.defectIds) await tellDefects(t, companyId, record);
}

/** Carries a change of work over to its services and to the book. */
export async function afterChange(t: Transaction, request: FastifyRequest, companyId: number, before: MaintenanceRecord): Promise<void> {
  const { planIds, defectIds } = request.body as MaintenanceChanges;
  const after = await readRecord(t, request.scope, before.id);
  const work = { companyId, maintenanceId: after.id, yachtId: after.yachtId };
  if (before.status === 'completed' && after.status !== 'completed') {
    await takeWorkBack(t, companyId, after.id);
    await giveBack(t, request, companyId, await usesAtCompletion(t, companyId, sql`v.maintenance_id = ${after.id}`));
    await takeUpCarried(t, work);
    await announce(t, { companyId, resourceType: 'service', resourceId: after.id });
  }
  if (planIds) {
    if (isClosed(before) && isClosed(after)) throw wrongField('planIds', 'This is closed. Reopen it first.');
    await carry(t, request.person, work, planIds);
  }
  if (defectIds) {
    if (isClosed(before) && isClosed(after)) throw wrongField('defectIds', 'This is closed. Reopen it first.');
    await carryDefects(t, work, defectIds);
  }
  if (after.status === 'cancelled') {
    await carry(t, request.person, work, []);
    await carryDefects(t, work, []);
  }
  if (before.status !== 'completed' && after.status === 'completed') await complete(t, request as Asking, companyId, after);
  if (before.yachtId !== after.yachtId && (await carriedPlans(t, work)).length > 0)
    throw wrongField('yachtId', `This includes services of ${before.yachtName}. Remove them first.`);
  if (before.yachtId !== after.yachtId && (await carriedDefects(t, work)).length > 0)
    throw wrongField('yachtId', `This includes defects of ${before.yachtName}. Remove them first.`);
  if (before.defects.length > 0 || defectIds) await tellDefects(t, companyId, after);
  if (before.status === 'completed' && after.status === 'completed' && before.completedDate !== after.completedDate && after.completedDate)
    await moveOwnLine(t, companyId, after.id, after.completedDate);
}

/** Does what the completion of work does: its turns, and a line of the book for each, or one for itself. */
async function complete(t: Transaction, request: Asking, companyId: number, record: MaintenanceRecord): Promise<void> {
  const work = {
    companyId,
    maintenanceId: record.id,
    yachtId: record.yachtId,
    equipmentId: record.equipmentId,
    title: record.title,
    completedAt: record.completedDate ?? completedAt(record, new Date()),
    doneBy: record.contractor ?? record.assigneeName,
  };
  await fixCarried(t, work, request.body.stillOpen ?? []);
  const lines = await completeCarried(t, request, work, request.body);
  if (lines === 0) await writeOwnLine(t, work);
  await useParts(t, request, { companyId, yachtId: record.yachtId, maintenanceId: record.id }, request.body.parts ?? []);
  await announce(t, { companyId, resourceType: 'service', resourceId: record.id });
}

/** Whether she may sail, and what is said of her defects, may be another matter now. */
async function tellDefects(t: Transaction, companyId: number, { id, yachtId }: MaintenanceRecord): Promise<void> {
  await announce(t, { companyId, resourceType: 'defect', resourceId: id });
  await announce(t, { companyId, resourceType: 'yacht', resourceId: yachtId });
}

/** The line that work wrote for itself is of the day on which it was completed. */
async function moveOwnLine(t: Transaction, companyId: number, id: number, at: string): Promise<void> {
  await sql`update services v set done_on = (${at}::timestamptz at time zone o.time_zone)::date from companies o
    where o.id = v.company_id and v.company_id = ${companyId} and v.maintenance_id = ${id} and v.plan_id is null`.execute(t);
}
