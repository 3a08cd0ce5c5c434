import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Banknote, CalendarDays, FileText } from 'lucide-react';
import { whenWords } from '#domain/schedule/duration.ts';
import { can } from '#domain/session/permissions.ts';
import type { Customer, CustomerSummary } from '#domain/customers/customer.ts';
import { decimalOf, moneyInWords } from '#domain/shared/money.ts';
import { fullName } from '#domain/shared/words.ts';
import { useDates } from '../platform/dates.ts';
import { useUser } from '../platform/session.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { InvoiceBadge, PaymentBadge } from '../words/book-words.tsx';
import { eventTypeLooks, EventTypeBadge } from '../words/event-words.tsx';
import { BookLink, InvoiceLink } from './customer-header.tsx';
import { CustomerAccountList } from './customer-account-list.tsx';
import { CustomerRecordList, CustomerRecordRow, titleLink } from './customer-record-list.tsx';
import { bookingsQuery, incomeQuery, invoicesQuery, type CustomerPageSearch } from './customer-page-query.ts';

type Props = { customer: Customer; summary: CustomerSummary | undefined; search: CustomerPageSearch };

/** A customer's bookings, invoices, account and income, each list read when its tab is opened. */
export function CustomerTabs({ customer, summary, search: { tab = 'bookings', page = 1 } }: Props) {
  const navigate = useNavigate();
  const user = useUser();
  const tabs = [
    {
      name: 'bookings',
      label: counted('Bookings', summary && summary.bookings + summary.options),
      panel: <Bookings customer={customer} page={page} />,
      may: 'schedule:read',
    },
    {
      name: 'invoices',
      label: counted('Invoices', summary?.invoices),
      panel: <Invoices customer={customer} page={page} />,
      may: 'finance:read',
    },
    { name: 'account', label: 'Account', panel: <CustomerAccountList customer={customer} page={page} />, may: 'finance:read' },
    { name: 'income', label: counted('Income', summary?.income), panel: <Income customer={customer} page={page} />, may: 'finance:read' },
  ] as const;
  return (
    <Tabs
      label={`About ${fullName(customer)}`}
      open={tab}
      onOpen={(next) =>
        void navigate({ to: '.', search: { tab: next === 'bookings' ? undefined : next }, replace: true, resetScroll: false })
      }
      tabs={tabs.filter(({ may }) => can(user, may))}
    />
  );
}

function counted(label: string, count: number | undefined): string {
  return count === undefined ? label : `${label} (${count})`;
}

type ListProps = { customer: Customer; page: number };

function Bookings({ customer, page }: ListProps) {
  const bookings = useQuery(bookingsQuery(customer.id, page));
  const dates = useDates();
  return (
    <CustomerRecordList
      query={bookings}
      page={page}
      noun="bookings"
      icon={<CalendarDays />}
      none="No bookings yet"
      invite="Charters and day trips booked for this customer appear here"
      add={<BookLink customer={customer} />}
    >
      {(event) => (
        <CustomerRecordRow
          key={event.id}
          icon={eventTypeLooks[event.type].icon}
          tone={eventTypeLooks[event.type].tone}
          title={
            <Link to="/schedule/$eventId" params={{ eventId: String(event.id) }} className={titleLink}>
              {event.title}
            </Link>
          }
          note={[event.heldUntil && `Option until ${dates.moment(event.heldUntil)}`, event.yachtName, whenWords(dates, event)]
            .filter(Boolean)
            .join(' · ')}
          amount={event.price === null ? 'Price TBD' : moneyInWords(decimalOf(event.price), event.currency)}
          end={<EventTypeBadge type={event.type} />}
        />
      )}
    </CustomerRecordList>
  );
}

function Invoices({ customer, page }: ListProps) {
  const invoices = useQuery(invoicesQuery(customer.id, page));
  const dates = useDates();
  return (
    <CustomerRecordList
      query={invoices}
      page={page}
      noun="invoices"
      icon={<FileText />}
      none="No invoices yet"
      invite="Invoices for this customer appear here"
      add={<InvoiceLink customer={customer} />}
    >
      {({ id, invoiceNumber, issueDate, dueDate, total, currency, status }) => (
        <CustomerRecordRow
          key={id}
          icon={FileText}
          tone="blue"
          title={
            <Link to="/finance/invoices/$invoiceId" params={{ invoiceId: String(id) }} className={titleLink}>
              {invoiceNumber}
            </Link>
          }
          note={`Issued ${dates.calendarDay(issueDate)} · due ${dates.calendarDay(dueDate)}`}
          amount={moneyInWords(total, currency)}
          end={<InvoiceBadge status={status} />}
        />
      )}
    </CustomerRecordList>
  );
}

function Income({ customer, page }: ListProps) {
  const income = useQuery(incomeQuery(customer.id, page));
  const dates = useDates();
  return (
    <CustomerRecordList
      query={income}
      page={page}
      noun="income records"
      icon={<Banknote />}
      none="No income yet"
      invite="Money received from this customer appears here. Marking an invoice as paid records it."
      add={<InvoiceLink customer={customer} />}
    >
      {({ id, description, incomeDate, invoiceNumber, amount, currency, paymentStatus }) => (
        <CustomerRecordRow
          key={id}
          icon={Banknote}
          tone="green"
          title={description}
          note={[dates.calendarDay(incomeDate), invoiceNumber].filter(Boolean).join(' · ')}
          amount={moneyInWords(amount, currency)}
          end={<PaymentBadge status={paymentStatus} />}
        />
      )}
    </CustomerRecordList>
  );
}
