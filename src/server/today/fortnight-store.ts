import { sql, type CompiledQuery } from 'kysely';
import type { Fortnight } from '#domain/today/fortnight.ts';
import { fortnightDays, maxFortnightYachts } from '#domain/today/shown.ts';
import { build, within, type ReadScope } from '../platform/database.ts';
import { isBooking, isOpenWork, todayAt } from '../platform/expressions.ts';

type FortnightRow = Fortnight['rows'][number] & { total: number };

/** Each yacht's next two weeks, by her name: bookings, open work and inspections, each read by an index. */
export function fortnightOf(
  place: ReadScope,
  companyId: number,
  { now, withWork }: { now: Date; withWork: boolean },
): CompiledQuery<FortnightRow> {
  const work = sql`
      union all
      select s.id, 'maintenance', s.color, s.title, null, s.start_date, s.end_date from maintenance r join schedule_events s on s.company_id = r.company_id and s.maintenance_id = r.id
      where r.company_id = y.company_id and r.yacht_id = y.id and ${isOpenWork} and r.scheduled_date < y.ends and s.end_date > y.begins`;
  return sql<FortnightRow>`
    with places as (
      select y.company_id, y.id, y.name, y.day, count(*) over () as total, y.day::timestamp at time zone y.time_zone as begins,
        (y.day + ${fortnightDays}::int)::timestamp at time zone y.time_zone as ends
      from (select y.company_id, y.id, y.name, o.time_zone, ${todayAt('o', now)} as day from yachts y join companies o on o.id = y.company_id
        where ${within(place, 'y')} and y.company_id = ${companyId}) y
      order by lower(y.name), y.id limit ${maxFortnightYachts}
    )
    select y.id, y.name, y.total, coalesce((
      select json_agg(json_build_object('id', e.id, 'type', e.type, 'color', e.color, 'title', e.title, 'party', e.party,
        'startDate', wire_instant(e.start_date), 'endDate', wire_instant(e.end_date)) order by e.start_date, e.id)
      from (
        select e.id, e.type, e.color, e.title, (select c.last_name from customers c where c.company_id = e.company_id and c.id = e.customer_id) as party, e.start_date, e.end_date
        from schedule_events e
        where e.company_id = y.company_id and e.yacht_id = y.id and ${isBooking('e')} and e.end_date > y.begins and e.start_date < y.ends
        union all
        select e.id, e.type, e.color, e.title, null, e.start_date, e.end_date from schedule_events e
        where e.company_id = y.company_id and e.yacht_id = y.id and e.type = 'inspection' and e.end_date > y.begins and e.start_date < y.ends
        ${withWork ? work : sql``}
        limit 60
      ) e), '[]') as entries
    from places y order by lower(y.name), y.id`.compile(build);
}
