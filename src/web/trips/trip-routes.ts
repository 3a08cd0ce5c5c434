import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { ahead, aheadOf, signedIn, typedSearch } from '../platform/routing.ts';
import { tripQuery, tripsQuery, tripsSearch, type NewTripSearch, type TripsSearch } from './trip-query.ts';

export const routes = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/routes',
    staticData: { action: 'trips:read', title: 'Routes & Trips' },
    validateSearch: typedSearch<TripsSearch>,
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps }) => ahead(() => context.queries.prefetchQuery(tripsQuery(tripsSearch(deps)))),
    component: lazyRouteComponent(() => import('./trips-page.tsx'), 'TripsPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/routes/new',
    staticData: { action: 'trips:write', title: 'Log New Trip' },
    validateSearch: typedSearch<NewTripSearch>,
    component: lazyRouteComponent(() => import('./new-trip-page.tsx'), 'NewTripPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/routes/$tripId/edit',
    staticData: { action: 'trips:write', title: 'Edit Trip' },
    loader: ({ context, params }) => aheadOf(params.tripId, (id) => context.queries.prefetchQuery(tripQuery(id))),
    component: lazyRouteComponent(() => import('./edit-trip-page.tsx'), 'EditTripPage'),
  }),
] as const;
