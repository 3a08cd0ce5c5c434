import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { ahead, signedIn, typedSearch } from '../platform/routing.ts';
import { companiesQuery, companySearch, type CompanySearch } from './company-query.ts';

export const routes = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/companies',
    staticData: { title: 'Companies', action: 'run-platform' },
    validateSearch: typedSearch<CompanySearch>,
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps }) => ahead(() => context.queries.prefetchQuery(companiesQuery(companySearch(deps)))),
    component: lazyRouteComponent(() => import('./companies-page.tsx'), 'CompaniesPage'),
  }),
] as const;
