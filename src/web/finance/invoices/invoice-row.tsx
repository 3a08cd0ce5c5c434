import { Link } from '@tanstack/react-router';
import { BellRing, CircleDot, FileDown, Pencil, Trash2 } from 'lucide-react';
import { staysRefusal, type Invoice } from '#domain/finance/invoice.ts';
import { invoiceStatusLabels, type InvoiceStatus } from '#domain/finance/words.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { customerLinkActs } from '../../customers/customer-actions.tsx';
import { useCompanyWords } from '../../platform/company-of.tsx';
import { useDates } from '../../platform/dates.ts';
import type { Act } from '../../ui/acts.tsx';
import { BriefRow, wholeRow } from '../../ui/brief-row.tsx';
import { InvoiceBadge } from '../../words/book-words.tsx';
import { Amount } from '../amount-words.tsx';
import { useStatusChoice } from './invoice-status-select.tsx';
import { usePdf } from './pdf-button.tsx';

type Props = { invoice: Invoice; onDelete: (invoice: Invoice) => void; onRemind: (invoice: Invoice) => void };

/** An invoice in brief: for whom, how much, its due date and its status. */
export function InvoiceRow({ invoice, onDelete, onRemind }: Props) {
  const { id, kind, invoiceNumber, customerName, total, open, currency, status, issueDate, dueDate } = invoice;
  const dates = useDates();
  const company = useCompanyWords()(invoice);
  const { choose, isRunning, dialog } = useStatusChoice(invoice);
  const marks = Object.entries(invoiceStatusLabels)
    .filter(([other]) => other !== status && !staysRefusal(invoice, other as InvoiceStatus))
    .map(([other, label]) => ({
      label: `Mark as ${label.toLowerCase()}`,
      icon: <CircleDot aria-hidden />,
      isRunning,
      onAct: () => choose(other as InvoiceStatus),
    }));
  const isPartly = open !== '0.00' && open !== total;
  return (
    <>
      <BriefRow
        title={
          <Link to="/finance/invoices/$invoiceId" params={{ invoiceId: String(id) }} className={wholeRow}>
            {customerName ?? 'No customer'}
            <span className="sr-only">, {invoiceNumber}</span>
          </Link>
        }
        state={<Amount amount={total} currency={currency} className="text-nav font-semibold" />}
        facts={
          <>
            {kind === 'deposit' ? `Deposit ${invoiceNumber}` : invoiceNumber} ·{' '}
            <span className={status === 'overdue' ? 'font-medium text-red' : ''}>due {dates.calendarDay(dueDate)}</span>
            {isPartly && ` · ${moneyInWords(open, currency)} open`} · issued {dates.calendarDay(issueDate)}
            {company && ` · ${company}`}
          </>
        }
        beside={<InvoiceBadge status={status} />}
        of={invoiceNumber}
        acts={[...useInvoiceActs({ invoice, onDelete, onRemind }), ...marks, ...customerLinkActs(invoice)]}
      />
      {dialog}
    </>
  );
}

/** The actions for an invoice in a list, except for its status. */
export function useInvoiceActs({ invoice, onDelete, onRemind }: Props): Act[] {
  const { id, invoiceNumber, status, sentAt } = invoice;
  const pdf = usePdf(invoice);
  const edit: Act = {
    label: 'Edit',
    icon: <Pencil aria-hidden />,
    way: { to: '/finance/invoices/$invoiceId/edit', params: { invoiceId: String(id) } },
  };
  const remove: Act = { label: 'Delete', icon: <Trash2 aria-hidden />, onAct: () => onDelete(invoice) };
  const remind: Act = { label: 'Remind', icon: <BellRing aria-hidden />, onAct: () => onRemind(invoice) };
  return [
    ...(status === 'overdue' && invoice.open !== '0.00' ? [remind] : []),
    {
      label: 'Download PDF',
      name: `Download PDF of ${invoiceNumber}`,
      icon: <FileDown aria-hidden />,
      isRunning: pdf.isPending,
      onAct: () => pdf.mutate(),
    },
    ...(status === 'draft' && sentAt === null ? [edit] : []),
    ...(invoice.staysInBooks ? [] : [remove]),
  ];
}
