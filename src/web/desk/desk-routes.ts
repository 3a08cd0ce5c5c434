import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedIn, typedSearch } from '../platform/routing.ts';
import type { PricesSearch } from './prices/prices-query.ts';

export const routes = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/desk/prices',
    staticData: { action: 'desk:read', title: 'Charter prices' },
    validateSearch: typedSearch<PricesSearch>,
    component: lazyRouteComponent(() => import('./prices/prices-page.tsx'), 'PricesPage'),
  }),
] as const;
