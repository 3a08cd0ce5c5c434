import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { colorOf } from '#domain/schedule/event-color.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { eventTypeLabels, eventColorLabels } from '#domain/schedule/words.ts';
import { NewCustomerDialog } from '../../customers/new-customer-dialog.tsx';
import { ApiError, reason } from '../../platform/api.ts';
import { useTimeZone } from '../../platform/dates.ts';
import { PageForm } from '../../platform/page-form.tsx';
import { useRecordForm } from '../../platform/record-form.ts';
import type { Found } from '../../ui/search-select.tsx';
import { EventDateFields } from './event-date-fields.tsx';
import { changesOf, enteredIn, entryOf, entryResolver, type EventEntry } from './event-entry.ts';
import { AboutFields, MoneyFields, type ChosenYacht } from './event-fields.tsx';
import { DeleteEventButton } from './event-form-header.tsx';
import { OverlapDialog, useOverlap } from './overlap-dialog.tsx';

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

/** Adds an event to the calendar, or edits one. */
export function EventForm({ event, entry, onSaved, onDeleted, onCancel, ...chosen }: Props) {
  const timeZone = useTimeZone();
  const queries = useQueryClient();
  const [picked, setPicked] = useState(chosen);
  const [addingCustomer, setAddingCustomer] = useState(false);
  const overlap = useOverlap();
  const notice = useRef<HTMLDivElement>(null);
  const resolver = useMemo(() => entryResolver(timeZone, event), [timeZone, event]);
  const {
    form,
    upon: stored,
    frame,
  } = useRecordForm({
    collection: '/api/schedule',
    stored: event,
    formOf: (version) => entryOf(version, timeZone),
    blank: entry,
    resolver,
    labels,
    words: (field, mine, theirs) => words(field, mine, theirs, picked),
    changed: changesOf,
    enteredIn,
    failure: (error) => ({
      title: 'Error',
      description: `Failed to ${event ? 'update' : 'create'} schedule event: ${reason(error, 'Unknown error')}`,
    }),
    asks: overlap.asks,
    onSaved,
    onFailed: (error) => error instanceof ApiError && error.code === 'schedule_conflict' && void offerOtherTimes(),
  });
  const [yachtId, customerId] = useWatch({ control: form.control, name: ['yachtId', 'customerId'] });
  const yacht = stored && stored.yachtId === yachtId ? yachtOf(stored) : picked.yacht;
  const customer = stored && stored.customerId === customerId ? customerOf(stored) : picked.customer;

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

  const type = form.watch('type');
  return (
    <>
      <PageForm
        frame={frame}
        thing="event"
        title={stored ? stored.title : type === 'other' ? 'New event' : `New ${eventTypeLabels[type].toLowerCase()}`}
        note={stored ? 'Your changes show everywhere as soon as they are saved.' : 'You can change everything later.'}
        beside={stored && <DeleteEventButton event={stored} onDeleted={onDeleted} />}
        action={event ? 'Save changes' : 'Add event'}
        onCancel={onCancel}
      >
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
        <EventDateFields
          form={form}
          stored={stored}
          timeZone={timeZone}
          notice={notice}
          onYacht={({ id, name }) => chooseYacht({ id, label: name, companyId: yacht?.companyId ?? null })}
        />
        <MoneyFields form={form} />
      </PageForm>
      <NewCustomerDialog open={addingCustomer} onClose={() => setAddingCustomer(false)} onAdded={chooseCustomer} />
      <OverlapDialog {...overlap.dialog} />
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
