import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import type { SessionUser } from '#domain/session/session.ts';
import { api } from '../platform/api.ts';
import { Mark } from '../ui/mark.tsx';
import { placesOf, searchOf, type MenuEntry } from './main-menu.ts';
import { UserCard } from './user-card.tsx';

const UserMenu = lazy(() => import('./user-menu.tsx').then((module) => ({ default: module.UserMenu })));

const waitingQuery = {
  ...api.queryOptions('get', '/api/waiting'),
  meta: { shows: ['maintenance', 'schedule', 'yacht', 'invoice', 'income'] as const },
};

type Props = {
  user: SessionUser | null;
  /** Whether the page has loaded its first data. */
  isLoaded: boolean;
  open: boolean;
  /** Whether it covers the page while it is open. */
  floating: boolean;
  /** Whether its icons stay beside the page while it is closed. */
  rail: boolean;
  onClose: () => void;
};

export function Sidebar({ user, isLoaded, open, floating, rail, onClose }: Props) {
  const waiting = useWaiting(user);
  const sidebar = useFloatingFocus(open && floating, onClose);
  return (
    <>
      {open && floating && <div aria-hidden className="fixed inset-0 z-30 bg-black/55" onClick={onClose} />}
      <aside
        ref={sidebar}
        aria-label="Sidebar"
        inert={!open && !rail}
        className={`sidebar fixed inset-y-0 left-0 z-40 flex w-58 flex-col bg-side text-side-ink ${open ? '' : rail ? 'rail' : '-translate-x-full'}`}
      >
        <Link to="/dashboard" className="flex h-13 shrink-0 items-center gap-3 px-4.5 -outline-offset-2">
          <Mark className="size-7 shrink-0" />
          <span className="truncate text-page font-semibold tracking-tight">Fairlead</span>
        </Link>
        <nav aria-label="Main" className="min-h-0 flex-1 overflow-y-auto px-3 pt-2">
          {placesOf(user).map((group) => (
            <div key={group.name} className="mb-2 sm:mb-5">
              <p className="mb-1 px-3 text-xs font-medium text-side-ink-2 sm:mb-1.5">{group.name}</p>
              <ul>
                {group.places.map((place) => (
                  <li key={place.to}>
                    <PlaceLink place={place} waits={waiting[place.to]} onVisit={onClose} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className="border-t border-side-line p-2">{user ? <UserPlace user={user} isLoaded={isLoaded} /> : <SignInLink />}</div>
      </aside>
    </>
  );
}

function UserPlace({ user, isLoaded }: { user: SessionUser; isLoaded: boolean }) {
  const card = <UserCard user={user} disabled />;
  if (!isLoaded) return card;
  return (
    <Suspense fallback={card}>
      <UserMenu user={user} />
    </Suspense>
  );
}

function PlaceLink({ place, waits, onVisit }: { place: MenuEntry; waits: Waits | undefined; onVisit: () => void }) {
  return (
    <Link
      to={place.to}
      search={searchOf(place.to)}
      onClick={onVisit}
      aria-describedby={waits && `waits${place.to}`}
      activeOptions={{ exact: place.to === '/dashboard', includeSearch: false }}
      className="group flex h-9 items-center overflow-hidden gap-3 rounded-lg px-3 text-nav font-medium text-side-ink-2 -outline-offset-2 transition-colors hover:bg-side-2 hover:text-side-ink aria-[current=page]:bg-side-2 aria-[current=page]:text-side-ink"
    >
      <place.icon aria-hidden className="size-4 shrink-0 group-aria-[current=page]:text-brass" />
      <span className="min-w-0 truncate">{place.label}</span>
      {waits && (
        <span id={`waits${place.to}`} aria-hidden className="tnum ml-auto shrink-0 text-xs font-normal text-side-ink-2">
          {waits.count} <span className={waits.isWordShown ? '' : 'sr-only'}>{waits.word}</span>
        </span>
      )}
    </Link>
  );
}

type Waits = { count: number; word: string; isWordShown?: boolean };

/** The counts beside the entries, for users who may see them; zeros aren't shown. */
function useWaiting(user: SessionUser | null): { [place in MenuEntry['to']]?: Waits } {
  const { data } = useQuery({ ...waitingQuery, enabled: user !== null });
  return {
    ...(data?.maintenance && { '/maintenance': { count: data.maintenance, word: 'current' } }),
    ...(data?.overdueInvoices && { '/finance': { count: data.overdueInvoices, word: 'overdue', isWordShown: true } }),
  };
}

function SignInLink() {
  return (
    <Link to="/signin" className="flex h-9 items-center justify-center rounded-lg bg-side-2 text-sm font-medium hover:bg-side-line">
      Sign In
    </Link>
  );
}

/** While the sidebar covers the page it has the focus, Escape closes it, and the focus then returns to where it was. */
function useFloatingFocus(floats: boolean, onClose: () => void) {
  const sidebar = useRef<HTMLElement>(null);
  const closeOn = useEffectEvent((event: KeyboardEvent) => event.key === 'Escape' && onClose());
  useEffect(() => {
    if (!floats) return;
    const opener = document.activeElement;
    const listen = (event: KeyboardEvent) => closeOn(event);
    sidebar.current?.querySelector('a')?.focus({ preventScroll: true });
    addEventListener('keydown', listen);
    return () => {
      removeEventListener('keydown', listen);
      if (opener instanceof HTMLElement) requestAnimationFrame(() => opener.focus({ preventScroll: true }));
    };
  }, [floats]);
  return sidebar;
}
