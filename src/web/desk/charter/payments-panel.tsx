import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { canMove } from '#domain/desk/charter-state.ts';
import type { Charter } from '#domain/desk/charter.ts';
import { can } from '#domain/session/permissions.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { percentWords } from '#domain/shared/words.ts';
import { reason } from '../../platform/api.ts';
import { useDates, useToday } from '../../platform/dates.ts';
import { useUser } from '../../platform/session.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Detail } from '../../ui/detail.tsx';
import { RecordDialog } from '../../ui/record-dialog.tsx';
import { InvoiceBadge } from '../../words/book-words.tsx';
import { RecordLink } from '../../words/record-link.tsx';
import { invoiceQuery } from '../../finance/finance-query.ts';
import { useInvoicing } from '../payment-actions.ts';
import { ApaSection } from './apa-section.tsx';
import { DepositSection } from './deposit-section.tsx';

const PlanDialog = lazy(() => import('./plan-dialog.tsx').then((module) => ({ default: module.PlanDialog })));
const ReceiveDialog = lazy(() => import('./receive-dialog.tsx').then((module) => ({ default: module.ReceiveDialog })));
const PaymentDialog = lazy(() => import('../../finance/payments/payment-dialog.tsx').then((module) => ({ default: module.PaymentDialog })));

type Line = Charter['plan'][number];
type Open = { what: 'plan' } | { what: 'receive'; line: Line } | { what: 'pay'; invoiceId: number };

/** When what is paid for a charter: its installments with their invoices, the deposit, the APA, and the cost of a cancellation. */
export function PaymentsPanel({ charter }: { charter: Charter }) {
  const [open, setOpen] = useState<Open | null>(null);
  const mayWrite = can(useUser(), 'desk:write');
  const { plan, state, currency, cancelledOn, cancellationFee } = charter;
  const dates = useDates();
  const close = () => setOpen(null);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 p-4 sm:p-5">
      {cancelledOn && cancellationFee && (
        <dl className="grid gap-4 sm:grid-cols-2">
          <Detail name="Cancelled">{dates.calendarDay(cancelledOn)}</Detail>
          <Detail name="Cancellation fee">
            <span className="tnum">{moneyInWords(cancellationFee, currency)}</span>
          </Detail>
        </dl>
      )}
      <section aria-labelledby="plan">
        <div className="flex items-center justify-between gap-2">
          <h3 id="plan" className="text-panel font-semibold">
            Payments
          </h3>
          {mayWrite && canMove(state, 'plan') && (
            <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen({ what: 'plan' })}>
              {plan.length > 0 ? 'Edit plan' : 'Plan payments'}
            </Button>
          )}
        </div>
        {plan.length === 0 ? (
          <p className="mt-2 text-ink-2">No payments are planned.</p>
        ) : (
          <ul className="mt-1 divide-y">
            {plan.map((line) => (
              <PlanRow key={line.id} charter={charter} line={line} mayWrite={mayWrite} onOpen={setOpen} />
            ))}
          </ul>
        )}
      </section>
      <DepositSection charter={charter} mayWrite={mayWrite} />
      <ApaSection charter={charter} />
      <Suspense>
        {open?.what === 'plan' && <PlanDialog charter={charter} onClose={close} />}
        {open?.what === 'receive' && <ReceiveDialog charter={charter} line={open.line} onClose={close} />}
        {open?.what === 'pay' && <Paying id={open.invoiceId} onClose={close} />}
      </Suspense>
    </div>
  );
}

type RowProps = { charter: Charter; line: Line; mayWrite: boolean; onOpen: (open: Open) => void };

function PlanRow({ charter, line, mayWrite, onOpen }: RowProps) {
  const dates = useDates();
  const today = useToday();
  const { id, kind, label, share, amount, dueDate, invoiceId, invoiceNumber, invoiceStatus, open, paid, receivedOn } = line;
  const invoicing = useInvoicing(charter);
  const mayReceive = mayWrite && canMove(charter.state, 'receive');
  const isLate = !paid && dueDate < today;
  const money = (sum: string) => moneyInWords(sum, charter.currency);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-44">
        <p className="font-medium wrap-anywhere">{label}</p>
        <p className="tnum mt-0.5 text-nav text-ink-2">
          {[share && percentWords(share), receivedOn ? `received ${dates.calendarDay(receivedOn)}` : `by ${dates.calendarDay(dueDate)}`]
            .filter(Boolean)
            .join(' · ')}
          {invoiceId !== null && (
            <>
              {' · '}
              <RecordLink kind="invoice" id={invoiceId} className="rounded-sm text-accent underline">
                {invoiceNumber}
              </RecordLink>
            </>
          )}
        </p>
      </div>
      <p className="tnum text-right">
        <span className="font-medium">{money(amount)}</span>
        {open !== null && open !== '0.00' && open !== amount && <span className="block text-xs text-ink-3">{money(open)} open</span>}
      </p>
      <div className="flex items-center justify-end gap-2 max-sm:w-full sm:min-w-56">
        {invoiceStatus ? (
          <InvoiceBadge status={invoiceStatus} />
        ) : (
          <Badge tone={paid ? 'green' : isLate ? 'amber' : 'grey'}>
            {paid ? 'Received' : kind === 'fee' ? 'Not invoiced' : 'Expected'}
          </Badge>
        )}
        {mayReceive && kind === 'fee' && invoiceId === null && (
          <Button size="sm" running={invoicing.isPending && 'Drafting'} onClick={() => invoicing.mutate(id)}>
            Invoice
          </Button>
        )}
        {mayWrite && invoiceId !== null && (invoiceStatus === 'sent' || invoiceStatus === 'overdue') && (
          <Button size="sm" aria-haspopup="dialog" onClick={() => onOpen({ what: 'pay', invoiceId })}>
            Record payment
          </Button>
        )}
        {mayReceive && kind !== 'fee' && !paid && (
          <Button size="sm" aria-haspopup="dialog" onClick={() => onOpen({ what: 'receive', line })}>
            Receive
          </Button>
        )}
      </div>
    </li>
  );
}

/** Records a payment of one of its invoices. */
function Paying({ id, onClose }: { id: number; onClose: () => void }) {
  const invoice = useQuery({ ...invoiceQuery(id), refetchOnMount: 'always' });
  // The cached invoice may be paid by now, and the form keeps its initial values.
  if (!invoice.isFetchedAfterMount) return null;
  return (
    <RecordDialog query={invoice} title="Record payment" thing="invoice" reason={reason} onClose={onClose}>
      {(loaded) => <PaymentDialog invoice={loaded} onClose={onClose} />}
    </RecordDialog>
  );
}
