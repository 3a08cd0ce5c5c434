// What accepting a bank line writes, and what undoing it deletes again: each in one transaction.
import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import type { BankLine, BankProposal, NewMatch } from '#domain/finance/bank.ts';
import { proposalsFor } from '#domain/finance/bank-proposals.ts';
import { centsOf, moneyInWords } from '#domain/shared/money.ts';
import { maxCents } from '#domain/finance/currency.ts';
import { refuseReferencesOfOthers } from '../finance/books.ts';
import { holdExpense } from '../finance/expense-store.ts';
import { taxOf } from '../finance/included-taxes.ts';
import { holdPayment } from '../finance/payment-store.ts';
import { reopen } from '../finance/invoice-settling.ts';
import { addPayment, followMoney } from '../finance/payment-writing.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal, wrongField } from '../platform/errors.ts';
import { addRow, changeRow, deleteRow } from '../platform/rows.ts';
import { announce, record } from '../platform/write.ts';
import { booksFor, inOneCurrency, readable } from './proposing.ts';
import { holdOpenLines } from './store.ts';

/** A held line and its company. */
type HeldLine = { line: BankLine; companyId: number };

/** Stores what a line is matched with. The line is held and not matched yet. */
export async function match(t: Transaction, request: FastifyRequest, held: HeldLine, wanted: NewMatch): Promise<void> {
  const { line, companyId } = held;
  const { customerId, allocations, ownerId, paymentId, expenseId, expense } = wanted;
  if ((centsOf(unsigned(line)) ?? 0) > maxCents) throw new Refusal(409, 'too_large_to_book', 'This amount is too large for the books.');
  if (customerId) {
    await refuseReferencesOfOthers(t, companyId, { customerId });
    await book(t, request, held, { customerId, allocations });
  } else if (ownerId) await payOwner(t, request, held, ownerId);
  else if (paymentId) await linkPayment(t, request, held, paymentId);
  else if (expenseId) await linkExpense(t, request, held, expenseId);
  else if (expense) await makeExpense(t, request, held, expense);
  await changeRow(t, 'bankLines', { companyId, id: line.id }, { ignored: false, booked: Boolean(customerId ?? ownerId ?? expense) });
}

/** Books those of these lines that have a certain match and returns their ids. The others don't change. */
export async function acceptCertain(t: Transaction, request: FastifyRequest, ids: readonly number[]): Promise<number[]> {
  const lines = await holdOpenLines(t, request.scope, ids);
  const accepted: number[] = [];
  for (const group of inOneCurrency(lines)) {
    const [first, last] = [group[0], group.at(-1)];
    if (!first || !last) continue;
    const span = { companyId: first.companyId, currency: first.currency, from: first.day, to: last.day };
    const expected = certainOf(proposalsFor(group.map(readable), await booksFor(t, span)));
    // Locked in the order of their ids, as payments lock them, and before their open amounts are read.
    const invoiceIds = expected.flatMap((sure) => sure?.invoices.map(({ id }) => id) ?? []);
    await sql`select id from invoices where company_id = ${span.companyId} and id = any(${invoiceIds}::bigint[]) order by id for update`.execute(
      t,
    );
    const paymentIds = expected.flatMap((sure) => sure?.paymentId ?? []);
    await sql`select id from payments where company_id = ${span.companyId} and id = any(${paymentIds}::bigint[]) order by id for update`.execute(
      t,
    );
    const sure = certainOf(proposalsFor(group.map(readable), await booksFor(t, span)));
    for (const [place, line] of group.entries()) {
      const proposal = sure[place];
      if (!proposal || !proposal.invoices.every(({ id }) => invoiceIds.includes(id))) continue;
      await match(t, request, { line, companyId: line.companyId }, asMatch(proposal));
      accepted.push(line.id);
    }
    await announce(t, { companyId: span.companyId, resourceType: 'bank', resourceId: first.accountId });
  }
  return accepted;
}

function certainOf(proposals: BankProposal[][]): (BankProposal | undefined)[] {
  return proposals.map((each) => each.find(({ certainty }) => certainty === 'certain'));
}

/** The match that a proposal stands for. */
function asMatch({ customerId, ownerId, invoices, paymentId, expenseId }: BankProposal): NewMatch {
  if (paymentId !== null) return { paymentId };
  if (expenseId !== null) return { expenseId };
  if (ownerId !== null) return { ownerId };
  return { customerId, allocations: invoices.map(({ id, amount }) => ({ invoiceId: id, amount })) };
}

/** Unmatches a line: what matching created is deleted, what existed before stays, and so does an expense that was changed since. */
export async function unmatch(t: Transaction, request: FastifyRequest, { line, companyId }: HeldLine): Promise<void> {
  const { match: behind } = line;
  if (!behind) throw new Refusal(409, 'not_matched', 'Nothing is booked for this line.');
  const { paymentId, expenseId, wasBooked } = behind;
  if (paymentId !== null) {
    const { row: payment } = await holdPayment(t, request.scope, paymentId);
    const invoiceIds = payment.allocations.flatMap(({ invoiceId }) => invoiceId ?? []);
    if (wasBooked) {
      await deleteRow(t, 'payments', { companyId, id: paymentId });
      await followMoney(t, companyId, { paymentIds: [], apaIds: payment.allocations.flatMap(({ apaId }) => apaId ?? []) });
      await reopen(t, request, companyId, invoiceIds);
    } else await changeRow(t, 'payments', { companyId, id: paymentId }, { bankLineId: null });
    const details = wasBooked ? `Undid ${inWords(line)} booked from the bank` : `Unmatched ${inWords(line)} from its bank line`;
    await tell(t, request, { companyId, paymentId, invoiceIds, details });
  }
  if (expenseId !== null) {
    const { row: expense } = await holdExpense(t, request.scope, expenseId);
    const isDeleted = wasBooked && expense.updatedAt === expense.createdAt;
    if (isDeleted) await deleteRow(t, 'expenses', { companyId, id: expenseId });
    else await changeRow(t, 'expenses', { companyId, id: expenseId }, { bankLineId: null });
    const details = isDeleted
      ? `Deleted expense ${expense.description}, logged from the bank`
      : `Unmatched expense ${expense.description} from its bank line`;
    await record(t, request, {
      companyId,
      action: isDeleted ? 'delete' : 'update',
      resourceType: 'expense',
      resourceId: expenseId,
      details,
    });
  }
  await changeRow(t, 'bankLines', { companyId, id: line.id }, { booked: false });
}

/** Adds a payment from or to a customer, with its allocations. */
async function book(
  t: Transaction,
  request: FastifyRequest,
  held: HeldLine,
  { customerId, allocations }: { customerId: number; allocations: NewMatch['allocations'] },
): Promise<void> {
  const { line, companyId } = held;
  const paymentId = await addPayment(t, request, companyId, { ...paymentOf(line), customerId, allocations });
  await changeRow(t, 'payments', { companyId, id: paymentId }, { bankLineId: line.id });
  const invoiceIds = (allocations ?? []).flatMap(({ invoiceId }) => invoiceId ?? []);
  await tell(t, request, { companyId, paymentId, invoiceIds, details: `Booked ${inWords(line)} from the bank` });
}

/** Adds a payout to an owner of a yacht. */
async function payOwner(t: Transaction, request: FastifyRequest, { line, companyId }: HeldLine, ownerId: number): Promise<void> {
  if (isIn(line)) throw wrongField('ownerId', 'This line is money in; owners are paid with money out.');
  await refuseReferencesOfOthers(t, companyId, { ownerId });
  const paymentId = await addPayment(t, request, companyId, { ...paymentOf(line), ownerId });
  await changeRow(t, 'payments', { companyId, id: paymentId }, { bankLineId: line.id });
  await tell(t, request, {
    companyId,
    paymentId,
    invoiceIds: [],
    details: `Booked ${inWords(line)} paid to an owner from the bank`,
  });
}

function paymentOf(line: BankLine) {
  return {
    direction: isIn(line) ? ('in' as const) : ('out' as const),
    day: line.day,
    amount: unsigned(line),
    currency: line.currency,
    method: 'bank_transfer' as const,
    bankAccountId: line.accountId,
    reference: [...(line.text ?? line.reference ?? '')].slice(0, 140).join('') || null,
  };
}

/** Links a payment that was already recorded. */
async function linkPayment(t: Transaction, request: FastifyRequest, { line, companyId }: HeldLine, paymentId: number): Promise<void> {
  await refuseForeign(t, 'payments', companyId, { id: paymentId, path: 'paymentId', what: 'payment' });
  const { row: payment } = await holdPayment(t, request.scope, paymentId);
  if ((payment.direction === 'in') !== isIn(line)) throw wrongField('paymentId', `This payment ${isIn(line) ? 'went out' : 'came in'}.`);
  await refuseUnfit(t, 'payments', { line, companyId }, { ...payment, path: 'paymentId', what: 'payment' });
  if (payment.bankAccountId !== null && payment.bankAccountId !== line.accountId)
    throw wrongField('paymentId', 'This payment went through another bank account.');
  await changeRow(t, 'payments', { companyId, id: paymentId }, { bankLineId: line.id });
  const invoiceIds = payment.allocations.flatMap(({ invoiceId }) => invoiceId ?? []);
  await tell(t, request, { companyId, paymentId, invoiceIds, details: `Matched ${inWords(line)} to the bank statement` });
}

/** Links an expense that was already logged. */
async function linkExpense(t: Transaction, request: FastifyRequest, { line, companyId }: HeldLine, expenseId: number): Promise<void> {
  if (isIn(line)) throw wrongField('expenseId', 'This line is money in; an expense is money out.');
  await refuseForeign(t, 'expenses', companyId, { id: expenseId, path: 'expenseId', what: 'expense' });
  const { row: expense } = await holdExpense(t, request.scope, expenseId);
  await refuseUnfit(t, 'expenses', { line, companyId }, { ...expense, path: 'expenseId', what: 'expense' });
  await changeRow(t, 'expenses', { companyId, id: expenseId }, { bankLineId: line.id });
  const details = `Matched expense ${expense.description} to the bank statement`;
  await record(t, request, { companyId, action: 'update', resourceType: 'expense', resourceId: expenseId, details });
}

async function makeExpense(
  t: Transaction,
  request: FastifyRequest,
  { line, companyId }: HeldLine,
  expense: NonNullable<NewMatch['expense']>,
): Promise<void> {
  if (isIn(line)) throw wrongField('expense', 'This line is money in; an expense is money out.');
  await refuseReferencesOfOthers(t, companyId, { yachtId: expense.yachtId });
  const filled = { ...expense, amount: unsigned(line), currency: line.currency, expenseDate: line.day };
  const id = await addRow(t, 'expenses', {
    ...filled,
    ...(await taxOf(t, companyId, filled, { day: line.day })),
    companyId,
    bankLineId: line.id,
    paymentMethod: 'bank_transfer',
  });
  const details = `Logged expense ${expense.description} (${inWords(line)}) from the bank`;
  await record(t, request, { companyId, action: 'create', resourceType: 'expense', resourceId: id, details });
}

type Linkable = { id: number; path: string; what: string };

async function refuseForeign(
  t: Transaction,
  table: 'payments' | 'expenses',
  companyId: number,
  { id, path, what }: Linkable,
): Promise<void> {
  const row = await t.selectFrom(table).select('id').where('companyId', '=', companyId).where('id', '=', id).executeTakeFirst();
  if (!row) throw wrongField(path, `This ${what} isn't in your company.`);
}

/** Only a record of the same amount can be linked, and only to one line. */
async function refuseUnfit(
  t: Transaction,
  table: 'payments' | 'expenses',
  { line, companyId }: HeldLine,
  { id, amount, currency, path, what }: Linkable & { amount: string; currency: string },
): Promise<void> {
  if (currency !== line.currency || amount !== unsigned(line))
    throw wrongField(path, `This ${what} is ${moneyInWords(amount, currency)}, the line is ${inWords(line)}.`);
  const row = await t.selectFrom(table).select('bankLineId').where('companyId', '=', companyId).where('id', '=', id).executeTakeFirst();
  if (row && row.bankLineId !== null) throw new Refusal(409, 'bank_line_matched', `This ${what} is already matched to another bank line.`);
}

/** Notes the match in the history of each invoice it pays, or else as the payment's own activity. */
async function tell(
  t: Transaction,
  request: FastifyRequest,
  { companyId, paymentId, invoiceIds, details }: { companyId: number; paymentId: number; invoiceIds: number[]; details: string },
): Promise<void> {
  if (invoiceIds.length === 0)
    await record(t, request, { companyId, action: 'update', resourceType: 'payment', resourceId: paymentId, details });
  for (const id of invoiceIds) await record(t, request, { companyId, action: 'update', resourceType: 'invoice', resourceId: id, details });
}

function isIn({ amount }: BankLine): boolean {
  return !amount.startsWith('-');
}

function unsigned({ amount }: BankLine): string {
  return amount.replace('-', '');
}

function inWords(line: BankLine): string {
  return moneyInWords(unsigned(line), line.currency);
}
