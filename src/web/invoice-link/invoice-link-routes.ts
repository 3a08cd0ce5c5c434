import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from '../platform/routing.ts';

/** What the link in a letter with an invoice opens, without an account. */
export const routes = [
  createRoute({
    getParentRoute: () => root,
    path: '/invoice',
    component: lazyRouteComponent(() => import('./invoice-link-page.tsx'), 'InvoiceLinkPage'),
  }),
] as const;
