import { sql, type CompiledQuery } from 'kysely';
import type { MaintenanceRecord, MaintenanceStatus, MaintenanceType } from '#domain/maintenance/maintenance-record.ts';
import { build, within, type Place, type Scope, type Transaction } from '../platform/database.ts';
import { hold, readOne } from '../platform/held.ts';
import { likePattern, pageOf, type PageAsked } from '../platform/lists.ts';

export type MaintenanceAsked = PageAsked & { yachtId?: number; status?: MaintenanceStatus; type?: MaintenanceType };

// Everything a record answers. The row is called `r`.
const answered = sql`
  r.id, r.title, r.description, r.yacht_id, r.status, r.progress, r.scheduled_date, r.completed_date, r.type, r.estimated_cost, r.actual_cost,
  nullif(r.company_id, 0) as company_id, r.created_at, r.updated_at`;

/** A page of maintenance records, latest first, with the count of all that match on every row. */
export function maintenancePage(place: Place, asked: MaintenanceAsked): CompiledQuery<MaintenanceRecord & { total: number }> {
  const { limit, offset } = pageOf(asked);
  const conditions = [within(place, 'r')];
  if (asked.yachtId) conditions.push(sql<boolean>`r.yacht_id = ${asked.yachtId}`);
  if (asked.status) conditions.push(sql<boolean>`r.status = ${asked.status}`);
  if (asked.type) conditions.push(sql<boolean>`r.type = ${asked.type}`);
  if (asked.q?.trim()) conditions.push(sql<boolean>`r.title ilike ${likePattern(asked.q)}`);
  return sql<MaintenanceRecord & { total: number }>`
    select ${answered}, count(*) over () as total
    from maintenance r where ${sql.join(conditions, sql` and `)} order by r.scheduled_date desc, r.id desc limit ${limit} offset ${offset}`.compile(build);
}

/** One record as it is answered. */
export function recordById(place: Place, id: number): CompiledQuery<MaintenanceRecord> {
  return sql<MaintenanceRecord>`select ${answered} from maintenance r where ${within(place, 'r')} and r.id = ${id}`.compile(build);
}

/** The record, held until the transaction ends; 404 where this scope has none of that id. */
export async function holdRecord(t: Transaction, scope: Scope, id: number): Promise<MaintenanceRecord> {
  await hold(t, scope, 'maintenance', id);
  return readRecord(t, scope, id);
}

/** One record as it is answered, within a transaction. */
export function readRecord(t: Transaction, scope: Scope, id: number): Promise<MaintenanceRecord> {
  return readOne(t, recordById(scope, id));
}
