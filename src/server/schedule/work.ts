// The maintenance record of a calendar entry: the two are one thing. Changes of the entry also change the record, in one transaction; the
// reverse is in the maintenance room.
import { titleFault } from '#domain/maintenance/maintenance-record.ts';
import { sql } from 'kysely';
import { isClosed } from '#domain/maintenance/maintenance-state.ts';
import type { NewScheduleEvent, ScheduleEvent, ScheduleEventChanges } from '#domain/schedule/schedule-event.ts';
import { decimalOf, type Cents } from '#domain/shared/money.ts';
import { inWords } from '#domain/shared/words.ts';
import type { Transaction } from '../platform/database.ts';
import { wrongField } from '../platform/errors.ts';
import { addRow, changeRow } from '../platform/rows.ts';
import { difference } from '../platform/write.ts';
import { moveOwnLine, refuseWhileInTheBook } from '../services/closing-work.ts';

/** Adds the record of a maintenance entry in the calendar, and returns its id. */
export async function addRecordOfSlot(t: Transaction, companyId: number, slot: NewScheduleEvent): Promise<number> {
  refuseShortTitle(slot.title);
  const id = await addRow(t, 'maintenance', {
    companyId,
    title: slot.title,
    description: slot.description ?? null,
    yachtId: slot.yachtId,
    type: slot.maintenanceType ?? 'general',
    scheduledDate: slot.startDate,
    ...costsOfRecord(slot),
  });
  return id;
}

const sharedBySlot = ['title', 'description', 'yachtId', 'startDate', 'endDate', 'estimatedCost', 'actualCost'];

/** Applies a change of the slot to its record. */
export async function moveRecord(t: Transaction, companyId: number, stored: ScheduleEvent, changes: ScheduleEventChanges): Promise<void> {
  if (stored.maintenanceId === null || !touches(sharedBySlot, stored, changes)) return;
  const after = { ...stored, ...withoutUndefined(changes) };
  refuseShortTitle(after.title);
  if (after.yachtId !== stored.yachtId) {
    await refuseWhileInTheBook(t, companyId, stored.maintenanceId, stored.yachtName);
    await refuseWhileItCarries(t, companyId, stored);
  }
  const { status, completedDate: before } = await t
    .selectFrom('maintenance')
    .select(['status', 'completedDate'])
    .where('companyId', '=', companyId)
    .where('id', '=', stored.maintenanceId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  // Work that was completed before it was due keeps that day, although its slot ends at another time.
  const completedDate = before === stored.endDate ? after.endDate : before;
  await changeRow(
    t,
    'maintenance',
    { companyId, id: stored.maintenanceId },
    {
      title: after.title,
      description: after.description,
      yachtId: after.yachtId,
      scheduledDate: after.startDate,
      completedDate,
      ...costsOfRecord(after),
    },
  );
  if (status === 'completed' && completedDate && completedDate !== before)
    await moveOwnLine(t, companyId, stored.maintenanceId, completedDate);
}

/** 422 for work that moves to another yacht although its services, defects or equipment belong to this one. */
async function refuseWhileItCarries(t: Transaction, companyId: number, { maintenanceId, yachtName }: ScheduleEvent): Promise<void> {
  const { rows } = await sql<{ services: boolean; defects: boolean; equipment: boolean }>`
    select r.equipment_id is not null as equipment, exists (
      select from job_plans j join service_plans p on p.company_id = j.company_id and p.id = j.plan_id and p.cycle = j.cycle
      where j.company_id = r.company_id and j.maintenance_id = r.id) as services,
      exists (select from defects d where d.company_id = r.company_id and d.maintenance_id = r.id) as defects
    from maintenance r where r.company_id = ${companyId} and r.id = ${maintenanceId}`.execute(t);
  const [carried] = rows;
  const ofThisYacht = inWords([carried?.services ? 'services' : null, carried?.defects ? 'defects' : null]);
  if (ofThisYacht) throw wrongField('yachtId', `This includes ${ofThisYacht} of ${yachtName}. Remove them first.`);
  if (carried?.equipment) throw wrongField('yachtId', `This is about equipment of ${yachtName}. Remove it first.`);
}

/** Whether this entry is the slot of completed or cancelled work, which conflicts with nothing. */
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

/** The estimated and the actual cost, in decimals or in hundredths. */
export type Costs<Amount> = { estimatedCost?: Amount | null; actualCost?: Amount | null };

/** The costs of a slot, which are in hundredths, as decimals for its record. */
function costsOfRecord({ estimatedCost = null, actualCost = null }: Costs<Cents>) {
  return {
    estimatedCost: estimatedCost === null ? null : decimalOf(estimatedCost),
    actualCost: actualCost === null ? null : decimalOf(actualCost),
  };
}

function refuseShortTitle(title: string): void {
  const fault = titleFault(title);
  if (fault) throw wrongField('title', fault);
}

/** Whether a change really changes one of these fields. */
export function touches(shared: readonly string[], stored: object, changes: object): boolean {
  return Object.keys(difference(stored, changes)).some((field) => shared.includes(field));
}

/** The fields of a change that are set. */
export function withoutUndefined<T extends object>(changes: T): { [Key in keyof T]: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]: Exclude<T[Key], undefined>;
  };
}
