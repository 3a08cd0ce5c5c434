import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Banknote, History } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Invoice } from '#domain/finance/invoice.ts';
import { useDates } from '../../platform/dates.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { ErrorState } from '../../ui/notice.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { PaymentBadge } from '../../words/book-words.tsx';
import { Amount } from '../amount-words.tsx';
import { historyOfQuery, incomeOfQuery } from '../finance-query.ts';

const PaidDialog = lazy(() => import('./paid-dialog.tsx').then((module) => ({ default: module.PaidDialog })));

/** What came in for the invoice, and what happened to it. */
export function InvoiceSidePanel({ invoice }: { invoice: Invoice }) {
  const isAwaited = invoice.status === 'sent' || invoice.status === 'overdue';
  return (
    <div className="grid gap-4 lg:gap-5" data-paper="none">
      <SidePanel title="Income" icon={<Banknote />}>
        <IncomeOf invoice={invoice} />
        {isAwaited && <RecordIncome invoice={invoice} />}
      </SidePanel>
      <SidePanel title="History" icon={<History />}>
        <HistoryOf invoice={invoice} />
      </SidePanel>
    </div>
  );
}

function IncomeOf({ invoice }: { invoice: Invoice }) {
  const income = useQuery(incomeOfQuery(invoice.id));
  const dates = useDates();
  return (
    <Loaded
      query={income}
      loading={
        <Skeletons count={1}>
          <Skeleton className="mt-4 h-9" />
        </Skeletons>
      }
      renderFailed={(retry) => <ErrorState title="Error loading income" onRetry={retry} />}
      empty={{ when: (rows) => rows.length === 0, show: <NoIncome invoice={invoice} /> }}
    >
      {(rows) => (
        <ul className="mt-3 divide-y">
          {rows.map(({ id, amount, currency, incomeDate, paymentStatus }) => (
            <li key={id} className="flex items-center justify-between gap-3 py-2.5">
              <div className="min-w-0">
                <Link
                  to="/finance/$section"
                  params={{ section: 'income' }}
                  search={{ edit: id }}
                  className="rounded-sm font-medium hover:text-accent hover:underline"
                >
                  <Amount amount={amount} currency={currency} />
                </Link>
                <p className="tnum text-xs text-ink-3">{dates.calendarDay(incomeDate)}</p>
              </div>
              <PaymentBadge status={paymentStatus} />
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}

/** A deposit, or a part of it. */
function RecordIncome({ invoice }: { invoice: Invoice }) {
  return (
    <Link
      to="/finance/$section"
      params={{ section: 'income' }}
      search={{ new: true, invoiceId: invoice.id }}
      className={buttonLook({ size: 'sm', className: 'mt-3' })}
    >
      Record income
    </Link>
  );
}

function NoIncome({ invoice }: { invoice: Invoice }) {
  const [recording, setRecording] = useState(false);
  if (invoice.status !== 'paid')
    return <p className="mt-2 text-nav text-ink-2">No payment yet. When you mark it as paid, the income can be recorded too.</p>;
  return (
    <>
      <p className="mt-2 text-nav text-ink-2">It's marked as paid, but the income hasn't been recorded yet.</p>
      <Button size="sm" className="mt-3" onClick={() => setRecording(true)}>
        Record the income
      </Button>
      {recording && (
        <Suspense>
          <PaidDialog invoice={invoice} onClose={() => setRecording(false)} />
        </Suspense>
      )}
    </>
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
