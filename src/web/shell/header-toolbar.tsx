import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { can } from '#domain/session/permissions.ts';
import type { SessionUser } from '#domain/session/session.ts';
import { useKeyTitle } from '../platform/shortcuts.ts';
import { Button } from '../ui/button.tsx';
import { NotificationsPanel } from './notifications-panel.tsx';

const AddMenu = lazy(() => import('./add-menu.tsx').then((module) => ({ default: module.AddMenu })));

/** The header's quick add and notifications, once the page has loaded. On a phone the bottom bar has quick add. */
export function HeaderToolbar({ user }: { user: SessionUser }) {
  const [adding, setAdding] = useState(false);
  const title = useKeyTitle('Quick add', 'C');
  return (
    <>
      {can(user, 'any:write') && (
        <Button
          {...title}
          variant="ghost"
          size="icon"
          aria-label="Quick add"
          aria-haspopup="dialog"
          className="max-md:hidden"
          onClick={() => setAdding(true)}
        >
          <Plus />
        </Button>
      )}
      <NotificationsPanel />
      <Suspense>{adding && <AddMenu user={user} onClose={() => setAdding(false)} />}</Suspense>
    </>
  );
}
