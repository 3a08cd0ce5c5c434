import { Menu } from '@base-ui/react/menu';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { EllipsisVertical } from 'lucide-react';
import { useRef, useState } from 'react';
import { roleLabels } from '#domain/session/words.ts';
import { colleagueRefusal, secondStepRefusal, type ColleagueChanges } from '#domain/team/team.ts';
import type { User } from '#domain/users/user.ts';
import { relativeTime } from '#domain/shared/relative-time.ts';
import { fullName } from '#domain/shared/words.ts';
import { client, reason, versionOf } from '../platform/api.ts';
import { Avatar } from '../platform/avatar.tsx';
import { CompanyOf } from '../platform/company-of.tsx';
import { useNow } from '../platform/now.ts';
import { useUser } from '../platform/session.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { popupItemLook, popupLook } from '../ui/popup.ts';
import { toast } from '../ui/toast-store.ts';
import { roleTones } from '../words/role-words.ts';

/** One of the team: who they are, what they may do, and a menu to change it. */
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
        className="size-9 bg-accent-soft text-accent"
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
  const [asking, ask] = useState<Question | null>(null);
  const holder = useRef<HTMLDivElement>(null);
  const change = useChange(person, () => ask(null));
  const item = `${popupItemLook}`;
  const isManager = person.role === 'manager';
  return (
    <div ref={holder}>
      <Menu.Root>
        <Menu.Trigger render={<Button variant="ghost" size="iconSmall" aria-label={`Change ${fullName(person)}`} />}>
          <EllipsisVertical />
        </Menu.Trigger>
        <Menu.Portal container={holder}>
          <Menu.Positioner align="end" sideOffset={4} className="z-50">
            <Menu.Popup className={`${popupLook} w-60 p-1`}>
              {mayChange && (
                <Menu.Item className={item} onClick={() => change.mutate({ role: isManager ? 'user' : 'manager' })}>
                  {isManager ? 'Make a user' : 'Make a manager'}
                </Menu.Item>
              )}
              {maySwitchOff && (
                <Menu.Item className={item} onClick={() => ask('switch-off')}>
                  Turn off two-step sign-in…
                </Menu.Item>
              )}
              {mayChange &&
                (person.deactivatedAt ? (
                  <Menu.Item className={item} onClick={() => change.mutate({ deactivated: false })}>
                    Activate again
                  </Menu.Item>
                ) : (
                  <Menu.Item className={item} onClick={() => ask('deactivate')}>
                    Deactivate…
                  </Menu.Item>
                ))}
              {mayChange && (
                <Menu.Item className={`${item} text-red`} onClick={() => ask('remove')}>
                  Remove from the team…
                </Menu.Item>
              )}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      {asking && (
        <Sure
          person={person}
          question={asking}
          running={change.isPending}
          onYes={() => change.mutate(asking === 'deactivate' ? { deactivated: true } : asking)}
          onClose={() => ask(null)}
        />
      )}
    </div>
  );
}

type Question = 'deactivate' | 'remove' | 'switch-off';
type SureProps = { person: User; question: Question; running: boolean; onYes: () => void; onClose: () => void };

const questions: Record<Question, { title: (name: string) => string; text: (firstName: string) => string; yes: string; running: string }> =
  {
    deactivate: {
      title: (name) => `Deactivate ${name}?`,
      yes: 'Deactivate',
      running: 'Deactivating',
      text: (firstName) =>
        `${firstName} is signed out everywhere and can't sign in until you activate the account again. Its API tokens stop working meanwhile; what ${firstName} did stays in the feed.`,
    },
    remove: {
      title: (name) => `Remove ${name}?`,
      yes: 'Remove',
      running: 'Removing',
      text: (firstName) =>
        `${firstName} is signed out everywhere and can't sign in any more. The account and its API tokens are deleted; what ${firstName} did stays in the feed.`,
    },
    'switch-off': {
      title: (name) => `Turn off two-step sign-in of ${name}?`,
      yes: 'Switch off',
      running: 'Switching off',
      text: (firstName) =>
        `Use this when ${firstName} has lost both phone and recovery codes. The password alone then opens the account until ${firstName} turns it on again. Make sure it really is ${firstName} asking.`,
    },
  };

function Sure({ person, question, running, onYes, onClose }: SureProps) {
  const { title, text, yes, running: doing } = questions[question];
  return (
    <Dialog
      open
      onClose={onClose}
      title={title(fullName(person))}
      text={<p>{text(person.firstName)}</p>}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" running={running && doing} onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    />
  );
}

type Change = ColleagueChanges | 'remove' | 'switch-off';

function useChange(person: User, onSettled: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (change: Change) => {
      if (change === 'switch-off') return void (await client.DELETE('/api/team/{id}/second-step', { params: { path: { id: person.id } } }));
      const params = { params: { path: { id: person.id } }, headers: { 'If-Match': versionOf(person) } };
      if (change === 'remove') await client.DELETE('/api/team/{id}', params);
      else await client.PATCH('/api/team/{id}', { ...params, body: change });
    },
    onSuccess: (_nothing, change) => toast({ title: 'Team updated', description: wordsFor(person, change) }),
    onError: (error) => {
      toast({ variant: 'destructive', title: "That didn't work", description: reason(error) });
      // Somebody else may have changed or removed them meanwhile.
      void queries.invalidateQueries({ queryKey: ['get'] });
    },
    onSettled,
  });
}

function wordsFor(person: User, change: Change): string {
  if (change === 'switch-off') return `${fullName(person)} now signs in with just a password.`;
  if (change === 'remove') return `${fullName(person)} is no longer on your team.`;
  if (change.deactivated !== undefined)
    return `${fullName(person)} ${change.deactivated ? "can't sign in any more" : 'can sign in again'}.`;
  return `${fullName(person)} is a ${change.role} now.`;
}
