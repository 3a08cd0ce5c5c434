import { Found, SearchAsked } from '#domain/search/search.ts';
import { z } from '#domain/shared/zod.ts';
import type { App, Parts } from '../platform/parts.ts';
import { enterAndRead, inOneTrip } from '../platform/sign-in.ts';
import { foundBy } from './store.ts';

/** Search over everything a company has. */
export function searchRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/search',
    {
      config: inOneTrip,
      schema: {
        tags: ['Search'],
        summary: 'Find records by their words, forgiving typing errors and accents: the kind of the best hit first, up to six of each',
        querystring: SearchAsked,
        response: { 200: z.array(Found) },
      },
    },
    (request) => enterAndRead(db, request, (place) => foundBy(place, request.query.q.trim().replaceAll(/\s+/g, ' '))),
  );
}
