import type { LinkProps } from '@tanstack/react-router';
import { mayChange } from '#domain/schedule/changeable.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { can } from '#domain/session/permissions.ts';
import { useUser } from '../../platform/session.tsx';

type Way = Pick<LinkProps, 'to' | 'params' | 'search'>;

/** The links of a booking's actions: to its invoice, or to a new invoice if it has none. */
export function useBookingActions({ id, invoiceId, importLabel }: Pick<ScheduleEvent, 'id' | 'invoiceId' | 'importLabel'>) {
  const user = useUser();
  const params = { eventId: String(id) };
  const isNew = !invoiceId;
  const invoice = { isNew, label: isNew ? 'Create invoice' : 'View invoice', way: isNew ? newInvoiceOf(id) : invoiceAt(invoiceId) };
  return {
    open: { to: '/schedule/$eventId', params } satisfies Way,
    edit: mayChange({ importLabel }) ? ({ to: '/schedule/$eventId/edit', params } satisfies Way) : null,
    invoice: can(user, isNew ? 'finance:write' : 'finance:read') ? invoice : null,
  };
}

function newInvoiceOf(eventId: number): Way {
  return { to: '/finance/invoices/new', search: { eventId } };
}

function invoiceAt(invoiceId: number): Way {
  return { to: '/finance/invoices/$invoiceId', params: { invoiceId: String(invoiceId) } };
}
