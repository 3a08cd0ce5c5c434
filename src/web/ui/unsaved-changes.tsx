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
  return <LeaveDialog open={status === 'blocked'} onStay={() => reset?.()} onLeave={() => proceed?.()} />;
}

/** The question itself, for a form that closes without the address changing. */
export function LeaveDialog({ open, onStay, onLeave }: { open: boolean; onStay: () => void; onLeave: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title="Leave without saving?"
      text="Your changes haven't been saved."
      actions={
        <>
          <Button onClick={onStay}>Keep editing</Button>
          <Button variant="danger" onClick={onLeave}>
            Leave without saving
          </Button>
        </>
      }
    />
  );
}
