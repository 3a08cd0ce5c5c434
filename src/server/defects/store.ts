import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import type { Defect, DefectSort } from '#domain/defects/defect.ts';
import { defectSeverities, openDefectStatuses, type DefectFilter, type DefectSeverity } from '#domain/defects/words.ts';
import { answeredCompanyOf } from '../platform/company.ts';
import { build, within, type ReadScope, type Scope, type Transaction } from '../platform/database.ts';
import { blockedUntil, isBlocking, isOpenWork } from '../platform/expressions.ts';
import { hold, readOne, type Held } from '../platform/held.ts';
import { bestFirst, pageOf, containsWords, type PageQuery } from '../platform/lists.ts';

type Filter = PageQuery & { yachtId?: number; maintenanceId?: number; severity?: DefectSeverity; status?: DefectFilter; sort?: DefectSort };

// All fields of a defect. The row is called `d`. Its work counts while it is open.
const answered = sql`
  d.id, d.yacht_id, (select y.name from yachts y where y.company_id = d.company_id and y.id = d.yacht_id) as yacht_name, ${answeredCompanyOf('d')},
  d.equipment_id, (select q.name from equipment q where q.company_id = d.company_id and q.id = d.equipment_id) as equipment_name, d.event_id,
  d.title, d.description, d.severity, d.status, d.reason, d.confirmed, d.back_on, ${isBlocking} as blocks, ${blockedUntil} as blocks_until, d.maintenance_id,
  coalesce((select json_agg(p.url order by p.position, p.id) from photos p where p.company_id = d.company_id and p.defect_id = d.id), '[]') as photo_urls,
  d.reported_by, d.reported_at, d.created_at, d.updated_at`;

const severity = sql`array_position(array[${sql.join(defectSeverities.map((each) => sql.lit(each)))}], d.severity)`;
const isOpen = sql<boolean>`d.status in (${sql.join(openDefectStatuses.map((status) => sql.lit(status)))})`;
const order: Record<DefectSort, RawBuilder<unknown>> = {
  worst: sql`${isOpen} desc, ${severity}, d.reported_at desc, d.id desc`,
  '-reportedAt': sql`d.reported_at desc, d.id desc`,
  reportedAt: sql`d.reported_at, d.id`,
};

/** A page of defects, open and most severe first unless sorted otherwise, with the count of all that match on every row. */
export function defectPage(place: ReadScope, filter: Filter): CompiledQuery<Defect & { total: number }> {
  const { limit, offset } = pageOf(filter);
  const conditions = [within(place, 'd')];
  if (filter.yachtId) conditions.push(sql<boolean>`d.yacht_id = ${filter.yachtId}`);
  if (filter.maintenanceId) conditions.push(sql<boolean>`d.maintenance_id = ${filter.maintenanceId}`);
  if (filter.severity) conditions.push(sql<boolean>`d.severity = ${filter.severity}`);
  if (filter.status) conditions.push(filter.status === 'open' ? isOpen : sql<boolean>`d.status = ${filter.status}`);
  if (filter.q?.trim()) conditions.push(containsWords(filter.q, sql`d.title`));
  const sorted = filter.sort ? order[filter.sort] : bestFirst(filter.q, sql`d.title`, order.worst);
  return sql<Defect & { total: number }>`
    with d as (select d.*, count(*) over () as total from defects d where ${sql.join(conditions, sql` and `)} order by ${sorted} limit ${limit} offset ${offset})
    select ${answered}, d.total from d order by ${sorted}`.compile(build);
}

/** One defect as the API returns it. */
export function defectById(place: ReadScope, id: number): CompiledQuery<Defect> {
  return sql<Defect>`select ${answered} from defects d where ${within(place, 'd')} and d.id = ${id}`.compile(build);
}

/** One defect as the API returns it, within a transaction. */
export function readDefect(t: Transaction, scope: Scope, id: number): Promise<Defect> {
  return readOne(t, defectById(scope, id));
}

/**
 * The defect, held until the transaction ends, after its yacht, so that concurrent bookings wait. 404 where this scope has none of that id.
 */
export async function holdDefect(t: Transaction, scope: Scope, id: number): Promise<Held<Defect>> {
  await sql`
    select from yachts y where (y.company_id, y.id) in (select d.company_id, d.yacht_id from defects d where ${within(scope, 'd')} and d.id = ${id})
    for no key update`.execute(t);
  return hold(t, scope, 'defects', id, defectById);
}

/** When the open work on a defect ends; null without any. */
export async function workEndsOf(t: Transaction, companyId: number, maintenanceId: number | null): Promise<string | null> {
  if (maintenanceId === null) return null;
  const { rows } = await sql<{ endDate: string }>`
    select e.end_date from maintenance r join schedule_events e on e.company_id = r.company_id and e.maintenance_id = r.id
    where r.company_id = ${companyId} and r.id = ${maintenanceId} and ${isOpenWork}`.execute(t);
  return rows[0]?.endDate ?? null;
}

/** Replaces the pictures of a defect. */
export async function keepPhotos(
  t: Transaction,
  { companyId, id }: { companyId: number; id: number },
  urls: readonly string[],
): Promise<void> {
  await t.deleteFrom('photos').where('companyId', '=', companyId).where('defectId', '=', id).execute();
  if (urls.length > 0)
    await t
      .insertInto('photos')
      .values(urls.map((url, position) => ({ companyId, defectId: id, position, url })))
      .execute();
}
