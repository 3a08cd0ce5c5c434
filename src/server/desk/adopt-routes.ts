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
          'Turns a booking in the calendar into a booked charter. It costs what the booking does, tax included; the booking’s invoices become its installments, and without any its payments are planned by the company’s rules. A booking from a portal’s calendar becomes a charter of source `portal`, which needs its customer and price. From then on that calendar no longer moves it; if its dates change or disappear there, `portalNotice` says so. The entry of a departure is refused (409 `departure_entry`).',
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
