import { tenthsOf } from '#domain/equipment/hours.ts';
import { NewService, Service, ServiceQuery } from '#domain/services/service.ts';
import { z } from '#domain/shared/zod.ts';
import { adoptDocument } from '../files/store.ts';
import { giveBack, usesAtService } from '../parts/using.ts';
import { answerList, answerRecord } from '../platform/answers.ts';
import type { Transaction } from '../platform/database.ts';
import { notThere, wrongField } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { addRow } from '../platform/rows.ts';
import { Changed, WithId } from '../platform/schemas.ts';
import { etag, record, refuseIfChanged, write } from '../platform/write.ts';
import { companyOfYacht } from '../yachts/owner.ts';
import { undoService } from './completing.ts';
import { factsOfLine, holdService, serviceById, servicePage, servicesById } from './service-store.ts';

/** The service book. */
export function serviceRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/services',
    {
      config: { may: 'maintenance:read', signInWithRead: true },
      schema: {
        tags: ['Services'],
        operationId: 'listServices',
        summary: 'List the service book',
        description: 'Lists completed services and work, newest first.',
        querystring: ServiceQuery,
        response: { 200: z.array(Service) },
      },
    },
    (request, reply) => answerList(db, request, reply, request.query, servicePage),
  );

  app.get(
    '/api/services/:id',
    {
      config: { may: 'maintenance:read', signInWithRead: true },
      schema: {
        tags: ['Services'],
        operationId: 'getService',
        summary: 'Read an entry of the service book',
        description: 'Returns one entry of the service book.',
        params: WithId,
        response: { 200: Service },
      },
    },
    (request, reply) => answerRecord(db, request, reply, (place) => serviceById(place, request.params.id)),
  );

  app.post(
    '/api/services',
    {
      config: { may: 'maintenance:write' },
      schema: {
        tags: ['Services'],
        operationId: 'createService',
        summary: 'Add to the service book',
        description: 'Adds a line to the service book for work done without a plan, such as before Fairlead was used.',
        body: NewService,
        response: { 201: Service },
      },
    },
    async (request, reply) => {
      const service = await write(db, request, reply, 201, async (t) => {
        const { hours, ...fields } = request.body;
        const companyId = await companyOfYacht(t, request.scope, fields.yachtId);
        await refuseImpossibleLine(t, companyId, fields);
        await adoptDocument(t, companyId, 'fileUrl', fields.fileUrl);
        const id = await addRow(t, 'services', { ...fields, companyId, tenths: hours == null ? null : tenthsOf(hours) });
        const { rows } = await t.executeQuery(servicesById(request.scope, [id]));
        const made = rows[0] ?? missing();
        const details = `Added to the service book of ${made.yachtName}: ${made.title}`;
        await record(t, request, { companyId, action: 'create', resourceType: 'service', resourceId: id, details });
        return made;
      });
      reply.header('etag', etag(service)).header('location', `/api/services/${service.id}`);
      return service;
    },
  );

  app.delete(
    '/api/services/:id',
    {
      config: { may: 'maintenance:write' },
      schema: {
        tags: ['Services'],
        operationId: 'deleteService',
        summary: 'Remove a service from the book',
        description:
          'Deletes a line of the service book with those completed along with it, resets its plan to the turn before, and returns the parts it used to stock. Only the newest line of a plan can be deleted (409 `later_service`).',
        params: WithId,
        response: { 204: z.null(), 412: Changed(Service) },
      },
    },
    (request, reply) =>
      write(db, request, reply, 204, async (t) => {
        const { row: stored, companyId } = await holdService(t, request.scope, request.params.id);
        refuseIfChanged(request, stored);
        const used = await usesAtService(t, companyId, stored.id);
        await undoService(t, companyId, stored.id);
        await giveBack(t, request, companyId, used);
        const details = `Removed from the service book of ${stored.yachtName}: ${stored.title}`;
        await record(t, request, { companyId, action: 'delete', resourceType: 'service', resourceId: stored.id, details });
        return null;
      }),
  );
}

function missing(): never {
  throw notThere();
}

/** 422 for a day in the future, or equipment of another yacht. */
async function refuseImpossibleLine(
  t: Transaction,
  companyId: number,
  line: Pick<NewService, 'yachtId' | 'equipmentId' | 'doneOn'>,
): Promise<void> {
  const { today, isThere } = await factsOfLine(t, companyId, line);
  if (line.equipmentId != null && !isThere) throw wrongField('equipmentId', 'Please choose something on the same yacht');
  if (line.doneOn > today) throw wrongField('doneOn', 'This date is in the future');
}
