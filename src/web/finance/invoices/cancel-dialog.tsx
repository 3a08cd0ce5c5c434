import { useState } from 'react';
import type { Invoice } from '#domain/finance/invoice.ts';
import { useAskingClose } from '../../platform/asking-close.tsx';
import { CompanyOf } from '../../platform/company-of.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Amount } from '../amount-words.tsx';
import { useStatusChange } from './invoice-actions.ts';

/** Asks before an invoice is cancelled. One that has to stay in the books gets a credit note, which states the reason. */
export function CancelDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const change = useStatusChange(invoice, onClose);
  const [reason, setReason] = useState('');
  const isCredited = invoice.staysInBooks && invoice.total !== '0.00';
  const { close, leaveQuestion } = useAskingClose(() => reason !== '' && !change.isSuccess, onClose);
  return (
    <Dialog
      open
      onClose={close}
      title={`Cancel ${invoice.invoiceNumber}?`}
      text={
        <p>
          {invoice.customerName} no longer owes{' '}
          <Amount amount={invoice.total} currency={invoice.currency} className="font-medium text-ink" />.{' '}
          {isCredited && 'A credit note is created for what isn’t credited yet, and what was paid stays as their credit. '}
          The invoice keeps its number and stays in your list; to bill it again, make a copy.
        </p>
      }
      actions={
        <>
          <Button onClick={close}>Keep it</Button>
          <Button
            variant="danger"
            running={change.isPending && 'Cancelling'}
            onClick={() => change.mutate({ status: 'cancelled', reason })}
          >
            Cancel invoice
          </Button>
        </>
      }
    >
      <CompanyOf record={invoice} className="mt-2 text-xs text-ink-3" />
      {isCredited && (
        <Field label="Reason" hint="Shown on the credit note" className="mt-4">
          {(props) => (
            <Input {...props} value={reason} maxLength={500} onChange={({ target }) => setReason(target.value)} autoComplete="off" />
          )}
        </Field>
      )}
      {leaveQuestion}
    </Dialog>
  );
}
