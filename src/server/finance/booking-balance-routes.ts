import { BookingBalance } from '#domain/finance/currency-total.ts';
import { Id } from '#domain/shared/fields.ts';
import { z } from '#domain/shared/zod.ts';
import type { App, Parts } from '../platform/parts.ts';
import { enterAndRead } from '../platform/sign-in.ts';
import { bookingBalances } from './invoice-store.ts';

/** As many bookings as a page of a list can have. */
const maxBookings = 500;

const wrongIds = `eventIds must be up to ${maxBookings} ids such as 4,7,12`;
const EventIds = z
  .string()
  .regex(/^\d{1,15}(,\d{1,15})*$/, wrongIds)
  .transform((ids) => ids.split(',').map(Number))
  .pipe(z.array(Id).max(maxBookings, wrongIds));

/** What bookings were invoiced, have paid and still owe, for those who may read the books. */
export function bookingBalanceRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/finance/bookings',
    {
      config: { may: 'finance:read', signInWithRead: true },
      schema: {
        tags: ['Finance'],
        operationId: 'listBookingBalances',
        summary: 'Read what bookings owe',
        description:
          'Returns what these bookings were invoiced and paid and what is outstanding, a row for each booking and currency; a booking without invoices has none.',
        querystring: z.object({ eventIds: EventIds }),
        response: { 200: z.array(BookingBalance) },
      },
    },
    (request) => enterAndRead(db, request, (place) => bookingBalances(place, request.query.eventIds)),
  );
}
