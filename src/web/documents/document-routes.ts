import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { ahead, aheadOf, signedIn, typedSearch } from '../platform/routing.ts';
import { documentQuery, matrixQuery, type DocumentSearch } from './document-query.ts';

export const routes = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/documents',
    staticData: { action: 'documents:read', title: 'Documents' },
    validateSearch: typedSearch<DocumentSearch>,
    loader: ({ context }) => ahead(() => context.queries.prefetchQuery(matrixQuery)),
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
