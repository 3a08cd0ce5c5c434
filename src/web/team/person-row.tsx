import { useMutation, useQueryClient } from '@tanstack/react-query';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { roleLabels } from '#domain/session/words.ts';
import { colleagueRefusal, secondStepRefusal, type ColleagueChanges } from '#domain/team/team.ts';
import type { User } from '#domain/users/user.ts';
import { relativeTime } from '#domain/shared/relative-time.ts';
import { fullName } from '#domain/shared/words.ts';
import { client, reason, versionOf } from '../platform/api.ts';
import { Avatar } from '../platform/avatar.tsx';
import { CompanyOf } from '../platform/company-of.tsx';
import { useDeletion } from '../platform/deletion.ts';
import { useNow } from '../platform/now.ts';
import { useUser } from '../platform/session.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { toast } from '../ui/toast-store.ts';
import { roleTones } from '../words/role-words.ts';
import { PersonDialog, type PersonQuestion } from './person-dialog.tsx';

/** A person on the team, their role, and a menu to change it. */
export function PersonRow({ person }: { person: User }) {
  const me = useUser();
  const now = useNow();
  const mayChange = colleagueRefusal(person, me) === null;
  const maySwitchOff = person.secondStep && secondStepRefusal(person, me) === null;
  return (
    <li className="flex items-center gap-3 px-4 py-3 sm:px-5">
      <Avatar
        firstName={person.firstName}
        lastName={person.lastName}
        imageUrl={person.imageUrl}
        className="size-9 bg-grey-soft text-grey"
      />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">
          {fullName(person)}
          {person.id === me.id && <span className="font-normal text-ink-3"> (you)</span>}
        </p>
        <p className="text-xs text-ink-3 max-sm:wrap-anywhere sm:truncate">
          {person.email}
          <span className="max-sm:hidden">
            {' '}
            · {person.lastLogin ? `last signed in ${relativeTime(person.lastLogin, now)}` : 'never signed in'}
          </span>
        </p>
        <CompanyOf record={person} />
      </div>
      <div className="flex shrink-0 flex-wrap justify-end gap-2">
        {person.deactivatedAt && <Badge tone="amber">Deactivated</Badge>}
        {person.isOwner ? <Badge tone="teal">Owner</Badge> : <Badge tone={roleTones[person.role]}>{roleLabels[person.role]}</Badge>}
      </div>
      {mayChange || maySwitchOff ? (
        <PersonMenu person={person} mayChange={mayChange} maySwitchOff={maySwitchOff} />
      ) : (
        <span className="size-8 shrink-0" />
      )}
    </li>
  );
}

function PersonMenu({ person, mayChange, maySwitchOff }: { person: User; mayChange: boolean; maySwitchOff: boolean }) {
  const [asking, ask] = useState<PersonQuestion | null>(null);
  const change = useChange(person, () => ask(null));
  const isManager = person.role === 'manager';
  return (
    <div>
      <Menu
        align="end"
        className="w-60"
        button={
          <Button variant="ghost" size="iconSmall" aria-label={`Change ${fullName(person)}`}>
            <EllipsisVertical />
          </Button>
        }
      >
        {mayChange && (
          <MenuItem onClick={() => (isManager ? ask('lower') : change.save({ role: 'manager' }))}>
            {isManager ? 'Make a user…' : 'Make a manager'}
          </MenuItem>
        )}
        {maySwitchOff && <MenuItem onClick={() => ask('switch-off')}>Turn off two-step sign-in…</MenuItem>}
        {mayChange &&
          (person.deactivatedAt ? (
            <MenuItem onClick={() => change.save({ deactivated: false })}>Activate again</MenuItem>
          ) : (
            <MenuItem onClick={() => ask('deactivate')}>Deactivate…</MenuItem>
          ))}
        {mayChange && (
          <MenuItem className="text-red" onClick={() => ask('remove')}>
            Remove from the team…
          </MenuItem>
        )}
      </Menu>
      {asking && (
        <PersonDialog
          person={person}
          question={asking}
          running={change.isPending}
          onYes={(keepInvitations) => change.save({ ...changeFor[asking], keepInvitations })}
          onClose={() => ask(null)}
        />
      )}
    </div>
  );
}

/** What is removed from somebody: their place on the team, or their second step. */
type Removal = { does: 'remove' | 'switch-off'; keepInvitations?: boolean };
type Change = ColleagueChanges | Removal;

const changeFor: Record<PersonQuestion, Change> = {
  lower: { role: 'user' },
  deactivate: { deactivated: true },
  remove: { does: 'remove' },
  'switch-off': { does: 'switch-off' },
};

function useChange(person: User, onSettled: () => void) {
  const queries = useQueryClient();
  const path = { id: person.id };
  const headers = { 'If-Match': versionOf(person) };
  const outcome = {
    onSuccess: (_nothing: unknown, change: Change) => toast({ title: 'Team updated', description: wordsFor(person, change) }),
    onError: (error: Error) => {
      toast({ variant: 'destructive', title: "That didn't work", description: reason(error) });
      // Somebody else may have changed or removed them meanwhile.
      void queries.invalidateQueries({ queryKey: ['get'] });
    },
    onSettled,
  };
  const update = useMutation({
    mutationFn: (body: ColleagueChanges) => client.PATCH('/api/team/{id}', { params: { path }, headers, body }),
    ...outcome,
  });
  const removal = useDeletion<Removal>({
    of: ['/api/team', person.id],
    call: ({ does, keepInvitations }) =>
      does === 'switch-off'
        ? client.DELETE('/api/team/{id}/second-step', { params: { path } })
        : client.DELETE('/api/team/{id}', { params: { path, query: { keepInvitations: keepInvitations ? 'true' : undefined } }, headers }),
    ...outcome,
  });
  return {
    isPending: update.isPending || removal.isPending,
    save: (change: Change) => ('does' in change ? removal.once(change) : update.mutate(change)),
  };
}

function wordsFor(person: User, change: Change): string {
  if ('does' in change)
    return change.does === 'remove'
      ? `${fullName(person)} is no longer on your team.`
      : `${fullName(person)} now signs in with just a password.`;
  if (change.deactivated !== undefined) return `${fullName(person)} ${change.deactivated ? 'can no longer sign in' : 'can sign in again'}.`;
  return `${fullName(person)} is now a ${change.role}.`;
}
