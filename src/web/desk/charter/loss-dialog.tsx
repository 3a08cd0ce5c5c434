import { useState } from 'react';
import type { Charter } from '#domain/desk/charter.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';

/** Asks why a charter came to nothing. */
export function LossDialog({
  charter,
  onClose,
  onLose,
}: {
  charter: Charter;
  onClose: () => void;
  onLose: (reason: string | null) => void;
}) {
  const [why, setWhy] = useState('');
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Mark ${charter.number} as lost?`}
      text="It is kept among lost charters, and holds no yacht."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={() => onLose(why.trim() || null)}>
            Mark as lost
          </Button>
        </>
      }
    >
      <Field label="Reason" className="mt-4" hint="Too expensive, booked elsewhere, no answer.">
        {(props) => <TextArea {...props} value={why} maxLength={1000} onChange={({ target }) => setWhy(target.value)} />}
      </Field>
    </Dialog>
  );
}
