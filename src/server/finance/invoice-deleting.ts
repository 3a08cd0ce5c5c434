import type { FastifyRequest } from 'fastify';
import { staysRefusal, type Invoice } from '#domain/finance/invoice.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { companyOf } from '../platform/company.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import { deleteRow } from '../platform/rows.ts';
import { record } from '../platform/write.ts';
import { refuseDeletingDeducted } from './invoice-deposits.ts';
import { giveBackNumber } from './invoice-numbers.ts';
import { releasePayments } from './payment-writing.ts';

/** Deletes an invoice that is held, with its activity; 409 where it stays in the books. */
export async function deleteInvoice(t: Transaction, request: FastifyRequest, invoice: Invoice): Promise<void> {
  const companyId = companyOf(invoice);
  const refusal = staysRefusal(invoice, 'deleted');
  if (refusal) throw new Refusal(409, refusal.code, refusal.message);
  await refuseDeletingDeducted(t, invoice);
  await releasePayments(t, companyId, invoice.id);
  await deleteRow(t, 'invoices', { companyId, id: invoice.id });
  if (invoice.sentAt === null) await giveBackNumber(t, companyId, invoice.invoiceNumber);
  const details = `Deleted invoice ${invoiceInWords(invoice)}`;
  await record(t, request, { companyId, action: 'delete', resourceType: 'invoice', resourceId: invoice.id, details });
}

/** An invoice as the feed names it. */
export function invoiceInWords({
  invoiceNumber,
  customerName,
  total,
  currency,
}: Pick<Invoice, 'invoiceNumber' | 'customerName' | 'total' | 'currency'>): string {
  return `${invoiceNumber} for ${customerName} (${moneyInWords(total, currency)})`;
}
