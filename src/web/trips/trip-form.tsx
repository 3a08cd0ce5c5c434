import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { NewTrip, Trip } from '#domain/trips/trip.ts';
import { ApiError, reason } from '../platform/api.ts';
import { useTimeZone } from '../platform/dates.ts';
import { Button } from '../ui/button.tsx';
import type { Found } from '../ui/search-select.tsx';
import { toast } from '../ui/toast-store.ts';
import { UnsavedChanges } from '../ui/unsaved-changes.tsx';
import { TripConflictDialog } from './trip-conflict-dialog.tsx';
import { blankEntry, entryField, entryOf, entryResolver } from './trip-entry.ts';
import { TripFields } from './trip-fields.tsx';
import { TripOnChart } from './trip-on-chart.tsx';
import { trackQuery } from './tracks.ts';
import { changedMeanwhile, changesIn, useSaveTrip } from './trip-save.ts';
import { tripQuery } from './trips.ts';

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
  const queries = useQueryClient();
  const [start, setStart] = useState(trip);
  const [chosen, setChosen] = useState(trip ? yachtOf(trip) : yacht);
  const [theirs, setTheirs] = useState<Trip | null>(null);
  const [reading, setReading] = useState(false);
  const resolver = useMemo(() => entryResolver(timeZone, start), [timeZone, start]);
  const [blank] = useState(() => blankEntry(timeZone, new Date(), yacht?.id ?? null));
  const form = useForm({ resolver, defaultValues: trip ? entryOf(trip, timeZone) : blank });
  const { isDirty, dirtyFields } = form.formState;
  const save = useSaveTrip();

  function send(values: NewTrip, upon: Trip | null) {
    save.mutate(upon ? { changes: changesIn(values, dirtyFields), upon } : { values }, {
      onSuccess: onSaved,
      onError: (error) => {
        const current = changedMeanwhile(error);
        if (current) return takeIn(current);
        toast({ variant: 'destructive', title: 'There was a problem saving the trip record.', description: reason(error) });
        showOnFields(error);
      },
    });
  }

  // The page behind the form is to show what is stored by now, however this ends.
  function takeIn(current: Trip) {
    queries.setQueryData(tripQuery(current.id).queryKey, current);
    void queries.invalidateQueries(trackQuery(current.id));
    setTheirs(current);
  }

  function showOnFields(error: unknown) {
    if (!(error instanceof ApiError)) return;
    const faults = error.errors.map(({ path, message }) => ({ field: entryField(path, form.getValues()), message }));
    faults.forEach(({ field, message }, index) => field && form.setError(field, { message }, { shouldFocus: index === 0 }));
  }

  function choose(next: Found | null) {
    setChosen(next);
    form.setValue('yachtId', next?.id ?? null, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  }

  function loadTheirs(current: Trip) {
    form.reset(entryOf(current, timeZone));
    setChosen(yachtOf(current));
    setStart(current);
    setTheirs(null);
  }

  function saveMine(current: Trip) {
    setTheirs(null);
    void form.handleSubmit((values) => send(values, current))();
  }

  return (
    <form noValidate onSubmit={form.handleSubmit((values) => send(values, start))} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <h2 className="text-xl leading-7 font-semibold wrap-anywhere">{trip ? `${trip.departureLocation} to ${trip.arrivalLocation}` : 'New trip'}</h2>
        <p className="text-ink-2">{trip ? 'Your changes show everywhere as soon as they are saved.' : 'You can change everything later.'}</p>
      </div>
      <TripFields key={start?.updatedAt} form={form} yacht={chosen} onYacht={choose} timeZone={timeZone}>
        <TripOnChart form={form} trip={start} timeZone={timeZone} onReading={setReading} />
      </TripFields>
      {/* On the left, where a toast never covers them. */}
      <div className="sticky bottom-0 z-10 -mx-4 flex gap-2 border-t bg-canvas/95 px-4 py-3 backdrop-blur-md max-sm:[&>*]:flex-1 sm:mx-0 sm:px-0">
        <Button type="submit" variant="primary" disabled={reading} running={save.isPending && 'Saving'}>{trip ? 'Save changes' : 'Log trip'}</Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
      <TripConflictDialog theirs={theirs} mine={form.getValues()} myYacht={chosen} touched={dirtyFields} timeZone={timeZone} onLoadTheirs={loadTheirs} onSaveMine={saveMine} onClose={() => setTheirs(null)} />
      <UnsavedChanges when={() => isDirty} />
    </form>
  );
}

function yachtOf({ yachtId, yachtName }: Trip): Found {
  return { id: yachtId, label: yachtName };
}
