import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { Ban, Check, Copy, FileMinus, FilePlus, Mail, Pencil, Repeat, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { isIssued, type Invoice } from '#domain/finance/invoice.ts';
import { invoiceKindLabels } from '#domain/finance/words.ts';
import { lastSearchAt } from '../../platform/left-page.ts';
import { inBooks } from '../finance-query.ts';
import { DeliveryNote } from '../../platform/delivery-note.tsx';
import { useKeyTitle } from '../../platform/shortcuts.ts';
import { ActMenu } from '../../ui/acts.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Amount } from '../amount-words.tsx';
import { CustomerOf } from '../record-link.tsx';
import { EInvoiceButton } from '../e-invoices/e-invoice-button.tsx';
import { useInvoiceCopy } from './invoice-copy-button.tsx';
import { isDeductible } from './invoice-entry.ts';
import { InvoiceDeleteDialog } from './invoice-delete-dialog.tsx';
import { PdfButton } from './pdf-button.tsx';
import { bodyOfInvoice } from '../recurring/recurring-query.ts';
import { PrintButton } from './print-button.tsx';
import { InvoiceStatusSelect } from './invoice-status-select.tsx';
import { CompanyNote } from '../../platform/company-of.tsx';

const PaidDialog = lazy(() => import('./paid-dialog.tsx').then((module) => ({ default: module.PaidDialog })));
const CreditNoteDialog = lazy(() =>
  import('../credit-notes/credit-note-dialog.tsx').then((module) => ({ default: module.CreditNoteDialog })),
);
const CancelDialog = lazy(() => import('./cancel-dialog.tsx').then((module) => ({ default: module.CancelDialog })));
const SendDialog = lazy(() => import('../../reminders/send-dialog.tsx').then((module) => ({ default: module.SendDialog })));

const RepeatDialog = lazy(() => import('../recurring/repeat-dialog.tsx').then((module) => ({ default: module.RepeatDialog })));

/** Which invoice it is, its status, and its actions. */
export function InvoiceHeader({ invoice }: { invoice: Invoice }) {
  return (
    <section aria-label={invoice.invoiceNumber} className="card flex flex-wrap items-start justify-between gap-x-6 gap-y-4 p-5 sm:p-6">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h2 className="tnum text-2xl leading-8 font-semibold wrap-anywhere">{invoice.invoiceNumber}</h2>
          {invoice.kind === 'deposit' && <Badge tone="violet">{invoiceKindLabels.deposit}</Badge>}
          <InvoiceStatusSelect invoice={invoice} />
        </div>
        <p className="mt-1 text-ink-2 [&_a]:underline">
          <Amount amount={invoice.total} currency={invoice.currency} className="font-medium text-ink" /> from{' '}
          <CustomerOf record={invoice} />
          <CompanyNote record={invoice} />
        </p>
        <DeliveryNote delivery={invoice.delivery} />
      </div>
      <Actions invoice={invoice} />
    </section>
  );
}

type PendingAction = 'send' | 'paid' | 'credit' | 'cancel' | 'repeat' | 'delete';

function Actions({ invoice }: { invoice: Invoice }) {
  const editTitle = useKeyTitle('Edit', 'E');
  const { status, sentAt } = invoice;
  const isDraft = status === 'draft' && sentAt === null;
  const asksToSend = useLocation({ select: ({ state }) => state.asksToSend === true });
  const [pending, setPending] = useState<PendingAction | null>(asksToSend && isDraft ? 'send' : null);
  const navigate = useNavigate();
  const copy = useInvoiceCopy(invoice);
  const awaited = status === 'sent' || status === 'overdue';
  const close = () => setPending(null);
  return (
    <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:[&>*]:flex-1">
      {awaited && (
        <Button variant="primary" className="max-sm:basis-full" onClick={() => setPending('paid')}>
          <Check aria-hidden />
          Mark paid
        </Button>
      )}
      {status !== 'cancelled' && (
        <Button
          variant={status === 'draft' ? 'primary' : 'outline'}
          className={status === 'draft' ? 'max-sm:basis-full' : ''}
          onClick={() => setPending('send')}
        >
          <Mail aria-hidden />
          {status === 'draft' ? 'Send by email' : 'Send again'}
        </Button>
      )}
      <PdfButton invoice={invoice} />
      <PrintButton invoice={invoice} />
      <EInvoiceButton
        source={{
          kind: 'invoice',
          id: invoice.id,
          number: invoice.invoiceNumber,
          customerId: invoice.customerId,
          companyId: invoice.companyId,
          companyName: invoice.companyName,
          isIssued: sentAt !== null,
        }}
      />
      {isDraft && (
        <Link {...editTitle} to="/finance/invoices/$invoiceId/edit" params={{ invoiceId: String(invoice.id) }} className={buttonLook({})}>
          <Pencil aria-hidden />
          Edit
        </Link>
      )}
      {isDeductible(invoice) && (
        <Link
          to="/finance/invoices/new"
          search={{ customerId: invoice.customerId, eventId: invoice.eventId ?? undefined, depositId: invoice.id }}
          className={buttonLook({})}
        >
          <FilePlus aria-hidden />
          Final invoice
        </Link>
      )}
      {isIssued(status) && !invoice.deductedOn && (
        <Button onClick={() => setPending('credit')}>
          <FileMinus aria-hidden />
          Credit note
        </Button>
      )}
      {awaited && !invoice.deductedOn && (
        <Button onClick={() => setPending('cancel')}>
          <Ban aria-hidden />
          Cancel invoice
        </Button>
      )}
      {!invoice.staysInBooks && (
        <Button
          size="icon"
          aria-label={`Delete ${invoice.invoiceNumber}`}
          title="Delete"
          className="max-sm:!flex-none"
          onClick={() => setPending('delete')}
        >
          <Trash2 />
        </Button>
      )}
      <ActMenu
        of={invoice.invoiceNumber}
        acts={[
          { label: 'Make a copy', icon: <Copy aria-hidden />, isRunning: copy.isRunning, onAct: copy.make },
          { label: 'Repeat', icon: <Repeat aria-hidden />, onAct: () => setPending('repeat') },
        ]}
      />
      <Suspense>
        {pending === 'send' && <SendDialog invoice={invoice} onClose={close} />}
        {pending === 'paid' && <PaidDialog invoice={invoice} onClose={close} />}
        {pending === 'credit' && <CreditNoteDialog invoice={invoice} onClose={close} />}
        {pending === 'cancel' && <CancelDialog invoice={invoice} onClose={close} />}
        {pending === 'repeat' && (
          <RepeatDialog
            kind="invoice"
            body={bodyOfInvoice(invoice)}
            companyId={invoice.companyId}
            companyName={invoice.companyName}
            of={invoice.invoiceNumber}
            day={invoice.issueDate}
            onClose={close}
          />
        )}
      </Suspense>
      {pending === 'delete' && (
        <InvoiceDeleteDialog
          invoice={invoice}
          onClose={close}
          onDeleted={() => void navigate({ ...inBooks('invoices'), search: lastSearchAt('/finance/invoices'), replace: true })}
        />
      )}
    </div>
  );
}
