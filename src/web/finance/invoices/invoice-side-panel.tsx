import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import type { Invoice } from '#domain/finance/invoice.ts';
import { useDates } from '../../platform/dates.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { ErrorState } from '../../ui/notice.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { historyOfQuery } from '../finance-query.ts';
import { InvoiceRemindersPanel } from '../../reminders/invoice-reminders-panel.tsx';
import { CreditNotesPanel } from '../credit-notes/credit-notes-panel.tsx';
import { PaymentsPanel } from '../payments/payments-panel.tsx';

/** The payments, credit notes, reminders and history of an invoice. */
export function InvoiceSidePanel({ invoice }: { invoice: Invoice }) {
  return (
    <div className="grid gap-4 lg:gap-5" data-paper="none">
      <PaymentsPanel invoice={invoice} />
      <CreditNotesPanel invoice={invoice} />
      {invoice.sentAt && <InvoiceRemindersPanel invoice={invoice} />}
      <SidePanel title="History" icon={<History />}>
        <HistoryOf invoice={invoice} />
      </SidePanel>
    </div>
  );
}

function HistoryOf({ invoice }: { invoice: Invoice }) {
  const history = useQuery(historyOfQuery(invoice.id));
  const dates = useDates();
  return (
    <Loaded
      query={history}
      loading={
        <Skeletons count={3}>
          <Skeleton className="mt-4 h-8" />
        </Skeletons>
      }
      renderFailed={(retry) => <ErrorState title="Error loading history" onRetry={retry} />}
      empty={{ when: (rows) => rows.length === 0, show: <p className="mt-2 text-nav text-ink-2">No history yet.</p> }}
    >
      {(rows) => (
        <ol className="mt-3 grid gap-3">
          {rows.map(({ id, details, userName, timestamp }) => (
            <li key={id} className="border-l-2 pl-3 text-nav">
              <p className="wrap-anywhere">{details}</p>
              <p className="tnum text-xs text-ink-3">
                {userName} · {dates.moment(timestamp)}
              </p>
            </li>
          ))}
        </ol>
      )}
    </Loaded>
  );
}
