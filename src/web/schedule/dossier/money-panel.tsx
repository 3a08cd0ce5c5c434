import { Link } from '@tanstack/react-router';
import { Banknote } from 'lucide-react';
import type { Act, DossierInvoice, Money, Sum } from '#domain/dossier/dossier.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { can } from '#domain/session/permissions.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { useDates } from '../../platform/dates.ts';
import { useUser } from '../../platform/session.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { needButtonLook } from '../../reminders/need-link.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { InvoiceBadge } from '../../words/book-words.tsx';
import { BookingBalanceDetails } from '../bookings/booking-balance-details.tsx';
import { SmallActLink } from './act-button.tsx';

/** The total of a booking, how much is paid, what is due when, and the next step, unless that is the page's main button already. */
export function MoneyPanel({ event, money, next }: { event: ScheduleEvent; money: Money; next: Act | null }) {
  const { sums, invoices, toInvoice, act } = money;
  const mayAct = can(useUser(), 'finance:write');
  const isPartly = toInvoice !== null && sums.some(({ invoiced }) => invoiced !== '0.00');
  const balances = sums.map(({ currency, invoiced, paid, credited, open }) => ({
    eventId: event.id,
    currency,
    invoices: invoices.filter(({ status }) => status !== 'cancelled').length,
    invoiced,
    paid,
    credited,
    open,
  }));
  return (
    <SidePanel title="Money" icon={<Banknote />}>
      {sums.length === 0 && <p className="mt-3 text-ink-2">{event.price === null ? 'Price TBD' : 'Free of charge'}</p>}
      {sums.map((sum) => (
        <Total key={sum.currency} sum={sum} />
      ))}
      <p className="mt-2 text-nav text-ink-2">
        {invoices.some(({ status }) => status !== 'cancelled') ? <BookingBalanceDetails balances={balances} /> : 'Not invoiced'}
      </p>
      {invoices.length > 0 && (
        <ul className="mt-2 divide-y border-t">
          {invoices.map((invoice) => (
            <Invoice key={invoice.id} invoice={invoice} />
          ))}
        </ul>
      )}
      {isPartly && <p className="tnum mt-2 text-nav text-ink-2">{moneyInWords(toInvoice, event.currency)} not invoiced yet</p>}
      {toInvoice !== null && mayAct && event.price !== null && invoices.every(({ status }) => status === 'cancelled') && (
        <p className="mt-3" data-paper="none">
          <Link to="/finance/invoices/new" search={{ eventId: event.id, kind: 'deposit' }} className={needButtonLook}>
            Deposit invoice<span className="sr-only">: {event.title}</span>
          </Link>
        </p>
      )}
      {act && mayAct && act.kind !== next?.kind && (
        <p className="mt-3" data-paper="none">
          <SmallActLink act={act} event={event} about={aboutOf(act, money, event)} />
        </p>
      )}
    </SidePanel>
  );
}

function aboutOf({ invoiceId }: Act, { invoices }: Money, { title }: ScheduleEvent): string {
  return invoices.find(({ id }) => id === invoiceId)?.number ?? title;
}

function Total({ sum: { currency, total, share } }: { sum: Sum }) {
  return (
    <div className="mt-3">
      <p className="flex items-baseline justify-between gap-3">
        <span>
          <span className="text-xs text-ink-3">Total </span>
          <span className="tnum text-page font-semibold">{moneyInWords(total, currency)}</span>
        </span>
        <span className="tnum text-nav text-ink-2">{share}% paid</span>
      </p>
      <ProgressBar
        value={share}
        label={`Paid of ${moneyInWords(total, currency)}`}
        tone={share === 100 ? 'bg-green-solid' : 'bg-accent'}
        className="mt-1.5 h-1.5"
      />
    </div>
  );
}

function Invoice({ invoice: { id, number, status, total, open, currency, dueDate } }: { invoice: DossierInvoice }) {
  const dates = useDates();
  const isOpen = open !== '0.00';
  return (
    <li className={`py-2 text-nav ${status === 'cancelled' ? 'text-ink-3' : ''}`}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          to="/finance/invoices/$invoiceId"
          params={{ invoiceId: String(id) }}
          className="tnum flex items-center rounded-sm font-medium text-accent hover:underline"
        >
          {number}
        </Link>
        <InvoiceBadge status={status} />
        <span className="tnum ml-auto">{moneyInWords(isOpen ? open : total, currency)}</span>
      </div>
      {isOpen && (
        <p className={`tnum text-xs ${status === 'overdue' ? 'text-red' : 'text-ink-3'}`}>
          {status === 'overdue' ? 'was due' : 'due'} {dates.calendarDay(dueDate)}
        </p>
      )}
    </li>
  );
}
