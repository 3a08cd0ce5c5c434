// What payments do to the documents they are for: their allocations, the status of invoices, and the income that follows.
import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import { partsFault, type NewAllocation, type NewPayment } from '#domain/finance/customer-payment.ts';
import { centsOf, decimalOf } from '#domain/shared/money.ts';
import type { Transaction } from '../platform/database.ts';
import { wrongField } from '../platform/errors.ts';
import { addRow, changeRow } from '../platform/rows.ts';
import { whatFor } from './invoice-income.ts';
import { settle } from './invoice-settling.ts';
import { documentOf, fieldOf, holdDocuments, openDocuments, refuseMoreThanOpen, refuseUnfit } from './open-documents.ts';

/** Stores a payment with what it is for, and answers its id. What is allotted fits what is open, or nothing is stored. */
export async function addPayment(
  t: Transaction,
  request: FastifyRequest,
  companyId: number,
  written: Omit<NewPayment, 'currency'> & { currency: string },
): Promise<number> {
  const {
    direction,
    customerId = null,
    ownerId = null,
    day,
    amount,
    currency,
    method,
    bankAccountId = null,
    reference,
    note,
    exchangeRate,
    allocations = [],
  } = written;
  if (ownerId !== null) await refuseOtherCurrency(t, companyId, currency);
  if (bankAccountId !== null) await refuseOtherAccount(t, companyId, { bankAccountId, currency });
  const fault = partsFault(
    amount,
    allocations.map((part) => part.amount),
    currency,
  );
  if (fault) throw wrongField('amount', fault);
  // Looked at before they are held: who comes when nothing is open any more doesn't wait for those who paid.
  refuseMoreThanOpen(allocations, await openDocuments(t, companyId, allocations));
  await holdDocuments(t, companyId, allocations);
  const documents = await openDocuments(t, companyId, allocations);
  allocations.forEach((part, place) => {
    const path = `allocations.${place}.${fieldOf(part)}`;
    if (part.invoiceId && direction === 'out')
      throw wrongField(path, 'Money that goes back is of a payment or a credit note, not of an invoice.');
    if (!part.invoiceId && direction === 'in') throw wrongField(path, 'Money that comes in is for an invoice.');
    refuseUnfit(documentOf(part, documents), { customerId: customerId ?? 0, currency }, path);
  });
  refuseMoreThanOpen(allocations, documents);
  const id = await addRow(t, 'payments', {
    companyId,
    direction,
    customerId,
    ownerId,
    day,
    amount,
    currency,
    method,
    bankAccountId,
    reference,
    note,
    exchangeRate,
  });
  // What is the owners' was never income.
  if (ownerId !== null) return id;
  if (allocations.length > 0)
    await t
      .insertInto('allocations')
      .values(
        allocations.map((part) => ({
          companyId,
          day,
          amount: part.amount,
          creditPaymentId: part.creditNoteId ? null : (part.paymentId ?? id),
          creditNoteId: part.creditNoteId ?? null,
          debitInvoiceId: part.invoiceId ?? null,
          debitPaymentId: part.invoiceId ? null : id,
        })),
      )
      .execute();
  await followWithIncome(t, companyId, id);
  await settle(t, request, companyId, [...documents.invoiceId.keys()]);
  return id;
}

/** Statements are in what the company reports in, so owners are paid in it. */
async function refuseOtherCurrency(t: Transaction, companyId: number, currency: string): Promise<void> {
  const { rows } = await sql<{ reported: string }>`select reporting_currency(${companyId}) as reported`.execute(t);
  const reported = rows[0]?.reported;
  if (reported !== currency) throw wrongField('currency', `Owners are paid in ${reported}, the currency of their statements.`);
}

async function refuseOtherAccount(
  t: Transaction,
  companyId: number,
  { bankAccountId, currency }: { bankAccountId: number; currency: string },
): Promise<void> {
  const account = await t
    .selectFrom('bankAccounts')
    .select(['name', 'currency'])
    .where('companyId', '=', companyId)
    .where('id', '=', bankAccountId)
    .executeTakeFirst();
  if (!account) throw wrongField('bankAccountId', "This bank account isn't in your company.");
  if (account.currency !== currency)
    throw wrongField('bankAccountId', `${account.name} is in ${account.currency}, this payment in ${currency}.`);
}

/** Allots what is left of a payment or a credit note to an invoice, or to a payment that went back. */
export async function allot(
  t: Transaction,
  request: FastifyRequest,
  companyId: number,
  { from, to, amount, day }: NewAllocation & { day: string },
): Promise<void> {
  await holdDocuments(t, companyId, [to, from]);
  const documents = await openDocuments(t, companyId, [to, from]);
  const credit = documentOf(from, documents);
  if (!credit) throw wrongField(`from.${fieldOf(from)}`, 'This credit note isn’t in your company.');
  if (from.paymentId && credit.direction !== 'in') throw wrongField('from.paymentId', 'This payment isn’t one that came in.');
  const debit = documentOf(to, documents);
  if (to.paymentId && debit?.direction !== 'out') throw wrongField('to.paymentId', 'This payment isn’t one that went back.');
  refuseUnfit(debit, credit, `to.${fieldOf(to)}`);
  refuseMoreThanOpen(
    [
      { ...to, amount },
      { ...from, amount },
    ],
    documents,
  );
  await addRow(t, 'allocations', {
    companyId,
    day,
    amount,
    creditPaymentId: from.paymentId ?? null,
    creditNoteId: from.creditNoteId ?? null,
    debitInvoiceId: to.invoiceId ?? null,
    debitPaymentId: to.paymentId ?? null,
  });
  if (from.paymentId) await followWithIncome(t, companyId, from.paymentId);
  await settle(t, request, companyId, [...documents.invoiceId.keys()]);
}

/** Makes payments of the paid income that is recorded for an issued invoice in its currency. */
export async function adoptPayments(t: Transaction, companyId: number, invoiceId: number): Promise<void> {
  await sql`select adopt_payments(${companyId}, ${invoiceId})`.execute(t);
}

/** Before an invoice is deleted: what was paid of it stays in the books as income, and is no payment any more; what a bank's line tells of stays one, as the customer's credit. */
export async function letPaymentsGo(t: Transaction, companyId: number, invoiceId: number): Promise<void> {
  const { rows } = await sql<{ id: number | null; amount: string; isOfBank: boolean | null }>`
    delete from allocations a where a.company_id = ${companyId} and a.debit_invoice_id = ${invoiceId} returning a.credit_payment_id as id, a.amount,
      (select p.bank_line_id is not null from payments p where p.company_id = a.company_id and p.id = a.credit_payment_id) as is_of_bank`.execute(
    t,
  );
  for (const { id, amount, isOfBank } of rows) {
    // What a credit note gave is the customer's credit again.
    if (id === null) continue;
    if (isOfBank) {
      await followWithIncome(t, companyId, id);
      continue;
    }
    await sql`update income set payment_id = null where company_id = ${companyId} and payment_id = ${id} and invoice_id = ${invoiceId}`.execute(
      t,
    );
    const { numDeletedRows } = await t
      .deleteFrom('payments')
      .where('companyId', '=', companyId)
      .where('id', '=', id)
      .where('amount', '<=', amount)
      .executeTakeFirst();
    if (numDeletedRows === 0n)
      await sql`update payments set amount = amount - ${amount}::numeric where company_id = ${companyId} and id = ${id}`.execute(t);
  }
}

/** The income of a payment, an entry for each invoice it is for and one for the rest, as its allocations are now. What went back counts as less. */
export async function followWithIncome(t: Transaction, companyId: number, paymentId: number): Promise<void> {
  const payment = await t
    .selectFrom('payments')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  const wanted = await wantedIncome(t, companyId, payment);
  const known = await t
    .selectFrom('income')
    .select(['id', 'invoiceId', 'amount'])
    .where('companyId', '=', companyId)
    .where('paymentId', '=', paymentId)
    .execute();
  for (const row of known) {
    if (!wanted.some(({ invoiceId }) => invoiceId === row.invoiceId))
      await t.deleteFrom('income').where('companyId', '=', companyId).where('id', '=', row.id).execute();
  }
  for (const { invoiceId, amount, description } of wanted) {
    const row = known.find((each) => each.invoiceId === invoiceId);
    if (row?.amount === amount) continue;
    if (row) await changeRow(t, 'income', { companyId, id: row.id }, { amount });
    else
      await addRow(t, 'income', {
        companyId,
        paymentId,
        invoiceId,
        amount,
        description,
        customerId: payment.customerId,
        ...(await whatFor(t, companyId, invoiceId)),
        currency: payment.currency,
        incomeDate: payment.day,
        paymentStatus: 'paid',
        paymentMethod: payment.method,
      });
  }
}

type Wanted = { invoiceId: number | null; amount: string; description: string };

async function wantedIncome(
  t: Transaction,
  companyId: number,
  { id, amount, direction }: { id: number; amount: string; direction: string },
): Promise<Wanted[]> {
  if (direction === 'out') return [{ invoiceId: null, amount: `-${amount}`, description: 'Refund' }];
  const { rows } = await sql<{ invoiceId: number; amount: string; invoiceNumber: string }>`
    select i.id as invoice_id, i.invoice_number, sum(a.amount) as amount from allocations a join invoices i on i.company_id = a.company_id and i.id = a.debit_invoice_id
    where a.company_id = ${companyId} and a.credit_payment_id = ${id} group by i.id, i.invoice_number order by i.id`.execute(t);
  const rest = rows.reduce((left, part) => left - (centsOf(part.amount) ?? 0), centsOf(amount) ?? 0);
  return [
    ...rows.map((part) => ({ ...part, description: `Invoice ${part.invoiceNumber}` })),
    ...(rest > 0 ? [{ invoiceId: null, amount: decimalOf(rest), description: 'Payment on account' }] : []),
  ];
}
