import { CurrencyTotal } from '#domain/finance/currency-total.ts';
import { EventTotalsQuery } from '#domain/schedule/event-list.ts';
import { z } from '#domain/shared/zod.ts';
import type { App, Parts } from '../platform/parts.ts';
import { enterAndRead } from '../platform/sign-in.ts';
import { eventTotals } from './store.ts';

/** The total prices of bookings. The route is part of the schedule, but only for those who may read the books. */
export function totalRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/finance/bookings/totals',
    {
      config: { may: 'finance:read', signInWithRead: true },
      schema: {
        tags: ['Finance'],
        operationId: 'getBookingTotals',
        summary: 'Add up the prices of bookings',
        description:
          'Returns the total price of the matching bookings, a row for each currency, and how many have a price, regardless of what is invoiced.',
        querystring: EventTotalsQuery,
        response: { 200: z.array(CurrencyTotal) },
      },
    },
    (request) => enterAndRead(db, request, (place) => eventTotals(place, request.query)),
  );
}
