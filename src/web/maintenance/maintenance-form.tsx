import { useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { MaintenanceRecord } from '#domain/maintenance/maintenance-record.ts';
import { isClosed } from '#domain/maintenance/maintenance-state.ts';
import { maintenanceTypeLabels, maintenanceStatusLabels } from '#domain/maintenance/words.ts';
import { useTimeZone } from '../platform/dates.ts';
import { PageForm } from '../platform/page-form.tsx';
import { useRecordForm } from '../platform/record-form.ts';
import { useUser } from '../platform/session.tsx';
import { OverlapDialog } from '../schedule/events/overlap-dialog.tsx';
import { useOverlap } from '../schedule/events/overlap-words.tsx';
import type { SelectOption } from '../ui/search-select.tsx';
import { useUsualTerms } from '../yachts/usual-terms-query.ts';
import {
  anyYard,
  blankEntry,
  carriesNothing,
  changesOf,
  enteredIn,
  entryOf,
  entryResolver,
  type Carried,
  type MaintenanceEntry,
  yardTimes,
  type YardHours,
} from './maintenance-entry.ts';
import { MaintenanceFields } from './maintenance-fields.tsx';
import type { NewRecordSearch } from './maintenance-query.ts';

const labels: Record<keyof MaintenanceEntry, string> = {
  title: 'Title',
  description: 'Description',
  yachtId: 'Yacht',
  type: 'Type',
  equipment: 'Equipment',
  assignee: 'Assigned to',
  contractor: 'Contractor',
  services: 'Services',
  defects: 'Defects',
  status: 'Status',
  progress: 'Progress',
  scheduledDay: 'Scheduled date',
  scheduledTime: 'Scheduled time',
  endDay: 'Planned end date',
  endTime: 'Planned end time',
  completedDay: 'Completed date',
  completedTime: 'Completed time',
  estimatedCost: 'Estimated cost',
  actualCost: 'Actual cost',
};

type Props = {
  record: MaintenanceRecord | null;
  /** The initial values of a new record. */
  given?: Omit<NewRecordSearch, 'yachtId'>;
  carried?: Carried;
  yacht?: SelectOption | null;
  yard?: YardHours;
  /** Leaves the form. It has to ignore the blocker, which still sees the changes as unsaved. */
  onSaved: (saved: MaintenanceRecord) => void;
  onCancel: () => void;
};

/** Plans work on a yacht, or edits it. */
export function MaintenanceForm({ record, given = {}, carried = carriesNothing, yacht = null, yard = anyYard, onSaved, onCancel }: Props) {
  const timeZone = useTimeZone();
  const user = useUser();
  const [picked, setPicked] = useState(yacht);
  const overlap = useOverlap();
  const resolver = useMemo(() => entryResolver(timeZone, record), [timeZone, record]);
  const { form, upon, frame } = useRecordForm({
    collection: '/api/maintenance',
    stored: record,
    formOf: (stored) => entryOf(stored, timeZone),
    blank: blankEntry(given, yacht?.id ?? null, yard, carried),
    resolver,
    labels,
    words: (field, entry, theirs) => words(field, entry, theirs, picked),
    changed: changesOf,
    enteredIn,
    failure: 'There was a problem saving the maintenance record.',
    asks: overlap.asks,
    onSaved,
  });
  const yachtId = useWatch({ control: form.control, name: 'yachtId' });
  const usual = useUsualTerms(yachtId);
  const isNew = record === null;
  const { workBegins = null, workEnds = null } = usual ?? yard;
  // New work takes the yard hours of the chosen yacht, except where a time was entered.
  useEffect(() => {
    if (!isNew) return;
    for (const [name, time] of Object.entries(yardTimes({ workBegins, workEnds }))) {
      const field = name as keyof ReturnType<typeof yardTimes>;
      if (!form.getFieldState(field).isDirty) form.resetField(field, { defaultValue: time });
    }
  }, [form, isNew, workBegins, workEnds]);

  function choose(next: SelectOption | null) {
    setPicked(next);
    // Equipment belongs to one yacht.
    if (next?.id !== form.getValues('yachtId')) form.setValue('equipment', null, { shouldDirty: true });
    form.setValue('yachtId', next?.id ?? null, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  }

  return (
    <>
      <PageForm
        frame={frame}
        thing="maintenance record"
        title={record ? `Edit ${record.title}` : given.defect ? 'Plan the repair' : 'New maintenance'}
        note={record ? 'Its calendar entry changes with it.' : 'It appears in the calendar as soon as you save it.'}
        action={record ? 'Save changes' : 'Schedule maintenance'}
        onCancel={onCancel}
      >
        <MaintenanceFields
          key={upon?.updatedAt}
          form={form}
          yacht={upon && upon.yachtId === yachtId ? yachtOf(upon) : picked}
          onYacht={choose}
          timeZone={timeZone}
          currency={upon?.currency ?? usual?.currency ?? user.currency}
          suggested={given.defect ? undefined : given.date}
          isOver={upon !== null && isClosed(upon)}
        />
      </PageForm>
      <OverlapDialog {...overlap.dialog} />
    </>
  );
}

function yachtOf({ yachtId, yachtName }: MaintenanceRecord): SelectOption {
  return { id: yachtId, label: yachtName };
}

function words(field: keyof MaintenanceEntry, entry: MaintenanceEntry, theirs: MaintenanceRecord, picked: SelectOption | null): string {
  if (field === 'yachtId') return entry.yachtId === theirs.yachtId ? theirs.yachtName : (picked?.label ?? 'None');
  if (field === 'progress') return `${entry.progress}%`;
  if (field === 'status') return maintenanceStatusLabels[entry.status];
  if (field === 'type') return entry.type ? maintenanceTypeLabels[entry.type] : 'Empty';
  if (field === 'equipment' || field === 'assignee') return entry[field]?.label ?? 'None';
  if (field === 'services' || field === 'defects') return entry[field].map(({ label }) => label).join('; ') || 'None';
  return entry[field] || 'Empty';
}
