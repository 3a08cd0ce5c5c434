import { Link } from '@tanstack/react-router';
import { CalendarDays, LayoutDashboard, Plus, Ship } from 'lucide-react';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { can } from '#domain/session/permissions.ts';
import type { SessionUser } from '#domain/session/session.ts';
import { searchOf } from './main-menu.ts';

const AddMenu = lazy(() => import('./add-menu.tsx').then((module) => ({ default: module.AddMenu })));

const places = [
  { to: '/dashboard', label: 'Today', icon: LayoutDashboard, may: 'any:read' },
  { to: '/schedule', label: 'Schedule', icon: CalendarDays, may: 'schedule:read' },
  { to: '/yachts', label: 'Yachts', icon: Ship, may: 'fleet:read' },
] as const;

const look =
  'flex flex-1 flex-col items-center justify-center gap-0.5 text-xs font-medium text-ink-2 -outline-offset-4 aria-[current=page]:text-accent [&_svg]:size-5.5 aria-[current=page]:[&_svg]:fill-accent-soft';

type Props = { user: SessionUser; onMore: () => void };

/**
 * The bottom bar of a phone: the pages opened most, what is added most, and the menu with everything else. Hidden while the keyboard needs
 * the room.
 */
export function PhoneToolbar({ user, onMore }: Props) {
  const [adding, setAdding] = useState(false);
  const typing = useSyncExternalStore(watchHeight, isKeyboardUp);
  const [today, schedule, yachts] = places.map((place) => can(user, place.may) && <PlaceLink key={place.to} place={place} />);
  if (typing) return null;
  return (
    <nav aria-label="Shortcuts" className="phone-toolbar fixed inset-x-0 bottom-0 z-20 flex border-t bg-surface md:hidden">
      {today}
      {schedule}
      {can(user, 'any:write') && (
        <div className="grid flex-1 place-items-center">
          <button
            type="button"
            aria-label="Add"
            aria-haspopup="dialog"
            onClick={() => setAdding(true)}
            className="grid size-12 place-items-center rounded-full bg-primary text-on-primary shadow-1"
          >
            <Plus className="size-5.5" />
          </button>
        </div>
      )}
      {yachts}
      <button type="button" aria-label="More: open the menu" onClick={onMore} className={look}>
        <svg aria-hidden viewBox="0 0 24 24" fill="currentColor">
          <circle cx="5" cy="12" r="1.75" />
          <circle cx="12" cy="12" r="1.75" />
          <circle cx="19" cy="12" r="1.75" />
        </svg>
        More
      </button>
      {adding && (
        <Suspense>
          <AddMenu user={user} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </nav>
  );
}

function PlaceLink({ place: { to, label, icon: Icon } }: { place: (typeof places)[number] }) {
  return (
    <Link to={to} search={searchOf(to)} activeOptions={{ exact: to === '/dashboard', includeSearch: false }} className={look}>
      <Icon aria-hidden />
      {label}
    </Link>
  );
}

/** Whether something that the page doesn't know of covers its lower part, as a phone's keyboard does. */
function isKeyboardUp() {
  return visualViewport !== null && innerHeight - visualViewport.height * visualViewport.scale > 150;
}

function watchHeight(changed: () => void) {
  visualViewport?.addEventListener('resize', changed);
  return () => visualViewport?.removeEventListener('resize', changed);
}
