// Adding and changing plans, and setting when they are due.
import { sql } from 'kysely';
import { hoursOf, tenthsOf } from '#domain/equipment/hours.ts';
import { daysLater } from '#domain/services/interval.ts';
import type { NeededParts } from '#domain/parts/part.ts';
import { letsWait, mayPostpone } from '#domain/services/plan-state.ts';
import { planFault, type NewServicePlan, type ServicePlan, type ServicePlanChanges } from '#domain/services/service-plan.ts';
import { firstDue, type PlanRule } from '#domain/services/turn.ts';
import type { Scope, Transaction } from '../platform/database.ts';
import { Refusal, wrongField } from '../platform/errors.ts';
import { placeOfEquipment } from '../equipment/store.ts';
import { todayAt } from '../platform/expressions.ts';
import { addRow, changeRow } from '../platform/rows.ts';
import type { Person } from '../platform/sign-in.ts';
import { planColumnsOf } from './plan-store.ts';
import { noticedAfter, noticedOf } from './turns.ts';

/** Adds a plan to equipment that this scope can see. */
export async function addPlan(t: Transaction, scope: Scope, plan: NewServicePlan): Promise<{ id: number; companyId: number }> {
  const { lastDoneOn, lastDoneHours, parts, ...fields } = plan;
  const equipment = await placeOfEquipment(t, scope, fields.equipmentId);
  if (!equipment) throw wrongField('equipmentId', 'This equipment no longer exists');
  const { companyId, yachtId } = equipment;
  const { today, total } = await nowOf(t, { companyId, yachtId, meterId: fields.meterId ?? null });
  refuseInvalidPlan(fields);
  await refuseOtherChecklist(t, companyId, { yachtId, checklistId: fields.checklistId });
  const rule = ruleOf(fields);
  const due = firstDue(
    rule,
    {
      dueOn: fields.dueOn ?? null,
      dueTenths: fields.dueHours == null ? null : tenthsOf(fields.dueHours),
      lastDoneOn: lastDoneOn ?? null,
      lastDoneTenths: lastDoneHours == null ? null : tenthsOf(lastDoneHours),
    },
    { today, total },
  );
  const noticed = noticedOf({ ...rule, ...due, postponedOn: null, postponedTenths: null, today }, total);
  const { dueOn: _, dueHours: __, ...columns } = fields;
  const id = await addRow(t, 'servicePlans', { ...planColumnsOf(columns), ...due, ...noticed, companyId, yachtId });
  if (parts) await setParts(t, companyId, id, parts);
  return { id, companyId };
}

/** Changes a locked plan. Its due date and hours stay unless they are given, or an interval is added or removed. */
export async function changePlan(
  t: Transaction,
  { companyId, person }: { companyId: number; person: Person },
  stored: ServicePlan,
  changes: ServicePlanChanges,
): Promise<void> {
  const { parts, ...others } = changes;
  const fields = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined)) as typeof others;
  const after = { ...stored, ...fields };
  const { today, total } = await nowOf(t, { companyId, yachtId: stored.yachtId, meterId: after.meterId });
  const [was, rule] = [ruleOf(stored), ruleOf(after)];
  const [hadDays, hasDays] = [daysLater(was, today) !== null, daysLater(rule, today) !== null];
  // What is due once and isn't done yet stays due then, also as the first of many.
  const { dueOn, dueHours } = stored.state === 'done' ? { dueOn: null, dueHours: null } : stored;
  if (fields.dueOn === undefined && hadDays !== hasDays)
    after.dueOn = hasDays ? (dueOn ?? daysLater(rule, stored.lastDoneOn ?? today)) : null;
  if (fields.dueHours === undefined && (was.everyTenths !== null) !== (rule.everyTenths !== null))
    after.dueHours = rule.everyTenths === null ? null : (dueHours ?? hoursOf((total ?? 0) + rule.everyTenths));
  refuseInvalidPlan(after);
  if (letsWait(stored, after) && !mayPostpone(person, stored))
    throw new Refusal(
      403,
      'not_allowed',
      'Only those who run the company can postpone a critical service, or decide that it is no longer critical.',
    );
  if (fields.checklistId !== stored.checklistId)
    await refuseOtherChecklist(t, companyId, { yachtId: stored.yachtId, checklistId: fields.checklistId });
  const dueTenths = after.dueHours == null ? null : tenthsOf(after.dueHours);
  const { dueOn: _, dueHours: __, ...columns } = fields;
  const moved = after.dueOn !== stored.dueOn || after.dueHours !== stored.dueHours;
  const turn = moved ? { dueOn: after.dueOn, anchorOn: after.dueOn, dueTenths, anchorTenths: dueTenths, endedAt: null } : {};
  const postponed = {
    postponedOn: stored.postponedOn,
    postponedTenths: stored.postponedHours === null ? null : tenthsOf(stored.postponedHours),
  };
  const { noticedOn } = await t
    .selectFrom('servicePlans')
    .select('noticedOn')
    .where('companyId', '=', companyId)
    .where('id', '=', stored.id)
    .executeTakeFirstOrThrow();
  const before = { dueOn: stored.dueOn, dueTenths: stored.dueHours === null ? null : tenthsOf(stored.dueHours), meterId: stored.meterId };
  const noticed = noticedAfter(
    { ...before, ...postponed, noticedOn },
    { ...rule, dueOn: after.dueOn, dueTenths, ...postponed, meterId: after.meterId, today },
    total,
  );
  await changeRow(t, 'servicePlans', { companyId, id: stored.id }, { ...planColumnsOf(columns), ...turn, ...noticed });
  if (parts) await setParts(t, companyId, stored.id, parts);
}

/** 422 for a checklist that isn't for services, or belongs to another yacht. */
async function refuseOtherChecklist(
  t: Transaction,
  companyId: number,
  { yachtId, checklistId }: { yachtId: number; checklistId: number | null | undefined },
): Promise<void> {
  if (checklistId == null) return;
  const checklist = await t
    .selectFrom('checklists')
    .select(['name', 'purpose', 'yachtId'])
    .where('companyId', '=', companyId)
    .where('id', '=', checklistId)
    .executeTakeFirst();
  if (!checklist) throw wrongField('checklistId', 'This checklist no longer exists');
  if (checklist.purpose !== 'service') throw wrongField('checklistId', `${checklist.name} isn’t a checklist for services`);
  if (checklist.yachtId !== null && checklist.yachtId !== yachtId)
    throw wrongField('checklistId', `${checklist.name} is a checklist of another yacht`);
}

/** Replaces the parts that a plan needs. */
async function setParts(t: Transaction, companyId: number, planId: number, parts: NeededParts): Promise<void> {
  const ids = parts.map(({ partId }) => partId);
  const { rows } = await sql<{ id: number }>`select id from parts where company_id = ${companyId} and id = any(${ids})`.execute(t);
  const known = new Set(rows.map(({ id }) => id));
  const unknownPart = parts.findIndex(({ partId }) => !known.has(partId));
  if (unknownPart >= 0) throw wrongField(`parts.${unknownPart}.partId`, 'This part no longer exists');
  await sql`delete from plan_parts where company_id = ${companyId} and plan_id = ${planId}`.execute(t);
  const rowsToAdd = parts.map(({ partId, quantity }) => ({ companyId, planId, partId, quantity: quantity.toFixed(2) }));
  if (rowsToAdd.length > 0) await t.insertInto('planParts').values(rowsToAdd).execute();
}

type PlanIntervals = Pick<NewServicePlan, 'everyMonths' | 'everyDays' | 'everyHours' | 'policy' | 'earlyDays' | 'earlyHours'>;

function ruleOf({ everyMonths, everyDays, everyHours, policy, earlyDays, earlyHours }: PlanIntervals): PlanRule {
  return {
    everyMonths: everyMonths ?? null,
    everyDays: everyDays ?? null,
    everyTenths: everyHours == null ? null : tenthsOf(everyHours),
    policy: policy ?? 'floating',
    earlyDays: earlyDays ?? null,
    earlyTenths: earlyHours == null ? null : tenthsOf(earlyHours),
  };
}

function refuseInvalidPlan(plan: Parameters<typeof planFault>[0]): void {
  const fault = planFault(plan);
  if (fault) throw wrongField(fault.path, fault.message);
}

/** The company's current day, and the total of the meter; 422 for a meter of another yacht. */
async function nowOf(
  t: Transaction,
  { companyId, yachtId, meterId }: { companyId: number; yachtId: number; meterId: number | null },
): Promise<{ today: string; total: number | null }> {
  const { rows } = await sql<{ today: string; meterId: number | null; total: number | null }>`
    select ${todayAt('o')} as today, m.id as meter_id,
      (select r.total_tenths from meter_readings r where r.company_id = m.company_id and r.meter_id = m.id order by r.at desc, r.id desc limit 1) as total
    from companies o left join meters m on m.company_id = o.id and m.yacht_id = ${yachtId} and m.id = ${meterId} where o.id = ${companyId}`.execute(
    t,
  );
  const [now] = rows;
  if (!now || (meterId !== null && now.meterId === null)) throw wrongField('meterId', 'Please choose a meter on the same yacht');
  return now;
}
