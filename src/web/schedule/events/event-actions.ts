import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { dayIn } from '#domain/shared/calendar-days.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { client, reason, untilGone, versionOf } from '../../platform/api.ts';
import { useTimeZone } from '../../platform/dates.ts';
import { lastSearchAt } from '../../platform/left-page.ts';
import { toast } from '../../ui/toast-store.ts';
import type { ScheduleSearch } from '../schedule-query.ts';

/** The action of a toast about a saved event: opens the schedule on its day, in the view last used. */
export function useShowIt() {
  const navigate = useNavigate();
  const timeZone = useTimeZone();
  return ({ startDate }: ScheduleEvent) => {
    const { view, zoom }: ScheduleSearch = lastSearchAt('/schedule');
    const search = { view, zoom, date: dayIn(timeZone, startDate) };
    return { label: 'Show it', run: () => void navigate({ to: '/schedule', search }) };
  };
}

/** Undoes the creation of an event. If somebody has changed it since, it stays; if it was deleted since, it is undone already. */
export function useUndoCreation(): (event: ScheduleEvent) => void {
  const { mutate } = useMutation({
    mutationFn: (event: ScheduleEvent) =>
      untilGone(client.DELETE('/api/schedule/{id}', { params: { path: { id: event.id } }, headers: { 'If-Match': versionOf(event) } })),
    onSuccess: (_, { title }) => toast({ title: 'Event removed', description: `${title} is no longer in the schedule.` }),
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Error', description: `Failed to delete event: ${reason(error, 'Unknown error')}` }),
  });
  return mutate;
}
