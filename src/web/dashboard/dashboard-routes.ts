import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { ahead, signedIn, typedSearch } from '../platform/routing.ts';
import { dashboardQuery, type DashboardSearch } from './dashboard-query.ts';

export const routes = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/dashboard',
    staticData: { title: 'Dashboard' },
    validateSearch: typedSearch<DashboardSearch>,
    loader: ({ context }) => ahead(() => context.queries.prefetchQuery(dashboardQuery)),
    component: lazyRouteComponent(() => import('./dashboard-page.tsx'), 'DashboardPage'),
  }),
] as const;
