import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { bookingLine } from '#domain/finance/booking-line.ts';
import { foundCustomer } from '../../customers/customer-select.tsx';
import { customerQuery } from '../../customers/customer-query.ts';
import { useTimeZone, useToday } from '../../platform/dates.ts';
import { shownFormats } from '../../platform/formats.ts';
import { useWayBack } from '../../platform/way-back.ts';
import { eventQuery } from '../../schedule/schedule-query.ts';
import { useUsualTerms } from '../../yachts/usual-terms-query.ts';
import { inBooks, invoicesOfBookingQuery, invoicesSearch } from '../finance-query.ts';
import { BackToInvoices, InvoiceFormSkeleton } from './invoice-notice.tsx';
import { blankInvoice, invoiceOfBooking } from './invoice-entry.ts';
import { InvoiceForm } from './invoice-form.tsx';
import { useUsualBooks } from './invoice-tax-query.ts';
import { SecondInvoiceDialog } from './second-invoice-dialog.tsx';

/** A new invoice, of a booking or for a customer where the address says so. */
export function NewInvoicePage() {
  const { customerId, eventId } = invoicesSearch(useSearch({ strict: false }));
  const event = useQuery({ ...eventQuery(eventId ?? 0), enabled: eventId !== undefined });
  const customer = useQuery({ ...customerQuery(customerId ?? 0), enabled: eventId === undefined && customerId !== undefined });
  const invoices = useQuery({ ...invoicesOfBookingQuery(eventId ?? 0), enabled: eventId !== undefined });
  const [goesOn, setGoesOn] = useState(false);
  const usual = useUsualTerms(event.data?.yachtId);
  const today = useToday();
  const books = useUsualBooks(today);
  const timeZone = useTimeZone();
  const navigate = useNavigate();
  const leave = useWayBack(inBooks('invoices'));
  // What the address means may be gone: then there is still an invoice to write.
  const waits =
    (eventId !== undefined && (event.isPending || invoices.isPending)) ||
    (eventId === undefined && customerId !== undefined && customer.isPending);

  const others = (invoices.data ?? []).filter(({ status }) => status !== 'cancelled');
  const asks = !waits && others.length > 0 && !goesOn;
  // Its own invoice, once created, is no reason to ask.
  if (!waits && others.length === 0 && !goesOn) setGoesOn(true);
  const booked =
    event.data && event.data.customerId !== null ? { id: event.data.customerId, label: event.data.customerFullName ?? '' } : null;
  return (
    <div className="mx-auto grid w-full max-w-216 grid-cols-[minmax(0,1fr)] gap-4">
      <BackToInvoices />
      {waits || asks || !usual || !books ? (
        <InvoiceFormSkeleton />
      ) : (
        <InvoiceForm
          key={`${eventId} ${customerId}`}
          invoice={null}
          daysToPay={usual.daysToPay}
          blank={
            event.data
              ? invoiceOfBooking(event.data, bookingLine(event.data, timeZone, shownFormats()), today, usual, books)
              : blankInvoice({ today, usual, books, customerId: customer.data?.id })
          }
          customer={booked ?? (customer.data ? foundCustomer(customer.data) : null)}
          onSaved={({ id }, asksToSend) =>
            void navigate({
              to: '/finance/invoices/$invoiceId',
              params: { invoiceId: String(id) },
              state: { asksToSend },
              replace: true,
              ignoreBlocker: true,
            })
          }
          onCancel={() => leave()}
        />
      )}
      {asks && <SecondInvoiceDialog invoices={others} onGoOn={() => setGoesOn(true)} onClose={() => leave()} />}
    </div>
  );
}
