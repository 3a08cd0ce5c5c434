// A charter's payment plan (R19 to R21): made at booking, followed by invoices that add up to the charter.
import { sql, type Selectable } from 'kysely';
import type { FastifyRequest } from 'fastify';
import type { Charter } from '#domain/desk/charter.ts';
import { moveFault } from '#domain/desk/charter-state.ts';
import { paymentPlan } from '#domain/desk/payment-plan.ts';
import {
  instalmentWords,
  partsOfAmounts,
  planFault,
  splitAgain,
  type Part,
  type PlanChanges,
  type ReceivedMoney,
} from '#domain/desk/plan.ts';
import { invoiceItemsOf, priceTotals } from '#domain/desk/price.ts';
import { categoryOfBooking } from '#domain/finance/income.ts';
import { dayIn } from '#domain/shared/calendar-days.ts';
import { centsOf, decimalOf, moneyInWords } from '#domain/shared/money.ts';
import { readCharterTerms } from '../desk-prices/store.ts';
import { followApas } from '../finance/apa-following.ts';
import { apaOf, followCharter, followPlan, receiveApa } from '../finance/apa-writing.ts';
import { unsentDeposit } from '../finance/invoice-deposits.ts';
import { addInvoice } from '../finance/invoice-writing.ts';
import { todayIn } from '../finance/invoice-status.ts';
import { companyOf, companyPlace } from '../platform/company.ts';
import { within, type Scope, type Transaction } from '../platform/database.ts';
import { notThere, Refusal, wrongField } from '../platform/errors.ts';
import { changeRow } from '../platform/rows.ts';
import type { recordByFairlead } from '../platform/write.ts';
import type { CharterInstalments } from '../tables.ts';

/** An installment with its invoice, unless that is cancelled. */
type Row = Selectable<CharterInstalments> & { invoiceNumber: string | null; invoiceStatus: string | null };

/** The category of what a charter's invoices earn, unless its own entry in the calendar says it: seats are sold on a day trip. */
export function revenueOf({ type }: Pick<Charter, 'type'>) {
  return type === 'seats' ? { category: categoryOfBooking('day_rent') } : {};
}

/** The installments of a held charter, in order. */
export async function instalmentsOf(t: Transaction, { companyId, id }: Pick<Charter, 'companyId' | 'id'>): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select p.company_id, p.id, p.charter_id, p.position, p.kind, p.label, p.share, p.taxable, p.exempt, p.amount, p.due_date, p.received_on, p.method,
      p.drafted_on, p.created_at, p.updated_at, i.id as invoice_id, i.invoice_number, i.status as invoice_status from charter_instalments p
      left join invoices i on i.company_id = p.company_id and i.id = p.invoice_id and i.status <> 'cancelled'
    where p.company_id = ${companyOf({ companyId })} and p.charter_id = ${id} order by p.position, p.id`.execute(t);
  return rows;
}

/** Whether an installment is invoiced or received, and so can't be changed. */
function isFixed({ invoiceId, receivedOn }: Row): boolean {
  return invoiceId !== null || receivedOn !== null;
}

function partOf({ taxable, exempt, amount }: Row): Part {
  return { taxable: centsOf(taxable) ?? 0, exempt: centsOf(exempt) ?? 0, amount: centsOf(amount) ?? 0 };
}

/** Plans the payments of a charter that is being booked, by the company's terms. */
export async function makePlan(t: Transaction, charter: Charter): Promise<void> {
  const companyId = companyOf(charter);
  const { plan } = await readCharterTerms(t, companyId);
  const { timeZone } = await companyNow(t, companyId);
  const { currency, prices, taxRate, type, deposit, startDate, lines } = charter;
  const planned = paymentPlan(
    {
      ...priceTotals(lines, { currency, prices, taxRate }),
      type,
      deposit,
      startDate: startDate ?? '',
      bookedOn: dayIn(timeZone, charter.bookedAt ?? ''),
    },
    { currency, prices, taxRate, plan, timeZone },
  );
  await store(
    t,
    charter,
    planned.map(({ taxable, exempt, amount, ...line }) => ({ ...line, ...decimals({ taxable, exempt, amount }) })),
    0,
  );
  await followApaLine(t, charter);
}

/**
 * The APA line of a plan opens the charter's account, changes its requested amount, and counts as received if enough money came in already.
 */
async function followApaLine(t: Transaction, charter: Charter): Promise<void> {
  const line = (await instalmentsOf(t, charter)).find(({ kind }) => kind === 'apa');
  await followPlan(t, charter, line);
  const companyId = companyOf(charter);
  const account = await apaOf(t, companyId, charter.id);
  if (account) await followApas(t, companyId, [account.id]);
}

type NewRow = Pick<Row, 'kind' | 'label' | 'share' | 'taxable' | 'exempt' | 'amount' | 'dueDate'>;

async function store(t: Transaction, charter: Charter, lines: readonly NewRow[], from: number): Promise<void> {
  if (lines.length === 0) return;
  const values = lines.map((line, at) => ({ ...line, companyId: companyOf(charter), charterId: charter.id, position: from + at }));
  await t.insertInto('charterInstalments').values(values).execute();
}

function decimals({ taxable, exempt, amount }: Part) {
  return { taxable: decimalOf(taxable), exempt: decimalOf(exempt), amount: decimalOf(amount) };
}

/**
 * Replaces the lines that aren't invoiced or received. The charter is held, and its APA is locked before its lines, in the same order as
 * for payments.
 */
export async function changePlan(t: Transaction, charter: Charter, { lines }: PlanChanges): Promise<void> {
  refusePlanning(charter, 'plan');
  const companyId = companyOf(charter);
  await apaOf(t, companyId, charter.id);
  const rows = await instalmentsOf(t, charter);
  const fixedRows = rows.filter(isFixed);
  const fault = planFault(lines, fixedRows, charter);
  if (fault) throw wrongField('lines', fault);
  const fees = lines.filter(({ kind }) => kind === 'fee').toSorted((a, b) => (a.dueDate < b.dueDate ? -1 : 1));
  const amounts = fees.map(({ amount }) => centsOf(amount) ?? 0);
  const fixed = fixedRows.filter(({ kind }) => kind === 'fee').map(partOf);
  const parts = fees.length > 0 ? partsOfAmounts(priceTotals(charter.lines, charter), fixed, amounts, charter) : [];
  if (!parts) throw wrongField('lines', 'The invoices exceed the charter’s total. Credit an invoice first.');
  await t
    .deleteFrom('charterInstalments')
    .where('companyId', '=', companyId)
    .where('charterId', '=', charter.id)
    .where(
      'id',
      'in',
      rows
        .filter((row) => !isFixed(row))
        .map(({ id }) => id)
        .concat(0),
    )
    .execute();
  const total = centsOf(charter.total ?? '0') ?? 0;
  const newRows = [
    ...fees.map(({ label, dueDate }, at) => {
      const part = parts[at] ?? { taxable: 0, exempt: 0, amount: 0 };
      const share = total > 0 ? decimalOf(Math.round((part.amount * 10_000) / total)) : '0.00';
      return { kind: 'fee', label, dueDate, share, ...decimals(part) };
    }),
    ...lines
      .filter(({ kind }) => kind !== 'fee')
      .map(({ kind, label, dueDate, amount }) => ({ kind, label, dueDate, share: null, taxable: '0.00', exempt: amount, amount })),
  ].toSorted((a, b) => (a.dueDate < b.dueDate ? -1 : a.dueDate > b.dueDate ? 1 : 0));
  await store(t, charter, newRows, Math.max(-1, ...fixedRows.map(({ position }) => position)) + 1);
  await followApaLine(t, charter);
}

/** Splits the uninvoiced part of a booked charter again after its price changed. If that isn't possible, the charter shows it. */
export async function followPrice(t: Transaction, before: Charter, after: Charter): Promise<void> {
  if (after.state !== 'booked') return;
  await followCharter(t, after);
  const companyId = companyOf(after);
  const rows = await instalmentsOf(t, after);
  const open = rows.filter((row) => !isFixed(row));
  if (before.deposit !== after.deposit && Number(after.deposit) > 0)
    for (const { id } of open.filter(({ kind }) => kind === 'deposit'))
      await changeRow(t, 'charterInstalments', { companyId, id }, { amount: after.deposit, exempt: after.deposit });
  const fees = open.filter(({ kind }) => kind === 'fee');
  const fixed = rows.filter((row) => row.kind === 'fee' && isFixed(row)).map(partOf);
  const parts = splitAgain(
    priceTotals(after.lines, after),
    fixed,
    fees.map(({ share }) => share ?? '0'),
    after,
  );
  if (!parts || before.total === after.total) return;
  for (const [at, { id }] of fees.entries()) {
    const part = parts[at];
    if (part && part.amount > 0) await changeRow(t, 'charterInstalments', { companyId, id }, decimals(part));
  }
}

/** The charter of an installment, read before anything is held; 404 where this scope has none of that id. */
export async function charterOfInstalment(t: Transaction, scope: Scope, id: number): Promise<number> {
  const { rows } = await sql<{ charterId: number }>`
    select p.charter_id from charter_instalments p where ${within(scope, 'p')} and p.id = ${id}`.execute(t);
  if (!rows[0]) throw notThere();
  return rows[0].charterId;
}

/** Records when and how a deposit or an APA was received; an APA with a payment into its account. The charter is held. */
export async function receive(
  t: Transaction,
  request: FastifyRequest,
  charter: Charter,
  id: number,
  { receivedOn, method }: ReceivedMoney,
): Promise<string> {
  refusePlanning(charter, 'receive');
  // Held before its line is read: a payment recorded elsewhere also marks the line as received, without holding the charter.
  await apaOf(t, companyOf(charter), charter.id);
  const row = (await instalmentsOf(t, charter)).find((each) => each.id === id);
  if (!row) throw notThere();
  if (row.kind === 'fee') throw new Refusal(409, 'invoiced', 'This installment is paid with its invoice. Record the payment there.');
  if (row.receivedOn !== null) throw new Refusal(409, 'wrong_state', `${row.label} of ${charter.number} was already received.`);
  const { today } = await companyNow(t, companyOf(charter));
  if (receivedOn > today) throw wrongField('receivedOn', 'This date is in the future');
  if (row.kind === 'apa') await receiveApa(t, request, charter, { amount: row.amount, day: receivedOn, method });
  else await changeRow(t, 'charterInstalments', { companyId: companyOf(charter), id }, { receivedOn, method });
  return `Received ${moneyInWords(row.amount, charter.currency)} for ${charter.number}: ${row.label}`;
}

/** Plans the payments of a charter that was just booked, and drafts the first invoice. */
export async function planBooked(t: Transaction, charter: Charter, note: Note): Promise<void> {
  await makePlan(t, charter);
  const first = (await instalmentsOf(t, charter)).find(({ kind }) => kind === 'fee');
  if (first) await invoiceInstalment(t, charter, first.id, note);
}

/** Notes an action in the feed, in the name of the person who did it. */
type Note = (activity: Parameters<typeof recordByFairlead>[1]) => Promise<void>;

/**
 * Drafts the invoice of an installment and returns its number. All but the last are deposit invoices; the last one covers the whole charter
 * and deducts them, so that together they add up to the charter. The charter is held.
 */
export async function invoiceInstalment(t: Transaction, charter: Charter, id: number, note: Note): Promise<string> {
  refusePlanning(charter, 'invoice');
  const companyId = companyOf(charter);
  const rows = await instalmentsOf(t, charter);
  const row = rows.find((each) => each.id === id);
  if (row?.kind !== 'fee')
    throw new Refusal(409, 'not_the_fee', 'This isn’t income, so it is never invoiced. Record it once it is received.');
  if (row.invoiceId !== null)
    throw new Refusal(409, 'invoiced', `This installment is on invoice ${row.invoiceNumber}. Delete the draft first.`);
  const others = rows.filter((each) => each.kind === 'fee' && each.id !== id);
  const isLast = others.every(({ invoiceId }) => invoiceId !== null);
  const unsent = isLast ? others.find(({ invoiceStatus }) => invoiceStatus === 'draft') : undefined;
  if (unsent) throw unsentDeposit(unsent.invoiceNumber);
  const { today, timeZone, formats } = await companyNow(t, companyId);
  const { currency, prices, taxRate, customerId, eventId, startDate, endDate } = charter;
  const dated = { ...charter, startDate: startDate ?? '', endDate: endDate ?? '', timeZone, formats };
  const common = {
    customerId: customerId ?? 0,
    eventId,
    yachtId: charter.yachtId,
    issueDate: today,
    dueDate: row.dueDate > today ? row.dueDate : today,
    currency: currency as 'EUR',
    prices,
    taxRate,
    ...revenueOf(charter),
  };
  const items = isLast
    ? invoiceItemsOf(instalmentWords(dated, null), charter.lines, { currency, prices, taxRate })
    : depositItems(instalmentWords(dated, row.share), row);
  const invoiceId = await addInvoice(t, companyId, {
    ...common,
    items,
    kind: isLast ? 'invoice' : 'deposit',
    ...(isLast && {
      depositIds: others.flatMap(({ invoiceId: deposit }) => deposit ?? []),
      serviceFrom: dayIn(timeZone, dated.startDate),
      serviceTo: dayIn(timeZone, dated.endDate),
    }),
  });
  await changeRow(t, 'charterInstalments', { companyId, id }, { invoiceId, draftedOn: today });
  const { invoiceNumber } = await t
    .selectFrom('invoices')
    .select('invoiceNumber')
    .where('companyId', '=', companyId)
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  const details = `Drafted ${invoiceNumber} for ${charter.number}: ${row.label}`;
  await note({ companyId, action: 'create', resourceType: 'invoice', resourceId: invoiceId, details });
  return invoiceNumber;
}

function depositItems(description: string, { taxable, exempt }: Row) {
  return [
    { description, quantity: '1.00', unitPrice: taxable, taxExempt: false },
    { description, quantity: '1.00', unitPrice: exempt, taxExempt: true },
  ].filter(({ unitPrice }) => unitPrice !== '0.00');
}

/** Refuses to plan or invoice a charter in a state that doesn't allow it. */
function refusePlanning(charter: Pick<Charter, 'number' | 'state'>, act: 'plan' | 'invoice' | 'receive'): void {
  const fault = moveFault(charter, act);
  if (fault) throw new Refusal(409, 'wrong_state', fault);
}

/** Today in a company's time zone, and its date format. */
export async function companyNow(t: Transaction, companyId: number) {
  return { ...(await companyPlace(t, companyId)), today: await todayIn(t, companyId) };
}
