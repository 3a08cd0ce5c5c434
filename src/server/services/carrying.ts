// Work covers open turns of plans. Each turn is in at most one open record.
import { sql } from 'kysely';
import { dayIn } from '#domain/shared/calendar-days.ts';
import type { Reader } from '../platform/company.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal, wrongField } from '../platform/errors.ts';
import { isOpenWork } from '../platform/expressions.ts';
import { dayOf } from './completing.ts';
import { holdPlans, nameOfPlan } from './turns.ts';

type Work = { companyId: number; maintenanceId: number; yachtId: number };

/** The plans whose open turns work covers. */
export async function carriedPlans(t: Transaction, { companyId, maintenanceId }: Omit<Work, 'yachtId'>): Promise<number[]> {
  const { rows } = await sql<{ planId: number }>`
    select j.plan_id from job_plans j join service_plans p on p.company_id = j.company_id and p.id = j.plan_id and p.cycle = j.cycle
    where j.company_id = ${companyId} and j.maintenance_id = ${maintenanceId} order by j.plan_id`.execute(t);
  return rows.map(({ planId }) => planId);
}

/** Sets the plans whose open turns work covers. Turns it has completed stay with it. */
export async function carry(
  t: Transaction,
  reader: Reader,
  { companyId, maintenanceId, yachtId }: Work,
  planIds: readonly number[],
): Promise<void> {
  const before = await carriedPlans(t, { companyId, maintenanceId });
  const wanted = [...new Set(planIds)];
  const plans = await holdPlans(t, companyId, [...new Set([...wanted, ...before])]);
  for (const id of wanted) {
    const plan = plans.get(id);
    if (plan?.yachtId !== yachtId) throw wrongField('planIds', 'Please choose services of this yacht');
    if (plan.ended && !before.includes(id)) throw wrongField('planIds', `${nameOfPlan(plan)} is done already`);
  }
  const left = before.filter((id) => !wanted.includes(id));
  await sql`delete from job_plans where company_id = ${companyId} and maintenance_id = ${maintenanceId} and plan_id = any(${left})
    and cycle = (select p.cycle from service_plans p where p.company_id = job_plans.company_id and p.id = job_plans.plan_id)`.execute(t);
  for (const id of wanted.filter((each) => !before.includes(each))) {
    const plan = plans.get(id);
    if (!plan) continue;
    const { rows } = await sql<{ startDate: string; timeZone: string }>`
      select e.start_date, o.time_zone from job_plans j join maintenance r on r.company_id = j.company_id and r.id = j.maintenance_id
        join schedule_events e on e.company_id = r.company_id and e.maintenance_id = r.id join companies o on o.id = r.company_id
      where j.company_id = ${companyId} and j.plan_id = ${id} and j.cycle = ${plan.cycle} and ${isOpenWork}`.execute(t);
    if (rows[0]) {
      const day = await dayOf(t, reader, companyId, dayIn(rows[0].timeZone, rows[0].startDate));
      throw new Refusal(409, 'already_planned', `${nameOfPlan(plan)} is planned already, for ${day}.`);
    }
    // A turn whose completion was undone can move to other work.
    await t
      .insertInto('jobPlans')
      .values({ companyId, maintenanceId, planId: id, cycle: plan.cycle })
      .onConflict((conflict) => conflict.columns(['companyId', 'planId', 'cycle']).doUpdateSet({ maintenanceId }))
      .execute();
  }
}
