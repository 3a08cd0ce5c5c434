// What payments do to the documents they are for: allocations, the status of invoices, and the resulting income.
import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import { partsFault, type NewAllocation, type NewPayment } from '#domain/finance/customer-payment.ts';
import type { IncomeCategory } from '#domain/finance/words.ts';
import { centsOf, decimalOf, type Cents } from '#domain/shared/money.ts';
import type { Transaction } from '../platform/database.ts';
import { wrongField } from '../platform/errors.ts';
import { addRow, changeRow } from '../platform/rows.ts';
import { followApas } from './apa-following.ts';
import { incomeSourceOf } from './invoice-income.ts';
import { settle } from './invoice-settling.ts';
import { documentOf, fieldOf, holdDocuments, openDocuments, refuseMoreThanOpen, refuseUnfit } from './open-documents.ts';

/** Stores a payment with its allocations and answers its id. If the allocations exceed what is open, nothing is stored. */
export async function addPayment(
  t: Transaction,
  request: FastifyRequest,
  companyId: number,
  payment: Omit<NewPayment, 'currency'> & { currency: string },
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
  } = payment;
  if (ownerId !== null) await refuseOtherCurrency(t, companyId, currency);
  if (bankAccountId !== null) await refuseOtherAccount(t, companyId, { bankAccountId, currency });
  const fault = partsFault(
    amount,
    allocations.map((part) => part.amount),
    currency,
  );
  if (fault) throw wrongField('amount', fault);
  // Checked before they are held: a payment that arrives when nothing is outstanding doesn't wait for the others.
  const apa = direction === 'in' ? 'to' : 'from';
  refuseMoreThanOpen(allocations, await openDocuments(t, companyId, allocations, apa));
  await holdDocuments(t, companyId, allocations);
  const documents = await openDocuments(t, companyId, allocations, apa);
  allocations.forEach((part, place) => {
    const path = `allocations.${place}.${fieldOf(part)}`;
    if (part.invoiceId && direction === 'out')
      throw wrongField(path, 'A refund comes from a payment, a credit note or an APA, not from an invoice.');
    if (!part.invoiceId && !part.apaId && direction === 'in') throw wrongField(path, 'A payment is for an invoice or an APA.');
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
  // Money that belongs to owners was never income.
  if (ownerId !== null) return id;
  if (allocations.length > 0)
    await t
      .insertInto('allocations')
      .values(
        allocations.map((part) => ({
          companyId,
          day,
          amount: part.amount,
          ...(direction === 'in'
            ? { creditPaymentId: id, debitInvoiceId: part.invoiceId ?? null, debitApaId: part.apaId ?? null }
            : {
                debitPaymentId: id,
                creditPaymentId: part.paymentId ?? null,
                creditNoteId: part.creditNoteId ?? null,
                creditApaId: part.apaId ?? null,
              }),
        })),
      )
      .execute();
  await followWithIncome(t, companyId, id);
  await settle(t, request, companyId, [...documents.invoiceId.keys()]);
  await followApas(t, companyId, [...documents.apaId.keys()]);
  return id;
}

/** Statements are in the reporting currency, so owners are paid in it. */
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

/** Allocates what is left of a payment, a credit note or an APA to an invoice or a refund, or of a payment to an APA. */
export async function allocate(
  t: Transaction,
  request: FastifyRequest,
  companyId: number,
  { from, to, amount, day }: NewAllocation & { day: string },
): Promise<void> {
  await holdDocuments(t, companyId, [to, from]);
  const documents = await openDocuments(t, companyId, [to, from], to.apaId ? 'to' : 'from');
  const credit = documentOf(from, documents);
  if (!credit) throw wrongField(`from.${fieldOf(from)}`, `This ${from.apaId ? 'APA' : 'credit note'} isn’t in your company.`);
  if (from.paymentId && credit.direction !== 'in') throw wrongField('from.paymentId', 'Please choose a payment that came in.');
  const debit = documentOf(to, documents);
  if (to.paymentId && debit?.direction !== 'out') throw wrongField('to.paymentId', 'Please choose a refund.');
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
    creditApaId: from.apaId ?? null,
    debitInvoiceId: to.invoiceId ?? null,
    debitPaymentId: to.paymentId ?? null,
    debitApaId: to.apaId ?? null,
  });
  await followMoney(t, companyId, { paymentIds: [from.paymentId, to.paymentId], apaIds: [...documents.apaId.keys()] });
  await settle(t, request, companyId, [...documents.invoiceId.keys()]);
}

/** Updates what depends on the changed allocations of these payments and APAs: their income, and the plan of the charter. */
export async function followMoney(
  t: Transaction,
  companyId: number,
  { paymentIds, apaIds }: { paymentIds: readonly (number | null | undefined)[]; apaIds: readonly number[] },
): Promise<void> {
  for (const id of paymentIds) if (id) await followWithIncome(t, companyId, id);
  for (const id of apaIds) await followApaWithIncome(t, companyId, id);
  await followApas(t, companyId, apaIds);
}

/** Turns the paid income that is recorded for an issued invoice in its currency into payments. */
export async function adoptPayments(t: Transaction, companyId: number, invoiceId: number): Promise<void> {
  await sql`select adopt_payments(${companyId}, ${invoiceId})`.execute(t);
}

/**
 * Call before an invoice is deleted: what was paid of it stays in the books as income without a payment; a payment matched to a bank line
 * stays as the customer's credit.
 */
export async function releasePayments(t: Transaction, companyId: number, invoiceId: number): Promise<void> {
  const { rows } = await sql<{ id: number | null; apaId: number | null; amount: string; isOfBank: boolean | null }>`
    delete from allocations a where a.company_id = ${companyId} and a.debit_invoice_id = ${invoiceId} returning a.credit_payment_id as id, a.credit_apa_id as apa_id, a.amount,
      (select p.bank_line_id is not null from payments p where p.company_id = a.company_id and p.id = a.credit_payment_id) as is_of_bank`.execute(
    t,
  );
  await followMoney(t, companyId, { paymentIds: [], apaIds: rows.flatMap(({ apaId }) => apaId ?? []) });
  for (const { id, amount, isOfBank } of rows) {
    // What a credit note covered is the customer's credit again, and what an APA covered is back in the APA.
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

/**
 * Updates the income of a payment to its current allocations: an entry for each invoice it is for and one for the rest. Refunds reduce it.
 * What went to an APA is not income.
 */
async function followWithIncome(t: Transaction, companyId: number, paymentId: number): Promise<void> {
  const payment = await t
    .selectFrom('payments')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  const { customerId, currency, exchangeRate, day, method } = payment;
  const shared = { customerId, currency, exchangeRate, incomeDate: day, paymentMethod: method };
  const wanted = (await wantedIncome(t, companyId, payment)).map((each) => ({ ...each, ...shared }));
  await storeIncome(t, companyId, { paymentId, apaId: null }, wanted);
}

/** Updates the income of what an APA paid: an entry for each invoice, on the day of the last payment. */
async function followApaWithIncome(t: Transaction, companyId: number, apaId: number): Promise<void> {
  const { rows } = await sql<Earned>`
    select i.id as invoice_id, sum(a.amount) as amount, 'Invoice ' || i.invoice_number as description, w.customer_id, w.currency,
      max(greatest(a.day, i.issue_date)) as income_date, null as payment_method
    from allocations a join invoices i on i.company_id = a.company_id and i.id = a.debit_invoice_id join apa_accounts w on w.company_id = a.company_id and w.id = a.credit_apa_id
    where a.company_id = ${companyId} and a.credit_apa_id = ${apaId} group by i.id, i.invoice_number, w.customer_id, w.currency order by i.id`.execute(
    t,
  );
  await storeIncome(t, companyId, { paymentId: null, apaId }, rows);
}

type Wanted = {
  invoiceId: number | null;
  amount: string;
  description: string;
  /** Of a refund: the yacht and the category of what was credited. */
  refunded?: { yachtId: number | null; category: IncomeCategory };
};
type Earned = Wanted & {
  customerId: number | null;
  currency: string;
  exchangeRate?: string | null;
  incomeDate: string;
  paymentMethod: string | null;
};

/** Makes the stored income of a payment or an APA match these entries. */
async function storeIncome(
  t: Transaction,
  companyId: number,
  source: { paymentId: number | null; apaId: number | null },
  wanted: Earned[],
): Promise<void> {
  const known = await t
    .selectFrom('income')
    .select(['id', 'invoiceId', 'yachtId', 'category', 'amount', 'incomeDate'])
    .where('companyId', '=', companyId)
    .where(source.apaId === null ? 'paymentId' : 'apaId', '=', source.apaId ?? source.paymentId)
    .execute();
  for (const row of known) {
    if (!wanted.some((each) => isSame(row, each)))
      await t.deleteFrom('income').where('companyId', '=', companyId).where('id', '=', row.id).execute();
  }
  for (const each of wanted) {
    const row = known.find((one) => isSame(one, each));
    const { refunded, ...values } = each;
    const { amount, incomeDate } = values;
    if (row?.amount === amount && row.incomeDate === incomeDate) continue;
    if (row) await changeRow(t, 'income', { companyId, id: row.id }, { amount, incomeDate });
    else
      await addRow(t, 'income', {
        companyId,
        ...source,
        ...values,
        ...(refunded ?? (await incomeSourceOf(t, companyId, values.invoiceId))),
        paymentStatus: 'paid',
      });
  }
}

/** Whether an entry is for the same invoice, or for the same yacht and category of a refund. */
function isSame(
  row: { invoiceId: number | null; yachtId: number | null; category: string },
  { invoiceId, refunded }: Pick<Wanted, 'invoiceId' | 'refunded'>,
): boolean {
  if (!refunded) return row.invoiceId === invoiceId;
  return row.invoiceId === null && row.yachtId === refunded.yachtId && row.category === refunded.category;
}

async function wantedIncome(
  t: Transaction,
  companyId: number,
  { id, amount, direction }: { id: number; amount: string; direction: string },
): Promise<Wanted[]> {
  const { rows: ofApa } = await sql<{ amount: string }>`
    select coalesce(sum(a.amount), 0)::numeric(20, 2) as amount from allocations a
    where a.company_id = ${companyId} and (a.credit_payment_id = ${id} and a.debit_apa_id is not null or a.debit_payment_id = ${id} and a.credit_apa_id is not null)`.execute(
    t,
  );
  const earned = (centsOf(amount) ?? 0) - (centsOf(ofApa[0]?.amount ?? '0') ?? 0);
  if (direction === 'out') return refundedIncome(t, companyId, id, earned);
  const { rows } = await sql<{ invoiceId: number; amount: string; invoiceNumber: string }>`
    select i.id as invoice_id, i.invoice_number, sum(a.amount) as amount from allocations a join invoices i on i.company_id = a.company_id and i.id = a.debit_invoice_id
    where a.company_id = ${companyId} and a.credit_payment_id = ${id} group by i.id, i.invoice_number order by i.id`.execute(t);
  const rest = rows.reduce((left, part) => left - (centsOf(part.amount) ?? 0), earned);
  return [
    ...rows.map((part) => ({ invoiceId: part.invoiceId, amount: part.amount, description: `Invoice ${part.invoiceNumber}` })),
    ...(rest > 0 ? [{ invoiceId: null, amount: decimalOf(rest), description: 'Payment on account' }] : []),
  ];
}

/** What a refund takes from the income of each yacht and category: as the invoices of its credit notes, the rest from no yacht. */
async function refundedIncome(t: Transaction, companyId: number, paymentId: number, all: Cents): Promise<Wanted[]> {
  const { rows } = await sql<{ yachtId: number | null; category: IncomeCategory; amount: string }>`
    select i.yacht_id, i.category, sum(a.amount) as amount from allocations a
      join credit_notes n on n.company_id = a.company_id and n.id = a.credit_note_id join invoices i on i.company_id = n.company_id and i.id = n.invoice_id
    where a.company_id = ${companyId} and a.debit_payment_id = ${paymentId} group by i.yacht_id, i.category order by i.yacht_id, i.category`.execute(
    t,
  );
  const rest = rows.reduce((left, part) => left - (centsOf(part.amount) ?? 0), all);
  const parts = [...rows, { yachtId: null, category: 'other' as const, amount: decimalOf(rest) }];
  return parts.flatMap(({ amount, ...refunded }) =>
    (centsOf(amount) ?? 0) > 0 ? { invoiceId: null, amount: `-${amount}`, description: 'Refund', refunded } : [],
  );
}
