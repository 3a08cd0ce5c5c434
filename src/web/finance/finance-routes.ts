import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { ahead, aheadOf, signedIn, typedSearch } from '../platform/routing.ts';
import { oneOfIn } from '../platform/search-params.ts';
import { invoiceQuery, readAhead, type FinanceSearch, type NewInvoiceSearch } from './finance-query.ts';
import { sections, type Section } from './section-words.ts';

export const routes = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/finance',
    staticData: { action: 'finance:read', title: 'Finance' },
    validateSearch: typedSearch<FinanceSearch>,
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps }) => ahead(() => readAhead(context.queries, 'expenses', deps)),
    component: lazyRouteComponent(() => import('./finance-page.tsx'), 'FinancePage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/finance/$section',
    params: { parse: knownSection },
    staticData: { action: 'finance:read', title: 'Finance' },
    validateSearch: typedSearch<FinanceSearch>,
    loaderDeps: ({ search }) => search,
    loader: ({ context, params, deps }) => ahead(() => readAhead(context.queries, params.section, deps)),
    component: lazyRouteComponent(() => import('./finance-page.tsx'), 'FinancePage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/finance/invoices/new',
    staticData: { action: 'finance:write', title: 'Create Invoice', signInFirst: 'Please log in to create invoices' },
    validateSearch: typedSearch<NewInvoiceSearch>,
    component: lazyRouteComponent(() => import('./invoices/new-invoice-page.tsx'), 'NewInvoicePage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/finance/invoices/$invoiceId',
    staticData: { action: 'finance:read', title: 'Invoice' },
    loader: ({ context, params }) => aheadOf(params.invoiceId, (id) => context.queries.prefetchQuery(invoiceQuery(id))),
    component: lazyRouteComponent(() => import('./invoices/invoice-page.tsx'), 'InvoicePage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/finance/invoices/$invoiceId/edit',
    staticData: { action: 'finance:write', title: 'Edit Invoice' },
    loader: ({ context, params }) => aheadOf(params.invoiceId, (id) => context.queries.prefetchQuery(invoiceQuery(id))),
    component: lazyRouteComponent(() => import('./invoices/edit-invoice-page.tsx'), 'EditInvoicePage'),
  }),
] as const;

/** Any other address in the books leads nowhere. */
function knownSection(params: { section: string }): { section: Section } | false {
  const section = oneOfIn(sections, params.section.toLowerCase());
  return section !== undefined && { section };
}
