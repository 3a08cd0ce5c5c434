// The services and defects of work, and what happens to them when the work is completed, reopened or cancelled.
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { MaintenanceChanges, MaintenanceRecord, NewMaintenanceRecord } from '#domain/maintenance/maintenance-record.ts';
import { completedAt, isClosed } from '#domain/maintenance/maintenance-state.ts';
import type { Transaction } from '../platform/database.ts';
import { wrongField } from '../platform/errors.ts';
import { isRow } from '../platform/rows.ts';
import { giveBack, useParts, usesAtCompletion } from '../parts/using.ts';
import { announce } from '../platform/write.ts';
import { carriedDefects, carryDefects, fixCarried, reopenCarried } from '../defects/carrying.ts';
import { isOnYacht } from '../equipment/store.ts';
import { carriedPlans, carry } from '../services/carrying.ts';
import { completeCarried, moveOwnLine, refuseWhileInTheBook, undoWork, writeFixed, writeOwnLine } from '../services/closing-work.ts';
import { readRecord } from './store.ts';

/** 422 for equipment that isn't on this yacht, or a person who isn't in the crew. */
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

/** The plans of work before and after a change, if they differ. */
export function differentPlans(plans: { from: number[]; to: number[] } | undefined): { planIds?: [number[], number[]] } {
  if (!plans) return {};
  const to = [...new Set(plans.to)].toSorted((a, b) => a - b);
  return to.join() === plans.from.join() ? {} : { planIds: [plans.from, to] };
}

/** The defects of work before and after a change, if they differ. */
export function differentDefects(defects: { from: number[]; to: number[] }): { defectIds?: [number[], number[]] } {
  const to = [...new Set(defects.to)].toSorted((a, b) => a - b);
  return to.join() === defects.from.join() ? {} : { defectIds: [defects.from, to] };
}

type ChangeRequest = FastifyRequest & { body: MaintenanceChanges };

/** Links services and defects to new work, and completes them if it is already done. */
export async function afterAdding(t: Transaction, request: FastifyRequest, companyId: number, id: number): Promise<void> {
  const body = request.body as NewMaintenanceRecord;
  const record = await readRecord(t, request.scope, id);
  if (body.planIds) await carry(t, request.person, { companyId, maintenanceId: id, yachtId: record.yachtId }, body.planIds);
  if (body.defectIds) await carryDefects(t, { companyId, maintenanceId: id, yachtId: record.yachtId }, body.defectIds);
  if (record.status === 'completed') await complete(t, request as ChangeRequest, companyId, record);
  if (record.status === 'cancelled') {
    await carry(t, request.person, { companyId, maintenanceId: id, yachtId: record.yachtId }, []);
    await carryDefects(t, { companyId, maintenanceId: id, yachtId: record.yachtId }, []);
  }
  if (body.defectIds) await announceDefects(t, companyId, record);
}

/** Applies a change of work to its services, its defects and the service book. */
export async function afterChange(t: Transaction, request: FastifyRequest, companyId: number, before: MaintenanceRecord): Promise<void> {
  const { planIds, defectIds } = request.body as MaintenanceChanges;
  const after = await readRecord(t, request.scope, before.id);
  const work = { companyId, maintenanceId: after.id, yachtId: after.yachtId };
  if (before.status === 'completed' && after.status !== 'completed') {
    await undoWork(t, companyId, after.id);
    await giveBack(t, request, companyId, await usesAtCompletion(t, companyId, sql`v.maintenance_id = ${after.id}`));
    await reopenCarried(t, work);
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
  if (before.yachtId !== after.yachtId) await refuseWhileInTheBook(t, companyId, after.id, before.yachtName);
  if (before.status !== 'completed' && after.status === 'completed') await complete(t, request as ChangeRequest, companyId, after);
  if (before.yachtId !== after.yachtId && (await carriedPlans(t, work)).length > 0)
    throw wrongField('yachtId', `This includes services of ${before.yachtName}. Remove them first.`);
  if (before.yachtId !== after.yachtId && (await carriedDefects(t, work)).length > 0)
    throw wrongField('yachtId', `This includes defects of ${before.yachtName}. Remove them first.`);
  if (before.defects.length > 0 || defectIds) await announceDefects(t, companyId, after);
  if (before.status === 'completed' && after.status === 'completed' && before.completedDate !== after.completedDate && after.completedDate)
    await moveOwnLine(t, companyId, after.id, after.completedDate);
}

/** Completes work: fixes its defects and completes its turns, with a line in the service book for each, or one for the work itself. */
async function complete(t: Transaction, request: ChangeRequest, companyId: number, record: MaintenanceRecord): Promise<void> {
  const work = {
    companyId,
    maintenanceId: record.id,
    yachtId: record.yachtId,
    equipmentId: record.equipmentId,
    title: record.title,
    completedAt: record.completedDate ?? completedAt(record, new Date()),
    doneBy: record.contractor ?? record.assigneeName,
  };
  const fixed = await fixCarried(t, work, request.body.stillOpen ?? []);
  const services = await completeCarried(t, request, work, request.body);
  await writeFixed(t, work, fixed);
  if (services + fixed.length === 0) await writeOwnLine(t, work);
  await useParts(t, request, { companyId, yachtId: record.yachtId, maintenanceId: record.id }, request.body.parts ?? []);
  await announce(t, { companyId, resourceType: 'service', resourceId: record.id });
}

/** Announces that the yacht's defects, and whether she may sail, may have changed. */
async function announceDefects(t: Transaction, companyId: number, { id, yachtId }: MaintenanceRecord): Promise<void> {
  await announce(t, { companyId, resourceType: 'defect', resourceId: id });
  await announce(t, { companyId, resourceType: 'yacht', resourceId: yachtId });
}
