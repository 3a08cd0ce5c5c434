import { useQuery } from '@tanstack/react-query';
import type { Reminder } from '#domain/reminders/reminder.ts';
import type { Need } from '#domain/today/today.ts';
import { reason } from '../platform/api.ts';
import { Loaded } from '../ui/loaded.tsx';
import { EmptyState, ErrorState } from '../ui/notice.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { NeedRow } from './need-row.tsx';
import { allDueQuery } from './reminder-query.ts';
import { ReminderRow } from './reminder-row.tsx';

// In the order in which they are handled.
const groups: { title: string; holds: (due: Reminder) => boolean }[] = [
  { title: 'Overdue', holds: ({ overdue }) => overdue },
  { title: 'Today', holds: ({ overdue, daysLeft }) => !overdue && daysLeft <= 0 },
  { title: 'Within a week', holds: ({ overdue, daysLeft }) => !overdue && daysLeft > 0 && daysLeft <= 7 },
  { title: 'Later', holds: ({ overdue, daysLeft }) => !overdue && daysLeft > 7 },
];

/** Everything that is due: overdue, today, and later. */
export function DuePage() {
  const due = useQuery(allDueQuery);
  return (
    <Loaded
      query={due}
      loading={
        <div className="card grid gap-3 p-4">
          <Skeletons count={6}>
            <Skeleton className="h-10" />
          </Skeletons>
        </div>
      }
      renderFailed={(retry, error) => (
        <div className="card">
          <ErrorState title="Error loading what is due" text={reason(error)} onRetry={retry} />
        </div>
      )}
      empty={{
        when: ({ rows, today }) => rows.length === 0 && !today?.needs.length,
        show: (
          <div className="card">
            <EmptyState
              drawing="bell"
              title="Nothing is due"
              text="Certificates and documents that expire, services, work, overdue invoices, options, installments, guest lists and departures appear here when they need attention"
            />
          </div>
        ),
      }}
    >
      {({ rows, total, today }) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {today && <Sailing needs={today.needs} />}
          {groups.map(({ title, holds }) => (
            <Group key={title} title={title} due={rows.filter(holds)} />
          ))}
          {total > rows.length && (
            <p className="text-ink-2">
              and {total - rows.length} more that {total - rows.length === 1 ? 'isn’t' : 'aren’t'} shown here
            </p>
          )}
        </div>
      )}
    </Loaded>
  );
}

/** What keeps a yacht from leaving, above everything that has a date of its own. */
function Sailing({ needs }: { needs: Need[] }) {
  if (needs.length === 0) return null;
  return (
    <section aria-label="Not ready to sail" className="card overflow-hidden">
      <h2 className="flex items-baseline gap-2 border-b px-4 py-3 text-panel font-semibold">
        Not ready to sail <span className="tnum text-nav font-normal text-ink-3">{needs.length}</span>
      </h2>
      <ul className="divide-y">
        {needs.map((need) => (
          <NeedRow key={`${need.kind} ${need.resourceId} ${need.label}`} need={need} />
        ))}
      </ul>
    </section>
  );
}

function Group({ title, due }: { title: string; due: Reminder[] }) {
  if (due.length === 0) return null;
  return (
    <section aria-label={title} className="card overflow-hidden">
      <h2 className="flex items-baseline gap-2 border-b px-4 py-3 text-panel font-semibold">
        {title} <span className="tnum text-nav font-normal text-ink-3">{due.length}</span>
      </h2>
      <ul className="divide-y">
        {due.map((each) => (
          <ReminderRow key={`${each.resource} ${each.resourceId} ${each.label} ${each.day}`} due={each} />
        ))}
      </ul>
    </section>
  );
}
