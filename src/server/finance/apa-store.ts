import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import type { Apa, ApaEntry, ApaListQuery } from '#domain/finance/apa.ts';
import { answeredCompanyOf } from '../platform/company.ts';
import { build, within, type ReadScope, type Scope, type Transaction } from '../platform/database.ts';
import { notThere } from '../platform/errors.ts';
import { apaReturned, apaReceived, apaSpent, customerNameOf, isApaLow } from '../platform/expressions.ts';
import { hold, readOne, type Held } from '../platform/held.ts';
import { pageOf, containsWords, type PageQuery } from '../platform/lists.ts';

// In these queries an account is called `w` and its charter `h`.

const sums = sql`
  lateral (select ${apaReceived}::numeric(20, 2) as received, ${apaSpent}::numeric(20, 2) as spent, ${apaReturned}::numeric(20, 2) as returned,
    (select count(*)::int from apa_entries e where e.company_id = w.company_id and e.account_id = w.id and e.disputed) as disputed) s`;

const customerName = sql`(select ${customerNameOf('k')} from customers k where k.company_id = w.company_id and k.id = w.customer_id)`;
const yachtName = sql`(select y.name from yachts y where y.company_id = w.company_id and y.id = w.yacht_id)`;

const answered = sql`
  w.id, ${answeredCompanyOf('w')}, w.charter_id, h.number as charter_number, w.customer_id, ${customerName} as customer_name, w.yacht_id, ${yachtName} as yacht_name,
  w.currency, w.requested, s.received, s.spent, s.returned, (s.received - s.spent - s.returned)::numeric(20, 2) as balance, ${isApaLow} as low,
  case when w.closed_on is null then 'open' else 'closed' end as state, s.disputed, w.opened_on, w.closed_on, w.exchange_rate, w.created_at, w.updated_at`;
const withCharter = (accounts: RawBuilder<unknown>) =>
  sql`${accounts} join charters h on h.company_id = w.company_id and h.id = w.charter_id`;

/** A page of the accounts, the most recently opened first, with the count of all matches on every row. */
export function apaPage(place: ReadScope, filter: ApaListQuery): CompiledQuery<Apa & { total: number }> {
  const { limit, offset } = pageOf(filter);
  const { charterId, yachtId, state, low, q } = filter;
  const conditions = [within(place, 'w')];
  if (charterId) conditions.push(sql<boolean>`w.charter_id = ${charterId}`);
  if (yachtId) conditions.push(sql<boolean>`w.yacht_id = ${yachtId}`);
  if (state) conditions.push(state === 'open' ? sql<boolean>`w.closed_on is null` : sql<boolean>`w.closed_on is not null`);
  if (low) conditions.push(isApaLow);
  if (q?.trim()) conditions.push(containsWords(q, sql`h.number`, customerName, yachtName));
  return sql<Apa & { total: number }>`
    with w as (select w.*, count(*) over () as total from ${withCharter(sql`apa_accounts w`)} where ${sql.join(conditions, sql` and `)}
      order by w.opened_on desc, w.id desc limit ${limit} offset ${offset})
    select ${answered}, w.total from ${withCharter(sql`w`)}, ${sums} order by w.opened_on desc, w.id desc`.compile(build);
}

/** One account as the API returns it. */
export function apaById(place: ReadScope, id: number): CompiledQuery<Apa> {
  return sql<Apa>`select ${answered} from ${withCharter(sql`apa_accounts w`)}, ${sums} where ${within(place, 'w')} and w.id = ${id}`.compile(
    build,
  );
}

/** The account, held until the transaction ends; 404 where this scope has none of that id. */
export function holdApa(t: Transaction, scope: Scope, id: number): Promise<Held<Apa>> {
  return hold(t, scope, 'apaAccounts', id, apaById);
}

/** One account as the API returns it, within a transaction. */
export function readApa(t: Transaction, scope: Scope, id: number): Promise<Apa> {
  return readOne(t, apaById(scope, id));
}

/** Money that came into an account or left it, except expenses. */
export type ApaMovement = { day: string; text: string; amount: string };

/** What came into an account, and what went back or to an invoice (negative), the earliest first. */
export async function apaMovements(t: Transaction, companyId: number, id: number): Promise<ApaMovement[]> {
  const { rows } = await sql<ApaMovement>`
    select greatest(a.day, p.day, i.issue_date) as day, (case when a.debit_apa_id is null then -a.amount else a.amount end)::numeric(20, 2) as amount,
      coalesce('Paid ' || i.invoice_number, case p.direction when 'out' then 'Refunded' end, p.reference, 'Received') as text
    from allocations a left join payments p on p.company_id = a.company_id and p.id = coalesce(a.credit_payment_id, a.debit_payment_id)
      left join invoices i on i.company_id = a.company_id and i.id = a.debit_invoice_id
    where a.company_id = ${companyId} and (a.debit_apa_id = ${id} or a.credit_apa_id = ${id}) order by 1, a.id`.execute(t);
  return rows;
}

// In this query an expense is called `x`, with the balance after it. On one day, money that came in counts before expenses.
const entries = (place: ReadScope, which: RawBuilder<unknown>) => sql`
  (select e.*, w.opened_on,
    (coalesce((select sum(case when a.debit_apa_id is null then -a.amount else a.amount end) from allocations a
        left join payments p on p.company_id = a.company_id and p.id = coalesce(a.credit_payment_id, a.debit_payment_id)
        left join invoices i on i.company_id = a.company_id and i.id = a.debit_invoice_id
      where a.company_id = e.company_id and (a.debit_apa_id = e.account_id or a.credit_apa_id = e.account_id) and greatest(a.day, p.day, i.issue_date) <= e.day), 0)
      - sum(e.amount_in_apa) over (partition by e.account_id order by e.day, e.id))::numeric(20, 2) as balance
  from apa_entries e join apa_accounts w on w.company_id = e.company_id and w.id = e.account_id where ${within(place, 'e')} and e.account_id = ${which}) x`;
const entryAnswered = sql`
  x.id, ${answeredCompanyOf('x')}, x.account_id as apa_id, x.day, x.category, x.amount, x.currency, x.exchange_rate, x.amount_in_apa, x.balance, x.description,
  x.supplier, x.method, x.receipt_url, x.disputed, x.entered_by, x.created_at, x.updated_at`;

/** A page of the expenses of an account, the latest first, with the count of all on every row. */
export function apaEntryPage(place: ReadScope, id: number, filter: PageQuery): CompiledQuery<ApaEntry & { total: number }> {
  const { limit, offset } = pageOf(filter);
  const matching = filter.q?.trim() ? containsWords(filter.q, sql`x.description`, sql`x.supplier`, sql`x.category`) : sql`true`;
  return sql<ApaEntry & { total: number }>`
    select ${entryAnswered}, count(*) over () as total from ${entries(place, sql`${id}`)} where ${matching}
    order by x.day desc, x.id desc limit ${limit} offset ${offset}`.compile(build);
}

/** All expenses of an account, the earliest first. */
export async function apaEntries(t: Transaction, scope: Scope, id: number): Promise<ApaEntry[]> {
  const { rows } = await sql<ApaEntry>`select ${entryAnswered} from ${entries(scope, sql`${id}`)} order by x.day, x.id`.execute(t);
  return rows;
}

/** One expense as the API returns it. */
export function apaEntryById(place: ReadScope, id: number): CompiledQuery<ApaEntry> {
  const account = sql`(select o.account_id from apa_entries o where ${within(place, 'o')} and o.id = ${id})`;
  return sql<ApaEntry>`select ${entryAnswered} from ${entries(place, account)} where x.id = ${id}`.compile(build);
}

/** The account that an expense belongs to, held until the transaction ends, and the expense; 404 where this scope has none of that id. */
export async function holdApaEntry(t: Transaction, scope: Scope, id: number): Promise<Held<ApaEntry> & { apa: Apa }> {
  const { rows } = await sql<{
    accountId: number;
  }>`select e.account_id from apa_entries e where ${within(scope, 'e')} and e.id = ${id}`.execute(t);
  if (!rows[0]) throw notThere();
  const { row: apa } = await holdApa(t, scope, rows[0].accountId);
  return { ...(await hold(t, scope, 'apaEntries', id, apaEntryById)), apa };
}

/** Whether the account already has another expense of this day, amount and currency. */
export async function isRepeated(
  t: Transaction,
  { companyId, accountId }: { companyId: number; accountId: number },
  { day, amount, currency }: { day: string; amount: string; currency: string },
  except: number,
): Promise<boolean> {
  const { rows } = await sql`
    select from apa_entries where company_id = ${companyId} and account_id = ${accountId} and day = ${day} and amount = ${amount} and currency = ${currency} and id <> ${except}
    limit 1`.execute(t);
  return rows.length > 0;
}

/** What one unit of a currency was worth in another on a day, by the rates the company keeps; null where none is known. */
export async function rateOn(
  t: Transaction,
  companyId: number,
  { day, currency, to }: { day: string; currency: string; to: string },
): Promise<string | null> {
  const { rows } = await sql<{
    rate: string | null;
  }>`select exchange_rate_on(${companyId}, ${currency}, ${to}, ${day}::date) as rate`.execute(t);
  return rows[0]?.rate ?? null;
}
