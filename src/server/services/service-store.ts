import { sql, type CompiledQuery } from 'kysely';
import type { Service, ServiceQuery } from '#domain/services/service.ts';
import { asHours } from '../equipment/hours-of.ts';
import { answeredCompanyOf } from '../platform/company.ts';
import { build, within, type ReadScope, type Scope, type Transaction } from '../platform/database.ts';
import { todayAt } from '../platform/expressions.ts';
import { hold, type Held } from '../platform/held.ts';
import { pageOf, containsWords } from '../platform/lists.ts';

// All fields of a line of the service book. Its row is called `v`.
const answered = sql`
  v.id, v.yacht_id, (select y.name from yachts y where y.company_id = v.company_id and y.id = v.yacht_id) as yacht_name, v.equipment_id,
  (select q.name from equipment q where q.company_id = v.company_id and q.id = v.equipment_id) as equipment_name, v.plan_id, v.cycle, v.maintenance_id, v.included_in,
  v.title, v.done_on, ${asHours(sql`v.tenths`)} as hours, v.notes, v.done_by, v.file_url, v.was_due_on, ${asHours(sql`v.was_due_tenths`)} as was_due_hours, v.on_time,
  ${answeredCompanyOf('v')}, v.created_at, v.updated_at`;

const newestFirst = sql`v.done_on desc, v.id desc`;

/** A page of the book, newest first, with the count of all that match on every row. */
export function servicePage(place: ReadScope, filter: ServiceQuery): CompiledQuery<Service & { total: number }> {
  const { limit, offset } = pageOf(filter);
  const conditions = [within(place, 'v')];
  if (filter.yachtId) conditions.push(sql<boolean>`v.yacht_id = ${filter.yachtId}`);
  if (filter.equipmentId) conditions.push(sql<boolean>`v.equipment_id = ${filter.equipmentId}`);
  if (filter.planId) conditions.push(sql<boolean>`v.plan_id = ${filter.planId}`);
  if (filter.from) conditions.push(sql<boolean>`v.done_on >= ${filter.from}::date`);
  if (filter.to) conditions.push(sql<boolean>`v.done_on <= ${filter.to}::date`);
  if (filter.q?.trim()) conditions.push(containsWords(filter.q, sql`v.title`, sql`v.notes`, sql`v.done_by`));
  return sql<Service & { total: number }>`
    with v as (
      select v.*, count(*) over () as total from services v
      where ${sql.join(conditions, sql` and `)} order by ${newestFirst} limit ${limit} offset ${offset}
    )
    select ${answered}, v.total from v order by ${newestFirst}`.compile(build);
}

/** One line as returned by the API. */
export function serviceById(place: ReadScope, id: number): CompiledQuery<Service> {
  return servicesById(place, [id]);
}

/** These lines as returned by the API. */
export function servicesById(place: ReadScope, ids: readonly number[]): CompiledQuery<Service> {
  return sql<Service>`select ${answered} from services v where ${within(place, 'v')} and v.id = any(${ids}) order by v.id`.compile(build);
}

/** The line, locked until the transaction ends; 404 if this scope has none with that id. */
export function holdService(t: Transaction, scope: Scope, id: number): Promise<Held<Service>> {
  return hold(t, scope, 'services', id, serviceById);
}

/** What a new line is checked against: the company's current day, and whether its equipment is on this yacht. */
export async function factsOfLine(
  t: Transaction,
  companyId: number,
  { yachtId, equipmentId = null }: { yachtId: number; equipmentId?: number | null | undefined },
): Promise<{ today: string; isThere: boolean }> {
  const { rows } = await sql<{ today: string; isThere: boolean }>`
    select ${todayAt('o')} as today,
      exists (select from equipment q where q.company_id = o.id and q.yacht_id = ${yachtId} and q.id = ${equipmentId}) as is_there
    from companies o where o.id = ${companyId}`.execute(t);
  return rows[0] ?? { today: '', isThere: false };
}
