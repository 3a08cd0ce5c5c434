import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import { yearBefore, type BooksSum } from '#domain/finance/overview.ts';
import { companySeenOf } from '../platform/company.ts';
import { build, within, type ReadScope } from '../platform/database.ts';
import { inPeriod } from './books.ts';

/** The totals of the period in each currency and by month, category and yacht, and those of the same months a year before. */
export function sumsOf(place: ReadScope, period: { from: string; to: string }): CompiledQuery<BooksSum> {
  const before = yearBefore(period);
  // The inner query adds up by month, category and yacht first: that leaves a few hundred rows of thousands.
  const income = (days: typeof period) => sql`
    select n.currency, date_trunc('month', n.income_date::timestamp) as month, n.category, n.yacht_id, sum(n.amount) as amount, sum(n.amount) filter (where n.payment_status = 'paid') as paid
    from income n where ${conditionsOf(place, 'n', 'incomeDate', days)} group by 1, 2, 3, 4`;
  const expenses = (days: typeof period) => sql`
    select x.currency, date_trunc('month', x.expense_date::timestamp) as month, x.category, x.yacht_id, sum(x.amount) as amount
    from expenses x where ${conditionsOf(place, 'x', 'expenseDate', days)} group by 1, 2, 3, 4`;
  return sql<BooksSum>`
    with books as (
      select 'income' as kind, currency, to_char(month, 'YYYY-MM') as month, category, yacht_id, amount, paid from (${income(period)}) n
      union all
      select 'expense', currency, to_char(month, 'YYYY-MM'), category, yacht_id, amount, amount from (${expenses(period)}) x
    ), sums as (
      select kind, currency, month, category, yacht_id, grouping(month, category, yacht_id) as parts, sum(amount) as amount, coalesce(sum(paid), 0.00) as paid
      from books group by grouping sets ((kind, currency), (kind, currency, month), (kind, currency, category), (kind, currency, yacht_id))
    ), before as (
      select 'income' as kind, currency, to_char(month + interval '1 year', 'YYYY-MM') as month, sum(amount) as amount from (${income(before)}) n group by 2, 3
      union all
      select 'expense', currency, to_char(month + interval '1 year', 'YYYY-MM'), sum(amount) from (${expenses(before)}) x group by 2, 3
    )
    select s.kind, s.currency, s.month, s.category, s.yacht_id, y.name as yacht_name, ${companySeenOf('y', place)}, s.amount, s.paid,
      case s.parts when 7 then 'all' when 3 then 'month' when 5 then 'category' else 'yacht' end as part
    from sums s left join yachts y on ${within(place, 'y')} and y.id = s.yacht_id
    union all
    select b.kind, b.currency, b.month, null, null, null, null, b.amount, 0.00, 'before' from before b`.compile(build);
}

function conditionsOf(place: ReadScope, row: string, day: string, days: { from: string; to: string }): RawBuilder<unknown> {
  return sql.join([within(place, row), ...inPeriod(`${row}.${day}`, days)], sql` and `);
}
