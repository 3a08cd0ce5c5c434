import type { Trip } from '#domain/trips/trip.ts';
import { reason } from '../platform/api.ts';
import { useDates } from '../platform/dates.ts';
import { DeleteDialog } from '../platform/delete-dialog.tsx';

/** Asks before a trip is deleted. */
export function TripDeleteDialog({ trip, open, onClose }: { trip: Trip; open: boolean; onClose: () => void }) {
  const dates = useDates();
  const name = `${trip.departureLocation} to ${trip.arrivalLocation}`;
  return (
    <DeleteDialog
      collection="/api/trips"
      record={trip}
      open={open}
      title="Delete this trip?"
      text={
        <p>
          {name} with {trip.yachtName}, {dates.day(trip.departureDate)}. This can't be undone.
        </p>
      }
      action="Delete trip"
      deleted={{ title: 'Trip deleted', description: `${name} is no longer in your log.` }}
      failure={(error) => ({ title: 'Error', description: `Failed to delete trip: ${reason(error)}` })}
      onClose={onClose}
    />
  );
}
