// What is said to a run, and what becomes of it when it is finished.
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

/** Says something to a run that is held, and finishes it where that is asked for. Answers the run as it is then. */
export async function sayTo(
  t: Transaction,
  request: FastifyRequest,
  plans: ServicePlans,
  { companyId, run }: Running,
  { answers = [], signedBy, readings = [], confirm, finish = false }: ChecklistRunChanges,
): Promise<ChecklistRun> {
  if (run.finishedAt !== null) throw runFinished(run);
  if (readings.length > 0 && !finish) throw wrongField('readings', 'Readings are saved when the run is finished');
  await sayAnswers(t, { companyId, run }, answers);
  // Its version moves with its answers.
  await changeRow(t, 'checklistRuns', { companyId, id: run.id }, { name: run.name, ...(signedBy === undefined ? {} : { signedBy }) });
  const said = await readRun(t, request.scope, run.id);
  if (!finish) return said;
  const open = openItems(said.items);
  if (open) throw wrongField('answers', open);
  await reportFails(t, request, { companyId, run: said });
  const now = new Date().toISOString();
  const ofEvent = said.eventId !== null && (said.purpose === 'check_in' || said.purpose === 'check_out');
  const from = ofEvent
    ? { source: said.purpose as 'check_in' | 'check_out', eventId: said.eventId as number }
    : { source: 'checklist' as const };
  await storeReadings(
    t,
    request,
    plans,
    { companyId, yachtId: said.yachtId, confirm, ...from },
    readings.map((each) => ({ ...each, at: now })),
  );
  await changeRow(t, 'checklistRuns', { companyId, id: run.id }, { finishedAt: now });
  return readRun(t, request.scope, run.id);
}

/** That nothing of a finished run changes. */
export function runFinished({ name, yachtName }: Pick<ChecklistRun, 'name' | 'yachtName'>): Refusal {
  return new Refusal(409, 'run_finished', `${name} on ${yachtName} is finished. Start another run instead.`);
}

async function sayAnswers(t: Transaction, { companyId, run }: Running, answers: readonly NewChecklistAnswer[]): Promise<void> {
  const items = new Map(run.items.map((item) => [item.position, item]));
  const errors: { path: string; message: string }[] = [];
  const said: Parameters<typeof keepAnswers>[2][number][] = [];
  for (const [at, { position, note, photoUrl, ...given }] of answers.entries()) {
    const item = items.get(position);
    const fault = said.some((each) => each.position === position)
      ? { path: 'position', message: 'This item is answered twice' }
      : answerFault(item, given);
    if (fault) errors.push({ path: `answers.${at}.${fault.path}`, message: fault.message });
    if (!item || fault) continue;
    await adoptPicture(t, companyId, `answers.${at}.photoUrl`, photoUrl);
    // What isn't mentioned stays: a note or a picture may come later than the result.
    const stands = { note: note === undefined ? item.note : note, photoUrl: photoUrl === undefined ? item.photoUrl : photoUrl };
    const isSaid = given.result !== undefined || given.value !== undefined;
    said.push({ position, ...stands, ...answeredItem(item, isSaid ? given : item) });
  }
  if (errors[0]) throw new Refusal(422, 'validation', errors[0].message, { errors });
  await keepAnswers(t, { companyId, runId: run.id }, said);
}

/** Makes a defect of each item that failed. */
async function reportFails(t: Transaction, request: FastifyRequest, { companyId, run }: Running): Promise<void> {
  const { yachtId, eventId } = run;
  const failed = run.items.filter(({ result }) => result === 'fail');
  for (const item of failed) {
    const { id, ...told } = await addDefect(t, {
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
    await record(t, request, { companyId, resourceType: 'defect', resourceId: id, ...told });
  }
  if (failed.length > 0) await announce(t, { companyId, resourceType: 'yacht', resourceId: yachtId });
}

/** What the feed says of a run that was finished. */
export function finishedInWords({ name, yachtName, failCount }: Pick<ChecklistRun, 'name' | 'yachtName' | 'failCount'>): string {
  return `Finished ${name} on ${yachtName}: ${several(failCount, 'item') ?? 'nothing'} failed`;
}

/** The entry of the calendar and the work that a run is of have to be of its yacht. */
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
