import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import type { Area } from '#domain/session/permissions.ts';
import type { YachtFacts } from '#domain/today/outlook-reading.ts';
import { outlookDays } from '#domain/today/shown.ts';
import { isReplaced } from '../crew/certificate-store.ts';
import { stillCounts, withNewest } from '../documents/store.ts';
import { build, within, type ReadScope } from '../platform/database.ts';
import { crewAboard, isBooking, isOpenWork, isThere, todayAt } from '../platform/expressions.ts';
import { bookingFact } from './booking-facts.ts';

type OutlookFilter = {
  yachtId: number;
  now: Date;
  /** Whether the reader may see this area. */ reads: (area: Area) => boolean;
};

/** The maximum number of each that is read. */
const maxRows = { bookings: 24, entries: 200, papers: 400, jobs: 200 };

/**
 * The facts for one yacht's page, in one row, each read by an index on the yacht; no row without the yacht. What the reader may not see is
 * empty.
 */
export function yachtFacts(place: ReadScope, filter: OutlookFilter): CompiledQuery<YachtFacts> {
  const { yachtId, now, reads } = filter;
  const at = sql`${now.toISOString()}::timestamptz`;
  const readable = (area: Area, value: RawBuilder<unknown>, otherwise: RawBuilder<unknown>) => (reads(area) ? value : otherwise);
  const list = (area: Area, rows: RawBuilder<unknown>) => readable(area, sql`coalesce(${rows}, '[]')`, sql`'[]'::json`);
  return sql<YachtFacts>`
    with y as (select y.* from yachts y where ${within(place, 'y')} and y.id = ${yachtId}),
    p as (
      select o.id, o.name, o.time_zone, o.house_rules, o.day, o.day::timestamp at time zone o.time_zone as begins,
        (o.day + ${outlookDays}::int)::timestamp at time zone o.time_zone as ends, date_trunc('year', o.day)::date as year_begins,
        (select max(d.end_date - d.start_date) from schedule_events d where d.company_id = o.id) as longest
      from (select o.*, ${todayAt('o', now)} as day from companies o where o.id = (select company_id from y)) o
    )
    select p.time_zone, ${list('schedule', bookings(place, filter, at))} as bookings,
      ${readable('trips', port(at), sql`null`)} as port,
      ${list('schedule', entries(reads('maintenance')))} as entries,
      ${list('crew', papers)} as papers, ${list('maintenance', jobs)} as jobs, ${list('finance', money)} as money,
      ${readable('schedule', bookedDays(sql`p.year_begins`, sql`p.day`), sql`0`)} as booked,
      ${readable('schedule', bookedDays(sql`(p.year_begins - interval '1 year')::date`, sql`(p.day - interval '1 year')::date`), sql`0`)} as booked_last_year,
      json_build_object('crew', ${readable('crew', sql`(select count(*) from crew m where ${ofYacht('m')})`, sql`null`)},
        'maintenance', ${readable('maintenance', sql`(select count(*) from maintenance r where ${ofYacht('r')})`, sql`null`)},
        'schedule', ${readable('schedule', sql`(select count(*) from schedule_events e where ${ofYacht('e')} and ${isThere('e')} and e.end_date > ${at} and e.start_date > ${at} - p.longest)`, sql`null`)},
        'trips', ${readable('trips', sql`(select count(*) from trips t where ${ofYacht('t')})`, sql`null`)},
        'documents', ${readable('documents', sql`(select count(*) from documents d where ${ofYacht('d')})`, sql`null`)}) as counts,
      ${readable('trips', sql`(select count(*)::int from trips t where ${ofYacht('t')} and t.status = 'in_progress' and t.arrival_date < ${at})`, sql`0`)} as late_trips,
      ${readable('documents', sql`(select count(*)::int from ${withNewest} where ${ofYacht('d')} and v.expires_on < p.day and ${stillCounts})`, sql`0`)} as expired_documents
    from y join p on p.id = y.company_id`.compile(build);
}

const ofYacht = (row: string) => sql`${sql.ref(`${row}.companyId`)} = y.company_id and ${sql.ref(`${row}.yachtId`)} = y.id`;

// The bookings that ended today or are under way, and the first future one.
const bookings = (place: ReadScope, filter: OutlookFilter, at: RawBuilder<unknown>) => sql`(
  select json_agg(${bookingFact(place, filter)} order by e.start_date, e.id) from (
    (select e.* from schedule_events e where ${ofYacht('e')} and ${isBooking('e')} and e.end_date > p.begins and e.start_date <= ${at} order by e.end_date limit ${maxRows.bookings})
    union all
    (select e.* from schedule_events e where ${ofYacht('e')} and ${isBooking('e')} and e.end_date > ${at} and e.start_date > ${at} order by e.end_date limit 1)
  ) e left join customers c on c.company_id = e.company_id and c.id = e.customer_id)`;

// The destination of the last trip on the current booking.
const port = (at: RawBuilder<unknown>) => sql`(
  select t.arrival_location from schedule_events e join trips t on ${ofYacht('t')} and t.departure_date >= e.start_date and t.departure_date < e.end_date and t.status <> 'cancelled'
  where ${ofYacht('e')} and ${isBooking('e')} and e.end_date > ${at} and e.start_date <= ${at} order by t.departure_date desc limit 1)`;

// No entry that overlaps these days began longer before them than the company's longest entry lasts. Closed work is in nobody's way.
const entries = (withWork: boolean) => sql`(
  select json_agg(json_build_object('id', e.id, 'type', e.type, 'color', e.color, 'title', e.title, 'party', c.last_name, 'maintenanceStatus', r.status,
    'startDate', wire_instant(e.start_date), 'endDate', wire_instant(e.end_date)) order by e.start_date, e.id)
  from (
    select e.* from schedule_events e where ${ofYacht('e')} and ${isThere('e')} and e.end_date > p.begins and e.start_date < p.ends and e.start_date > p.begins - p.longest
      ${withWork ? sql`` : sql`and e.type <> 'maintenance'`} order by e.start_date limit ${maxRows.entries}
  ) e left join customers c on c.company_id = e.company_id and c.id = e.customer_id
    left join maintenance r on r.company_id = e.company_id and r.id = e.maintenance_id
  where r.id is null or ${isOpenWork})`;

const papers = sql`(
  select json_agg(json_build_object('crewId', k.crew_id, 'name', k.name, 'type', k.type, 'day', k.expiry_date)) from (
    select k.crew_id, m.name, k.type, k.expiry_date
    from ${crewAboard} aboard
      join crew m on m.company_id = y.company_id and m.id = aboard.id join certificates k on k.company_id = m.company_id and k.crew_id = m.id
    where not ${isReplaced} order by k.expiry_date nulls last, k.id limit ${maxRows.papers}) k)`;

const jobs = sql`(
  select json_agg(json_build_object('id', j.id, 'title', j.title, 'status', j.status, 'startDate', wire_instant(j.scheduled_date), 'endDate', wire_instant(j.end_date))) from (
    select r.id, r.title, r.status, r.scheduled_date, e.end_date from maintenance r join schedule_events e on e.company_id = r.company_id and e.maintenance_id = r.id
    where ${ofYacht('r')} and ${isOpenWork} order by r.scheduled_date limit ${maxRows.jobs}) j)`;

// By currency, the one with the largest turnover first.
const money = sql`(
  select json_agg(json_build_object('currency', b.currency, 'income', b.income::text, 'expenses', b.expenses::text) order by b.income + b.expenses desc) from (
    select b.currency, coalesce(sum(b.amount) filter (where b.comes_in), 0)::numeric(20, 2) as income, coalesce(sum(b.amount) filter (where not b.comes_in), 0)::numeric(20, 2) as expenses
    from (
      select n.currency, n.amount, true as comes_in from income n where ${ofYacht('n')} and n.income_date between p.year_begins and p.day
      union all
      select x.currency, x.amount, false from expenses x where ${ofYacht('x')} and x.expense_date between p.year_begins and p.day
    ) b group by b.currency) b)`;

/** How many of these days have a booking, in the company's time zone. Two on one day count once. */
const bookedDays = (first: RawBuilder<unknown>, last: RawBuilder<unknown>) => sql`(
  select coalesce(sum(upper(stretch) - lower(stretch)), 0)::int from (
    select range_agg(daterange((e.start_date at time zone p.time_zone)::date, ((e.end_date - interval '1 microsecond') at time zone p.time_zone)::date, '[]')) as days
    from schedule_events e
    where ${ofYacht('e')} and ${isBooking('e')} and e.end_date > ${first}::timestamp at time zone p.time_zone and e.start_date < (${last} + 1)::timestamp at time zone p.time_zone
  ) b, unnest(b.days * datemultirange(daterange(${first}, ${last}, '[]'))) stretch)`;
