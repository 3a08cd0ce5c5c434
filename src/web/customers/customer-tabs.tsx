import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Banknote, CalendarDays, FileText, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { whenWords } from '#domain/schedule/duration.ts';
import { can } from '#domain/session/permissions.ts';
import type { Customer, CustomerSummary } from '#domain/customers/customer.ts';
import { decimalOf, moneyInWords } from '#domain/shared/money.ts';
import { fullName } from '#domain/shared/words.ts';
import { useDates } from '../platform/dates.ts';
import { softTone, type Tone } from '../ui/badge.tsx';
import { EmptyState } from '../ui/notice.tsx';
import { PagedList } from '../ui/paged-list.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { useUser } from '../platform/session.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { InvoiceBadge, PaymentBadge } from '../words/book-words.tsx';
import { eventTypeLooks, EventTypeBadge } from '../words/event-words.tsx';
import { BookLink, InvoiceLink } from './customer-header.tsx';
import { bookingsQuery, incomeQuery, invoicesQuery, rowsPerPage, type CustomerPageSearch } from './customer-page-query.ts';

type Props = { customer: Customer; summary: CustomerSummary | undefined; search: CustomerPageSearch };

/** A customer's bookings, invoices and income, each list read when its tab is opened. */
export function CustomerTabs({ customer, summary, search: { tab = 'bookings', page = 1 } }: Props) {
  const navigate = useNavigate();
  const user = useUser();
  const tabs = [
    {
      name: 'bookings',
      label: counted('Bookings', summary?.bookings),
      panel: <Bookings customer={customer} page={page} />,
      may: 'schedule:read',
    },
    {
      name: 'invoices',
      label: counted('Invoices', summary?.invoices),
      panel: <Invoices customer={customer} page={page} />,
      may: 'finance:read',
    },
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

const titleLink = 'rounded-sm hover:text-accent hover:underline';

type ListProps = { customer: Customer; page: number };

function Bookings({ customer, page }: ListProps) {
  const bookings = useQuery(bookingsQuery(customer.id, page));
  const dates = useDates();
  return (
    <List
      query={bookings}
      page={page}
      noun="bookings"
      icon={<CalendarDays />}
      none="No bookings yet"
      invite="Charters and day trips booked for this customer appear here"
      add={<BookLink customer={customer} />}
    >
      {(event) => (
        <Row
          key={event.id}
          icon={eventTypeLooks[event.type].icon}
          tone={eventTypeLooks[event.type].tone}
          title={
            <Link to="/schedule/$eventId" params={{ eventId: String(event.id) }} className={titleLink}>
              {event.title}
            </Link>
          }
          note={`${event.yachtName} · ${whenWords(dates, event)}`}
          amount={event.price === null ? 'Price TBD' : moneyInWords(decimalOf(event.price), event.currency)}
          end={<EventTypeBadge type={event.type} />}
        />
      )}
    </List>
  );
}

function Invoices({ customer, page }: ListProps) {
  const invoices = useQuery(invoicesQuery(customer.id, page));
  const dates = useDates();
  return (
    <List
      query={invoices}
      page={page}
      noun="invoices"
      icon={<FileText />}
      none="No invoices yet"
      invite="Invoices for this customer appear here"
      add={<InvoiceLink customer={customer} />}
    >
      {({ id, invoiceNumber, issueDate, dueDate, total, currency, status }) => (
        <Row
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
    </List>
  );
}

function Income({ customer, page }: ListProps) {
  const income = useQuery(incomeQuery(customer.id, page));
  const dates = useDates();
  return (
    <List
      query={income}
      page={page}
      noun="income records"
      icon={<Banknote />}
      none="No income yet"
      invite="Money that comes in from this customer shows here. Marking an invoice paid records it."
      add={<InvoiceLink customer={customer} />}
    >
      {({ id, description, incomeDate, invoiceNumber, amount, currency, paymentStatus }) => (
        <Row
          key={id}
          icon={Banknote}
          tone="green"
          title={description}
          note={[dates.calendarDay(incomeDate), invoiceNumber].filter(Boolean).join(' · ')}
          amount={moneyInWords(amount, currency)}
          end={<PaymentBadge status={paymentStatus} />}
        />
      )}
    </List>
  );
}

type PageOf<Item> = { rows: Item[]; total: number };
type ListOf<Item> = {
  query: UseQueryResult<PageOf<Item>, unknown>;
  page: number;
  noun: string;
  icon: ReactNode;
  none: string;
  invite: string;
  add: ReactNode;
  children: (item: Item) => ReactNode;
};

function List<Item>({ query, page, noun, icon, none, invite, add, children }: ListOf<Item>) {
  const navigate = useNavigate();
  return (
    <PagedList
      query={query}
      page={page}
      perPage={rowsPerPage}
      noun={noun}
      inCard
      loading={
        <div className="grid gap-4 p-5">
          <Skeletons count={5}>
            <Skeleton className="h-9" />
          </Skeletons>
        </div>
      }
      failed={() => ({ title: `Error loading ${noun}` })}
      empty={<EmptyState icon={icon} title={none} text={invite} action={add} />}
      onPage={(next) => void navigate({ to: '.', search: (search) => ({ ...search, page: next }), resetScroll: false })}
    >
      {(rows) => <ul className="divide-y px-4 sm:px-5">{rows.map(children)}</ul>}
    </PagedList>
  );
}

type RowProps = { icon: LucideIcon; tone: Tone; title: ReactNode; note: string; amount: string; end: ReactNode };

function Row({ icon: Icon, tone, title, note, amount, end }: RowProps) {
  return (
    <li className="flex items-center gap-3 py-3">
      <span aria-hidden className={`grid size-9 shrink-0 place-items-center rounded-lg ${softTone[tone]}`}>
        <Icon className="size-4" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{title}</p>
        <p className="text-xs text-ink-3 max-sm:wrap-anywhere sm:truncate">{note}</p>
      </div>
      <div className="flex shrink-0 items-center gap-3 max-sm:flex-col max-sm:items-end max-sm:gap-1">
        <span className="tnum font-medium">{amount}</span>
        <span className="flex sm:w-28 sm:justify-end">{end}</span>
      </div>
    </li>
  );
}
