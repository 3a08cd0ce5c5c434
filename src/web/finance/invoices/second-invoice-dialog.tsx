import { Link } from '@tanstack/react-router';
import type { InvoiceKind } from '#domain/finance/words.ts';
import type { Invoice } from '#domain/finance/invoice.ts';
import { several } from '#domain/shared/words.ts';
import { CompanyOf } from '../../platform/company-of.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { InvoiceBadge } from '../../words/book-words.tsx';
import { Amount } from '../amount-words.tsx';

type Props = { kind: InvoiceKind; invoices: Invoice[]; onGoOn: () => void; onClose: () => void };

/** Asks before a booking is invoiced again: it usually has one invoice. */
export function SecondInvoiceDialog({ kind, invoices, onGoOn, onClose }: Props) {
  const isBesideDeposit = kind === 'invoice' && invoices.some((invoice) => invoice.kind === 'deposit');
  return (
    <Dialog
      open
      onClose={onClose}
      title={kind === 'deposit' ? 'Create another deposit invoice for this booking?' : 'Create another invoice for this booking?'}
      text={`It already has ${several(invoices.length, 'invoice')}.${isBesideDeposit ? ' A draft deposit isn’t deducted: send it first.' : ''}`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={onGoOn}>
            Create another
          </Button>
        </>
      }
    >
      {invoices[0] && <CompanyOf record={invoices[0]} className="mt-2 text-xs text-ink-3" />}
      <ul className="mt-3 divide-y">
        {invoices.map(({ id, kind: of, invoiceNumber, status, total, currency }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 py-2.5">
            <Link
              to="/finance/invoices/$invoiceId"
              params={{ invoiceId: String(id) }}
              className="tnum rounded-sm font-medium text-accent hover:underline"
            >
              {invoiceNumber}
            </Link>
            {of === 'deposit' && <span className="text-ink-2">Deposit</span>}
            <InvoiceBadge status={status} />
            <Amount amount={total} currency={currency} className="ml-auto" />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
