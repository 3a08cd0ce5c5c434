import { useQuery } from '@tanstack/react-query';
import { categoryOfBooking } from '#domain/finance/income.ts';
import type { Invoice } from '#domain/finance/invoice.ts';
import { reason } from '../../platform/api.ts';
import { isFirstRead } from '../../platform/queries.ts';
import { eventQuery } from '../../schedule/schedule-query.ts';
import { RecordDialog } from '../../ui/record-dialog.tsx';
import { invoiceQuery } from '../finance-query.ts';
import { useAreBooksPending } from '../tax-rate-query.ts';
import { IncomeForm } from './income-form.tsx';
import { plain } from '../decimal-words.ts';

type Leave = { onClose: () => void; onSaved: () => void };

/** Logs income of an invoice: a deposit, or the whole outstanding amount. */
export function InvoiceIncomeDialog({ invoiceId, ...leave }: Leave & { invoiceId: number }) {
  const invoice = useQuery(invoiceQuery(invoiceId));
  const areBooksPending = useAreBooksPending();
  return (
    <RecordDialog query={invoice} isWaiting={areBooksPending} title="New income" thing="invoice" reason={reason} onClose={leave.onClose}>
      {(loaded) => <IncomeOfInvoice invoice={loaded} {...leave} />}
    </RecordDialog>
  );
}

/** Starts with the outstanding amount, the customer and the booked yacht. */
function IncomeOfInvoice({ invoice, ...leave }: Leave & { invoice: Invoice }) {
  const { id, invoiceNumber, customerId, customerName, currency, open, eventId } = invoice;
  const event = useQuery({ ...eventQuery(eventId ?? 0), enabled: eventId !== null });
  if (isFirstRead(event)) return null;

  const category = event.data ? categoryOfBooking(event.data.type) : '';
  const start = {
    description: `Invoice ${invoiceNumber}`,
    amount: open === '0.00' ? '' : plain(open),
    currency,
    category,
    paymentStatus: 'paid',
  };
  return (
    <IncomeForm
      income={null}
      of={{ invoiceId: id, invoiceNumber, start }}
      customer={{ id: customerId, label: customerName }}
      yacht={event.data ? { id: event.data.yachtId, label: event.data.yachtName } : null}
      {...leave}
    />
  );
}
