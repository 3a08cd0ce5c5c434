import { useQuery } from '@tanstack/react-query';
import { api, reason } from '../platform/api.ts';
import { RecordDialog } from '../ui/record-dialog.tsx';
import { SendDialog } from './send-dialog.tsx';

type Props = { invoiceId: number; onClose: () => void };

/** Reminds a customer of an invoice from wherever one is: it is sent again, with the words of a reminder. */
export function RemindDialog({ invoiceId, onClose }: Props) {
  const invoice = useQuery(api.queryOptions('get', '/api/invoices/{id}', { params: { path: { id: invoiceId } } }));
  return (
    <RecordDialog query={invoice} title="Remind" thing="invoice" reason={reason} onClose={onClose}>
      {(loaded) => <SendDialog invoice={loaded} reminds onClose={onClose} />}
    </RecordDialog>
  );
}
