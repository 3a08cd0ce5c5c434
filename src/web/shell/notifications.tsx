import { Popover } from '@base-ui/react/popover';
import { Link } from '@tanstack/react-router';
import { Bell, CircleAlert } from 'lucide-react';
import { useState } from 'react';
import type { Activity } from '#domain/activities/activity.ts';
import type { SessionUser } from '#domain/session/session.ts';
import { relativeTime } from '#domain/shared/relative-time.ts';
import { actionIcons } from '../activities/activity-icons.ts';
import { api } from '../platform/api.ts';
import { useNow } from '../platform/now.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { popupLook } from '../ui/popup.ts';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';

/** The bell. Its brass dot says that something happened since the panel was last opened here. */
export function Notifications({ user }: { user: SessionUser }) {
  const latest = api.useQuery('get', '/api/activities', { params: { query: { limit: 3 } } });
  const [seen, see] = useLastSeen(user);
  const newest = latest.data?.[0]?.id ?? 0;
  const [open, setOpen] = useState(false);

  function show(next: boolean) {
    setOpen(next);
    see(newest);
  }

  return (
    <Popover.Root open={open} onOpenChange={show}>
      <Popover.Trigger render={<Button variant="ghost" size="icon" aria-label={newest > seen ? 'Notifications, new' : 'Notifications'} className="relative" />}>
        <Bell />
        {newest > seen && <i aria-hidden className="absolute top-2 right-2 size-2 rounded-full bg-brass ring-2 ring-canvas" />}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={8} align="end" collisionPadding={12} className="z-50">
          <Popover.Popup className={`${popupLook} w-[min(22rem,calc(100vw-1.5rem))]`}>
            <Popover.Title className="border-b px-4 py-3 text-sm font-semibold">Notifications</Popover.Title>
            <Loaded
              query={latest}
              loading={<div className="grid gap-3 p-4"><Skeletons count={3}><Skeleton className="h-10" /></Skeletons></div>}
              renderFailed={(retry) => <div role="alert" className="flex items-center justify-between gap-3 px-4 py-5 text-ink-2">Error loading activity data<Button size="sm" onClick={retry}>Retry</Button></div>}
              empty={{ when: (activities) => activities.length === 0, show: <p className="px-4 py-8 text-center text-ink-2">No notifications</p> }}
            >
              {(activities) => <ul className="divide-y">{activities.map((activity) => <Line key={activity.id} activity={activity} />)}</ul>}
            </Loaded>
            <div className="border-t p-2">
              <Link to="/activities" onClick={() => show(false)} className={buttonLook({ variant: 'ghost', size: 'sm', className: 'w-full' })}>View all notifications</Link>
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

function Line({ activity }: { activity: Activity }) {
  const now = useNow();
  const Icon = actionIcons[activity.action] ?? CircleAlert;
  return (
    <li className="flex gap-3 px-4 py-3">
      <span aria-hidden className="grid size-8 shrink-0 place-items-center rounded-lg bg-accent-soft text-accent"><Icon className="size-4" /></span>
      <div className="min-w-0">
        <p className="wrap-anywhere">{activity.details ?? `${activity.action} ${activity.resourceType}`}</p>
        <p className="text-xs text-ink-3">{relativeTime(activity.timestamp, now)}</p>
      </div>
    </li>
  );
}

/** The newest notification this person has seen in this browser. */
function useLastSeen(user: SessionUser) {
  const key = `notifications-seen-${user.id}`;
  const [seen, setSeen] = useState(() => Number(localStorage.getItem(key) ?? 0));
  function see(id: number) {
    localStorage.setItem(key, String(id));
    setSeen(id);
  }
  return [seen, see] as const;
}
