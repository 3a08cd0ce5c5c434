// Keeps the status of invoices in line with what payments and credit notes leave outstanding.
import { sql, type RawBuilder } from 'kysely';
import type { FastifyRequest } from 'fastify';
import type { Invoice } from '#domain/finance/invoice.ts';
import { companyOf } from '../platform/company.ts';
import type { Transaction } from '../platform/database.ts';
import { allocatedOfNote, allocatedToInvoice } from '../platform/expressions.ts';
import { record } from '../platform/write.ts';
import { freeDeposits } from './invoice-deposits.ts';

const creditedTotal = sql`(select coalesce(sum(n.total), 0) from credit_notes n where n.company_id = i.company_id and n.invoice_id = i.id)`;
const isCredited = sql`exists (select from credit_notes n where n.company_id = i.company_id and n.invoice_id = i.id)`;
/** A note that takes only what was left to pay off the price leaves the deposits used up: they are credited with the last of the invoice. */
const hasDepositsLeft = sql`exists (select from invoice_items t where t.company_id = i.company_id and t.invoice_id = i.id and t.deposit_invoice_id is not null
  and t.total <> (select coalesce(sum(k.amount), 0) from credit_note_items k where k.company_id = t.company_id and k.invoice_item_id = t.id))`;
const isCreditedInFull = sql`(${isCredited} and i.total = ${creditedTotal} and not ${hasDepositsLeft})`;

/** Marks those of these invoices that have nothing outstanding as paid, and those credited in full as cancelled, each with its activity. */
export async function settle(t: Transaction, request: FastifyRequest, companyId: number, invoiceIds: readonly number[]): Promise<void> {
  await move(t, request, companyId, {
    invoiceIds,
    to: sql`case when ${isCreditedInFull} then 'cancelled' else 'paid' end`,
    when: sql`(i.status in ('sent', 'overdue') and i.total = ${allocatedToInvoice}) or (i.status = 'paid' and ${isCreditedInFull})`,
  });
}

/**
 * Marks those of these invoices that have something outstanding again as sent, each with its activity. Their own credit notes are set off
 * first.
 */
export async function reopen(t: Transaction, request: FastifyRequest, companyId: number, invoiceIds: readonly number[]): Promise<void> {
  if (invoiceIds.length === 0) return;
  await sql`select id from invoices where company_id = ${companyId} and id = any(${invoiceIds}::bigint[]) order by id for update`.execute(
    t,
  );
  for (const id of invoiceIds) await setOffNotes(t, companyId, id);
  await move(t, request, companyId, {
    invoiceIds,
    to: sql`'sent'`,
    when: sql`(i.status = 'paid' or (i.status = 'cancelled' and ${creditedTotal} > 0)) and i.total > ${allocatedToInvoice}`,
  });
}

/**
 * Sets the rest of an invoice's credit notes off against what nothing else covers, the earliest first. The invoice has to be held. They
 * count on the date of the note, just as a payment counts on its own date, no matter when it is entered: balances and exchange gains on a
 * day don't depend on the day of typing. If that date is in a closed period (because a payment of the invoice was deleted later), they
 * count on the first open day.
 */
export async function setOffNotes(t: Transaction, companyId: number, invoiceId: number): Promise<void> {
  await sql`select id from credit_notes where company_id = ${companyId} and invoice_id = ${invoiceId} order by id for update`.execute(t);
  await sql`
    with left_of as (
      select n.id, n.issue_date, n.left, sum(n.left) over (order by n.id) - n.left as before, i.total - ${allocatedToInvoice} as open,
        (select b.closed_until + 1 from books_settings b where b.company_id = n.company_id) as first_open
      from (select n.*, n.total - ${allocatedOfNote} as left
          from credit_notes n where n.company_id = ${companyId} and n.invoice_id = ${invoiceId}) n
        join invoices i on i.company_id = n.company_id and i.id = n.invoice_id
    )
    insert into allocations (company_id, day, amount, credit_note_id, debit_invoice_id)
    select ${companyId}, greatest(issue_date, first_open), least(l.left, l.open - l.before), id, ${invoiceId} from left_of l where l.left > 0 and l.open > l.before`.execute(
    t,
  );
}

/** Whether payments and credit notes leave nothing of an invoice outstanding. */
export async function isCovered(t: Transaction, { id, companyId }: Pick<Invoice, 'id' | 'companyId'>): Promise<boolean> {
  const { rows } =
    await sql`select from invoices i where i.company_id = ${companyOf({ companyId })} and i.id = ${id} and i.total = ${allocatedToInvoice}`.execute(
      t,
    );
  return rows.length > 0;
}

async function move(
  t: Transaction,
  request: FastifyRequest,
  companyId: number,
  { invoiceIds, to, when }: { invoiceIds: readonly number[]; to: RawBuilder<unknown>; when: RawBuilder<unknown> },
): Promise<void> {
  if (invoiceIds.length === 0) return;
  const { rows } = await sql<{ id: number; invoiceNumber: string; before: string; status: string }>`
    update invoices i set status = ${to} from invoices b
    where i.company_id = ${companyId} and i.id = any(${invoiceIds}::bigint[]) and (${when}) and b.company_id = i.company_id and b.id = i.id
    returning i.id, i.invoice_number, b.status as before, i.status`.execute(t);
  const cancelled = rows.filter(({ status }) => status === 'cancelled').map(({ id }) => id);
  await freeDeposits(t, companyId, cancelled);
  for (const { id, invoiceNumber, before, status } of rows)
    await record(t, request, {
      companyId,
      action: 'status',
      resourceType: 'invoice',
      resourceId: id,
      details: `Invoice ${invoiceNumber} is now ${status}`,
      changes: { status: [before, status] },
    });
}
