import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import type { Area } from '#domain/session/permissions.ts';
import { readingOf, type DayFacts } from '#domain/today/reading.ts';
import type { Today } from '#domain/today/today.ts';
import { isReplaced } from '../crew/certificate-store.ts';
import { isOverdue } from '../finance/invoice-store.ts';
import { build, within, type Database, type Place, type Scope } from '../platform/database.ts';
import { isOpenWork, openOfInvoice, todayAt } from '../platform/expressions.ts';
import { currentUse, withCalendar } from '../yachts/current-use.ts';

type Asked = {
  companyIds: readonly number[];
  now: Date;
  /** Whether what stands in an area may be told. */ reads: (area: Area) => boolean;
};
type Found = DayFacts & { companyId: number };

/** So many bookings of one yacht and of one company are read of the days ahead. */
const perYacht = 24;
const perCompany = 200;

/** The day of each of these companies, by its own calendar, in one query; without what may not be told. The bell, the dashboard and the morning letter ask here. */
export async function readToday(db: Database, scope: Scope, asked: Asked): Promise<Map<number, Today>> {
  if (asked.companyIds.length === 0 || !asked.reads('schedule')) return new Map();
  const { rows } = await db.in(scope).executeQuery(dayFacts(scope, asked));
  return new Map(rows.map(({ companyId, ...facts }) => [companyId, readingOf(facts, asked.now)]));
}

/**
 * Of each company a row: the bookings that begin or end today, or where none does in the next seven days, each with what stands in its way, and how many
 * yachts are out or in the yard. Bookings are found yacht by yacht: those of one yacht never meet, so few of them end after today began.
 */
function dayFacts(place: Place, { companyIds, now, reads }: Asked): CompiledQuery<Found> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const told = (area: Area, rows: RawBuilder<unknown>) => (reads(area) ? sql`coalesce(${rows}, '[]')` : sql`'[]'::json`);
  return sql<Found>`
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
        where e.company_id = y.company_id and e.yacht_id = y.id and e.type in ('day_rent', 'charter') and e.end_date > p.begins and e.start_date < p.week_ends
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
        select json_agg(json_build_object(
          'eventId', e.id, 'title', e.title, 'type', e.type, 'startDate', wire_instant(e.start_date), 'endDate', wire_instant(e.end_date), 'party', c.last_name,
          'yacht', json_build_object('id', y.id, 'name', y.name, 'type', y.type, 'imageUrl', y.image_url), 'companyName', ${place.kind === 'platform' ? sql`nullif(p.name, '')` : sql`null`},
          'hasCaptain', y.captain_id is not null, 'before', ${before},
          'turnaroundHours', coalesce((y.house_rules ->> 'turnaroundHours')::numeric, (p.house_rules ->> 'turnaroundHours')::numeric),
          'price', e.price, 'currency', e.currency, 'isUnderWay', ${reads('trips') ? isUnderWay(at) : sql`false`},
          'papers', ${told('crew', sql`case when e.start_date > ${at} then ${papers} end`)},
          'works', ${told('maintenance', sql`case when e.start_date > ${at} then ${works(at)} end`)},
          'invoices', ${told('finance', invoices)}
        ) order by e.start_date, e.id)
        from moves m join schedule_events e on e.company_id = m.company_id and e.id = m.id join yachts y on y.company_id = e.company_id and y.id = e.yacht_id
          left join customers c on c.company_id = e.company_id and c.id = e.customer_id
        where m.company_id = p.id), '[]') as bookings
    from places p`.compile(build);
}

// The last of this yacht's bookings that ended before this one begins.
const before = sql`(select json_build_object('type', b.type, 'endDate', wire_instant(b.end_date)) from schedule_events b
  where b.company_id = e.company_id and b.yacht_id = e.yacht_id and b.type in ('day_rent', 'charter') and b.end_date <= e.start_date order by b.end_date desc limit 1)`;

const isUnderWay = (at: RawBuilder<unknown>) => sql`(e.end_date <= ${at} and exists (select from trips t
  where t.company_id = e.company_id and t.yacht_id = e.yacht_id and t.departure_date >= e.start_date and t.departure_date < e.end_date and t.status = 'in_progress'))`;

// Of whoever is aboard or commands her, what runs out before the last day.
const papers = sql`(select json_agg(json_build_object('crewId', k.crew_id, 'name', k.name, 'type', k.type, 'day', k.expiry_date)) from (
  select k.crew_id, m.name, k.type, k.expiry_date
  from (select id from crew where company_id = y.company_id and yacht_id = y.id union select y.captain_id) aboard
    join crew m on m.company_id = y.company_id and m.id = aboard.id join certificates k on k.company_id = m.company_id and k.crew_id = m.id
  where k.expiry_date < ((e.end_date - interval '1 millisecond') at time zone p.time_zone)::date and not ${isReplaced}
  order by k.expiry_date, k.id limit 4) k)`;

// Open work and inspections over the hour of departure. Work that was begun and never closed holds her beyond its end.
const works = (
  at: RawBuilder<unknown>,
) => sql`(select json_agg(json_build_object('id', w.id, 'kind', w.kind, 'title', w.title, 'endDate', wire_instant(w.end_date))) from (
  select r.id, 'work' as kind, r.title, s.end_date from maintenance r join schedule_events s on s.company_id = r.company_id and s.maintenance_id = r.id
  where r.company_id = y.company_id and r.yacht_id = y.id and ${isOpenWork} and r.scheduled_date <= e.start_date and s.start_date <= e.start_date
    and (s.end_date > e.start_date or (r.status = 'in_progress' and s.end_date <= ${at}))
  union all
  select s.id, 'inspection', s.title, s.end_date from schedule_events s
  where s.company_id = y.company_id and s.yacht_id = y.id and s.type = 'inspection' and s.end_date > e.start_date and s.start_date <= e.start_date
  limit 4) w)`;

const invoices = sql`(select json_agg(json_build_object('id', i.id, 'number', i.invoice_number, 'status', case when ${isOverdue(sql`p.day`)} then 'overdue' else i.status end,
    'currency', i.currency, 'total', i.total::text, 'open', (${openOfInvoice})::text, 'dueDate', i.due_date) order by i.due_date, i.id)
  from invoices i where i.company_id = e.company_id and i.event_id = e.id and i.status in ('sent', 'overdue', 'paid'))`;
