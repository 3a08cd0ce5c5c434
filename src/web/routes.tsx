import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, createRouter, lazyRouteComponent, Outlet } from '@tanstack/react-router';
import type { Action } from '#domain/session/permissions.ts';
import type { ActivitySearch } from './activities/activity-query.ts';
import type { CompanySearch } from './companies/company-query.ts';
import type { AssignmentSearch } from './crew/assignment-query.ts';
import type { CrewSearch, NewCrewSearch } from './crew/crew-query.ts';
import type { CustomerPageSearch } from './customers/customer-page-query.ts';
import type { CustomerSearch } from './customers/customer-query.ts';
import type { DashboardSearch } from './dashboard/dashboard-query.ts';
import type { FinanceSearch, NewInvoiceSearch } from './finance/finance-query.ts';
import type { MaintenanceSearch, NewRecordSearch, TipsSearch } from './maintenance/maintenance-query.ts';
import { addressRewrite } from './platform/addresses.ts';
import { countIn, flagIn, readSearch, writeSearch, type RawSearch } from './platform/search-params.ts';
import { readToken } from './platform/token.ts';
import type { ReportSearch } from './reports/report-query.ts';
import type { BookingsSearch } from './schedule/bookings/booking-query.ts';
import type { NewEventSearch } from './schedule/events/new-event-query.ts';
import type { ScheduleSearch } from './schedule/schedule-query.ts';
import type { SettingsSearch } from './settings/settings-query.ts';
import type { TeamSearch } from './team/team-query.ts';
import type { NewTripSearch, TripsSearch } from './trips/trip-query.ts';
import type { UserSearch } from './users/user-query.ts';
import type { FleetSearch, YachtSearch } from './yachts/yacht-query.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What the header and the browser's tab say. */
    title?: string;
    /** The same where the rest of the address has a say in it. */
    titleOf?: (search: RawSearch) => string | undefined;
    /** Who may see it, where that isn't everybody signed in. */
    action?: Action;
    /** What somebody is told who has to sign in before they see it. */
    signInFirst?: string;
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

const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  component: lazyRouteComponent(() => import('./shell/guard.tsx'), 'Guard'),
});

// The first script holds no room's code: of a room only its types are known here.

/** Takes an address as it comes. Its page reads it, leniently, with its room's own reader. */
function typedSearch<Search>(raw: RawSearch): Search {
  return raw as Search;
}

/** Reads ahead while the page's code is still on its way. Nobody waits for it, and nobody anonymous asks. */
function ahead<Room>(room: () => Promise<Room>, read: (room: Room) => Promise<unknown>) {
  if (readToken() !== null) room().then(read, () => undefined);
}

// Whoever reads ahead for several pages says it once.
const readingAhead = () => import('./schedule/prefetch-query.ts');

const pages = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/yachts',
    staticData: { action: 'fleet:read', title: 'Yacht Fleet' },
    validateSearch: typedSearch<FleetSearch>,
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps }) =>
      ahead(
        () => import('./yachts/yacht-query.ts'),
        (room) => context.queries.prefetchQuery(room.fleetQuery(room.fleetSearch(deps))),
      ),
    component: lazyRouteComponent(() => import('./yachts/fleet-page.tsx'), 'FleetPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/yachts/new',
    staticData: { action: 'fleet:write', title: 'Add Yacht' },
    component: lazyRouteComponent(() => import('./yachts/new-yacht-page.tsx'), 'NewYachtPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/yachts/$yachtId',
    staticData: { action: 'fleet:read', title: 'Yacht Details' },
    validateSearch: typedSearch<YachtSearch>,
    loader: ({ context, params }) =>
      isId(params.yachtId) &&
      ahead(
        () => import('./yachts/yacht-query.ts'),
        (room) => context.queries.prefetchQuery(room.yachtQuery(Number(params.yachtId))),
      ),
    component: lazyRouteComponent(() => import('./yachts/yacht-page.tsx'), 'YachtPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/yachts/$yachtId/edit',
    staticData: { action: 'fleet:write', title: 'Edit Yacht' },
    loader: ({ context, params }) =>
      isId(params.yachtId) &&
      ahead(
        () => import('./yachts/yacht-query.ts'),
        (room) => context.queries.prefetchQuery(room.yachtQuery(Number(params.yachtId))),
      ),
    component: lazyRouteComponent(() => import('./yachts/edit-yacht-page.tsx'), 'EditYachtPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/crew',
    staticData: { action: 'crew:read', title: 'Crew Management' },
    validateSearch: typedSearch<CrewSearch>,
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps }) =>
      ahead(
        () => import('./crew/crew-query.ts'),
        (room) => context.queries.prefetchQuery(room.crewQuery(room.crewSearch(deps))),
      ),
    component: lazyRouteComponent(() => import('./crew/crew-page.tsx'), 'CrewPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/crew/new',
    staticData: { action: 'crew:write', title: 'Add Crew Member' },
    validateSearch: typedSearch<NewCrewSearch>,
    component: lazyRouteComponent(() => import('./crew/new-crew-page.tsx'), 'NewCrewPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/crew/assignments',
    staticData: { action: 'crew:read', title: 'Crew Assignments' },
    validateSearch: typedSearch<AssignmentSearch>,
    component: lazyRouteComponent(() => import('./crew/assignments-page.tsx'), 'AssignmentsPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/crew/$crewId/edit',
    staticData: { action: 'crew:write', title: 'Edit Crew Member' },
    loader: ({ context, params }) =>
      isId(params.crewId) &&
      ahead(
        () => Promise.all([import('./crew/crew-query.ts'), import('./crew/certificate-query.ts')]),
        ([crew, papers]) =>
          Promise.all([
            context.queries.prefetchQuery(crew.crewMemberQuery(Number(params.crewId))),
            context.queries.prefetchQuery(papers.certificatesQuery(Number(params.crewId))),
          ]),
      ),
    component: lazyRouteComponent(() => import('./crew/edit-crew-page.tsx'), 'EditCrewPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/maintenance',
    staticData: { action: 'maintenance:read', title: 'Maintenance' },
    validateSearch: typedSearch<MaintenanceSearch>,
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps }) =>
      ahead(
        () => import('./maintenance/maintenance-query.ts'),
        (room) =>
          Promise.all([
            context.queries.prefetchQuery(room.overviewQuery),
            context.queries.prefetchQuery(room.recordsQuery(room.maintenanceSearch(deps))),
          ]),
      ),
    component: lazyRouteComponent(() => import('./maintenance/maintenance-page.tsx'), 'MaintenancePage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/maintenance/new',
    staticData: { action: 'maintenance:write', title: 'Schedule Maintenance' },
    validateSearch: typedSearch<NewRecordSearch>,
    component: lazyRouteComponent(() => import('./maintenance/new-maintenance-page.tsx'), 'NewMaintenancePage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/maintenance/tips',
    staticData: { title: 'Maintenance Tips' },
    validateSearch: typedSearch<TipsSearch>,
    component: lazyRouteComponent(() => import('./maintenance/tips-page.tsx'), 'TipsPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/maintenance/$recordId',
    staticData: { action: 'maintenance:read', title: 'Maintenance Record' },
    loader: ({ context, params }) =>
      isId(params.recordId) &&
      ahead(
        () => import('./maintenance/maintenance-query.ts'),
        (room) => context.queries.prefetchQuery(room.recordQuery(Number(params.recordId))),
      ),
    component: lazyRouteComponent(() => import('./maintenance/record-page.tsx'), 'RecordPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/maintenance/$recordId/edit',
    staticData: { action: 'maintenance:write', title: 'Edit Maintenance' },
    loader: ({ context, params }) =>
      isId(params.recordId) &&
      ahead(
        () => import('./maintenance/maintenance-query.ts'),
        (room) => context.queries.prefetchQuery(room.recordQuery(Number(params.recordId))),
      ),
    component: lazyRouteComponent(() => import('./maintenance/edit-maintenance-page.tsx'), 'EditMaintenancePage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/schedule',
    staticData: { action: 'schedule:read', title: 'Schedule' },
    validateSearch: typedSearch<ScheduleSearch>,
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps }) => ahead(readingAhead, (room) => room.readScheduleAhead(context.queries, deps)),
    component: lazyRouteComponent(() => import('./schedule/schedule-page.tsx'), 'SchedulePage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/schedule/new',
    staticData: { action: 'schedule:write', title: 'Add Schedule Event', titleOf: newEventTitle },
    validateSearch: typedSearch<NewEventSearch>,
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps }) => ahead(readingAhead, (room) => room.readNewEventAhead(context.queries, deps)),
    component: lazyRouteComponent(() => import('./schedule/events/new-event-page.tsx'), 'NewEventPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/schedule/$eventId',
    staticData: { action: 'schedule:read', title: 'Schedule Event' },
    loader: ({ context, params }) =>
      isId(params.eventId) &&
      ahead(
        () => import('./schedule/schedule-query.ts'),
        (room) => context.queries.prefetchQuery(room.eventQuery(Number(params.eventId))),
      ),
    component: lazyRouteComponent(() => import('./schedule/events/event-page.tsx'), 'EventPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/schedule/$eventId/edit',
    staticData: { action: 'schedule:write', title: 'Edit Schedule Event' },
    loader: ({ context, params }) =>
      isId(params.eventId) &&
      ahead(
        () => import('./schedule/schedule-query.ts'),
        (room) => context.queries.prefetchQuery(room.eventQuery(Number(params.eventId))),
      ),
    component: lazyRouteComponent(() => import('./schedule/events/edit-event-page.tsx'), 'EditEventPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/routes',
    staticData: { action: 'trips:read', title: 'Routes & Trips' },
    validateSearch: typedSearch<TripsSearch>,
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps }) =>
      ahead(
        () => import('./trips/trip-query.ts'),
        (room) => context.queries.prefetchQuery(room.tripsQuery(room.tripsSearch(deps))),
      ),
    component: lazyRouteComponent(() => import('./trips/trips-page.tsx'), 'TripsPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/routes/new',
    staticData: { action: 'trips:write', title: 'Log New Trip' },
    validateSearch: typedSearch<NewTripSearch>,
    component: lazyRouteComponent(() => import('./trips/new-trip-page.tsx'), 'NewTripPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/routes/$tripId/edit',
    staticData: { action: 'trips:write', title: 'Edit Trip' },
    loader: ({ context, params }) =>
      isId(params.tripId) &&
      ahead(
        () => import('./trips/trip-query.ts'),
        (room) => context.queries.prefetchQuery(room.tripQuery(Number(params.tripId))),
      ),
    component: lazyRouteComponent(() => import('./trips/edit-trip-page.tsx'), 'EditTripPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/day-trips',
    staticData: { action: 'schedule:read', title: 'Day Trips' },
    validateSearch: typedSearch<BookingsSearch>,
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps }) => ahead(readingAhead, (room) => room.readBookingsAhead(context.queries, 'day_rent', deps)),
    component: lazyRouteComponent(() => import('./schedule/bookings/bookings-page.tsx'), 'DayTripsPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/charters',
    staticData: { action: 'schedule:read', title: 'Charters' },
    validateSearch: typedSearch<BookingsSearch>,
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps }) => ahead(readingAhead, (room) => room.readBookingsAhead(context.queries, 'charter', deps)),
    component: lazyRouteComponent(() => import('./schedule/bookings/bookings-page.tsx'), 'ChartersPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/customers',
    staticData: { action: 'customers:read', title: 'Customer Management' },
    validateSearch: typedSearch<CustomerSearch>,
    loaderDeps: ({ search: { q, page } }) => ({ q, page }),
    loader: ({ context, deps }) =>
      ahead(
        () => import('./customers/customer-query.ts'),
        (room) => context.queries.prefetchQuery(room.customersQuery(room.customerSearch(deps))),
      ),
    component: lazyRouteComponent(() => import('./customers/customers-page.tsx'), 'CustomersPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/customers/$customerId',
    staticData: { action: 'customers:read', title: 'Customer' },
    validateSearch: typedSearch<CustomerPageSearch>,
    loader: ({ context, params }) =>
      isId(params.customerId) &&
      ahead(
        () => Promise.all([import('./customers/customer-query.ts'), import('./customers/customer-page-query.ts')]),
        ([all, one]) =>
          Promise.all([
            context.queries.prefetchQuery(all.customerQuery(Number(params.customerId))),
            context.queries.prefetchQuery(one.summaryQuery(Number(params.customerId))),
          ]),
      ),
    component: lazyRouteComponent(() => import('./customers/customer-page.tsx'), 'CustomerPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/finance',
    staticData: { action: 'finance:read', title: 'Finance' },
    validateSearch: typedSearch<FinanceSearch>,
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps }) =>
      ahead(
        () => import('./finance/finance-query.ts'),
        (room) => room.readAhead(context.queries, 'expenses', deps),
      ),
    component: lazyRouteComponent(() => import('./finance/finance-page.tsx'), 'FinancePage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/finance/$section',
    staticData: { action: 'finance:read', title: 'Finance' },
    validateSearch: typedSearch<FinanceSearch>,
    loaderDeps: ({ search }) => search,
    loader: ({ context, params, deps }) =>
      ahead(
        () => import('./finance/finance-query.ts'),
        (room) => room.readAhead(context.queries, params.section, deps),
      ),
    component: lazyRouteComponent(() => import('./finance/finance-page.tsx'), 'FinancePage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/finance/invoices/new',
    staticData: { action: 'finance:write', title: 'Create Invoice', signInFirst: 'Please log in to create invoices' },
    validateSearch: typedSearch<NewInvoiceSearch>,
    component: lazyRouteComponent(() => import('./finance/invoices/new-invoice-page.tsx'), 'NewInvoicePage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/finance/invoices/$invoiceId',
    staticData: { action: 'finance:read', title: 'Invoice' },
    loader: ({ context, params }) =>
      isId(params.invoiceId) &&
      ahead(
        () => import('./finance/finance-query.ts'),
        (room) => context.queries.prefetchQuery(room.invoiceQuery(Number(params.invoiceId))),
      ),
    component: lazyRouteComponent(() => import('./finance/invoices/invoice-page.tsx'), 'InvoicePage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/finance/invoices/$invoiceId/edit',
    staticData: { action: 'finance:write', title: 'Edit Invoice' },
    loader: ({ context, params }) =>
      isId(params.invoiceId) &&
      ahead(
        () => import('./finance/finance-query.ts'),
        (room) => context.queries.prefetchQuery(room.invoiceQuery(Number(params.invoiceId))),
      ),
    component: lazyRouteComponent(() => import('./finance/invoices/edit-invoice-page.tsx'), 'EditInvoicePage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/users',
    staticData: { title: 'User Management', action: 'run-platform' },
    validateSearch: typedSearch<UserSearch>,
    component: lazyRouteComponent(() => import('./users/users-page.tsx'), 'UsersPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/companies',
    staticData: { title: 'Companies', action: 'run-platform' },
    validateSearch: typedSearch<CompanySearch>,
    component: lazyRouteComponent(() => import('./companies/companies-page.tsx'), 'CompaniesPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/profile',
    staticData: { title: 'My Profile' },
    component: lazyRouteComponent(() => import('./profile/profile-page.tsx'), 'ProfilePage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/team',
    staticData: { title: 'Team', action: 'run-company' },
    validateSearch: typedSearch<TeamSearch>,
    component: lazyRouteComponent(() => import('./team/team-page.tsx'), 'TeamPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/settings',
    staticData: { title: 'Settings', action: 'run-company' },
    validateSearch: typedSearch<SettingsSearch>,
    component: lazyRouteComponent(() => import('./settings/settings-page.tsx'), 'SettingsPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/activities',
    staticData: { title: 'Activity' },
    validateSearch: typedSearch<ActivitySearch>,
    component: lazyRouteComponent(() => import('./activities/activities-page.tsx'), 'ActivitiesPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/reports/export',
    staticData: { title: 'Export Reports' },
    validateSearch: typedSearch<ReportSearch>,
    component: lazyRouteComponent(() => import('./reports/export-page.tsx'), 'ExportPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/subscribe',
    staticData: { title: 'Subscription', action: 'run-company' },
    validateSearch: typedSearch<{ plan?: string }>,
    component: lazyRouteComponent(() => import('./billing/subscribe-page.tsx'), 'SubscribePage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/checkout',
    staticData: { title: 'Payment' },
    component: lazyRouteComponent(() => import('./billing/checkout-page.tsx'), 'CheckoutPage'),
  }),
] as const;

const dashboard = createRoute({
  getParentRoute: () => signedIn,
  path: '/dashboard',
  staticData: { title: 'Dashboard' },
  validateSearch: typedSearch<DashboardSearch>,
  loader: ({ context }) =>
    ahead(
      () => import('./dashboard/dashboard-query.ts'),
      (room) => context.queries.prefetchQuery(room.dashboardQuery),
    ),
  component: lazyRouteComponent(() => import('./dashboard/dashboard-page.tsx'), 'DashboardPage'),
});

/** A plan as the addresses of signing up name it. */
type ChosenPlan = { plan?: string; billing?: string };

const publicSite = lazyRouteComponent(() => import('./shell/public-page.tsx'), 'PublicPage');

const publicPages = [
  createRoute({ getParentRoute: () => root, path: '/', component: publicSite }),
  createRoute({ getParentRoute: () => root, path: '/checkout/plans', validateSearch: plansSearch, component: publicSite }),
  createRoute({
    getParentRoute: () => root,
    path: '/signin',
    validateSearch: signInSearch,
    component: lazyRouteComponent(() => import('./session/sign-in-page.tsx'), 'SignInPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/signup',
    component: lazyRouteComponent(() => import('./session/sign-up-page.tsx'), 'SignUpPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/reset-password',
    component: lazyRouteComponent(() => import('./session/reset-password-page.tsx'), 'ResetPasswordPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/join',
    component: lazyRouteComponent(() => import('./team/join-page.tsx'), 'JoinPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/signup-flow',
    validateSearch: typedSearch<ChosenPlan>,
    component: lazyRouteComponent(() => import('./billing/sign-up-flow-page.tsx'), 'SignUpFlowPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/checkout/payment',
    validateSearch: typedSearch<ChosenPlan & { signup?: boolean }>,
    component: lazyRouteComponent(() => import('./billing/payment-page.tsx'), 'PaymentPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/contact',
    component: lazyRouteComponent(() => import('./contact/contact-page.tsx'), 'ContactPage'),
  }),
] as const;

const tree = root.addChildren([...publicPages, signedIn.addChildren([dashboard, ...pages])]);

// Every other page has a twin under /dashboard.
const withoutTwin = [dashboard, ...publicPages].map(({ options }) => (options as { path: string }).path);

export function createAppRouter(queries: QueryClient) {
  const router = createRouter({
    routeTree: tree,
    context: { queries },
    rewrite: addressRewrite(location.pathname, withoutTwin),
    parseSearch: readSearch,
    stringifySearch: writeSearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultErrorComponent: lazyRouteComponent(() => import('./shell/failed-page.tsx'), 'FailedPage'),
  });
  // The address changes at once, the page when its code is here: meanwhile the pointer says that something is on its way.
  router.subscribe('onBeforeNavigate', () => void document.documentElement.setAttribute('data-navigating', ''));
  router.subscribe('onResolved', ({ toLocation: { publicHref, state } }) => {
    document.documentElement.removeAttribute('data-navigating');
    // An address as it once was becomes the one it is now.
    const written = router.buildLocation({ to: '.', search: true, hash: true }).publicHref;
    if (written !== publicHref) router.history.replace(written, state, { ignoreBlocker: true });
  });
  return router;
}

/** Whether an address names a record at all: one that doesn't isn't asked for. */
function isId(text: string) {
  return countIn(text) !== undefined;
}

function newEventTitle({ type, duration }: RawSearch) {
  if (duration === 'day' || (type === 'day_rent' && !duration)) return 'Add Day Trip';
  return duration === 'charter' || type === 'charter' ? 'Add Charter' : undefined;
}

function plansSearch({ billing }: RawSearch): { billing?: 'yearly' } {
  return { billing: billing === 'yearly' ? 'yearly' : undefined };
}

function signInSearch(raw: RawSearch): { created?: true; trial?: true } {
  return { created: flagIn(raw.created), trial: flagIn(raw.trial) };
}
