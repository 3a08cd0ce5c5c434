import { useBlocker } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useEffectEvent, type ComponentType } from 'react';
import { PlainQuestion } from './plain-question.tsx';
import { watchForm } from './unsaved-store.ts';

// The form doesn't wait for the dialog, which loads along with it. If it can't be loaded, the browser's own question takes its place.
const LeaveDialog = lazy<ComponentType<Question>>(() =>
  import('./leave-dialog.tsx').then(
    (module) => ({ default: module.LeaveDialog }),
    () => ({ default: PlainLeaveQuestion }),
  ),
);

type Question = { open: boolean; onStay: () => void; onLeave: () => void };

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
  const question = { open: status === 'blocked', onStay: () => reset?.(), onLeave: () => proceed?.() };
  return (
    <Suspense fallback={<PlainLeaveQuestion {...question} />}>
      <LeaveDialog {...question} />
    </Suspense>
  );
}

function PlainLeaveQuestion({ open, onStay, onLeave }: Question) {
  return <PlainQuestion open={open} text="Leave without saving? Your changes haven’t been saved." onYes={onLeave} onNo={onStay} />;
}
