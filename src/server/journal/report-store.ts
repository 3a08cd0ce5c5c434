// Profit and loss, tax and what customers owe: sums of the journal's lines, one query each.
import { sql, type RawBuilder } from 'kysely';
import {
  profitOf,
  receivablesOf,
  taxTotalOf,
  type Profit,
  type ProfitAndLoss,
  type Receivables,
  type TaxReport,
} from '#domain/finance/books-reports.ts';
import type { Transaction } from '../platform/database.ts';
import { customerNameOf } from '../platform/expressions.ts';
import { places, type JournalOf } from './journal-documents.ts';
import { journalParts, missingRates, resultParts, together } from './journal-query.ts';
import { accountNamesOf, directionOf, ofYacht, profitPartOf } from './journal-parts.ts';

type ReportFilter = { from: string; to: string; yachtId?: number | 'none' | undefined };
type Missing = { missingRates: number };
/** A row of a report, along with how many documents are missing in all of it; a report without rows has one row of nulls. */
type WithTotals<Row> = Missing & { [Key in keyof Row]: Row[Key] | null };

/** Income and costs by yacht and account. */
export async function profitAndLoss(t: Transaction, of: JournalOf, { yachtId, ...days }: ReportFilter): Promise<ProfitAndLoss> {
  type Row = Profit['accounts'][number] & { yachtId: number | null; yachtName: string | null };
  // The part an account is in is looked up once per sum, not per line.
  const earned = resultParts(of, days, { withTax: false }).map(
    (part) =>
      sql`select j.yacht_id, j.account, sum(j.base) as base from (${part}) j where ${ofYacht(yachtId)} group by j.yacht_id, j.account`,
  );
  const { rows } = await sql<WithTotals<Row>>`
    select m.missing_rates, r.* from (select (${missingRates(of, days)}) as missing_rates) m left join (
      select s.yacht_id::int as yacht_id, y.name as yacht_name, s.account, b.number as account_number, coalesce(b.name, u.name, s.account) as account_name, s.part,
        (case s.part when 'revenue' then -s.base else s.base end)::numeric(20, 2) as amount
      from (select j.yacht_id, j.account, ${profitPartOf} as part, sum(j.base) as base from (${together(earned)} offset 0) j
          where ${profitPartOf} is not null group by j.yacht_id, j.account) s
        left join ${accountNamesOf(of)} on u.key = s.account
        left join yachts y on y.company_id = ${of.companyId} and y.id = s.yacht_id
      where s.base <> 0
    ) r on true
    order by r.yacht_id is null, r.yacht_name, r.yacht_id, array_position(array['revenue', 'costs', 'owners_share'], r.part), abs(r.amount) desc, r.account`.execute(
    t,
  );
  return { ...days, currency: of.currency, ...missingIn(rows), ...profitOf(rowsIn<Row>(rows, 'account')) };
}

/** Sales and purchases by tax rate, and the tax in them. */
export async function taxReport(t: Transaction, of: JournalOf, { yachtId, ...days }: ReportFilter): Promise<TaxReport> {
  type Row = TaxReport['rows'][number];
  const taxed = resultParts(of, days, { withTax: true }).map(
    (part) => sql`
      select j.account, j.tax_category, j.tax_percent, j.line_kind, sum(j.base) as base from (${part}) j
      where ${ofYacht(yachtId)} group by j.account, j.tax_category, j.tax_percent, j.line_kind`,
  );
  const { rows } = await sql<WithTotals<Row>>`
    select m.missing_rates, r.* from (select (${missingRates(of, days)}) as missing_rates) m left join (
      select s.direction, s.category, s.percent, ${signed(sql`s.taxable`)} as taxable, ${signed(sql`s.tax`)} as tax
      from (select ${directionOf} as direction, j.tax_category as category, case when j.tax_category is not null then j.tax_percent end as percent,
          coalesce(sum(j.base) filter (where j.line_kind = 'result'), 0) as taxable, coalesce(sum(j.base) filter (where j.line_kind = 'tax'), 0) as tax
        from (${together(taxed)} offset 0) j where ${directionOf} is not null group by 1, 2, 3) s
      where s.taxable <> 0 or s.tax <> 0
    ) r on true
    order by r.direction desc, r.category is null, r.category = 'S' desc, r.category, r.percent desc`.execute(t);
  const found = rowsIn<Row>(rows, 'direction');
  return { ...days, currency: of.currency, ...missingIn(rows), rows: found, total: taxTotalOf(found) };
}

/** What customers owe on a day. Allocations clear invoices by the journal's rules. */
export async function receivables(t: Transaction, of: JournalOf, on: string): Promise<Receivables> {
  type Invoice = Receivables['rows'][number]['invoices'][number];
  type Row = { balance: string; since: string; customerId: number | null; customerName: string | null } & {
    [Key in keyof Invoice]: Invoice[Key] | null;
  };
  const lines = journalParts(of, {}).map(
    (part) =>
      sql`select l.source_type, l.source_id, l.customer_id, l.day, l.amount, l.base from (${part}) l where l.account = 'receivables'`,
  );
  const { rows } = await sql<WithTotals<Row>>`
    with j as materialized (${together(lines)}),
    -- Invoices and what is set off against them, by window functions: PostgreSQL has no statistics by which to plan a join well.
    claims as (
      select source_id as id, customer_id, day, base, amount, null::bigint as allocation, null::date as noted, null::date as from_day, 0::numeric as part
      from j where source_type = 'invoice'
      union all
      select a.debit_invoice_id, null, null, null, null, a.id, greatest(a.day, p.day, n.issue_date), case when n.invoice_id = a.debit_invoice_id and n.currency = ${of.currency} then n.issue_date else greatest(a.day, p.day, n.issue_date) end, a.amount
      from allocations a left join payments p on p.company_id = a.company_id and p.id = a.credit_payment_id
        left join credit_notes n on n.company_id = a.company_id and n.id = a.credit_note_id
        left join apa_accounts v on v.company_id = a.company_id and v.id = a.credit_apa_id
      where a.company_id = ${of.companyId} and a.debit_invoice_id is not null
        and (coalesce(p.currency, n.currency, v.currency) = ${of.currency} or coalesce(p.exchange_rate, n.exchange_rate, v.exchange_rate) is not null)),
    cleared as (
      select id, customer_id, day, base, allocation, greatest(from_day, max(day) over (partition by id)) as from_day, part, sum(base) over (partition by id) as whole,
        nullif(sum(amount) over (partition by id), 0) as total, sum(part) over (partition by id order by noted nulls first, allocation) as so_far
      from claims),
    opened as (
      select id, max(customer_id) as customer_id, max(whole) - coalesce(sum(round(whole * so_far / total, ${places(of)}) - round(whole * (so_far - part) / total, ${places(of)}))
        filter (where part > 0 and from_day <= ${on}::date), 0) as open
      from cleared where whole is not null group by id having max(day) <= ${on}::date),
    balances as (select customer_id, sum(base) as balance, min(min(day)) over () as since from j where day <= ${on}::date group by customer_id)
    select m.missing_rates, r.* from (select (${missingRates(of, { to: on })}) as missing_rates) m left join (
      select b.since, b.balance::numeric(20, 2) as balance, b.customer_id::int as customer_id, ${customerNameOf('c')} as customer_name, i.id::int as invoice_id, i.invoice_number,
        i.issue_date, i.due_date, ${on}::date - i.due_date as days_late, o.open::numeric(20, 2) as open
      from balances b left join opened o on o.customer_id = b.customer_id and o.open <> 0 left join invoices i on i.company_id = ${of.companyId} and i.id = o.id
        left join customers c on c.company_id = ${of.companyId} and c.id = b.customer_id
      where b.balance <> 0 or o.id is not null
    ) r on true
    order by lower(r.customer_name), r.customer_id, r.due_date, r.invoice_id`.execute(t);
  const found = rowsIn<Row>(rows, 'balance');
  const customers = new Map<number | null, Parameters<typeof receivablesOf>[0][number]>();
  for (const { customerId, customerName, balance, since: _since, ...invoice } of found) {
    const customer = customers.get(customerId) ?? { customerId, customerName, balance, invoices: [] };
    if (invoice.invoiceId !== null) customer.invoices.push(invoice as Invoice);
    customers.set(customerId, customer);
  }
  return { on, since: found[0]?.since ?? null, currency: of.currency, ...missingIn(rows), ...receivablesOf([...customers.values()]) };
}

/** Sales are below 0 in the journal. */
function signed(amount: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(case s.direction when 'output' then -${amount} else ${amount} end)::numeric(20, 2)`;
}

function missingIn(rows: readonly Missing[]): Missing {
  return { missingRates: rows[0]?.missingRates ?? 0 };
}

function rowsIn<Row>(rows: readonly WithTotals<Row>[], column: keyof Row): Row[] {
  return rows.filter((row) => row[column] !== null).map(({ missingRates: _missing, ...row }) => row as unknown as Row);
}
