// The end of a charter (R22 to R24): cancelled for a fee, its deposit settled, and closed.
import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import { apaOpen, cancellationBalance, cancellationFee, type Cancellation, type CancellationWish } from '#domain/desk/cancellation.ts';
import type { Charter } from '#domain/desk/charter.ts';
import { stillOpen } from '#domain/desk/charter-closing.ts';
import { settlementOf, type NewSettlement } from '#domain/desk/deposit-settlement.ts';
import { plannedFee } from '#domain/desk/plan.ts';
import { creditOf } from '#domain/finance/part-credit.ts';
import { dayIn } from '#domain/shared/calendar-days.ts';
import { centsOf, decimalOf, moneyInWords, type Cents } from '#domain/shared/money.ts';
import { readCharterTerms } from '../desk-prices/store.ts';
import { creditInvoice } from '../finance/credit-note-writing.ts';
import { creditNotesOf } from '../finance/credit-note-store.ts';
import { deleteInvoice } from '../finance/invoice-deleting.ts';
import { idsOfDeposits } from '../finance/invoice-deposits.ts';
import { holdDraft, holdInvoice, readInvoice } from '../finance/invoice-store.ts';
import { apaOf } from '../finance/apa-writing.ts';
import { addInvoice } from '../finance/invoice-writing.ts';
import { companyOf } from '../platform/company.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal, wrongField } from '../platform/errors.ts';
import { isInvoiced, openOfInvoice } from '../platform/expressions.ts';
import type { FileStore } from '../platform/file-store.ts';
import { addRow, changeRow, deleteRow } from '../platform/rows.ts';
import { record } from '../platform/write.ts';
import { release, refuseMove, type Held } from './moves.ts';
import { companyNow, instalmentsOf, revenueOf } from './plan.ts';

type Planned = { id: number; invoiceNumber: string; total: string; uncredited: string; open: string; paid: string; isOut: boolean };

/** The invoices of a charter's plan that aren't cancelled, the last one first. */
async function invoicesOf(t: Transaction, charter: Charter): Promise<Planned[]> {
  const { rows } = await sql<Planned>`
    select i.id, i.invoice_number, i.total, w.uncredited, ${openOfInvoice} as open,
      case when ${isInvoiced} then greatest(0.00, w.uncredited - ${openOfInvoice}) else 0.00 end as paid, i.status <> 'draft' as is_out
    from charter_instalments p join invoices i on i.company_id = p.company_id and i.id = p.invoice_id and i.status <> 'cancelled'
      cross join lateral (select i.total - coalesce(sum(n.total), 0.00) as uncredited from credit_notes n
        where n.company_id = i.company_id and n.invoice_id = i.id) w
    where p.company_id = ${companyOf(charter)} and p.charter_id = ${charter.id} order by i.kind = 'deposit', i.id desc`.execute(t);
  return rows;
}

/** The part of an invoice that isn't credited. */
const leftOf = ({ uncredited }: Planned) => centsOf(uncredited) ?? 0;
const briefOf = ({ id, invoiceNumber, total, uncredited, open }: Planned) => ({ id, invoiceNumber, total, uncredited, open });

/** The fee for cancelling a charter on a day, today by default, and what happens to its invoices. */
export async function cancellationOn(t: Transaction, charter: Charter, on?: string): Promise<Cancellation> {
  refuseMove(charter, 'cancel');
  const companyId = companyOf(charter);
  const { today, timeZone } = await companyNow(t, companyId);
  const day = on ?? today;
  const invoices = await invoicesOf(t, charter);
  const plan = (await instalmentsOf(t, charter)).filter(({ kind }) => kind === 'fee');
  const startsOn = dayIn(timeZone, charter.startDate ?? '');
  const hasStarted = day > startsOn || (day === today && Date.parse(charter.startDate ?? '') <= Date.now());
  const { days, percent, fee } = cancellationFee(
    {
      day,
      startsOn,
      hasStarted,
      total: centsOf(charter.total ?? '0') ?? 0,
      currency: charter.currency,
      plan: plan.map(({ amount, dueDate }) => ({ amount: centsOf(amount) ?? 0, dueDate })),
    },
    await readCharterTerms(t, companyId),
  );
  const paid = invoices.reduce((sum, each) => sum + (centsOf(each.paid) ?? 0), 0);
  const { refund, due } = cancellationBalance(fee, paid);
  const { rows: waiting } = await sql<{ number: string }>`
    select number from charters where company_id = ${companyId} and yacht_id = ${charter.yachtId} and state = 'waiting'
      and start_date < ${charter.endDate} and end_date > ${charter.startDate} and start_date > now() order by queued_at, id limit 1`.execute(
    t,
  );
  return {
    day,
    days,
    hasStarted,
    percent,
    fee: decimalOf(fee),
    paid: decimalOf(paid),
    refund: decimalOf(refund),
    due: decimalOf(due),
    currency: charter.currency,
    drafts: invoices.filter(({ isOut }) => !isOut).map(briefOf),
    invoices: invoices.filter(({ isOut }) => isOut).map(briefOf),
    next: waiting[0]?.number ?? null,
    apa:
      charter.apa?.state === 'open' && charter.apa.isUsed
        ? { id: charter.apa.id, balance: charter.apa.balance, currency: charter.apa.currency }
        : null,
  };
}

/** Deletes an unused APA with its charter; one with money or expenses has to be confirmed. */
async function releaseApa(t: Transaction, { charter, companyId }: Held, keepApa: boolean): Promise<void> {
  const account = await apaOf(t, companyId, charter.id);
  if (!account?.isOpen) return;
  if (!account.isUsed) await deleteRow(t, 'apaAccounts', { companyId, id: account.id });
  else if (!keepApa) throw new Refusal(409, 'apa_open', apaOpen(charter.number, account));
}

/**
 * Cancels a booked charter (R23): its dates become free, drafts of its plan are deleted, and sent invoices stay, or are credited beyond the
 * fee.
 */
export async function cancel(
  t: Transaction,
  request: FastifyRequest,
  files: FileStore,
  held: Held,
  { reason, fee, credit = false, keepApa = false }: CancellationWish,
): Promise<string> {
  const { charter, companyId } = held;
  const { fee: usual, day, drafts } = await cancellationOn(t, charter);
  const costs = fee ?? usual;
  await releaseApa(t, held, keepApa);
  await release(t, held, { state: 'cancelled', reason: reason ?? null });
  await changeRow(t, 'charters', { companyId, id: charter.id }, { cancelledOn: day, cancellationFee: costs });
  for (const { id } of drafts)
    if (await holdDraft(t, { companyId, id })) await deleteInvoice(t, request, await readInvoice(t, request.scope, id));
  if (credit) await creditBeyond(t, request, files, { charter, day, fee: centsOf(costs) ?? 0 });
  return `Cancelled ${charter.number} for a fee of ${moneyInWords(costs, charter.currency)}`;
}

/** Credits the amounts invoiced beyond a fee: the last invoice first, because it deducts the others. */
async function creditBeyond(
  t: Transaction,
  request: FastifyRequest,
  files: FileStore,
  { charter, day, fee }: { charter: Charter; day: string; fee: Cents },
): Promise<void> {
  const invoices = await invoicesOf(t, charter);
  let over = invoices.reduce((sum, each) => sum + leftOf(each), 0) - fee;
  for (const each of invoices) {
    const left = leftOf(each);
    if (over <= 0) return;
    const { row: invoice } = await holdInvoice(t, request.scope, each.id);
    // One without anything left is credited only to free the deposits it deducts.
    if (left <= 0 && idsOfDeposits(invoice).length === 0) continue;
    const part = over < left ? creditOf(invoice, await creditNotesOf(t, companyOf(charter), invoice.id), over) : undefined;
    await creditInvoice(t, request, files, invoice, {
      reason: `Cancellation of ${charter.number}`,
      issueDate: day > invoice.issueDate ? day : invoice.issueDate,
      ...(part && { items: part.map(({ itemId, amount }) => ({ itemId, amount: decimalOf(amount) })) }),
    });
    over -= Math.min(left, over);
  }
}

/** Closes a charter that is over and settled (R24). */
export async function close(t: Transaction, held: Held): Promise<string> {
  const { charter, companyId, now } = held;
  refuseMove(charter, 'close');
  const isApaOpen = charter.apa?.state === 'open' && charter.apa.isUsed;
  const open = stillOpen({
    isOver: (charter.endDate ?? now) <= now,
    plan: charter.plan,
    unplanned: unplannedOf(charter),
    isSettled: charter.settlement !== null,
    isApaOpen,
    isCheckOutOpen: charter.handovers && charter.checkedOutAt === null,
  });
  if (open) throw new Refusal(409, 'not_settled', open);
  await releaseApa(t, held, false);
  await changeRow(t, 'charters', { companyId, id: charter.id }, { state: 'closed' });
  return `Closed ${charter.number}`;
}

/** The part of a charter's total that its plan leaves out, in words, or null. */
function unplannedOf({ plan, total, currency }: Charter): string | null {
  const left = (centsOf(total ?? '0') ?? 0) - plannedFee(plan);
  return left > 0 ? moneyInWords(decimalOf(left), currency) : null;
}

/** Settles a received deposit (R22): the amounts withheld and refunded. */
export async function settleDeposit(
  t: Transaction,
  request: FastifyRequest,
  charter: Charter,
  { deductions, refundedOn, method, invoice = false }: NewSettlement,
): Promise<string> {
  refuseMove(charter, 'settle');
  const companyId = companyOf(charter);
  const received = charter.plan.find(({ kind, receivedOn }) => kind === 'deposit' && receivedOn !== null);
  if (!received) throw new Refusal(409, 'wrong_state', `No security deposit was received for ${charter.number}.`);
  if (charter.settlement) throw new Refusal(409, 'wrong_state', `The security deposit of ${charter.number} is already settled.`);
  const { today } = await companyNow(t, companyId);
  if (refundedOn > today) throw wrongField('refundedOn', 'This date is in the future');
  if (refundedOn < (received.receivedOn ?? '')) throw wrongField('refundedOn', 'The security deposit was received after this day');
  await refuseOtherItems(t, charter, deductions);
  const { withheld, refund, uncovered } = settlementOf(centsOf(received.amount) ?? 0, deductions);
  const invoiceId = invoice && withheld > 0 ? await invoiceWithheld(t, request, charter, { deductions, withheld, uncovered, today }) : null;
  await addRow(t, 'depositSettlements', {
    companyId,
    charterId: charter.id,
    deposit: received.amount,
    deductions: JSON.stringify(deductions),
    withheld: decimalOf(withheld),
    refund: decimalOf(refund),
    uncovered: decimalOf(uncovered),
    refundedOn,
    method,
    invoiceId,
  });
  const withheldText = withheld > 0 ? `, ${moneyInWords(decimalOf(withheld), charter.currency)} withheld` : '';
  return `Settled the security deposit of ${charter.number}: ${moneyInWords(decimalOf(refund), charter.currency)} refunded${withheldText}`;
}

/** Refuses deductions for items that aren't in the charter's signed check-out. */
async function refuseOtherItems(t: Transaction, charter: Charter, deductions: NewSettlement['deductions']): Promise<void> {
  if (!deductions.some(({ itemId }) => itemId)) return;
  const { rows } = await sql<{ id: number }>`
    select i.id from handovers h join handover_items i on i.company_id = h.company_id and i.handover_id = h.id
    where h.company_id = ${companyOf(charter)} and h.charter_id = ${charter.id} and h.kind = 'check_out' and h.signed_at is not null`.execute(
    t,
  );
  const wrong = deductions.findIndex(({ itemId }) => itemId && !rows.some(({ id }) => id === itemId));
  if (wrong >= 0) throw wrongField(`deductions.${wrong}.itemId`, 'This item isn’t in the signed check-out');
}

type Withheld = Pick<NewSettlement, 'deductions'> & { withheld: Cents; uncovered: Cents; today: string };

/** Drafts an invoice without tax for the withheld part of a deposit: line by line, unless the deposit doesn't cover them. */
async function invoiceWithheld(
  t: Transaction,
  request: FastifyRequest,
  charter: Charter,
  { deductions, withheld, uncovered, today }: Withheld,
): Promise<number> {
  const { number, currency, prices, customerId, eventId, yachtId } = charter;
  const companyId = companyOf(charter);
  const all = { description: `Withheld from the security deposit of charter ${number}`, amount: decimalOf(withheld) };
  const id = await addInvoice(t, companyId, {
    customerId: customerId ?? 0,
    eventId,
    yachtId,
    ...revenueOf(charter),
    issueDate: today,
    dueDate: today,
    currency: currency as 'EUR',
    prices,
    items: (uncovered > 0 ? [all] : deductions).map(({ description, amount }) => ({
      description,
      quantity: '1.00',
      unitPrice: amount,
      taxExempt: true,
    })),
  });
  const details = `Drafted an invoice for what is withheld from the security deposit of ${number}`;
  await record(t, request, { companyId, action: 'create', resourceType: 'invoice', resourceId: id, details });
  return id;
}
