import { CalendarSync } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { can } from '#domain/session/permissions.ts';
import { useUser } from '../../platform/session.tsx';
import { Button } from '../../ui/button.tsx';

const CalendarFeedsDialog = lazy(() => import('./calendar-feeds-dialog.tsx').then((module) => ({ default: module.CalendarFeedsDialog })));

type Props = {
  className?: string;
  /** The tab that is open at first. */ opens?: 'out' | 'in' | undefined;
};

/** Opens the calendar feeds, for those who may manage them. */
export function CalendarFeedsButton({ className, opens }: Props) {
  const user = useUser();
  const [open, setOpen] = useState(opens !== undefined);
  if (!can(user, 'run-company')) return null;
  return (
    <>
      <Button size="icon" className={className} aria-label="Calendar feeds" title="Calendar feeds" onClick={() => setOpen(true)}>
        <CalendarSync aria-hidden />
      </Button>
      {open && (
        <Suspense>
          <CalendarFeedsDialog user={user} first={opens} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
