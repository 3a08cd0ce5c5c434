import { useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { MaintenanceRecord, NewMaintenanceRecord } from '#domain/maintenance/maintenance-record.ts';
import { maintenanceTypeLabels, maintenanceStatusLabels } from '#domain/maintenance/words.ts';
import { reason } from '../platform/api.ts';
import { useTimeZone } from '../platform/dates.ts';
import { showOnFields } from '../platform/saving.ts';
import { useUser } from '../platform/session.tsx';
import { useVersions } from '../platform/versions.ts';
import { OverlapDialog, overlapQuestion } from '../schedule/overlap-dialog.tsx';
import { Button } from '../ui/button.tsx';
import { ConflictDialog } from '../ui/conflict-dialog.tsx';
import type { Found } from '../ui/search-select.tsx';
import { toast } from '../ui/toast-store.ts';
import { UnsavedChanges } from '../ui/unsaved-changes.tsx';
import { blankEntry, enteredIn, entryOf, entryResolver, type MaintenanceEntry } from './maintenance-entry.ts';
import { MaintenanceFields } from './maintenance-fields.tsx';
import { recordChanges, useSaveRecord } from './maintenance-save.ts';
import type { NewRecordSearch } from './maintenance.ts';

const labels: Record<keyof MaintenanceEntry, string> = {
  title: 'Title',
  description: 'Description',
  yachtId: 'Yacht',
  type: 'Type',
  status: 'Status',
  progress: 'Progress',
  scheduledDay: 'Scheduled date',
  scheduledTime: 'Scheduled time',
  completedDay: 'Completed date',
  completedTime: 'Completed time',
  estimatedCost: 'Estimated cost',
  actualCost: 'Actual cost',
};

type Props = {
  record: MaintenanceRecord | null;
  /** What a new record begins with. */
  given?: Omit<NewRecordSearch, 'yachtId'>;
  yacht?: Found | null;
  /** Leaves the form. It has to ignore the blocker, which still sees the changes as unsaved. */
  onSaved: (saved: MaintenanceRecord) => void;
  onCancel: () => void;
};

/** What was to be saved when something turned out to be in the way. */
type SaveQuestion = { question: string; values: NewMaintenanceRecord; upon: MaintenanceRecord | null };

/** Plans work on a yacht, or edits it. */
export function MaintenanceForm({ record, given = {}, yacht = null, onSaved, onCancel }: Props) {
  const timeZone = useTimeZone();
  const user = useUser();
  const [picked, setPicked] = useState(yacht);
  const [pending, setPending] = useState<SaveQuestion | null>(null);
  const resolver = useMemo(() => entryResolver(timeZone, record), [timeZone, record]);
  const form = useForm({ resolver, defaultValues: record ? entryOf(record, timeZone) : blankEntry(given, yacht?.id ?? null) });
  const { isDirty, dirtyFields } = form.formState;
  const save = useSaveRecord();
  const versions = useVersions({
    form,
    stored: record,
    formOf: (stored) => entryOf(stored, timeZone),
    labels,
    words: (field, entry, theirs) => words(field, entry, theirs, picked),
    save: send,
  });
  const yachtId = useWatch({ control: form.control, name: 'yachtId' });

  function send(values: NewMaintenanceRecord, upon: MaintenanceRecord | null, allowOverlap?: true) {
    save.mutate(
      upon ? { changes: { ...recordChanges(values, dirtyFields), allowOverlap }, upon } : { values: { ...values, allowOverlap } },
      {
        onSuccess: onSaved,
        onError: (error) => {
          if (versions.refused(error)) return;
          const question = overlapQuestion(error);
          if (question) return setPending({ question, values, upon });
          toast({ variant: 'destructive', title: 'There was a problem saving the maintenance record.', description: reason(error) });
          showOnFields(form, error, enteredIn);
        },
      },
    );
  }

  function choose(next: Found | null) {
    setPicked(next);
    form.setValue('yachtId', next?.id ?? null, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  }

  function saveAllTheSame({ values, upon }: SaveQuestion) {
    setPending(null);
    send(values, upon, true);
  }

  return (
    <form noValidate onSubmit={form.handleSubmit((values) => send(values, versions.upon))} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <h2 className="text-xl leading-7 font-semibold wrap-anywhere">{record ? `Edit ${record.title}` : 'New maintenance'}</h2>
        <p className="text-ink-2">
          {record ? 'Its calendar entry changes with it.' : 'It appears in the calendar as soon as you save it.'}
        </p>
      </div>
      <MaintenanceFields
        key={versions.upon?.updatedAt}
        form={form}
        yacht={versions.upon && versions.upon.yachtId === yachtId ? yachtOf(versions.upon) : picked}
        onYacht={choose}
        timeZone={timeZone}
        currency={versions.upon?.currency ?? user.currency}
        suggested={given.date}
      />
      {/* On the left, where a toast never covers them. */}
      <div className="sticky bottom-0 z-10 -mx-4 flex gap-2 border-t bg-canvas/95 px-4 py-3 backdrop-blur-md max-sm:[&>*]:flex-1 sm:mx-0 sm:px-0">
        <Button type="submit" variant="primary" running={save.isPending && 'Saving'}>
          {record ? 'Save changes' : 'Schedule maintenance'}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
      <ConflictDialog thing="maintenance record" {...versions.dialog} />
      <OverlapDialog
        question={pending?.question ?? null}
        onSave={() => pending && saveAllTheSame(pending)}
        onClose={() => setPending(null)}
      />
      <UnsavedChanges when={() => isDirty} />
    </form>
  );
}

function yachtOf({ yachtId, yachtName }: MaintenanceRecord): Found {
  return { id: yachtId, label: yachtName };
}

function words(field: keyof MaintenanceEntry, entry: MaintenanceEntry, theirs: MaintenanceRecord, picked: Found | null): string {
  if (field === 'yachtId') return entry.yachtId === theirs.yachtId ? theirs.yachtName : (picked?.label ?? 'None');
  if (field === 'progress') return `${entry.progress}%`;
  if (field === 'status') return maintenanceStatusLabels[entry.status];
  if (field === 'type') return entry.type ? maintenanceTypeLabels[entry.type] : 'Empty';
  return entry[field] || 'Empty';
}
