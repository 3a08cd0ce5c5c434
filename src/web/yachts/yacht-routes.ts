import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { ahead, aheadOf, signedIn, typedSearch } from '../platform/routing.ts';
import { fleetQuery, fleetSearch, type FleetSearch, type YachtSearch, yachtQuery } from './yacht-query.ts';
import { crewAboardQuery, outlookQuery } from './outlook/yacht-outlook-query.ts';

export const routes = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/yachts',
    staticData: { action: 'fleet:read', title: 'Yacht Fleet' },
    validateSearch: typedSearch<FleetSearch>,
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps }) => ahead(() => context.queries.prefetchQuery(fleetQuery(fleetSearch(deps)))),
    component: lazyRouteComponent(() => import('./fleet-page.tsx'), 'FleetPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/yachts/new',
    staticData: { action: 'fleet:write', title: 'Add Yacht' },
    component: lazyRouteComponent(() => import('./new-yacht-page.tsx'), 'NewYachtPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/yachts/$yachtId',
    staticData: { action: 'fleet:read', title: 'Yacht Details' },
    validateSearch: typedSearch<YachtSearch>,
    loader: ({ context: { queries }, params }) =>
      aheadOf(params.yachtId, (id) =>
        Promise.all([
          queries.prefetchQuery(yachtQuery(id)),
          queries.prefetchQuery(outlookQuery(id)),
          queries.prefetchQuery(crewAboardQuery(id)),
        ]),
      ),
    component: lazyRouteComponent(() => import('./outlook/yacht-page.tsx'), 'YachtPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/yachts/$yachtId/edit',
    staticData: { action: 'fleet:write', title: 'Edit Yacht' },
    loader: ({ context, params }) => aheadOf(params.yachtId, (id) => context.queries.prefetchQuery(yachtQuery(id))),
    component: lazyRouteComponent(() => import('./edit-yacht-page.tsx'), 'EditYachtPage'),
  }),
] as const;
