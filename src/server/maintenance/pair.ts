// A maintenance record and its place in the calendar are one thing. Whatever changes one changes the other, in one transaction.
import {
  completionFault,
  slotOf,
  titleFault,
  type MaintenanceChanges,
  type MaintenanceRecord,
  type NewMaintenanceRecord,
} from '#domain/maintenance/maintenance-record.ts';
import { isClosed } from '#domain/maintenance/maintenance-state.ts';
import type { NewScheduleEvent, ScheduleEvent, ScheduleEventChanges } from '#domain/schedule/schedule-event.ts';
import { centsOf, decimalOf, type Cents } from '#domain/shared/money.ts';
import type { Transaction } from '../platform/database.ts';
import { wrongField } from '../platform/errors.ts';
import { difference } from '../platform/write.ts';
import { refuseConflicts } from '../schedule/conflicts.ts';

/** Stores a record and its slot, and answers the record's id. */
export async function addRecordWithSlot(
  t: Transaction,
  companyId: number,
  { allowOverlap, ...written }: NewMaintenanceRecord,
): Promise<number> {
  refuseImpossibleCompletion(written);
  const slot = slotOf(written);
  if (!isClosed({ status: written.status ?? 'pending' }))
    await refuseConflicts(t, { companyId, yachtId: written.yachtId, type: 'maintenance', ...slot, allowOverlap });
  const { id } = await t
    .insertInto('maintenance')
    .values({ ...written, companyId })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { defaultCurrency: currency } = await t
    .selectFrom('companies')
    .select('defaultCurrency')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  await t
    .insertInto('scheduleEvents')
    .values({
      companyId,
      maintenanceId: id,
      type: 'maintenance',
      title: written.title,
      description: written.description ?? null,
      yachtId: written.yachtId,
      ...slot,
      currency,
      ...costsOfSlot(written),
    })
    .execute();
  return id;
}

/** The record that belongs to a maintenance entry of the calendar; answers its id. */
export async function addRecordOfSlot(t: Transaction, companyId: number, written: NewScheduleEvent): Promise<number> {
  refuseShortTitle(written.title);
  const { id } = await t
    .insertInto('maintenance')
    .values({
      companyId,
      title: written.title,
      description: written.description ?? null,
      yachtId: written.yachtId,
      type: 'general',
      scheduledDate: written.startDate,
      ...costsOfRecord(written),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const sharedByRecord = ['title', 'description', 'yachtId', 'scheduledDate', 'completedDate', 'estimatedCost', 'actualCost'];

/** Carries a change of the record over to its slot. Work that comes back into the calendar, or moves there, must find its place free. */
export async function moveSlot(
  t: Transaction,
  companyId: number,
  stored: MaintenanceRecord,
  { allowOverlap, ...changes }: MaintenanceChanges,
): Promise<void> {
  const slot = await t
    .selectFrom('scheduleEvents')
    .select(['id', 'startDate', 'endDate'])
    .where('companyId', '=', companyId)
    .where('maintenanceId', '=', stored.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const after = { ...stored, ...withoutUndefined(changes) };
  const datesChange = after.scheduledDate !== stored.scheduledDate || after.completedDate !== stored.completedDate;
  if (datesChange) refuseImpossibleCompletion(after);
  // A completion that ended the slot leaves the usual length behind when it is taken back; one before its time never touched it.
  const leavesItsEnd = stored.completedDate === slot.endDate && !after.completedDate;
  const moved = datesChange ? slotOf(after, leavesItsEnd ? undefined : slot) : { startDate: slot.startDate, endDate: slot.endDate };
  const comesBack = isClosed(stored) && !isClosed(after);
  if ((datesChange || after.yachtId !== stored.yachtId || comesBack) && !isClosed(after)) {
    await refuseConflicts(t, { companyId, yachtId: after.yachtId, type: 'maintenance', ...moved, except: slot.id, allowOverlap });
  }
  // What the calendar doesn't show leaves its entry, and whoever edits that, alone.
  if (!touches(sharedByRecord, stored, changes)) return;
  await t
    .updateTable('scheduleEvents')
    .set({
      title: after.title,
      description: after.description,
      yachtId: after.yachtId,
      ...moved,
      ...costsOfSlot(after),
    })
    .where('companyId', '=', companyId)
    .where('id', '=', slot.id)
    .execute();
}

const sharedBySlot = ['title', 'description', 'yachtId', 'startDate', 'endDate', 'estimatedCost', 'actualCost'];

/** Carries a change of the slot over to its record. */
export async function moveRecord(t: Transaction, companyId: number, stored: ScheduleEvent, changes: ScheduleEventChanges): Promise<void> {
  if (stored.maintenanceId === null || !touches(sharedBySlot, stored, changes)) return;
  const after = { ...stored, ...withoutUndefined(changes) };
  refuseShortTitle(after.title);
  const { completedDate } = await t
    .selectFrom('maintenance')
    .select('completedDate')
    .where('companyId', '=', companyId)
    .where('id', '=', stored.maintenanceId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await t
    .updateTable('maintenance')
    .set({
      title: after.title,
      description: after.description,
      yachtId: after.yachtId,
      scheduledDate: after.startDate,
      // Work that was completed before it was due keeps that day: its slot ends at another time.
      completedDate: completedDate === stored.endDate ? after.endDate : completedDate,
      ...costsOfRecord(after),
    })
    .where('companyId', '=', companyId)
    .where('id', '=', stored.maintenanceId)
    .execute();
}

/** Whether this entry of the calendar is the slot of work that is done or called off, and so in nobody's way. */
export async function isSlotOfClosedWork(t: Transaction, companyId: number, { maintenanceId }: ScheduleEvent): Promise<boolean> {
  if (maintenanceId === null) return false;
  const work = await t
    .selectFrom('maintenance')
    .select('status')
    .where('companyId', '=', companyId)
    .where('id', '=', maintenanceId)
    .executeTakeFirstOrThrow();
  return isClosed(work);
}

type Costs<Amount> = { estimatedCost?: Amount | null; actualCost?: Amount | null };

/** The costs of a record, decimals, as its slot holds them: in hundredths. */
function costsOfSlot({ estimatedCost = null, actualCost = null }: Costs<string>) {
  return {
    estimatedCost: estimatedCost === null ? null : centsOf(estimatedCost),
    actualCost: actualCost === null ? null : centsOf(actualCost),
  };
}

/** The costs of a slot, in hundredths, as its record holds them: decimals. */
function costsOfRecord({ estimatedCost = null, actualCost = null }: Costs<Cents>) {
  return {
    estimatedCost: estimatedCost === null ? null : decimalOf(estimatedCost),
    actualCost: actualCost === null ? null : decimalOf(actualCost),
  };
}

function refuseImpossibleCompletion(dates: { scheduledDate: string; completedDate?: string | null }): void {
  const fault = completionFault(dates);
  if (fault) throw wrongField('completedDate', fault);
}

function refuseShortTitle(title: string): void {
  const fault = titleFault(title);
  if (fault) throw wrongField('title', fault);
}

function touches(shared: readonly string[], stored: object, changes: object): boolean {
  return Object.keys(difference(stored, changes)).some((field) => shared.includes(field));
}

function withoutUndefined<T extends object>(changes: T): { [Key in keyof T]: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]: Exclude<T[Key], undefined>;
  };
}
