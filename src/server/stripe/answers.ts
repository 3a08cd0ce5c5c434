import { Stripe } from 'stripe';
import { offers } from '#domain/billing/price-list.ts';
import { billStatuses, subscriptionStatuses } from '#domain/billing/words.ts';
import {
  ProviderError,
  type ClientSecret,
  type Payment,
  type ProviderBill,
  type ProviderEvent,
  type ProviderSubscription,
  type Setup,
} from '../platform/payment-provider.ts';

const idOf = (given: string | { id: string } | null | undefined): string | null =>
  typeof given === 'string' ? given : (given?.id ?? null);
const instant = (seconds: number): string => new Date(seconds * 1000).toISOString();
const orNone = (seconds: number | null): string | null => (seconds === null ? null : instant(seconds));

export function setupOf({
  id,
  status,
  customer,
  metadata,
  payment_method: paymentMethod,
  client_secret: clientSecret,
  last_setup_error: failed,
}: Stripe.SetupIntent): Setup {
  return {
    id,
    status: status as Setup['status'],
    customerId: idOf(customer),
    ref: metadata?.['ref'] ?? null,
    paymentMethodId: idOf(paymentMethod),
    clientSecret,
    lastError: failed
      ? { code: failed.code ?? 'card_error', declineCode: failed.decline_code, message: failed.message ?? 'Your card was declined.' }
      : null,
  };
}

export function paymentOf({ id, status, customer, metadata, amount, client_secret: secret }: Stripe.PaymentIntent): Payment {
  return {
    id,
    status,
    ref: metadata['ref'] ?? null,
    customerId: idOf(customer),
    pence: amount,
    client: { kind: 'payment', secret: secret ?? '' },
  };
}

/** A subscription, and the payment that has to be confirmed for it. Its period is that of its item; an unknown status grants nothing. */
export function subscriptionOf(found: Stripe.Subscription): ProviderSubscription {
  const [item] = found.items.data;
  if (!item) throw new ProviderError('invalid', 'no_item', `The subscription ${found.id} has no item`);
  const { default_payment_method: card, latest_invoice: invoice } = found;
  return {
    id: found.id,
    ref: found.metadata['ref'] ?? null,
    customerId: idOf(found.customer) as string,
    itemId: item.id,
    status: (subscriptionStatuses.find((each) => each !== 'provisioning' && each === found.status) ??
      'paused') as ProviderSubscription['status'],
    planId: offers.find(({ lookupKey }) => lookupKey === item.price.lookup_key)?.id ?? null,
    cancelAtPeriodEnd: found.cancel_at_period_end,
    trialEnd: orNone(found.trial_end),
    currentPeriodStart: instant(item.current_period_start),
    currentPeriodEnd: instant(item.current_period_end),
    endedAt: orNone(found.ended_at),
    card:
      card && typeof card !== 'string' && card.card
        ? { brand: card.card.brand, last4: card.card.last4, expMonth: card.card.exp_month, expYear: card.card.exp_year }
        : null,
    latestInvoice:
      invoice && typeof invoice !== 'string'
        ? {
            id: invoice.id,
            status: invoice.status ?? 'draft',
            amountDue: invoice.amount_due,
            attemptCount: invoice.attempt_count,
            toConfirm:
              invoice.status === 'open' && invoice.confirmation_secret ? secretOf(invoice.confirmation_secret.client_secret) : null,
          }
        : null,
  };
}

/** An invoice; null for a draft, and for one of 0, which a trial begins with. */
export function billOf({
  id,
  number,
  created,
  total,
  status,
  hosted_invoice_url: page,
  invoice_pdf: pdf,
}: Stripe.Invoice): ProviderBill | null {
  const known = billStatuses.find((each) => each === status);
  if (!known || total <= 0) return null;
  return { id, number, at: instant(created), pence: total, status: known, page: page ?? null, pdf: pdf ?? null };
}

function secretOf(secret: string): ClientSecret {
  return { kind: secret.startsWith('seti_') ? 'setup' : 'payment', secret };
}

const types: Record<string, ProviderEvent['type']> = {
  'setup_intent.succeeded': 'setup.succeeded',
  'setup_intent.setup_failed': 'setup.failed',
  'payment_intent.succeeded': 'payment.succeeded',
  'invoice.paid': 'invoice.paid',
  'invoice.payment_failed': 'invoice.payment_failed',
  'invoice.payment_action_required': 'invoice.action_required',
};

/** Only the ids in an event matter, so it may come from any version of the API. */
export function eventOf({ id, type: named, data }: Stripe.Event): ProviderEvent {
  const about = data.object as {
    id?: string;
    parent?: { subscription_details?: { subscription?: string | { id: string } } | null } | null;
  };
  const type = types[named] ?? (named.startsWith('customer.subscription.') ? 'subscription.changed' : 'ignored');
  if (type.startsWith('setup.')) return { id, type, setupId: about.id };
  if (type === 'payment.succeeded') return { id, type, paymentId: about.id };
  if (type.startsWith('invoice.')) return { id, type, subscriptionId: idOf(about.parent?.subscription_details?.subscription) ?? undefined };
  return { id, type, subscriptionId: type === 'subscription.changed' ? about.id : undefined };
}

/** Turns errors of Stripe's SDK into ours. Those after which the request may have been carried out are `unavailable`. */
export function translateError(error: unknown): unknown {
  const { errors } = Stripe;
  if (error instanceof errors.StripeCardError)
    return new ProviderError('card', error.code ?? 'card_error', error.message, error.decline_code);
  if (error instanceof errors.StripeConnectionError) return new ProviderError('unavailable', 'connection', 'Stripe is out of reach');
  if (error instanceof errors.StripeRateLimitError) return new ProviderError('rate_limited', 'rate_limit', 'Stripe is busy');
  if (error instanceof errors.StripeIdempotencyError) return new ProviderError('conflict', 'idempotency_error', error.message);
  if (error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError)
    return new ProviderError('auth', 'auth', 'Stripe refuses our key');
  if (error instanceof errors.StripeInvalidRequestError)
    return new ProviderError(error.code === 'resource_missing' ? 'not_found' : 'invalid', error.code ?? 'invalid', error.message);
  if (error instanceof errors.StripeError) return new ProviderError('unavailable', error.code ?? 'api_error', 'Stripe failed');
  return error;
}
