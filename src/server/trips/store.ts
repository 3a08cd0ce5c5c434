import { sql, type CompiledQuery } from 'kysely';
import type { Trip, TripStatus, TripType } from '#domain/trips/trip.ts';
import { build, within, type Place, type Scope, type Transaction } from '../platform/database.ts';
import { hold, readOne } from '../platform/held.ts';
import { likePattern, pageOf, type PageAsked } from '../platform/lists.ts';

export type TripsAsked = PageAsked & { yachtId?: number; status?: TripStatus; type?: TripType };

// Everything a trip answers. The row is called `p`.
const answered = sql`
  p.id, p.yacht_id, (select y.name from yachts y where y.company_id = p.company_id and y.id = p.yacht_id) as yacht_name,
  p.departure_location, p.arrival_location, p.departure_date, p.arrival_date, p.status, p.type, nullif(p.company_id, 0) as company_id, p.created_at, p.updated_at`;

/** A page of trips, latest departure first, with the count of all that match on every row. */
export function tripPage(place: Place, asked: TripsAsked): CompiledQuery<Trip & { total: number }> {
  const { limit, offset } = pageOf(asked);
  const conditions = [within(place, 'p')];
  if (asked.yachtId) conditions.push(sql<boolean>`p.yacht_id = ${asked.yachtId}`);
  if (asked.status) conditions.push(sql<boolean>`p.status = ${asked.status}`);
  if (asked.type) conditions.push(sql<boolean>`p.type = ${asked.type}`);
  if (asked.q?.trim()) conditions.push(sql<boolean>`(p.departure_location ilike ${likePattern(asked.q)} or p.arrival_location ilike ${likePattern(asked.q)})`);
  return sql<Trip & { total: number }>`
    with p as (
      select *, count(*) over () as total from trips p
      where ${sql.join(conditions, sql` and `)} order by p.departure_date desc, p.id desc limit ${limit} offset ${offset}
    )
    select ${answered}, p.total from p order by p.departure_date desc, p.id desc`.compile(build);
}

/** One trip as it is answered. */
export function tripById(place: Place, id: number): CompiledQuery<Trip> {
  return sql<Trip>`select ${answered} from trips p where ${within(place, 'p')} and p.id = ${id}`.compile(build);
}

/** The trip, held until the transaction ends; 404 where this scope has none of that id. */
export async function holdTrip(t: Transaction, scope: Scope, id: number): Promise<Trip> {
  await hold(t, scope, 'trips', id);
  return readTrip(t, scope, id);
}

/** One trip as it is answered, within a transaction. */
export function readTrip(t: Transaction, scope: Scope, id: number): Promise<Trip> {
  return readOne(t, tripById(scope, id));
}
