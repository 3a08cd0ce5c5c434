import { useId, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { ConflictDialog } from '../ui/conflict-dialog.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { RecordFrame } from './record-form.ts';
import { useAskingClose } from './asking-close.tsx';
import { CompanyOf } from './company-of.tsx';

type Props = {
  frame: RecordFrame;
  /** The record: "customer". */
  thing: string;
  title: string;
  text: ReactNode;
  /** For more than a few fields. */
  wide?: boolean;
  /** The label of its button. */
  action: string;
  /** The label of the button that changes nothing, if the action removes something. */
  keep?: string;
  /** Whether something, such as a chosen file, has to load before it can be saved. */
  waits?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/**
 * The frame of a form that opens over a page; its fields are its children. It asks before unsaved input is discarded, however it is closed.
 */
export function DialogForm({ frame, thing, title, text, wide, action, keep, waits = false, onClose, children }: Props) {
  const formId = useId();
  const { close, leaveQuestion } = useAskingClose(() => frame.isDirty || waits, onClose);
  return (
    <Dialog
      open
      wide={wide}
      onClose={close}
      title={title}
      text={text}
      actions={
        <>
          <Button onClick={close}>{keep ?? 'Cancel'}</Button>
          <Button type="submit" form={formId} variant={keep ? 'danger' : 'primary'} disabled={waits} running={frame.saving && 'Saving'}>
            {action}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={frame.onSubmit} className="mt-5">
        {frame.record && <CompanyOf record={frame.record} className="-mt-3 mb-4 text-xs text-ink-3" />}
        {children}
      </form>
      {frame.conflict && <ConflictDialog thing={thing} {...frame.conflict} />}
      {leaveQuestion}
    </Dialog>
  );
}
