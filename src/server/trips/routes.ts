import type { FastifyRequest } from 'fastify';
import { IdInAddress, Page } from '#domain/shared/fields.ts';
import { z } from '#domain/shared/zod.ts';
import { arrivalFault, NewTrip, Trip, TripChanges, tripSorts, TripStatus, TripType } from '#domain/trips/trip.ts';
import { storeReadings } from '../equipment/readings.ts';
import type { ServicePlans } from '../equipment/service-plans.ts';
import { answerList, answerRecord } from '../platform/answers.ts';
import type { Transaction } from '../platform/database.ts';
import { wrongField } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { addRow, deleteRow } from '../platform/rows.ts';
import { Changed, WithId } from '../platform/schemas.ts';
import { difference, etag, record, refuseIfChanged, write } from '../platform/write.ts';
import { companyOfYacht, refuseYachtOfOthers } from '../yachts/owner.ts';
import { partOfYacht } from '../yachts/parts.ts';
import { changeTrip, columnsOf, dropReadings, holdTrip, nameOf, readTrip, tripById, tripPage, unlinkReadings } from './store.ts';
import { giveTrack } from './tracks.ts';
import './examples.ts';

const TripQuery = Page.extend({
  yachtId: IdInAddress.optional(),
  status: TripStatus.optional(),
  type: TripType.optional(),
  sort: z.enum(tripSorts).optional(),
});

/** Where the yachts have been and where they are going next. */
export function tripRoutes(app: App, { db }: Parts, plans: ServicePlans): void {
  app.get(
    '/api/trips',
    {
      config: { may: 'trips:read', signInWithRead: true },
      schema: {
        tags: ['Trips'],
        operationId: 'listTrips',
        summary: 'List trips',
        description: 'Lists the logged trips of the fleet.',
        querystring: TripQuery,
        response: { 200: z.array(Trip) },
      },
    },
    (request, reply) => answerList(db, request, reply, request.query, tripPage),
  );

  app.get(
    '/api/trips/:id',
    {
      config: { may: 'trips:read', signInWithRead: true },
      schema: {
        tags: ['Trips'],
        operationId: 'getTrip',
        summary: 'Read a trip',
        description: 'Returns one trip.',
        params: WithId,
        response: { 200: Trip },
      },
    },
    (request, reply) => answerRecord(db, request, reply, (place) => tripById(place, request.params.id)),
  );

  app.post(
    '/api/trips',
    {
      config: { may: 'trips:write' },
      schema: {
        tags: ['Trips'],
        operationId: 'createTrip',
        summary: 'Log a trip',
        description:
          'Logs a trip between two harbors or positions, with readings of the yacht’s meters. Unusual hours are asked about (409 `reading_unusual`) and stored with `confirm`.',
        body: NewTrip,
        response: { 201: Trip },
      },
    },
    async (request, reply) => {
      const trip = await write(db, request, reply, 201, async (t) => {
        refuseImpossibleDates(request.body);
        const companyId = await companyOfYacht(t, request.scope, request.body.yachtId);
        const id = await addRow(t, 'trips', { ...columnsOf(request.body), companyId });
        if (request.body.trackId) await giveTrack(t, companyId, id, request.body.trackId);
        await storeTripReadings(t, request, plans, { ...request.body, companyId, id });
        const logged = await readTrip(t, request.scope, id);
        await record(t, request, {
          companyId,
          action: 'create',
          resourceType: 'trip',
          resourceId: id,
          details: `Logged trip ${nameOf(logged)}`,
        });
        return logged;
      });
      reply.header('etag', etag(trip)).header('location', `/api/trips/${trip.id}`);
      return trip;
    },
  );

  app.patch(
    '/api/trips/:id',
    {
      config: { may: 'trips:write' },
      schema: {
        tags: ['Trips'],
        operationId: 'updateTrip',
        summary: 'Change a trip',
        description:
          'Changes the given fields of a trip. The readings that are sent replace those it has; with another arrival, those it has are moved there.',
        params: WithId,
        body: TripChanges,
        response: { 200: Trip, 412: Changed(Trip) },
      },
    },
    async (request, reply) => {
      const trip = await write(db, request, reply, 200, async (t) => {
        const { row: stored, companyId } = await holdTrip(t, request.scope, request.params.id);
        refuseIfChanged(request, stored);
        refuseImpossibleDates({ ...stored, ...request.body });
        if (request.body.yachtId) await refuseYachtOfOthers(t, request.scope, request.body.yachtId, companyId);
        const { confirm: _, ...given } = request.body;
        const changes = difference(stored, given);
        if (Object.keys(changes).length === 0) return stored;
        await changeTrip(t, companyId, stored.id, columnsOf(request.body));
        if ('yachtId' in changes) await unlinkReadings(t, companyId, stored.id);
        const { readings = stored.readings } = request.body;
        // Readings are of the arrival. If that is cleared, they stay where they were.
        const moves = readings.length > 0 && !('yachtId' in changes) && 'arrivalDate' in changes && Boolean(request.body.arrivalDate);
        if ('readings' in changes || moves) {
          const before = stored.readings.map(({ meterId }) => meterId);
          const after = readings.map(({ meterId }) => meterId);
          await plans.hold(t, { companyId, meterIds: [...before, ...after] });
          await dropReadings(t, companyId, stored.id, after);
          await storeTripReadings(t, request, plans, { ...stored, ...request.body, readings, companyId, id: stored.id });
          await plans.afterReadings(t, request, { companyId, meterIds: before.filter((id) => !after.includes(id)) });
        }
        if ('trackId' in changes) await giveTrack(t, companyId, stored.id, request.body.trackId ?? null);
        const changed = await readTrip(t, request.scope, stored.id);
        await record(t, request, {
          companyId,
          action: 'update',
          resourceType: 'trip',
          resourceId: changed.id,
          details: `Updated trip ${nameOf(changed)}`,
          changes,
        });
        return changed;
      });
      reply.header('etag', etag(trip));
      return trip;
    },
  );

  app.delete(
    '/api/trips/:id',
    {
      config: { may: 'trips:write' },
      schema: {
        tags: ['Trips'],
        operationId: 'deleteTrip',
        summary: 'Delete a trip',
        description: 'Deletes a trip and its track. Its meter readings stay.',
        params: WithId,
        response: { 204: z.null(), 412: Changed(Trip) },
      },
    },
    (request, reply) =>
      write(db, request, reply, 204, async (t) => {
        const { row: trip, companyId } = await holdTrip(t, request.scope, request.params.id);
        refuseIfChanged(request, trip);
        await deleteRow(t, 'trips', { companyId, id: trip.id });
        await record(t, request, {
          companyId,
          action: 'delete',
          resourceType: 'trip',
          resourceId: trip.id,
          details: `Deleted trip ${nameOf(trip)}`,
        });
        return null;
      }),
  );

  partOfYacht(
    app,
    { db },
    {
      part: 'trips',
      operationId: 'listYachtTrips',
      summary: 'List the trips of a yacht',
      description: 'Lists the logged trips of a yacht.',
      query: Page.extend({ sort: z.enum(tripSorts).optional() }),
      row: Trip,
      page: tripPage,
    },
  );
}

function refuseImpossibleDates(dates: { departureDate: string; arrivalDate?: string | null }): void {
  const fault = arrivalFault(dates);
  if (fault) throw wrongField('arrivalDate', fault);
}

type Arrived = Pick<NewTrip, 'yachtId' | 'arrivalDate' | 'readings' | 'confirm'> & { companyId: number; id: number };

/** Stores the readings of the yacht's meters at the trip's arrival, or at the present if it hasn't arrived. */
async function storeTripReadings(
  t: Transaction,
  request: FastifyRequest,
  plans: ServicePlans,
  { companyId, id, yachtId, arrivalDate, readings = [], confirm }: Arrived,
): Promise<void> {
  const at = arrivalDate ?? new Date().toISOString();
  const entries = readings.map((each) => ({ ...each, at }));
  await storeReadings(t, request, plans, { companyId, yachtId, source: 'trip', tripId: id, confirm }, entries);
}
