import { Dossier } from '#domain/dossier/dossier.ts';
import { dossierOf } from '#domain/dossier/reading.ts';
import { can } from '#domain/session/permissions.ts';
import { notThere } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { WithId } from '../platform/schemas.ts';
import { enterAndRead } from '../platform/sign-in.ts';
import { dossierFacts } from './store.ts';
import './examples.ts';

/** A calendar entry with everything that belongs to it. */
export function dossierRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/schedule/:id/dossier',
    {
      config: { may: 'schedule:read', signInWithRead: true },
      schema: {
        tags: ['Schedule'],
        operationId: 'getEventDossier',
        summary: 'Read an event with everything related to it',
        description:
          'Returns an event with its stage, next step, money and invoices, customer, crew and their certificates, trips, the yacht’s surrounding days and history. Whatever the caller may not read is left out.',
        params: WithId,
        response: { 200: Dossier },
      },
    },
    async (request) => {
      const now = new Date();
      const [row] = await enterAndRead(db, request, (place) => dossierFacts(place, request.params.id, now));
      if (!row) throw notThere();
      return dossierOf({ ...row, event: row }, (action) => can(request.person, action), now);
    },
  );
}
