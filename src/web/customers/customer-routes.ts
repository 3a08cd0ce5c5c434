import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { ahead, aheadOf, signedIn, typedSearch } from '../platform/routing.ts';
import { summaryQuery, type CustomerPageSearch } from './customer-page-query.ts';
import { customerQuery, customerSearch, customersQuery, type CustomerSearch } from './customer-query.ts';

export const routes = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/customers',
    staticData: { action: 'customers:read', title: 'Customer Management' },
    validateSearch: typedSearch<CustomerSearch>,
    loaderDeps: ({ search: { q, page } }) => ({ q, page }),
    loader: ({ context, deps }) => ahead(() => context.queries.prefetchQuery(customersQuery(customerSearch(deps)))),
    component: lazyRouteComponent(() => import('./customers-page.tsx'), 'CustomersPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/customers/$customerId',
    staticData: { action: 'customers:read', title: 'Customer' },
    validateSearch: typedSearch<CustomerPageSearch>,
    loader: ({ context, params }) =>
      aheadOf(params.customerId, (id) =>
        Promise.all([context.queries.prefetchQuery(customerQuery(id)), context.queries.prefetchQuery(summaryQuery(id))]),
      ),
    component: lazyRouteComponent(() => import('./customer-page.tsx'), 'CustomerPage'),
  }),
] as const;
