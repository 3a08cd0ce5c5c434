import { useNavigate } from '@tanstack/react-router';
import { dayIn } from '#domain/shared/calendar-days.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { useTimeZone } from '../../platform/dates.ts';
import { lastSearchAt } from '../../platform/left-page.ts';
import type { ScheduleSearch } from '../schedule-query.ts';

/** What a toast offers to do about a saved event: the schedule opens where it is, in the view it was last seen in. */
export function useShowIt() {
  const navigate = useNavigate();
  const timeZone = useTimeZone();
  return ({ startDate }: ScheduleEvent) => {
    const { view, zoom }: ScheduleSearch = lastSearchAt('/schedule');
    const search = { view, zoom, date: dayIn(timeZone, startDate) };
    return { label: 'Show it', run: () => void navigate({ to: '/schedule', search }) };
  };
}
