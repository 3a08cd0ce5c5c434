import { hoursOf, hoursText, tenthsOf } from '#domain/equipment/hours.ts';
import { MeterReplacement } from '#domain/equipment/meter.ts';
import { readingFault } from '#domain/equipment/plausible.ts';
import { MeterReading, NewReadings, ReadingsStored } from '#domain/equipment/reading.ts';
import { dayIn } from '#domain/shared/calendar-days.ts';
import { dayWords, shortDate } from '#domain/shared/date-words.ts';
import { Page } from '#domain/shared/fields.ts';
import { fullName } from '#domain/shared/words.ts';
import { z } from '#domain/shared/zod.ts';
import { withTotal } from '../platform/answers.ts';
import { companyPlace } from '../platform/company.ts';
import type { Scope, Transaction } from '../platform/database.ts';
import { notThere, Refusal, wrongField } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { addRow, deleteRow, hasRow } from '../platform/rows.ts';
import { WithId } from '../platform/schemas.ts';
import { record, write } from '../platform/write.ts';
import { companyOfMeter, holdMeter, meterOfReading, readingPage, readingsById, yachtOfEntry } from './meter-store.ts';
import { holdMeters, metersOf, neighboursOf, storeReadings } from './readings.ts';
import type { ServicePlans } from './service-plans.ts';

const ReadingsQuery = Page.pick({ limit: true, offset: true }).extend({
  from: z.iso.datetime({ offset: true, error: 'from must be a date and time such as 2026-11-21T09:00:00Z' }).optional(),
});

/** Meter readings and replacements. */
export function readingRoutes(app: App, { db }: Parts, plans: ServicePlans): void {
  app.get(
    '/api/meters/:id/readings',
    {
      config: { may: 'maintenance:read' },
      schema: {
        tags: ['Equipment'],
        operationId: 'listMeterReadings',
        summary: 'List the readings of a meter',
        description: 'Lists the readings of a meter, newest first.',
        params: WithId,
        querystring: ReadingsQuery,
        response: { 200: z.array(MeterReading) },
      },
    },
    async (request, reply) => {
      const { scope, params, query } = request;
      const filter = { ...query, meterId: params.id };
      if (!(await hasRow(db, scope, 'meters', params.id))) throw notThere();
      const { rows } = await db.in(scope).executeQuery(readingPage(scope, filter));
      return withTotal(db, scope, reply, filter, readingPage, rows);
    },
  );

  app.post(
    '/api/readings',
    {
      config: { may: 'maintenance:write' },
      schema: {
        tags: ['Equipment'],
        operationId: 'createReadings',
        summary: 'Enter hours',
        description:
          'Stores meter readings of one yacht, all or nothing, and returns the services due because of them. Unusual readings are refused (409 `reading_unusual`) unless `confirm` is set.',
        body: NewReadings,
        response: { 201: ReadingsStored },
      },
    },
    (request, reply) =>
      write(db, request, reply, 201, async (t) => {
        const { readings, source = 'manual', eventId, confirm } = request.body;
        const companyId = await companyOfReadings(t, request.scope, readings[0]?.meterId ?? 0);
        const of = eventId ? { eventId, yachtId: await yachtOfEvent(t, companyId, eventId) } : {};
        if ((source === 'manual') !== !eventId)
          throw eventId
            ? wrongField('source', 'Please say whether this is a check-in or a check-out')
            : wrongField('eventId', 'Please say which booking this is of');
        const now = new Date().toISOString();
        const entries = readings.map((each) => ({ ...each, at: each.at ?? now }));
        return storeReadings(t, request, plans, { companyId, source, confirm, ...of }, entries);
      }),
  );

  app.post(
    '/api/meters/:id/replacement',
    {
      config: { may: 'maintenance:write' },
      schema: {
        tags: ['Equipment'],
        operationId: 'replaceMeter',
        summary: 'Replace a meter',
        description:
          'Records that a meter was replaced. The total continues from what the old one last showed, or from its last reading if that is left out. Readings for earlier times still count by the old meter.',
        params: WithId,
        body: MeterReplacement,
        response: { 201: MeterReading },
      },
    },
    (request, reply) =>
      write(db, request, reply, 201, async (t) => {
        const companyId = await companyOfMeter(t, request.scope, request.params.id);
        if (companyId === undefined) throw notThere();
        await plans.hold(t, { companyId, meterIds: [request.params.id] });
        const { row: meter } = await holdMeter(t, request.scope, request.params.id);
        const { at, lastShown, firstShown } = request.body;
        const { timeZone, formats } = await companyPlace(t, companyId, request.person);
        const { before, after } = await neighboursOf(t, companyId, { meterId: meter.id, at });
        if (after)
          throw wrongField('at', `${meter.name} was read on ${dayWords(dayIn(timeZone, after.at), shortDate, formats)}, after this.`);
        const total = typeof lastShown === 'number' ? tenthsOf(lastShown) + (before?.offset ?? 0) : (before?.total ?? tenthsOf(firstShown));
        const fault = readingFault({ at, total }, { before, after }, { meter: meter.name, timeZone, formats, now: new Date() });
        if (fault) throw wrongField(fault.path === 'at' ? 'at' : 'lastShown', fault.message);
        const shownTenths = tenthsOf(firstShown);
        const id = await addRow(t, 'meterReadings', {
          companyId,
          meterId: meter.id,
          at,
          shownTenths,
          offsetTenths: total - shownTenths,
          source: 'replacement',
          byName: fullName(request.person).slice(0, 300),
        });
        await plans.afterReadings(t, request, { companyId, meterIds: [meter.id] });
        const details = `Replaced the meter of ${meter.name} of ${meter.yachtName} at ${hoursText(hoursOf(total))}`;
        await record(t, request, { companyId, action: 'update', resourceType: 'equipment', resourceId: meter.equipmentId, details });
        const { rows } = await t.executeQuery(readingsById(request.scope, [id]));
        return rows[0] as MeterReading;
      }),
  );

  app.delete(
    '/api/readings/:id',
    {
      config: { may: 'maintenance:write' },
      schema: {
        tags: ['Equipment'],
        operationId: 'deleteReading',
        summary: 'Delete a reading',
        description: 'Deletes a reading. A replacement that later readings depend on is kept (409 `later_reading`).',
        params: WithId,
        response: { 204: z.null() },
      },
    },
    (request, reply) =>
      write(db, request, reply, 204, async (t) => {
        const place = await meterOfReading(t, request.scope, request.params.id);
        if (!place) throw notThere();
        const { companyId, meterId } = place;
        await plans.hold(t, { companyId, meterIds: [meterId] });
        await holdMeters(t, companyId, [meterId]);
        const {
          rows: [reading],
        } = await t.executeQuery(readingsById(request.scope, [request.params.id]));
        if (!reading) throw notThere();
        const { after } = await neighboursOf(t, companyId, reading);
        if (reading.source === 'replacement' && after)
          throw new Refusal(409, 'later_reading', 'Later readings depend on this replacement. Delete those first.');
        await deleteRow(t, 'meterReadings', { companyId, id: reading.id });
        await plans.afterReadings(t, request, { companyId, meterIds: [meterId] });
        const meter = (await metersOf(t, companyId, [meterId])).get(meterId);
        const details = `Deleted a reading of ${meter?.name} of ${meter?.yachtName}: ${hoursText(reading.hours)}`;
        await record(t, request, { companyId, action: 'delete', resourceType: 'reading', resourceId: reading.id, details });
        return null;
      }),
  );
}

/** The company of a meter; 422 if this scope has none with that id. */
async function companyOfReadings(t: Transaction, scope: Scope, meterId: number): Promise<number> {
  const companyId = await companyOfMeter(t, scope, meterId);
  if (companyId === undefined) throw wrongField('readings.0.meterId', 'This meter no longer exists');
  return companyId;
}

/** The yacht of an entry in the calendar; 422 if the company has none with that id. */
async function yachtOfEvent(t: Transaction, companyId: number, id: number): Promise<number> {
  const yachtId = await yachtOfEntry(t, companyId, id);
  if (yachtId === undefined) throw wrongField('eventId', 'This booking no longer exists');
  return yachtId;
}
