import { useBlocker } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { watchForm } from './unsaved-store.ts';

/** Asks before what was typed is left behind, also when the whole tab closes. */
export function UnsavedChanges({ when }: { when: () => boolean }) {
  const { status, proceed, reset } = useBlocker({ shouldBlockFn: when, enableBeforeUnload: when, withResolver: true });
  const isUnsaved = useEffectEvent(when);
  useEffect(() => watchForm(() => isUnsaved()), []);
  return (
    <Dialog
      open={status === 'blocked'}
      onClose={() => reset?.()}
      title="Leave without saving?"
      text="Your changes haven't been saved."
      actions={
        <>
          <Button onClick={() => reset?.()}>Keep editing</Button>
          <Button variant="danger" onClick={() => proceed?.()}>
            Leave without saving
          </Button>
        </>
      }
    />
  );
}
