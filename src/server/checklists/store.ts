import { sql, type CompiledQuery } from 'kysely';
import type { Checklist, ChecklistItem, ListedChecklist } from '#domain/checklists/checklist.ts';
import type { ChecklistPurpose } from '#domain/checklists/words.ts';
import { answeredCompanyOf } from '../platform/company.ts';
import { build, within, type ReadScope, type Scope, type Transaction } from '../platform/database.ts';
import { hold, readOne, type Held } from '../platform/held.ts';
import { bestFirst, pageOf, containsWords, type PageQuery } from '../platform/lists.ts';

// The fields of a listed checklist. The row is called `c`.
const listed = sql`
  c.id, c.name, c.purpose, c.yacht_id, (select y.name from yachts y where y.company_id = c.company_id and y.id = c.yacht_id) as yacht_name,
  (select count(*) from checklist_items i where i.company_id = c.company_id and i.checklist_id = c.id)::int as item_count,
  (select max(r.finished_at) from checklist_runs r where r.company_id = c.company_id and r.checklist_id = c.id) as last_finished_at,
  ${answeredCompanyOf('c')}, c.created_at, c.updated_at`;

const items = sql`
  coalesce((
    select json_agg(json_build_object('position', i.position, 'section', i.section, 'text', i.text, 'kind', i.kind, 'unit', i.unit,
      'min', i.min::float8, 'max', i.max::float8, 'severity', i.severity) order by i.position)
    from checklist_items i where i.company_id = c.company_id and i.checklist_id = c.id
  ), '[]') as items`;

type Filter = PageQuery & { yachtId?: number; purpose?: ChecklistPurpose };

/** A page of checklists by name, with the count of all that match on every row; with a yacht, those that can be run on her. */
export function checklistPage(place: ReadScope, filter: Filter): CompiledQuery<ListedChecklist & { total: number }> {
  const { limit, offset } = pageOf(filter);
  const conditions = [within(place, 'c')];
  if (filter.yachtId)
    conditions.push(sql<boolean>`(c.yacht_id = ${filter.yachtId} or (c.yacht_id is null
      and c.company_id = (select y.company_id from yachts y where ${within(place, 'y')} and y.id = ${filter.yachtId})))`);
  if (filter.purpose) conditions.push(sql<boolean>`c.purpose = ${filter.purpose}`);
  if (filter.q?.trim()) conditions.push(containsWords(filter.q, sql`c.name`));
  const sorted = bestFirst(filter.q, sql`c.name`, sql`lower(c.name), c.id`);
  return sql<ListedChecklist & { total: number }>`
    with c as (
      select *, count(*) over () as total from checklists c where ${sql.join(conditions, sql` and `)} order by ${sorted} limit ${limit} offset ${offset}
    )
    select ${listed}, c.total from c order by ${sorted}`.compile(build);
}

/** One checklist with its items. */
export function checklistById(place: ReadScope, id: number): CompiledQuery<Checklist> {
  return sql<Checklist>`select ${listed}, ${items} from checklists c where ${within(place, 'c')} and c.id = ${id}`.compile(build);
}

/** The checklist, held until the transaction ends; 404 where this scope has none of that id. */
export function holdChecklist(t: Transaction, scope: Scope, id: number): Promise<Held<Checklist>> {
  return hold(t, scope, 'checklists', id, checklistById);
}

/** One checklist with its items, within a transaction. */
export function readChecklist(t: Transaction, scope: Scope, id: number): Promise<Checklist> {
  return readOne(t, checklistById(scope, id));
}

/** Replaces the items of a checklist. */
export async function keepItems(
  t: Transaction,
  { companyId, id }: { companyId: number; id: number },
  newItems: readonly ChecklistItem[],
): Promise<void> {
  await t.deleteFrom('checklistItems').where('companyId', '=', companyId).where('checklistId', '=', id).execute();
  if (newItems.length > 0)
    await t
      .insertInto('checklistItems')
      .values(newItems.map((item) => ({ ...item, companyId, checklistId: id })))
      .execute();
}
