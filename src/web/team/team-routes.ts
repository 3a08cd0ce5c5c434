import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { ahead, root, signedIn, typedSearch } from '../platform/routing.ts';
import { invitationsQuery, teamQuery, teamSearch, type TeamSearch } from './team-query.ts';

export const routes = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/team',
    staticData: { title: 'Team', action: 'run-company' },
    validateSearch: typedSearch<TeamSearch>,
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps }) =>
      ahead(() =>
        Promise.all([context.queries.prefetchQuery(teamQuery(teamSearch(deps))), context.queries.prefetchQuery(invitationsQuery)]),
      ),
    component: lazyRouteComponent(() => import('./team-page.tsx'), 'TeamPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/join',
    component: lazyRouteComponent(() => import('./join-page.tsx'), 'JoinPage'),
  }),
] as const;
