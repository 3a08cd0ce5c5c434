import type { LinkProps } from '@tanstack/react-router';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { can } from '#domain/session/permissions.ts';
import { useUser } from '../../platform/session.tsx';

type Way = Pick<LinkProps, 'to' | 'params' | 'search'>;

/** The links of a booking's actions: to its invoice, or to a new invoice if it has none. */
export function useBookingActions({ id, invoiceId }: Pick<ScheduleEvent, 'id' | 'invoiceId'>) {
  const user = useUser();
  const params = { eventId: String(id) };
  const isNew = !invoiceId;
  const invoice = { isNew, label: isNew ? 'Create invoice' : 'View invoice', way: isNew ? newInvoiceOf(id) : invoiceAt(invoiceId) };
  return {
    open: { to: '/schedule/$eventId', params } satisfies Way,
    edit: { to: '/schedule/$eventId/edit', params } satisfies Way,
    invoice: can(user, isNew ? 'finance:write' : 'finance:read') ? invoice : null,
  };
}

function newInvoiceOf(eventId: number): Way {
  return { to: '/finance/invoices/new', search: { eventId } };
}

function invoiceAt(invoiceId: number): Way {
  return { to: '/finance/invoices/$invoiceId', params: { invoiceId: String(invoiceId) } };
}
