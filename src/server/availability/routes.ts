import { AvailabilityQuery, maxLookDays, YachtAvailability } from '#domain/desk/availability.ts';
import { daysBetween } from '#domain/shared/calendar-days.ts';
import { z } from '#domain/shared/zod.ts';
import { wrongField } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { enterAndRead } from '../platform/sign-in.ts';
import { availabilityOf, fleetIn } from './store.ts';
import './examples.ts';

/** The free weeks or nights of the fleet, with prices. */
export function availabilityRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/availability',
    {
      config: { may: 'desk:read', signInWithRead: true },
      schema: {
        tags: ['Charter desk'],
        operationId: 'getAvailability',
        summary: 'Read availability',
        description:
          'Returns the weeks or nights of each yacht with their price and what holds them, for 400 days at most. Weeks start on each check-in day of the yacht in [from, to), on Saturdays if she has none; a night runs from check-in to the next check-out, with the hours before it in `daytime`. What starts while a defect keeps the yacht from sailing is `banned`. Days are those of the company’s time zone.',
        querystring: AvailabilityQuery,
        response: { 200: z.array(YachtAvailability) },
      },
    },
    async (request) => {
      const look = request.query;
      const days = daysBetween(look.from, look.to);
      if (days < 1) throw wrongField('to', 'The end has to be after the start');
      if (days > maxLookDays) throw wrongField('to', `You can look at ${maxLookDays} days at most`);
      const rows = await enterAndRead(db, request, (place) => fleetIn(place, look));
      return availabilityOf(rows, look, new Date().toISOString());
    },
  );
}
