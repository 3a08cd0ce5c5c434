import { Fragment } from 'react';
import type { BookingBalance } from '#domain/finance/currency-total.ts';
import type { MoneyState } from '#domain/schedule/words.ts';
import { centsOf, moneyInWords, plainMoney } from '#domain/shared/money.ts';

/** What is invoiced, paid, credited and outstanding for a booking, in one line; a booking without invoices says so. */
export function BookingBalanceDetails({ balances }: { balances: BookingBalance[] }) {
  const invoiced = balances.filter((balance) => balance.invoiced !== '0.00');
  if (invoiced.length === 0) return <span className="text-ink-3">{balances.length > 0 ? 'Invoice not sent yet' : 'Not invoiced'}</span>;
  return invoiced.map((balance) => (
    <span key={balance.currency} className="tnum mr-2 inline-block">
      {isSettled(balance) ? (
        <>
          Invoiced and paid {inWords(balance, 'paid')}
          <Credited balance={balance} />
        </>
      ) : (
        <>
          <span className="font-medium text-ink">Open {inWords(balance, 'open')}</span> · paid {inWords(balance, 'paid')} of{' '}
          {inWords(balance, 'invoiced')} invoiced
          <Credited balance={balance} />
        </>
      )}
    </span>
  ));
}

const openTones: Record<MoneyState, string> = { not_invoiced: '', due: 'text-amber', overdue: 'text-red', paid: '' };

// On a small desktop.
const ownLine = 'lg:max-[88rem]:order-2 lg:max-[88rem]:basis-full lg:max-[88rem]:text-right';

type BriefProps = { balances: BookingBalance[]; state: MoneyState };

/**
 * The same, short enough for a row: in one line, or where two columns share the room what is outstanding beside the price and the rest below
 * both. Between a phone's width and a small desktop's, it shows only what is outstanding.
 */
export function BookingBalanceBrief({ balances, state }: BriefProps) {
  const invoiced = balances.filter((balance) => balance.invoiced !== '0.00');
  if (invoiced.length === 0)
    return <span className={`truncate text-ink-3 ${ownLine}`}>{balances.length > 0 ? 'Invoice not sent yet' : 'Not invoiced'}</span>;
  return (
    <span className={`truncate text-ink-3 ${invoiced.every(isSettled) ? ownLine : 'lg:max-[88rem]:contents'}`}>
      {invoiced.map((balance, at) => (
        <Fragment key={balance.currency}>
          {at > 0 && ', '}
          {isSettled(balance) ? (
            `Paid ${plainly(balance, 'paid')}`
          ) : (
            <>
              <span className={`font-medium ${openTones[state]}`}>Open {plainly(balance, 'open')}</span>
              <span className={`sm:max-lg:sr-only ${ownLine}`}>
                <span className="lg:max-[88rem]:hidden">{' · '}</span>
                {plainly(balance, 'paid')} of {plainly(balance, 'invoiced')} paid
              </span>
            </>
          )}
        </Fragment>
      ))}
    </span>
  );
}

function Credited({ balance }: { balance: BookingBalance }) {
  return balance.credited !== '0.00' && <>, {inWords(balance, 'credited')} credited</>;
}

function isSettled({ invoiced, paid, credited, open }: BookingBalance): boolean {
  return open === '0.00' && (centsOf(paid) ?? 0) + (centsOf(credited) ?? 0) === centsOf(invoiced);
}

function plainly(balance: BookingBalance, figure: 'invoiced' | 'paid' | 'open'): string {
  return plainMoney(balance[figure], balance.currency);
}

function inWords(balance: BookingBalance, figure: 'invoiced' | 'paid' | 'credited' | 'open'): string {
  return moneyInWords(balance[figure], balance.currency);
}
