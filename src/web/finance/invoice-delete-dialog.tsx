import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Invoice, InvoiceStatus } from '#domain/finance/invoice.ts';
import { client, reason, versionOf } from '../platform/api.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast-store.ts';
import { Amount } from './amount.tsx';

type Props = { invoice: Invoice; onClose: () => void; /** Where there is more to do than to close. */ onDeleted?: () => void };

const consequence: Record<InvoiceStatus, string> = {
  draft: 'It has not been sent to anybody.',
  sent: 'It has been sent, and waits to be paid. To take it back, cancel it instead: then it stays in your books.',
  overdue: 'It has been sent, and its payment is overdue. To take it back, cancel it instead: then it stays in your books.',
  paid: 'It has been paid. The income that was recorded for it stays, but no longer says what it was for.',
  cancelled: 'It was cancelled. Deleted, it leaves a gap in your numbers where it had been sent.',
};

const calledBack = 'It has been sent before it was made a draft again. To take it back, cancel it instead: then it stays in your books.';

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
