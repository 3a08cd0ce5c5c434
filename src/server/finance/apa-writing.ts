// Opens, updates and closes the APA of a charter. The charter is always held before its account.
import { sql, type Updateable } from 'kysely';
import type { FastifyRequest } from 'fastify';
import { apaClosed, apaClosingFault, noAmount, requestedApa, type Apa, type ApaClosing, type NewApa } from '#domain/finance/apa.ts';
import { centsOf } from '#domain/shared/money.ts';
import { companyOf } from '../platform/company.ts';
import type { Scope, Transaction } from '../platform/database.ts';
import { Refusal, wrongField } from '../platform/errors.ts';
import { apaReceived, apaReturned, apaSpent } from '../platform/expressions.ts';
import { addRow, changeRow, deleteRow } from '../platform/rows.ts';
import type { DB as Tables } from '../tables.ts';
import { followApas } from './apa-following.ts';
import { holdApa, readApa } from './apa-store.ts';
import { todayIn } from './invoice-status.ts';
import { addPayment } from './payment-writing.ts';

/** What the account needs to know of its charter. */
type ApaCharter = {
  id: number;
  companyId: number | null;
  number: string;
  type: string;
  customerId: number | null;
  yachtId: number | null;
  currency: string;
  fee: string | null;
};

type RequestedApa = Pick<NewApa, 'amount' | 'percent'> & { currency?: string | undefined };

/** Opens the account of a booked charter and answers its id. It requests the given amount, or else the company's usual share of the fee. */
export async function openApa(t: Transaction, charter: ApaCharter, terms: RequestedApa): Promise<number> {
  const companyId = companyOf(charter);
  const { id: charterId, customerId, yachtId, number } = charter;
  if (customerId === null) throw wrongField('charterId', `${number} has no customer yet.`);
  if (charter.type === 'seats') throw wrongField('charterId', 'A seat on a departure can’t have an APA.');
  if (await apaOf(t, companyId, charterId)) throw new Refusal(409, 'apa_exists', `${number} already has an APA.`);
  const currency = terms.currency ?? charter.currency;
  const requested = await requestedAmount(t, charter, { ...terms, currency });
  const openedOn = await todayIn(t, companyId);
  return addRow(t, 'apaAccounts', { companyId, charterId, customerId, yachtId, currency, requested, openedOn });
}

/** The amount to request, as decimal text; 422 without an amount or a share of the fee. */
export async function requestedAmount(
  t: Transaction,
  charter: Pick<ApaCharter, 'companyId' | 'fee' | 'currency'>,
  terms: RequestedApa & { currency: string },
): Promise<string> {
  const { amount, currency } = terms;
  const percent = terms.percent ?? (await usualPercent(t, companyOf(charter)));
  const price = charter.currency === currency ? charter.fee : null;
  const requested = requestedApa({ amount, percent }, { price, currency });
  if (requested === null) throw wrongField('amount', noAmount);
  return requested;
}

async function usualPercent(t: Transaction, companyId: number): Promise<string | null> {
  const settings = await t.selectFrom('booksSettings').select('apaPercent').where('companyId', '=', companyId).executeTakeFirst();
  return settings?.apaPercent ?? null;
}

/** The account of a charter, held until the transaction ends, and whether any money has moved on it. */
export async function apaOf(
  t: Transaction,
  companyId: number,
  charterId: number,
): Promise<{ id: number; currency: string; balance: string; isOpen: boolean; isUsed: boolean } | undefined> {
  await sql`select from apa_accounts where company_id = ${companyId} and charter_id = ${charterId} for update`.execute(t);
  const { rows } = await sql<{ id: number; currency: string; balance: string; isOpen: boolean; isUsed: boolean }>`
    select w.id, w.currency, (${apaReceived} - ${apaSpent} - ${apaReturned})::numeric(20, 2) as balance, w.closed_on is null as is_open,
      ${apaReceived} > 0 or exists (select from apa_entries e where e.company_id = w.company_id and e.account_id = w.id) as is_used
    from apa_accounts w where w.company_id = ${companyId} and w.charter_id = ${charterId}`.execute(t);
  return rows[0];
}

/**
 * Makes the account of a booked charter match its plan: it is opened along with its line, and deleted with it as long as no money has
 * moved.
 */
export async function followPlan(
  t: Transaction,
  charter: ApaCharter,
  line: { amount: string; receivedOn: string | null } | undefined,
): Promise<void> {
  const companyId = companyOf(charter);
  const account = await apaOf(t, companyId, charter.id);
  if (line && !account) {
    await openApa(t, charter, { amount: line.amount });
    return;
  }
  if (!account || !account.isOpen) return;
  if (!line) {
    if (!account.isUsed) await deleteRow(t, 'apaAccounts', { companyId, id: account.id });
    return;
  }
  if (account.currency === charter.currency && line.receivedOn === null)
    await changeRow(t, 'apaAccounts', { companyId, id: account.id }, { requested: line.amount });
}

/** Requests another amount from the charterer, also in the plan unless its line was received. The charter and its account are held. */
export async function requestAmount(
  t: Transaction,
  charter: ApaCharter,
  { id, currency }: Pick<Apa, 'id' | 'currency'>,
  requested: string,
): Promise<void> {
  const companyId = companyOf(charter);
  await changeRow(t, 'apaAccounts', { companyId, id }, { requested });
  if (currency !== charter.currency) return;
  const { rows } = await sql`
    update charter_instalments set amount = ${requested}, exempt = ${requested}
    where company_id = ${companyId} and charter_id = ${charter.id} and kind = 'apa' and received_on is null returning id`.execute(t);
  if (rows.length === 0) return;
  // The plan belongs to the charter, which gets a new version.
  await changeRow(t, 'charters', { companyId, id: charter.id }, { currency });
  await followApas(t, companyId, [id]);
}

/** As long as no money has moved on it, an account keeps the customer and the yacht of its charter. */
export async function followCharter(t: Transaction, { id, companyId, customerId, yachtId }: ApaCharter): Promise<void> {
  if (customerId !== null) await changeUnused(t, companyOf({ companyId }), id, { customerId, yachtId });
}

/** As long as no money has moved on it, an account goes with its charter to another yacht. */
export async function followYacht(
  t: Transaction,
  { companyId, charterId, yachtId }: { companyId: number; charterId: number; yachtId: number },
): Promise<void> {
  await changeUnused(t, companyId, charterId, { yachtId });
}

async function changeUnused(
  t: Transaction,
  companyId: number,
  charterId: number,
  changes: Updateable<Tables['apaAccounts']>,
): Promise<void> {
  const account = await apaOf(t, companyId, charterId);
  if (account?.isOpen && !account.isUsed) await changeRow(t, 'apaAccounts', { companyId, id: account.id }, changes);
}

/** Records money that came in for the APA of a charter, and opens the account if there is none yet. */
export async function receiveApa(
  t: Transaction,
  request: FastifyRequest,
  charter: ApaCharter,
  { amount, day, method }: { amount: string; day: string; method: ApaClosing['method'] },
): Promise<void> {
  const companyId = companyOf(charter);
  const id = (await apaOf(t, companyId, charter.id))?.id ?? (await openApa(t, charter, { amount }));
  const { customerId, currency } = await readApa(t, request.scope, id);
  if (currency !== charter.currency) throw wrongField('amount', `The APA is in ${currency}. Record the payment in Finance.`);
  await addPayment(t, request, companyId, {
    direction: 'in',
    customerId,
    day,
    amount,
    currency,
    method,
    allocations: [{ apaId: id, amount }],
  });
}

/** Closes an account that is held: the rest goes back to the charterer. Answers how much that was. */
export async function closeApa(
  t: Transaction,
  request: FastifyRequest,
  { apa, companyId }: { apa: Apa; companyId: number },
  { day, method }: ApaClosing,
): Promise<string> {
  if (apa.state === 'closed') throw new Refusal(409, 'apa_closed', apaClosed);
  const fault = apaClosingFault(apa);
  if (fault) throw new Refusal(409, fault.code, fault.message);
  if (day > (await todayIn(t, companyId))) throw wrongField('day', 'This date is in the future');
  const last = await lastDay(t, companyId, apa.id);
  if (last !== null && day < last) throw wrongField('day', 'This APA has later entries');
  const { id, customerId, currency, balance } = apa;
  if ((centsOf(balance) ?? 0) > 0)
    await addPayment(t, request, companyId, {
      direction: 'out',
      customerId,
      day,
      amount: balance,
      currency,
      method,
      reference: `APA of ${apa.charterNumber}`,
      allocations: [{ apaId: id, amount: balance }],
    });
  await changeRow(t, 'apaAccounts', { companyId, id }, { closedOn: day });
  return balance;
}

async function lastDay(t: Transaction, companyId: number, id: number): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select greatest((select max(e.day) from apa_entries e where e.company_id = ${companyId} and e.account_id = ${id}),
      (select max(greatest(a.day, p.day, i.issue_date)) from allocations a
        left join payments p on p.company_id = a.company_id and p.id = coalesce(a.credit_payment_id, a.debit_payment_id)
        left join invoices i on i.company_id = a.company_id and i.id = a.debit_invoice_id
        where a.company_id = ${companyId} and (a.debit_apa_id = ${id} or a.credit_apa_id = ${id}))) as day`.execute(t);
  return rows[0]?.day ?? null;
}

/** An open account, held until the transaction ends; 409 where it is closed. */
export async function holdOpenApa(t: Transaction, scope: Scope, id: number): Promise<{ apa: Apa; companyId: number }> {
  const { row: apa, companyId } = await holdApa(t, scope, id);
  if (apa.state === 'closed') throw new Refusal(409, 'apa_closed', apaClosed);
  return { apa, companyId };
}
