import { sql, type CompiledQuery } from 'kysely';
import { lastDayOf } from '#domain/schedule/notices.ts';
import { serviceNotices, type NoticedPlan } from '#domain/services/service-notices.ts';
import { dayWords, shortDate } from '#domain/shared/date-words.ts';
import { formatsOf, type ChosenFormats } from '#domain/shared/formats.ts';
import { perBookedDay, perDay, withBookedDays, withLastReading } from '../equipment/hours-of.ts';
import { build } from '../platform/database.ts';
import { isOpenWork } from '../platform/expressions.ts';
import type { NoticeSource } from '../platform/notice-source.ts';
import { withPostponement } from './plan-standing.ts';

type Row = { yachtName: string; timeZone: string; formats: ChosenFormats; plans: NoticedPlan[] };

/** The notices of a yacht's services for a booking. */
export const serviceNoticesOf: NoticeSource = async (run, wish, { ownFormats }) => {
  const { rows } = await run.executeQuery(plansOf(wish));
  return rows.flatMap(({ yachtName, timeZone, formats, plans }) => {
    const dateFormats = formatsOf(ownFormats, formats);
    const booking = { startDate: inUtc(wish.startDate), endDate: inUtc(wish.endDate), lastDay: lastDayOf(wish.endDate, timeZone) };
    const utc = plans.map(({ meter, plannedUntil, ...plan }) => ({
      ...plan,
      meter: meter && { ...meter, at: inUtc(meter.at) },
      plannedUntil: plannedUntil && inUtc(plannedUntil),
    }));
    return serviceNotices(utc, yachtName, booking, (day) => dayWords(day, shortDate, dateFormats).replaceAll('\u00a0', ' '));
  });
};

function inUtc(at: string): string {
  return new Date(at).toISOString();
}

function plansOf({ companyId, yachtId }: { companyId: number; yachtId: number }): CompiledQuery<Row> {
  return sql<Row>`
    with recursive retired as (
      select x.id, x.depth from equipment x where x.company_id = ${companyId} and x.yacht_id = ${yachtId} and x.retired_on is not null
      union select x.id, x.depth from retired u join equipment x on x.company_id = ${companyId} and x.yacht_id = ${yachtId} and x.parent_id = u.id and x.parent_depth = u.depth
    ),
    running as materialized (
      select m.id, l.total_tenths as total, l.at, ${perDay} as per_day, ${perBookedDay} as per_booked_day
      from meters m ${withLastReading} ${withBookedDays} where m.company_id = ${companyId} and m.yacht_id = ${yachtId}
    )
    select y.name as yacht_name, c.time_zone, c.formats, coalesce((
      select json_agg(json_build_object('equipmentId', q.id, 'equipmentName', q.name, 'title', p.title, 'critical', p.critical, 'outOfService', p.out_of_service,
        'everyMonths', p.every_months, 'everyDays', p.every_days, 'everyTenths', p.every_tenths, 'dueOn', p.due_on, 'dueTenths', p.due_tenths, 'lateDays', p.late_days, 'lateTenths', p.late_tenths,
        'postponedOn', w.postponed_on, 'postponedTenths', w.postponed_tenths, 'paused', p.paused or p.equipment_id in (select id from retired), 'ended', false,
        'meter', case when m.total is not null then json_build_object('total', m.total, 'at', m.at, 'perDay', m.per_day) end, 'perBookedDay', m.per_booked_day,
        'plannedUntil', (select max(e.end_date) from job_plans j join maintenance r on r.company_id = j.company_id and r.id = j.maintenance_id
          join schedule_events e on e.company_id = r.company_id and e.maintenance_id = r.id
          where j.company_id = p.company_id and j.plan_id = p.id and j.cycle = p.cycle and ${isOpenWork} and e.end_date > now())) order by p.id)
      from service_plans p join equipment q on q.company_id = p.company_id and q.id = p.equipment_id left join running m on m.id = p.meter_id ${withPostponement}
      where p.company_id = y.company_id and p.yacht_id = y.id and p.ended_at is null), '[]') as plans
    from yachts y join companies c on c.id = y.company_id where y.company_id = ${companyId} and y.id = ${yachtId}`.compile(build);
}
