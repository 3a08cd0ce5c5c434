import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from '../platform/routing.ts';

export const routes = [
  createRoute({
    getParentRoute: () => root,
    path: '/contact',
    component: lazyRouteComponent(() => import('./contact-page.tsx'), 'ContactPage'),
  }),
] as const;
