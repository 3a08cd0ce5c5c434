import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import { isIssued, staysRefusal, type Invoice, type InvoiceStatusChange } from '#domain/finance/invoice.ts';
import type { InvoiceStatus, PaymentMethod } from '#domain/finance/words.ts';
import { centsOf, decimalOf, moneyInWords, type Cents } from '#domain/shared/money.ts';
import { companyOf } from '../platform/company.ts';
import type { Transaction } from '../platform/database.ts';
import { todayAt } from '../platform/expressions.ts';
import { Refusal, wrongField } from '../platform/errors.ts';
import type { FileStore } from '../platform/file-store.ts';
import { addRow, changeRow } from '../platform/rows.ts';
import { difference, record } from '../platform/write.ts';
import { documentOf } from './invoice-documents.ts';
import { deductAgain, freeDeposits, refuseDeducted } from './invoice-deposits.ts';
import { issuedNow } from './invoice-issuing.ts';
import { incomeSourceOf } from './invoice-income.ts';
import { readInvoice } from './invoice-store.ts';
import { creditInvoice } from './credit-note-writing.ts';
import { isCovered, settle } from './invoice-settling.ts';
import { adoptPayments } from './payment-writing.ts';

/**
 * Gives an invoice another status. When it is issued for the first time, it is marked as sent at this moment, and its document is stored.
 */
export async function moveTo(
  t: Transaction,
  request: FastifyRequest,
  files: FileStore,
  stored: Invoice,
  status: InvoiceStatus,
): Promise<Invoice> {
  const companyId = companyOf(stored);
  if (status === 'cancelled' || status === 'draft') await refuseDeducted(t, stored);
  if (status === 'cancelled') await freeDeposits(t, companyId, [stored.id]);
  else if (stored.status === 'cancelled') await deductAgain(t, stored);
  const isFirstIssue = isIssued(status) && stored.sentAt === null;
  const parties = isFirstIssue ? await issuedNow(t, stored) : null;
  await changeRow(t, 'invoices', { companyId, id: stored.id }, { status, ...(parties && { sentAt: sql<string>`now()` }) });
  if (!parties) return readInvoice(t, request.scope, stored.id);
  // The document shows what has been paid by then.
  await adoptPayments(t, companyId, stored.id);
  const { paid } = await readInvoice(t, request.scope, stored.id);
  await changeRow(t, 'invoices', { companyId, id: stored.id }, { issuedAs: JSON.stringify({ ...parties, paid }) });
  await documentOf(t, files, await readInvoice(t, request.scope, stored.id));
  return readInvoice(t, request.scope, stored.id);
}

/** Carries out the requested change of status, with its activity and, if requested, its income. */
export async function changeStatus(
  t: Transaction,
  request: FastifyRequest,
  files: FileStore,
  stored: Invoice,
  change: InvoiceStatusChange,
): Promise<Invoice> {
  if (change.recordIncome && change.status !== 'paid')
    throw wrongField('recordIncome', 'Income can only be recorded when an invoice is marked as paid');
  const refusal = staysRefusal(stored, change.status);
  if (refusal) throw new Refusal(409, refusal.code, refusal.message);
  if (stored.staysInBooks && stored.status === 'paid' && ['sent', 'overdue'].includes(change.status) && (await isCovered(t, stored)))
    throw new Refusal(409, 'payments_recorded', `${stored.invoiceNumber} is paid by recorded payments. Delete them first.`);
  if (change.status === 'cancelled' && stored.staysInBooks && isIssued(stored.status) && stored.total !== '0.00') {
    const issueDate = later(await todayIn(t, companyOf(stored)), stored.issueDate);
    await creditInvoice(t, request, files, stored, { reason: change.reason ?? `Cancellation of ${stored.invoiceNumber}`, issueDate });
    return readInvoice(t, request.scope, stored.id);
  }
  if (change.status !== stored.status) {
    const companyId = companyOf(stored);
    await moveTo(t, request, files, stored, change.status);
    await record(t, request, {
      companyId,
      action: 'status',
      resourceType: 'invoice',
      resourceId: stored.id,
      details: `Invoice ${stored.invoiceNumber} is now ${change.status}`,
      changes: difference(stored, { status: change.status }),
    });
  }
  if (change.recordIncome) await recordIncome(t, request, stored, change);
  if (isIssued(change.status)) await settleIssued(t, request, stored);
  return readInvoice(t, request.scope, stored.id);
}

/**
 * Turns what was recorded as paid of an issued invoice, while it was a draft or now, into payments; if nothing is outstanding, the invoice
 * is paid.
 */
export async function settleIssued(t: Transaction, request: FastifyRequest, stored: Invoice): Promise<void> {
  const companyId = companyOf(stored);
  await adoptPayments(t, companyId, stored.id);
  if (stored.sentAt === null) await settle(t, request, companyId, [stored.id]);
}

/** Adds what an invoice brought in to the books: expected income in its currency is paid now, and what is missing is added. */
async function recordIncome(
  t: Transaction,
  request: FastifyRequest,
  invoice: Invoice,
  { incomeDate, paymentMethod }: InvoiceStatusChange,
): Promise<void> {
  const companyId = companyOf(invoice);
  const day = incomeDate ?? (await todayIn(t, companyId));
  const recorded = await payExpected(t, request, invoice, {
    paymentStatus: 'paid',
    incomeDate: day,
    ...(paymentMethod ? { paymentMethod } : {}),
  });
  const missing = (centsOf(invoice.total) ?? 0) - (centsOf(invoice.credited) ?? 0) - recorded;
  if (missing <= 0) return;
  const { yachtId, category } = await incomeSourceOf(t, companyId, invoice.id);
  const id = await addRow(t, 'income', {
    companyId,
    invoiceId: invoice.id,
    customerId: invoice.customerId,
    yachtId,
    category,
    description: `Invoice ${invoice.invoiceNumber}`,
    amount: decimalOf(missing),
    currency: invoice.currency,
    incomeDate: day,
    paymentStatus: 'paid',
    paymentMethod,
  });
  await record(t, request, {
    companyId,
    action: 'create',
    resourceType: 'income',
    resourceId: id,
    details: `Logged income from invoice ${invoice.invoiceNumber}`,
  });
}

/** Marks the expected income of an invoice as paid, each with its activity, and answers how much the books have for it now. */
async function payExpected(
  t: Transaction,
  request: FastifyRequest,
  { id, companyId: owner, invoiceNumber, currency }: Invoice,
  paid: { paymentStatus: 'paid'; incomeDate: string; paymentMethod?: PaymentMethod },
): Promise<Cents> {
  const companyId = companyOf({ companyId: owner });
  const recorded = await t
    .selectFrom('income')
    .select(['id', 'description', 'amount', 'incomeDate', 'paymentStatus', 'paymentMethod'])
    .where('companyId', '=', companyId)
    .where('invoiceId', '=', id)
    .where('currency', '=', currency)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const income of recorded.filter(({ paymentStatus }) => paymentStatus !== 'paid')) {
    await changeRow(t, 'income', { companyId, id: income.id }, paid);
    const details = `Income ${income.description} (${moneyInWords(income.amount, currency)}) is paid with invoice ${invoiceNumber}`;
    await record(t, request, {
      companyId,
      action: 'status',
      resourceType: 'income',
      resourceId: income.id,
      details,
      changes: difference(income, paid),
    });
  }
  return recorded.reduce((sum, { amount }) => sum + (centsOf(amount) ?? 0), 0);
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}

/** Today's date in the time zone of this company. */
export async function todayIn(t: Transaction, companyId: number): Promise<string> {
  const { today } = await t
    .selectFrom('companies')
    .select(todayAt('companies').as('today'))
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return today;
}
