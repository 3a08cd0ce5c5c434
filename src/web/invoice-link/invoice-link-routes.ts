import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from '../platform/routing.ts';

/** The page that the link in an invoice email opens, without an account. */
export const routes = [
  createRoute({
    getParentRoute: () => root,
    path: '/invoice',
    component: lazyRouteComponent(() => import('./invoice-link-page.tsx'), 'InvoiceLinkPage'),
  }),
] as const;
