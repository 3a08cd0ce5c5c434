import { api } from '../platform/api.ts';

// Days pass without anything changing, so it is read whenever it is looked at.
const asOfNow = {
  staleTime: 0,
  meta: {
    shows: ['yacht', 'crew', 'maintenance', 'schedule', 'trip', 'customer', 'invoice', 'company', 'subscription'] as const,
    own: true,
  },
};

/** What is due of what one chose to be told in the notification panel. */
export const remindersQuery = { ...api.queryOptions('get', '/api/reminders'), ...asOfNow };

/** All that is due and one may see, what is longest overdue first. */
export const allDueQuery = { ...api.queryOptions('get', '/api/reminders', { params: { query: { all: 'true' } } }), ...asOfNow };
