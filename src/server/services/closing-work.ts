// How completing work affects plans and the service book, and how reopening it undoes that.
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { EnteredReading } from '#domain/equipment/reading.ts';
import { lastDayOf } from '#domain/schedule/notices.ts';
import { includes } from '#domain/services/series.ts';
import { dayIn, type Day } from '#domain/shared/calendar-days.ts';
import { instantIn } from '#domain/shared/zoned-time.ts';
import { storeReadings } from '../equipment/readings.ts';
import { companyPlace } from '../platform/company.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal, wrongField } from '../platform/errors.ts';
import { addRow } from '../platform/rows.ts';
import { announce } from '../platform/write.ts';
import { carriedPlans } from './carrying.ts';
import { completeTurn, undoServices } from './completing.ts';
import { readingPlans } from './reading-plans.ts';
import { holdPlans, type HeldPlan } from './turns.ts';

/** Completed work. */
type DoneWork = {
  companyId: number;
  maintenanceId: number;
  yachtId: number;
  equipmentId: number | null;
  title: string;
  completedAt: string;
  doneBy: string | null;
};

type MeterReadings = { readings?: readonly EnteredReading[] | undefined; confirm?: boolean | undefined };

/** Completes the turns of work on its day and at the given hours, with a line in the service book for each. Returns how many there were. */
export async function completeCarried(
  t: Transaction,
  request: FastifyRequest,
  work: DoneWork,
  { readings = [], confirm }: MeterReadings,
): Promise<number> {
  const { companyId, maintenanceId, yachtId, doneBy } = work;
  const { timeZone } = await companyPlace(t, companyId);
  const [doneOn, today] = [lastDayOf(work.completedAt, timeZone), dayIn(timeZone, new Date().toISOString())];
  const carried = await carriedPlans(t, { companyId, maintenanceId });
  if (carried.length > 0 && doneOn > today) throw wrongField('completedDate', 'This date is in the future');
  const plans = await holdPlans(t, companyId, carried);
  if (readings.length > 0) {
    const at = momentOf(timeZone, doneOn, today);
    // Alerts come after the completions, when these plans are no longer nearly due.
    const later = { ...readingPlans, afterReadings: () => Promise.resolve([]) };
    const entries = readings.map((each) => ({ ...each, at }));
    await storeReadings(t, request, later, { companyId, yachtId, source: 'service', confirm }, entries);
  }
  const longestFirst = carried.toSorted((a, b) => shorterOf(plans, b) - shorterOf(plans, a) || a - b);
  for (const id of longestFirst) {
    const plan = plans.get(id);
    // Skip those completed along with a longer one of their series.
    if (!plan || plan.ended) continue;
    const done = { cycle: plan.cycle, doneOn, line: { maintenanceId, doneBy } };
    await completeTurn(t, request, { companyId, plans }, plan, done).catch(atItsField);
  }
  const meterIds = [...new Set(readings.map(({ meterId }) => meterId))];
  await readingPlans.afterReadings(t, request, { companyId, meterIds });
  return carried.length;
}

const maxTitle = 200;

/** Adds a line to the service book for each defect that the work fixed. */
export async function writeFixed(
  t: Transaction,
  work: DoneWork,
  defects: readonly { title: string; equipmentId: number | null }[],
): Promise<void> {
  for (const { title, equipmentId } of defects)
    await writeOwnLine(t, { ...work, title: `Fixed: ${title}`.slice(0, maxTitle), equipmentId: equipmentId ?? work.equipmentId });
}

/** Adds the work's own line to the service book. */
export async function writeOwnLine(t: Transaction, { completedAt, ...work }: DoneWork): Promise<void> {
  const { timeZone } = await companyPlace(t, work.companyId);
  await addRow(t, 'services', { ...work, doneOn: lastDayOf(completedAt, timeZone) });
}

/** 422 for work that moves to another yacht although it is in the service book of this one. */
export async function refuseWhileInTheBook(t: Transaction, companyId: number, maintenanceId: number, yachtName: string): Promise<void> {
  const lines = t.selectFrom('services').select('id').where('companyId', '=', companyId).where('maintenanceId', '=', maintenanceId);
  const line = await lines.limit(1).executeTakeFirst();
  if (line) throw wrongField('yachtId', `This is in the service book of ${yachtName}. Reopen it first.`);
}

/** Moves the work's own line in the service book, or those of the defects it fixed, to the day it was completed. */
export async function moveOwnLine(t: Transaction, companyId: number, maintenanceId: number, completedAt: string): Promise<void> {
  await sql`update services v set done_on = ((${completedAt}::timestamptz - interval '1 millisecond') at time zone o.time_zone)::date from companies o
    where o.id = v.company_id and v.company_id = ${companyId} and v.maintenance_id = ${maintenanceId} and v.plan_id is null`.execute(t);
  await announce(t, { companyId, resourceType: 'service', resourceId: maintenanceId });
}

/** Deletes the lines of work and restores their plans. 409 `later_service` if a plan has moved on since. */
export function undoWork(t: Transaction, companyId: number, maintenanceId: number): Promise<void> {
  return undoServices(t, companyId, sql`v.maintenance_id = ${maintenanceId}`);
}

/** The present if it was today, else noon of that day. */
function momentOf(timeZone: string, day: Day, today: Day): string {
  const now = new Date().toISOString();
  return day === today ? now : (instantIn(timeZone, { day, time: '12:00' }) ?? now);
}

/** How many of these plans this one includes. */
function shorterOf(plans: ReadonlyMap<number, HeldPlan>, id: number): number {
  const plan = plans.get(id) as HeldPlan;
  return [...plans.values()].filter((each) => includes(plan, each)).length;
}

/** Maps the errors to the fields of work. */
function atItsField(error: unknown): never {
  if (!(error instanceof Refusal) || !error.more.errors) throw error;
  const errors = error.more.errors.map(({ path, message }) => ({ path: path === 'hours' ? 'readings' : 'completedDate', message }));
  throw new Refusal(error.status, error.code, error.message, { ...error.more, errors });
}
