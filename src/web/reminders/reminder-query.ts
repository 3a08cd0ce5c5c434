import { api, pageQuery } from '../platform/api.ts';

// Days pass without anything changing, so it is read whenever it is looked at.
const asOfNow = {
  staleTime: 0,
  meta: {
    shows: [
      'yacht',
      'crew',
      'document',
      'equipment',
      'service',
      'maintenance',
      'schedule',
      'trip',
      'customer',
      'invoice',
      'payment',
      'charter',
      'departure',
      'calendar_import',
      'company',
      'subscription',
    ] as const,
    own: true,
  },
};

/** What is due, of the kinds one chose for the notification panel. */
export const remindersQuery = { ...api.queryOptions('get', '/api/reminders'), ...asOfNow };

/** All that is due and one may see, what is longest overdue first. */
export const allDueQuery = { ...api.queryOptions('get', '/api/reminders', { params: { query: { all: 'true' } } }), ...asOfNow };

/** The reminders of one invoice: those that went out, and the next. */
export function invoiceRemindersQuery(invoiceId: number) {
  return {
    ...api.queryOptions('get', '/api/invoices/{id}/payment-reminders', { params: { path: { id: invoiceId } } }),
    ...asOfNow,
  };
}

/** How many invoices there are whose next reminder may go out. */
export const remindersDueQuery = { ...pageQuery('/api/invoices/reminders-due', {}, 1), ...asOfNow };
