import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { formatsOf, type ChosenFormats, type Formats } from '#domain/shared/formats.ts';
import type { PlanId } from '#domain/billing/price-list.ts';
import { ProviderError, type ProviderBill, type ProviderEvent, type ProviderSubscription } from '../platform/payment-provider.ts';
import type { Database, Scope, Transaction } from '../platform/database.ts';

/** A new id of the sandbox's own. */
export function newId(kind: string): string {
  return `${kind}_sandbox_${randomBytes(12).toString('hex')}`;
}

export const notFound = (what: string) => new ProviderError('not_found', 'resource_missing', `No such ${what}`);

/** The current time for this customer. */
export async function nowFor(t: Transaction, customerId: string): Promise<Date> {
  const { rows } = await sql<{ now: string }>`select now() + ahead as now from sandbox.customers where id = ${customerId}`.execute(t);
  if (!rows[0]) throw notFound('customer');
  return new Date(rows[0].now);
}

/** Carries out a request once: repeating its key returns the first answer, and is refused with other parameters. */
export async function once<T>(t: Transaction, key: string, request: unknown, work: () => Promise<T>): Promise<T> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(t);
  const fingerprint = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const {
    rows: [earlier],
  } = await sql<{ fingerprint: string; answer: T }>`select fingerprint, answer from sandbox.requests where key = ${key}`.execute(t);
  if (earlier && earlier.fingerprint !== fingerprint)
    throw new ProviderError('conflict', 'idempotency_error', 'The same key was used with other parameters');
  if (earlier) return earlier.answer;
  const answer = await work();
  await sql`insert into sandbox.requests (key, fingerprint, answer) values (${key}, ${fingerprint}, ${JSON.stringify(answer)})`.execute(t);
  return answer;
}

/** Emits an event, which is delivered later. */
export async function emit(t: Transaction, type: ProviderEvent['type'], ids: Omit<ProviderEvent, 'id' | 'type'>): Promise<void> {
  const id = newId('evt');
  await sql`insert into sandbox.events (id, body) values (${id}, ${JSON.stringify({ id, type, ...ids })})`.execute(t);
}

type StoredSubscription = Omit<ProviderSubscription, 'card' | 'latestInvoice' | 'planId' | 'currentPeriodStart' | 'currentPeriodEnd'> & {
  planId: PlanId;
  periodStart: string;
  periodEnd: string;
  paymentMethodId: string | null;
  tries: number;
  dueAt: string | null;
  token: string | null;
  brand: string | null;
  last4: string | null;
  expMonth: number | null;
  expYear: number | null;
};
export type HeldSubscription = StoredSubscription;

/** A subscription with its card, locked until the end of the transaction. */
export async function holdSubscription(t: Transaction, id: string): Promise<StoredSubscription> {
  const { rows } = await sql<StoredSubscription>`
    select s.*, m.token, m.brand, m.last4, m.exp_month, m.exp_year from sandbox.subscriptions s left join sandbox.payment_methods m on m.id = s.payment_method_id where s.id = ${id} for update of s`.execute(
    t,
  );
  if (!rows[0]) throw notFound('subscription');
  return rows[0];
}

/** The customer's latest invoices, latest first, without those of 0. */
export async function readBills(t: Transaction, customerId: string, max: number): Promise<ProviderBill[]> {
  const { rows } = await sql<Omit<ProviderBill, 'page' | 'pdf'>>`
    select v.id, 'TEST-' || lpad((row_number() over (order by v.number))::text, 4, '0') as number, v.created_at as at, v.pence, v.status
    from sandbox.invoices v join sandbox.subscriptions s on s.id = v.subscription_id
    where s.customer_id = ${customerId} and v.pence > 0 order by v.number desc limit ${max}`.execute(t);
  return rows.map((bill) => ({ ...bill, page: null, pdf: `/api/sandbox/bills/${bill.id}` }));
}

type StoredInvoice = { id: string; status: string; pence: number; attempts: number; clientSecret: string | null };

/** A subscription as the provider returns it. */
export async function answerOf(t: Transaction, id: string): Promise<ProviderSubscription> {
  const stored = await holdSubscription(t, id);
  const {
    rows: [invoice],
  } = await sql<StoredInvoice>`
    select v.id, v.status, v.pence, v.attempts, i.client_secret from sandbox.invoices v left join sandbox.intents i on i.invoice_id = v.id where v.subscription_id = ${id} order by v.number desc limit 1`.execute(
    t,
  );
  const { brand, last4, expMonth, expYear } = stored;
  return {
    id,
    ref: stored.ref,
    customerId: stored.customerId,
    status: stored.status,
    planId: stored.planId,
    itemId: stored.itemId,
    cancelAtPeriodEnd: stored.cancelAtPeriodEnd,
    trialEnd: stored.trialEnd,
    currentPeriodStart: stored.periodStart,
    currentPeriodEnd: stored.periodEnd,
    endedAt: stored.endedAt,
    card: brand && last4 && expMonth && expYear ? { brand, last4, expMonth, expYear } : null,
    latestInvoice: invoice
      ? {
          id: invoice.id,
          status: invoice.status,
          amountDue: invoice.pence,
          attemptCount: invoice.attempts,
          toConfirm: invoice.status === 'open' && invoice.clientSecret ? { kind: 'payment', secret: invoice.clientSecret } : null,
        }
      : null,
  };
}

/** The recipient of an invoice: the company's name, its time zone and its formats. */
export async function billedCompany(
  db: Database,
  scope: Scope,
  companyId: number,
): Promise<{ name: string; timeZone: string; formats: Formats }> {
  const { name, timeZone, formats } = await db
    .in(scope)
    .selectFrom('companies')
    .select(['name', 'timeZone', 'formats'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return { name, timeZone, formats: formatsOf(formats as ChosenFormats) };
}
