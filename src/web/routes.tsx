import type { QueryClient } from '@tanstack/react-query';
import { createRoute, createRouter, lazyRouteComponent, redirect, type AnyRoute } from '@tanstack/react-router';
import { addressRewrite } from './platform/addresses.ts';
import { root, signedIn } from './platform/routing.ts';
import { readSearch, writeSearch, type RawSearch } from './platform/search-params.ts';
import { roomAt, withoutTwin, type Room, type Route } from './rooms.ts';

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}

const patience = 2_000;

const readGuard = () => import('./shell/guard.tsx');
const guard = lazyRouteComponent(readGuard, 'Guard');
const behindGuard = {
  component: guard,
  // On every entry, not only the first.
  gcTime: 0,
  loader: ({ context }: { context: { queries: QueryClient } }) =>
    readGuard().then(
      ({ readBannersAhead }) => readBannersAhead(context.queries),
      () => undefined,
    ),
};
signedIn.update(behindGuard);

const publicSite = lazyRouteComponent(() => import('./shell/public-page.tsx'), 'PublicPage');
const site = [
  createRoute({ getParentRoute: () => root, path: '/', component: publicSite }),
  createRoute({ getParentRoute: () => root, path: '/checkout/plans', validateSearch: plansSearch, component: publicSite }),
] as const;

/**
 * The router of the application. It learns the routes of a room when an address in it is first opened, or when a pointer is over a link to
 * one.
 */
export function createAppRouter(queries: QueryClient) {
  const known = new Map<Room, readonly Route[]>();

  // Matches if the room isn't known yet, and if there is no such page.
  const elsewhere = createRoute({
    getParentRoute: () => root,
    path: '/$',
    beforeLoad: async ({ location }) => {
      const room = roomAt(location.pathname);
      if (!room || known.has(room)) return;
      void guard.preload?.();
      if (await learn(room)) throw redirect({ to: location.pathname, search: true, params: true, hash: true, state: true } as never);
    },
    // A room that couldn't be loaded is tried once more, so that it fails the way a page does.
    component: lazyRouteComponent(async () => {
      await roomAt(location.pathname)?.();
      return import('./shell/not-found-page.tsx');
    }, 'NotFoundPage'),
  });

  const router = createRouter({
    routeTree: treeOf([], elsewhere),
    context: { queries },
    rewrite: addressRewrite(location.pathname, withoutTwin),
    parseSearch: readSearch,
    stringifySearch: writeSearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultErrorComponent: lazyRouteComponent(() => import('./shell/failed-page.tsx'), 'FailedPage'),
  });
  // The address changes at once, the page once its code has loaded: meanwhile the pointer shows that something is loading. Typing in the
  // page being left would be lost without a question, so if the next page takes long, that page becomes inert.
  let long: ReturnType<typeof setTimeout>;
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    document.documentElement.setAttribute('data-navigating', '');
    clearTimeout(long);
    if (pathChanged) long = setTimeout(() => setInert(true), patience);
  });
  router.subscribe('onResolved', ({ toLocation: { publicHref, state } }) => {
    document.documentElement.removeAttribute('data-navigating');
    clearTimeout(long);
    setInert(false);
    // An address in an older form becomes the current one.
    const currentHref = router.buildLocation({ to: '.', search: true, hash: true }).publicHref;
    if (currentHref !== publicHref) router.history.replace(currentHref, state, { ignoreBlocker: true });
  });
  return router;

  /** Whether the routes of a room could be loaded. */
  async function learn(room: Room): Promise<boolean> {
    try {
      known.set(room, (await room()).routes);
    } catch {
      return false;
    }
    treeOf([...known.values()].flat(), elsewhere);
    // The tree is the same object with more in it, which `update` wouldn't notice.
    router.setRoutes(router.buildRouteTree());
    return true;
  }
}

function setInert(isInert: boolean) {
  document.getElementById('main')?.toggleAttribute('inert', isInert);
}

function treeOf(routes: Route[], elsewhere: AnyRoute) {
  const pages = routes.filter(({ options }) => options.getParentRoute() === signedIn);
  const publicPages = routes.filter((route) => !pages.includes(route));
  return root.addChildren([...site, ...publicPages, signedIn.addChildren(pages), elsewhere as never]);
}

function plansSearch({ billing }: RawSearch): { billing?: 'yearly' } {
  return { billing: billing === 'yearly' ? 'yearly' : undefined };
}
