import type { Track } from '#domain/trips/track.ts';
import { api, client, incompleteResponse } from '../platform/api.ts';

const megabytes = 1024 * 1024;

/** Why a file can't be a track, or null. Checked before it is sent, so that nobody waits for a refusal. */
export function trackRefusal(file: File): string | null {
  if (!/\.gpx$/i.test(file.name)) return 'Please choose a GPX file';
  return file.size > 10 * megabytes ? 'This file is larger than 10 MB' : null;
}

/** Uploads a GPX file to be read. The track stays on the server until a trip is saved with it. */
export async function readTrack(file: File): Promise<Track> {
  const form = new FormData();
  form.append('file', file);
  // The contract describes the parts of the form; a browser sends the form itself.
  const { data } = await client.POST('/api/tracks', { body: form as never });
  if (!data) throw incompleteResponse();
  return data;
}

/** The track of a trip that has one. */
export function trackQuery(tripId: number) {
  return api.queryOptions('get', '/api/trips/{id}/track', { params: { path: { id: tripId } } });
}

/** Downloads the track of a trip as a file. */
export async function downloadTrack(tripId: number, name: string): Promise<void> {
  const { data } = await client.GET('/api/trips/{id}/track.gpx', { params: { path: { id: tripId } }, parseAs: 'blob' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(data as unknown as Blob);
  link.download = `${name}.gpx`;
  link.click();
  // The browser reads it in its own time.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
