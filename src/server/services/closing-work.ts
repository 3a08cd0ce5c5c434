// What work that is completed does to plans and to the book, and what is taken back when it is open again.
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { EnteredReading } from '#domain/equipment/reading.ts';
import { includes } from '#domain/services/series.ts';
import { dayIn, type Day } from '#domain/shared/calendar-days.ts';
import { instantIn } from '#domain/shared/zoned-time.ts';
import { storeReadings } from '../equipment/readings.ts';
import { companyPlace } from '../platform/company.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal, wrongField } from '../platform/errors.ts';
import { addRow } from '../platform/rows.ts';
import { carriedPlans } from './carrying.ts';
import { completeTurn, takeBack } from './completing.ts';
import { readingPlans } from './reading-plans.ts';
import { holdPlans, type HeldPlan } from './turns.ts';

/** Work that is done: of which yacht, when, and by whom. */
type DoneWork = {
  companyId: number;
  maintenanceId: number;
  yachtId: number;
  equipmentId: number | null;
  title: string;
  completedAt: string;
  doneBy: string | null;
};

type Said = { readings?: readonly EnteredReading[] | undefined; confirm?: boolean | undefined };

/** Completes the turns that work carries, on its day and at the hours that are said, and writes a line of the book for each. Answers how many. */
export async function completeCarried(
  t: Transaction,
  request: FastifyRequest,
  work: DoneWork,
  { readings = [], confirm }: Said,
): Promise<number> {
  const { companyId, maintenanceId, yachtId, doneBy } = work;
  const { timeZone } = await companyPlace(t, companyId);
  const [doneOn, today] = [dayIn(timeZone, work.completedAt), dayIn(timeZone, new Date().toISOString())];
  const carried = await carriedPlans(t, { companyId, maintenanceId });
  if (carried.length > 0 && doneOn > today) throw wrongField('completedDate', 'This day is still ahead');
  const plans = await holdPlans(t, companyId, carried);
  if (readings.length > 0) {
    const at = momentOf(timeZone, doneOn, today);
    // Services that are done with these hours aren't near any more, so others are told of after that.
    const later = { ...readingPlans, afterReadings: () => Promise.resolve([]) };
    const entries = readings.map((each) => ({ ...each, at }));
    await storeReadings(t, request, later, { companyId, yachtId, source: 'service', confirm }, entries);
  }
  const longestFirst = carried.toSorted((a, b) => shorterOf(plans, b) - shorterOf(plans, a) || a - b);
  for (const id of longestFirst) {
    const plan = plans.get(id) as HeldPlan;
    // One that a longer one of its series did along is done.
    if (plan.ended || (await isDone(t, companyId, plan))) continue;
    const done = { cycle: plan.cycle, doneOn, line: { maintenanceId, doneBy } };
    await completeTurn(t, request, { companyId, plans }, plan, done).catch(atItsField);
  }
  const meterIds = [...new Set(readings.map(({ meterId }) => meterId))];
  if (meterIds.length > 0) await readingPlans.afterReadings(t, request, { companyId, yachtId, meterIds });
  return carried.length;
}

/** The line of work that did nothing but itself. */
export async function writeOwnLine(t: Transaction, { completedAt, ...work }: DoneWork): Promise<void> {
  const { timeZone } = await companyPlace(t, work.companyId);
  await addRow(t, 'services', { ...work, doneOn: dayIn(timeZone, completedAt) });
}

/** Takes the lines that work wrote back, with the turns they ended. 409 `later_service` where one has gone on since. */
export function takeWorkBack(t: Transaction, companyId: number, maintenanceId: number): Promise<void> {
  return takeBack(t, companyId, sql`v.maintenance_id = ${maintenanceId}`);
}

/** Now if it was today, else that day's noon. */
function momentOf(timeZone: string, day: Day, today: Day): string {
  const now = new Date().toISOString();
  return day === today ? now : (instantIn(timeZone, { day, time: '12:00' }) ?? now);
}

/** How many of these plans this one does along. */
function shorterOf(plans: ReadonlyMap<number, HeldPlan>, id: number): number {
  const plan = plans.get(id) as HeldPlan;
  return [...plans.values()].filter((each) => includes(plan, each)).length;
}

async function isDone(t: Transaction, companyId: number, { id, cycle }: HeldPlan): Promise<boolean> {
  const row = await t
    .selectFrom('services')
    .select('id')
    .where('companyId', '=', companyId)
    .where('planId', '=', id)
    .where('cycle', '=', cycle)
    .executeTakeFirst();
  return row !== undefined;
}

/** The same refusal, at the fields that work has. */
function atItsField(error: unknown): never {
  if (!(error instanceof Refusal) || !error.more.errors) throw error;
  const errors = error.more.errors.map(({ path, message }) => ({ path: path === 'hours' ? 'readings' : 'completedDate', message }));
  throw new Refusal(error.status, error.code, error.message, { ...error.more, errors });
}
