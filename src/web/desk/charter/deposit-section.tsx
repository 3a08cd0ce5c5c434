import { lazy, Suspense, useState } from 'react';
import { canMove } from '#domain/desk/charter-state.ts';
import type { Charter } from '#domain/desk/charter.ts';
import { paymentMethodLabels } from '#domain/finance/words.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { DocumentLink } from '../../platform/document-link.tsx';
import { useDates } from '../../platform/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Detail } from '../../ui/detail.tsx';
import { RecordLink } from '../../words/record-link.tsx';

const SettleDialog = lazy(() => import('./settle-dialog.tsx').then((module) => ({ default: module.SettleDialog })));

/** The deposit of a charter: held or settled. Renders nothing if none was received. */
export function DepositSection({ charter, mayWrite }: { charter: Charter; mayWrite: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const dates = useDates();
  const { plan, settlement, currency, state } = charter;
  const received = plan.find(({ kind, receivedOn }) => kind === 'deposit' && receivedOn !== null);
  if (!received) return null;
  const money = (amount: string) => moneyInWords(amount, currency);
  return (
    <section aria-labelledby="deposit">
      <div className="flex items-center justify-between gap-2">
        <h3 id="deposit" className="text-panel font-semibold">
          Security deposit
        </h3>
        {!settlement && mayWrite && canMove(state, 'settle') && (
          <Button size="sm" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            Settle security deposit
          </Button>
        )}
        {settlement && <DocumentLink url={`/api/charters/${charter.id}/deposit/pdf`} name={`${charter.number}-deposit.pdf`} />}
      </div>
      {settlement ? (
        <>
          <table className="tnum mt-1 w-full text-left text-nav">
            <thead className="sr-only">
              <tr>
                <th scope="col">What</th>
                <th scope="col">Amount</th>
              </tr>
            </thead>
            <tbody className="divide-y">
              <Row name="Received" amount={money(settlement.deposit)} />
              {settlement.deductions.map(({ description, amount }, at) => (
                <Row key={at} name={description} amount={`−${money(amount)}`} />
              ))}
              {settlement.uncovered !== '0.00' && <Row name="Not covered by the deposit" amount={money(settlement.uncovered)} />}
              <Row name="Refunded" amount={money(settlement.refund)} isTotal />
            </tbody>
          </table>
          <dl className="mt-3 grid gap-4 sm:grid-cols-3">
            <Detail name="Settled">{dates.calendarDay(settlement.refundedOn)}</Detail>
            {settlement.method && <Detail name="Paid by">{paymentMethodLabels[settlement.method]}</Detail>}
            {settlement.invoiceId !== null && (
              <Detail name="Invoice">
                <RecordLink kind="invoice" id={settlement.invoiceId} className="rounded-sm text-accent hover:underline">
                  {settlement.invoiceNumber}
                </RecordLink>
              </Detail>
            )}
          </dl>
        </>
      ) : (
        <p className="mt-2 text-ink-2">{money(received.amount)} is held until check-out.</p>
      )}
      <Suspense>{isOpen && <SettleDialog charter={charter} deposit={received.amount} onClose={() => setIsOpen(false)} />}</Suspense>
    </section>
  );
}

function Row({ name, amount, isTotal = false }: { name: string; amount: string; isTotal?: boolean }) {
  return (
    <tr className={isTotal ? 'font-semibold' : ''}>
      <th scope="row" className={isTotal ? 'py-2 pr-3 font-semibold' : 'py-2 pr-3 font-normal wrap-anywhere'}>
        {name}
      </th>
      <td className="py-2 text-right whitespace-nowrap">{amount}</td>
    </tr>
  );
}
