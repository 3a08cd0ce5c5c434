import type { QueryClient } from '@tanstack/react-query';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { ahead, aheadOf, signedIn, typedSearch } from '../platform/routing.ts';
import { sessionQuery } from '../platform/session.tsx';
import type { RawSearch } from '../platform/search-params.ts';
import type { BookingsSearch } from './bookings/booking-query.ts';
import { dossierQuery } from './dossier/dossier-query.ts';
import type { NewEventSearch } from './events/new-event-query.ts';
import type { DeparturesSearch } from './departures/departures-query.ts';
import { readView } from './lazy-view.ts';
import { readBookingsAhead, readDeparturesAhead, readNewEventAhead, readScheduleAhead } from './prefetch-query.ts';
import { eventQuery, scheduleSearch, type ScheduleSearch } from './schedule-query.ts';
import { scheduleAsLeft } from './view-store.ts';

export const routes = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/schedule',
    staticData: { action: 'schedule:read', title: 'Schedule' },
    validateSearch: typedSearch<ScheduleSearch>,
    beforeLoad: ({ search, cause, context }) => openAsItWasLeft(search, cause, context.queries),
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps }) => {
      ahead(() => readScheduleAhead(context.queries, deps));
      return readView(scheduleSearch(deps).view);
    },
    component: lazyRouteComponent(() => import('./schedule-page.tsx'), 'SchedulePage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/schedule/new',
    staticData: { action: 'schedule:write', title: 'Add Schedule Event', titleOf: newEventTitle },
    validateSearch: typedSearch<NewEventSearch>,
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps }) => ahead(() => readNewEventAhead(context.queries, deps)),
    component: lazyRouteComponent(() => import('./events/new-event-page.tsx'), 'NewEventPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/schedule/departures',
    staticData: { action: 'schedule:read', title: 'Departures and Returns' },
    validateSearch: typedSearch<DeparturesSearch>,
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps }) => ahead(() => readDeparturesAhead(context.queries, deps)),
    component: lazyRouteComponent(() => import('./departures/departures-page.tsx'), 'DeparturesPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/schedule/$eventId',
    staticData: { action: 'schedule:read', title: 'Schedule Event' },
    loader: ({ context, params }) => aheadOf(params.eventId, (id) => context.queries.prefetchQuery(dossierQuery(id))),
    component: lazyRouteComponent(() => import('./dossier/dossier-page.tsx'), 'DossierPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/schedule/$eventId/edit',
    staticData: { action: 'schedule:write', title: 'Edit Schedule Event' },
    loader: ({ context, params }) => aheadOf(params.eventId, (id) => context.queries.prefetchQuery(eventQuery(id))),
    component: lazyRouteComponent(() => import('./events/edit-event-page.tsx'), 'EditEventPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/day-trips',
    staticData: { action: 'schedule:read', title: 'Day Trips' },
    validateSearch: typedSearch<BookingsSearch>,
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps }) => ahead(() => readBookingsAhead(context.queries, 'day_rent', deps)),
    component: lazyRouteComponent(() => import('./bookings/bookings-page.tsx'), 'DayTripsPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/charters',
    staticData: { action: 'schedule:read', title: 'Charters' },
    validateSearch: typedSearch<BookingsSearch>,
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps }) => ahead(() => readBookingsAhead(context.queries, 'charter', deps)),
    component: lazyRouteComponent(() => import('./bookings/bookings-page.tsx'), 'ChartersPage'),
  }),
] as const;

/** Opening the schedule by its bare address shows it as the user left it. */
async function openAsItWasLeft(search: ScheduleSearch, cause: 'preload' | 'enter' | 'stay', queries: QueryClient) {
  if (cause !== 'enter' || Object.keys(search).length > 0) return;
  const { by, yachtId, ...left } = scheduleAsLeft();
  // Another user who signs in here doesn't start with a yacht that may not be theirs.
  const isTheirs = yachtId !== undefined && (await queries.ensureQueryData(sessionQuery).catch(() => null))?.id === by;
  const as = isTheirs ? { ...left, yachtId } : left;
  if (Object.keys(as).length > 0) throw redirect({ to: '/schedule', search: as as ScheduleSearch, replace: true });
}

function newEventTitle({ type, duration }: RawSearch) {
  if (duration === 'day' || (type === 'day_rent' && !duration)) return 'Add Day Trip';
  return duration === 'charter' || type === 'charter' ? 'Add Charter' : undefined;
}
