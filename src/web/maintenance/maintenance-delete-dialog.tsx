import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MaintenanceRecord } from '#domain/maintenance/maintenance-record.ts';
import { ApiError, client, reason, versionOf } from '../platform/api.ts';
import { useDates } from '../platform/dates.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast-store.ts';

type Props = {
  record: MaintenanceRecord;
  open: boolean;
  onClose: () => void;
  /** Called once it is gone, for a page that was about it alone. */
  onDeleted?: () => void;
  /** What each place says when it is gone, and when it isn't. */
  done: string;
  failed: string;
};

/** Asks before a record goes, and says that its place in the calendar goes with it. */
export function MaintenanceDeleteDialog({ record, open, onClose, onDeleted, done, failed }: Props) {
  const dates = useDates();
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () =>
      client.DELETE('/api/maintenance/{id}', { params: { path: { id: record.id } }, headers: { 'If-Match': versionOf(record) } }),
    onSuccess: () => {
      toast({ title: done, description: `${record.title} is no longer among the work on ${record.yachtName}.` });
      onDeleted?.();
    },
    onError: (error) => {
      // Somebody else changed it meanwhile: that is worth saying. The page is to show what is stored.
      toast({
        variant: 'destructive',
        title: 'Error',
        description: error instanceof ApiError && error.status === 412 ? `${failed} ${reason(error)}` : failed,
      });
      void queries.invalidateQueries({ queryKey: ['get'] });
    },
    onSettled: onClose,
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Delete ${record.title}?`}
      text={
        <>
          <p>
            The record of {record.yachtName}, {dates.span(record.startDate, record.endDate)}, will be deleted with its progress, notes and
            costs. This can't be undone.
          </p>
          <p className="mt-2">Its calendar entry is deleted too, so the yacht can be booked at that time.</p>
        </>
      }
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" running={remove.isPending && 'Deleting'} onClick={() => remove.mutate()}>
            Delete maintenance
          </Button>
        </>
      }
    />
  );
}
