import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Invoice } from '#domain/finance/invoice.ts';
import type { InvoiceStatus } from '#domain/finance/words.ts';
import { client, reason, versionOf } from '../platform/api.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast-store.ts';
import { Amount } from './amount.tsx';

type Props = { invoice: Invoice; onClose: () => void; /** Where there is more to do than to close. */ onDeleted?: () => void };

const consequence: Record<InvoiceStatus, string> = {
  draft: 'It hasn’t been sent to anyone.',
  sent: 'It has been sent and is waiting to be paid. To withdraw it, cancel it instead so that it stays on record.',
  overdue: 'It has been sent and is overdue. To withdraw it, cancel it instead so that it stays on record.',
  paid: 'It has been paid. The recorded income stays, but no longer says what it was for.',
  cancelled: 'It was cancelled. Deleted, it leaves a gap in your numbers where it had been sent.',
};

const calledBack = 'It was sent before it became a draft again. To withdraw it, cancel it instead so that it stays on record.';

/** Asks before an invoice goes, and says which one it is and how it stands. */
export function InvoiceDeleteDialog({ invoice, onClose, onDeleted = onClose }: Props) {
  const { invoiceNumber, status, sentAt, customerName, total, currency } = invoice;
  const wasSent = status === 'draft' && sentAt !== null;
  const standing = wasSent ? ', which was sent' : status === 'draft' ? '' : `, which is ${status}`;
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () =>
      client.DELETE('/api/invoices/{id}', { params: { path: { id: invoice.id } }, headers: { 'If-Match': versionOf(invoice) } }),
    onSuccess: () => {
      toast({ title: 'Invoice deleted', description: `${invoiceNumber} is no longer among your invoices.` });
      onDeleted();
    },
    onError: (error) => {
      toast({ variant: 'destructive', title: 'Error deleting invoice', description: reason(error) });
      onClose();
      // Somebody else may have changed or deleted it meanwhile.
      void queries.invalidateQueries({ queryKey: ['get'] });
    },
  });

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Delete ${invoiceNumber}${standing}?`}
      text={
        <>
          <p>
            <strong className="font-semibold text-ink">{invoiceNumber}</strong> for {customerName} over{' '}
            <Amount amount={total} currency={currency} />. {wasSent ? calledBack : consequence[status]}
          </p>
          <p className="mt-2">This can't be undone.</p>
        </>
      }
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button variant="danger" running={remove.isPending && 'Deleting'} onClick={() => remove.mutate()}>
            Delete invoice
          </Button>
        </>
      }
    />
  );
}
