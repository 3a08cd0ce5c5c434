import type { Invoice } from '#domain/finance/invoice.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Amount } from '../amount-words.tsx';
import { useStatusChange } from './invoice-actions.ts';

/** Asks before an invoice is cancelled. */
export function CancelDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const change = useStatusChange(invoice, onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Cancel ${invoice.invoiceNumber}?`}
      text={
        <p>
          {invoice.customerName} is no longer asked for{' '}
          <Amount amount={invoice.total} currency={invoice.currency} className="font-medium text-ink" />. The invoice keeps its number and
          stays in your list; to bill it again, make a copy.
        </p>
      }
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button variant="danger" running={change.isPending && 'Cancelling'} onClick={() => change.mutate({ status: 'cancelled' })}>
            Cancel invoice
          </Button>
        </>
      }
    />
  );
}
