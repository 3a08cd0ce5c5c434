import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { api, client } from '../platform/api.ts';
import { Button } from '../ui/button.tsx';
import { Popover } from '../ui/popover.tsx';

const NotificationTabs = lazy(() => import('./notification-tabs.tsx').then((module) => ({ default: module.NotificationTabs })));

const notificationsQuery = { ...api.queryOptions('get', '/api/notifications'), meta: { own: true } };

/** The bell. Its brass dot shows that something happened, or became due, since the user last opened the panel, on any device. */
export function NotificationsPanel() {
  const latest = useQuery(notificationsQuery);
  const [open, setOpen] = useState(false);
  const bell = useRef<HTMLButtonElement>(null);
  const { activities = [], isNew = false } = latest.data ?? {};
  useSeen(open && isNew, activities[0]?.timestamp);

  return (
    <>
      <Button
        ref={bell}
        variant="ghost"
        size="icon"
        aria-label={isNew ? 'Notifications, new' : 'Notifications'}
        aria-haspopup="dialog"
        aria-expanded={open}
        className="relative"
        onClick={() => setOpen(!open)}
      >
        <Bell />
        {isNew && <i aria-hidden className="absolute top-2 right-2 size-2 rounded-full bg-brass ring-2 ring-canvas" />}
      </Button>
      {open && (
        <Popover
          label="Notifications"
          anchor={bell}
          align="end"
          gap={8}
          className="w-[min(22rem,calc(100vw-1.5rem))]"
          onClose={() => setOpen(false)}
        >
          <h2 className="px-4 pt-3 text-sm font-semibold">Notifications</h2>
          <Suspense fallback={<div className="h-64" />}>
            <NotificationTabs latest={latest} onLeave={() => setOpen(false)} />
          </Suspense>
        </Popover>
      )}
    </>
  );
}

/** Tells the server that the open panel was seen, which removes the dot on all pages of this user. */
function useSeen(isSeen: boolean, newest: string | undefined) {
  const queries = useQueryClient();
  const { mutate } = useMutation({
    meta: { changesNoRecord: true },
    mutationFn: (until: string) => client.PATCH('/api/notifications', { body: { until } }),
    onSuccess: () =>
      queries.setQueryData(notificationsQuery.queryKey, (notifications) => notifications && { ...notifications, isNew: false }),
  });
  useEffect(() => {
    if (isSeen) mutate(newest ?? new Date().toISOString());
  }, [isSeen, newest, mutate]);
}
