import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { NewScheduleEvent, ScheduleEvent, ScheduleEventChanges } from '#domain/schedule/schedule-event.ts';
import { client, versionOf } from '../platform/api.ts';

type Save = { allowOverlap?: true } & ({ values: NewScheduleEvent } | { changes: ScheduleEventChanges; upon: ScheduleEvent });

/** Adds an event, or changes the version of it that was worked on. */
export function useSaveEvent() {
  // One key for as long as the form is open: pressed twice, or tried again after a lost connection, it adds one event.
  const [once] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: async ({ allowOverlap, ...save }: Save): Promise<ScheduleEvent> => {
      const { data } =
        'upon' in save
          ? await client.PATCH('/api/schedule/{id}', {
              params: { path: { id: save.upon.id } },
              body: { ...save.changes, allowOverlap },
              headers: { 'If-Match': versionOf(save.upon) },
            })
          : await client.POST('/api/schedule', { body: { ...save.values, allowOverlap }, headers: { 'Idempotency-Key': once } });
      if (!data) throw new Error('The server answered a saved event without the event.');
      return data;
    },
  });
}
