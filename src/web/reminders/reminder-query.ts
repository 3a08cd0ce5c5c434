import { api, pageQuery } from '../platform/api.ts';

// Days pass without any change of data, so it is reloaded whenever it is shown.
const asOfNow = {
  staleTime: 0,
  meta: {
    shows: [
      'yacht',
      'crew',
      'document',
      'equipment',
      'reading',
      'service',
      'maintenance',
      'schedule',
      'trip',
      'customer',
      'invoice',
      'payment',
      'charter',
      'apa',
      'departure',
      'calendar_import',
      'company',
      'subscription',
    ] as const,
    own: true,
  },
};

/** What is due, of the kinds that the user chose for the notification panel. */
export const remindersQuery = { ...api.queryOptions('get', '/api/reminders'), ...asOfNow };

/** Everything due that the user may see, the longest overdue first. */
export const allDueQuery = { ...api.queryOptions('get', '/api/reminders', { params: { query: { all: 'true' } } }), ...asOfNow };

/** The reminders of one invoice: those that were sent, and the next. */
export function invoiceRemindersQuery(invoiceId: number) {
  return {
    ...api.queryOptions('get', '/api/invoices/{id}/payment-reminders', { params: { path: { id: invoiceId } } }),
    ...asOfNow,
  };
}

/** The number of invoices whose next reminder may be sent. */
export const remindersDueQuery = { ...pageQuery('/api/invoices/reminders-due', {}, 1), ...asOfNow };
