import type { Invoice } from '#domain/finance/invoice.ts';
import type { InvoiceStatus } from '#domain/finance/words.ts';
import { DeleteDialog } from '../../platform/delete-dialog.tsx';
import { Amount } from '../amount-words.tsx';

type Props = { invoice: Invoice; onClose: () => void; onDeleted?: () => unknown };

const consequence: Record<InvoiceStatus, string> = {
  draft: 'It hasn’t been sent to anyone.',
  sent: 'It has been sent and is waiting to be paid. To withdraw it, cancel it instead so that it stays on record.',
  overdue: 'It has been sent and is overdue. To withdraw it, cancel it instead so that it stays on record.',
  paid: 'It has been paid. The recorded income stays, but is no longer linked to an invoice.',
  cancelled: 'It was cancelled. If it had been sent, deleting it leaves a gap in your numbers.',
};

const calledBack = 'It was sent before it became a draft again. To withdraw it, cancel it instead so that it stays on record.';

/** Asks before an invoice is deleted, naming its number and status. */
export function InvoiceDeleteDialog({ invoice, onClose, onDeleted }: Props) {
  const { invoiceNumber, status, sentAt, customerName, total, currency } = invoice;
  const wasSent = status === 'draft' && sentAt !== null;
  const statusText = wasSent ? ', which was sent' : status === 'draft' ? '' : `, which is ${status}`;
  return (
    <DeleteDialog
      collection="/api/invoices"
      record={invoice}
      title={`Delete ${invoiceNumber}${statusText}?`}
      text={
        <>
          <p>
            <strong className="font-semibold text-ink">{invoiceNumber}</strong> for {customerName},{' '}
            <Amount amount={total} currency={currency} />. {wasSent ? calledBack : consequence[status]}
          </p>
          <p className="mt-2">This can't be undone.</p>
        </>
      }
      action="Delete invoice"
      keep="Keep it"
      deleted={{ title: 'Invoice deleted', description: `${invoiceNumber} is no longer among your invoices.` }}
      failure="Error deleting invoice"
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
}
