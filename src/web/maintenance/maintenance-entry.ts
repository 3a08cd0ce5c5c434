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
import type { Found } from '../ui/search-select.tsx';
import type { NewRecordSearch } from './maintenance-query.ts';

/** What a form shows of a record. Days and times are what the calendar and the clock say in the company's time zone. */
export type MaintenanceEntry = {
  title: string;
  description: string;
  yachtId: number | null;
  type: MaintenanceType | '';
  equipment: Found | null;
  assignee: Found | null;
  contractor: string;
  /** The services whose open turns it carries. */ services: Found[];
  /** What it is to fix. */ defects: Found[];
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

/** The times that new work has by the hours of a yard. */
export function yardTimes(yard: YardHours): Pick<MaintenanceEntry, 'scheduledTime' | 'endTime' | 'completedTime'> {
  const ends = yard.workEnds ?? workEnds;
  return { scheduledTime: yard.workBegins ?? workBegins, endTime: ends, completedTime: ends };
}

/** What work is about, and what it carries. */
export type Carried = Pick<MaintenanceEntry, 'equipment' | 'services' | 'defects'>;

export const carriesNothing: Carried = { equipment: null, services: [], defects: [] };

/** New work, in the hours of the yard, with what the address says about it. */
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

function foundOf(id: number | null, label: string | null): Found | null {
  return id === null ? null : { id, label: label ?? '' };
}

/** The services that work is still to do, by the name they have in a list of the yacht’s. */
function carriedServices({ services }: MaintenanceRecord): Found[] {
  return services.flatMap(({ planId, doneOn, title, equipmentName }) =>
    planId === null || doneOn !== null ? [] : [{ id: planId, label: equipmentName ? `${equipmentName}, ${title}` : title }],
  );
}

/** What was entered, as the server takes it. */
export function recordOf(entry: MaintenanceEntry, timeZone: string, stored: MaintenanceRecord | null) {
  const { scheduledDay, scheduledTime, endDay, endTime, completedDay, completedTime, estimatedCost, actualCost, ...said } = entry;
  const { equipment, assignee, services, defects, ...rest } = said;
  // New work that carries nothing says nothing of it.
  const idsOf = (carried: Found[]) => (stored || carried.length > 0 ? carried.map(({ id }) => id) : undefined);
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

/** Work that costs nothing has no cost. */
function costOf(written: string): string | null {
  return written.trim() === '' || centsOf(written) === 0 ? null : written;
}

/** What was changed of the record by whoever touched these fields of the form. */
export function changesOf(values: NewMaintenanceRecord, touched: Touched<MaintenanceEntry>): MaintenanceChanges {
  const begins = touched.scheduledDay || touched.scheduledTime;
  const dates = {
    scheduledDate: begins,
    // The end that is shown is meant, also where the start alone was moved.
    endDate: begins || touched.endDay || touched.endTime,
    completedDate: touched.completedDay || touched.completedTime,
    equipmentId: touched.equipment,
    assigneeId: touched.assignee,
    planIds: touched.services,
    defectIds: touched.defects,
  };
  return changesIn(values, { ...touched, ...dates });
}

/** The field that a field of the record is entered in, where it has another name. */
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

/** Checks what was entered by the rules of the domain, and says what is wrong where it was entered. */
export function entryResolver(
  timeZone: string,
  stored: MaintenanceRecord | null,
): Resolver<MaintenanceEntry, unknown, NewMaintenanceRecord> {
  return async (entry, context, options) => {
    const record = recordOf(entry, timeZone, stored);
    const { values, errors } = await resolveRecord(record, context, options as never);
    const found: Partial<Record<Field, FieldError>> = {};
    const blame = (field: Field, message: string) => (found[field] ??= { type: 'rule', message, ref: options.fields[field]?.ref as never });

    const blameTime = (field: Field, fault: string | null) => fault && blame(field, fault);

    if (isUnreadDay(entry.scheduledDay)) blame('scheduledDay', 'Please enter a date');
    if (entry.scheduledDay) blameTime('scheduledTime', timeFault(entry.scheduledTime, 'Scheduled time is required'));
    if (isUnreadDay(entry.endDay)) blame('endDay', 'Please complete the date, or clear it');
    // What stands in the calendar has an end there. Without one, new work is given its own.
    if (stored && !entry.endDay) blame('endDay', 'Planned end date is required');
    if (entry.endDay) blameTime('endTime', timeFault(entry.endTime, 'Planned end time is required'));
    if (isUnreadDay(entry.completedDay)) blame('completedDay', 'Please complete the date, or clear it');
    if (entry.completedDay) blameTime('completedTime', timeFault(entry.completedTime, 'Completed time is required'));
    for (const [path, error] of Object.entries(errors)) {
      if ((path === 'scheduledDate' && found.scheduledTime) || (path === 'endDate' && found.endTime)) continue;
      blame(enteredIn[path] ?? (path as Field), String(error?.message));
    }
    const { scheduledDate, completedDate, endDate } = record;
    const fault = scheduledDate && completionFault({ scheduledDate, completedDate, endDate: endDate ?? undefined });
    if (fault) blame(completedDate && completedDate > scheduledDate ? 'completedDay' : 'endDay', fault);
    return Object.keys(found).length > 0
      ? { values: {}, errors: found as FieldErrors<MaintenanceEntry> }
      : { values: values as NewMaintenanceRecord, errors: {} };
  };
}
