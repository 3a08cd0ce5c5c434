import { sql, type CompiledQuery } from 'kysely';
import type { Area } from '#domain/session/permissions.ts';
import { readingOf, type DayFacts } from '#domain/today/reading.ts';
import type { Today } from '#domain/today/today.ts';
import { build, within, type Database, type ReadScope, type Scope } from '../platform/database.ts';
import { isBooking, todayAt } from '../platform/expressions.ts';
import { currentUse, withCalendar } from '../yachts/current-use.ts';
import { bookingFact } from './booking-facts.ts';

type TodayFilter = {
  companyIds: readonly number[];
  now: Date;
  /** Whether the reader may see this area. */ reads: (area: Area) => boolean;
};
type DayRow = DayFacts & { companyId: number };

/** The maximum number of future bookings read per yacht and per company. */
const perYacht = 24;
const perCompany = 200;

/**
 * The current day of each of these companies, by its own time zone, in one query; without what the reader may not see. Used by the bell,
 * the dashboard and the morning's email.
 */
export async function readToday(db: Database, scope: Scope, filter: TodayFilter): Promise<Map<number, Today>> {
  if (filter.companyIds.length === 0 || !filter.reads('schedule')) return new Map();
  const { rows } = await db.in(scope).executeQuery(dayFacts(scope, filter));
  return new Map(rows.map(({ companyId, ...facts }) => [companyId, readingOf(facts, filter.now)]));
}

/**
 * One row per company: the bookings that begin or end today, or if there are none, the next ones within seven days, each with what keeps it
 * from departing, and how many yachts are out or in maintenance. Bookings are found yacht by yacht: those of one yacht never overlap, so
 * few of them end after today began.
 */
function dayFacts(place: ReadScope, filter: TodayFilter): CompiledQuery<DayRow> {
  const { companyIds, now } = filter;
  return sql<DayRow>`
    with places as (
      select o.id, o.name, o.time_zone, o.house_rules, o.day, o.day::timestamp at time zone o.time_zone as begins, (o.day + 1)::timestamp at time zone o.time_zone as ends,
        (o.day + 8)::timestamp at time zone o.time_zone as week_ends
      from (select o.*, ${todayAt('o', now)} as day from companies o where o.id = any(${companyIds}::bigint[])) o
    ),
    booked as (
      select p.id as company_id, y.id as yacht_id, e.id, e.start_date, e.end_date, p.begins, p.ends,
        (e.start_date >= p.begins and e.start_date < p.ends) or (e.end_date > p.begins and e.end_date <= p.ends) as is_today
      from places p join yachts y on ${within(place, 'y')} and y.company_id = p.id cross join lateral (
        select e.id, e.start_date, e.end_date from schedule_events e
        where e.company_id = y.company_id and e.yacht_id = y.id and ${isBooking('e')} and e.end_date > p.begins and e.start_date < p.week_ends
        order by e.end_date limit ${perYacht}) e
    ),
    near as (select b.*, bool_or(is_today) over (partition by company_id) as is_busy from booked b),
    moves as (
      select * from (select n.*, row_number() over (partition by company_id order by is_today desc, start_date, id) as place from near n
        where is_today or (not is_busy and (start_date >= ends or end_date > ends))) n
      where place <= ${perCompany}
    )
    select p.id as company_id, p.time_zone,
      (select count(*)::int from booked b where b.company_id = p.id and b.start_date < b.begins and b.end_date > b.ends) as at_sea,
      (select wire_instant(min(b.end_date)) from booked b where b.company_id = p.id and b.start_date < b.begins and b.end_date > b.ends) as next_back,
      (select count(*)::int from ${withCalendar(sql`yachts y`)} where ${within(place, 'y')} and y.company_id = p.id and ${currentUse} = 'yard') as in_yard,
      coalesce((
        select json_agg(${bookingFact(place, filter)} order by e.start_date, e.id)
        from moves m join schedule_events e on e.company_id = m.company_id and e.id = m.id join yachts y on y.company_id = e.company_id and y.id = e.yacht_id
          left join customers c on c.company_id = e.company_id and c.id = e.customer_id
        where m.company_id = p.id), '[]') as bookings
    from places p`.compile(build);
}
