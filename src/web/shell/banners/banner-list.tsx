import type { SessionUser } from '#domain/session/session.ts';
import { DeletionBanner } from './deletion-banner.tsx';
import { TrialBanner } from './trial-banner.tsx';
import { SubscriptionBanner } from './subscription-banner.tsx';

/** Notices for everybody in a company, above every page. */
export function BannerList({ user }: { user: SessionUser }) {
  const trial = user.subscription;
  return (
    <>
      {trial?.status === 'trialing' && trial.trialEnd && <TrialBanner user={user} end={trial.trialEnd} />}
      <SubscriptionBanner user={user} />
      {user.deletionDue && <DeletionBanner user={user} due={user.deletionDue} />}
    </>
  );
}
