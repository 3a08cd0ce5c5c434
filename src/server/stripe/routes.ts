import { receive, workOnEvents } from '../billing/events.ts';
import { afterwards } from '../platform/afterwards.ts';
import { Refusal } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { EventRejected } from '../platform/payment-provider.ts';

/** The webhook for Stripe's events. The signature covers the exact bytes, so they are parsed only after it is checked. */
export function stripeRoutes(app: App, { db, payments }: Parts): void {
  if (payments?.name !== 'stripe') return;
  const context = { db, provider: payments };
  void app.register((raw, _options, done) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
    raw.post('/api/webhooks/stripe', { config: { may: 'anyone' }, schema: { hide: true } }, async (request) => {
      await receive(context, Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0), request.headers).catch((error: unknown) => {
        throw error instanceof EventRejected ? new Refusal(400, 'event_rejected', 'This event isn’t for this server.') : error;
      });
      afterwards(app, 'working on events of Stripe', () => workOnEvents(context, app.log));
      return { received: true };
    });
    done();
  });
}
