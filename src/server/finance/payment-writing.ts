// What payments do to the documents they are for: their allocations, the status of invoices, and the income that follows.
import { sql, type RawBuilder } from 'kysely';
import type { FastifyRequest } from 'fastify';
import { partsFault, type NewAllocation, type NewPayment } from '#domain/finance/customer-payment.ts';
import { isIssued, type Invoice } from '#domain/finance/invoice.ts';
import type { InvoiceStatus } from '#domain/finance/words.ts';
import { centsOf, decimalOf, moneyInWords } from '#domain/shared/money.ts';
import { companyOf } from '../platform/company.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal, wrongField } from '../platform/errors.ts';
import { addRow, changeRow } from '../platform/rows.ts';
import { record } from '../platform/write.ts';
import { whatFor } from './invoice-income.ts';

type Part = NonNullable<NewPayment['allocations']>[number];
type Payer = { customerId: number; currency: string };
/** Something a payment can be for, or be taken of: how much of it is still open, in hundredths. */
type Document = Payer & { id: number; name: string; open: number };

/** Stores a payment with what it is for, and answers its id. What is allotted fits what is open, or nothing is stored. */
export async function addPayment(
  t: Transaction,
  request: FastifyRequest,
  companyId: number,
  written: Omit<NewPayment, 'currency'> & { currency: string },
): Promise<number> {
  const { direction, customerId, day, amount, currency, method, reference, note, allocations = [] } = written;
  const fault = partsFault(
    amount,
    allocations.map((part) => part.amount),
    currency,
  );
  if (fault) throw wrongField('amount', fault);
  // Looked at before they are held: who comes when nothing is open any more doesn't wait for those who paid.
  refuseMoreThanOpen(allocations, await openInvoices(t, companyId, allocations), new Map());
  await holdDocuments(t, companyId, allocations);
  const invoices = await openInvoices(t, companyId, allocations);
  const credits = await openPayments(t, companyId, allocations);
  allocations.forEach((part, place) => {
    const path = `allocations.${place}.${part.invoiceId ? 'invoiceId' : 'paymentId'}`;
    if (part.invoiceId && direction === 'out') throw wrongField(path, 'Money that goes back is of a payment, not of an invoice.');
    if (part.paymentId && direction === 'in') throw wrongField(path, 'Money that comes in is for an invoice.');
    refuseUnfit(documentOf(part, invoices, credits), { customerId, currency }, path);
  });
  refuseMoreThanOpen(allocations, invoices, credits);
  const id = await addRow(t, 'payments', { companyId, direction, customerId, day, amount, currency, method, reference, note });
  if (allocations.length > 0)
    await t
      .insertInto('allocations')
      .values(
        allocations.map((part) => ({
          companyId,
          day,
          amount: part.amount,
          creditPaymentId: part.paymentId ?? id,
          debitInvoiceId: part.invoiceId ?? null,
          debitPaymentId: part.paymentId ? id : null,
        })),
      )
      .execute();
  await followWithIncome(t, companyId, id);
  await settle(t, request, companyId, [...invoices.keys()]);
  return id;
}

/** Allots what is left of a payment to an invoice, or to a payment that went back. */
export async function allot(
  t: Transaction,
  request: FastifyRequest,
  companyId: number,
  { from, to, amount, day }: NewAllocation & { day: string },
): Promise<void> {
  const part = { ...to, amount };
  await holdDocuments(t, companyId, [part, from]);
  const invoices = await openInvoices(t, companyId, [part]);
  const payments = await openPayments(t, companyId, [part, from]);
  const credit = payments.get(from.paymentId);
  if (credit?.direction !== 'in') throw wrongField('from.paymentId', 'This payment isn’t one that came in.');
  const debit = documentOf(part, invoices, payments);
  if (part.paymentId && payments.get(part.paymentId)?.direction !== 'out')
    throw wrongField('to.paymentId', 'This payment isn’t one that went back.');
  refuseUnfit(debit, credit, part.invoiceId ? 'to.invoiceId' : 'to.paymentId');
  refuseMoreThanOpen([part, { paymentId: from.paymentId, amount }], invoices, payments);
  await addRow(t, 'allocations', {
    companyId,
    day,
    amount,
    creditPaymentId: from.paymentId,
    debitInvoiceId: part.invoiceId ?? null,
    debitPaymentId: part.paymentId ?? null,
  });
  await followWithIncome(t, companyId, from.paymentId);
  await settle(t, request, companyId, [...invoices.keys()]);
}

/** Makes payments of the paid income that is recorded for an issued invoice in its currency. */
export async function adoptPayments(t: Transaction, companyId: number, invoiceId: number): Promise<void> {
  await sql`select adopt_payments(${companyId}, ${invoiceId})`.execute(t);
}

/** Before an invoice is deleted: what was paid of it stays in the books as income, and is no payment any more. */
export async function letPaymentsGo(t: Transaction, companyId: number, invoiceId: number): Promise<void> {
  const { rows } = await sql<{ id: number; amount: string }>`
    delete from allocations where company_id = ${companyId} and debit_invoice_id = ${invoiceId} returning credit_payment_id as id, amount`.execute(
    t,
  );
  for (const { id, amount } of rows) {
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

/** Those of these invoices that nothing is open of any more are paid, each with its activity. */
export async function settle(t: Transaction, request: FastifyRequest, companyId: number, invoiceIds: readonly number[]): Promise<void> {
  await moveSettled(t, request, companyId, {
    invoiceIds,
    from: sql`in ('sent', 'overdue')`,
    to: 'paid',
    when: sql`i.total = ${allottedTo}`,
  });
}

/** Those of these invoices that something is open of again are sent again, each with its activity. */
export async function reopen(t: Transaction, request: FastifyRequest, companyId: number, invoiceIds: readonly number[]): Promise<void> {
  await moveSettled(t, request, companyId, { invoiceIds, from: sql`= 'paid'`, to: 'sent', when: sql`i.total > ${allottedTo}` });
}

/** Whether payments leave nothing of an invoice open. */
export async function isCovered(t: Transaction, { id, companyId }: Pick<Invoice, 'id' | 'companyId'>): Promise<boolean> {
  const { rows } =
    await sql`select from invoices i where i.company_id = ${companyOf({ companyId })} and i.id = ${id} and i.total = ${allottedTo}`.execute(
      t,
    );
  return rows.length > 0;
}

const allottedTo = sql`(select coalesce(sum(a.amount), 0) from allocations a where a.company_id = i.company_id and a.debit_invoice_id = i.id)`;

async function moveSettled(
  t: Transaction,
  request: FastifyRequest,
  companyId: number,
  {
    invoiceIds,
    from,
    to,
    when,
  }: { invoiceIds: readonly number[]; from: RawBuilder<unknown>; to: InvoiceStatus; when: RawBuilder<unknown> },
): Promise<void> {
  if (invoiceIds.length === 0) return;
  const { rows } = await sql<{ id: number; invoiceNumber: string; before: string }>`
    update invoices i set status = ${to} from invoices b
    where i.company_id = ${companyId} and i.id = any(${invoiceIds}::bigint[]) and i.status ${from} and ${when} and b.company_id = i.company_id and b.id = i.id
    returning i.id, i.invoice_number, b.status as before`.execute(t);
  for (const { id, invoiceNumber, before } of rows)
    await record(t, request, {
      companyId,
      action: 'status',
      resourceType: 'invoice',
      resourceId: id,
      details: `Invoice ${invoiceNumber} is now ${to}`,
      changes: { status: [before, to] },
    });
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

type Named = Pick<Part, 'invoiceId' | 'paymentId'>;

/** Holds invoices and payments until the transaction ends. What is open of them is read after it: before, somebody else may still be paying. */
async function holdDocuments(t: Transaction, companyId: number, parts: Named[]): Promise<void> {
  const { invoiceIds, paymentIds } = idsOf(parts);
  if (invoiceIds.length > 0)
    await sql`select id from invoices where company_id = ${companyId} and id = any(${invoiceIds}::bigint[]) order by id for update`.execute(
      t,
    );
  if (paymentIds.length > 0)
    await sql`select id from payments where company_id = ${companyId} and id = any(${paymentIds}::bigint[]) order by id for update`.execute(
      t,
    );
}

async function openInvoices(t: Transaction, companyId: number, parts: Named[]): Promise<Map<number, Document>> {
  const { invoiceIds } = idsOf(parts);
  if (invoiceIds.length === 0) return new Map();
  const { rows } = await sql<Payer & { id: number; name: string; open: string; status: Invoice['status'] }>`
    select i.id, i.invoice_number as name, i.customer_id, i.currency, i.status, i.total - ${allottedTo} as open
    from invoices i where i.company_id = ${companyId} and i.id = any(${invoiceIds}::bigint[]) order by i.id`.execute(t);
  const unsent = rows.find(({ status }) => !isIssued(status));
  if (unsent) {
    const why = unsent.status === 'draft' ? 'hasn’t been sent' : 'is cancelled';
    throw new Refusal(409, 'not_issued', `${unsent.name} ${why}, so nothing can be paid of it.`);
  }
  return new Map(rows.map((row) => [row.id, { ...row, open: centsOf(row.open) ?? 0 }]));
}

async function openPayments(t: Transaction, companyId: number, parts: Named[]): Promise<Map<number, Document & { direction: string }>> {
  const { paymentIds } = idsOf(parts);
  if (paymentIds.length === 0) return new Map();
  const { rows } = await sql<Payer & { id: number; direction: string; day: string; open: string }>`
    select p.id, p.customer_id, p.currency, p.direction, p.day, p.amount - coalesce((select sum(a.amount) from allocations a
      where a.company_id = p.company_id and (case p.direction when 'in' then a.credit_payment_id else a.debit_payment_id end) = p.id), 0) as open
    from payments p where p.company_id = ${companyId} and p.id = any(${paymentIds}::bigint[]) order by p.id`.execute(t);
  return new Map(rows.map((row) => [row.id, { ...row, name: `The payment of ${row.day}`, open: centsOf(row.open) ?? 0 }]));
}

function idsOf(parts: Named[]): { invoiceIds: number[]; paymentIds: number[] } {
  return { invoiceIds: parts.flatMap(({ invoiceId }) => invoiceId ?? []), paymentIds: parts.flatMap(({ paymentId }) => paymentId ?? []) };
}

function documentOf({ invoiceId, paymentId }: Named, invoices: Map<number, Document>, payments: Map<number, Document>) {
  return invoiceId ? invoices.get(invoiceId) : payments.get(paymentId ?? 0);
}

function refuseUnfit(document: Document | undefined, { customerId, currency }: Payer, path: string): asserts document is Document {
  if (!document) throw wrongField(path, `This ${path.endsWith('invoiceId') ? 'invoice' : 'payment'} isn't in your company.`);
  if (document.customerId !== customerId) throw wrongField(path, `${document.name} is another customer’s.`);
  if (document.currency !== currency) throw wrongField(path, `${document.name} is in ${document.currency}.`);
}

function refuseMoreThanOpen(parts: Part[], invoices: Map<number, Document>, payments: Map<number, Document>): void {
  const left = new Map<Document, number>();
  for (const part of parts) {
    const document = documentOf(part, invoices, payments);
    if (!document) continue;
    const rest = (left.get(document) ?? document.open) - (centsOf(part.amount) ?? 0);
    if (rest < 0)
      throw new Refusal(409, 'allocated_more', `${document.name} has ${moneyInWords(decimalOf(document.open), document.currency)} open.`);
    left.set(document, rest);
  }
}
