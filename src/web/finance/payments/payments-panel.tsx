import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Banknote, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Payment } from '#domain/finance/customer-payment.ts';
import type { Income } from '#domain/finance/income.ts';
import type { Invoice } from '#domain/finance/invoice.ts';
import { paymentMethodLabels } from '#domain/finance/words.ts';
import { centsOf, decimalOf, moneyInWords } from '#domain/shared/money.ts';
import { client } from '../../platform/api.ts';
import { useDates } from '../../platform/dates.ts';
import { tellFailure } from '../../platform/records.ts';
import { Button } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { ErrorState } from '../../ui/notice.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast-store.ts';
import { PaymentBadge, wordFor } from '../../words/book-words.tsx';
import { RecordLink } from '../../words/record-link.tsx';
import { Amount } from '../amount-words.tsx';
import { incomeOfQuery } from '../finance-query.ts';
import { openCreditNotesQuery } from '../credit-notes/credit-note-query.ts';
import { creditOfQuery, paymentsOfQuery } from './payment-query.ts';

const PaidDialog = lazy(() => import('../invoices/paid-dialog.tsx').then((module) => ({ default: module.PaidDialog })));
const PaymentDialog = lazy(() => import('./payment-dialog.tsx').then((module) => ({ default: module.PaymentDialog })));
const PaymentDeleteDialog = lazy(() => import('./payment-delete-dialog.tsx').then((module) => ({ default: module.PaymentDeleteDialog })));

/** The payments of an invoice and what is still expected, with what comes next: another payment, or the customer's credit. */
export function PaymentsPanel({ invoice }: { invoice: Invoice }) {
  const [recording, setRecording] = useState(false);
  const isOpen = centsOf(invoice.open) !== 0;
  return (
    <SidePanel title="Payments" icon={<Banknote />}>
      <PaymentsOf invoice={invoice} />
      <ExpectedOf invoice={invoice} />
      {isOpen && <CreditOf invoice={invoice} />}
      {isOpen && (
        <Button size="sm" className="mt-3" onClick={() => setRecording(true)}>
          Record payment
        </Button>
      )}
      {recording && (
        <Suspense>
          <PaymentDialog invoice={invoice} onClose={() => setRecording(false)} />
        </Suspense>
      )}
    </SidePanel>
  );
}

function PaymentsOf({ invoice }: { invoice: Invoice }) {
  const payments = useQuery(paymentsOfQuery(invoice.id));
  const [deleting, setDeleting] = useState<Payment | null>(null);
  return (
    <>
      <Loaded
        query={payments}
        loading={
          <Skeletons count={1}>
            <Skeleton className="mt-4 h-9" />
          </Skeletons>
        }
        renderFailed={(retry) => <ErrorState title="Error loading payments" onRetry={retry} />}
        empty={{ when: (rows) => rows.length === 0, show: <NoPayment invoice={invoice} /> }}
      >
        {(rows) => (
          <ul className="mt-3 divide-y">
            {rows.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} invoice={invoice} onDelete={() => setDeleting(payment)} />
            ))}
          </ul>
        )}
      </Loaded>
      {deleting && (
        <Suspense>
          <PaymentDeleteDialog payment={deleting} onClose={() => setDeleting(null)} />
        </Suspense>
      )}
    </>
  );
}

/** Income of the invoice that is no payment: not received yet, or in another currency. */
function ExpectedOf({ invoice }: { invoice: Invoice }) {
  const income = useQuery(incomeOfQuery(invoice.id));
  return (
    <Loaded
      query={income}
      loading={null}
      renderFailed={(retry) => <ErrorState title="Error loading income" onRetry={retry} />}
      empty={{ when: (rows) => rows.every(({ paymentId }) => paymentId !== null), show: null }}
    >
      {(rows) => (
        <ul className="mt-1 divide-y">{rows.map((each) => each.paymentId === null && <ExpectedRow key={each.id} income={each} />)}</ul>
      )}
    </Loaded>
  );
}

function PaymentRow({ payment, invoice, onDelete }: { payment: Payment; invoice: Invoice; onDelete: () => void }) {
  const dates = useDates();
  const { day, method, reference, amount, currency, allocations } = payment;
  const part = allocations
    .filter(({ invoiceId }) => invoiceId === invoice.id)
    .reduce((sum, allocation) => sum + (centsOf(allocation.amount) ?? 0), 0);
  const facts = [dates.calendarDay(day), method && wordFor(paymentMethodLabels, method), reference].filter(Boolean);
  return (
    <Line
      amount={decimalOf(part)}
      currency={currency}
      facts={
        <>
          {facts.join(' · ')}
          {decimalOf(part) !== amount && `, of ${moneyInWords(amount, currency)}`}
        </>
      }
    >
      <Button variant="ghost" size="iconSmall" aria-label={`Delete the payment of ${moneyInWords(amount, currency)}`} onClick={onDelete}>
        <Trash2 />
      </Button>
    </Line>
  );
}

/** What isn't received yet, or is in another currency. */
function ExpectedRow({ income: { id, amount, currency, incomeDate, description, paymentStatus } }: { income: Income }) {
  const dates = useDates();
  return (
    <Line
      amount={amount}
      currency={currency}
      facts={
        <>
          {dates.calendarDay(incomeDate)} ·{' '}
          <RecordLink kind="income" id={id}>
            {description}
          </RecordLink>
        </>
      }
    >
      <PaymentBadge status={paymentStatus} />
    </Line>
  );
}

function Line({ amount, currency, facts, children }: { amount: string; currency: string; facts: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center justify-between gap-3 py-2.5">
      <div className="min-w-0">
        <p className="font-medium">
          <Amount amount={amount} currency={currency} />
        </p>
        <p className="tnum text-xs wrap-anywhere text-ink-3">{facts}</p>
      </div>
      {children}
    </li>
  );
}

type Credit = { from: { paymentId: number } | { creditNoteId: number }; open: string; currency: string };

/** The customer's credit, which can pay this invoice. */
function CreditOf({ invoice }: { invoice: Invoice }) {
  const { data: payments = [] } = useQuery(creditOfQuery(invoice.customerId));
  const { data: notes = [] } = useQuery(openCreditNotesQuery(invoice.customerId));
  const queries = useQueryClient();
  const credits: Credit[] = [
    ...notes.map(({ id, open, currency }) => ({ from: { creditNoteId: id }, open, currency })),
    ...payments.map(({ id, open, currency }) => ({ from: { paymentId: id }, open, currency })),
  ];
  const [credit] = credits.filter(({ currency }) => currency === invoice.currency);
  const part = decimalOf(Math.min(centsOf(credit?.open ?? '0') ?? 0, centsOf(invoice.open) ?? 0));
  const use = useMutation({
    mutationFn: async (from: Credit['from']) => {
      await client.POST('/api/allocations', { body: { from, to: { invoiceId: invoice.id }, amount: part } });
    },
    onSuccess: () =>
      toast({ title: 'Credit used', description: `${moneyInWords(part, invoice.currency)} went to ${invoice.invoiceNumber}.` }),
    onError: (error) => {
      tellFailure('Error using credit', error);
      void queries.invalidateQueries({ queryKey: ['get'] });
    },
  });
  if (!credit) return null;
  return (
    <div className="mt-3 flex items-center justify-between gap-3 rounded-lg border p-3">
      <p className="text-nav">
        {invoice.customerName} has <Amount amount={credit.open} currency={credit.currency} className="font-medium" /> in credit.
      </p>
      <Button size="sm" running={use.isPending && 'Using'} onClick={() => use.mutate(credit.from)}>
        Use {moneyInWords(part, invoice.currency)}
      </Button>
    </div>
  );
}

function NoPayment({ invoice }: { invoice: Invoice }) {
  const [recording, setRecording] = useState(false);
  if (invoice.status === 'cancelled') return <p className="mt-2 text-nav text-ink-2">Nothing was paid.</p>;
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
