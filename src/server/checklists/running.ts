// Answering and finishing a run.
import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import {
  answeredItem,
  answerFault,
  failTitle,
  openItems,
  type ChecklistRun,
  type ChecklistRunChanges,
  type NewChecklistAnswer,
} from '#domain/checklists/run.ts';
import { fullName, several } from '#domain/shared/words.ts';
import { addDefect } from '../defects/reporting.ts';
import { storeReadings } from '../equipment/readings.ts';
import type { ServicePlans } from '../equipment/service-plans.ts';
import { adoptPicture } from '../files/store.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal, wrongField } from '../platform/errors.ts';
import { changeRow } from '../platform/rows.ts';
import { announce, record } from '../platform/write.ts';
import { keepAnswers, keepDefect, readRun } from './run-store.ts';

type Running = { companyId: number; run: ChecklistRun };

/** Changes a held run, finishes it if requested, and returns it. */
export async function changeRun(
  t: Transaction,
  request: FastifyRequest,
  plans: ServicePlans,
  { companyId, run }: Running,
  { answers = [], signedBy, readings = [], confirm, finish = false }: ChecklistRunChanges,
): Promise<ChecklistRun> {
  if (run.finishedAt !== null) throw runFinished(run);
  if (readings.length > 0 && !finish) throw wrongField('readings', 'Readings are saved when the run is finished');
  await storeAnswers(t, { companyId, run }, answers);
  // Answers change the version of the run, too.
  await changeRow(t, 'checklistRuns', { companyId, id: run.id }, { name: run.name, ...(signedBy === undefined ? {} : { signedBy }) });
  const answered = await readRun(t, request.scope, run.id);
  if (!finish) return answered;
  const open = openItems(answered.items);
  if (open) throw wrongField('answers', open);
  await reportFails(t, request, { companyId, run: answered });
  const now = new Date().toISOString();
  const ofEvent = answered.eventId !== null && (answered.purpose === 'check_in' || answered.purpose === 'check_out');
  const from = ofEvent
    ? { source: answered.purpose as 'check_in' | 'check_out', eventId: answered.eventId as number }
    : { source: 'checklist' as const };
  await storeReadings(
    t,
    request,
    plans,
    { companyId, yachtId: answered.yachtId, confirm, ...from },
    readings.map((each) => ({ ...each, at: now })),
  );
  await changeRow(t, 'checklistRuns', { companyId, id: run.id }, { finishedAt: now });
  return readRun(t, request.scope, run.id);
}

/** The refusal to change a finished run. */
export function runFinished({ name, yachtName }: Pick<ChecklistRun, 'name' | 'yachtName'>): Refusal {
  return new Refusal(409, 'run_finished', `${name} on ${yachtName} is finished. Start another run instead.`);
}

async function storeAnswers(t: Transaction, { companyId, run }: Running, answers: readonly NewChecklistAnswer[]): Promise<void> {
  const items = new Map(run.items.map((item) => [item.position, item]));
  const errors: { path: string; message: string }[] = [];
  const stored: Parameters<typeof keepAnswers>[2][number][] = [];
  for (const [at, { position, note, photoUrl, ...given }] of answers.entries()) {
    const item = items.get(position);
    const fault = stored.some((each) => each.position === position)
      ? { path: 'position', message: 'This item is answered twice' }
      : answerFault(item, given);
    if (fault) errors.push({ path: `answers.${at}.${fault.path}`, message: fault.message });
    if (!item || fault) continue;
    await adoptPicture(t, companyId, `answers.${at}.photoUrl`, photoUrl);
    // Missing fields stay: a note or a picture may come later than the result.
    const merged = { note: note === undefined ? item.note : note, photoUrl: photoUrl === undefined ? item.photoUrl : photoUrl };
    const isGiven = given.result !== undefined || given.value !== undefined;
    stored.push({ position, ...merged, ...answeredItem(item, isGiven ? given : item) });
  }
  if (errors[0]) throw new Refusal(422, 'validation', errors[0].message, { errors });
  await keepAnswers(t, { companyId, runId: run.id }, stored);
}

/** Creates a defect for each failed item. */
async function reportFails(t: Transaction, request: FastifyRequest, { companyId, run }: Running): Promise<void> {
  const { yachtId, eventId } = run;
  const failed = run.items.filter(({ result }) => result === 'fail');
  for (const item of failed) {
    const { id, ...activity } = await addDefect(t, {
      companyId,
      yachtId,
      eventId,
      title: failTitle(item),
      description: item.note,
      severity: item.severity,
      confirmed: true,
      reportedBy: fullName(request.person),
      photoUrls: item.photoUrl ? [item.photoUrl] : [],
    });
    await keepDefect(t, { companyId, runId: run.id, position: item.position, defectId: id });
    await record(t, request, { companyId, resourceType: 'defect', resourceId: id, ...activity });
  }
  if (failed.length > 0) await announce(t, { companyId, resourceType: 'yacht', resourceId: yachtId });
}

/** The activity of a finished run. */
export function finishedInWords({ name, yachtName, failCount }: Pick<ChecklistRun, 'name' | 'yachtName' | 'failCount'>): string {
  return `Finished ${name} on ${yachtName}: ${several(failCount, 'item') ?? 'nothing'} failed`;
}

/** Refuses a calendar entry or work of another yacht. */
export async function refuseOthers(
  t: Transaction,
  companyId: number,
  { yachtId, eventId, maintenanceId }: { yachtId: number; eventId?: number | null | undefined; maintenanceId?: number | null | undefined },
): Promise<void> {
  const { rows } = await sql<{ event: boolean; work: boolean }>`
    select exists (select from schedule_events e where e.company_id = ${companyId} and e.id = ${eventId ?? 0} and e.yacht_id = ${yachtId}) as event,
      exists (select from maintenance m where m.company_id = ${companyId} and m.id = ${maintenanceId ?? 0} and m.yacht_id = ${yachtId}) as work`.execute(
    t,
  );
  if (eventId && !rows[0]?.event) throw wrongField('eventId', 'This isn’t in the calendar of this yacht.');
  if (maintenanceId && !rows[0]?.work) throw wrongField('maintenanceId', 'This isn’t work on this yacht.');
}
