import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedIn } from '../platform/routing.ts';

export const routes = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/profile',
    staticData: { title: 'My Profile', action: 'own-account' },
    component: lazyRouteComponent(() => import('./profile-page.tsx'), 'ProfilePage'),
  }),
] as const;
