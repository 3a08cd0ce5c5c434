import { parseSearch } from '#domain/search/wish.ts';
import { ranked, without } from '#domain/search/ranking.ts';
import { SearchHit, SearchQuery } from '#domain/search/search.ts';
import { hiddenKinds } from '#domain/session/permissions.ts';
import { z } from '#domain/shared/zod.ts';
import type { App, Parts } from '../platform/parts.ts';
import { enterAndRead } from '../platform/sign-in.ts';
import { candidatesFor } from './store.ts';
import './examples.ts';

/** Search across all records of a company. */
export function searchRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/search',
    {
      config: { may: 'any:read', signInWithRead: true },
      schema: {
        tags: ['Search'],
        operationId: 'search',
        summary: 'Search all records',
        description:
          'Finds records by their words, and tolerates typos and missing accents. Returns at most two of each kind, the best kind first, with what belongs to them: a yacht’s bookings, captain and open jobs, a customer’s bookings and invoices. What is over comes last. The name of a kind beside other words prefers that kind: “charter aubert”. With `kind`, returns up to six of that kind alone.',
        querystring: SearchQuery,
        response: { 200: z.array(SearchHit) },
      },
    },
    async (request) => {
      const parsed = parseSearch(request.query.q);
      const candidates = await enterAndRead(db, request, (place) => candidatesFor(place, parsed));
      return ranked(without(hiddenKinds(request.person), candidates), { wish: parsed.wish, only: request.query.kind });
    },
  );
}
