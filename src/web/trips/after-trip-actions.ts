import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Trip } from '#domain/trips/trip.ts';
import { useWayBack } from '../platform/way-back.ts';
import { toast } from '../ui/toast-store.ts';
import { dueAfter } from './due-query.ts';

/**
 * Says that a trip was saved, and leaves. If its hours have made a service due soon, the toast links to where that is planned with one
 * click.
 */
export function useAfterTrip() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const leave = useWayBack({ to: '/routes' });
  return async (saved: Trip, message: { title: string; description: string }) => {
    const due = await dueAfter(queries, saved);
    toast(due === null ? message : { ...message, description: `${message.description} ${due}` });
    if (due === null) leave({ ignoreBlocker: true });
    else void navigate({ to: '/maintenance/services', search: { yachtId: saved.yachtId }, replace: true, ignoreBlocker: true });
  };
}
