import { Link } from '@tanstack/react-router';
import { Hourglass } from 'lucide-react';
import { can } from '#domain/session/permissions.ts';
import type { SessionUser } from '#domain/session/session.ts';
import { dayIn, daysBetween } from '#domain/shared/calendar-days.ts';
import { several } from '#domain/shared/words.ts';
import { useTimeZone, useToday } from '../../platform/dates.ts';

/** How many days of the free trial are left, by the company's calendar. */
export function TrialBanner({ user, end }: { user: SessionUser; end: string }) {
  const timeZone = useTimeZone();
  const days = daysBetween(useToday(), dayIn(timeZone, end));
  return (
    <section
      aria-label="Your free trial"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b bg-amber-soft px-4 py-2.5 text-amber sm:px-6"
    >
      <Hourglass aria-hidden className="size-4 shrink-0" />
      <p>{days > 0 ? `${several(days, 'day')} left in your free trial.` : 'Your free trial ends today.'}</p>
      {can(user, 'run-company') && (
        <Link to="/subscribe" className="rounded py-1 font-semibold underline underline-offset-4">
          See your plan
        </Link>
      )}
    </section>
  );
}
