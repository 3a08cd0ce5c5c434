import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MaintenanceChanges, MaintenanceRecord } from '#domain/maintenance/maintenance-record.ts';
import { client, reason, versionOf } from '../platform/api.ts';
import { useOverlap } from '../schedule/events/overlap-words.tsx';
import { toast } from '../ui/toast-store.ts';

/** Reopens work. If its slot has been taken since, it asks first. */
export function useReopening(record: MaintenanceRecord) {
  const queries = useQueryClient();
  const overlap = useOverlap();
  const change = useMutation({
    mutationFn: (changes: MaintenanceChanges) =>
      client.PATCH('/api/maintenance/{id}', {
        params: { path: { id: record.id } },
        body: changes,
        headers: { 'If-Match': versionOf(record) },
      }),
    onSuccess: () => toast({ title: 'Maintenance updated', description: `${record.title} is open again.` }),
    onError: (error, changes) => {
      if (overlap.asks(error, (answer) => change.mutate({ ...changes, ...answer }))) return;
      toast({ variant: 'destructive', title: 'There was a problem saving the maintenance record.', description: reason(error) });
      // It may have been changed or deleted: show what is stored.
      void queries.invalidateQueries({ queryKey: ['get'] });
    },
  });
  return {
    reopen: () => change.mutate({ status: record.status === 'completed' ? 'in_progress' : 'pending', completedDate: null }),
    running: change.isPending,
    overlap: overlap.dialog,
  };
}
