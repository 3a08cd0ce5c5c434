// The product with payments through Stripe, but without Stripe: its server calls our double of Stripe's API on 127.0.0.1, and in the
// browser a double of Stripe's script is served at Stripe's own addresses, so that the content security policy is tested with those.
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import type { Page, Route } from '@playwright/test';
import pino from 'pino';
import { testCards } from '#domain/billing/test-cards.ts';
import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/platform/database.ts';
import { openFileStore } from '#server/platform/file-store.ts';
import { createPrices } from '#server/stripe/prices.ts';
import { connect, openStripe } from '#server/stripe/provider.ts';
import { startDouble } from '#server/testing/stripe/double.ts';
import { folderOfRuns } from '../scripts/run-folders.mjs';
import { startTestServer } from '#server/testing/test-server.ts';

const keys = { secretKey: 'sk_test_double', publishableKey: 'pk_test_double', webhookSecrets: ['whsec_double'] };
const day = 86_400;

export type StripeStack = Awaited<ReturnType<typeof startStripeStack>>;

/** Starts everything behind the browser, on its own ports and in its own folders. */
export async function startStripeStack() {
  const postgres = await startTestServer('stripe');
  const name = await postgres.newDatabase();
  const folder = mkdtempSync(join(folderOfRuns(), `${process.pid}-stripe-files-`));
  const double = await startDouble();
  const stripe = connect(keys.secretKey, double.endpoint);
  await createPrices(stripe);
  const db = openDatabase(postgres.appUrl(name));
  const files = await openFileStore({ s3: undefined, dataDir: folder });
  const address = () => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const app = await buildApp(
    {
      db,
      files,
      mail: { send: () => Promise.resolve() },
      address,
      payments: openStripe(keys, double.endpoint),
      salesEmail: 'sales@fairlead.example',
    },
    { log: pino({ level: 'warn' }), webDir: resolve('dist/web') },
  );
  await app.listen({ port: 0, host: '127.0.0.1' });

  return {
    address: address(),
    double,
    /** Lets days pass at Stripe for the customer with this email address, and delivers the events of that time as signed webhooks. */
    async pass(email: string, days: number) {
      const { books } = double;
      const customer = books.all('cus').find((each) => each['email'] === email)?.['id'] as string;
      books.advance(customer, books.nowOf(customer) + days * day);
      for (const event of books.events.splice(0)) {
        const payload = JSON.stringify(event);
        const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: keys.webhookSecrets[0] as string });
        await fetch(`${address()}/api/webhooks/stripe`, {
          method: 'POST',
          body: payload,
          headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        });
      }
    },
    async close() {
      await app.close();
      await db.close();
      await double.close();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A card whose bank authenticates on a page of its own rather than in a frame over ours. */
export const asksElsewhere = '4000002500003155';

/** Puts the double of Stripe's script, its frames and its API where the browser looks for Stripe's. */
export async function standInForStripe(page: Page, { double }: StripeStack): Promise<void> {
  await page.route('https://js.stripe.com/**', (route) =>
    route.request().url().endsWith('/endive/stripe.js')
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : html(route, cardFrame),
  );
  await page.route('https://hooks.stripe.com/**', (route) =>
    html(route, new URL(route.request().url()).pathname === '/redirect' ? bankPage : bankFrame),
  );
  await page.route('https://api.stripe.com/**', (route) => {
    const given = Object.fromEntries(new URLSearchParams(route.request().postData() ?? ''));
    const answer =
      new URL(route.request().url()).pathname === '/v1/tokens'
        ? { token: testCards.find(({ number }) => number === given['number']?.replaceAll(' ', ''))?.token }
        : confirmed(double, given);
    return route.fulfill({ json: answer, headers: { 'access-control-allow-origin': '*' } });
  });
}

function html(route: Route, body: string): Promise<void> {
  return route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Stripe</title>${body}` });
}

/** What Stripe's API answers a browser that confirms: the intent, the reason it failed, or that the bank has to authenticate first. */
function confirmed(double: StripeStack['double'], { secret = '', token = '', bank }: Record<string, string>) {
  const card = testCards.find((each) => each.token === token);
  const asks = card?.asks && !bank;
  const { error } = double.confirm(secret, token, asks ? 'is left waiting' : bank === 'fail' ? 'refuses' : 'passes');
  const id = secret.split('_secret_')[0];
  if (error) return { error: { ...error, type: 'card_error' } };
  if (asks) return { id, status: 'requires_action', elsewhere: card.number === asksElsewhere };
  return { id, status: 'succeeded' };
}

const cardFrame = `
  <label>Card number <input autocomplete="off"></label>
  <script>
    addEventListener('message', async ({ source, origin }) => {
      const body = new URLSearchParams({ number: document.querySelector('input').value });
      source.postMessage(await (await fetch('https://api.stripe.com/v1/tokens', { method: 'POST', body })).json(), origin);
    });
  </script>`;

const bankFrame = `
  <button>Complete authentication</button> <button>Fail authentication</button>
  <script>for (const each of document.querySelectorAll('button')) each.onclick = () => parent.postMessage({ bank: each.textContent.startsWith('Fail') ? 'fail' : 'pass' }, '*');</script>`;

const bankPage = `
  <button>Complete authentication</button> <button>Fail authentication</button>
  <script>
    const { secret, token, back, kind } = Object.fromEntries(new URLSearchParams(location.search));
    for (const each of document.querySelectorAll('button')) each.onclick = async () => {
      const bank = each.textContent.startsWith('Fail') ? 'fail' : 'pass';
      await fetch('https://api.stripe.com/v1/confirm', { method: 'POST', body: new URLSearchParams({ secret, token, bank }) });
      const to = new URL(back);
      to.searchParams.set(kind + '_intent', secret.split('_secret_')[0]);
      to.searchParams.set(kind + '_intent_client_secret', secret);
      to.searchParams.set('redirect_status', bank === 'fail' ? 'failed' : 'succeeded');
      location = to;
    };
  </script>`;

/** As much of Stripe's script as our page uses. What is typed stays in the frame, as with Stripe's own. */
const script = `(() => {
  const post = async (path, body) => (await fetch('https://api.stripe.com/v1/' + path, { method: 'POST', body: new URLSearchParams(body) })).json();
  const nextMessage = (frame) => new Promise((resolve) => addEventListener('message', function listen({ source, data }) {
    if (source !== frame.contentWindow) return;
    removeEventListener('message', listen);
    resolve(data);
  }));
  const framed = (src, title) => Object.assign(document.createElement('iframe'), { src, title });

  function paymentElement() {
    const frame = framed('https://js.stripe.com/double/card.html', 'Secure card payment input frame');
    const listeners = {};
    frame.onload = () => listeners.ready?.();
    return {
      on: (name, listener) => { listeners[name] = listener; },
      mount: (holder) => holder.append(frame),
      destroy: () => frame.remove(),
      token: async () => {
        const answer = nextMessage(frame);
        frame.contentWindow.postMessage('token', 'https://js.stripe.com');
        return (await answer).token;
      },
    };
  }

  async function confirm(kind, { elements, confirmParams }) {
    const { secret } = elements;
    const token = await elements.getElement('payment').token();
    let outcome = await post('confirm', { secret, token });
    if (outcome.elsewhere) {
      location = 'https://hooks.stripe.com/redirect?' + new URLSearchParams({ secret, token, kind, back: confirmParams.return_url });
      return new Promise(() => {});
    }
    if (outcome.status === 'requires_action') {
      const bank = framed('https://hooks.stripe.com/bank', 'Your bank');
      document.body.append(bank);
      Object.assign(bank.style, { position: 'fixed', inset: '0', zIndex: '9999' });
      const answer = await nextMessage(bank);
      bank.remove();
      outcome = await post('confirm', { secret, token, ...answer });
    }
    return outcome.error ? { error: outcome.error } : { [kind + 'Intent']: outcome };
  }

  window.Stripe = Object.assign(() => ({
    elements({ clientSecret }) {
      let card;
      return {
        secret: clientSecret,
        create: () => (card = paymentElement()),
        getElement: () => card ?? null,
        submit: async () => ((await card.token()) ? {} : { error: { message: 'Your card number is incomplete.' } }),
      };
    },
    confirmSetup: (how) => confirm('setup', how),
    confirmPayment: (how) => confirm('payment', how),
  }), { version: 'endive' });
})();`;
