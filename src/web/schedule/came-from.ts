import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { dayIn } from '#domain/schedule/calendar-days.ts';
import { useTimeZone } from '../platform/dates.ts';
import { leftPage } from '../platform/left-page.ts';

const scheduleViews = /^(\/dashboard)?\/(schedule|day-trips|charters)$/;

/** Leaves a form of the schedule: to the view it was opened from, else to the schedule, with a moment in view. */
export function useWayBack() {
  const navigate = useNavigate();
  const timeZone = useTimeZone();
  const [from] = useState(() => {
    const before = leftPage();
    return before && scheduleViews.test(before.pathname) ? before.href : null;
  });
  return (at: string | null, { unsaved }: { unsaved?: 'ignored' } = {}) => {
    const ignoreBlocker = unsaved === 'ignored';
    if (from !== null) return void navigate({ href: from, ignoreBlocker });
    void navigate({ to: '/schedule', search: { date: at === null ? undefined : dayIn(timeZone, at) }, ignoreBlocker });
  };
}
