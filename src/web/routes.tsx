import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, createRouter, lazyRouteComponent, Outlet, type AnyRoute } from '@tanstack/react-router';
import type { Action } from '#domain/session/permissions.ts';
import { crewMemberQuery, crewQuery, crewSearch, newCrewSearch } from './crew/crew.ts';
import { customerSearch, customersQuery } from './customers/customers.ts';
import { figuresQuery } from './dashboard/figures.ts';
import { countIn, flagIn, readSearch, textIn, writeSearch, type RawSearch } from './platform/search-params.ts';
import { readToken } from './platform/token.ts';
import { newTripSearch, tripQuery, tripsQuery, tripsSearch } from './trips/trips.ts';
import { fleetQuery, fleetSearch, yachtQuery, yachtSearch } from './yachts/fleet.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What the header and the browser's tab say. */
    title?: string;
    /** Who may see it, where that isn't everybody signed in. */
    action?: Action;
    /** For a room that isn't built yet: its address, under which `coming-words.ts` says what it will hold. */
    coming?: string;
  }
  interface HistoryState {
    /** Where somebody wanted to go before they had to sign in. */
    wanted?: string;
  }
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}

const root = createRootRouteWithContext<{ queries: QueryClient }>()({
  component: Outlet,
  notFoundComponent: lazyRouteComponent(() => import('./shell/not-found-page.tsx'), 'NotFoundPage'),
});

const signedIn = createRoute({ getParentRoute: () => root, id: 'signed-in', component: lazyRouteComponent(() => import('./shell/guard.tsx'), 'Guard') });

const comingPage = lazyRouteComponent(() => import('./shell/coming-page.tsx'), 'ComingPage');
const publicComingPage = lazyRouteComponent(() => import('./shell/coming-page.tsx'), 'PublicComingPage');

/** Reads ahead while the page's code is still on its way. Nobody waits for it, and nobody anonymous asks. */
function ahead(read: Promise<unknown> | false) {
  if (read) void read;
}

const pages = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/yachts',
    staticData: { title: 'Yacht Fleet' },
    validateSearch: fleetSearch,
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps }) => ahead(readToken() !== null && context.queries.prefetchQuery(fleetQuery(deps))),
    component: lazyRouteComponent(() => import('./yachts/fleet-page.tsx'), 'FleetPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/yachts/new',
    staticData: { title: 'Add Yacht' },
    component: lazyRouteComponent(() => import('./yachts/new-yacht-page.tsx'), 'NewYachtPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/yachts/$yachtId',
    staticData: { title: 'Yacht Details' },
    validateSearch: yachtSearch,
    loader: ({ context, params }) => ahead(readToken() !== null && countIn(params.yachtId) !== undefined && context.queries.prefetchQuery(yachtQuery(Number(params.yachtId)))),
    component: lazyRouteComponent(() => import('./yachts/yacht-page.tsx'), 'YachtPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/crew',
    staticData: { title: 'Crew Management' },
    validateSearch: crewSearch,
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps }) => ahead(readToken() !== null && context.queries.prefetchQuery(crewQuery(deps))),
    component: lazyRouteComponent(() => import('./crew/crew-page.tsx'), 'CrewPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/crew/new',
    staticData: { title: 'Add Crew Member' },
    validateSearch: newCrewSearch,
    component: lazyRouteComponent(() => import('./crew/new-crew-page.tsx'), 'NewCrewPage'),
  }),
  coming('/crew/assignments', 'Crew Assignments'),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/crew/$crewId/edit',
    staticData: { title: 'Edit Crew Member' },
    loader: ({ context, params }) => ahead(readToken() !== null && countIn(params.crewId) !== undefined && context.queries.prefetchQuery(crewMemberQuery(Number(params.crewId)))),
    component: lazyRouteComponent(() => import('./crew/edit-crew-page.tsx'), 'EditCrewPage'),
  }),
  coming('/maintenance', 'Maintenance'),
  coming('/maintenance/new', 'Schedule Maintenance'),
  coming('/maintenance/tips', 'Maintenance Tips'),
  coming('/maintenance/$recordId', 'Maintenance Record'),
  coming('/maintenance/$recordId/edit', 'Edit Maintenance'),
  coming('/schedule', 'Schedule'),
  coming('/schedule/new', 'Add Schedule Event'),
  coming('/schedule/$eventId', 'Schedule Event'),
  coming('/schedule/$eventId/edit', 'Edit Schedule Event'),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/routes',
    staticData: { title: 'Routes & Trips' },
    validateSearch: tripsSearch,
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps }) => ahead(readToken() !== null && context.queries.prefetchQuery(tripsQuery(deps))),
    component: lazyRouteComponent(() => import('./trips/trips-page.tsx'), 'TripsPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/routes/new',
    staticData: { title: 'Log New Trip' },
    validateSearch: newTripSearch,
    component: lazyRouteComponent(() => import('./trips/new-trip-page.tsx'), 'NewTripPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/routes/$tripId/edit',
    staticData: { title: 'Edit Trip' },
    loader: ({ context, params }) => ahead(readToken() !== null && countIn(params.tripId) !== undefined && context.queries.prefetchQuery(tripQuery(Number(params.tripId)))),
    component: lazyRouteComponent(() => import('./trips/edit-trip-page.tsx'), 'EditTripPage'),
  }),
  coming('/day-trips', 'Day Trips'),
  coming('/charters', 'Charters'),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/customers',
    staticData: { title: 'Customer Management' },
    validateSearch: customerSearch,
    loaderDeps: ({ search: { q, page } }) => ({ q, page }),
    loader: ({ context, deps }) => ahead(readToken() !== null && context.queries.prefetchQuery(customersQuery(deps))),
    component: lazyRouteComponent(() => import('./customers/customers-page.tsx'), 'CustomersPage'),
  }),
  coming('/finance', 'Finance'),
  coming('/finance/$section', 'Finance'),
  coming('/users', 'User Management', 'run-platform'),
  coming('/companies', 'Companies', 'run-platform'),
  coming('/profile', 'My Profile'),
  coming('/team', 'Team'),
  coming('/settings', 'Settings'),
  coming('/activities', 'Activity'),
  coming('/reports/export', 'Export Reports'),
  coming('/subscribe', 'Subscription'),
  coming('/checkout', 'Payment'),
] as const;

const dashboard = createRoute({
  getParentRoute: () => signedIn,
  path: '/dashboard',
  staticData: { title: 'Dashboard' },
  loader: ({ context }) => ahead(readToken() !== null && context.queries.prefetchQuery(figuresQuery)),
  component: lazyRouteComponent(() => import('./dashboard/dashboard-page.tsx'), 'DashboardPage'),
});

const publicPages = [
  createRoute({ getParentRoute: () => root, path: '/', component: lazyRouteComponent(() => import('./shell/front-page.tsx'), 'FrontPage') }),
  createRoute({
    getParentRoute: () => root,
    path: '/signin',
    validateSearch: signInSearch,
    component: lazyRouteComponent(() => import('./session/sign-in-page.tsx'), 'SignInPage'),
  }),
  createRoute({ getParentRoute: () => root, path: '/signup', component: lazyRouteComponent(() => import('./session/sign-up-page.tsx'), 'SignUpPage') }),
  publicComing('/reset-password', 'Reset password'),
  publicComing('/checkout/plans', 'Plans'),
  publicComing('/checkout/payment', 'Payment'),
  publicComing('/signup-flow', 'Create an account'),
  publicComing('/contact', 'Contact sales'),
] as const;

// Every page behind the sign-in has a twin under /dashboard. They are left out of the types: links lead to the plain address.
const twins = (pages as readonly { options: object }[]).map(({ options }) => twinOf(options as { path: string })) as never[];

const tree = root.addChildren([...publicPages, signedIn.addChildren([dashboard, ...pages, ...twins])]);

export function createAppRouter(queries: QueryClient) {
  return createRouter({
    routeTree: tree,
    context: { queries },
    parseSearch: readSearch,
    stringifySearch: writeSearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultErrorComponent: lazyRouteComponent(() => import('./shell/failed-page.tsx'), 'FailedPage'),
  });
}

function twinOf(page: { path: string }): AnyRoute {
  return createRoute({ ...page, path: `/dashboard${page.path}` } as never);
}

/** A page whose room comes later, at the address it will have. */
function coming<const Path extends string>(path: Path, title: string, action?: Action) {
  return createRoute({
    getParentRoute: () => signedIn,
    path,
    staticData: { title, coming: path, action },
    validateSearch: comingSearch,
    component: comingPage,
  });
}

function publicComing<const Path extends string>(path: Path, title: string) {
  return createRoute({ getParentRoute: () => root, path, staticData: { title, coming: path }, component: publicComingPage });
}

// An address keeps what its page will understand once it is built.
function comingSearch(raw: RawSearch): { yachtId?: number; type?: string; duration?: string } {
  return { yachtId: countIn(raw.yachtId), type: textIn(raw.type), duration: textIn(raw.duration) };
}

function signInSearch(raw: RawSearch): { created?: true; trial?: true } {
  return { created: flagIn(raw.created), trial: flagIn(raw.trial) };
}
