import { useBlocker } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { loadedBeside, PlainQuestion } from './plain-question.tsx';
import { watchForm } from './unsaved-store.ts';

type Question = { open: boolean; onStay: () => void; onLeave: () => void };

const LeaveQuestion = loadedBeside<Question>(() => import('./leave-dialog.tsx').then((module) => module.LeaveDialog), PlainLeaveQuestion);

type Props = {
  when: () => boolean;
  /** Whether the form is still open at the next address: then nothing is lost. */
  stays?: (search: object) => boolean;
};

/** Asks before unsaved input is lost, also when the whole tab closes. */
export function UnsavedChanges({ when, stays }: Props) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ next }) => !stays?.(next.search) && when(),
    enableBeforeUnload: when,
    withResolver: true,
  });
  const isUnsaved = useEffectEvent(when);
  useEffect(() => watchForm(() => isUnsaved()), []);
  return <LeaveQuestion open={status === 'blocked'} onStay={() => reset?.()} onLeave={() => proceed?.()} />;
}

function PlainLeaveQuestion({ open, onStay, onLeave }: Question) {
  return <PlainQuestion open={open} text="Leave without saving? Your changes haven’t been saved." onYes={onLeave} onNo={onStay} />;
}
