import type { ReactNode } from 'react';
import type { SessionUser } from '#domain/session/session.ts';
import { roleLabels } from '#domain/session/words.ts';
import { relativeTime } from '#domain/shared/relative-time.ts';
import { Avatar } from '../platform/avatar.tsx';
import { useDates } from '../platform/dates.ts';
import { useNow } from '../platform/now.ts';
import { Badge } from '../ui/badge.tsx';
import { roleTones } from '../words/role-words.ts';

/** The profile as colleagues see it. */
export function ProfileCard({ user }: { user: SessionUser }) {
  const dates = useDates();
  const now = useNow();
  return (
    <section aria-label="Profile summary" className="card p-5">
      <div className="flex flex-col items-center text-center">
        <Avatar
          firstName={user.firstName}
          lastName={user.lastName}
          imageUrl={user.imageUrl}
          className="size-20 bg-grey-soft text-page text-grey"
        />
        <h2 className="mt-3 text-page font-semibold wrap-anywhere">
          {user.firstName} {user.lastName}
        </h2>
        <p className="max-w-full truncate text-ink-2">{user.email}</p>
        <div className="mt-3 flex flex-wrap justify-center gap-2">
          <Badge tone={roleTones[user.role]}>{roleLabels[user.role]}</Badge>
          {user.isOwner && <Badge tone="teal">Owner</Badge>}
        </div>
      </div>
      <dl className="mt-5 grid gap-2.5 border-t pt-4 text-nav">
        <Line name="Company">{user.companyName ?? 'None'}</Line>
        <Line name="Member since">{dates.day(user.createdAt)}</Line>
        {user.lastLogin && <Line name="Last sign-in">{relativeTime(user.lastLogin, now)}</Line>}
      </dl>
    </section>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-3">{name}</dt>
      <dd className="min-w-0 truncate font-medium">{children}</dd>
    </div>
  );
}
