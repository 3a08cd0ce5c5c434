import { DayAct } from '#domain/desk/day-act.ts';
import { MovementQuery } from '#domain/schedule/movement.ts';
import { can } from '#domain/session/permissions.ts';
import { z } from '#domain/shared/zod.ts';
import { withExample } from '../platform/examples.ts';
import type { App, Parts } from '../platform/parts.ts';
import { enterAndRead } from '../platform/sign-in.ts';
import { dayActsIn } from './day-store.ts';

withExample(DayAct, {
  act: 'check_in',
  at: '2027-07-03T15:00:00.000Z',
  eventId: 64,
  title: 'Fenwick C-2026-0012',
  startDate: '2027-07-03T15:00:00.000Z',
  endDate: '2027-07-10T07:00:00.000Z',
  yachtId: 12,
  yachtName: 'Aurelia',
  maySail: true,
  companyId: 1,
  companyName: 'Azure Charters',
  charterId: 12,
  number: 'C-2026-0012',
  customerName: 'Ada Fenwick',
  phone: '+44 20 7946 0958',
  adults: 6,
  children: 0,
  completeGuests: 4,
  currency: 'EUR',
  open: '2870.20',
  notReceived: '800.00',
  isToSettle: false,
  protocol: 'none',
  seatsTaken: null,
  capacity: null,
});

/** The query parameters of a day on the quay. */
export function dayRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/charters/day',
    {
      config: { may: 'desk:read', signInWithRead: true },
      schema: {
        tags: ['Charter desk'],
        operationId: 'listCheckInsAndCheckOuts',
        summary: 'List check-ins and check-outs',
        description:
          'Lists who leaves a yacht, who comes aboard and which departures sail between two moments, by the hour, with the status of guest list, money and handover. Bookings that aren’t charters are included without these. Options aren’t included.',
        querystring: MovementQuery,
        response: { 200: z.array(DayAct) },
      },
    },
    async (request) => {
      const acts = await enterAndRead(db, request, (place) => dayActsIn(place, request.query));
      return can(request.person, 'customers:read') ? acts : acts.map((act) => ({ ...act, phone: null }));
    },
  );
}
