import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { MaintenanceChanges, MaintenanceRecord, NewMaintenanceRecord } from '#domain/maintenance/maintenance-record.ts';
import { client, versionOf } from '../platform/api.ts';
import { changesIn, type Touched } from '../platform/saving.ts';
import type { MaintenanceEntry } from './maintenance-entry.ts';

/** What was changed of the record by whoever touched these fields of the form. */
export function recordChanges(values: NewMaintenanceRecord, touched: Touched<MaintenanceEntry>): MaintenanceChanges {
  const dates = {
    scheduledDate: touched.scheduledDay || touched.scheduledTime,
    completedDate: touched.completedDay || touched.completedTime,
  };
  return changesIn(values, { ...touched, ...dates });
}

type Save = { values: NewMaintenanceRecord } | { changes: MaintenanceChanges; upon: MaintenanceRecord };

/** Plans work, or changes the version of it that was worked on. */
export function useSaveRecord() {
  // One key for as long as the form is open: pressed twice, or tried again after a lost connection, it plans the work once.
  const [once] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: async (save: Save): Promise<MaintenanceRecord> => {
      const { data } =
        'upon' in save
          ? await client.PATCH('/api/maintenance/{id}', {
              params: { path: { id: save.upon.id } },
              body: save.changes,
              headers: { 'If-Match': versionOf(save.upon) },
            })
          : await client.POST('/api/maintenance', { body: save.values, headers: { 'Idempotency-Key': once } });
      if (!data) throw new Error('The server answered saved work without it.');
      return data;
    },
  });
}
