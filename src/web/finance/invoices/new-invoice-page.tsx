import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { UsualTerms } from '#domain/companies/usual-terms.ts';
import { bookingLine } from '#domain/finance/booking-line.ts';
import { formatsOf } from '#domain/shared/formats.ts';
import { foundCustomer } from '../../customers/customer-select.tsx';
import { customerQuery } from '../../customers/customer-query.ts';
import { isGone, reason } from '../../platform/api.ts';
import { useTimeZone, useToday } from '../../platform/dates.ts';
import { isFirstRead } from '../../platform/queries.ts';
import { useUser } from '../../platform/session.tsx';
import { useWayBack } from '../../platform/way-back.ts';
import { ErrorState } from '../../ui/notice.tsx';
import { eventQuery } from '../../schedule/schedule-query.ts';
import { useUsualTerms } from '../../yachts/usual-terms-query.ts';
import { inBooks, invoicesOfBookingQuery, newInvoiceSearch } from '../finance-query.ts';
import { BackToInvoices, InvoiceFormSkeleton } from './invoice-notice.tsx';
import { blankInvoice, depositOfBooking, invoiceOfBooking, isDeductible, type UsualBooks } from './invoice-entry.ts';
import { InvoiceForm } from './invoice-form.tsx';
import { useUsualBooks } from './invoice-tax-query.ts';

const SecondInvoiceDialog = lazy(() => import('./second-invoice-dialog.tsx').then((module) => ({ default: module.SecondInvoiceDialog })));

/** A new invoice, for the booking or the customer that the address names. */
export function NewInvoicePage() {
  const { customerId, eventId, kind, depositId } = newInvoiceSearch(useSearch({ strict: false }));
  const event = useQuery({ ...eventQuery(eventId ?? 0), enabled: eventId !== undefined });
  const customer = useQuery({ ...customerQuery(customerId ?? 0), enabled: eventId === undefined && customerId !== undefined });
  const invoices = useQuery({ ...invoicesOfBookingQuery(eventId ?? 0), enabled: eventId !== undefined });
  const [isFormOpen, setIsFormOpen] = useState(false);
  const usual = useUsualTerms(event.data?.yachtId, customer.data?.companyId);
  const today = useToday();
  const books = useUsualBooks(today);
  const timeZone = useTimeZone();
  const { formats } = useUser();
  const navigate = useNavigate();
  const leave = useWayBack(inBooks('invoices'));
  // The records in the address may have been deleted: an invoice can be created anyway. Those that couldn't be loaded can be retried, but
  // not once a form is open.
  const unread = isFormOpen ? undefined : [event, customer, invoices].find(({ isError, error }) => isError && !isGone(error));
  // A cached list may lack a deposit sent since, so the form waits for a fresh one.
  const isBefore = invoices.isFetching && !invoices.isFetchedAfterMount;
  const waits = isBefore || [event, customer, invoices].some((query) => (isFormOpen ? isFirstRead(query) : query.isLoading));

  const uncancelled = (invoices.data ?? []).filter(({ status }) => status !== 'cancelled');
  // An invoice that deducts deposits already sent isn't a second one.
  const others = kind === 'deposit' ? uncancelled : uncancelled.filter((each) => each.kind === 'invoice' || each.status === 'draft');
  const asks = !waits && !unread && others.length > 0 && !isFormOpen;
  // The invoice created here is no reason to ask.
  if (!waits && !unread && others.length === 0 && !isFormOpen) setIsFormOpen(true);
  const booked =
    event.data && event.data.customerId !== null ? { id: event.data.customerId, label: event.data.customerFullName ?? '' } : null;
  function blank(terms: UsualTerms, usualBooks: UsualBooks) {
    if (!event.data) {
      const invoice = blankInvoice({ today, usual: terms, books: usualBooks, customerId: customer.data?.id, kind });
      return depositId ? { ...invoice, depositIds: [depositId] } : invoice;
    }
    const { currency, price } = event.data;
    const whole = invoiceOfBooking(event.data, bookingLine(event.data, timeZone, formatsOf(formats)), today, terms, usualBooks);
    if (kind === 'deposit') return depositOfBooking(whole, price);
    const deposits = uncancelled.filter((invoice) => isDeductible(invoice) && invoice.currency === currency);
    return { ...whole, depositIds: [...new Set([...(depositId ? [depositId] : []), ...deposits.map(({ id }) => id)])] };
  }

  return (
    <div className="mx-auto grid w-full max-w-216 grid-cols-[minmax(0,1fr)] gap-4">
      <BackToInvoices />
      {unread ? (
        <div className="card">
          <ErrorState
            title={unread === customer ? "The customer couldn't be loaded" : "The booking and its invoices couldn't be loaded"}
            text={reason(unread.error)}
            onRetry={() => void unread.refetch()}
          />
        </div>
      ) : waits || asks || !usual || !books ? (
        <InvoiceFormSkeleton />
      ) : (
        <InvoiceForm
          key={`${eventId} ${customerId} ${kind}`}
          invoice={null}
          daysToPay={usual.daysToPay}
          blank={blank(usual, books)}
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
      <Suspense>
        {asks && (
          <SecondInvoiceDialog kind={kind ?? 'invoice'} invoices={others} onGoOn={() => setIsFormOpen(true)} onClose={() => leave()} />
        )}
      </Suspense>
    </div>
  );
}
