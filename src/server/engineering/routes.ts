import './examples.ts';
import { EngineeringOverview } from '#domain/engineering/engineering-overview.ts';
import type { App, Parts } from '../platform/parts.ts';
import { enterAndRead } from '../platform/sign-in.ts';
import { engineeringOverview } from './store.ts';

/** The engineering figures for the whole fleet. */
export function engineeringRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/engineering/overview',
    {
      config: { may: 'maintenance:read', signInWithRead: true },
      schema: {
        tags: ['Maintenance'],
        operationId: 'getEngineeringOverview',
        summary: 'Read the engineering figures',
        description:
          'Counts services overdue and due, open defects, documents expired, due or missing, parts running low and meters that are not being read, and the share of services done on time.',
        response: { 200: EngineeringOverview },
      },
    },
    async (request) => {
      const [figures] = await enterAndRead(db, request, engineeringOverview);
      return figures as EngineeringOverview;
    },
  );
}
