import type { ComponentType } from 'react';
import type { SessionUser } from '#domain/session/session.ts';

type BannerList = ComponentType<{ user: SessionUser }>;

let here: BannerList | undefined;

/** Whether anything stands over every page of somebody's company. */
export function hasBanner({ subscription, deletionDue }: SessionUser): boolean {
  return Boolean(subscription?.banner || subscription?.status === 'trialing' || deletionDue);
}

/** What draws it, where that has been read. */
export function bannerListHere(): BannerList | undefined {
  return here;
}

/** Reads what draws it. */
export async function readBannerList(): Promise<{ default: BannerList }> {
  here = (await import('./banner-list.tsx')).BannerList;
  return { default: here };
}
