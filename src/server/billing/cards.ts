// Replacing a working card. The new card is set up in the browser and charged from then on.
import { z } from '#domain/shared/zod.ts';
import { Refusal } from '../platform/errors.ts';
import type { Setup } from '../platform/payment-provider.ts';
import { announce } from '../platform/write.ts';
import { isUuid, keep, liveOf, noteFor, type BillingContext, type Booked } from './books.ts';
import { asPayments } from './scope.ts';
import { inOurWords, isRunning, oneAtATime, readAgain, type Requester } from './subscriptions.ts';

const mismatch = () => new Refusal(409, 'setup_mismatch', 'This card was not set up for this subscription.');

/** Starts setting up another card for a running subscription, or continues a setup that was started. */
export function beginCard(context: BillingContext, { companyId, request }: Requester): Promise<Setup> {
  return oneAtATime(context, companyId, async () => {
    const mine = await liveOf(context, companyId);
    if (!mine || mine.status === 'incomplete')
      throw new Refusal(409, 'no_subscription', 'You have no subscription yet, so there is no card to replace.');
    if (!isRunning(await readAgain(context, mine)))
      throw new Refusal(409, 'payment_due', 'Please pay what is due first. The card you pay with will be charged from then on.');
    const { id, customerId, setupIntentId } = mine;
    const ref = refOf(mine, request.person.companyId === companyId ? request.person.id : null);
    const known = setupIntentId === null ? null : await context.provider.readSetup(setupIntentId).catch(inOurWords);
    if (known?.ref === ref && known.status !== 'succeeded' && known.status !== 'canceled') return known;
    const setup = await context.provider.beginSetup({ ref, customerId }, `${ref}:${setupIntentId ?? 'first'}`).catch(inOurWords);
    await asPayments(context.db).query.updateTable('subscriptions').set({ setupIntentId: setup.id }).where('id', '=', id).execute();
    return setup;
  });
}

/**
 * Charges the new card from now on if the provider confirms that its setup succeeded. Repeating it does nothing, and an event, which may be
 * late, doesn't bring back a card that was replaced since.
 */
export function replaceCard(
  context: BillingContext,
  companyId: number,
  setupIntentId: string,
  { isEvent = false }: { isEvent?: boolean } = {},
): Promise<void> {
  return oneAtATime(context, companyId, async () => {
    const mine = await liveOf(context, companyId);
    if (!mine || mine.providerSubscriptionId === null) throw mismatch();
    const { customerId, ref, status, paymentMethodId } = await context.provider.readSetup(setupIntentId).catch(inOurWords);
    const setupRequest = requestIn(ref);
    if (customerId !== mine.customerId || setupRequest?.subscriptionId !== mine.id) throw mismatch();
    if (status !== 'succeeded' || paymentMethodId === null)
      throw new Refusal(409, 'card_not_confirmed', 'The card is not confirmed yet. Please try again.');
    if (mine.paymentMethodId === paymentMethodId) return;
    if (isEvent && mine.setupIntentId !== setupIntentId && mine.paymentMethodId !== setupRequest.replaces) return;
    const found = await context.provider.replaceCard({ id: mine.providerSubscriptionId, paymentMethodId }).catch(inOurWords);
    await keep(context, mine.id, found, async (t) => {
      await t.updateTable('subscriptions').set({ paymentMethodId }).where('companyId', '=', companyId).where('id', '=', mine.id).execute();
      await noteFor(t, { companyId, by: setupRequest.by, details: 'Replaced the card of the subscription' });
      await announce(t, { companyId, resourceType: 'subscription', resourceId: companyId });
    });
  });
}

/** The same for the provider's event, in case the browser that started it was closed. */
export async function finishCard(context: BillingContext, { id, ref }: Setup): Promise<void> {
  const setupRequest = requestIn(ref);
  if (!setupRequest) return;
  const row = await asPayments(context.db)
    .query.selectFrom('subscriptions')
    .select('companyId')
    .where('id', '=', setupRequest.subscriptionId)
    .executeTakeFirst();
  if (row) await replaceCard(context, row.companyId, id, { isEvent: true });
}

/** Whether a card is set up to replace another, rather than as the first. */
export function isForCard({ ref }: Pick<Setup, 'ref'>): boolean {
  return ref?.startsWith('card:') ?? false;
}

/** What a setup is for, who started it and which card it replaces, because the provider's event may arrive after the browser was closed. */
function refOf({ id, paymentMethodId }: Booked, by: number | null): string {
  return `card:${id}:${by ?? ''}:${paymentMethodId ?? ''}`;
}

function requestIn(ref: string | null): { subscriptionId: string; by: number | null; replaces: string | null } | null {
  const [kind, subscriptionId = '', by, replaces] = (ref ?? '').split(':');
  if (kind !== 'card' || !isUuid(subscriptionId)) return null;
  return { subscriptionId, by: z.coerce.number().int().positive().safeParse(by).data ?? null, replaces: replaces || null };
}
