// The state and forecast of plans in SQL: the same as `plan-state.ts` in the domain. Hours are whole tenths.
import { sql, type RawBuilder } from 'kysely';
import { perDay, withLastReading } from '../equipment/hours-of.ts';
import { isOpenWork, todayAt } from '../platform/expressions.ts';
import { within, type ReadScope } from '../platform/database.ts';

/** The conditions on plans `p` and on their meters `m`, so that no others are read. */
type PlanSelection = { plans: RawBuilder<boolean>; meters: RawBuilder<boolean> };

const daysLong = sql`coalesce(p.every_days, p.every_months * 30)`;
/** How many days before its due day the plan `p` counts as due: the same as `noticeDays` in the domain. */
export const noticeDays = sql`coalesce(least(60, (${daysLong} + 9) / 10), 30)`;
const noticeTenths = sql`coalesce((p.every_tenths + 99) / 100 * 10, 100)`;

/** Joins the postponement of the open turn to a plan `p`, as `w`. */
export const withPostponement = sql`
  left join lateral (
    select max(w.to_on) as postponed_on, max(w.to_tenths) as postponed_tenths from postponements w
    where w.company_id = p.company_id and w.plan_id = p.id and w.cycle = p.cycle
  ) w on true`;

/** The day the meter is expected to reach this total in tenths: the same as `expectedAt` in the domain. */
function expectedAt(tenths: RawBuilder<unknown>): RawBuilder<string | null> {
  const left = sql`((${tenths} - p.total)::float8 / 10 / p.per_day)`;
  const day = sql`((p.read_at + make_interval(secs => ${left} * 86400)) at time zone p.time_zone)::date`;
  return sql`case when p.total >= ${tenths} then p.today when p.per_day > 0 and ${left} < 100000 then
    case when ${day} <= p.today + 730 then greatest(p.today, ${day}) end end`;
}

/**
 * The status of plans, as common table expressions, the last of which is `standing`: everything of a plan, and `total`, `read_at`,
 * `per_day`, `postponed_on`, `postponed_tenths`, `is_paused`, `due_day`, `due_at`, `state`, `expected_on`, `latest_on`.
 */
export function standingPlans(place: ReadScope, { plans, meters }: PlanSelection): RawBuilder<unknown> {
  return sql`recursive retired as (
      select x.company_id, x.yacht_id, x.id, x.depth from equipment x where ${within(place, 'x')} and x.retired_on is not null
      union select x.company_id, x.yacht_id, x.id, x.depth from retired u
        join equipment x on x.company_id = u.company_id and x.yacht_id = u.yacht_id and x.parent_id = u.id and x.parent_depth = u.depth
    ),
    running as materialized (
      select m.company_id, m.id, l.total_tenths as total, l.at as read_at, ${perDay} as per_day from meters m ${withLastReading} where ${within(place, 'm')} and ${meters}
    ),
    known as (
      select p.*, m.total, m.read_at, m.per_day, w.postponed_on, w.postponed_tenths, o.time_zone, ${todayAt('o')} as today, ${noticeDays} as notice_days, ${noticeTenths} as notice_tenths,
        p.paused or exists (select from retired u where u.company_id = p.company_id and u.id = p.equipment_id) as is_paused,
        coalesce(w.postponed_on, p.due_on) as due_day, coalesce(w.postponed_tenths, p.due_tenths) as due_at,
        coalesce(w.postponed_on, p.due_on + p.late_days) as latest_day, coalesce(w.postponed_tenths, p.due_tenths + p.late_tenths) as latest_at
      from service_plans p join companies o on o.id = p.company_id left join running m on m.company_id = p.company_id and m.id = p.meter_id ${withPostponement}
      where ${within(place, 'p')} and ${plans}
    ),
    standing as (
      select p.*,
        case when p.ended_at is not null then 'done' when p.is_paused then 'paused'
          when p.today > p.latest_day or p.total > p.latest_at then 'overdue'
          when p.today >= p.due_day - p.notice_days or p.total >= p.due_at - p.notice_tenths then 'due' else 'ok' end as state,
        case when p.ended_at is null and not p.is_paused then least(p.due_day, ${expectedAt(sql`p.due_at`)}) end as expected_on,
        case when p.ended_at is null and not p.is_paused then least(p.latest_day, ${expectedAt(sql`p.latest_at`)}) end as latest_on
      from known p
    )`;
}

/** Joins the open record that covers their open turn, `r`, and its slot, `e`, to plans `p`. */
export const withOpenJob = sql`
  left join lateral (
    select r.id, e.start_date from job_plans j join maintenance r on r.company_id = j.company_id and r.id = j.maintenance_id
      join schedule_events e on e.company_id = r.company_id and e.maintenance_id = r.id
    where j.company_id = p.company_id and j.plan_id = p.id and j.cycle = p.cycle and ${isOpenWork}
  ) job on true`;
