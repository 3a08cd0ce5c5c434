import { useRef, useState } from 'react';
import { LeaveDialog } from '../ui/leave-dialog.tsx';
import { UnsavedChanges } from '../ui/unsaved-changes.tsx';

/**
 * How a dialog is closed without saving: at once, or after asking if it holds unsaved input. The question goes among the dialog's children
 * and is also asked when the page is left.
 */
export function useAskingClose(isUnsaved: () => boolean, onClose: () => void) {
  const [leaving, setLeaving] = useState(false);
  // The dialog asks itself, so the page doesn't ask a second time.
  const left = useRef(false);
  const close = () => (isUnsaved() ? setLeaving(true) : onClose());
  const leave = () => {
    left.current = true;
    onClose();
  };
  const leaveQuestion = (
    <>
      <LeaveDialog open={leaving} onStay={() => setLeaving(false)} onLeave={leave} />
      <UnsavedChanges when={() => isUnsaved() && !left.current} />
    </>
  );
  return { close, leaveQuestion };
}
