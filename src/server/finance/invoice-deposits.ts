// Deposits, which are invoiced before the rest, and the invoices that deduct them.
import { sql } from 'kysely';
import { deductedWords, depositFault, depositLines } from '#domain/finance/deposit.ts';
import type { Invoice } from '#domain/finance/invoice.ts';
import type { PriceMode, TaxCategory } from '#domain/finance/tax-words.ts';
import { dayWords, shortDate } from '#domain/shared/date-words.ts';
import { formatsOf, type ChosenFormats } from '#domain/shared/formats.ts';
import { companyOf } from '../platform/company.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal, wrongField } from '../platform/errors.ts';
import type { TaxedItem } from './invoice-line-taxes.ts';
import { deductedOn, leftToDeduct } from './invoice-expressions.ts';

/** A line that deducts a deposit. */
type DepositItem = TaxedItem & { depositInvoiceId: number };
/** The invoice that deducts them, with its id if it is already stored. */
type FinalInvoice = Pick<Invoice, 'kind' | 'customerId' | 'currency'> & { prices: PriceMode; invoiceId?: number };
type Deposit = Pick<
  Invoice,
  'id' | 'kind' | 'invoiceNumber' | 'issueDate' | 'status' | 'customerId' | 'currency' | 'deductedOn' | 'leftToDeduct'
>;

/** The deposits that an invoice deducts. */
export function idsOfDeposits({ items }: Pick<Invoice, 'items'>): number[] {
  return [...new Set(items.flatMap(({ depositInvoiceId }) => depositInvoiceId ?? []))];
}

/** The refusal of a last invoice whose deposit is still a draft: it would deduct what nobody owes yet. */
export function unsentDeposit(invoiceNumber: string | null): Refusal {
  return new Refusal(409, 'deposit_unsent', `${invoiceNumber} hasn’t been sent, and this invoice deducts it. Send it first.`);
}

/**
 * The lines that deduct these deposits, which are held until the transaction ends; 422 where one can't be deducted, 409 where another
 * invoice already deducts it.
 */
export async function depositsFor(t: Transaction, companyId: number, ids: readonly number[], final: FinalInvoice): Promise<DepositItem[]> {
  if (ids.length === 0) return [];
  if (final.kind === 'deposit') throw wrongField('depositIds', 'A deposit invoice can’t deduct other deposits.');
  const deposits = await holdDeposits(t, companyId, ids);
  if (deposits.length < new Set(ids).size) throw wrongField('depositIds', "This deposit isn't in your company.");
  for (const deposit of deposits) {
    const fault = depositFault(deposit, final);
    if (fault) throw wrongField('depositIds', fault);
    if (deposit.deductedOn && deposit.deductedOn.id !== final.invoiceId)
      throw deducted(deposit.invoiceNumber, deposit.deductedOn.invoiceNumber);
  }
  const formats = await formatsOfCompany(t, companyId);
  return deposits.flatMap((deposit) => {
    const lines = depositLines(deposit, final.prices);
    if (lines.length === 0) throw wrongField('depositIds', `${deposit.invoiceNumber} comes to nothing, so there is nothing to deduct.`);
    const description = `Less deposit ${deposit.invoiceNumber} of ${dayWords(deposit.issueDate, shortDate, formats)}`;
    return lines.map(({ quantity, unitPrice, tax }) => ({
      description,
      quantity,
      unitPrice,
      taxExempt: tax.category !== null && tax.category !== 'S',
      tax: { category: tax.category as TaxCategory | null, percent: String(tax.percent), reason: tax.reason ?? null, name: null },
      outsideTax: null,
      depositInvoiceId: deposit.id,
    }));
  });
}

/** Stores which deposits an invoice deducts, replacing those before. They have to be held. */
export async function deduct(
  t: Transaction,
  { companyId, invoiceId }: { companyId: number; invoiceId: number },
  items: readonly DepositItem[],
): Promise<void> {
  await freeDeposits(t, companyId, [invoiceId]);
  const ids = [...new Set(items.map(({ depositInvoiceId }) => depositInvoiceId))];
  if (ids.length === 0) return;
  await t
    .insertInto('depositDeductions')
    .values(ids.map((depositId) => ({ companyId, depositId, invoiceId })))
    .execute();
}

/** Frees the deposits that these invoices deducted, because the invoices are cancelled. */
export async function freeDeposits(t: Transaction, companyId: number, invoiceIds: readonly number[]): Promise<void> {
  if (invoiceIds.length === 0) return;
  await t.deleteFrom('depositDeductions').where('companyId', '=', companyId).where('invoiceId', 'in', invoiceIds).execute();
}

/** Makes an invoice that is no longer cancelled deduct its deposits again; 409 where one of them has changed since. */
export async function deductAgain(t: Transaction, invoice: Invoice): Promise<void> {
  const companyId = companyOf(invoice);
  const items = await depositsFor(t, companyId, idsOfDeposits(invoice), { ...invoice, invoiceId: invoice.id });
  const before = invoice.items.filter(({ depositInvoiceId }) => depositInvoiceId !== null);
  if (items.length !== before.length || items.some(({ unitPrice }, place) => unitPrice !== before[place]?.unitPrice))
    throw new Refusal(409, 'deposit_changed', `A deposit on ${invoice.invoiceNumber} has been credited since. Make a copy instead.`);
  await deduct(t, { companyId, invoiceId: invoice.id }, items);
}

/** Refuses to change a deposit that an invoice deducts: if it were credited or cancelled, that invoice would deduct what nobody owes. */
export async function refuseDeducted(t: Transaction, invoice: Invoice): Promise<void> {
  if (invoice.kind !== 'deposit') return;
  // Read once more, now that it is held.
  const [deposit] = await holdDeposits(t, companyOf(invoice), [invoice.id]);
  if (deposit?.deductedOn) throw deducted(invoice.invoiceNumber, deposit.deductedOn.invoiceNumber);
}

/** Refuses to delete a deposit that an invoice deducts, even where that invoice is cancelled. */
export async function refuseDeletingDeducted(t: Transaction, invoice: Invoice): Promise<void> {
  const { rows } = await sql<{ invoiceNumber: string }>`
    select f.invoice_number from invoice_items n join invoices f on f.company_id = n.company_id and f.id = n.invoice_id
    where n.company_id = ${companyOf(invoice)} and n.deposit_invoice_id = ${invoice.id} order by f.id desc limit 1`.execute(t);
  const [on] = rows;
  if (on) throw deducted(invoice.invoiceNumber, on.invoiceNumber);
}

function deducted(invoiceNumber: string, on: string): Refusal {
  return new Refusal(409, 'deposit_deducted', deductedWords(invoiceNumber, on));
}

/**
 * The invoices with the fields that a deduction needs. They are held in the order of their ids and only then read, since somebody else may
 * still be deducting them before.
 */
async function holdDeposits(t: Transaction, companyId: number, ids: readonly number[]): Promise<Deposit[]> {
  await sql`select id from invoices where company_id = ${companyId} and id = any(${ids}::bigint[]) order by id for update`.execute(t);
  const { rows } = await sql<Deposit>`
    select i.id, i.kind, i.invoice_number, i.issue_date, i.status, i.customer_id, i.currency, ${deductedOn} as deducted_on, ${leftToDeduct} as left_to_deduct
    from invoices i where i.company_id = ${companyId} and i.id = any(${ids}::bigint[]) order by i.id`.execute(t);
  return rows;
}

async function formatsOfCompany(t: Transaction, companyId: number) {
  const { formats } = await t.selectFrom('companies').select('formats').where('id', '=', companyId).executeTakeFirstOrThrow();
  return formatsOf(formats as ChosenFormats);
}
