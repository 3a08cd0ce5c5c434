import { lazyRouteComponent } from '@tanstack/react-router';
import type { SessionUser } from '#domain/session/session.ts';

/** Whether anything stands over every page of somebody's company. */
export function hasBanner({ subscription, deletionDue }: SessionUser): boolean {
  return Boolean(subscription?.banner || subscription?.status === 'trialing' || deletionDue);
}

/** What draws it: unlike what is merely lazy, it is there with the page once it has been loaded ahead. */
export const BannerList = lazyRouteComponent(() => import('./banner-list.tsx'), 'BannerList');
