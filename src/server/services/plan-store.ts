import { sql, type CompiledQuery } from 'kysely';
import { tenthsOf } from '#domain/equipment/hours.ts';
import type { ServicePlan, ServicePlanChanges, ServicePlanQuery } from '#domain/services/service-plan.ts';
import { asHours, toHundredths } from '../equipment/hours-of.ts';
import { takenFrom } from '../parts/needs.ts';
import { answeredCompanyOf } from '../platform/company.ts';
import { build, within, type ReadScope, type Scope, type Transaction } from '../platform/database.ts';
import { notThere } from '../platform/errors.ts';
import { hold, readOne, type Held } from '../platform/held.ts';
import { bestFirst, pageOf, containsWords } from '../platform/lists.ts';
import { standingPlans, withOpenJob } from './plan-standing.ts';

// The parts that the plan `p` needs, and where they are taken from.
const partsOfPlan = sql`coalesce((
  select json_agg(json_build_object('partId', x.id, 'name', x.name, 'unit', x.unit, 'quantity', n.quantity::float8, 'stockId', k.id,
    'place', case when k.id is not null then coalesce(k.store, y.name) end, 'inStock', coalesce(k.quantity, 0)::float8) order by lower(x.name), x.id)
  from plan_parts n join parts x on x.company_id = n.company_id and x.id = n.part_id
    left join part_stocks k on k.company_id = n.company_id and k.id = ${takenFrom({ companyId: sql`n.company_id`, partId: sql`n.part_id`, yachtId: sql`p.yacht_id` })}
  where n.company_id = p.company_id and n.plan_id = p.id), '[]')`;

// All fields of a plan. It is called `p` with its state, its equipment `q`, its yacht `y`.
const answered = sql`
  p.id, p.yacht_id, y.name as yacht_name, p.equipment_id, q.name as equipment_name, p.title, p.every_months, p.every_days, ${asHours(sql`p.every_tenths`)} as every_hours,
  p.meter_id, p.policy, p.early_days, p.late_days, ${asHours(sql`p.early_tenths`)} as early_hours, ${asHours(sql`p.late_tenths`)} as late_hours, p.critical, p.out_of_service,
  ${asHours(sql`p.estimated_tenths`)} as estimated_hours, p.series, p.checklist_id,
  (select l.name from checklists l where l.company_id = p.company_id and l.id = p.checklist_id) as checklist_name, p.due_on, ${asHours(sql`p.due_tenths`)} as due_hours, p.paused, p.cycle, p.state, p.expected_on, p.latest_on,
  ${asHours(sql`p.total`)} as hours_now, ${asHours(sql`(p.due_at - p.total)`)} as hours_left, ${toHundredths(sql`p.per_day`)} as per_day, p.postponed_on,
  ${asHours(sql`p.postponed_tenths`)} as postponed_hours,
  (select v.done_on from services v where v.company_id = p.company_id and v.plan_id = p.id order by v.cycle desc limit 1) as last_done_on,
  ${partsOfPlan} as parts, job.id as job_id, job.start_date as job_start_date, ${answeredCompanyOf('p')}, p.created_at, p.updated_at`;
const withNames = sql`
  join equipment q on q.company_id = p.company_id and q.id = p.equipment_id join yachts y on y.company_id = p.company_id and y.id = p.yacht_id`;

// Most urgent first.
const urgentFirst = sql`array_position(array['overdue', 'due', 'ok', 'paused', 'done'], p.state), p.expected_on nulls last, p.id`;

/** A page of plans, most urgent first, with the count of all that match on every row. */
export function planPage(place: ReadScope, filter: ServicePlanQuery): CompiledQuery<ServicePlan & { total: number }> {
  const { limit, offset } = pageOf(filter);
  const ofYacht = (row: string) => (filter.yachtId ? sql<boolean>`${sql.ref(`${row}.yachtId`)} = ${filter.yachtId}` : sql<boolean>`true`);
  const sorted = bestFirst(filter.q, sql`q.name || ' ' || p.title`, urgentFirst);
  const conditions = [ofYacht('p')];
  if (filter.equipmentId) conditions.push(sql<boolean>`p.equipment_id = ${filter.equipmentId}`);
  if (filter.partId)
    conditions.push(
      sql<boolean>`exists (select from plan_parts n where n.company_id = p.company_id and n.plan_id = p.id and n.part_id = ${filter.partId})`,
    );
  if (filter.critical) conditions.push(sql<boolean>`p.critical = ${filter.critical === 'true'}`);
  if (filter.state) conditions.push(sql<boolean>`p.state = ${filter.state}`);
  if (filter.from) conditions.push(sql<boolean>`p.expected_on >= ${filter.from}::date`);
  if (filter.to) conditions.push(sql<boolean>`p.expected_on <= ${filter.to}::date`);
  if (filter.q?.trim()) conditions.push(containsWords(filter.q, sql`p.title`, sql`q.name`, sql`y.name`));
  // Names are joined to the page only, or to all rows if they are searched: each join makes the planner expect fewer rows and choose a
  // worse plan.
  const names = filter.q?.trim() ? withNames : sql``;
  return sql<ServicePlan & { total: number }>`
    with ${standingPlans(place, { plans: ofYacht('p'), meters: ofYacht('m') })},
    page as (
      select p.*, count(*) over () as matches from standing p ${names}
      where ${sql.join(conditions, sql` and `)} order by ${sorted} limit ${limit} offset ${offset}
    )
    select ${answered}, p.matches as total from page p ${withNames} ${withOpenJob} order by ${sorted}`.compile(build);
}

/** One plan as returned by the API. */
export function planById(place: ReadScope, id: number): CompiledQuery<ServicePlan> {
  return plansById(place, [id]);
}

/** These plans as returned by the API. */
function plansById(place: ReadScope, ids: readonly number[]): CompiledQuery<ServicePlan> {
  return sql<ServicePlan>`
    with ${standingPlans(place, {
      plans: sql<boolean>`p.id = any(${ids})`,
      meters: sql<boolean>`m.id in (select x.meter_id from service_plans x where ${within(place, 'x')} and x.id = any(${ids}))`,
    })}
    select ${answered} from standing p ${withNames} ${withOpenJob} order by p.id`.compile(build);
}

/** The plan, locked until the transaction ends; 404 if this scope has none with that id. */
export function holdPlan(t: Transaction, scope: Scope, id: number): Promise<Held<ServicePlan>> {
  return hold(t, scope, 'servicePlans', id, planById);
}

/** One plan as returned by the API, within a transaction. */
export function readPlan(t: Transaction, scope: Scope, id: number): Promise<ServicePlan> {
  return readOne(t, planById(scope, id));
}

/** The company of a plan; 404 if this scope has none with that id. */
export async function companyOfPlan(t: Transaction, scope: Scope, id: number): Promise<number> {
  const plan = await t
    .selectFrom('servicePlans')
    .select('companyId')
    .where(within(scope, 'servicePlans'))
    .where('id', '=', id)
    .executeTakeFirst();
  if (!plan) throw notThere();
  return plan.companyId;
}

const inTenths = {
  everyHours: 'everyTenths',
  earlyHours: 'earlyTenths',
  lateHours: 'lateTenths',
  estimatedHours: 'estimatedTenths',
  dueHours: 'dueTenths',
} as const;
type Hours = keyof typeof inTenths;

/** The columns of these fields, with hours as tenths. */
export function planColumnsOf<Fields extends ServicePlanChanges>(
  fields: Fields,
): Omit<Fields, Hours> & { [Key in Exclude<Hours, 'lateHours'> as (typeof inTenths)[Key]]?: number | null } & { lateTenths?: number } {
  const columns = Object.entries(fields).map(([key, value]) =>
    key in inTenths ? [inTenths[key as Hours], typeof value === 'number' ? tenthsOf(value) : value] : [key, value],
  );
  return Object.fromEntries(columns) as never;
}
