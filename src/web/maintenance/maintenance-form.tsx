import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { MaintenanceRecord, NewMaintenanceRecord } from '#domain/maintenance/maintenance-record.ts';
import { reason } from '../platform/api.ts';
import { useTimeZone } from '../platform/dates.ts';
import { changedMeanwhile, showOnFields } from '../platform/saving.ts';
import { useUser } from '../platform/session.tsx';
import { OverlapDialog, overlapQuestion } from '../schedule/overlap-dialog.tsx';
import { Button } from '../ui/button.tsx';
import type { Found } from '../ui/search-select.tsx';
import { toast } from '../ui/toast-store.ts';
import { UnsavedChanges } from '../ui/unsaved-changes.tsx';
import { MaintenanceConflictDialog } from './maintenance-conflict-dialog.tsx';
import { blankEntry, enteredIn, entryOf, entryResolver } from './maintenance-entry.ts';
import { MaintenanceFields } from './maintenance-fields.tsx';
import { recordChanges, useSaveRecord } from './maintenance-save.ts';
import { recordQuery, type NewRecordSearch } from './maintenance.ts';

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
type Asked = { question: string; values: NewMaintenanceRecord; upon: MaintenanceRecord | null };

/** Plans work on a yacht, or edits it. */
export function MaintenanceForm({ record, given = {}, yacht = null, onSaved, onCancel }: Props) {
  const timeZone = useTimeZone();
  const user = useUser();
  const queries = useQueryClient();
  const [start, setStart] = useState(record);
  const [chosen, setChosen] = useState(record ? yachtOf(record) : yacht);
  const [theirs, setTheirs] = useState<MaintenanceRecord | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const resolver = useMemo(() => entryResolver(timeZone, start), [timeZone, start]);
  const form = useForm({ resolver, defaultValues: record ? entryOf(record, timeZone) : blankEntry(given, yacht?.id ?? null) });
  const { isDirty, dirtyFields } = form.formState;
  const save = useSaveRecord();

  function send(values: NewMaintenanceRecord, upon: MaintenanceRecord | null, allowOverlap?: true) {
    save.mutate(upon ? { changes: { ...recordChanges(values, dirtyFields), allowOverlap }, upon } : { values: { ...values, allowOverlap } }, {
      onSuccess: onSaved,
      onError: (error) => {
        const current = changedMeanwhile<MaintenanceRecord>(error);
        const question = overlapQuestion(error);
        if (current) return takeIn(current);
        if (question) return setAsked({ question, values, upon });
        toast({ variant: 'destructive', title: 'There was a problem saving the maintenance record.', description: reason(error) });
        showOnFields(form, error, enteredIn);
      },
    });
  }

  // The page behind the form is to show what is stored by now, however this ends.
  function takeIn(current: MaintenanceRecord) {
    queries.setQueryData(recordQuery(current.id).queryKey, current);
    setTheirs(current);
  }

  function choose(next: Found | null) {
    setChosen(next);
    form.setValue('yachtId', next?.id ?? null, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  }

  function loadTheirs(current: MaintenanceRecord) {
    form.reset(entryOf(current, timeZone));
    setChosen(yachtOf(current));
    setStart(current);
    setTheirs(null);
  }

  function saveMine(current: MaintenanceRecord) {
    setTheirs(null);
    void form.handleSubmit((values) => send(values, current))();
  }

  function saveAllTheSame({ values, upon }: Asked) {
    setAsked(null);
    send(values, upon, true);
  }

  return (
    <form noValidate onSubmit={form.handleSubmit((values) => send(values, start))} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <h2 className="text-xl leading-7 font-semibold wrap-anywhere">{record ? `Edit ${record.title}` : 'New maintenance'}</h2>
        <p className="text-ink-2">{record ? 'Its place in the calendar changes with it.' : 'It takes its place in the calendar as soon as it is saved.'}</p>
      </div>
      <MaintenanceFields key={start?.updatedAt} form={form} yacht={chosen} onYacht={choose} timeZone={timeZone} currency={start?.currency ?? user.currency} suggested={given.date} />
      {/* On the left, where a toast never covers them. */}
      <div className="sticky bottom-0 z-10 -mx-4 flex gap-2 border-t bg-canvas/95 px-4 py-3 backdrop-blur-md max-sm:[&>*]:flex-1 sm:mx-0 sm:px-0">
        <Button type="submit" variant="primary" running={save.isPending && 'Saving'}>{record ? 'Save changes' : 'Schedule maintenance'}</Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
      <MaintenanceConflictDialog theirs={theirs} mine={form.getValues()} myYacht={chosen} touched={dirtyFields} timeZone={timeZone} onLoadTheirs={loadTheirs} onSaveMine={saveMine} onClose={() => setTheirs(null)} />
      <OverlapDialog question={asked?.question ?? null} onSave={() => asked && saveAllTheSame(asked)} onClose={() => setAsked(null)} />
      <UnsavedChanges when={() => isDirty} />
    </form>
  );
}

function yachtOf({ yachtId, yachtName }: MaintenanceRecord): Found {
  return { id: yachtId, label: yachtName };
}
