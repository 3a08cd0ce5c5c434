import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { aWorld, caller, postIsSent } from '../testing/given.ts';
import { aBrowser, aFounder, founderSecret, quiet, sandboxOutside, stripeOutside, unreliable, type Outside } from '../testing/payments.ts';
import { receive, workOnEvents } from './events.ts';
import { welcome } from './letters.ts';
import { reconcile } from './reconcile.ts';

describe.each([
  ['the sandbox', sandboxOutside],
  ['Stripe', stripeOutside],
] as const)('with %s:', (_, open) => {
  let outside: Outside;
  let shaky: ReturnType<typeof unreliable>;
  const world = aWorld({
    payments: async (db) => {
      outside = await open(db);
      shaky = unreliable(outside.provider);
      return shaky.provider;
    },
  });
  afterAll(() => outside.close());
  beforeEach(async () => {
    shaky.mend();
    await outside.forget();
    await world.owner.query('delete from rate_limits');
  });

  type Founder = ReturnType<typeof aFounder>;
  const context = () => ({ db: world.db, provider: shaky.provider });
  const signIn = (email: string) => caller(world)('POST', '/api/auth/login', { email, password: founderSecret });

  /** Delivers all events of the provider, each twice and in reverse order. */
  async function deliverAll(): Promise<void> {
    const all = (await outside.deliveries()).toReversed();
    for (const { raw, headers } of [...all, ...all]) await receive(context(), raw, headers);
    await workOnEvents(context(), quiet);
  }

  /** The outcome of a sign-up in our records and the provider's. */
  async function outcomeOf({ email }: Founder) {
    const { rows: accounts } = await world.owner.query(
      `select u.role, c.name as company, c.owner_id = u.id as owns from users u join companies c on c.id = u.company_id where u.email = $1`,
      [email],
    );
    const { rows: subscriptions } = await world.owner.query(
      `select s.status, s.card_last4 as card from subscriptions s join users u on u.company_id = s.company_id where u.email = $1`,
      [email],
    );
    const { rows: pending } = await world.owner.query('select state, password_hash as hash from pending_signups where email = $1', [email]);
    return { accounts, subscriptions, pending, provider: await outside.has(email) };
  }

  /** One account, one subscription in its trial, nothing charged, and no password stored anymore. */
  const oneOfEach = ({ companyName }: Founder, card = '4242') => ({
    accounts: [{ role: 'user', company: companyName, owns: true }],
    subscriptions: [{ status: 'trialing', card }],
    pending: [{ state: 'completed', hash: null }],
    provider: { customers: 1, subscriptions: 1, charged: 0 },
  });
  const nobody = { accounts: [], subscriptions: [], provider: { subscriptions: 0, charged: 0 } };

  describe('signing up', () => {
    test('sets up a card, then adds the account, then starts its trial of three days', async () => {
      const [browser, ada] = [aBrowser(world), aFounder()];
      const setup = await browser.setUp(ada);
      expect(setup.body).toMatchObject({ success: true, kind: 'setup', alreadySucceeded: false, accountCreated: false });
      expect(setup.headers['set-cookie']).toMatch(/^signup=[\w-]{43}; Path=\/api; Max-Age=86400; HttpOnly; SameSite=Lax; Secure$/);
      expect((await browser.finish(setup.body)).status).toBe(402);
      expect(await outcomeOf(ada)).toMatchObject(nobody);
      await outside.confirm(setup.body.clientSecret);
      expect((await browser.finish(setup.body)).body).toEqual({ ok: true });
      expect(await outcomeOf(ada)).toEqual(oneOfEach(ada));
      const { body } = await signIn(ada.email);
      expect(body.user).toMatchObject({
        isOwner: true,
        role: 'user',
        companyName: ada.companyName,
        timeZone: 'Europe/London',
        subscriptionTier: 'starter',
        subscription: { status: 'trialing', access: 'full', boatLimit: 10, banner: null },
      });
      const { rows } = await world.owner.query(
        'select u.stripe_customer_id, u.stripe_subscription_id, s.customer_id, s.provider_subscription_id from users u join subscriptions s on s.company_id = u.company_id where u.email = $1',
        [ada.email],
      );
      const [stored] = rows;
      expect(body.user.stripeSubscriptionId).toBe(stored.provider_subscription_id);
      expect([stored.stripe_customer_id, stored.stripe_subscription_id]).toEqual([stored.customer_id, stored.provider_subscription_id]);
      const trial = Date.parse(body.user.subscription.trialEnd) - Date.now();
      expect(Math.round(trial / 86_400_000)).toBe(3);
    });

    test.each(['US/Pacific-New', 'AET', 'PST', 'Middle-earth'])('stores UTC instead of %s, which no company can have', async (timeZone) => {
      const ada = { ...aFounder(), timeZone };
      expect((await aBrowser(world).setUp(ada)).status).toBe(200);
      const { rows } = await world.owner.query('select time_zone from pending_signups where email = $1', [ada.email]);
      expect(rows).toEqual([{ time_zone: 'UTC' }]);
    });

    test('stores the password only as a hash, and only until the account exists', async () => {
      const ada = aFounder();
      await aBrowser(world).setUp(ada);
      const { rows } = await world.owner.query('select p::text as all from pending_signups p where email = $1', [ada.email]);
      expect(rows[0].all).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
      expect(rows[0].all).not.toContain(founderSecret);
      expect(world.logged.join('')).not.toContain(founderSecret);
    });

    test('returns the same setup after a reload and in a second tab', async () => {
      const [browser, ada] = [aBrowser(world), aFounder()];
      const first = await browser.setUp(ada);
      const again = await Promise.all([1, 2, 3, 4, 5, 6].map(() => browser.setUp()));
      expect(again.map(({ body }) => body)).toEqual(again.map(() => first.body));
      expect((await outside.has(ada.email)).customers).toBe(1);
    });

    test('says after a reload that the card is already confirmed, and later that the account exists', async () => {
      const [browser, ada] = [aBrowser(world), aFounder()];
      const { body } = await browser.setUp(ada);
      await outside.confirm(body.clientSecret);
      const reloaded = await browser.setUp();
      expect(reloaded.body).toMatchObject({ alreadySucceeded: true, clientSecret: null, setupIntentId: body.setupIntentId });
      await browser.finish(reloaded.body);
      expect((await browser.setUp()).body).toMatchObject({ accountCreated: true, clientSecret: null });
      expect(await outcomeOf(ada)).toEqual(oneOfEach(ada));
    });

    test('asks for the form again if this browser started no sign-up', async () => {
      const answer = await aBrowser(world).setUp();
      expect([answer.status, answer.body.code]).toEqual([409, 'no_pending_signup']);
    });

    test('allows changing the plan until the card is confirmed, at the new price', async () => {
      const [browser, ada] = [aBrowser(world), aFounder()];
      await browser.setUp(ada);
      expect((await browser.setUp(undefined, 'professional-yearly', 84)).body.code).toBe('price_changed');
      const { body } = await browser.setUp(undefined, 'professional-yearly');
      await outside.confirm(body.clientSecret);
      await browser.finish(body);
      expect(await outcomeOf(ada)).toEqual(oneOfEach(ada));
      expect((await signIn(ada.email)).body.user).toMatchObject({ subscriptionTier: 'professional', subscription: { boatLimit: 50 } });
    });

    test('refuses invalid plans and form fields', async () => {
      const browser = aBrowser(world);
      const faults = async (body: object) =>
        (await browser.post('/api/create-signup-payment-intent', body)).body.errors?.map(
          ({ path, message }: { path: string; message: string }) => `${path}: ${message}`,
        );
      expect(await faults({ planId: 'enterprise-monthly', amount: 8, billing: 'monthly' })).toEqual([
        'planId: Please choose one of our plans',
      ]);
      expect(await faults({ planId: 'starter-monthly', amount: 8, billing: 'yearly' })).toEqual([
        'billing: Please choose one of our plans',
      ]);
      expect(
        await faults({
          planId: 'starter-monthly',
          amount: 8,
          billing: 'monthly',
          signupData: { ...aFounder(), firstName: 'A', email: 'ada' },
        }),
      ).toEqual(['signupData.email: Please enter a valid email address', 'signupData.firstName: First name must be at least 2 characters']);
      expect(
        await faults({ planId: 'starter-monthly', amount: 8, billing: 'monthly', signupData: { ...aFounder(), password: 'password1' } }),
      ).toEqual(['signupData.password: This password is one of the most common ones. Please choose another.']);
    });

    test('is refused for an address with an account', async () => {
      const [browser, ada] = [aBrowser(world), aFounder()];
      const { body } = await browser.setUp(ada);
      await outside.confirm(body.clientSecret);
      await browser.finish(body);
      const second = await aBrowser(world).setUp(aFounder({ email: ada.email.toUpperCase() }));
      expect([second.status, second.body]).toEqual([
        409,
        { code: 'email_taken', message: 'An account with this email already exists. Please sign in.' },
      ]);
    });

    test('reports a company name in use at its field, and numbers the name if two chose it at once', async () => {
      const [first, second, third] = [aFounder(), aFounder(), aFounder()];
      second.companyName = first.companyName.toUpperCase();
      third.companyName = first.companyName;
      const signUps = [];
      for (const founder of [first, second]) {
        const browser = aBrowser(world);
        signUps.push({ browser, body: (await browser.setUp(founder)).body });
      }
      for (const { browser, body } of signUps) {
        await outside.confirm(body.clientSecret);
        await browser.finish(body);
      }
      expect(await outcomeOf(second)).toEqual(oneOfEach({ ...second, companyName: `${second.companyName} (2)` }));
      const { token } = (await signIn(second.email)).body;
      const { body: activities } = await caller(world, token)('GET', '/api/activities?action=create');
      expect(activities).toEqual([
        expect.objectContaining({
          details: expect.stringContaining(`signed up ${second.companyName} (2): another company is called ${second.companyName}`),
          changes: { name: [second.companyName, `${second.companyName} (2)`] },
        }),
      ]);
      await welcome({ db: world.db, address: () => 'https://fairlead.example' });
      await postIsSent(world);
      const letters = [first, second].map(({ email }) => world.letters.find(({ to }) => to === email)?.text);
      expect(letters[0]).not.toContain('Another company');
      expect(letters[1]).toContain(`Another company is already called ${second.companyName}, so yours is ${second.companyName} (2).`);
      const late = await aBrowser(world).setUp(third);
      expect([late.status, late.body.code, late.body.errors[0].path]).toEqual([409, 'company_taken', 'signupData.companyName']);
    });
  });

  describe('a card', () => {
    test.each([
      ['pm_card_visa_chargeDeclined', 'Your card was declined.'],
      ['pm_card_visa_chargeDeclinedInsufficientFunds', 'Your card has insufficient funds.'],
      ['pm_card_chargeDeclinedExpiredCard', 'Your card has expired.'],
    ])('%s is refused with "%s", makes no account, and leaves room for another card', async (token, message) => {
      const [browser, ada] = [aBrowser(world), aFounder()];
      const { body } = await browser.setUp(ada);
      expect((await outside.confirm(body.clientSecret, token)).error).toMatchObject({ message });
      const early = await browser.finish(body);
      expect([early.status, early.body.message]).toEqual([402, message]);
      expect(await outcomeOf(ada)).toMatchObject(nobody);
      expect((await browser.setUp()).body.clientSecret).toBe(body.clientSecret);
      await outside.confirm(body.clientSecret);
      await browser.finish(body);
      expect(await outcomeOf(ada)).toEqual(oneOfEach(ada));
    });

    test('whose bank requires authentication makes an account once that succeeds, also after a reload', async () => {
      const [browser, ada] = [aBrowser(world), aFounder()];
      const { body } = await browser.setUp(ada);
      await outside.confirm(body.clientSecret, 'pm_card_threeDSecure2Required', 'is left waiting');
      expect((await browser.finish(body)).body.code).toBe('setup_requires_action');
      const reloaded = await browser.setUp();
      expect((await outside.confirm(reloaded.body.clientSecret, 'pm_card_threeDSecure2Required', 'refuses')).error?.code).toBe(
        'setup_intent_authentication_failure',
      );
      expect(await outcomeOf(ada)).toMatchObject(nobody);
      await outside.confirm(reloaded.body.clientSecret, 'pm_card_threeDSecure2Required', 'passes');
      expect((await browser.finish(body)).status).toBe(200);
      expect((await outside.has(ada.email)).subscriptions).toBe(1);
    });

    test('that is refused ten times ends the setup, and the next one is as good as new', async () => {
      const [browser, ada] = [aBrowser(world), aFounder()];
      const { body } = await browser.setUp(ada);
      for (let tries = 0; tries < 10; tries++) await outside.confirm(body.clientSecret, 'pm_card_visa_chargeDeclined');
      await deliverAll();
      expect((await outside.provider.readSetup(body.setupIntentId)).status).toBe('canceled');
      const fresh = await browser.setUp();
      expect(fresh.body.clientSecret).not.toBe(body.clientSecret);
      expect(fresh.body.subscriptionId).toBe(body.subscriptionId);
      await outside.confirm(fresh.body.clientSecret, 'pm_card_visa_chargeDeclined');
      await deliverAll();
      expect((await outside.provider.readSetup(fresh.body.setupIntentId)).status).toBe('requires_payment_method');
    });
  });

  describe('a browser that sends ids', () => {
    test('of another sign-up, or none, gets no account', async () => {
      const [mine, theirs] = [aBrowser(world), aBrowser(world)];
      const [ada, eve] = [aFounder(), aFounder()];
      const [good, other] = [(await mine.setUp(ada)).body, (await theirs.setUp(eve)).body];
      await outside.confirm(good.clientSecret);
      const attempts = [
        theirs.finish(good),
        aBrowser(world).finish(good),
        mine.finish({ ...good, setupIntentId: other.setupIntentId }),
        mine.finish({ ...good, subscriptionId: other.subscriptionId }),
        mine.finish({ setupIntentId: 'seti_unknown', subscriptionId: 'nonsense' }),
      ];
      for (const { status, body } of await Promise.all(attempts))
        expect([status, body.message]).toEqual([404, 'Missing subscription information. Please try again.']);
      expect(await outcomeOf(ada)).toMatchObject(nobody);
    });

    test('and whose row got another sign-up’s confirmed card gets no account either: the provider knows whose it is', async () => {
      const [mine, theirs] = [aBrowser(world), aBrowser(world)];
      const [good, other] = [(await mine.setUp(aFounder())).body, (await theirs.setUp(aFounder())).body];
      await outside.confirm(good.clientSecret);
      await world.owner.query('update pending_signups set setup_intent_id = null where setup_intent_id = $1', [good.setupIntentId]);
      await world.owner.query('update pending_signups set setup_intent_id = $1 where setup_intent_id = $2', [
        good.setupIntentId,
        other.setupIntentId,
      ]);
      const answer = await theirs.finish({ setupIntentId: good.setupIntentId, subscriptionId: other.subscriptionId });
      expect([answer.status, answer.body.code]).toEqual([409, 'setup_mismatch']);
    });
  });

  describe('a person who signs in before their sign-up was finished', () => {
    test('is let in if the card is confirmed, only with the right password', async () => {
      const [browser, ada] = [aBrowser(world), aFounder()];
      const { body } = await browser.setUp(ada);
      expect((await signIn(ada.email)).status).toBe(401);
      await outside.confirm(body.clientSecret);
      expect((await caller(world)('POST', '/api/auth/login', { email: ada.email, password: 'not the password' })).status).toBe(401);
      expect(await outcomeOf(ada)).toMatchObject(nobody);
      expect((await signIn(ada.email)).status).toBe(200);
      expect(await outcomeOf(ada)).toEqual(oneOfEach(ada));
    });
  });

  describe('in case of failures', () => {
    test('twenty concurrent requests with events among them make one account', async () => {
      const [browser, ada] = [aBrowser(world), aFounder()];
      const { body } = await browser.setUp(ada);
      await outside.confirm(body.clientSecret);
      const answers = await Promise.all([
        ...Array.from({ length: 10 }, () => browser.finish(body)),
        deliverAll(),
        ...Array.from({ length: 10 }, () => browser.finish(body)),
      ]);
      expect(answers.filter((answer) => answer && answer.status !== 200)).toEqual([]);
      expect(await outcomeOf(ada)).toEqual(oneOfEach(ada));
    });

    test('two browsers with one address make one account, and the other is told that it wasn’t charged', async () => {
      const [first, second] = [aBrowser(world), aBrowser(world)];
      const ada = aFounder();
      const setups = [(await first.setUp(ada)).body, (await second.setUp({ ...ada, companyName: `${ada.companyName} too` })).body];
      for (const { clientSecret } of setups) await outside.confirm(clientSecret);
      const answers = await Promise.all([first.finish(setups[0]), second.finish(setups[1])]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
        code: 'email_taken',
        message: 'An account with this email already exists. Please sign in. Your card was not charged.',
      });
      expect((await world.owner.query('select from users where email = $1', [ada.email])).rowCount).toBe(1);
      expect(await outside.has(ada.email)).toMatchObject({ customers: 2, subscriptions: 1 });
      // The second person isn't a customer, and the provider deletes them.
      await reconcile(context(), quiet);
      expect(await outside.has(ada.email)).toMatchObject({ customers: 1, subscriptions: 1 });
      expect((await signIn(ada.email)).body.user.subscription).toMatchObject({ status: 'trialing', access: 'full' });
    });

    test.each([
      ['request', 'ensureCustomer'],
      ['answer', 'ensureCustomer'],
      ['request', 'beginSetup'],
      ['answer', 'beginSetup'],
    ] as const)('the %s of %s is lost: the next load continues, with one customer', async (lost, method) => {
      const [browser, ada] = [aBrowser(world), aFounder()];
      shaky.lose(lost, method);
      expect((await browser.setUp(ada)).status).toBe(500);
      const { body } = await browser.setUp();
      await outside.confirm(body.clientSecret);
      await browser.finish(body);
      expect(await outcomeOf(ada)).toEqual(oneOfEach(ada));
    });

    describe.each([
      ['answer', 'readSetup'],
      ['request', 'createTrial'],
      ['answer', 'createTrial'],
    ] as const)('the %s of %s is lost, and then', (lost, method) => {
      async function cutOff(): Promise<{ browser: ReturnType<typeof aBrowser>; ada: Founder }> {
        const [browser, ada] = [aBrowser(world), aFounder()];
        const { body } = await browser.setUp(ada);
        await outside.confirm(body.clientSecret);
        shaky.lose(lost, method);
        await browser.finish(body);
        return { browser, ada };
      }

      test('the browser tries again', async () => {
        const { browser, ada } = await cutOff();
        const { body } = await browser.setUp();
        expect(body.alreadySucceeded || body.accountCreated).toBe(true);
        expect((await browser.finish(body)).status).toBe(200);
        expect(await outcomeOf(ada)).toEqual(oneOfEach(ada));
      });

      test('somebody signs in', async () => {
        const { ada } = await cutOff();
        expect((await signIn(ada.email)).status).toBe(200);
        await reconcile(context(), quiet, { seconds: 0 });
        expect(await outcomeOf(ada)).toEqual(oneOfEach(ada));
      });

      test('the job runs', async () => {
        const { ada } = await cutOff();
        await reconcile(context(), quiet, { seconds: 0 });
        expect(await outcomeOf(ada)).toEqual(oneOfEach(ada));
      });

      test('the provider sends its event, and the job runs', async () => {
        const { ada } = await cutOff();
        await deliverAll();
        await reconcile(context(), quiet, { seconds: 0 });
        expect(await outcomeOf(ada)).toEqual(oneOfEach(ada));
      });
    });

    test('the provider refuses the subscription once: the next try uses a new key and makes one', async () => {
      const [browser, ada] = [aBrowser(world), aFounder()];
      const { body } = await browser.setUp(ada);
      await outside.confirm(body.clientSecret);
      shaky.lose('refused', 'createTrial');
      expect((await browser.finish(body)).status).toBe(200);
      const attempts = async () =>
        (await world.owner.query('select provision_attempts from subscriptions where id = $1', [body.subscriptionId])).rows[0]
          .provision_attempts;
      expect(await attempts()).toBe(1);
      await reconcile(context(), quiet, { seconds: 0 });
      expect(await outcomeOf(ada)).toEqual(oneOfEach(ada));
      expect(await attempts()).toBe(1);
    });

    test('processing all events of the provider again at the end changes nothing', async () => {
      const [browser, ada] = [aBrowser(world), aFounder()];
      const { body } = await browser.setUp(ada);
      await outside.confirm(body.clientSecret, 'pm_card_visa_chargeDeclined');
      await outside.confirm(body.clientSecret);
      await browser.finish(body);
      await deliverAll();
      const before = await outcomeOf(ada);
      await world.owner.query(
        `update payment_events set processed_at = null, attempts = 0 where body ->> 'setupId' = $1 or body ->> 'subscriptionId' = (select provider_subscription_id from subscriptions where id = $2)`,
        [body.setupIntentId, body.subscriptionId],
      );
      await workOnEvents(context(), quiet);
      expect(await outcomeOf(ada)).toEqual(before);
      expect(before).toEqual(oneOfEach(ada));
      expect(
        (await world.owner.query(`select from payment_events where body ->> 'setupId' = $1 and processed_at is null`, [body.setupIntentId]))
          .rowCount,
      ).toBe(0);
    });

    test('an event that can’t be processed is tried again, later each time, and left for people after the tenth try', async () => {
      const [browser, ada] = [aBrowser(world), aFounder()];
      const { body } = await browser.setUp(ada);
      await outside.confirm(body.clientSecret);
      for (const { raw, headers } of await outside.deliveries()) await receive(context(), raw, headers);
      const event = async () =>
        (
          await world.owner.query(`select event_id, attempts, processed_at, last_error from payment_events where body ->> 'setupId' = $1`, [
            body.setupIntentId,
          ])
        ).rows[0];
      const failing = async () => {
        shaky.lose('request', 'readSetup');
        await workOnEvents(context(), quiet);
        shaky.mend();
      };
      await failing();
      expect(await event()).toMatchObject({ attempts: 1, processed_at: null, last_error: 'Error: the process died before it asked' });
      await workOnEvents(context(), quiet);
      expect(await event()).toMatchObject({ attempts: 1, processed_at: null });
      await world.owner.query(`update payment_events set attempts = 9, received_at = now() - interval '2 hours' where event_id = $1`, [
        (await event()).event_id,
      ]);
      await failing();
      await world.owner.query(`update payment_events set received_at = now() - interval '1 day' where event_id = $1`, [
        (await event()).event_id,
      ]);
      await workOnEvents(context(), quiet);
      expect(await event()).toMatchObject({ attempts: 10, processed_at: null });
      await reconcile(context(), quiet, { seconds: 0 });
      expect(await outcomeOf(ada)).toEqual(oneOfEach(ada));
    });

    test('an unfinished sign-up is dropped after a day: card setup, password and customer are deleted', async () => {
      const [browser, ada] = [aBrowser(world), aFounder()];
      const { body } = await browser.setUp(ada);
      await world.owner.query(`update pending_signups set expires_at = now() - interval '1 second' where email = $1`, [ada.email]);
      await reconcile(context(), quiet);
      expect(await outcomeOf(ada)).toMatchObject({ ...nobody, pending: [{ state: 'expired', hash: null }], provider: { customers: 0 } });
      expect((await browser.setUp()).body.code).toBe('no_pending_signup');
      expect((await browser.finish(body)).status).toBe(409);
    });

    test('an unfinished sign-up whose card was confirmed gets its account after a day', async () => {
      const [browser, ada] = [aBrowser(world), aFounder()];
      const { body } = await browser.setUp(ada);
      await outside.confirm(body.clientSecret);
      await world.owner.query(`update pending_signups set expires_at = now() - interval '1 second' where email = $1`, [ada.email]);
      await reconcile(context(), quiet);
      expect(await outcomeOf(ada)).toEqual(oneOfEach(ada));
    });

    test('the provider is unreachable for days after the account was made: the trial gets its own day', async () => {
      const [browser, ada] = [aBrowser(world), aFounder()];
      const { body } = await browser.setUp(ada);
      await outside.confirm(body.clientSecret);
      shaky.lose('request', 'createTrial');
      await browser.finish(body);
      await world.owner.query(`update subscriptions set trial_end = now() - interval '1 day' where id = $1`, [body.subscriptionId]);
      expect((await signIn(ada.email)).body.user.subscription.access).toBe('read-only');
      await reconcile(context(), quiet, { seconds: 0 });
      expect(await outcomeOf(ada)).toEqual(oneOfEach(ada));
      expect((await signIn(ada.email)).body.user.subscription.access).toBe('full');
    });
  });

  test('all requests and answers match the provider’s documentation', () => expect(outside.violations()).toEqual([]));
});
