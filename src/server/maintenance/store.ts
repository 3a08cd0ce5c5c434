import { sql, type CompiledQuery } from 'kysely';
import type { MaintenanceRecord } from '#domain/maintenance/maintenance-record.ts';
import { build, within, type Place } from '../platform/database.ts';
import { likePattern, pageOf, type PageAsked } from '../platform/lists.ts';

/** A page of maintenance records, latest first, with the count of all that match on every row. */
export function maintenancePage(place: Place, asked: PageAsked & { yachtId?: number }): CompiledQuery<MaintenanceRecord & { total: number }> {
  const { limit, offset } = pageOf(asked);
  const conditions = [within(place, 'r')];
  if (asked.yachtId) conditions.push(sql<boolean>`r.yacht_id = ${asked.yachtId}`);
  if (asked.q?.trim()) conditions.push(sql<boolean>`r.title ilike ${likePattern(asked.q)}`);
  return sql<MaintenanceRecord & { total: number }>`
    select r.id, r.title, r.description, r.yacht_id, r.status, r.progress, r.scheduled_date, r.completed_date, r.type, r.estimated_cost, r.actual_cost,
      nullif(r.company_id, 0) as company_id, r.created_at, r.updated_at, count(*) over () as total
    from maintenance r where ${sql.join(conditions, sql` and `)} order by r.scheduled_date desc, r.id desc limit ${limit} offset ${offset}`.compile(build);
}
