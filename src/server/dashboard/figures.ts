import { sql, type CompiledQuery } from 'kysely';
import type { DashboardFigures } from '#domain/dashboard/figures.ts';
import { build, within, type ReadScope } from '../platform/database.ts';
import { isOpenWork } from '../platform/expressions.ts';

const weekOfSeconds = sql`(7 * 86400)`;
/** The number of rows of a table in each of the eight weeks from now, by their moment `at`. */
const perWeek = (table: string) => sql`(select json_agg(coalesce(c.count, 0) order by w) from generate_series(0, 7) w left join (
  select floor(extract(epoch from at - now()) / ${weekOfSeconds}) as week, count(*) as count from ${sql.table(table)} group by 1) c on c.week = w)`;
const instant = sql`to_char(min(at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The four figures. Weeks count from now; a record counts as pending until it is completed or cancelled. */
export function figures(place: ReadScope): CompiledQuery<DashboardFigures> {
  return sql<DashboardFigures>`
    with fleet as (select status, count(*) as count from yachts y where ${within(place, 'y')} group by status),
    hands as (
      select y.id, y.name, count(*) as count from crew m join yachts y on y.company_id = m.company_id and y.id = m.yacht_id
      where ${within(place, 'm')} group by y.company_id, y.id, y.name
    ),
    due as (select r.scheduled_date as at from maintenance r where ${within(place, 'r')} and ${isOpenWork}),
    inspection as (select e.start_date as at from schedule_events e where ${within(place, 'e')} and e.type = 'inspection' and e.start_date > now())
    select
      (select json_build_object('total', coalesce(sum(count), 0), 'byStatus', json_build_object(
        'active', coalesce(sum(count) filter (where status = 'active'), 0), 'maintenance', coalesce(sum(count) filter (where status = 'maintenance'), 0),
        'inspection', coalesce(sum(count) filter (where status = 'inspection'), 0), 'docked', coalesce(sum(count) filter (where status = 'docked'), 0))) from fleet) as yachts,
      json_build_object('total', (select count(*) from crew m where ${within(place, 'm')}), 'yachts', (select count(*) from hands),
        'byYacht', (select coalesce(json_agg(json_build_object('yachtId', id, 'name', name, 'count', count)), '[]')
          from (select * from hands order by count desc, name limit 8) most)) as crew,
      json_build_object('pending', (select count(*) from due), 'next', (select ${instant} from due where at >= now()),
        'perWeek', ${perWeek('due')}) as maintenance,
      json_build_object('upcoming', (select count(*) from inspection), 'next', (select ${instant} from inspection),
        'perWeek', ${perWeek('inspection')}) as inspections`.compile(build);
}
