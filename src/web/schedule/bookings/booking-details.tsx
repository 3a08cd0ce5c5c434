import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { exactLengthWords, isOfUsualLength, lengthWords } from '#domain/schedule/duration.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { can } from '#domain/session/permissions.ts';
import { decimalOf, moneyInWords } from '#domain/shared/money.ts';
import { CustomerContactDetails } from '../../customers/customer-contact-details.tsx';
import { customerQuery } from '../../customers/customer-query.ts';
import { useDates, useTimeZone } from '../../platform/dates.ts';
import { glides } from '../../platform/motion.ts';
import { useUser } from '../../platform/session.tsx';
import { Detail, Faint } from '../../ui/detail.tsx';
import { InOrder, useHold } from '../../ui/in-order.tsx';
import { InvoiceBadge } from '../../words/book-words.tsx';
import { RecordLink } from '../../words/record-link.tsx';
import { YachtPicture } from '../../yachts/yacht-picture.tsx';
import { useYachtWords } from '../../yachts/yacht-words.ts';
import { BookingBalanceDetails } from './booking-balance-details.tsx';
import { invoicesOfBookingQuery, useBookingBalances } from './booking-query.ts';
import { pictured } from './booking-row.tsx';

const link = 'rounded-sm font-medium text-accent hover:underline';

/** The details of a booking: what and when, who comes and how to reach them, and its money. */
export function BookingDetails({ booking }: { booking: ScheduleEvent }) {
  const dates = useDates();
  const timeZone = useTimeZone();
  const yachtOf = useYachtWords();
  const { startDate, endDate, price, currency, customerId } = booking;
  const exact = exactLengthWords(timeZone, booking);
  const unusual = booking.type === 'charter' ? 'A day or less' : 'Over 24 hours';
  return (
    <>
      <div className="flex items-center gap-3">
        <span className="h-14 w-20 shrink-0 overflow-hidden rounded-lg bg-sunken" style={glides(`booking-${booking.id}`)}>
          <YachtPicture yacht={pictured(booking)} size="thumb" />
        </span>
        <div className="min-w-0">
          <RecordLink kind="yacht" id={booking.yachtId} className={link}>
            {yachtOf(booking)}
          </RecordLink>
          <p className="text-ink-2 wrap-anywhere">{booking.title}</p>
        </div>
      </div>
      {booking.description && <p className="mt-3 whitespace-pre-line text-ink-2 wrap-anywhere">{booking.description}</p>}
      <InOrder>
        <dl className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2">
          <Detail name="When">
            <span className="tnum">{dates.period(startDate, endDate)}</span>
            <span className="block text-xs text-ink-3">{timeZone}</span>
          </Detail>
          <Detail name="Duration">
            {lengthWords(timeZone, booking)}
            {exact && <span className="block text-xs text-ink-3">{exact}</span>}
            {!isOfUsualLength(booking) && <span className="block text-xs text-ink-3">{unusual}</span>}
          </Detail>
          <Detail name="Price">
            {price === null ? <Faint>Price TBD</Faint> : <span className="tnum">{moneyInWords(decimalOf(price), currency)}</span>}
          </Detail>
          <Detail name="Customer" wide>
            {customerId === null ? <Faint>No customer</Faint> : <Guest id={customerId} name={booking.customerFullName} />}
          </Detail>
        </dl>
        <Invoices eventId={booking.id} />
      </InOrder>
    </>
  );
}

function Guest({ id, name }: { id: number; name: string | null }) {
  const { data: customer, isLoading } = useQuery({ ...customerQuery(id), enabled: can(useUser(), 'customers:read') });
  useHold(isLoading);
  return (
    <>
      <RecordLink kind="customer" id={id} className={link}>
        {name}
      </RecordLink>
      {customer && <CustomerContactDetails customer={customer} className="mt-2 font-normal" whole />}
    </>
  );
}

/** What is invoiced, paid and outstanding for it, and each of its invoices. */
function Invoices({ eventId }: { eventId: number }) {
  const balances = useBookingBalances([eventId])?.(eventId);
  const { data: invoices = [] } = useQuery({ ...invoicesOfBookingQuery(eventId), enabled: can(useUser(), 'finance:read') });
  if (!balances) return null;
  return (
    <section aria-label="Invoices" className="mt-5 border-t pt-4">
      <h3 className="text-xs text-ink-3">Invoices</h3>
      <p className="mt-0.5">
        <BookingBalanceDetails balances={balances} />
      </p>
      <ul className="mt-1 divide-y">
        {invoices.map(({ id, invoiceNumber, status, total, currency }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 py-2.5">
            <Link to="/finance/invoices/$invoiceId" params={{ invoiceId: String(id) }} className={`tnum ${link}`}>
              {invoiceNumber}
            </Link>
            <InvoiceBadge status={status} />
            <span className="tnum ml-auto">{moneyInWords(total, currency)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
