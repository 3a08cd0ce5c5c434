import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Track } from '#domain/trips/track.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { entryFromTrack, positionEntered, type TripEntry } from './trip-entry.ts';
import type { TripFormState } from './trip-fields.tsx';
import { TripMap } from './trip-map.tsx';
import { TrackField } from './track-field.tsx';
import { trackQuery } from './track-query.ts';

type Props = { form: TripFormState; trip: Trip | null; timeZone: string; onReading: (reading: boolean) => void };

/** The track of the trip in the form, and a chart that follows the entered values. */
export function TripChartSection({ form, trip, timeZone, onReading }: Props) {
  const [departurePosition, arrivalPosition, departureLocation, arrivalLocation, trackId] = useWatch({
    control: form.control,
    name: ['departurePosition', 'arrivalPosition', 'departureLocation', 'arrivalLocation', 'trackId'],
  });
  const from = useMemo(() => positionEntered(departurePosition, trip?.departurePosition), [departurePosition, trip]);
  const to = useMemo(() => positionEntered(arrivalPosition, trip?.arrivalPosition), [arrivalPosition, trip]);
  const [read, setRead] = useState<Track | null>(null);
  const isStored = trip !== null && trackId !== null && trackId === trip.trackId;
  const stored = useQuery({ ...trackQuery(trip?.id ?? 0), enabled: isStored });
  const track = trackId === null ? null : read?.id === trackId ? read : stored.data?.id === trackId && isStored ? stored.data : null;

  function set(changes: Partial<TripEntry>) {
    for (const [field, value] of Object.entries(changes))
      form.setValue(field as keyof TripEntry, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  }

  async function applyTrack(next: Track) {
    setRead(next);
    set({ trackId: next.id });
    const { harborAt } = await import('#domain/trips/harbors.ts');
    set(entryFromTrack(form.getValues(), next, timeZone, (position) => harborAt(position)?.name ?? ''));
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <TrackField
        track={track}
        storedIn={isStored ? trip : null}
        error={form.formState.errors.trackId?.message}
        onRead={(next) => void applyTrack(next)}
        onRemove={() => set({ trackId: null })}
        onReading={onReading}
      />
      <TripMap from={from} to={to} fromName={departureLocation} toName={arrivalLocation} track={track} />
    </div>
  );
}
