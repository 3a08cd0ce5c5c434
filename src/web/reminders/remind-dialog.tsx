import { useQuery } from '@tanstack/react-query';
import type { Invoice } from '#domain/finance/invoice.ts';
import { api, reason } from '../platform/api.ts';
import { RecordDialog } from '../ui/record-dialog.tsx';
import { invoiceRemindersQuery } from './reminder-query.ts';
import { SendDialog } from './send-dialog.tsx';

type Props = { invoiceId: number; onClose: () => void };

/** Reminds a customer of an invoice from any page, with the reminder that is due, or by sending the invoice again in between. */
export function RemindDialog({ invoiceId, onClose }: Props) {
  const invoice = useQuery(api.queryOptions('get', '/api/invoices/{id}', { params: { path: { id: invoiceId } } }));
  return (
    <RecordDialog query={invoice} title="Remind" thing="invoice" reason={reason} onClose={onClose}>
      {(loaded) => <Reminding invoice={loaded} onClose={onClose} />}
    </RecordDialog>
  );
}

function Reminding({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const reminders = useQuery(invoiceRemindersQuery(invoice.id));
  return (
    <RecordDialog query={reminders} title="Remind" thing="invoice" reason={reason} onClose={onClose}>
      {(known) => <SendDialog invoice={invoice} reminds={known} onClose={onClose} />}
    </RecordDialog>
  );
}
