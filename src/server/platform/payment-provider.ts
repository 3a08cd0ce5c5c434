// The only interface to card payments, with two implementations: Stripe and the sandbox. Amounts are pence, instants ISO 8601 in
// UTC. Confirming a card isn't here: that is between the browser and the provider.
import type { Offer, PlanId } from '#domain/billing/price-list.ts';
import type { billStatuses, SubscriptionStatus } from '#domain/billing/words.ts';

export type ClientSecret = { kind: 'setup' | 'payment'; secret: string };
type CardShown = { brand: string; last4: string; expMonth: number; expYear: number };

/** A card being set up: the only proof that one was confirmed. */
export type Setup = {
  id: string;
  status: 'requires_payment_method' | 'requires_confirmation' | 'requires_action' | 'processing' | 'succeeded' | 'canceled';
  customerId: string | null;
  ref: string | null;
  paymentMethodId: string | null;
  clientSecret: string | null;
  lastError: { code: string; declineCode?: string; message: string } | null;
};

export type ProviderSubscription = {
  id: string;
  ref: string | null;
  customerId: string;
  status: Exclude<SubscriptionStatus, 'provisioning'>;
  planId: PlanId | null;
  itemId: string;
  cancelAtPeriodEnd: boolean;
  trialEnd: string | null;
  currentPeriodStart: string;
  currentPeriodEnd: string;
  endedAt: string | null;
  card: CardShown | null;
  latestInvoice: { id: string; status: string; amountDue: number; attemptCount: number; toConfirm: ClientSecret | null } | null;
};

/** What a customer was billed, in pence. Its page and its PDF are on the provider's site, or on this server; null if it has none. */
export type ProviderBill = {
  id: string;
  number: string | null;
  at: string;
  pence: number;
  status: (typeof billStatuses)[number];
  page: string | null;
  pdf: string | null;
};

/** A payment without a subscription. */
export type Payment = { id: string; status: string; ref: string | null; customerId: string | null; pence: number; client: ClientSecret };

/** A notification from the provider: ids to look up, never facts to rely on. */
export type ProviderEvent = {
  id: string;
  type:
    | 'setup.succeeded'
    | 'setup.failed'
    | 'subscription.changed'
    | 'invoice.paid'
    | 'invoice.payment_failed'
    | 'invoice.action_required'
    | 'payment.succeeded'
    | 'ignored';
  setupId?: string;
  subscriptionId?: string;
  paymentId?: string;
};

/** What the browser needs to show a card form. */
type PublicConfig = { provider: 'stripe' | 'sandbox'; testMode: boolean; publishableKey: string | null };

export type PaymentProvider = {
  readonly name: 'stripe' | 'sandbox';
  publicConfig(): PublicConfig;
  /** The provider's current time for this customer. */
  now(customerId: string): Promise<Date>;
  /** Refuses to sell if the provider's prices differ from ours. */
  verifyPrices(): Promise<void>;
  ensureCustomer(who: { ref: string; email: string; name: string; company: string }, key: string): Promise<string>;
  /** Deletes somebody who didn't become a customer. */
  forgetCustomer(id: string): Promise<void>;
  beginSetup(of: { ref: string; customerId: string }, key: string): Promise<Setup>;
  readSetup(id: string): Promise<Setup>;
  /** Does nothing to a setup that succeeded. */
  cancelSetup(id: string): Promise<void>;
  /** Found by its ref or else created, so it can be repeated at any time, even after the key has expired. */
  createTrial(
    of: { ref: string; customerId: string; paymentMethodId: string; offer: Offer; trialEnd: string },
    key: string,
  ): Promise<ProviderSubscription>;
  /** The same without a trial: it is incomplete until its first invoice is confirmed. */
  createPaid(of: { ref: string; customerId: string; offer: Offer }, key: string): Promise<ProviderSubscription>;
  readSubscription(id: string): Promise<ProviderSubscription>;
  setCancelAtPeriodEnd(id: string, cancel: boolean): Promise<ProviderSubscription>;
  cancelNow(id: string): Promise<ProviderSubscription>;
  /** In a trial only the price changes; otherwise what is due is charged at once, and the plan changes when it is paid. */
  changePlan(of: { id: string; itemId: string; offer: Offer; inTrial: boolean }, key: string): Promise<ProviderSubscription>;
  /** Charges this card from now on. */
  replaceCard(of: { id: string; paymentMethodId: string }): Promise<ProviderSubscription>;
  /** The customer's latest bills, the latest first, without those of zero. */
  readBills(customerId: string, max: number): Promise<ProviderBill[]>;
  beginPayment(of: { ref: string; customerId: string; pence: number }, key: string): Promise<Payment>;
  readPayment(id: string): Promise<Payment>;
  /** Reduces the customer's next bill by this amount. */
  credit(of: { customerId: string; pence: number; reason: string }, key: string): Promise<void>;
  /** The event in a delivery, if it really is the provider's. `raw` is the exact bytes received. */
  readEvent(raw: Buffer, headers: Record<string, string | string[] | undefined>): ProviderEvent;
};

/** An event on its way to us, as it is sent. */
export type Delivery = { id: string; raw: Buffer; headers: Record<string, string> };

/** A provider inside this server: time passes for it, and its events are delivered, only on request. */
export type InternalProvider = PaymentProvider & {
  passTime(): Promise<number>;
  /** Events not delivered yet, signed as a provider signs them. */
  deliveries(max?: number): Promise<Delivery[]>;
  delivered(id: string): Promise<void>;
};

/** Whether a provider runs inside this server: only the sandbox does. */
export function isInternal(provider: PaymentProvider): provider is InternalProvider {
  return provider.name === 'sandbox';
}

type ProviderFault = 'card' | 'invalid' | 'not_found' | 'conflict' | 'rate_limited' | 'unavailable' | 'auth';

/** An error of the provider, in our terms. */
export class ProviderError extends Error {
  readonly kind: ProviderFault;
  readonly code: string;
  readonly declineCode: string | undefined;

  constructor(kind: ProviderFault, code: string, message: string, declineCode?: string) {
    super(message);
    this.kind = kind;
    this.code = code;
    this.declineCode = declineCode;
  }

  /** Whether the same request, with the same key, may succeed later. */
  get passes(): boolean {
    return this.kind === 'unavailable' || this.kind === 'rate_limited';
  }
}

/** A delivery that isn't from the provider, or is too old to accept. */
export class EventRejected extends Error {}
