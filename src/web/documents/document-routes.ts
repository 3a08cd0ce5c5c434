import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { ahead, aheadOf, signedIn, typedSearch } from '../platform/routing.ts';
import { documentQuery, readMatrixAhead, type DocumentSearch } from './document-query.ts';

export const routes = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/documents',
    staticData: { action: 'documents:read', title: 'Documents' },
    validateSearch: typedSearch<DocumentSearch>,
    loaderDeps: ({ search }) => ({ companyId: search.companyId }),
    loader: ({ context, deps }) => ahead(() => readMatrixAhead(context.queries, deps)),
    component: lazyRouteComponent(() => import('./documents-page.tsx'), 'DocumentsPage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/documents/$documentId',
    staticData: { action: 'documents:read', title: 'Document' },
    loader: ({ context, params }) => aheadOf(params.documentId, (id) => context.queries.prefetchQuery(documentQuery(id))),
    component: lazyRouteComponent(() => import('./document-page.tsx'), 'DocumentPage'),
  }),
] as const;
