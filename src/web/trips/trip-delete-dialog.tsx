import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Trip } from '#domain/trips/trip.ts';
import { client, reason, versionOf } from '../platform/api.ts';
import { useDates } from '../platform/dates.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast-store.ts';

type Props = { trip: Trip; open: boolean; onClose: () => void };

export function TripDeleteDialog({ trip, open, onClose }: Props) {
  const dates = useDates();
  const remove = useDeletion(trip, onClose);
  const name = `${trip.departureLocation} to ${trip.arrivalLocation}`;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Delete this trip?"
      text={
        <p>
          {name} with {trip.yachtName}, {dates.date(trip.departureDate)}. This can't be undone.
        </p>
      }
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" running={remove.isPending && 'Deleting'} onClick={() => remove.mutate()}>
            Delete trip
          </Button>
        </>
      }
    />
  );
}

function useDeletion(trip: Trip, onClose: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => client.DELETE('/api/trips/{id}', { params: { path: { id: trip.id } }, headers: { 'If-Match': versionOf(trip) } }),
    onSuccess: () => {
      toast({ title: 'Trip deleted', description: `${trip.departureLocation} to ${trip.arrivalLocation} is no longer in your log.` });
      onClose();
    },
    onError: (error) => {
      toast({ variant: 'destructive', title: 'Error', description: `Failed to delete trip: ${reason(error)}` });
      onClose();
      // It may have changed, or be gone: the card is to show what is stored.
      void queries.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] === 'get' && String(queryKey[1]).startsWith('/api/trips'),
      });
    },
  });
}
