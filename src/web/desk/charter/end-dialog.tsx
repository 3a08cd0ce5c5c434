import { useState } from 'react';
import type { Charter } from '#domain/desk/charter.ts';
import { charterMoveLabels } from '#domain/desk/charter-words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';

type End = 'lose' | 'cancel';
type Props = { charter: Charter; end: End; onClose: () => void; onEnd: (reason: string | null) => void };

const words = {
  lose: {
    title: (number: string) => `Mark ${number} as lost?`,
    text: 'It is kept among lost charters, and holds no yacht.',
    keep: 'Cancel',
    hint: 'Too expensive, booked elsewhere, no answer.',
    variant: 'primary',
  },
  cancel: {
    title: (number: string) => `Cancel ${number}?`,
    text: 'It leaves the calendar, and the yacht is free for others. Invoices of it stay as they are. It can’t be booked again.',
    keep: 'Keep charter',
    hint: 'Illness, engine damage, called off by the guests.',
    variant: 'danger',
  },
} as const;

/** Asks why a charter came to nothing, or why a booked one is called off. */
export function EndDialog({ charter, end, onClose, onEnd }: Props) {
  const [why, setWhy] = useState('');
  const { title, text, keep, hint, variant } = words[end];
  return (
    <Dialog
      open
      onClose={onClose}
      title={title(charter.number)}
      text={text}
      actions={
        <>
          <Button onClick={onClose}>{keep}</Button>
          <Button variant={variant} onClick={() => onEnd(why.trim() || null)}>
            {charterMoveLabels[end]}
          </Button>
        </>
      }
    >
      <Field label="Reason" className="mt-4" hint={hint}>
        {(props) => <TextArea {...props} value={why} maxLength={1000} onChange={({ target }) => setWhy(target.value)} />}
      </Field>
    </Dialog>
  );
}
