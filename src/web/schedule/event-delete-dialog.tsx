import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { eventTypeLabels } from '#domain/schedule/words.ts';
import { client, reason, versionOf } from '../platform/api.ts';
import { useDates } from '../platform/dates.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast-store.ts';

type Props = {
  event: ScheduleEvent;
  open: boolean;
  onClose: () => void;
  /** Called once it is gone, for a page that was about it alone. */
  onDeleted?: () => void;
  /** What a failure says, where a page has words of its own for it. */
  failure?: string;
};

/** Asks before an event goes, and says what goes with it. */
export function EventDeleteDialog(props: Props) {
  // Every row of a list has one: until it is first opened it weighs nothing.
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  return wasOpened ? <Question {...props} /> : null;
}

function Question({ event, open, onClose, onDeleted, failure }: Props) {
  const dates = useDates();
  const remove = useDeletion({ event, onClose, onDeleted, failure });
  const kind = event.type === 'other' ? 'event' : eventTypeLabels[event.type].toLowerCase();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Delete this ${kind}?`}
      text={
        <>
          <p>
            {event.title} with {event.yachtName}
            {event.customerFullName && ` for ${event.customerFullName}`}, {dates.period(event.startDate, event.endDate)}. This can't be
            undone.
          </p>
          {event.maintenanceId !== null && (
            <p className="mt-2">Its maintenance record, with its progress, notes and costs, is deleted too.</p>
          )}
        </>
      }
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" running={remove.isPending && 'Deleting'} onClick={() => remove.mutate()}>
            Delete event
          </Button>
        </>
      }
    />
  );
}

const deletionKey = (id: number) => ['event', id, 'delete'];

/** Whether this page's own user is deleting the event, or has deleted it: then it is no news that it is gone. */
export function useIsDeletedHere(id: number): boolean {
  return useMutationState({ filters: { mutationKey: deletionKey(id) }, select: ({ state }) => state.status }).some(
    (status) => status !== 'error',
  );
}

function useDeletion({ event, onClose, onDeleted, failure }: Omit<Props, 'open'>) {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: deletionKey(event.id),
    mutationFn: () =>
      client.DELETE('/api/schedule/{id}', { params: { path: { id: event.id } }, headers: { 'If-Match': versionOf(event) } }),
    onSuccess: () => {
      toast({ title: 'Event deleted', description: 'The event has been successfully removed from the schedule.' });
      onClose();
      onDeleted?.();
    },
    onError: (error) => {
      toast({
        variant: 'destructive',
        title: 'Error',
        description: failure ?? `Failed to delete event: ${reason(error, 'Unknown error')}`,
      });
      onClose();
      // It may have changed, or be gone: the page is to show what is stored.
      void queries.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] === 'get' && String(queryKey[1]).startsWith('/api/schedule'),
      });
    },
  });
}
