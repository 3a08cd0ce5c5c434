import { Movement, MovementQuery } from '#domain/schedule/movement.ts';
import { can } from '#domain/session/permissions.ts';
import { z } from '#domain/shared/zod.ts';
import type { App, Parts } from '../platform/parts.ts';
import { enterAndRead } from '../platform/sign-in.ts';
import { movementsIn } from './movement-store.ts';

/** The list for the dock: who departs, returns and is out. Outstanding amounts come from the books. */
export function movementRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/schedule/movements',
    {
      config: { may: 'schedule:read', signInWithRead: true },
      schema: {
        tags: ['Schedule'],
        operationId: 'listMovements',
        summary: 'List departures and returns',
        description:
          'Lists the bookings that depart, return or are out between two moments, with the guest’s phone and the yacht’s crew for callers who may read customers and crew.',
        querystring: MovementQuery,
        response: { 200: z.array(Movement) },
      },
    },
    async (request) => {
      const movements = await enterAndRead(db, request, (place) => movementsIn(place, request.query));
      const [readsCrew, readsCustomers] = [can(request.person, 'crew:read'), can(request.person, 'customers:read')];
      return movements.map((movement) => ({
        ...movement,
        crew: readsCrew ? movement.crew : [],
        phone: readsCustomers ? movement.phone : null,
      }));
    },
  );
}
