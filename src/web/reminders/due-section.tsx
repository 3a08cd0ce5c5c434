import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Award, FileText, Hourglass, Sailboat, Wrench, type LucideIcon } from 'lucide-react';
import type { Reminder, ReminderKind } from '#domain/reminders/reminder.ts';
import { whenDue } from '#domain/reminders/when-due.ts';
import { api } from '../platform/api.ts';
import { useDates } from '../platform/dates.ts';
import { softTone, type Tone } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { wayTo } from '../words/record-words.ts';

// Days pass without anything changing, so it is read whenever the panel opens.
const remindersQuery = {
  ...api.queryOptions('get', '/api/reminders'),
  staleTime: 0,
  meta: {
    shows: ['yacht', 'crew', 'maintenance', 'schedule', 'trip', 'customer', 'invoice', 'company', 'subscription'] as const,
    own: true,
  },
};

const icons: Record<ReminderKind, LucideIcon> = {
  certificate: Award,
  maintenance: Wrench,
  invoice: FileText,
  departure: Sailboat,
  trial: Hourglass,
};

/** What is due, at the top of the notification panel. Where nothing is, nothing stands there. */
export function DueSection({ onLeave }: { onLeave: () => void }) {
  const due = useQuery(remindersQuery);
  return (
    <Loaded
      query={due}
      loading={
        <div className="grid gap-3 border-b p-4">
          <Skeletons count={2}>
            <Skeleton className="h-10" />
          </Skeletons>
        </div>
      }
      renderFailed={(retry) => (
        <div role="alert" className="flex items-center justify-between gap-3 border-b px-4 py-5 text-ink-2">
          Error loading what is due
          <Button size="sm" onClick={retry}>
            Retry
          </Button>
        </div>
      )}
      empty={{ when: ({ total }) => total === 0, show: null }}
    >
      {({ rows, total }) => (
        <section aria-labelledby="due-now" className="border-b">
          <h3 id="due-now" className="px-4 pt-3 pb-1 text-xs font-medium text-ink-3">
            {total === 1 ? 'One thing is due' : `${total} things are due`}
          </h3>
          <ul className="max-h-60 divide-y overflow-y-auto overscroll-contain">
            {rows.map((each) => (
              <Line key={`${each.resource} ${each.resourceId} ${each.label}`} due={each} onLeave={onLeave} />
            ))}
          </ul>
          {total > rows.length && <p className="px-4 pb-3 text-xs text-ink-3">and {total - rows.length} more</p>}
        </section>
      )}
    </Loaded>
  );
}

function Line({ due, onLeave }: { due: Reminder; onLeave: () => void }) {
  const dates = useDates();
  const Icon = icons[due.kind];
  const tone: Tone = due.overdue ? 'red' : 'amber';
  return (
    <li className="relative flex items-center gap-3 px-4 py-2.5 hover:bg-hover">
      <span aria-hidden className={`grid size-8 shrink-0 place-items-center rounded-lg ${softTone[tone]}`}>
        <Icon className="size-4" />
      </span>
      <div className="min-w-0 flex-1">
        <Link {...placeOf(due)} onClick={onLeave} className="block truncate font-medium after:absolute after:inset-0">
          {due.label}
        </Link>
        <p className="truncate text-xs text-ink-3">
          {due.of} · <span className={due.overdue ? 'font-medium text-red' : ''}>{whenDue(due)}</span>
          {due.kind === 'departure' && due.at && `, ${dates.time(due.at)}`}
        </p>
      </div>
    </li>
  );
}

/** Where it is acted on. */
function placeOf({ resource, resourceId }: Reminder) {
  return resource === 'subscription' ? ({ to: '/profile' } as const) : wayTo({ kind: resource, id: resourceId });
}
