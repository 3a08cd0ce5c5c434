// What the double of Stripe stores and does in Stripe's place. It is our own work, so all it proves about Stripe is the format of its API.
import { randomBytes } from 'node:crypto';
import { testCards } from '#domain/billing/test-cards.ts';
import type { readContract } from './contract.ts';

type StripeObject = Record<string, any>;
const day = 86_400;

/** A refusal in Stripe's shape. */
export class Refused extends Error {
  readonly status: number;
  readonly body: object;
  constructor(status: number, error: { type: string; code?: string; message: string }) {
    super(error.message);
    this.status = status;
    this.body = { error };
  }
}

const invalid = (message: string, code?: string) => new Refused(400, { type: 'invalid_request_error', code, message });
const list = (data: StripeObject[], url: string) => ({ object: 'list', data: data.toReversed(), has_more: false, url });

export type Books = ReturnType<typeof openBooks>;

export function openBooks({ version, blank }: Pick<ReturnType<typeof readContract>, 'version' | 'blank'>) {
  const objects: Record<string, Record<string, StripeObject>> = { cus: {}, seti: {}, pm: {}, sub: {}, in: {}, pi: {}, price: {}, prod: {} };
  const events: StripeObject[] = [];
  // Properties that begin with _ are internal to the double and never returned.
  const ahead = new Map<string, number>();
  const nowOf = (customer: string) => Math.floor(Date.now() / 1000) + (ahead.get(customer) ?? 0);
  let now = nowOf('');
  let made = 0;

  const newId = (kind: string) => `${kind}_double${String(++made).padStart(6, '0')}`;
  const all = (kind: string) => Object.values(objects[kind] as Record<string, StripeObject>);
  const keep = (kind: string, schema: string, object: string, more: StripeObject): StripeObject => {
    const thing = { ...blank(schema), id: newId(kind), object, created: now, metadata: {}, ...more };
    (objects[kind] as Record<string, StripeObject>)[thing['id']] = thing;
    return thing;
  };
  const get = (kind: string, id: string): StripeObject => {
    const thing = objects[kind]?.[id];
    if (!thing) throw new Refused(404, { type: 'invalid_request_error', code: 'resource_missing', message: `No such object: '${id}'` });
    return thing;
  };
  const secretFor = (thing: StripeObject) => (thing['client_secret'] = `${thing['id']}_secret_${randomBytes(8).toString('hex')}`);
  const emit = (type: string, object: StripeObject) =>
    events.push({
      id: newId('evt'),
      object: 'event',
      api_version: version,
      created: now,
      livemode: false,
      pending_webhooks: 1,
      request: null,
      type,
      data: { object: structuredClone(object) },
    });
  const later = (from: number, { recurring }: StripeObject) => {
    const date = new Date(from * 1000);
    if (recurring.interval === 'year') date.setUTCFullYear(date.getUTCFullYear() + 1);
    else date.setUTCMonth(date.getUTCMonth() + 1);
    return Math.floor(date.getTime() / 1000);
  };
  const setPeriod = (sub: StripeObject, from: number, to: number) =>
    sub['items'].data.forEach((item: StripeObject) => Object.assign(item, { current_period_start: from, current_period_end: to }));

  /** Puts it on another price. One with another interval begins a new period, except in a trial. */
  function putOnPrice(sub: StripeObject, price: StripeObject): void {
    const [item] = sub['items'].data;
    const at = nowOf(sub['customer']);
    if (sub['status'] !== 'trialing' && item.price.recurring.interval !== price['recurring'].interval) setPeriod(sub, at, later(at, price));
    item.price = price;
  }

  function bill(sub: StripeObject, amount: number): StripeObject {
    const customer = get('cus', sub['customer']);
    const credited = Math.min(amount, -customer['balance']);
    customer['balance'] += credited;
    const due = amount - credited;
    const invoice = keep('in', 'Invoice', 'invoice', {
      customer: sub['customer'],
      currency: 'gbp',
      status: 'open',
      number: `DOUBLE-${made}`,
      hosted_invoice_url: `https://invoice.stripe.example/${made}`,
      invoice_pdf: `https://invoice.stripe.example/${made}/pdf`,
      amount_due: due,
      amount_remaining: due,
      total: amount,
      subtotal: amount,
      period_start: now,
      period_end: now,
      billing_reason: 'subscription_cycle',
      attempt_count: 0,
      lines: { object: 'list', data: [], has_more: false, url: '/v1/lines' },
      payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
      issuer: { type: 'self' },
      confirmation_secret: null,
      parent: {
        quote_details: null,
        subscription_details: { metadata: sub['metadata'], subscription: sub['id'] },
        type: 'subscription_details',
      },
      status_transitions: { finalized_at: now, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    });
    sub['latest_invoice'] = invoice['id'];
    if (due > 0) {
      const intent = keep('pi', 'PaymentIntent', 'payment_intent', {
        amount: due,
        currency: 'gbp',
        status: 'requires_payment_method',
        customer: sub['customer'],
      });
      Object.assign(invoice, { _intent: intent['id'], confirmation_secret: { client_secret: secretFor(intent), type: 'payment_intent' } });
    }
    return invoice;
  }

  /** Voids what it has left to pay, and gives back the balance used for it. */
  function voidOpen(sub: StripeObject): void {
    for (const invoice of all('in')) {
      if (invoice['status'] !== 'open' || invoice['parent'].subscription_details.subscription !== sub['id']) continue;
      invoice['status'] = 'void';
      get('cus', sub['customer'])['balance'] -= invoice['total'] - invoice['amount_due'];
      get('pi', invoice['_intent'])['status'] = 'canceled';
    }
  }

  /** A charge without the customer present. */
  function charge(sub: StripeObject, invoice: StripeObject): boolean {
    const card = testCards.find(({ token }) => token === objects['pm']?.[sub['default_payment_method']]?.['_token']);
    invoice['attempt_count']++;
    const isPaid = invoice['amount_due'] === 0 || (card !== undefined && !card.refusedLater);
    if (isPaid) Object.assign(invoice, { status: 'paid', amount_paid: invoice['amount_due'], amount_remaining: 0 });
    else invoice['next_payment_attempt'] = now + 3 * day;
    emit(isPaid ? 'invoice.paid' : 'invoice.payment_failed', invoice);
    return isPaid;
  }

  function attach(token: string, customer: string): StripeObject {
    const card = testCards.find((each) => each.token === token);
    return keep('pm', 'PaymentMethod', 'payment_method', {
      customer,
      type: 'card',
      _token: token,
      billing_details: {
        address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
        email: null,
        name: null,
        phone: null,
        tax_id: null,
      },
      card: {
        ...blank('PaymentMethod.Card'),
        brand: card?.brand,
        last4: card?.number.slice(-4),
        exp_month: 12,
        exp_year: 2034,
        funding: 'credit',
        country: 'GB',
        checks: null,
        generated_from: null,
        networks: null,
        three_d_secure_usage: null,
        wallet: null,
      },
    });
  }

  function end(sub: StripeObject, status = 'canceled'): void {
    Object.assign(sub, { status, ended_at: now });
    emit('customer.subscription.deleted', sub);
  }

  const operations: Record<string, (given: any, id: string) => StripeObject> = {
    'Customers.create': ({ email, name, description, metadata }) =>
      keep('cus', 'Customer', 'customer', {
        email,
        name,
        description,
        metadata,
        balance: 0,
        livemode: false,
        invoice_prefix: 'X',
        invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
      }),
    'Customers.del': (_, id) => {
      get('cus', id);
      delete objects['cus']?.[id];
      return { id, object: 'customer', deleted: true };
    },
    'Customers.createBalanceTransaction': ({ amount, currency }, id) => {
      get('cus', id)['balance'] += Number(amount);
      return {
        ...blank('CustomerBalanceTransaction'),
        id: newId('cbtxn'),
        object: 'customer_balance_transaction',
        amount: Number(amount),
        currency,
        customer: id,
        created: now,
        type: 'adjustment',
        metadata: {},
      };
    },
    'SetupIntents.create': ({ customer, usage, metadata, allowed_payment_method_types: allowed }) => {
      get('cus', customer);
      const intent = keep('seti', 'SetupIntent', 'setup_intent', {
        customer,
        usage,
        status: 'requires_payment_method',
        metadata,
        payment_method_types: ['card'],
        allowed_payment_method_types: allowed ?? null,
        payment_method: null,
      });
      secretFor(intent);
      return intent;
    },
    'SetupIntents.retrieve': (_, id) => get('seti', id),
    'SetupIntents.cancel': (_, id) => {
      const intent = get('seti', id);
      if (intent['status'] === 'succeeded' || intent['status'] === 'canceled')
        throw invalid('This intent has come to its end', 'setup_intent_unexpected_state');
      return Object.assign(intent, { status: 'canceled' });
    },
    'Prices.list': ({ lookup_keys: keys }) =>
      list(
        all('price').filter((price) => keys.includes(price['lookup_key'])),
        '/v1/prices',
      ),
    'Prices.create': ({ currency, unit_amount: amount, lookup_key: key, product, recurring }) =>
      keep('price', 'Price', 'price', {
        active: true,
        currency,
        unit_amount: Number(amount),
        lookup_key: key,
        product,
        type: 'recurring',
        billing_scheme: 'per_unit',
        recurring: { interval: recurring.interval, interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' },
      }),
    'Products.create': ({ name }) => keep('prod', 'Product', 'product', { active: true, updated: now, name }),
    'Subscriptions.create': (given) => create(given),
    'Subscriptions.retrieve': (_, id) => get('sub', id),
    'Subscriptions.list': ({ customer, status }) =>
      list(
        all('sub').filter((sub) => sub['customer'] === customer && (status === 'all' || sub['status'] !== 'canceled')),
        '/v1/subscriptions',
      ),
    'Subscriptions.update': (given, id) => update(get('sub', id), given),
    'Subscriptions.cancel': (_, id) => {
      const sub = get('sub', id);
      if (sub['status'] === 'canceled')
        throw new Refused(404, { type: 'invalid_request_error', code: 'resource_missing', message: `No such subscription: '${id}'` });
      sub['canceled_at'] = now;
      if (sub['status'] === 'incomplete') voidOpen(sub);
      end(sub);
      return sub;
    },
    'Invoices.list': ({ customer, limit }) => {
      const found = list(
        all('in').filter((invoice) => invoice['customer'] === customer),
        '/v1/invoices',
      );
      return { ...found, data: found.data.slice(0, Number(limit)) };
    },
    'PaymentIntents.create': ({ amount, currency, customer, metadata }) => {
      const intent = keep('pi', 'PaymentIntent', 'payment_intent', {
        amount: Number(amount),
        currency,
        status: 'requires_payment_method',
        customer,
        metadata,
      });
      secretFor(intent);
      return intent;
    },
    'PaymentIntents.retrieve': (_, id) => get('pi', id),
  };

  function create({
    customer,
    items,
    default_payment_method: card,
    trial_end: trialEnd,
    trial_settings: trial,
    payment_behavior: behaviour,
    metadata,
  }: any): StripeObject {
    const price = get('price', items[0].price);
    if (card && get('pm', card)['customer'] !== get('cus', customer)['id'])
      throw invalid('The payment method must be attached to the customer');
    if (trialEnd && Number(trialEnd) <= now) throw invalid('Invalid timestamp: must be in the future.');
    const sub = keep('sub', 'Subscription', 'subscription', {
      start_date: now,
      billing_cycle_anchor: now,
      currency: 'gbp',
      customer,
      default_payment_method: card ?? null,
      metadata,
      cancel_at_period_end: false,
      collection_method: 'charge_automatically',
      billing_mode: { flexible: {}, type: 'flexible' },
      invoice_settings: { account_tax_ids: null, custom_fields: null, description: null, footer: null, issuer: { type: 'self' } },
      discounts: [],
      billing_schedules: [],
      status: 'incomplete',
      latest_invoice: null,
      pending_setup_intent: null,
    });
    const item = {
      ...blank('SubscriptionItem'),
      id: newId('si'),
      object: 'subscription_item',
      created: now,
      price,
      plan: {},
      quantity: 1,
      subscription: sub['id'],
      metadata: {},
      discounts: [],
      tax_rates: [],
      current_trial: null,
    };
    sub['items'] = { object: 'list', has_more: false, url: `/v1/subscription_items?subscription=${sub['id']}`, data: [item] };
    if (trialEnd) {
      Object.assign(sub, {
        status: 'trialing',
        trial_start: now,
        trial_end: Number(trialEnd),
        _withoutCard: trial?.end_behavior?.missing_payment_method,
      });
      setPeriod(sub, now, Number(trialEnd));
      bill(sub, 0)['status'] = 'paid';
    } else {
      setPeriod(sub, now, later(now, price));
      const invoice = bill(sub, price['unit_amount']);
      // Without `default_incomplete`, or with nothing to confirm, Stripe charges at once.
      if ((behaviour !== 'default_incomplete' || invoice['amount_due'] === 0) && charge(sub, invoice)) sub['status'] = 'active';
    }
    emit('customer.subscription.created', sub);
    return sub;
  }

  function update(
    sub: StripeObject,
    { cancel_at_period_end: cancel, default_payment_method: card, items, payment_behavior: behaviour, proration_behavior: proration }: any,
  ): StripeObject {
    if (sub['status'] === 'canceled' || sub['status'] === 'incomplete_expired')
      throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
    const [item] = sub['items'].data;
    if (cancel !== undefined) Object.assign(sub, { cancel_at_period_end: cancel === 'true', canceled_at: cancel === 'true' ? now : null });
    if (card !== undefined) {
      if (get('pm', card)['customer'] !== sub['customer']) throw invalid('The payment method must be attached to the customer');
      sub['default_payment_method'] = card;
    }
    if (items) {
      if (items[0].id !== item.id) throw invalid('A second item was added by mistake');
      const price = get('price', items[0].price);
      voidOpen(sub);
      const difference = proration === 'none' ? 0 : Math.max(0, price['unit_amount'] - item.price.unit_amount);
      const invoice = difference > 0 ? bill(sub, difference) : null;
      if (invoice && !charge(sub, invoice) && behaviour === 'pending_if_incomplete') invoice['_price'] = price;
      else putOnPrice(sub, price);
    }
    emit('customer.subscription.updated', sub);
    return sub;
  }

  /** Does the next thing that is due, at its time. */
  function step(sub: StripeObject): void {
    if (sub['status'] === 'past_due') {
      if (charge(sub, get('in', sub['latest_invoice']))) Object.assign(sub, { status: 'active', _retryAt: null });
      else if (++sub['_tries'] >= 4) return end(sub);
      else sub['_retryAt'] = now + 3 * day;
    } else if (
      sub['cancel_at_period_end'] ||
      (sub['status'] === 'trialing' && !sub['default_payment_method'] && sub['_withoutCard'] === 'cancel')
    ) {
      return end(sub);
    } else {
      const { price } = sub['items'].data[0];
      setPeriod(sub, now, later(now, price));
      const paid = charge(sub, bill(sub, price.unit_amount));
      Object.assign(sub, paid ? { status: 'active' } : { status: 'past_due', _tries: 1, _retryAt: now + 3 * day });
    }
    emit('customer.subscription.updated', sub);
  }

  const dueAt = (sub: StripeObject): number => (sub['status'] === 'past_due' ? sub['_retryAt'] : sub['items'].data[0].current_period_end);

  return {
    events,
    objects,
    all,
    get,
    emit,
    attach,
    putOnPrice,
    nowOf,
    /** Runs an operation at the current time of its customer. */
    run(name: string, given: any, id: string): StripeObject {
      const work = operations[name];
      if (!work) throw invalid(`the double can't do ${name}`);
      now = nowOf(given.customer ?? objects['sub']?.[id]?.['customer'] ?? id);
      return work(given, id);
    },
    find: (kind: 'seti' | 'pi', secret: string) => all(kind).find((intent) => intent['client_secret'] === secret),
    /** Lets time pass for this customer alone. */
    advance(customer: string, to: number) {
      for (;;) {
        const [next] = all('sub')
          .filter((sub) => sub['customer'] === customer && ['trialing', 'active', 'past_due'].includes(sub['status']) && dueAt(sub) <= to)
          .toSorted((a, b) => dueAt(a) - dueAt(b));
        if (!next) break;
        now = dueAt(next);
        step(next);
      }
      ahead.set(customer, Math.max(ahead.get(customer) ?? 0, to - Math.floor(Date.now() / 1000)));
    },
  };
}
