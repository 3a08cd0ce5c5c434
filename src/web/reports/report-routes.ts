import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedIn, typedSearch } from '../platform/routing.ts';
import type { ReportSearch } from './report-query.ts';

export const routes = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/reports/export',
    staticData: { title: 'Export Reports' },
    validateSearch: typedSearch<ReportSearch>,
    component: lazyRouteComponent(() => import('./export-page.tsx'), 'ExportPage'),
  }),
] as const;
