import { sql, type CompiledQuery } from 'kysely';
import type { Track, TrackSegment } from '#domain/trips/track.ts';
import { noCompany } from '../platform/company.ts';
import { build, within, type Database, type ReadScope, type Scope, type Transaction } from '../platform/database.ts';
import { asPlatform } from '../platform/scope.ts';
import { notThere, wrongField } from '../platform/errors.ts';
import { addRow } from '../platform/rows.ts';
import { unpackTrack, type PackedTrack } from './packed-track.ts';

/** Stores a track, for this trip or for one that is about to be logged. */
export async function keepTrack(
  t: Transaction,
  owner: { companyId: number; createdBy: number; tripId: number | null },
  { line, ...packed }: PackedTrack,
): Promise<Track> {
  const { points: _, ...summary } = packed;
  const id = await addRow(t, 'tracks', { ...owner, ...packed, line: JSON.stringify(line) });
  return { id, line, ...summary };
}

/** Links a trip to the track that was read for it, or to none; its previous one is deleted. */
export async function giveTrack(t: Transaction, companyId: number, tripId: number, trackId: number | null): Promise<void> {
  await t.deleteFrom('tracks').where('companyId', '=', companyId).where('tripId', '=', tripId).execute();
  if (trackId === null) return;
  // A platform admin uploads a file before the trip's company is known, so the track moves to it here.
  const given = await t
    .updateTable('tracks')
    .set({ companyId, tripId })
    .where('id', '=', trackId)
    .where('companyId', 'in', [companyId, noCompany])
    .where('tripId', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!given) throw wrongField('trackId', 'This track no longer exists. Please import it again.');
}

const answered = sql`k.id, k.point_count, k.sailed_miles, k.started_at, k.ended_at, k.line`;

/** The track of a trip as returned by the API. */
export function trackOfTrip(place: ReadScope, tripId: number): CompiledQuery<Track> {
  return sql<Track>`select ${answered} from tracks k where ${within(place, 'k')} and k.trip_id = ${tripId}`.compile(build);
}

/** Every point of a trip's track; 404 if it has none. */
export async function pointsOfTrip(db: Database, scope: Scope, tripId: number): Promise<TrackSegment[]> {
  const row = await db
    .in(scope)
    .selectFrom('tracks')
    .select('points')
    .where(within(scope, 'tracks'))
    .where('tripId', '=', tripId)
    .executeTakeFirst();
  if (!row) throw notThere();
  return unpackTrack(row.points);
}

/** Deletes tracks that have had no trip for a day. */
export async function sweepTracks(db: Database): Promise<void> {
  await asPlatform(db, 'tracks without a trip are deleted')
    .query.deleteFrom('tracks')
    .where('tripId', 'is', null)
    .where('createdAt', '<', sql<string>`now() - interval '1 day'`)
    .execute();
}
