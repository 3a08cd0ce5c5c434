import { EndReason } from '#domain/desk/charter.ts';
import { Departure, DepartureChanges, DepartureListQuery, Manifest, NewDeparture } from '#domain/desk/departure.ts';
import { formatsOf } from '#domain/shared/formats.ts';
import { z } from '#domain/shared/zod.ts';
import { answerList, answerRecord } from '../platform/answers.ts';
import { companyOf, companyPlace } from '../platform/company.ts';
import { Refusal } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { Changed, WithId } from '../platform/schemas.ts';
import { difference, etag, record, refuseIfChanged, write } from '../platform/write.ts';
import { dayRoutes } from './day-routes.ts';
import { manifestCsv, manifestPdf, nameFile } from './manifest.ts';
import { departurePage, departureById, partiesOf, readDeparture } from './store.ts';
import { addDeparture, cancelDeparture, changeDeparture, holdForChange, removeDeparture } from './writing.ts';
import './examples.ts';

const tags = ['Charter desk'];

/** Departures: days on a yacht whose seats are sold individually. A party on one is a charter of the type `seats`. */
export function departureRoutes(app: App, parts: Parts): void {
  const { db, files } = parts;
  dayRoutes(app, parts);
  app.get(
    '/api/departures',
    {
      config: { may: 'desk:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'listDepartures',
        summary: 'List departures',
        description: 'Lists departures by time, each with its number of seats taken; expired options don’t count.',
        querystring: DepartureListQuery,
        response: { 200: z.array(Departure) },
      },
    },
    (request, reply) => answerList(db, request, reply, request.query, departurePage),
  );

  app.get(
    '/api/departures/:id',
    {
      config: { may: 'desk:read', signInWithRead: true },
      schema: {
        tags,
        operationId: 'getDeparture',
        summary: 'Read a departure',
        description: 'Returns one departure. Its id is that of its calendar entry.',
        params: WithId,
        response: { 200: Departure },
      },
    },
    (request, reply) => answerRecord(db, request, reply, (place) => departureById(place, request.params.id)),
  );

  app.post(
    '/api/departures',
    {
      config: { may: 'desk:write' },
      schema: {
        tags,
        operationId: 'createDeparture',
        summary: 'Add a departure',
        description:
          'Adds a departure with its entry in the calendar, a day trip that blocks the yacht like any booking. It lasts 24 hours at most. Seats are sold by adding charters of the type `seats` to it.',
        body: NewDeparture,
        response: { 201: Departure },
      },
    },
    async (request, reply) => {
      const departure = await write(db, request, reply, 201, async (t) => {
        const { companyId, id } = await addDeparture(t, request, request.body);
        const made = await readDeparture(t, request.scope, id);
        const details = `Added departure ${made.title}`;
        await record(t, request, { companyId, action: 'create', resourceType: 'departure', resourceId: id, details });
        return made;
      });
      reply.header('etag', etag(departure)).header('location', `/api/departures/${departure.id}`);
      return departure;
    },
  );

  app.patch(
    '/api/departures/:id',
    {
      config: { may: 'desk:write' },
      schema: {
        tags,
        operationId: 'updateDeparture',
        summary: 'Change a departure',
        description:
          'Changes the given fields of a departure, and its calendar entry with it. Parties already booked keep their price. With fewer seats than are taken: 409 `seats_taken`.',
        params: WithId,
        body: DepartureChanges,
        response: { 200: Departure, 412: Changed(Departure) },
      },
    },
    async (request, reply) => {
      const departure = await write(db, request, reply, 200, async (t) => {
        const held = await holdForChange(t, request, request.params.id, request.body.yachtId);
        const { departure: stored, companyId } = held;
        refuseIfChanged(request, stored);
        const { allowOverlap: _, allowNotices: __, ...fields } = request.body;
        const changes = difference(stored, fields);
        if (Object.keys(changes).length === 0) return stored;
        await changeDeparture(t, request, held, request.body);
        const details = `Changed departure ${fields.title ?? stored.title}`;
        await record(t, request, { companyId, action: 'update', resourceType: 'departure', resourceId: stored.id, details, changes });
        return readDeparture(t, request.scope, stored.id);
      });
      reply.header('etag', etag(departure));
      return departure;
    },
  );

  app.delete(
    '/api/departures/:id',
    {
      config: { may: 'desk:write' },
      schema: {
        tags,
        operationId: 'deleteDeparture',
        summary: 'Delete a departure',
        description: 'Deletes a departure with its entry. While seats are taken: 409 `seats_sold`.',
        params: WithId,
        response: { 204: z.null(), 412: Changed(Departure) },
      },
    },
    (request, reply) =>
      write(db, request, reply, 204, async (t) => {
        const held = await holdForChange(t, request, request.params.id);
        refuseIfChanged(request, held.departure);
        await removeDeparture(t, held);
        const details = `Deleted departure ${held.departure.title}`;
        const { id } = held.departure;
        await record(t, request, { companyId: held.companyId, action: 'delete', resourceType: 'departure', resourceId: id, details });
        return null;
      }),
  );

  app.post(
    '/api/departures/:id/cancel',
    {
      config: { may: 'desk:write' },
      schema: {
        tags,
        operationId: 'cancelDeparture',
        summary: 'Cancel a departure',
        description:
          'Cancels a departure: bookings on it are cancelled with this reason and without a fee, options are lost, and its entry leaves the calendar. Sent invoices stay. One that has sailed can’t be cancelled (409 `sailed`).',
        params: WithId,
        body: EndReason,
        response: { 204: z.null(), 412: Changed(Departure) },
      },
    },
    (request, reply) =>
      write(db, request, reply, 204, async (t) => {
        const held = await holdForChange(t, request, request.params.id);
        const { departure, companyId } = held;
        refuseIfChanged(request, departure);
        if (departure.startDate <= held.now) throw new Refusal(409, 'sailed', `${departure.title} has already sailed.`);
        const parties = await cancelDeparture(t, request, files, { departure, companyId, reason: request.body.reason ?? null });
        const details = `Cancelled departure ${departure.title} with ${parties} ${parties === 1 ? 'party' : 'parties'}`;
        await record(t, request, { companyId, action: 'status', resourceType: 'departure', resourceId: departure.id, details });
        return null;
      }),
  );

  app.get(
    '/api/departures/:id/manifest',
    {
      config: { may: 'desk:read' },
      schema: {
        tags,
        operationId: 'getManifest',
        summary: 'Read who sails',
        description: 'Returns the parties on a departure with guests, phone, seats and payment: as JSON, as a PDF to print, or as CSV.',
        params: WithId,
        querystring: z.object({ format: z.enum(['json', 'pdf', 'csv'], 'format must be json, pdf or csv').optional() }),
        response: { 200: Manifest },
      },
    },
    async (request, reply) => {
      const { scope, params, query } = request;
      const { manifest, where } = await db.transaction(scope, async (t) => {
        const departure = await readDeparture(t, scope, params.id);
        const { timeZone, formats } = await companyPlace(t, companyOf(departure));
        const { rows: parties } = await t.executeQuery(partiesOf(scope, params.id));
        return {
          manifest: { departure, parties },
          where: { timeZone, formats: formatsOf(request.person.ownFormats, formats) },
        };
      });
      const { format = 'json' } = query;
      if (format === 'json') return manifest;
      nameFile(reply, manifest, where, format);
      // The schema of the answer is that of its JSON.
      if (format === 'csv')
        return reply
          .type('text/csv; charset=utf-8')
          .serializer(String)
          .send((await manifestCsv(manifest)) as never);
      return reply.type('application/pdf').send((await manifestPdf(manifest, where)) as never);
    },
  );
}
