import { sql, type CompiledQuery } from 'kysely';
import { FinanceOverview, maxMonths, overviewOf, type BooksSum } from '#domain/finance/overview.ts';
import { DayInAddress } from '#domain/shared/fields.ts';
import { z } from '#domain/shared/zod.ts';
import { build, within, type Place } from '../platform/database.ts';
import { unreadable } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { enterAndRead } from '../platform/sign-in.ts';
import { inPeriod } from './books.ts';

const Period = z.object({ from: DayInAddress.optional(), to: DayInAddress.optional() });

/** The books at a glance. */
export function overviewRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/finance/overview',
    {
      config: { may: 'finance:read', signInWithRead: true },
      schema: {
        tags: ['Finance'],
        operationId: 'getFinanceOverview',
        summary: 'Read the finance overview',
        description:
          'Returns income, expenses and result of a period by month, category and yacht; without a period, of the last twelve months.',
        querystring: Period,
        response: { 200: FinanceOverview },
      },
    },
    async (request) => {
      const period = { ...lastTwelveMonths(new Date()), ...request.query };
      refuseOddPeriod(period);
      return overviewOf(await enterAndRead(db, request, (place) => sumsOf(place, period)), period);
    },
  );
}

/** The sums of all rows of the period, of each currency and of its months, categories and yachts. */
export function sumsOf(place: Place, period: { from: string; to: string }): CompiledQuery<BooksSum> {
  const conditions = (row: string, day: string) => sql.join([within(place, row), ...inPeriod(`${row}.${day}`, period)], sql` and `);
  return sql<BooksSum>`
    with books as (
      select 'income' as kind, n.currency, to_char(n.income_date, 'YYYY-MM') as month, n.category, n.company_id, n.yacht_id, n.amount, n.payment_status = 'paid' as paid
      from income n where ${conditions('n', 'incomeDate')}
      union all
      select 'expense', x.currency, to_char(x.expense_date, 'YYYY-MM'), x.category, x.company_id, x.yacht_id, x.amount, true
      from expenses x where ${conditions('x', 'expenseDate')}
    ), sums as (
      select kind, currency, month, category, yacht_id, grouping(month, category, yacht_id) as parts, sum(amount) as amount, coalesce(sum(amount) filter (where paid), 0.00) as paid
      from books group by grouping sets ((kind, currency), (kind, currency, month), (kind, currency, category), (kind, currency, yacht_id))
    )
    select s.kind, s.currency, s.month, s.category, s.yacht_id, y.name as yacht_name, s.amount, s.paid,
      case s.parts when 7 then 'all' when 3 then 'month' when 5 then 'category' else 'yacht' end as part
    from sums s left join yachts y on ${within(place, 'y')} and y.id = s.yacht_id`.compile(build);
}

function lastTwelveMonths(now: Date): { from: string; to: string } {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return { from: dayOf(Date.UTC(year, month - 11, 1)), to: dayOf(Date.UTC(year, month + 1, 0)) };
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

function refuseOddPeriod({ from, to }: { from: string; to: string }): void {
  if (to < from) throw unreadable('The period ends before it begins.');
  const months = (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7)) + 1;
  if (months > maxMonths) throw unreadable('The period can be ten years at most.');
}
