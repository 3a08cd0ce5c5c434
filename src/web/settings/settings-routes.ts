import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedIn, typedSearch } from '../platform/routing.ts';
import type { SettingsSearch } from './settings-query.ts';

export const routes = [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/settings',
    staticData: { title: 'Settings', action: 'run-company' },
    validateSearch: typedSearch<SettingsSearch>,
    component: lazyRouteComponent(() => import('./settings-page.tsx'), 'SettingsPage'),
  }),
] as const;
