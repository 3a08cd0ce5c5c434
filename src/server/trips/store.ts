import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import type { NewTrip, Trip, TripChanges, TripSort } from '#domain/trips/trip.ts';
import type { TripStatus, TripType } from '#domain/trips/words.ts';
import { answeredCompanyOf } from '../platform/company.ts';
import { build, within, type ReadScope, type Scope, type Transaction } from '../platform/database.ts';
import { hold, readOne, type Held } from '../platform/held.ts';
import { pageOf, containsWords, type PageQuery } from '../platform/lists.ts';

type TripFilter = PageQuery & { yachtId?: number; status?: TripStatus; type?: TripType; sort?: TripSort };

// All fields of a trip. Its row is called `p`, its track `k`.
const answered = sql`
  p.id, p.yacht_id, (select y.name from yachts y where y.company_id = p.company_id and y.id = p.yacht_id) as yacht_name,
  p.departure_location, p.arrival_location, p.departure_date, p.arrival_date, p.status, p.type, ${answeredCompanyOf('p')},
  p.created_at, p.updated_at,
  case when p.departure_latitude is not null then json_build_object('latitude', p.departure_latitude, 'longitude', p.departure_longitude) end as departure_position,
  case when p.arrival_latitude is not null then json_build_object('latitude', p.arrival_latitude, 'longitude', p.arrival_longitude) end as arrival_position,
  k.id as track_id, k.sailed_miles,
  coalesce((
    select json_agg(json_build_object('meterId', r.meter_id, 'hours', r.shown_tenths / 10.0) order by r.meter_id) from meter_readings r
    where r.company_id = p.company_id and r.trip_id = p.id
  ), '[]') as readings`;
const itsTrack = sql`left join tracks k on k.company_id = p.company_id and k.trip_id = p.id`;

const order: Record<TripSort, RawBuilder<unknown>> = {
  departureDate: sql`p.departure_date, p.id`,
  '-departureDate': sql`p.departure_date desc, p.id desc`,
  id: sql`p.id`,
  '-id': sql`p.id desc`,
};

/** A page of trips, latest departure first by default, with the count of all that match on every row. */
export function tripPage(place: ReadScope, filter: TripFilter): CompiledQuery<Trip & { total: number }> {
  const { limit, offset } = pageOf(filter);
  const conditions = [within(place, 'p')];
  if (filter.yachtId) conditions.push(sql<boolean>`p.yacht_id = ${filter.yachtId}`);
  if (filter.status) conditions.push(sql<boolean>`p.status = ${filter.status}`);
  if (filter.type) conditions.push(sql<boolean>`p.type = ${filter.type}`);
  if (filter.q?.trim()) conditions.push(containsWords(filter.q, sql`p.departure_location`, sql`p.arrival_location`));
  const sorted = order[filter.sort ?? '-departureDate'];
  return sql<Trip & { total: number }>`
    with p as (
      select *, count(*) over () as total from trips p
      where ${sql.join(conditions, sql` and `)} order by ${sorted} limit ${limit} offset ${offset}
    )
    select ${answered}, p.total from p ${itsTrack} order by ${sorted}`.compile(build);
}

/** One trip as returned by the API. */
export function tripById(place: ReadScope, id: number): CompiledQuery<Trip> {
  return sql<Trip>`select ${answered} from trips p ${itsTrack} where ${within(place, 'p')} and p.id = ${id}`.compile(build);
}

/** The trip, locked until the transaction ends; 404 if this scope has none with that id. */
export function holdTrip(t: Transaction, scope: Scope, id: number): Promise<Held<Trip>> {
  return hold(t, scope, 'trips', id, tripById);
}

/** One trip as returned by the API, within a transaction. */
export function readTrip(t: Transaction, scope: Scope, id: number): Promise<Trip> {
  return readOne(t, tripById(scope, id));
}

/** The name of a trip in the feed. */
export function nameOf(trip: Trip): string {
  return `${trip.departureLocation} to ${trip.arrivalLocation} with ${trip.yachtName}`;
}

/** The columns of these fields. A position has two; tracks and readings have their own tables. */
export function columnsOf<Written extends NewTrip | TripChanges>(given: Written) {
  const { departurePosition: from, arrivalPosition: to, trackId: _track, readings: _readings, confirm: _confirm, ...rest } = given;
  return {
    ...rest,
    ...(from !== undefined && { departureLatitude: from?.latitude ?? null, departureLongitude: from?.longitude ?? null }),
    ...(to !== undefined && { arrivalLatitude: to?.latitude ?? null, arrivalLongitude: to?.longitude ?? null }),
  };
}

/** Changes a trip's own row. Without columns it only gets a new version, because something related has changed. */
export async function changeTrip(
  t: Transaction,
  companyId: number,
  id: number,
  columns: Partial<ReturnType<typeof columnsOf>> = {},
): Promise<void> {
  // The table's trigger overwrites the moment set here.
  await t
    .updateTable('trips')
    .set({ ...columns, updatedAt: sql`now()` })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute();
}

/** Unlinks the readings from the end of a trip, except those of these meters. */
export async function dropReadings(t: Transaction, companyId: number, tripId: number, besides: readonly number[]): Promise<void> {
  await sql`delete from meter_readings where company_id = ${companyId} and trip_id = ${tripId} and meter_id <> all(${besides})`.execute(t);
}

/** Keeps the readings from the end of a trip without a link to it, because the trip now belongs to another yacht. */
export async function unlinkReadings(t: Transaction, companyId: number, tripId: number): Promise<void> {
  await t
    .updateTable('meterReadings')
    .set({ tripId: null, source: 'manual' })
    .where('companyId', '=', companyId)
    .where('tripId', '=', tripId)
    .execute();
}
