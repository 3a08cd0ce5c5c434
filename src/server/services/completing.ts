// A completed turn becomes a line in the service book, and its plan moves on to the next turn. Undoing it restores the plan.
import type { FastifyRequest } from 'fastify';
import { sql, type RawBuilder } from 'kysely';
import { tenthsOf } from '#domain/equipment/hours.ts';
import { addDays, startOfDay, type Day } from '#domain/shared/calendar-days.ts';
import { dayWords, shortDate } from '#domain/shared/date-words.ts';
import { instantIn } from '#domain/shared/zoned-time.ts';
import { includes } from '#domain/services/series.ts';
import { isOnTime, keptOf, turnAfter, turnBefore, type WasDue } from '#domain/services/turn.ts';
import { storeReadings } from '../equipment/readings.ts';
import { companyPlace, type Reader } from '../platform/company.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal, wrongField } from '../platform/errors.ts';
import { addRow, deleteRow } from '../platform/rows.ts';
import { readingPlans } from './reading-plans.ts';
import { noticedOf, plansHeld, setTurn, type HeldPlan } from './turns.ts';

/** A completed turn. Hours are what the meter shows. */
type CompletedTurn = {
  cycle: number;
  doneOn: Day;
  hours?: number | null | undefined;
  confirm?: boolean | undefined;
  nextDueOn?: Day | null | undefined;
  nextDueHours?: number | null | undefined;
  /** Other fields of the line. */ line: {
    notes?: string | null | undefined;
    doneBy?: string | null | undefined;
    fileUrl?: string | null | undefined;
    maintenanceId?: number;
  };
};

const freshDays = 7;

/**
 * Completes the open turn of a locked plan, and the shorter ones of its series. Returns the ids of the lines, its own first. All of them
 * leave `plans`, so that work with several services completes each once.
 */
export async function completeTurn(
  t: Transaction,
  request: FastifyRequest,
  { companyId, plans }: { companyId: number; plans: Map<number, HeldPlan> },
  plan: HeldPlan,
  done: CompletedTurn,
): Promise<number[]> {
  await refuseOldTurn(t, request.person, companyId, plan, done.cycle);
  await refuseImpossibleDay(t, request.person, companyId, plan, done.doneOn);
  const tenths = await tenthsAt(t, request, companyId, plan, done);
  refuseEarlierNext(done, tenths);
  const next = { nextDueOn: done.nextDueOn ?? null, nextDueTenths: done.nextDueHours == null ? null : tenthsOf(done.nextDueHours) };
  const id = await endTurn(t, companyId, plan, { on: done.doneOn, tenths, ...next }, done.line);
  const ids = [id];
  plans.delete(plan.id);
  for (const shorter of plans.values()) {
    if (!includes(plan, shorter) || shorter.ended || shorter.paused || (shorter.lastDoneOn ?? '') > done.doneOn) continue;
    const same = shorter.meterId === plan.meterId;
    const at = same || shorter.meterId === null ? tenths : await freshTenths(t, companyId, shorter.meterId, done.doneOn);
    ids.push(
      await endTurn(t, companyId, shorter, { on: done.doneOn, tenths: at }, { ...done.line, fileUrl: null, notes: null, includedIn: id }),
    );
    plans.delete(shorter.id);
  }
  // These hours may make other plans of the meter due.
  if (done.hours != null && plan.meterId !== null) await readingPlans.afterReadings(t, request, { companyId, meterIds: [plan.meterId] });
  return ids;
}

async function endTurn(
  t: Transaction,
  companyId: number,
  plan: HeldPlan,
  done: Parameters<typeof turnAfter>[2],
  line: CompletedTurn['line'] & { includedIn?: number },
): Promise<number> {
  const id = await addRow(t, 'services', {
    ...line,
    companyId,
    yachtId: plan.yachtId,
    equipmentId: plan.equipmentId,
    planId: plan.id,
    cycle: plan.cycle,
    title: plan.title,
    doneOn: done.on,
    tenths: done.tenths,
    ...keptOf(plan),
    wasNoticed: plan.noticed,
    wasNoticedOn: plan.noticedOn,
    onTime: isOnTime(keptOf(plan), plan, done),
  });
  const turn = turnAfter(plan, plan, done);
  const after = { ...plan, ...turn, postponedOn: null, postponedTenths: null };
  const total = plan.total === null || (done.tenths !== null && done.tenths > plan.total) ? done.tenths : plan.total;
  await setTurn(t, companyId, plan.id, { ...turnOf(turn), ...noticedOf(after, turn.ended ? null : total) });
  return id;
}

function turnOf({ cycle, ended, dueOn, dueTenths, anchorOn, anchorTenths }: ReturnType<typeof turnAfter>) {
  return { cycle, ended, dueOn, dueTenths, anchorOn, anchorTenths };
}

/** Refuses a turn of a locked plan that isn't the open one. */
export async function refuseOldTurn(t: Transaction, reader: Reader, companyId: number, plan: HeldPlan, cycle: number): Promise<void> {
  if (cycle === plan.cycle && !plan.ended) return;
  const service = await t
    .selectFrom('services')
    .select('doneOn')
    .where('companyId', '=', companyId)
    .where('planId', '=', plan.id)
    .where('cycle', '=', cycle)
    .executeTakeFirst();
  const on = service ? `, on ${await dayOf(t, reader, companyId, service.doneOn)}` : '';
  throw new Refusal(409, 'already_done', `This was completed already${on}.`);
}

async function refuseImpossibleDay(
  t: Transaction,
  reader: Reader,
  companyId: number,
  { today, lastDoneOn }: HeldPlan,
  doneOn: Day,
): Promise<void> {
  if (doneOn > today) throw wrongField('doneOn', 'This date is in the future');
  if (lastDoneOn !== null && doneOn < lastDoneOn)
    throw wrongField('doneOn', `This was last done on ${await dayOf(t, reader, companyId, lastDoneOn)}`);
}

function refuseEarlierNext({ doneOn, nextDueOn, nextDueHours }: CompletedTurn, tenths: number | null): void {
  if (nextDueOn && nextDueOn <= doneOn) throw wrongField('nextDueOn', 'This must be after the service');
  if (nextDueHours != null && tenths !== null && tenthsOf(nextDueHours) <= tenths)
    throw wrongField('nextDueHours', 'This must be more than the hours of the service');
}

/** A day in the reader's format. */
export async function dayOf(t: Transaction, reader: Reader, companyId: number, day: Day): Promise<string> {
  return dayWords(day, shortDate, (await companyPlace(t, companyId, reader)).formats);
}

/**
 * The total hours at which a turn was completed: as entered, else from a reading of the week before. 422 if they are needed but unknown.
 */
async function tenthsAt(
  t: Transaction,
  request: FastifyRequest,
  companyId: number,
  plan: HeldPlan,
  done: CompletedTurn,
): Promise<number | null> {
  const { meterId } = plan;
  if (done.hours != null && meterId === null) return tenthsOf(done.hours);
  if (meterId === null) return null;
  if (done.hours != null)
    return entered(t, request, companyId, { ...done, hours: done.hours, meterId, today: plan.today, yachtId: plan.yachtId });
  const fresh = await freshTenths(t, companyId, meterId, done.doneOn);
  if (fresh === null && (plan.everyTenths !== null || plan.dueTenths !== null))
    throw wrongField('hours', `Please enter the hours of ${plan.meterName}`);
  return fresh;
}

type EnteredHours = { meterId: number; yachtId: number; hours: number; doneOn: Day; today: Day; confirm?: boolean | undefined };

/** Stores the hours of a service as a reading: now if it was today, else at noon of its day. */
async function entered(t: Transaction, request: FastifyRequest, companyId: number, of: EnteredHours): Promise<number> {
  const { timeZone } = await companyPlace(t, companyId);
  const now = new Date().toISOString();
  const at = of.doneOn === of.today ? now : (instantIn(timeZone, { day: of.doneOn, time: '12:00' }) ?? now);
  // Alerts come after the completion, when this plan is no longer nearly due.
  const later = { ...readingPlans, afterReadings: () => Promise.resolve([]) };
  const from = { companyId, yachtId: of.yachtId, source: 'service' as const, confirm: of.confirm };
  const { readings } = await storeReadings(t, request, later, from, [{ meterId: of.meterId, hours: of.hours, at }]).catch(atItsField);
  return tenthsOf(readings[0]?.hours ?? of.hours);
}

/** Maps the errors to the fields of a completion. */
function atItsField(error: unknown): never {
  if (!(error instanceof Refusal) || !error.more.errors) throw error;
  const errors = error.more.errors.map(({ path, message }) => ({ path: path.endsWith('.at') ? 'doneOn' : 'hours', message }));
  throw new Refusal(error.status, error.code, error.message, { ...error.more, errors });
}

/** The last reading of a meter in the week up to a day. */
async function freshTenths(t: Transaction, companyId: number, meterId: number, day: Day): Promise<number | null> {
  const { timeZone } = await companyPlace(t, companyId);
  const [from, to] = [startOfDay(timeZone, addDays(day, -freshDays)), startOfDay(timeZone, addDays(day, 1))];
  const { rows } = await sql<{ total: number }>`
    select total_tenths as total from meter_readings where company_id = ${companyId} and meter_id = ${meterId} and at >= ${from} and at < ${to}
    order by at desc, id desc limit 1`.execute(t);
  return rows[0]?.total ?? null;
}

type Line = WasDue & {
  id: number;
  planId: number | null;
  cycle: number | null;
  wasNoticed: 'notice' | 'due' | null;
  wasNoticedOn: string | null;
};

/**
 * Deletes lines of the service book with those completed along with them, and restores their plans. 409 `later_service` if a plan has moved
 * on since.
 */
export async function undoServices(t: Transaction, companyId: number, which: RawBuilder<unknown>): Promise<void> {
  const line = sql`select v.id, v.plan_id, v.cycle, v.was_due_on, v.was_due_tenths, v.was_anchor_on, v.was_anchor_tenths, v.was_noticed, v.was_noticed_on from services v`;
  const { rows } = await sql<Line>`
    ${line} where v.company_id = ${companyId} and (${which} or v.included_in in (select v.id from services v where v.company_id = ${companyId} and ${which}))
    order by v.cycle desc, v.id desc`.execute(t);
  const ids = [...new Set(rows.flatMap(({ planId }) => planId ?? []))];
  await sql`select from service_plans where company_id = ${companyId} and id = any(${ids}) order by id for update`.execute(t);
  const plans = await plansHeld(t, companyId, sql`p.id = any(${ids})`);
  for (const { id, planId, cycle, wasNoticed, wasNoticedOn, ...was } of rows) {
    const plan = planId === null ? undefined : plans.get(planId);
    if (plan && cycle !== null) {
      if (plan.cycle !== cycle + 1) throw new Refusal(409, 'later_service', 'A later service depends on this one. Undo that one first.');
      const before = turnBefore({ ...was, cycle });
      await setTurn(t, companyId, plan.id, { ...before, noticed: wasNoticed, noticedOn: wasNoticedOn });
      plans.set(plan.id, { ...plan, ...before });
    }
    await deleteRow(t, 'services', { companyId, id });
  }
}

/** The same for one line. */
export function undoService(t: Transaction, companyId: number, serviceId: number): Promise<void> {
  return undoServices(t, companyId, sql`v.id = ${serviceId}`);
}
