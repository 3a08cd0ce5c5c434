import { sql, type CompiledQuery } from 'kysely';
import type { Occupancy } from '#domain/dashboard/dashboard.ts';
import { addMonths, firstOfMonth, lastOfMonth, windowOf, type Day } from '#domain/shared/calendar-days.ts';
import { build, within, type ReadScope } from '../platform/database.ts';
import { isBooking } from '../platform/expressions.ts';
import { startsEarlyEnough } from '../schedule/store.ts';

const isFirmBooking = isBooking('e');

/** Which first steps a company has taken: any booking, and a team, which includes invited members. */
export function firstSteps(place: ReadScope): CompiledQuery<{ hasBookings: boolean; hasTeam: boolean }> {
  return sql<{ hasBookings: boolean; hasTeam: boolean }>`
    select exists (select from schedule_events e where ${within(place, 'e')} and ${isFirmBooking}) as has_bookings,
      exists (select from users u where ${within(place, 'u')} and u.role <> 'yacht_owner' offset 1)
      or exists (select from invitations i where ${within(place, 'i')} and i.yacht_owner_id is null) as has_team`.compile(build);
}

type MonthSums = { currency: string } & Record<'thisMonth' | 'sameDays' | 'lastMonth', { income: number; expenses: number }>;

/** Income and expenses by currency, in whole hundredths: this month up to today, last month up to the same day, and all of last month. */
export function monthOnMonth(place: ReadScope, today: Day): CompiledQuery<MonthSums> {
  const before = addMonths(today, -1);
  const periods = {
    this_month: [firstOfMonth(today), today],
    same_days: [firstOfMonth(before), before],
    last_month: [firstOfMonth(before), lastOfMonth(before)],
  };
  const sums = Object.entries(periods).map(([name, [from, to]]) => {
    const of = (kind: string) =>
      sql`coalesce(sum(b.amount) filter (where b.kind = ${sql.lit(kind)} and b.day between ${from}::date and ${to}::date), 0) * 100`;
    return sql`json_build_object('income', ${of('income')}, 'expenses', ${of('expense')}) as ${sql.ref(name)}`;
  });
  return sql<MonthSums>`
    with books as (
      select 'income' as kind, n.currency, n.income_date as day, n.amount from income n where ${within(place, 'n')} and n.income_date between ${firstOfMonth(before)}::date and ${today}::date
      union all
      select 'expense', x.currency, x.expense_date, x.amount from expenses x where ${within(place, 'x')} and x.expense_date between ${firstOfMonth(before)}::date and ${today}::date
    )
    select b.currency, ${sql.join(sums)} from books b group by b.currency order by sum(b.amount) desc`.compile(build);
}

/**
 * The occupancy of the fleet in each of these months, counted in days that bookings touch, in this time zone. Two bookings of a yacht on
 * one day count as one day.
 */
export function occupancyOf(place: ReadScope, timeZone: string, months: readonly string[]): CompiledQuery<Occupancy> {
  const { from, to } = windowOf(timeZone, months[0] as string, lastOfMonth(months.at(-1) as string));
  return sql<Occupancy>`
    with months as (select m as first, (m + interval '1 month')::date as next from unnest(${months}::date[]) m),
    booked as (
      select range_agg(daterange((e.start_date at time zone ${timeZone})::date, ((e.end_date - interval '1 microsecond') at time zone ${timeZone})::date, '[]')) as days
      from schedule_events e where ${within(place, 'e')} and ${isFirmBooking} and e.end_date > ${from} and e.start_date < ${to} and ${startsEarlyEnough(place, from)}
      group by e.company_id, e.yacht_id
    )
    select to_char(m.first, 'YYYY-MM') as month, (m.next - m.first) * (select count(*) from yachts y where ${within(place, 'y')}) as days,
      (select coalesce(sum(upper(stretch) - lower(stretch)), 0)::int from booked b, unnest(b.days * datemultirange(daterange(m.first, m.next))) stretch) as booked
    from months m order by m.first`.compile(build);
}
