import { Link } from '@tanstack/react-router';
import { FileText } from 'lucide-react';
import type { CreditNote } from '#domain/finance/credit-note.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { customerLinkActs } from '../../customers/customer-actions.tsx';
import { CompanyOf, useCompanyWords } from '../../platform/company-of.tsx';
import { useDates } from '../../platform/dates.ts';
import { BriefList, BriefRow, wholeRow } from '../../ui/brief-row.tsx';
import { Amount } from '../amount-words.tsx';
import { inBooks, type CreditNotesSearch } from '../finance-query.ts';
import { CustomerOf, InvoiceOf, None } from '../record-link.tsx';
import { CreditNoteToolbar } from './credit-note-toolbar.tsx';

type Props = { list: CreditNotesSearch };

/** Credit notes as a table where there is room for one, else a brief row for each. */
export function CreditNoteList({ notes, list }: Props & { notes: CreditNote[] }) {
  return (
    <>
      <div className="card overflow-clip max-xl:hidden">
        <table className="w-full table-fixed text-left">
          <thead className="border-b bg-sunken/60 text-xs text-ink-3">
            <tr className="[&>th]:px-4 [&>th]:py-2 [&>th]:font-medium">
              <th scope="col" className="w-36">
                Number
              </th>
              <th scope="col">Customer</th>
              <th scope="col" className="w-36">
                Invoice
              </th>
              <th scope="col" className="w-32">
                Issued
              </th>
              <th scope="col" className="w-34 text-right">
                Total
              </th>
              <th scope="col" className="w-34 text-right">
                Credit left
              </th>
              <th scope="col" className="w-32">
                <span className="sr-only">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody className="divide-y">
            {notes.map((note) => (
              <Row key={note.id} note={note} list={list} />
            ))}
          </tbody>
        </table>
      </div>
      <BriefList className="xl:hidden" rows={notes}>
        {(note) => <NoteRow note={note} list={list} />}
      </BriefList>
    </>
  );
}

function wayTo({ note, list }: Props & { note: CreditNote }) {
  return { ...inBooks('credit-notes'), search: { ...list, edit: note.id }, resetScroll: false };
}

function Row({ note, list }: Props & { note: CreditNote }) {
  const dates = useDates();
  const { number, currency, total, open, reason } = note;
  return (
    <tr className="h-14 hover:bg-hover [&>td]:px-4 [&>td]:py-2">
      <th scope="row" className="truncate px-4 font-medium">
        <Link {...wayTo({ note, list })} className="tnum rounded-sm hover:text-accent hover:underline">
          {number}
        </Link>
      </th>
      <td>
        <p className="truncate">
          <CustomerOf record={note} />
        </p>
        <p className="truncate text-xs text-ink-3" title={reason}>
          {reason}
        </p>
        <CompanyOf record={note} />
      </td>
      <td className="truncate">
        <InvoiceOf record={note} />
      </td>
      <td className="tnum text-ink-2">{dates.calendarDay(note.issueDate)}</td>
      <td className="text-right font-medium">
        <Amount amount={total} currency={currency} />
      </td>
      <td className="text-right">{open === '0.00' ? <None /> : <Amount amount={open} currency={currency} />}</td>
      <td className="!pl-0">
        <span className="flex justify-end">
          <CreditNoteToolbar note={note} />
        </span>
      </td>
    </tr>
  );
}

function NoteRow({ note, list }: Props & { note: CreditNote }) {
  const dates = useDates();
  const { number, invoiceId, invoiceNumber, customerName, issueDate, currency, total, open } = note;
  const facts = [
    number,
    `of ${invoiceNumber}`,
    dates.calendarDay(issueDate),
    open !== '0.00' && `${moneyInWords(open, currency)} left`,
    useCompanyWords()(note),
  ];
  const ofInvoice = { to: '/finance/invoices/$invoiceId', params: { invoiceId: String(invoiceId) } } as const;
  return (
    <BriefRow
      title={
        <Link {...wayTo({ note, list })} className={wholeRow}>
          {customerName}
          <span className="sr-only">, {number}</span>
        </Link>
      }
      state={<Amount amount={total} currency={currency} className="text-nav font-semibold" />}
      facts={facts.filter(Boolean).join(' · ')}
      of={number}
      acts={[{ label: invoiceNumber, icon: <FileText aria-hidden />, way: ofInvoice }, ...customerLinkActs(note)]}
    />
  );
}
