// Paid income that names an issued invoice is a payment of that invoice.
import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import type { Income } from '#domain/finance/income.ts';
import { centsOf, moneyInWords } from '#domain/shared/money.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal, wrongField } from '../platform/errors.ts';
import { allocatedToInvoice, isInvoiced } from '../platform/expressions.ts';
import { settle } from './invoice-settling.ts';
import { adoptPayments } from './payment-writing.ts';

/**
 * Makes a payment of paid income that names an issued invoice in the same currency; if it is more than is outstanding, nothing is stored.
 * Other income stays as it is.
 */
export async function becomePayment(t: Transaction, request: FastifyRequest, companyId: number, incomeId: number): Promise<void> {
  const paid = sql`from income n join invoices i on i.company_id = n.company_id and i.id = n.invoice_id and i.currency = n.currency and ${isInvoiced}
    where n.company_id = ${companyId} and n.id = ${incomeId} and n.payment_status = 'paid' and n.payment_id is null and n.apa_id is null`;
  // Held first: what is outstanding is only certain once nobody else can pay.
  await sql`select i.id ${paid} for update of i`.execute(t);
  const { rows } = await sql<{ id: number; name: string; currency: string; amount: string; open: string }>`
    select i.id, i.invoice_number as name, i.currency, n.amount,
      i.total - ${allocatedToInvoice} as open
    ${paid}`.execute(t);
  const [invoice] = rows;
  if (!invoice) return;
  if ((centsOf(invoice.amount) ?? 0) > (centsOf(invoice.open) ?? 0))
    throw wrongField('amount', `${invoice.name} has ${moneyInWords(invoice.open, invoice.currency)} outstanding`);
  await adoptPayments(t, companyId, invoice.id);
  await settle(t, request, companyId, [invoice.id]);
}

/** Why income from a payment can't be changed or deleted by itself. */
export function belongsToPayment({ invoiceNumber }: Pick<Income, 'invoiceNumber'>): Refusal {
  const what = invoiceNumber === null ? 'a payment of this customer' : `a payment of ${invoiceNumber}`;
  return new Refusal(409, 'belongs_to_payment', `This is ${what}. Change it there.`);
}
