import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from '../platform/routing.ts';
import { flagIn, type RawSearch } from '../platform/search-params.ts';

export const routes = [
  createRoute({
    getParentRoute: () => root,
    path: '/signin',
    validateSearch: signInSearch,
    component: lazyRouteComponent(() => import('./sign-in-page.tsx'), 'SignInPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/signup',
    component: lazyRouteComponent(() => import('./sign-up-page.tsx'), 'SignUpPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/reset-password',
    component: lazyRouteComponent(() => import('./reset-password-page.tsx'), 'ResetPasswordPage'),
  }),
] as const;

function signInSearch(raw: RawSearch): { created?: true; trial?: true } {
  return { created: flagIn(raw.created), trial: flagIn(raw.trial) };
}
