import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from '../platform/routing.ts';

/** The page behind a yacht's report link, which needs no account. */
export const routes = [
  createRoute({
    getParentRoute: () => root,
    path: '/report',
    component: lazyRouteComponent(() => import('./link-report-page.tsx'), 'LinkReportPage'),
  }),
] as const;
