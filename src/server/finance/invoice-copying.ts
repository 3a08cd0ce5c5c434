// Copies of invoices. The copy of a cancelled one takes its place in the payment plan of its charter.
import { sql } from 'kysely';
import type { Invoice, NewInvoice } from '#domain/finance/invoice.ts';
import { companyOf } from '../platform/company.ts';
import type { Transaction } from '../platform/database.ts';
import { isInvoiced } from '../platform/expressions.ts';
import { changeRow } from '../platform/rows.ts';
import { announce } from '../platform/write.ts';
import { idsOfDeposits, unsentDeposit } from './invoice-deposits.ts';
import { deductedOn } from './invoice-expressions.ts';
import { incomeSourceOf } from './invoice-income.ts';
import { withRatesOf } from './invoice-line-taxes.ts';
import { todayIn } from './invoice-status.ts';
import { addInvoice, ownItems } from './invoice-writing.ts';

/** An installment whose invoice was cancelled. */
type Planned = { id: number; charterId: number };

/** Drafts a copy of an invoice, dated today, and answers its id. */
export async function copyInvoice(t: Transaction, original: Invoice): Promise<number> {
  const companyId = companyOf(original);
  const planned = await plannedOf(t, companyId, original);
  const depositIds = planned ? await depositsOfCopy(t, companyId, original, planned) : [];
  const { kind, customerId, eventId, yachtId, currency, taxRate, prices, discountPercent, discountAmount, notes } = original;
  const { category } = await incomeSourceOf(t, companyId, original.id);
  const issueDate = await todayIn(t, companyId);
  const invoiceId = await addInvoice(t, companyId, {
    kind,
    category,
    customerId,
    eventId,
    yachtId,
    currency: currency as NewInvoice['currency'],
    taxRate,
    prices,
    discountPercent,
    discountAmount,
    notes,
    items: await withRatesOf(t, companyId, ownItems(original), issueDate),
    depositIds,
    issueDate,
  });
  if (planned) {
    await changeRow(t, 'charterInstalments', { companyId, id: planned.id }, { invoiceId });
    await announce(t, { companyId, resourceType: 'charter', resourceId: planned.charterId });
  }
  return invoiceId;
}

/** The installment that still names a cancelled invoice. Its charter gets a new version and is held by that. */
async function plannedOf(t: Transaction, companyId: number, { id, status }: Invoice): Promise<Planned | undefined> {
  if (status !== 'cancelled') return undefined;
  await sql`
    update charters c set currency = c.currency from charter_instalments p
    where p.company_id = ${companyId} and p.invoice_id = ${id} and c.company_id = p.company_id and c.id = p.charter_id`.execute(t);
  // Read only now that the charter is held: somebody else may have invoiced the installment before.
  const { rows } = await sql<Planned>`
    select p.id, p.charter_id from charter_instalments p where p.company_id = ${companyId} and p.invoice_id = ${id}`.execute(t);
  return rows[0];
}

/**
 * The deposits that the copy of a plan's last invoice deducts: those of the original, and those that were invoiced in their place; 409
 * before these are sent.
 */
async function depositsOfCopy(t: Transaction, companyId: number, original: Invoice, planned: Planned): Promise<number[]> {
  const ids = idsOfDeposits(original);
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: number; invoiceNumber: string; isDraft: boolean }>`
    select i.id, i.invoice_number, i.status = 'draft' as is_draft from invoices i
    where i.company_id = ${companyId} and i.kind = 'deposit' and i.customer_id = ${original.customerId} and i.currency = ${original.currency}
      and (i.id = any(${ids}::bigint[]) or exists (
        select from charter_instalments p where p.company_id = i.company_id and p.charter_id = ${planned.charterId} and p.invoice_id = i.id))
      and (i.status = 'draft' or ${isInvoiced} and ${deductedOn} is null)
    order by i.id`.execute(t);
  const unsent = rows.find(({ isDraft }) => isDraft);
  if (unsent) throw unsentDeposit(unsent.invoiceNumber);
  return rows.map(({ id }) => id);
}
