import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import type { Due, Occupancy, Sailing } from '#domain/dashboard/dashboard.ts';
import { shownOnDashboard } from '#domain/dashboard/shown.ts';
import { dueWithinDays } from '#domain/crew/certificate-state.ts';
import { lastOfMonth, windowOf } from '#domain/shared/calendar-days.ts';
import { isReplaced } from '../crew/certificate-store.ts';
import { build, within, type Place } from '../platform/database.ts';
import { startsWithinLongest } from '../schedule/store.ts';

const isBooking = sql<boolean>`e.type in ('day_rent', 'charter')`;

/** The bookings that begin next, and those under way that end next: two halves of one panel. */
export function sailings(place: Place): CompiledQuery<Sailing & { leaves: boolean }> {
  const half = (leaves: RawBuilder<boolean>, at: RawBuilder<unknown>, standing: RawBuilder<unknown>) => sql`
    (select ${leaves} as leaves, e.id as event_id, e.title, y.name as yacht_name, c.first_name || ' ' || c.last_name as customer_name, ${at} as at
    from schedule_events e join yachts y on y.company_id = e.company_id and y.id = e.yacht_id
      left join customers c on c.company_id = e.company_id and c.id = e.customer_id
    where ${within(place, 'e')} and ${isBooking} and ${standing} order by ${at}, e.id limit ${shownOnDashboard.sailings})`;
  const underWay = sql`e.start_date <= now() and e.end_date > now() and ${startsWithinLongest(place, new Date().toISOString())}`;
  return sql<Sailing & { leaves: boolean }>`
    select * from (${half(sql`true`, sql`e.start_date`, sql`e.start_date > now()`)} union all ${half(sql`false`, sql`e.end_date`, underWay)}) sailings order by at, event_id`.compile(
    build,
  );
}

/** Maintenance is due from so many days before it begins. */
const maintenanceWithinDays = 7;

/**
 * Certificates that have expired or will, invoices that are overdue, and maintenance that begins soon: of each kind the most pressing,
 * with how many there are. Days are those of the company's own calendar.
 */
export function dueSoon(place: Place): CompiledQuery<Due & { count: number }> {
  const today = sql`(now() at time zone o.time_zone)::date`;
  const max = shownOnDashboard.due;
  return sql<Due & { count: number }>`
    select * from (
      (select 'certificate' as kind, k.crew_id as record_id, k.type as label, m.name as of, k.expiry_date as day, k.expiry_date - ${today} as days_left, count(*) over () as count
        from certificates k join companies o on o.id = k.company_id join crew m on m.company_id = k.company_id and m.id = k.crew_id
        where ${within(place, 'k')} and k.expiry_date <= ${today} + ${dueWithinDays}::int and not ${isReplaced} order by k.expiry_date, k.id limit ${max})
      union all
      (select 'invoice', i.id, i.invoice_number, c.first_name || ' ' || c.last_name, i.due_date, i.due_date - ${today}, count(*) over ()
        from invoices i join companies o on o.id = i.company_id join customers c on c.company_id = i.company_id and c.id = i.customer_id
        where ${within(place, 'i')} and (i.status = 'overdue' or (i.status = 'sent' and i.due_date < ${today})) order by i.due_date, i.id limit ${max})
      union all
      (select 'maintenance', r.id, r.title, y.name, (r.scheduled_date at time zone o.time_zone)::date, (r.scheduled_date at time zone o.time_zone)::date - ${today}, count(*) over ()
        from maintenance r join companies o on o.id = r.company_id join yachts y on y.company_id = r.company_id and y.id = r.yacht_id
        where ${within(place, 'r')} and r.status in ('pending', 'in_progress') and r.scheduled_date > now() and r.scheduled_date < now() + make_interval(days => ${maintenanceWithinDays}::int)
        order by r.scheduled_date, r.id limit ${max})
    ) due order by days_left, kind, record_id`.compile(build);
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
