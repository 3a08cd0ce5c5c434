import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedIn, typedSearch } from '../platform/routing.ts';
import type { CompanySearch } from './company-query.ts';

export const routes = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/companies',
    staticData: { title: 'Companies', action: 'run-platform' },
    validateSearch: typedSearch<CompanySearch>,
    component: lazyRouteComponent(() => import('./companies-page.tsx'), 'CompaniesPage'),
  }),
] as const;
