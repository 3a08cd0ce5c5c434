import { sql, type CompiledQuery } from 'kysely';
import { yearBefore, type BooksSum } from '#domain/finance/overview.ts';
import { companySeenOf } from '../platform/company.ts';
import { build, within, type Place } from '../platform/database.ts';
import { inPeriod } from './books.ts';

/** The sums of all rows of the period, of each currency and of its months, categories and yachts, and those of the same months a year before. */
export function sumsOf(place: Place, period: { from: string; to: string }): CompiledQuery<BooksSum> {
  const before = yearBefore(period);
  const conditions = (row: string, day: string, days: typeof period) =>
    sql.join([within(place, row), ...inPeriod(`${row}.${day}`, days)], sql` and `);
  return sql<BooksSum>`
    with books as (
      select 'income' as kind, n.currency, to_char(n.income_date, 'YYYY-MM') as month, n.category, n.company_id, n.yacht_id, n.amount, n.payment_status = 'paid' as paid
      from income n where ${conditions('n', 'incomeDate', period)}
      union all
      select 'expense', x.currency, to_char(x.expense_date, 'YYYY-MM'), x.category, x.company_id, x.yacht_id, x.amount, true
      from expenses x where ${conditions('x', 'expenseDate', period)}
    ), sums as (
      select kind, currency, month, category, yacht_id, grouping(month, category, yacht_id) as parts, sum(amount) as amount, coalesce(sum(amount) filter (where paid), 0.00) as paid
      from books group by grouping sets ((kind, currency), (kind, currency, month), (kind, currency, category), (kind, currency, yacht_id))
    ), before as (
      select 'income' as kind, n.currency, to_char(n.income_date + interval '1 year', 'YYYY-MM') as month, sum(n.amount) as amount
      from income n where ${conditions('n', 'incomeDate', before)} group by 2, 3
      union all
      select 'expense', x.currency, to_char(x.expense_date + interval '1 year', 'YYYY-MM'), sum(x.amount)
      from expenses x where ${conditions('x', 'expenseDate', before)} group by 2, 3
    )
    select s.kind, s.currency, s.month, s.category, s.yacht_id, y.name as yacht_name, ${companySeenOf('y', place)}, s.amount, s.paid,
      case s.parts when 7 then 'all' when 3 then 'month' when 5 then 'category' else 'yacht' end as part
    from sums s left join yachts y on ${within(place, 'y')} and y.id = s.yacht_id
    union all
    select b.kind, b.currency, b.month, null, null, null, null, b.amount, 0.00, 'before' from before b`.compile(build);
}
