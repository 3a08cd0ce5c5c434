import { useQueryClient } from '@tanstack/react-query';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { colorOf } from '#domain/schedule/event-color.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { maintenanceTypeLabels } from '#domain/maintenance/words.ts';
import { eventTypeLabels, eventColorLabels, type EventType } from '#domain/schedule/words.ts';
import { NewCustomerDialog } from '../../customers/new-customer-dialog.tsx';
import { ApiError, reason } from '../../platform/api.ts';
import { useTimeZone } from '../../platform/dates.ts';
import { useFrameThatWaits, useRecordForm } from '../../platform/record-form.ts';
import type { SelectOption } from '../../ui/search-select.tsx';
import { changesOf, enteredIn, entryOf, entryResolver, type EventEntry } from './event-entry.ts';
import type { ChosenYacht, EventParts } from './event-fields.tsx';
import { useFollowing, type Begins, type Drawn } from './event-follow-state.ts';
import { OverlapDialog } from './overlap-dialog.tsx';
import { useOverlap } from './overlap-words.tsx';

const labels: Record<keyof EventEntry, string> = {
  type: 'Type',
  maintenanceType: 'Kind of work',
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

/** The chosen yacht and customer, with their names. */
type Picked = { yacht: ChosenYacht | null; customer: SelectOption | null };

type Props = Picked & {
  event: ScheduleEvent | null;
  /** The initial values of a new event. */
  entry: EventEntry;
  /** The initial times of a new one on the chosen yacht. */
  begins?: Begins | null;
  /** What a drawn one knows besides its form. */
  drawn?: Drawn | null;
  /** Leaves the form. It has to ignore the blocker, which still sees the changes as unsaved. */
  onSaved: (saved: ScheduleEvent) => void;
  /** The layout of its parts: as a page, or beside the fleet. It includes the dialogs. */
  children: (parts: EventParts, dialogs: ReactNode) => ReactNode;
};

/** Adds an event to the calendar, or edits one. */
export function EventForm({ event, entry, begins = null, drawn = null, onSaved, children, ...chosen }: Props) {
  const timeZone = useTimeZone();
  const queries = useQueryClient();
  const [picked, setPicked] = useState(chosen);
  const [addingCustomer, setAddingCustomer] = useState(false);
  const overlap = useOverlap();
  const notice = useId();
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
  const following = useFollowing(form, event === null, { drawn, begins });
  const waitingFrame = useFrameThatWaits(frame, following.settled);
  const [yachtId, customerId] = useWatch({ control: form.control, name: ['yachtId', 'customerId'] });
  const yacht = stored && stored.yachtId === yachtId ? yachtOf(stored) : picked.yacht;
  const customer = stored && stored.customerId === customerId ? customerOf(stored) : picked.customer;

  // Somebody may have booked since the yacht was checked.
  async function offerOtherTimes() {
    await queries.invalidateQueries({ queryKey: ['get', '/api/schedule/free-slots'] });
    document.getElementById(notice)?.focus();
  }

  function chooseType(next: EventType) {
    form.setValue('type', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    following.followType(next);
  }

  function chooseYacht(next: ChosenYacht | null) {
    if (next && yacht && next.companyId !== yacht.companyId) chooseCustomer(null);
    setPicked((before) => ({ ...before, yacht: next }));
    form.setValue('yachtId', next?.id ?? null, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    following.followYacht(next?.id ?? null);
  }

  function chooseCustomer(next: SelectOption | null) {
    setPicked((before) => ({ ...before, customer: next }));
    form.setValue('customerId', next?.id ?? null, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    following.followCustomer(next?.id ?? null);
  }

  const parts: EventParts = {
    form,
    frame: waitingFrame,
    stored,
    timeZone,
    yacht,
    customer,
    notice,
    onType: chooseType,
    onTitle: following.followTitle,
    onYacht: chooseYacht,
    onFreeYacht: ({ id, name }) => chooseYacht({ id, label: name, companyId: yacht?.companyId ?? null }),
    onCustomer: chooseCustomer,
    onAddCustomer: () => setAddingCustomer(true),
  };
  return children(
    parts,
    <>
      <NewCustomerDialog open={addingCustomer} onClose={() => setAddingCustomer(false)} onAdded={chooseCustomer} />
      <OverlapDialog {...overlap.dialog} />
    </>,
  );
}

export function yachtOf({ yachtId, yachtName, companyId }: ScheduleEvent): ChosenYacht {
  return { id: yachtId, label: yachtName, companyId };
}

export function customerOf({ customerId, customerFullName }: ScheduleEvent): SelectOption | null {
  return customerId === null ? null : { id: customerId, label: customerFullName ?? '' };
}

function words(field: keyof EventEntry, entry: EventEntry, theirs: ScheduleEvent, picked: Picked): string {
  if (field === 'type') return eventTypeLabels[entry.type];
  if (field === 'maintenanceType') return maintenanceTypeLabels[entry.maintenanceType];
  if (field === 'yachtId') return entry.yachtId === theirs.yachtId ? theirs.yachtName : (picked.yacht?.label ?? 'None');
  if (field === 'customerId')
    return (entry.customerId === theirs.customerId ? theirs.customerFullName : picked.customer?.label) ?? 'No customer';
  if (field === 'color') {
    const color = colorOf(entry.color);
    return color ? eventColorLabels[color] : 'Same as type';
  }
  return String(entry[field] || 'Empty');
}
