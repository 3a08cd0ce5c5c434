import { useQuery } from '@tanstack/react-query';
import { FileMinus } from 'lucide-react';
import type { CreditNote } from '#domain/finance/credit-note.ts';
import type { Invoice } from '#domain/finance/invoice.ts';
import { useDates } from '../../platform/dates.ts';
import { DeliveryNote } from '../../platform/delivery-note.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { ErrorState } from '../../ui/notice.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { Amount } from '../amount-words.tsx';
import { CreditNoteToolbar } from './credit-note-toolbar.tsx';
import { creditNotesOfQuery } from './credit-note-query.ts';

/** The credit notes of an invoice. Renders nothing if there are none. */
export function CreditNotesPanel({ invoice }: { invoice: Invoice }) {
  const notes = useQuery(creditNotesOfQuery(invoice.id));
  return (
    <Loaded
      query={notes}
      loading={null}
      renderFailed={(retry) => (
        <SidePanel title="Credit notes" icon={<FileMinus />}>
          <ErrorState title="Error loading credit notes" onRetry={retry} />
        </SidePanel>
      )}
      empty={{ when: (rows) => rows.length === 0, show: null }}
    >
      {(rows) => (
        <SidePanel title="Credit notes" icon={<FileMinus />}>
          <ul className="mt-3 divide-y">
            {rows.map((note) => (
              <NoteRow key={note.id} note={note} />
            ))}
          </ul>
        </SidePanel>
      )}
    </Loaded>
  );
}

function NoteRow({ note }: { note: CreditNote }) {
  const { number, issueDate, reason, total, open, currency, delivery } = note;
  const dates = useDates();
  return (
    <li className="flex items-start justify-between gap-2 py-2.5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2 font-medium">
          <Amount amount={total} currency={currency} />
          <span className="tnum text-nav font-normal text-ink-2">{number}</span>
        </p>
        <p className="tnum text-xs wrap-anywhere text-ink-3">
          {dates.calendarDay(issueDate)} · {reason}
        </p>
        {open !== '0.00' && (
          <p className="text-xs text-ink-2">
            <Amount amount={open} currency={currency} /> of it is credit
          </p>
        )}
        <DeliveryNote delivery={delivery} />
      </div>
      <CreditNoteToolbar note={note} />
    </li>
  );
}
