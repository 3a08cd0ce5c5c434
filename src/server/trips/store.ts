import { sql, type CompiledQuery } from 'kysely';
import type { Trip } from '#domain/trips/trip.ts';
import { build, within, type Place } from '../platform/database.ts';
import { likePattern, pageOf, type PageAsked } from '../platform/lists.ts';

/** A page of trips, latest departure first, with the count of all that match on every row. */
export function tripPage(place: Place, asked: PageAsked & { yachtId?: number }): CompiledQuery<Trip & { total: number }> {
  const { limit, offset } = pageOf(asked);
  const conditions = [within(place, 'p')];
  if (asked.yachtId) conditions.push(sql<boolean>`p.yacht_id = ${asked.yachtId}`);
  if (asked.q?.trim()) conditions.push(sql<boolean>`(p.departure_location ilike ${likePattern(asked.q)} or p.arrival_location ilike ${likePattern(asked.q)})`);
  return sql<Trip & { total: number }>`
    select p.id, p.yacht_id, p.departure_location, p.arrival_location, p.departure_date, p.arrival_date, p.status, p.type,
      nullif(p.company_id, 0) as company_id, p.created_at, p.updated_at, count(*) over () as total
    from trips p where ${sql.join(conditions, sql` and `)} order by p.departure_date desc, p.id desc limit ${limit} offset ${offset}`.compile(build);
}
