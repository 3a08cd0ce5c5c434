// Updates plans after readings, and adds plans to new or copied equipment.
import { sql } from 'kysely';
import type { DuePlan } from '#domain/equipment/reading.ts';
import { hoursOf, hoursText } from '#domain/equipment/hours.ts';
import { usualPlans } from '#domain/maintenance/tips.ts';
import { broughtInto, isFurther } from '#domain/services/plan-state.ts';
import { firstDue, type PlanRule } from '#domain/services/turn.ts';
import { asHours } from '../equipment/hours-of.ts';
import type { ServicePlans } from '../equipment/service-plans.ts';
import { todayAt } from '../platform/expressions.ts';
import type { Scope, Transaction } from '../platform/database.ts';
import { addRow } from '../platform/rows.ts';
import { record } from '../platform/write.ts';
import { standingPlans } from './plan-standing.ts';
import { nameOfPlan, noticedAfter, plansHeld, setNoticed } from './turns.ts';

// The columns that are copied: all but the state.
const copied = [
  'equipmentId',
  'meterId',
  'title',
  'everyMonths',
  'everyDays',
  'everyTenths',
  'policy',
  'earlyDays',
  'lateDays',
  'earlyTenths',
  'lateTenths',
  'critical',
  'outOfService',
  'estimatedTenths',
  'series',
  'dueOn',
  'dueTenths',
] as const;

export const readingPlans: ServicePlans = {
  async hold(t, { companyId, meterIds }) {
    await sql`select from service_plans where company_id = ${companyId} and meter_id = any(${meterIds}) order by id for update`.execute(t);
  },

  async afterReadings(t, request, { companyId, meterIds }) {
    if (meterIds.length === 0) return [];
    for (const plan of (await plansHeld(t, companyId, sql`p.meter_id = any(${meterIds})`)).values()) {
      const known = plan.noticed ?? 'none';
      const into = broughtInto(plan, known, plan.total);
      if (into === null && !isFurther(plan, known, plan.total)) continue;
      await setNoticed(t, companyId, plan.id, noticedAfter(plan, plan, plan.total));
      if (into === null) continue;
      const left = (plan.postponedTenths ?? plan.dueTenths ?? 0) - (plan.total ?? 0);
      const when = left > 0 ? `is due in ${hoursText(hoursOf(left))}` : left < 0 ? `is ${hoursText(hoursOf(-left))} past due` : 'is due';
      await record(t, request, {
        companyId,
        action: 'alert',
        resourceType: 'service',
        resourceId: plan.id,
        details: `${plan.yachtName}: ${nameOfPlan(plan)} ${when}`,
      });
    }
    return duePlans(t, request.scope, { companyId, meterIds });
  },

  async addUsual(t, companyId, added) {
    let count = 0;
    const today = await todayOf(t, companyId);
    for (const { id, yachtId, kind, meterId } of added)
      for (const { dueTenths = null, ...rule } of usualPlans(kind)) {
        // Without a meter it can only be due by date.
        const counted = meterId === null ? { ...rule, everyTenths: null } : rule;
        const due = firstDue(counted, { dueTenths: meterId === null ? null : dueTenths }, { today, total: null });
        if (due.dueOn === null && due.dueTenths === null) continue;
        const countsHours = counted.everyTenths !== null || due.dueTenths !== null;
        await addRow(t, 'servicePlans', { ...counted, ...due, companyId, yachtId, equipmentId: id, meterId: countsHours ? meterId : null });
        count++;
      }
    return count;
  },

  async copy(t, { companyId, yachtId, equipment, meters }) {
    const today = await todayOf(t, companyId);
    const plans = await t
      .selectFrom('servicePlans')
      .select(['id', ...copied])
      .where('companyId', '=', companyId)
      .where('equipmentId', 'in', [0, ...equipment.keys()])
      .where('endedAt', 'is', null)
      .orderBy('id')
      .execute();
    let count = 0;
    for (const { id: from, dueOn, dueTenths, ...plan } of plans) {
      const meterId = plan.meterId === null ? null : (meters.get(plan.meterId) ?? null);
      if (plan.meterId !== null && meterId === null) continue;
      const isOnce = plan.everyMonths === null && plan.everyDays === null && plan.everyTenths === null;
      const beginning = isOnce ? { dueOn, dueTenths } : {};
      const due = firstDue(plan as PlanRule, beginning, { today, total: null });
      const to = await addRow(t, 'servicePlans', {
        ...plan,
        ...due,
        companyId,
        yachtId,
        equipmentId: equipment.get(plan.equipmentId) as number,
        meterId,
      });
      // Checklists of a single yacht aren't copied.
      await sql`update service_plans p set checklist_id = l.id from service_plans f join checklists l on l.company_id = f.company_id and l.id = f.checklist_id and l.yacht_id is null
        where p.company_id = ${companyId} and p.id = ${to} and f.company_id = p.company_id and f.id = ${from}`.execute(t);
      await sql`insert into plan_parts (company_id, plan_id, part_id, quantity)
        select company_id, ${to}::bigint, part_id, quantity from plan_parts where company_id = ${companyId} and plan_id = ${from}`.execute(
        t,
      );
      count++;
    }
    return count;
  },

  async countServices(t, companyId, equipmentIds) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from services where company_id = ${companyId} and equipment_id = any(${equipmentIds})`.execute(t);
    return rows[0]?.count ?? 0;
  },
};

/** The due and overdue plans of these meters, most urgent first. */
async function duePlans(
  t: Transaction,
  scope: Scope,
  { companyId, meterIds }: { companyId: number; meterIds: readonly number[] },
): Promise<DuePlan[]> {
  const { rows } = await sql<DuePlan>`
    with ${standingPlans(scope, { plans: sql<boolean>`p.company_id = ${companyId} and p.meter_id = any(${meterIds})`, meters: sql<boolean>`m.id = any(${meterIds})` })}
    select p.id as plan_id, p.title, p.equipment_id, q.name as equipment_name, p.state, ${asHours(sql`(p.due_at - p.total)`)} as hours_left, p.expected_on
    from standing p join equipment q on q.company_id = p.company_id and q.id = p.equipment_id where p.state in ('due', 'overdue')
    order by p.state desc, p.expected_on nulls last, p.id`.execute(t);
  return rows;
}

async function todayOf(t: Transaction, companyId: number): Promise<string> {
  const { rows } = await sql<{ today: string }>`select ${todayAt('o')} as today from companies o where o.id = ${companyId}`.execute(t);
  return rows[0]?.today ?? '';
}
