// A maintenance record and its place in the calendar are one thing. Whatever changes one changes the other, in one transaction.
import { asDecimal, asHundredths, slotOf, type MaintenanceChanges, type MaintenanceRecord, type NewMaintenanceRecord } from '#domain/maintenance/maintenance-record.ts';
import { isClosed } from '#domain/maintenance/maintenance-state.ts';
import type { NewScheduleEvent, ScheduleEvent, ScheduleEventChanges } from '#domain/schedule/schedule-event.ts';
import type { Transaction } from '../platform/database.ts';
import { refuseConflicts } from '../schedule/conflicts.ts';

/** Stores a record and its slot, and answers the record's id. */
export async function addRecordWithSlot(t: Transaction, companyId: number, { allowOverlap, ...written }: NewMaintenanceRecord): Promise<number> {
  const slot = slotOf(written);
  await refuseConflicts(t, { companyId, yachtId: written.yachtId, type: 'maintenance', ...slot, allowOverlap });
  const { id } = await t.insertInto('maintenance').values({ ...written, companyId }).returning('id').executeTakeFirstOrThrow();
  const { defaultCurrency: currency } = await t.selectFrom('companies').select('defaultCurrency').where('id', '=', companyId).executeTakeFirstOrThrow();
  await t
    .insertInto('scheduleEvents')
    .values({
      companyId, maintenanceId: id, type: 'maintenance', title: written.title, description: written.description ?? null, yachtId: written.yachtId, ...slot,
      currency, estimatedCost: asHundredths(written.estimatedCost), actualCost: asHundredths(written.actualCost),
    })
    .execute();
  return id;
}

/** The record that belongs to a maintenance entry of the calendar; answers its id. */
export async function addRecordOfSlot(t: Transaction, companyId: number, written: NewScheduleEvent): Promise<number> {
  const { id } = await t
    .insertInto('maintenance')
    .values({
      companyId, title: written.title, description: written.description ?? null, yachtId: written.yachtId, type: 'general', scheduledDate: written.startDate,
      estimatedCost: asDecimal(written.estimatedCost), actualCost: asDecimal(written.actualCost),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Carries a change of the record over to its slot. */
export async function moveSlot(t: Transaction, companyId: number, stored: MaintenanceRecord, { allowOverlap, ...changes }: MaintenanceChanges): Promise<void> {
  const slot = await t.selectFrom('scheduleEvents').select(['id', 'startDate', 'endDate', 'yachtId']).where('companyId', '=', companyId).where('maintenanceId', '=', stored.id).forUpdate().executeTakeFirst();
  if (!slot) return;
  const after = { ...stored, ...withoutUndefined(changes) };
  const datesChange = after.scheduledDate !== stored.scheduledDate || after.completedDate !== stored.completedDate;
  // A completion that is taken back leaves the usual length behind.
  const moved = datesChange ? slotOf(after, stored.completedDate && !after.completedDate ? undefined : slot) : { startDate: slot.startDate, endDate: slot.endDate };
  if ((datesChange || after.yachtId !== slot.yachtId) && !isClosed(after)) {
    await refuseConflicts(t, { companyId, yachtId: after.yachtId, type: 'maintenance', ...moved, except: slot.id, allowOverlap });
  }
  await t
    .updateTable('scheduleEvents')
    .set({ title: after.title, description: after.description, yachtId: after.yachtId, ...moved, estimatedCost: asHundredths(after.estimatedCost), actualCost: asHundredths(after.actualCost) })
    .where('companyId', '=', companyId)
    .where('id', '=', slot.id)
    .execute();
}

/** Carries a change of the slot over to its record. */
export async function moveRecord(t: Transaction, companyId: number, stored: ScheduleEvent, changes: ScheduleEventChanges): Promise<void> {
  if (stored.maintenanceId === null) return;
  const after = { ...stored, ...withoutUndefined(changes) };
  const record = await t.selectFrom('maintenance').select('completedDate').where('companyId', '=', companyId).where('id', '=', stored.maintenanceId).forUpdate().executeTakeFirstOrThrow();
  await t
    .updateTable('maintenance')
    .set({
      title: after.title, description: after.description, yachtId: after.yachtId, scheduledDate: after.startDate,
      completedDate: record.completedDate === null ? null : after.endDate,
      estimatedCost: asDecimal(after.estimatedCost), actualCost: asDecimal(after.actualCost),
    })
    .where('companyId', '=', companyId)
    .where('id', '=', stored.maintenanceId)
    .execute();
}

function withoutUndefined<T extends object>(changes: T): { [Key in keyof T]: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as { [Key in keyof T]: Exclude<T[Key], undefined> };
}
