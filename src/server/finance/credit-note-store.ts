import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import type { CreditNote } from '#domain/finance/credit-note.ts';
import { answeredCompanyOf } from '../platform/company.ts';
import { build, within, type ReadScope, type Scope, type Transaction } from '../platform/database.ts';
import { allocatedOfNote } from '../platform/expressions.ts';
import { hold, readOne, type Held } from '../platform/held.ts';
import { deliveryOf } from '../platform/letters.ts';
import { pageOf, containsWords } from '../platform/lists.ts';
import { inPeriod, type BooksFilter } from './books.ts';

type CreditNoteFilter = Omit<BooksFilter, 'yachtId'> & { invoiceId?: number; customerId?: number; open?: 'true' };

// In these queries the credit note is called `n`.
const invoiceNumber = sql`(select i.invoice_number from invoices i where i.company_id = n.company_id and i.id = n.invoice_id)`;
const customerName = sql`(n.issued_as -> 'buyer' ->> 'name')`;
const customerEmail = sql`(select c.email from customers c where c.company_id = n.company_id and c.id = n.customer_id)`;
const open = sql<string>`(n.total - ${allocatedOfNote})::numeric(20, 2)`;

const items = sql`
  (select coalesce(json_agg(json_build_object(
      'id', t.id, 'itemId', t.invoice_item_id, 'description', t.description, 'amount', t.amount::text, 'net', t.net::text, 'taxName', t.tax_name,
      'taxCategory', t.tax_category, 'taxPercent', t.tax_percent::text, 'taxReason', t.tax_reason, 'outsideShare', t.outside_share::text,
      'outsideAmount', t.outside_amount::text, 'outsideCategory', t.outside_category, 'outsideReason', t.outside_reason) order by t.position), '[]')
    from credit_note_items t where t.company_id = n.company_id and t.credit_note_id = n.id)`;

const taxes = sql`
  (select coalesce(json_agg(json_build_object(
      'category', x.category, 'percent', x.percent::text, 'taxable', x.taxable::text, 'tax', x.tax::text, 'reason', x.reason) order by x.position), '[]')
    from credit_note_taxes x where x.company_id = n.company_id and x.credit_note_id = n.id)`;

const allocations = sql`
  (select coalesce(json_agg(json_build_object(
      'id', a.id, 'day', a.day, 'amount', a.amount::text, 'invoiceId', a.debit_invoice_id, 'refundId', a.debit_payment_id,
      'invoiceNumber', (select i.invoice_number from invoices i where i.company_id = a.company_id and i.id = a.debit_invoice_id)) order by a.id), '[]')
    from allocations a where a.company_id = n.company_id and a.credit_note_id = n.id)`;

// All fields of a credit note as the API returns it.
const answered = sql`
  n.id, ${answeredCompanyOf('n')}, n.number, n.invoice_id, ${invoiceNumber} as invoice_number, n.customer_id, ${customerName} as customer_name, ${customerEmail} as customer_email, n.issue_date,
  n.reason, n.currency, n.prices, n.line_total, n.discount_total, n.subtotal, ${taxes} as taxes, n.tax_amount, n.total, ${open} as open,
  ${deliveryOf('credit_note', 'n')} as delivery, ${items} as items, ${allocations} as allocations, n.created_at, n.updated_at`;

function matching(place: ReadScope, filter: CreditNoteFilter): RawBuilder<boolean> {
  const { invoiceId, customerId, currency, q } = filter;
  const conditions = [within(place, 'n'), ...inPeriod('n.issueDate', filter)];
  if (invoiceId) conditions.push(sql<boolean>`n.invoice_id = ${invoiceId}`);
  if (customerId) conditions.push(sql<boolean>`n.customer_id = ${customerId}`);
  if (currency) conditions.push(sql<boolean>`n.currency = ${currency}`);
  if (filter.open) conditions.push(sql<boolean>`n.total > ${allocatedOfNote}`);
  if (q?.trim()) conditions.push(containsWords(q, sql`n.number`, sql`n.reason`, customerName, invoiceNumber));
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** A page of credit notes, latest first, with the count of all matches on every row. */
export function creditNotePage(place: ReadScope, filter: CreditNoteFilter): CompiledQuery<CreditNote & { matches: number }> {
  const { limit, offset } = pageOf(filter);
  return sql<CreditNote & { matches: number }>`
    with n as (select *, count(*) over () as matches from credit_notes n where ${matching(place, filter)}
      order by n.issue_date desc, n.id desc limit ${limit} offset ${offset})
    select ${answered}, n.matches from n order by n.issue_date desc, n.id desc`.compile(build);
}

/** One credit note as the API returns it. */
export function creditNoteById(place: ReadScope, id: number): CompiledQuery<CreditNote> {
  return sql<CreditNote>`select ${answered} from credit_notes n where ${within(place, 'n')} and n.id = ${id}`.compile(build);
}

/** The earlier credit notes of an invoice, the earliest first. */
export async function creditNotesOf(t: Transaction, companyId: number, invoiceId: number): Promise<CreditNote[]> {
  const { rows } = await sql<CreditNote>`
    select ${answered} from credit_notes n where n.company_id = ${companyId} and n.invoice_id = ${invoiceId} order by n.id`.execute(t);
  return rows;
}

/** The credit note, held until the transaction ends; 404 where this scope has none of that id. */
export function holdCreditNote(t: Transaction, scope: Scope, id: number): Promise<Held<CreditNote>> {
  return hold(t, scope, 'creditNotes', id, creditNoteById);
}

/** One credit note as the API returns it, within a transaction. */
export function readCreditNote(t: Transaction, scope: Scope, id: number): Promise<CreditNote> {
  return readOne(t, creditNoteById(scope, id));
}
