import { Link } from '@tanstack/react-router';
import { Hourglass } from 'lucide-react';
import { can } from '#domain/session/permissions.ts';
import type { SessionUser } from '#domain/session/session.ts';
import { useTimeZone } from '../../platform/dates.ts';
import { useNow } from '../../platform/now.ts';
import { trialWords } from './trial-words.ts';

/** Says how many days of the free trial are left, and links managers to the plans. */
export function TrialBanner({ user, end }: { user: SessionUser; end: string }) {
  return (
    <section
      aria-label="Your free trial"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b bg-amber-soft px-4 py-2.5 text-amber sm:px-6"
    >
      <Hourglass aria-hidden className="size-4 shrink-0" />
      <p>{trialWords(useNow(), end, useTimeZone())}</p>
      {can(user, 'run-company') && (
        <Link to="/subscribe" className="rounded py-1 font-semibold underline underline-offset-4">
          See your plan
        </Link>
      )}
    </section>
  );
}
