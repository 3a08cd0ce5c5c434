import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FieldError, FieldErrors, Resolver } from 'react-hook-form';
import {
  completionFault,
  NewMaintenanceRecord,
  type MaintenanceChanges,
  type MaintenanceRecord,
} from '#domain/maintenance/maintenance-record.ts';
import type { MaintenanceType, MaintenanceStatus } from '#domain/maintenance/words.ts';
import type { UsualTerms } from '#domain/companies/usual-terms.ts';
import { centsOf } from '#domain/shared/money.ts';
import { wallClockIn } from '#domain/shared/zoned-time.ts';
import { instantEntered, isUnreadDay, timeFault } from '../platform/entered-time.ts';
import { changesIn, type Touched } from '../platform/saving.ts';
import type { SelectOption } from '../ui/search-select.tsx';
import type { NewRecordSearch } from './maintenance-query.ts';

/** The form values of a record. Days and times are in the company's time zone. */
export type MaintenanceEntry = {
  title: string;
  description: string;
  yachtId: number | null;
  type: MaintenanceType | '';
  equipment: SelectOption | null;
  assignee: SelectOption | null;
  contractor: string;
  /** The services whose open turns it covers. */ services: SelectOption[];
  /** The defects to fix. */ defects: SelectOption[];
  status: MaintenanceStatus;
  progress: number;
  scheduledDay: string;
  scheduledTime: string;
  endDay: string;
  endTime: string;
  completedDay: string;
  completedTime: string;
  estimatedCost: string;
  actualCost: string;
};

type Field = keyof MaintenanceEntry;

const workBegins = '08:00';
const workEnds = '17:00';

export type YardHours = Pick<UsualTerms, 'workBegins' | 'workEnds'>;

export const anyYard: YardHours = { workBegins: null, workEnds: null };

/** The default times of new work, by the hours of the yard. */
export function yardTimes(yard: YardHours): Pick<MaintenanceEntry, 'scheduledTime' | 'endTime' | 'completedTime'> {
  const ends = yard.workEnds ?? workEnds;
  return { scheduledTime: yard.workBegins ?? workBegins, endTime: ends, completedTime: ends };
}

/** The equipment of work, and the services and defects it covers. */
export type Carried = Pick<MaintenanceEntry, 'equipment' | 'services' | 'defects'>;

export const carriesNothing: Carried = { equipment: null, services: [], defects: [] };

/** The form values of new work: the yard's hours, and the values of the address. */
export function blankEntry(
  { title = '', description = '', type = '', date = '' }: Omit<NewRecordSearch, 'yachtId' | 'type'> & { type?: MaintenanceType | '' },
  yachtId: number | null,
  yard: YardHours,
  carried = carriesNothing,
): MaintenanceEntry {
  return {
    title,
    description,
    yachtId,
    type,
    assignee: null,
    contractor: '',
    ...carried,
    status: 'pending',
    progress: 0,
    scheduledDay: date,
    endDay: '',
    completedDay: '',
    ...yardTimes(yard),
    estimatedCost: '',
    actualCost: '',
  };
}

export function entryOf(record: MaintenanceRecord, timeZone: string): MaintenanceEntry {
  const scheduled = wallClockIn(timeZone, record.scheduledDate);
  const end = wallClockIn(timeZone, record.endDate);
  const completed = record.completedDate ? wallClockIn(timeZone, record.completedDate) : { day: '', time: workEnds };
  const { title, yachtId, type, status, progress } = record;
  return {
    title,
    yachtId,
    type,
    status,
    progress,
    equipment: foundOf(record.equipmentId, record.equipmentName),
    assignee: foundOf(record.assigneeId, record.assigneeName),
    contractor: record.contractor ?? '',
    services: carriedServices(record),
    defects: record.defects.map((defect) => ({ id: defect.id, label: defect.title })),
    description: record.description ?? '',
    scheduledDay: scheduled.day,
    scheduledTime: scheduled.time,
    endDay: end.day,
    endTime: end.time,
    completedDay: completed.day,
    completedTime: completed.time,
    estimatedCost: record.estimatedCost ?? '',
    actualCost: record.actualCost ?? '',
  };
}

function foundOf(id: number | null, label: string | null): SelectOption | null {
  return id === null ? null : { id, label: label ?? '' };
}

/** The services still to be done, named as in a list of the yacht’s services. */
function carriedServices({ services }: MaintenanceRecord): SelectOption[] {
  return services.flatMap(({ planId, doneOn, title, equipmentName }) =>
    planId === null || doneOn !== null ? [] : [{ id: planId, label: equipmentName ? `${equipmentName}, ${title}` : title }],
  );
}

/** What to send of the entered values. */
export function recordOf(entry: MaintenanceEntry, timeZone: string, stored: MaintenanceRecord | null) {
  const { scheduledDay, scheduledTime, endDay, endTime, completedDay, completedTime, estimatedCost, actualCost, ...fields } = entry;
  const { equipment, assignee, services, defects, ...rest } = fields;
  // New work without any leaves them out.
  const idsOf = (carried: SelectOption[]) => (stored || carried.length > 0 ? carried.map(({ id }) => id) : undefined);
  return {
    ...rest,
    equipmentId: equipment?.id ?? null,
    assigneeId: assignee?.id ?? null,
    planIds: idsOf(services),
    defectIds: idsOf(defects),
    scheduledDate: instantEntered(timeZone, scheduledDay, scheduledTime, stored?.scheduledDate),
    endDate: endDay === '' ? undefined : instantEntered(timeZone, endDay, endTime, stored?.endDate),
    completedDate: completedDay === '' ? null : instantEntered(timeZone, completedDay, completedTime, stored?.completedDate),
    estimatedCost: costOf(estimatedCost),
    actualCost: costOf(actualCost),
  };
}

/** A cost of zero counts as none. */
function costOf(typed: string): string | null {
  return typed.trim() === '' || centsOf(typed) === 0 ? null : typed;
}

/** The changes to send for the touched fields of the form. */
export function changesOf(values: NewMaintenanceRecord, touched: Touched<MaintenanceEntry>): MaintenanceChanges {
  const begins = touched.scheduledDay || touched.scheduledTime;
  const dates = {
    scheduledDate: begins,
    // Moving the start sends the end too, as the form shows it.
    endDate: begins || touched.endDay || touched.endTime,
    completedDate: touched.completedDay || touched.completedTime,
    equipmentId: touched.equipment,
    assigneeId: touched.assignee,
    planIds: touched.services,
    defectIds: touched.defects,
  };
  return changesIn(values, { ...touched, ...dates });
}

/** The form field for a field of the record, where their names differ. */
export const enteredIn: Record<string, Field> = {
  scheduledDate: 'scheduledDay',
  endDate: 'endDay',
  completedDate: 'completedDay',
  equipmentId: 'equipment',
  assigneeId: 'assignee',
  planIds: 'services',
  defectIds: 'defects',
};

const resolveRecord = standardSchemaResolver(NewMaintenanceRecord) as unknown as Resolver<
  Record<string, unknown>,
  unknown,
  NewMaintenanceRecord
>;

/** Validates the form by the rules of the domain, and puts each error at the field where it was entered. */
export function entryResolver(
  timeZone: string,
  stored: MaintenanceRecord | null,
): Resolver<MaintenanceEntry, unknown, NewMaintenanceRecord> {
  return async (entry, context, options) => {
    const record = recordOf(entry, timeZone, stored);
    const { values, errors } = await resolveRecord(record, context, options as never);
    const faults: Partial<Record<Field, FieldError>> = {};
    const blame = (field: Field, message: string) =>
      (faults[field] ??= { type: 'rule', message, ref: options.fields[field]?.ref as never });

    const blameTime = (field: Field, fault: string | null) => fault && blame(field, fault);

    if (isUnreadDay(entry.scheduledDay)) blame('scheduledDay', 'Please enter a date');
    if (entry.scheduledDay) blameTime('scheduledTime', timeFault(entry.scheduledTime, 'Scheduled time is required'));
    if (isUnreadDay(entry.endDay)) blame('endDay', 'Please complete the date, or clear it');
    // A stored entry needs an end. New work without one gets the usual length.
    if (stored && !entry.endDay) blame('endDay', 'Planned end date is required');
    if (entry.endDay) blameTime('endTime', timeFault(entry.endTime, 'Planned end time is required'));
    if (isUnreadDay(entry.completedDay)) blame('completedDay', 'Please complete the date, or clear it');
    if (entry.completedDay) blameTime('completedTime', timeFault(entry.completedTime, 'Completed time is required'));
    for (const [path, error] of Object.entries(errors)) {
      if ((path === 'scheduledDate' && faults.scheduledTime) || (path === 'endDate' && faults.endTime)) continue;
      blame(enteredIn[path] ?? (path as Field), String(error?.message));
    }
    const { scheduledDate, completedDate, endDate } = record;
    const fault = scheduledDate && completionFault({ scheduledDate, completedDate, endDate: endDate ?? undefined });
    if (fault) blame(completedDate && completedDate > scheduledDate ? 'completedDay' : 'endDay', fault);
    return Object.keys(faults).length > 0
      ? { values: {}, errors: faults as FieldErrors<MaintenanceEntry> }
      : { values: values as NewMaintenanceRecord, errors: {} };
  };
}
