import { useQuery } from '@tanstack/react-query';
import type { Payment } from '#domain/finance/customer-payment.ts';
import { inWords } from '#domain/shared/words.ts';
import { reason } from '../../platform/api.ts';
import { DeleteDialog } from '../../platform/delete-dialog.tsx';
import { RecordDialog } from '../../ui/record-dialog.tsx';
import { Amount } from '../amount-words.tsx';
import { paymentQuery } from './payment-query.ts';

/** Asks before a payment is deleted, and names the invoices that become outstanding again. */
export function PaymentDeleteDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const invoices = payment.allocations.flatMap(({ invoiceNumber }) => invoiceNumber ?? []);
  return (
    <DeleteDialog
      collection="/api/payments"
      record={payment}
      title="Delete this payment?"
      text={
        <p>
          <Amount amount={payment.amount} currency={payment.currency} className="font-semibold text-ink" /> from {payment.customerName} is
          removed from the books and every total{invoices.length > 0 && `, and becomes outstanding again on ${inWords(invoices)}`}. This
          can't be undone.
        </p>
      }
      action="Delete payment"
      deleted={{ title: 'Payment deleted', description: 'It is no longer in your books.' }}
      failure="Error deleting payment"
      onClose={onClose}
    />
  );
}

/** The same for the payment that an income record stands for. */
export function PaymentOfIncomeDeleteDialog({ paymentId, onClose }: { paymentId: number; onClose: () => void }) {
  const payment = useQuery(paymentQuery(paymentId));
  return (
    <RecordDialog query={payment} title="Delete this payment?" thing="payment" reason={reason} onClose={onClose}>
      {(loaded) => <PaymentDeleteDialog payment={loaded} onClose={onClose} />}
    </RecordDialog>
  );
}
