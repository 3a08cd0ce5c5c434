import { useBlocker } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useEffectEvent, type ComponentType } from 'react';
import { watchForm } from './unsaved-store.ts';

// The form shows without the question, which is on its way with it. Where it can't be had, the browser's own has to do.
const LeaveDialog = lazy<ComponentType<Question>>(() =>
  import('./leave-dialog.tsx').then(
    (module) => ({ default: module.LeaveDialog }),
    () => ({ default: PlainQuestion }),
  ),
);

type Question = { open: boolean; onStay: () => void; onLeave: () => void };

type Props = {
  when: () => boolean;
  /** Whether the form is still open at the next address: then nothing is left. */
  stays?: (search: object) => boolean;
};

/** Asks before what was typed is left behind, also when the whole tab closes. */
export function UnsavedChanges({ when, stays }: Props) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ next }) => !stays?.(next.search) && when(),
    enableBeforeUnload: when,
    withResolver: true,
  });
  const isUnsaved = useEffectEvent(when);
  useEffect(() => watchForm(() => isUnsaved()), []);
  return (
    <Suspense>
      <LeaveDialog open={status === 'blocked'} onStay={() => reset?.()} onLeave={() => proceed?.()} />
    </Suspense>
  );
}

function PlainQuestion({ open, onStay, onLeave }: Question) {
  const ask = useEffectEvent(() => (confirm('Leave without saving? Your changes haven’t been saved.') ? onLeave() : onStay()));
  useEffect(() => {
    if (open) ask();
  }, [open]);
  return null;
}
