// Tracks as they are stored. Files are read beside the server, because a large one takes a while: see workshops/readings.ts.
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { lineOf, sailedMiles, trackSpan, type Track, type TrackSegment } from '#domain/trips/track.ts';
import { readGpx } from './gpx.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** A track as it is stored, with its points packed: prepared before a transaction begins, because it takes a while. */
export type PackedTrack = Omit<Track, 'id'> & { points: Buffer };

/** The track in a GPX file, ready to be stored; a file without a track of at least two points is refused with a message. */
export async function readTrack(content: Buffer): Promise<PackedTrack> {
  return packTrack(readGpx(content));
}

/** A track ready to be stored: its distance, times, simplified line for a chart, and every point. */
export async function packTrack(segments: TrackSegment[]): Promise<PackedTrack> {
  const pointCount = segments.reduce((count, segment) => count + segment.length, 0);
  return {
    ...trackSpan(segments),
    pointCount,
    sailedMiles: sailedMiles(segments),
    line: lineOf(segments),
    points: await pack(JSON.stringify(segments)),
  };
}

/** The points of a stored track. */
export async function unpackTrack(points: Buffer): Promise<TrackSegment[]> {
  return JSON.parse((await unpack(points)).toString()) as TrackSegment[];
}
