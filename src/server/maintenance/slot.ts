// The slot of a maintenance record. Changes of the record also change the slot, in one transaction; the reverse is in the schedule room.
import {
  completionFault,
  slotOf,
  type MaintenanceChanges,
  type MaintenanceRecord,
  type NewMaintenanceRecord,
} from '#domain/maintenance/maintenance-record.ts';
import { isClosed } from '#domain/maintenance/maintenance-state.ts';
import { centsOf } from '#domain/shared/money.ts';
import type { Reader } from '../platform/company.ts';
import type { Transaction } from '../platform/database.ts';
import { wrongField } from '../platform/errors.ts';
import { addRow, changeRow } from '../platform/rows.ts';
import { refuseConflicts } from '../schedule/conflicts.ts';
import { touches, withoutUndefined, type Costs } from '../schedule/work.ts';
import { currencyFor } from '../yachts/house-rules.ts';

/** Stores a record and its slot, and returns the record's id. Conflicts are described in the reader's formats. */
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
    ...fields
  } = record;
  refuseImpossibleSlot({ ...fields, endDate });
  const slot = slotOf({ ...fields, endDate });
  if (!isClosed({ status: fields.status ?? 'pending' }))
    await refuseConflicts(t, reader, { companyId, yachtId: fields.yachtId, type: 'maintenance', ...slot, allowOverlap });
  const id = await addRow(t, 'maintenance', { ...fields, companyId });
  await t
    .insertInto('scheduleEvents')
    .values({
      companyId,
      maintenanceId: id,
      type: 'maintenance',
      title: fields.title,
      description: fields.description ?? null,
      yachtId: fields.yachtId,
      ...slot,
      currency: await currencyFor(t, companyId, { yachtId: fields.yachtId }),
      ...costsOfSlot(fields),
    })
    .execute();
  return id;
}

const sharedByRecord = ['title', 'description', 'yachtId', 'scheduledDate', 'completedDate', 'endDate', 'estimatedCost', 'actualCost'];

/** Applies a change of the record to its slot. Work that is reopened or moved needs a free slot. */
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
  // Without an end, it moves along with the start.
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
  // Other fields don't touch the entry, so they don't conflict with somebody editing it.
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

/** The slot whose length to keep. Clearing a completion that shortened or extended the slot restores its planned length. */
function lengthBefore(
  stored: MaintenanceRecord,
  after: { completedDate?: string | null },
  slot: Slot & { plannedSeconds: number | null },
): Slot | undefined {
  if (stored.completedDate !== slot.endDate || after.completedDate) return slot;
  if (slot.plannedSeconds === null) return undefined;
  return { startDate: slot.startDate, endDate: new Date(Date.parse(slot.startDate) + slot.plannedSeconds * 1000).toISOString() };
}

/** The length of a slot in whole seconds, at least one. */
function secondsOf({ startDate, endDate }: Slot): number {
  return Math.max(1, Math.round((Date.parse(endDate) - Date.parse(startDate)) / 1000));
}

/** The costs of a record in hundredths, as its slot stores them. */
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
