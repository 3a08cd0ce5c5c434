import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedIn, typedSearch } from '../platform/routing.ts';
import type { OwnCalendarSearch, OwnStatementSearch } from './own-yacht-query.ts';

const action = 'see-own-yachts';

export const routes = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/owner',
    staticData: { title: 'My yachts', action },
    component: lazyRouteComponent(() => import('./own-yachts-page.tsx'), 'OwnYachtsPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/owner/calendar',
    staticData: { title: 'Calendar', action },
    validateSearch: typedSearch<OwnCalendarSearch>,
    component: lazyRouteComponent(() => import('./own-calendar-page.tsx'), 'OwnCalendarPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/owner/statements',
    staticData: { title: 'Statements', action },
    validateSearch: typedSearch<OwnStatementSearch>,
    component: lazyRouteComponent(() => import('./own-statements-page.tsx'), 'OwnStatementsPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/owner/statements/$id',
    staticData: { title: 'Statement', action },
    component: lazyRouteComponent(() => import('./own-statement-page.tsx'), 'OwnStatementPage'),
  }),
] as const;
