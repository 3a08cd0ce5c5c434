import { Found, SearchQuery } from '#domain/search/search.ts';
import { hiddenKinds } from '#domain/session/permissions.ts';
import { z } from '#domain/shared/zod.ts';
import type { App, Parts } from '../platform/parts.ts';
import { enterAndRead } from '../platform/sign-in.ts';
import { foundBy } from './store.ts';
import './examples.ts';

/** Search over everything a company has. */
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
          'Finds records by their words, tolerates typos and missing accents, and returns up to six of each kind, the best kind first.',
        querystring: SearchQuery,
        response: { 200: z.array(Found) },
      },
    },
    async (request) => {
      const found = await enterAndRead(db, request, (place) => foundBy(place, request.query.q.trim().replaceAll(/\s+/g, ' ')));
      const hidden = hiddenKinds(request.person);
      return found.filter(({ kind }) => !hidden.includes(kind));
    },
  );
}
