import { AdoptedBooking } from '#domain/desk/plan.ts';
import { Charter } from '#domain/desk/charter.ts';
import { withExample } from '../platform/examples.ts';
import type { App, Parts } from '../platform/parts.ts';
import { etag, write } from '../platform/write.ts';
import { adoptBooking } from './adopting.ts';

withExample(AdoptedBooking, { eventId: 64 });

export function adoptRoutes(app: App, { db }: Parts): void {
  app.post(
    '/api/charters/adopt',
    {
      config: { may: 'desk:write' },
      schema: {
        tags: ['Charter desk'],
        operationId: 'createCharterFromBooking',
        summary: 'Make a booking a charter',
        description:
          'Makes a booked charter of a booking that was written into the calendar. It costs what the booking does, tax included; the invoices of the booking are its installments, and without any its payments are planned by the company’s rules. A booking that comes from a portal’s calendar becomes one of source `portal`: name whose it is and what it costs. What that calendar says of it moves nothing any more; other dates, or none, are told as `portalNotice`.',
        body: AdoptedBooking,
        response: { 201: Charter },
      },
    },
    async (request, reply) => {
      const charter = await write(db, request, reply, 201, (t) => adoptBooking(t, request, request.body));
      reply.header('etag', etag(charter)).header('location', `/api/charters/${charter.id}`);
      return charter;
    },
  );
}
