import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { ahead, aheadOf, signedIn, typedSearch } from '../platform/routing.ts';
import type { AssignmentSearch } from './assignment-query.ts';
import { certificatesQuery } from './certificate-query.ts';
import { crewMemberQuery, crewQuery, crewSearch, type CrewSearch, type NewCrewSearch } from './crew-query.ts';

export const routes = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/crew',
    staticData: { action: 'crew:read', title: 'Crew Management' },
    validateSearch: typedSearch<CrewSearch>,
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps }) => ahead(() => context.queries.prefetchQuery(crewQuery(crewSearch(deps)))),
    component: lazyRouteComponent(() => import('./crew-page.tsx'), 'CrewPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/crew/new',
    staticData: { action: 'crew:write', title: 'Add Crew Member' },
    validateSearch: typedSearch<NewCrewSearch>,
    component: lazyRouteComponent(() => import('./new-crew-page.tsx'), 'NewCrewPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/crew/assignments',
    staticData: { action: 'crew:read', title: 'Crew Assignments' },
    validateSearch: typedSearch<AssignmentSearch>,
    component: lazyRouteComponent(() => import('./assignments-page.tsx'), 'AssignmentsPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/crew/$crewId',
    staticData: { action: 'crew:read', title: 'Crew Member' },
    loader: ({ context, params }) =>
      aheadOf(params.crewId, (id) =>
        Promise.all([context.queries.prefetchQuery(crewMemberQuery(id)), context.queries.prefetchQuery(certificatesQuery(id))]),
      ),
    component: lazyRouteComponent(() => import('./member-page.tsx'), 'MemberPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/crew/$crewId/edit',
    staticData: { action: 'crew:write', title: 'Edit Crew Member' },
    loader: ({ context, params }) =>
      aheadOf(params.crewId, (id) =>
        Promise.all([context.queries.prefetchQuery(crewMemberQuery(id)), context.queries.prefetchQuery(certificatesQuery(id))]),
      ),
    component: lazyRouteComponent(() => import('./edit-crew-page.tsx'), 'EditCrewPage'),
  }),
] as const;
