import { plainPayment } from '#domain/billing/price-list.ts';
import { isUuid, type BillingContext } from './books.ts';
import { asPayments } from './scope.ts';
import type { ClientSecret } from '../platform/payment-provider.ts';
import { customerOf, inOurWords, type Requester } from './subscriptions.ts';

/** Starts a payment of the fixed amount, to be confirmed with a card. It is credited to the company. */
export async function beginPlainPayment(context: BillingContext, { companyId, request }: Requester): Promise<ClientSecret> {
  const { db, provider } = context;
  const pence = plainPayment * 100;
  const customerId = await customerOf(context, companyId, request);
  const { id } = await asPayments(db)
    .query.insertInto('oneOffPayments')
    .values({ companyId, provider: provider.name, customerId, pence })
    .returning('id')
    .executeTakeFirstOrThrow();
  const payment = await provider.beginPayment({ ref: id, customerId, pence }, `pi:${id}`).catch(inOurWords);
  await asPayments(db)
    .query.updateTable('oneOffPayments')
    .set({ providerPaymentId: payment.id })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute();
  return payment.client;
}

/** Credits a successful payment to the company's next bill, once. */
export async function creditPlainPayment({ db, provider }: BillingContext, paymentId: string): Promise<void> {
  const { ref, status, pence, customerId } = await provider.readPayment(paymentId);
  if (status !== 'succeeded' || ref === null || !isUuid(ref)) return;
  const row = await asPayments(db)
    .query.selectFrom('oneOffPayments')
    .select(['companyId', 'id', 'customerId', 'pence', 'state'])
    .where('id', '=', ref)
    .executeTakeFirst();
  if (!row || row.state === 'credited' || row.customerId !== customerId || row.pence !== pence) return;
  await provider.credit({ customerId, pence, reason: 'Payment at checkout' }, `credit:${paymentId}`);
  await asPayments(db)
    .query.updateTable('oneOffPayments')
    .set({ state: 'credited', providerPaymentId: paymentId })
    .where('companyId', '=', row.companyId)
    .where('id', '=', row.id)
    .execute();
}
