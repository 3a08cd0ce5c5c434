import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import type { Occupancy, Sailing } from '#domain/dashboard/dashboard.ts';
import { shownOnDashboard } from '#domain/dashboard/shown.ts';
import { bookingTypes } from '#domain/schedule/words.ts';
import { lastOfMonth, windowOf } from '#domain/shared/calendar-days.ts';
import { companySeenOf } from '../platform/company.ts';
import { build, within, type Place } from '../platform/database.ts';
import { fullNameOf } from '../platform/expressions.ts';
import { startsWithinLongest } from '../schedule/store.ts';

const isBooking = sql<boolean>`e.type = any(${bookingTypes})`;

/** The bookings that begin next, and those under way that end next: two halves of one panel. */
export function sailings(place: Place): CompiledQuery<Sailing & { leaves: boolean }> {
  const half = (leaves: RawBuilder<boolean>, at: RawBuilder<unknown>, standing: RawBuilder<unknown>) => sql`
    (select ${leaves} as leaves, e.id as event_id, e.title, y.name as yacht_name, ${fullNameOf('c')} as customer_name, ${at} as at, ${companySeenOf('e', place)}
    from schedule_events e join yachts y on y.company_id = e.company_id and y.id = e.yacht_id
      left join customers c on c.company_id = e.company_id and c.id = e.customer_id
    where ${within(place, 'e')} and ${isBooking} and ${standing} order by ${at}, e.id limit ${shownOnDashboard.sailings})`;
  const underWay = sql`e.start_date <= now() and e.end_date > now() and ${startsWithinLongest(place, new Date().toISOString())}`;
  return sql<Sailing & { leaves: boolean }>`
    select * from (${half(sql`true`, sql`e.start_date`, sql`e.start_date > now()`)} union all ${half(sql`false`, sql`e.end_date`, underWay)}) sailings order by at, event_id`.compile(
    build,
  );
}

/** How much of the fleet is booked in each of these months, by the days that bookings touch in this zone. Two bookings on one day of a yacht make one day. */
export function occupancyOf(place: Place, timeZone: string, months: readonly string[]): CompiledQuery<Occupancy> {
  const { from, to } = windowOf(timeZone, months[0] as string, lastOfMonth(months.at(-1) as string));
  return sql<Occupancy>`
    with months as (select m as first, (m + interval '1 month')::date as next from unnest(${months}::date[]) m),
    booked as (
      select range_agg(daterange((e.start_date at time zone ${timeZone})::date, ((e.end_date - interval '1 microsecond') at time zone ${timeZone})::date, '[]')) as days
      from schedule_events e where ${within(place, 'e')} and ${isBooking} and e.end_date > ${from} and e.start_date < ${to} and ${startsWithinLongest(place, from)}
      group by e.company_id, e.yacht_id
    )
    select to_char(m.first, 'YYYY-MM') as month, (m.next - m.first) * (select count(*) from yachts y where ${within(place, 'y')}) as days,
      (select coalesce(sum(upper(stretch) - lower(stretch)), 0)::int from booked b, unnest(b.days * datemultirange(daterange(m.first, m.next))) stretch) as booked
    from months m order by m.first`.compile(build);
}
