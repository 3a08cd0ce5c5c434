import { Link } from '@tanstack/react-router';
import type { Invoice } from '#domain/finance/invoice.ts';
import { several } from '#domain/shared/words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { InvoiceBadge } from '../../words/book-words.tsx';
import { Amount } from '../amount-words.tsx';

type Props = { invoices: Invoice[]; onGoOn: () => void; onClose: () => void };

/** A booking is usually invoiced once: asks before there is another invoice of it. */
export function SecondInvoiceDialog({ invoices, onGoOn, onClose }: Props) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Create another invoice of this booking?"
      text={`It already has ${several(invoices.length, 'invoice')}.`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={onGoOn}>
            Create another
          </Button>
        </>
      }
    >
      <ul className="mt-3 divide-y">
        {invoices.map(({ id, invoiceNumber, status, total, currency }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 py-2.5">
            <Link
              to="/finance/invoices/$invoiceId"
              params={{ invoiceId: String(id) }}
              className="tnum rounded-sm font-medium text-accent hover:underline"
            >
              {invoiceNumber}
            </Link>
            <InvoiceBadge status={status} />
            <Amount amount={total} currency={currency} className="ml-auto" />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
