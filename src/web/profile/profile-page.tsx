import { can } from '#domain/session/permissions.ts';
import { useUser } from '../platform/session.tsx';
import { RemindersCard } from '../reminders/reminders-card.tsx';
import { InOrder } from '../ui/in-order.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileCard } from './profile-card.tsx';
import { SecondStepCard } from './second-step-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { ShortcutsCard } from './shortcuts-card.tsx';
import { SubscriptionCard } from './subscription-card.tsx';

/** The user's own account: profile, subscription, reminders, shortcuts, ways to sign in, and open sessions. */
export function ProfilePage() {
  const user = useUser();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className="grid gap-5">
        <ProfileCard user={user} />
        {can(user, 'run-company') && user.companyId !== null && <SubscriptionCard />}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <InOrder>
          <ProfileForm key={user.id} user={user} />
          {user.companyId !== null && can(user, 'own-desk') && <RemindersCard />}
          {can(user, 'own-desk') && <ShortcutsCard />}
          <SecondStepCard />
          <PasskeysCard />
          <SessionsCard />
        </InOrder>
      </div>
    </div>
  );
}
