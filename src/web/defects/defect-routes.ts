import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from '../platform/routing.ts';

/** What the link of a yacht opens, without an account. */
export const routes = [
  createRoute({
    getParentRoute: () => root,
    path: '/report',
    component: lazyRouteComponent(() => import('./link-report-page.tsx'), 'LinkReportPage'),
  }),
] as const;
