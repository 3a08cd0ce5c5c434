import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from '../platform/routing.ts';

/** The pages that links to a charter open, without an account. */
export const routes = [
  createRoute({
    getParentRoute: () => root,
    path: '/charter',
    component: lazyRouteComponent(() => import('./charter-link-page.tsx'), 'CharterLinkPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/guests',
    component: lazyRouteComponent(() => import('./charter-link-page.tsx'), 'CharterLinkPage'),
  }),
] as const;
