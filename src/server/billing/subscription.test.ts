import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openJobs } from '../platform/jobs.ts';
import { openLetters } from '../platform/letters.ts';
import { aCompany, aPerson, aWorld, aYacht, caller, postIsSent, type Person } from '../testing/given.ts';
import { aBrowser, aFounder, founderSecret, quiet, sandboxOutside, stripeOutside, unreliable, type Outside } from '../testing/payments.ts';
import { receive, workOnEvents } from './events.ts';
import { remindOfTrials, welcome } from './letters.ts';
import { readAllAgain, reconcile } from './reconcile.ts';

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

  const context = () => ({ db: world.db, provider: shaky.provider });
  const post = () => ({
    db: world.db,
    address: () => 'https://fairlead.example',
  });

  /** The owner of a company that signed up with this card, with their ids at the provider. */
  async function aSubscriber({ card = 'pm_card_visa', plan = 'starter-monthly' as const } = {}) {
    const [browser, founder] = [aBrowser(world), aFounder()];
    const { body } = await browser.setUp(founder, plan);
    await outside.confirm(body.clientSecret, card);
    await browser.finish(body);
    const { token, user } = (await caller(world)('POST', '/api/auth/login', { email: founder.email, password: founderSecret })).body;
    const { rows } = await world.owner.query('select customer_id from subscriptions where company_id = $1', [user.companyId]);
    return {
      call: caller(world, token),
      companyId: user.companyId as number,
      companyName: user.companyName as string,
      userId: user.id as number,
      email: founder.email,
      subscriptionId: body.subscriptionId as string,
      customerId: rows[0].customer_id as string,
    };
  }
  type Subscriber = Awaited<ReturnType<typeof aSubscriber>>;

  /** Lets a trial end as the next day begins where the company is, or this much earlier. */
  const endsAtMidnight = ({ companyId }: Subscriber, earlier = '0 seconds') =>
    world.owner.query(
      `update subscriptions s set trial_end = (date_trunc('day', now() at time zone c.time_zone) + interval '1 day' - $2::interval) at time zone c.time_zone
        from companies c where c.id = s.company_id and c.id = $1`,
      [companyId, earlier],
    );

  /** Lets days pass at the provider, which then delivers its events twice and in reverse order. */
  async function pass({ customerId }: Subscriber, days: number): Promise<void> {
    await outside.pass(customerId, days);
    const all = (await outside.deliveries()).toReversed();
    for (const { raw, headers } of [...all, ...all]) await receive(context(), raw, headers);
    await workOnEvents(context(), quiet);
  }

  /** Pays eight pounds, which are credited to the next bill. */
  async function aCredit(subscriber: Subscriber): Promise<void> {
    const { clientSecret } = (await subscriber.call('POST', '/api/create-payment-intent', { amount: 8 })).body;
    await outside.confirm(clientSecret);
    await pass(subscriber, 0);
  }

  const standing = async ({ call }: Pick<Subscriber, 'call'>) => (await call('GET', '/api/auth/session')).body.subscription;
  const detailsOf = async ({ call }: Pick<Subscriber, 'call'>) => (await call('GET', '/api/subscription/details')).body.subscription;
  const planChangesInFeed = async ({ companyId }: Subscriber) =>
    (
      await world.owner.query(`select details from activities where company_id = $1 and details like 'Changed the plan%' order by id`, [
        companyId,
      ])
    ).rows.map(({ details }) => details);
  const cardReplacersInFeed = async ({ companyId }: Subscriber) =>
    (
      await world.owner.query(
        `select user_name as "userName" from activities where company_id = $1 and details = 'Replaced the card of the subscription'`,
        [companyId],
      )
    ).rows.map(({ userName }) => userName);
  const addYacht = ({ call }: Pick<Subscriber, 'call'>) =>
    call('POST', '/api/yachts', { name: 'Aurelia', type: 'Motor Yacht', length: '42m' });

  describe('a subscription', () => {
    test('ends with its company, so that a deleted company isn’t charged', async () => {
      const [ada, admin] = [await aSubscriber(), await aPerson(world, { role: 'admin' })];
      const {
        rows: [{ id }],
      } = await world.owner.query('select provider_subscription_id as id from subscriptions where company_id = $1', [ada.companyId]);
      await world.owner.query('delete from users where id = $1', [ada.userId]);
      expect(await outside.provider.readSubscription(id)).toMatchObject({ status: 'trialing' });
      expect((await admin.call('DELETE', `/api/companies/${ada.companyId}`)).status).toBe(204);
      expect(await outside.provider.readSubscription(id)).toMatchObject({ status: 'canceled' });
    });

    test('goes from trial to active, is cancelled, lapses into read-only, and restarts without a second trial', async () => {
      const ada = await aSubscriber();
      expect(await detailsOf(ada)).toMatchObject({
        planName: 'Starter',
        amount: 8,
        billing: 'monthly',
        status: 'trialing',
        paymentMethod: { card: { last4: '4242' } },
      });
      await pass(ada, 4);
      expect(await detailsOf(ada)).toMatchObject({ status: 'active', cancelAtPeriodEnd: false });
      expect((await outside.has(ada.email)).charged).toBe(800);
      const cancelled = await ada.call('POST', '/api/subscription/cancel', { subscriptionId: ada.subscriptionId });
      expect(cancelled.body.subscription).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
      expect(await standing(ada)).toMatchObject({ access: 'full', cancelAtPeriodEnd: true, banner: null });
      await pass(ada, 31);
      expect(await standing(ada)).toMatchObject({
        status: 'canceled',
        access: 'read-only',
        banner: 'Your subscription has ended. Your data is kept. Subscribe to make changes.',
      });
      const again = await ada.call('POST', '/api/get-or-create-subscription');
      expect(again.body).toMatchObject({ kind: 'payment', resumed: false, subscription: { status: 'canceled' } });
      expect((await ada.call('POST', '/api/get-or-create-subscription')).body.clientSecret).toBe(again.body.clientSecret);
      await outside.confirm(again.body.clientSecret);
      expect((await ada.call('POST', '/api/get-or-create-subscription')).body).toMatchObject({
        clientSecret: null,
        subscription: { status: 'active', trialEnd: null },
      });
      expect((await addYacht(ada)).status).toBe(201);
      expect(await outside.has(ada.email)).toEqual({ customers: 1, subscriptions: 2, charged: 1600 });
    });

    test('that was paid just now is kept if another plan is chosen before we know of the payment', async () => {
      const ada = await aSubscriber();
      await ada.call('POST', '/api/subscription/cancel', { subscriptionId: ada.subscriptionId });
      await pass(ada, 10);
      const { clientSecret } = (await ada.call('POST', '/api/get-or-create-subscription')).body;
      await outside.confirm(clientSecret);
      const other = await ada.call('POST', '/api/get-or-create-subscription', { planId: 'professional-monthly' });
      expect(other.body).toMatchObject({ clientSecret: null, subscription: { status: 'active', planName: 'Starter' } });
      expect(await outside.has(ada.email)).toEqual({ customers: 1, subscriptions: 2, charged: 800 });
      await pass(ada, 0);
      expect(await standing(ada)).toMatchObject({ status: 'active', access: 'full' });
    });

    test('that was never paid is replaced if another plan is chosen', async () => {
      const ada = await aSubscriber();
      await ada.call('POST', '/api/subscription/cancel', { subscriptionId: ada.subscriptionId });
      await pass(ada, 10);
      const first = (await ada.call('POST', '/api/get-or-create-subscription')).body.clientSecret;
      const { clientSecret } = (await ada.call('POST', '/api/get-or-create-subscription', { planId: 'professional-monthly' })).body;
      expect(clientSecret).not.toBe(first);
      // From a second tab that still shows it.
      expect((await outside.confirm(first)).error).toMatchObject({ code: 'payment_intent_unexpected_state' });
      await outside.confirm(clientSecret);
      expect(await detailsOf(ada)).toMatchObject({ status: 'active', planName: 'Professional' });
      expect((await outside.has(ada.email)).charged).toBe(2300);
    });

    test('that a credit pays for runs at once, with the credit of one that was never paid', async () => {
      const ada = await aSubscriber();
      await aCredit(ada);
      await ada.call('POST', '/api/subscription/cancel', { subscriptionId: ada.subscriptionId });
      await pass(ada, 10);
      const larger = await ada.call('POST', '/api/get-or-create-subscription', { planId: 'professional-monthly' });
      expect(larger.body).toMatchObject({ kind: 'payment' });
      const again = await ada.call('POST', '/api/get-or-create-subscription', { planId: 'starter-monthly' });
      expect(again.body).toMatchObject({ clientSecret: null, subscription: { status: 'active', planName: 'Starter' } });
      await pass(ada, 2);
      expect(await standing(ada)).toMatchObject({ status: 'active', access: 'full' });
      expect(await outside.has(ada.email)).toEqual({ customers: 1, subscriptions: 3, charged: 0 });
    });

    test('is charged to another card once that is confirmed, and the feed says who replaced it', async () => {
      const ada = await aSubscriber();
      const setup = await ada.call('POST', '/api/subscription/card');
      expect(setup.body).toMatchObject({ kind: 'setup' });
      expect((await ada.call('POST', '/api/subscription/card')).body).toEqual(setup.body);
      const { clientSecret, setupIntentId } = setup.body;
      const early = await ada.call('POST', '/api/subscription/card/confirm', { setupIntentId });
      expect([early.status, early.body.code]).toEqual([409, 'card_not_confirmed']);
      await outside.confirm(clientSecret, 'pm_card_mastercard');
      for (let times = 0; times < 2; times++)
        expect((await ada.call('POST', '/api/subscription/card/confirm', { setupIntentId })).body.subscription).toMatchObject({
          status: 'trialing',
          paymentMethod: { card: { brand: 'mastercard', last4: '4444' } },
        });
      await pass(ada, 4);
      expect(await detailsOf(ada)).toMatchObject({ status: 'active', paymentMethod: { card: { last4: '4444' } } });
      expect(await cardReplacersInFeed(ada)).toEqual(['Ada Founder']);
      const next = await ada.call('POST', '/api/subscription/card');
      expect(next.body.setupIntentId).not.toBe(setupIntentId);
    });

    test('is charged to the other card even if the browser that confirmed it was closed', async () => {
      const ada = await aSubscriber();
      await outside.confirm((await ada.call('POST', '/api/subscription/card')).body.clientSecret, 'pm_card_mastercard');
      await pass(ada, 0);
      expect(await detailsOf(ada)).toMatchObject({ paymentMethod: { card: { last4: '4444' } } });
      expect(await cardReplacersInFeed(ada)).toEqual(['Ada Founder']);
    });

    test('accepts the cards of two managers who replace it at the same time', async () => {
      const ada = await aSubscriber();
      const bob = await aPerson(world, { role: 'manager', company: { id: ada.companyId, name: ada.companyName } });
      const [hers, his] = [
        (await ada.call('POST', '/api/subscription/card')).body,
        (await bob.call('POST', '/api/subscription/card')).body,
      ];
      await outside.confirm(hers.clientSecret, 'pm_card_mastercard');
      const answer = await ada.call('POST', '/api/subscription/card/confirm', { setupIntentId: hers.setupIntentId });
      expect(answer.body.subscription).toMatchObject({ paymentMethod: { card: { last4: '4444' } } });
      await outside.confirm(his.clientSecret);
      await bob.call('POST', '/api/subscription/card/confirm', { setupIntentId: his.setupIntentId });
      // The events come late and in reverse order, and hers doesn't bring back a card that was replaced since.
      await pass(ada, 0);
      expect(await detailsOf(ada)).toMatchObject({ paymentMethod: { card: { last4: '4242' } } });
      expect(await cardReplacersInFeed(ada)).toEqual(['Ada Founder', 'Robin Tester']);
    });

    test('is charged to a manager’s card even if another began to replace it too and the browser was closed', async () => {
      const ada = await aSubscriber();
      const bob = await aPerson(world, { role: 'manager', company: { id: ada.companyId, name: ada.companyName } });
      const { clientSecret } = (await ada.call('POST', '/api/subscription/card')).body;
      await bob.call('POST', '/api/subscription/card');
      await outside.confirm(clientSecret, 'pm_card_mastercard');
      await pass(ada, 0);
      expect(await detailsOf(ada)).toMatchObject({ paymentMethod: { card: { last4: '4444' } } });
      expect(await cardReplacersInFeed(ada)).toEqual(['Ada Founder']);
    });

    test('accepts no card that was set up for another one, nor one that was refused', async () => {
      const [ada, eve] = [await aSubscriber(), await aSubscriber()];
      const hers = (await eve.call('POST', '/api/subscription/card')).body;
      await outside.confirm(hers.clientSecret);
      const stolen = await ada.call('POST', '/api/subscription/card/confirm', { setupIntentId: hers.setupIntentId });
      expect([stolen.status, stolen.body.code]).toEqual([409, 'setup_mismatch']);
      const mine = (await ada.call('POST', '/api/subscription/card')).body;
      await outside.confirm(mine.clientSecret, 'pm_card_visa_chargeDeclined');
      expect((await ada.call('POST', '/api/subscription/card/confirm', { setupIntentId: mine.setupIntentId })).status).toBe(409);
      expect(await detailsOf(ada)).toMatchObject({ paymentMethod: { card: { last4: '4242' } } });
    });

    test('asks to pay what is due rather than for another card if a payment failed', async () => {
      const ada = await aSubscriber({ card: 'pm_card_chargeCustomerFail' });
      await pass(ada, 4);
      const refused = await ada.call('POST', '/api/subscription/card');
      expect([refused.status, refused.body.code]).toEqual([409, 'payment_due']);
    });

    test('lists its bills, latest first and none for the trial, each with its PDF', async () => {
      const [ada, eve] = [await aSubscriber(), await aSubscriber()];
      expect((await ada.call('GET', '/api/subscription/bills')).body).toEqual({ bills: [] });
      await pass(ada, 4);
      await pass(ada, 31);
      const { bills } = (await ada.call('GET', '/api/subscription/bills')).body;
      expect(bills).toMatchObject([
        { amount: '8.00', status: 'paid' },
        { amount: '8.00', status: 'paid' },
      ]);
      expect(Date.parse(bills[0].date) - Date.parse(bills[1].date)).toBeGreaterThan(27 * 86_400_000);
      expect(bills[0].pdf).toMatch(/^(https:\/\/|\/api\/sandbox\/bills\/)/);
      expect((await eve.call('GET', '/api/subscription/bills')).body).toEqual({ bills: [] });
      if (!bills[0].pdf.startsWith('/')) return;
      const paper = await ada.call('GET', bills[0].pdf);
      expect([paper.status, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
      expect((await eve.call('GET', bills[0].pdf)).status).toBe(404);
    });

    test('cancelled within its trial is never charged', async () => {
      const ada = await aSubscriber();
      await ada.call('POST', '/api/subscription/cancel', { subscriptionId: ada.subscriptionId });
      await pass(ada, 10);
      expect(await standing(ada)).toMatchObject({ status: 'canceled', access: 'read-only' });
      expect((await outside.has(ada.email)).charged).toBe(0);
    });

    test('that is cancelled can be resumed during its period', async () => {
      const ada = await aSubscriber();
      const cancel = () => ada.call('POST', '/api/subscription/cancel', { subscriptionId: ada.subscriptionId });
      await cancel();
      expect((await ada.call('POST', '/api/subscription/resume')).body.subscription).toMatchObject({
        status: 'trialing',
        cancelAtPeriodEnd: false,
      });
      await cancel();
      expect((await ada.call('POST', '/api/get-or-create-subscription')).body).toMatchObject({
        resumed: true,
        clientSecret: null,
        subscription: { cancelAtPeriodEnd: false },
      });
      const { rows } = await world.owner.query(
        `select details from activities where company_id = $1 and resource_type = 'subscription' order by id`,
        [ada.companyId],
      );
      expect(rows.map(({ details }) => details)).toEqual([
        'Cancelled the subscription',
        'Resumed the subscription',
        'Cancelled the subscription',
        'Resumed the subscription',
      ]);
    });

    test('whose payment fails continues for a week, and is saved by another card', async () => {
      const ada = await aSubscriber({ card: 'pm_card_chargeCustomerFail' });
      await pass(ada, 4);
      expect(await standing(ada)).toMatchObject({ status: 'past_due', access: 'full', banner: 'Payment failed, update your card' });
      await world.owner.query(`update subscriptions set past_due_since = now() - interval '8 days' where company_id = $1`, [ada.companyId]);
      expect(await standing(ada)).toMatchObject({ access: 'read-only' });
      expect((await addYacht(ada)).status).toBe(402);
      const due = await ada.call('POST', '/api/get-or-create-subscription');
      expect(due.body.kind).toBe('payment');
      await outside.confirm(due.body.clientSecret);
      expect(await detailsOf(ada)).toMatchObject({ status: 'active', paymentMethod: { card: { last4: '4242' } } });
      expect(await standing(ada)).toMatchObject({ access: 'full', banner: null });
    });

    test('cancelled while a payment is overdue ends at once, and is never charged', async () => {
      const ada = await aSubscriber({ card: 'pm_card_chargeCustomerFail' });
      await pass(ada, 4);
      const cancelled = await ada.call('POST', '/api/subscription/cancel', { subscriptionId: ada.subscriptionId });
      expect(cancelled.body).toMatchObject({
        message: 'Your subscription has ended, and the overdue payment isn’t taken.',
        subscription: { status: 'canceled' },
      });
      await pass(ada, 30);
      expect(await standing(ada)).toMatchObject({ status: 'canceled', access: 'read-only' });
      expect((await outside.has(ada.email)).charged).toBe(0);
      const { clientSecret } = (await ada.call('POST', '/api/get-or-create-subscription')).body;
      await outside.confirm(clientSecret);
      expect(await detailsOf(ada)).toMatchObject({ status: 'active' });
      expect((await outside.has(ada.email)).charged).toBe(800);
    });

    test('whose payment keeps failing ends', async () => {
      const ada = await aSubscriber({ card: 'pm_card_chargeCustomerFail' });
      await pass(ada, 30);
      expect(await standing(ada)).toMatchObject({ status: 'canceled', access: 'read-only' });
      // It ended before the unpaid period would have.
      const { endedAt, currentPeriodEnd } = await detailsOf(ada);
      expect(endedAt).toEqual(expect.any(Number));
      expect(endedAt).toBeLessThan(currentPeriodEnd);
      expect((await outside.has(ada.email)).charged).toBe(0);
    });

    test('is read again at the provider if every delivery was lost', async () => {
      const ada = await aSubscriber();
      await outside.pass(ada.customerId, 4);
      await world.owner.query(`update subscriptions set synced_at = now() - interval '25 hours' where company_id = $1`, [ada.companyId]);
      await readAllAgain(context(), quiet);
      expect(await standing(ada)).toMatchObject({ status: 'active' });
    });

    test('is read again first if its period is over, and then the longest unread first, despite many others and a failing one', async () => {
      const [over, day, older, lost] = [await aSubscriber(), await aSubscriber(), await aSubscriber(), await aSubscriber()];
      for (const { customerId } of [over, day, older, lost]) await outside.pass(customerId, 4);
      const seen = (hours: number, { companyId }: Subscriber) =>
        world.owner.query('update subscriptions set synced_at = now() - make_interval(hours => $1) where company_id = $2', [
          hours,
          companyId,
        ]);
      await Promise.all([seen(1, over), seen(25, day), seen(26, older), seen(27, lost)]);
      await world.owner.query(`update subscriptions set current_period_end = now() - interval '1 hour' where company_id = $1`, [
        over.companyId,
      ]);
      const idOf = async ({ companyId }: Subscriber) =>
        (await world.owner.query('select provider_subscription_id as id from subscriptions where company_id = $1', [companyId])).rows[0]
          .id as string;
      const ids = await Promise.all([over, lost, older, day].map(idOf));
      const idsRead = new Set<string>();
      const readSubscription = (id: string) => {
        idsRead.add(id);
        return id === ids[1] ? Promise.reject(new Error('It can’t be read')) : outside.provider.readSubscription(id);
      };
      await readAllAgain({ db: world.db, provider: { ...outside.provider, readSubscription } }, quiet, { batch: 1 });
      expect([...idsRead].filter((id) => ids.includes(id))).toEqual(ids);
      const statuses = await Promise.all(
        [over, day, older, lost].map(
          async ({ companyId }) =>
            (await world.owner.query('select status from subscriptions where company_id = $1', [companyId])).rows[0].status,
        ),
      );
      expect(statuses).toEqual(['active', 'active', 'active', 'trialing']);
    });

    test('of another company can’t be cancelled', async () => {
      const [ada, eve] = [await aSubscriber(), await aSubscriber()];
      expect((await eve.call('POST', '/api/subscription/cancel', { subscriptionId: ada.subscriptionId })).status).toBe(404);
      expect(await detailsOf(ada)).toMatchObject({ cancelAtPeriodEnd: false });
    });

    test('whose card was confirmed starts by itself, behind unfinished older ones', async () => {
      const [left, ada] = [await aPerson(world), await aPerson(world)];
      const started = [];
      for (const { call } of [left, ada])
        started.push((await call('POST', '/api/get-or-create-subscription', { planId: 'starter-monthly' })).body);
      await outside.confirm(started[1].clientSecret);
      const { rows } = await world.owner.query(`select from subscriptions where status in ('provisioning', 'incomplete')`);
      for (let nth = 0; nth < rows.length; nth++) await reconcile(context(), quiet, { seconds: 0, batch: 1 });
      expect(await standing(ada)).toMatchObject({ status: 'trialing' });
      expect(await standing(left)).toBe(null);
    });

    test('starts once under concurrent requests', async () => {
      const ada = await aSubscriber();
      await ada.call('POST', '/api/subscription/cancel', { subscriptionId: ada.subscriptionId });
      await pass(ada, 10);
      const answers = await Promise.all(Array.from({ length: 8 }, () => ada.call('POST', '/api/get-or-create-subscription')));
      expect(new Set(answers.map(({ body }) => body.clientSecret)).size).toBe(1);
      expect((await outside.has(ada.email)).subscriptions).toBe(2);
    });
  });

  describe('a change of plan', () => {
    test('within the trial costs nothing and doesn’t change the trial', async () => {
      const ada = await aSubscriber();
      const before = await detailsOf(ada);
      const changed = await ada.call('POST', '/api/subscription/change-plan', { planId: 'professional-yearly' });
      expect(changed.body).toMatchObject({
        clientSecret: null,
        message: 'Your plan has changed.',
        subscription: { planName: 'Professional', billing: 'yearly', amount: 240, trialEnd: before.trialEnd },
      });
      expect((await ada.call('GET', '/api/auth/session')).body).toMatchObject({
        subscriptionTier: 'professional',
        subscription: { boatLimit: 50 },
      });
      await pass(ada, 4);
      expect(await outside.has(ada.email)).toMatchObject({ subscriptions: 1, charged: 24000 });
    });

    test('raises the limit of yachts', async () => {
      const ada = await aSubscriber();
      for (let boats = 0; boats < 10; boats++) await addYacht(ada);
      const eleventh = await addYacht(ada);
      expect([eleventh.status, eleventh.body]).toEqual([
        403,
        { code: 'plan_limit', message: 'Your Starter plan includes up to 10 boats.' },
      ]);
      await ada.call('POST', '/api/subscription/change-plan', { planId: 'professional-monthly' });
      expect((await addYacht(ada)).status).toBe(201);
      const back = await ada.call('POST', '/api/subscription/change-plan', { planId: 'starter-monthly' });
      expect([back.status, back.body]).toEqual([
        409,
        { code: 'too_many_boats', message: 'The Starter plan includes up to 10 boats, and you have 11.' },
      ]);
    });

    test('starts only once it is paid', async () => {
      const ada = await aSubscriber({ card: 'pm_card_visa' });
      await pass(ada, 4);
      await outside.spoilCards(ada.customerId);
      const change = await ada.call('POST', '/api/subscription/change-plan', { planId: 'professional-monthly' });
      expect(change.body).toMatchObject({ kind: 'payment', subscription: { planName: 'Starter' } });
      const again = await ada.call('POST', '/api/subscription/change-plan', { planId: 'professional-monthly' });
      expect(again.body.clientSecret).toBe(change.body.clientSecret);
      const before = (await outside.has(ada.email)).charged;
      await outside.confirm(change.body.clientSecret);
      expect(await detailsOf(ada)).toMatchObject({ planName: 'Professional', status: 'active' });
      await pass(ada, 0);
      expect(await detailsOf(ada)).toMatchObject({ planName: 'Professional', status: 'active' });
      expect((await outside.has(ada.email)).charged - before).toBeLessThanOrEqual(1500);
      expect(await planChangesInFeed(ada)).toEqual(['Changed the plan to Professional, monthly']);
    });

    test('to yearly billing starts its year once it is paid', async () => {
      const ada = await aSubscriber();
      await pass(ada, 4);
      await outside.spoilCards(ada.customerId);
      const { clientSecret } = (await ada.call('POST', '/api/subscription/change-plan', { planId: 'starter-yearly' })).body;
      await outside.confirm(clientSecret);
      const { billing, currentPeriodStart, currentPeriodEnd } = await detailsOf(ada);
      expect(billing).toBe('yearly');
      expect((currentPeriodEnd - currentPeriodStart) / 86_400).toBeGreaterThanOrEqual(365);
      const { charged } = await outside.has(ada.email);
      await pass(ada, 31);
      expect((await outside.has(ada.email)).charged).toBe(charged);
    });
  });

  describe('if something is lost on the way or refused once', () => {
    test.each(['request', 'answer'] as const)('a cancellation (%s): it says so, and a second request cancels', async (lost) => {
      const ada = await aSubscriber();
      const cancel = () => ada.call('POST', '/api/subscription/cancel', { subscriptionId: ada.subscriptionId });
      shaky.lose(lost, 'setCancelAtPeriodEnd');
      expect((await cancel()).status).toBe(500);
      expect((await cancel()).body.subscription).toMatchObject({ status: 'trialing', cancelAtPeriodEnd: true });
      await pass(ada, 10);
      expect((await outside.has(ada.email)).charged).toBe(0);
    });

    test.each(['request', 'answer', 'refused'] as const)(
      'a restarted subscription (%s): a second request makes one, to be paid once',
      async (lost) => {
        const ada = await aSubscriber();
        await ada.call('POST', '/api/subscription/cancel', { subscriptionId: ada.subscriptionId });
        await pass(ada, 10);
        shaky.lose(lost, 'createPaid');
        expect((await ada.call('POST', '/api/get-or-create-subscription')).body.clientSecret).toBeUndefined();
        const { clientSecret } = (await ada.call('POST', '/api/get-or-create-subscription')).body;
        await outside.confirm(clientSecret);
        expect(await detailsOf(ada)).toMatchObject({ status: 'active' });
        expect(await outside.has(ada.email)).toEqual({ customers: 1, subscriptions: 2, charged: 800 });
      },
    );

    test.each(['request', 'answer', 'refused'] as const)(
      'a change of plan (%s): a second request changes it, and charges once',
      async (lost) => {
        const ada = await aSubscriber();
        await pass(ada, 4);
        const before = (await outside.has(ada.email)).charged;
        const change = () => ada.call('POST', '/api/subscription/change-plan', { planId: 'professional-monthly' });
        shaky.lose(lost, 'changePlan');
        expect((await change()).status).toBeGreaterThanOrEqual(400);
        expect((await change()).body).toMatchObject({ clientSecret: null, subscription: { planName: 'Professional' } });
        const after = (await outside.has(ada.email)).charged;
        expect((await change()).body).toMatchObject({ clientSecret: null });
        await pass(ada, 0);
        expect((await outside.has(ada.email)).charged).toBe(after);
        expect(after).toBeGreaterThan(before);
        expect(after - before).toBeLessThanOrEqual(1500);
        expect(await planChangesInFeed(ada)).toEqual(['Changed the plan to Professional, monthly']);
      },
    );

    test.each(['request', 'answer'] as const)('a credit (%s): the event comes again, and credits once', async (lost) => {
      const ada = await aSubscriber();
      const { clientSecret } = (await ada.call('POST', '/api/create-payment-intent', { amount: 8 })).body;
      await outside.confirm(clientSecret);
      shaky.lose(lost, 'credit');
      await pass(ada, 0);
      await world.owner.query(`update payment_events set received_at = now() - interval '1 hour' where processed_at is null`);
      await workOnEvents(context(), quiet);
      await world.owner.query('update payment_events set processed_at = null, attempts = 0');
      await workOnEvents(context(), quiet);
      await pass(ada, 4);
      await pass(ada, 31);
      expect((await outside.has(ada.email)).charged).toBe(800);
    });

    test.each(['request', 'answer'] as const)(
      'a first card of a company added by an admin (%s): a second request continues, with a trial',
      async (lost) => {
        const maya = await aPerson(world, { company: await aCompany(world, { tier: 'starter' }) });
        const ask = () => maya.call('POST', '/api/get-or-create-subscription', { planId: 'starter-monthly' });
        for (const method of ['ensureCustomer', 'beginSetup'] as const) {
          shaky.lose(lost, method);
          expect((await ask()).status).toBe(500);
        }
        const { clientSecret } = (await ask()).body;
        await outside.confirm(clientSecret);
        shaky.lose(lost, 'createTrial');
        await ask();
        await ask();
        expect(await detailsOf(maya)).toMatchObject({ status: 'trialing' });
        expect(await outside.has(maya.email)).toEqual({ customers: 1, subscriptions: 1, charged: 0 });
      },
    );

    test('an unreachable provider: the known state is returned, and changes are refused', async () => {
      const ada = await aSubscriber();
      await world.owner.query(`update subscriptions set synced_at = now() - interval '1 hour' where company_id = $1`, [ada.companyId]);
      shaky.lose('request', 'readSubscription');
      expect(await detailsOf(ada)).toMatchObject({ status: 'trialing', planName: 'Starter' });
      await world.owner.query(`update subscriptions set provider = 'another' where company_id = $1`, [ada.companyId]);
      const { status, body } = await ada.call('POST', '/api/subscription/cancel', { subscriptionId: ada.subscriptionId });
      expect([status, body.code]).toEqual([503, 'payments_closed']);
    });
  });

  describe('a company that has lapsed', () => {
    test('can read and export everything, and change nothing', async () => {
      const ada = await aSubscriber();
      const yacht = (await addYacht(ada)).body;
      const customer = (await ada.call('POST', '/api/customers', { firstName: 'Grace', lastName: 'Guest' })).body;
      const invoice = (
        await ada.call('POST', '/api/invoices', {
          customerId: customer.id,
          issueDate: '2026-06-01',
          currency: 'EUR',
          items: [{ description: 'A day', unitPrice: 10 }],
        })
      ).body;
      await ada.call('POST', '/api/subscription/cancel', { subscriptionId: ada.subscriptionId });
      await pass(ada, 10);
      const refused = {
        message: 'Your subscription has ended. Your data is kept. Subscribe to make changes.',
        code: 'subscription_inactive',
      };
      for (const [method, path, body] of [
        ['POST', '/api/yachts', {}],
        ['PATCH', `/api/yachts/${yacht.id}`, { name: 'X' }],
        ['DELETE', `/api/yachts/${yacht.id}`, undefined],
        ['POST', '/api/invitations', {}],
      ] as const) {
        const answer = await ada.call(method, path, body);
        expect([answer.status, answer.body]).toEqual([402, refused]);
      }
      expect((await ada.call('GET', '/api/yachts')).body).toHaveLength(1);
      expect((await ada.call('POST', `/api/invoices/${invoice.id}/generate-pdf`)).status).toBe(200);
      expect((await ada.call('PATCH', '/api/profile', { firstName: 'Augusta' })).status).toBe(200);
      expect((await ada.call('POST', '/api/auth/logout')).status).toBe(200);
    });

    test('can still lock out its team, yacht owners and customers, and admit nobody', async () => {
      const ada = await aSubscriber();
      const company = { id: ada.companyId, name: ada.companyName };
      const [bob, eve] = [await aPerson(world, { role: 'manager', company }), await aPerson(world, { role: 'user', company })];
      const made = async (path: string, body?: object) => {
        const answer = await ada.call('POST', path, body);
        expect([path, answer.status]).toEqual([path, 201]);
        return answer.body;
      };
      const invitation = await made('/api/invitations', { email: 'grace@lapsed.example' });
      const owner = await made('/api/yacht-owners', { name: 'Olive Owner', email: 'olive@lapsed.example' });
      await made(`/api/yacht-owners/${owner.id}/invitation`);
      const charter = await made('/api/charters', { contactLastName: 'Guest' });
      await made(`/api/charters/${charter.id}/links`, { kind: 'customer' });
      await ada.call('POST', '/api/subscription/cancel', { subscriptionId: ada.subscriptionId });
      await pass(ada, 10);
      const changes = [
        ['PATCH', `/api/team/${eve.id}`, { role: 'manager' }, 402],
        ['PATCH', `/api/team/${bob.id}`, { role: 'user' }, 200],
        ['PATCH', `/api/team/${bob.id}`, { deactivated: true }, 200],
        ['PATCH', `/api/team/${bob.id}`, { deactivated: false }, 402],
        ['DELETE', `/api/team/${eve.id}`, undefined, 204],
        ['DELETE', `/api/invitations/${invitation.id}`, undefined, 204],
        ['DELETE', `/api/yacht-owners/${owner.id}/invitation`, undefined, 204],
        ['POST', `/api/yacht-owners/${owner.id}/invitation`, undefined, 402],
        ['DELETE', `/api/charters/${charter.id}/links`, undefined, 204],
        ['POST', `/api/charters/${charter.id}/links`, { kind: 'customer' }, 402],
      ] as const;
      for (const [method, path, body, status] of changes)
        expect([method, path, body, (await ada.call(method, path, body)).status]).toEqual([method, path, body, status]);
    });

    test('can’t be changed through the API either, but by a platform admin', async () => {
      const ada = await aSubscriber();
      const { token } = (await ada.call('POST', '/api/tokens', { name: 'Booking engine', reach: 'write' })).body;
      await ada.call('POST', '/api/subscription/cancel', { subscriptionId: ada.subscriptionId });
      await pass(ada, 10);
      expect((await caller(world, token)('POST', '/api/customers', { firstName: 'A', lastName: 'B' })).status).toBe(402);
      const admin = await aPerson(world, { role: 'admin' });
      expect((await admin.call('POST', '/api/customers', { firstName: 'Grace', lastName: 'Guest', companyId: ada.companyId })).status).toBe(
        201,
      );
    });
  });

  describe('a company that an admin made', () => {
    test('works without a subscription, and starts its first with a card and a trial', async () => {
      const company = await aCompany(world, { tier: 'starter' });
      const maya: Person = await aPerson(world, { company });
      expect(await standing(maya)).toBeNull();
      expect((await maya.call('POST', '/api/get-or-create-subscription')).body.errors).toEqual([
        { path: 'planId', message: 'Please choose one of our plans' },
      ]);
      const setup = (await maya.call('POST', '/api/get-or-create-subscription', { planId: 'professional-monthly' })).body;
      expect(setup.kind).toBe('setup');
      await aYacht(maya);
      expect(await standing(maya)).toBeNull();
      await outside.confirm(setup.clientSecret);
      expect((await maya.call('POST', '/api/get-or-create-subscription', {})).body).toMatchObject({
        clientSecret: null,
        subscription: { status: 'trialing', planName: 'Professional' },
      });
      expect(await standing(maya)).toMatchObject({ status: 'trialing', access: 'full', boatLimit: 50 });
      expect(await outside.has(maya.email)).toMatchObject({ subscriptions: 1, charged: 0 });
    });
  });

  describe('the plain payment', () => {
    test('is eight pounds, and credited to the next bill, once', async () => {
      const ada = await aSubscriber();
      expect((await ada.call('POST', '/api/create-payment-intent', { amount: 9 })).body.errors).toEqual([
        { path: 'amount', message: 'The amount is £8' },
      ]);
      const { clientSecret } = (await ada.call('POST', '/api/create-payment-intent', { amount: 8 })).body;
      await outside.confirm(clientSecret);
      await pass(ada, 0);
      await pass(ada, 4);
      expect(await detailsOf(ada)).toMatchObject({ status: 'active' });
      expect((await outside.has(ada.email)).charged).toBe(0);
      await pass(ada, 31);
      expect((await outside.has(ada.email)).charged).toBe(800);
    });

    test('is for signed-in users only', async () => {
      expect((await caller(world)('POST', '/api/create-payment-intent', { amount: 8 })).status).toBe(401);
    });
  });

  describe('emails', () => {
    test('about a failed payment go to the people who run the company, once, unless it is paid by then', async () => {
      const [ada, eve] = [
        await aSubscriber({ card: 'pm_card_chargeCustomerFail' }),
        await aSubscriber({ card: 'pm_card_chargeCustomerFail' }),
      ];
      await Promise.all([pass(ada, 4), pass(eve, 4)]);
      await pass(ada, 3);
      await ada.call('PATCH', '/api/profile', { formats: { dateOrder: 'dmy' } });
      const waiting = async ({ companyId }: Subscriber) =>
        (await world.owner.query(`select recipient, data from letters where kind = 'failed payment' and company_id = $1`, [companyId]))
          .rows;
      expect(await waiting(ada)).toEqual([{ recipient: ada.email, data: { userId: ada.userId, subscriptionId: ada.subscriptionId } }]);
      const { clientSecret } = (await eve.call('POST', '/api/get-or-create-subscription')).body;
      await outside.confirm(clientSecret);
      expect(await detailsOf(eve)).toMatchObject({ status: 'active' });
      await postIsSent(world);
      const letters = world.letters.filter(
        ({ to, subject }) => (to === ada.email || to === eve.email) && subject.startsWith('Your payment'),
      );
      expect(letters.map(({ to, subject }) => [to, subject])).toEqual([[ada.email, 'Your payment for Fairlead didn’t go through']]);
      expect(letters[0]?.text).toContain('for the Fairlead Starter plan');
      // In her own date order, regardless of the company's.
      expect(letters[0]?.text).toMatch(/Until \d{1,2} [A-Z][a-z]+ \d{4} everything works/);
      expect(letters[0]?.text).toContain('https://fairlead.example/subscribe');
    });

    test('welcome a new account once, and remind of the end of a trial once, a day before', async () => {
      const ada = await aSubscriber();
      await ada.call('PATCH', '/api/profile', { formats: { dateOrder: 'dmy', clock: '24' } });
      world.letters.length = 0;
      await Promise.all([welcome(post()), welcome(post())]);
      await remindOfTrials(post());
      await postIsSent(world);
      expect(world.letters.filter(({ to }) => to === ada.email).map(({ subject }) => subject)).toEqual(['Your Fairlead account is ready']);
      await endsAtMidnight(ada);
      await Promise.all([remindOfTrials(post()), remindOfTrials(post())]);
      await postIsSent(world);
      const mine = world.letters.filter(({ to }) => to === ada.email);
      expect(mine.map(({ subject }) => subject)).toEqual(['Your Fairlead account is ready', 'Your free trial ends tomorrow']);
      expect(mine[1]?.text).toContain('£8 per month for Starter');
      expect(mine[1]?.text).toMatch(/ends on [A-Z][a-z]+ \d{1,2} [A-Z][a-z]+ \d{4}, \d\d:\d\d\. After/);
    });

    test('say on the last day of a trial that it ends today', async () => {
      const ada = await aSubscriber();
      await endsAtMidnight(ada, '1 second');
      await remindOfTrials(post());
      await postIsSent(world);
      const mine = world.letters.filter(({ to, subject }) => to === ada.email && subject.includes('trial'));
      expect(mine.map(({ subject }) => subject)).toEqual(['Your free trial ends today']);
      expect(mine[0]?.text).not.toContain('tomorrow');
    });

    test.each([
      ['welcome', welcome],
      ['remind', remindOfTrials],
    ])('that %s reach everyone else if a mailbox refuses one, and that one later', async (_what, tell) => {
      await world.owner.query('update pending_signups set welcomed_at = now() where welcomed_at is null');
      await world.owner.query('update subscriptions set reminded_at = now() where reminded_at is null');
      const people = [await aSubscriber(), await aSubscriber()];
      await world.owner.query(`update subscriptions set trial_end = now() + interval '23 hours' where company_id = any($1)`, [
        people.map(({ companyId }) => companyId),
      ]);
      const recipients: string[] = [];
      const mailbox = {
        send: ({ to }: { to: string }) => (recipients.push(to) === 1 ? Promise.reject(new Error('Mailbox full')) : Promise.resolve()),
      };
      await postIsSent(world);
      await tell(post());
      const jobs = openJobs(world.db, quiet);
      openLetters({ db: world.db, mail: mailbox, jobs });
      await jobs.doWhatIsDue('letters');
      expect(recipients.toSorted()).toEqual(people.map(({ email }) => email).toSorted());
      await world.owner.query(`update jobs set run_at = now() where name = 'letter'`);
      await jobs.doWhatIsDue('letters');
      expect(recipients.slice(2)).toEqual([recipients[0]]);
    });
  });

  test('all requests and answers match the provider’s documentation', () => expect(outside.violations()).toEqual([]));
});
