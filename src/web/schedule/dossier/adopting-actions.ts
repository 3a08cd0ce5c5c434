import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { AdoptedBooking } from '#domain/desk/plan.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { ApiError, client, reason } from '../../platform/api.ts';
import { toast } from '../../ui/toast-store.ts';

/** Turns a booking into a charter and opens it. `onMade` is called before leaving the page. */
export function useAdopting({ id }: ScheduleEvent, onMade: () => void = () => {}) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (given: Omit<AdoptedBooking, 'eventId'>) =>
      (await client.POST('/api/charters/adopt', { body: { eventId: id, ...given } })).data,
    onSuccess: (charter) => {
      if (!charter) return;
      toast({ title: 'Charter created', description: `${charter.number} is booked and keeps its invoices.` });
      onMade();
      void navigate({ to: '/desk/$charterId', params: { charterId: String(charter.id) } });
    },
    onError: (error) => {
      // Errors of fields are shown at the fields.
      if (error instanceof ApiError && error.errors.length > 0) return;
      toast({ variant: 'destructive', title: 'The charter couldn’t be created', description: reason(error) });
    },
  });
}
