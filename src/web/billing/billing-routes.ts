import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root, signedIn, typedSearch } from '../platform/routing.ts';

/** A plan as the addresses of signing up name it. */
type ChosenPlan = { plan?: string; billing?: string };

export const routes = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/subscribe',
    staticData: { title: 'Subscription', action: 'run-company' },
    validateSearch: typedSearch<{ plan?: string; card?: boolean }>,
    component: lazyRouteComponent(() => import('./subscribe-page.tsx'), 'SubscribePage'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/checkout',
    staticData: { title: 'Payment' },
    component: lazyRouteComponent(() => import('./checkout-page.tsx'), 'CheckoutPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/signup-flow',
    validateSearch: typedSearch<ChosenPlan>,
    component: lazyRouteComponent(() => import('./sign-up-flow-page.tsx'), 'SignUpFlowPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/checkout/payment',
    validateSearch: typedSearch<ChosenPlan & { signup?: boolean }>,
    component: lazyRouteComponent(() => import('./payment-page.tsx'), 'PaymentPage'),
  }),
] as const;
