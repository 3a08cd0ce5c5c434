import { useMutation, useQuery } from '@tanstack/react-query';
import { FileDown, FileMinus, Mail } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { CreditNote } from '#domain/finance/credit-note.ts';
import type { Invoice } from '#domain/finance/invoice.ts';
import { can } from '#domain/session/permissions.ts';
import { reason } from '../../platform/api.ts';
import { useDates } from '../../platform/dates.ts';
import { DeliveryNote } from '../../platform/delivery-note.tsx';
import { download } from '../../platform/download.ts';
import { useUser } from '../../platform/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { ErrorState } from '../../ui/notice.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { toast } from '../../ui/toast-store.ts';
import { Amount } from '../amount-words.tsx';
import { EInvoiceButton } from '../e-invoices/e-invoice-button.tsx';
import { creditNotesOfQuery } from './credit-note-query.ts';

const SendDialog = lazy(() => import('./credit-note-send-dialog.tsx').then((module) => ({ default: module.CreditNoteSendDialog })));

/** What was credited of an invoice, where anything was. */
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
  const { id, number, customerId, issueDate, reason: why, total, open, currency, delivery } = note;
  const dates = useDates();
  const maySend = can(useUser(), 'finance:write');
  const [sending, setSending] = useState(false);
  return (
    <li className="flex items-start justify-between gap-2 py-2.5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2 font-medium">
          <Amount amount={total} currency={currency} />
          <span className="tnum text-nav font-normal text-ink-2">{number}</span>
        </p>
        <p className="tnum text-xs wrap-anywhere text-ink-3">
          {dates.calendarDay(issueDate)} · {why}
        </p>
        {open !== '0.00' && (
          <p className="text-xs text-ink-2">
            <Amount amount={open} currency={currency} /> of it is credit
          </p>
        )}
        <DeliveryNote delivery={delivery} />
      </div>
      <span className="flex shrink-0">
        {maySend && (
          <Button variant="ghost" size="iconSmall" aria-label={`Send ${number} by mail`} onClick={() => setSending(true)}>
            <Mail />
          </Button>
        )}
        <EInvoiceButton isSmall source={{ kind: 'credit-note', id, number, customerId, isIssued: true }} />
        <NotePdfButton id={id} number={number} />
      </span>
      {sending && (
        <Suspense>
          <SendDialog note={note} onClose={() => setSending(false)} />
        </Suspense>
      )}
    </li>
  );
}

function NotePdfButton({ id, number }: Pick<CreditNote, 'id' | 'number'>) {
  const draw = useMutation({
    meta: { changesNoRecord: true },
    mutationFn: () => download(`/api/credit-notes/${id}/pdf`, `${number}.pdf`),
    onError: (error) => toast({ variant: 'destructive', title: 'Error loading the PDF', description: reason(error) }),
  });
  return (
    <Button
      variant="ghost"
      size="iconSmall"
      aria-label={`Download ${number} as PDF`}
      running={draw.isPending && 'Loading'}
      onClick={() => draw.mutate()}
    >
      <FileDown />
    </Button>
  );
}
