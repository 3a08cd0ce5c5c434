import { useState } from 'react';
import { fullName } from '#domain/shared/words.ts';
import type { User } from '#domain/users/user.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { SentInvitationsField } from './sent-invitations-field.tsx';

export type PersonQuestion = 'lower' | 'deactivate' | 'remove' | 'switch-off';

type Words = { title: (name: string) => string; text: (firstName: string) => string; yes: string; running: string };

const questions: Record<PersonQuestion, Words> = {
  lower: {
    title: (name) => `Make ${name} a user?`,
    yes: 'Make a user',
    running: 'Changing',
    text: (firstName) => `${firstName} can no longer run the team, the company's settings or its subscription. Everything else stays.`,
  },
  deactivate: {
    title: (name) => `Deactivate ${name}?`,
    yes: 'Deactivate',
    running: 'Deactivating',
    text: (firstName) =>
      `${firstName} is signed out everywhere and can't sign in until you activate the account again. Its API tokens stop working until then. What ${firstName} did stays in the feed.`,
  },
  remove: {
    title: (name) => `Remove ${name}?`,
    yes: 'Remove',
    running: 'Removing',
    text: (firstName) =>
      `${firstName} is signed out everywhere and can no longer sign in. The account and its API tokens are deleted. What ${firstName} did stays in the feed.`,
  },
  'switch-off': {
    title: (name) => `Turn off two-step sign-in for ${name}?`,
    yes: 'Turn off',
    running: 'Turning off',
    text: (firstName) =>
      `Use this when ${firstName} has lost both phone and recovery codes. The password alone then opens the account until ${firstName} turns it on again. Make sure it really is ${firstName} asking.`,
  },
};

type Props = {
  person: User;
  question: PersonQuestion;
  running: boolean;
  onYes: (keepInvitations: boolean) => void;
  onClose: () => void;
};

/** Asks before somebody on the team loses something, and what happens to the invitations they sent. */
export function PersonDialog({ person, question, running, onYes, onClose }: Props) {
  const [keep, setKeep] = useState(false);
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
          <Button variant="danger" running={running && doing} onClick={() => onYes(keep)}>
            {yes}
          </Button>
        </>
      }
    >
      {question !== 'switch-off' && <SentInvitationsField person={person} keep={keep} onKeep={setKeep} />}
    </Dialog>
  );
}
