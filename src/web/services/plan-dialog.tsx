import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { UsualPlan } from '#domain/maintenance/tips.ts';
import type { ServicePlan } from '#domain/services/service-plan.ts';
import { planPolicyLabels } from '#domain/services/words.ts';
import { decimalMarkOf } from '#domain/shared/typed-amount.ts';
import { sayDate } from '../platform/day-words.ts';
import { DialogForm } from '../platform/dialog-form.tsx';
import { useRecordForm } from '../platform/record-form.ts';
import { useUser } from '../platform/session.tsx';
import type { SelectOption } from '../ui/search-select.tsx';
import { toast } from '../ui/toast-store.ts';
import { blankPlan, planChangesOf, planEnteredIn, planEntryOf, planResolver, usualEntry, type PlanEntry } from './plan-entry.ts';
import { PlanFields } from './plan-fields.tsx';
import { yachtEquipmentQuery, yachtMetersQuery } from './plan-query.ts';
import { nameOf } from './plan-words.tsx';

const labels: Record<keyof PlanEntry, string> = {
  equipmentId: 'Equipment',
  title: 'What is done',
  every: 'Every',
  unit: 'Unit',
  everyHours: 'Every (hours)',
  meterId: 'Meter',
  policy: 'Repeats',
  dueOn: 'Due on',
  dueHours: 'Due at (hours)',
  earlyDays: 'May be early (days)',
  lateDays: 'May be late (days)',
  lateHours: 'May be late (hours)',
  estimatedHours: 'Duration (hours)',
  series: 'Series',
  checklist: 'Checklist',
  parts: 'Parts needed',
  critical: 'Critical',
  outOfService: 'Takes the yacht out of service',
  paused: 'Paused',
};

type Props = {
  plan: ServicePlan | null;
  /** The yacht; null to choose one first. */ yacht: SelectOption | null;
  /** The equipment of a new one. */ equipmentId?: number;
  /** The usual plan that a new one starts from. */ usual?: UsualPlan;
  onClose: () => void;
};

/** Plans a service, or changes one. */
export function PlanDialog({ plan, yacht: given, equipmentId, usual, onClose }: Props) {
  const [yacht, setYacht] = useState(given);
  const mark = decimalMarkOf(useUser());
  const resolver = useMemo(() => planResolver(mark), [mark]);
  const onBoard = useQuery(yachtEquipmentQuery(yacht?.id ?? 0));
  const equipment = onBoard.data ?? [];
  const { data: meters = [] } = useQuery(yachtMetersQuery(yacht?.id ?? 0));
  const { form, upon, frame } = useRecordForm({
    collection: '/api/service-plans',
    stored: plan,
    formOf: planEntryOf,
    blank: { ...blankPlan, equipmentId: equipmentId ?? null, ...(usual && usualEntry(usual)) },
    resolver,
    labels,
    words: (field, entry) => wordsOf(field, entry, { equipment, meters }),
    changed: planChangesOf,
    enteredIn: planEnteredIn,
    failure: 'Failed to save the service',
    onSaved: (saved) => {
      toast({ title: plan ? 'Service updated' : 'Service planned', description: `${nameOf(saved)} of ${saved.yachtName}.` });
      onClose();
    },
  });
  const chosen = useWatch({ control: form.control, name: 'equipmentId' });
  return (
    <DialogForm
      frame={frame}
      thing="service"
      wide
      title={plan ? `Edit ${nameOf(plan)}` : 'Plan a service'}
      text="By date, by hours, or both, whichever comes first. Without an interval, it’s done once."
      action={plan ? 'Save changes' : 'Plan service'}
      onClose={onClose}
    >
      <PlanFields
        key={upon?.updatedAt}
        form={form}
        isNew={plan === null}
        yacht={given === null ? { chosen: yacht, onChoose: setYacht } : null}
        equipment={equipment.filter(({ retiredOn, id }) => retiredOn === null || id === chosen)}
        meters={meters}
        isEmpty={onBoard.data?.length === 0}
        yachtId={yacht?.id}
      />
    </DialogForm>
  );
}

type Named = { equipment: { id: number; name: string }[]; meters: { id: number; name: string }[] };

function wordsOf(field: keyof PlanEntry, entry: PlanEntry, { equipment, meters }: Named): string {
  const value = entry[field];
  if (field === 'equipmentId') return equipment.find(({ id }) => id === value)?.name ?? 'None';
  if (field === 'meterId') return meters.find(({ id }) => id === value)?.name ?? 'None';
  if (field === 'policy') return planPolicyLabels[entry.policy];
  if (field === 'dueOn') return entry.dueOn ? sayDate(entry.dueOn) : 'Empty';
  if (field === 'checklist') return entry.checklist?.label ?? 'None';
  if (field === 'parts') return entry.parts.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ') || 'None';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value ?? '') || 'Empty';
}
