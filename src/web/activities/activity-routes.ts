import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedIn, typedSearch } from '../platform/routing.ts';
import type { ActivitySearch } from './activity-query.ts';

export const routes = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/activities',
    staticData: { title: 'Activity' },
    validateSearch: typedSearch<ActivitySearch>,
    component: lazyRouteComponent(() => import('./activities-page.tsx'), 'ActivitiesPage'),
  }),
] as const;
