// A pending sign-up: first a confirmed card, then the account, then the subscription. Nothing that can be charged exists before the account
// is stored, and every step can be repeated.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { isPriceOf, offerOf, type PlanId } from '#domain/billing/price-list.ts';
import { missingSubscription, type SignUp, type SignUpPaymentAnswer } from '#domain/billing/sign-up.ts';
import { TimeZone } from '#domain/companies/company.ts';
import { fullName } from '#domain/shared/words.ts';
import { Refusal } from '../platform/errors.ts';
import { exclusively } from '../platform/leases.ts';
import { hashToken } from '../platform/sign-in.ts';
import { hashNewPassword } from '../session/passwords.ts';
import { accountOf } from '../session/store.ts';
import { makeAccount, type Pending } from './account.ts';
import { isUuid, provision, type BillingContext } from './books.ts';
import { asPayments } from './scope.ts';
import type { Setup } from '../platform/payment-provider.ts';

const emailTaken = 'An account with this email already exists. Please sign in.';
const inProgress = () => new Refusal(409, 'signup_in_progress', 'Your signup is being processed. Please wait...');
const nameTaken = (name: string) => {
  const message = `There is already a company called ${name}. Please add something to tell yours apart, such as your port.`;
  return new Refusal(409, 'company_taken', message, { errors: [{ path: 'signupData.companyName', message }] });
};
const startAgain = () => new Refusal(409, 'no_pending_signup', 'Please fill in the sign-up form again.');

function pendings({ db }: Pick<BillingContext, 'db'>) {
  return asPayments(db).query.selectFrom('pendingSignups').selectAll();
}

function pendingById(context: Pick<BillingContext, 'db'>, id: string) {
  return pendings(context).where('id', '=', id).executeTakeFirstOrThrow();
}

/**
 * Stores a sign-up and returns the token with which its browser continues. Only the hash of the password is stored, and only until the
 * account exists.
 */
export async function beginSignUp(
  { db, provider }: BillingContext,
  { email, password, firstName, lastName, companyName, timeZone, formats = {} }: SignUp,
  planId: PlanId,
): Promise<string> {
  if (await accountOf(db, email)) throw new Refusal(409, 'email_taken', emailTaken);
  if (await isNameTaken(db, companyName)) throw nameTaken(companyName);
  const token = randomBytes(32).toString('base64url');
  const passwordHash = await hashNewPassword('signupData.password', password);
  // An unknown time zone is no reason to refuse a sign-up.
  const zone = TimeZone.safeParse(timeZone).data ?? 'UTC';
  await asPayments(db)
    .query.insertInto('pendingSignups')
    .values({
      tokenHash: hashToken(token),
      email,
      firstName,
      lastName,
      companyName,
      passwordHash,
      timeZone: zone,
      formats,
      planId,
      provider: provider.name,
    })
    .execute();
  return token;
}

async function isNameTaken(db: BillingContext['db'], name: string): Promise<boolean> {
  const namesake = await asPayments(db)
    .query.selectFrom('companies')
    .select('id')
    .where(sql<string>`lower(name)`, '=', name.toLowerCase())
    .executeTakeFirst();
  return namesake !== undefined;
}

/** The card setup of this browser's sign-up: always the same one, however often it is requested. */
export async function cardSetup(
  context: BillingContext,
  token: string,
  { planId, amount }: { planId: PlanId; amount: number },
): Promise<SignUpPaymentAnswer> {
  if (!isPriceOf(offerOf(planId), amount)) throw new Refusal(409, 'price_changed', 'The price has changed. Please reload the page.');
  const mine = await pendings(context).where('tokenHash', '=', hashToken(token)).executeTakeFirst();
  if (!mine || mine.provider !== context.provider.name) throw startAgain();
  return exclusively(context.db, `signup:${mine.id}`, inProgress, async () => {
    const pending = await pendingById(context, mine.id);
    if (pending.state === 'completed')
      return { ...answered(pending, null), accountCreated: true, message: 'Your account already exists. Please sign in.' };
    if (pending.state !== 'open')
      throw new Refusal(409, pending.state === 'conflict' ? 'email_taken' : 'no_pending_signup', pending.failure ?? startAgain().message);
    if (pending.planId !== planId) await change(context, pending.id, { planId });
    const setup = await usableSetup(context, pending);
    return answered(pending, setup);
  });
}

function answered({ subscriptionId, setupIntentId }: Pending, setup: Setup | null): SignUpPaymentAnswer {
  const alreadySucceeded = setup?.status === 'succeeded';
  return {
    success: true,
    kind: 'setup',
    subscriptionId,
    setupIntentId: setup?.id ?? setupIntentId,
    clientSecret: alreadySucceeded ? null : (setup?.clientSecret ?? null),
    alreadySucceeded,
    accountCreated: false,
    message: alreadySucceeded ? 'Your card is already confirmed.' : 'Please confirm your card.',
  };
}

async function usableSetup(context: BillingContext, pending: Pending): Promise<Setup> {
  const { provider } = context;
  const { id, email, firstName, lastName, companyName, subscriptionId, setupIntentId, setupAttempt } = pending;
  const customerId =
    pending.customerId ??
    (await provider.ensureCustomer({ ref: id, email, name: fullName({ firstName, lastName }), company: companyName }, `cus:${id}`));
  if (pending.customerId === null) await change(context, id, { customerId });
  const known = setupIntentId === null ? null : await provider.readSetup(setupIntentId);
  if (known && known.status !== 'canceled') return known;
  const attempt = known ? setupAttempt + 1 : setupAttempt;
  const setup = await provider.beginSetup({ ref: subscriptionId, customerId }, `seti:${id}:${attempt}`);
  await change(context, id, { setupIntentId: setup.id, setupAttempt: attempt, failures: 0 });
  return setup;
}

/** Finishes the sign-up of this browser: of all ids it may send, only those of its own sign-up are accepted, and only with its token. */
export async function finishMine(
  context: BillingContext,
  token: string | null,
  given: { setupIntentId: string; subscriptionId: string },
): Promise<void> {
  const unknown = new Refusal(404, 'no_pending_signup', missingSubscription);
  if (!isUuid(given.subscriptionId) || token === null) throw unknown;
  const pending = await pendings(context)
    .where('setupIntentId', '=', given.setupIntentId)
    .where('subscriptionId', '=', given.subscriptionId)
    .executeTakeFirst();
  if (!pending || !timingSafeEqual(pending.tokenHash, hashToken(token))) throw unknown;
  await finish(context, pending.id);
}

/**
 * Adds the account and subscription of a sign-up whose card is confirmed. The browser, an event and a job may all call this, in any order
 * and at the same time.
 */
export function finish(context: BillingContext, id: string): Promise<void> {
  return exclusively(context.db, `signup:${id}`, inProgress, async () => {
    const before = await pendingById(context, id);
    if (before.state === 'open') await makeAccount(context, before, await confirmedCard(context, before));
    const after = await pendingById(context, id);
    if (after.state === 'conflict') throw new Refusal(409, 'email_taken', after.failure ?? emailTaken);
    if (after.state !== 'completed') throw startAgain();
    // The account exists, so an unreachable provider isn't reported: the job continues from here.
    await provision(context, after.subscriptionId).catch(() => {});
  });
}

/** The latest sign-up with this address that got as far as the card. */
export async function waitingSignUp(db: BillingContext['db'], email: string): Promise<{ id: string; passwordHash: string } | undefined> {
  const row = await pendings({ db })
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('state', '=', 'open')
    .where('setupIntentId', 'is not', null)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.passwordHash ? { id: row.id, passwordHash: row.passwordHash } : undefined;
}

/** Finishes a sign-up if its card is confirmed, and otherwise does nothing. */
export async function finishIfPaid(
  { db, payments }: { db: BillingContext['db']; payments: BillingContext['provider'] | null },
  id: string,
): Promise<void> {
  if (payments) await finish({ db, provider: payments }, id).catch(() => {});
}

/** The card of a sign-up as the provider reports it; nothing that a browser or an event says is trusted. */
async function confirmedCard(context: BillingContext, pending: Pending): Promise<string> {
  const setup = pending.setupIntentId === null ? null : await context.provider.readSetup(pending.setupIntentId);
  if (setup?.status !== 'succeeded')
    throw new Refusal(402, `setup_${setup?.status ?? 'missing'}`, setup?.lastError?.message ?? 'The card has not been confirmed yet.');
  const { customerId, ref, paymentMethodId } = setup;
  if (customerId !== pending.customerId || ref !== pending.subscriptionId || paymentMethodId === null)
    throw new Refusal(409, 'setup_mismatch', 'This card setup does not belong to this sign-up.');
  return paymentMethodId;
}

/** Abandons a sign-up that nobody finished: deletes its card setup, its password, and its customer at the provider. */
export async function abandon(context: BillingContext, pending: Pick<Pending, 'id' | 'setupIntentId' | 'customerId'>): Promise<void> {
  if (pending.setupIntentId !== null) await context.provider.cancelSetup(pending.setupIntentId);
  if (pending.customerId !== null) await context.provider.forgetCustomer(pending.customerId);
  await change(context, pending.id, { state: 'expired', passwordHash: null });
}

/** Counts refused cards; many tries on one setup suggest stolen cards, and end it. */
export async function countFailure(context: BillingContext, setupIntentId: string): Promise<void> {
  const row = await asPayments(context.db)
    .query.updateTable('pendingSignups')
    .set({ failures: sql`failures + 1` })
    .where('setupIntentId', '=', setupIntentId)
    .where('state', '=', 'open')
    .returning('failures')
    .executeTakeFirst();
  if (row && row.failures >= maxFailures) await context.provider.cancelSetup(setupIntentId);
}

const maxFailures = 10;

type Changes = {
  planId?: PlanId;
  customerId?: string;
  setupIntentId?: string;
  setupAttempt?: number;
  failures?: number;
  state?: 'expired';
  passwordHash?: null;
};

async function change({ db }: BillingContext, id: string, changes: Changes): Promise<void> {
  await asPayments(db).query.updateTable('pendingSignups').set(changes).where('id', '=', id).where('state', '=', 'open').execute();
}
