import { sql, type CompiledQuery } from 'kysely';
import type { ChecklistAnswer, ChecklistRun, ListedChecklistRun } from '#domain/checklists/run.ts';
import type { RunFilter } from '#domain/checklists/words.ts';
import { answeredCompanyOf } from '../platform/company.ts';
import { build, within, type ReadScope, type Scope, type Transaction } from '../platform/database.ts';
import { hold, readOne, type Held } from '../platform/held.ts';
import { pageOf, type PageQuery } from '../platform/lists.ts';

// The fields of a listed run. The row is called `r`, the counts of its answers `n`.
const listed = sql`
  r.id, r.checklist_id, r.name, r.purpose, r.yacht_id, (select y.name from yachts y where y.company_id = r.company_id and y.id = r.yacht_id) as yacht_name,
  r.event_id, r.maintenance_id, n.item_count, n.open_count, n.fail_count, r.started_by, r.signed_by, r.finished_at, ${answeredCompanyOf('r')},
  r.created_at, r.updated_at`;
const counted = sql`
  cross join lateral (
    select count(*)::int as item_count, (count(*) filter (where a.result is null))::int as open_count, (count(*) filter (where a.result = 'fail'))::int as fail_count
    from checklist_answers a where a.company_id = r.company_id and a.run_id = r.id
  ) n`;
const items = sql`
  coalesce((
    select json_agg(json_build_object('position', a.position, 'section', a.section, 'text', a.text, 'kind', a.kind, 'unit', a.unit,
      'min', a.min::float8, 'max', a.max::float8, 'severity', a.severity, 'result', a.result, 'value', a.value::float8, 'note', a.note,
      'photoUrl', a.photo_url, 'defectId', a.defect_id) order by a.position)
    from checklist_answers a where a.company_id = r.company_id and a.run_id = r.id
  ), '[]') as items`;

type Filter = PageQuery & { yachtId?: number; checklistId?: number; eventId?: number; maintenanceId?: number; status?: RunFilter };

/** A page of runs, the newest first, with the count of all that match on every row. */
export function runPage(place: ReadScope, filter: Filter): CompiledQuery<ListedChecklistRun & { total: number }> {
  const { limit, offset } = pageOf(filter);
  const conditions = [within(place, 'r')];
  if (filter.yachtId) conditions.push(sql<boolean>`r.yacht_id = ${filter.yachtId}`);
  if (filter.checklistId) conditions.push(sql<boolean>`r.checklist_id = ${filter.checklistId}`);
  if (filter.eventId) conditions.push(sql<boolean>`r.event_id = ${filter.eventId}`);
  if (filter.maintenanceId) conditions.push(sql<boolean>`r.maintenance_id = ${filter.maintenanceId}`);
  if (filter.status) conditions.push(sql<boolean>`(r.finished_at is null) = ${filter.status === 'open'}`);
  const sorted = sql`r.created_at desc, r.id desc`;
  return sql<ListedChecklistRun & { total: number }>`
    with r as (
      select *, count(*) over () as total from checklist_runs r where ${sql.join(conditions, sql` and `)} order by ${sorted} limit ${limit} offset ${offset}
    )
    select ${listed}, r.total from r ${counted} order by ${sorted}`.compile(build);
}

/** One run with its items. */
export function runById(place: ReadScope, id: number): CompiledQuery<ChecklistRun> {
  return sql<ChecklistRun>`select ${listed}, ${items} from checklist_runs r ${counted} where ${within(place, 'r')} and r.id = ${id}`.compile(
    build,
  );
}

/**
 * The run, held until the transaction ends, after its yacht, because its failed items become defects. 404 where this scope has none of that
 * id.
 */
export async function holdRun(t: Transaction, scope: Scope, id: number): Promise<Held<ChecklistRun>> {
  await sql`
    select from yachts y where (y.company_id, y.id) in (select r.company_id, r.yacht_id from checklist_runs r where ${within(scope, 'r')} and r.id = ${id})
    for no key update`.execute(t);
  return hold(t, scope, 'checklistRuns', id, runById);
}

/** One run with its items, within a transaction. */
export function readRun(t: Transaction, scope: Scope, id: number): Promise<ChecklistRun> {
  return readOne(t, runById(scope, id));
}

/** Copies the items of a checklist to a run, so that later changes don't affect it. */
export async function copyItems(
  t: Transaction,
  { companyId, checklistId, runId }: { companyId: number; checklistId: number; runId: number },
): Promise<void> {
  await sql`
    insert into checklist_answers (company_id, run_id, position, section, text, kind, unit, min, max, severity)
    select company_id, ${runId}, position, section, text, kind, unit, min, max, severity from checklist_items
    where company_id = ${companyId} and checklist_id = ${checklistId}`.execute(t);
}

type StoredAnswer = Pick<ChecklistAnswer, 'position' | 'result' | 'value' | 'note' | 'photoUrl'>;

/** Stores answers of a run. */
export async function keepAnswers(
  t: Transaction,
  { companyId, runId }: { companyId: number; runId: number },
  answers: readonly StoredAnswer[],
) {
  if (answers.length === 0) return;
  await sql`
    update checklist_answers a set result = s.result, value = s.value, note = s.note, photo_url = s."photoUrl"
    from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as s (position int, result text, value numeric, note text, "photoUrl" text)
    where a.company_id = ${companyId} and a.run_id = ${runId} and a.position = s.position`.execute(t);
}

/** Stores the defect of a failed item. */
export async function keepDefect(
  t: Transaction,
  { companyId, runId, position, defectId }: { companyId: number; runId: number; position: number; defectId: number },
): Promise<void> {
  await t
    .updateTable('checklistAnswers')
    .set({ defectId })
    .where('companyId', '=', companyId)
    .where('runId', '=', runId)
    .where('position', '=', position)
    .execute();
}
