import { sql, type CompiledQuery } from 'kysely';
import type { InvoiceFigures } from '#domain/finance/currency-total.ts';
import { build, type ReadScope } from '../platform/database.ts';
import { isInvoiced, openOfInvoice, paidOfInvoice, todayAt } from '../platform/expressions.ts';
import { effectiveStatus, isListed, matching, paymentsOf, withCompany, type InvoicesFilter } from './invoice-store.ts';

/**
 * The figures of invoices in each currency, the largest outstanding amount first. Paid in a month is the paid income recorded for an
 * invoice in its currency, by the day of that income. An invoice marked as paid without income has no such day, and what was paid of a
 * draft or a cancelled invoice is no longer a claim, so neither counts.
 */
export function invoiceFiguresOf(
  place: ReadScope,
  { month, ...filter }: InvoicesFilter & { month?: string },
): CompiledQuery<InvoiceFigures> {
  const { paidFrom, paidTo } = filter;
  const first = month ? sql`${`${month}-01`}::date` : sql`date_trunc('month', ${todayAt('o')})::date`;
  const ofTheseDays = sql`coalesce((select sum(p.amount) from ${paymentsOf({ paidFrom, paidTo })}), 0)`;
  return sql<InvoiceFigures>`
    with known as (
      select i.currency, i.total, ${effectiveStatus} as status, ${openOfInvoice} as open, ${isListed(filter)} as listed, ${isInvoiced} as invoiced,
        case when not ${isInvoiced} then 0 else ${paidFrom || paidTo ? ofTheseDays : paidOfInvoice} end as paid,
        case when ${isInvoiced} then coalesce(recent.now, 0) else 0 end as in_month, case when ${isInvoiced} then coalesce(recent.before, 0) else 0 end as month_before
      from ${withCompany}
        cross join lateral (select ${first} as month) m
        left join lateral (
          select sum(p.amount) filter (where p.income_date >= m.month) as now, sum(p.amount) filter (where p.income_date < m.month) as before
          from ${paymentsOf({})} and p.income_date >= m.month - interval '1 month' and p.income_date < m.month + interval '1 month'
        ) recent on true
      where ${matching(place, { ...filter, status: undefined, paidFrom: undefined, paidTo: undefined })}
    )
    select currency, count(*) filter (where listed) as count, coalesce(sum(total) filter (where listed), 0)::numeric(20, 2) as total,
      coalesce(sum(total) filter (where listed and invoiced), 0)::numeric(20, 2) as invoiced,
      coalesce(sum(paid) filter (where listed), 0)::numeric(20, 2) as paid,
      sum(open) as open, count(*) filter (where open > 0) as open_count,
      coalesce(sum(open) filter (where status = 'overdue'), 0)::numeric(20, 2) as overdue, count(*) filter (where status = 'overdue') as overdue_count,
      sum(in_month)::numeric(20, 2) as paid_in_month, sum(month_before)::numeric(20, 2) as paid_month_before
    from known group by currency order by sum(open) desc, sum(total) desc`.compile(build);
}
