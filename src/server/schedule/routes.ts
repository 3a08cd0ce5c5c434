import { EventCounts, EventListQuery, eventSorts } from '#domain/schedule/event-list.ts';
import { FreeSlots } from '#domain/schedule/free-slots.ts';
import { endFault, EventType, NewScheduleEvent, ScheduleEvent, ScheduleEventChanges } from '#domain/schedule/schedule-event.ts';
import { can } from '#domain/session/permissions.ts';
import { IdInAddress, instant, PageInTime } from '#domain/shared/fields.ts';
import { z } from '#domain/shared/zod.ts';
import { banOn } from '../defects/ban.ts';
import { addRecordOfSlot, isSlotOfClosedWork, moveRecord, withoutUndefined } from './work.ts';
import { answerList, answerRecord } from '../platform/answers.ts';
import type { Transaction } from '../platform/database.ts';
import { notThere, wrongField } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { addRow, changeRow, deleteRow, isRow } from '../platform/rows.ts';
import { Changed, WithId } from '../platform/schemas.ts';
import { enterAndRead } from '../platform/sign-in.ts';
import { difference, etag, record, refuseIfChanged, write } from '../platform/write.ts';
import { currencyFor } from '../yachts/house-rules.ts';
import { companyOfYacht, refuseYachtOfOthers } from '../yachts/owner.ts';
import { partOfYacht } from '../yachts/parts.ts';
import {
  changeCharterEntry,
  endSeatOptions,
  refuseChangesOfCharter,
  refuseChangesOfDeparture,
  refuseDeletionOfCharter,
  refuseDeparture,
  refuseImported,
} from './charter-entry.ts';
import { refuseConflicts } from './conflicts.ts';
import { freeSlotsOf, slotFacts } from './free-slots.ts';
import { noticesOf, refuseNotices } from './notices.ts';
import { moveOthersAlong } from './settling.ts';
import { eventById, eventCounts, eventPage, holdEvent, readEvent } from './store.ts';
import './examples.ts';

const SlotQuery = z.object({
  yachtId: IdInAddress,
  type: EventType.default('charter'),
  startDate: instant('Start date is required'),
  endDate: instant('End date is required'),
  except: IdInAddress.optional(),
});

/** The fleet's calendar, in which no yacht is double-booked. */
export function scheduleRoutes(app: App, { db }: Parts): void {
  app.get(
    '/api/schedule',
    {
      config: { may: 'schedule:read', signInWithRead: true },
      schema: {
        tags: ['Schedule'],
        operationId: 'listEvents',
        summary: 'List events',
        description:
          'Lists bookings and other events of the fleet; `money=true` adds the payment state of each booking, `pictures=true` the type, length and picture of its yacht.',
        querystring: EventListQuery,
        response: { 200: z.array(ScheduleEvent) },
      },
    },
    async (request, reply) => {
      const events = await answerList(db, request, reply, request.query, eventPage);
      // The payment status is included, but belongs to the books.
      if (request.query.money !== 'true' || can(request.person, 'finance:read')) return events;
      return events.map((event) => ({ ...event, moneyState: null, invoiceId: null }));
    },
  );

  app.get(
    '/api/schedule/:id',
    {
      config: { may: 'schedule:read', signInWithRead: true },
      schema: {
        tags: ['Schedule'],
        operationId: 'getEvent',
        summary: 'Read an event',
        description: 'Returns one event.',
        params: WithId,
        response: { 200: ScheduleEvent },
      },
    },
    (request, reply) => answerRecord(db, request, reply, (place) => eventById(place, request.params.id)),
  );

  app.get(
    '/api/schedule/counts',
    {
      config: { may: 'schedule:read', signInWithRead: true },
      schema: {
        tags: ['Schedule'],
        operationId: 'countEvents',
        summary: 'Count events by status',
        description: 'Counts events by status, for the whole fleet or one yacht, optionally matching a search.',
        querystring: EventListQuery.pick({ yachtId: true, type: true, q: true }),
        response: { 200: EventCounts },
      },
    },
    async (request) => {
      const rows = await enterAndRead(db, request, (place) => eventCounts(place, request.query));
      return rows[0] as EventCounts;
    },
  );

  app.get(
    '/api/schedule/free-slots',
    {
      config: { may: 'schedule:read', signInWithRead: true },
      schema: {
        tags: ['Schedule'],
        operationId: 'findFreeSlots',
        summary: 'Find free times',
        description:
          'Tells whether a yacht is free at a time, the nearest times it is free, which other yachts are free then, and any notices about it before booking.',
        querystring: SlotQuery,
        response: { 200: FreeSlots },
      },
    },
    async (request) => {
      refuseImpossibleDates(request.query);
      const rows = await enterAndRead(db, request, (place) => slotFacts(place, request.query));
      const companyId = rows[0]?.companyId;
      if (companyId === undefined) throw notThere();
      const [wish, reader, run] = [{ ...request.query, companyId }, request.person, db.in(request.scope)];
      const ban = await banOn(run, wish, reader);
      const notices = await noticesOf(run, wish, reader);
      return { ...freeSlotsOf(wish, rows, { now: new Date().toISOString(), reader, ban }), notices };
    },
  );

  app.post(
    '/api/schedule',
    {
      config: { may: 'schedule:write' },
      schema: {
        tags: ['Schedule'],
        operationId: 'createEvent',
        summary: 'Add an event',
        description:
          'Adds an event, in the yacht’s usual currency unless another is given; a booking is refused while the yacht is already booked. Notices about her are asked about first (409 `booking_notices`, with `notices`) until `allowNotices` is true. Maintenance gets its record with it, of the kind that is given, else of the general one.',
        body: NewScheduleEvent,
        response: { 201: ScheduleEvent },
      },
    },
    async (request, reply) => {
      const event = await write(db, request, reply, 201, async (t) => {
        const { allowOverlap, allowNotices, companyId: _, maintenanceType, ...given } = request.body;
        refuseImpossibleDates(given);
        if (maintenanceType && given.type !== 'maintenance')
          throw wrongField('maintenanceType', 'Only maintenance can have a kind of work');
        const companyId = await companyOfYacht(t, request.scope, given.yachtId);
        await refuseCustomerOfOthers(t, companyId, given.customerId);
        await refuseConflicts(t, request.person, { ...given, companyId, allowOverlap, allowNotices });
        await refuseNotices(t, request.person, { ...given, companyId, allowNotices });
        const maintenanceId = given.type === 'maintenance' ? await addRecordOfSlot(t, companyId, request.body) : null;
        const currency = await currencyFor(t, companyId, given);
        const id = await addRow(t, 'scheduleEvents', { ...given, companyId, maintenanceId, currency });
        await moveOthersAlong(t, companyId, { to: given });
        await record(t, request, {
          companyId,
          action: 'schedule',
          resourceType: 'schedule',
          resourceId: id,
          details: `Scheduled: ${given.title}`,
        });
        return readEvent(t, request.scope, id);
      });
      reply.header('etag', etag(event)).header('location', `/api/schedule/${event.id}`);
      return event;
    },
  );

  app.patch(
    '/api/schedule/:id',
    {
      config: { may: 'schedule:write' },
      schema: {
        tags: ['Schedule'],
        operationId: 'updateEvent',
        summary: 'Change an event',
        description:
          'Changes the given fields of an event; a booking can’t be moved to where the yacht is already booked. Moving the entry of a charter moves the charter; its price, customer and type are changed on the charter.',
        params: WithId,
        body: ScheduleEventChanges,
        response: { 200: ScheduleEvent, 412: Changed(ScheduleEvent) },
      },
    },
    async (request, reply) => {
      const event = await write(db, request, reply, 200, async (t) => {
        const { row: stored, companyId } = await holdEvent(t, request.scope, request.params.id, request.body.yachtId);
        refuseIfChanged(request, stored);
        const { allowOverlap, allowNotices, companyId: _, ...given } = request.body;
        const changes = difference(stored, given);
        if (Object.keys(changes).length === 0) return stored;
        refuseImported(stored);
        refuseChangesOfCharter(stored, changes);
        await refuseChangesOfDeparture(t, companyId, stored, given);
        await checkChange(t, companyId, stored, given);
        if (given.yachtId) await refuseYachtOfOthers(t, request.scope, given.yachtId, companyId);
        const moves = ['yachtId', 'startDate', 'endDate', 'type'].some((key) => key in changes);
        if (stored.charterId !== null)
          await changeCharterEntry(t, request, { companyId, stored }, { ...given, allowOverlap, allowNotices });
        else {
          if (moves && !(await isSlotOfClosedWork(t, companyId, stored))) {
            const wish = { ...stored, ...given, companyId, except: stored.id, allowOverlap, allowNotices };
            await refuseConflicts(t, request.person, wish);
            await refuseNotices(t, request.person, wish);
          }
          await moveRecord(t, companyId, stored, given);
          await changeRow(t, 'scheduleEvents', { companyId, id: stored.id }, given);
          if (moves) {
            const to = { ...stored, ...withoutUndefined(given) };
            await endSeatOptions(t, { companyId, id: stored.id }, to.startDate);
            await moveOthersAlong(t, companyId, { from: stored, to });
          }
        }
        await record(t, request, {
          companyId,
          action: 'schedule',
          resourceType: 'schedule',
          resourceId: stored.id,
          details: `${moves ? 'Moved' : 'Updated'}: ${given.title ?? stored.title}`,
          changes,
        });
        return readEvent(t, request.scope, stored.id);
      });
      reply.header('etag', etag(event));
      return event;
    },
  );

  app.delete(
    '/api/schedule/:id',
    {
      config: { may: 'schedule:write' },
      schema: {
        tags: ['Schedule'],
        operationId: 'deleteEvent',
        summary: 'Delete an event',
        description:
          'Deletes an event, and the maintenance record whose slot it is. The entry of a charter or a departure goes with it (409 `charter_entry`, `departure_entry`).',
        params: WithId,
        response: { 204: z.null(), 412: Changed(ScheduleEvent) },
      },
    },
    (request, reply) =>
      write(db, request, reply, 204, async (t) => {
        const { row: stored, companyId } = await holdEvent(t, request.scope, request.params.id);
        refuseIfChanged(request, stored);
        refuseImported(stored);
        refuseDeletionOfCharter(stored);
        await refuseDeparture(t, companyId, stored);
        if (stored.maintenanceId === null) await deleteRow(t, 'scheduleEvents', { companyId, id: stored.id });
        else await deleteRow(t, 'maintenance', { companyId, id: stored.maintenanceId });
        await moveOthersAlong(t, companyId, { from: stored });
        await record(t, request, {
          companyId,
          action: 'delete',
          resourceType: 'schedule',
          resourceId: stored.id,
          details: `Deleted from the schedule: ${stored.title}`,
        });
        return null;
      }),
  );

  partOfYacht(
    app,
    { db },
    {
      part: 'schedule',
      operationId: 'listYachtEvents',
      summary: 'List the events of a yacht',
      description: 'Lists the bookings and other events of a yacht.',
      query: PageInTime.extend({ sort: z.enum(eventSorts).optional() }),
      row: ScheduleEvent,
      page: eventPage,
    },
  );
}

function refuseImpossibleDates(dates: { startDate: string; endDate: string }): void {
  const fault = endFault(dates);
  if (fault) throw wrongField('endDate', fault);
}

async function checkChange(t: Transaction, companyId: number, stored: ScheduleEvent, changes: ScheduleEventChanges): Promise<void> {
  refuseImpossibleDates({ ...stored, ...changes });
  await refuseCustomerOfOthers(t, companyId, changes.customerId);
  // A maintenance entry has a record with its history: turning one into a booking, or a booking into one, would lose or invent it.
  const wasMaintenance = stored.type === 'maintenance';
  if (changes.type && (changes.type === 'maintenance') !== wasMaintenance) {
    throw wrongField(
      'type',
      wasMaintenance
        ? "Maintenance can't be changed into another type. Please delete it and add a new event."
        : "This can't be changed into maintenance. Please add the maintenance as a new event.",
    );
  }
}

async function refuseCustomerOfOthers(t: Transaction, companyId: number, customerId: number | null | undefined): Promise<void> {
  if (!customerId) return;
  if (!(await isRow(t, 'customers', { companyId, id: customerId }))) throw wrongField('customerId', "This customer isn't in your company.");
}
