import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { NewScheduleEvent, ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { CustomerForm } from '../customers/customer-form.tsx';
import { foundCustomer } from '../customers/customer-select.tsx';
import { ApiError, reason } from '../platform/api.ts';
import { useTimeZone } from '../platform/dates.ts';
import { changedMeanwhile, showOnFields } from '../platform/saving.ts';
import { Button } from '../ui/button.tsx';
import type { Found } from '../ui/search-select.tsx';
import { toast } from '../ui/toast-store.ts';
import { UnsavedChanges } from '../ui/unsaved-changes.tsx';
import { EventConflictDialog } from './event-conflict-dialog.tsx';
import { DateFields } from './event-dates.tsx';
import { changesOf, enteredIn, entryOf, entryResolver, type EventEntry } from './event-entry.ts';
import { AboutFields, MoneyFields, type ChosenYacht } from './event-fields.tsx';
import { EventHead } from './event-head.tsx';
import { useSaveEvent } from './event-save.ts';
import { OverlapDialog, overlapQuestion } from './overlap-dialog.tsx';
import { eventQuery } from './schedule.ts';

type Props = {
  event: ScheduleEvent | null;
  /** What a new event begins with. */
  entry: EventEntry;
  yacht: ChosenYacht | null;
  customer: Found | null;
  /** Leaves the form. They have to ignore the blocker, which still sees the changes as unsaved. */
  onSaved: (saved: ScheduleEvent) => void;
  onDeleted?: () => void;
  onCancel: () => void;
};

type Sent = { values: NewScheduleEvent; upon: ScheduleEvent | null };

/** Adds an event to the calendar, or edits one. */
export function EventForm({ event, entry, onSaved, onDeleted, onCancel, ...chosen }: Props) {
  const timeZone = useTimeZone();
  const queries = useQueryClient();
  const [start, setStart] = useState(event);
  const [yacht, setYacht] = useState(chosen.yacht);
  const [customer, setCustomer] = useState(chosen.customer);
  const [addingCustomer, setAddingCustomer] = useState(false);
  const [theirs, setTheirs] = useState<ScheduleEvent | null>(null);
  const [asking, setAsking] = useState<(Sent & { question: string }) | null>(null);
  const notice = useRef<HTMLDivElement>(null);
  const resolver = useMemo(() => entryResolver(timeZone, start), [timeZone, start]);
  const form = useForm({ resolver, defaultValues: entry });
  const { isDirty, dirtyFields } = form.formState;
  const save = useSaveEvent();

  function send({ values, upon }: Sent, allowOverlap?: true) {
    save.mutate({ allowOverlap, ...(upon ? { changes: changesOf(values, dirtyFields), upon } : { values }) }, {
      onSuccess: onSaved,
      onError: (error) => {
        const current = changedMeanwhile<ScheduleEvent>(error);
        if (current) return takeIn(current);
        const question = overlapQuestion(error);
        if (question !== null) return setAsking({ values, upon, question });
        toast({ variant: 'destructive', title: 'Error', description: `Failed to ${upon ? 'update' : 'create'} schedule event: ${reason(error)}` });
        showOnFields(form, error, enteredIn);
        if (error instanceof ApiError && error.code === 'schedule_conflict') void offerOtherTimes();
      },
    });
  }

  // Somebody may have booked since it was asked whether the yacht is free.
  async function offerOtherTimes() {
    await queries.invalidateQueries({ queryKey: ['get', '/api/schedule/free-slots'] });
    notice.current?.focus();
  }

  // The page behind the form is to show what is stored by now, however this ends.
  function takeIn(current: ScheduleEvent) {
    queries.setQueryData(eventQuery(current.id).queryKey, current);
    setTheirs(current);
  }

  function chooseYacht(next: ChosenYacht | null) {
    if (next && yacht && next.companyId !== yacht.companyId) chooseCustomer(null);
    setYacht(next);
    form.setValue('yachtId', next?.id ?? null, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  }

  function chooseCustomer(next: Found | null) {
    setCustomer(next);
    form.setValue('customerId', next?.id ?? null, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  }

  function loadTheirs(current: ScheduleEvent) {
    form.reset(entryOf(current, timeZone));
    setYacht(yachtOf(current));
    setCustomer(customerOf(current));
    setStart(current);
    setTheirs(null);
  }

  function saveMine(current: ScheduleEvent) {
    setTheirs(null);
    void form.handleSubmit((values) => send({ values, upon: current }))();
  }

  return (
    <>
      <form noValidate onSubmit={form.handleSubmit((values) => send({ values, upon: start }))} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <EventHead event={start} form={form} onDeleted={onDeleted} />
        <AboutFields key={start?.updatedAt} form={form} stored={start} yacht={yacht} customer={customer} onYacht={chooseYacht} onCustomer={chooseCustomer} onAddCustomer={() => setAddingCustomer(true)} />
        <DateFields form={form} stored={start} timeZone={timeZone} notice={notice} onYacht={({ id, name }) => chooseYacht({ id, label: name, companyId: yacht?.companyId ?? null })} />
        <MoneyFields form={form} />
        {/* On the left, where a toast never covers them. */}
        <div className="sticky bottom-0 z-10 -mx-4 flex gap-2 border-t bg-canvas/95 px-4 py-3 backdrop-blur-md max-sm:[&>*]:flex-1 sm:mx-0 sm:px-0">
          <Button type="submit" variant="primary" running={save.isPending && 'Saving'}>{event ? 'Save changes' : 'Add event'}</Button>
          <Button onClick={onCancel}>Cancel</Button>
        </div>
      </form>
      {addingCustomer && <CustomerForm customer={null} onClose={() => setAddingCustomer(false)} onSaved={(added) => { setAddingCustomer(false); chooseCustomer(foundCustomer(added)); }} />}
      <OverlapDialog question={asking?.question ?? null} onClose={() => setAsking(null)} onSave={() => { setAsking(null); if (asking) send(asking, true); }} />
      <EventConflictDialog theirs={theirs} mine={form.getValues()} yacht={yacht} customer={customer} touched={dirtyFields} timeZone={timeZone} onLoadTheirs={loadTheirs} onSaveMine={saveMine} onClose={() => setTheirs(null)} />
      <UnsavedChanges when={() => isDirty} />
    </>
  );
}

export function yachtOf({ yachtId, yachtName, companyId }: ScheduleEvent): ChosenYacht {
  return { id: yachtId, label: yachtName, companyId };
}

export function customerOf({ customerId, customerFullName }: ScheduleEvent): Found | null {
  return customerId === null ? null : { id: customerId, label: customerFullName ?? '' };
}
