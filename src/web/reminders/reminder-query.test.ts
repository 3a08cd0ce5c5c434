import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { listOf, serve } from '../testing/network.ts';
import { allDueQuery, invoiceRemindersQuery, remindersDueQuery, remindersQuery } from './reminder-query.ts';

const all = [
  ['what the panel shows', remindersQuery, '/api/reminders'],
  ['everything that is due', allDueQuery, '/api/reminders?all=true'],
  ['the reminders of an invoice', invoiceRemindersQuery(7), '/api/invoices/7/payment-reminders'],
  ['the number of payment reminders to send', remindersDueQuery, '/api/invoices/reminders-due?limit=1&offset=0'],
] as const;

describe.each(all)('%s', (_what, query, address) => {
  test('is read again whenever it is shown, since days pass without any change of data', async () => {
    const requests = serve(() => listOf([], 3));
    const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
    await queries.fetchQuery(query as never);
    await queries.fetchQuery(query as never);
    expect(requests.map(({ url }) => url.replace('https://fairlead.test', ''))).toEqual([address, address]);
  });

  test('follows what the user did with notifications elsewhere', () => {
    expect(query.meta.own).toBe(true);
  });
});

test.each([
  ['a certificate', 'crew'],
  ['a document, or a missing one', 'document'],
  ['a yacht that requires documents', 'yacht'],
  ['work', 'maintenance'],
  ['a service', 'service'],
  ['its equipment', 'equipment'],
  ['an invoice', 'invoice'],
  ['what is paid of it', 'payment'],
  ['an option, an installment or the guests of a charter', 'charter'],
  ['a departure', 'departure'],
  ['a booking', 'schedule'],
  ['a trip that reads meters', 'trip'],
  ['a reading of a meter', 'reading'],
  ['a receipt of an advance', 'apa'],
  ['an outside calendar', 'calendar_import'],
  ['the trial', 'subscription'],
  ['the rules of the company', 'company'],
] as const)('all of them follow changes of %s', (_change, kind) => {
  for (const [, query] of all) expect(query.meta.shows).toContain(kind);
});
