import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './platform/database.ts';
import type { PaymentProvider } from './platform/payment-provider.ts';
import { logged } from './platform/errors.ts';
import type { Settings } from './platform/settings.ts';
import { openSandbox } from './sandbox/provider.ts';
import { openStripe } from './stripe/provider.ts';

/** The payment provider that the settings choose. */
export function openPayments(settings: Settings['payments'], db: Database, log: FastifyBaseLogger): PaymentProvider | null {
  if (settings.kind === 'sandbox') return openSandbox(db, settings);
  if (settings.kind === 'stripe') {
    const stripe = openStripe(settings);
    // Stripe may be out of reach at the start; each sale checks its prices again and refuses if need be.
    void stripe.verifyPrices().catch(logged(log, 'the prices at Stripe differ from our price list, so nothing is sold'));
    return stripe;
  }
  return null;
}
