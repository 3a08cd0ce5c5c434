import { lazyRouteComponent } from '@tanstack/react-router';
import type { SessionUser } from '#domain/session/session.ts';

/** Whether there is a banner above every page of the user's company. */
export function hasBanner({ subscription, deletionDue }: SessionUser): boolean {
  return Boolean(subscription?.banner || subscription?.status === 'trialing' || deletionDue);
}

/** Renders it. Unlike a plain lazy component it appears together with the page once it was preloaded. */
export const BannerList = lazyRouteComponent(() => import('./banner-list.tsx'), 'BannerList');
