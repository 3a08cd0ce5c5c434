import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedIn, typedSearch } from '../platform/routing.ts';
import type { UserSearch } from './user-query.ts';

export const routes = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/users',
    staticData: { title: 'User Management', action: 'run-platform' },
    validateSearch: typedSearch<UserSearch>,
    component: lazyRouteComponent(() => import('./users-page.tsx'), 'UsersPage'),
  }),
] as const;
