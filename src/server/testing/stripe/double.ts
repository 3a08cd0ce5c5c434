// A double of Stripe on 127.0.0.1, for tests. It refuses and records every request that doesn't match Stripe's API description.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import qs from 'qs';
import { authenticationFailed, testCards } from '#domain/billing/test-cards.ts';
import { openBooks, Refused, type Books } from './books.ts';
import { readContract, type Route } from './contract.ts';

type Fault = { of: string; what: 'refused' | 'failed' | 'answer lost' };
type Bank = 'passes' | 'refuses' | 'is left waiting';
type StripeObject = Record<string, any>;

export async function startDouble() {
  const contract = readContract();
  const books = openBooks(contract);
  const violations: string[] = [];
  const requests: { name: string; key: string | undefined }[] = [];
  const faults: Fault[] = [];
  const answered = new Map<string, { print: string; status: number; body: StripeObject }>();

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));

  return {
    endpoint: { host: '127.0.0.1', port: (server.address() as AddressInfo).port, protocol: 'http' as const },
    books,
    violations,
    requests,
    faults,
    confirm: (secret: string, token: string, bank: Bank) => confirm(books, secret, token, bank),
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let raw = '';
    for await (const chunk of request) raw += String(chunk);
    const url = new URL(request.url ?? '/', 'http://stripe');
    const send = (status: number, body: object) =>
      response
        .writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_double', 'stripe-version': contract.version })
        .end(JSON.stringify(body));
    const refuse = (why: string) => {
      violations.push(`${request.method} ${url.pathname}: ${why}`);
      send(400, { error: { type: 'invalid_request_error', code: 'parameter_unknown', message: why } });
    };
    const route = contract.routes.find((each) => each.method === request.method && each.path.test(url.pathname));
    if (!route) return refuse('there is no such operation');
    const given = qs.parse(request.method === 'POST' ? raw : url.search.slice(1), { depth: 12, arrayLimit: 200 });
    const wrong = faultOf(route, request, given);
    if (wrong) return refuse(wrong);
    const key = request.headers['idempotency-key'] as string | undefined;
    requests.push({ name: route.name, key });
    const fault = faults[0]?.of === route.name ? faults.shift() : undefined;
    if (fault?.what === 'refused') return void request.socket.destroy();
    if (fault?.what === 'failed') return void send(503, { error: { type: 'api_error', message: 'simulated' } });
    const { status, body } = once(request.method === 'POST' ? key : undefined, `${request.method} ${url.pathname} ${raw}`, () =>
      carryOut(route, given, route.path.exec(url.pathname)?.groups?.['id'] ?? ''),
    );
    const offShape = status === 200 ? route.answer(body) : [];
    if (offShape.length > 0) return refuse(`the double's own answer is wrong: ${offShape.join('; ')}`);
    if (fault?.what === 'answer lost') return void request.socket.destroy();
    send(status, body);
  }

  function faultOf(route: Route, { headers, method }: IncomingMessage, given: StripeObject): string | null {
    const key = headers['idempotency-key'] as string | undefined;
    if (!/^Bearer sk_test_\w+$/.test(headers.authorization ?? '')) return 'the key is missing';
    if (headers['stripe-version'] !== contract.version) return `the version ${headers['stripe-version']} isn't the one described`;
    if (method === 'POST' && !key) return 'there is no Idempotency-Key';
    if (key?.startsWith('stripe-node-retry-') && /create/i.test(route.name))
      return 'the Idempotency-Key is a random one, so a repeated request would create twice';
    const faulty = route.request?.(given) ?? [];
    if (faulty.length > 0) return faulty.join('; ');
    const unknown = ((given['expand'] ?? []) as string[]).find((path) => !contract.canExpand(route.answerSchema, path));
    return unknown ? `there is nothing to expand at ${unknown}` : null;
  }

  /** A repeated key gets the same response again, even a refusal; with other parameters it is refused. */
  function once(
    key: string | undefined,
    print: string,
    work: () => { status: number; body: StripeObject },
  ): { status: number; body: StripeObject } {
    const before = key === undefined ? undefined : answered.get(key);
    if (before && before.print !== print)
      return {
        status: 400,
        body: {
          error: {
            type: 'idempotency_error',
            message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
          },
        },
      };
    if (before) return before;
    const done = { print, ...work() };
    if (key !== undefined) answered.set(key, done);
    return done;
  }

  function carryOut(route: Route, given: StripeObject, id: string): { status: number; body: StripeObject } {
    try {
      return { status: 200, body: expanded(books, books.run(route.name, given, id), (given['expand'] ?? []) as string[]) };
    } catch (error) {
      if (error instanceof Refused) return { status: error.status, body: error.body };
      throw error;
    }
  }
}

const kinds: Record<string, string> = { latest_invoice: 'in', default_payment_method: 'pm' };

/** Expands the requested properties, and removes the double's internal ones. */
function expanded(books: Books, thing: StripeObject, expand: string[]): StripeObject {
  const out = structuredClone(thing);
  for (const path of expand) {
    let here: StripeObject[] = [out];
    for (const step of path.split('.')) {
      here = here.flatMap((each) => {
        const kind = kinds[step];
        if (kind && typeof each[step] === 'string') each[step] = structuredClone(books.get(kind, each[step]));
        return step === 'data' ? (each['data'] as StripeObject[]) : each[step] ? [each[step]] : [];
      });
    }
  }
  hide(
    out,
    expand.some((path) => path.includes('confirmation_secret')),
  );
  return out;
}

function hide(value: unknown, withSecret: boolean): void {
  if (typeof value !== 'object' || value === null) return;
  const thing = value as StripeObject;
  if (thing['object'] === 'invoice' && !withSecret) delete thing['confirmation_secret'];
  for (const key of Object.keys(thing)) {
    if (key.startsWith('_')) delete thing[key];
    else hide(thing[key], withSecret);
  }
}

/** Does what Stripe.js does in the browser, with a test card. */
function confirm(books: Books, secret: string, token: string, bank: Bank): { error?: { code: string; message: string } } {
  const kind = secret.startsWith('seti_') ? 'setup' : 'payment';
  const intent = books.find(kind === 'setup' ? 'seti' : 'pi', secret);
  const card = testCards.find((each) => each.token === token);
  if (!intent || !card) throw new Error('there is no such intent, or no such card');
  if (intent['status'] === 'succeeded' || intent['status'] === 'canceled')
    return { error: { code: `${kind}_intent_unexpected_state`, message: 'It has come to its end' } };
  const refuse = ({ code, declineCode, message }: { code: string; declineCode?: string; message: string }) => {
    Object.assign(intent, {
      status: 'requires_payment_method',
      next_action: null,
      [kind === 'setup' ? 'last_setup_error' : 'last_payment_error']: { type: 'card_error', code, decline_code: declineCode, message },
    });
    if (kind === 'setup') books.emit('setup_intent.setup_failed', intent);
    return { error: { code, message } };
  };
  const refused = card.refused ?? (kind === 'payment' ? card.refusedLater : undefined);
  if (refused) return refuse(refused);
  if (card.asks && bank === 'refuses') return refuse({ code: `${kind}_intent_authentication_failure`, message: authenticationFailed });
  if (card.asks && bank === 'is left waiting') {
    intent['status'] = 'requires_action';
    return {};
  }
  const method = books.attach(token, intent['customer']);
  Object.assign(intent, {
    status: 'succeeded',
    payment_method: method['id'],
    next_action: null,
    [kind === 'setup' ? 'last_setup_error' : 'last_payment_error']: null,
  });
  books.emit(`${kind}_intent.succeeded`, intent);
  if (kind === 'payment') payInvoice(books, intent, method);
  return {};
}

function payInvoice(books: Books, intent: StripeObject, method: StripeObject): void {
  const invoice = books.all('in').find((each) => each['_intent'] === intent['id']);
  if (!invoice) return;
  const sub = books.get('sub', invoice['parent'].subscription_details.subscription);
  Object.assign(invoice, { status: 'paid', amount_paid: invoice['amount_due'], amount_remaining: 0 });
  Object.assign(sub, { status: 'active', default_payment_method: method['id'], _retryAt: null });
  if (invoice['_price']) books.putOnPrice(sub, invoice['_price']);
  books.emit('invoice.paid', invoice);
  books.emit('customer.subscription.updated', sub);
}
