import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useState } from 'react';
import type { Activity } from '#domain/activities/activity.ts';
import type { Notifications } from '#domain/activities/notifications.ts';
import { relativeTime } from '#domain/shared/relative-time.ts';
import { ActivityBadge } from '../activities/activity-badge.tsx';
import { ActivityLink } from '../activities/activity-link.tsx';
import { useNow } from '../platform/now.ts';
import { DueSection } from '../reminders/due-section.tsx';
import { remindersQuery } from '../reminders/reminder-query.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { CompanyNote } from '../platform/company-of.tsx';

type Props = { latest: UseQueryResult<Notifications, unknown>; onLeave: () => void };

/** The two halves of the notification panel: what is due, which opens first if there is anything, and what happened. */
export function NotificationTabs({ latest, onLeave }: Props) {
  const { data } = useQuery(remindersQuery);
  const [chosen, setChosen] = useState<'due' | 'activity'>();
  return (
    <Tabs
      label="Notifications"
      className=""
      open={chosen ?? (data?.total === 0 && !data.today?.notReady ? 'activity' : 'due')}
      onOpen={setChosen}
      tabs={[
        {
          name: 'due',
          label: data?.total ? `Due (${data.total})` : 'Due',
          panel: (
            <>
              <DueSection onLeave={onLeave} />
              <ToAll to="/due" onLeave={onLeave}>
                View all that is due
              </ToAll>
            </>
          ),
        },
        {
          name: 'activity',
          label: 'Activity',
          panel: (
            <>
              <Latest latest={latest} onLeave={onLeave} />
              <ToAll to="/activities" onLeave={onLeave}>
                View all notifications
              </ToAll>
            </>
          ),
        },
      ]}
    />
  );
}

function ToAll({ to, onLeave, children }: { to: LinkProps['to']; onLeave: () => void; children: string }) {
  return (
    <div className="border-t p-2">
      <Link to={to} onClick={onLeave} className={buttonLook({ variant: 'ghost', size: 'sm', className: 'w-full' })}>
        {children}
      </Link>
    </div>
  );
}

function Latest({ latest, onLeave }: Props) {
  return (
    <Loaded
      query={latest}
      loading={
        <div className="grid gap-3 p-4">
          <Skeletons count={3}>
            <Skeleton className="h-10" />
          </Skeletons>
        </div>
      }
      renderFailed={(retry) => (
        <div role="alert" className="flex items-center justify-between gap-3 px-4 py-5 text-ink-2">
          Error loading activity data
          <Button size="sm" onClick={retry}>
            Retry
          </Button>
        </div>
      )}
      empty={{
        when: ({ activities }) => activities.length === 0,
        show: <p className="px-4 py-8 text-center text-ink-2">No notifications</p>,
      }}
    >
      {({ activities }) => (
        <ul className="divide-y">
          {activities.map((activity) => (
            <Line key={activity.id} activity={activity} onLeave={onLeave} />
          ))}
        </ul>
      )}
    </Loaded>
  );
}

function Line({ activity, onLeave }: { activity: Activity; onLeave: () => void }) {
  const now = useNow();
  return (
    <li className="flex gap-3 px-4 py-3">
      <ActivityBadge action={activity.action} />
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <ActivityLink activity={activity} onLeave={onLeave} />
        </p>
        <p className="text-xs text-ink-3">
          {relativeTime(activity.timestamp, now)}
          <CompanyNote record={activity} />
        </p>
      </div>
    </li>
  );
}
