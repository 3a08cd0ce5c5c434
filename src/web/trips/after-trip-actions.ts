import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Trip } from '#domain/trips/trip.ts';
import { useWayBack } from '../platform/way-back.ts';
import { toast } from '../ui/toast-store.ts';
import { dueAfter } from './due-query.ts';

type Logged = { saved: Trip; message: { title: string; description: string } };

/**
 * Says that a trip was saved, and leaves. If its hours have made a service due soon, the toast links to where that is planned with one
 * click. Its form can't be saved again until it is left.
 */
export function useAfterTrip() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const leave = useWayBack({ to: '/routes' });
  const { mutate, isIdle } = useMutation({
    meta: { changesNoRecord: true },
    mutationFn: ({ saved }: Logged) => dueAfter(queries, saved),
    onSuccess: (due, { message }) => {
      toast(due === null ? message : { ...message, description: `${message.description} ${due}` });
    },
  });
  return {
    isLeaving: !isIdle,
    // What is passed to `mutate` isn't called once the form has been left by other means.
    leaveAfter: (saved: Trip, message: Logged['message']) =>
      mutate(
        { saved, message },
        {
          onSuccess: (due) => {
            if (due === null) leave({ ignoreBlocker: true });
            else void navigate({ to: '/maintenance/services', search: { yachtId: saved.yachtId }, replace: true, ignoreBlocker: true });
          },
        },
      ),
  };
}
