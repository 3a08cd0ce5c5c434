import type { FastifyReply, FastifyRequest } from 'fastify';
import { Track } from '#domain/trips/track.ts';
import { tenantOf } from '../platform/company.ts';
import type { Database } from '../platform/database.ts';
import { notThere } from '../platform/errors.ts';
import { consumeAttempt } from '../platform/limits.ts';
import type { App, Parts } from '../platform/parts.ts';
import { fileAnswer, WithId } from '../platform/schemas.ts';
import { enterAndRead } from '../platform/sign-in.ts';
import { fileIn, uploadLimit, disconnectSignal } from '../platform/upload.ts';
import type { Workshop } from '../platform/workshop.ts';
import { record, refuseIfChanged, write } from '../platform/write.ts';
import { gpxOf } from './gpx.ts';
import type { PackedTrack, readTrack } from './packed-track.ts';
import { changeTrip, holdTrip, nameOf, tripById } from './store.ts';
import { giveTrack, keepTrack, pointsOfTrip, trackOfTrip } from './tracks.ts';

const asForm = { tags: ['Trips'], consumes: ['multipart/form-data'], response: { 201: Track } };

/** Tracks recorded by a yacht's plotter, imported and exported as GPX. */
export function trackRoutes(app: App, { db, workshops }: Parts): void {
  app.post(
    '/api/tracks',
    {
      config: { may: 'trips:write' },
      bodyLimit: uploadLimit,
      schema: {
        ...asForm,
        operationId: 'uploadTrack',
        summary: 'Upload a track for a new trip',
        description:
          'Reads a GPX 1.1 file of up to 10 MB and 20,000 points and keeps its track for a day, for a trip to refer to by its trackId.',
      },
    },
    async (request, reply) => {
      const packed = await trackIn(db, workshops.readings, request, reply);
      return write(db, request, reply, 201, (t, person) =>
        keepTrack(t, { companyId: tenantOf(person), createdBy: person.id, tripId: null }, packed),
      );
    },
  );

  app.post(
    '/api/trips/:id/track',
    {
      config: { may: 'trips:write' },
      bodyLimit: uploadLimit,
      schema: {
        ...asForm,
        operationId: 'replaceTripTrack',
        summary: 'Upload the track of a trip',
        description: 'Reads a GPX 1.1 file of up to 10 MB as the track of a trip and replaces the one it has.',
        params: WithId,
      },
    },
    async (request, reply) => {
      const { scope, params } = request;
      const { rows } = await db.in(scope).executeQuery(tripById(scope, params.id));
      if (rows.length === 0) throw notThere();
      const packed = await trackIn(db, workshops.readings, request, reply);
      return write(db, request, reply, 201, async (t, person) => {
        const { row: trip, companyId } = await holdTrip(t, scope, params.id);
        refuseIfChanged(request, trip);
        await giveTrack(t, companyId, trip.id, null);
        const track = await keepTrack(t, { companyId, createdBy: person.id, tripId: trip.id }, packed);
        await changeTrip(t, companyId, trip.id);
        await record(t, request, {
          companyId,
          action: 'update',
          resourceType: 'trip',
          resourceId: trip.id,
          details: `Imported the track of trip ${nameOf(trip)}`,
        });
        return track;
      });
    },
  );

  app.get(
    '/api/trips/:id/track',
    {
      config: { may: 'trips:read', signInWithRead: true },
      schema: {
        tags: ['Trips'],
        operationId: 'getTripTrack',
        summary: 'Read the track of a trip',
        description: 'Returns the track of a trip, simplified for drawing on a chart.',
        params: WithId,
        response: { 200: Track },
      },
    },
    async (request) => {
      const [track] = await enterAndRead(db, request, (place) => trackOfTrip(place, request.params.id));
      if (!track) throw notThere();
      return track;
    },
  );

  app.get(
    '/api/trips/:id/track.gpx',
    {
      config: { may: 'trips:read' },
      schema: {
        tags: ['Trips'],
        operationId: 'downloadTripTrack',
        summary: 'Download the track of a trip',
        description: 'Returns every recorded point of a trip as a GPX 1.1 file.',
        params: WithId,
        response: fileAnswer('The track as GPX 1.1', 'application/gpx+xml'),
      },
    },
    async (request, reply) => {
      const { scope, params } = request;
      const segments = await pointsOfTrip(db, scope, params.id);
      const {
        rows: [trip],
      } = await db.in(scope).executeQuery(tripById(scope, params.id));
      if (!trip) throw notThere();
      const name = `${trip.departureLocation} to ${trip.arrivalLocation}`;
      reply.headers({
        'content-type': 'application/gpx+xml; charset=utf-8',
        'content-disposition': `attachment; filename="trip-${trip.id}.gpx"; filename*=UTF-8''${encodeURIComponent(`${name}.gpx`)}`,
      });
      return reply.send(Buffer.from(gpxOf(name, segments)));
    },
  );
}

async function trackIn(db: Database, readings: Workshop, request: FastifyRequest, reply: FastifyReply): Promise<PackedTrack> {
  await consumeAttempt(
    db,
    { key: `upload:${request.person.id}`, max: 60, minutes: 1 },
    'You’re uploading too quickly. Please wait a minute.',
  );
  const company = tenantOf(request.person);
  const { content } = await readings.whileSent(company, () => fileIn(request));
  return readings.work<typeof readTrack>('readTrack', content, company, disconnectSignal(reply));
}
