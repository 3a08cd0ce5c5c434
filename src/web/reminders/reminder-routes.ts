import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { ahead, signedIn } from '../platform/routing.ts';
import { allDueQuery } from './reminder-query.ts';

export const routes = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/due',
    staticData: { title: 'What is due' },
    loader: ({ context }) => ahead(() => context.queries.prefetchQuery(allDueQuery)),
    component: lazyRouteComponent(() => import('./due-page.tsx'), 'DuePage'),
  }),
] as const;
