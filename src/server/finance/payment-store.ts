import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import type { AccountLine, NewAllocation, Payment } from '#domain/finance/customer-payment.ts';
import { answeredCompanyOf } from '../platform/company.ts';
import { build, within, type ReadScope, type Scope, type Transaction } from '../platform/database.ts';
import { notThere } from '../platform/errors.ts';
import { charterNumberOf, customerNameOf, isInvoiced } from '../platform/expressions.ts';
import { hold, readOne, type Held } from '../platform/held.ts';
import { pageOf, containsWords, type PageQuery } from '../platform/lists.ts';
import { inPeriod } from './books.ts';

type PaymentFilter = PageQuery & { invoiceId?: number; customerId?: number; ownerId?: number; credit?: 'true'; from?: string; to?: string };

const customerName = sql`(select ${customerNameOf('c')} from customers c where c.company_id = p.company_id and c.id = p.customer_id)`;

const ownerName = sql`(select o.name from yacht_owners o where o.company_id = p.company_id and o.id = p.owner_id)`;

/** The allocations, each called `a`, that a payment called `p` is on either side of. */
export const allocationsOfPayment = sql`allocations a where a.company_id = p.company_id and (case p.direction when 'in' then a.credit_payment_id else a.debit_payment_id end) = p.id`;

// All fields of a payment as the API returns it. The row is called `p`.
const answered = sql`
  p.id, ${answeredCompanyOf('p')}, p.customer_id, ${customerName} as customer_name, p.owner_id, ${ownerName} as owner_name, p.direction, p.day, p.amount, p.currency, p.method,
  coalesce((select l.account_id from bank_lines l where l.company_id = p.company_id and l.id = p.bank_line_id), p.bank_account_id) as bank_account_id, p.reference, p.note, p.exchange_rate,
  parts.allocated, (case when p.owner_id is null then p.amount - parts.allocated else 0 end)::numeric(20, 2) as open, parts.allocations, p.created_at, p.updated_at`;
const parts = sql`
  lateral (select coalesce(sum(a.amount), 0)::numeric(20, 2) as allocated, coalesce(json_agg(json_build_object('id', a.id, 'day', a.day, 'amount', a.amount::text,
      'creditPaymentId', a.credit_payment_id, 'creditNoteId', a.credit_note_id,
      'creditNoteNumber', (select n.number from credit_notes n where n.company_id = a.company_id and n.id = a.credit_note_id), 'invoiceId', a.debit_invoice_id, 'refundId', a.debit_payment_id,
      'apaId', w.id, 'charterId', w.charter_id, 'charterNumber', ${charterNumberOf('w')},
      'invoiceNumber', (select i.invoice_number from invoices i where i.company_id = a.company_id and i.id = a.debit_invoice_id)) order by a.id), '[]') as allocations
    from (select a.* from ${allocationsOfPayment}) a left join apa_accounts w on w.company_id = a.company_id and w.id = coalesce(a.debit_apa_id, a.credit_apa_id)) parts`;

function matching(place: ReadScope, filter: PaymentFilter): RawBuilder<boolean> {
  const { customerId, ownerId, invoiceId, credit, q } = filter;
  const conditions = [within(place, 'p'), ...inPeriod('p.day', filter)];
  if (customerId) conditions.push(sql<boolean>`p.customer_id = ${customerId}`);
  if (ownerId) conditions.push(sql<boolean>`p.owner_id = ${ownerId}`);
  if (invoiceId)
    conditions.push(
      sql<boolean>`(p.company_id, p.id) in (select a.company_id, a.credit_payment_id from allocations a where ${within(place, 'a')} and a.debit_invoice_id = ${invoiceId})`,
    );
  if (credit)
    conditions.push(
      sql<boolean>`(p.direction = 'in' and p.amount > (select coalesce(sum(a.amount), 0) from allocations a where a.company_id = p.company_id and a.credit_payment_id = p.id))`,
    );
  if (q?.trim()) conditions.push(containsWords(q, sql`p.reference`, sql`p.note`, customerName, ownerName));
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** A page of payments, latest first, with the count of all matches on every row. */
export function paymentPage(place: ReadScope, filter: PaymentFilter): CompiledQuery<Payment & { total: number }> {
  const { limit, offset } = pageOf(filter);
  return sql<Payment & { total: number }>`
    with p as (select *, count(*) over () as total from payments p where ${matching(place, filter)} order by p.day desc, p.id desc limit ${limit} offset ${offset})
    select ${answered}, p.total from p, ${parts} order by p.day desc, p.id desc`.compile(build);
}

/** One payment as the API returns it. */
export function paymentById(place: ReadScope, id: number): CompiledQuery<Payment> {
  return sql<Payment>`select ${answered} from payments p, ${parts} where ${within(place, 'p')} and p.id = ${id}`.compile(build);
}

/** The payment, held until the transaction ends; 404 where this scope has none of that id. */
export function holdPayment(t: Transaction, scope: Scope, id: number): Promise<Held<Payment>> {
  return hold(t, scope, 'payments', id, paymentById);
}

/** One payment as the API returns it, within a transaction. */
export function readPayment(t: Transaction, scope: Scope, id: number): Promise<Payment> {
  return readOne(t, paymentById(scope, id));
}

// On the same day, claims come before what reduces them.
const rank = sql`array_position(array['invoice', 'apa', 'credit_note', 'payment', 'refund'], kind)`;

/** What a customer was invoiced, credited and paid, the latest first, with the balance after each in its currency. */
export function accountOf(
  place: ReadScope,
  customerId: number,
  { limit, offset }: PageQuery,
): CompiledQuery<AccountLine & { total: number }> {
  const page = pageOf({ limit, offset });
  return sql<AccountLine & { total: number }>`
    with lines as (
      select 'invoice' as kind, i.id, i.issue_date as day, i.invoice_number as text, i.id as invoice_id, i.currency, i.total as debit, 0.00 as credit
      from invoices i where ${within(place, 'i')} and i.customer_id = ${customerId}
        and (${isInvoiced} or (i.status = 'cancelled' and exists (select from credit_notes n where n.company_id = i.company_id and n.invoice_id = i.id)))
      union all
      select 'credit_note', n.id, n.issue_date, n.number, n.invoice_id, n.currency, 0, n.total
      from credit_notes n where ${within(place, 'n')} and n.customer_id = ${customerId}
      union all
      select case p.direction when 'in' then 'payment' else 'refund' end, p.id, p.day, p.reference, null, p.currency,
        case p.direction when 'out' then p.amount else 0 end, case p.direction when 'in' then p.amount else 0 end
      from payments p where ${within(place, 'p')} and p.customer_id = ${customerId}
      union all
      select 'apa', a.id, greatest(a.day, p.day, i.issue_date), 'APA of ' || ${charterNumberOf('w')}, i.id, w.currency,
        case when a.debit_apa_id is null then 0 else a.amount end, case when a.debit_apa_id is null then a.amount else 0 end
      from allocations a join apa_accounts w on w.company_id = a.company_id and w.id = coalesce(a.debit_apa_id, a.credit_apa_id)
        left join payments p on p.company_id = a.company_id and p.id = coalesce(a.credit_payment_id, a.debit_payment_id)
        left join invoices i on i.company_id = a.company_id and i.id = a.debit_invoice_id
      where ${within(place, 'w')} and w.customer_id = ${customerId} and (a.debit_apa_id is not null or a.credit_apa_id is not null)
    )
    select kind, id, day, text, invoice_id, currency, debit::numeric(20, 2), credit::numeric(20, 2),
      (sum(debit - credit) over (partition by currency order by day, ${rank}, id))::numeric(20, 2) as balance, count(*) over () as total
    from lines order by day desc, ${rank} desc, id desc limit ${page.limit} offset ${page.offset}`.compile(build);
}

type HeldAllocation = {
  companyId: number;
  creditPaymentId: number | null;
  creditNoteId: number | null;
  creditApaId: number | null;
  debitInvoiceId: number | null;
  debitPaymentId: number | null;
  debitApaId: number | null;
  amount: string;
  /** The invoice or the APA that it is for, in words. */ from: string | null;
};

/** An allocation, held until the transaction ends; 404 where this scope has none of that id. */
export async function holdAllocation(t: Transaction, scope: Scope, id: number): Promise<HeldAllocation> {
  const { rows } = await sql<HeldAllocation>`
    select a.company_id, a.credit_payment_id, a.credit_note_id, a.credit_apa_id, a.debit_invoice_id, a.debit_payment_id, a.debit_apa_id, a.amount,
      coalesce((select i.invoice_number from invoices i where i.company_id = a.company_id and i.id = a.debit_invoice_id),
        (select 'the APA of ' || ${charterNumberOf('w')} from apa_accounts w where w.company_id = a.company_id and w.id = a.debit_apa_id)) as "from"
    from allocations a where ${within(scope, 'a')} and a.id = ${id} for update`.execute(t);
  if (!rows[0]) throw notThere();
  return rows[0];
}

/** The number of the document it was allocated to, if that has one. */
export async function allocatedTo(
  t: Transaction,
  companyId: number,
  { invoiceId = null, apaId = null }: NewAllocation['to'],
): Promise<string | null> {
  const { rows } = await sql<{ name: string | null }>`
    select coalesce((select i.invoice_number from invoices i where i.company_id = ${companyId} and i.id = ${invoiceId}),
      (select 'the APA of ' || h.number from apa_accounts w join charters h on h.company_id = w.company_id and h.id = w.charter_id
        where w.company_id = ${companyId} and w.id = ${apaId})) as name`.execute(t);
  return rows[0]?.name ?? null;
}
