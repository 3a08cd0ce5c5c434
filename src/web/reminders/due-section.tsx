import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { dayInBrief } from '#domain/today/words.ts';
import { Button } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { remindersQuery } from './reminder-query.ts';
import { ReminderRow } from './reminder-row.tsx';

/** What is due, in the notification panel. */
export function DueSection({ onLeave }: { onLeave: () => void }) {
  const due = useQuery(remindersQuery);
  return (
    <Loaded
      query={due}
      loading={
        <div className="grid gap-3 p-4">
          <Skeletons count={3}>
            <Skeleton className="h-10" />
          </Skeletons>
        </div>
      }
      renderFailed={(retry) => (
        <div role="alert" className="flex items-center justify-between gap-3 px-4 py-5 text-ink-2">
          Error loading what is due
          <Button size="sm" onClick={retry}>
            Retry
          </Button>
        </div>
      )}
      empty={{
        when: ({ total, today }) => total === 0 && !(today && today.back + today.out > 0),
        show: (
          <p className="flex items-center justify-center gap-2 px-4 py-8 text-ink-2">
            <CircleCheck aria-hidden className="size-4 text-green" />
            Nothing is due
          </p>
        ),
      }}
    >
      {({ rows, total, today }) => (
        <>
          {today && today.back + today.out > 0 && (
            <Link
              to="/dashboard"
              onClick={onLeave}
              className={`flex min-h-11 items-center border-b px-4 text-nav font-medium hover:bg-hover ${today.notReady > 0 ? 'text-red' : ''}`}
            >
              Today: {dayInBrief(today)}
            </Link>
          )}
          <h3 className="px-4 pt-3 pb-1 text-xs font-medium text-ink-3">
            {total === 0 ? 'Nothing else is due' : total === 1 ? 'One thing is due' : `${total} things are due`}
          </h3>
          <ul className="max-h-80 divide-y overflow-y-auto overscroll-contain">
            {rows.map((each) => (
              <ReminderRow key={`${each.resource} ${each.resourceId} ${each.label} ${each.day}`} due={each} onLeave={onLeave} />
            ))}
          </ul>
        </>
      )}
    </Loaded>
  );
}
