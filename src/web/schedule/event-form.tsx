import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { colorOf } from '#domain/schedule/event-color.ts';
import type { NewScheduleEvent, ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { eventTypeLabels, eventColorLabels } from '#domain/schedule/words.ts';
import { CustomerForm } from '../customers/customer-form.tsx';
import { foundCustomer } from '../customers/customer-select.tsx';
import { ApiError, reason } from '../platform/api.ts';
import { useTimeZone } from '../platform/dates.ts';
import { showOnFields } from '../platform/saving.ts';
import { useVersions } from '../platform/versions.ts';
import { Button } from '../ui/button.tsx';
import { ConflictDialog } from '../ui/conflict-dialog.tsx';
import type { Found } from '../ui/search-select.tsx';
import { toast } from '../ui/toast-store.ts';
import { UnsavedChanges } from '../ui/unsaved-changes.tsx';
import { DateFields } from './event-dates.tsx';
import { changesOf, enteredIn, entryOf, entryResolver, type EventEntry } from './event-entry.ts';
import { AboutFields, MoneyFields, type ChosenYacht } from './event-fields.tsx';
import { EventHead } from './event-head.tsx';
import { useSaveEvent } from './event-save.ts';
import { OverlapDialog, overlapQuestion } from './overlap-dialog.tsx';

const labels: Record<keyof EventEntry, string> = {
  type: 'Type',
  title: 'Title',
  yachtId: 'Yacht',
  customerId: 'Customer',
  description: 'Description',
  startDay: 'Start date',
  startTime: 'Start time',
  endDay: 'End date',
  endTime: 'End time',
  price: 'Price',
  currency: 'Currency',
  estimatedCost: 'Estimated cost',
  actualCost: 'Actual cost',
  color: 'Color',
};

/** What was chosen from its list, by name. */
type Picked = { yacht: ChosenYacht | null; customer: Found | null };

type Props = Picked & {
  event: ScheduleEvent | null;
  /** What a new event begins with. */
  entry: EventEntry;
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
  const [picked, setPicked] = useState(chosen);
  const [addingCustomer, setAddingCustomer] = useState(false);
  const [asking, setAsking] = useState<(Sent & { question: string }) | null>(null);
  const notice = useRef<HTMLDivElement>(null);
  const resolver = useMemo(() => entryResolver(timeZone, event), [timeZone, event]);
  const form = useForm({ resolver, defaultValues: entry });
  const { isDirty, dirtyFields } = form.formState;
  const save = useSaveEvent();
  const versions = useVersions({
    form,
    stored: event,
    formOf: (version) => entryOf(version, timeZone),
    labels,
    words: (field, mine, theirs) => words(field, mine, theirs, picked),
    save: (values, upon) => send({ values, upon }),
  });
  const { upon: stored } = versions;
  const [yachtId, customerId] = useWatch({ control: form.control, name: ['yachtId', 'customerId'] });
  const yacht = stored && stored.yachtId === yachtId ? yachtOf(stored) : picked.yacht;
  const customer = stored && stored.customerId === customerId ? customerOf(stored) : picked.customer;

  function send({ values, upon }: Sent, allowOverlap?: true) {
    save.mutate(
      { allowOverlap, ...(upon ? { changes: changesOf(values, dirtyFields), upon } : { values }) },
      {
        onSuccess: onSaved,
        onError: (error) => {
          if (versions.refused(error)) return;
          const question = overlapQuestion(error);
          if (question !== null) return setAsking({ values, upon, question });
          toast({
            variant: 'destructive',
            title: 'Error',
            description: `Failed to ${upon ? 'update' : 'create'} schedule event: ${reason(error, 'Unknown error')}`,
          });
          showOnFields(form, error, enteredIn);
          if (error instanceof ApiError && error.code === 'schedule_conflict') void offerOtherTimes();
        },
      },
    );
  }

  // Somebody may have booked since it was asked whether the yacht is free.
  async function offerOtherTimes() {
    await queries.invalidateQueries({ queryKey: ['get', '/api/schedule/free-slots'] });
    notice.current?.focus();
  }

  function chooseYacht(next: ChosenYacht | null) {
    if (next && yacht && next.companyId !== yacht.companyId) chooseCustomer(null);
    setPicked((before) => ({ ...before, yacht: next }));
    form.setValue('yachtId', next?.id ?? null, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  }

  function chooseCustomer(next: Found | null) {
    setPicked((before) => ({ ...before, customer: next }));
    form.setValue('customerId', next?.id ?? null, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  }

  return (
    <>
      <form
        noValidate
        onSubmit={form.handleSubmit((values) => send({ values, upon: stored }))}
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
      >
        <EventHead event={stored} form={form} onDeleted={onDeleted} />
        <AboutFields
          key={stored?.updatedAt}
          form={form}
          stored={stored}
          yacht={yacht}
          customer={customer}
          onYacht={chooseYacht}
          onCustomer={chooseCustomer}
          onAddCustomer={() => setAddingCustomer(true)}
        />
        <DateFields
          form={form}
          stored={stored}
          timeZone={timeZone}
          notice={notice}
          onYacht={({ id, name }) => chooseYacht({ id, label: name, companyId: yacht?.companyId ?? null })}
        />
        <MoneyFields form={form} />
        {/* On the left, where a toast never covers them. */}
        <div className="sticky bottom-0 z-10 -mx-4 flex gap-2 border-t bg-canvas/95 px-4 py-3 backdrop-blur-md max-sm:[&>*]:flex-1 sm:mx-0 sm:px-0">
          <Button type="submit" variant="primary" running={save.isPending && 'Saving'}>
            {event ? 'Save changes' : 'Add event'}
          </Button>
          <Button onClick={onCancel}>Cancel</Button>
        </div>
      </form>
      {addingCustomer && (
        <CustomerForm
          customer={null}
          onClose={() => setAddingCustomer(false)}
          onSaved={(added) => {
            setAddingCustomer(false);
            chooseCustomer(foundCustomer(added));
          }}
        />
      )}
      <OverlapDialog
        question={asking?.question ?? null}
        onClose={() => setAsking(null)}
        onSave={() => {
          setAsking(null);
          if (asking) send(asking, true);
        }}
      />
      <ConflictDialog thing="event" {...versions.dialog} />
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

function words(field: keyof EventEntry, entry: EventEntry, theirs: ScheduleEvent, picked: Picked): string {
  if (field === 'type') return eventTypeLabels[entry.type];
  if (field === 'yachtId') return entry.yachtId === theirs.yachtId ? theirs.yachtName : (picked.yacht?.label ?? 'None');
  if (field === 'customerId')
    return (entry.customerId === theirs.customerId ? theirs.customerFullName : picked.customer?.label) ?? 'No customer';
  if (field === 'color') {
    const color = colorOf(entry.color);
    return color ? eventColorLabels[color] : 'As its type';
  }
  return String(entry[field] || 'Empty');
}
