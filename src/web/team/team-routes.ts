import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root, signedIn, typedSearch } from '../platform/routing.ts';
import type { TeamSearch } from './team-query.ts';

export const routes = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/team',
    staticData: { title: 'Team', action: 'run-company' },
    validateSearch: typedSearch<TeamSearch>,
    component: lazyRouteComponent(() => import('./team-page.tsx'), 'TeamPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/join',
    component: lazyRouteComponent(() => import('./join-page.tsx'), 'JoinPage'),
  }),
] as const;
