import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import type { MaintenanceOverview } from '#domain/maintenance/maintenance-overview.ts';
import type { MaintenanceRecord, MaintenanceSort } from '#domain/maintenance/maintenance-record.ts';
import { groupOfState, type MaintenanceFilter } from '#domain/maintenance/maintenance-state.ts';
import { maintenanceStates, type MaintenanceState, type MaintenanceStatus, type MaintenanceType } from '#domain/maintenance/words.ts';
import { answeredCompanyOf } from '../platform/company.ts';
import { build, within, type ReadScope, type Scope, type Transaction } from '../platform/database.ts';
import { isOpenWork, isOverdueWork } from '../platform/expressions.ts';
import { hold, readOne, type Held } from '../platform/held.ts';
import { bestFirst, pageOf, containsWords, type PageQuery } from '../platform/lists.ts';
import { startsEarlyEnough } from '../schedule/store.ts';

type Filter = PageQuery & {
  from?: string;
  to?: string;
  yachtId?: number;
  status?: MaintenanceStatus;
  type?: MaintenanceType;
  group?: MaintenanceFilter;
  state?: MaintenanceState;
  sort?: MaintenanceSort;
};

// The expenses of the record `r` and the cost of the parts it used: the same as `costOf` in the domain.
const costsOfWork = sql`coalesce((
  select json_agg(json_build_object('currency', c.currency, 'booked', c.booked::text, 'parts', c.parts::text, 'total', (c.booked + c.parts)::text) order by c.currency)
  from (
    select u.currency, sum(u.booked)::numeric(20, 2) as booked, sum(u.parts)::numeric(20, 2) as parts from (
      select x.currency, x.amount as booked, 0::numeric as parts from expenses x where x.company_id = r.company_id and x.maintenance_id = r.id
      union all
      select v.currency, 0, round(-v.delta * v.unit_cost, 2) from part_movements v
      where v.company_id = r.company_id and v.maintenance_id = r.id and v.unit_cost is not null
    ) u group by u.currency
  ) c where c.booked <> 0 or c.parts <> 0), '[]')`;

// The turns that the record `r` covers, and its lines in the service book.
const servicesOfWork = sql`coalesce((
  select json_agg(json_build_object('planId', s.plan_id, 'serviceId', s.service_id, 'title', s.title, 'equipmentName', s.equipment_name, 'doneOn', s.done_on) order by s.plan_id, s.service_id)
  from (
    select p.id as plan_id, v.id as service_id, p.title, q.name as equipment_name, v.done_on
    from job_plans j join service_plans p on p.company_id = j.company_id and p.id = j.plan_id join equipment q on q.company_id = p.company_id and q.id = p.equipment_id
      left join services v on v.company_id = j.company_id and v.plan_id = j.plan_id and v.cycle = j.cycle
    where j.company_id = r.company_id and j.maintenance_id = r.id
    union
    select v.plan_id, v.id, v.title, q.name, v.done_on from services v left join equipment q on q.company_id = v.company_id and q.id = v.equipment_id
    where v.company_id = r.company_id and v.maintenance_id = r.id
  ) s), '[]')`;

// The checklist runs of the record `r`, and the checklists of its turns that are still to be run.
const checklistsOfWork = sql`coalesce((
  select json_agg(json_build_object('checklistId', u.checklist_id, 'name', u.name, 'runId', u.run_id, 'openCount', u.open_count, 'itemCount', u.item_count,
    'failCount', u.fail_count, 'finishedAt', wire_instant(u.finished_at)) order by u.run_id nulls last, lower(u.name))
  from (
    select n.checklist_id, n.name, n.id as run_id, a.open_count, a.item_count, a.fail_count, n.finished_at
    from checklist_runs n cross join lateral (
      select count(*)::int as item_count, (count(*) filter (where a.result is null))::int as open_count, (count(*) filter (where a.result = 'fail'))::int as fail_count
      from checklist_answers a where a.company_id = n.company_id and a.run_id = n.id) a
    where n.company_id = r.company_id and n.maintenance_id = r.id
    union all
    select l.id, l.name, null, i.item_count, i.item_count, 0, null from checklists l cross join lateral (
      select count(*)::int as item_count from checklist_items i where i.company_id = l.company_id and i.checklist_id = l.id) i
    where l.company_id = r.company_id and i.item_count > 0
      and exists (select from job_plans j join service_plans p on p.company_id = j.company_id and p.id = j.plan_id and p.cycle = j.cycle
        where j.company_id = r.company_id and j.maintenance_id = r.id and p.checklist_id = l.id)
      and not exists (select from checklist_runs n where n.company_id = r.company_id and n.maintenance_id = r.id and n.checklist_id = l.id)
  ) u), '[]')`;

// All fields of a record. The record and its slot are one row called `r`.
const answered = sql`
  r.id, r.title, r.description, r.yacht_id, (select y.name from yachts y where y.company_id = r.company_id and y.id = r.yacht_id) as yacht_name,
  r.status, r.progress, r.scheduled_date, r.completed_date, r.type, r.estimated_cost, r.actual_cost, r.event_id, r.start_date, r.end_date, r.currency,
  r.equipment_id, (select q.name from equipment q where q.company_id = r.company_id and q.id = r.equipment_id) as equipment_name, r.assignee_id,
  (select c.name from crew c where c.company_id = r.company_id and c.id = r.assignee_id) as assignee_name, r.contractor, ${servicesOfWork} as services, ${costsOfWork} as costs, ${checklistsOfWork} as checklists,
  coalesce((select json_agg(json_build_object('id', d.id, 'title', d.title, 'severity', d.severity, 'status', d.status) order by d.id)
    from defects d where d.company_id = r.company_id and d.maintenance_id = r.id), '[]') as defects,
  ${answeredCompanyOf('r')}, r.created_at, r.updated_at`;
const recordAndSlot = sql`r.*, e.id as event_id, e.start_date, e.end_date, e.currency`;
const withSlot = sql`maintenance r join schedule_events e on e.company_id = r.company_id and e.maintenance_id = r.id`;

// The same as `stateOf` in the domain.
const inGroup: Record<MaintenanceFilter, RawBuilder<boolean>> = {
  open: isOpenWork,
  current: sql`(${isOpenWork} and e.start_date <= now())`,
  upcoming: sql`(${isOpenWork} and e.start_date > now())`,
  completed: sql`(not ${isOpenWork})`,
};
const inState: Record<MaintenanceState, RawBuilder<boolean>> = {
  overdue: sql`(${isOpenWork} and e.end_date < now())`,
  in_progress: sql`(${inGroup.current} and e.end_date >= now())`,
  scheduled: inGroup.upcoming,
  completed: sql`r.status = 'completed'`,
  cancelled: sql`r.status = 'cancelled'`,
};
const order: Record<MaintenanceSort, RawBuilder<unknown>> = {
  scheduledDate: sql`r.scheduled_date, r.id`,
  '-scheduledDate': sql`r.scheduled_date desc, r.id desc`,
  title: sql`lower(r.title), r.id`,
  '-title': sql`lower(r.title) desc, r.id desc`,
  id: sql`r.id`,
  '-id': sql`r.id desc`,
  // Overdue work, which nobody closed by its end, at the top; then the rest by its end, latest first.
  urgency: sql`not ${isOpenWork}, case when ${isOpenWork} then r.end_date end, r.end_date desc, r.id`,
};
// Open and current work by its end, so overdue work comes first; upcoming work by its start; completed work latest first; all work by date,
// latest first.
const usualOrder: Record<MaintenanceFilter | 'all', RawBuilder<unknown>> = {
  open: sql`r.end_date, r.id`,
  current: sql`r.end_date, r.id`,
  upcoming: sql`r.start_date, r.id`,
  completed: sql`r.end_date desc, r.id desc`,
  all: order['-scheduledDate'],
};

/**
 * A page of maintenance records, with the count of all that match on every row. `from` and `to` bound a window of the calendar, as they do
 * in the schedule.
 */
export function maintenancePage(place: ReadScope, filter: Filter): CompiledQuery<MaintenanceRecord & { total: number }> {
  const { limit, offset } = pageOf(filter);
  const usual = usualOrder[filter.group ?? (filter.state ? groupOfState[filter.state] : 'all')];
  const sorted = filter.sort ? order[filter.sort] : bestFirst(filter.q, sql`r.title`, usual);
  const conditions = [within(place, 'r')];
  if (filter.from || filter.to) conditions.push(within(place, 'e'), sql<boolean>`e.maintenance_id is not null`);
  if (filter.from) conditions.push(sql<boolean>`e.end_date > ${filter.from}`, startsEarlyEnough(place, filter.from));
  if (filter.to) conditions.push(sql<boolean>`e.start_date < ${filter.to}`);
  if (filter.yachtId) conditions.push(sql<boolean>`r.yacht_id = ${filter.yachtId}`);
  if (filter.status) conditions.push(sql<boolean>`r.status = ${filter.status}`);
  if (filter.type) conditions.push(sql<boolean>`r.type = ${filter.type}`);
  if (filter.group) conditions.push(inGroup[filter.group]);
  if (filter.state) conditions.push(inState[filter.state]);
  if (filter.q?.trim()) conditions.push(containsWords(filter.q, sql`r.title`));
  return sql<MaintenanceRecord & { total: number }>`
    with matching as (select ${recordAndSlot}, count(*) over () as total from ${withSlot} where ${sql.join(conditions, sql` and `)}),
    page as (select * from matching r order by ${sorted} limit ${limit} offset ${offset})
    select ${answered}, r.total from page r order by ${sorted}`.compile(build);
}

/** The open records: longest overdue first, then those that start soonest. */
export function openRecords(place: ReadScope, limit: number): CompiledQuery<MaintenanceRecord> {
  const now = new Date();
  return sql<MaintenanceRecord>`
    with overdue as (select ${recordAndSlot}, 0 as turn, e.end_date as by_date from ${withSlot} where ${within(place, 'r')} and ${isOverdueWork(now)} order by e.end_date, r.id limit ${limit}),
    next as (select ${recordAndSlot}, 1 as turn, e.start_date as by_date from ${withSlot} where ${within(place, 'r')} and ${isOpenWork}
      and ${within(place, 'e')} and e.maintenance_id is not null and e.end_date >= ${now.toISOString()} and ${startsEarlyEnough(place, now.toISOString())} order by e.start_date, r.id limit ${limit})
    select ${answered} from (select * from overdue union all select * from next) r order by r.turn, r.by_date, r.id limit ${limit}`.compile(
    build,
  );
}

/** How many records are current: open, and begun or overdue. */
export function currentWork(place: ReadScope): CompiledQuery<{ count: number }> {
  return sql<{ count: number }>`select count(*)::int as count from ${withSlot} where ${within(place, 'r')} and ${inGroup.current}`.compile(
    build,
  );
}

/** One record as returned by the API. */
export function recordById(place: ReadScope, id: number): CompiledQuery<MaintenanceRecord> {
  return sql<MaintenanceRecord>`
    with one as (select ${recordAndSlot} from ${withSlot} where ${within(place, 'r')} and r.id = ${id})
    select ${answered} from one r`.compile(build);
}

const weekOfSeconds = sql`(7 * 86400)`;

/** All figures of the overview in one query. Weeks count from now. */
export function maintenanceOverview(place: ReadScope): CompiledQuery<MaintenanceOverview> {
  return sql<MaintenanceOverview>`
    with work as (
      select r.progress, e.start_date, case ${sql.join(
        maintenanceStates.map((state) => sql`when ${inState[state]} then ${sql.lit(state)}`),
        sql` `,
      )} end as state
      from ${withSlot} where ${within(place, 'r')}
    ),
    ahead as (select start_date, floor(extract(epoch from start_date - now()) / ${weekOfSeconds}) as week from work where state = 'scheduled')
    select
      (select count(*) from work) as total,
      (select json_build_object('overdue', count(*) filter (where state = 'overdue'), 'scheduled', count(*) filter (where state = 'scheduled'), 'in_progress', count(*) filter (where state = 'in_progress'),
        'completed', count(*) filter (where state = 'completed'), 'cancelled', count(*) filter (where state = 'cancelled')) from work) as by_state,
      (select round(avg(progress))::integer from work where state = 'in_progress') as progress,
      (select min(start_date) from ahead) as next,
      (select json_agg((select count(*) from ahead where week = w) order by w) from generate_series(0, 7) w) as per_week`.compile(build);
}

/** The record, locked until the transaction ends; 404 if this scope has none with that id. */
export function holdRecord(t: Transaction, scope: Scope, id: number): Promise<Held<MaintenanceRecord>> {
  return hold(t, scope, 'maintenance', id, recordById);
}

/** One record as returned by the API, within a transaction. */
export function readRecord(t: Transaction, scope: Scope, id: number): Promise<MaintenanceRecord> {
  return readOne(t, recordById(scope, id));
}
