// The slot of a maintenance record: the two are one thing. Whatever changes the record changes the slot, in one transaction; the reverse
// is in the room of the schedule.
import {
  completionFault,
  slotOf,
  type MaintenanceChanges,
  type MaintenanceRecord,
  type NewMaintenanceRecord,
} from '#domain/maintenance/maintenance-record.ts';
import { isClosed } from '#domain/maintenance/maintenance-state.ts';
import { centsOf } from '#domain/shared/money.ts';
import type { Transaction } from '../platform/database.ts';
import { wrongField } from '../platform/errors.ts';
import { addRow, changeRow } from '../platform/rows.ts';
import { refuseConflicts, type Reader } from '../schedule/conflicts.ts';
import { touches, withoutUndefined, type Costs } from '../schedule/work.ts';
import { currencyFor } from '../yachts/house-rules.ts';

/** Stores a record and its slot, and answers the record's id. What is in the way is told in the reader's words. */
export async function addRecordWithSlot(t: Transaction, reader: Reader, companyId: number, record: NewMaintenanceRecord): Promise<number> {
  const {
    allowOverlap,
    endDate,
    planIds: _,
    readings: __,
    confirm: ___,
    defectIds: ____,
    stillOpen: _____,
    parts: ______,
    ...written
  } = record;
  refuseImpossibleSlot({ ...written, endDate });
  const slot = slotOf({ ...written, endDate });
  if (!isClosed({ status: written.status ?? 'pending' }))
    await refuseConflicts(t, reader, { companyId, yachtId: written.yachtId, type: 'maintenance', ...slot, allowOverlap });
  const id = await addRow(t, 'maintenance', { ...written, companyId });
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
      currency: await currencyFor(t, companyId, { yachtId: written.yachtId }),
      ...costsOfSlot(written),
    })
    .execute();
  return id;
}

const sharedByRecord = ['title', 'description', 'yachtId', 'scheduledDate', 'completedDate', 'endDate', 'estimatedCost', 'actualCost'];

/** Carries a change of the record over to its slot. Work that comes back into the calendar, or moves there, must find its place free. */
export async function moveSlot(
  t: Transaction,
  reader: Reader,
  companyId: number,
  stored: MaintenanceRecord,
  { allowOverlap, ...changes }: MaintenanceChanges,
): Promise<void> {
  const slot = await t
    .selectFrom('scheduleEvents as e')
    .innerJoin('maintenance as r', (join) => join.onRef('r.companyId', '=', 'e.companyId').onRef('r.id', '=', 'e.maintenanceId'))
    .select(['e.id', 'e.startDate', 'e.endDate', 'r.plannedSeconds'])
    .where('e.companyId', '=', companyId)
    .where('e.maintenanceId', '=', stored.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  // An end that isn't said moves along with the start.
  const after = { ...stored, ...withoutUndefined(changes), endDate: changes.endDate };
  const datesChange = touches(['scheduledDate', 'completedDate', 'endDate'], stored, changes);
  if (datesChange) refuseImpossibleSlot(after);
  const moved = datesChange ? slotOf(after, lengthBefore(stored, after, slot)) : { startDate: slot.startDate, endDate: slot.endDate };
  const comesBack = isClosed(stored) && !isClosed(after);
  if ((datesChange || after.yachtId !== stored.yachtId || comesBack) && !isClosed(after)) {
    await refuseConflicts(t, reader, { companyId, yachtId: after.yachtId, type: 'maintenance', ...moved, except: slot.id, allowOverlap });
  }
  if (after.completedDate && !stored.completedDate)
    await changeRow(t, 'maintenance', { companyId, id: stored.id }, { plannedSeconds: secondsOf(slot) });
  // What the calendar doesn't show leaves its entry, and whoever edits that, alone.
  if (!touches(sharedByRecord, stored, changes)) return;
  await changeRow(
    t,
    'scheduleEvents',
    { companyId, id: slot.id },
    {
      title: after.title,
      description: after.description,
      yachtId: after.yachtId,
      ...moved,
      ...costsOfSlot(after),
    },
  );
}

type Slot = { startDate: string; endDate: string };

/** The slot whose length remains. A completion that ended it gives back the length it had, when that is taken back; one before its time never touched it. */
function lengthBefore(
  stored: MaintenanceRecord,
  after: { completedDate?: string | null },
  slot: Slot & { plannedSeconds: number | null },
): Slot | undefined {
  if (stored.completedDate !== slot.endDate || after.completedDate) return slot;
  if (slot.plannedSeconds === null) return undefined;
  return { startDate: slot.startDate, endDate: new Date(Date.parse(slot.startDate) + slot.plannedSeconds * 1000).toISOString() };
}

/** How long a slot lasts, in whole seconds, at least one. */
function secondsOf({ startDate, endDate }: Slot): number {
  return Math.max(1, Math.round((Date.parse(endDate) - Date.parse(startDate)) / 1000));
}

/** The costs of a record, decimals, as its slot holds them: in hundredths. */
function costsOfSlot({ estimatedCost = null, actualCost = null }: Costs<string>) {
  return {
    estimatedCost: estimatedCost === null ? null : centsOf(estimatedCost),
    actualCost: actualCost === null ? null : centsOf(actualCost),
  };
}

function refuseImpossibleSlot(dates: Parameters<typeof completionFault>[0]): void {
  const fault = completionFault(dates);
  if (fault) throw wrongField(dates.completedDate && dates.completedDate > dates.scheduledDate ? 'completedDate' : 'endDate', fault);
}
