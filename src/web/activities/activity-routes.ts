import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { ahead, signedIn, typedSearch } from '../platform/routing.ts';
import { readActivitiesAhead, type ActivitySearch } from './activity-query.ts';

export const routes = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/activities',
    staticData: { title: 'Activity' },
    validateSearch: typedSearch<ActivitySearch>,
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps }) => ahead(() => readActivitiesAhead(context.queries, deps)),
    component: lazyRouteComponent(() => import('./activities-page.tsx'), 'ActivitiesPage'),
  }),
] as const;
