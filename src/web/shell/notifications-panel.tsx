import { Popover } from '@base-ui/react/popover';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Bell } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Activity } from '#domain/activities/activity.ts';
import { relativeTime } from '#domain/shared/relative-time.ts';
import { ActivityBadge } from '../activities/activity-badge.tsx';
import { api, client } from '../platform/api.ts';
import { useNow } from '../platform/now.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { popupLook } from '../ui/popup.ts';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';

const DueSection = lazy(() => import('../reminders/due-section.tsx').then((module) => ({ default: module.DueSection })));

const notificationsQuery = { ...api.queryOptions('get', '/api/notifications'), meta: { own: true } };

/** The bell. Its brass dot says that something happened, or became due, since the panel was last opened, wherever that was. */
export function NotificationsPanel() {
  const latest = useQuery(notificationsQuery);
  const [open, setOpen] = useState(false);
  const { activities = [], isNew = false } = latest.data ?? {};
  useSeen(open && isNew, activities[0]?.timestamp);

  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger
        render={<Button variant="ghost" size="icon" aria-label={isNew ? 'Notifications, new' : 'Notifications'} className="relative" />}
      >
        <Bell />
        {isNew && <i aria-hidden className="absolute top-2 right-2 size-2 rounded-full bg-brass ring-2 ring-canvas" />}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={8} align="end" collisionPadding={12} className="z-50">
          <Popover.Popup className={`${popupLook} w-[min(22rem,calc(100vw-1.5rem))]`}>
            {/* Above what is still being read, so that it stays where one aims at it. */}
            <div className="flex items-center justify-between gap-3 border-b py-2 pr-2 pl-4">
              <Popover.Title className="text-sm font-semibold">Notifications</Popover.Title>
              <Link to="/activities" onClick={() => setOpen(false)} className={buttonLook({ variant: 'ghost', size: 'sm' })}>
                View all notifications
              </Link>
            </div>
            <Suspense>
              <DueSection onLeave={() => setOpen(false)} />
            </Suspense>
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
                when: (shown) => shown.activities.length === 0,
                show: <p className="px-4 py-8 text-center text-ink-2">No notifications</p>,
              }}
            >
              {(shown) => (
                <ul className="divide-y">
                  {shown.activities.map((activity) => (
                    <Line key={activity.id} activity={activity} />
                  ))}
                </ul>
              )}
            </Loaded>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

function Line({ activity }: { activity: Activity }) {
  const now = useNow();
  return (
    <li className="flex gap-3 px-4 py-3">
      <ActivityBadge action={activity.action} />
      <div className="min-w-0">
        <p className="wrap-anywhere">{activity.details ?? `${activity.action} ${activity.resourceType}`}</p>
        <p className="text-xs text-ink-3">{relativeTime(activity.timestamp, now)}</p>
      </div>
    </li>
  );
}

/** Tells the server that what the open panel shows has been seen, which puts the mark out on all pages of this person. */
function useSeen(isSeen: boolean, newest: string | undefined) {
  const queries = useQueryClient();
  const { mutate } = useMutation({
    meta: { changesNoRecord: true },
    mutationFn: (until: string) => client.PATCH('/api/notifications', { body: { until } }),
    onSuccess: () => queries.setQueryData(notificationsQuery.queryKey, (shown) => shown && { ...shown, isNew: false }),
  });
  useEffect(() => {
    if (isSeen) mutate(newest ?? new Date().toISOString());
  }, [isSeen, newest, mutate]);
}
