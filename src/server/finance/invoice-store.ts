import { sql, type CompiledQuery, type RawBuilder, type Selectable } from 'kysely';
import type { BookingBalance, InvoiceTotal } from '#domain/finance/currency-total.ts';
import type { Invoice, InvoiceSort } from '#domain/finance/invoice.ts';
import { invoiceStatuses, type InvoiceFilter, type InvoiceKind } from '#domain/finance/words.ts';
import {
  creditedOfBooking,
  creditedOfInvoice,
  customerNameOf,
  isInvoiced,
  openOfInvoice,
  paidOfBooking,
  paidOfInvoice,
  todayAt,
} from '../platform/expressions.ts';
import { build, within, type ReadScope, type Scope, type Transaction } from '../platform/database.ts';
import { hold, readOne, type Held } from '../platform/held.ts';
import { deliveryOf } from '../platform/letters.ts';
import { pageOf, containsWords } from '../platform/lists.ts';
import type { Companies } from '../tables.ts';
import { inPeriod, ofYacht, type BooksFilter } from './books.ts';
import { deductedOn, leftToDeduct } from './invoice-expressions.ts';
import { isReminderDue, reminderStanding } from './reminder-expressions.ts';

export type InvoicesFilter = BooksFilter & {
  status?: InvoiceFilter;
  kind?: InvoiceKind;
  customerId?: number;
  eventId?: number;
  paidFrom?: string;
  paidTo?: string;
  sort?: InvoiceSort;
};

// In these queries the invoice is called `i` and its company `o`.
export const withCompany = sql`invoices i join companies o on o.id = i.company_id`;
const today = todayAt('o');

/**
 * Whether an invoice is overdue: marked as such, or sent and past its due date. A sent one turns overdue at midnight in its company's time
 * zone.
 */
export const isOverdue = (onDay = today) => sql<boolean>`(i.status = 'overdue' or (i.status = 'sent' and i.due_date < ${onDay}))`;

/** The status of an invoice as the API returns it. */
export const effectiveStatus = sql`case when ${isOverdue()} then 'overdue' else i.status end`;
/** Whom the invoice called `i` is made out to: the name when it was issued, or for a draft the current one. */
export const customerName = sql`coalesce(i.issued_as -> 'buyer' ->> 'name', (select ${customerNameOf('c')} from customers c where c.company_id = i.company_id and c.id = i.customer_id))`;

const staysInBooks = sql<boolean>`(i.sent_at is not null and (coalesce((select s.issued_stays from books_settings s where s.company_id = i.company_id), true)
  or exists (select from credit_notes n where n.company_id = i.company_id and n.invoice_id = i.id)))`;

const items = sql`
  (select coalesce(json_agg(json_build_object(
      'id', t.id, 'invoiceId', t.invoice_id, 'description', t.description, 'quantity', t.quantity::text, 'unitPrice', t.unit_price::text, 'total', t.total::text,
      'taxExempt', t.tax_exempt, 'unit', t.unit, 'discountPercent', t.discount_percent::text, 'net', t.net::text, 'taxRateId', t.tax_rate_id,
      'taxName', t.tax_name, 'taxCategory', t.tax_category, 'taxPercent', t.tax_percent::text, 'taxReason', t.tax_reason,
      'outsideShare', t.outside_share::text, 'outsideAmount', t.outside_amount::text, 'outsideTaxRateId', t.outside_tax_rate_id,
      'outsideCategory', t.outside_category, 'outsideReason', t.outside_reason, 'depositInvoiceId', t.deposit_invoice_id, 'createdAt', to_char(t.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by t.position), '[]')
    from invoice_items t where t.company_id = i.company_id and t.invoice_id = i.id)`;

const taxes = sql`
  (select coalesce(json_agg(json_build_object(
      'category', x.category, 'percent', x.percent::text, 'taxable', x.taxable::text, 'tax', x.tax::text, 'reason', x.reason) order by x.position), '[]')
    from invoice_taxes x where x.company_id = i.company_id and x.invoice_id = i.id)`;

// All fields of an invoice as the API returns it, except for its status.
const answered = sql`
  i.id, nullif(i.company_id, 0) as company_id, nullif(o.name, '') as company_name, i.kind, i.customer_id, ${customerName} as customer_name,
  (select c.email from customers c where c.company_id = i.company_id and c.id = i.customer_id) as customer_email,
  i.event_id, i.yacht_id, i.invoice_number, i.issue_date, i.due_date, i.sent_at, i.exchange_rate, i.prices, i.discount_percent, i.discount_amount,
  i.service_from, i.service_to, i.purchase_order, i.line_total, i.discount_total, i.subtotal, ${taxes} as taxes, i.tax_rate, i.tax_amount, i.total as total,
  ${paidOfInvoice} as paid, ${creditedOfInvoice} as credited, ${openOfInvoice} as open, i.currency, i.notes,
  (select '/api/invoices/' || i.id || '/pdf' from invoice_documents d where d.company_id = i.company_id and d.invoice_id = i.id) as pdf_url,
  ${staysInBooks} as stays_in_books, i.reminders_stopped, ${deliveryOf('invoice', 'i')} as delivery,
  ${deductedOn} as deducted_on, ${leftToDeduct} as left_to_deduct, ${items} as items, i.created_at, i.updated_at`;

const inOrder = sql`array_position(array['draft', 'sent', 'overdue', 'paid', 'cancelled'], ${effectiveStatus})`;
const order: Record<InvoiceSort, RawBuilder<unknown>> = {
  number: sql`i.invoice_number, i.id`,
  '-number': sql`i.invoice_number desc, i.id desc`,
  issued: sql`i.issue_date, i.id`,
  '-issued': sql`i.issue_date desc, i.id desc`,
  due: sql`i.due_date, i.id`,
  '-due': sql`i.due_date desc, i.id desc`,
  total: sql`i.total, i.id`,
  '-total': sql`i.total desc, i.id desc`,
  open: sql`${openOfInvoice}, i.id`,
  '-open': sql`${openOfInvoice} desc, i.id desc`,
  customer: sql`lower(${customerName}), i.issue_date desc, i.id desc`,
  '-customer': sql`lower(${customerName}) desc, i.issue_date desc, i.id desc`,
  status: sql`${inOrder}, i.issue_date desc, i.id desc`,
  '-status': sql`${inOrder} desc, i.issue_date desc, i.id desc`,
};

function inStatus(status: InvoiceFilter): RawBuilder<boolean> {
  if (status === 'open') return sql<boolean>`(i.status in ('sent', 'overdue') and ${openOfInvoice} > 0)`;
  if (status === 'to_remind') return sql<boolean>`exists (select from ${reminderStanding} where ${isReminderDue})`;
  if (status === 'overdue') return isOverdue();
  return status === 'sent' ? sql<boolean>`(i.status = 'sent' and not ${isOverdue()})` : sql<boolean>`i.status = ${status}`;
}

/** The paid income, called `p`, of the invoice called `i` in its currency, between these days. */
export function paymentsOf({ paidFrom, paidTo }: Pick<InvoicesFilter, 'paidFrom' | 'paidTo'>): RawBuilder<unknown> {
  const days = inPeriod('p.incomeDate', { from: paidFrom, to: paidTo });
  const ofInvoice = sql<boolean>`p.company_id = i.company_id and p.invoice_id = i.id and p.currency = i.currency and p.payment_status = 'paid'`;
  return sql`income p where ${sql.join([ofInvoice, ...days], sql` and `)}`;
}

/** Whether the invoice called `i` has the status of a filter and was paid on its days. */
export function isListed({ status, paidFrom, paidTo }: InvoicesFilter): RawBuilder<boolean> {
  const conditions = status ? [inStatus(status)] : [];
  if (paidFrom || paidTo) conditions.push(sql<boolean>`(${isInvoiced} and exists (select 1 from ${paymentsOf({ paidFrom, paidTo })}))`);
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** Whether the invoice called `i` matches a filter. */
export function matching(place: ReadScope, filter: InvoicesFilter): RawBuilder<boolean> {
  const conditions = [within(place, 'i'), ...inPeriod('i.issueDate', filter), ...ofYacht('i.yachtId', filter.yachtId), isListed(filter)];
  if (filter.currency) conditions.push(sql<boolean>`i.currency = ${filter.currency}`);
  if (filter.kind) conditions.push(sql<boolean>`i.kind = ${filter.kind}`);
  if (filter.customerId) conditions.push(sql<boolean>`i.customer_id = ${filter.customerId}`);
  if (filter.eventId) conditions.push(sql<boolean>`i.event_id = ${filter.eventId}`);
  if (filter.q?.trim()) conditions.push(containsWords(filter.q, sql`i.invoice_number`, sql`i.notes`, customerName));
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** An invoice on a page. The count of all matches is called `matches`, because an invoice has a total of its own. */
type ListedInvoice = Invoice & { matches: number };

/** A page of invoices, latest first, with the count of all matches on every row. */
export function invoicePage(place: ReadScope, filter: InvoicesFilter): CompiledQuery<ListedInvoice> {
  return invoiceRows(place, filter).compile(build);
}

/** How many invoices are overdue. */
export function overdueInvoices(place: ReadScope): CompiledQuery<{ count: number }> {
  return sql<{ count: number }>`select count(*)::int as count from ${withCompany} where ${within(place, 'i')} and ${isOverdue()}`.compile(
    build,
  );
}

/** The same query before it is executed. */
export function invoiceRows(place: ReadScope, filter: InvoicesFilter): RawBuilder<ListedInvoice> {
  const { limit, offset } = pageOf(filter);
  return sql<ListedInvoice>`
    with page as materialized (
      select i.company_id, i.id, count(*) over () as matches, row_number() over (order by ${order[filter.sort ?? '-issued']}) as place
      from ${withCompany} where ${matching(place, filter)} order by place limit ${limit} offset ${offset}
    )
    select ${answered}, ${effectiveStatus} as status, page.matches
    from page join invoices i on i.company_id = page.company_id and i.id = page.id join companies o on o.id = i.company_id order by page.place`;
}

const nothing = JSON.stringify(Object.fromEntries(invoiceStatuses.map((status) => [status, '0.00'])));

/**
 * The totals of the same invoices in each currency: in all, by status, paid, outstanding and overdue. The largest outstanding amount comes
 * first.
 */
export function invoiceTotalsOf(place: ReadScope, filter: InvoicesFilter): CompiledQuery<InvoiceTotal> {
  return sql<InvoiceTotal>`
    with sums as (select i.currency, ${effectiveStatus} as status, count(*) as count, sum(i.total) as total,
      sum(${openOfInvoice}) as open, sum(${paidOfInvoice}) filter (where ${isInvoiced}) as paid, sum(${creditedOfInvoice}) filter (where ${isInvoiced}) as credited
      from ${withCompany} where ${matching(place, filter)} group by 1, 2)
    select currency, sum(count)::bigint as count, sum(total) as total, ${nothing}::jsonb || jsonb_object_agg(status, total::text) as by_status,
      coalesce(sum(paid), 0.00) as paid, coalesce(sum(credited), 0.00) as credited, sum(open) as open, coalesce(sum(open) filter (where status = 'overdue'), 0.00) as overdue
    from sums group by currency order by sum(open) desc, sum(total) desc`.compile(build);
}

/** What these bookings were invoiced, have paid and owe, by currency. Cancelled invoices aren't counted, and drafts are no claim yet. */
export function bookingBalances(place: ReadScope, eventIds: number[]): CompiledQuery<BookingBalance> {
  return sql<BookingBalance>`
    select i.event_id, i.currency, count(*)::int as invoices, coalesce(sum(i.total) filter (where ${isInvoiced}), 0.00) as invoiced,
      coalesce(sum(${paidOfBooking}) filter (where ${isInvoiced}), 0.00) as paid, coalesce(sum(${creditedOfBooking}) filter (where ${isInvoiced}), 0.00) as credited,
      sum(${openOfInvoice}) as open
    from invoices i where ${within(place, 'i')} and i.event_id = any(${eventIds}::bigint[]) and i.status <> 'cancelled'
    group by i.event_id, i.currency order by i.event_id, i.currency`.compile(build);
}

/** One invoice as the API returns it. */
export function invoiceById(place: ReadScope, id: number): CompiledQuery<Invoice> {
  return sql<Invoice>`select ${answered}, ${effectiveStatus} as status from ${withCompany} where ${within(place, 'i')} and i.id = ${id}`.compile(
    build,
  );
}

/** The invoice, held until the transaction ends; 404 where this scope has none of that id. */
export function holdInvoice(t: Transaction, scope: Scope, id: number): Promise<Held<Invoice>> {
  return hold(t, scope, 'invoices', id, invoiceById);
}

/** Holds an invoice until the transaction ends if it is a draft by then. Returns whether it is. */
export async function holdDraft(t: Transaction, { companyId, id }: { companyId: number; id: number }): Promise<boolean> {
  const { rows } =
    await sql`select id from invoices where company_id = ${companyId} and id = ${id} and status = 'draft' for update`.execute(t);
  return rows.length > 0;
}

/** One invoice as the API returns it, within a transaction. */
export function readInvoice(t: Transaction, scope: Scope, id: number): Promise<Invoice> {
  return readOne(t, invoiceById(scope, id));
}

/** What an email with an invoice says about the company it comes from. */
export function readSender(
  t: Transaction,
  companyId: number,
): Promise<Pick<Selectable<Companies>, 'name' | 'contactEmail' | 'logo' | 'formats'>> {
  return t
    .selectFrom('companies')
    .select(['name', 'contactEmail', 'logo', 'formats'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
}
