// Locks plans with their open turns, so that completing, undoing and postponing happen one after another.
import { sql, type RawBuilder } from 'kysely';
import type { StandingPlan } from '#domain/services/plan-state.ts';
import { dueOf, nearnessOf } from '#domain/services/plan-state.ts';
import type { PlanRule, Turn } from '#domain/services/turn.ts';
import { isInUse } from '../equipment/store.ts';
import { todayAt } from '../platform/expressions.ts';
import type { Transaction } from '../platform/database.ts';
import { changeRow } from '../platform/rows.ts';
import { withPostponement } from './plan-standing.ts';

/** A locked plan with its open turn. Hours are whole tenths. */
export type HeldPlan = PlanRule &
  Turn &
  StandingPlan & {
    id: number;
    yachtId: number;
    yachtName: string;
    equipmentId: number;
    equipmentName: string;
    meterId: number | null;
    meterName: string | null;
    title: string;
    critical: boolean;
    series: string | null;
    noticed: 'notice' | 'due' | null;
    noticedOn: string | null;
    /** The day of its last service. */ lastDoneOn: string | null;
    /** The total of its meter. */ total: number | null;
    /** The company's current day. */ today: string;
  };

/** The name of a plan in a sentence: Port engine, 250 h service. */
export function nameOfPlan({ equipmentName, title }: Pick<HeldPlan, 'equipmentName' | 'title'>): string {
  return `${equipmentName}, ${title}`;
}

/**
 * Locks plans until the transaction ends, in the order of their ids, along with all plans of their equipment and meters: completing one may
 * complete others, and its hours may make others due.
 */
export async function holdPlans(t: Transaction, companyId: number, ids: readonly number[]): Promise<Map<number, HeldPlan>> {
  await sql`
    select from service_plans p where p.company_id = ${companyId} and (p.id = any(${ids})
      or p.equipment_id in (select x.equipment_id from service_plans x where x.company_id = ${companyId} and x.id = any(${ids}))
      or p.meter_id in (select x.meter_id from service_plans x where x.company_id = ${companyId} and x.id = any(${ids})))
    order by p.id for update`.execute(t);
  return plansHeld(
    t,
    companyId,
    sql`(p.id = any(${ids}) or p.equipment_id in (select x.equipment_id from service_plans x where x.company_id = ${companyId} and x.id = any(${ids})))`,
  );
}

/** Locked plans by id. */
export async function plansHeld(t: Transaction, companyId: number, which: RawBuilder<unknown>): Promise<Map<number, HeldPlan>> {
  const { rows } = await sql<HeldPlan>`
    select p.id, p.yacht_id, y.name as yacht_name, p.equipment_id, q.name as equipment_name, p.meter_id, coalesce(m.name, mq.name) as meter_name, p.title, p.critical, p.series,
      p.every_months, p.every_days, p.every_tenths, p.policy, p.early_days, p.late_days, p.early_tenths, p.late_tenths, p.anchor_on, p.anchor_tenths, p.due_on, p.due_tenths,
      p.cycle, p.ended_at is not null as ended, p.paused or not ${isInUse('q')} as paused, p.noticed, p.noticed_on, w.postponed_on, w.postponed_tenths,
      (select v.done_on from services v where v.company_id = p.company_id and v.plan_id = p.id order by v.cycle desc limit 1) as last_done_on,
      (select r.total_tenths from meter_readings r where r.company_id = p.company_id and r.meter_id = p.meter_id order by r.at desc, r.id desc limit 1) as total,
      ${todayAt('o')} as today
    from service_plans p join companies o on o.id = p.company_id join equipment q on q.company_id = p.company_id and q.id = p.equipment_id
      join yachts y on y.company_id = p.company_id and y.id = p.yacht_id
      left join meters m on m.company_id = p.company_id and m.id = p.meter_id left join equipment mq on mq.company_id = m.company_id and mq.id = m.equipment_id
      ${withPostponement}
    where p.company_id = ${companyId} and ${which} order by p.id`.execute(t);
  return new Map(rows.map((plan) => [plan.id, plan]));
}

/** How close a turn is to its due hours, as stored so that alerts aren't repeated. */
export function noticedOf(
  plan: Parameters<typeof nearnessOf>[0] & { today: string },
  total: number | null,
): { noticed: 'notice' | 'due' | null; noticedOn: string | null } {
  const nearness = nearnessOf(plan, total);
  return nearness === 'none' ? { noticed: null, noticedOn: null } : { noticed: nearness, noticedOn: plan.today };
}

/** The same after a change: it alerts again only if its due hours changed. */
export function noticedAfter(
  before: Parameters<typeof dueOf>[0] & Pick<HeldPlan, 'meterId' | 'noticedOn'>,
  after: Parameters<typeof noticedOf>[0] & Pick<HeldPlan, 'meterId'>,
  total: number | null,
): ReturnType<typeof noticedOf> {
  const now = noticedOf(after, total);
  const moved = before.meterId !== after.meterId || dueOf(before).tenths !== dueOf(after).tenths;
  return now.noticedOn === null || moved ? now : { ...now, noticedOn: before.noticedOn ?? now.noticedOn };
}

/** Sets the open turn of a plan. */
export async function setTurn(
  t: Transaction,
  companyId: number,
  id: number,
  { ended, ...turn }: Turn & { noticed: 'notice' | 'due' | null; noticedOn: string | null },
): Promise<void> {
  await changeRow(t, 'servicePlans', { companyId, id }, { ...turn, endedAt: ended ? new Date().toISOString() : null });
}

/** Stores how close a turn is to its due hours. */
export async function setNoticed(t: Transaction, companyId: number, id: number, noticed: ReturnType<typeof noticedOf>): Promise<void> {
  await changeRow(t, 'servicePlans', { companyId, id }, noticed);
}
