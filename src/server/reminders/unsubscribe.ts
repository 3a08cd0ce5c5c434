import { z } from '#domain/shared/zod.ts';
import { withExample } from '../platform/examples.ts';
import { notThere } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { endLetters } from './settings-store.ts';

const params = z.object({ token: withExample(z.uuid(), '8f14e45f-ceea-467f-a8dc-3f1b8a0c2d10') });
const tags = ['Reminders'];

/** One-click unsubscribing, as offered in each email's header. Email programs send an empty form (RFC 8058). */
export async function unsubscribeRoutes(app: App, { db }: Parts): Promise<void> {
  await app.register(async (scoped) => {
    const inside = scoped as App;
    scoped.addContentTypeParser(['application/x-www-form-urlencoded', 'multipart/form-data'], (_request, payload, done) => {
      payload.resume().on('end', () => done(null, undefined));
    });

    inside.post(
      '/api/reminders/unsubscribe/:token',
      {
        config: { may: 'anyone' },
        bodyLimit: 16 * 1024,
        schema: {
          tags,
          operationId: 'unsubscribeFromReminders',
          summary: 'Unsubscribe from reminder emails',
          description: 'Unsubscribes the recipient from reminder emails in one click (RFC 8058).',
          params,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        if (!(await endLetters(db, request.params.token))) throw notThere();
        return reply.code(204).send(null);
      },
    );

    // Some programs open every link in an email and must not unsubscribe anyone, so this only leads to the settings.
    inside.get(
      '/api/reminders/unsubscribe/:token',
      {
        config: { may: 'anyone' },
        schema: {
          tags,
          operationId: 'openReminderSettings',
          summary: 'Open the reminder settings',
          description: 'Redirects a browser to the reminder settings without changing anything.',
          params,
          response: { 302: z.null() },
        },
      },
      (_request, reply) => reply.redirect('/profile#reminders') as never,
    );
  });
}
