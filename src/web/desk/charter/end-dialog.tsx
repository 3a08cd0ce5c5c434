import { useState } from 'react';
import type { Charter } from '#domain/desk/charter.ts';
import { charterMoveLabels } from '#domain/desk/charter-words.ts';
import { useAskingClose } from '../../platform/asking-close.tsx';
import { CompanyOf } from '../../platform/company-of.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';

type Props = { charter: Charter; onClose: () => void; onEnd: (reason: string | null) => void };

/** Asks why a charter was lost. */
export function EndDialog({ charter, onClose, onEnd }: Props) {
  const [why, setWhy] = useState('');
  const { close, leaveQuestion } = useAskingClose(() => why !== '', onClose);
  return (
    <Dialog
      open
      onClose={close}
      title={`Mark ${charter.number} as lost?`}
      text={`It is listed under Lost and no longer holds ${charter.type === 'seats' ? 'its seats' : 'its yacht'}.`}
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" onClick={() => onEnd(why.trim() || null)}>
            {charterMoveLabels.lose}
          </Button>
        </>
      }
    >
      <CompanyOf record={charter} className="mt-2 text-xs text-ink-3" />
      <Field label="Reason" className="mt-4" hint="Too expensive, booked elsewhere, no answer.">
        {(props) => <TextArea {...props} value={why} maxLength={1000} onChange={({ target }) => setWhy(target.value)} />}
      </Field>
      {leaveQuestion}
    </Dialog>
  );
}
