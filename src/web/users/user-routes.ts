import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { ahead, signedIn, typedSearch } from '../platform/routing.ts';
import { userSearch, usersQuery, type UserSearch } from './user-query.ts';

export const routes = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/users',
    staticData: { title: 'User Management', action: 'run-platform' },
    validateSearch: typedSearch<UserSearch>,
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps }) => ahead(() => context.queries.prefetchQuery(usersQuery(userSearch(deps)))),
    component: lazyRouteComponent(() => import('./users-page.tsx'), 'UsersPage'),
  }),
] as const;
