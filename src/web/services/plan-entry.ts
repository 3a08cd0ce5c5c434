import type { Resolver } from 'react-hook-form';
import { hoursInField, hoursOf, hoursTyped } from '#domain/equipment/hours.ts';
import type { Meter } from '#domain/equipment/meter.ts';
import type { UsualPlan } from '#domain/maintenance/tips.ts';
import { NewServicePlan, planFault, type ServicePlan, type ServicePlanChanges } from '#domain/services/service-plan.ts';
import type { PlanPolicy } from '#domain/services/words.ts';
import type { DecimalMark } from '#domain/shared/formats.ts';
import { quantityTyped } from '../parts/quantity-entry.ts';
import type { TypedPart } from '../parts/needed-parts-fields.tsx';
import { checkedBy } from '../platform/record-form.ts';
import type { Touched } from '../platform/saving.ts';
import type { SelectOption } from '../ui/search-select.tsx';

/** The form values of a plan. Numbers are as typed. */
export type PlanEntry = {
  equipmentId: number | null;
  title: string;
  every: string;
  unit: 'months' | 'days';
  everyHours: string;
  meterId: number | null;
  policy: PlanPolicy;
  dueOn: string;
  dueHours: string;
  earlyDays: string;
  lateDays: string;
  lateHours: string;
  estimatedHours: string;
  series: string;
  checklist: SelectOption | null;
  parts: TypedPart[];
  critical: boolean;
  outOfService: boolean;
  paused: boolean;
};

export const blankPlan: PlanEntry = {
  equipmentId: null,
  title: '',
  every: '',
  unit: 'months',
  everyHours: '',
  meterId: null,
  policy: 'floating',
  dueOn: '',
  dueHours: '',
  earlyDays: '',
  lateDays: '',
  lateHours: '',
  estimatedHours: '',
  series: '',
  checklist: null,
  parts: [],
  critical: false,
  outOfService: true,
  paused: false,
};

/** Whether a plan is due by hours too, and needs a meter. */
export function countsHours({ everyHours, dueHours }: Pick<PlanEntry, 'everyHours' | 'dueHours'>): boolean {
  return everyHours.trim() !== '' || dueHours.trim() !== '';
}

/** The meter whose hours usually count for this equipment: its own, or the only one on board. */
export function usualMeter(meters: readonly Pick<Meter, 'id' | 'equipmentId'>[], equipmentId: number | null): number | null {
  const only = meters.length === 1 ? meters[0] : undefined;
  return (meters.find((meter) => meter.equipmentId === equipmentId) ?? only)?.id ?? null;
}

/** The meter of a plan once other equipment is chosen: the usual one, unless another was chosen before or no hours count. */
export function meterAfter(meters: Parameters<typeof usualMeter>[0], entry: PlanEntry, equipmentId: number | null): number | null {
  const follows = entry.meterId === null ? countsHours(entry) : entry.meterId === usualMeter(meters, entry.equipmentId);
  return follows ? usualMeter(meters, equipmentId) : entry.meterId;
}

const hoursShown = (hours: number | null) => (hours === null ? '' : hoursInField(hours));

/** The form values of a usual service. */
export function usualEntry(plan: UsualPlan): Partial<PlanEntry> {
  const { title, everyMonths, everyDays, everyTenths, policy, earlyDays, lateDays, estimatedTenths, series, critical, outOfService } = plan;
  return {
    title,
    every: String(everyMonths ?? everyDays ?? ''),
    unit: everyDays === null ? 'months' : 'days',
    everyHours: hoursShown(everyTenths === null ? null : hoursOf(everyTenths)),
    policy,
    earlyDays: String(earlyDays ?? ''),
    lateDays: lateDays === 0 ? '' : String(lateDays),
    estimatedHours: hoursShown(estimatedTenths === null ? null : hoursOf(estimatedTenths)),
    series: series ?? '',
    critical,
    outOfService,
  };
}

export function planEntryOf(plan: ServicePlan): PlanEntry {
  const { equipmentId, title, everyMonths, everyDays, meterId, policy, critical, outOfService, paused } = plan;
  return {
    equipmentId,
    title,
    every: String(everyMonths ?? everyDays ?? ''),
    unit: everyDays === null ? 'months' : 'days',
    everyHours: hoursShown(plan.everyHours),
    meterId,
    policy,
    dueOn: plan.dueOn ?? '',
    dueHours: hoursShown(plan.dueHours),
    earlyDays: String(plan.earlyDays ?? ''),
    lateDays: plan.lateDays === 0 ? '' : String(plan.lateDays),
    lateHours: plan.lateHours === 0 ? '' : hoursShown(plan.lateHours),
    estimatedHours: hoursShown(plan.estimatedHours),
    series: plan.series ?? '',
    checklist: plan.checklistId === null ? null : { id: plan.checklistId, label: plan.checklistName ?? '' },
    parts: plan.parts.map(({ partId, name, quantity }) => ({ partId, name, quantity: String(quantity) })),
    critical,
    outOfService,
    paused,
  };
}

// Whole numbers have no separators, so that 1.000 is never taken for 1.
const number = (typed: string) => (typed.trim() === '' ? null : /^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN);
const hours = (typed: string) => (typed.trim() === '' ? null : (hoursTyped(typed) ?? Number.NaN));

/** What to send of the entered values. */
function planOf(
  mark: DecimalMark,
  { every, unit, everyHours, dueOn, dueHours, earlyDays, lateDays, lateHours, estimatedHours, checklist, parts, ...entry }: PlanEntry,
) {
  const { paused: _, ...rest } = entry;
  return {
    ...rest,
    everyMonths: unit === 'months' ? number(every) : null,
    everyDays: unit === 'days' ? number(every) : null,
    everyHours: hours(everyHours),
    dueOn: dueOn || null,
    dueHours: hours(dueHours),
    earlyDays: number(earlyDays),
    lateDays: number(lateDays) ?? 0,
    lateHours: hours(lateHours) ?? 0,
    estimatedHours: hours(estimatedHours),
    checklistId: checklist?.id ?? null,
    parts: parts.map(({ partId, quantity }) => ({ partId, quantity: quantityTyped(quantity, mark) })),
  };
}

/** The form fields for fields of the plan, where their names differ. */
export const planEnteredIn: Record<string, keyof PlanEntry> = { everyMonths: 'every', everyDays: 'every', checklistId: 'checklist' };

const byRules = checkedBy<Record<string, unknown>, NewServicePlan>(NewServicePlan);

/** What the form returns: a plan, and whether it is paused. */
export type PlanValues = NewServicePlan & { paused?: boolean };

/** Validates the form by the rules of the domain, and puts each error at the field where it was entered. */
export function planResolver(mark: DecimalMark): Resolver<PlanEntry, unknown, PlanValues> {
  return async (entry, context, options) => {
    const plan = planOf(mark, entry);
    const { values, errors } = await byRules(plan, context, options as never);
    const faults: Record<string, { type: 'rule'; message: string; ref?: unknown } | object> = {};
    const blame = (path: string, message: string) => {
      const field = planEnteredIn[path] ?? (path as keyof PlanEntry);
      faults[field] ??= { type: 'rule', message, ref: options.fields[field]?.ref };
    };
    for (const [path, error] of Object.entries(errors)) {
      // Errors of a part are shown beside it.
      if (path === 'parts' && error) faults['parts'] = error;
      else blame(path, String(error?.message));
    }
    const fault = planFault(plan);
    if (fault) blame(fault.path, fault.message);
    return Object.keys(faults).length > 0
      ? ({ values: {}, errors: faults } as never)
      : { values: { ...(values as NewServicePlan), paused: entry.paused }, errors: {} };
  };
}

const enteredBy: Record<string, readonly (keyof PlanEntry)[]> = {
  everyMonths: ['every', 'unit'],
  everyDays: ['every', 'unit'],
  checklistId: ['checklist'],
};

/** The changes to send for the touched fields of the form. */
export function planChangesOf(values: PlanValues, touched: Touched<PlanEntry>): ServicePlanChanges {
  const { equipmentId: _, lastDoneOn: __, lastDoneHours: ___, ...changes } = values;
  const isTouched = (key: string) => (enteredBy[key] ?? [key as keyof PlanEntry]).some((field) => touched[field]);
  return Object.fromEntries(Object.entries(changes).filter(([key]) => isTouched(key)));
}
