import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Invitation } from '#domain/team/team.ts';
import type { User } from '#domain/users/user.ts';
import { inWords, several } from '#domain/shared/words.ts';
import { sentInvitationsQuery } from './team-query.ts';

type Props = {
  person: User;
  /** Which of their invitations are affected, if not all. */
  filter?: (invitation: Invitation) => boolean;
  keep: boolean;
  onKeep: (keep: boolean) => void;
};

const named = 3;

/** What happens to the open invitations of somebody who leaves or may no longer invite; nothing if they sent none. */
export function SentInvitationsField({ person, filter = () => true, keep, onKeep }: Props) {
  const boxId = useId();
  const sent = (useQuery(sentInvitationsQuery(person.id)).data ?? []).filter(filter);
  if (sent.length === 0) return null;
  const addresses = inWords([
    ...sent.slice(0, named).map(({ email }) => email),
    sent.length > named ? `${sent.length - named} more` : null,
  ]);
  return (
    <div className="mt-4 flex items-start gap-2.5 rounded-lg border p-3">
      <input
        id={boxId}
        type="checkbox"
        checked={keep}
        onChange={({ target }) => onKeep(target.checked)}
        aria-describedby={`${boxId}-whom`}
        className="mt-0.5 size-4 shrink-0 accent-(--accent)"
      />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <label htmlFor={boxId} className="font-medium">
          Keep {several(sent.length, 'open invitation')} in my name
        </label>
        <p id={`${boxId}-whom`} className="text-nav wrap-anywhere text-ink-2">
          {person.firstName} invited {addresses}. Unless you keep{' '}
          {sent.length === 1 ? 'it, this invitation is' : 'them, these invitations are'} withdrawn.
        </p>
      </div>
    </div>
  );
}
