import { useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { NewTrip, Trip } from '#domain/trips/trip.ts';
import { tripStatusLabels, tripTypeLabels } from '#domain/trips/words.ts';
import { reason } from '../platform/api.ts';
import { useTimeZone } from '../platform/dates.ts';
import { sayDay } from '../platform/day-words.ts';
import { showOnFields } from '../platform/saving.ts';
import { useVersions } from '../platform/versions.ts';
import { Button } from '../ui/button.tsx';
import { ConflictDialog } from '../ui/conflict-dialog.tsx';
import type { Found } from '../ui/search-select.tsx';
import { toast } from '../ui/toast-store.ts';
import { UnsavedChanges } from '../ui/unsaved-changes.tsx';
import { blankEntry, enteredIn, entryOf, entryResolver, type TripEntry } from './trip-entry.ts';
import { TripFields } from './trip-fields.tsx';
import { TripOnChart } from './trip-on-chart.tsx';
import { changesOf, useSaveTrip } from './trip-save.ts';

const labels: Record<keyof TripEntry, string> = {
  yachtId: 'Yacht',
  status: 'Status',
  type: 'Type',
  departureLocation: 'From',
  departurePosition: 'From, position',
  departureDay: 'Departure date',
  departureTime: 'Departure time',
  arrivalLocation: 'To',
  arrivalPosition: 'To, position',
  arrivalDay: 'Arrival date',
  arrivalTime: 'Arrival time',
  trackId: 'Track',
};

type Props = {
  trip: Trip | null;
  /** The yacht a new trip begins with. */
  yacht?: Found | null;
  /** Leaves the form. It has to ignore the blocker, which still sees the changes as unsaved. */
  onSaved: (saved: Trip) => void;
  onCancel: () => void;
};

/** Logs a trip, or edits one. */
export function TripForm({ trip, yacht = null, onSaved, onCancel }: Props) {
  const timeZone = useTimeZone();
  const [picked, setPicked] = useState(yacht);
  const [reading, setReading] = useState(false);
  const [blank] = useState(() => blankEntry(timeZone, new Date(), yacht?.id ?? null));
  const resolver = useMemo(() => entryResolver(timeZone, trip), [timeZone, trip]);
  const form = useForm({ resolver, defaultValues: trip ? entryOf(trip, timeZone) : blank });
  const { isDirty, dirtyFields } = form.formState;
  const save = useSaveTrip();
  const versions = useVersions({
    form,
    stored: trip,
    formOf: (stored) => entryOf(stored, timeZone),
    labels,
    words: (field, entry, theirs) => words(field, entry, theirs, picked),
    save: send,
  });
  const yachtId = useWatch({ control: form.control, name: 'yachtId' });

  function send(values: NewTrip, upon: Trip | null) {
    save.mutate(upon ? { changes: changesOf(values, dirtyFields), upon } : { values }, {
      onSuccess: onSaved,
      onError: (error) => {
        if (versions.refused(error)) return;
        toast({ variant: 'destructive', title: 'There was a problem saving the trip record.', description: reason(error) });
        showOnFields(form, error, enteredIn);
      },
    });
  }

  function choose(next: Found | null) {
    setPicked(next);
    form.setValue('yachtId', next?.id ?? null, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  }

  return (
    <form noValidate onSubmit={form.handleSubmit((values) => send(values, versions.upon))} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <h2 className="text-xl leading-7 font-semibold wrap-anywhere">
          {trip ? `${trip.departureLocation} to ${trip.arrivalLocation}` : 'New trip'}
        </h2>
        <p className="text-ink-2">
          {trip ? 'Your changes show everywhere as soon as they are saved.' : 'You can change everything later.'}
        </p>
      </div>
      <TripFields
        key={versions.upon?.updatedAt}
        form={form}
        yacht={versions.upon && versions.upon.yachtId === yachtId ? yachtOf(versions.upon) : picked}
        onYacht={choose}
        timeZone={timeZone}
      >
        <TripOnChart form={form} trip={versions.upon} timeZone={timeZone} onReading={setReading} />
      </TripFields>
      {/* On the left, where a toast never covers them. */}
      <div className="sticky bottom-0 z-10 -mx-4 flex gap-2 border-t bg-canvas/95 px-4 py-3 backdrop-blur-md max-sm:[&>*]:flex-1 sm:mx-0 sm:px-0">
        <Button type="submit" variant="primary" disabled={reading} running={save.isPending && 'Saving'}>
          {trip ? 'Save changes' : 'Log trip'}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
      <ConflictDialog thing="trip" {...versions.dialog} />
      <UnsavedChanges when={() => isDirty} />
    </form>
  );
}

function yachtOf({ yachtId, yachtName }: Trip): Found {
  return { id: yachtId, label: yachtName };
}

function words(field: keyof TripEntry, entry: TripEntry, theirs: Trip, picked: Found | null): string {
  if (field === 'yachtId') return entry.yachtId === theirs.yachtId ? theirs.yachtName : (picked?.label ?? 'None');
  if (field === 'status') return tripStatusLabels[entry.status];
  if (field === 'type') return tripTypeLabels[entry.type];
  if (field === 'departureDay' || field === 'arrivalDay')
    return entry[field] ? sayDay(entry[field], { month: 'short', day: 'numeric', year: 'numeric' }) : 'Empty';
  if (field === 'trackId') return entry.trackId === null ? 'None' : 'Imported';
  return entry[field] || 'Empty';
}
