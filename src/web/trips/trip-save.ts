import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { NewTrip, Trip, TripChanges } from '#domain/trips/trip.ts';
import { client, versionOf } from '../platform/api.ts';
import { changesIn, type Touched } from '../platform/saving.ts';
import type { TripEntry } from './trip-entry.ts';

/** The fields that were touched, and no others: what somebody else changed meanwhile is left alone. Date and time are entered apart. */
export function changesOf(values: NewTrip, touched: Touched<TripEntry>): TripChanges {
  return changesIn(values, {
    ...touched,
    departureDate: touched.departureDay || touched.departureTime,
    arrivalDate: touched.arrivalDay || touched.arrivalTime,
  });
}

type Save = { values: NewTrip } | { changes: TripChanges; upon: Trip };

/** Logs a trip, or changes the version of it that was worked on. */
export function useSaveTrip() {
  // One key for as long as the form is open: pressed twice, or tried again after a lost connection, it logs one trip.
  const [once] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: async (save: Save): Promise<Trip> => {
      const { data } =
        'upon' in save
          ? await client.PATCH('/api/trips/{id}', {
              params: { path: { id: save.upon.id } },
              body: save.changes,
              headers: { 'If-Match': versionOf(save.upon) },
            })
          : await client.POST('/api/trips', { body: save.values, headers: { 'Idempotency-Key': once } });
      if (!data) throw new Error('The server answered a saved trip without the trip.');
      return data;
    },
  });
}
