import { useQueryClient } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { SessionUser } from '#domain/session/session.ts';
import { useHourly } from '../platform/hourly.ts';
import { forgetWays, rememberWay } from '../platform/left-page.ts';
import { BannerList, hasBanner } from './banners/banner-state.ts';
import { useFocusOnArrival } from './focus-state.ts';
import { Header } from './header.tsx';
import { Sidebar } from './sidebar.tsx';
import { useIsLoaded } from './loaded-state.ts';

const PhoneToolbar = lazy(() => import('./phone-toolbar.tsx').then((module) => ({ default: module.PhoneToolbar })));
const ShortcutsKeyboard = lazy(() => import('./shortcuts-keyboard.tsx').then((module) => ({ default: module.ShortcutsKeyboard })));
const CommandDialog = lazy(() => import('./command-dialog.tsx').then((module) => ({ default: module.CommandDialog })));

/** The frame of every page of the product: the sidebar, the header, and the search over both. */
export function PageFrame({ user, title, children }: { user: SessionUser | null; title: string; children: ReactNode }) {
  const sidebar = useSidebar();
  const phone = useMedia(phoneScreen);
  const isLoaded = useIsLoaded();
  const [searching, setSearching] = useState(false);
  useSearchKey(() => setSearching(true));
  useLive(user);
  useHourly();
  useLeftPages();

  return (
    <div className="min-h-dvh">
      <a
        href="#main"
        className="sr-only z-50 rounded-lg bg-surface px-3 py-2 font-medium shadow-3 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <Sidebar user={user} isLoaded={isLoaded} open={sidebar.open} floating={!sidebar.wide} rail={sidebar.rail} onClose={sidebar.close} />
      <div
        inert={sidebar.open && !sidebar.wide}
        className={`beside-sidebar ${sidebar.open && sidebar.wide ? 'pl-58' : sidebar.rail ? 'pl-16' : ''}`}
      >
        <Header
          user={user}
          title={title}
          isLoaded={isLoaded}
          sidebarOpen={sidebar.open}
          onSidebar={sidebar.toggle}
          onSearch={() => setSearching(true)}
        />
        {user && hasBanner(user) && (
          <Suspense>
            <BannerList user={user} />
          </Suspense>
        )}
        <Main title={title} isCovered={searching}>
          {children}
        </Main>
        {phone && user && (
          <Suspense>
            <PhoneToolbar user={user} onMore={sidebar.toggle} />
          </Suspense>
        )}
      </div>
      {user && (
        <Suspense>
          <ShortcutsKeyboard user={user} />
        </Suspense>
      )}
      {searching && (
        <Suspense>
          <CommandDialog user={user} onClose={() => setSearching(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** The page itself. */
function Main({ title, isCovered, children }: { title: string; isCovered: boolean; children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useFocusOnArrival(main, isCovered);
  return (
    <main id="main" ref={main} tabIndex={-1} aria-label={title} className="p-4 sm:p-6">
      <title>{`${title} · Fairlead`}</title>
      {children}
    </main>
  );
}

/** Shows other users' changes as they happen. */
function useLive(user: SessionUser | null) {
  const queries = useQueryClient();
  const id = user?.id;
  useEffect(() => {
    if (id === undefined) return;
    const over = new AbortController();
    // If its code can't be loaded, the page still works; the next page tries again.
    void import('../platform/live.ts').then(
      ({ hearChanges }) => hearChanges(queries, over.signal),
      () => undefined,
    );
    return () => over.abort();
  }, [queries, id]);
}

/** Remembers the visited pages until the user signs out. */
function useLeftPages() {
  const router = useRouter();
  useEffect(() => {
    const ignore = router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation, pathChanged }) =>
      rememberWay(fromLocation, toLocation, pathChanged),
    );
    return () => {
      ignore();
      forgetWays();
    };
  }, [router]);
}

/**
 * Whether the sidebar is open. Beside the page it stays as it was left; over the page (up to 1024 pixels) it starts closed, and opening a
 * page closes it. Closed between 768 and 1100 pixels, its icons stay as a rail, which is also how it starts there.
 */
function useSidebar() {
  const wide = useMedia(wideScreen);
  const rail = useMedia(railScreen);
  const visit = useRouterState({ select: (state) => state.location.state.__TSR_key });
  const [openBeside, setOpenBeside] = useState(!rail);
  const [openOver, setOpenOver] = useState<string | undefined | null>(null);
  const open = wide ? openBeside : openOver !== null && openOver === visit;

  return {
    wide,
    rail,
    open,
    toggle: () => (wide ? setOpenBeside(!openBeside) : setOpenOver(open ? null : visit)),
    close: () => setOpenOver(null),
  };
}

const wideScreen = matchMedia('(min-width: 1025px)');
const phoneScreen = matchMedia('(max-width: 767.9px)');
const railScreen = matchMedia('(min-width: 768px) and (max-width: 1100px)');

function useMedia(media: MediaQueryList): boolean {
  return useSyncExternalStore(
    (changed) => {
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => media.matches,
  );
}

/** Listens for the search key from the moment the page is visible. */
function useSearchKey(open: () => void) {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    open();
  });
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
